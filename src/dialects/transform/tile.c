// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tiling: scf.for or scf.forall loops around an op. Ops are created in mlir-opt's order.

#include "dialects/transform/tile.h"

#include "dialects/arith_ops.h"
#include "dialects/common/constant.h"
#include "dialects/common/loops.h"
#include "dialects/scf_ops.h"
#include "dialects/transform/script.h"
#include "dialects/vector_ops.h"
#include "ir/clone.h"

typedef struct tiling {
  tn_rewriter* rewriter;
  const tn_tiling_interface* of;
  const tn_tile_request* request;
  tn_ref op;
  uint32_t rank;
  uint32_t order[TN_VIEW_RANK_MAX];  ///< The loop at each position.
  tn_mixed domain;                   ///< In that order, like the lists below.
  tn_mixed sizes;
  tn_mixed threads;
  tn_refs variables;
  tn_mixed offsets;  ///< The offsets of the tile, in the order of the op's loops.
  tn_mixed extents;
  tn_refs carried;  ///< The values that the innermost loop carries.
  tn_tiled* out;
} tiling;

const tn_tiling_interface* tn_tiling__of(const tn_context* context, tn_ref op) {
  return tn_op_interface__of(context, op)->tiling;
}

static bool is_whole(const tiling* t, uint32_t place) {
  const tn_mixed* list = t->request->threads.count != 0 ? &t->threads : &t->sizes;
  return tn_mixed__equals(t->rewriter->context, list, place, 0);
}

//===-- Requests ------------------------------------------------------------------------------===//

static bool find_order(tiling* t) {
  bool is_taken[TN_VIEW_RANK_MAX] = {false};
  for (uint32_t i = 0; i < t->rank; ++i) {
    const int64_t loop = i < t->request->interchange_count ? t->request->interchange[i] : i;
    if (loop < 0 || loop >= t->rank || is_taken[loop]) return false;
    is_taken[loop] = true;
    t->order[i] = (uint32_t)loop;
  }
  return t->request->interchange_count <= t->rank;
}

/// Computes the sizes; creates ops for scaled ones.
static void scale_sizes(tiling* t, tn_mixed* out) {
  tn_rewriter* rewriter = t->rewriter;
  const uint32_t location = rewriter->location;
  rewriter->location = t->request->scale_location;
  const tn_mixed* sizes = &t->request->sizes;
  for (uint32_t i = 0; i < sizes->count; ++i) {
    if (i >= t->request->scale_count || !t->request->scales[i] || sizes->values[i] != 0) {
      tn_mixed__add(rewriter, out, sizes, i);
      continue;
    }
    const tn_ref size = tn_mixed__value(rewriter, sizes, i);
    const tn_ref scale = tn_build_vector_vscale(rewriter);
    if (size == 0 || scale == 0) break;
    tn_mixed__add_value(rewriter, out, tn_build_arith_muli(rewriter, size, scale));
  }
  rewriter->location = location;
}

/// Permutes the list to the order of the loops; missing parts are 0.
static void put_in_order(const tiling* t, const tn_mixed* from, tn_mixed* out) {
  out->count = 0;
  for (uint32_t i = 0; i < t->rank; ++i) {
    if (t->order[i] < from->count) {
      tn_mixed__add(t->rewriter, out, from, t->order[i]);
    } else {
      tn_mixed__add_number(t->rewriter, out, 0);
    }
  }
}

/// Computes the tile sizes from the numbers of threads.
static void sizes_of_threads(tiling* t) {
  t->sizes.count = 0;
  for (uint32_t i = 0; i < t->rank; ++i) {
    tn_mixed inputs = {.count = 0};
    if (is_whole(t, i)) {
      tn_mixed__add_number(t->rewriter, &t->sizes, 0);
      continue;
    }
    tn_mixed__add(t->rewriter, &inputs, &t->domain, i);
    tn_mixed__add(t->rewriter, &inputs, &t->threads, i);
    tn_mixed__add_apply(t->rewriter, &t->sizes, "()[s0, s1] -> (s0 ceildiv s1)", &inputs);
  }
}

//===-- Tiles ---------------------------------------------------------------------------------===//

