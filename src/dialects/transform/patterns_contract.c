// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of vector contractions to reductions of rows, outer products, elementwise products, or
// smaller contractions.
//
// Source: MLIR, "'vector' Dialect", and mlir-opt's results.

#include <tenure/affine.h>

#include "dialects/transform/vectors.h"

#include "dialects/vector_ops.h"
#include "ir/enum_attribute.h"

enum { STRATEGY_DOT, STRATEGY_MATMUL, STRATEGY_OUTER, STRATEGY_PARALLEL };
enum { LHS, RHS, ACC };

/// The number of loops of a contraction. An operand that is broadcast to the dimensions of the
/// result has at most twice as many.
#define LOOPS_MAX (TN_VECTOR_RANK_MAX / 2)

/// The parts of a vector.contract.
typedef struct contraction {
  tn_ref op;
  tn_ref root;  ///< The op, or its vector.mask.
  tn_ref mask;  ///< The mask of the vector.mask.
  tn_ref operands[3];
  tn_attribute maps[3];
  uint32_t ranks[3];
  uint32_t dims[3][LOOPS_MAX];  ///< The loop of each dimension.
  tn_attribute iterators;
  uint32_t loop_count;
  bool reduces[LOOPS_MAX];
  tn_attribute kind;
  tn_type type;  ///< The result type.
  bool is_int;
  int64_t strategy;
} contraction;

static bool open_contraction(tn_rewriter* rewriter, tn_ref op, tn_ref set, contraction* out) {
  const tn_context* context = rewriter->context;
  const tn_attribute maps = tn_vector_contract_indexing_maps(context, op);
  *out = (contraction){.op = op,
                       .iterators = tn_vector_contract_iterator_types(context, op),
                       .kind = tn_vector_contract_kind(context, op),
                       .type = tn_op__result_type(rewriter->context, op, 0)};
  out->strategy = tn_integer_attribute_value(tn_op__attribute(context, set, "lowering_strategy"));
  out->is_int = tn_type__int_width(out->type) != 0;
  out->loop_count = (uint32_t)tn_array_attribute_count(out->iterators);
  if (tn_array_attribute_count(maps) != 3) return false;
  if (out->loop_count > LOOPS_MAX) {
    tn_rewriter__fail(
        rewriter,
        tn_context__fail(context, TN_LIMIT_EXCEEDED,
                         (tn_location){rewriter->context, tn_op__at(context, op)->location},
                         "contractions of more than %u loops are not lowered", LOOPS_MAX));
    return false;
  }
  for (uint32_t i = 0; i < out->loop_count; ++i) {
    uint64_t kind = 0;
    (void)tn_enum_attribute__number(tn_array_attribute_element(out->iterators, i), &kind);
    out->reduces[i] = kind == TN_ENUM_VECTOR_ITERATOR_TYPE_REDUCTION;
  }
  for (uint32_t i = 0; i < 3; ++i) {
    out->operands[i] = tn_op__operand(context, op, i);
    out->maps[i] = tn_array_attribute_element(maps, i);
    out->ranks[i] = (uint32_t)tn_affine_map_result_count(out->maps[i]);
    if (out->ranks[i] > LOOPS_MAX) return false;
    for (uint32_t k = 0; k < out->ranks[i]; ++k) {
      out->dims[i][k] = tn_affine_expr_position(tn_affine_map_result(out->maps[i], k));
    }
  }
  if (tn_vectors__mask(context, op, &out->root, &out->mask)) tn_rewriter__for(rewriter, out->root);
  return true;
}

static tn_type type_of(const tn_rewriter* rewriter, tn_ref value) {
  return tn_value__type(rewriter->context, value);
}

/// Returns the index of a loop among an operand's dimensions; -1 if there is none.
static int64_t place_of(const contraction* at, uint32_t operand, uint32_t loop) {
  for (uint32_t i = 0; i < at->ranks[operand]; ++i) {
    if (at->dims[operand][i] == loop) return i;
  }
  return -1;
}

