// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operations in cells: layout, creation, position, operands.

#include "ir/op.h"

#include "ir/replace_uses.h"
#include "ir/shape.h"
#include "ir/uniqued.h"
#include "ir/walk.h"

//===-- Layout --------------------------------------------------------------------------------===//

static const tn_spill* spill_of(const tn_context* context, const tn_op_cell* op) {
  const tn_ref spill = ((const uint32_t*)op)[tn_op_cell__layout(op).attributes];
  return (const tn_spill*)(const void*)tn_cells__at(&context->cells, spill);
}

uint32_t tn_op_cell__operand_count_slow(const tn_context* context, const tn_op_cell* op) {
  if (op->counts & TN_OP_MOVED) return spill_of(context, op)->words[TN_SPILL_OPERAND_COUNT];
  return op->words[1];
}

tn_op_layout tn_op_cell__layout_long(const tn_op_cell* op) {
  tn_op_layout layout;
  layout.results = TN_OP_HEADER_WORDS + TN_OP_LONG_WORDS;
  layout.operands = layout.results + 2 * op->words[0];
  layout.successors = layout.operands + 3 * op->words[1];
  layout.regions = layout.successors + 3 * op->words[2];
  layout.attributes = layout.regions + op->words[3];
  return layout;
}

tn_ref tn_op_cell__operands_slow(const tn_context* context, tn_ref ref, const tn_op_cell* op) {
  if (op->counts & TN_OP_MOVED) {
    return spill_of(context, op)->words[TN_SPILL_OPERANDS] + TN_AUX_HEADER_WORDS;
  }
  return ref + tn_op_cell__layout(op).operands;
}

tn_string_view tn_op_cell__name_text(const tn_context* context, const tn_op_cell* op) {
  const tn_operation_name_payload* name = tn_storage_payload(tn_op_cell__name(context, op));
  return (tn_string_view){name->text, name->size};
}

uint32_t tn_use__operand_number(const tn_context* context, tn_ref use, tn_ref owner) {
  return (use - tn_op_cell__operands(context, owner, tn_op__at(context, owner))) / 3;
}

tn_ref tn_value__parent_block(const tn_context* context, tn_ref value) {
  if (value == 0) return 0;
  if (tn_value__is_argument(value)) return tn_argument__at(context, value)->block;
  return tn_op__at(context, tn_value__owner(context, value))->block;
}

bool tn_op__is_ancestor(const tn_context* context, tn_ref ancestor, tn_ref op) {
  while (op != 0 && op != ancestor) op = tn_op_cell__parent(context, tn_op__at(context, op));
  return op != 0;
}

//===-- Creation ------------------------------------------------------------------------------===//

/// Returns the number of words of a whole op, or 0 if it exceeds the range of references.
static uint32_t spec_words(const tn_op_spec* spec, bool is_long) {
  const uint64_t attributes = spec->attribute_count == 0 ? 1 : spec->attribute_count;
  const uint64_t words = TN_OP_HEADER_WORDS + (is_long ? TN_OP_LONG_WORDS : 0u) +
                         2 * (uint64_t)spec->result_count + 3 * (uint64_t)spec->operand_count +
                         3 * (uint64_t)spec->successor_count + spec->region_count + attributes;
  return words < (UINT64_C(1) << 30) ? (uint32_t)words : 0;
}

static void fill_counts(tn_op_cell* cell, const tn_op_spec* spec, bool is_long) {
  if (is_long) {
    cell->counts = TN_OP_LONG;
    cell->words[0] = spec->result_count;
    cell->words[1] = spec->operand_count;
    cell->words[2] = spec->successor_count;
    cell->words[3] = spec->region_count;
  } else {
    cell->counts = spec->result_count | spec->operand_count << 8 | spec->successor_count << 16 |
                   spec->region_count << 20;
  }
}

static void free_regions(tn_shard* shard, tn_op_cell* cell, uint32_t made) {
  for (uint32_t i = 0; i < made; ++i) {
    tn_cell__free(shard, TN_CELL_REGION, tn_op_cell__region(cell, i), 0);
  }
}

