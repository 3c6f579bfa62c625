// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verifiers of complex: bitcasts and constants.

#include "schema/check.h"
#include "dialects/complex/complex.h"

static tn_status check_bitcast(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_type from = tn_op__operand_type(context, op, TN_COMPLEX_BITCAST_OPERAND);
  const tn_type to = tn_op__result_type(context, op, 0);
  if (tn_type_equal(from, to)) return TN_OK;
  const bool from_complex = tn_type__is(from, TN_TYPE_COMPLEX);
  const bool to_complex = tn_type__is(to, TN_TYPE_COMPLEX);
  if (from_complex && to_complex) {
    return tn_op__fail_named(context, op, NULL,
                             "requires input and output bitwidth to match, use `complex` ops");
  }
  if (!from_complex && !to_complex) {
    return tn_op__fail_named(context, op, NULL,
                             "requires that either input or output has a complex type");
  }
  const uint32_t from_width =
      from_complex ? 2 * tn_type_bit_width(tn_type_element_type(from)) : tn_type_bit_width(from);
  const uint32_t to_width =
      to_complex ? 2 * tn_type_bit_width(tn_type_element_type(to)) : tn_type_bit_width(to);
  if (from_width == to_width) return TN_OK;
  return tn_op__fail_named(context, op, NULL, "casting bitwidths do not match");
}

static tn_status check_constant(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_attribute value = tn_complex_constant_value(context, op);
  const tn_type type = tn_type_element_type(tn_op__result_type(context, op, 0));
  if (tn_array_attribute_count(value) != 2) {
    return tn_op__fail_named(context, op, NULL,
                             "requires 'value' to be a complex constant, represented as array of "
                             "two values");
  }
  const tn_attribute real = tn_array_attribute_element(value, 0);
  const tn_attribute imaginary = tn_array_attribute_element(value, 1);
  if (tn_type_equal(tn_attribute_type(real), type) &&
      tn_type_equal(tn_attribute_type(imaginary), type)) {
    return TN_OK;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "requires attribute's element types (");
  tn_text_buffer__append_type(&text, tn_attribute_type(real));
  tn_text_buffer_append_text(&text, ", ");
  tn_text_buffer__append_type(&text, tn_attribute_type(imaginary));
  tn_text_buffer_append_text(&text, ") to match the element type of the op's return type (");
  tn_text_buffer__append_type(&text, type);
  tn_text_buffer_append_text(&text, ")");
  return tn_check__fail(context, op, true, &text);
}

const tn_named_check tn_complex_checks[] = {
    {"complex.bitcast", check_bitcast, NULL, true},
    {"complex.constant", check_constant, NULL, true},
    {NULL, NULL, NULL, false},
};
