// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Trees nested 100,000 deep, on a stack of 256 KiB: nothing recurses over ops.
//
// A sanitizer takes stack for itself, so there the stack is larger and still far from enough for a
// frame a level.

#include <pthread.h>
#include <stdlib.h>
#include <tenure/verify.h>
#include <tenure/walk.h>

#include "scope_fixture.h"

#if TN_TEST_SANITIZED
enum { DEPTH = 100000, STACK_BYTES = 1 << 20 };
#else
enum { DEPTH = 100000, STACK_BYTES = 256 << 10 };
#endif

typedef struct deep {
  fixture f;
  tn_op root;
  tn_op innermost;
} deep;

/// Runs `work` on a thread whose stack is small. An expectation that fails there ends the process,
/// which fails the test, too.
static void on_small_stack(void* (*work)(void*), void* argument) {
  pthread_attr_t attributes;
  pthread_t thread;
  EXPECT_EQ(0, pthread_attr_init(&attributes));
  EXPECT_EQ(0, pthread_attr_setstacksize(&attributes, STACK_BYTES));
  EXPECT_EQ(0, pthread_create(&thread, &attributes, work, argument));
  EXPECT_EQ(0, pthread_join(thread, NULL));
  pthread_attr_destroy(&attributes);
}

/// Each op stands in the block of the one before, and uses its argument.
static void build(deep* d) {
  fixture_open(&d->f);
  const tn_operation_name name = fixture_name(&d->f, "t.op");
  const tn_op_state module = {.name = fixture_name(&d->f, "builtin.module"), .region_count = 1};
  d->root = fixture_make(d->f.root, &module);
  tn_op last = fixture_detached(&d->f, d->f.root, "t.op");
  const tn_block body = fixture_block(&d->f, d->root, 0, 0);
  EXPECT_STATUS(TN_OK, tn_op_move_to_end(last, body));
  for (size_t i = 1; i < DEPTH; ++i) {
    const tn_block block = fixture_block(&d->f, last, 0, 1);
    const tn_value argument = tn_block_argument(block, 0);
    const tn_op_state state = {.name = name,
                               .insertion = {.block = block},
                               .operands = &argument,
                               .operand_count = 1,
                               .region_count = 1};
    last = fixture_make(d->f.root, &state);
  }
  d->innermost = last;
}

static tn_walk_result count_op(tn_op op, void* user_data) {
  (void)op;
  ++*(size_t*)user_data;
  return TN_WALK_ADVANCE;
}

static size_t count_ops(tn_op root, tn_walk_order order) {
  size_t count = 0;
  EXPECT_STATUS(TN_OK, tn_op_walk(root, order, count_op, &count));
  return count;
}

//===-- Building, walking, cloning, erasing ---------------------------------------------------===//

static void* handle_tree(void* argument) {
  deep* d = argument;
  build(d);
  EXPECT_EQ(DEPTH + 1, count_ops(d->root, TN_WALK_PRE_ORDER));
  EXPECT_EQ(DEPTH + 1, count_ops(d->root, TN_WALK_POST_ORDER));
  const tn_op top = tn_op_root(d->innermost);
  EXPECT_BITS(d->root, top);
  EXPECT_TRUE(tn_op_is_ancestor(d->root, d->innermost));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_move_before(d->root, d->innermost));
  tn_op clone;
  EXPECT_STATUS(TN_OK, tn_op_clone(d->f.root, d->root, 0, NULL, NULL, &clone));
  EXPECT_EQ(DEPTH + 1, count_ops(clone, TN_WALK_POST_ORDER));
  EXPECT_STATUS(TN_OK, tn_op_drop_all_references(clone));
  EXPECT_STATUS(TN_OK, tn_op_erase(clone));
  EXPECT_EQ(DEPTH + 1, fixture_figures(&d->f).live_op_count);
  EXPECT_STATUS(TN_OK, tn_op_verify(d->root));
  EXPECT_STATUS(TN_OK, tn_op_erase(d->root));
  EXPECT_EQ(0, fixture_figures(&d->f).live_op_count);
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(d->innermost));
  fixture_close(&d->f);
  return NULL;
}

TN_TEST(a_deep_tree_is_walked_cloned_verified_and_erased) {
  static deep d;
  on_small_stack(handle_tree, &d);
}

static tn_walk_result erase_root(tn_op op, void* user_data) {
  const deep* d = user_data;
  if (!tn_op_same(op, d->innermost)) return TN_WALK_ADVANCE;
  return tn_op_erase(d->root) == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

static void* erase_under_walk(void* argument) {
  deep* d = argument;
  build(d);
  EXPECT_STATUS(TN_OK, tn_op_walk(d->root, TN_WALK_PRE_ORDER, erase_root, d));
  EXPECT_EQ(0, fixture_figures(&d->f).live_op_count);
  fixture_close(&d->f);
  return NULL;
}

TN_TEST(a_deep_tree_may_go_from_under_a_walk) {
  static deep d;
  on_small_stack(erase_under_walk, &d);
}

static void* pin_tree(void* argument) {
  deep* d = argument;
  tn_pin pin = {NULL, NULL, NULL, 0, 0};
  build(d);
  EXPECT_STATUS(TN_OK, tn_pin_acquire(d->innermost, &pin));
  EXPECT_STATUS(TN_OK, tn_op_release(d->root));
  EXPECT_STATUS(TN_OK, tn_op_check(d->innermost));
  tn_pin_release(&pin);
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(d->innermost));
  fixture_close(&d->f);
  build(d);
  fixture_close(&d->f);  // It goes with its context.
  return NULL;
}

TN_TEST(a_deep_tree_is_pinned_and_let_go) {
  static deep d;
  on_small_stack(pin_tree, &d);
}
