// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared helpers of patterns on vectors.

#include "dialects/transform/vectors.h"

#include "dialects/arith_ops.h"
#include "dialects/ub_ops.h"
#include "dialects/vector_ops.h"
#include "ir/enum_attribute.h"

//===-- Types ---------------------------------------------------------------------------------===//

bool tn_vector_shape__open(tn_rewriter* rewriter, tn_type type, tn_vector_shape* out_shape) {
  if (!tn_type__is(type, TN_TYPE_VECTOR)) return false;
  const size_t rank = tn_shaped_type_rank(type);
  if (rank > TN_VECTOR_RANK_MAX) {
    if (rewriter->status != TN_OK) return false;
    tn_rewriter__fail(
        rewriter,
        tn_context__fail(rewriter->context, TN_LIMIT_EXCEEDED,
                         (tn_location){rewriter->context, rewriter->location},
                         "patterns are limited to vectors of %u dimensions", TN_VECTOR_RANK_MAX));
    return false;
  }
  out_shape->element = tn_type__element(type);
  out_shape->rank = (uint32_t)rank;
  for (uint32_t i = 0; i < rank; ++i) {
    out_shape->dims[i] = tn_shaped_type_dims(type)[i];
    out_shape->scalable[i] = tn_vector_type_is_scalable(type, i);
  }
  return true;
}

tn_type tn_vector_shape__type(tn_rewriter* rewriter, const tn_vector_shape* shape, uint32_t lead) {
  tn_type type = {NULL};
  tn_rewriter__ok(rewriter, tn_vector_type_get(shape->element, shape->dims + lead,
                                               shape->scalable + lead, shape->rank - lead, &type));
  return type;
}

bool tn_vector_shape__is_scalable(const tn_vector_shape* shape) {
  for (uint32_t i = 0; i < shape->rank; ++i) {
    if (shape->scalable[i]) return true;
  }
  return false;
}

//===-- Ops -----------------------------------------------------------------------------------===//

tn_ref tn_vectors__poison(tn_rewriter* rewriter, tn_type type) {
  return tn_build_ub_poison(rewriter, type);
}

tn_ref tn_vectors__zero(tn_rewriter* rewriter, tn_type type) {
  return tn_rewriter__arith_constant(rewriter, tn_const__make_bits(rewriter, type, 0));
}

tn_ref tn_vectors__extract(tn_rewriter* rewriter, tn_ref vector, const int64_t* at,
                           uint32_t count) {
  tn_vector_shape shape;
  if (vector == 0 ||
      !tn_vector_shape__open(rewriter, tn_value__type(rewriter->context, vector), &shape)) {
    return 0;
  }
  const tn_type type =
      count == shape.rank ? shape.element : tn_vector_shape__type(rewriter, &shape, count);
  return tn_build_vector_extract(rewriter, type, vector, NULL, 0,
                                 tn_make__i64s(rewriter, at, count));
}

tn_ref tn_vectors__insert(tn_rewriter* rewriter, tn_ref value, tn_ref into, const int64_t* at,
                          uint32_t count) {
  if (value == 0 || into == 0) return 0;
  return tn_build_vector_insert(rewriter, value, into, NULL, 0, tn_make__i64s(rewriter, at, count));
}

tn_op_code tn_vectors__combining(tn_attribute kind, bool is_int) {
  // In the order of the values of vector.kind.
  static const tn_op_code ints[] = {TN_CODE_ARITH_ADDI,  TN_CODE_ARITH_MULI, TN_CODE_ARITH_MINUI,
                                    TN_CODE_ARITH_MINSI, TN_CODE_NONE,       TN_CODE_ARITH_MAXUI,
                                    TN_CODE_ARITH_MAXSI, TN_CODE_NONE,       TN_CODE_ARITH_ANDI,
                                    TN_CODE_ARITH_ORI,   TN_CODE_ARITH_XORI, TN_CODE_NONE,
                                    TN_CODE_NONE};
  static const tn_op_code floats[] = {
      TN_CODE_ARITH_ADDF,    TN_CODE_ARITH_MULF, TN_CODE_NONE, TN_CODE_NONE,
      TN_CODE_ARITH_MINNUMF, TN_CODE_NONE,       TN_CODE_NONE, TN_CODE_ARITH_MAXNUMF,
      TN_CODE_NONE,          TN_CODE_NONE,       TN_CODE_NONE, TN_CODE_ARITH_MINIMUMF,
      TN_CODE_ARITH_MAXIMUMF};
  uint64_t number = 0;
  if (!tn_enum_attribute__number(kind, &number) || number >= sizeof floats / sizeof *floats) {
    return TN_CODE_NONE;
  }
  return is_int ? ints[number] : floats[number];
}

