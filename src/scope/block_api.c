// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks and regions through handles.

#include <tenure/block.h>

#include "ir/op_definition.h"
#include "ir/walk.h"
#include "scope/access.h"
#include "scope/directory.h"

//===-- Regions -------------------------------------------------------------------------------===//

tn_op tn_region_op(tn_region region) {
  tn_resolved resolved;
  const tn_region_cell* cell = tn_access__region(region, &resolved);
  return cell == NULL ? (tn_op){0} : tn_op__handle(resolved.context, region.scope, cell->op);
}

size_t tn_region_index(tn_region region) {
  tn_resolved resolved;
  const tn_region_cell* cell = tn_access__region(region, &resolved);
  return cell == NULL ? 0 : cell->index;
}

tn_block tn_region_first_block(tn_region region) {
  tn_resolved resolved;
  const tn_region_cell* cell = tn_access__region(region, &resolved);
  return cell == NULL ? (tn_block){0}
                      : tn_block__handle(resolved.context, region.scope, cell->first_block);
}

tn_block tn_region_last_block(tn_region region) {
  tn_resolved resolved;
  const tn_region_cell* cell = tn_access__region(region, &resolved);
  return cell == NULL ? (tn_block){0}
                      : tn_block__handle(resolved.context, region.scope, cell->last_block);
}

bool tn_region_is_empty(tn_region region) {
  tn_resolved resolved;
  const tn_region_cell* cell = tn_access__region(region, &resolved);
  return cell == NULL || cell->first_block == 0;
}

size_t tn_region_block_count(tn_region region) {
  tn_resolved resolved;
  const tn_region_cell* cell = tn_access__region(region, &resolved);
  size_t count = 0;
  tn_ref block = cell == NULL ? 0 : cell->first_block;
  for (; block != 0; block = tn_block__at(resolved.context, block)->next) ++count;
  return count;
}

tn_status tn_access__body_movable(const tn_context* context, tn_ref region, tn_ref from) {
  for (tn_ref up = region; up != 0;) {
    const tn_op_cell* op = tn_op__at(context, tn_region__at(context, up)->op);
    if (up == from) {
      return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_access__location(context, op),
                              "a region cannot take the body of a region that contains it");
    }
    up = op->block == 0 ? 0 : tn_block__at(context, op->block)->region;
  }
  return TN_OK;
}

tn_status tn_region_take_body(tn_region region, tn_region from) {
  tn_resolved resolved;
  tn_resolved source;
  const tn_region_cell* cell = tn_access__region(region, &resolved);
  if (cell == NULL) return tn_access__region_status(region);
  const tn_region_cell* from_cell = tn_access__region(from, &source);
  const tn_location where =
      tn_access__location(resolved.context, tn_op__at(resolved.context, cell->op));
  if (from_cell == NULL) return tn_access__lost_region(where, from);
  if (source.context != resolved.context) return tn_access__report_wrong_context(where, "region");
  if (cell == from_cell) return TN_OK;
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  TN_TRY(tn_access__body_movable(resolved.context, region.slot, from.slot));
  while (from_cell->first_block != 0) {
    const tn_ref block = from_cell->first_block;
    tn_block__remove(resolved.scope->shard, block);
    tn_block__insert(resolved.context, block, region.slot, 0);
  }
  return TN_OK;
}

//===-- Creating and moving blocks ------------------------------------------------------------===//

static tn_status add_arguments(tn_shard* shard, tn_ref block, const tn_type* types,
                               const tn_location* locations, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    const uint32_t location = locations == NULL ? 0 : (uint32_t)locations[i].reference;
    if (tn_block__add_argument(shard, block, (uint32_t)i, types[i].storage->self, location) == 0) {
      return tn_shard__failure(shard);
    }
  }
  return TN_OK;
}

#define ARGUMENT_COUNT_MAX ((size_t)1 << 28)

