// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applying to StableHLO's products.
//
// For each dimension of the weight, a product contracts it with a dimension of x, batches it with
// one, or leaves it free. If one dimension is contracted, x is first multiplied by A (for `in`) or
// B (for `out`), which yields a value with `rank` as its last dimension; the other matrix then
// contracts that dimension and treats the weight's other dimension as the original product did. All
// other products use (B A)^T instead of the weight. Either way, the result has the dimensions of
// the original product in the same order: batched ones, those of the left side, those of the right
// side.

#include "adapter/apply.h"
#include "adapter/dot_numbers.h"

typedef enum dim_use { DIM_FREE, DIM_CONTRACTED, DIM_BATCHED } dim_use;

typedef struct product {
  tn_value x;
  size_t w_side;  ///< 0 if the weight is on the left.
  tn_dot_numbers numbers;
  dim_use use[2];      ///< Uses of the weight's dimensions, [in, out].
  size_t partner[2];   ///< The corresponding dimensions of x.
  tn_float_kind kind;  ///< The kind for the computation.
} product;

//===-- Reading -------------------------------------------------------------------------------===//

static bool is_called(tn_op op, const char* name) {
  return tn_string_view_equal(tn_op_name(op), tn_string_view_from(name));
}

static size_t rank_of(tn_value value) { return tn_shaped_type_rank(tn_value_type(value)); }

static bool is_ranked_tensor(tn_value value) {
  return !tn_value_is_null(value) && tn_type_kind_of(tn_value_type(value)) == TN_TYPE_TENSOR;
}

// Returns the numbers of stablehlo.dot: the last dimension of the left side and the first of the
// right one.
static tn_dot_numbers plain_numbers(size_t left_rank) {
  tn_dot_numbers numbers = {.batching = {{.count = 0}}};
  tn_dot_list__add(&numbers.contracting[0], left_rank - 1);
  tn_dot_list__add(&numbers.contracting[1], 0);
  return numbers;
}

static bool read_numbers(tn_op op, tn_dot_numbers* out_numbers) {
  const bool general = is_called(op, "stablehlo.dot_general");
  if ((!general && !is_called(op, "stablehlo.dot")) || tn_op_operand_count(op) != 2 ||
      tn_op_result_count(op) != 1) {
    return false;
  }
  const tn_value sides[2] = {tn_op_operand(op, 0), tn_op_operand(op, 1)};
  if (!is_ranked_tensor(sides[0]) || !is_ranked_tensor(sides[1]) ||
      !is_ranked_tensor(tn_op_result(op, 0))) {
    return false;
  }
  const size_t ranks[2] = {rank_of(sides[0]), rank_of(sides[1])};
  if (general) {
    const tn_string_view name = tn_string_view_from("dot_dimension_numbers");
    return tn_dot_numbers__read(tn_op_attribute(op, name), ranks, out_numbers);
  }
  if (ranks[0] == 0 || ranks[1] == 0 || ranks[0] > TN_DOT_RANK_MAX) return false;
  *out_numbers = plain_numbers(ranks[0]);
  return true;
}

bool tn_apply__is_dot(tn_op op, size_t operand, size_t* out_other) {
  tn_dot_numbers numbers;
  *out_other = 1 - operand;
  return operand < 2 && read_numbers(op, &numbers);
}

static void find_partner(product* p, size_t dim) {
  const size_t x_side = 1 - p->w_side;
  const size_t batched = tn_dot_list__find(&p->numbers.batching[p->w_side], dim);
  const size_t contracted = tn_dot_list__find(&p->numbers.contracting[p->w_side], dim);
  p->use[dim] = DIM_FREE;
  if (batched != SIZE_MAX) {
    p->use[dim] = DIM_BATCHED;
    p->partner[dim] = p->numbers.batching[x_side].dims[batched];
  } else if (contracted != SIZE_MAX) {
    p->use[dim] = DIM_CONTRACTED;
    p->partner[dim] = p->numbers.contracting[x_side].dims[contracted];
  }
}

static tn_status read_product(tn_apply* apply, const tn_lora* lora, product* out_product) {
  *out_product = (product){.w_side = lora->about.operand};
  if (!read_numbers(lora->op, &out_product->numbers)) return TN_INVALID_ARGUMENT;
  out_product->x = tn_op_operand(lora->op, 1 - lora->about.operand);
  const tn_float_kind x_kind = tn_apply__kind_of(out_product->x);
  const tn_float_kind y_kind = tn_apply__kind_of(tn_op_result(lora->op, 0));
  if (x_kind == TN_FLOAT_KIND_COUNT || y_kind == TN_FLOAT_KIND_COUNT) {
    return tn_apply__refuse(
        apply, lora, TN_INVALID_ARGUMENT,
        "the element type of the product's input or result is not a float of 8, 16, 32 or 64 bits");
  }
  out_product->kind = tn_apply__wider(tn_apply__wider(lora->kind, x_kind), y_kind);
  if (rank_of(out_product->x) + 1 > TN_DOT_RANK_MAX) {
    return tn_apply__refuse(apply, lora, TN_LIMIT_EXCEEDED, "the input has too many dimensions");
  }
  find_partner(out_product, 0);
  find_partner(out_product, 1);
  return TN_OK;
}

