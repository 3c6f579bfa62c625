// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Affine expressions, maps and sets. Expressions are written in postfix: `d0 c4 / s0 +` is `d0
// floordiv 4 + s0`;
// `^` is ceildiv and `%` mod.

#include <inttypes.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <tenure/affine.h>

#include "../tn_test.h"

//===-- Help --------------------------------------------------------------------------------===//

typedef struct text {
  char data[512];
  size_t size;
} text;

static tn_status write_text(void* user_data, const char* bytes, size_t size) {
  text* t = user_data;
  if (size >= sizeof t->data - t->size) return TN_LIMIT_EXCEEDED;
  memcpy(t->data + t->size, bytes, size);
  t->size += size;
  t->data[t->size] = '\0';
  return TN_OK;
}

static text expr_text(tn_affine_expr expr) {
  text t = {.size = 0};
  EXPECT_STATUS(TN_OK, tn_affine_expr_print(expr, write_text, &t));
  return t;
}

static text map_text(tn_attribute map) {
  text t = {.size = 0};
  EXPECT_STATUS(TN_OK, tn_affine_map_print(map, write_text, &t));
  return t;
}

static text set_text(tn_attribute set) {
  text t = {.size = 0};
  EXPECT_STATUS(TN_OK, tn_integer_set_print(set, write_text, &t));
  return t;
}

static tn_context* open_context(void) {
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  return context;
}

static tn_affine_kind kind_of(char letter) {
  switch (letter) {
    case '+':
      return TN_AFFINE_ADD;
    case '*':
      return TN_AFFINE_MUL;
    case '%':
      return TN_AFFINE_MOD;
    case '/':
      return TN_AFFINE_FLOORDIV;
    default:
      return TN_AFFINE_CEILDIV;
  }
}

// What `postfix` leaves, at most `capacity` expressions, and how many.
static tn_status try_exprs(tn_context* context, const char* postfix, tn_affine_expr* exprs,
                           size_t capacity, size_t* out_count) {
  size_t count = 0;
  tn_status status = TN_OK;
  const char* at = postfix;
  while (*at != '\0' && status == TN_OK && count < capacity) {
    char* end = NULL;
    const char letter = *at;
    const bool is_leaf = letter == 'd' || letter == 's' || letter == 'c';
    const int64_t number = is_leaf ? strtoll(at + 1, &end, 10) : 0;
    if (letter == 'd') {
      status = tn_affine_dim_get(context, (uint32_t)number, &exprs[count++]);
    } else if (letter == 's') {
      status = tn_affine_symbol_get(context, (uint32_t)number, &exprs[count++]);
    } else if (letter == 'c') {
      status = tn_affine_constant_get(context, number, &exprs[count++]);
    } else if (letter != ' ') {
      --count;
      status =
          tn_affine_binary_get(kind_of(letter), exprs[count - 1], exprs[count], &exprs[count - 1]);
    }
    at = is_leaf ? end : at + 1;
  }
  *out_count = count;
  return status;
}

static tn_affine_expr make(tn_context* context, const char* postfix) {
  tn_affine_expr exprs[32] = {{NULL}};
  size_t count = 0;
  EXPECT_STATUS(TN_OK, try_exprs(context, postfix, exprs, 32, &count));
  EXPECT_EQ(1, count);
  return exprs[0];
}

static tn_attribute make_map(tn_context* context, uint32_t dim_count, uint32_t symbol_count,
                             const char* results) {
  tn_affine_expr exprs[32] = {{NULL}};
  size_t count = 0;
  tn_attribute map = {NULL};
  EXPECT_STATUS(TN_OK, try_exprs(context, results, exprs, 32, &count));
  EXPECT_STATUS(TN_OK, tn_affine_map_get(context, dim_count, symbol_count, exprs, count, &map));
  return map;
}

//===-- Construction ------------------------------------------------------------------------===//

typedef struct example {
  const char* postfix;
  const char* printed;
} example;

static void expect_printed(const example* examples, size_t count) {
  tn_context* context = open_context();
  for (size_t i = 0; i < count; ++i) {
    EXPECT_STR(examples[i].printed, expr_text(make(context, examples[i].postfix)).data);
  }
  tn_context_destroy(context);
}

#define EXPECT_PRINTED(examples) expect_printed(examples, sizeof(examples) / sizeof((examples)[0]))

TN_TEST(sums_are_brought_into_order) {
  static const example examples[] = {
      {"c4 d0 +", "d0 + 4"},
      {"s0 d0 +", "d0 + s0"},
      {"d2 d1 +", "d1 + d2"},
      {"d0 d2 + d1 +", "d0 + d2 + d1"},
      {"d0 c2 + c3 +", "d0 + 5"},
      {"d0 c2 + d1 +", "d0 + d1 + 2"},
      {"d0 c0 +", "d0"},
      {"d0 c-5 +", "d0 - 5"},
      {"d0 c3 * d0 c4 * +", "d0 * 7"},
      {"d0 d0 c-1 * +", "0"},
      {"d0 d1 c-1 * +", "d0 - d1"},
      {"d0 d1 d2 + c-1 * +", "d0 - (d1 + d2)"},
      {"d0 d1 c-3 * +", "d0 - d1 * 3"},
      {"d0 d1 c3 * +", "d0 + d1 * 3"},
  };
  EXPECT_PRINTED(examples);
}

