// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Regions, blocks and block arguments in cells.
//
// A block keeps the references of its argument cells in an AUX array, so that an argument has its
// own slot and keeps it when arguments before it are erased.

#include "ir/destroy.h"
#include "ir/erasure.h"
#include "ir/op.h"
#include "ir/services.h"
#include "ir/walk.h"

#define CELL_WORDS(type) ((uint32_t)(sizeof(type) / sizeof(uint32_t)))

tn_ref tn_region__create(tn_shard* shard, tn_ref op, uint32_t index) {
  const tn_ref region = tn_cell__allocate(shard, TN_CELL_REGION, CELL_WORDS(tn_region_cell));
  if (region == 0) return 0;
  tn_region_cell* cell = tn_region__at(shard->context, region);
  cell->op = op;
  cell->first_block = 0;
  cell->last_block = 0;
  cell->index = index;
  cell->flags = 0;
  return region;
}

//===-- Blocks --------------------------------------------------------------------------------===//

tn_ref tn_block__create(tn_shard* shard, tn_ref region, tn_ref before) {
  const tn_ref block = tn_cell__allocate(shard, TN_CELL_BLOCK, CELL_WORDS(tn_block_cell));
  if (block == 0) return 0;
  tn_block_cell* cell = tn_block__at(shard->context, block);
  memset(&cell->region, 0, sizeof *cell - sizeof cell->generation);
  if (region != 0) tn_block__insert(shard->context, block, region, before);
  return block;
}

void tn_block__insert(const tn_context* context, tn_ref block, tn_ref region, tn_ref before) {
  tn_block_cell* cell = tn_block__at(context, block);
  tn_region_cell* region_cell = tn_region__at(context, region);
  cell->region = region;
  cell->next = before;
  cell->previous = before == 0 ? region_cell->last_block : tn_block__at(context, before)->previous;
  if (cell->previous == 0) {
    region_cell->first_block = block;
  } else {
    tn_block__at(context, cell->previous)->next = block;
  }
  if (before == 0) {
    region_cell->last_block = block;
  } else {
    tn_block__at(context, before)->previous = block;
  }
}

static void unlink_block(const tn_context* context, tn_block_cell* cell) {
  tn_region_cell* region = tn_region__at(context, cell->region);
  if (cell->previous == 0) {
    region->first_block = cell->next;
  } else {
    tn_block__at(context, cell->previous)->next = cell->next;
  }
  if (cell->next == 0) {
    region->last_block = cell->previous;
  } else {
    tn_block__at(context, cell->next)->previous = cell->previous;
  }
  cell->region = 0;
  cell->previous = 0;
  cell->next = 0;
}

void tn_block__remove(tn_shard* shard, tn_ref block) {
  tn_walker__block_leaves(shard, block, false);
  unlink_block(shard->context, tn_block__at(shard->context, block));
}

//===-- Arguments -----------------------------------------------------------------------------===//

/// Reserves space for one more argument. False when out of memory.
static bool reserve_argument(tn_shard* shard, tn_ref block) {
  const tn_context* context = shard->context;
  tn_block_cell* cell = tn_block__at(context, block);
  if (cell->argument_count < cell->argument_capacity) return true;
  const uint32_t capacity = cell->argument_capacity == 0 ? 2 : cell->argument_capacity * 2;
  const uint32_t words = tn_cell__class_words(TN_AUX_HEADER_WORDS + capacity);
  const tn_ref array = tn_cell__allocate(shard, TN_CELL_AUX, words);
  if (array == 0) return false;
  uint32_t* fresh = tn_cells__at(&context->cells, array);
  fresh[1] = block;
  if (cell->arguments != 0) {
    memcpy(fresh + TN_AUX_HEADER_WORDS,
           tn_cells__at(&context->cells, cell->arguments + TN_AUX_HEADER_WORDS),
           cell->argument_count * sizeof *fresh);
    tn_cell__free(shard, TN_CELL_AUX, cell->arguments, 0);
  }
  cell->arguments = array;
  cell->argument_capacity = words - TN_AUX_HEADER_WORDS;
  return true;
}

static void set_argument_number(const tn_context* context, tn_ref value, uint32_t number) {
  tn_argument_cell* cell = tn_argument__at(context, value);
  cell->number_and_flag = number << 1 | (cell->number_and_flag & 1u);
}

