// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of symbols, and the index of a symbol table.

#include "ir/symbol.h"

#include "base/hash.h"
#include "ir/op_definition.h"
#include "ir/uniqued.h"
#include "ir/walk.h"

//===-- Names ---------------------------------------------------------------------------------===//

tn_status tn_symbol__set_name(tn_shard* shard, tn_ref op, tn_uref key, tn_uref name) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  const tn_shape_payload* shape = tn_op_cell__shape(context, cell);
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    if ((shape->keys[i] & TN_UREF_MASK) != key) continue;
    tn_op_cell__attributes(context, cell)[i] = name;
    return TN_OK;
  }
  const bool is_property = tn_op_cell__has_trait(context, cell, TN_OP_TRAIT_SYMBOL);
  return tn_op__set_attribute(shard, op, key | (is_property ? TN_UREF_FLAG : 0u), name);
}

/// Returns the next op after `op` in its region, or in later regions, of the parent op.
static tn_ref next_child(const tn_context* context, tn_ref op, tn_ref parent) {
  const tn_ref next = tn_op__at(context, op)->next;
  return next != 0 ? next : tn_op__next_in_pre_order(context, parent, op, true);
}

tn_ref tn_symbol__search(const tn_context* context, tn_ref table_op, tn_uref key, tn_uref name) {
  tn_ref op = tn_op__next_in_pre_order(context, table_op, table_op, false);
  while (op != 0 && tn_symbol__name(context, tn_op__at(context, op), key) != name) {
    op = next_child(context, op, table_op);
  }
  return op;
}

//===-- The index -----------------------------------------------------------------------------===//

static uint32_t hash_of(tn_string_view text) {
  return (uint32_t)tn_hash_name(text.data, text.size);
}

static size_t home_of(const tn_symbol_index* index, uint32_t hash) {
  return (size_t)(((uint64_t)hash * index->capacity) >> 32);
}

/// Returns the slot of a name, or the empty slot for it. Names are compared by their bytes, since
/// strings of other types are other attributes with the same text.
static tn_symbol_slot* slot_for(const tn_symbol_index* index, const tn_context* context,
                                uint32_t hash, tn_string_view text) {
  for (size_t at = home_of(index, hash);;) {
    tn_symbol_slot* slot = &index->slots[at];
    if (slot->name == 0) return slot;
    if (slot->hash == hash &&
        tn_string_view_equal(tn_identifier__text(context, slot->name), text)) {
      return slot;
    }
    if (++at == index->capacity) at = 0;
  }
}

/// Moves the nonempty slots to a larger array.
static void rehash(tn_symbol_index* index, const tn_symbol_index* from) {
  for (size_t i = 0; i < from->capacity; ++i) {
    if (from->slots[i].op == 0) continue;
    size_t at = home_of(index, from->slots[i].hash);
    while (index->slots[at].name != 0) at = at + 1 == index->capacity ? 0 : at + 1;
    index->slots[at] = from->slots[i];
    ++index->count;
  }
}

static size_t capacity_for(size_t count) { return count * 8 / 5 + 8; }

tn_status tn_symbol_index__reserve(tn_symbol_index* index, const tn_allocator* allocator,
                                   size_t count) {
  size_t needed = 0;
  if (!tn_checked_add(index->count, count, &needed) || needed > UINT32_MAX / 4) {
    return TN_OUT_OF_MEMORY;
  }
  const size_t least = capacity_for(needed);
  if (least <= index->capacity) return TN_OK;
  tn_symbol_index grown = {.capacity = least > 2 * index->capacity ? least : 2 * index->capacity};
  grown.slots = tn_allocate_zeroed(allocator, grown.capacity * sizeof *grown.slots);
  if (grown.slots == NULL) return TN_OUT_OF_MEMORY;
  rehash(&grown, index);
  tn_symbol_index__free(index, allocator);
  *index = grown;
  return TN_OK;
}

void tn_symbol_index__free(tn_symbol_index* index, const tn_allocator* allocator) {
  tn_deallocate(allocator, index->slots, index->capacity * sizeof *index->slots);
  *index = (tn_symbol_index){NULL, 0, 0};
}

tn_symbol_slot tn_symbol_index__find(const tn_symbol_index* index, const tn_context* context,
                                     tn_string_view text) {
  if (index->capacity == 0) return (tn_symbol_slot){0, 0, 0};
  return *slot_for(index, context, hash_of(text), text);
}

void tn_symbol_index__set(tn_symbol_index* index, const tn_context* context, tn_uref name,
                          tn_ref op) {
  const tn_string_view text = tn_identifier__text(context, name);
  const uint32_t hash = hash_of(text);
  tn_symbol_slot* slot = slot_for(index, context, hash, text);
  if (slot->name == 0) ++index->count;
  *slot = (tn_symbol_slot){hash, name, op};
}

/// Symbols to be added to the index, whose slots are being prefetched.
#define PENDING_COUNT 16u
/// Larger tables are only allocated when they are needed.
#define ESTIMATE_MAX ((size_t)1 << 20)