static bool put(tn_rewriter* rewriter, const contraction* at, tn_ref value) {
  if (value != 0 && rewriter->status == TN_OK) tn_rewriter__replace1(rewriter, at->root, value);
  return true;
}

static tn_ref turn(tn_rewriter* rewriter, tn_ref value) {
  static const int64_t order[2] = {1, 0};
  return tn_vectors__transpose(rewriter, value, order, 2);
}

static bool adds(const contraction* at) {
  const tn_op_code code = tn_vectors__combining(at->kind, at->is_int);
  return code == TN_CODE_ARITH_ADDI || code == TN_CODE_ARITH_ADDF;
}

/// Returns true if operands and result have the same element type.
static bool has_one_element_type(const tn_rewriter* rewriter, const contraction* at) {
  const tn_type element = tn_type__element(at->type);
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_type type = tn_type__element(type_of(rewriter, at->operands[i]));
    if (type.storage != element.storage) return false;
  }
  return true;
}

//===-- Matrices ------------------------------------------------------------------------------===//

/// A product of matrices, or of a matrix and a vector.
typedef struct product {
  uint32_t k;         ///< The reduction loop.
  bool is_matrix;     ///< Both operands are matrices.
  bool swaps;         ///< The second operand has the rows of the result.
  bool k_is_last[2];  ///< For operands that are matrices.
} product;

static bool has_dims(const contraction* at, uint32_t operand, uint32_t a, uint32_t b,
                     bool* out_in_order) {
  const uint32_t* dims = at->dims[operand];
  if (at->ranks[operand] != 2) return false;
  *out_in_order = dims[0] == a && dims[1] == b;
  return *out_in_order || (dims[0] == b && dims[1] == a);
}

static bool open_product(const contraction* at, product* out) {
  bool in_order = false;
  *out = (product){.is_matrix = at->loop_count == 3};
  if (out->is_matrix) {
    if (at->reduces[0] || at->reduces[1] || !at->reduces[2]) return false;
    out->k = 2;
    if (!has_dims(at, LHS, 0, 2, &out->k_is_last[LHS]) ||
        !has_dims(at, RHS, 1, 2, &out->k_is_last[RHS]) || !has_dims(at, ACC, 0, 1, &in_order)) {
      return false;
    }
    out->swaps = !in_order;
    return true;
  }
  if (at->loop_count != 2 || at->reduces[0] == at->reduces[1]) return false;
  out->k = at->reduces[0] ? 0 : 1;
  out->swaps = at->ranks[LHS] == 1;
  const uint32_t matrix = out->swaps ? RHS : LHS;
  const uint32_t vector = out->swaps ? LHS : RHS;
  return has_dims(at, matrix, 1 - out->k, out->k, &out->k_is_last[matrix]) &&
         at->ranks[vector] == 1 && at->dims[vector][0] == out->k && at->ranks[ACC] == 1 &&
         at->dims[ACC][0] == 1 - out->k;
}

static tn_ref promote(tn_rewriter* rewriter, tn_ref value, const contraction* at) {
  const tn_type type = type_of(rewriter, value);
  const tn_type element = tn_type__element(at->type);
  if (tn_type__element(type).storage == element.storage) return value;
  const tn_type to =
      tn_type__is(type, TN_TYPE_VECTOR) ? tn_type__with_element(rewriter, type, element) : element;
  return tn_rewriter__make1(rewriter, at->is_int ? TN_CODE_ARITH_EXTSI : TN_CODE_ARITH_EXTF, to,
                            value);
}