static tn_status fail_argument_count(tn_context* context, uint32_t where) {
  return tn_context__fail(context, TN_LIMIT_EXCEEDED, (tn_location){context, where},
                          "a block is limited to 2^28 arguments");
}

tn_status tn_block_create(tn_region region, tn_block before, const tn_type* argument_types,
                          const tn_location* argument_locations, size_t argument_count,
                          tn_block* out_block) {
  *out_block = (tn_block){0};
  tn_resolved resolved;
  tn_resolved place;
  const tn_region_cell* region_cell = tn_access__region(region, &resolved);
  if (region_cell == NULL) return tn_access__region_status(region);
  TN_TRY(tn_callback_guard__may_create(resolved.context));
  const uint32_t where = tn_op__at(resolved.context, region_cell->op)->location;
  if (!tn_block_is_null(before)) {
    const tn_block_cell* cell = tn_access__block(before, &place);
    if (cell == NULL) return tn_access__lost_block((tn_location){resolved.context, where}, before);
    if (place.context != resolved.context || cell->region != region.slot) {
      return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT,
                              (tn_location){resolved.context, where},
                              "the block to insert before is not in the region");
    }
  }
  if (argument_count > ARGUMENT_COUNT_MAX) return fail_argument_count(resolved.context, where);
  uint32_t unused = 0;
  for (size_t i = 0; i < argument_count; ++i) {
    TN_TRY(tn_access__type_in(resolved.context, where, argument_types[i], &unused));
    if (argument_locations == NULL) continue;
    TN_TRY(tn_access__location_in(resolved.context, where, argument_locations[i], &unused));
  }
  tn_shard* shard = resolved.scope->shard;
  const tn_ref block = tn_block__create(shard, region.slot, before.slot);
  if (block == 0) return tn_shard__failure(shard);
  const tn_status status =
      add_arguments(shard, block, argument_types, argument_locations, argument_count);
  if (status != TN_OK) {
    tn_block__destroy(shard, block);
    return status;
  }
  *out_block = tn_block__handle(resolved.context, region.scope, block);
  tn_callback_guard__block_created(resolved.context, block);
  return TN_OK;
}

/// Returns a location for reports about a stale block that was passed together with `block`.
static tn_location where_block(tn_block block) {
  const tn_resolved resolved =
      tn_scope__resolve(block.scope, block.slot, block.generation, TN_CELL_BLOCK);
  if (resolved.context == NULL) return (tn_location){tn_directory__context_of(block.scope), 0};
  return tn_access__where_block(resolved.context, (const tn_block_cell*)(const void*)resolved.cell);
}

/// Returns TN_OK if `block` may be moved into `region`.
static tn_status check_block_move(tn_block block, const tn_resolved* place, tn_ref region,
                                  tn_resolved* out_resolved) {
  const tn_context* context = place->context;
  const tn_op_cell* parent = tn_op__at(context, tn_region__at(context, region)->op);
  const tn_block_cell* cell = tn_access__block(block, out_resolved);
  if (cell == NULL) return tn_access__lost_block(tn_access__location(context, parent), block);
  if (out_resolved->context != context) {
    return tn_access__report_wrong_context(tn_access__location(context, parent), "block");
  }
  TN_TRY(tn_callback_guard__may_change(context));
  for (tn_ref up = region; up != 0;) {
    const tn_op_cell* op = tn_op__at(context, tn_region__at(context, up)->op);
    if (op->block == block.slot) {
      return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_access__location(context, op),
                              "a block cannot be moved into itself");
    }
    up = op->block == 0 ? 0 : tn_block__at(context, op->block)->region;
  }
  return TN_OK;
}

