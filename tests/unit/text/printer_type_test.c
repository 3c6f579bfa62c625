// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <tenure/text.h>

#include "../ir/report.h"
#include "base/text_buffer.h"

static void expect_text(const char* expected, tn_type type) {
  const tn_allocator allocator = tn_allocator_default();
  tn_text_buffer text = tn_text_buffer_make(&allocator);
  EXPECT_STATUS(TN_OK, tn_type_print(type, tn_text_buffer_write, &text));
  EXPECT_VIEW(expected, tn_text_buffer_view(&text));
  tn_text_buffer_free(&text);
}

TN_TEST(types_print_as_mlir_prints_them) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i1 = tn_test_integer(context, 1);
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_integer_type_get(context, 7, TN_UNSIGNED, &type));
  expect_text("ui7", type);
  EXPECT_STATUS(TN_OK, tn_complex_type_get(tn_test_float(context, TN_FLOAT_F8E5M2), &type));
  expect_text("complex<f8E5M2>", type);
  tn_type nested = {NULL};
  EXPECT_STATUS(TN_OK, tn_function_type_get(context, NULL, 0, &i1, 1, &type));
  expect_text("() -> i1", type);
  EXPECT_STATUS(TN_OK, tn_function_type_get(context, &i1, 1, &type, 1, &nested));
  expect_text("(i1) -> (() -> i1)", nested);
  EXPECT_STATUS(TN_OK, tn_function_type_get(context, NULL, 0, NULL, 0, &type));
  expect_text("() -> ()", type);
  const tn_type two[] = {i1, i1};
  EXPECT_STATUS(TN_OK, tn_tuple_type_get(context, two, 2, &type));
  expect_text("tuple<i1, i1>", type);
  const int64_t dims[] = {4, 8, 2};
  const bool scalable[] = {true, false, true};
  EXPECT_STATUS(TN_OK, tn_vector_type_get(i1, dims, scalable, 3, &type));
  expect_text("vector<[4]x8x[2]xi1>", type);
  EXPECT_STATUS(TN_OK, tn_vector_type_get(i1, NULL, NULL, 0, &type));
  expect_text("vector<i1>", type);
  EXPECT_STATUS(TN_OK, tn_unranked_tensor_type_get(i1, &type));
  expect_text("tensor<*xi1>", type);
  expect_text("<<NULL TYPE>>", (tn_type){NULL});
  tn_context_destroy(context);
}

TN_TEST(attributes_inside_types) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i1 = tn_test_integer(context, 1);
  const tn_attribute three = tn_test_number(context, 3);
  const int64_t dims[] = {TN_DYNAMIC};
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_memref_type_get(i1, dims, 1, NULL, &three, &type));
  expect_text("memref<?xi1, 3>", type);
  EXPECT_STATUS(TN_OK, tn_unranked_memref_type_get(i1, &three, &type));
  expect_text("memref<*xi1, 3>", type);
  EXPECT_STATUS(TN_OK, tn_tensor_type_get(i1, dims, 1, &three, &type));
  expect_text("tensor<?xi1, 3 : i64>", type);
  tn_context_destroy(context);
}

TN_TEST(opaque_types_are_pretty_where_they_can_be) {
  static const char* const cases[][2] = {
      {"bar", "!foo.bar"},        {"bar<x, y>", "!foo.bar<x, y>"},
      {"a.b_1", "!foo.a.b_1"},    {"\"x\"", "!foo<\"x\">"},
      {"1x", "!foo<1x>"},         {"a b", "!foo<a b>"},
      {"a<x> b", "!foo<a<x> b>"}, {"", "!foo<>"}};
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    tn_type type = {NULL};
    EXPECT_STATUS(TN_OK, tn_opaque_type_get(context, tn_view("foo"), tn_view(cases[i][0]), &type));
    expect_text(cases[i][1], type);
  }
  tn_context_destroy(context);
}