/// Lowers to a chain of outer products.
static bool by_outer_products(tn_rewriter* rewriter, const contraction* at) {
  static const int64_t k_first[3] = {2, 0, 1};
  product how;
  tn_vector_shape shape;
  if (at->strategy != STRATEGY_OUTER || !open_product(at, &how) ||
      !tn_vector_shape__open(rewriter, type_of(rewriter, at->operands[LHS]), &shape)) {
    return false;
  }
  const int64_t place = place_of(at, LHS, how.k);
  if (shape.scalable[place]) return false;
  tn_ref sides[2] = {at->operands[LHS], at->operands[RHS]};
  for (uint32_t i = 0; i < 2; ++i) {
    const uint32_t side = how.swaps ? 1 - i : i;
    if (how.k_is_last[side]) sides[side] = turn(rewriter, sides[side]);
  }
  tn_ref mask = at->mask;
  if (mask != 0 && how.is_matrix) mask = tn_vectors__transpose(rewriter, mask, k_first, 3);
  if (mask != 0 && !how.is_matrix && how.k == 1) mask = turn(rewriter, mask);
  tn_ref result = at->operands[ACC];
  for (int64_t i = 0; i < shape.dims[place] && rewriter->status == TN_OK; ++i) {
    tn_ref parts[3] = {0, 0, result};
    for (uint32_t k = 0; k < 2; ++k) {
      parts[k] = tn_vectors__extract1(rewriter, sides[how.swaps ? 1 - k : k], i);
    }
    for (uint32_t k = 0; k < 2 && rewriter->status == TN_OK; ++k)
      parts[k] = promote(rewriter, parts[k], at);
    const tn_ref part_of_mask = mask == 0 ? 0 : tn_vectors__extract1(rewriter, mask, i);
    if (rewriter->status != TN_OK) return true;
    result = tn_build_vector_outerproduct_with(
        rewriter, at->type, parts[0], parts[1], parts[2],
        &(tn_rewriter_attribute){TN_VECTOR_OUTERPRODUCT_KIND, at->kind}, 1);
    result = tn_vectors__mask_around(rewriter, result, part_of_mask);
  }
  return put(rewriter, at, result);
}

static tn_ref multiply(tn_rewriter* rewriter, const contraction* at, tn_ref a, tn_ref b) {
  if (a == 0 || b == 0) return 0;
  return tn_rewriter__make2(rewriter, at->is_int ? TN_CODE_ARITH_MULI : TN_CODE_ARITH_MULF,
                            type_of(rewriter, a), a, b);
}

static tn_ref reduce(tn_rewriter* rewriter, const contraction* at, tn_ref value, tn_ref acc) {
  const tn_ref operands[2] = {value, acc};
  const tn_rewriter_attribute kind = {"kind", at->kind};
  if (value == 0) return 0;
  return tn_rewriter__make(rewriter, TN_CODE_VECTOR_REDUCTION, tn_type__element(at->type), operands,
                           acc == 0 ? 1 : 2, &kind, 1);
}

/// Computes each element of the result from a row and a column.
static bool by_dot_products(tn_rewriter* rewriter, const contraction* at) {
  product how;
  tn_vector_shape shape;
  if (at->strategy != STRATEGY_DOT || at->mask != 0 || !adds(at) ||
      !has_one_element_type(rewriter, at) || !open_product(at, &how) ||
      (!how.is_matrix && how.k != 1) || !tn_vector_shape__open(rewriter, at->type, &shape) ||
      tn_vector_shape__is_scalable(&shape)) {
    return false;
  }
  tn_ref sides[2] = {at->operands[LHS], at->operands[RHS]};
  for (uint32_t i = 0; i < 2; ++i) {
    const uint32_t side = how.swaps ? 1 - i : i;
    if (at->ranks[side] == 2 && !how.k_is_last[side]) sides[side] = turn(rewriter, sides[side]);
  }
  const tn_ref rows = sides[how.swaps ? RHS : LHS];
  const tn_ref columns = sides[how.swaps ? LHS : RHS];
  const int64_t column_count = shape.rank == 1 ? 1 : shape.dims[1];
  tn_refs taken = {.count = 0};
  tn_ref result = tn_vectors__zero(rewriter, at->type);
  for (int64_t r = 0; r < shape.dims[0] && rewriter->status == TN_OK; ++r) {
    const tn_ref row = tn_vectors__extract1(rewriter, rows, r);
    for (int64_t c = 0; c < column_count && rewriter->status == TN_OK; ++c) {
      const int64_t position[2] = {r, c};
      if (r == 0) {
        tn_refs__push(rewriter, &taken,
                      shape.rank == 1 ? columns : tn_vectors__extract1(rewriter, columns, c));
      }
      const tn_ref product_of = multiply(rewriter, at, row, tn_refs__items(&taken)[c]);
      result = tn_vectors__insert(rewriter, reduce(rewriter, at, product_of, 0), result, position,
                                  shape.rank);
    }
  }
  tn_refs__free(rewriter, &taken);
  if (rewriter->status != TN_OK) return true;
  return put(rewriter, at,
             tn_rewriter__make2(rewriter, at->is_int ? TN_CODE_ARITH_ADDI : TN_CODE_ARITH_ADDF,
                                at->type, result, at->operands[ACC]));
}

