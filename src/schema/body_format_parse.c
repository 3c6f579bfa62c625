// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses the parameters of a type or attribute like the code that mlir-tblgen generates.

#include "ir/integer_width.h"
#include "schema/body_format.h"
#include "schema/format.h"

typedef struct reading {
  tn_parser* parser;
  const tn_definition* definition;
  tn_uref* parameters;
} reading;

//===-- Values --------------------------------------------------------------------------------===//

static tn_status read_type(tn_parser* parser, const tn_parameter* parameter,
                           tn_attribute* out_value) {
  tn_type type = {NULL};
  const char* at = parser->token.start;
  if (parameter->mnemonic.size != 0 && !tn_parser__type_begins(parser)) {
    TN_TRY(tn_parser__stripped_type(parser, parameter->dialect, parameter->mnemonic,
                                    (tn_string_view){NULL, 0}, &type));
  } else {
    TN_TRY(tn_parser__type(parser, &type));
  }
  TN_TRY(tn_type_attribute_get(type, out_value));
  if (tn_parameter__holds_one(parameter, *out_value)) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "invalid kind of type specified");
  if (parameter->kind_name != NULL) {
    tn_text_buffer_format(&text, ": expected %s, but found ", parameter->kind_name);
    tn_text_buffer__append_type(&text, type);
  }
  return tn_parser__error_text(parser, at, &text, NULL, NULL);
}

static tn_status read_attribute(tn_parser* parser, const tn_parameter* parameter,
                                tn_attribute* out_value) {
  const char* at = parser->token.start;
  if (parameter->mnemonic.size != 0 && !tn_parser__is(parser, TN_TOKEN_HASH_IDENTIFIER)) {
    return tn_parser__stripped_attribute(parser, parameter->dialect, parameter->mnemonic,
                                         out_value);
  }
  TN_TRY(tn_parser__attribute(parser, (tn_type){NULL}, out_value));
  if (tn_parameter__holds_one(parameter, *out_value)) return TN_OK;
  return tn_parser__error_at(parser, at, "invalid kind of attribute specified");
}

/// Returns whether a negative number can become an unsigned one. MLIR takes four bits per digit and
/// requires that all bits of the negated number fit.
static bool fits_without_sign(const tn_token* token, uint32_t width, uint64_t number) {
  const char* digit = token->start + (tn_token__is_hex(token) ? 2 : 0);
  while (digit < token->end && *digit == '0') ++digit;
  const uint64_t bits = 4 * (uint64_t)(token->end - digit);
  const bool has_top_bit = bits != 0 && bits <= 64 && number >> (bits - 1) != 0;
  return bits + has_top_bit <= width;
}

/// Returns whether a 64-bit number fits the type.
static bool fits(tn_type type, bool is_negative, const tn_token* token, uint64_t number) {
  const uint32_t width = tn_integer_type_width(type);
  const uint64_t most = UINT64_MAX >> (64 - width);
  if (is_negative && tn_integer_type_signedness(type) == TN_UNSIGNED) {
    return fits_without_sign(token, width, number);
  }
  if (is_negative) return number <= most / 2 + 1;
  return number <= (tn_integer_type_signedness(type) == TN_UNSIGNED ? most : most / 2);
}

/// Parses an integer of any width.
static tn_status read_wide_integer(tn_parser* parser, tn_attribute* out_value) {
  const bool is_negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER)) {
    return tn_parser__error(parser, "expected integer value");
  }
  // A digit takes at most 4 bits; one more bit is for the sign.
  const size_t width = 4 * (size_t)(parser->token.end - parser->token.start) + 1;
  if (width > TN_INTEGER_WIDTH_MAX) return tn_parser__error(parser, "integer value too large");
  tn_type type;
  TN_TRY(tn_integer_type_get(parser->context, (uint32_t)width, TN_SIGNLESS, &type));
  TN_TRY(tn_parser__integer_attribute(parser, type, is_negative, out_value));
  return tn_integer__round_up(parser->context, *out_value, out_value);
}