tn_status tn_block_move_before(tn_block block, tn_block other) {
  tn_resolved resolved;
  tn_resolved place;
  const tn_block_cell* anchor = tn_access__block(other, &place);
  if (anchor == NULL) return tn_access__lost_block(where_block(block), other);
  TN_TRY(check_block_move(block, &place, anchor->region, &resolved));
  if (block.slot == other.slot) return TN_OK;
  const tn_ref region = anchor->region;
  tn_block__remove(resolved.scope->shard, block.slot);
  tn_block__insert(resolved.context, block.slot, region, other.slot);
  return TN_OK;
}

tn_status tn_block_move_to_end(tn_block block, tn_region region) {
  tn_resolved resolved;
  tn_resolved place;
  if (tn_access__region(region, &place) == NULL) {
    return tn_access__lost_region(where_block(block), region);
  }
  TN_TRY(check_block_move(block, &place, region.slot, &resolved));
  tn_block__remove(resolved.scope->shard, block.slot);
  tn_block__insert(resolved.context, block.slot, region.slot, 0);
  return TN_OK;
}

/// Returns the first use of the block as a successor by an op outside of it; 0 if there is none.
static tn_ref outside_predecessor(const tn_context* context, tn_ref block) {
  tn_ref use = tn_block__at(context, block)->first_use;
  for (; use != 0; use = tn_use__at(context, use)->next) {
    tn_ref at = tn_op__at(context, tn_use__owner(context, use))->block;
    while (at != 0 && at != block) {
      at = tn_op__at(context, tn_block_cell__parent_op(context, tn_block__at(context, at)))->block;
    }
    if (at == 0) return use;
  }
  return 0;
}

tn_status tn_access__block_erasable(const tn_context* context, tn_ref block) {
  const tn_ref use = outside_predecessor(context, block);
  if (use == 0) return TN_OK;
  const tn_op_cell* user = tn_op__at(context, tn_use__owner(context, use));
  const tn_string_view name = tn_op_cell__name_text(context, user);
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_access__location(context, user),
                          "cannot erase the block: it is a successor of '%.*s'", (int)name.size,
                          name.data);
}

tn_status tn_block_erase(tn_block block) {
  tn_resolved resolved;
  if (tn_access__block(block, &resolved) == NULL) return tn_access__block_status(block);
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  TN_TRY(tn_access__block_erasable(resolved.context, block.slot));
  tn_block__destroy(resolved.scope->shard, block.slot);
  tn_context__flush(resolved.context);
  return TN_OK;
}

//===-- Splits and merges ---------------------------------------------------------------------===//

/// Moves the ops from `first` to the end of its block to the end of `to`.
static void move_ops(const tn_context* context, tn_ref first, tn_ref to) {
  tn_op_cell* first_cell = tn_op__at(context, first);
  tn_block_cell* source = tn_block__at(context, first_cell->block);
  tn_block_cell* target = tn_block__at(context, to);
  const tn_ref last = source->last_op;
  source->last_op = first_cell->previous;
  if (first_cell->previous == 0) {
    source->first_op = 0;
  } else {
    tn_op__at(context, first_cell->previous)->next = 0;
  }
  first_cell->previous = target->last_op;
  if (target->last_op == 0) {
    target->first_op = first;
  } else {
    tn_op__at(context, target->last_op)->next = first;
  }
  target->last_op = last;
  target->flags &= ~TN_BLOCK_ORDERED;
  for (tn_ref op = first; op != 0; op = tn_op__at(context, op)->next) {
    tn_op__at(context, op)->block = to;
  }
}

tn_status tn_block_split(tn_op op, tn_block* out_block) {
  *out_block = (tn_block){0};
  tn_resolved resolved;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__op_status(op);
  if (cell->block == 0) {
    return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT,
                            tn_access__location(resolved.context, cell),
                            "cannot split a block at a detached op");
  }
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  const tn_block_cell* block = tn_block__at(resolved.context, cell->block);
  const tn_ref fresh = tn_block__create(resolved.scope->shard, block->region, block->next);
  if (fresh == 0) return tn_shard__failure(resolved.scope->shard);
  move_ops(resolved.context, op.slot, fresh);
  *out_block = tn_block__handle(resolved.context, op.scope, fresh);
  return TN_OK;
}

