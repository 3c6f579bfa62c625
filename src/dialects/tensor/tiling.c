// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiling of tensor.pad: the slice of the source that a tile reads, if any, and the remaining
// padding around it.
//
// Source: mlir-opt's results.

#include "dialects/arith_ops.h"
#include "dialects/common/constant.h"
#include "dialects/common/index_math.h"
#include "dialects/scf_ops.h"
#include "dialects/tensor/tensor.h"
#include "ir/op_interface.h"

typedef struct padding {
  tn_rewriter* rewriter;
  tn_ref op;
  tn_ref source;
  tn_ref value;  ///< The value of the padding.
  tn_mixed low;
  tn_mixed high;
} padding;

static bool open_padding(tn_rewriter* rewriter, tn_ref op, padding* out) {
  const tn_context* context = rewriter->context;
  uint32_t operand = 1;
  *out = (padding){.rewriter = rewriter, .op = op, .source = tn_tensor_pad_source(context, op)};
  if (!tn_mixed__open(context, op, "static_low", &operand, &out->low) ||
      !tn_mixed__open(context, op, "static_high", &operand, &out->high)) {
    return false;
  }
  const tn_ref block = tn_op__first_block(context, op, 0);
  out->value = tn_tensor_yield_value(context, tn_block__last_op(context, block));
  return true;
}

static uint32_t rank_of(const tn_context* context, tn_ref op) {
  return (uint32_t)tn_shaped_type_rank(tn_op__result_type(context, op, 0));
}

static uint32_t get_loops(tn_context* context, tn_ref op, tn_dim_set* out_reductions) {
  memset(out_reductions, 0, sizeof *out_reductions);
  return rank_of(context, op);
}

/// Computes the extents of the result.
static bool get_domain(tn_rewriter* rewriter, tn_ref op, tn_mixed* out_sizes) {
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  padding p;
  if (!open_padding(rewriter, op, &p)) return false;
  for (uint32_t i = 0; i < p.low.count && rewriter->status == TN_OK; ++i) {
    tn_mixed inputs = {.count = 0};
    if (tn_shaped_type_dims(type)[i] >= 0) {
      tn_mixed__add_number(rewriter, out_sizes, tn_shaped_type_dims(type)[i]);
      continue;
    }
    tn_mixed__add_extent(rewriter, &inputs, p.source, i);
    tn_mixed__add(rewriter, &inputs, &p.low, i);
    tn_mixed__add(rewriter, &inputs, &p.high, i);
    tn_mixed__add_apply(rewriter, out_sizes, "()[s0, s1, s2] -> (s0 + s1 + s2)", &inputs);
  }
  return rewriter->status == TN_OK && out_sizes->count == p.low.count;
}

static void get_destinations(tn_rewriter* rewriter, tn_ref op, tn_refs* out_values) {
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  tn_mixed sizes = {.count = 0};
  tn_refs operands = {.count = 0};
  tn_type made = {NULL};
  if (!get_domain(rewriter, op, &sizes)) return;
  for (uint32_t i = 0; i < sizes.count; ++i) {
    if (sizes.values[i] != 0) tn_refs__push(rewriter, &operands, sizes.values[i]);
  }
  if (tn_rewriter__ok(rewriter, tn_tensor_type_get(tn_type__element(type), sizes.statics,
                                                   sizes.count, NULL, &made))) {
    tn_refs__push(rewriter, out_values,
                  tn_build_tensor_empty(rewriter, made, tn_refs__items(&operands), operands.count));
  }
  tn_refs__free(rewriter, &operands);
}

//===-- Tiles ---------------------------------------------------------------------------------===//