//===-- Element by element --------------------------------------------------------------------===//

/// An operand that is broadcast to the dimensions of the result, in their order, if reductions have
/// size 1: missing dimensions are repeated, and reductions come first.
typedef struct spread {
  tn_ref value;
  int64_t order[2 * LOOPS_MAX];
  uint32_t count;
  uint32_t reduction_count;
} spread;

static void repeat_lacking(tn_rewriter* rewriter, const contraction* at, uint32_t operand,
                           const int64_t* result_dims, spread* out) {
  const uint32_t rank = at->ranks[operand];
  tn_vector_shape shape;
  tn_vector_shape wide = {.rank = 0};
  *out = (spread){.value = at->operands[operand]};
  for (uint32_t i = 0; i < rank; ++i) out->reduction_count += at->reduces[at->dims[operand][i]];
  const uint32_t lacking = at->ranks[ACC] - (rank - out->reduction_count);
  (void)tn_vector_shape__open(rewriter, type_of(rewriter, out->value), &shape);
  for (uint32_t i = 0; i < rank; ++i) {
    if (at->reduces[at->dims[operand][i]]) out->order[out->count++] = lacking + i;
  }
  for (uint32_t i = 0; i < at->ranks[ACC]; ++i) {
    const int64_t place = place_of(at, operand, at->dims[ACC][i]);
    if (place < 0) {
      out->order[out->count++] = wide.rank;
      wide.dims[wide.rank++] = result_dims[i];
    } else {
      out->order[out->count++] = lacking + place;
    }
  }
  if (wide.rank == 0) return;
  wide.element = shape.element;
  for (uint32_t i = 0; i < rank; ++i) {
    wide.scalable[wide.rank] = shape.scalable[i];
    wide.dims[wide.rank++] = shape.dims[i];
  }
  out->value =
      tn_build_vector_broadcast(rewriter, tn_vector_shape__type(rewriter, &wide, 0), out->value);
}

static bool by_elements(tn_rewriter* rewriter, const contraction* at) {
  static const int64_t zeros[LOOPS_MAX] = {0};
  tn_vector_shape shape = {.rank = 0};
  if (at->strategy != STRATEGY_PARALLEL || at->mask != 0 || !adds(at) ||
      !has_one_element_type(rewriter, at)) {
    return false;
  }
  for (uint32_t operand = LHS; operand <= RHS; ++operand) {
    if (!tn_vector_shape__open(rewriter, type_of(rewriter, at->operands[operand]), &shape))
      return false;
    for (uint32_t i = 0; i < at->ranks[operand]; ++i) {
      if (at->reduces[at->dims[operand][i]] && shape.dims[i] != 1) return false;
    }
  }
  spread sides[2];
  shape.rank = 0;
  (void)tn_vector_shape__open(rewriter, at->type, &shape);
  for (uint32_t i = 0; i < 2; ++i) repeat_lacking(rewriter, at, i, shape.dims, &sides[i]);
  for (uint32_t i = 0; i < 2; ++i) {
    sides[i].value =
        tn_vectors__transpose(rewriter, sides[i].value, sides[i].order, sides[i].count);
  }
  for (uint32_t i = 0; i < 2; ++i) {
    sides[i].value = tn_vectors__extract(rewriter, sides[i].value, zeros, sides[i].reduction_count);
  }
  if (rewriter->status != TN_OK) return true;
  return put(rewriter, at,
             tn_vectors__multiply(rewriter, sides[LHS].value, sides[RHS].value, at->operands[ACC],
                                  at->kind, 0));
}