tn_status tn_body_format__read_integer(tn_parser* parser, tn_type type, tn_attribute* out_value) {
  uint64_t number = 0;
  if (type.storage == NULL) return read_wide_integer(parser, out_value);
  if (tn_integer_type_width(type) == 1 &&
      (tn_parser__is_word(parser, "true") || tn_parser__is_word(parser, "false"))) {
    const bool value = tn_parser__is_word(parser, "true");
    tn_parser__advance(parser);
    return tn_bool_attribute_get(parser->context, value, out_value);
  }
  const bool is_negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER)) {
    return tn_parser__error(parser, "expected integer value");
  }
  if (!tn_token__uint64(&parser->token, &number) ||
      !fits(type, is_negative, &parser->token, number)) {
    return tn_parser__error(parser, "integer value too large");
  }
  tn_parser__advance(parser);
  if (is_negative) number = 0 - number;
  if (tn_integer_type_signedness(type) == TN_UNSIGNED) {
    number &= UINT64_MAX >> (64 - tn_integer_type_width(type));
  }
  return tn_integer_attribute_get(type, (int64_t)number, out_value);
}

tn_status tn_body_format__read_float(tn_parser* parser, tn_type type, tn_attribute* out_value) {
  const bool is_negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  const tn_token token = parser->token;
  uint64_t words[2] = {0, 0};
  TN_TRY(tn_parser__float_value(parser, type, is_negative, &token, words));
  tn_parser__advance(parser);
  return tn_float_attribute_from_bits(type, words, out_value);
}

static tn_status read_string(tn_parser* parser, tn_attribute* out_value) {
  tn_string_view text;
  if (!tn_parser__is(parser, TN_TOKEN_STRING)) return tn_parser__error(parser, "expected string");
  TN_TRY(tn_parser__string_value(parser, &parser->token, &text));
  tn_parser__advance(parser);
  return tn_string_attribute_get(parser->context, text, out_value);
}

static tn_status read_words(tn_parser* parser, const tn_parameter* parameter,
                            tn_attribute* out_value) {
  uint64_t number = 0;
  TN_TRY(tn_parser__enum_parameter(parser, parameter->words, &number));
  return tn_enum_attribute__string(parser->context, parameter->words, number, out_value);
}

/// Parses `4x?x8`; static extents are `4x8x`.
static tn_status read_dimensions(tn_parser* parser, const tn_parameter* parameter,
                                 tn_attribute* out_value) {
  const size_t base = parser->dims.count;
  const bool is_static = parameter->kind == TN_PARAMETER_EXTENTS;
  const char* start = parser->token.start;
  if (tn_parser__is(parser, TN_TOKEN_INTEGER) || tn_parser__is(parser, TN_TOKEN_QUESTION)) {
    TN_TRY(is_static ? tn_parser__dimension_list(parser) : tn_parser__dimensions(parser));
  }
  const size_t count = parser->dims.count - base;
  const int64_t* dims = (const int64_t*)parser->dims.items + base;
  parser->dims.count = base;
  for (size_t i = 0; is_static && i < count; ++i) {
    if (dims[i] != TN_DYNAMIC) continue;
    while (*start != '?') ++start;
    return tn_parser__error_at(parser, start, "expected static shape");
  }
  return tn_dense_array_attribute_get(parameter->type, count, dims, count * sizeof *dims,
                                      out_value);
}

