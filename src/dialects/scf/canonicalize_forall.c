// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.forall: constant bounds, dimensions with one iteration, shared tensors that are
// unused or casts.
//
// Source: the dialect's documentation, and mlir-opt's results.

#include <stdlib.h>

#include "dialects/common/constant.h"
#include "dialects/common/loops.h"
#include "dialects/common/tensor_ops.h"
#include "dialects/common/views.h"
#include "dialects/scf/scf.h"
#include "dialects/tensor_ops.h"

enum { LOWER, UPPER, STEP };

typedef struct loop {
  tn_ref op;
  tn_ref block;  ///< Its arguments: induction variables, then shared tensors.
  uint32_t rank;
  tn_mixed parts[3];
  uint32_t first_shared;  ///< The operand index of the first shared tensor.
  uint32_t shared_count;
} loop;

static const char* const part_names[3] = {"staticLowerBound", "staticUpperBound", "staticStep"};

static bool open_loop(const tn_context* context, tn_ref op, loop* out) {
  out->op = op;
  out->block = tn_op__first_block(context, op, 0);
  out->first_shared = 0;
  for (uint32_t part = 0; part < 3; ++part) {
    if (!tn_mixed__open(context, op, part_names[part], &out->first_shared, &out->parts[part])) {
      return false;
    }
  }
  out->rank = out->parts[LOWER].count;
  out->shared_count = tn_op__operand_count(context, op) - out->first_shared;
  return true;
}

static tn_ref shared_of(const tn_context* context, const loop* self, uint32_t index) {
  return tn_op__operand(context, self->op, self->first_shared + index);
}

/// Pushes the operands of all shared tensors.
static void push_shared(tn_rewriter* rewriter, const loop* at, tn_refs* list) {
  tn_refs__push_operands(rewriter, list, at->op, at->first_shared,
                         at->first_shared + at->shared_count);
}

/// Returns the first op in the terminator's region; 0 if there is none.
static tn_ref first_insert(const tn_context* context, tn_ref block) {
  const tn_ref end = tn_block__last_op(context, block);
  return tn_block__at(context, tn_op__first_block(context, end, 0))->first_op;
}

/// Creates a loop like `like` with these bounds and shared tensors. Its block has only the
/// arguments.
static tn_ref make_loop(tn_rewriter* rewriter, const loop* like, const tn_mixed* parts,
                        tn_refs* shared) {
  const tn_attribute mapping = tn_scf_forall_mapping(rewriter->context, like->op);
  const tn_ref made = tn_nest__make_forall(rewriter, parts, shared, mapping);
  const tn_ref block =
      made == 0 ? 0
                : tn_rewriter__create_block(rewriter, tn_op__region(rewriter->context, made, 0), 0);
  const tn_type index = tn_rewriter__index_type(rewriter);
  const uint32_t rank = parts[LOWER].count;
  for (uint32_t i = 0; i < rank + shared->count && block != 0; ++i) {
    const tn_type type =
        i < rank ? index : tn_value__type(rewriter->context, tn_refs__items(shared)[i - rank]);
    (void)tn_rewriter__add_argument(rewriter, block, type, rewriter->location);
  }
  return rewriter->status == TN_OK && block != 0 ? made : 0;
}

//===-- Shared tensors ------------------------------------------------------------------------===//

/// Returns the index of the shared tensor that an op inserts slices into; UINT32_MAX for none.
static uint32_t written_by(const tn_context* context, const loop* at, tn_ref insert) {
  const tn_ref value = tn_tensor_parallel_insert_slice_dest(context, insert);
  if (!tn_value__is_argument(value) || tn_argument__at(context, value)->block != at->block) {
    return UINT32_MAX;
  }
  const uint32_t number = tn_argument__at(context, value)->number_and_flag >> 1;
  return number < at->rank ? UINT32_MAX : number - at->rank;
}

/// Counts the slices that are inserted into each shared tensor.
static void count_writes(tn_rewriter* rewriter, const loop* at, tn_refs* counts) {
  const tn_context* context = rewriter->context;
  for (uint32_t i = 0; i < at->shared_count; ++i) tn_refs__push(rewriter, counts, 0);
  if (rewriter->status != TN_OK) return;
  for (tn_ref op = first_insert(context, at->block); op != 0; op = tn_op__at(context, op)->next) {
    const uint32_t number = written_by(context, at, op);
    if (number < at->shared_count) ++tn_refs__items(counts)[number];
  }
}

