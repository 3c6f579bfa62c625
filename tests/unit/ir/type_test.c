// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <tenure/attribute.h>
#include <tenure/type.h>

#include "ir/context.h"
#include "report.h"

TN_TEST(equal_types_have_equal_bits) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i32 = tn_test_integer(context, 32);
  EXPECT_TRUE(tn_type_equal(i32, tn_test_integer(context, 32)));
  EXPECT_TRUE(!tn_type_equal(i32, tn_test_integer(context, 33)));
  tn_type si32 = {NULL};
  EXPECT_STATUS(TN_OK, tn_integer_type_get(context, 32, TN_SIGNED, &si32));
  EXPECT_TRUE(!tn_type_equal(i32, si32));
  EXPECT_EQ(TN_SIGNED, tn_integer_type_signedness(si32));
  EXPECT_EQ(32, tn_integer_type_width(si32));
  EXPECT_TRUE(tn_type_context(i32) == context);
  EXPECT_EQ(TN_TYPE_INTEGER, tn_type_kind_of(i32));
  EXPECT_EQ(TN_TYPE_NULL, tn_type_kind_of((tn_type){NULL}));
  tn_context_destroy(context);
}

// What is asked for again and again is found without a look-up.
TN_TEST(scalars_are_kept) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_uniquer_scalars* kept = &context->uniquer.scalars;
  tn_type type = {NULL};
  tn_attribute attribute = {NULL};
  EXPECT_TRUE(kept->signless[7] == NULL);
  type = tn_test_integer(context, 7);
  EXPECT_EQ(type.storage, kept->signless[7]);
  EXPECT_STATUS(TN_OK, tn_index_type_get(context, &type));
  EXPECT_EQ(type.storage, kept->index);
  type = tn_test_float(context, TN_FLOAT_F80);
  EXPECT_EQ(type.storage, kept->floats[TN_FLOAT_F80]);
  EXPECT_STATUS(TN_OK, tn_unit_attribute_get(context, &attribute));
  EXPECT_EQ(attribute.storage, kept->unit);
  EXPECT_STATUS(TN_OK, tn_bool_attribute_get(context, true, &attribute));
  EXPECT_EQ(attribute.storage, kept->bools[1]);
  tn_context_destroy(context);
}

TN_TEST(scalars_say_how_wide_they_are) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_index_type_get(context, &type));
  EXPECT_EQ(64, tn_type_bit_width(type));
  EXPECT_STATUS(TN_OK, tn_none_type_get(context, &type));
  EXPECT_EQ(TN_TYPE_NONE, tn_type_kind_of(type));
  EXPECT_EQ(0, tn_type_bit_width(type));
  EXPECT_EQ(80, tn_type_bit_width(tn_test_float(context, TN_FLOAT_F80)));
  EXPECT_EQ(19, tn_float_kind_width(TN_FLOAT_TF32));
  EXPECT_STR("f8E4M3B11FNUZ", tn_float_kind_name(TN_FLOAT_F8E4M3B11FNUZ));
  EXPECT_EQ(TN_FLOAT_BF16, tn_float_type_kind(tn_test_float(context, TN_FLOAT_BF16)));
  EXPECT_EQ(TN_FLOAT_KIND_COUNT, tn_float_type_kind(type));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_float_type_get(context, TN_FLOAT_KIND_COUNT, &type));
  EXPECT_TRUE(tn_type_is_null(type));
  tn_context_destroy(context);
}

TN_TEST(integers_have_a_widest) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  tn_type type = tn_test_integer(context, TN_INTEGER_WIDTH_MAX);
  EXPECT_EQ(16777215, tn_integer_type_width(type));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_integer_type_get(context, TN_INTEGER_WIDTH_MAX + 1, TN_SIGNLESS, &type));
  EXPECT_TRUE(tn_type_is_null(type));
  EXPECT_STR("integer bitwidth is limited to 16777215 bits", report.message);
  tn_context_destroy(context);
}

TN_TEST(functions_and_tuples_keep_their_parts) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i1 = tn_test_integer(context, 1);
  const tn_type i2 = tn_test_integer(context, 2);
  const tn_type inputs[] = {i1, i2, i1};
  tn_type function = {NULL};
  tn_type other = {NULL};
  EXPECT_STATUS(TN_OK, tn_function_type_get(context, inputs, 2, inputs + 2, 1, &function));
  EXPECT_STATUS(TN_OK, tn_function_type_get(context, inputs, 3, NULL, 0, &other));
  EXPECT_TRUE(!tn_type_equal(function, other));
  EXPECT_EQ(2, tn_function_type_input_count(function));
  EXPECT_EQ(1, tn_function_type_result_count(function));
  EXPECT_TRUE(tn_type_equal(i2, tn_function_type_input(function, 1)));
  EXPECT_TRUE(tn_type_equal(i1, tn_function_type_result(function, 0)));
  EXPECT_TRUE(tn_type_is_null(tn_function_type_result(function, 1)));
  tn_type many[100];
  for (size_t i = 0; i < 100; ++i) many[i] = i % 2 == 0 ? i1 : i2;
  tn_type tuple = {NULL};
  EXPECT_STATUS(TN_OK, tn_tuple_type_get(context, many, 100, &tuple));
  EXPECT_EQ(100, tn_tuple_type_element_count(tuple));
  EXPECT_TRUE(tn_type_equal(i2, tn_tuple_type_element(tuple, 99)));
  EXPECT_EQ(0, tn_function_type_input_count(tuple));
  tn_context_destroy(context);
}

TN_TEST(types_of_another_context_are_refused) {
  tn_report report;
  tn_report other_report;
  tn_context* context = tn_report_open(&report, false);
  tn_context* other = tn_report_open(&other_report, false);
  const tn_type foreign = tn_test_integer(other, 8);
  tn_type type = {NULL};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_tuple_type_get(context, &foreign, 1, &type));
  EXPECT_STR("a type belongs to another context", report.message);
  const tn_type null = {NULL};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_function_type_get(context, &null, 1, NULL, 0, &type));
  EXPECT_STR("a type is null", report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_complex_type_get(null, &type));
  tn_context_destroy(other);
  tn_context_destroy(context);
}

TN_TEST(nesting_has_a_limit) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  tn_type type = tn_test_integer(context, 1);
  tn_status status = TN_OK;
  size_t depth = 0;
  for (; status == TN_OK && depth < 5000; ++depth) {
    const tn_type inner = type;
    status = tn_tuple_type_get(context, &inner, 1, &type);
  }
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, status);
  EXPECT_EQ(4097, depth);
  EXPECT_STR("types, attributes and locations nest at most 4096 deep", report.message);
  tn_context_destroy(context);
}

TN_TEST(opaque_types_are_kept_verbatim) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_opaque_type_get(context, tn_view("foo"), tn_view("a<b>"), &type));
  EXPECT_VIEW("foo", tn_opaque_type_dialect(type));
  EXPECT_VIEW("a<b>", tn_opaque_type_body(type));
  tn_type other = {NULL};
  EXPECT_STATUS(TN_OK, tn_opaque_type_get(context, tn_view("fooa"), tn_view("<b>"), &other));
  EXPECT_TRUE(!tn_type_equal(type, other));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_opaque_type_get(context, tn_view("1foo"), tn_view("x"), &type));
  EXPECT_STR("invalid dialect namespace '\"1foo\"'", report.message);
  tn_context_destroy(context);
}
