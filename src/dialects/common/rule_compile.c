// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses op rules of schemas by recursive descent.
//
//   rule  := (link ("," | ":"))* must | (link ("," | ":"))* link
//   link  := "let" NAME "=" expr | "for" NAME "<" sum | "for" NAME "in" sum | "if" expr
//          | "done if" expr
//   must  := expr ("at" expr)? ":" "!"? words
//   words := text that may contain "{" expr "}"

#include "dialects/common/rule.h"
#include "ir/services.h"
#include "schema/schema_value.h"

#define DEPTH_MAX 100u

typedef struct compiler {
  const tn_schema_source* source;
  const tn_op_schema* schema;
  tn_string_view whole;
  const char* at;
  const char* end;
  const char* wrong;  ///< The position of an error; NULL for none.
  bool is_out_of_memory;
  uint32_t depth;
  uint32_t slot_count;
  tn_string_view slots[TN_RULE_SLOTS];
  rule_node spare;  ///< Returned when out of memory.
} compiler;

static const rule_node nothing_node = {.kind = NODE_NOTHING};

//===-- Words ---------------------------------------------------------------------------------===//

static void skip_blanks(compiler* self) {
  while (self->at < self->end && *self->at == ' ') ++self->at;
}

static bool is_word_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static tn_string_view peek_word(compiler* self) {
  skip_blanks(self);
  const char* stop = self->at;
  while (stop < self->end && is_word_char(*stop)) ++stop;
  return (tn_string_view){self->at, (size_t)(stop - self->at)};
}

/// Fast path: compares the first character.
static bool begins(compiler* self, const char* text) {
  skip_blanks(self);
  return self->at != self->end && *self->at == *text;
}

static bool take_word(compiler* self, const char* word) {
  if (!begins(self, word)) return false;
  const tn_string_view found = peek_word(self);
  if (!tn_string_view_equal(found, tn_string_view_from(word))) return false;
  self->at += found.size;
  return true;
}

static bool take(compiler* self, const char* sign) {
  if (!begins(self, sign)) return false;
  const size_t size = strlen(sign);
  if ((size_t)(self->end - self->at) < size || memcmp(self->at, sign, size) != 0) return false;
  self->at += size;
  return true;
}

static const rule_node* refuse(compiler* self) {
  if (self->wrong == NULL) self->wrong = self->at;
  return &nothing_node;
}

static rule_node* make(compiler* self, rule_node node) {
  rule_node* made = tn_arena__take(&self->source->dialect->arena, sizeof *made);
  if (made == NULL) {
    self->is_out_of_memory = true;
    return &self->spare;
  }
  *made = node;
  return made;
}

//===-- Expressions ---------------------------------------------------------------------------===//

static const rule_node* read_expr(compiler* self);
static const rule_node* read_sum(compiler* self);

static tn_string_view read_quoted(compiler* self) {
  if (!take(self, "'")) {
    refuse(self);
    return (tn_string_view){"", 0};
  }
  const char* start = self->at;
  const char* stop = memchr(start, '\'', (size_t)(self->end - start));
  if (stop == NULL) {
    refuse(self);
    return (tn_string_view){"", 0};
  }
  self->at = stop + 1;
  return (tn_string_view){start, (size_t)(stop - start)};
}

static const rule_node* read_list(compiler* self, const char* close) {
  if (take(self, close)) return NULL;
  const rule_node* first = read_expr(self);
  if (!take(self, ",")) {
    if (!take(self, close)) return refuse(self);
    return make(self, (rule_node){.kind = NODE_LIST, .a = first});
  }
  if (self->wrong != NULL || ++self->depth > DEPTH_MAX) return refuse(self);
  const rule_node* rest = read_list(self, close);
  --self->depth;
  return make(self, (rule_node){.kind = NODE_LIST, .a = first, .b = rest});
}

static int find_name(const char* const* names, int count, tn_string_view name) {
  for (int i = 0; i < count; ++i) {
    if (tn_string_view_equal(tn_string_view_from(names[i]), name)) return i;
  }
  return -1;
}

