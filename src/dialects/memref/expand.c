// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Expands ops on buffers to several smaller ones: reallocation and reshapes.

#include "dialects/arith_ops.h"
#include "dialects/common/passes.h"
#include "dialects/common/views.h"
#include "dialects/memref_ops.h"
#include "dialects/scf_ops.h"
#include "rewrite/lowering.h"

typedef tn_lowering_run run_t;

/// Sets element `index` of part `part`: to `value` if it is not 0, otherwise to the constant
/// `number`.
static void set_part(tn_slice* slice, uint32_t part, uint32_t index, int64_t number, tn_ref value) {
  slice->parts[part].statics[index] = value == 0 ? number : TN_DYNAMIC;
  slice->parts[part].values[index] = value;
}

static tn_slice slice_of(int64_t size, tn_ref value) {
  tn_slice slice;
  slice.parts[TN_OFFSETS].count = slice.parts[TN_SIZES].count = slice.parts[TN_STRIDES].count = 1;
  set_part(&slice, TN_OFFSETS, 0, 0, 0);
  set_part(&slice, TN_SIZES, 0, size, value);
  set_part(&slice, TN_STRIDES, 0, 1, 0);
  return slice;
}

//===-- memref.realloc ------------------------------------------------------------------------===//

/// Allocates the new memref and copies the old contents.
static void fill_then(run_t* run, tn_ref op, const tn_ref* operands, const tn_slice* old) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_dim_set none = {{0}};
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const uint32_t count = tn_op__operand_count(rewriter->context, op) - 1;
  const tn_ref made = tn_build_memref_alloc_with(
      rewriter, type, operands + 1, count, NULL, 0,
      &(tn_rewriter_attribute){TN_MEMREF_ALLOC_ALIGNMENT,
                               tn_memref_realloc_alignment(rewriter->context, op)},
      1);
  const tn_type part = made == 0 ? type : tn_view__type(rewriter, type, old, &none);
  const tn_ref view = rewriter->status == TN_OK
                          ? tn_slice__make(rewriter, TN_CODE_MEMREF_SUBVIEW, part, &made, 1, old)
                          : 0;
  if (view == 0) return;
  (void)tn_build_memref_copy(rewriter, operands[0], view);
  if (tn_rewriter__flag(run->rewriter, "emit-deallocs"))
    (void)tn_build_memref_dealloc(rewriter, operands[0]);
  (void)tn_build_scf_yield(rewriter, &made, 1);
}

static bool lower_realloc(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const int64_t old = tn_shaped_type_dims(tn_value__type(rewriter->context, operands[0]))[0];
  const int64_t wanted = tn_shaped_type_dims(type)[0];
  tn_ref old_size = 0;
  if (old < 0) {
    const tn_ref pair[2] = {operands[0], tn_rewriter__index_constant(rewriter, 0)};
    if (pair[1] == 0) return false;
    old_size = tn_build_memref_dim(rewriter, pair[0], pair[1]);
  }
  const tn_ref new_size = wanted < 0 ? operands[1] : 0;
  const tn_ref a = old < 0 ? old_size : tn_rewriter__index_constant(rewriter, old);
  const tn_ref b = new_size != 0 ? new_size : tn_rewriter__index_constant(rewriter, wanted);
  if (a == 0 || b == 0) return false;
  const tn_ref grows = tn_passes__compare(rewriter, TN_COMPARE_ULT, a, b);
  const tn_ref made = grows == 0 ? 0 : tn_build_scf_if(rewriter, &type, 1, grows);
  for (uint32_t i = 0; made != 0 && i < 2; ++i) {
    const tn_ref block =
        tn_rewriter__create_block(rewriter, tn_op__region(rewriter->context, made, i), 0);
    if (block == 0) return false;
    tn_rewriter__at_end(rewriter, block);
    if (i == 0) {
      const tn_slice part = slice_of(old, old_size);
      fill_then(run, op, operands, &part);
      continue;
    }
    const tn_slice part = slice_of(wanted, new_size);
    const tn_ref cast =
        tn_slice__make(rewriter, TN_CODE_MEMREF_REINTERPRET_CAST, type, operands, 1, &part);
    if (cast != 0) (void)tn_build_scf_yield(rewriter, &cast, 1);
  }
  tn_conversion__replace_with_op(run->c, op, made);
  return rewriter->status == TN_OK;
}

