// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowering of tensor.pad to a filled or generated tensor, and an insertion of the source.

#include "dialects/arith_ops.h"
#include "dialects/common/constant.h"
#include "dialects/common/linalg_names.h"
#include "dialects/common/views.h"
#include "dialects/tensor_ops.h"
#include "ir/read.h"
#include "rewrite/fold.h"
#include "rewrite/lowering.h"

/// Returns part `index` as a value.
static tn_ref value_at(tn_rewriter* rewriter, const tn_mixed* mixed, uint32_t index) {
  return mixed->values[index] != 0 ? mixed->values[index]
                                   : tn_rewriter__index_constant(rewriter, mixed->statics[index]);
}

/// Creates a sum, or folds it.
static tn_ref sum_of(tn_rewriter* rewriter, tn_ref a, tn_ref b) {
  const tn_ref sum = a == 0 || b == 0 ? 0 : tn_build_arith_addi(rewriter, a, b);
  tn_fold fold;
  if (sum == 0) return 0;
  const tn_ref op = tn_value__owner(rewriter->context, sum);
  const tn_fold_outcome outcome = tn_fold__run(rewriter, op, NULL, &fold);
  tn_ref folded = sum;
  if (outcome == TN_FOLD_DONE) {
    folded = fold.results[0].value != 0
                 ? fold.results[0].value
                 : tn_rewriter__arith_constant(rewriter, fold.results[0].attribute);
    if (folded != 0 && folded != sum) tn_rewriter__erase(rewriter, op);
  }
  tn_fold__close(&fold);
  return folded;
}

/// Reads the extents of a tensor.
static void open_sizes(tn_rewriter* rewriter, tn_ref tensor, tn_mixed* out) {
  const tn_type type = tn_value__type(rewriter->context, tensor);
  out->count = (uint32_t)tn_shaped_type_rank(type);
  for (uint32_t i = 0; i < out->count; ++i) {
    out->statics[i] = tn_shaped_type_dims(type)[i];
    out->values[i] = 0;
    if (out->statics[i] >= 0) continue;
    const tn_ref pair[2] = {tensor, tn_rewriter__index_constant(rewriter, i)};
    if (pair[1] == 0) return;
    out->values[i] = tn_build_tensor_dim(rewriter, pair[0], pair[1]);
  }
}

static tn_ref size_of(tn_rewriter* rewriter, tn_ref tensor, uint32_t index) {
  const int64_t dim = tn_shaped_type_dims(tn_value__type(rewriter->context, tensor))[index];
  const tn_ref number = tn_rewriter__index_constant(rewriter, dim < 0 ? (int64_t)index : dim);
  return dim >= 0 || number == 0 ? number : tn_build_tensor_dim(rewriter, tensor, number);
}

/// Returns the padding value if it is the same for each element, moved before the op; otherwise 0.
static tn_ref padding_of(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const tn_ref value = tn_tensor_yield_value(context, tn_block__last_op(context, block));
  if (tn_value__parent_block(context, value) != block) return value;
  if (tn_const__of(context, value).storage == NULL) return 0;
  tn_rewriter__move(rewriter, tn_value__owner(context, value), tn_op__block(context, op), op);
  return value;
}

/// Creates a tensor of the type with tensor.generate, whose body is the op's region. `sizes` are
/// the dynamic extents.
static tn_ref generate(tn_lowering_run* run, tn_ref op, tn_type type, const tn_refs* sizes) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_ref made = tn_build_tensor_generate(
      run->rewriter, type, tn_refs__items((tn_refs*)(uintptr_t)sizes), sizes->count);
  if (made == 0) return 0;
  tn_rewriter__inline_region(rewriter, tn_op__region(rewriter->context, op, 0),
                             tn_op__region(rewriter->context, made, 0), 0);
  return tn_op__result(rewriter->context, made, 0);
}

static bool lower_pad(tn_lowering_run* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(type);
  uint32_t next = 1;
  tn_slice slice;
  tn_mixed high;
  tn_mixed* low = &slice.parts[TN_OFFSETS];
  tn_refs sizes = {.count = 0};
  if (!tn_mixed__open(rewriter->context, op, "static_low", &next, low) ||
      !tn_mixed__open(rewriter->context, op, "static_high", &next, &high)) {
    return false;
  }
  (void)tn_mixed__fold(rewriter->context, low, true);
  (void)tn_mixed__fold(rewriter->context, &high, true);
  for (uint32_t i = 0; i < rank && rewriter->status == TN_OK; ++i) {
    if (tn_shaped_type_dims(type)[i] >= 0) continue;
    const tn_ref size = size_of(rewriter, operands[0], i);
    const tn_ref from = sum_of(rewriter, size, value_at(rewriter, low, i));
    tn_refs__push(rewriter, &sizes, sum_of(rewriter, from, value_at(rewriter, &high, i)));
  }
  tn_ref whole = rewriter->status == TN_OK
                     ? tn_build_tensor_empty(rewriter, type, tn_refs__items(&sizes), sizes.count)
                     : 0;
  const tn_ref padding = whole == 0 ? 0 : padding_of(rewriter, op);
  if (padding != 0) {
    const tn_ref ends[2] = {padding, whole};
    const tn_ref fill = tn_linalg_names__fill(rewriter, ends);
    whole = fill == 0 ? 0 : tn_op__result(rewriter->context, fill, 0);
  } else if (whole != 0) {
    whole = generate(run, op, type, &sizes);
  }
  tn_refs__free(rewriter, &sizes);
  if (whole == 0) return false;
  open_sizes(rewriter, operands[0], &slice.parts[TN_SIZES]);
  slice.parts[TN_STRIDES].count = rank;
  for (uint32_t i = 0; i < rank; ++i) {
    slice.parts[TN_STRIDES].statics[i] = 1;
    slice.parts[TN_STRIDES].values[i] = 0;
  }
  const tn_ref ends[2] = {operands[0], whole};
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_slice__make(rewriter, TN_CODE_TENSOR_INSERT_SLICE, type, ends, 2, &slice)
          : 0;
  if (made != 0) tn_conversion__replace(run->c, op, &made);
  return made != 0;
}

static const tn_lowering_hook hooks[] = {{TN_NAME_TENSOR_PAD, lower_pad}, {NULL, NULL}};

static const tn_lowering lowering_tensor_linalg = {
    .loads = "arith,linalg,tensor", .illegal = ",tensor.pad,", .hooks = hooks};

TN_PASS(convert_tensor_to_linalg) = {"convert-tensor-to-linalg", "ConvertTensorToLinalgPass",
                                     "Convert some Tensor dialect ops to Linalg dialect",
                                     .rewrite = tn_lowering__lower,
                                     .lowering = &lowering_tensor_linalg};
