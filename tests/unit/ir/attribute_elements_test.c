// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <stdlib.h>

#include "ir/uniqued.h"
#include "report.h"

static tn_attribute dense(tn_type element_type, int64_t count, const void* bytes,
                          size_t byte_size) {
  tn_attribute attribute = {NULL};
  EXPECT_STATUS(TN_OK, tn_dense_elements_attribute_get(tn_test_tensor(element_type, &count, 1),
                                                       bytes, byte_size, &attribute));
  return attribute;
}

static void expect_bytes(tn_attribute attribute, const void* bytes, size_t byte_size) {
  size_t actual_size = 0;
  const void* actual = tn_dense_elements_attribute_data(attribute, &actual_size);
  EXPECT_EQ(byte_size, actual_size);
  EXPECT_EQ(0, (uintptr_t)actual % 8);
  EXPECT_TRUE(byte_size == 0 || memcmp(bytes, actual, byte_size) == 0);
}

TN_TEST(equal_elements_are_a_splat) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i32 = tn_test_integer(context, 32);
  const int32_t equal[] = {7, 7, 7};
  const int32_t different[] = {7, 7, 8};
  const tn_attribute splat = dense(i32, 3, equal, sizeof equal);
  EXPECT_TRUE(tn_dense_elements_attribute_is_splat(splat));
  EXPECT_TRUE(tn_attribute_equal(splat, dense(i32, 3, equal, sizeof equal[0])));
  expect_bytes(splat, equal, 4);
  const tn_attribute list = dense(i32, 3, different, sizeof different);
  EXPECT_TRUE(!tn_dense_elements_attribute_is_splat(list));
  expect_bytes(list, different, sizeof different);
  EXPECT_TRUE(tn_dense_elements_attribute_is_splat(dense(i32, 1, different, 4)));
  const tn_attribute empty = dense(i32, 0, NULL, 0);
  EXPECT_TRUE(!tn_dense_elements_attribute_is_splat(empty));
  EXPECT_TRUE(tn_dense_elements_attribute_is_splat(dense(i32, 0, equal, 4)));
  tn_context_destroy(context);
}

TN_TEST(bits_are_packed) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i1 = tn_test_integer(context, 1);
  const unsigned char ones[] = {0xff, 0x03};
  const unsigned char mixed[] = {0xff, 0x01};
  const unsigned char whole = 0xff;
  const unsigned char one = 1;
  const tn_attribute truth = dense(i1, 10, ones, 2);
  EXPECT_TRUE(tn_dense_elements_attribute_is_splat(truth));
  EXPECT_TRUE(tn_attribute_equal(truth, dense(i1, 10, &whole, 1)));
  expect_bytes(truth, &whole, 1);
  EXPECT_TRUE(!tn_dense_elements_attribute_is_splat(dense(i1, 10, mixed, 2)));
  expect_bytes(dense(i1, 1, &one, 1), &whole, 1);
  EXPECT_TRUE(!tn_dense_elements_attribute_is_splat(dense(i1, 4, &one, 1)));
  tn_attribute refused = {NULL};
  const int64_t ten = 10;
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dense_elements_attribute_get(tn_test_tensor(i1, &ten, 1), &one, 1, &refused));
  tn_context_destroy(context);
}

TN_TEST(sizes_must_fit) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i32 = tn_test_integer(context, 32);
  const int64_t dims[] = {3, TN_DYNAMIC};
  const int32_t values[4] = {0};
  tn_attribute a = {NULL};
  tn_type complex = {NULL};
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dense_elements_attribute_get(tn_test_tensor(i32, dims, 1), values, 16, &a));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dense_elements_attribute_get(tn_test_tensor(i32, dims, 2), values, 4, &a));
  EXPECT_STR("elements literal type must have static shape", report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_dense_elements_attribute_get(i32, values, 4, &a));
  EXPECT_STATUS(TN_OK, tn_complex_type_get(tn_test_float(context, TN_FLOAT_F16), &complex));
  EXPECT_STATUS(TN_OK,
                tn_dense_elements_attribute_get(tn_test_tensor(complex, dims, 1), values, 12, &a));
  const int64_t huge[] = {INT64_MAX};
  EXPECT_STATUS(TN_OK,
                tn_dense_elements_attribute_get(tn_test_tensor(i32, huge, 1), values, 4, &a));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dense_elements_attribute_get(tn_test_tensor(i32, huge, 1), values, 16, &a));
  tn_context_destroy(context);
}

