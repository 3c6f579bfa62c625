// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbols in cells: the index of a symbol table, and symbol references in attributes.
//
// The index is a flat hash table of (name, op) pairs of references. Names are uniqued, so comparing
// names compares words. Each answer is checked against the op itself: a cell that was freed or
// reused, or an op that was moved or renamed, is not the symbol. So no generations are stored.

#ifndef TENURE_SRC_IR_SYMBOL_H
#define TENURE_SRC_IR_SYMBOL_H

#include "base/judy_map.h"
#include "ir/shape.h"

//===-- Names ---------------------------------------------------------------------------------===//

/// Returns the reference of the string `key` ("sym_name" as an identifier), a property or not; 0 if
/// the op has none.
static inline tn_uref tn_symbol__name(const tn_context* context, tn_op_cell* op, tn_uref key) {
  const tn_shape_payload* shape = tn_op_cell__shape(context, op);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if ((shape->keys[i] & TN_UREF_MASK) != key) continue;
    const tn_uref name = tn_op_cell__attributes(context, op)[i];
    const tn_storage* value = tn_uniquer__at(&context->uniquer, name);
    return value->kind == TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_STRING ? name : 0;
  }
  return 0;
}

/// Returns whether the value of `key` is the string `name`.
static inline bool tn_symbol__has_name(const tn_context* context, tn_op_cell* op, tn_uref key,
                                       tn_uref name) {
  const tn_shape_payload* shape = tn_op_cell__shape(context, op);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if ((shape->keys[i] & TN_UREF_MASK) == key)
      return tn_op_cell__attributes(context, op)[i] == name;
  }
  return false;
}

/// Sets the name of an op: the property or attribute that it has, else a property if its definition
/// has the trait Symbol, else an attribute. Fails only if the op has no such key yet.
TN_MUST_USE tn_status tn_symbol__set_name(tn_shard* shard, tn_ref op, tn_uref key, tn_uref name);

/// Returns the first op directly in `table_op` with this name; 0 if there is none.
tn_ref tn_symbol__search(const tn_context* context, tn_ref table_op, tn_uref key, tn_uref name);

//===-- The index -----------------------------------------------------------------------------===//

typedef struct tn_symbol_slot {
  uint32_t hash;  ///< The hash of the name's bytes.
  tn_uref name;   ///< 0 for an empty slot.
  tn_ref op;      ///< 0 once the symbol was removed.
} tn_symbol_slot;

/// All zero is empty.
typedef struct tn_symbol_index {
  tn_symbol_slot* slots;
  size_t count;     ///< Number of slots that are not empty.
  size_t capacity;  ///< At least 8/5 of `count`.
} tn_symbol_index;

/// Reserves space for `count` more names. TN_OUT_OF_MEMORY is not reported.
TN_MUST_USE tn_status tn_symbol_index__reserve(tn_symbol_index* index,
                                               const tn_allocator* allocator, size_t count);
void tn_symbol_index__free(tn_symbol_index* index, const tn_allocator* allocator);
/// Returns the name and the op that were last set for this text; nulls if there are none.
tn_symbol_slot tn_symbol_index__find(const tn_symbol_index* index, const tn_context* context,
                                     tn_string_view text);
/// Sets the op of a name for which space was reserved; `op` 0 removes it.
void tn_symbol_index__set(tn_symbol_index* index, const tn_context* context, tn_uref name,
                          tn_ref op);
/// Adds all symbols directly in `table_op` to an empty index; of duplicate names the first counts.
/// TN_OUT_OF_MEMORY is not reported.
TN_MUST_USE tn_status tn_symbol_index__fill(tn_symbol_index* index, const tn_context* context,
                                            tn_ref table_op, tn_uref key);

//===-- References ----------------------------------------------------------------------------===//