TN_TEST(products_are_brought_into_order) {
  static const example examples[] = {
      {"c3 d0 *", "d0 * 3"},
      {"s0 d0 *", "d0 * s0"},
      {"s1 s0 *", "s0 * s1"},
      {"d0 c2 * c3 *", "d0 * 6"},
      {"d0 c2 * s0 *", "(d0 * s0) * 2"},
      {"d0 c1 *", "d0"},
      {"d0 c0 *", "0"},
      {"d0 c-1 *", "-d0"},
      {"d0 d1 + c-1 *", "-(d0 + d1)"},
      {"d1 d0 *", "d0 * d1"},
  };
  EXPECT_PRINTED(examples);
}

TN_TEST(quotients_and_remainders_are_folded) {
  static const example examples[] = {
      {"d0 c128 * c64 /", "d0 * 2"},
      {"d0 c128 * c64 ^", "d0 * 2"},
      {"d0 c4 * d1 + c2 /", "d0 * 2 + d1 floordiv 2"},
      {"d0 c4 * d1 + c2 ^", "(d0 * 4 + d1) ceildiv 2"},
      {"d0 c1 /", "d0"},
      {"c-7 c2 /", "-4"},
      {"c-7 c2 ^", "-3"},
      {"c-7 c4 %", "1"},
      {"c5 c-2 /", "-3"},
      {"d0 c0 /", "d0 floordiv 0"},
      {"d0 c-3 %", "d0 mod -3"},
      {"d0 c4 * c2 %", "0"},
      {"d0 c4 * d1 + c2 %", "d1 mod 2"},
      {"d0 c8 % c4 %", "d0 mod 4"},
      {"d0 c8 % c3 %", "(d0 mod 8) mod 3"},
      {"d0 s0 /", "d0 floordiv s0"},
  };
  EXPECT_PRINTED(examples);
}

TN_TEST(taking_multiples_out_gives_a_remainder) {
  static const example examples[] = {
      {"d0 d0 c4 / c-4 * +", "d0 mod 4"},
      {"d0 d0 s0 / s0 * c-1 * +", "d0 mod s0"},
      {"d0 d0 c-4 / c4 * +", "d0 + (d0 floordiv -4) * 4"},
      {"d0 d1 + d1 c4 / c-4 * +", "d0 + d1 mod 4"},
      {"d0 s0 + d1 c4 / c3 * +", "d0 + (d1 floordiv 4) * 3 + s0"},
      {"d2 d0 d1 + + d1 c4 / c-4 * +", "d2 + d0 + d1 mod 4"},
      // What is more than a multiple stays.
      {"d0 d0 s0 / s0 * c-1 + +", "d0 + (d0 floordiv s0) * s0 - 1"},
  };
  EXPECT_PRINTED(examples);
}

TN_TEST(bare_constants_do_not_overflow) {
  static const example examples[] = {
      {"c9223372036854775807 c1 +", "9223372036854775807 + 1"},
      {"c4611686018427387904 c4 *", "4611686018427387904 * 4"},
      {"c-9223372036854775808 c-1 /", "-9223372036854775808 floordiv -1"},
      {"d0 c-9223372036854775808 * c-1 /", "(d0 * -9223372036854775808) floordiv -1"},
      {"d0 c9223372036854775807 + c1 +", "d0 - -9223372036854775808"},
  };
  EXPECT_PRINTED(examples);
}

TN_TEST(equal_expressions_are_one) {
  tn_context* context = open_context();
  EXPECT_BITS((tn_affine_expr){make(context, "d0 c1 + c2 +").storage},
              (tn_affine_expr){make(context, "c3 d0 +").storage});
  EXPECT_TRUE(!tn_affine_expr_equal(make(context, "d0"), make(context, "s0")));
  EXPECT_TRUE(!tn_affine_expr_equal(make(context, "d0"), make(context, "c0")));
  tn_context_destroy(context);
}

TN_TEST(arguments_are_checked) {
  tn_context* context = open_context();
  tn_context* other = open_context();
  const tn_affine_expr null_expr = {NULL};
  tn_affine_expr expr = make(context, "d0");
  tn_affine_expr out = expr;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_binary_get(TN_AFFINE_ADD, null_expr, expr, &out));
  EXPECT_TRUE(tn_affine_expr_is_null(out));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_affine_binary_get(TN_AFFINE_ADD, null_expr, null_expr, &out));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_affine_binary_get(TN_AFFINE_ADD, make(other, "d0"), expr, &out));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_binary_get(TN_AFFINE_DIM, expr, expr, &out));
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_affine_dim_get(context, UINT32_MAX, &out));
  tn_attribute map = {NULL};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_map_get(context, 0, 0, &expr, 1, &map));
  expr = make(context, "s3 c1 +");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_map_get(context, 0, 3, &expr, 1, &map));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_expr_simplify(expr, 1, 3, &out));
  EXPECT_TRUE(tn_attribute_is_null(map));
  tn_context_destroy(other);
  tn_context_destroy(context);
}