/// Computes `a - b`, or the minimum or maximum of both.
static tn_mixed combine(tn_rewriter* rewriter, tn_op_code code, const tn_mixed* a,
                        const tn_mixed* b) {
  tn_mixed inputs = {.count = 0};
  tn_mixed out = {.count = 0};
  tn_mixed__add(rewriter, &inputs, a, 0);
  tn_mixed__add(rewriter, &inputs, b, 0);
  const bool subtracts = code == TN_CODE_AFFINE_APPLY;
  tn_mixed__add_affine(
      rewriter, &out, code,
      tn_index__map(rewriter, subtracts ? "(d0, d1) -> (d0 - d1)" : "(d0, d1) -> (d0, d1)"),
      &inputs);
  if (out.count == 0) tn_mixed__add_number(rewriter, &out, 0);  // After a failure.
  return out;
}

/// The parts of a tile.
typedef struct piece {
  tn_slice slice;  ///< The slice of the source.
  tn_mixed low;
  tn_mixed high;
  bool is_unread;  ///< The tile only has padding.
  tn_ref may_be;   ///< The tile only has padding if this is true.
} piece;

static void find_dimension(padding* p, uint32_t dim, const tn_mixed* offsets, const tn_mixed* sizes,
                           piece* out) {
  tn_rewriter* rewriter = p->rewriter;
  tn_mixed low = {.count = 0}, high = {.count = 0}, offset = {.count = 0}, length = {.count = 0};
  tn_mixed extent = {.count = 0}, zero = {.count = 0}, new_low, new_high, new_offset, new_length;
  tn_mixed__add(rewriter, &low, &p->low, dim);
  tn_mixed__add(rewriter, &high, &p->high, dim);
  tn_mixed__add(rewriter, &offset, offsets, dim);
  tn_mixed__add(rewriter, &length, sizes, dim);
  tn_mixed__add_number(rewriter, &zero, 0);
  const bool has_low = !tn_mixed__equals(rewriter->context, &low, 0, 0);
  const bool has_high = !tn_mixed__equals(rewriter->context, &high, 0, 0);
  tn_mixed__add_number(rewriter, &out->slice.parts[TN_STRIDES], 1);
  if (!has_low && !has_high) {
    tn_mixed__add(rewriter, &out->slice.parts[TN_OFFSETS], &offset, 0);
    tn_mixed__add(rewriter, &out->slice.parts[TN_SIZES], &length, 0);
    tn_mixed__add(rewriter, &out->low, &low, 0);
    tn_mixed__add(rewriter, &out->high, &high, 0);
    return;
  }
  tn_mixed__add_extent(rewriter, &extent, p->source, dim);
  if (rewriter->status != TN_OK || extent.count == 0) return;
  new_low = new_high = zero;
  new_offset = offset;
  if (has_low) {
    const tn_mixed rest = combine(rewriter, TN_CODE_AFFINE_APPLY, &low, &offset);
    new_low = combine(rewriter, TN_CODE_AFFINE_MAX, &zero, &rest);
    const tn_mixed start = combine(rewriter, TN_CODE_AFFINE_APPLY, &offset, &low);
    new_offset = combine(rewriter, TN_CODE_AFFINE_MAX, &start, &zero);
  }
  new_offset = combine(rewriter, TN_CODE_AFFINE_MIN, &new_offset, &extent);
  const tn_mixed there = combine(rewriter, TN_CODE_AFFINE_APPLY, &extent, &new_offset);
  const tn_mixed wanted = combine(rewriter, TN_CODE_AFFINE_APPLY, &length, &new_low);
  new_length = combine(rewriter, TN_CODE_AFFINE_MIN, &there, &wanted);
  if (has_low) new_length = combine(rewriter, TN_CODE_AFFINE_MAX, &new_length, &zero);
  if (tn_mixed__equals(rewriter->context, &new_length, 0, 0)) {
    out->is_unread = true;
  } else if (!out->is_unread && rewriter->status == TN_OK) {
    tn_ref operands[2];
    operands[0] = tn_mixed__value(rewriter, &new_length, 0);
    operands[1] = tn_mixed__value(rewriter, &zero, 0);
    tn_ref is_none = 0;
    if (rewriter->status == TN_OK) {
      is_none =
          tn_build_arith_cmpi(rewriter, operands[0], operands[1],
                              tn_const__make_int(rewriter, tn_rewriter__int_type(rewriter, 64), 0));
    }
    out->may_be = out->may_be == 0 || is_none == 0
                      ? is_none
                      : tn_build_arith_ori(rewriter, is_none, out->may_be);
  }
  if (has_high) {
    const tn_mixed rest = combine(rewriter, TN_CODE_AFFINE_APPLY, &length, &new_length);
    new_high = combine(rewriter, TN_CODE_AFFINE_APPLY, &rest, &new_low);
  }
  tn_mixed__add(rewriter, &out->slice.parts[TN_OFFSETS], &new_offset, 0);
  tn_mixed__add(rewriter, &out->slice.parts[TN_SIZES], &new_length, 0);
  tn_mixed__add(rewriter, &out->low, &new_low, 0);
  tn_mixed__add(rewriter, &out->high, &new_high, 0);
}

