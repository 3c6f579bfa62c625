// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles the format string of a type or attribute to elements. Spaces are placed as by
// mlir-tblgen.

#include "schema/body_format.h"
#include "schema/custom_directive.h"
#include "schema/format.h"
#include "schema/schema_value.h"

typedef struct compiler {
  const tn_schema_source* source;
  const tn_definition* definition;
  const char* at;
  const char* end;
  tn_body_element* elements;
  uint32_t count;
  uint32_t limit;
  bool emits_space;
  bool was_punctuation;
} compiler;

static tn_status refuse(const compiler* self, const char* what) {
  return tn_schema__fail(self->source, "format: %s at '%.*s'", what, (int)(self->end - self->at),
                         self->at);
}

static char peek(compiler* self) {
  while (self->at < self->end && (*self->at == ' ' || *self->at == '\n' || *self->at == '\t'))
    ++self->at;
  return self->at < self->end ? *self->at : '\0';
}

static bool take(compiler* self, const char* text) {
  const size_t size = strlen(text);
  (void)peek(self);
  if ((size_t)(self->end - self->at) < size || memcmp(self->at, text, size) != 0) return false;
  self->at += size;
  return true;
}

static tn_status expect(compiler* self, const char* text) {
  if (take(self, text)) return TN_OK;
  char what[32] = "expected '";
  strcat(strcat(what, text), "'");
  return refuse(self, what);
}

static tn_status add(compiler* self, tn_body_element element, uint32_t* out_number) {
  if (self->count == self->limit) return refuse(self, "too many elements");
  *out_number = self->count;
  self->elements[self->count++] = element;
  return TN_OK;
}

//===-- Literals ------------------------------------------------------------------------------===//

static bool is_letter(char c) {
  const char lower = (char)(c | 0x20);
  return lower >= 'a' && lower <= 'z';
}

/// Compiles the text between backquotes.
static tn_status compile_literal(compiler* self) {
  const char* stop = memchr(self->at, '`', (size_t)(self->end - self->at));
  if (stop == NULL) return refuse(self, "expected '`'");
  const tn_string_view text = {self->at, (size_t)(stop - self->at)};
  uint32_t number;
  tn_body_element element = {.kind = TN_BODY_SPACE};
  if (text.size == 0 || *text.data == ' ') {
    element.space = text.size != 0;
    self->emits_space = false;
    self->was_punctuation = true;
  } else {
    element.kind = TN_BODY_LITERAL;
    element.token = tn_format__token_of(text);
    if (element.token == TN_TOKEN_ERROR) return refuse(self, "expected a keyword or punctuation");
    element.space = self->emits_space && tn_format__wants_space(text, self->was_punctuation);
    self->emits_space = text.size != 1 || strchr("<({[", *text.data) == NULL;
    self->was_punctuation = *text.data != '_' && !is_letter(*text.data);
    TN_TRY(tn_schema__keep(self->source, text, &element.text));
    if (element.token == TN_TOKEN_RIGHT_SQUARE && self->count != 0 &&
        self->elements[self->count - 1].kind == TN_BODY_PARAMETER) {
      self->definition->parameters[self->elements[self->count - 1].parameter].may_be_empty = true;
    }
  }
  self->at = stop + 1;
  return add(self, element, &number);
}

//===-- Parameters ----------------------------------------------------------------------------===//

/// Parses the name after '$'.
static tn_status take_parameter(compiler* self, uint16_t* out_index) {
  const char* start = self->at;
  while (self->at < self->end &&
         (is_letter(*self->at) || *self->at == '_' || (*self->at >= '0' && *self->at <= '9'))) {
    ++self->at;
  }
  const tn_string_view name = {start, (size_t)(self->at - start)};
  for (uint32_t i = 0; i < self->definition->parameter_count; ++i) {
    *out_index = (uint16_t)i;
    if (tn_string_view_equal(self->definition->parameters[i].name, name)) return TN_OK;
  }
  self->at = start;
  return refuse(self, "unknown parameter");
}

static tn_status add_parameter(compiler* self, uint16_t index, bool is_qualified, bool in_list) {
  uint32_t number;
  const bool space = !in_list && (self->emits_space || !self->was_punctuation);
  self->emits_space = true;
  self->was_punctuation = false;
  return add(self,
             (tn_body_element){.kind = TN_BODY_PARAMETER,
                               .space = space,
                               .is_qualified = is_qualified,
                               .parameter = index},
             &number);
}

/// Compiles `$x`, or `qualified($x)` after its `qualified(`.
static tn_status compile_parameter(compiler* self, bool is_qualified, bool in_list) {
  uint16_t index = 0;
  TN_TRY(expect(self, "$"));
  TN_TRY(take_parameter(self, &index));
  TN_TRY(add_parameter(self, index, is_qualified, in_list));
  return is_qualified ? expect(self, ")") : TN_OK;
}

