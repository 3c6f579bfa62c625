// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cloning through handles.

#include <tenure/operation.h>

#include "ir/clone.h"
#include "ir/lazy.h"
#include "scope/access.h"

//===-- Maps ----------------------------------------------------------------------------------===//

tn_status tn_clone_map_create(tn_context* context, tn_clone_map** out_map) {
  *out_map = NULL;
  if (!context->alive) return TN_CONTEXT_DESTROYED;
  *out_map = tn_allocate(&context->allocator, sizeof **out_map);
  if (*out_map == NULL) return tn_context__out_of_memory(context);
  tn_clone_map__initialize(context, *out_map);
  return TN_OK;
}

void tn_clone_map_destroy(tn_clone_map* map) {
  if (map == NULL) return;
  const tn_allocator allocator = map->context->allocator;
  tn_clone_map__finalize(map);
  tn_deallocate(&allocator, map, sizeof *map);
}

static tn_status foreign_to(const tn_clone_map* map, const char* what) {
  return tn_access__report_wrong_context(tn_location_unknown(map->context), what);
}

tn_status tn_clone_map_set_value(tn_clone_map* map, tn_value from, tn_value to) {
  tn_resolved resolved;
  const tn_ref source = tn_access__value(from, &resolved);
  if (source == 0) return tn_access__lost_value(tn_location_unknown(map->context), from);
  if (resolved.context != map->context) return foreign_to(map, "value");
  const tn_ref target = tn_access__value(to, &resolved);
  if (target == 0) {
    return tn_access__lost_value(tn_access__where_value(map->context, source), to);
  }
  if (resolved.context != map->context) return foreign_to(map, "value");
  return tn_clone_map__set_value(map, source, target) ? TN_OK : TN_OUT_OF_MEMORY;
}

tn_status tn_clone_map_set_block(tn_clone_map* map, tn_block from, tn_block to) {
  tn_resolved resolved;
  const tn_block_cell* cell = tn_access__block(from, &resolved);
  if (cell == NULL) return tn_access__lost_block(tn_location_unknown(map->context), from);
  if (resolved.context != map->context) return foreign_to(map, "block");
  if (tn_access__block(to, &resolved) == NULL) {
    return tn_access__lost_block(tn_access__where_block(map->context, cell), to);
  }
  if (resolved.context != map->context) return foreign_to(map, "block");
  return tn_clone_map__set_cell(map, from.slot, to.slot) ? TN_OK : TN_OUT_OF_MEMORY;
}

/// Returns whether `scope` is of the map's context.
static bool fits(const tn_clone_map* map, const tn_scope* scope) {
  return scope->open && scope->context == map->context;
}

tn_value tn_clone_map_value(const tn_clone_map* map, tn_value value, tn_scope* scope) {
  tn_resolved resolved;
  const tn_ref source = tn_access__value(value, &resolved);
  if (source == 0) tn_access__lost_value(tn_location_unknown(map->context), value);
  if (source == 0 || resolved.context != map->context || !fits(map, scope)) return (tn_value){0};
  return tn_value__handle(map->context, scope->number, tn_clone_map__value(map, source));
}

tn_block tn_clone_map_block(const tn_clone_map* map, tn_block block, tn_scope* scope) {
  tn_resolved resolved;
  if (tn_access__block(block, &resolved) == NULL) {
    tn_access__lost_block(tn_location_unknown(map->context), block);
    return (tn_block){0};
  }
  if (resolved.context != map->context || !fits(map, scope)) return (tn_block){0};
  return tn_block__handle(map->context, scope->number, tn_clone_map__cell(map, block.slot));
}

tn_op tn_clone_map_op(const tn_clone_map* map, tn_op op, tn_scope* scope) {
  tn_resolved resolved;
  if (tn_access__op(op, &resolved) == NULL) {
    tn_access__report_stale_op(tn_location_unknown(map->context), op);
    return (tn_op){0};
  }
  if (resolved.context != map->context || !fits(map, scope)) return (tn_op){0};
  return tn_op__handle(map->context, scope->number, tn_clone_map__cell(map, op.slot));
}

//===-- Cloning -------------------------------------------------------------------------------===//

tn_status tn_op_clone(tn_scope* scope, tn_op op, uint32_t flags, tn_clone_map* map,
                      const tn_insertion* insertion, tn_op* out_op) {
  *out_op = (tn_op){0};
  tn_resolved resolved;
  tn_ref block = 0;
  tn_ref before = 0;
  const tn_op_cell* cell = tn_access__op(op, &resolved);
  if (cell == NULL) return tn_access__report_stale_op((tn_location){scope->context, 0}, op);
  if (!scope->open) return tn_scope__report_closed(scope);
  const tn_location where = tn_access__location(resolved.context, cell);
  if (scope->context != resolved.context) return tn_access__report_wrong_context(where, "scope");
  if (map != NULL && map->context != resolved.context)
    return tn_access__report_wrong_context(where, "map");
  if ((flags & ~(uint32_t)(TN_CLONE_WITHOUT_REGIONS | TN_CLONE_WITHOUT_OPERANDS)) != 0) {
    return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT, where,
                            "unknown clone flags 0x%x", flags);
  }
  TN_TRY(tn_callback_guard__may_create(resolved.context));
  if (insertion != NULL) TN_TRY(tn_access__insertion_in(where, insertion, &block, &before));
  if ((flags & TN_CLONE_WITHOUT_REGIONS) == 0) TN_TRY(tn_lazy__load_tree(scope->shard, op.slot));
  tn_clone_map own_map;
  if (map == NULL) tn_clone_map__initialize(resolved.context, &own_map);
  tn_clone_map* used = map == NULL ? &own_map : map;
  used->may_stop = true;
  used->is_private = map == NULL;
  used->is_stopped = false;
  const tn_ref clone = tn_op__clone(scope->shard, op.slot, flags, used);
  const bool is_stopped = used->is_stopped;
  if (map == NULL) tn_clone_map__finalize(&own_map);
  if (clone == 0) return is_stopped ? TN_INTERRUPTED : tn_shard__failure(scope->shard);
  if (block != 0) {
    tn_op__insert(scope->shard, clone, block, before);
  } else {
    tn_scope__own(scope, clone);
  }
  *out_op = tn_op__handle(resolved.context, scope->number, clone);
  tn_callback_guard__op_created(resolved.context, clone);
  return TN_OK;
}
