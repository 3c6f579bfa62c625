// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <math.h>

#include "ir/uniqued.h"
#include "report.h"

TN_TEST(integers_are_cut_and_sign_extended) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i8 = tn_test_integer(context, 8);
  tn_type ui8 = {NULL};
  tn_attribute a = {NULL};
  tn_attribute b = {NULL};
  EXPECT_STATUS(TN_OK, tn_integer_type_get(context, 8, TN_UNSIGNED, &ui8));
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(i8, 255, &a));
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(i8, -1, &b));
  EXPECT_TRUE(tn_attribute_equal(a, b));
  EXPECT_EQ(-1, tn_integer_attribute_value(a));
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(ui8, -1, &b));
  EXPECT_EQ(255, tn_integer_attribute_value(b));
  EXPECT_TRUE(!tn_attribute_equal(a, b));
  EXPECT_TRUE(tn_type_equal(i8, tn_attribute_type(a)));
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(tn_test_integer(context, 0), 5, &a));
  EXPECT_EQ(0, tn_integer_attribute_value(a));
  tn_type index = {NULL};
  EXPECT_STATUS(TN_OK, tn_index_type_get(context, &index));
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(index, INT64_MIN, &a));
  EXPECT_EQ(INT64_MIN, tn_integer_attribute_value(a));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_integer_attribute_get(tn_test_float(context, TN_FLOAT_F32), 1, &a));
  EXPECT_STR("expected integer or index type", report.message);
  tn_context_destroy(context);
}

TN_TEST(integer_attributes_take_24_bytes) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_attribute a = tn_test_number(context, 1000);
  const tn_attribute b = tn_test_number(context, 1001);
  EXPECT_EQ(3, b.storage->self - a.storage->self);
  tn_context_destroy(context);
}

TN_TEST(wide_integers_keep_their_words) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i65 = tn_test_integer(context, 65);
  tn_attribute a = {NULL};
  tn_attribute b = {NULL};
  size_t count = 0;
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(i65, -2, &a));
  const uint64_t* words = tn_integer_attribute_words(a, &count);
  EXPECT_EQ(2, count);
  EXPECT_EQ(UINT64_MAX, words[1]);
  const uint64_t given[] = {(uint64_t)-2, 1, 77};
  EXPECT_STATUS(TN_OK, tn_integer_attribute_from_words(i65, given, 3, &b));
  EXPECT_TRUE(tn_attribute_equal(a, b));
  EXPECT_EQ(-2, tn_integer_attribute_value(a));
  tn_type ui65 = {NULL};
  EXPECT_STATUS(TN_OK, tn_integer_type_get(context, 65, TN_UNSIGNED, &ui65));
  EXPECT_STATUS(TN_OK, tn_integer_attribute_from_words(ui65, given, 2, &b));
  EXPECT_EQ(1, tn_integer_attribute_words(b, &count)[1]);
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(tn_test_integer(context, 100000), -1, &b));
  words = tn_integer_attribute_words(b, &count);
  EXPECT_EQ(1563, count);
  EXPECT_EQ(UINT64_MAX, words[1562]);
  tn_context_destroy(context);
}

TN_TEST(bools_are_one_bit_integers) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  tn_attribute truth = {NULL};
  tn_attribute one = {NULL};
  EXPECT_STATUS(TN_OK, tn_bool_attribute_get(context, true, &truth));
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(tn_test_integer(context, 1), 1, &one));
  EXPECT_TRUE(tn_attribute_equal(truth, one));
  EXPECT_TRUE(tn_attribute_is_bool(truth));
  EXPECT_TRUE(!tn_attribute_is_bool(tn_test_number(context, 1)));
  tn_context_destroy(context);
}

