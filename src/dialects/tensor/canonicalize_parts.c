// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns for extents, bitcasts, insertions into casts, and tensor.concat.
//
// Source: the dialect's documentation, and mlir-opt's results.

#include "dialects/arith_ops.h"
#include "dialects/common/constant.h"
#include "dialects/tensor/tensor.h"

//===-- Extents -------------------------------------------------------------------------------===//

/// Returns the op with the code that defines the source of tensor.dim; 0 if there is none.
static tn_ref maker_of(const tn_context* context, tn_ref op, tn_op_code code) {
  return tn_value__defined_by(context, tn_tensor_dim_source(context, op), code);
}

/// Replaces the source of tensor.dim by a tensor with the same extent.
static bool ask(tn_rewriter* rewriter, tn_ref op, tn_ref tensor) {
  tn_rewriter__set_operand(rewriter, op, 0, tensor);
  tn_rewriter__modified(rewriter, op);
  return true;
}

bool tn_tensor__dim_of_empty(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref empty = maker_of(context, op, TN_CODE_TENSOR_EMPTY);
  int64_t index = 0;
  if (empty == 0 || !tn_const__int64_of(context, tn_tensor_dim_index(context, op), &index)) {
    return false;
  }
  const tn_type type = tn_op__result_type(context, empty, 0);
  if (index < 0 || (uint64_t)index >= tn_shaped_type_rank(type) ||
      tn_shaped_type_dims(type)[index] >= 0) {
    return false;
  }
  tn_rewriter__replace1(rewriter, op, tn_tensor__size(context, empty, (size_t)index));
  return true;
}

bool tn_tensor__dim_of_cast(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref cast = maker_of(context, op, TN_CODE_TENSOR_CAST);
  if (cast == 0) return false;
  const tn_ref made = tn_build_tensor_dim(rewriter, tn_tensor_cast_source(context, cast),
                                          tn_tensor_dim_index(context, op));
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return true;
}

/// An insertion or a loop keeps the extents of its destination.
bool tn_tensor__dim_of_insert(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  tn_ref insert = maker_of(context, op, TN_CODE_TENSOR_INSERT);
  if (insert == 0) insert = maker_of(context, op, TN_CODE_TENSOR_INSERT_SLICE);
  if (insert == 0) return tn_tensor__dim_of_forall(rewriter, op);
  return ask(rewriter, op, tn_tensor_insert_slice_dest(context, insert));
}

/// A loop keeps the extents of its shared tensors.
bool tn_tensor__dim_of_forall(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref loop = maker_of(context, op, TN_CODE_SCF_FORALL);
  if (loop == 0) return false;
  const uint32_t number =
      tn_value__result_number(tn_op__at(context, loop), loop, tn_tensor_dim_source(context, op));
  const uint32_t outs = tn_op__operand_count(context, loop) - tn_op__result_count(context, loop);
  return ask(rewriter, op, tn_op__operand(context, loop, outs + number));
}

/// The extent of a reshaped tensor is an element of its shape.
bool tn_tensor__dim_of_reshape(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref reshape = maker_of(context, op, TN_CODE_TENSOR_RESHAPE);
  if (reshape == 0) return false;
  const tn_ref shape = tn_tensor_reshape_shape(context, reshape);
  const tn_type type = tn_op__result_type(context, op, 0);
  tn_ref size = tn_rewriter__make2(rewriter, TN_CODE_TENSOR_EXTRACT,
                                   tn_type_element_type(tn_value__type(context, shape)), shape,
                                   tn_tensor_dim_index(context, op));
  if (size != 0 && !tn_type_equal(tn_value__type(context, size), type)) {
    size = tn_build_arith_index_cast(rewriter, type, size);
  }
  if (size != 0) tn_rewriter__replace1(rewriter, op, size);
  return true;
}

//===-- Elements ------------------------------------------------------------------------------===//

bool tn_tensor__chain_bitcasts(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref inner =
      tn_value__defined_by(context, tn_tensor_bitcast_source(context, op), TN_CODE_TENSOR_BITCAST);
  if (inner == 0) return false;
  tn_rewriter__set_operand(rewriter, op, 0, tn_tensor_bitcast_source(context, inner));
  tn_rewriter__modified(rewriter, op);
  return true;
}