static tn_type tensor_of(padding* p, const int64_t* dims, uint32_t rank) {
  const tn_type like = tn_value__type(p->rewriter->context, p->source);
  tn_type type = {NULL};
  (void)tn_rewriter__ok(p->rewriter,
                        tn_tensor_type_get(tn_type__element(like), dims, rank, NULL, &type));
  return type;
}

/// Adds a body with indices as arguments that yields the padding to the op.
static void fill_body(padding* p, tn_ref op, uint32_t rank) {
  tn_rewriter* rewriter = p->rewriter;
  const tn_ref place[2] = {rewriter->block, rewriter->before};
  const tn_ref block =
      op == 0 ? 0 : tn_rewriter__create_block(rewriter, tn_op__region(rewriter->context, op, 0), 0);
  if (block == 0) return;
  for (uint32_t i = 0; i < rank; ++i) {
    (void)tn_rewriter__add_argument(rewriter, block, tn_rewriter__index_type(rewriter),
                                    rewriter->location);
  }
  tn_rewriter__at_end(rewriter, block);
  if (rewriter->status == TN_OK) (void)tn_build_tensor_yield(rewriter, p->value);
  tn_rewriter__at(rewriter, place[0], place[1]);
}

static tn_ref make_generate(padding* p, const tn_mixed* sizes, tn_type type) {
  tn_rewriter* rewriter = p->rewriter;
  tn_refs operands = {.count = 0};
  for (uint32_t i = 0; i < sizes->count; ++i) {
    if (sizes->values[i] != 0) tn_refs__push(rewriter, &operands, sizes->values[i]);
  }
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_build_tensor_generate(rewriter, type, tn_refs__items(&operands), operands.count)
          : 0;
  tn_refs__free(rewriter, &operands);
  fill_body(p, made, sizes->count);
  return made;
}

/// Creates the slice of the source with its padding.
static tn_ref make_pad(padding* p, const piece* part) {
  tn_rewriter* rewriter = p->rewriter;
  const uint32_t rank = part->low.count;
  const tn_mixed* sizes = &part->slice.parts[TN_SIZES];
  int64_t dims[TN_VIEW_RANK_MAX];
  const tn_type source = tensor_of(p, sizes->statics, rank);
  if (rewriter->status != TN_OK) return 0;
  const tn_ref slice =
      tn_slice__make(rewriter, TN_CODE_TENSOR_EXTRACT_SLICE, source, &p->source, 1, &part->slice);
  for (uint32_t i = 0; i < rank; ++i) {
    const bool is_known =
        sizes->values[i] == 0 && part->low.values[i] == 0 && part->high.values[i] == 0;
    dims[i] = is_known ? (int64_t)((uint64_t)sizes->statics[i] + (uint64_t)part->low.statics[i] +
                                   (uint64_t)part->high.statics[i])
                       : TN_DYNAMIC;
  }
  const tn_ref made = tn_tensor__pad_like(rewriter, p->op, tensor_of(p, dims, rank), slice,
                                          &part->low, &part->high);
  fill_body(p, made, rank);
  return made;
}