/// Parses `[1, 2]`.
static tn_status read_numbers(tn_parser* parser, const tn_parameter* parameter,
                              tn_attribute* out_value) {
  const uint32_t width = tn_integer_type_width(parameter->type);
  tn_text_buffer bytes = tn_text_buffer_make(&parser->context->allocator);
  tn_status status = tn_parser__expect(parser, TN_TOKEN_LEFT_SQUARE, "expected '['");
  bool is_next = status == TN_OK && !tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE);
  while (is_next) {
    tn_attribute number = {NULL};
    status = tn_body_format__read_integer(parser, parameter->type, &number);
    if (status != TN_OK) break;
    const int64_t wide = tn_integer_attribute_value(number);
    const int32_t narrow = (int32_t)wide;
    const int16_t narrower = (int16_t)wide;
    tn_text_buffer_append(&bytes,
                          width == 16   ? (const void*)&narrower
                          : width == 32 ? (const void*)&narrow
                                        : &wide,
                          width / 8);
    is_next = tn_parser__consume_if(parser, TN_TOKEN_COMMA);
  }
  if (status == TN_OK) {
    status = tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'");
  }
  if (status == TN_OK && bytes.failed) status = tn_context__out_of_memory(parser->context);
  if (status == TN_OK) {
    status = tn_dense_array_attribute_get(parameter->type, bytes.size / (width / 8), bytes.data,
                                          bytes.size, out_value);
  }
  tn_text_buffer_free(&bytes);
  return status;
}

static tn_status read_one(tn_parser* parser, const tn_parameter* parameter,
                          tn_attribute* out_value) {
  switch (parameter->kind) {
    case TN_PARAMETER_TYPE:
      return read_type(parser, parameter, out_value);
    case TN_PARAMETER_INTEGER:
      return tn_body_format__read_integer(parser, parameter->type, out_value);
    case TN_PARAMETER_FLOAT:
      return tn_body_format__read_float(parser, parameter->type, out_value);
    case TN_PARAMETER_STRING:
      return read_string(parser, out_value);
    case TN_PARAMETER_WORDS:
      return read_words(parser, parameter, out_value);
    case TN_PARAMETER_DIMENSIONS:
    case TN_PARAMETER_EXTENTS:
      return read_dimensions(parser, parameter, out_value);
    case TN_PARAMETER_NUMBERS:
      return read_numbers(parser, parameter, out_value);
    case TN_PARAMETER_MAP:
      return tn_parser__affine_map_body(parser, out_value);
    default:
      return read_attribute(parser, parameter, out_value);
  }
}

/// Returns whether the token after a comma names another member of a struct.
static bool is_member_next(tn_parser* parser) {
  const char* comma = parser->token.start;
  tn_parser__advance(parser);
  bool is_name = tn_token__is_identifier(&parser->token);
  if (is_name) {
    tn_parser__advance(parser);
    is_name = tn_parser__is(parser, TN_TOKEN_EQUAL);
  }
  tn_parser__reset(parser, comma);
  return is_name;
}

/// Parses one value or a comma-separated list. A list in brackets may be empty, because `[]` is
/// also printed; MLIR 22 prints but cannot parse it.
static tn_status read_list_value(tn_parser* parser, const tn_parameter* parameter,
                                 tn_attribute* out_value) {
  if (tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE)) {
    return tn_array_attribute_get(parser->context, NULL, 0, out_value);
  }
  const size_t base = parser->attributes.count;
  do {
    tn_attribute value = {NULL};
    TN_TRY(read_one(parser, parameter, &value));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &value, sizeof value));
  } while (tn_parser__is(parser, TN_TOKEN_COMMA) && !is_member_next(parser) &&
           tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  const tn_attribute* values = (const tn_attribute*)parser->attributes.items + base;
  const size_t count = parser->attributes.count - base;
  parser->attributes.count = base;
  return tn_array_attribute_get(parser->context, values, count, out_value);
}

static tn_status read_value(tn_parser* parser, const tn_parameter* parameter,
                            tn_attribute* out_value) {
  if (!parameter->is_list) return read_one(parser, parameter, out_value);
  if (!parameter->in_braces) return read_list_value(parser, parameter, out_value);
  if (!tn_parser__consume_if(parser, TN_TOKEN_LEFT_BRACE)) {
    return tn_parser__wrong_token(parser, "expected '{'");
  }
  TN_TRY(read_list_value(parser, parameter, out_value));
  if (tn_parser__consume_if(parser, TN_TOKEN_RIGHT_BRACE)) return TN_OK;
  return tn_parser__wrong_token(parser, "expected '}'");
}