//===-- Smaller contractions ------------------------------------------------------------------===//

/// Extracts the part at index `at` of dimension `index` of a vector.
static tn_ref take_part(tn_rewriter* rewriter, tn_ref value, int64_t index, int64_t at) {
  tn_vector_shape shape;
  tn_vector_shape less;
  if (index < 0 || value == 0) return value;
  if (index == 0) return tn_vectors__extract1(rewriter, value, at);
  if (!tn_vector_shape__open(rewriter, type_of(rewriter, value), &shape)) return 0;
  less = shape;
  less.rank = shape.rank - 1;
  for (uint32_t i = (uint32_t)index; i < less.rank; ++i) {
    less.dims[i] = shape.dims[i + 1];
    less.scalable[i] = shape.scalable[i + 1];
  }
  tn_ref result = tn_vectors__zero(rewriter, tn_vector_shape__type(rewriter, &less, 0));
  for (int64_t i = 0; i < shape.dims[0] && rewriter->status == TN_OK; ++i) {
    const tn_ref row = tn_vectors__extract1(rewriter, value, i);
    result = tn_vectors__insert1(rewriter, take_part(rewriter, row, index - 1, at), result, i);
  }
  return result;
}

/// Inserts a part at index `at` of dimension `index`.
static tn_ref put_part(tn_rewriter* rewriter, tn_ref part, tn_ref into, int64_t index, int64_t at) {
  tn_vector_shape shape;
  if (index < 0 || part == 0 || into == 0) return part;
  if (index == 0) return tn_vectors__insert1(rewriter, part, into, at);
  if (!tn_vector_shape__open(rewriter, type_of(rewriter, into), &shape)) return 0;
  tn_ref result = into;
  for (int64_t i = 0; i < shape.dims[0] && rewriter->status == TN_OK; ++i) {
    const tn_ref row = tn_vectors__extract1(rewriter, result, i);
    const tn_ref piece = tn_vectors__extract1(rewriter, part, i);
    result =
        tn_vectors__insert1(rewriter, put_part(rewriter, piece, row, index - 1, at), result, i);
  }
  return result;
}

/// Creates the attributes of a contraction without one of the loops.
static void drop_loop(tn_rewriter* rewriter, const contraction* at, uint32_t loop,
                      tn_rewriter_attribute* out) {
  tn_attribute maps[3] = {{NULL}, {NULL}, {NULL}};
  tn_attribute iterators[LOOPS_MAX];
  tn_attribute lists[2] = {{NULL}, {NULL}};
  uint32_t count = 0;
  for (uint32_t i = 0; i < 3; ++i) {
    tn_affine_expr exprs[LOOPS_MAX];
    uint32_t size = 0;
    for (uint32_t k = 0; k < at->ranks[i]; ++k) {
      const uint32_t dim = at->dims[i][k];
      if (dim == loop) continue;
      tn_rewriter__ok(
          rewriter, tn_affine_dim_get(rewriter->context, dim > loop ? dim - 1 : dim, &exprs[size]));
      ++size;
    }
    tn_rewriter__ok(rewriter, tn_affine_map_get(rewriter->context, at->loop_count - 1, 0, exprs,
                                                size, &maps[i]));
  }
  for (uint32_t i = 0; i < at->loop_count; ++i) {
    if (i != loop) iterators[count++] = tn_array_attribute_element(at->iterators, i);
  }
  tn_rewriter__ok(rewriter, tn_array_attribute_get(rewriter->context, maps, 3, &lists[0]));
  tn_rewriter__ok(rewriter, tn_array_attribute_get(rewriter->context, iterators, count, &lists[1]));
  out[0] = (tn_rewriter_attribute){"indexing_maps", lists[0]};
  out[1] = (tn_rewriter_attribute){"iterator_types", lists[1]};
}

