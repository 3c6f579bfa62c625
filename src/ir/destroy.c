// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Destruction of trees, without recursion.
//
// A tree is destroyed from its end: the last op of the last block of the last region first. So a
// user is destroyed before the value it uses, its operand is (mostly) the first of the value's use
// list, and each step accesses memory next to the previous one. Remaining uses of a value are
// outside of the tree, or earlier in it: these operands become null.
//
// A tree is destroyed on one thread: finding out whether a use crosses the boundary of a function
// would require visiting all uses in it, which takes as long. But cells are returned, block by
// block, to the shard that allocated their chunk, if no thread uses that. If all went to the
// destroying thread's shard, other threads would allocate new memory again and again while its list
// grew.

#include "ir/destroy.h"

#include "ir/erasure.h"
#include "ir/lazy.h"
#include "ir/op_resize.h"
#include "ir/services.h"
#include "ir/walk.h"

//===-- One op --------------------------------------------------------------------------------===//

static void drop_operands(const tn_context* context, tn_ref op, const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  const tn_ref operands = tn_op_cell__operands(context, op, cell);
  for (uint32_t i = count; i-- > 0;) {
    tn_use_cell* use = tn_use__at(context, operands + 3 * i);
    if (use->value == 0) continue;
    tn_use__unlink(context, use, &tn_value__at(context, use->value)->first_use);
    use->value = 0;
  }
}

static void drop_successors(const tn_context* context, tn_ref op, const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__successor_count(cell);
  const tn_ref successors = tn_op_cell__successors(op, cell);
  for (uint32_t i = 0; i < count; ++i) tn_use__set_block(context, successors + 3 * i, 0);
}

static void drop_uses_of_results(const tn_context* context, tn_ref op, const tn_op_cell* cell) {
  const uint32_t count = tn_op_cell__result_count(cell);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_value_cell* result = tn_value__at(context, tn_op_cell__result(op, cell, i));
    while (TN_UNLIKELY(result->first_use != 0)) tn_use__set_value(context, result->first_use, 0);
  }
}

static void free_regions(tn_shard* shard, const tn_op_cell* cell) {
  tn_context* context = shard->context;
  const uint32_t count = tn_op_cell__region_count(cell);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref region = tn_op_cell__region(cell, i);
    const tn_region_cell* region_cell = tn_region__at(context, region);
    if (region_cell->flags & TN_ENTITY_HOSTED)
      context->services->forget_host(context, region, 0, 0);
    const uint32_t record =
        tn_erasure__record(shard, region, region_cell->generation, TN_ERASURE_BY_PARENT, 0);
    tn_cell__free(shard, TN_CELL_REGION, region, record);
  }
}

void tn_op__forget_hosts(tn_context* context, tn_ref op, const tn_op_cell* cell) {
  context->services->forget_host(context, op, tn_op_cell__result(op, cell, 0),
                                 tn_op_cell__result_count(cell));
}

/// Frees an op whose regions have no blocks.
static void free_op(tn_shard* shard, tn_ref op, tn_op_cell* cell, uint32_t by_parent) {
  tn_context* context = shard->context;
  drop_operands(context, op, cell);
  drop_uses_of_results(context, op, cell);
  if (TN_UNLIKELY(cell->counts & ~0xffffu)) {
    if (tn_op_cell__successor_count(cell) != 0) drop_successors(context, op, cell);
    if (TN_UNLIKELY((cell->counts & TN_OP_LAZY) != 0)) tn_lazy__forget(context, op);
    free_regions(shard, cell);
    tn_op__free_spill(shard, cell);
    if (cell->counts & TN_OP_HOSTED) tn_op__forget_hosts(context, op, cell);
  }
  tn_count__add(&shard->erased_op_count, 1);
  const uint32_t record =
      tn_erasure__record(shard, op, cell->generation, cell->shape | by_parent, cell->location);
  tn_cell__free_op(shard, op, (uint32_t*)cell, record);
}

//===-- Trees ---------------------------------------------------------------------------------===//

/// Returns the last of the op's first `limit` regions that has a block; 0 if none has.
static tn_ref last_filled_region(const tn_context* context, const tn_op_cell* cell,
                                 uint32_t limit) {
  const uint32_t count = tn_op_cell__region_count(cell);
  for (uint32_t i = count < limit ? count : limit; i-- > 0;) {
    const tn_ref region = tn_op_cell__region(cell, i);
    if (tn_region__at(context, region)->last_block != 0) return region;
  }
  return 0;
}

/// Frees ops of a block that is being destroyed, from `op` to the first, without calling anything;
/// stops at an op that needs more work, which it returns, or 0.
static tn_ref free_plain_ops(tn_shard* shard, tn_ref op) {
  const tn_context* context = shard->context;
  const tn_base* bases = tn_cells__bases(shard->cells);
  uint32_t count = 0;
  for (; op != 0; ++count) {
    tn_op_cell* cell = (tn_op_cell*)(void*)tn_cells__in(bases, op);
    const uint32_t counts = cell->counts;
    const uint32_t generation = cell->generation;
    const tn_use_cell* operands = tn_op_cell__near_operands(cell, counts);
    if (TN_UNLIKELY(!tn_op__is_plain_leaf(shard, counts, generation) ||
                    tn_op_cell__has_uses(cell, operands))) {
      break;
    }
    __builtin_prefetch((const char*)cell - TN_WALK_PREFETCH_BYTES, 1);
    const tn_ref previous = cell->previous;
    tn_op__unlink_operands(bases, operands, counts >> 8);
    tn_op__free_plain_leaf(shard, context, tn_cells__info(shard->cells, op), op, cell, generation,
                           TN_ERASURE_BY_PARENT);
    op = previous;
  }
  tn_count__add(&shard->erased_op_count, count);
  return op;
}