/// Skips an invalid keyword or number, as MLIR does before it reports the parameter.
static void skip_wrong(tn_parser* parser, tn_parameter_kind kind) {
  const bool is_word =
      tn_token__is_identifier(&parser->token) || tn_parser__is(parser, TN_TOKEN_STRING);
  if ((kind == TN_PARAMETER_WORDS && is_word) ||
      (kind == TN_PARAMETER_INTEGER && tn_parser__is(parser, TN_TOKEN_INTEGER))) {
    tn_parser__advance(parser);
  }
}

static tn_status read_parameter(reading* self, const tn_body_element* element) {
  const tn_definition* definition = self->definition;
  const tn_parameter* parameter = &definition->parameters[element->parameter];
  tn_attribute value = {NULL};
  const tn_status status = read_value(self->parser, parameter, &value);
  if (status == TN_OK) {
    self->parameters[element->parameter] = value.storage->self;
  } else if (status == TN_MALFORMED && definition->cpp_name.size != 0) {
    skip_wrong(self->parser, parameter->kind);
    return tn_parser__error(
        self->parser, "failed to parse %.*s parameter '%.*s' which is to be a `%.*s`",
        (int)definition->cpp_name.size, definition->cpp_name.data, (int)parameter->name.size,
        parameter->name.data, (int)parameter->cpp.size, parameter->cpp.data);
  }
  return status;
}

//===-- Elements ------------------------------------------------------------------------------===//

static bool is_literal(const tn_parser* parser, const tn_body_element* element) {
  if (element->token != TN_TOKEN_BARE_IDENTIFIER) return tn_parser__is(parser, element->token);
  return tn_token__is_identifier(&parser->token) &&
         tn_string_view_equal(tn_token__spelling(&parser->token), element->text);
}

static tn_status read_literal(tn_parser* parser, const tn_body_element* element) {
  if (is_literal(parser, element)) {
    tn_parser__advance(parser);
    return TN_OK;
  }
  if (element->token == TN_TOKEN_BARE_IDENTIFIER) {
    return tn_parser__error(parser, "expected '%.*s'", (int)element->text.size, element->text.data);
  }
  return tn_parser__wrong_token(parser, "expected '%.*s'", (int)element->text.size,
                                element->text.data);
}

static bool is_optional(const reading* self, const tn_body_element* element) {
  return self->definition->parameters[element->parameter].is_optional;
}

/// Returns whether the token starts a value of an optional parameter.
static bool begins(const reading* self, const tn_body_element* element) {
  const tn_parser* parser = self->parser;
  switch (self->definition->parameters[element->parameter].kind) {
    case TN_PARAMETER_TYPE:
      return tn_parser__type_begins(parser);
    case TN_PARAMETER_INTEGER:
      return tn_parser__is(parser, TN_TOKEN_INTEGER) || tn_parser__is(parser, TN_TOKEN_MINUS) ||
             tn_parser__is_word(parser, "true") || tn_parser__is_word(parser, "false");
    case TN_PARAMETER_FLOAT:
      return tn_parser__is(parser, TN_TOKEN_FLOAT) || tn_parser__is(parser, TN_TOKEN_INTEGER) ||
             tn_parser__is(parser, TN_TOKEN_MINUS);
    case TN_PARAMETER_STRING:
      return tn_parser__is(parser, TN_TOKEN_STRING);
    case TN_PARAMETER_NUMBERS:
      return tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE);
    case TN_PARAMETER_WORDS:
      return tn_token__is_identifier(&parser->token) || tn_parser__is(parser, TN_TOKEN_STRING);
    default:
      return !tn_parser__is(parser, TN_TOKEN_GREATER) && !tn_parser__is(parser, TN_TOKEN_COMMA) &&
             !tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE);
  }
}

