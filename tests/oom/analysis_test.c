// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Analyses while memory runs out: the allocator and Judy grant n requests and refuse the rest.
// Own program: it defines the functions by which Judy allocates.

#include "oom_memory.h"

#include <tenure/tenure.h>

static const char source[] =
    "func.func private @g(%x: i32) -> i32 {\n"
    "  return %x : i32\n"
    "}\n"
    "func.func @f(%c: i1, %x: i32) -> i32 {\n"
    "  %a = arith.addi %x, %x : i32\n"
    "  cf.cond_br %c, ^a, ^b\n"
    "^a:\n"
    "  %0 = func.call @g(%a) : (i32) -> i32\n"
    "  cf.br ^b\n"
    "^b:\n"
    "  return %a : i32\n"
    "}\n";

typedef tn_status (*work_fn)(tn_op root);

static tn_walk_result find_branch(tn_op op, void* user_data) {
  if (tn_op_successor_count(op) != 2) return TN_WALK_ADVANCE;
  memcpy(user_data, &op, sizeof op);
  return TN_WALK_INTERRUPT;
}

static tn_status ask_dominance(tn_op root) {
  tn_dominance* dominance = NULL;
  const tn_status status = tn_dominance_create(root, TN_DOMINANCE_POST, &dominance);
  if (status != TN_OK) return status;
  tn_op branch = {0};
  EXPECT_STATUS(TN_INTERRUPTED, tn_op_walk(root, TN_WALK_PRE_ORDER, find_branch, &branch));
  const bool holds =
      tn_dominance_block_dominates(dominance, tn_op_successor(branch, 1), tn_op_block(branch));
  tn_dominance_destroy(dominance);
  return holds ? TN_OK : TN_OUT_OF_MEMORY;
}

static tn_status ask_liveness(tn_op root) {
  tn_liveness* liveness = NULL;
  const tn_status status = tn_liveness_create(root, &liveness);
  tn_liveness_destroy(liveness);
  return status;
}

static tn_status ask_calls(tn_op root) {
  tn_call_graph* graph = NULL;
  const tn_status status = tn_call_graph_create(root, &graph);
  tn_call_graph_destroy(graph);
  return status;
}

static tn_status ask_users(tn_op root) {
  tn_symbol_users* users = NULL;
  const tn_status status = tn_symbol_users_create(root, &users);
  tn_symbol_users_destroy(users);
  return status;
}

static tn_status compare(tn_op root) {
  const uint32_t flags = TN_COMPARE_IGNORE_SYMBOL_NAMES;
  const tn_op first = tn_block_first_op(tn_region_first_block(tn_op_region(root, 0)));
  uint64_t hash = 0;
  bool same = false;
  tn_status status = tn_op_hash(root, flags, &hash);
  if (status == TN_OK) status = tn_op_equal(root, root, flags, NULL, &same);
  if (status == TN_OK) status = tn_op_equal(first, tn_op_next(first), flags, NULL, &same);
  return status;
}

static tn_status make_columns(tn_op root) {
  tn_op_columns* columns = NULL;
  struct ArrowSchema schema;
  struct ArrowArray array;
  tn_status status = tn_op_columns_create(tn_op_context(root), 0, &columns);
  if (status == TN_OK) status = tn_op_columns_add(columns, root, tn_string_view_from("a"));
  if (status == TN_OK) status = tn_op_columns_export(columns, &schema, &array);
  if (status == TN_OK) {
    schema.release(&schema);
    array.release(&array);
  }
  tn_op_columns_destroy(columns);
  return status;
}

/// Runs `work` with `allowed` allocations, or `judy` of Judy's.
static tn_status run_once(work_fn work, size_t allowed, size_t judy) {
  tn_budget budget = {.allocations = SIZE_MAX};
  const tn_context_options options = {.allocator = tn_budget_allocator(&budget)};
  tn_context* context = NULL;
  tn_op root = {0};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(context), tn_string_view_from(source),
                                     NULL, &root));
  budget.allocations = allowed;
  judy_allowed = judy;
  const tn_status status = work(root);
  judy_allowed = SIZE_MAX;
  tn_context_destroy(context);
  EXPECT_EQ(0, budget.live_bytes);
  (void)free_lost_blocks();
  return status;
}

static void survive(work_fn work) {
  for (int of_judy = 0; of_judy < 2; ++of_judy) {
    for (size_t n = 0;; ++n) {
      const tn_status status = run_once(work, of_judy ? SIZE_MAX : n, of_judy ? n : SIZE_MAX);
      if (status == TN_OK) break;
      EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
    }
  }
}

TN_TEST(dominance_survives) { survive(ask_dominance); }
TN_TEST(liveness_survives) { survive(ask_liveness); }
TN_TEST(call_graphs_survive) { survive(ask_calls); }
TN_TEST(symbol_users_survive) { survive(ask_users); }
TN_TEST(comparing_survives) { survive(compare); }
TN_TEST(columns_survive) { survive(make_columns); }
