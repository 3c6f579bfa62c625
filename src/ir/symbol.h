// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Symbols in cells: the index that a symbol table is, and symbol references in attributes.
//
// The index is a flat hash of (name, op) pairs of references. Names are uniqued, so a name is
// compared as a word. An answer is only given after looking at the op itself: a cell that was
// freed, or holds something else by now, or an op that moved or was renamed, is not the symbol. So
// no generation has to be kept.

#ifndef TENURE_SRC_IR_SYMBOL_H
#define TENURE_SRC_IR_SYMBOL_H

#include "base/judy_map.h"
#include "ir/shape.h"

//===-- Names ---------------------------------------------------------------------------------===//

/// The reference of the string under `key` ("sym_name" as an identifier), a property or not; 0 if
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

/// Whether the string `name` stands under `key`.
static inline bool tn_symbol__has_name(const tn_context* context, tn_op_cell* op, tn_uref key,
                                       tn_uref name) {
  const tn_shape_payload* shape = tn_op_cell__shape(context, op);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if ((shape->keys[i] & TN_UREF_MASK) == key)
      return tn_op_cell__attributes(context, op)[i] == name;
  }
  return false;
}

/// Names an op: as the property or attribute that it has, else as a property where its definition
/// says that it is a symbol, else as an attribute. Fails only when the op has no such key yet.
TN_MUST_USE tn_status tn_symbol__set_name(tn_shard* shard, tn_ref op, tn_uref key, tn_uref name);

/// The first op directly in `table_op` with this name; 0 if there is none.
tn_ref tn_symbol__search(const tn_context* context, tn_ref table_op, tn_uref key, tn_uref name);

//===-- The index -----------------------------------------------------------------------------===//

typedef struct tn_symbol_slot {
  uint32_t hash;  ///< Of the name's bytes.
  tn_uref name;   ///< 0 for an empty slot.
  tn_ref op;      ///< 0 once the symbol was taken out.
} tn_symbol_slot;

/// All zero is empty.
typedef struct tn_symbol_index {
  tn_symbol_slot* slots;
  size_t count;     ///< Of slots that are not empty.
  size_t capacity;  ///< At least 8/5 of `count`.
} tn_symbol_index;

/// Makes room for `count` more names. TN_OUT_OF_MEMORY is not reported.
TN_MUST_USE tn_status tn_symbol_index__reserve(tn_symbol_index* index,
                                               const tn_allocator* allocator, size_t count);
void tn_symbol_index__free(tn_symbol_index* index, const tn_allocator* allocator);
/// The name and the op that were last put in under this text; nulls if there are none.
tn_symbol_slot tn_symbol_index__find(const tn_symbol_index* index, const tn_context* context,
                                     tn_string_view text);
/// Puts a name in for which room was made; `op` 0 takes it out.
void tn_symbol_index__set(tn_symbol_index* index, const tn_context* context, tn_uref name,
                          tn_ref op);
/// Adds all symbols directly in `table_op` to an empty index; of several with one name the first
/// counts. TN_OUT_OF_MEMORY is not reported.
TN_MUST_USE tn_status tn_symbol_index__fill(tn_symbol_index* index, const tn_context* context,
                                            tn_ref table_op, tn_uref key);

//===-- References ----------------------------------------------------------------------------===//

/// The symbol that a reference names, seen from the symbols directly in `table_op`; 0 if there is
/// none.
tn_ref tn_symbol__resolve(const tn_context* context, tn_ref table_op, tn_uref key,
                          const tn_storage* symbol_ref);

/// Finds what references name while symbols stay as they are: it keeps an index of each table that
/// it was asked about, and of those that references lead through. All zero is empty.
typedef struct tn_symbol_finder {
  tn_symbol_index* index;  ///< That of `table`.
  tn_ref table;            ///< The one that was asked last; 0 for none.
  tn_judy_map indexes;     ///< By table.
} tn_symbol_finder;

/// tn_symbol__resolve; without memory for indexes, that alone.
tn_ref tn_symbol_finder__find(tn_symbol_finder* finder, const tn_context* context, tn_ref table_op,
                              tn_uref key, const tn_storage* symbol_ref);
void tn_symbol_finder__close(tn_symbol_finder* finder, const tn_context* context);

/// Whether neither the op nor its dialect is known.
bool tn_symbol__is_unknown(const tn_context* context, const tn_op_cell* cell);
/// Whether the op may be a symbol table that no one knows: it has one region, and its dialect is
/// unknown.
static inline bool tn_symbol__may_be_table(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  return tn_op_cell__region_count(cell) == 1 && tn_symbol__is_unknown(context, cell);
}
/// The symbol table that the references of `op` belong to, the closest one around it; 0 if there is
/// none, or an op between them may be one, unless `any` ignores that.
tn_ref tn_symbol__table_around(const tn_context* context, tn_ref op, bool any);
/// TN_NOT_FOUND becomes TN_VERIFY_FAILED, reported at `op`: there is such an op in it.
tn_status tn_symbol__known(const tn_context* context, tn_ref op, tn_status status);

/// Calls `visit` for the references in the attributes of the ops inside `root`, not of those inside
/// symbol tables in it: also for those inside types and attributes that an attribute holds.
/// TN_INTERRUPTED when it returns false; TN_NOT_FOUND (not reported) at an op that may be a symbol
/// table; TN_OUT_OF_MEMORY.
typedef bool (*tn_symbol_visit_fn)(void* user_data, tn_ref user, const tn_storage* symbol_ref);
tn_status tn_symbol__walk_uses(tn_context* context, tn_ref root, tn_symbol_visit_fn visit,
                               void* user_data);

/// The same for the references in the attributes of one op, whatever it is.
tn_status tn_symbol__visit_op_uses(tn_context* context, tn_ref op, tn_symbol_visit_fn visit,
                                   void* user_data);

/// A new value for one attribute of one op.
typedef struct tn_symbol_change {
  tn_ref op;
  uint32_t index;  ///< Of the attribute, in the shape.
  tn_uref value;
} tn_symbol_change;

/// What it takes to rename the references inside a tree. All zero is empty.
typedef struct tn_symbol_changes {
  tn_symbol_change* items;
  size_t count;
  size_t capacity;
} tn_symbol_changes;

/// Works out the changes that make references to `old_name` in the attributes that
/// tn_symbol__walk_uses visits name `new_name`. On error (reported, but for TN_NOT_FOUND of that
/// walk) there is nothing to free.
TN_MUST_USE tn_status tn_symbol_changes__plan(tn_context* context, tn_ref root, tn_uref old_name,
                                              tn_uref new_name, tn_symbol_changes* out_changes);
/// The same for several names at once: `names` has the new one of each old one.
TN_MUST_USE tn_status tn_symbol_changes__plan_all(tn_context* context, tn_ref root,
                                                  const tn_judy_map* names,
                                                  tn_symbol_changes* out_changes);
/// Makes the changes, which cannot fail.
void tn_symbol_changes__apply(const tn_symbol_changes* changes, const tn_context* context);
void tn_symbol_changes__free(tn_symbol_changes* changes, const tn_context* context);

#endif  // TENURE_SRC_IR_SYMBOL_H