/// Unrolls the loop to contractions without it: for parts of the result, or in a chain if the loop
/// is a reduction.
static bool without_loop(tn_rewriter* rewriter, const contraction* at, uint32_t loop) {
  const int64_t places[3] = {place_of(at, LHS, loop), place_of(at, RHS, loop),
                             place_of(at, ACC, loop)};
  const uint32_t first = places[LHS] >= 0 ? LHS : RHS;
  tn_vector_shape shape;
  tn_rewriter_attribute attributes[2];
  if (places[first] < 0 ||
      !tn_vector_shape__open(rewriter, type_of(rewriter, at->operands[first]), &shape) ||
      shape.scalable[places[first]] ||
      (places[ACC] < 0 && !at->reduces[loop] && shape.dims[places[first]] != 1)) {
    return false;
  }
  drop_loop(rewriter, at, loop, attributes);
  tn_ref result = at->reduces[loop] ? at->operands[ACC] : tn_vectors__zero(rewriter, at->type);
  for (int64_t i = 0; i < shape.dims[places[first]] && rewriter->status == TN_OK; ++i) {
    tn_ref parts[3];
    parts[LHS] = take_part(rewriter, at->operands[LHS], places[LHS], i);
    parts[RHS] = take_part(rewriter, at->operands[RHS], places[RHS], i);
    parts[ACC] =
        at->reduces[loop] ? result : take_part(rewriter, at->operands[ACC], places[ACC], i);
    const tn_ref mask = at->mask == 0 ? 0 : take_part(rewriter, at->mask, loop, i);
    if (rewriter->status != TN_OK) break;
    tn_ref low = tn_rewriter__make(rewriter, TN_CODE_VECTOR_CONTRACT, type_of(rewriter, parts[ACC]),
                                   parts, 3, attributes, 2);
    low = tn_vectors__mask_around(rewriter, low, mask);
    result = at->reduces[loop] ? low : put_part(rewriter, low, result, places[ACC], i);
  }
  return put(rewriter, at, result);
}

static bool by_parts(tn_rewriter* rewriter, const contraction* at) {
  if (!has_one_element_type(rewriter, at) || !adds(at)) return false;
  // First loops of both operands, then loops of either operand.
  for (uint32_t i = 0; i < at->ranks[LHS]; ++i) {
    const uint32_t loop = at->dims[LHS][i];
    if (!at->reduces[loop] && place_of(at, RHS, loop) >= 0) return without_loop(rewriter, at, loop);
  }
  for (uint32_t operand = LHS; operand <= RHS; ++operand) {
    for (uint32_t i = 0; i < at->ranks[operand]; ++i) {
      const uint32_t loop = at->dims[operand][i];
      if (place_of(at, LHS, loop) < 0 || place_of(at, RHS, loop) < 0) {
        return without_loop(rewriter, at, loop);
      }
    }
  }
  if (tn_type__is(at->type, TN_TYPE_VECTOR) || at->loop_count == 0) return false;
  if (at->ranks[LHS] != 1) return without_loop(rewriter, at, 0);
  if (at->ranks[RHS] != 1) return false;
  const tn_ref value = multiply(rewriter, at, at->operands[LHS], at->operands[RHS]);
  return put(
      rewriter, at,
      tn_vectors__mask_around(rewriter, reduce(rewriter, at, value, at->operands[ACC]), at->mask));
}

bool tn_vectors__lower_contraction(tn_rewriter* rewriter, tn_ref op, tn_ref set) {
  contraction at;
  if (!open_contraction(rewriter, op, set, &at)) return false;
  return by_outer_products(rewriter, &at) || by_dot_products(rewriter, &at) ||
         by_elements(rewriter, &at) || by_parts(rewriter, &at);
}