/// Adds the size of the tile at `offset`: the remainder, or the full size.
static void add_bounded(tiling* t, uint32_t place, const tn_mixed* offset, tn_mixed* out) {
  int64_t size = 0;
  int64_t extent = 0;
  const tn_context* context = t->rewriter->context;
  if (tn_mixed__number(context, &t->sizes, place, &size) &&
      (size == 1 ||
       (tn_mixed__number(context, &t->domain, place, &extent) && extent % size == 0))) {
    tn_mixed__add(t->rewriter, out, &t->sizes, place);
    return;
  }
  tn_mixed inputs = {.count = 0};
  tn_mixed__add(t->rewriter, &inputs, offset, 0);
  tn_mixed__add_value(t->rewriter, &inputs, tn_mixed__value(t->rewriter, &t->domain, place));
  tn_mixed__add(t->rewriter, &inputs, &t->sizes, place);
  tn_mixed__add_affine(t->rewriter, out, TN_CODE_AFFINE_MIN,
                       tn_index__map(t->rewriter, "(d0)[s0, s1] -> (s0 - d0, s1)"), &inputs);
}

static bool is_in_bounds(const tiling* t, uint32_t place) {
  const tn_context* context = t->rewriter->context;
  int64_t size, threads, extent, start;
  return tn_mixed__number(context, &t->sizes, place, &size) &&
         tn_mixed__number(context, &t->threads, place, &threads) &&
         tn_mixed__number(context, &t->domain, place, &extent) && threads > 0 &&
         !__builtin_mul_overflow(size, threads - 1, &start) && start < extent;
}

/// Adds the offset and size of a thread's tile.
static void add_of_thread(tiling* t, uint32_t place, tn_ref variable, tn_mixed* offsets,
                          tn_mixed* sizes) {
  tn_rewriter* rewriter = t->rewriter;
  tn_mixed inputs = {.count = 0};
  tn_mixed rest = {.count = 0};
  tn_mixed size = {.count = 0};
  tn_mixed__add_number(rewriter, &inputs, 0);
  tn_mixed__add_value(rewriter, &inputs, variable);
  tn_mixed__add(rewriter, &inputs, &t->sizes, place);
  tn_mixed__add_apply(rewriter, offsets, "(d0, d1)[s0] -> (d0 + d1 * s0)", &inputs);
  inputs.count = 1;
  tn_mixed__add(rewriter, &inputs, &t->threads, place);
  tn_mixed__add(rewriter, &inputs, &t->sizes, place);
  tn_mixed__add(rewriter, &inputs, &t->domain, place);
  tn_mixed__add_apply(rewriter, &rest, "(d0, d1)[s0, s1] -> (s1 - (d0 + d1 * s0))", &inputs);
  if (rewriter->status != TN_OK || offsets->count == 0) return;
  tn_mixed__add(rewriter, &size, &t->sizes, place);
  if (!tn_mixed__equals(rewriter->context, &rest, 0, 0)) {
    tn_mixed left = {.count = 0};
    inputs.count = 0;
    tn_mixed__add(rewriter, &inputs, offsets, offsets->count - 1);
    tn_mixed__add(rewriter, &inputs, &t->domain, place);
    tn_mixed__add_apply(rewriter, &left, "(d0)[s0] -> (s0 - d0)", &inputs);
    tn_mixed__add(rewriter, &left, &t->sizes, place);
    size.count = 0;
    tn_mixed__add_affine(rewriter, &size, TN_CODE_AFFINE_MIN,
                         tn_index__map(rewriter, "(d0, d1) -> (d0, d1)"), &left);
  }
  if (is_in_bounds(t, place)) {
    tn_mixed__add(rewriter, sizes, &size, 0);
    return;
  }
  inputs.count = 0;
  tn_mixed__add_number(rewriter, &inputs, 0);
  tn_mixed__add(rewriter, &inputs, &size, 0);
  tn_mixed__add_affine(rewriter, sizes, TN_CODE_AFFINE_MAX,
                       tn_index__map(rewriter, "(d0, d1) -> (d0, d1)"), &inputs);
}

/// Computes the offsets and sizes of the tile from the loops' variables.
static void find_part(tiling* t) {
  tn_mixed offsets = {.count = 0};
  tn_mixed sizes = {.count = 0};
  uint32_t next = 0;
  for (uint32_t i = 0; i < t->rank && t->rewriter->status == TN_OK; ++i) {
    if (is_whole(t, i)) {
      tn_mixed__add_number(t->rewriter, &offsets, 0);
      tn_mixed__add(t->rewriter, &sizes, &t->domain, i);
      continue;
    }
    const tn_ref variable = tn_refs__items(&t->variables)[next++];
    if (t->request->threads.count != 0) {
      add_of_thread(t, i, variable, &offsets, &sizes);
      continue;
    }
    tn_mixed offset = {.count = 0};
    tn_mixed__add_value(t->rewriter, &offset, variable);
    tn_mixed__add(t->rewriter, &offsets, &offset, 0);
    add_bounded(t, i, &offset, &sizes);
  }
  if (t->rewriter->status != TN_OK || offsets.count != t->rank || sizes.count != t->rank) return;
  t->offsets.count = t->extents.count = t->rank;
  for (uint32_t i = 0; i < t->rank; ++i) {
    t->offsets.statics[t->order[i]] = offsets.statics[i];
    t->offsets.values[t->order[i]] = offsets.values[i];
    t->extents.statics[t->order[i]] = sizes.statics[i];
    t->extents.values[t->order[i]] = sizes.values[i];
  }
}