TN_TEST(floats_differ_by_their_bits) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type f32 = tn_test_float(context, TN_FLOAT_F32);
  const tn_type f80 = tn_test_float(context, TN_FLOAT_F80);
  tn_attribute a = {NULL};
  tn_attribute b = {NULL};
  EXPECT_STATUS(TN_OK, tn_float_attribute_get(f32, 0.0, &a));
  EXPECT_STATUS(TN_OK, tn_float_attribute_get(f32, -0.0, &b));
  EXPECT_TRUE(!tn_attribute_equal(a, b));
  EXPECT_STATUS(TN_OK, tn_float_attribute_get(f32, 0.1, &a));
  EXPECT_TRUE(tn_float_attribute_value(a) == (double)0.1f);
  uint64_t words[2];
  EXPECT_STATUS(TN_OK, tn_float_attribute_get(f80, 1.0, &a));
  tn_float_attribute_bits(a, words);
  EXPECT_EQ(0x3fff, words[1]);
  words[1] |= 0xffff0000u;
  EXPECT_STATUS(TN_OK, tn_float_attribute_from_bits(f80, words, &b));
  EXPECT_TRUE(tn_attribute_equal(a, b));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_float_attribute_get(tn_test_float(context, TN_FLOAT_F4E2M1FN), NAN, &a));
  EXPECT_STR("f4E2M1FN has no NaN", report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_float_attribute_get(tn_test_integer(context, 8), 1, &a));
  EXPECT_STR("expected floating point type", report.message);
  tn_context_destroy(context);
}

TN_TEST(strings_keep_every_byte) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_string_view text = {"a\0b", 3};
  tn_attribute a = {NULL};
  tn_attribute typed = {NULL};
  tn_identifier name = {NULL};
  EXPECT_STATUS(TN_NOT_FOUND, tn_identifier_find(context, text, &name));
  EXPECT_STATUS(TN_OK, tn_string_attribute_get(context, text, &a));
  EXPECT_TRUE(tn_string_view_equal(text, tn_string_attribute_value(a)));
  EXPECT_EQ(0, tn_string_attribute_value(a).data[3]);
  EXPECT_STATUS(TN_OK, tn_identifier_find(context, text, &name));
  EXPECT_TRUE(tn_string_view_equal(text, tn_identifier_text(name)));
  EXPECT_TRUE(tn_type_is_null(tn_attribute_type(a)));
  const tn_type i8 = tn_test_integer(context, 8);
  EXPECT_STATUS(TN_OK, tn_typed_string_attribute_get(i8, text, &typed));
  EXPECT_TRUE(!tn_attribute_equal(a, typed));
  EXPECT_TRUE(tn_type_equal(i8, tn_attribute_type(typed)));
  char big[5000];
  memset(big, 'y', sizeof big);
  for (size_t size = 0; size < sizeof big; size += size < 300 ? 1 : 97) {
    EXPECT_STATUS(TN_OK, tn_string_attribute_get(context, (tn_string_view){big, size}, &a));
    EXPECT_EQ(size, tn_string_attribute_value(a).size);
    EXPECT_STATUS(TN_OK, tn_string_attribute_get(context, (tn_string_view){big, size}, &typed));
    EXPECT_TRUE(tn_attribute_equal(a, typed));
  }
  tn_context_destroy(context);
}

TN_TEST(types_and_units) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i8 = tn_test_integer(context, 8);
  tn_attribute a = {NULL};
  EXPECT_STATUS(TN_OK, tn_type_attribute_get(i8, &a));
  EXPECT_TRUE(tn_type_equal(i8, tn_type_attribute_value(a)));
  EXPECT_TRUE(tn_type_is_null(tn_attribute_type(a)));
  EXPECT_TRUE(tn_attribute_context(a) == context);
  EXPECT_STATUS(TN_OK, tn_unit_attribute_get(context, &a));
  EXPECT_EQ(TN_ATTRIBUTE_UNIT, tn_attribute_kind_of(a));
  EXPECT_EQ(TN_ATTRIBUTE_NULL, tn_attribute_kind_of((tn_attribute){NULL}));
  tn_context_destroy(context);
}
