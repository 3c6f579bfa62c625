// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// From the format string of a type or attribute to elements. Blanks go where mlir-tblgen puts them.

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

static tn_status refuse(const compiler* it, const char* what) {
  return tn_schema__fail(it->source, "format: %s at '%.*s'", what, (int)(it->end - it->at), it->at);
}

static char peek(compiler* it) {
  while (it->at < it->end && (*it->at == ' ' || *it->at == '\n' || *it->at == '\t')) ++it->at;
  return it->at < it->end ? *it->at : '\0';
}

static bool take(compiler* it, const char* text) {
  const size_t size = strlen(text);
  (void)peek(it);
  if ((size_t)(it->end - it->at) < size || memcmp(it->at, text, size) != 0) return false;
  it->at += size;
  return true;
}

static tn_status expect(compiler* it, const char* text) {
  if (take(it, text)) return TN_OK;
  char what[32] = "expected '";
  strcat(strcat(what, text), "'");
  return refuse(it, what);
}

static tn_status add(compiler* it, tn_body_element element, uint32_t* out_number) {
  if (it->count == it->limit) return refuse(it, "too many elements");
  *out_number = it->count;
  it->elements[it->count++] = element;
  return TN_OK;
}

//===-- Literals ------------------------------------------------------------------------------===//

static bool is_letter(char c) {
  const char lower = (char)(c | 0x20);
  return lower >= 'a' && lower <= 'z';
}

/// What stands between backquotes.
static tn_status compile_literal(compiler* it) {
  const char* stop = memchr(it->at, '`', (size_t)(it->end - it->at));
  if (stop == NULL) return refuse(it, "expected '`'");
  const tn_string_view text = {it->at, (size_t)(stop - it->at)};
  uint32_t number;
  tn_body_element element = {.kind = TN_BODY_SPACE};
  if (text.size == 0 || *text.data == ' ') {
    element.space = text.size != 0;
    it->emits_space = false;
    it->was_punctuation = true;
  } else {
    element.kind = TN_BODY_LITERAL;
    element.token = tn_format__token_of(text);
    if (element.token == TN_TOKEN_ERROR) return refuse(it, "expected a keyword or punctuation");
    element.space = it->emits_space && tn_format__wants_space(text, it->was_punctuation);
    it->emits_space = text.size != 1 || strchr("<({[", *text.data) == NULL;
    it->was_punctuation = *text.data != '_' && !is_letter(*text.data);
    TN_TRY(tn_schema__keep(it->source, text, &element.text));
    if (element.token == TN_TOKEN_RIGHT_SQUARE && it->count != 0 &&
        it->elements[it->count - 1].kind == TN_BODY_PARAMETER) {
      it->definition->parameters[it->elements[it->count - 1].parameter].may_be_empty = true;
    }
  }
  it->at = stop + 1;
  return add(it, element, &number);
}

//===-- Parameters ----------------------------------------------------------------------------===//

/// What stands behind '$'.
static tn_status take_parameter(compiler* it, uint16_t* out_index) {
  const char* start = it->at;
  while (it->at < it->end &&
         (is_letter(*it->at) || *it->at == '_' || (*it->at >= '0' && *it->at <= '9'))) {
    ++it->at;
  }
  const tn_string_view name = {start, (size_t)(it->at - start)};
  for (uint32_t i = 0; i < it->definition->parameter_count; ++i) {
    *out_index = (uint16_t)i;
    if (tn_string_view_equal(it->definition->parameters[i].name, name)) return TN_OK;
  }
  it->at = start;
  return refuse(it, "unknown parameter");
}

static tn_status add_parameter(compiler* it, uint16_t index, bool is_qualified, bool in_list) {
  uint32_t number;
  const bool space = !in_list && (it->emits_space || !it->was_punctuation);
  it->emits_space = true;
  it->was_punctuation = false;
  return add(it,
             (tn_body_element){.kind = TN_BODY_PARAMETER,
                               .space = space,
                               .is_qualified = is_qualified,
                               .parameter = index},
             &number);
}

/// `$x`, or `qualified($x)` whose beginning was taken.
static tn_status compile_parameter(compiler* it, bool is_qualified, bool in_list) {
  uint16_t index = 0;
  TN_TRY(expect(it, "$"));
  TN_TRY(take_parameter(it, &index));
  TN_TRY(add_parameter(it, index, is_qualified, in_list));
  return is_qualified ? expect(it, ")") : TN_OK;
}

