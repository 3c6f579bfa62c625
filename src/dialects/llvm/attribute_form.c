// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of attributes whose assembly MLIR implements in C++. Source: the attributes' descriptions,
// and mlir-opt's input.

#include <string.h>

#include "dialects/common/parameters.h"
#include "dialects/llvm/llvm.h"
#include "schema/body_format.h"

//===-- Ranges --------------------------------------------------------------------------------===//

/// Parses a number of any length and truncates or extends it to the type.
static tn_status read_number(tn_parser* parser, tn_type type, tn_uref* out_value) {
  if (tn_parser__is_word(parser, "true") || tn_parser__is_word(parser, "false")) {
    tn_attribute made;
    TN_TRY(tn_integer_attribute_get(type, tn_parser__is_word(parser, "true"), &made));
    *out_value = made.storage->self;
    tn_parser__advance(parser);
    return TN_OK;
  }
  const bool is_negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER)) {
    return tn_parser__error(parser, "expected integer value");
  }
  // A digit has at most four bits.
  const size_t digit_bits = 4 * (size_t)(parser->token.end - parser->token.start) + 1;
  const size_t width = tn_integer_type_width(type);
  const size_t room = width > digit_bits ? width : digit_bits;
  if (room > TN_INTEGER_WIDTH_MAX) return tn_parser__error(parser, "integer value too large");
  tn_type wide;
  tn_wide_integer value;
  bool fits = false;
  tn_attribute made = {NULL};
  TN_TRY(tn_integer_type_get(parser->context, (uint32_t)room, TN_SIGNED, &wide));
  TN_TRY(tn_parser__integer_value(parser, wide, is_negative, &parser->token, &value, &fits));
  const tn_status status =
      fits ? tn_integer_attribute_from_words(type, value.words, value.word_count, &made)
           : tn_parser__error(parser, "integer value too large");
  tn_parser__free_integer(parser, &value);
  TN_TRY(status);
  *out_value = made.storage->self;
  tn_parser__advance(parser);
  return TN_OK;
}

/// Parses `<i32, -1, 4>`.
static tn_status read_range(tn_parser* parser, tn_uref* parameters) {
  tn_type type;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_LESS, "expected '<'"));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &type));
  if (!tn_type__is(type, TN_TYPE_INTEGER)) {
    char words[TN_PARAMETERS_TYPE_MAX + 1];
    return tn_parser__error_at(
        parser, at, "invalid kind of type specified: expected builtin.integer, but found '%s'",
        tn_parameters__type_words(parser->context, type, words));
  }
  TN_TRY(tn_integer_type_get(parser->context, tn_integer_type_width(type), TN_SIGNLESS, &type));
  for (size_t i = 0; i < 2; ++i) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    TN_TRY(read_number(parser, type, &parameters[i]));
  }
  return tn_parser__expect(parser, TN_TOKEN_GREATER, "expected '>'");
}

static void print_range(const tn_context* context, const tn_uref* parameters,
                        tn_text_buffer* text) {
  const tn_type type = tn_attribute_type(tn_parameters__attribute(context, parameters, 0));
  tn_text_buffer_append_text(text, "<");
  tn_type__append_text(type, text);
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_attribute value = tn_parameters__attribute(context, parameters, i);
    tn_text_buffer_append_text(text, ", ");
    if (tn_integer_type_width(type) <= 64) {
      const int64_t number = tn_integer_attribute_value(value);
      // A one-bit value is its own sign.
      tn_text_buffer_append_signed(text, tn_integer_type_width(type) == 1 ? -(number & 1) : number);
      continue;
    }
    const size_t start = text->size;
    tn_attribute__append_text(value, text);
    const char* blank = text->failed ? NULL : memchr(text->data + start, ' ', text->size - start);
    if (blank != NULL) text->size = (size_t)(blank - text->data);
  }
  tn_text_buffer_append_text(text, ">");
}

//===-- Operations in expressions -------------------------------------------------------------===//

/// Returns whether the operation is a conversion, which names an encoding.
static bool converts(const tn_context* context, const tn_uref* parameters) {
  return tn_string_view_equal(tn_parameters__string(context, parameters, 0),
                              tn_string_view_from("DW_OP_LLVM_convert"));
}

static tn_status read_argument(tn_parser* parser, bool may_be_word, uint64_t* out_number) {
  if (may_be_word && tn_token__is_identifier(&parser->token)) {
    const tn_string_view word = tn_token__spelling(&parser->token);
    tn_parser__advance(parser);
    if (tn_llvm__encoding_number(word, out_number)) return TN_OK;
    return tn_parser__error(parser, "encountered unknown attribute encoding \"%.*s\"",
                            (int)word.size, word.data);
  }
  if (tn_parser__is_word(parser, "true") || tn_parser__is_word(parser, "false")) {
    *out_number = tn_parser__is_word(parser, "true");
    tn_parser__advance(parser);
    return TN_OK;
  }
  const bool is_negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  if (!tn_parser__is(parser, TN_TOKEN_INTEGER) || !tn_token__uint64(&parser->token, out_number)) {
    (void)tn_parser__error(parser, tn_parser__is(parser, TN_TOKEN_INTEGER)
                                       ? "integer value too large"
                                       : "expected integer value");
    return tn_parser__error(parser, "expected integer operand");
  }
  if (is_negative) *out_number = 0 - *out_number;
  tn_parser__advance(parser);
  return TN_OK;
}

/// Parses `3, 4`, or `8, DW_ATE_signed` for a conversion.
static tn_status read_arguments(tn_parser* parser, tn_uref* parameters) {
  const bool is_conversion = converts(parser->context, parameters);
  const size_t base = parser->attributes.count;
  tn_type type;
  tn_attribute value;
  TN_TRY(tn_integer_type_get(parser->context, 64, TN_UNSIGNED, &type));
  do {
    uint64_t number = 0;
    const bool may_be_word = is_conversion && parser->attributes.count != base;
    TN_TRY(read_argument(parser, may_be_word, &number));
    TN_TRY(tn_integer_attribute_get(type, (int64_t)number, &value));
    TN_TRY(tn_parser__push(parser, &parser->attributes, &value, sizeof value));
  } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
  const size_t count = parser->attributes.count - base;
  parser->attributes.count = base;
  TN_TRY(tn_array_attribute_get(
      parser->context, (const tn_attribute*)parser->attributes.items + base, count, &value));
  parameters[1] = value.storage->self;
  return TN_OK;
}

static void print_arguments(const tn_context* context, const tn_uref* parameters,
                            tn_text_buffer* text) {
  const tn_attribute list = tn_parameters__attribute(context, parameters, 1);
  for (size_t i = 0; i < tn_array_attribute_count(list); ++i) {
    const uint64_t number =
        (uint64_t)tn_integer_attribute_value(tn_array_attribute_element(list, i));
    const bool may_be_word = i != 0 && converts(context, parameters);
    const tn_string_view word =
        may_be_word ? tn_llvm__encoding_word(number) : (tn_string_view){NULL, 0};
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (word.size != 0) {
      tn_text_buffer_append_view(text, word);
    } else {
      tn_text_buffer_append_unsigned(text, number);
    }
  }
}

const tn_parameter_directive tn_llvm_parameter_directives[] = {
    {"ConstantRange", "integer attribute, integer attribute", read_range, print_range},
    {"ExpressionArg", "words, list of ui64", read_arguments, print_arguments},
    {NULL, NULL, NULL, NULL},
};