static bool make_regions(tn_shard* shard, tn_ref op, tn_op_cell* cell, uint32_t count) {
  uint32_t* regions = (uint32_t*)cell + tn_op_cell__layout(cell).regions;
  for (uint32_t i = 0; i < count; ++i) {
    regions[i] = tn_region__create(shard, op, i);
    if (regions[i] == 0) {
      free_regions(shard, cell, i);
      return false;
    }
  }
  return true;
}

tn_ref tn_op__create(tn_shard* shard, const tn_op_spec* spec) {
  const bool is_long = ((spec->result_count | spec->operand_count) > 0xffu) ||
                       ((spec->successor_count | spec->region_count) > 0xfu);
  const uint32_t words = spec_words(spec, is_long);
  if (TN_UNLIKELY(words == 0)) {
    shard->is_at_limit = true;
    tn_context__fail(shard->context, TN_LIMIT_EXCEEDED,
                     (tn_location){shard->context, spec->location},
                     "an operation is limited to 4 GiB");
    return 0;
  }
  const tn_ref op = tn_cell__allocate_op(shard, words);
  if (TN_UNLIKELY(op == 0)) return 0;
  tn_op_cell* cell = tn_op__at(shard->context, op);
  memset(&cell->counts, 0, (words - 1) * sizeof(uint32_t));
  cell->shape = spec->shape;
  cell->location = spec->location;
  fill_counts(cell, spec, is_long);
  uint32_t* results = (uint32_t*)cell + tn_op_cell__results_offset(cell);
  for (uint32_t i = is_long ? 0 : 1; i < spec->result_count; ++i) results[2 * i] = TN_VALUE_FAR;
  if (TN_UNLIKELY(spec->region_count != 0) && !make_regions(shard, op, cell, spec->region_count)) {
    tn_count__add(&shard->live_counts[TN_CELL_OP], UINT64_MAX);
    tn_cell__free(shard, TN_CELL_OP, op, 0);
    return 0;
  }
  return op;
}

tn_status tn_op__create_around(tn_shard* shard, tn_uref name, tn_location location, tn_ref region,
                               tn_ref* out_op) {
  *out_op = 0;
  tn_op_spec spec = {.region_count = 1, .location = tn_location__ref(location)};
  TN_TRY(tn_shape__get(shard, name, NULL, 0, &spec.shape, NULL));
  const tn_ref op = tn_op__create(shard, &spec);
  if (op == 0) return tn_shard__failure(shard);
  tn_op__adopt_region(shard, op, 0, region);
  *out_op = op;
  return TN_OK;
}

void tn_op__adopt_region(tn_shard* shard, tn_ref op, uint32_t index, tn_ref region) {
  tn_op_cell* cell = tn_op__at(shard->context, op);
  uint32_t* regions = (uint32_t*)cell + tn_op_cell__layout(cell).regions;
  tn_cell__free(shard, TN_CELL_REGION, regions[index], 0);
  regions[index] = region;
  tn_region_cell* region_cell = tn_region__at(shard->context, region);
  region_cell->op = op;
  region_cell->index = index;
}

//===-- Position ------------------------------------------------------------------------------===//

/// Assigns an order number to an op that was just linked, or marks the block as not numbered if
/// there is no gap.
static void number_inserted(const tn_context* context, tn_block_cell* block, tn_op_cell* op) {
  if ((block->flags & TN_BLOCK_ORDERED) == 0) return;
  const uint32_t low = op->previous == 0 ? 0 : tn_op__at(context, op->previous)->order;
  if (op->next == 0) {
    if (low < UINT32_MAX - TN_ORDER_STEP) {
      op->order = low + TN_ORDER_STEP;
      return;
    }
  } else {
    const uint32_t high = tn_op__at(context, op->next)->order;
    if (high - low > 1) {
      op->order = low + (high - low) / 2;
      return;
    }
  }
  block->flags &= ~TN_BLOCK_ORDERED;
}

void tn_op__insert(tn_shard* shard, tn_ref op, tn_ref block, tn_ref before) {
  const tn_context* context = shard->context;
  tn_op_cell* cell = tn_op__at(context, op);
  tn_block_cell* block_cell = tn_block__at(context, block);
  const tn_ref previous = before == 0 ? block_cell->last_op : tn_op__at(context, before)->previous;
  cell->block = block;
  cell->previous = previous;
  cell->next = before;
  if (previous == 0) {
    block_cell->first_op = op;
    if (before == 0) block_cell->flags |= TN_BLOCK_ORDERED;
  } else {
    tn_op__at(context, previous)->next = op;
  }
  if (before == 0) {
    block_cell->last_op = op;
  } else {
    tn_op__at(context, before)->previous = op;
  }
  number_inserted(context, block_cell, cell);
}