#define TN_NAME(name) #name,
static const char* const field_names[] = {TN_RULE_FIELDS(TN_NAME)};
static const char* const function_names[] = {TN_RULE_FUNCTIONS(TN_NAME)};
#undef TN_NAME
static const char* const loop_names[] = {"all", "any", "count", "sum", "product", "first"};

/// Parses `i < bound` or `i in list`; the name is visible from here on.
static bool read_binder(compiler* self, rule_node* loop) {
  const tn_string_view name = peek_word(self);
  self->at += name.size;
  const bool below = take(self, "<");
  if (name.size == 0 || (!below && !take_word(self, "in")) || self->slot_count == TN_RULE_SLOTS) {
    refuse(self);
    return below;
  }
  loop->a = read_sum(self);
  loop->index = (uint16_t)self->slot_count;
  self->slots[self->slot_count++] = name;
  return below;
}

/// Parses `all(i < n, expr)`.
static const rule_node* read_loop(compiler* self, int loop) {
  rule_node node = {.kind = NODE_LOOP, .number = loop};
  const uint32_t slots = self->slot_count;
  node.text = tn_string_view_from(read_binder(self, &node) ? "<" : "");
  if (!take(self, ",")) return refuse(self);
  node.b = read_expr(self);
  if (!take(self, ")")) return refuse(self);
  // The slot is not reused, so that loops do not interfere; its name goes out of scope.
  for (uint32_t i = slots; i < self->slot_count; ++i) self->slots[i].size = 0;
  return make(self, node);
}

static const rule_node* read_call(compiler* self, tn_string_view name) {
  const int loop = find_name(loop_names, sizeof loop_names / sizeof *loop_names, name);
  if (loop >= 0) return read_loop(self, loop);
  const int function = find_name(function_names, RULE_FUNCTION_COUNT, name);
  if (function < 0) {
    self->at = name.data;
    return refuse(self);
  }
  const rule_node* arguments = read_list(self, ")");
  return make(self, (rule_node){.kind = NODE_FUNCTION, .number = function, .a = arguments});
}

static const rule_node* read_name(compiler* self) {
  const tn_string_view name = peek_word(self);
  self->at += name.size;
  if (self->at < self->end && *self->at == '(') {
    ++self->at;
    return read_call(self, name);
  }
  for (uint32_t i = self->slot_count; i-- > 0;) {
    if (tn_string_view_equal(self->slots[i], name)) {
      return make(self, (rule_node){.kind = NODE_SLOT, .index = (uint16_t)i});
    }
  }
  const tn_place place = tn_op_schema__find(self->schema, name);
  if (place.kind <= TN_PLACE_SUCCESSOR) {
    return make(
        self,
        (rule_node){.kind = NODE_PLACE, .number = place.kind, .index = (uint16_t)place.index});
  }
  if (tn_string_view_equal(name, tn_string_view_from("op"))) {
    return make(self, (rule_node){.kind = NODE_OP});
  }
  if (tn_string_view_equal(name, tn_string_view_from("nothing"))) return &nothing_node;
  const int field = find_name(field_names, RULE_FIELD_COUNT, name);
  if (field == RULE_FIELD_operands || field == RULE_FIELD_results || field == RULE_FIELD_regions) {
    const rule_node* op = make(self, (rule_node){.kind = NODE_OP});
    return make(self, (rule_node){.kind = NODE_FIELD, .number = field, .a = op});
  }
  self->at = name.data;
  return refuse(self);
}

static const rule_node* read_atom(compiler* self) {
  skip_blanks(self);
  if (self->at == self->end) return refuse(self);
  if (*self->at >= '0' && *self->at <= '9') {
    int64_t number = 0;
    for (; self->at < self->end && *self->at >= '0' && *self->at <= '9'; ++self->at) {
      if (number > (INT64_MAX - 9) / 10) return refuse(self);
      number = number * 10 + (*self->at - '0');
    }
    return make(self, (rule_node){.kind = NODE_NUMBER, .number = number});
  }
  if (*self->at == '\'') {
    const tn_string_view text = tn_arena__copy(&self->source->dialect->arena, read_quoted(self));
    self->is_out_of_memory = self->is_out_of_memory || text.data == NULL;
    return make(self, (rule_node){.kind = NODE_TEXT, .text = text});
  }
  if (take(self, "?")) return make(self, (rule_node){.kind = NODE_NUMBER, .number = TN_DYNAMIC});
  if (!take(self, "(")) return read_name(self);
  if (++self->depth > DEPTH_MAX) return refuse(self);
  const rule_node* inner = read_expr(self);
  --self->depth;
  return take(self, ")") ? inner : refuse(self);
}