//===-- Products ------------------------------------------------------------------------------===//

// Appends the extents of the side's dimensions that are neither batched nor contracted.
static void append_free(const tn_dot_numbers* numbers, size_t side, tn_value value, int64_t* dims,
                        size_t* rank) {
  const int64_t* extents = tn_shaped_type_dims(tn_value_type(value));
  for (size_t i = 0; i < rank_of(value); ++i) {
    if (tn_dot_list__find(&numbers->batching[side], i) != SIZE_MAX ||
        tn_dot_list__find(&numbers->contracting[side], i) != SIZE_MAX) {
      continue;
    }
    dims[(*rank)++] = extents[i];
  }
}

static tn_status product_type(tn_apply* apply, const tn_dot_numbers* numbers, tn_value left,
                              tn_value right, tn_float_kind kind, tn_type* out_type) {
  int64_t dims[2 * TN_DOT_RANK_MAX];
  size_t rank = 0;
  const int64_t* extents = tn_shaped_type_dims(tn_value_type(left));
  for (size_t i = 0; i < numbers->batching[0].count; ++i) {
    dims[rank++] = extents[numbers->batching[0].dims[i]];
  }
  append_free(numbers, 0, left, dims, &rank);
  append_free(numbers, 1, right, dims, &rank);
  return tn_apply__tensor_type(apply, kind, dims, rank, out_type);
}

// Returns the precision of the original product, for the same or exchanged sides; null if it has
// none.
static tn_status precision_of(const tn_apply* apply, tn_op op, bool exchanged,
                              tn_attribute* out_precision) {
  *out_precision = tn_op_attribute(op, tn_string_view_from("precision_config"));
  if (tn_attribute_kind_of(*out_precision) != TN_ATTRIBUTE_ARRAY ||
      tn_array_attribute_count(*out_precision) != 2) {
    *out_precision = (tn_attribute){NULL};
    return TN_OK;
  }
  if (!exchanged) return TN_OK;
  const tn_attribute sides[2] = {tn_array_attribute_element(*out_precision, 1),
                                 tn_array_attribute_element(*out_precision, 0)};
  return tn_array_attribute_get(apply->context, sides, 2, out_precision);
}

// Creates left * right; `precision` may be null.
static tn_status make_product(tn_apply* apply, const tn_dot_numbers* numbers, tn_value left,
                              tn_value right, tn_attribute precision, tn_value* out_value) {
  tn_named_attribute properties[2];
  const tn_value sides[2] = {left, right};
  tn_type type;
  TN_TRY(product_type(apply, numbers, left, right, tn_apply__kind_of(left), &type));
  TN_TRY(tn_identifier_get(apply->context, tn_string_view_from("dot_dimension_numbers"),
                           &properties[0].name));
  TN_TRY(tn_dot_numbers__attribute(apply->context, numbers, &properties[0].value));
  TN_TRY(tn_identifier_get(apply->context, tn_string_view_from("precision_config"),
                           &properties[1].name));
  properties[1].value = precision;
  return tn_apply__make(apply, "stablehlo.dot_general", sides, 2, type, properties,
                        tn_attribute_is_null(precision) ? 1 : 2, out_value);
}

// Creates the scaled matrix (B A)^T of shape [in, out].
static tn_status make_change(tn_apply* apply, const tn_lora* lora, tn_float_kind kind,
                             tn_value* out_change) {
  tn_value a;
  tn_value b;
  tn_dot_numbers numbers = {.batching = {{.count = 0}}};
  tn_dot_list__add(&numbers.contracting[0], 0);
  tn_dot_list__add(&numbers.contracting[1], 1);
  TN_TRY(tn_apply__tensor_value(apply, &tn_apply__stablehlo, lora, false, kind, &a));
  TN_TRY(tn_apply__tensor_value(apply, &tn_apply__stablehlo, lora, true, kind, &b));
  return make_product(apply, &numbers, a, b, (tn_attribute){NULL}, out_change);
}

// Creates the product with (B A)^T instead of the weight.
static tn_status multiply_change(tn_apply* apply, const tn_lora* lora, const product* p, tn_value x,
                                 tn_value* out_value) {
  tn_attribute precision;
  tn_value sides[2];
  TN_TRY(make_change(apply, lora, p->kind, &sides[p->w_side]));
  sides[1 - p->w_side] = x;
  TN_TRY(precision_of(apply, lora->op, false, &precision));
  return make_product(apply, &p->numbers, sides[0], sides[1], precision, out_value);
}