/// Pushes, for each slice, the index of the tensor that it is inserted into.
static void push_written(tn_rewriter* rewriter, const loop* at, tn_refs* numbers) {
  const tn_context* context = rewriter->context;
  for (tn_ref op = first_insert(context, at->block); op != 0; op = tn_op__at(context, op)->next) {
    tn_refs__push(rewriter, numbers, written_by(context, at, op));
  }
}

static int by_number(const void* a, const void* b) {
  const tn_ref* left = a;
  const tn_ref* right = b;
  if (left[0] != right[0]) return left[0] < right[0] ? -1 : 1;
  return (left[1] > right[1]) - (left[1] < right[1]);
}

/// Erases the insertions into the erased tensors, one tensor after the other.
static void erase_writes(tn_rewriter* rewriter, const loop* at, tn_refs* goes) {
  const tn_context* context = rewriter->context;
  tn_refs triples = {0};  // The index of the tensor, the position among the ops, and the op.
  uint32_t place = 0;
  for (tn_ref op = first_insert(context, at->block); op != 0; op = tn_op__at(context, op)->next) {
    const uint32_t number = written_by(context, at, op);
    if (number >= at->shared_count || tn_refs__items(goes)[number] == 0) continue;
    tn_refs__push(rewriter, &triples, number);
    tn_refs__push(rewriter, &triples, place++);
    tn_refs__push(rewriter, &triples, op);
  }
  if (triples.count > 3) {
    qsort(tn_refs__items(&triples), triples.count / 3, 3 * sizeof(tn_ref), by_number);
  }
  for (uint32_t i = 2; i < triples.count && rewriter->status == TN_OK; i += 3) {
    tn_rewriter__erase(rewriter, tn_refs__items(&triples)[i]);
  }
  tn_refs__free(rewriter, &triples);
}

/// Moves the body into a loop that shares only the kept tensors. An erased tensor is replaced by
/// its operand.
static void move_without(tn_rewriter* rewriter, const loop* at, tn_ref made, tn_refs* goes) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, made, 0);
  tn_refs values = {0};
  tn_refs results = {0};
  uint32_t kept = 0;
  for (uint32_t i = 0; i < at->rank; ++i) {
    tn_refs__push(rewriter, &values, tn_block__argument(context, block, i));
  }
  for (uint32_t i = 0; i < at->shared_count; ++i) {
    const tn_ref shared = shared_of(context, at, i);
    const bool is_gone = tn_refs__items(goes)[i] != 0;
    tn_refs__push(rewriter, &values,
                  is_gone ? shared : tn_block__argument(context, block, at->rank + kept));
    tn_refs__push(rewriter, &results, is_gone ? shared : tn_op__result(context, made, kept));
    kept += !is_gone;
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__inline_block(rewriter, at->block, block, 0, tn_refs__items(&values), values.count);
    tn_rewriter__replace(rewriter, at->op, tn_refs__items(&results), results.count);
  }
  tn_refs__free(rewriter, &values);
  tn_refs__free(rewriter, &results);
}

/// Erases shared tensors that are unused or that nothing is inserted into.
static bool drop_shared(tn_rewriter* rewriter, const loop* at) {
  const tn_context* context = rewriter->context;
  tn_refs kept = {0};
  tn_refs goes = {0};  // At first the number of slices that are inserted.
  count_writes(rewriter, at, &goes);
  for (uint32_t i = 0; i < at->shared_count && rewriter->status == TN_OK; ++i) {
    tn_ref* flag = &tn_refs__items(&goes)[i];
    *flag = tn_value__first_use(context, tn_op__result(context, at->op, i)) == 0 || *flag == 0;
    if (*flag == 0) tn_refs__push(rewriter, &kept, shared_of(context, at, i));
  }
  const bool changed = rewriter->status == TN_OK && kept.count != at->shared_count;
  if (changed) {
    erase_writes(rewriter, at, &goes);
    const tn_ref made = make_loop(rewriter, at, at->parts, &kept);
    tn_rewriter__copy_discardable(rewriter, at->op, made);
    if (made != 0) move_without(rewriter, at, made, &goes);
  }
  tn_refs__free(rewriter, &kept);
  tn_refs__free(rewriter, &goes);
  return changed;
}