/// Estimates the number of ops directly in `table_op`: the order number of the last one, if its
/// block is numbered. Counting them would read every op once more.
static size_t estimate_children(const tn_context* context, tn_ref table_op) {
  const tn_op_cell* cell = tn_op__at(context, table_op);
  if (tn_op_cell__region_count(cell) == 0) return 0;
  const tn_ref block = tn_region__at(context, tn_op_cell__region(cell, 0))->last_block;
  if (block == 0) return 0;
  const tn_block_cell* block_cell = tn_block__at(context, block);
  if ((block_cell->flags & TN_BLOCK_ORDERED) == 0 || block_cell->last_op == 0) return 0;
  const size_t estimate = tn_op__at(context, block_cell->last_op)->order / TN_ORDER_STEP;
  return estimate < ESTIMATE_MAX ? estimate : ESTIMATE_MAX;
}

static void add_first(tn_symbol_index* index, const tn_context* context,
                      const tn_symbol_slot* symbol) {
  if (symbol->name == 0) return;
  tn_symbol_slot* slot =
      slot_for(index, context, symbol->hash, tn_identifier__text(context, symbol->name));
  if (slot->name != 0) return;
  *slot = *symbol;
  ++index->count;
}

tn_status tn_symbol_index__fill(tn_symbol_index* index, const tn_context* context, tn_ref table_op,
                                tn_uref key) {
  const tn_allocator* allocator = &context->allocator;
  TN_TRY(tn_symbol_index__reserve(index, allocator, estimate_children(context, table_op)));
  tn_symbol_slot pending[PENDING_COUNT] = {{0, 0, 0}};
  size_t at = 0;
  tn_ref op = tn_op__next_in_pre_order(context, table_op, table_op, false);
  for (; op != 0; op = next_child(context, op, table_op)) {
    const tn_uref name = tn_symbol__name(context, tn_op__at(context, op), key);
    if (name == 0) continue;
    if (TN_UNLIKELY(capacity_for(index->count + PENDING_COUNT + 1) > index->capacity)) {
      TN_TRY(tn_symbol_index__reserve(index, allocator, PENDING_COUNT + 1));
    }
    const uint32_t hash = hash_of(tn_identifier__text(context, name));
    __builtin_prefetch(&index->slots[home_of(index, hash)], 1);
    tn_symbol_slot* oldest = &pending[at++ % PENDING_COUNT];
    add_first(index, context, oldest);
    *oldest = (tn_symbol_slot){hash, name, op};
  }
  for (size_t i = 0; i < PENDING_COUNT; ++i)
    add_first(index, context, &pending[at++ % PENDING_COUNT]);
  return TN_OK;
}

//===-- Resolution ----------------------------------------------------------------------------===//

tn_ref tn_symbol__resolve(const tn_context* context, tn_ref table_op, tn_uref key,
                          const tn_storage* symbol_ref) {
  const tn_symbol_ref_payload* path = tn_storage_payload(symbol_ref);
  tn_ref op = table_op;
  for (uint32_t i = 0; op != 0 && i < path->count; ++i) {
    op = tn_symbol__search(context, op, key, path->symbols[i]);
  }
  return op;
}

static tn_symbol_index* make_index(tn_symbol_finder* finder, const tn_context* context,
                                   tn_ref table, tn_uref key) {
  const tn_allocator* allocator = &context->allocator;
  tn_symbol_index* index = tn_allocate_zeroed(allocator, sizeof *index);
  if (index == NULL) return NULL;
  if (tn_symbol_index__fill(index, context, table, key) == TN_OK &&
      tn_judy_map_set(&finder->indexes, table, (uintptr_t)index) == TN_OK) {
    return index;
  }
  tn_symbol_index__free(index, allocator);
  tn_deallocate(allocator, index, sizeof *index);
  return NULL;
}

/// Returns the index of a table; NULL when out of memory.
static const tn_symbol_index* index_of(tn_symbol_finder* finder, const tn_context* context,
                                       tn_ref table, tn_uref key) {
  if (TN_LIKELY(finder->table == table)) return finder->index;
  uintptr_t known = 0;
  tn_symbol_index* index = tn_judy_map_get(&finder->indexes, table, &known)
                               ? (tn_symbol_index*)known
                               : make_index(finder, context, table, key);
  if (index != NULL) {
    finder->index = index;
    finder->table = table;
  }
  return index;
}

tn_ref tn_symbol_finder__find(tn_symbol_finder* finder, const tn_context* context, tn_ref table_op,
                              tn_uref key, const tn_storage* symbol_ref) {
  const tn_symbol_ref_payload* path = tn_storage_payload(symbol_ref);
  tn_ref op = table_op;
  for (uint32_t i = 0; op != 0 && i < path->count; ++i) {
    const tn_symbol_index* index = index_of(finder, context, op, key);
    if (index == NULL) return tn_symbol__resolve(context, table_op, key, symbol_ref);
    op = tn_symbol_index__find(index, context, tn_identifier__text(context, path->symbols[i])).op;
  }
  return op;
}

void tn_symbol_finder__close(tn_symbol_finder* finder, const tn_context* context) {
  uintptr_t table = 0;
  uintptr_t index = 0;
  while (tn_judy_map_first(&finder->indexes, &table, &index)) {
    tn_symbol_index__free((tn_symbol_index*)index, &context->allocator);
    tn_deallocate(&context->allocator, (tn_symbol_index*)index, sizeof(tn_symbol_index));
    ++table;
  }
  tn_judy_map_clear(&finder->indexes);
  *finder = (tn_symbol_finder){.table = 0};
}
