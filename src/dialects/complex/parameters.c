// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Assembly of complex numbers: `#complex.number<:f64 1.0, 2.0>` of type complex<f64>. Source:
// MLIR's documentation of the dialect.

#include "dialects/common/parameters.h"
#include "dialects/complex/complex.h"
#include "text/float_text.h"
#include "text/parser.h"

enum { REAL, IMAG, TYPE };

static tn_status read_part(tn_parser* parser, tn_type element, tn_uref* out_part) {
  const bool is_negative = tn_parser__consume_if(parser, TN_TOKEN_MINUS);
  tn_attribute part;
  TN_TRY(tn_parser__float_attribute(parser, element, is_negative, &part));
  *out_part = part.storage->self;
  return TN_OK;
}

static tn_status parse_number(tn_parser* parser, tn_uref* parameters) {
  tn_type element;
  tn_attribute type;
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
  const char* at = parser->token.start;
  TN_TRY(tn_parser__type(parser, &element));
  if (!tn_type__is(element, TN_TYPE_FLOAT)) {
    return tn_parser__error_at(parser, at, "invalid kind of type specified");
  }
  TN_TRY(read_part(parser, element, &parameters[REAL]));
  TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
  TN_TRY(read_part(parser, element, &parameters[IMAG]));
  TN_TRY(tn_complex_type_get(element, &element));
  TN_TRY(tn_type_attribute_get(element, &type));
  parameters[TYPE] = type.storage->self;
  return TN_OK;
}

static void print_part(tn_attribute part, tn_text_buffer* text) {
  char digits[TN_FLOAT_TEXT_MAX];
  uint64_t words[2];
  bool is_decimal;
  tn_float_attribute_bits(part, words);
  const tn_float_kind kind = tn_float_type_kind(tn_attribute_type(part));
  tn_text_buffer_append(text, digits, tn_float__format(kind, words, digits, &is_decimal));
}

static void print_number(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  tn_text_buffer_append_text(text, ":");
  tn_type__append_text(tn_type_element_type(tn_parameters__type(context, parameters, TYPE)), text);
  tn_text_buffer_append_text(text, " ");
  print_part(tn_parameters__attribute(context, parameters, REAL), text);
  tn_text_buffer_append_text(text, ", ");
  print_part(tn_parameters__attribute(context, parameters, IMAG), text);
}

const tn_parameter_directive tn_complex_parameter_directives[] = {
    {"Complex", "float attribute, float attribute, own complex type", parse_number, print_number},
    {NULL, NULL, NULL, NULL},
};

static bool check_number(const tn_context* context, const tn_uref* parameters,
                         tn_parse_error* out_wrong) {
  const tn_type element = tn_type_element_type(tn_parameters__type(context, parameters, TYPE));
  for (uint32_t i = REAL; i <= IMAG; ++i) {
    const tn_attribute part = tn_parameters__attribute(context, parameters, i);
    if (tn_type_equal(tn_attribute_type(part), element)) continue;
    return tn_parameters__refuse(out_wrong, "type doesn't match the type implied by its `value`");
  }
  return true;
}

const tn_parameters_check tn_complex_parameters_checks[] = {{"#number", check_number},
                                                            {NULL, NULL}};
