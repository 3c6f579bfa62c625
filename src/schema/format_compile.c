// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles a format string to elements. The language is ODS's assemblyFormat.
//
// Source: MLIR's documentation, "Defining Dialects: Operation Definition Specification",
// "Declarative Assembly Format".
//
// Spaces are determined here: in MLIR, they depend on the order of elements in the format, not on
// which of them are printed.

#include "schema/format.h"

#define ELEMENTS_MAX 512u
/// A character of the text starts at most two elements: a group, and the jump before it.
#define ELEMENTS_A_CHARACTER 2u

typedef struct compiler {
  const tn_schema_source* source;
  tn_op_schema* schema;
  tn_string_view text;
  size_t at;
  tn_element* elements;
  uint32_t count;
  uint32_t element_limit;  ///< Capacity of `elements`.
  uint64_t used_attributes;
  bool has_prop_dict;
  bool emits_space;      ///< The current element is printed after a space.
  bool was_punctuation;  ///< The previous element was punctuation.
  uint32_t depth;
  bool operand_given[TN_GROUPS_MAX];
  bool result_given[TN_GROUPS_MAX];
} compiler;

//===-- Parsing -------------------------------------------------------------------------------===//

static tn_status refuse(const compiler* self, const char* what) {
  return tn_schema__fail(self->source, "format: %s at '%.*s'", what,
                         (int)(self->text.size - self->at), self->text.data + self->at);
}

static void skip_blanks(compiler* self) {
  while (self->at < self->text.size &&
         (self->text.data[self->at] == ' ' || self->text.data[self->at] == '\n' ||
          self->text.data[self->at] == '\t')) {
    ++self->at;
  }
}

static char peek(compiler* self) {
  skip_blanks(self);
  return self->at < self->text.size ? self->text.data[self->at] : '\0';
}

static bool take(compiler* self, char c) {
  if (peek(self) != c) return false;
  ++self->at;
  return true;
}

static tn_status expect(compiler* self, char c) {
  if (take(self, c)) return TN_OK;
  const char what[] = {'e', 'x', 'p', 'e', 'c', 't', 'e', 'd', ' ', '\'', c, '\'', '\0'};
  return refuse(self, what);
}

static bool is_word_part(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
         c == '-';
}

static tn_string_view take_word(compiler* self) {
  skip_blanks(self);
  const size_t start = self->at;
  while (self->at < self->text.size && is_word_part(self->text.data[self->at])) ++self->at;
  return (tn_string_view){self->text.data + start, self->at - start};
}

static bool word_is(tn_string_view word, const char* text) {
  return tn_string_view_equal(word, tn_string_view_from(text));
}

//===-- Spaces --------------------------------------------------------------------------------===//

static bool contains(const char* set, char c) { return c != '\0' && strchr(set, c) != NULL; }

bool tn_format__wants_space(tn_string_view text, bool was_punctuation) {
  if (text.size != 1 && !word_is(text, "->")) return true;
  return !contains(was_punctuation ? ">)}]," : "<>(){}[],", text.data[0]);
}

static void space_literal(compiler* self, tn_element* element) {
  const tn_string_view text = element->text;
  element->space = self->emits_space && tn_format__wants_space(text, self->was_punctuation);
  self->emits_space = text.size != 1 || !contains("<({[", text.data[0]);
  const char lower = (char)(text.data[0] | 0x20);
  self->was_punctuation = text.data[0] != '_' && !(lower >= 'a' && lower <= 'z');
}

static void space_variable(compiler* self, tn_element* element) {
  element->space = self->emits_space || !self->was_punctuation;
  self->was_punctuation = false;
  self->emits_space = true;
}

//===-- Elements ------------------------------------------------------------------------------===//

static tn_status add(compiler* self, tn_element element, tn_element** out_element) {
  if (self->count == self->element_limit) return refuse(self, "too many elements");
  self->elements[self->count] = element;
  *out_element = &self->elements[self->count++];
  return TN_OK;
}

typedef struct punctuation {
  const char* text;
  tn_token_kind kind;
} punctuation;