TN_TEST(large_elements_get_a_chunk_of_their_own) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i8 = tn_test_integer(context, 8);
  const size_t sizes[] = {65496, 65497, 200000, 262144, 262145, 3000000};
  unsigned char* bytes = malloc(3000000);
  for (size_t i = 0; i < 3000000; ++i) bytes[i] = (unsigned char)(i * 31 >> 3);
  for (size_t i = 0; i < sizeof sizes / sizeof sizes[0]; ++i) {
    const tn_attribute a = dense(i8, (int64_t)sizes[i], bytes, sizes[i]);
    expect_bytes(a, bytes, sizes[i]);
    EXPECT_TRUE(tn_attribute_equal(a, dense(i8, (int64_t)sizes[i], bytes, sizes[i])));
    const tn_attribute small = tn_test_number(context, (int64_t)i + 12345);
    EXPECT_TRUE(tn_attribute_equal(small, tn_attribute__from(context, small.storage->self)));
    EXPECT_TRUE(tn_attribute_equal(a, tn_attribute__from(context, a.storage->self)));
  }
  free(bytes);
  tn_context_destroy(context);
}

TN_TEST(strings_are_elements_of_other_types) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  tn_type element = {NULL};
  const int64_t two = 2;
  EXPECT_STATUS(TN_OK, tn_opaque_type_get(context, tn_view("foo"), tn_view("s"), &element));
  const tn_type type = tn_test_tensor(element, &two, 1);
  const tn_string_view strings[] = {tn_view("a"), tn_view("b")};
  const tn_string_view equal[] = {tn_view("a"), tn_view("a")};
  tn_attribute a = {NULL};
  tn_attribute b = {NULL};
  EXPECT_STATUS(TN_OK, tn_dense_string_elements_attribute_get(type, strings, 2, &a));
  EXPECT_EQ(2, tn_dense_string_elements_attribute_count(a));
  EXPECT_VIEW("b", tn_dense_string_elements_attribute_element(a, 1));
  EXPECT_STATUS(TN_OK, tn_dense_string_elements_attribute_get(type, equal, 2, &a));
  EXPECT_STATUS(TN_OK, tn_dense_string_elements_attribute_get(type, equal, 1, &b));
  EXPECT_TRUE(tn_attribute_equal(a, b));
  EXPECT_VIEW("a", tn_dense_string_elements_attribute_element(a, 1));
  EXPECT_TRUE(tn_dense_elements_attribute_is_splat(a));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_dense_string_elements_attribute_get(type, equal, 0, &b));
  tn_context_destroy(context);
}

/// What the sparse tests vary.
static tn_status sparse(tn_context* context, const int64_t* indices, int64_t index_count,
                        int64_t index_size, int64_t value_count, tn_attribute* out_attribute) {
  const int64_t dims[] = {3, 4};
  const int64_t index_dims[] = {index_count, index_size};
  const tn_type i64 = tn_test_integer(context, 64);
  const int64_t values[] = {5, 6, 7};
  tn_attribute where = {NULL};
  EXPECT_STATUS(TN_OK, tn_dense_elements_attribute_get(
                           tn_test_tensor(i64, index_dims, 2), indices,
                           (size_t)(index_count * index_size) * sizeof *indices, &where));
  return tn_sparse_elements_attribute_get(
      tn_test_tensor(i64, dims, 2), where,
      dense(i64, value_count, values, (size_t)value_count * sizeof *values), out_attribute);
}

