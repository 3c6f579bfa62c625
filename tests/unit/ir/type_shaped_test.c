// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <tenure/affine.h>
#include <tenure/type.h>

#include "report.h"

static const int64_t dims[] = {4, TN_DYNAMIC, 8};

TN_TEST(tensors_say_their_shape) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type f32 = tn_test_float(context, TN_FLOAT_F32);
  const tn_type type = tn_test_tensor(f32, dims, 3);
  EXPECT_TRUE(tn_type_is_shaped(type));
  EXPECT_TRUE(tn_shaped_type_has_rank(type));
  EXPECT_EQ(3, tn_shaped_type_rank(type));
  EXPECT_EQ(8, tn_shaped_type_dims(type)[2]);
  EXPECT_TRUE(tn_type_equal(f32, tn_type_element_type(type)));
  EXPECT_TRUE(!tn_shaped_type_has_static_shape(type));
  EXPECT_EQ(-1, tn_shaped_type_element_count(type));
  EXPECT_TRUE(tn_attribute_is_null(tn_tensor_type_encoding(type)));
  EXPECT_EQ(1, tn_shaped_type_element_count(tn_test_tensor(f32, NULL, 0)));
  const int64_t empty[] = {INT64_MAX, 4, 0};
  EXPECT_EQ(0, tn_shaped_type_element_count(tn_test_tensor(f32, empty, 3)));
  EXPECT_EQ(-1, tn_shaped_type_element_count(tn_test_tensor(f32, empty, 2)));
  tn_type unranked = {NULL};
  EXPECT_STATUS(TN_OK, tn_unranked_tensor_type_get(f32, &unranked));
  EXPECT_TRUE(tn_type_is_shaped(unranked) && !tn_shaped_type_has_rank(unranked));
  EXPECT_TRUE(tn_type_equal(f32, tn_type_element_type(unranked)));
  EXPECT_TRUE(tn_shaped_type_dims(unranked) == NULL);
  tn_context_destroy(context);
}

TN_TEST(an_encoding_makes_another_type) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type f32 = tn_test_float(context, TN_FLOAT_F32);
  const tn_attribute encoding = tn_test_string(context, "x");
  const tn_attribute null = {NULL};
  tn_type plain = {NULL};
  tn_type encoded = {NULL};
  EXPECT_STATUS(TN_OK, tn_tensor_type_get(f32, dims, 3, &null, &plain));
  EXPECT_STATUS(TN_OK, tn_tensor_type_get(f32, dims, 3, &encoding, &encoded));
  EXPECT_TRUE(tn_type_equal(plain, tn_test_tensor(f32, dims, 3)));
  EXPECT_TRUE(!tn_type_equal(plain, encoded));
  EXPECT_TRUE(tn_attribute_equal(encoding, tn_tensor_type_encoding(encoded)));
  tn_context_destroy(context);
}

TN_TEST(vectors_may_be_scalable) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type f32 = tn_test_float(context, TN_FLOAT_F32);
  const int64_t extents[] = {4, 8};
  const bool none[] = {false, false};
  const bool second[] = {false, true};
  tn_type fixed = {NULL};
  tn_type also_fixed = {NULL};
  tn_type scalable = {NULL};
  EXPECT_STATUS(TN_OK, tn_vector_type_get(f32, extents, NULL, 2, &fixed));
  EXPECT_STATUS(TN_OK, tn_vector_type_get(f32, extents, none, 2, &also_fixed));
  EXPECT_STATUS(TN_OK, tn_vector_type_get(f32, extents, second, 2, &scalable));
  EXPECT_TRUE(tn_type_equal(fixed, also_fixed));
  EXPECT_TRUE(!tn_type_equal(fixed, scalable));
  EXPECT_TRUE(!tn_vector_type_is_scalable(scalable, 0));
  EXPECT_TRUE(tn_vector_type_is_scalable(scalable, 1));
  EXPECT_TRUE(!tn_vector_type_is_scalable(scalable, 2));
  EXPECT_EQ(8, tn_shaped_type_dims(scalable)[1]);
  tn_context_destroy(context);
}

