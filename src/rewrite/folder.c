// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants uniqued per region in a flat table keyed by (region, dialect, value, type). It is only
// valid while none of its constants is erased (tn_folder__owns).

#include "base/hash.h"
#include "ir/dialect_entry.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"

//===-- The table -----------------------------------------------------------------------------===//

static size_t hash_of(const tn_folder_slot* key) {
  return (size_t)tn_hash_word(((uint64_t)key->value << 32 | key->type) ^
                              tn_hash_word((uint64_t)key->region << 32 | key->dialect));
}

/// Returns the slot that holds the key, or the slot to insert it into. The table must have room.
static tn_folder_slot* slot_for(tn_folder* folder, const tn_folder_slot* key) {
  for (size_t at = hash_of(key);; ++at) {
    tn_folder_slot* slot = &folder->slots[at & (folder->capacity - 1)];
    if (slot->region == 0 || (slot->region == key->region && slot->value == key->value &&
                              slot->type == key->type && slot->dialect == key->dialect)) {
      return slot;
    }
  }
}

static bool reserve(tn_folder* folder) {
  if (folder->count < folder->capacity / 2) return true;
  const tn_allocator* allocator = &folder->rewriter->context->allocator;
  tn_folder grown = {.rewriter = folder->rewriter,
                     .capacity = folder->capacity == 0 ? 64 : folder->capacity * 2};
  grown.slots = tn_allocate_zeroed(allocator, grown.capacity * sizeof *grown.slots);
  if (grown.slots == NULL) {
    tn_rewriter__fail(folder->rewriter, tn_context__out_of_memory(folder->rewriter->context));
    return false;
  }
  for (size_t i = 0; i < folder->capacity; ++i) {
    if (folder->slots[i].region == 0) continue;
    *slot_for(&grown, &folder->slots[i]) = folder->slots[i];
    ++grown.count;
  }
  tn_folder__close(folder);
  *folder = grown;
  return true;
}

void tn_folder__close(tn_folder* folder) {
  tn_deallocate(&folder->rewriter->context->allocator, folder->slots,
                folder->capacity * sizeof *folder->slots);
  *folder = (tn_folder){.rewriter = folder->rewriter};
}

//===-- Constants -----------------------------------------------------------------------------===//

/// Returns the region whose first block holds the constants for ops in `block`: the innermost
/// region of an isolated op.
static tn_ref insertion_region(const tn_context* context, tn_ref block) {
  for (;;) {
    const tn_ref region = tn_block__at(context, block)->region;
    const tn_ref parent = region == 0 ? 0 : tn_region__at(context, region)->op;
    if (parent == 0) return region;
    const tn_op_cell* cell = tn_op__at(context, parent);
    const tn_op_definition* definition = tn_op_definition__of(context, cell);
    if (definition == NULL || (definition->traits & TN_OP_TRAIT_ISOLATED) != 0 ||
        cell->block == 0) {
      return region;
    }
    block = cell->block;
  }
}

/// Constants built by code share a key per dialect; those built by name have one key each.
static uint32_t dialect_of_code(const tn_context* context, tn_op_code code) {
  if (tn_const__maker_name(context, code) != NULL) return (uint32_t)code;
  const tn_dialect_entry* dialect = tn_dialect_entry__of_code(context, code);
  return dialect == NULL ? 0 : (uint32_t)dialect->op_codes[0].code;
}

static uint32_t dialect_of(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  return definition != NULL && definition->code != TN_CODE_NONE
             ? (uint32_t)definition->dialect->op_codes[0].code
             : dialect_of_code(context, tn_const__maker(context, op));
}

static tn_folder_slot key_of(const tn_context* context, tn_ref op, tn_attribute value) {
  const tn_op_cell* cell = tn_op__at(context, op);
  return (tn_folder_slot){
      .region = insertion_region(context, cell->block),
      .dialect = dialect_of(context, op),
      .value = value.storage->self,
      .type = tn_value_cell__type(tn_value__at(context, tn_op_cell__result(op, cell, 0)))};
}

/// Returns the slot of the constant `op`; NULL if the folder does not own it.
static tn_folder_slot* owned(tn_folder* folder, tn_ref op) {
  if (op == 0 || folder->capacity == 0) return NULL;
  const tn_attribute value = tn_const__of_op(folder->rewriter->context, op);
  if (value.storage == NULL) return NULL;
  const tn_folder_slot key = key_of(folder->rewriter->context, op, value);
  tn_folder_slot* slot = slot_for(folder, &key);
  return slot->region != 0 && slot->op == op ? slot : NULL;
}

/// Moves a constant to the start of its block, unless only owned constants precede it.
static void hoist(tn_folder* folder, tn_ref op, tn_ref block) {
  const tn_context* context = folder->rewriter->context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref first = tn_block__at(context, block)->first_op;
  if (cell->block == block && (first == op || owned(folder, cell->previous) != NULL)) return;
  tn_op__remove(folder->rewriter->shard, op);
  tn_op__insert(folder->rewriter->shard, op, block, first);
}

bool tn_folder__insert_known(tn_folder* folder, tn_ref op, tn_attribute value) {
  const tn_context* context = folder->rewriter->context;
  if (!reserve(folder)) return true;
  const tn_folder_slot key = key_of(context, op, value);
  tn_folder_slot* slot = slot_for(folder, &key);
  const bool is_known = slot->region != 0;
  const tn_ref block = tn_op__block(context, op);
  if (is_known && slot->op == op) {
    hoist(folder, op, block);
    return true;
  }
  if (is_known) {
    const tn_ref kept = tn_op__result(context, slot->op, 0);
    tn_op__at(context, slot->op)->location = 0;
    tn_rewriter__replace(folder->rewriter, op, &kept, 1);
    return false;
  }
  const tn_ref first = tn_region__at(context, key.region)->first_block;
  if (first != block) tn_op__at(context, op)->location = 0;
  hoist(folder, op, first);
  *slot = key;
  slot->op = op;
  ++folder->count;
  return true;
}

bool tn_folder__owns(tn_folder* folder, tn_ref op) { return owned(folder, op) != NULL; }

/// Returns the constant for the key, or creates one at the start of the region. A dialect may
/// materialize a constant of another dialect, which may already exist under that dialect's key.
static tn_ref find_or_make(tn_folder* folder, tn_folder_slot key, tn_op_code code,
                           tn_attribute value, tn_type type) {
  tn_rewriter* rewriter = folder->rewriter;
  tn_folder_slot* slot = slot_for(folder, &key);
  if (slot->region != 0) return slot->op;
  tn_rewriter__at_start(rewriter, tn_region__at(rewriter->context, key.region)->first_block);
  const tn_ref made = tn_rewriter__constant(rewriter, code, value, type);
  if (made == 0) return 0;
  const tn_ref op = tn_value__defining_op(rewriter->context, made);
  key.dialect = dialect_of(rewriter->context, op);
  slot = slot_for(folder, &key);
  if (slot->region != 0) {
    tn_rewriter__erase(rewriter, op);
    return slot->op;
  }
  *slot = key;
  slot->op = op;
  ++folder->count;
  return op;
}

tn_ref tn_folder__constant_in(tn_folder* folder, tn_ref block, tn_op_code code, tn_attribute value,
                              tn_type type) {
  if (!reserve(folder)) return 0;
  const tn_folder_slot key = {.region = insertion_region(folder->rewriter->context, block),
                              .dialect = dialect_of_code(folder->rewriter->context, code),
                              .value = value.storage->self,
                              .type = type.storage->self};
  folder->rewriter->location = 0;
  return find_or_make(folder, key, code, value, type);
}