/// Returns the op, or a cast of its result to the type.
static tn_ref cast_to(padding* p, tn_ref op, tn_type type) {
  if (op == 0 || p->rewriter->status != TN_OK) return 0;
  const tn_ref value = tn_op__result(p->rewriter->context, op, 0);
  if (tn_value__type(p->rewriter->context, value).storage == type.storage) return op;
  const tn_ref cast = tn_build_tensor_cast(p->rewriter, type, value);
  return cast == 0 ? 0 : tn_value__owner(p->rewriter->context, cast);
}

/// Fills a branch of the scf.if.
static void fill_branch(padding* p, tn_ref choice, uint32_t region, const piece* part,
                        const tn_mixed* sizes, tn_type type) {
  tn_rewriter* rewriter = p->rewriter;
  const tn_ref block =
      tn_rewriter__create_block(rewriter, tn_op__region(rewriter->context, choice, region), 0);
  if (block == 0) return;
  tn_rewriter__at_end(rewriter, block);
  const tn_ref made =
      cast_to(p, region == 0 ? make_generate(p, sizes, type) : make_pad(p, part), type);
  if (made == 0) return;
  const tn_ref value = tn_op__result(rewriter->context, made, 0);
  (void)tn_build_scf_yield(rewriter, &value, 1);
}

static tn_ref tile(tn_rewriter* rewriter, tn_ref op, const tn_ref* destinations,
                   const tn_mixed* offsets, const tn_mixed* sizes) {
  (void)destinations;
  padding p;
  if (!open_padding(rewriter, op, &p) || sizes->count != p.low.count) {
    return 0;
  }
  const tn_ref maker = tn_value__defining_op(rewriter->context, p.value);
  const tn_ref body = tn_op__first_block(rewriter->context, op, 0);
  // A padding value that depends on the position cannot move out of the body.
  if (tn_value__parent_block(rewriter->context, p.value) == body ||
      (maker != 0 && tn_op__block(rewriter->context, maker) == body)) {
    return 0;
  }
  const size_t byte_size = sizeof(piece);
  piece* part = tn_allocate_zeroed(&rewriter->context->allocator, byte_size);
  if (part == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return 0;
  }
  for (uint32_t i = 0; i < sizes->count && rewriter->status == TN_OK; ++i) {
    find_dimension(&p, i, offsets, sizes, part);
  }
  const tn_type type = tensor_of(&p, sizes->statics, sizes->count);
  tn_ref made = 0;
  if (rewriter->status == TN_OK && part->is_unread) {
    made = make_generate(&p, sizes, type);
  } else if (rewriter->status == TN_OK && part->may_be == 0) {
    made = cast_to(&p, make_pad(&p, part), type);
  } else if (rewriter->status == TN_OK) {
    const tn_ref place[2] = {rewriter->block, rewriter->before};
    made = tn_build_scf_if(rewriter, &type, 1, part->may_be);
    for (uint32_t i = 0; i < 2 && made != 0; ++i) fill_branch(&p, made, i, part, sizes, type);
    tn_rewriter__at(rewriter, place[0], place[1]);
  }
  tn_deallocate(&rewriter->context->allocator, part, byte_size);
  return rewriter->status == TN_OK ? made : 0;
}

static bool get_position(tn_rewriter* rewriter, tn_ref op, uint32_t result, tn_ref destination,
                         const tn_mixed* offsets, const tn_mixed* sizes, tn_slice* out_slice) {
  (void)rewriter;
  (void)op;
  (void)result;
  (void)destination;
  out_slice->parts[TN_STRIDES].count = 0;
  tn_mixed__copy(offsets, &out_slice->parts[TN_OFFSETS]);
  tn_mixed__copy(sizes, &out_slice->parts[TN_SIZES]);
  for (uint32_t i = 0; i < sizes->count; ++i) {
    tn_mixed__add_number(rewriter, &out_slice->parts[TN_STRIDES], 1);
  }
  return true;
}

const tn_tiling_interface tn_tensor__pad_tiling = {.domain = get_domain,
                                                   .loops = get_loops,
                                                   .destinations = get_destinations,
                                                   .tile = tile,
                                                   .position = get_position};