// Multiplies x by the matrix with the contracted dimension. The result has x's other dimensions,
// followed by `rank`.
static tn_status multiply_first(tn_apply* apply, const tn_lora* lora, const product* p, tn_value x,
                                size_t dim, tn_value* out_value) {
  tn_value matrix;
  tn_attribute precision;
  tn_dot_numbers numbers = {.batching = {{.count = 0}}};
  const bool is_b = dim == 1;
  TN_TRY(tn_apply__tensor_value(apply, &tn_apply__stablehlo, lora, is_b, p->kind, &matrix));
  tn_dot_list__add(&numbers.contracting[0], p->partner[dim]);
  tn_dot_list__add(&numbers.contracting[1], is_b ? 0 : 1);
  TN_TRY(precision_of(apply, lora->op, p->w_side == 0, &precision));
  return make_product(apply, &numbers, x, matrix, precision, out_value);
}

// Multiplies the result of multiply_first by the other matrix. The dimension of x that is paired
// with the weight's other dimension has moved down by one if the contracted one was before it.
static tn_status multiply_second(tn_apply* apply, const tn_lora* lora, const product* p,
                                 tn_value between, size_t dim, tn_value* out_value) {
  tn_value matrix;
  tn_attribute precision;
  const size_t other = 1 - dim;
  const bool is_b = other == 1;
  const size_t matrix_side = p->w_side == 0 && p->use[other] == DIM_FREE ? 0 : 1;
  const size_t side = 1 - matrix_side;
  const size_t partner = p->partner[other] - (p->partner[dim] < p->partner[other] ? 1 : 0);
  tn_dot_numbers numbers = {.batching = {{.count = 0}}};
  TN_TRY(tn_apply__tensor_value(apply, &tn_apply__stablehlo, lora, is_b, p->kind, &matrix));
  if (p->use[other] != DIM_FREE) {
    tn_dot_list* lists = p->use[other] == DIM_BATCHED ? numbers.batching : numbers.contracting;
    tn_dot_list__add(&lists[side], partner);
    tn_dot_list__add(&lists[matrix_side], is_b ? 0 : 1);
  }
  tn_dot_list__add(&numbers.contracting[side], rank_of(between) - 1);
  tn_dot_list__add(&numbers.contracting[matrix_side], is_b ? 1 : 0);
  TN_TRY(precision_of(apply, lora->op, matrix_side != p->w_side, &precision));
  const tn_value left = matrix_side == 0 ? matrix : between;
  const tn_value right = matrix_side == 0 ? between : matrix;
  return make_product(apply, &numbers, left, right, precision, out_value);
}

//===-- Sums ----------------------------------------------------------------------------------===//

// Computes `sum` + `change` with the elements and type of `sum`; inserted after `anchor` unless
// that is null.
static tn_status add(tn_apply* apply, tn_value sum, tn_value change, tn_value* out_sum) {
  tn_value operands[2] = {sum};
  const tn_float_kind kind = tn_apply__kind_of(sum);
  TN_TRY(tn_apply__convert(apply, &tn_apply__stablehlo, change, kind, &operands[1]));
  return tn_apply__make(apply, tn_apply__stablehlo.add, operands, 2, tn_value_type(sum), NULL, 0,
                        out_sum);
}

tn_status tn_apply__dot(tn_apply* apply, const tn_lora* lora, tn_value y, tn_value* out_y) {
  product p;
  tn_value value;
  TN_TRY(read_product(apply, lora, &p));
  TN_TRY(tn_apply__convert(apply, &tn_apply__stablehlo, p.x, p.kind, &value));
  const size_t dim = p.use[0] == DIM_CONTRACTED ? 0 : 1;
  if (p.use[dim] == DIM_CONTRACTED) {
    TN_TRY(multiply_first(apply, lora, &p, value, dim, &value));
    TN_TRY(multiply_second(apply, lora, &p, value, dim, &value));
  } else {
    TN_TRY(multiply_change(apply, lora, &p, value, &value));
  }
  tn_edits__after(&apply->edits, tn_value_owner_op(y));
  return add(apply, y, value, out_y);
}

tn_status tn_apply__dot_weight(tn_apply* apply, const tn_lora* lora, tn_value weight,
                               tn_value* out_weight) {
  tn_value change;
  const tn_float_kind kind = tn_apply__kind_of(weight);
  if (kind == TN_FLOAT_KIND_COUNT) {
    return tn_apply__refuse(apply, lora, TN_INVALID_ARGUMENT,
                            "the weight's element type is not a float of 8, 16, 32 or 64 bits");
  }
  TN_TRY(make_change(apply, lora, tn_apply__wider(lora->kind, kind), &change));
  return add(apply, weight, change, out_weight);
}