static tn_status read_if_there(reading* self, const tn_body_element* element) {
  return is_optional(self, element) && !begins(self, element) ? TN_OK
                                                              : read_parameter(self, element);
}

/// Parses the members of a list. The comma after an absent parameter is omitted, and trailing
/// optional parameters may be absent.
static tn_status read_list(reading* self, const tn_body_element* element,
                           const tn_body_element* end) {
  const tn_body_element* last = end;
  while (last != element && is_optional(self, last - 1)) --last;
  for (; element != end; ++element) {
    TN_TRY(read_if_there(self, element));
    if (element + 1 == end || self->parameters[element->parameter] == 0) continue;
    if (tn_parser__consume_if(self->parser, TN_TOKEN_COMMA)) continue;
    if (element + 1 >= last) return TN_OK;
    return tn_parser__wrong_token(self->parser, "expected ','");
  }
  return TN_OK;
}

/// Parses `name = value` for a parameter that was not parsed yet.
static tn_status read_member(reading* self, const tn_body_element* element,
                             const tn_body_element* end) {
  tn_parser* parser = self->parser;
  if (!tn_token__is_identifier(&parser->token)) {
    (void)tn_parser__error(parser, "expected valid keyword");
    return tn_parser__error(parser, "expected a parameter name in struct");
  }
  const tn_string_view name = tn_token__spelling(&parser->token);
  tn_parser__advance(parser);
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_EQUAL, "expected '='"));
  for (; element != end; ++element) {
    if (tn_string_view_equal(self->definition->parameters[element->parameter].name, name) &&
        self->parameters[element->parameter] == 0) {
      return read_parameter(self, element);
    }
  }
  return tn_parser__error(parser, "duplicate or unknown struct parameter name: %.*s",
                          (int)name.size, name.data);
}

static tn_status check_members(const reading* self, const tn_body_element* element,
                               const tn_body_element* end) {
  for (; element != end; ++element) {
    const tn_string_view name = self->definition->parameters[element->parameter].name;
    if (is_optional(self, element) || self->parameters[element->parameter] != 0) continue;
    return tn_parser__error(self->parser, "struct is missing required parameter: %.*s",
                            (int)name.size, name.data);
  }
  return TN_OK;
}

static tn_status read_struct(reading* self, const tn_body_element* element,
                             const tn_body_element* end) {
  size_t optional_count = 0;
  const size_t count = (size_t)(end - element);
  for (size_t i = 0; i < count; ++i) optional_count += is_optional(self, element + i);
  if (optional_count == count && !tn_token__is_identifier(&self->parser->token)) return TN_OK;
  for (size_t i = 0;; ++i) {
    TN_TRY(read_member(self, element, end));
    if (optional_count == 0 && i + 1 == count) return TN_OK;
    if (tn_parser__consume_if(self->parser, TN_TOKEN_COMMA) &&
        (!self->definition->takes_last_comma || !tn_parser__is(self->parser, TN_TOKEN_GREATER))) {
      continue;
    }
    if (optional_count != 0) return check_members(self, element, end);
    return tn_parser__wrong_token(self->parser, "expected ','");
  }
}