static tn_status refuse_merge(tn_location where, const char* why) {
  return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where, "cannot merge the blocks: %s",
                          why);
}

static bool is_inside_block(const tn_context* context, tn_ref block, tn_ref outer) {
  while (block != 0 && block != outer) {
    const tn_ref op = tn_block_cell__parent_op(context, tn_block__at(context, block));
    block = tn_op__at(context, op)->block;
  }
  return block != 0;
}

tn_status tn_access__mergeable(const tn_context* context, tn_ref block, tn_ref source,
                               const tn_value* arguments, size_t argument_count) {
  const tn_block_cell* cell = tn_block__at(context, source);
  const tn_location where = tn_access__where_block(context, cell);
  if (block == source) return refuse_merge(where, "they are the same block");
  if (argument_count != cell->argument_count) {
    return refuse_merge(where, "the number of values does not match the number of block arguments");
  }
  if (is_inside_block(context, block, source)) {
    return refuse_merge(where, "the destination is nested in the source");
  }
  if (cell->first_use != 0) return refuse_merge(where, "the source is a successor of an op");
  for (uint32_t i = 0; i < argument_count; ++i) {
    tn_ref value = 0;
    TN_TRY(tn_access__value_in(where, arguments[i], &value));
    const tn_ref argument = tn_block_cell__argument(context, cell, i);
    if (value == 0) return refuse_merge(where, "a value is null");
    if (tn_value_cell__type(tn_value__at(context, value)) !=
        tn_value_cell__type(tn_value__at(context, argument))) {
      return refuse_merge(where, "the type of a value does not match its block argument");
    }
    if (tn_value__is_argument(value) && tn_argument__at(context, value)->block == source) {
      return refuse_merge(where, "a value is an argument of the source");
    }
  }
  return TN_OK;
}

tn_status tn_block_merge(tn_block block, tn_block source, const tn_value* arguments,
                         size_t argument_count) {
  tn_resolved resolved;
  tn_resolved from;
  if (tn_access__block(block, &resolved) == NULL) return tn_access__block_status(block);
  const tn_block_cell* cell = tn_access__block(source, &from);
  if (cell == NULL) return tn_access__lost_block(where_block(block), source);
  if (from.context != resolved.context)
    return tn_access__report_wrong_context(where_block(block), "block");
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  TN_TRY(
      tn_access__mergeable(resolved.context, block.slot, source.slot, arguments, argument_count));
  for (uint32_t i = 0; i < argument_count; ++i) {
    tn_resolved unused;
    const tn_ref value = tn_value__resolve(arguments[i], &unused);
    tn_value__replace_all_uses(resolved.context, tn_block_cell__argument(resolved.context, cell, i),
                               value);
  }
  // A walk in the source continues after it, unless the ops stay in its region.
  if (cell->region != tn_block__at(resolved.context, block.slot)->region) {
    tn_walker__block_leaves(resolved.scope->shard, source.slot, false);
  }
  if (cell->first_op != 0) move_ops(resolved.context, cell->first_op, block.slot);
  tn_block__destroy(resolved.scope->shard, source.slot);
  tn_context__flush(resolved.context);
  return TN_OK;
}

//===-- Relations -----------------------------------------------------------------------------===//

tn_region tn_block_region(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  return cell == NULL ? (tn_region){0}
                      : tn_region__handle(resolved.context, block.scope, cell->region);
}

tn_op tn_block_parent_op(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  if (cell == NULL) return (tn_op){0};
  return tn_op__handle(resolved.context, block.scope,
                       tn_block_cell__parent_op(resolved.context, cell));
}

tn_block tn_block_next(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  return cell == NULL ? (tn_block){0} : tn_block__handle(resolved.context, block.scope, cell->next);
}