/// Returns the op to report for `made`: if `made` is an scf.if that skips empty tiles, the op
/// inside it that is like the tiled one.
static tn_ref part_of(const tn_context* context, tn_ref op, tn_ref made) {
  if (tn_op__code(context, made) != TN_CODE_SCF_IF) return made;
  tn_ref at = tn_block__first_op(context, tn_op__first_block(context, made, TN_SCF_IF_ELSE_REGION));
  while (at != 0 && tn_op__code(context, at) != tn_op__code(context, op)) {
    at = tn_op__next(context, at);
  }
  return at == 0 ? made : at;
}

/// Creates the op for the tile and inserts its results into the carried tensors: by
/// tensor.insert_slice, or at the end of the loop by tensor.parallel_insert_slice.
static bool make_part(tiling* t, tn_ref terminator) {
  tn_rewriter* rewriter = t->rewriter;
  const tn_context* context = rewriter->context;
  const tn_ref* carried = tn_refs__items(&t->carried);
  find_part(t);
  if (rewriter->status != TN_OK || t->extents.count != t->rank) return false;
  t->out->op = t->of->tile(rewriter, t->op, carried, &t->offsets, &t->extents);
  if (t->out->op == 0) return false;
  const uint32_t count = tn_op__result_count(context, t->out->op);
  const size_t byte_size = (count + 1) * sizeof(tn_slice);
  tn_slice* slices = tn_allocate(&rewriter->context->allocator, byte_size);
  if (slices == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return false;
  }
  bool is_right = true;
  for (uint32_t i = 0; i < count && is_right; ++i) {
    is_right =
        t->of->position(rewriter, t->op, i, carried[i], &t->offsets, &t->extents, &slices[i]);
  }
  if (terminator != 0) tn_rewriter__at_end(rewriter, tn_op__first_block(context, terminator, 0));
  tn_refs values = {.count = 0};
  for (uint32_t i = 0; i < count && is_right && rewriter->status == TN_OK; ++i) {
    const tn_ref sources[2] = {tn_op__result(context, t->out->op, i), carried[i]};
    tn_refs__push(rewriter, &values,
                  tn_slice__make(rewriter,
                                 terminator != 0 ? TN_CODE_TENSOR_PARALLEL_INSERT_SLICE
                                                 : TN_CODE_TENSOR_INSERT_SLICE,
                                 tn_value__type(context, carried[i]), sources, 2, &slices[i]));
  }
  tn_deallocate(&rewriter->context->allocator, slices, byte_size);
  if (is_right) t->out->op = part_of(context, t->op, t->out->op);
  tn_refs__free(rewriter, &t->carried);
  t->carried = values;
  return is_right && rewriter->status == TN_OK;
}

//===-- scf.for -------------------------------------------------------------------------------===//

static void yield(tn_rewriter* rewriter, tn_refs* values) {
  (void)tn_build_scf_yield(rewriter, tn_refs__items(values), values->count);
}

/// Creates a loop that carries `t->carried`, and moves to its block.
static bool enter_for(tiling* t, const tn_ref bounds[3]) {
  const tn_context* context = t->rewriter->context;
  const tn_ref loop = tn_nest__enter_for(t->rewriter, bounds, &t->carried);
  if (loop == 0) return false;
  tn_refs__push(t->rewriter, &t->variables,
                tn_block__argument(context, tn_op__first_block(context, loop, 0), 0));
  tn_refs__push(t->rewriter, &t->out->loops, loop);
  return true;
}