static const punctuation punctuations[] = {
    {"->", TN_TOKEN_ARROW},      {":", TN_TOKEN_COLON},       {",", TN_TOKEN_COMMA},
    {"=", TN_TOKEN_EQUAL},       {">", TN_TOKEN_GREATER},     {"{", TN_TOKEN_LEFT_BRACE},
    {"(", TN_TOKEN_LEFT_PAREN},  {"[", TN_TOKEN_LEFT_SQUARE}, {"<", TN_TOKEN_LESS},
    {"-", TN_TOKEN_MINUS},       {"+", TN_TOKEN_PLUS},        {"?", TN_TOKEN_QUESTION},
    {"}", TN_TOKEN_RIGHT_BRACE}, {")", TN_TOKEN_RIGHT_PAREN}, {"]", TN_TOKEN_RIGHT_SQUARE},
    {"/", TN_TOKEN_SLASH},       {"*", TN_TOKEN_STAR},        {"|", TN_TOKEN_VERTICAL_BAR},
    {"...", TN_TOKEN_ELLIPSIS},
};

tn_token_kind tn_format__token_of(tn_string_view text) {
  const char lower = (char)(text.data[0] | 0x20);
  if (text.data[0] == '_' || (lower >= 'a' && lower <= 'z')) return TN_TOKEN_BARE_IDENTIFIER;
  for (size_t i = 0; i < sizeof punctuations / sizeof *punctuations; ++i) {
    if (word_is(text, punctuations[i].text)) return punctuations[i].kind;
  }
  return TN_TOKEN_ERROR;
}

/// Compiles the text between backquotes.
static tn_status compile_literal(compiler* self) {
  ++self->at;
  const size_t start = self->at;
  while (self->at < self->text.size && self->text.data[self->at] != '`') ++self->at;
  if (self->at == self->text.size) return refuse(self, "unterminated literal");
  const tn_string_view text = {self->text.data + start, self->at - start};
  ++self->at;
  tn_element* element = NULL;
  if (text.size == 0) {
    self->emits_space = false;
    self->was_punctuation = true;
    return TN_OK;
  }
  if (word_is(text, " ")) {
    TN_TRY(add(self, (tn_element){.kind = TN_ELEMENT_LITERAL, .text = {" ", 1}}, &element));
    self->emits_space = false;
    self->was_punctuation = false;
    return TN_OK;
  }
  if (word_is(text, "\\n")) {
    return add(self, (tn_element){.kind = TN_ELEMENT_NEWLINE}, &element);
  }
  const tn_token_kind token = tn_format__token_of(text);
  if (token == TN_TOKEN_ERROR) return refuse(self, "invalid literal");
  TN_TRY(
      add(self, (tn_element){.kind = TN_ELEMENT_LITERAL, .text = text, .token = token}, &element));
  space_literal(self, element);
  return TN_OK;
}

/// Parses `$name`.
static tn_status take_variable(compiler* self, tn_place* out_place) {
  TN_TRY(expect(self, '$'));
  const tn_string_view name = take_word(self);
  *out_place = tn_op_schema__find(self->schema, name);
  if (out_place->kind != TN_PLACE_NONE) return TN_OK;
  return tn_schema__fail(self->source, "format names '%.*s', which the op does not have",
                         (int)name.size, name.data);
}

static tn_element_kind kind_of(tn_place place) {
  switch (place.kind) {
    case TN_PLACE_OPERAND:
    case TN_PLACE_OPERANDS:
      return TN_ELEMENT_OPERAND;
    case TN_PLACE_REGION:
    case TN_PLACE_REGIONS:
      return TN_ELEMENT_REGION;
    case TN_PLACE_SUCCESSOR:
    case TN_PLACE_SUCCESSORS:
      return TN_ELEMENT_SUCCESSOR;
    default:
      return TN_ELEMENT_ATTRIBUTE;
  }
}

static tn_status compile_variable(compiler* self, bool is_qualified) {
  tn_place place;
  TN_TRY(take_variable(self, &place));
  if (place.kind == TN_PLACE_RESULT) return refuse(self, "a result can be used only in type(...)");
  if (place.kind == TN_PLACE_ATTRIBUTE) self->used_attributes |= UINT64_C(1) << place.index;
  tn_element* element = NULL;
  TN_TRY(add(self,
             (tn_element){.kind = kind_of(place), .place = place, .is_qualified = is_qualified},
             &element));
  space_variable(self, element);
  return TN_OK;
}

