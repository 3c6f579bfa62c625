// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bounds of dynamic sizes, `?, 4`, in attributes of stablehlo, mhlo and vhlo: an array of i64, with
// TN_DYNAMIC for no bound.

#include "dialects/common/infer_hlo.h"
#include "dialects/common/parameters.h"
#include "dialects/common/parts.h"
#include "schema/body_format.h"
#include "text/parser.h"

tn_status tn_hlo__parse_bounds(tn_parser* parser, tn_uref* parameters) {
  const size_t base = parser->dims.count;
  tn_type i64;
  tn_attribute numbers;
  TN_TRY(tn_parser__integer_type(parser, 64, &i64));
  while (!tn_parser__is(parser, TN_TOKEN_GREATER) &&
         !tn_parser__is(parser, TN_TOKEN_RIGHT_SQUARE)) {
    int64_t bound = TN_DYNAMIC;
    if (parser->dims.count != base) {
      TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ','"));
    }
    if (!tn_parser__consume_if(parser, TN_TOKEN_QUESTION)) {
      tn_attribute number;
      TN_TRY(tn_body_format__read_integer(parser, i64, &number));
      bound = tn_integer_attribute_value(number);
    }
    TN_TRY(tn_parser__push(parser, &parser->dims, &bound, sizeof bound));
  }
  TN_TRY(tn_part__take_numbers(parser, base, &numbers));
  parameters[0] = numbers.storage->self;
  return TN_OK;
}

void tn_hlo__put_bounds(const int64_t* bounds, size_t count, tn_text_buffer* text) {
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    if (bounds[i] == TN_DYNAMIC) tn_text_buffer_append_text(text, "?");
    if (bounds[i] != TN_DYNAMIC) tn_text_buffer_append_signed(text, bounds[i]);
  }
}

static void print_bounds(const tn_context* context, const tn_uref* parameters,
                         tn_text_buffer* text) {
  size_t size = 0;
  const int64_t* bounds =
      tn_dense_array_attribute_data(tn_parameters__attribute(context, parameters, 0), &size);
  tn_hlo__put_bounds(bounds, size / sizeof *bounds, text);
}

const tn_parameter_directive tn_hlo_parameter_directives[] = {
    {"Bounds", "i64 array", tn_hlo__parse_bounds, print_bounds},
    {NULL, NULL, NULL, NULL},
};