/// Compiles `params`, or the parameters of `struct(...)`.
static tn_status compile_members(compiler* self, tn_body_kind kind) {
  uint32_t number = 0;
  const bool space = self->emits_space || !self->was_punctuation;
  TN_TRY(add(self, (tn_body_element){.kind = kind, .space = space}, &number));
  if (kind == TN_BODY_LIST || take(self, "params")) {
    for (uint32_t i = 0; i < self->definition->parameter_count; ++i) {
      TN_TRY(add_parameter(self, (uint16_t)i, false, true));
    }
  } else {
    do {
      TN_TRY(compile_parameter(self, take(self, "qualified("), true));
    } while (take(self, ","));
  }
  self->elements[number].end = (uint16_t)self->count;
  return kind == TN_BODY_LIST ? TN_OK : expect(self, ")");
}

/// Returns whether the elements from index `first` on match the parameters of a directive.
static bool takes(const compiler* self, const tn_parameter_directive* directive, uint32_t first) {
  const char* at = directive->arguments;
  bool is_last = false;
  for (uint32_t i = first; i < self->count; ++i) {
    const tn_parameter* parameter = &self->definition->parameters[self->elements[i].parameter];
    const tn_string_view kind = {at, strcspn(at, ",")};
    const bool is_words = parameter->kind == TN_PARAMETER_WORDS;
    const tn_string_view said = is_words ? tn_string_view_from("words") : parameter->said;
    if (is_last || !tn_string_view_equal(said, kind)) return false;
    is_last = kind.data[kind.size] == '\0';
    at += kind.size;
    at += strspn(at, ", ");
  }
  return is_last;
}

/// Compiles `$a` or `ref($a)`.
static tn_status compile_argument(compiler* self) {
  const bool is_reference = take(self, "ref(");
  TN_TRY(compile_parameter(self, false, true));
  self->elements[self->count - 1].is_reference = is_reference;
  return is_reference ? expect(self, ")") : TN_OK;
}

/// Compiles `Name>($a, ref($b))` after `custom<`.
static tn_status compile_custom(compiler* self) {
  const char* start = self->at;
  uint32_t number = 0;
  while (self->at < self->end && is_letter(*self->at)) ++self->at;
  const tn_string_view name = {start, (size_t)(self->at - start)};
  if (take(self, ">(") && tn_string_view_equal(name, (tn_string_view){"DimensionList", 13})) {
    return compile_parameter(self, true, false);
  }
  const tn_parameter_directive* directive =
      tn_parameter_directive__find(self->source->context, name);
  if (directive == NULL || self->at[-1] != '(') {
    self->at = start;
    return refuse(self, "unknown directive");
  }
  const bool space = self->emits_space || !self->was_punctuation;
  TN_TRY(add(self,
             (tn_body_element){.kind = TN_BODY_CUSTOM, .space = space, .directive = directive},
             &number));
  do {
    TN_TRY(compile_argument(self));
  } while (take(self, ","));
  self->elements[number].end = (uint16_t)self->count;
  if (takes(self, directive, number + 1)) return expect(self, ")");
  return tn_schema__fail(self->source, "format: '%s' takes parameters of these kinds: %s",
                         directive->name, directive->arguments);
}

//===-- Groups --------------------------------------------------------------------------------===//

static tn_status compile_one(compiler* self);

/// Compiles elements up to `)`; `*out_anchor` is the element followed by `^`, unchanged if there is
/// none.
static tn_status compile_branch(compiler* self, uint32_t* out_anchor, bool* out_has_anchor) {
  while (!take(self, ")")) {
    const uint32_t first = self->count;
    TN_TRY(compile_one(self));
    if (!take(self, "^")) continue;
    if (*out_has_anchor) return refuse(self, "a group can have only one anchor");
    *out_has_anchor = true;
    *out_anchor = first;
  }
  return TN_OK;
}

/// Compiles `) : ( ... )` after the first branch of a group.
static tn_status compile_else(compiler* self, uint32_t group, uint32_t* out_anchor,
                              bool* out_has_anchor) {
  uint32_t other = 0;
  const bool had_anchor = *out_has_anchor;
  TN_TRY(expect(self, "("));
  TN_TRY(add(self, (tn_body_element){.kind = TN_BODY_ELSE}, &other));
  TN_TRY(compile_branch(self, out_anchor, out_has_anchor));
  self->elements[other].end = (uint16_t)self->count;
  self->elements[group].is_inverted = !had_anchor && *out_has_anchor;
  return TN_OK;
}