static bool all_of(tn_string_view word, tn_place* out_place) {
  static const char* const names[] = {"operands", "results", "regions", "successors", "attr-dict"};
  for (uint32_t i = 0; i < 5; ++i) {
    if (!word_is(word, names[i])) continue;
    *out_place = (tn_place){(tn_place_kind)(TN_PLACE_OPERANDS + i), 0};
    return true;
  }
  return false;
}

/// Parses the argument of a type directive: `$name`, `operands` or `results`.
static tn_status take_typed(compiler* self, tn_place* out_place) {
  if (peek(self) == '$') return take_variable(self, out_place);
  if (all_of(take_word(self), out_place)) return TN_OK;
  return refuse(self, "expected a variable");
}

static void note_given(compiler* self, tn_place place) {
  for (uint32_t i = 0; i < TN_GROUPS_MAX; ++i) {
    if (place.kind == TN_PLACE_OPERANDS || (place.kind == TN_PLACE_OPERAND && place.index == i)) {
      self->operand_given[i] = true;
    }
    if (place.kind == TN_PLACE_RESULTS || (place.kind == TN_PLACE_RESULT && place.index == i)) {
      self->result_given[i] = true;
    }
  }
}

/// Parses the rest of `type($x)` after the keyword.
static tn_status take_type(compiler* self, tn_place* out_place) {
  TN_TRY(expect(self, '('));
  TN_TRY(take_typed(self, out_place));
  note_given(self, *out_place);
  return expect(self, ')');
}

static tn_status compile_type(compiler* self, bool is_qualified) {
  tn_element element = {.kind = TN_ELEMENT_TYPE, .is_qualified = is_qualified};
  tn_element* added = NULL;
  TN_TRY(take_type(self, &element.place));
  TN_TRY(add(self, element, &added));
  space_variable(self, added);
  return TN_OK;
}

static tn_status compile_functional(compiler* self) {
  tn_element element = {.kind = TN_ELEMENT_FUNCTIONAL_TYPE};
  tn_element* added = NULL;
  TN_TRY(expect(self, '('));
  TN_TRY(take_typed(self, &element.place));
  TN_TRY(expect(self, ','));
  TN_TRY(take_typed(self, &element.second));
  note_given(self, element.place);
  note_given(self, element.second);
  TN_TRY(expect(self, ')'));
  TN_TRY(add(self, element, &added));
  space_variable(self, added);
  return TN_OK;
}

//===-- custom<...> ---------------------------------------------------------------------------===//

#define ARGUMENTS_MAX 16u

/// The arguments of a custom directive.
typedef struct argument_list {
  tn_place places[ARGUMENTS_MAX];
  bool is_type[ARGUMENTS_MAX];
  uint32_t count;
  tn_string_view text;  ///< Quoted text is passed to the directive separately.
} argument_list;

static tn_status take_argument(compiler* self, argument_list* list) {
  const uint32_t i = list->count;
  if (i == ARGUMENTS_MAX) return refuse(self, "too many arguments");
  if (take(self, '"')) {
    list->text = take_word(self);
    return expect(self, '"');
  }
  if (peek(self) == '$') {
    TN_TRY(take_variable(self, &list->places[i]));
    if (list->places[i].kind == TN_PLACE_ATTRIBUTE) {
      self->used_attributes |= UINT64_C(1) << list->places[i].index;
    }
  } else {
    const tn_string_view word = take_word(self);
    if (word_is(word, "type")) {
      TN_TRY(take_type(self, &list->places[i]));
      list->is_type[i] = true;
    } else if (word_is(word, "ref")) {
      TN_TRY(expect(self, '('));
      argument_list inner = {0};
      TN_TRY(take_argument(self, &inner));
      list->places[i] = inner.places[0];
      list->is_type[i] = inner.is_type[0];
      TN_TRY(expect(self, ')'));
    } else if (!all_of(word, &list->places[i])) {
      return refuse(self, "expected an argument");
    }
  }
  ++list->count;
  return TN_OK;
}