/// Moves the body into a loop that shares the sources of casts; adds casts inside and after it.
static void move_cast(tn_rewriter* rewriter, const loop* at, tn_ref made) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, made, 0);
  tn_refs values = {0};
  tn_refs results = {0};
  tn_rewriter__at_start(rewriter, block);
  for (uint32_t i = 0; i < at->rank + at->shared_count && rewriter->status == TN_OK; ++i) {
    tn_ref value = tn_block__argument(context, block, i);
    const tn_type old = tn_value__type(context, tn_block__argument(context, at->block, i));
    if (i >= at->rank &&
        tn_tensor__before_cast(context, shared_of(context, at, i - at->rank)) != 0) {
      value = tn_build_tensor_cast(rewriter, old, value);
    }
    tn_refs__push(rewriter, &values, value);
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__inline_block(rewriter, at->block, block, 0, tn_refs__items(&values), values.count);
  }
  // Slices are inserted into the block arguments themselves.
  tn_ref insert = rewriter->status == TN_OK ? first_insert(context, block) : 0;
  for (; insert != 0; insert = tn_op__at(context, insert)->next) {
    const tn_ref cast = tn_value__defined_by(
        context, tn_tensor_parallel_insert_slice_dest(context, insert), TN_CODE_TENSOR_CAST);
    const tn_ref source = cast == 0 ? 0 : tn_tensor_cast_source(context, cast);
    if (source != 0 && tn_value__is_argument(source) &&
        tn_argument__at(context, source)->block == block) {
      tn_rewriter__set_operand(rewriter, insert, 1, source);
    }
  }
  tn_rewriter__after(rewriter, made);
  for (uint32_t i = 0; i < at->shared_count && rewriter->status == TN_OK; ++i) {
    tn_ref value = tn_op__result(context, made, i);
    if (tn_tensor__before_cast(context, shared_of(context, at, i)) != 0) {
      value = tn_build_tensor_cast(rewriter, tn_op__result_type(context, at->op, i), value);
    }
    tn_refs__push(rewriter, &results, value);
  }
  if (rewriter->status == TN_OK)
    tn_rewriter__replace(rewriter, at->op, tn_refs__items(&results), results.count);
  tn_refs__free(rewriter, &values);
  tn_refs__free(rewriter, &results);
}

/// Shares the sources of casts to less static types.
static bool share_uncast(tn_rewriter* rewriter, const loop* at) {
  const tn_context* context = rewriter->context;
  tn_refs shared = {0};
  bool any = false;
  for (uint32_t i = 0; i < at->shared_count; ++i) {
    const tn_ref value = shared_of(context, at, i);
    const tn_ref source = tn_tensor__before_cast(context, value);
    any = any || source != 0;
    tn_refs__push(rewriter, &shared, source != 0 ? source : value);
  }
  if (any) {
    const tn_ref made = make_loop(rewriter, at, at->parts, &shared);
    if (made != 0) move_cast(rewriter, at, made);
  }
  tn_refs__free(rewriter, &shared);
  return any;
}

//===-- Bounds --------------------------------------------------------------------------------===//

/// Moves constant bounds and steps into attributes.
static bool fold_constant_bounds(tn_rewriter* rewriter, const loop* at) {
  const tn_context* context = rewriter->context;
  tn_mixed settled[3];
  bool changed = false;
  for (uint32_t part = 0; part < 3; ++part) {
    tn_mixed__copy(&at->parts[part], &settled[part]);
    changed = tn_mixed__fold(context, &settled[part], true) || changed;
  }
  if (!changed) return false;
  tn_refs shared = {0};
  tn_refs operands = {0};
  uint32_t sizes[4];
  push_shared(rewriter, at, &shared);
  tn_nest__push_operands(rewriter, settled, &shared, &operands, sizes);
  tn_refs__free(rewriter, &shared);
  for (uint32_t part = 0; part < 3; ++part) {
    tn_rewriter__set_attribute(rewriter, at->op, part_names[part],
                               tn_mixed__statics(rewriter, &settled[part]));
  }
  tn_rewriter__set_segments(rewriter, at->op, "operandSegmentSizes",
                            (const int32_t*)(const void*)sizes, 4);
  if (rewriter->status == TN_OK) {
    tn_rewriter__set_operands(rewriter, at->op, tn_refs__items(&operands), operands.count);
    tn_rewriter__modified(rewriter, at->op);
  }
  tn_refs__free(rewriter, &operands);
  return true;
}

