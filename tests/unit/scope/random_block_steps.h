// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// More steps of the random test: on blocks, scopes and walks, and the choice among all steps;
// included by random_test.c alone, behind random_steps.h.

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

//===-- Scopes --------------------------------------------------------------------------------===//

static void step_open_scope(void) {
  if (w.scope_count == SCOPES_MAX) return;
  m_scope* scope = calloc(1, sizeof *scope);
  scope->parent = w.scopes[w.scope_count - 1];
  EXPECT_STATUS(TN_OK, tn_scope_open(w.context, scope->parent->scope, &scope->scope));
  scope->number = tn_scope_number(scope->scope);
  scope->open = true;
  w.scopes[w.scope_count++] = scope;
}

static void step_close_scope(void) {
  if (w.scope_count == 1) return;
  const size_t keep = 1 + below(w.scope_count - 1);
  tn_scope* closing = w.scopes[keep]->scope;
  for (size_t i = keep; i < w.scope_count; ++i) {
    w.scopes[i]->open = false;
    list_push(&w.closed_scopes, w.scopes[i]);
  }
  w.scope_count = keep;
  tn_scope_close(closing);
  for (size_t i = 0; i < w.ops.count;) {
    m_op* op = w.ops.items[i];
    if (op->block == NULL && !op->owner->open) {
      kill_op(op);
      i = 0;
    } else {
      ++i;
    }
  }
}

static void step_keep(void) {
  m_op* op = any_op();
  m_scope* scope = any_scope();
  if (op == NULL) return;
  tn_op kept;
  EXPECT_STATUS(TN_OK, tn_scope_keep_op(scope->scope, op_in(op, any_scope()), &kept));
  const tn_op expected = op_in(op, scope);
  EXPECT_BITS(expected, kept);
  if (op->block != NULL) return;
  for (m_scope* inner = op->owner; inner != NULL; inner = inner->parent) {
    if (inner == scope) op->owner = scope;
  }
}

//===-- Walks ---------------------------------------------------------------------------------===//

typedef struct walk_record {
  int round;
  size_t erased;
  tn_walk_order order;
} walk_record;

static m_op* op_with_id(int64_t id) {
  for (size_t i = 0; i < w.ops.count; ++i) {
    if (((m_op*)w.ops.items[i])->id == id) return w.ops.items[i];
  }
  return NULL;
}

static tn_walk_result visit(tn_op handle, void* user_data) {
  walk_record* record = user_data;
  m_op* op = op_with_id(id_of(handle));
  EXPECT_TRUE(op != NULL);
  EXPECT_TRUE(op->visited != record->round);
  op->visited = record->round;
  if (one_in(12)) {
    m_op* victim = one_in(2) ? op : any_op();
    if (try_erase(victim)) ++record->erased;
  }
  return TN_WALK_ADVANCE;
}

/// Whether every op of the tree was visited in this round.
static bool all_visited(const m_op* op, int round) {
  if (op->visited != round) return false;
  for (size_t r = 0; r < op->regions.count; ++r) {
    const m_region* region = op->regions.items[r];
    for (size_t b = 0; b < region->blocks.count; ++b) {
      const m_block* block = region->blocks.items[b];
      for (size_t i = 0; i < block->ops.count; ++i) {
        if (!all_visited(block->ops.items[i], round)) return false;
      }
    }
  }
  return true;
}

static void step_walk(void) {
  static int round = 0;
  m_op* root = any_op();
  if (root == NULL) return;
  walk_record record = {++round, 0, one_in(2) ? TN_WALK_PRE_ORDER : TN_WALK_POST_ORDER};
  EXPECT_STATUS(TN_OK, tn_op_walk(op_in(root, any_scope()), record.order, visit, &record));
  if (root->alive) EXPECT_TRUE(all_visited(root, round));
}

//===-- One step ------------------------------------------------------------------------------===//

static void take_step(void) {
  static void (*const steps[])(void) = {step_create,       step_create,        step_create,
                                        step_create,       step_create,        step_create,
                                        step_create,       step_create,        step_clone,
                                        step_move,         step_move_into,     step_detach,
                                        step_erase,        step_erase,         step_set_operand,
                                        step_set_operands, step_set_operand,   step_erase_operands,
                                        step_replace_uses, step_set_successor, step_attribute,
                                        step_attribute,    step_attribute,     step_create_block,
                                        step_create_block, step_erase_block,   step_split,
                                        step_merge,        step_move_block,    step_argument,
                                        step_argument,     step_open_scope,    step_keep,
                                        step_walk};
  if (w.ops.count > LIVE_OPS_MAX) {
    step_erase();
  } else if (one_in(400)) {
    step_close_scope();
  } else {
    steps[below(sizeof steps / sizeof steps[0])]();
  }
}
