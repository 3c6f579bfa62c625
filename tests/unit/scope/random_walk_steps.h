// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// More steps of the random test: walks, and the choice among all steps; included by random_test.c
// alone, after the other steps.

//===-- Walks that erase ----------------------------------------------------------------------===//

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

//===-- Walks that skip and stop --------------------------------------------------------------===//

typedef struct plan {
  list expected;  // The ops in the order in which they are visited.
  size_t at;
  size_t limit;  // Visits until the walk is stopped.
  int salt;
} plan;

static bool is_skipped(const m_op* op, int salt) { return (op->id * 7 + salt) % 5 == 0; }

static void plan_walk(plan* it, m_op* op, tn_walk_order order) {
  if (order == TN_WALK_PRE_ORDER) list_push(&it->expected, op);
  if (order == TN_WALK_POST_ORDER || !is_skipped(op, it->salt)) {
    for (size_t r = 0; r < op->regions.count; ++r) {
      const m_region* region = op->regions.items[r];
      for (size_t b = 0; b < region->blocks.count; ++b) {
        const m_block* block = region->blocks.items[b];
        for (size_t i = 0; i < block->ops.count; ++i) plan_walk(it, block->ops.items[i], order);
      }
    }
  }
  if (order == TN_WALK_POST_ORDER) list_push(&it->expected, op);
}

static tn_walk_result follow_plan(tn_op handle, void* user_data) {
  plan* it = user_data;
  EXPECT_TRUE(it->at < it->expected.count);
  const m_op* op = it->expected.items[it->at++];
  EXPECT_EQ(op->id, id_of(handle));
  if (it->at == it->limit) return TN_WALK_INTERRUPT;
  return is_skipped(op, it->salt) ? TN_WALK_SKIP : TN_WALK_ADVANCE;
}

static void step_walk_by_plan(void) {
  m_op* root = any_op();
  if (root == NULL) return;
  const tn_walk_order order = one_in(2) ? TN_WALK_PRE_ORDER : TN_WALK_POST_ORDER;
  plan it = {.salt = (int)below(5)};
  plan_walk(&it, root, order);
  it.limit = one_in(3) ? 1 + below(it.expected.count) : 0;
  EXPECT_STATUS(it.limit != 0 ? TN_INTERRUPTED : TN_OK,
                tn_op_walk(op_in(root, any_scope()), order, follow_plan, &it));
  EXPECT_EQ(it.limit != 0 ? it.limit : it.expected.count, it.at);
  list_free(&it.expected);
}

//===-- Walks under which everything moves ----------------------------------------------------===//

typedef struct chaos {
  m_op* root;
  tn_op root_handle;
  size_t visits;
} chaos;

static tn_walk_result visit_and_change(tn_op handle, void* user_data) {
  static void (*const changes[])(void) = {
      step_create,       step_move,  step_move_into, step_detach,     step_erase,
      step_create_block, step_split, step_merge,     step_move_block, step_erase_block,
      step_take_body,    step_clone, step_release,   step_walk,       step_move_block_to_end};
  chaos* it = user_data;
  m_op* op = op_with_id(id_of(handle));
  EXPECT_TRUE(op != NULL);
  EXPECT_TRUE(it->root->alive && model_is_ancestor(it->root, op));
  if (++it->visits == 300) return TN_WALK_INTERRUPT;
  if (one_in(3)) changes[below(sizeof changes / sizeof changes[0])]();
  return one_in(8) ? TN_WALK_SKIP : TN_WALK_ADVANCE;
}

static void step_walk_and_change(void) {
  m_op* root = any_op();
  if (root == NULL) return;
  chaos it = {root, op_in(root, any_scope()), 0};
  const tn_walk_order order = one_in(2) ? TN_WALK_PRE_ORDER : TN_WALK_POST_ORDER;
  const tn_status status = tn_op_walk(it.root_handle, order, visit_and_change, &it);
  w.chaos_count += it.visits;
  EXPECT_STATUS(it.visits == 300 ? TN_INTERRUPTED : TN_OK, status);
}

//===-- One step ------------------------------------------------------------------------------===//

static void take_step(void) {
  static void (*const steps[])(void) = {step_create,
                                        step_create,
                                        step_create,
                                        step_create,
                                        step_create,
                                        step_create,
                                        step_create,
                                        step_create,
                                        step_clone,
                                        step_clone_partly,
                                        step_move,
                                        step_move_into,
                                        step_detach,
                                        step_erase,
                                        step_erase,
                                        step_set_operand,
                                        step_set_operands,
                                        step_set_operand,
                                        step_erase_operands,
                                        step_replace_uses,
                                        step_replace_uses_except,
                                        step_set_successor,
                                        step_attribute,
                                        step_attribute,
                                        step_attribute,
                                        step_set_location,
                                        step_set_type,
                                        step_create_block,
                                        step_create_block,
                                        step_erase_block,
                                        step_split,
                                        step_merge,
                                        step_move_block,
                                        step_move_block_to_end,
                                        step_take_body,
                                        step_argument,
                                        step_argument,
                                        step_open_scope,
                                        step_keep,
                                        step_keep_others,
                                        step_tie,
                                        step_tie,
                                        step_change_tie,
                                        step_change_tie,
                                        step_pin,
                                        step_unpin,
                                        step_release,
                                        step_walk,
                                        step_walk_by_plan,
                                        step_walk_and_change};
  if (w.ops.count > LIVE_OPS_MAX) {
    step_erase();
  } else if (one_in(400)) {
    step_close_scope();
  } else {
    steps[below(sizeof steps / sizeof steps[0])]();
  }
  check_ties();
}
