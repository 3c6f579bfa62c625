// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure diff: a module as a table of ops, with their keys for comparison. An op's keys are hashes
// of text, so that they can be compared between contexts. Names of symbols are not part of them, so
// that a renamed function still matches.

#include <stdlib.h>
#include <string.h>
#include <tenure/block.h>
#include <tenure/symbol.h>
#include <tenure/text.h>
#include <tenure/value.h>
#include <tenure/walk.h>

#include "diff.h"

//===-- Hashes --------------------------------------------------------------------------------===//

uint64_t diff_hash(uint64_t hash, const char* bytes, size_t size) {
  hash ^= UINT64_C(0xcbf29ce484222325) + size;
  for (; size >= sizeof hash; bytes += sizeof hash, size -= sizeof hash) {
    uint64_t word;
    memcpy(&word, bytes, sizeof word);
    hash = (hash ^ word) * UINT64_C(0x9E3779B97F4A7C15);
    hash ^= hash >> 29;
  }
  for (; size != 0; ++bytes, --size) {
    hash = (hash ^ (unsigned char)*bytes) * UINT64_C(0x100000001b3);
  }
  return hash ^ hash >> 32;
}

static uint64_t mix(uint64_t hash, uint64_t word) {
  hash = (hash * 31 ^ word) * UINT64_C(0xBF58476D1CE4E5B9);
  return hash ^ hash >> 31;
}

static uint64_t hash_view(uint64_t hash, tn_string_view text) {
  return diff_hash(hash, text.data, text.size);
}

static size_t slot_of(const diff_texts* texts, const void* key) {
  size_t at = (size_t)(mix(0, (uintptr_t)key) & (texts->capacity - 1));
  while (texts->keys[at] != NULL && texts->keys[at] != key) at = (at + 1) & (texts->capacity - 1);
  return at;
}

static bool grow_texts(diff_texts* texts) {
  diff_texts grown = {.capacity = texts->capacity == 0 ? 256 : 2 * texts->capacity};
  grown.keys = calloc(grown.capacity, sizeof *grown.keys);
  grown.hashes = calloc(grown.capacity, sizeof *grown.hashes);
  if (grown.keys == NULL || grown.hashes == NULL) {
    free((void*)grown.keys);
    free(grown.hashes);
    return false;
  }
  for (size_t i = 0; i < texts->capacity; ++i) {
    if (texts->keys[i] == NULL) continue;
    const size_t at = slot_of(&grown, texts->keys[i]);
    grown.keys[at] = texts->keys[i];
    grown.hashes[at] = texts->hashes[i];
  }
  grown.count = texts->count;
  free((void*)texts->keys);
  free(texts->hashes);
  *texts = grown;
  return true;
}

// Returns the hash of the text of a type or an attribute.
static uint64_t hash_uniqued(diff_side* side, tn_type type, tn_attribute attribute) {
  const void* key = tn_type_is_null(type) ? (const void*)attribute.storage : type.storage;
  diff_texts* texts = &side->texts;
  if (2 * texts->count >= texts->capacity && !grow_texts(texts)) {
    side->failed = true;
    return 0;
  }
  const size_t at = slot_of(texts, key);
  if (texts->keys[at] != NULL) return texts->hashes[at];
  tool_text* text = &side->scratch;
  text->size = 0;
  const tn_status status = tn_type_is_null(type)
                               ? tn_attribute_print(attribute, tool_text_write, text)
                               : tn_type_print(type, tool_text_write, text);
  side->failed |= status != TN_OK || text->failed;
  texts->keys[at] = key;
  texts->hashes[at] = diff_hash(0, text->data, text->size);
  ++texts->count;
  return texts->hashes[at];
}

//===-- Keys ----------------------------------------------------------------------------------===//

static uint64_t hash_attribute(diff_side* side, uint64_t hash, tn_named_attribute item) {
  const tn_string_view name = tn_identifier_text(item.name);
  if (tn_string_view_equal(name, tn_string_view_from("sym_name"))) return hash;
  return mix(hash_view(hash, name), hash_uniqued(side, (tn_type){0}, item.value));
}

static uint64_t hash_attributes(diff_side* side, tn_op op, uint64_t hash) {
  const size_t property_count = tn_op_property_count(op);
  const size_t count = tn_op_discardable_attribute_count(op);
  for (size_t i = 0; i < property_count; ++i) {
    hash = hash_attribute(side, hash, tn_op_property_at(op, i));
  }
  for (size_t i = 0; i < count; ++i) {
    hash = hash_attribute(side, mix(hash, 1), tn_op_discardable_attribute_at(op, i));
  }
  return hash;
}

// Returns the hash of an operand's definition, if that precedes it.
static uint64_t hash_operand(diff_side* side, tn_value value) {
  if (tn_value_is_null(value)) return 0;
  const uint64_t number = tn_value_number(value);
  if (tn_value_is_block_argument(value)) {
    return mix(number + 1, hash_uniqued(side, tn_value_type(value), (tn_attribute){0}));
  }
  const uint32_t from = diff_op_number(side, tn_value_owner_op(value));
  return from == DIFF_NONE ? 2 : mix(number + 3, side->ops[from].keys[DIFF_LEVEL_STRONG]);
}