tn_block tn_block_previous(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  return cell == NULL ? (tn_block){0}
                      : tn_block__handle(resolved.context, block.scope, cell->previous);
}

tn_op tn_block_first_op(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  return cell == NULL ? (tn_op){0} : tn_op__handle(resolved.context, block.scope, cell->first_op);
}

TN_COLD static tn_op last_op_slow(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  return cell == NULL ? (tn_op){0} : tn_op__handle(resolved.context, block.scope, cell->last_op);
}

tn_op tn_block_last_op(tn_block block) {
  tn_reached reached;
  if (TN_LIKELY(
          tn_scope__reach(block.scope, block.slot, block.generation, TN_CELL_BLOCK, &reached))) {
    const tn_ref last = ((const tn_block_cell*)(const void*)reached.words)->last_op;
    if (last == 0) return (tn_op){0};
    return (tn_op){block.scope, last, tn_cell__generation(tn_cell_tables__at(reached.tables, last)),
                   0};
  }
  return last_op_slow(block);
}

TN_COLD static tn_op terminator_slow(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  if (cell == NULL || cell->last_op == 0) return (tn_op){0};
  const tn_op_cell* last = tn_op__at(resolved.context, cell->last_op);
  if (tn_op_cell__successor_count(last) == 0 &&
      !tn_op_cell__has_trait(resolved.context, last, TN_OP_TRAIT_TERMINATOR)) {
    return (tn_op){0};
  }
  return tn_op__handle(resolved.context, block.scope, cell->last_op);
}

/// Called for each appended op: the usual last op, which is no terminator, is recognised without a
/// call.
tn_op tn_block_terminator(tn_block block) {
  tn_reached reached;
  if (TN_LIKELY(
          tn_scope__reach(block.scope, block.slot, block.generation, TN_CELL_BLOCK, &reached))) {
    const tn_ref last = ((const tn_block_cell*)(const void*)reached.words)->last_op;
    if (last == 0) return (tn_op){0};
    const tn_op_cell* cell = (const tn_op_cell*)(void*)tn_cell_tables__at(reached.tables, last);
    const tn_op_definition* definition =
        tn_operation_name__definition(tn_op_cell__name(reached.context, cell));
    if (TN_LIKELY(tn_op_cell__successor_count(cell) == 0 && definition != NULL &&
                  (definition->traits & TN_OP_TRAIT_TERMINATOR) == 0)) {
      return (tn_op){0};
    }
  }
  return terminator_slow(block);
}

tn_op tn_block_op(tn_block block, size_t index) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  tn_ref op = cell == NULL ? 0 : cell->first_op;
  for (; op != 0 && index != 0; --index) op = tn_op__at(resolved.context, op)->next;
  return op == 0 ? (tn_op){0} : tn_op__handle(resolved.context, block.scope, op);
}

size_t tn_block_op_count(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  size_t count = 0;
  tn_ref op = cell == NULL ? 0 : cell->first_op;
  for (; op != 0; op = tn_op__at(resolved.context, op)->next) ++count;
  return count;
}

bool tn_block_is_entry(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  return cell != NULL && cell->previous == 0;
}

//===-- Uses as a successor -------------------------------------------------------------------===//

static tn_use successor_use(const tn_context* context, uint32_t scope, tn_ref use) {
  if (use == 0) return (tn_use){0};
  const tn_ref owner = tn_use__owner(context, use);
  const tn_op_cell* cell = tn_op__at(context, owner);
  return (tn_use){scope, owner, cell->generation, (use - tn_op_cell__successors(owner, cell)) / 3};
}

/// Returns the successor operand of `use`, or 0 after reporting a stale handle.
static tn_ref resolve_successor_use(tn_use use, tn_resolved* out_resolved) {
  const tn_op op = {use.scope, use.slot, use.generation, 0};
  const tn_op_cell* cell = tn_access__op(op, out_resolved);
  if (cell == NULL || use.index >= tn_op_cell__successor_count(cell)) return 0;
  return tn_op_cell__successors(use.slot, cell) + 3 * use.index;
}