/// Returns the bits of the trait in has_trait, which is at `at`.
static const rule_node* trait_bits(compiler* self, const rule_node* name, const char* at) {
  const uint32_t bits =
      name != NULL && name->kind == NODE_TEXT ? tn_schema__trait_bits(name->text) : 0;
  if (bits != 0) return make(self, (rule_node){.kind = NODE_NUMBER, .number = bits});
  self->at = at;
  return refuse(self);
}

/// Parses `.field`, `.field(argument)` and `[index]`.
static const rule_node* read_postfix(compiler* self) {
  const rule_node* node = read_atom(self);
  while (self->wrong == NULL) {
    if (take(self, "[")) {
      const rule_node* index = read_expr(self);
      if (!take(self, "]")) return refuse(self);
      node = make(self, (rule_node){.kind = NODE_INDEX, .a = node, .b = index});
      continue;
    }
    if (!take(self, ".")) break;
    const tn_string_view name = peek_word(self);
    const int field = find_name(field_names, RULE_FIELD_COUNT, name);
    if (field < 0) return refuse(self);
    self->at += name.size;
    const rule_node* argument = NULL;
    if (self->at < self->end && *self->at == '(') {
      ++self->at;
      argument = read_expr(self);
      if (!take(self, ")")) return refuse(self);
    }
    if (field == RULE_FIELD_has_trait) argument = trait_bits(self, argument, name.data);
    node = make(self, (rule_node){.kind = NODE_FIELD, .number = field, .a = node, .b = argument});
  }
  return node;
}

static const rule_node* read_unary(compiler* self) {
  if (++self->depth > DEPTH_MAX) return refuse(self);
  const rule_node* node = take(self, "-")
                              ? make(self, (rule_node){.kind = NODE_MINUS, .a = read_unary(self)})
                              : read_postfix(self);
  --self->depth;
  return node;
}

static const rule_node* binary(compiler* self, rule_operator number, const rule_node* a,
                               const rule_node* b) {
  return make(self, (rule_node){.kind = NODE_BINARY, .number = number, .a = a, .b = b});
}

static const rule_node* read_product(compiler* self) {
  const rule_node* left = read_unary(self);
  while (self->wrong == NULL) {
    if (take(self, "*")) {
      left = binary(self, RULE_TIMES, left, read_unary(self));
    } else if (take(self, "/")) {
      left = binary(self, RULE_OVER, left, read_unary(self));
    } else if (take(self, "%")) {
      left = binary(self, RULE_REST, left, read_unary(self));
    } else {
      break;
    }
  }
  return left;
}

static const rule_node* read_sum(compiler* self) {
  const rule_node* left = read_product(self);
  while (self->wrong == NULL) {
    if (take(self, "+")) {
      left = binary(self, RULE_PLUS, left, read_product(self));
    } else if (take(self, "-")) {
      left = binary(self, RULE_MINUS, left, read_product(self));
    } else {
      break;
    }
  }
  return left;
}

/// Returns whether the text is a kind of type that is not the name of a constraint.
static bool is_kind(tn_string_view text) {
  static const char* const kinds[] = {"vector",   "memref", "tensor", "unranked memref", "complex",
                                      "function", "tuple",  "opaque", "unranked tensor"};
  return find_name(kinds, sizeof kinds / sizeof *kinds, text) >= 0;
}