//===-- Questions ---------------------------------------------------------------------------===//

TN_TEST(expressions_answer_questions) {
  tn_context* context = open_context();
  const tn_affine_expr expr = make(context, "d1 c6 * s0 c4 * +");
  EXPECT_EQ(TN_AFFINE_ADD, tn_affine_expr_kind_of(expr));
  EXPECT_TRUE(tn_affine_expr_context(expr) == context);
  EXPECT_EQ(2, tn_affine_expr_largest_known_divisor(expr));
  EXPECT_TRUE(tn_affine_expr_is_multiple_of(expr, 2));
  EXPECT_TRUE(!tn_affine_expr_is_multiple_of(expr, 4));
  EXPECT_TRUE(!tn_affine_expr_is_multiple_of(expr, 0));
  EXPECT_TRUE(tn_affine_expr_is_function_of_dim(expr, 1));
  EXPECT_TRUE(!tn_affine_expr_is_function_of_dim(expr, 0));
  EXPECT_TRUE(tn_affine_expr_is_function_of_symbol(expr, 0));
  EXPECT_TRUE(!tn_affine_expr_is_symbolic_or_constant(expr));
  EXPECT_TRUE(tn_affine_expr_is_pure_affine(expr));
  EXPECT_TRUE(!tn_affine_expr_is_pure_affine(make(context, "d0 s0 *")));
  EXPECT_TRUE(tn_affine_expr_is_symbolic_or_constant(make(context, "s0 c2 %")));
  EXPECT_EQ(1, tn_affine_expr_position(tn_affine_expr_lhs(tn_affine_expr_lhs(expr))));
  EXPECT_EQ(4, tn_affine_expr_value(tn_affine_expr_rhs(tn_affine_expr_rhs(expr))));
  EXPECT_EQ(8, tn_affine_expr_largest_known_divisor(make(context, "c-8")));
  EXPECT_EQ(2, tn_affine_expr_largest_known_divisor(make(context, "d0 c8 * c16 % c-4 /")));
  tn_context_destroy(context);
}

TN_TEST(null_and_others_answer_nothing) {
  const tn_affine_expr expr = {NULL};
  const tn_attribute attribute = {NULL};
  int64_t value = 1;
  EXPECT_EQ(TN_AFFINE_NULL, tn_affine_expr_kind_of(expr));
  EXPECT_TRUE(tn_affine_expr_context(expr) == NULL);
  EXPECT_TRUE(tn_affine_expr_is_null(tn_affine_expr_lhs(expr)));
  EXPECT_TRUE(!tn_affine_expr_is_pure_affine(expr));
  EXPECT_EQ(0, tn_affine_map_dim_count(attribute));
  EXPECT_TRUE(!tn_affine_map_is_identity(attribute));
  EXPECT_TRUE(!tn_affine_map_single_constant(attribute, &value));
  EXPECT_TRUE(tn_affine_expr_is_null(tn_affine_map_result(attribute, 0)));
  EXPECT_EQ(0, tn_integer_set_constraint_count(attribute));
  EXPECT_TRUE(!tn_integer_set_is_canonical_empty(attribute));
  text t = {.size = 0};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_map_print(attribute, write_text, &t));
}

//===-- Rewriting ---------------------------------------------------------------------------===//

static tn_status append_visit(void* user_data, tn_affine_expr expr) {
  const text one = expr_text(expr);
  text* all = user_data;
  if (all->size != 0 && write_text(all, ", ", 2) != TN_OK) return TN_LIMIT_EXCEEDED;
  return write_text(all, one.data, one.size);
}

static tn_status interrupt(void* user_data, tn_affine_expr expr) {
  int* calls = user_data;
  ++*calls;
  return tn_affine_expr_kind_of(expr) == TN_AFFINE_CONSTANT ? TN_INTERRUPTED : TN_OK;
}

TN_TEST(a_walk_visits_operands_first) {
  tn_context* context = open_context();
  const tn_affine_expr expr = make(context, "d0 c4 / s0 +");
  text all = {.size = 0};
  int calls = 0;
  EXPECT_STATUS(TN_OK, tn_affine_expr_walk(expr, append_visit, &all));
  EXPECT_STR("d0, 4, d0 floordiv 4, s0, d0 floordiv 4 + s0", all.data);
  EXPECT_STATUS(TN_INTERRUPTED, tn_affine_expr_walk(expr, interrupt, &calls));
  EXPECT_EQ(2, calls);
  tn_context_destroy(context);
}