static bool make_for(tiling* t) {
  tn_rewriter* rewriter = t->rewriter;
  const tn_context* context = rewriter->context;
  tn_ref bounds[TN_VIEW_RANK_MAX][3];
  uint32_t places[TN_VIEW_RANK_MAX];
  uint32_t count = 0;
  for (uint32_t i = 0; i < t->rank; ++i) {
    if (!is_whole(t, i)) places[count++] = i;
  }
  for (uint32_t i = 0; i < count; ++i) bounds[i][0] = tn_rewriter__index_constant(rewriter, 0);
  for (uint32_t i = 0; i < count; ++i) {
    bounds[i][1] = tn_mixed__value(rewriter, &t->domain, places[i]);
  }
  for (uint32_t i = 0; i < count; ++i)
    bounds[i][2] = tn_mixed__value(rewriter, &t->sizes, places[i]);
  for (uint32_t i = 0; i < count; ++i) {
    if (rewriter->status != TN_OK || !enter_for(t, bounds[i])) return false;
  }
  if (!make_part(t, 0)) return false;
  for (uint32_t i = count; i-- != 0 && rewriter->status == TN_OK;) {
    const tn_ref loop = tn_refs__items(&t->out->loops)[i];
    yield(rewriter, &t->carried);
    t->carried.count = 0;
    for (uint32_t k = 0; k < tn_op__result_count(context, loop); ++k) {
      tn_refs__push(rewriter, &t->carried, tn_op__result(context, loop, k));
    }
    tn_rewriter__after(rewriter, loop);
  }
  return rewriter->status == TN_OK;
}

//===-- scf.forall ----------------------------------------------------------------------------===//

/// Computes bounds of the loop, which begins at 0 and has steps of 1.
static void find_bounds(tiling* t, tn_mixed* out) {
  for (uint32_t i = 0; i < t->rank; ++i) {
    if (is_whole(t, i)) continue;
    if (t->request->threads.count != 0) {
      tn_mixed__add(t->rewriter, out, &t->threads, i);
    } else if (tn_mixed__equals(t->rewriter->context, &t->sizes, i, 1)) {
      tn_mixed__add(t->rewriter, out, &t->domain, i);
    } else {
      tn_mixed inputs = {.count = 0};
      tn_mixed__add(t->rewriter, &inputs, &t->domain, i);
      tn_mixed__add(t->rewriter, &inputs, &t->sizes, i);
      tn_mixed__add_apply(t->rewriter, out, "()[s0, s1] -> (s0 ceildiv s1)", &inputs);
    }
  }
}

static tn_ref make_forall_op(tiling* t, const tn_mixed* bounds) {
  tn_mixed parts[3] = {{.count = 0}, *bounds, {.count = 0}};
  for (uint32_t i = 0; i < bounds->count; ++i) {
    tn_mixed__add_number(t->rewriter, &parts[0], 0);
    tn_mixed__add_number(t->rewriter, &parts[2], 1);
  }
  return tn_nest__make_forall(t->rewriter, parts, &t->carried, t->request->mapping);
}

/// If tiles have a size, multiplies the variables by it.
static void scale_variables(tiling* t, tn_ref block) {
  tn_rewriter* rewriter = t->rewriter;
  const tn_context* context = rewriter->context;
  uint32_t next = 0;
  tn_rewriter__at_start(rewriter, block);
  for (uint32_t i = 0; i < t->rank && rewriter->status == TN_OK; ++i) {
    if (is_whole(t, i)) continue;
    const tn_ref variable = tn_refs__items(&t->variables)[next++];
    tn_mixed inputs = {.count = 0};
    tn_mixed moved = {.count = 0};
    if (tn_mixed__equals(context, &t->sizes, i, 1)) continue;
    tn_mixed__add_value(rewriter, &inputs, variable);
    tn_mixed__add(rewriter, &inputs, &t->sizes, i);
    tn_mixed__add_apply(rewriter, &moved, "(d0)[s0] -> (d0 * s0)", &inputs);
    if (moved.count == 0 || moved.values[0] == variable || moved.values[0] == 0) continue;
    const tn_ref apply = tn_value__defining_op(context, moved.values[0]);
    tn_rewriter__replace_uses(rewriter, variable, moved.values[0]);
    for (uint32_t k = 0; k < tn_op__operand_count(context, apply); ++k) {
      if (tn_op__operand(context, apply, k) == moved.values[0]) {
        tn_rewriter__set_operand(rewriter, apply, k, variable);
      }
    }
  }
}