/// This number of ops is freed to the own shard in any case.
#define FEW_OPS 64u

/// The shard that receives freed cells.
typedef struct taking {
  tn_shard* own;
  tn_shard* shard;
  const tn_shard* wanted;  ///< Unchanged while that is not idle, and `shard` is the own one.
  uint64_t first;          ///< The own shard's erasure count before.
} taking;

/// Records of erasures continue in the same batch, whichever shard receives the cells.
static void hand_over_records(tn_shard* from, tn_shard* to) {
  const uint32_t next = to->erasure_next;
  const uint32_t end = to->erasure_end;
  to->erasure_next = from->erasure_next;
  to->erasure_end = from->erasure_end;
  from->erasure_next = next;
  from->erasure_end = end;
}

static void give_back(taking* self) {
  if (self->shard == self->own) return;
  hand_over_records(self->shard, self->own);
  tn_shard__release(self->shard);
  self->shard = self->own;
}

static void want(taking* self, tn_shard* wanted) {
  if (self->own->erased_op_count - self->first < FEW_OPS) return;
  give_back(self);
  self->wanted = wanted;
  if (wanted == self->own || !tn_shard__borrow(wanted)) return;
  hand_over_records(self->own, wanted);
  self->shard = wanted;
}

/// Destroys the contents of the regions of `root`, last first: `limit` regions of the current op
/// may be nonempty.
static void destroy_contents(tn_shard* own, tn_ref root) {
  const tn_context* context = own->context;
  taking self = {.own = own, .shard = own, .wanted = own, .first = own->erased_op_count};
  tn_ref op = root;
  uint32_t limit = UINT32_MAX;
  for (;;) {
    tn_op_cell* cell = tn_op__at(context, op);
    const tn_ref region = TN_UNLIKELY(cell->counts & (0xf00000u | TN_OP_LONG))
                              ? last_filled_region(context, cell, limit)
                              : 0;
    if (region != 0) {
      const tn_region_cell* region_cell = tn_region__at(context, region);
      const tn_ref block = region_cell->last_block;
      const tn_ref last = tn_block__at(context, block)->last_op;
      limit = region_cell->index + 1;
      if (last == 0) {
        tn_block__free_cell(self.shard, block, true);
      } else {
        op = last;
        limit = UINT32_MAX;
      }
      continue;
    }
    if (op == root) break;
    tn_shard* maker = tn_cells__info(own->cells, op)->maker;
    if (TN_UNLIKELY(maker != self.wanted)) want(&self, maker);
    __builtin_prefetch((const char*)cell - TN_WALK_PREFETCH_BYTES, 1);
    tn_block_cell* block = tn_block__at(context, cell->block);
    const tn_ref previous = cell->previous;
    free_op(self.shard, op, cell, TN_ERASURE_BY_PARENT);
    op = free_plain_ops(self.shard, previous);
    block->last_op = op;
    limit = UINT32_MAX;
    if (op == 0) {
      const tn_region_cell* region_cell = tn_region__at(context, block->region);
      block->first_op = 0;
      op = region_cell->op;
      limit = region_cell->index + 1;
    }
  }
  give_back(&self);
}

void tn_op__destroy(tn_shard* shard, tn_ref op) {
  tn_op_cell* cell = tn_op__at(shard->context, op);
  tn_walker__op_leaves(shard, op, true);
  if (cell->block != 0) {
    tn_op__unlink(shard->context, cell);
  } else {
    shard->context->services->disown_op(shard->context, op);
  }
  if ((cell->counts & TN_OP_MAY_HOLD) != 0) destroy_contents(shard, op);
  free_op(shard, op, cell, 0);
}

void tn_block__destroy(tn_shard* shard, tn_ref block) {
  const tn_context* context = shard->context;
  tn_walker__block_leaves(shard, block, true);
  tn_block_cell* cell = tn_block__at(context, block);
  while (cell->last_op != 0) {
    const tn_ref op = cell->last_op;
    tn_op_cell* op_cell = tn_op__at(context, op);
    destroy_contents(shard, op);
    const tn_ref previous = op_cell->previous;
    free_op(shard, op, op_cell, TN_ERASURE_BY_PARENT);
    cell->last_op = previous;
    if (previous == 0) {
      cell->first_op = 0;
    } else {
      tn_op__at(context, previous)->next = 0;
    }
  }
  tn_block__free_cell(shard, block, false);
}

void tn_op__drop_all_references(tn_shard* shard, tn_ref root) {
  const tn_context* context = shard->context;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    const tn_op_cell* cell = tn_op__at(context, op);
    drop_operands(context, op, cell);
    if (tn_op_cell__successor_count(cell) != 0) drop_successors(context, op, cell);
  }
}