static void set_keys(diff_side* side, diff_op* self) {
  const tn_op op = self->op;
  const size_t operand_count = tn_op_operand_count(op);
  const size_t result_count = tn_op_result_count(op);
  self->keys[DIFF_LEVEL_NAME] = hash_view(1, tn_op_name(op));
  uint64_t hash = mix(mix(self->keys[DIFF_LEVEL_NAME], operand_count), tn_op_region_count(op));
  for (size_t i = 0; i < result_count; ++i) {
    const tn_type type = tn_value_type(tn_op_result(op, i));
    hash = mix(hash, hash_uniqued(side, type, (tn_attribute){0}));
  }
  self->keys[DIFF_LEVEL_TYPES] = hash;
  hash = hash_attributes(side, op, hash);
  self->keys[DIFF_LEVEL_OWN] = hash;
  for (size_t i = 0; i < operand_count; ++i) {
    hash = mix(hash, hash_operand(side, tn_op_operand(op, i)));
  }
  self->keys[DIFF_LEVEL_STRONG] = hash;
  const tn_string_view symbol = tn_symbol_name(op);
  self->symbol = symbol.size == 0 ? 0 : hash_view(self->keys[DIFF_LEVEL_NAME], symbol) | 1;
}

// Computes the tree keys from nested ops, from the last op to the first.
static void set_trees(diff_side* side) {
  for (uint32_t i = 0; i < side->count; ++i) side->ops[i].keys[DIFF_LEVEL_TREE] = 0;
  for (uint32_t i = side->count; i-- != 0;) {
    diff_op* self = &side->ops[i];
    const uint64_t inside = self->keys[DIFF_LEVEL_TREE];
    self->keys[DIFF_LEVEL_TREE] = mix(mix(self->keys[DIFF_LEVEL_STRONG], inside), self->size);
    if (self->parent == DIFF_NONE) continue;
    diff_op* parent = &side->ops[self->parent];
    parent->size += self->size;
    parent->keys[DIFF_LEVEL_TREE] =
        mix(mix(parent->keys[DIFF_LEVEL_TREE], self->region), mix(self->symbol, self->keys[0]));
  }
}

//===-- Tables --------------------------------------------------------------------------------===//

uint32_t diff_op_number(const diff_side* side, tn_op op) {
  const size_t found = tool_ops_find(&side->numbers, op);
  return found == SIZE_MAX ? DIFF_NONE : (uint32_t)found;
}

static tn_op as_op(tn_block block) { return (tn_op){block.scope, block.slot, block.generation, 0}; }

uint32_t diff_block_number(const diff_side* side, tn_block block) {
  const size_t found = tool_ops_find(&side->blocks, as_op(block));
  return found == SIZE_MAX ? DIFF_NONE : (uint32_t)found;
}

static bool add_blocks(diff_side* side, tn_op op) {
  for (size_t i = 0; i < tn_op_region_count(op); ++i) {
    tn_block block = tn_region_first_block(tn_op_region(op, i));
    for (; !tn_block_is_null(block); block = tn_block_next(block)) {
      if (!tool_ops_add(&side->blocks, as_op(block))) return false;
    }
  }
  return true;
}

static tn_walk_result add_op(tn_op op, void* user_data) {
  diff_side* side = user_data;
  if (side->count == side->capacity) {
    const size_t capacity = side->capacity == 0 ? 1024 : 2 * side->capacity;
    diff_op* grown = realloc(side->ops, capacity * sizeof *grown);
    if (grown == NULL) return TN_WALK_INTERRUPT;
    side->ops = grown;
    side->capacity = capacity;
  }
  const tn_block block = tn_op_block(op);
  diff_op* self = &side->ops[side->count];
  *self = (diff_op){.op = op, .parent = DIFF_NONE, .size = 1, .match = DIFF_NONE};
  if (side->count != 0) {
    self->parent = diff_op_number(side, tn_op_parent(op));
    self->region = (uint32_t)tn_region_index(tn_block_region(block));
    self->block = diff_block_number(side, block);
  }
  if (!tool_ops_add(&side->numbers, op) || !add_blocks(side, op)) return TN_WALK_INTERRUPT;
  set_keys(side, self);
  ++side->count;
  return side->failed ? TN_WALK_INTERRUPT : TN_WALK_ADVANCE;
}

static bool fill(diff_side* side) {
  if (tn_op_walk(side->module.root, TN_WALK_PRE_ORDER, add_op, side) != TN_OK) return false;
  set_trees(side);
  side->block_capacity = side->blocks.count + 1;
  side->block_matches = malloc(side->block_capacity * sizeof *side->block_matches);
  if (side->block_matches == NULL) return false;
  for (size_t i = 0; i < side->block_capacity; ++i) side->block_matches[i] = DIFF_NONE;
  return true;
}

bool diff_side_open(const char* path, diff_side* out_side) {
  *out_side = (diff_side){0};
  if (!tool_query_open(path, false, &out_side->module)) return false;
  if (fill(out_side)) return true;
  tool_error("out of memory");
  return false;
}

void diff_side_close(diff_side* side) {
  tool_ops_free(&side->numbers);
  tool_ops_free(&side->blocks);
  free(side->block_matches);
  free(side->ops);
  free((void*)side->texts.keys);
  free(side->texts.hashes);
  free(side->scratch.data);
  tool_query_close(&side->module);
}