bool tn_vectors__mask(const tn_context* context, tn_ref op, tn_ref* out_root, tn_ref* out_mask) {
  const tn_ref parent = tn_op__parent(context, op);
  *out_root = op;
  *out_mask = 0;
  if (parent == 0 || tn_op__code(context, parent) != TN_CODE_VECTOR_MASK) return false;
  *out_root = parent;
  *out_mask = tn_vector_mask_mask(context, parent);
  return true;
}

tn_ref tn_vectors__choose(tn_rewriter* rewriter, tn_ref mask, tn_ref value, tn_ref otherwise) {
  if (mask == 0) return value;
  return tn_build_arith_select(rewriter, mask, value, otherwise);
}

tn_ref tn_vectors__multiply(tn_rewriter* rewriter, tn_ref x, tn_ref y, tn_ref acc,
                            tn_attribute kind, tn_ref mask) {
  const tn_type type = tn_value__type(rewriter->context, x);
  const bool is_int = tn_type__int_width(type) != 0;
  const tn_op_code code = tn_vectors__combining(kind, is_int);
  if (code == TN_CODE_NONE) return 0;
  if (code == TN_CODE_ARITH_ADDF && acc != 0 &&
      tn_type__is(tn_value__type(rewriter->context, acc), TN_TYPE_VECTOR)) {
    return tn_vectors__choose(rewriter, mask, tn_build_vector_fma(rewriter, x, y, acc), acc);
  }
  const tn_ref product =
      tn_rewriter__make2(rewriter, is_int ? TN_CODE_ARITH_MULI : TN_CODE_ARITH_MULF, type, x, y);
  if (acc == 0 || product == 0) return product;
  return tn_vectors__choose(rewriter, mask, tn_rewriter__make2(rewriter, code, type, product, acc),
                            acc);
}

tn_ref tn_vectors__transpose(tn_rewriter* rewriter, tn_ref value, const int64_t* order,
                             uint32_t count) {
  tn_vector_shape shape;
  tn_vector_shape turned;
  if (value == 0 ||
      !tn_vector_shape__open(rewriter, tn_value__type(rewriter->context, value), &shape))
    return 0;
  turned = shape;
  for (uint32_t i = 0; i < count; ++i) {
    turned.dims[i] = shape.dims[order[i]];
    turned.scalable[i] = shape.scalable[order[i]];
  }
  return tn_build_vector_transpose(rewriter, tn_vector_shape__type(rewriter, &turned, 0), value,
                                   tn_make__i64s(rewriter, order, count));
}

tn_ref tn_vectors__mask_around(tn_rewriter* rewriter, tn_ref value, tn_ref mask) {
  const tn_context* context = rewriter->context;
  if (value == 0 || mask == 0) return value;
  const tn_ref op = tn_value__defining_op(context, value);
  const tn_ref block = rewriter->block;
  const tn_ref before = rewriter->before;
  const tn_type type = tn_value__type(rewriter->context, value);
  const tn_ref made = tn_build_vector_mask(rewriter, &type, 1, mask, 0);
  const tn_ref inside =
      made == 0 ? 0 : tn_rewriter__create_block(rewriter, tn_op__region(context, made, 0), 0);
  if (inside == 0) return 0;
  tn_rewriter__move(rewriter, op, inside, 0);
  tn_rewriter__at_end(rewriter, inside);
  (void)tn_build_vector_yield(rewriter, &value, 1);
  tn_rewriter__at(rewriter, block, before);
  return tn_op__result(context, made, 0);
}

//===-- Positions -----------------------------------------------------------------------------===//

bool tn_vector_walk__open(const tn_vector_shape* shape, uint32_t kept, tn_vector_walk* out_walk) {
  *out_walk = (tn_vector_walk){.rank = 0};
  while (out_walk->rank + kept < shape->rank && !shape->scalable[out_walk->rank]) {
    out_walk->dims[out_walk->rank] = shape->dims[out_walk->rank];
    ++out_walk->rank;
  }
  return out_walk->rank != 0;
}

bool tn_vector_walk__next(tn_vector_walk* walk) {
  for (uint32_t i = walk->rank; i-- > 0;) {
    if (++walk->at[i] < walk->dims[i]) return true;
    walk->at[i] = 0;
  }
  return false;
}