/// Parses `is 'vector'` and `isa 'string attribute'`.
static const rule_node* read_constraint(compiler* self, const rule_node* left, bool is_type) {
  const bool negated = take_word(self, "not");
  const tn_string_view text = read_quoted(self);
  if (is_type && is_kind(text)) {
    const rule_node* kind =
        make(self, (rule_node){.kind = NODE_FIELD, .number = RULE_FIELD_kind, .a = left});
    const tn_string_view kept = tn_arena__copy(&self->source->dialect->arena, text);
    self->is_out_of_memory = self->is_out_of_memory || kept.data == NULL;
    const rule_node* word = make(self, (rule_node){.kind = NODE_TEXT, .text = kept});
    return binary(self, negated ? RULE_UNEQUAL : RULE_EQUAL, kind, word);
  }
  rule_node node = {.kind = is_type ? NODE_IS : NODE_ISA, .a = left};
  size_t at = 0;
  tn_arena* arena = &self->source->dialect->arena;
  const tn_string_view kept = tn_arena__copy(arena, text);
  if (kept.data == NULL) {
    self->is_out_of_memory = true;
    return left;
  }
  const tn_status status =
      is_type ? tn_type_rule__compile(arena, self->source->context->services->type_words, kept,
                                      &node.rule, &at)
              : tn_attribute_rule__compile(arena, kept, &node.attribute_rule, &at);
  if (status == TN_OUT_OF_MEMORY) self->is_out_of_memory = true;
  if (status != TN_OK) {
    self->at = text.data + at;
    return refuse(self);
  }
  const rule_node* made = make(self, node);
  return negated ? make(self, (rule_node){.kind = NODE_NOT, .a = made}) : made;
}

static const rule_node* read_comparison(compiler* self) {
  static const struct {
    const char* sign;
    rule_operator number;
  } signs[] = {{"==", RULE_EQUAL},    {"!=", RULE_UNEQUAL}, {"<=", RULE_AT_MOST},
               {">=", RULE_AT_LEAST}, {"<", RULE_LESS},     {">", RULE_MORE}};
  const rule_node* left = read_sum(self);
  if (self->wrong != NULL) return left;
  for (size_t i = 0; i < sizeof signs / sizeof *signs; ++i) {
    if (take(self, signs[i].sign)) return binary(self, signs[i].number, left, read_sum(self));
  }
  if (take_word(self, "is")) return read_constraint(self, left, true);
  if (take_word(self, "isa")) return read_constraint(self, left, false);
  if (!take_word(self, "in")) return left;
  if (!take(self, "[")) return refuse(self);
  const rule_node* list = read_list(self, "]");
  return make(self, (rule_node){.kind = NODE_IN, .a = left, .b = list});
}

static const rule_node* read_not(compiler* self) {
  if (!take_word(self, "not")) return read_comparison(self);
  if (++self->depth > DEPTH_MAX) return refuse(self);
  const rule_node* inner = read_not(self);
  --self->depth;
  return make(self, (rule_node){.kind = NODE_NOT, .a = inner});
}

static const rule_node* read_and(compiler* self) {
  const rule_node* left = read_not(self);
  while (self->wrong == NULL && take_word(self, "and"))
    left = binary(self, RULE_AND, left, read_not(self));
  return left;
}

static const rule_node* read_expr(compiler* self) {
  const rule_node* left = read_and(self);
  while (self->wrong == NULL && take_word(self, "or"))
    left = binary(self, RULE_OR, left, read_and(self));
  return left;
}

//===-- Rules ---------------------------------------------------------------------------------===//