TN_TEST(parts_are_replaced_and_simplified) {
  tn_context* context = open_context();
  const tn_affine_expr expr = make(context, "d0 d1 c2 * + s0 +");
  const tn_affine_expr dims[] = {make(context, "c3"), make(context, "d0 c2 *")};
  const tn_affine_expr symbols[] = {make(context, "c4")};
  tn_affine_expr out;
  EXPECT_STATUS(TN_OK, tn_affine_expr_replace_dims_and_symbols(expr, dims, 2, symbols, 1, &out));
  EXPECT_STR("d0 * 4 + 7", expr_text(out).data);
  EXPECT_STATUS(TN_OK, tn_affine_expr_replace(expr, make(context, "d1 c2 *"), dims[0], &out));
  EXPECT_STR("d0 + s0 + 3", expr_text(out).data);
  EXPECT_STATUS(TN_OK, tn_affine_expr_shift_dims(expr, 2, 3, 1, &out));
  EXPECT_STR("d0 + d4 * 2 + s0", expr_text(out).data);
  EXPECT_STATUS(TN_OK, tn_affine_expr_shift_symbols(expr, 1, 2, 0, &out));
  EXPECT_STR("d0 + d1 * 2 + s2", expr_text(out).data);
  const tn_attribute map = make_map(context, 3, 1, "d2 c1 + s0");
  EXPECT_STATUS(TN_OK, tn_affine_expr_compose(expr, map, &out));
  EXPECT_STR("d2 + s0 * 2 + s0 + 1", expr_text(out).data);
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_affine_expr_shift_dims(expr, 2, UINT32_MAX, 0, &out));
  tn_context_destroy(context);
}

TN_TEST(simplifying_joins_terms) {
  static const example examples[] = {
      {"d1 d0 + d1 + s0 + d0 c-1 * +", "d1 * 2 + s0"},
      {"d0 d0 c4 % c-1 * + c4 + c4 %", "0"},
      {"d0 c3 * d1 c2 * + d0 + c2 / d1 +", "d0 * 2 + d1 * 2"},
      {"d0 c2 % d0 c3 / + d0 +", "d0 * 2 - (d0 floordiv 2) * 2 + d0 floordiv 3"},
      {"d0 c-2 % d0 +", "d0 mod -2 + d0"},
      {"s0 c2 * s1 s0 * + s0 /", "s1 + 2"},
      {"s0 c2 * s1 s0 * + s0 %", "0"},
      {"s0 s0 s1 % c-1 * + s1 %", "0"},
      {"s0 s0 s1 % c-1 * + s1 /", "(s0 - s0 mod s1) floordiv s1"},
      {"d0 s1 / d0 s1 % + d0 s1 * + s0 + d0 +", "d0 + d0 floordiv s1 + d0 mod s1 + d0 * s1 + s0"},
      {"s0 c4 / s0 c4 / + s0 /", "((s0 floordiv 4) * 2) floordiv s0"},
  };
  tn_context* context = open_context();
  for (size_t i = 0; i < sizeof examples / sizeof examples[0]; ++i) {
    tn_affine_expr out;
    EXPECT_STATUS(TN_OK, tn_affine_expr_simplify(make(context, examples[i].postfix), 2, 2, &out));
    EXPECT_STR(examples[i].printed, expr_text(out).data);
  }
  tn_context_destroy(context);
}

//===-- Maps --------------------------------------------------------------------------------===//

TN_TEST(maps_print_and_compare) {
  tn_context* context = open_context();
  const tn_attribute map = make_map(context, 2, 1, "d0 s0 + d1 c-1 *");
  EXPECT_STR("(d0, d1)[s0] -> (d0 + s0, -d1)", map_text(map).data);
  EXPECT_TRUE(tn_attribute_equal(map, make_map(context, 2, 1, "s0 d0 + d1 c-1 *")));
  EXPECT_TRUE(!tn_attribute_equal(map, make_map(context, 3, 1, "d0 s0 + d1 c-1 *")));
  EXPECT_EQ(TN_ATTRIBUTE_AFFINE_MAP, tn_attribute_kind_of(map));
  EXPECT_STR("() -> ()", map_text(make_map(context, 0, 0, "")).data);
  EXPECT_STR("()[s0, s1] -> (7)", map_text(make_map(context, 0, 2, "c7")).data);
  tn_context_destroy(context);
}

