// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values and their uses through handles.

#include <string.h>
#include <tenure/value.h>

#include "ir/replace_uses.h"
#include "scope/access.h"

//===-- Values --------------------------------------------------------------------------------===//

tn_type tn_value_type(tn_value value) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  if (reference == 0) return (tn_type){NULL};
  return (tn_type){tn_uniquer__at(&resolved.context->uniquer,
                                  tn_value_cell__type(tn_value__at(resolved.context, reference)))};
}

static uint32_t* location_of(const tn_resolved* resolved, tn_value value, tn_ref reference) {
  return tn_value_is_block_argument(value)
             ? &tn_argument__at(resolved->context, reference)->location
             : &tn_op__at(resolved->context, value.slot)->location;
}

tn_status tn_value_set_type(tn_value value, tn_type type) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  if (reference == 0) return tn_access__value_status(value);
  TN_TRY(tn_value_is_block_argument(value)
             ? tn_callback_guard__may_change(resolved.context)
             : tn_callback_guard__may_change_op(resolved.context, value.slot));
  tn_uref type_reference = 0;
  const uint32_t where = *location_of(&resolved, value, reference);
  TN_TRY(tn_access__type_in(resolved.context, where, type, &type_reference));
  tn_value_cell__set_type(tn_value__at(resolved.context, reference), type_reference);
  return TN_OK;
}

tn_block tn_value_owner_block(tn_value value) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  if (reference == 0 || !tn_value_is_block_argument(value)) return (tn_block){0};
  return tn_block__handle(resolved.context, value.scope,
                          tn_argument__at(resolved.context, reference)->block);
}

tn_block tn_value_parent_block(tn_value value) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  if (reference == 0) return (tn_block){0};
  return tn_block__handle(resolved.context, value.scope,
                          tn_value__parent_block(resolved.context, reference));
}

size_t tn_value_number(tn_value value) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  if (reference == 0) return 0;
  if (!tn_value_is_block_argument(value)) return value.index;
  return tn_argument__at(resolved.context, reference)->number_and_flag >> 1;
}

tn_location tn_value_location(tn_value value) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  if (reference == 0) return (tn_location){NULL, 0};
  return (tn_location){resolved.context, *location_of(&resolved, value, reference)};
}

tn_status tn_value_set_location(tn_value value, tn_location location) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  if (reference == 0) return tn_access__value_status(value);
  if (!tn_value_is_block_argument(value)) {
    return tn_context__fail(resolved.context, TN_INVALID_ARGUMENT, tn_value_location(value),
                            "cannot set the location of a result: it is that of its operation");
  }
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  uint32_t* kept = location_of(&resolved, value, reference);
  uint32_t location_reference = 0;
  TN_TRY(tn_access__location_in(resolved.context, *kept, location, &location_reference));
  *kept = location_reference;
  return TN_OK;
}

//===-- Uses ----------------------------------------------------------------------------------===//

static tn_use use_handle(const tn_context* context, uint32_t scope, tn_ref use) {
  if (use == 0) return (tn_use){0};
  const tn_ref owner = tn_use__owner(context, use);
  return (tn_use){scope, owner, tn_cell__generation(&tn_op__at(context, owner)->generation),
                  tn_use__operand_number(context, use, owner)};
}

/// Returns the operand of `use`, or 0 after reporting a stale handle.
static tn_ref resolve_use(tn_use use, tn_resolved* out_resolved) {
  const tn_op op = {use.scope, use.slot, use.generation, 0};
  const tn_op_cell* cell = tn_access__op(op, out_resolved);
  if (cell == NULL || use.index >= tn_op_cell__operand_count(out_resolved->context, cell)) return 0;
  return tn_op_cell__operands(out_resolved->context, use.slot, cell) + 3 * use.index;
}

TN_COLD static tn_use first_use_slow(tn_value value) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  if (reference == 0) return (tn_use){0};
  return use_handle(resolved.context, value.scope,
                    tn_value__at(resolved.context, reference)->first_use);
}

TN_COLD static tn_use next_slow(tn_use use) {
  tn_resolved resolved;
  const tn_ref reference = resolve_use(use, &resolved);
  if (reference == 0) return (tn_use){0};
  return use_handle(resolved.context, use.scope, tn_use__at(resolved.context, reference)->next);
}

/// A use in the two registers in which it is passed.
typedef struct use_bits {
  uint64_t place;
  uint64_t what;
} use_bits;

static inline use_bits bits_of(tn_use use) {
  return (use_bits){use.scope | (uint64_t)use.slot << 32,
                    use.generation | (uint64_t)use.index << 32};
}
static inline tn_use use_of(use_bits bits) {
  tn_use use;
  memcpy(&use, &bits, sizeof use);
  return use;
}