static const tn_lowering_hook realloc_hooks[] = {{TN_NAME_MEMREF_REALLOC, lower_realloc},
                                                 {NULL, NULL}};

static const tn_lowering lowering_memref_realloc = {
    .loads = "arith,memref,scf", .illegal = ",memref.realloc,", .hooks = realloc_hooks};

//===-- memref.reshape ------------------------------------------------------------------------===//

/// Loads a size from the shape's buffer.
static tn_ref load_size(tn_rewriter* rewriter, tn_ref shape, uint32_t index) {
  const tn_ref pair[2] = {shape, tn_rewriter__index_constant(rewriter, index)};
  const tn_type type = tn_type__element(tn_value__type(rewriter->context, shape));
  const tn_type wanted = tn_rewriter__index_type(rewriter);
  const tn_ref size = pair[1] == 0 ? 0 : tn_build_memref_load(rewriter, pair[0], &pair[1], 1);
  return size == 0 || tn_type__is(type, TN_TYPE_INDEX)
             ? size
             : tn_build_arith_index_cast(rewriter, wanted, size);
}

static bool can_reshape(const tn_context* context, tn_ref op) {
  const tn_type shape = tn_value__type(context, tn_memref_reshape_shape(context, op));
  const tn_type type = tn_op__result_type(context, op, 0);
  return tn_type__is(shape, TN_TYPE_MEMREF) && tn_shaped_type_has_static_shape(shape) &&
         tn_type__is(type, TN_TYPE_MEMREF) && tn_shaped_type_rank(type) <= TN_VIEW_RANK_MAX;
}

static bool lower_reshape(run_t* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const uint32_t rank = (uint32_t)tn_shaped_type_rank(type);
  tn_ref stride = 0;
  int64_t known = 1;
  tn_slice slice;
  if (!can_reshape(rewriter->context, op)) return false;
  slice.parts[TN_OFFSETS].count = 1;
  slice.parts[TN_SIZES].count = slice.parts[TN_STRIDES].count = rank;
  set_part(&slice, TN_OFFSETS, 0, 0, 0);
  for (uint32_t i = rank; i-- != 0 && rewriter->status == TN_OK;) {
    const int64_t dim = tn_shaped_type_dims(type)[i];
    const tn_ref size =
        dim < 0 ? load_size(rewriter, operands[1], i) : tn_rewriter__index_constant(rewriter, dim);
    if (size == 0) return false;
    set_part(&slice, TN_SIZES, i, dim, dim < 0 ? size : 0);
    set_part(&slice, TN_STRIDES, i, known, stride);
    if (i == 0) break;
    if (stride == 0 && dim >= 0) {
      known = (int64_t)((uint64_t)known * (uint64_t)dim);
      continue;
    }
    if (stride == 0) stride = tn_rewriter__index_constant(rewriter, known);
    if (stride != 0) stride = tn_build_arith_muli(rewriter, stride, size);
  }
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_slice__make(rewriter, TN_CODE_MEMREF_REINTERPRET_CAST, type, operands, 1, &slice)
          : 0;
  if (made != 0) tn_conversion__replace(run->c, op, &made);
  return made != 0;
}

static tn_legality expansion_of(run_t* run, tn_ref op, tn_string_view name) {
  if (!tn_string_view_equal(name, tn_string_view_from(TN_NAME_MEMREF_RESHAPE))) {
    return TN_LEGALITY_UNKNOWN;
  }
  return can_reshape(run->rewriter->context, op) ? TN_ILLEGAL : TN_LEGAL;
}

static const tn_lowering_hook expand_hooks[] = {{TN_NAME_MEMREF_RESHAPE, lower_reshape},
                                                {NULL, NULL}};

static const tn_lowering lowering_memref_expand = {
    .loads = "arith,memref", .hooks = expand_hooks, .legality = expansion_of};

TN_PASS(expand_realloc) = {
    "expand-realloc",
    "ExpandReallocPass",
    "Expand memref.realloc operations into its components",
    .rewrite = tn_lowering__lower,
    .lowering = &lowering_memref_realloc,
    TN_PASS_OPTIONS({"emit-deallocs", TN_PASS_BOOL, "true", NULL,
                     "Emit deallocation operations for the original MemRef"})};

TN_PASS(memref_expand) = {"memref-expand", "ExpandOpsPass",
                          "Legalize memref operations to be convertible to LLVM.",
                          .rewrite = tn_lowering__lower, .lowering = &lowering_memref_expand};