TN_TEST(maps_answer_questions) {
  tn_context* context = open_context();
  tn_attribute map;
  int64_t value = 0;
  EXPECT_STATUS(TN_OK, tn_affine_map_minor_identity_get(context, 3, 3, &map));
  EXPECT_TRUE(tn_affine_map_is_identity(map) && tn_affine_map_is_permutation(map));
  EXPECT_STATUS(TN_OK, tn_affine_map_minor_identity_get(context, 3, 2, &map));
  EXPECT_STR("(d0, d1, d2) -> (d1, d2)", map_text(map).data);
  EXPECT_TRUE(tn_affine_map_is_minor_identity(map) && !tn_affine_map_is_identity(map));
  EXPECT_TRUE(tn_affine_map_is_projected_permutation(map, false));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_map_minor_identity_get(context, 1, 2, &map));
  EXPECT_STATUS(TN_OK, tn_affine_map_constant_get(context, -4, &map));
  EXPECT_TRUE(tn_affine_map_single_constant(map, &value) && tn_affine_map_is_constant(map));
  EXPECT_EQ(-4, value);
  EXPECT_EQ(4, tn_affine_map_largest_known_divisor(map));
  map = make_map(context, 2, 0, "d1 d1");
  EXPECT_TRUE(!tn_affine_map_is_projected_permutation(map, true));
  map = make_map(context, 2, 0, "c0 d1");
  EXPECT_TRUE(tn_affine_map_is_minor_identity_with_broadcasting(map));
  EXPECT_TRUE(tn_affine_map_is_projected_permutation(map, true));
  EXPECT_TRUE(tn_affine_map_is_function_of_dim(map, 1));
  EXPECT_TRUE(!tn_affine_map_is_function_of_symbol(map, 0));
  EXPECT_TRUE(tn_affine_map_is_empty(make_map(context, 0, 0, "")));
  tn_context_destroy(context);
}

TN_TEST(permutations_are_checked_and_inverted) {
  tn_context* context = open_context();
  tn_attribute map;
  EXPECT_STATUS(TN_OK, tn_affine_map_permutation_get(context, (uint32_t[]){1, 2, 0}, 3, &map));
  EXPECT_STR("(d0, d1, d2) -> (d1, d2, d0)", map_text(map).data);
  EXPECT_STATUS(TN_OK, tn_affine_map_inverse_permutation(map, &map));
  EXPECT_STR("(d0, d1, d2) -> (d2, d0, d1)", map_text(map).data);
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_affine_map_permutation_get(context, (uint32_t[]){0, 0}, 2, &map));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_affine_map_permutation_get(context, (uint32_t[]){1, 2}, 2, &map));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_map_permutation_get(context, NULL, 0, &map));
  EXPECT_STATUS(TN_NOT_FOUND,
                tn_affine_map_inverse_permutation(make_map(context, 2, 0, "d0"), &map));
  EXPECT_STATUS(TN_OK, tn_affine_map_inverse_projected_permutation(
                           make_map(context, 3, 0, "c0 d2 d0"), &map));
  EXPECT_STR("(d0, d1, d2) -> (d2, 0, d1)", map_text(map).data);
  tn_context_destroy(context);
}

TN_TEST(a_permutation_may_be_long) {
  enum { COUNT = 10000 };
  static uint32_t permutation[COUNT];
  for (uint32_t i = 0; i < COUNT; ++i) permutation[i] = COUNT - 1 - i;
  tn_context* context = open_context();
  tn_attribute map;
  EXPECT_STATUS(TN_OK, tn_affine_map_permutation_get(context, permutation, COUNT, &map));
  EXPECT_TRUE(tn_affine_map_is_permutation(map));
  permutation[5000] = permutation[9000];
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_affine_map_permutation_get(context, permutation, COUNT, &map));
  tn_context_destroy(context);
}

TN_TEST(maps_lose_results) {
  tn_context* context = open_context();
  const tn_attribute map = make_map(context, 3, 0, "d0 c0 d2 d2");
  tn_attribute out;
  EXPECT_STATUS(TN_OK, tn_affine_map_sub_map(map, (size_t[]){2, 0}, 2, &out));
  EXPECT_STR("(d0, d1, d2) -> (d2, d0)", map_text(out).data);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_map_sub_map(map, (size_t[]){4}, 1, &out));
  EXPECT_TRUE(tn_attribute_is_null(out));
  EXPECT_STATUS(TN_OK, tn_affine_map_slice(map, 1, 2, &out));
  EXPECT_STR("(d0, d1, d2) -> (0, d2)", map_text(out).data);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_map_slice(map, 3, SIZE_MAX, &out));
  EXPECT_STATUS(TN_OK, tn_affine_map_drop_results(map, (size_t[]){0, 3, 0}, 3, &out));
  EXPECT_STR("(d0, d1, d2) -> (0, d2)", map_text(out).data);
  EXPECT_STATUS(TN_OK, tn_affine_map_drop_zero_results(map, &out));
  EXPECT_STR("(d0, d1, d2) -> (d0, d2, d2)", map_text(out).data);
  EXPECT_STATUS(TN_OK, tn_affine_map_drop_repeated_results(map, &out));
  EXPECT_STR("(d0, d1, d2) -> (d0, 0, d2)", map_text(out).data);
  tn_context_destroy(context);
}