/// Returns whether the anchor of a group can be absent.
static bool may_be_missing(const compiler* self, uint32_t anchor) {
  const tn_body_element* element = &self->elements[anchor];
  const bool is_one = element->kind == TN_BODY_PARAMETER;
  const uint32_t end = is_one ? anchor + 1 : element->end;
  for (uint32_t i = is_one ? anchor : anchor + 1; i < end; ++i) {
    const tn_parameter* parameter = &self->definition->parameters[self->elements[i].parameter];
    if (!parameter->is_optional && !self->elements[i].is_reference) return false;
  }
  return is_one || element->kind == TN_BODY_STRUCT || element->kind == TN_BODY_LIST ||
         element->kind == TN_BODY_CUSTOM;
}

static tn_status compile_group(compiler* self) {
  uint32_t group = 0;
  uint32_t anchor = 0;
  bool has_anchor = false;
  const bool emits_space = self->emits_space;
  const bool was_punctuation = self->was_punctuation;
  TN_TRY(add(self, (tn_body_element){.kind = TN_BODY_GROUP}, &group));
  TN_TRY(compile_branch(self, &anchor, &has_anchor));
  self->elements[group].end = (uint16_t)self->count;
  if (take(self, ":")) {
    self->emits_space = emits_space;
    self->was_punctuation = was_punctuation;
    TN_TRY(compile_else(self, group, &anchor, &has_anchor));
  }
  TN_TRY(expect(self, "?"));
  if (!has_anchor || !may_be_missing(self, anchor)) {
    return refuse(self, "a group needs an optional parameter as its anchor ('^')");
  }
  self->elements[group].anchor = (uint16_t)anchor;
  uint32_t begin = group + 1;
  while (begin < self->count && self->elements[begin].kind == TN_BODY_SPACE) ++begin;
  const tn_body_kind first = begin == self->count ? TN_BODY_SPACE : self->elements[begin].kind;
  if (first == TN_BODY_LITERAL || first == TN_BODY_PARAMETER) return TN_OK;
  return refuse(self, "a group must begin with a literal or a parameter");
}

static tn_status compile_one(compiler* self) {
  if (take(self, "`")) return compile_literal(self);
  if (take(self, "qualified(")) return compile_parameter(self, true, false);
  if (take(self, "struct(")) return compile_members(self, TN_BODY_STRUCT);
  if (take(self, "params")) return compile_members(self, TN_BODY_LIST);
  if (take(self, "custom<DimensionList>(")) return compile_parameter(self, true, false);
  if (take(self, "custom<")) return compile_custom(self);
  if (peek(self) == '$') return compile_parameter(self, false, false);
  if (take(self, "(")) return compile_group(self);
  return refuse(self, "unexpected text");
}

/// Returns whether the format contains the parameter itself, not only a reference to it.
static bool is_there(const compiler* self, uint32_t parameter) {
  for (uint32_t i = 0; i < self->count; ++i) {
    const tn_body_element* element = &self->elements[i];
    if (element->kind == TN_BODY_PARAMETER && element->parameter == parameter &&
        !element->is_reference) {
      return true;
    }
  }
  return false;
}

/// Checks that the format contains each parameter.
static tn_status check_all_there(const compiler* self) {
  for (uint32_t i = 0; i < self->definition->parameter_count; ++i) {
    if (is_there(self, i) || self->definition->parameters[i].default_value != 0 ||
        i + 1 == self->definition->own_type) {
      continue;
    }
    return tn_schema__fail(self->source, "format: the parameter '%.*s' is missing",
                           (int)self->definition->parameters[i].name.size,
                           self->definition->parameters[i].name.data);
  }
  return TN_OK;
}

tn_status tn_body_format__compile(const tn_schema_source* source, tn_definition* definition,
                                  tn_string_view text) {
  tn_arena* arena = &source->dialect->arena;
  tn_body_format* format = tn_arena__take(arena, sizeof *format);
  const size_t limit = text.size / 2 + definition->parameter_count + 1;
  if (limit > UINT16_MAX) return tn_schema__fail(source, "format: too long");
  compiler self = {.source = source,
                   .definition = definition,
                   .at = text.data,
                   .end = text.data + text.size,
                   .elements = tn_arena__take(arena, limit * sizeof *self.elements),
                   .limit = (uint32_t)limit,
                   .emits_space = true};
  if (format == NULL || self.elements == NULL) return tn_schema__out_of_memory(source);
  while (peek(&self) != '\0') TN_TRY(compile_one(&self));
  TN_TRY(check_all_there(&self));
  definition->own_type_follows =
      definition->own_type != 0 && !is_there(&self, definition->own_type - 1);
  *format = (tn_body_format){self.elements, self.count};
  definition->is_tight =
      self.count != 0 && self.elements[0].kind == TN_BODY_SPACE && !self.elements[0].space;
  definition->format = format;
  return TN_OK;
}