/// Parses `<a, b>` like types of IRDL: the number of parameters is checked after the last one.
static tn_status read_default(reading* self) {
  tn_parser* parser = self->parser;
  const tn_definition* definition = self->definition;
  const char* at = parser->token.start - definition->mnemonic.size;
  uint32_t count = 0;
  if (tn_parser__consume_if(parser, TN_TOKEN_LESS) &&
      !tn_parser__consume_if(parser, TN_TOKEN_GREATER)) {
    do {
      tn_attribute value = {NULL};
      const uint32_t i = count < definition->parameter_count ? count : 0;
      TN_TRY(read_value(parser, &definition->parameters[i], &value));
      if (count == i) self->parameters[i] = value.storage->self;
      ++count;
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'"));
  }
  if (count == definition->parameter_count) return TN_OK;
  return tn_parser__error_at(parser, at, "expected %u %s arguments, but had %u",
                             definition->parameter_count,
                             definition->is_type ? "type" : "attribute", count);
}

/// Returns whether the first element of a group is present.
static bool group_begins(const reading* self, const tn_body_element* first) {
  while (first->kind == TN_BODY_SPACE) ++first;
  return first->kind == TN_BODY_LITERAL ? is_literal(self->parser, first) : begins(self, first);
}

static tn_status read_custom(reading* self, const tn_body_element* elements, uint32_t number) {
  const tn_body_element* element = &elements[number];
  tn_uref values[TN_DIRECTIVE_ARGUMENT_MAX] = {0};
  for (uint32_t i = 0; i + 1 < element->end - number; ++i) {
    if (element[i + 1].is_reference) values[i] = self->parameters[element[i + 1].parameter];
  }
  TN_TRY(element->directive->parse(self->parser, values));
  for (uint32_t i = 0; i + 1 < element->end - number; ++i) {
    const tn_body_element* argument = element + 1 + i;
    self->parameters[argument->parameter] = values[i];
    if (values[i] != 0 || is_optional(self, argument)) continue;
    const tn_string_view name = self->definition->parameters[argument->parameter].name;
    return tn_parser__error(self->parser, "parameter '%.*s' is missing", (int)name.size, name.data);
  }
  return TN_OK;
}

/// Takes the type that follows an attribute with its own type.
static tn_status take_own_type(const reading* self, tn_type type) {
  const tn_definition* definition = self->definition;
  tn_attribute value;
  if (!definition->own_type_follows) return TN_OK;
  const tn_parameter* parameter = &definition->parameters[definition->own_type - 1];
  if (type.storage == NULL || tn_type__is(type, TN_TYPE_NONE)) {
    return parameter->is_optional ? TN_OK
                                  : tn_parser__error(self->parser, "expected a trailing type");
  }
  TN_TRY(tn_type_attribute_get(type, &value));
  if (!tn_parameter__holds_one(parameter, value)) {
    return tn_parser__error(self->parser, "invalid kind of type specified");
  }
  self->parameters[definition->own_type - 1] = value.storage->self;
  return TN_OK;
}

tn_status tn_body_format__parse(tn_parser* parser, const tn_definition* definition, tn_type type,
                                tn_uref* out_parameters) {
  reading self = {parser, definition, out_parameters};
  const tn_body_element* elements = definition->format->elements;
  memset(out_parameters, 0, definition->parameter_count * sizeof *out_parameters);
  TN_TRY(take_own_type(&self, type));
  if (definition->has_default_format) return read_default(&self);
  tn_status status = TN_OK;
  for (uint32_t i = 0; i < definition->format->count && status == TN_OK; ++i) {
    const tn_body_element* element = &elements[i];
    if (element->kind == TN_BODY_LITERAL) {
      status = read_literal(parser, element);
    } else if (element->kind == TN_BODY_PARAMETER) {
      status = read_if_there(&self, element);
    } else if (element->kind == TN_BODY_GROUP) {
      const bool has_else =
          element->end < definition->format->count && elements[element->end].kind == TN_BODY_ELSE;
      if (!group_begins(&self, element + 1)) i = element->end - (has_else ? 0u : 1u);
    } else if (element->kind == TN_BODY_ELSE) {
      i = element->end - 1u;
    } else if (element->kind == TN_BODY_CUSTOM) {
      status = read_custom(&self, elements, i);
      i = element->end - 1u;
    } else if (element->kind != TN_BODY_SPACE) {
      const bool is_list = element->kind == TN_BODY_LIST;
      status = (is_list ? read_list : read_struct)(&self, element + 1, elements + element->end);
      i = element->end - 1u;
    }
  }
  for (uint32_t i = 0; i < definition->parameter_count; ++i) {
    if (out_parameters[i] == 0) out_parameters[i] = definition->parameters[i].default_value;
  }
  return status;
}