TN_TEST(maps_are_composed) {
  tn_context* context = open_context();
  const tn_attribute outer = make_map(context, 2, 2, "d0 c1 + s1 + d1 c-1 + s0 c-1 * +");
  const tn_attribute inner = make_map(context, 1, 1, "d0 s0 + d0 s0 c-1 * +");
  tn_attribute out;
  EXPECT_STATUS(TN_OK, tn_affine_map_compose(outer, inner, &out));
  EXPECT_STR("(d0)[s0, s1, s2] -> (d0 + s2 + s1 + 1, d0 - s2 - s0 - 1)", map_text(out).data);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_map_compose(inner, outer, &out));
  const tn_attribute both[] = {outer, inner};
  EXPECT_STATUS(TN_OK, tn_affine_map_concatenate(context, both, 2, &out));
  EXPECT_STR("(d0, d1)[s0, s1, s2] -> (d0 + s1 + 1, d1 - s0 - 1, d0 + s2, d0 - s2)",
             map_text(out).data);
  EXPECT_STATUS(TN_OK, tn_affine_map_shift_dims(inner, 2, 0, &out));
  EXPECT_STR("(d0, d1, d2)[s0] -> (d2 + s0, d2 - s0)", map_text(out).data);
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_affine_map_shift_dims(inner, UINT32_MAX, 0, &out));
  EXPECT_STATUS(TN_OK, tn_affine_map_shift_symbols(outer, 2, 1, &out));
  EXPECT_STR("(d0, d1)[s0, s1, s2, s3] -> (d0 + s3 + 1, d1 - s0 - 1)", map_text(out).data);
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_affine_map_shift_symbols(inner, UINT32_MAX, 0, &out));
  tn_context_destroy(context);
}

TN_TEST(maps_are_rewritten) {
  tn_context* context = open_context();
  const tn_attribute map = make_map(context, 2, 1, "d0 d1 + s0");
  const tn_affine_expr d1 = make(context, "d1");
  tn_attribute out;
  EXPECT_STATUS(TN_OK, tn_affine_map_replace(map, d1, make(context, "s0"), 1, 1, &out));
  EXPECT_STR("(d0)[s0] -> (d0 + s0, s0)", map_text(out).data);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_map_replace(map, d1, d1, 1, 1, &out));
  const tn_affine_expr dims[] = {d1, make(context, "d0 c5 *")};
  EXPECT_STATUS(TN_OK, tn_affine_map_replace_dims_and_symbols(map, dims, 2, NULL, 0, 2, 1, &out));
  EXPECT_STR("(d0, d1)[s0] -> (d1 + d0 * 5, s0)", map_text(out).data);
  EXPECT_STATUS(TN_OK, tn_affine_map_simplify(out, &out));
  EXPECT_STR("(d0, d1)[s0] -> (d0 * 5 + d1, s0)", map_text(out).data);
  tn_context_destroy(context);
}

TN_TEST(unused_inputs_are_taken_out) {
  tn_context* context = open_context();
  const tn_attribute maps[] = {make_map(context, 4, 3, "d1 s2 +"), make_map(context, 4, 3, "d3")};
  tn_attribute out[2];
  EXPECT_STATUS(TN_OK, tn_affine_map_compress_dims(maps, 2, out));
  EXPECT_STR("(d0, d1)[s0, s1, s2] -> (d0 + s2)", map_text(out[0]).data);
  EXPECT_STR("(d0, d1)[s0, s1, s2] -> (d1)", map_text(out[1]).data);
  EXPECT_STATUS(TN_OK, tn_affine_map_compress_symbols(out, 2, out));
  EXPECT_STR("(d0, d1)[s0] -> (d0 + s0)", map_text(out[0]).data);
  const tn_attribute unlike[] = {maps[0], make_map(context, 3, 3, "d0")};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_map_compress_dims(unlike, 2, out));
  EXPECT_TRUE(tn_attribute_is_null(out[0]));
  tn_context_destroy(context);
}

TN_TEST(known_inputs_fold_results) {
  tn_context* context = open_context();
  const tn_attribute map = make_map(context, 2, 1, "d0 s0 + c3 % d1 c2 *");
  const tn_affine_input some[] = {{7, true}, {0, false}, {1, true}};
  tn_attribute out;
  bool is_poison = true;
  EXPECT_STATUS(TN_OK, tn_affine_map_fold(map, some, 3, &out, &is_poison));
  EXPECT_STR("(d0, d1)[s0] -> (2, d1 * 2)", map_text(out).data);
  EXPECT_TRUE(!is_poison);
  const tn_affine_input zero[] = {{7, true}, {0, true}};
  EXPECT_STATUS(TN_OK,
                tn_affine_map_fold(make_map(context, 2, 0, "d0 d1 /"), zero, 2, &out, &is_poison));
  EXPECT_TRUE(is_poison && tn_attribute_is_null(out));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_affine_map_fold(map, zero, 2, &out, &is_poison));
  tn_context_destroy(context);
}

//===-- Sets --------------------------------------------------------------------------------===//

