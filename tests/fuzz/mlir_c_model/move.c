// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Steps that move and steps that end things.

#include "model.h"

static MlirOperation handle_of_op(const m_op* op) {
  return (MlirOperation){op == NULL ? NULL : op->handle};
}
static MlirBlock handle_of_block(const m_block* block) {
  return (MlirBlock){block == NULL ? NULL : block->handle};
}
static MlirRegion handle_of_region(const m_region* region) { return (MlirRegion){region->handle}; }

//===-- Ops -----------------------------------------------------------------------------------===//

static m_op* op_at(const m_block* block, uint32_t number) {
  m_op* op = block->first;
  while (op != NULL && number-- != 0) op = op->next;
  return op;
}
static uint32_t length(const m_block* block) {
  uint32_t count = 0;
  for (const m_op* op = block->first; op != NULL; op = op->next) ++count;
  return count;
}

static void put(m_op* op, m_block* block, m_op* before) {
  if (before == op) return;
  m_op_unlink(op);
  m_op_link(op, block, before);
}

/// Whether the op can be put into the block.
static bool fits(const m_op* op, const m_block* block) {
  return (block->context == NO_CONTEXT || block->context == op->context) &&
         !m_op_is_around(op, m_block_parent(block));
}

static void insert_at(m_world* world, m_block* block, m_op* op) {
  world->step = "mlirBlockInsertOwnedOperation";
  const uint32_t count = length(block);
  const intptr_t place = (intptr_t)m_below(world, count + 3) - 1;
  mlirBlockInsertOwnedOperation(handle_of_block(block), place, handle_of_op(op));
  if (!fits(op, block) || place < 0 || place > count) return;
  put(op, block, op_at(block, (uint32_t)place));
}

static void insert_next_to(m_world* world, m_block* block, m_op* op) {
  m_op* other = m_chance(world, 20) ? NULL : op_at(block, m_below(world, length(block) + 1));
  if (m_chance(world, 10)) other = m_pick_op(world);
  const bool is_after = m_chance(world, 50);
  world->step = is_after ? "mlirBlockInsertOwnedOperationAfter" : "...Before";
  (is_after ? mlirBlockInsertOwnedOperationAfter : mlirBlockInsertOwnedOperationBefore)(
      handle_of_block(block), handle_of_op(other), handle_of_op(op));
  if (!fits(op, block) || (other != NULL && other->block != block)) return;
  if (!is_after) {
    put(op, block, other);
    return;
  }
  if (other == op) return;
  m_op* before = other == NULL ? block->first : other->next;
  put(op, block, before == op && other != NULL ? op->next : before);
}

static void move_next_to(m_world* world, m_op* op) {
  m_op* other = m_pick_op(world);
  const bool is_after = m_chance(world, 50);
  world->step = is_after ? "mlirOperationMoveAfter" : "mlirOperationMoveBefore";
  (is_after ? mlirOperationMoveAfter : mlirOperationMoveBefore)(handle_of_op(op),
                                                                handle_of_op(other));
  if (op == other || other->block == NULL || op->context != other->context ||
      m_op_is_around(op, other)) {
    return;
  }
  m_op* before = is_after ? other->next : other;
  put(op, other->block, before == op ? op->next : before);
}

static void move_op(m_world* world) {
  m_op* op = m_pick_op(world);
  m_block* block = m_pick_block(world);
  if (op == NULL) return;
  const uint32_t way = m_below(world, 6);
  if (way == 0) {
    world->step = "mlirOperationRemoveFromParent";
    mlirOperationRemoveFromParent(handle_of_op(op));
    m_op_unlink(op);
  } else if (way == 1) {
    move_next_to(world, op);
  } else if (block == NULL) {
    return;
  } else if (way == 2) {
    insert_at(world, block, op);
  } else if (way == 3) {
    insert_next_to(world, block, op);
  } else {
    world->step = "mlirBlockAppendOwnedOperation";
    mlirBlockAppendOwnedOperation(handle_of_block(block), handle_of_op(op));
    if (fits(op, block)) put(op, block, NULL);
  }
}

//===-- Blocks --------------------------------------------------------------------------------===//

static m_block* block_at(const m_region* region, uint32_t number) {
  m_block* block = region->first;
  while (block != NULL && number-- != 0) block = block->next;
  return block;
}
static uint32_t block_count(const m_region* region) {
  uint32_t count = 0;
  for (const m_block* block = region->first; block != NULL; block = block->next) ++count;
  return count;
}

/// Whether the region stands in the block.
static bool is_inside(const m_region* region, const m_block* block) {
  while (region != NULL && region->op != NULL && region->op->block != NULL) {
    if (region->op->block == block) return true;
    region = region->op->block->region;
  }
  return false;
}

static bool block_fits(const m_block* block, const m_region* region) {
  return (block->context == NO_CONTEXT || region->context == NO_CONTEXT ||
          block->context == region->context) &&
         !is_inside(region, block);
}

static void put_block(m_block* block, m_region* region, m_block* before) {
  if (before == block) return;
  m_block_unlink(block);
  m_block_link(block, region, before);
}