/// The use that this thread found last, for the call that asks for the next one, with its address
/// and its op. While the scope of the use is open, so is its context, whose cells stay allocated:
/// the op's generation can be compared with the handle. Resolving the handle once more would double
/// the time, and delay the list traversal.
typedef struct found_use {
  use_bits use;  ///< Null at first, which is of no scope.
  const tn_use_cell* cell;
  const tn_op_cell* owner;
} found_use;
static _Thread_local found_use last_found TN_NEAR_THREAD_LOCAL;

/// Returns the handle of the operand `use` if its op stores its operands in its cell.
static inline bool find_use(const tn_chunk_info* infos, uint32_t scope, tn_ref use,
                            use_bits* out_use) {
  const tn_chunk_info* info = tn_cells__info_in(infos, use);
  const tn_ref owner = tn_chunk__cell_of(info, use);
  const tn_op_cell* cell = (const tn_op_cell*)(const void*)tn_chunk__at(info, owner);
  if (TN_UNLIKELY(info->kind != TN_CELL_OP || (cell->counts & TN_OP_LONG) != 0)) return false;
  const uint32_t distance = use - owner - TN_OP_HEADER_WORDS - 2 * (cell->counts & 0xffu);
  // Divides by three: short counts end at 255.
  const uint64_t number = distance * 171 >> 9;
  out_use->place = scope | (uint64_t)owner << 32;
  out_use->what = tn_cell__generation(&cell->generation) | number << 32;
  last_found.use = *out_use;
  last_found.cell = (const tn_use_cell*)(const void*)tn_chunk__at(info, use);
  last_found.owner = cell;
  return true;
}

tn_use tn_value_first_use(tn_value value) {
  tn_reached reached;
  if (TN_LIKELY(tn_scope__reach(value.scope, value.slot, value.generation, TN_CELL_OP, &reached) &&
                value.index == 0)) {
    const tn_op_cell* cell = tn_reached__op(&reached);
    if (TN_LIKELY((cell->counts & TN_OP_LONG) == 0 && (cell->counts & 0xffu) != 0)) {
      const tn_ref first = reached.words[TN_OP_HEADER_WORDS + 1];
      use_bits found = {0, 0};
      if (first == 0 || find_use(reached.tables.infos, value.scope, first, &found))
        return use_of(found);
    }
  }
  return first_use_slow(value);
}

/// Returns whether the op of the handle `use` has this operand in its cell.
static inline bool has_operand(const tn_op_cell* op, tn_use use) {
  return TN_LIKELY((op->counts & (TN_OP_LONG | TN_OP_MOVED)) == 0 &&
                   use.index < ((op->counts >> 8) & 0xffu));
}

/// tn_use_next of any use, by its handle.
__attribute__((noinline)) static tn_use next_of(tn_use use) {
  tn_reached reached;
  if (TN_LIKELY(tn_scope__reach(use.scope, use.slot, use.generation, TN_CELL_OP, &reached) &&
                has_operand(tn_reached__op(&reached), use))) {
    const uint32_t results = tn_reached__op(&reached)->counts & 0xffu;
    const uint32_t* words = reached.words + TN_OP_HEADER_WORDS + 2 * results + 3 * use.index;
    const tn_ref next = ((const tn_use_cell*)(const void*)words)->next;
    use_bits found = {0, 0};
    if (next == 0 || find_use(reached.tables.infos, use.scope, next, &found)) return use_of(found);
  }
  return next_slow(use);
}

tn_use tn_use_next(tn_use use) {
  const tn_scope_entry* entry = tn_scope__entry(use.scope);
  const use_bits bits = bits_of(use);
  if (TN_LIKELY(entry != NULL && bits.place == last_found.use.place &&
                bits.what == last_found.use.what &&
                tn_cell__generation(&last_found.owner->generation) == use.generation &&
                has_operand(last_found.owner, use))) {
    const tn_ref next = last_found.cell->next;
    const tn_chunk_info* infos = __atomic_load_n(&entry->context->cells.infos, __ATOMIC_ACQUIRE);
    use_bits found = {0, 0};
    if (next == 0 || find_use(infos, use.scope, next, &found)) return use_of(found);
  }
  return next_of(use);
}

tn_value tn_use_value(tn_use use) {
  return tn_op_operand((tn_op){use.scope, use.slot, use.generation, 0}, use.index);
}

bool tn_value_has_uses(tn_value value) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  return reference != 0 && tn_value__at(resolved.context, reference)->first_use != 0;
}

bool tn_value_has_one_use(tn_value value) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  const tn_ref first = reference == 0 ? 0 : tn_value__at(resolved.context, reference)->first_use;
  return first != 0 && tn_use__at(resolved.context, first)->next == 0;
}

size_t tn_value_use_count(tn_value value) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  size_t count = 0;
  tn_ref use = reference == 0 ? 0 : tn_value__at(resolved.context, reference)->first_use;
  for (; use != 0; use = tn_use__at(resolved.context, use)->next) ++count;
  return count;
}