/// `params`, and what stands in the parentheses of `struct`.
static tn_status compile_members(compiler* it, tn_body_kind kind) {
  uint32_t number = 0;
  const bool space = it->emits_space || !it->was_punctuation;
  TN_TRY(add(it, (tn_body_element){.kind = kind, .space = space}, &number));
  if (kind == TN_BODY_LIST || take(it, "params")) {
    for (uint32_t i = 0; i < it->definition->parameter_count; ++i) {
      TN_TRY(add_parameter(it, (uint16_t)i, false, true));
    }
  } else {
    do {
      TN_TRY(compile_parameter(it, take(it, "qualified("), true));
    } while (take(it, ","));
  }
  it->elements[number].end = (uint16_t)it->count;
  return kind == TN_BODY_LIST ? TN_OK : expect(it, ")");
}

/// Whether the elements from number `first` on are of the kinds that a directive takes.
static bool takes(const compiler* it, const tn_parameter_directive* directive, uint32_t first) {
  const char* at = directive->arguments;
  bool is_last = false;
  for (uint32_t i = first; i < it->count; ++i) {
    const tn_parameter* parameter = &it->definition->parameters[it->elements[i].parameter];
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

/// `$a`, or `ref($a)`.
static tn_status compile_argument(compiler* it) {
  const bool is_reference = take(it, "ref(");
  TN_TRY(compile_parameter(it, false, true));
  it->elements[it->count - 1].is_reference = is_reference;
  return is_reference ? expect(it, ")") : TN_OK;
}

/// `Name>($a, ref($b))`, behind `custom<`.
static tn_status compile_custom(compiler* it) {
  const char* start = it->at;
  uint32_t number = 0;
  while (it->at < it->end && is_letter(*it->at)) ++it->at;
  const tn_string_view name = {start, (size_t)(it->at - start)};
  if (take(it, ">(") && tn_string_view_equal(name, (tn_string_view){"DimensionList", 13})) {
    return compile_parameter(it, true, false);
  }
  const tn_parameter_directive* directive = tn_parameter_directive__find(it->source->context, name);
  if (directive == NULL || it->at[-1] != '(') {
    it->at = start;
    return refuse(it, "unknown directive");
  }
  const bool space = it->emits_space || !it->was_punctuation;
  TN_TRY(add(it, (tn_body_element){.kind = TN_BODY_CUSTOM, .space = space, .directive = directive},
             &number));
  do {
    TN_TRY(compile_argument(it));
  } while (take(it, ","));
  it->elements[number].end = (uint16_t)it->count;
  if (takes(it, directive, number + 1)) return expect(it, ")");
  return tn_schema__fail(it->source, "format: '%s' takes parameters of these kinds: %s",
                         directive->name, directive->arguments);
}

//===-- Groups --------------------------------------------------------------------------------===//

static tn_status compile_one(compiler* it);

/// What stands in parentheses; `*out_anchor` is the element with a `^` behind it, or stays.
static tn_status compile_branch(compiler* it, uint32_t* out_anchor, bool* out_has_anchor) {
  while (!take(it, ")")) {
    const uint32_t first = it->count;
    TN_TRY(compile_one(it));
    if (!take(it, "^")) continue;
    if (*out_has_anchor) return refuse(it, "a group has one anchor");
    *out_has_anchor = true;
    *out_anchor = first;
  }
  return TN_OK;
}

/// `) : ( ... )`, behind the first branch of a group.
static tn_status compile_else(compiler* it, uint32_t group, uint32_t* out_anchor,
                              bool* out_has_anchor) {
  uint32_t other = 0;
  const bool had_anchor = *out_has_anchor;
  TN_TRY(expect(it, "("));
  TN_TRY(add(it, (tn_body_element){.kind = TN_BODY_ELSE}, &other));
  TN_TRY(compile_branch(it, out_anchor, out_has_anchor));
  it->elements[other].end = (uint16_t)it->count;
  it->elements[group].is_inverted = !had_anchor && *out_has_anchor;
  return TN_OK;
}

/// Whether what a group is printed for may be missing.
static bool may_be_missing(const compiler* it, uint32_t anchor) {
  const tn_body_element* element = &it->elements[anchor];
  const bool is_one = element->kind == TN_BODY_PARAMETER;
  const uint32_t end = is_one ? anchor + 1 : element->end;
  for (uint32_t i = is_one ? anchor : anchor + 1; i < end; ++i) {
    const tn_parameter* parameter = &it->definition->parameters[it->elements[i].parameter];
    if (!parameter->is_optional && !it->elements[i].is_reference) return false;
  }
  return is_one || element->kind == TN_BODY_STRUCT || element->kind == TN_BODY_LIST ||
         element->kind == TN_BODY_CUSTOM;
}

static tn_status compile_group(compiler* it) {
  uint32_t group = 0;
  uint32_t anchor = 0;
  bool has_anchor = false;
  const bool emits_space = it->emits_space;
  const bool was_punctuation = it->was_punctuation;
  TN_TRY(add(it, (tn_body_element){.kind = TN_BODY_GROUP}, &group));
  TN_TRY(compile_branch(it, &anchor, &has_anchor));
  it->elements[group].end = (uint16_t)it->count;
  if (take(it, ":")) {
    it->emits_space = emits_space;
    it->was_punctuation = was_punctuation;
    TN_TRY(compile_else(it, group, &anchor, &has_anchor));
  }
  TN_TRY(expect(it, "?"));
  if (!has_anchor || !may_be_missing(it, anchor)) {
    return refuse(it, "a group needs an optional parameter as its anchor ('^')");
  }
  it->elements[group].anchor = (uint16_t)anchor;
  uint32_t begin = group + 1;
  while (begin < it->count && it->elements[begin].kind == TN_BODY_SPACE) ++begin;
  const tn_body_kind first = begin == it->count ? TN_BODY_SPACE : it->elements[begin].kind;
  if (first == TN_BODY_LITERAL || first == TN_BODY_PARAMETER) return TN_OK;
  return refuse(it, "a group begins with a literal or a parameter");
}

static tn_status compile_one(compiler* it) {
  if (take(it, "`")) return compile_literal(it);
  if (take(it, "qualified(")) return compile_parameter(it, true, false);
  if (take(it, "struct(")) return compile_members(it, TN_BODY_STRUCT);
  if (take(it, "params")) return compile_members(it, TN_BODY_LIST);
  if (take(it, "custom<DimensionList>(")) return compile_parameter(it, true, false);
  if (take(it, "custom<")) return compile_custom(it);
  if (peek(it) == '$') return compile_parameter(it, false, false);
  if (take(it, "(")) return compile_group(it);
  return refuse(it, "unexpected text");
}

/// Whether the format has the parameter, not only a reference to it.
static bool is_there(const compiler* it, uint32_t parameter) {
  for (uint32_t i = 0; i < it->count; ++i) {
    const tn_body_element* element = &it->elements[i];
    if (element->kind == TN_BODY_PARAMETER && element->parameter == parameter &&
        !element->is_reference) {
      return true;
    }
  }
  return false;
}

/// Whether each parameter stands in the format.
static tn_status check_all_there(const compiler* it) {
  for (uint32_t i = 0; i < it->definition->parameter_count; ++i) {
    if (is_there(it, i) || it->definition->parameters[i].default_value != 0 ||
        i + 1 == it->definition->own_type) {
      continue;
    }
    return tn_schema__fail(it->source, "format: the parameter '%.*s' is missing",
                           (int)it->definition->parameters[i].name.size,
                           it->definition->parameters[i].name.data);
  }
  return TN_OK;
}

tn_status tn_body_format__compile(const tn_schema_source* source, tn_definition* definition,
                                  tn_string_view text) {
  tn_arena* arena = &source->dialect->arena;
  tn_body_format* format = tn_arena__take(arena, sizeof *format);
  const size_t limit = text.size / 2 + definition->parameter_count + 1;
  if (limit > UINT16_MAX) return tn_schema__fail(source, "format: too long");
  compiler it = {.source = source,
                 .definition = definition,
                 .at = text.data,
                 .end = text.data + text.size,
                 .elements = tn_arena__take(arena, limit * sizeof *it.elements),
                 .limit = (uint32_t)limit,
                 .emits_space = true};
  if (format == NULL || it.elements == NULL) return tn_schema__out_of_memory(source);
  while (peek(&it) != '\0') TN_TRY(compile_one(&it));
  TN_TRY(check_all_there(&it));
  definition->own_type_follows =
      definition->own_type != 0 && !is_there(&it, definition->own_type - 1);
  *format = (tn_body_format){it.elements, it.count};
  definition->is_tight =
      it.count != 0 && it.elements[0].kind == TN_BODY_SPACE && !it.elements[0].space;
  definition->format = format;
  return TN_OK;
}