TN_TEST(sets_hold_equalities_and_inequalities) {
  tn_context* context = open_context();
  const tn_affine_expr constraints[] = {make(context, "d0 c-10 +"), make(context, "s0 d0 +")};
  const bool is_equality[] = {false, true};
  tn_attribute set;
  EXPECT_STATUS(TN_OK, tn_integer_set_get(context, 1, 1, constraints, is_equality, 2, &set));
  EXPECT_STR("(d0)[s0] : (d0 - 10 >= 0, d0 + s0 == 0)", set_text(set).data);
  EXPECT_EQ(TN_ATTRIBUTE_INTEGER_SET, tn_attribute_kind_of(set));
  EXPECT_EQ(1, tn_integer_set_equality_count(set));
  EXPECT_TRUE(tn_integer_set_is_equality(set, 1) && !tn_integer_set_is_equality(set, 0));
  EXPECT_TRUE(tn_affine_expr_equal(constraints[1], tn_integer_set_constraint(set, 1)));
  const tn_affine_expr dims[] = {make(context, "s1")};
  EXPECT_STATUS(TN_OK, tn_integer_set_replace_dims_and_symbols(set, dims, 1, NULL, 0, 0, 2, &set));
  EXPECT_STR("()[s0, s1] : (s1 - 10 >= 0, s0 + s1 == 0)", set_text(set).data);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_integer_set_get(context, 1, 1, NULL, NULL, 0, &set));
  EXPECT_STATUS(TN_OK, tn_integer_set_empty_get(context, 1, 0, &set));
  EXPECT_STR("(d0) : (1 == 0)", set_text(set).data);
  EXPECT_TRUE(tn_integer_set_is_canonical_empty(set));
  tn_context_destroy(context);
}

//===-- Size --------------------------------------------------------------------------------===//

enum { DEPTH = TN_TEST_SANITIZED ? 20000 : 100000 };

static tn_status count_bytes(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  size_t* total = user_data;
  *total += size;
  return TN_OK;
}

static tn_status count_nodes(void* user_data, tn_affine_expr expr) {
  (void)expr;
  size_t* total = user_data;
  ++*total;
  return TN_OK;
}

// Every operation on `expr`, which has two dimensions and a symbol.
static tn_status exercise(tn_affine_expr expr, tn_affine_expr replacement) {
  size_t total = 0;
  tn_affine_expr out = {NULL};
  const tn_affine_expr dims[] = {replacement, replacement};
  tn_status status = tn_affine_expr_walk(expr, count_nodes, &total);
  if (status == TN_OK) status = tn_affine_expr_print(expr, count_bytes, &total);
  if (status == TN_OK) {
    status = tn_affine_expr_replace_dims_and_symbols(expr, dims, 2, NULL, 0, &out);
  }
  if (status == TN_OK) status = tn_affine_expr_shift_symbols(expr, 1, 1, 0, &out);
  if (status == TN_OK) status = tn_affine_expr_simplify(expr, 2, 1, &out);
  if (tn_affine_expr_is_function_of_dim(expr, 7)) return TN_INVALID_ARGUMENT;
  return status;
}

// A chain of DEPTH operations, the new one around what is there, or at its right end.
static tn_status deep_chain(tn_context* context, tn_affine_kind kind, bool to_the_right) {
  tn_affine_expr dim;
  tn_affine_expr symbol;
  tn_affine_expr four;
  tn_affine_expr expr;
  tn_status status = tn_affine_dim_get(context, 1, &dim);
  if (status == TN_OK) status = tn_affine_symbol_get(context, 0, &symbol);
  if (status == TN_OK) status = tn_affine_constant_get(context, 4, &four);
  expr = dim;
  for (int i = 0; i < DEPTH && status == TN_OK; ++i) {
    const tn_affine_expr other = kind == TN_AFFINE_ADD && i % 2 == 0 ? dim : symbol;
    status = to_the_right ? tn_affine_binary_get(kind, other, expr, &expr)
                          : tn_affine_binary_get(kind, expr, other, &expr);
  }
  if (status == TN_OK) status = exercise(expr, four);
  if (status == TN_OK) status = tn_affine_binary_get(TN_AFFINE_MUL, expr, four, &four);
  if (status == TN_OK) status = tn_affine_binary_get(TN_AFFINE_ADD, four, dim, &expr);
  if (status == TN_OK) status = tn_affine_binary_get(TN_AFFINE_FLOORDIV, expr, four, &expr);
  return status;
}

// A sum whose quotient by 4 is taken term by term.
static tn_status deep_quotient(tn_context* context) {
  tn_affine_expr four;
  tn_affine_expr term;
  tn_affine_expr expr;
  tn_status status = tn_affine_constant_get(context, 4, &four);
  if (status == TN_OK) status = tn_affine_dim_get(context, 0, &expr);
  for (uint32_t i = 0; i < DEPTH && status == TN_OK; ++i) {
    status = tn_affine_dim_get(context, i, &term);
    if (status == TN_OK) status = tn_affine_binary_get(TN_AFFINE_MUL, term, four, &term);
    if (status == TN_OK) status = tn_affine_binary_get(TN_AFFINE_ADD, expr, term, &expr);
  }
  if (status == TN_OK) status = tn_affine_binary_get(TN_AFFINE_FLOORDIV, expr, four, &expr);
  if (status == TN_OK) status = tn_affine_binary_get(TN_AFFINE_MOD, expr, four, &expr);
  return status;
}