static tn_bound bound_of(const tn_context* context, const tn_mixed* part, uint32_t dim) {
  if (part->values[dim] != 0) return tn_bound__of(context, part->values[dim]);
  return (tn_bound){.is_known = true, .number = {(tn_wide)(uint64_t)part->statics[dim], 64}};
}

/// Returns the number of iterations of a dimension: 0, 1, or 2 for more or for an unknown number.
static uint32_t trips_of(const tn_context* context, const loop* at, uint32_t dim) {
  const tn_bound bounds[3] = {bound_of(context, &at->parts[LOWER], dim),
                              bound_of(context, &at->parts[UPPER], dim),
                              bound_of(context, &at->parts[STEP], dim)};
  uint64_t trips = 0;
  return !tn_scf__trip_count(context, bounds, false, &trips) || trips > 1 ? 2 : (uint32_t)trips;
}

/// Returns the lower bound as a value; creates a constant if needed.
static tn_ref lower_of(tn_rewriter* rewriter, const loop* at, uint32_t dim) {
  const tn_mixed* low = &at->parts[LOWER];
  return low->values[dim] != 0 ? low->values[dim]
                               : tn_rewriter__index_constant(rewriter, low->statics[dim]);
}

/// Replaces a loop with one iteration by its body. Slices are inserted in the order of the ops.
static void inline_once(tn_rewriter* rewriter, const loop* at) {
  const tn_context* context = rewriter->context;
  const tn_ref end = tn_block__last_op(context, at->block);
  tn_refs values = {0};
  tn_refs results = {0};
  tn_refs numbers = {0};
  push_written(rewriter, at, &numbers);
  for (uint32_t i = 0; i < at->rank; ++i)
    tn_refs__push(rewriter, &values, lower_of(rewriter, at, i));
  for (uint32_t i = 0; i < at->shared_count; ++i) {
    tn_refs__push(rewriter, &values, shared_of(context, at, i));
    tn_refs__push(rewriter, &results, shared_of(context, at, i));
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__inline_block(rewriter, at->block, tn_op__block(context, at->op), at->op,
                              tn_refs__items(&values), values.count);
    tn_rewriter__after(rewriter, at->op);
    tn_ref insert = tn_block__at(context, tn_op__first_block(context, end, 0))->first_op;
    for (uint32_t i = 0; insert != 0; ++i, insert = tn_op__at(context, insert)->next) {
      tn_ref* result = tn_refs__items(&results) + tn_refs__items(&numbers)[i];
      const tn_ref sources[2] = {tn_tensor_parallel_insert_slice_source(context, insert), *result};
      tn_slice slice;
      if (!tn_slice__open(context, insert, &slice)) break;
      *result = tn_slice__make(rewriter, TN_CODE_TENSOR_INSERT_SLICE,
                               tn_value__type(context, sources[1]), sources, 2, &slice);
      if (*result == 0) break;
    }
    if (rewriter->status == TN_OK) {
      tn_rewriter__replace(rewriter, at->op, tn_refs__items(&results), results.count);
      tn_rewriter__erase(rewriter, end);
    }
  }
  tn_refs__free(rewriter, &values);
  tn_refs__free(rewriter, &results);
  tn_refs__free(rewriter, &numbers);
}

/// Returns true if the body inserts exactly one slice into each tensor.
static bool has_insert_each(const tn_context* context, const loop* at) {
  uint32_t count = 0;
  for (tn_ref op = first_insert(context, at->block); op != 0; op = tn_op__at(context, op)->next) {
    tn_slice slice;
    if (tn_op__code(context, op) != TN_CODE_TENSOR_PARALLEL_INSERT_SLICE ||
        !tn_slice__open(context, op, &slice) || written_by(context, at, op) >= at->shared_count) {
      return false;
    }
    ++count;
  }
  return count == at->shared_count;
}