static void move_block(m_world* world) {
  m_block* block = m_pick_block(world);
  m_region* region = m_pick_region(world);
  if (block == NULL) return;
  const uint32_t way = m_below(world, 6);
  if (way == 0) {
    world->step = "mlirBlockDetach";
    mlirBlockDetach(handle_of_block(block));
    m_block_unlink(block);
    return;
  }
  if (region == NULL) return;
  const bool is_good = block_fits(block, region);
  const uint32_t count = block_count(region);
  if (way == 1) {
    world->step = "mlirRegionInsertOwnedBlock";
    const intptr_t place = (intptr_t)m_below(world, count + 3) - 1;
    mlirRegionInsertOwnedBlock(handle_of_region(region), place, handle_of_block(block));
    if (!is_good || place < 0 || place > count) return;
    put_block(block, region, block_at(region, (uint32_t)place));
  } else if (way == 2 || way == 3) {
    world->step = way == 2 ? "mlirRegionInsertOwnedBlockAfter" : "mlirRegionInsertOwnedBlockBefore";
    m_block* other = m_chance(world, 20) ? NULL : block_at(region, m_below(world, count + 1));
    if (m_chance(world, 10)) other = m_pick_block(world);
    (way == 2 ? mlirRegionInsertOwnedBlockAfter : mlirRegionInsertOwnedBlockBefore)(
        handle_of_region(region), handle_of_block(other), handle_of_block(block));
    if (!is_good || (other != NULL && other->region != region)) return;
    m_block* before = other;
    if (way == 2) before = other == NULL ? region->first : other->next;
    put_block(block, region, before);
  } else {
    world->step = "mlirRegionAppendOwnedBlock";
    mlirRegionAppendOwnedBlock(handle_of_region(region), handle_of_block(block));
    if (is_good) put_block(block, region, NULL);
  }
}

static bool is_nested_in(const m_region* inner, const m_region* outer) {
  while (inner != NULL && inner != outer) {
    inner = inner->op == NULL || inner->op->block == NULL ? NULL : inner->op->block->region;
  }
  return inner == outer;
}

static void take_body(m_world* world) {
  m_region* to = m_pick_region(world);
  m_region* from = m_pick_region(world);
  if (to == NULL) return;
  world->step = "mlirRegionTakeBody";
  mlirRegionTakeBody(handle_of_region(to), handle_of_region(from));
  const bool is_foreign =
      to->context != NO_CONTEXT && from->context != NO_CONTEXT && to->context != from->context;
  if (is_foreign || is_nested_in(to, from) || is_nested_in(from, to)) return;
  while (to->last != NULL) m_block_kill(world, to->last);
  while (from->first != NULL) put_block(from->first, to, NULL);
}

void m_step_move(m_world* world) {
  const uint32_t way = m_below(world, 10);
  if (way < 5) {
    move_op(world);
  } else if (way < 9) {
    move_block(world);
  } else {
    take_body(world);
  }
  m_take_places(world);
}

//===-- Ends ----------------------------------------------------------------------------------===//

static void erase_op(m_world* world) {
  m_op* op = m_pick_op(world);
  if (op == NULL) return;
  world->step = "mlirOperationDestroy";
  const MlirOperation handle = handle_of_op(op);
  if (m_chance(world, 20)) {
    mlirModuleDestroy((MlirModule){handle.ptr});
  } else {
    mlirOperationDestroy(handle);
  }
  m_op_kill(world, op);
  if (m_chance(world, 30)) mlirOperationDestroy(handle);
}

static void erase_block(m_world* world) {
  m_block* block = m_pick_block(world);
  if (block == NULL) return;
  world->step = "mlirBlockDestroy";
  const MlirBlock handle = handle_of_block(block);
  mlirBlockDestroy(handle);
  m_block_kill(world, block);
  if (m_chance(world, 30)) mlirBlockDestroy(handle);
}

static void erase_region(m_world* world) {
  m_region* region = m_pick_region(world);
  if (region == NULL) return;
  world->step = "mlirRegionDestroy";
  const MlirRegion handle = handle_of_region(region);
  mlirRegionDestroy(handle);
  if (region->op == NULL) m_region_kill(world, region);
  if (m_chance(world, 30)) mlirRegionDestroy(handle);
}

static void erase_argument(m_world* world) {
  m_block* block = m_pick_block(world);
  if (block == NULL) return;
  world->step = "mlirBlockEraseArgument";
  const uint32_t number = m_below(world, block->argument_count + 1);
  mlirBlockEraseArgument(handle_of_block(block), number);
  if (number < block->argument_count) m_block_erase_argument(world, block, number);
}

void m_step_erase(m_world* world) {
  // What is full is emptied faster.
  const uint32_t times = m_has_room(world) ? 1 : 3;
  for (uint32_t i = 0; i < times; ++i) {
    switch (m_below(world, 6)) {
      case 0:
        erase_block(world);
        break;
      case 1:
        erase_region(world);
        break;
      case 2:
        erase_argument(world);
        break;
      default:
        erase_op(world);
    }
  }
}