/// Parses a message: texts and expressions in braces, each a link.
static const rule_node* read_words(compiler* self) {
  rule_node* first = NULL;
  rule_node* last = NULL;
  while (self->at < self->end && self->wrong == NULL && !self->is_out_of_memory) {
    rule_node* part;
    if (*self->at == '{' && (self->at + 1 == self->end || self->at[1] != '{')) {
      ++self->at;
      const bool is_note = take_word(self, "note");
      if (is_note && !take_word(self, "at")) refuse(self);
      const rule_node* expr = read_expr(self);
      if (!take(self, "}")) refuse(self);
      if (is_note) skip_blanks(self);
      // A separate link, because an expression may be shared by several rules.
      part = make(self, (rule_node){.kind = is_note ? LINK_NOTE : NODE_LIST, .a = expr});
    } else {
      // Doubled braces are an escape.
      self->at += *self->at == '{';
      const char* from = self->at + (*self->at == '{');
      const char* stop = memchr(from, '{', (size_t)(self->end - from));
      if (stop == NULL) stop = self->end;
      const tn_string_view text = {self->at, (size_t)(stop - self->at)};
      part = make(self, (rule_node){.kind = NODE_TEXT,
                                    .text = tn_arena__copy(&self->source->dialect->arena, text)});
      self->is_out_of_memory = self->is_out_of_memory || part->text.data == NULL;
      self->at = stop;
    }
    if (last == NULL) {
      first = part;
    } else {
      last->next = part;
    }
    last = part;
  }
  return first;
}

static const rule_node* read_must(compiler* self) {
  rule_node node = {.kind = LINK_MUST, .a = read_expr(self)};
  if (take_word(self, "at")) node.b = read_expr(self);
  if (!take(self, ":")) return refuse(self);
  skip_blanks(self);
  node.is_plain = take(self, "!");
  node.is_bare = node.is_plain && take(self, "!");
  node.next = read_words(self);
  return make(self, node);
}

static rule_node* read_link(compiler* self) {
  rule_node node = {.kind = LINK_IF};
  if (take_word(self, "let")) {
    const tn_string_view name = peek_word(self);
    self->at += name.size;
    if (!take(self, "=") || self->slot_count == TN_RULE_SLOTS) {
      refuse(self);
      return NULL;
    }
    node.kind = LINK_LET;
    node.a = read_expr(self);
    node.index = (uint16_t)self->slot_count;
    self->slots[self->slot_count++] = name;
  } else if (take_word(self, "for")) {
    node.kind = read_binder(self, &node) ? LINK_FOR : LINK_EACH;
  } else if (take_word(self, "done")) {
    node.kind = LINK_DONE;
    node.a = take_word(self, "if") ? read_expr(self) : refuse(self);
  } else if (take_word(self, "if")) {
    node.a = read_expr(self);
  } else {
    return NULL;
  }
  return make(self, node);
}

static const rule_node* read_rule(compiler* self) {
  const rule_node* first = NULL;
  rule_node* last = NULL;
  for (;;) {
    rule_node* link = read_link(self);
    if (self->wrong != NULL || self->is_out_of_memory) return NULL;
    const rule_node* made = link == NULL ? read_must(self) : link;
    if (last == NULL) {
      first = made;
    } else {
      last->next = made;
    }
    if (link == NULL) break;
    last = link;
    skip_blanks(self);
    if (self->at == self->end) break;
    if (!take(self, ",") && !take(self, ":")) refuse(self);
  }
  return first;
}

tn_status tn_rules__load(const tn_schema_source* source, const tn_op_schema* schema,
                         const char* key, const tn_rule_list** out_rules) {
  uint32_t count = 0;
  const tn_schema_value* item = tn_schema__items(source, key, &count);
  if (count == 0) return TN_OK;
  tn_rule_list* rules =
      tn_arena__take(&source->dialect->arena, sizeof *rules + count * sizeof *rules->rules);
  if (rules == NULL) return tn_schema__out_of_memory(source);
  compiler self = {.source = source, .schema = schema};
  for (; item != NULL; item = item->next) {
    TN_TRY(tn_schema__need_string(source, key, item));
    self.whole = item->text;
    self.at = self.whole.data;
    self.end = self.at + self.whole.size;
    rules->rules[rules->count++] = read_rule(&self);
    if (self.is_out_of_memory) return tn_schema__out_of_memory(source);
    if (self.wrong == NULL) continue;
    return tn_schema__fail(source, "cannot parse rule '%.*s' at '%.*s'", (int)self.whole.size,
                           self.whole.data, (int)(self.end - self.wrong), self.wrong);
  }
  rules->slot_count = self.slot_count;
  rules->told = tn_rules__find_told(rules);
  *out_rules = rules;
  return TN_OK;
}