static bool make_forall(tiling* t) {
  tn_rewriter* rewriter = t->rewriter;
  const tn_context* context = rewriter->context;
  tn_mixed bounds = {.count = 0};
  find_bounds(t, &bounds);
  const tn_ref loop = rewriter->status == TN_OK ? make_forall_op(t, &bounds) : 0;
  const tn_ref block =
      loop == 0 ? 0 : tn_rewriter__create_block(rewriter, tn_op__region(context, loop, 0), 0);
  if (block == 0) return false;
  tn_refs__push(rewriter, &t->out->loops, loop);
  for (uint32_t i = 0; i < bounds.count; ++i) {
    tn_refs__push(rewriter, &t->variables,
                  tn_rewriter__add_argument(rewriter, block, tn_rewriter__index_type(rewriter),
                                            rewriter->location));
  }
  for (uint32_t i = 0; i < t->carried.count; ++i) {
    tn_ref* value = &tn_refs__items(&t->carried)[i];
    *value = tn_rewriter__add_argument(rewriter, block, tn_value__type(context, *value),
                                       rewriter->location);
  }
  tn_rewriter__at_end(rewriter, block);
  const tn_ref terminator = tn_build_scf_forall_in_parallel(rewriter);
  if (terminator == 0 ||
      tn_rewriter__create_block(rewriter, tn_op__region(context, terminator, 0), 0) == 0) {
    return false;
  }
  tn_rewriter__at_op(rewriter, terminator);
  if (!make_part(t, terminator)) return false;
  if (t->request->threads.count == 0) scale_variables(t, block);
  t->carried.count = 0;
  for (uint32_t i = 0; i < tn_op__result_count(context, loop); ++i) {
    tn_refs__push(rewriter, &t->carried, tn_op__result(context, loop, i));
  }
  tn_rewriter__after(rewriter, loop);
  return rewriter->status == TN_OK;
}

//===-- Entry points --------------------------------------------------------------------------===//

/// Clones the op if there is no loop.
static bool clone_whole(tiling* t) {
  tn_rewriter* rewriter = t->rewriter;
  struct tn_clone_map map;
  tn_clone_map__initialize(rewriter->context, &map);
  const tn_ref clone = tn_op__clone(rewriter->shard, t->op, 0, &map);
  tn_clone_map__finalize(&map);
  if (clone == 0) {
    tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
    return false;
  }
  tn_op__insert(rewriter->shard, clone, rewriter->block, rewriter->before);
  tn_rewriter__notify_inserted(rewriter, clone);
  t->out->op = clone;
  t->carried.count = 0;
  for (uint32_t i = 0; i < tn_op__result_count(rewriter->context, clone); ++i) {
    tn_refs__push(rewriter, &t->carried, tn_op__result(rewriter->context, clone, i));
  }
  return rewriter->status == TN_OK;
}

static bool run(tiling* t) {
  tn_mixed domain = {.count = 0};
  tn_mixed sizes = {.count = 0};
  t->of->destinations(t->rewriter, t->op, &t->carried);
  if (t->rewriter->status != TN_OK || !t->of->domain(t->rewriter, t->op, &domain)) return false;
  if (t->request->scalarizes) {
    tn_mixed extents = {.count = 0};
    if (!t->of->domain(t->rewriter, t->op, &extents)) return false;
    for (uint32_t i = 0; i < extents.count; ++i) {
      int64_t extent = 0;
      tn_mixed__add_number(t->rewriter, &sizes,
                           !tn_mixed__number(t->rewriter->context, &extents, i, &extent));
    }
  } else {
    scale_sizes(t, &sizes);
  }
  t->rank = domain.count;
  if (!find_order(t)) return false;
  put_in_order(t, &domain, &t->domain);
  put_in_order(t, &sizes, &t->sizes);
  put_in_order(t, &t->request->threads, &t->threads);
  if (t->request->threads.count != 0) sizes_of_threads(t);
  bool has_loop = false;
  for (uint32_t i = 0; i < t->rank; ++i) has_loop = has_loop || !is_whole(t, i);
  if (t->rewriter->status != TN_OK) return false;
  if (!has_loop) return clone_whole(t);
  return t->request->is_forall ? make_forall(t) : make_for(t);
}

bool tn_tile__run(tn_rewriter* rewriter, tn_ref op, const tn_tile_request* request,
                  tn_tiled* out_tiled) {
  const size_t byte_size = sizeof(tiling);
  *out_tiled = (tn_tiled){.op = 0};
  tiling* t = tn_allocate_zeroed(&rewriter->context->allocator, byte_size);
  if (t == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return false;
  }
  t->rewriter = rewriter;
  t->of = tn_tiling__of(rewriter->context, op);
  t->op = op;
  t->request = request;
  t->out = out_tiled;
  tn_rewriter__for(rewriter, op);
  const bool is_done = run(t);
  out_tiled->values = t->carried;
  tn_refs__free(rewriter, &t->variables);
  tn_deallocate(&rewriter->context->allocator, t, byte_size);
  return is_done;
}

void tn_tiled__close(tn_rewriter* rewriter, tn_tiled* tiled) {
  tn_refs__free(rewriter, &tiled->loops);
  tn_refs__free(rewriter, &tiled->values);
}
