// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of ops as schemas spell them, taken apart by recursive descent.
//
//   rule  := (link ("," | ":"))* must | (link ("," | ":"))* link
//   link  := "let" NAME "=" expr | "for" NAME "<" sum | "for" NAME "in" sum | "if" expr
//          | "done if" expr
//   must  := expr ("at" expr)? ":" "!"? words
//   words := text with "{" expr "}" in it

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
  const char* wrong;  ///< Where it is not understood; NULL while all is well.
  bool is_out_of_memory;
  uint32_t depth;
  uint32_t slot_count;
  tn_string_view slots[TN_RULE_SLOTS];
  rule_node spare;  ///< What is made when out of memory.
} compiler;

static const rule_node nothing_node = {.kind = NODE_NOTHING};

//===-- Words ---------------------------------------------------------------------------------===//

static void skip_blanks(compiler* it) {
  while (it->at < it->end && *it->at == ' ') ++it->at;
}

static bool is_word_char(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

static tn_string_view peek_word(compiler* it) {
  skip_blanks(it);
  const char* stop = it->at;
  while (stop < it->end && is_word_char(*stop)) ++stop;
  return (tn_string_view){it->at, (size_t)(stop - it->at)};
}

/// Whether what follows begins as `text` does, which decides most questions.
static bool begins(compiler* it, const char* text) {
  skip_blanks(it);
  return it->at != it->end && *it->at == *text;
}

static bool take_word(compiler* it, const char* word) {
  if (!begins(it, word)) return false;
  const tn_string_view found = peek_word(it);
  if (!tn_string_view_equal(found, tn_string_view_from(word))) return false;
  it->at += found.size;
  return true;
}

static bool take(compiler* it, const char* sign) {
  if (!begins(it, sign)) return false;
  const size_t size = strlen(sign);
  if ((size_t)(it->end - it->at) < size || memcmp(it->at, sign, size) != 0) return false;
  it->at += size;
  return true;
}

static const rule_node* refuse(compiler* it) {
  if (it->wrong == NULL) it->wrong = it->at;
  return &nothing_node;
}

static rule_node* make(compiler* it, rule_node node) {
  rule_node* made = tn_arena__take(&it->source->dialect->arena, sizeof *made);
  if (made == NULL) {
    it->is_out_of_memory = true;
    return &it->spare;
  }
  *made = node;
  return made;
}

//===-- Expressions ---------------------------------------------------------------------------===//

static const rule_node* read_expr(compiler* it);
static const rule_node* read_sum(compiler* it);

static tn_string_view read_quoted(compiler* it) {
  if (!take(it, "'")) {
    refuse(it);
    return (tn_string_view){"", 0};
  }
  const char* start = it->at;
  const char* stop = memchr(start, '\'', (size_t)(it->end - start));
  if (stop == NULL) {
    refuse(it);
    return (tn_string_view){"", 0};
  }
  it->at = stop + 1;
  return (tn_string_view){start, (size_t)(stop - start)};
}

static const rule_node* read_list(compiler* it, const char* close) {
  if (take(it, close)) return NULL;
  const rule_node* first = read_expr(it);
  if (!take(it, ",")) {
    if (!take(it, close)) return refuse(it);
    return make(it, (rule_node){.kind = NODE_LIST, .a = first});
  }
  if (it->wrong != NULL || ++it->depth > DEPTH_MAX) return refuse(it);
  const rule_node* rest = read_list(it, close);
  --it->depth;
  return make(it, (rule_node){.kind = NODE_LIST, .a = first, .b = rest});
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

/// `i < bound` or `i in list`; the name is known from here on.
static bool read_binder(compiler* it, rule_node* loop) {
  const tn_string_view name = peek_word(it);
  it->at += name.size;
  const bool below = take(it, "<");
  if (name.size == 0 || (!below && !take_word(it, "in")) || it->slot_count == TN_RULE_SLOTS) {
    refuse(it);
    return below;
  }
  loop->a = read_sum(it);
  loop->index = (uint16_t)it->slot_count;
  it->slots[it->slot_count++] = name;
  return below;
}

/// `all(i < n, expr)`
static const rule_node* read_loop(compiler* it, int loop) {
  rule_node node = {.kind = NODE_LOOP, .number = loop};
  const uint32_t slots = it->slot_count;
  node.text = tn_string_view_from(read_binder(it, &node) ? "<" : "");
  if (!take(it, ",")) return refuse(it);
  node.b = read_expr(it);
  if (!take(it, ")")) return refuse(it);
  // The slot stays its own, so that loops do not write over each other; its name goes.
  for (uint32_t i = slots; i < it->slot_count; ++i) it->slots[i].size = 0;
  return make(it, node);
}

static const rule_node* read_call(compiler* it, tn_string_view name) {
  const int loop = find_name(loop_names, sizeof loop_names / sizeof *loop_names, name);
  if (loop >= 0) return read_loop(it, loop);
  const int function = find_name(function_names, RULE_FUNCTION_COUNT, name);
  if (function < 0) {
    it->at = name.data;
    return refuse(it);
  }
  const rule_node* arguments = read_list(it, ")");
  return make(it, (rule_node){.kind = NODE_FUNCTION, .number = function, .a = arguments});
}

static const rule_node* read_name(compiler* it) {
  const tn_string_view name = peek_word(it);
  it->at += name.size;
  if (it->at < it->end && *it->at == '(') {
    ++it->at;
    return read_call(it, name);
  }
  for (uint32_t i = it->slot_count; i-- > 0;) {
    if (tn_string_view_equal(it->slots[i], name)) {
      return make(it, (rule_node){.kind = NODE_SLOT, .index = (uint16_t)i});
    }
  }
  const tn_place place = tn_op_schema__find(it->schema, name);
  if (place.kind <= TN_PLACE_SUCCESSOR) {
    return make(
        it, (rule_node){.kind = NODE_PLACE, .number = place.kind, .index = (uint16_t)place.index});
  }
  if (tn_string_view_equal(name, tn_string_view_from("op"))) {
    return make(it, (rule_node){.kind = NODE_OP});
  }
  if (tn_string_view_equal(name, tn_string_view_from("nothing"))) return &nothing_node;
  const int field = find_name(field_names, RULE_FIELD_COUNT, name);
  if (field == RULE_FIELD_operands || field == RULE_FIELD_results || field == RULE_FIELD_regions) {
    const rule_node* op = make(it, (rule_node){.kind = NODE_OP});
    return make(it, (rule_node){.kind = NODE_FIELD, .number = field, .a = op});
  }
  it->at = name.data;
  return refuse(it);
}

static const rule_node* read_atom(compiler* it) {
  skip_blanks(it);
  if (it->at == it->end) return refuse(it);
  if (*it->at >= '0' && *it->at <= '9') {
    int64_t number = 0;
    for (; it->at < it->end && *it->at >= '0' && *it->at <= '9'; ++it->at) {
      if (number > (INT64_MAX - 9) / 10) return refuse(it);
      number = number * 10 + (*it->at - '0');
    }
    return make(it, (rule_node){.kind = NODE_NUMBER, .number = number});
  }
  if (*it->at == '\'') {
    const tn_string_view text = tn_arena__copy(&it->source->dialect->arena, read_quoted(it));
    it->is_out_of_memory = it->is_out_of_memory || text.data == NULL;
    return make(it, (rule_node){.kind = NODE_TEXT, .text = text});
  }
  if (take(it, "?")) return make(it, (rule_node){.kind = NODE_NUMBER, .number = TN_DYNAMIC});
  if (!take(it, "(")) return read_name(it);
  if (++it->depth > DEPTH_MAX) return refuse(it);
  const rule_node* inner = read_expr(it);
  --it->depth;
  return take(it, ")") ? inner : refuse(it);
}

/// Of has_trait: the bits of the trait that is named at `at`.
static const rule_node* trait_bits(compiler* it, const rule_node* name, const char* at) {
  const uint32_t bits =
      name != NULL && name->kind == NODE_TEXT ? tn_schema__trait_bits(name->text) : 0;
  if (bits != 0) return make(it, (rule_node){.kind = NODE_NUMBER, .number = bits});
  it->at = at;
  return refuse(it);
}

/// `.field`, `.field(argument)`, `[index]`
static const rule_node* read_postfix(compiler* it) {
  const rule_node* node = read_atom(it);
  while (it->wrong == NULL) {
    if (take(it, "[")) {
      const rule_node* index = read_expr(it);
      if (!take(it, "]")) return refuse(it);
      node = make(it, (rule_node){.kind = NODE_INDEX, .a = node, .b = index});
      continue;
    }
    if (!take(it, ".")) break;
    const tn_string_view name = peek_word(it);
    const int field = find_name(field_names, RULE_FIELD_COUNT, name);
    if (field < 0) return refuse(it);
    it->at += name.size;
    const rule_node* argument = NULL;
    if (it->at < it->end && *it->at == '(') {
      ++it->at;
      argument = read_expr(it);
      if (!take(it, ")")) return refuse(it);
    }
    if (field == RULE_FIELD_has_trait) argument = trait_bits(it, argument, name.data);
    node = make(it, (rule_node){.kind = NODE_FIELD, .number = field, .a = node, .b = argument});
  }
  return node;
}

static const rule_node* read_unary(compiler* it) {
  if (++it->depth > DEPTH_MAX) return refuse(it);
  const rule_node* node = take(it, "-")
                              ? make(it, (rule_node){.kind = NODE_MINUS, .a = read_unary(it)})
                              : read_postfix(it);
  --it->depth;
  return node;
}

static const rule_node* binary(compiler* it, rule_operator number, const rule_node* a,
                               const rule_node* b) {
  return make(it, (rule_node){.kind = NODE_BINARY, .number = number, .a = a, .b = b});
}

static const rule_node* read_product(compiler* it) {
  const rule_node* left = read_unary(it);
  while (it->wrong == NULL) {
    if (take(it, "*")) {
      left = binary(it, RULE_TIMES, left, read_unary(it));
    } else if (take(it, "/")) {
      left = binary(it, RULE_OVER, left, read_unary(it));
    } else if (take(it, "%")) {
      left = binary(it, RULE_REST, left, read_unary(it));
    } else {
      break;
    }
  }
  return left;
}

static const rule_node* read_sum(compiler* it) {
  const rule_node* left = read_product(it);
  while (it->wrong == NULL) {
    if (take(it, "+")) {
      left = binary(it, RULE_PLUS, left, read_product(it));
    } else if (take(it, "-")) {
      left = binary(it, RULE_MINUS, left, read_product(it));
    } else {
      break;
    }
  }
  return left;
}

/// Kinds of types that no constraint is called.
static bool is_kind(tn_string_view text) {
  static const char* const kinds[] = {"vector",   "memref", "tensor", "unranked memref", "complex",
                                      "function", "tuple",  "opaque", "unranked tensor"};
  return find_name(kinds, sizeof kinds / sizeof *kinds, text) >= 0;
}

/// `is 'vector'`, `isa 'string attribute'`
static const rule_node* read_constraint(compiler* it, const rule_node* left, bool is_type) {
  const bool negated = take_word(it, "not");
  const tn_string_view text = read_quoted(it);
  if (is_type && is_kind(text)) {
    const rule_node* kind =
        make(it, (rule_node){.kind = NODE_FIELD, .number = RULE_FIELD_kind, .a = left});
    const tn_string_view kept = tn_arena__copy(&it->source->dialect->arena, text);
    it->is_out_of_memory = it->is_out_of_memory || kept.data == NULL;
    const rule_node* word = make(it, (rule_node){.kind = NODE_TEXT, .text = kept});
    return binary(it, negated ? RULE_UNEQUAL : RULE_EQUAL, kind, word);
  }
  rule_node node = {.kind = is_type ? NODE_IS : NODE_ISA, .a = left};
  size_t at = 0;
  tn_arena* arena = &it->source->dialect->arena;
  const tn_string_view kept = tn_arena__copy(arena, text);
  if (kept.data == NULL) {
    it->is_out_of_memory = true;
    return left;
  }
  const tn_status status =
      is_type ? tn_type_rule__compile(arena, it->source->context->services->type_words, kept,
                                      &node.rule, &at)
              : tn_attribute_rule__compile(arena, kept, &node.attribute_rule, &at);
  if (status == TN_OUT_OF_MEMORY) it->is_out_of_memory = true;
  if (status != TN_OK) {
    it->at = text.data + at;
    return refuse(it);
  }
  const rule_node* made = make(it, node);
  return negated ? make(it, (rule_node){.kind = NODE_NOT, .a = made}) : made;
}

static const rule_node* read_comparison(compiler* it) {
  static const struct {
    const char* sign;
    rule_operator number;
  } signs[] = {{"==", RULE_EQUAL},    {"!=", RULE_UNEQUAL}, {"<=", RULE_AT_MOST},
               {">=", RULE_AT_LEAST}, {"<", RULE_LESS},     {">", RULE_MORE}};
  const rule_node* left = read_sum(it);
  if (it->wrong != NULL) return left;
  for (size_t i = 0; i < sizeof signs / sizeof *signs; ++i) {
    if (take(it, signs[i].sign)) return binary(it, signs[i].number, left, read_sum(it));
  }
  if (take_word(it, "is")) return read_constraint(it, left, true);
  if (take_word(it, "isa")) return read_constraint(it, left, false);
  if (!take_word(it, "in")) return left;
  if (!take(it, "[")) return refuse(it);
  const rule_node* list = read_list(it, "]");
  return make(it, (rule_node){.kind = NODE_IN, .a = left, .b = list});
}

static const rule_node* read_not(compiler* it) {
  if (!take_word(it, "not")) return read_comparison(it);
  if (++it->depth > DEPTH_MAX) return refuse(it);
  const rule_node* inner = read_not(it);
  --it->depth;
  return make(it, (rule_node){.kind = NODE_NOT, .a = inner});
}

static const rule_node* read_and(compiler* it) {
  const rule_node* left = read_not(it);
  while (it->wrong == NULL && take_word(it, "and")) left = binary(it, RULE_AND, left, read_not(it));
  return left;
}

static const rule_node* read_expr(compiler* it) {
  const rule_node* left = read_and(it);
  while (it->wrong == NULL && take_word(it, "or")) left = binary(it, RULE_OR, left, read_and(it));
  return left;
}

//===-- Rules ---------------------------------------------------------------------------------===//

/// Texts and expressions in braces, each a link.
static const rule_node* read_words(compiler* it) {
  rule_node* first = NULL;
  rule_node* last = NULL;
  while (it->at < it->end && it->wrong == NULL && !it->is_out_of_memory) {
    rule_node* part;
    if (*it->at == '{' && (it->at + 1 == it->end || it->at[1] != '{')) {
      ++it->at;
      const bool is_note = take_word(it, "note");
      if (is_note && !take_word(it, "at")) refuse(it);
      const rule_node* expr = read_expr(it);
      if (!take(it, "}")) refuse(it);
      if (is_note) skip_blanks(it);
      // As a link, as an expression may be in several rules.
      part = make(it, (rule_node){.kind = is_note ? LINK_NOTE : NODE_LIST, .a = expr});
    } else {
      // Two of them stand for one.
      it->at += *it->at == '{';
      const char* from = it->at + (*it->at == '{');
      const char* stop = memchr(from, '{', (size_t)(it->end - from));
      if (stop == NULL) stop = it->end;
      const tn_string_view text = {it->at, (size_t)(stop - it->at)};
      part = make(it, (rule_node){.kind = NODE_TEXT,
                                  .text = tn_arena__copy(&it->source->dialect->arena, text)});
      it->is_out_of_memory = it->is_out_of_memory || part->text.data == NULL;
      it->at = stop;
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

static const rule_node* read_must(compiler* it) {
  rule_node node = {.kind = LINK_MUST, .a = read_expr(it)};
  if (take_word(it, "at")) node.b = read_expr(it);
  if (!take(it, ":")) return refuse(it);
  skip_blanks(it);
  node.is_plain = take(it, "!");
  node.is_bare = node.is_plain && take(it, "!");
  node.next = read_words(it);
  return make(it, node);
}

static rule_node* read_link(compiler* it) {
  rule_node node = {.kind = LINK_IF};
  if (take_word(it, "let")) {
    const tn_string_view name = peek_word(it);
    it->at += name.size;
    if (!take(it, "=") || it->slot_count == TN_RULE_SLOTS) {
      refuse(it);
      return NULL;
    }
    node.kind = LINK_LET;
    node.a = read_expr(it);
    node.index = (uint16_t)it->slot_count;
    it->slots[it->slot_count++] = name;
  } else if (take_word(it, "for")) {
    node.kind = read_binder(it, &node) ? LINK_FOR : LINK_EACH;
  } else if (take_word(it, "done")) {
    node.kind = LINK_DONE;
    node.a = take_word(it, "if") ? read_expr(it) : refuse(it);
  } else if (take_word(it, "if")) {
    node.a = read_expr(it);
  } else {
    return NULL;
  }
  return make(it, node);
}

static const rule_node* read_rule(compiler* it) {
  const rule_node* first = NULL;
  rule_node* last = NULL;
  for (;;) {
    rule_node* link = read_link(it);
    if (it->wrong != NULL || it->is_out_of_memory) return NULL;
    const rule_node* made = link == NULL ? read_must(it) : link;
    if (last == NULL) {
      first = made;
    } else {
      last->next = made;
    }
    if (link == NULL) break;
    last = link;
    skip_blanks(it);
    if (it->at == it->end) break;
    if (!take(it, ",") && !take(it, ":")) refuse(it);
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
  compiler it = {.source = source, .schema = schema};
  for (; item != NULL; item = item->next) {
    TN_TRY(tn_schema__need_string(source, key, item));
    it.whole = item->text;
    it.at = it.whole.data;
    it.end = it.at + it.whole.size;
    rules->rules[rules->count++] = read_rule(&it);
    if (it.is_out_of_memory) return tn_schema__out_of_memory(source);
    if (it.wrong == NULL) continue;
    return tn_schema__fail(source, "rule '%.*s' is not understood from here on: '%.*s'",
                           (int)it.whole.size, it.whole.data, (int)(it.end - it.wrong), it.wrong);
  }
  rules->slot_count = it.slot_count;
  rules->told = tn_rules__find_told(rules);
  *out_rules = rules;
  return TN_OK;
}