TN_TEST(sparse_indices_lie_inside) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const int64_t good[] = {0, 1, 2, 3};
  const int64_t bad[] = {0, 1, 2, 4};
  const int64_t repeated[] = {3, 3};
  tn_attribute a = {NULL};
  EXPECT_STATUS(TN_OK, sparse(context, good, 2, 2, 2, &a));
  EXPECT_TRUE(tn_attribute_kind_of(tn_sparse_elements_attribute_indices(a)) ==
              TN_ATTRIBUTE_DENSE_ELEMENTS);
  EXPECT_TRUE(!tn_attribute_is_null(tn_sparse_elements_attribute_values(a)));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, sparse(context, bad, 2, 2, 2, &a));
  EXPECT_STR(
      "sparse index #1 is not contained within the value shape, with index=[2, 4], and "
      "type='tensor<3x4xi64>'",
      report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, sparse(context, repeated, 1, 2, 1, &a));
  EXPECT_STR(
      "sparse index #0 is not contained within the value shape, with index=[3, 3], and "
      "type='tensor<3x4xi64>'",
      report.message);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, sparse(context, good, 2, 2, 3, &a));
  EXPECT_STR(
      "expected shape ([3, 4]); inferred shape of indices literal ([2, 2]); inferred shape of "
      "values literal ([3])",
      report.message);
  tn_context_destroy(context);
}

TN_TEST(resources_are_named_by_key) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const int64_t dims = TN_DYNAMIC;
  const tn_type type = tn_test_tensor(tn_test_integer(context, 8), &dims, 1);
  tn_attribute a = {NULL};
  EXPECT_STATUS(TN_OK, tn_dense_resource_attribute_get(type, tn_view("key"), &a));
  EXPECT_VIEW("key", tn_dense_resource_attribute_key(a));
  EXPECT_TRUE(tn_type_equal(type, tn_attribute_type(a)));
  EXPECT_EQ(TN_STORAGE_HAS_RESOURCE, a.storage->flags);
  tn_attribute array = {NULL};
  EXPECT_STATUS(TN_OK, tn_array_attribute_get(context, &a, 1, &array));
  EXPECT_EQ(TN_STORAGE_HAS_RESOURCE, array.storage->flags);
  tn_context_destroy(context);
}

TN_TEST(dense_arrays_check_their_size) {
  tn_report report;
  tn_context* context = tn_report_open(&report, false);
  const tn_type i16 = tn_test_integer(context, 16);
  const int16_t values[] = {1, 2, 3};
  tn_attribute a = {NULL};
  size_t byte_size = 0;
  EXPECT_STATUS(TN_OK, tn_dense_array_attribute_get(i16, 3, values, 6, &a));
  EXPECT_EQ(3, tn_dense_array_attribute_count(a));
  EXPECT_TRUE(tn_type_equal(i16, tn_dense_array_attribute_element_type(a)));
  EXPECT_TRUE(memcmp(tn_dense_array_attribute_data(a, &byte_size), values, 6) == 0);
  EXPECT_EQ(6, byte_size);
  EXPECT_TRUE(tn_type_is_null(tn_attribute_type(a)));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_dense_array_attribute_get(i16, 2, values, 6, &a));
  EXPECT_STR("expected data size (2 elements, 2 bytes each) does not match: 6 bytes",
             report.message);
  const int64_t one = 1;
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dense_array_attribute_get(tn_test_tensor(i16, &one, 1), 1, values, 2, &a));
  EXPECT_STR("expected integer or floating point element type", report.message);
  // What has no text.
  tn_type other;
  EXPECT_STATUS(TN_OK, tn_index_type_get(context, &other));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_dense_array_attribute_get(other, 0, values, 0, &a));
  EXPECT_STATUS(TN_OK, tn_integer_type_get(context, 4, TN_SIGNLESS, &other));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_dense_array_attribute_get(other, 0, values, 0, &a));
  tn_context_destroy(context);
}