static char letter_of(const argument_list* list, uint32_t index) {
  const tn_place_kind kind = list->places[index].kind;
  if (kind == TN_PLACE_ATTR_DICT) return 'd';
  if (kind > TN_PLACE_SUCCESSOR) return '\0';
  if (kind == TN_PLACE_RESULT) return list->is_type[index] ? 'T' : '\0';
  if (kind == TN_PLACE_OPERAND) return list->is_type[index] ? 'T' : 'o';
  return kind == TN_PLACE_ATTRIBUTE ? 'a' : kind == TN_PLACE_REGION ? 'g' : 's';
}

/// Returns whether the arguments match the directive's parameters.
static bool arguments_fit(const argument_list* list, const char* wanted) {
  for (uint32_t i = 0; i < list->count; ++i) {
    if (*wanted == '\0' || *wanted != letter_of(list, i)) return false;
    if (wanted[1] != '*') ++wanted;
  }
  return *wanted == '\0' || wanted[1] == '*';
}

static tn_status keep_arguments(compiler* self, const argument_list* list, tn_element* element) {
  tn_place* places =
      tn_arena__take(&self->source->dialect->arena, list->count * sizeof *places + 1);
  if (places == NULL) return tn_schema__out_of_memory(self->source);
  memcpy(places, list->places, list->count * sizeof *places);
  element->arguments = places;
  element->argument_count = list->count;
  element->text = list->text;
  return TN_OK;
}

static tn_status compile_custom(compiler* self) {
  tn_element element = {.kind = TN_ELEMENT_CUSTOM};
  tn_element* added = NULL;
  TN_TRY(expect(self, '<'));
  const tn_string_view name = take_word(self);
  element.directive = tn_custom_directive__find(self->source->context, name);
  if (element.directive == NULL) {
    return tn_schema__fail(self->source, "format: unknown directive '%.*s'", (int)name.size,
                           name.data);
  }
  TN_TRY(expect(self, '>'));
  TN_TRY(expect(self, '('));
  argument_list list = {0};
  do {
    TN_TRY(take_argument(self, &list));
  } while (take(self, ','));
  TN_TRY(expect(self, ')'));
  if (!arguments_fit(&list, element.directive->arguments)) {
    return tn_schema__fail(self->source, "format: '%.*s' does not take these arguments",
                           (int)name.size, name.data);
  }
  TN_TRY(keep_arguments(self, &list, &element));
  TN_TRY(add(self, element, &added));
  space_variable(self, added);
  return TN_OK;
}

//===-- Groups --------------------------------------------------------------------------------===//

static tn_status compile_element(compiler* self);

/// Compiles elements up to one of `ends`; `*out_anchor` is the one followed by ^.
static tn_status compile_until(compiler* self, const char* ends, uint16_t* out_anchor) {
  while (!contains(ends, peek(self))) {
    if (peek(self) == '\0') return refuse(self, "unterminated group");
    const uint32_t first = self->count;
    const bool emits_space = self->emits_space;
    const bool was_punctuation = self->was_punctuation;
    TN_TRY(compile_element(self));
    if (!take(self, '^')) continue;
    if (out_anchor == NULL || *out_anchor != 0 || self->count == first) {
      return refuse(self, "duplicate anchor");
    }
    *out_anchor = (uint16_t)first;
    tn_element* anchor = &self->elements[first];
    anchor->needs_type = anchor->kind == TN_ELEMENT_TYPE;
    if (anchor->kind == TN_ELEMENT_ATTRIBUTE && anchor->place.kind == TN_PLACE_ATTRIBUTE &&
        self->schema->attributes[anchor->place.index].style == TN_STYLE_UNIT) {
      // It is not printed, so it does not affect spaces.
      anchor->is_anchor = true;
      self->emits_space = emits_space;
      self->was_punctuation = was_punctuation;
    }
  }
  return TN_OK;
}