/// An insertion into a cast to a less static type becomes an insertion into the cast's source.
bool tn_tensor__insert_into_cast(tn_rewriter* rewriter, tn_ref op) {
  const tn_ref into =
      tn_tensor__before_cast(rewriter->context, tn_tensor_insert_dest(rewriter->context, op));
  if (into == 0) return false;
  const tn_ref made =
      tn_tensor__make_on(rewriter, op, 1, into, tn_value__type(rewriter->context, into));
  tn_rewriter__copy_discardable(rewriter, op, tn_value__defining_op(rewriter->context, made));
  return tn_tensor__replace(rewriter, op, made);
}

//===-- tensor.concat -------------------------------------------------------------------------===//

/// Infers the extents of the result from the operands; false if there are too many dimensions.
static bool joined_dims(const tn_context* context, tn_ref op, int64_t dim, int64_t* dims,
                        uint32_t* out_rank) {
  const tn_type first = tn_op__operand_type(context, op, 0);
  const size_t rank = tn_shaped_type_rank(first);
  *out_rank = (uint32_t)rank;
  if (rank > TN_VIEW_RANK_MAX || dim < 0 || (uint64_t)dim >= rank) return false;
  for (size_t i = 0; i < rank; ++i) dims[i] = tn_shaped_type_dims(first)[i];
  for (uint32_t k = 1; k < tn_op__operand_count(context, op); ++k) {
    const int64_t* more = tn_shaped_type_dims(tn_op__operand_type(context, op, k));
    for (size_t i = 0; i < rank; ++i) {
      if ((int64_t)i == dim) {
        dims[i] = tn_dynamic__extent(tn_dynamic__add(dims[i], more[i]));
      } else if (dims[i] == TN_DYNAMIC) {
        dims[i] = more[i];
      }
    }
  }
  return true;
}

/// Casts operands to the extents that other operands have.
static bool cast_operands(tn_rewriter* rewriter, tn_ref op, int64_t dim, int64_t* dims,
                          uint32_t rank) {
  const tn_context* context = rewriter->context;
  const int64_t whole = dims[dim];
  bool changed = false;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op) && rewriter->status == TN_OK; ++i) {
    const tn_ref operand = tn_op__operand(context, op, i);
    const tn_type from = tn_value__type(context, operand);
    tn_type type = {NULL};
    dims[dim] = tn_shaped_type_dims(from)[dim];
    if (!tn_rewriter__ok(rewriter,
                         tn_tensor_type_get(tn_type_element_type(from), dims, rank, NULL, &type)) ||
        tn_tensor__says_as_much(from, type)) {
      continue;
    }
    const tn_ref cast = tn_build_tensor_cast(rewriter, type, operand);
    if (cast != 0) tn_rewriter__set_operand(rewriter, op, i, cast);
    changed = true;
  }
  dims[dim] = whole;
  if (changed) tn_rewriter__modified(rewriter, op);
  return changed;
}

/// Replaces a concatenation of one tensor by the tensor.
bool tn_tensor__concat_one(tn_rewriter* rewriter, tn_ref op) {
  return tn_op__operand_count(rewriter->context, op) == 1 &&
         tn_tensor__replace(rewriter, op, tn_op__operand(rewriter->context, op, 0));
}

bool tn_tensor__cast_concat_operands(tn_rewriter* rewriter, tn_ref op) {
  const int64_t dim = tn_integer_attribute_value(tn_tensor_concat_dim(rewriter->context, op));
  int64_t dims[TN_VIEW_RANK_MAX];
  uint32_t rank = 0;
  return joined_dims(rewriter->context, op, dim, dims, &rank) &&
         cast_operands(rewriter, op, dim, dims, rank);
}

/// Refines the result's type by the extents of the operands.
bool tn_tensor__fold_constant_concat(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_attribute number = tn_tensor_concat_dim(context, op);
  const tn_type old = tn_op__result_type(context, op, 0);
  int64_t dims[TN_VIEW_RANK_MAX];
  uint32_t rank = 0;
  tn_type type = {NULL};
  if (!joined_dims(context, op, tn_integer_attribute_value(number), dims, &rank)) return false;
  if (!tn_rewriter__ok(rewriter,
                       tn_tensor_type_get(tn_type_element_type(old), dims, rank, NULL, &type))) {
    return true;
  }
  if (tn_tensor__says_as_much(old, type)) return false;
  tn_refs operands = {0};
  tn_refs__push_operands(rewriter, &operands, op, 0, tn_op__operand_count(context, op));
  const tn_ref made =
      tn_build_tensor_concat(rewriter, type, tn_refs__items(&operands), operands.count, number);
  tn_refs__free(rewriter, &operands);
  return made == 0 || tn_tensor__replace(rewriter, op, made);
}