tn_use tn_block_first_use(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  return cell == NULL ? (tn_use){0} : successor_use(resolved.context, block.scope, cell->first_use);
}

tn_use tn_block_use_next(tn_use use) {
  tn_resolved resolved;
  const tn_ref reference = resolve_successor_use(use, &resolved);
  if (reference == 0) return (tn_use){0};
  return successor_use(resolved.context, use.scope, tn_use__at(resolved.context, reference)->next);
}

size_t tn_block_use_count(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  size_t count = 0;
  tn_ref use = cell == NULL ? 0 : cell->first_use;
  for (; use != 0; use = tn_use__at(resolved.context, use)->next) ++count;
  return count;
}

tn_block tn_block_use_predecessor(tn_use use) {
  return tn_op_block((tn_op){use.scope, use.slot, use.generation, 0});
}

//===-- Arguments -----------------------------------------------------------------------------===//

size_t tn_block_argument_count(tn_block block) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  return cell == NULL ? 0 : cell->argument_count;
}

tn_value tn_block_argument(tn_block block, size_t index) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  if (cell == NULL || index >= cell->argument_count) return (tn_value){0};
  return tn_value__handle(resolved.context, block.scope,
                          tn_block_cell__argument(resolved.context, cell, (uint32_t)index));
}

tn_status tn_block_insert_argument(tn_block block, size_t index, tn_type type, tn_location location,
                                   tn_value* out_value) {
  *out_value = (tn_value){0};
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  if (cell == NULL) return tn_access__block_status(block);
  if (index > cell->argument_count) {
    return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT, where_block(block),
                            "cannot insert argument %zu: the block has %u", index,
                            cell->argument_count);
  }
  TN_TRY(tn_callback_guard__may_change_block(resolved.context, block.slot));
  uint32_t type_reference = 0;
  uint32_t location_reference = 0;
  const uint32_t where =
      tn_op__at(resolved.context, tn_block_cell__parent_op(resolved.context, cell))->location;
  if (cell->argument_count >= ARGUMENT_COUNT_MAX)
    return fail_argument_count(resolved.context, where);
  TN_TRY(tn_access__type_in(resolved.context, where, type, &type_reference));
  TN_TRY(tn_access__location_in(resolved.context, where, location, &location_reference));
  const tn_ref value = tn_block__add_argument(resolved.scope->shard, block.slot, (uint32_t)index,
                                              type_reference, location_reference);
  if (value == 0) return tn_shard__failure(resolved.scope->shard);
  *out_value = tn_value__handle(resolved.context, block.scope, value);
  return TN_OK;
}

tn_status tn_block_add_argument(tn_block block, tn_type type, tn_location location,
                                tn_value* out_value) {
  *out_value = (tn_value){0};
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  if (cell == NULL) return tn_access__block_status(block);
  return tn_block_insert_argument(block, cell->argument_count, type, location, out_value);
}

tn_status tn_block_erase_argument(tn_block block, size_t index) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(block, &resolved);
  if (cell == NULL) return tn_access__block_status(block);
  if (index >= cell->argument_count) {
    return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT, where_block(block),
                            "cannot erase argument %zu: the block has %u", index,
                            cell->argument_count);
  }
  const tn_ref value = tn_block_cell__argument(resolved.context, cell, (uint32_t)index);
  const tn_argument_cell* argument = tn_argument__at(resolved.context, value);
  if (argument->value.first_use != 0) {
    return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT,
                            (tn_location){resolved.context, argument->location},
                            "cannot erase argument %zu: it has uses", index);
  }
  TN_TRY(tn_callback_guard__may_change_block(resolved.context, block.slot));
  tn_block__erase_argument(resolved.scope->shard, block.slot, (uint32_t)index);
  tn_context__flush(resolved.context);
  return TN_OK;
}