void tn_op__remove(tn_shard* shard, tn_ref op) {
  tn_walker__op_leaves(shard, op, false);
  tn_op_cell* cell = tn_op__at(shard->context, op);
  tn_op__unlink(shard->context, cell);
  cell->block = 0;
  cell->previous = 0;
  cell->next = 0;
  cell->order = 0;
}

static void number_ops(const tn_context* context, tn_block_cell* block) {
  uint32_t count = 0;
  for (tn_ref op = block->first_op; op != 0; op = tn_op__at(context, op)->next) ++count;
  const uint32_t step = count < UINT32_MAX / TN_ORDER_STEP - 1 ? TN_ORDER_STEP : 1;
  uint32_t order = 0;
  for (tn_ref op = block->first_op; op != 0;) {
    tn_op_cell* cell = tn_op__at(context, op);
    cell->order = order += step;
    op = cell->next;
  }
}

void tn_block__number_ops(tn_context* context, tn_block_cell* block) {
  if (TN_LIKELY(__atomic_load_n(&block->flags, __ATOMIC_ACQUIRE) & TN_BLOCK_ORDERED)) return;
  tn_lock_acquire(&context->lock);
  if ((block->flags & TN_BLOCK_ORDERED) == 0) {
    number_ops(context, block);
    __atomic_store_n(&block->flags, block->flags | TN_BLOCK_ORDERED, __ATOMIC_RELEASE);
  }
  tn_lock_release(&context->lock);
}

bool tn_op__is_before(tn_context* context, tn_ref op, tn_ref other) {
  const tn_op_cell* cell = tn_op__at(context, op);
  tn_block__number_ops(context, tn_block__at(context, cell->block));
  return cell->order < tn_op__at(context, other)->order;
}

//===-- Uses ----------------------------------------------------------------------------------===//

void tn_use__set_value(const tn_context* context, tn_ref use, tn_ref value) {
  tn_use_cell* cell = tn_use__at(context, use);
  if (cell->value != 0) {
    tn_use__unlink(context, cell, &tn_value__at(context, cell->value)->first_use);
  }
  cell->value = value;
  cell->next = 0;
  cell->previous = 0;
  if (value != 0) {
    tn_use__link(context, use, cell, &tn_value__at(context, value)->first_use);
  }
}

void tn_use__set_block(const tn_context* context, tn_ref use, tn_ref block) {
  tn_use_cell* cell = tn_use__at(context, use);
  if (cell->value != 0) {
    tn_use__unlink(context, cell, &tn_block__at(context, cell->value)->first_use);
  }
  cell->value = block;
  cell->next = 0;
  cell->previous = 0;
  if (block != 0) tn_use__link(context, use, cell, &tn_block__at(context, block)->first_use);
}

void tn_use__move(const tn_context* context, tn_ref from, tn_ref to, bool is_successor) {
  if (from == to) return;
  const tn_use_cell moved = *tn_use__at(context, from);
  *tn_use__at(context, to) = moved;
  if (moved.value == 0) return;
  if (moved.next != 0) tn_use__at(context, moved.next)->previous = to;
  if (moved.previous != 0) {
    tn_use__at(context, moved.previous)->next = to;
  } else if (is_successor) {
    tn_block__at(context, moved.value)->first_use = to;
  } else {
    tn_value__at(context, moved.value)->first_use = to;
  }
}

void tn_value__replace_all_uses(const tn_context* context, tn_ref from, tn_ref to) {
  const tn_base* bases = tn_cells__bases(&context->cells);
  if (to != 0) {
    tn_value__replace_all_uses_in(bases, from, to);
    return;
  }
  tn_value_cell* source = (tn_value_cell*)(void*)tn_cells__in(bases, from);
  for (tn_ref use = source->first_use; use != 0;) {
    tn_use_cell* cell = (tn_use_cell*)(void*)tn_cells__in(bases, use);
    use = cell->next;
    *cell = (tn_use_cell){0, 0, 0};
  }
  source->first_use = 0;
}
