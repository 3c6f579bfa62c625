// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine expressions that share parts, so that as trees they are large, and maps of many dimensions.

#include <tenure/affine.h>

#include "../tn_test.h"

static tn_context* open_context(void) {
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  return context;
}

static tn_affine_expr dim_at(tn_context* context, uint32_t position) {
  tn_affine_expr expr;
  EXPECT_STATUS(TN_OK, tn_affine_dim_get(context, position, &expr));
  return expr;
}

static tn_affine_expr number(tn_context* context, int64_t value) {
  tn_affine_expr expr;
  EXPECT_STATUS(TN_OK, tn_affine_constant_get(context, value, &expr));
  return expr;
}

// 2^21 or so nodes as a tree, a hundred that differ.
static tn_affine_expr shared(tn_context* context, uint32_t first) {
  tn_affine_expr expr = dim_at(context, first);
  const tn_affine_expr three = number(context, 3);
  const tn_affine_expr seven = number(context, 7);
  for (int i = 0; i < 19; ++i) {
    tn_affine_expr quotient;
    tn_affine_expr rest;
    EXPECT_STATUS(TN_OK, tn_affine_binary_get(TN_AFFINE_FLOORDIV, expr, three, &quotient));
    EXPECT_STATUS(TN_OK, tn_affine_binary_get(TN_AFFINE_MOD, expr, seven, &rest));
    EXPECT_STATUS(TN_OK, tn_affine_binary_get(TN_AFFINE_ADD, quotient, rest, &expr));
  }
  return expr;
}

static tn_status count_node(void* user_data, tn_affine_expr expr) {
  (void)expr;
  ++*(size_t*)user_data;
  return TN_OK;
}

// Each of these goes on to the same expression a thousand times: as trees, 2^31 nodes.
TN_TEST(shared_parts_are_worked_on_once) {
  tn_context* context = open_context();
  const tn_affine_expr expr = shared(context, 0);
  const tn_affine_expr other = shared(context, 1);
  const tn_affine_expr dims[2] = {dim_at(context, 1), dim_at(context, 0)};
  const tn_affine_input input = {.value = 1000000, .is_known = true};
  tn_attribute map;
  tn_attribute made;
  tn_affine_expr out;
  bool is_poison = false;
  size_t count = 0;
  EXPECT_STATUS(TN_OK, tn_affine_expr_walk(expr, count_node, &count));
  EXPECT_TRUE(count > (1u << 20));
  EXPECT_STATUS(TN_OK, tn_affine_map_get(context, 1, 0, &expr, 1, &map));
  for (int i = 0; i < 1000; ++i) {
    EXPECT_STATUS(TN_OK, tn_affine_expr_replace(expr, dims[1], dims[0], &out));
    EXPECT_TRUE(tn_affine_expr_equal(out, other));
    EXPECT_STATUS(TN_OK, tn_affine_expr_shift_dims(expr, 1, 1, 0, &out));
    EXPECT_TRUE(tn_affine_expr_equal(out, other));
    EXPECT_STATUS(TN_OK, tn_affine_expr_replace_dims_and_symbols(expr, dims, 2, NULL, 0, &out));
    EXPECT_TRUE(tn_affine_expr_equal(out, other));
    EXPECT_TRUE(!tn_affine_expr_is_function_of_dim(expr, 1));
    EXPECT_TRUE(!tn_affine_map_is_function_of_symbol(map, 0));
    EXPECT_STATUS(TN_OK, tn_affine_map_compress_symbols(&map, 1, &made));
    EXPECT_STATUS(TN_OK, tn_affine_map_fold(map, &input, 1, &made, &is_poison));
    EXPECT_TRUE(tn_affine_map_is_constant(made) && !is_poison);
  }
  // Each remainder becomes a difference, which has its dividend twice.
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_affine_expr_simplify(expr, 1, 0, &out));
  tn_context_destroy(context);
}

TN_TEST(inputs_of_maps_and_sets_are_limited) {
  tn_context* context = open_context();
  const tn_affine_expr dim = dim_at(context, 0);
  const bool is_equality = true;
  const uint32_t past = TN_AFFINE_INPUTS_LIMIT + 1;
  tn_attribute map;
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_affine_map_get(context, past, 0, &dim, 1, &map));
  EXPECT_TRUE(map.storage == NULL);
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_affine_map_get(context, 1, UINT32_MAX, &dim, 1, &map));
  EXPECT_STATUS(TN_LIMIT_EXCEEDED,
                tn_affine_map_minor_identity_get(context, UINT32_MAX, UINT32_MAX, &map));
  EXPECT_STATUS(TN_LIMIT_EXCEEDED,
                tn_integer_set_get(context, past, 0, &dim, &is_equality, 1, &map));
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_integer_set_empty_get(context, 0, past, &map));
  EXPECT_STATUS(TN_OK, tn_affine_map_get(context, TN_AFFINE_INPUTS_LIMIT, 0, &dim, 1, &map));
  tn_attribute wider;
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_affine_map_shift_dims(map, 1, 0, &wider));
  EXPECT_STATUS(TN_OK, tn_affine_map_shift_symbols(map, 1, 0, &wider));
  tn_context_destroy(context);
}

static tn_status write_nothing(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}

TN_TEST(texts_are_limited) {
  tn_context* context = open_context();
  tn_affine_expr exprs[8];
  tn_attribute map;
  for (int i = 0; i < 8; ++i) exprs[i] = shared(context, 0);
  EXPECT_STATUS(TN_OK, tn_affine_map_get(context, 1, 0, exprs, 8, &map));
  EXPECT_STATUS(TN_OK, tn_affine_expr_print(exprs[0], write_nothing, NULL));
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_affine_map_print(map, write_nothing, NULL));
  tn_context_destroy(context);
}
