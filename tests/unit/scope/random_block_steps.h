// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// More steps of the random test, on blocks and regions; included by random_test.c alone, after
// random_steps.h.

//===-- Blocks --------------------------------------------------------------------------------===//

static void step_create_block(void) {
  m_op* op = any_op();
  if (op == NULL || op->regions.count == 0) return;
  m_region* region = op->regions.items[below(op->regions.count)];
  const size_t at = below(region->blocks.count + 1);
  m_block* before = at < region->blocks.count ? region->blocks.items[at] : NULL;
  int types[3];
  tn_type argument_types[3];
  const size_t count = below(4);
  for (size_t i = 0; i < count; ++i) {
    types[i] = (int)below(TYPES);
    argument_types[i] = w.types[types[i]];
  }
  tn_block handle;
  EXPECT_STATUS(TN_OK,
                tn_block_create(region_in(region, any_scope()),
                                before == NULL ? (tn_block){0} : block_in(before, any_scope()),
                                argument_types, NULL, count, &handle));
  m_block* block = new_block(region, at, handle);
  for (size_t i = 0; i < count; ++i) {
    list_push(&block->arguments,
              new_value(NULL, block, types[i], tn_block_argument(block->handle, i)));
  }
}

static bool is_in_block(const m_block* block, const m_op* op) {
  while (op != NULL && op->block != block) op = model_parent(op);
  return op != NULL;
}

static void step_erase_block(void) {
  m_block* block = any_block();
  if (block == NULL) return;
  bool refused = false;
  for (size_t i = 0; i < block->predecessors.count; ++i) {
    refused = refused || !is_in_block(block, block->predecessors.items[i]);
  }
  EXPECT_STATUS(refused ? TN_INVALID_ARGUMENT : TN_OK,
                tn_block_erase(block_in(block, any_scope())));
  if (!refused) kill_block(block);
}

static void step_split(void) {
  m_op* op = any_op();
  if (op == NULL) return;
  tn_block handle;
  const tn_status status = tn_block_split(op_in(op, any_scope()), &handle);
  EXPECT_STATUS(op->block == NULL ? TN_INVALID_ARGUMENT : TN_OK, status);
  if (op->block == NULL) return;
  m_block* from = op->block;
  m_block* block = new_block(from->region, list_find(&from->region->blocks, from) + 1, handle);
  const size_t at = list_find(&from->ops, op);
  while (from->ops.count > at) {
    m_op* moved = from->ops.items[at];
    unattach(moved);
    attach(moved, block, block->ops.count);
  }
}

static void step_merge(void) {
  m_block* block = any_block();
  m_block* source = any_block();
  if (block == NULL) return;
  m_value* values[8];
  tn_value handles[8];
  const size_t count = source->arguments.count;
  if (count > 8) return;
  bool refused =
      block == source || is_in_block(source, block->region->op) || source->predecessors.count != 0;
  for (size_t i = 0; i < count; ++i) {
    values[i] = any_value();
    handles[i] = value_in(values[i], any_scope());
    refused = refused || values[i]->type != ((m_value*)source->arguments.items[i])->type ||
              values[i]->block == source;
  }
  if (!refused && model_depth(block->region->op) > 8) return;
  EXPECT_STATUS(
      refused ? TN_INVALID_ARGUMENT : TN_OK,
      tn_block_merge(block_in(block, any_scope()), block_in(source, any_scope()), handles, count));
  if (refused) return;
  for (size_t i = 0; i < count; ++i) {
    m_value* argument = source->arguments.items[i];
    while (argument->use_count != 0) {
      const m_use use = argument->uses[0];
      model_set_operand(use.op, use.index, values[i]);
    }
  }
  while (source->ops.count != 0) {
    m_op* moved = source->ops.items[0];
    unattach(moved);
    attach(moved, block, block->ops.count);
  }
  kill_block(source);
}

static void step_move_block(void) {
  m_block* block = any_block();
  m_block* other = any_block();
  if (block == NULL || model_depth(other->region->op) > 8) return;
  const bool refused = is_in_block(block, other->region->op);
  EXPECT_STATUS(refused ? TN_INVALID_ARGUMENT : TN_OK,
                tn_block_move_before(block_in(block, any_scope()), block_in(other, any_scope())));
  if (refused || block == other) return;
  list_remove(&block->region->blocks, block);
  block->region = other->region;
  list_insert(&other->region->blocks, list_find(&other->region->blocks, other), block);
}

static void step_move_block_to_end(void) {
  m_block* block = any_block();
  m_region* region = any_region();
  if (block == NULL || region == NULL || model_depth(region->op) > 8) return;
  const bool refused = is_in_block(block, region->op);
  EXPECT_STATUS(refused ? TN_INVALID_ARGUMENT : TN_OK,
                tn_block_move_to_end(block_in(block, any_scope()), region_in(region, any_scope())));
  if (refused) return;
  list_remove(&block->region->blocks, block);
  block->region = region;
  list_push(&region->blocks, block);
}

static void step_take_body(void) {
  m_region* region = any_region();
  m_region* from = any_region();
  if (region == NULL || from == NULL || model_depth(region->op) > 8) return;
  bool refused = false;
  for (const m_op* up = region->op; up->block != NULL; up = up->block->region->op) {
    refused = refused || up->block->region == from;
  }
  EXPECT_STATUS(refused ? TN_INVALID_ARGUMENT : TN_OK,
                tn_region_take_body(region_in(region, any_scope()), region_in(from, any_scope())));
  while (!refused && region != from && from->blocks.count != 0) {
    m_block* block = from->blocks.items[0];
    list_remove_at(&from->blocks, 0);
    block->region = region;
    list_push(&region->blocks, block);
  }
}

static void step_argument(void) {
  m_block* block = any_block();
  if (block == NULL) return;
  const tn_block handle = block_in(block, any_scope());
  if (one_in(2) && block->arguments.count != 0) {
    const size_t index = below(block->arguments.count);
    m_value* argument = block->arguments.items[index];
    const bool refused = argument->use_count != 0;
    EXPECT_STATUS(refused ? TN_INVALID_ARGUMENT : TN_OK, tn_block_erase_argument(handle, index));
    if (refused) return;
    list_remove_at(&block->arguments, index);
    kill_value(argument);
    return;
  }
  if (block->arguments.count > 12) return;
  const size_t index = below(block->arguments.count + 1);
  const int type = (int)below(TYPES);
  tn_value value;
  EXPECT_STATUS(TN_OK,
                tn_block_insert_argument(handle, index, w.types[type], (tn_location){0}, &value));
  list_insert(&block->arguments, index, new_value(NULL, block, type, value));
}