TN_TEST(memrefs_drop_what_they_have_anyway) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type f32 = tn_test_float(context, TN_FLOAT_F32);
  const tn_attribute zero = tn_test_number(context, 0);
  const tn_attribute one = tn_test_number(context, 1);
  const int64_t strides[] = {32, 8, 1};
  tn_attribute layout = {NULL};
  EXPECT_STATUS(TN_OK, tn_strided_layout_attribute_get(context, 0, strides, 3, &layout));
  tn_type plain = {NULL};
  tn_type spaced = {NULL};
  tn_type strided = {NULL};
  EXPECT_STATUS(TN_OK, tn_memref_type_get(f32, dims, 3, NULL, NULL, &plain));
  EXPECT_STATUS(TN_OK, tn_memref_type_get(f32, dims, 3, NULL, &zero, &spaced));
  EXPECT_TRUE(tn_type_equal(plain, spaced));
  EXPECT_STATUS(TN_OK, tn_memref_type_get(f32, dims, 3, NULL, &one, &spaced));
  EXPECT_TRUE(tn_attribute_equal(one, tn_memref_type_memory_space(spaced)));
  EXPECT_STATUS(TN_OK, tn_memref_type_get(f32, dims, 3, &layout, &zero, &strided));
  EXPECT_TRUE(tn_attribute_equal(layout, tn_memref_type_layout(strided)));
  EXPECT_TRUE(tn_attribute_is_null(tn_memref_type_memory_space(strided)));
  EXPECT_STATUS(TN_OK, tn_unranked_memref_type_get(f32, &one, &spaced));
  EXPECT_TRUE(tn_attribute_equal(one, tn_memref_type_memory_space(spaced)));
  tn_context_destroy(context);
}

TN_TEST(refusals_are_in_the_words_of_mlir) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type f32 = tn_test_float(context, TN_FLOAT_F32);
  const tn_type tensor = tn_test_tensor(f32, dims, 3);
  tn_type type = {NULL};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_complex_type_get(tensor, &type));
  EXPECT_STR("invalid element type for complex", report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_vector_type_get(tensor, dims, NULL, 1, &type));
  EXPECT_STR("failed to verify 'elementType': VectorElementTypeInterface instance", report.message);
  const int64_t bad[] = {2, 0};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_vector_type_get(f32, bad, NULL, 2, &type));
  EXPECT_STR("vector types must have positive constant sizes but got 2, 0", report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_tensor_type_get(tensor, dims, 3, NULL, &type));
  EXPECT_STR("invalid tensor element type: 'tensor<4x?x8xf32>'", report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_unranked_tensor_type_get(tensor, &type));
  const int64_t negative = -2;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_tensor_type_get(f32, &negative, 1, NULL, &type));
  EXPECT_STR("invalid tensor dimension size", report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_memref_type_get(f32, &negative, 1, NULL, NULL, &type));
  EXPECT_STR("invalid memref size", report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_memref_type_get(tensor, dims, 3, NULL, NULL, &type));
  EXPECT_STR("invalid memref element type", report.message);
  EXPECT_TRUE(tn_type_is_null(type));
  tn_context_destroy(context);
}

TN_TEST(memrefs_refuse_odd_layouts_and_spaces) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type f32 = tn_test_float(context, TN_FLOAT_F32);
  const int64_t strides[] = {1, 2};
  tn_attribute layout = {NULL};
  tn_attribute unit = {NULL};
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_strided_layout_attribute_get(context, 0, strides, 2, &layout));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_memref_type_get(f32, dims, 3, &layout, NULL, &type));
  EXPECT_STR("expected the number of strides to match the rank", report.message);
  EXPECT_STATUS(TN_OK, tn_unit_attribute_get(context, &unit));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_memref_type_get(f32, dims, 3, NULL, &unit, &type));
  EXPECT_STR("unsupported memory space Attribute", report.message);
  tn_context_destroy(context);
}

TN_TEST(identity_maps_are_no_layout) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type f32 = tn_test_float(context, TN_FLOAT_F32);
  tn_attribute identity = {NULL};
  tn_type plain = {NULL};
  tn_type mapped = {NULL};
  EXPECT_STATUS(TN_OK, tn_affine_map_minor_identity_get(context, 3, 3, &identity));
  EXPECT_STATUS(TN_OK, tn_memref_type_get(f32, dims, 3, NULL, NULL, &plain));
  EXPECT_STATUS(TN_OK, tn_memref_type_get(f32, dims, 3, &identity, NULL, &mapped));
  EXPECT_TRUE(tn_type_equal(plain, mapped));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_memref_type_get(f32, dims, 2, &identity, NULL, &mapped));
  EXPECT_STR("memref layout mismatch between rank and affine map: 2 != 3", report.message);
  EXPECT_STATUS(TN_OK, tn_affine_map_minor_identity_get(context, 3, 2, &identity));
  EXPECT_STATUS(TN_OK, tn_memref_type_get(f32, dims, 3, &identity, NULL, &mapped));
  EXPECT_TRUE(tn_attribute_equal(identity, tn_memref_type_layout(mapped)));
  tn_context_destroy(context);
}