tn_ref tn_block__add_argument(tn_shard* shard, tn_ref block, uint32_t index, tn_uref type,
                              uint32_t location) {
  const tn_context* context = shard->context;
  if (!reserve_argument(shard, block)) return 0;
  const tn_ref argument = tn_cell__allocate(shard, TN_CELL_ARGUMENT, CELL_WORDS(tn_argument_cell));
  if (argument == 0) return 0;
  const tn_ref value = argument + 1;
  tn_argument_cell* cell = tn_argument__at(context, value);
  cell->value = (tn_value_cell){type, 0};
  cell->block = block;
  cell->number_and_flag = index << 1;
  cell->location = location;
  tn_block_cell* block_cell = tn_block__at(context, block);
  uint32_t* values = tn_cells__at(&context->cells, block_cell->arguments + TN_AUX_HEADER_WORDS);
  for (uint32_t i = block_cell->argument_count; i > index; --i) {
    values[i] = values[i - 1];
    set_argument_number(context, values[i], i);
  }
  values[index] = value;
  ++block_cell->argument_count;
  return value;
}

static void free_argument(tn_shard* shard, tn_ref value, uint32_t by_parent) {
  tn_context* context = shard->context;
  tn_argument_cell* cell = tn_argument__at(context, value);
  while (cell->value.first_use != 0) tn_use__set_value(context, cell->value.first_use, 0);
  if (cell->number_and_flag & 1u) context->services->forget_host(context, value, 0, 0);
  const uint32_t record =
      tn_erasure__record(shard, value - 1, cell->generation, by_parent, cell->location);
  tn_cell__free(shard, TN_CELL_ARGUMENT, value - 1, record);
}

void tn_block__erase_argument(tn_shard* shard, tn_ref block, uint32_t index) {
  const tn_context* context = shard->context;
  tn_block_cell* cell = tn_block__at(context, block);
  uint32_t* values = tn_cells__at(&context->cells, cell->arguments + TN_AUX_HEADER_WORDS);
  free_argument(shard, values[index], 0);
  --cell->argument_count;
  for (uint32_t i = index; i < cell->argument_count; ++i) {
    values[i] = values[i + 1];
    set_argument_number(context, values[i], i);
  }
}

void tn_block__erase_arguments(tn_shard* shard, tn_ref block,
                               bool (*goes)(void* data, tn_ref value), void* data) {
  const tn_context* context = shard->context;
  tn_block_cell* cell = tn_block__at(context, block);
  if (cell->argument_count == 0) return;
  uint32_t* values = tn_cells__at(&context->cells, cell->arguments + TN_AUX_HEADER_WORDS);
  for (uint32_t i = cell->argument_count; i-- > 0;) {
    if (!goes(data, values[i])) continue;
    free_argument(shard, values[i], 0);
    values[i] = 0;
  }
  uint32_t kept = 0;
  for (uint32_t i = 0; i < cell->argument_count; ++i) {
    if (values[i] == 0) continue;
    values[kept] = values[i];
    set_argument_number(context, values[kept], kept);
    ++kept;
  }
  cell->argument_count = kept;
}

void tn_block__discard(tn_shard* shard, tn_ref block) {
  tn_block_cell* cell = tn_block__at(shard->context, block);
  if (cell->first_op != 0 || cell->argument_count != 0 || cell->first_use != 0) {
    tn_block__destroy(shard, block);
    return;
  }
  tn_walker__block_leaves(shard, block, true);
  if (cell->arguments != 0) tn_cell__free(shard, TN_CELL_AUX, cell->arguments, 0);
  if (cell->region != 0) unlink_block(shard->context, cell);
  tn_cell__free(shard, TN_CELL_BLOCK, block, 0);
}

void tn_region__discard(tn_shard* shard, tn_ref region) {
  for (;;) {
    const tn_ref block = tn_region__at(shard->context, region)->last_block;
    if (block == 0) break;
    tn_block__discard(shard, block);
  }
  tn_cell__free(shard, TN_CELL_REGION, region, 0);
}

void tn_block__free_cell(tn_shard* shard, tn_ref block, bool by_parent) {
  tn_context* context = shard->context;
  tn_block_cell* cell = tn_block__at(context, block);
  while (cell->first_use != 0) tn_use__set_block(context, cell->first_use, 0);
  for (uint32_t i = cell->argument_count; i-- > 0;) {
    free_argument(shard, tn_block_cell__argument(context, cell, i), TN_ERASURE_BY_PARENT);
  }
  if (cell->arguments != 0) tn_cell__free(shard, TN_CELL_AUX, cell->arguments, 0);
  if (cell->flags & TN_ENTITY_HOSTED) context->services->forget_host(context, block, 0, 0);
  if (cell->region != 0) unlink_block(context, cell);
  const uint32_t record =
      tn_erasure__record(shard, block, cell->generation, by_parent ? TN_ERASURE_BY_PARENT : 0, 0);
  tn_cell__free(shard, TN_CELL_BLOCK, block, record);
}