/// Compiles `(a b^ c)?` or `(a^ b):(c d)?`.
static tn_status compile_group(compiler* self) {
  tn_element* added = NULL;
  const uint32_t group = self->count;
  ++self->at;
  TN_TRY(add(self, (tn_element){.kind = TN_ELEMENT_GROUP}, &added));
  uint16_t anchor = 0;
  TN_TRY(compile_until(self, ")", &anchor));
  TN_TRY(expect(self, ')'));
  if (anchor == 0) return refuse(self, "missing anchor of a group");
  uint32_t end = self->count;
  if (take(self, ':')) {
    TN_TRY(expect(self, '('));
    TN_TRY(add(self, (tn_element){.kind = TN_ELEMENT_JUMP}, &added));
    const uint32_t jump = self->count - 1;
    end = self->count;
    TN_TRY(compile_until(self, ")", NULL));
    TN_TRY(expect(self, ')'));
    self->elements[jump].end = (uint16_t)self->count;
  }
  TN_TRY(expect(self, '?'));
  self->elements[group].end = (uint16_t)end;
  self->elements[group].else_end = (uint16_t)self->count;
  self->elements[group].anchor = anchor;
  return TN_OK;
}

/// Compiles `oilist( `a` $x | `b` $y )`.
static tn_status compile_oilist(compiler* self) {
  tn_element* added = NULL;
  const uint32_t list = self->count;
  TN_TRY(expect(self, '('));
  TN_TRY(add(self, (tn_element){.kind = TN_ELEMENT_OILIST}, &added));
  do {
    const uint32_t clause = self->count;
    TN_TRY(add(self, (tn_element){.kind = TN_ELEMENT_CLAUSE}, &added));
    TN_TRY(compile_until(self, "|)", NULL));
    uint32_t anchor = clause + 1;
    // Groups are skipped, as in MLIR.
    while (anchor < self->count && (self->elements[anchor].kind == TN_ELEMENT_LITERAL ||
                                    self->elements[anchor].kind == TN_ELEMENT_GROUP)) {
      const tn_element* at = &self->elements[anchor];
      anchor = at->kind == TN_ELEMENT_GROUP ? at->else_end : anchor + 1;
    }
    if (anchor == self->count || self->elements[clause + 1].kind != TN_ELEMENT_LITERAL) {
      return refuse(self, "a clause must be a literal and a variable");
    }
    const tn_element* first = &self->elements[anchor];
    self->elements[anchor].is_anchor =
        first->place.kind == TN_PLACE_ATTRIBUTE && first->kind == TN_ELEMENT_ATTRIBUTE &&
        self->schema->attributes[first->place.index].style == TN_STYLE_UNIT;
    TN_TRY(add(self, (tn_element){.kind = TN_ELEMENT_CLAUSE_END, .end = (uint16_t)list}, &added));
    self->elements[clause].anchor = (uint16_t)anchor;
    self->elements[clause].end = (uint16_t)self->count;
  } while (take(self, '|'));
  self->elements[list].end = (uint16_t)self->count;
  return expect(self, ')');
}

//===-- The whole format ----------------------------------------------------------------------===//

static tn_status compile_dictionary(compiler* self, tn_element element) {
  tn_element* added = NULL;
  self->was_punctuation = false;
  return add(self, element, &added);
}

static tn_status compile_word(compiler* self) {
  const tn_string_view word = take_word(self);
  if (word_is(word, "attr-dict")) {
    return compile_dictionary(self, (tn_element){.kind = TN_ELEMENT_ATTR_DICT});
  }
  if (word_is(word, "attr-dict-with-keyword")) {
    return compile_dictionary(self,
                              (tn_element){.kind = TN_ELEMENT_ATTR_DICT, .is_qualified = true});
  }
  if (word_is(word, "prop-dict")) {
    self->has_prop_dict = true;
    return compile_dictionary(self, (tn_element){.kind = TN_ELEMENT_PROP_DICT});
  }
  if (word_is(word, "type")) return compile_type(self, false);
  if (word_is(word, "functional-type")) return compile_functional(self);
  if (word_is(word, "custom")) return compile_custom(self);
  if (word_is(word, "oilist")) return compile_oilist(self);
  if (word_is(word, "qualified")) {
    TN_TRY(expect(self, '('));
    if (peek(self) == '$') {
      TN_TRY(compile_variable(self, true));
    } else if (word_is(take_word(self), "type")) {
      TN_TRY(compile_type(self, true));
    } else {
      return refuse(self, "expected a variable or type");
    }
    return expect(self, ')');
  }
  tn_place place;
  if (!all_of(word, &place) || place.kind == TN_PLACE_RESULTS || place.kind == TN_PLACE_ATTR_DICT) {
    self->at -= word.size;
    return refuse(self, "unknown directive");
  }
  tn_element* element = NULL;
  TN_TRY(add(self, (tn_element){.kind = kind_of(place), .place = place}, &element));
  space_variable(self, element);
  return TN_OK;
}