static void* run_deep(void* out_status) {
  tn_status* status = out_status;
  tn_context* context = NULL;
  *status = tn_context_create(NULL, &context);
  for (int kind = TN_AFFINE_ADD; kind <= TN_AFFINE_CEILDIV && *status == TN_OK; ++kind) {
    *status = deep_chain(context, (tn_affine_kind)kind, false);
    if (*status == TN_OK) *status = deep_chain(context, (tn_affine_kind)kind, true);
  }
  if (*status == TN_OK) *status = deep_quotient(context);
  tn_context_destroy(context);
  return NULL;
}

TN_TEST(depth_needs_no_stack) {
  pthread_attr_t attributes;
  pthread_t thread;
  tn_status status = TN_INVALID_ARGUMENT;
  EXPECT_EQ(0, pthread_attr_init(&attributes));
  EXPECT_EQ(0, pthread_attr_setstacksize(&attributes, (size_t)256 * 1024));
  EXPECT_EQ(0, pthread_create(&thread, &attributes, run_deep, &status));
  EXPECT_EQ(0, pthread_join(thread, NULL));
  EXPECT_EQ(0, pthread_attr_destroy(&attributes));
  EXPECT_STATUS(TN_OK, status);
}

TN_TEST(size_is_limited) {
  tn_context* context = open_context();
  tn_affine_expr expr = make(context, "d0 s0 /");
  const tn_affine_expr symbol = make(context, "s0");
  tn_status status = TN_OK;
  int doublings = 0;
  for (; doublings < 100 && status == TN_OK; ++doublings) {
    tn_affine_expr rest;
    EXPECT_STATUS(TN_OK, tn_affine_binary_get(TN_AFFINE_MOD, expr, symbol, &rest));
    status = tn_affine_binary_get(TN_AFFINE_ADD, expr, rest, &expr);
  }
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, status);
  EXPECT_TRUE(tn_affine_expr_is_null(expr) && doublings > 20);
  tn_context_destroy(context);
}

//===-- Memory ------------------------------------------------------------------------------===//

static tn_status build_maps(tn_context* context) {
  tn_affine_expr exprs[48];
  tn_attribute map;
  tn_attribute out;
  bool is_poison;
  size_t count = 0;
  size_t byte_count = 0;
  tn_status status = try_exprs(context,
                               "d0 d1 + s0 + d0 c4 / + s0 d1 / s0 * s1 + d1 c4 * d0 + c2 / c3 %"
                               " s0 s1 * s1 c5 % s0 * + s0 /",
                               exprs, 48, &count);
  if (status == TN_OK) status = exercise(exprs[0], exprs[1]);
  if (status == TN_OK) status = tn_affine_map_get(context, 2, 2, exprs, count, &map);
  if (status == TN_OK) status = tn_affine_map_simplify(map, &out);
  if (status == TN_OK) status = tn_affine_map_compress_symbols(&map, 1, &out);
  if (status == TN_OK) status = tn_affine_map_slice(map, 0, 2, &out);
  if (status == TN_OK) status = tn_affine_map_compose(map, out, &out);
  if (status == TN_OK) status = tn_affine_map_print(out, count_bytes, &byte_count);
  const tn_affine_input inputs[4] = {{1, true}, {2, true}, {3, true}, {4, false}};
  if (status == TN_OK) status = tn_affine_map_fold(map, inputs, 4, &out, &is_poison);
  const bool is_equality[48] = {true};
  if (status == TN_OK) {
    status = tn_integer_set_get(context, 2, 2, exprs, is_equality, count, &out);
  }
  return status;
}

// Long enough for stacks and lists to leave the room that they start with.
static tn_status build_long(tn_context* context) {
  tn_affine_expr expr;
  tn_affine_expr dim;
  tn_affine_expr symbol;
  tn_attribute map;
  tn_status status = tn_affine_dim_get(context, 0, &dim);
  if (status == TN_OK) status = tn_affine_symbol_get(context, 0, &symbol);
  expr = dim;
  for (int i = 0; i < 40 && status == TN_OK; ++i) {
    status = tn_affine_binary_get(TN_AFFINE_FLOORDIV, expr, symbol, &expr);
    if (status == TN_OK) status = tn_affine_binary_get(TN_AFFINE_ADD, dim, expr, &expr);
  }
  if (status == TN_OK) status = exercise(expr, symbol);
  if (status == TN_OK) status = tn_affine_map_minor_identity_get(context, 80, 80, &map);
  return status;
}

static tn_status build_and_destroy(tn_allocator allocator) {
  const tn_context_options options = {.allocator = allocator};
  tn_context* context = NULL;
  tn_status status = tn_context_create(&options, &context);
  if (status == TN_OK) status = build_maps(context);
  if (status == TN_OK) status = build_long(context);
  tn_context_destroy(context);
  return status;
}

TN_TEST(building_survives_every_allocation_failure) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_status status = build_and_destroy(tn_budget_allocator(&budget));
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