//===-- Replacement ---------------------------------------------------------------------------===//

static tn_status check_replacement(tn_value value, tn_value replacement, tn_resolved* out_resolved,
                                   tn_ref* out_from, tn_ref* out_to) {
  *out_from = tn_access__value(value, out_resolved);
  if (*out_from == 0) return tn_access__value_status(value);
  TN_TRY(tn_callback_guard__may_change(out_resolved->context));
  const tn_location where = tn_access__where_value(out_resolved->context, *out_from);
  if (tn_value_is_null(replacement)) {
    return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where, "the replacement is null");
  }
  TN_TRY(tn_access__value_in(where, replacement, out_to));
  if (*out_from != *out_to) return TN_OK;
  return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where,
                          "a value cannot be replaced by itself");
}

TN_COLD static tn_status replace_all_uses_slow(tn_value value, tn_value replacement) {
  tn_resolved resolved;
  tn_ref from = 0;
  tn_ref to = 0;
  TN_TRY(check_replacement(value, replacement, &resolved, &from, &to));
  tn_value__replace_all_uses(resolved.context, from, to);
  return TN_OK;
}

/// A live value with its cell.
typedef struct reached_value {
  tn_ref reference;
  tn_value_cell* cell;
} reached_value;

/// Finds a live value of the common kind.
__attribute__((always_inline)) static inline bool reach_value(tn_cell_tables tables, tn_value value,
                                                              reached_value* out_value) {
  uint32_t* words;
  if (value.index == UINT32_MAX) {
    if (TN_UNLIKELY(!tn_scope__reach_cell_in(tables, value.slot, value.generation, TN_CELL_ARGUMENT,
                                             &words))) {
      return false;
    }
    *out_value = (reached_value){value.slot + 1, (tn_value_cell*)(void*)(words + 1)};
    return true;
  }
  if (TN_UNLIKELY(
          !tn_scope__reach_cell_in(tables, value.slot, value.generation, TN_CELL_OP, &words))) {
    return false;
  }
  const uint32_t counts = ((const tn_op_cell*)(const void*)words)->counts;
  const uint32_t distance = TN_OP_HEADER_WORDS + 2 * value.index;
  *out_value = (reached_value){value.slot + distance, (tn_value_cell*)(void*)(words + distance)};
  return TN_LIKELY((counts & TN_OP_LONG) == 0 && value.index < (counts & 0xffu));
}

tn_status tn_value_replace_all_uses(tn_value value, tn_value replacement) {
  const tn_scope_entry* entry = tn_scope__entry(value.scope);
  if (TN_LIKELY(entry != NULL && value.scope == replacement.scope &&
                tn_callback_guard__reader == NULL)) {
    const tn_cells* cells = &entry->context->cells;
    const tn_cell_tables tables = tn_cells__tables(cells);
    reached_value from;
    reached_value to;
    if (TN_LIKELY(reach_value(tables, value, &from) && reach_value(tables, replacement, &to) &&
                  from.cell != to.cell)) {
      tn_value__replace_all_uses_at(tn_cells__bases(cells), from.cell, to.cell, to.reference);
      return TN_OK;
    }
  }
  return replace_all_uses_slow(value, replacement);
}

static bool is_among(tn_ref op, const tn_op* ops, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    if (ops[i].slot == op) return true;
  }
  return false;
}

tn_status tn_value_replace_all_uses_except(tn_value value, tn_value replacement,
                                           const tn_op* except, size_t except_count) {
  tn_resolved resolved;
  tn_ref from = 0;
  tn_ref to = 0;
  TN_TRY(check_replacement(value, replacement, &resolved, &from, &to));
  const tn_location where = tn_access__where_value(resolved.context, from);
  for (size_t i = 0; i < except_count; ++i) {
    tn_resolved op;
    if (tn_access__op(except[i], &op) == NULL) return tn_access__report_stale_op(where, except[i]);
    if (op.context != resolved.context) return tn_access__report_wrong_context(where, "operation");
  }
  for (tn_ref use = tn_value__at(resolved.context, from)->first_use; use != 0;) {
    const tn_ref next = tn_use__at(resolved.context, use)->next;
    if (!is_among(tn_use__owner(resolved.context, use), except, except_count)) {
      tn_use__set_value(resolved.context, use, to);
    }
    use = next;
  }
  return TN_OK;
}

tn_status tn_value_drop_all_uses(tn_value value) {
  tn_resolved resolved;
  const tn_ref reference = tn_access__value(value, &resolved);
  if (reference == 0) return tn_access__value_status(value);
  TN_TRY(tn_callback_guard__may_change(resolved.context));
  tn_value__replace_all_uses(resolved.context, reference, 0);
  return TN_OK;
}