#define DEPTH_MAX 16u

static tn_status compile_element(compiler* self) {
  if (self->depth == DEPTH_MAX) return refuse(self, "groups nest too deep");
  ++self->depth;
  tn_status status;
  switch (peek(self)) {
    case '`':
      status = compile_literal(self);
      break;
    case '$':
      status = compile_variable(self, false);
      break;
    case '(':
      status = compile_group(self);
      break;
    default:
      status = compile_word(self);
  }
  --self->depth;
  return status;
}

/// Checks that the first element of each group allows the parser to detect its presence.
static tn_status check_groups(const compiler* self) {
  for (uint32_t i = 0; i + 1 < self->count; ++i) {
    if (self->elements[i].kind != TN_ELEMENT_GROUP) continue;
    switch (self->elements[i + 1].kind) {
      case TN_ELEMENT_GROUP:
      case TN_ELEMENT_OILIST:
      case TN_ELEMENT_ATTR_DICT:
      case TN_ELEMENT_PROP_DICT:
      case TN_ELEMENT_JUMP:
        return tn_schema__fail(self->source,
                               "format: a group must begin with a literal or a variable");
      default:
        break;
    }
  }
  return TN_OK;
}

static tn_status finish(compiler* self) {
  tn_op_schema* schema = self->schema;
  tn_arena* arena = &self->source->dialect->arena;
  TN_TRY(check_groups(self));
  tn_string_view missing;
  TN_TRY(tn_infer__plan(self->source, schema, self->operand_given, self->result_given, &missing));
  if (missing.data != NULL) {
    return tn_schema__fail(self->source, "format: cannot infer the type of '%.*s'",
                           (int)missing.size, missing.data);
  }
  tn_element* elements = tn_arena__take(arena, self->count * sizeof *elements + 1);
  tn_format* format = tn_arena__take(arena, sizeof *format);
  if (elements == NULL || format == NULL) return tn_schema__out_of_memory(self->source);
  memcpy(elements, self->elements, self->count * sizeof *elements);
  *format = (tn_format){.elements = elements,
                        .count = self->count,
                        .used_attributes = self->used_attributes,
                        .has_prop_dict = self->has_prop_dict};
  schema->format = format;
  return TN_OK;
}

tn_status tn_format__compile(const tn_schema_source* source, tn_op_schema* schema,
                             tn_string_view text) {
  const tn_string_view kept = tn_arena__copy(&source->dialect->arena, text);
  const size_t bound = ELEMENTS_A_CHARACTER * text.size + 1;
  const size_t limit = bound < ELEMENTS_MAX ? bound : ELEMENTS_MAX;
  const tn_allocator* allocator = &source->context->allocator;
  tn_element* elements = tn_allocate(allocator, limit * sizeof *elements);
  if (kept.data == NULL || elements == NULL) {
    tn_deallocate(allocator, elements, limit * sizeof *elements);
    return tn_schema__out_of_memory(source);
  }
  compiler self = {.source = source,
                   .schema = schema,
                   .text = kept,
                   .elements = elements,
                   .element_limit = (uint32_t)limit,
                   .emits_space = true};
  tn_status status = TN_OK;
  while (status == TN_OK && peek(&self) != '\0') status = compile_element(&self);
  if (status == TN_OK) status = finish(&self);
  tn_deallocate(allocator, elements, limit * sizeof *elements);
  return status;
}