/// Returns the symbol that a reference refers to, relative to the symbols directly in `table_op`; 0
/// if there is none.
tn_ref tn_symbol__resolve(const tn_context* context, tn_ref table_op, tn_uref key,
                          const tn_storage* symbol_ref);

/// Resolves references while symbols do not change: keeps an index of each table that was queried,
/// and of those on the path of references. All zero is empty.
typedef struct tn_symbol_finder {
  tn_symbol_index* index;  ///< The index of `table`.
  tn_ref table;            ///< The table of the last query; 0 for none.
  tn_judy_map indexes;     ///< All indices, by table.
} tn_symbol_finder;

/// Like tn_symbol__resolve, which it calls if there is no memory for indices.
tn_ref tn_symbol_finder__find(tn_symbol_finder* finder, const tn_context* context, tn_ref table_op,
                              tn_uref key, const tn_storage* symbol_ref);
void tn_symbol_finder__close(tn_symbol_finder* finder, const tn_context* context);

/// Returns whether both the op and its dialect are unknown.
bool tn_symbol__is_unknown(const tn_context* context, const tn_op_cell* cell);
/// Returns whether the op may be an unknown symbol table: it has one region, and its dialect is
/// unknown.
static inline bool tn_symbol__may_be_table(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  return tn_op_cell__region_count(cell) == 1 && tn_symbol__is_unknown(context, cell);
}
/// Returns the symbol table of the references of `op`, the closest one around it; 0 if there is
/// none, or if an op between them may be an unknown symbol table, unless `any` ignores these.
tn_ref tn_symbol__table_around(const tn_context* context, tn_ref op, bool any);
/// Converts TN_NOT_FOUND to TN_VERIFY_FAILED, reported at `op`: an op in it may be a symbol table.
tn_status tn_symbol__known(const tn_context* context, tn_ref op, tn_status status);

/// Calls `visit` for the references in the attributes of the ops inside `root`, except those in
/// nested symbol tables: also for references in types and attributes nested in an attribute.
/// TN_INTERRUPTED when it returns false; TN_NOT_FOUND (not reported) at an op that may be a symbol
/// table; TN_OUT_OF_MEMORY.
typedef bool (*tn_symbol_visit_fn)(void* user_data, tn_ref user, const tn_storage* symbol_ref);
tn_status tn_symbol__walk_uses(tn_context* context, tn_ref root, tn_symbol_visit_fn visit,
                               void* user_data);

/// Likewise for the references in the attributes of one op of any kind.
tn_status tn_symbol__visit_op_uses(tn_context* context, tn_ref op, tn_symbol_visit_fn visit,
                                   void* user_data);

/// A new value for one attribute of one op.
typedef struct tn_symbol_change {
  tn_ref op;
  uint32_t index;  ///< The index of the attribute in the shape.
  tn_uref value;
} tn_symbol_change;

/// The changes that rename the references inside a tree. All zero is empty.
typedef struct tn_symbol_changes {
  tn_symbol_change* items;
  size_t count;
  size_t capacity;
} tn_symbol_changes;

/// Computes the changes that rename references to `old_name` to `new_name`, in the attributes that
/// tn_symbol__walk_uses visits. On error (reported, except TN_NOT_FOUND of that walk) there is
/// nothing to free.
TN_MUST_USE tn_status tn_symbol_changes__plan(tn_context* context, tn_ref root, tn_uref old_name,
                                              tn_uref new_name, tn_symbol_changes* out_changes);
/// Likewise for several names at once: `names` maps old names to new ones.
TN_MUST_USE tn_status tn_symbol_changes__plan_all(tn_context* context, tn_ref root,
                                                  const tn_judy_map* names,
                                                  tn_symbol_changes* out_changes);
/// Applies the changes, which cannot fail.
void tn_symbol_changes__apply(const tn_symbol_changes* changes, const tn_context* context);
void tn_symbol_changes__free(tn_symbol_changes* changes, const tn_context* context);

#endif  // TENURE_SRC_IR_SYMBOL_H