/// Creates the loop without the dimensions that have one iteration.
static void lower_rank(tn_rewriter* rewriter, const loop* at, const bool* goes) {
  const tn_context* context = rewriter->context;
  loop lower = *at;
  tn_refs shared = {0};
  tn_refs values = {0};
  uint32_t kept = 0;
  for (uint32_t i = 0; i < at->rank; ++i) {
    tn_refs__push(rewriter, &values, goes[i] ? lower_of(rewriter, at, i) : 0);
    for (uint32_t part = 0; part < 3; ++part) {
      lower.parts[part].statics[kept] = at->parts[part].statics[i];
      lower.parts[part].values[kept] = at->parts[part].values[i];
    }
    kept += !goes[i];
  }
  for (uint32_t part = 0; part < 3; ++part) lower.parts[part].count = kept;
  push_shared(rewriter, at, &shared);
  const tn_ref made = make_loop(rewriter, at, lower.parts, &shared);
  tn_refs__free(rewriter, &shared);
  tn_rewriter__copy_discardable(rewriter, at->op, made);
  if (made != 0) {
    const tn_ref block = tn_op__first_block(context, made, 0);
    uint32_t next = 0;
    for (uint32_t i = 0; i < at->rank; ++i) {
      if (!goes[i]) tn_refs__items(&values)[i] = tn_block__argument(context, block, next++);
    }
    for (uint32_t i = 0; i < at->shared_count; ++i) {
      tn_refs__push(rewriter, &values, tn_block__argument(context, block, next++));
    }
    tn_rewriter__inline_block(rewriter, at->block, block, 0, tn_refs__items(&values), values.count);
    tn_rewriter__replace_with_op(rewriter, at->op, made);
  }
  tn_refs__free(rewriter, &values);
}

/// Removes dimensions with one iteration or none, if the loop has no mapping.
static bool simplify_dims(tn_rewriter* rewriter, const loop* at) {
  const tn_context* context = rewriter->context;
  bool goes[TN_VIEW_RANK_MAX];
  uint32_t kept = 0;
  if (tn_array_attribute_count(tn_scf_forall_mapping(context, at->op)) != 0) return false;
  for (uint32_t i = 0; i < at->rank; ++i) {
    const uint32_t trips = trips_of(context, at, i);
    if (trips == 0) {
      tn_refs values = {0};
      tn_refs__push_operands(rewriter, &values, at->op, at->first_shared,
                             at->first_shared + at->shared_count);
      tn_rewriter__replace(rewriter, at->op, tn_refs__items(&values), values.count);
      tn_refs__free(rewriter, &values);
      return true;
    }
    goes[i] = trips == 1;
    kept += !goes[i];
  }
  if (kept == 0) {
    if (!has_insert_each(context, at)) return false;
    inline_once(rewriter, at);
    return true;
  }
  if (kept == at->rank) return false;
  lower_rank(rewriter, at, goes);
  return true;
}

/// Replaces induction variables of dimensions with one iteration.
static bool fold_constant_variables(tn_rewriter* rewriter, const loop* at) {
  const tn_context* context = rewriter->context;
  bool changed = false;
  for (uint32_t i = 0; i < at->rank && rewriter->status == TN_OK; ++i) {
    const tn_ref variable = tn_block__argument(context, at->block, i);
    if (tn_value__first_use(context, variable) == 0 || trips_of(context, at, i) != 1) continue;
    const tn_ref low = lower_of(rewriter, at, i);
    if (low != 0) tn_rewriter__replace_uses(rewriter, variable, low);
    changed = true;
  }
  return changed;
}

bool tn_scf__forall_share_uncast(tn_rewriter* rewriter, tn_ref op) {
  loop at;
  return open_loop(rewriter->context, op, &at) && share_uncast(rewriter, &at);
}
bool tn_scf__forall_fold_bounds(tn_rewriter* rewriter, tn_ref op) {
  loop at;
  return open_loop(rewriter->context, op, &at) && fold_constant_bounds(rewriter, &at);
}
bool tn_scf__forall_drop_shared(tn_rewriter* rewriter, tn_ref op) {
  loop at;
  return open_loop(rewriter->context, op, &at) && drop_shared(rewriter, &at);
}
bool tn_scf__forall_simplify_dims(tn_rewriter* rewriter, tn_ref op) {
  loop at;
  return open_loop(rewriter->context, op, &at) && simplify_dims(rewriter, &at);
}
bool tn_scf__forall_fold_variables(tn_rewriter* rewriter, tn_ref op) {
  loop at;
  return open_loop(rewriter->context, op, &at) && fold_constant_variables(rewriter, &at);
}
