// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Hosts that keep the states of their wrappers themselves: where a wrapper stands, and that its end
// is told whatever its state.

#include "scope_fixture.h"

enum { WRAPPERS_MAX = 16 };

/// What was told to be gone, in order.
static const void* told[WRAPPERS_MAX];
static size_t reported_count;

static void tell(void* wrapper) {
  if (reported_count < WRAPPERS_MAX) told[reported_count] = wrapper;
  ++reported_count;
}

static const tn_host_class host_class = {.forget = tell};

/// Puts `wrapper` where that of an entity stands, which has none.
static void put(void** place, void* wrapper) {
  EXPECT_TRUE(place != NULL && *place == NULL);
  if (place != NULL) *place = wrapper;
}

static bool was_told(const void* wrapper) {
  for (size_t i = 0; i < reported_count && i < WRAPPERS_MAX; ++i) {
    if (told[i] == wrapper) return true;
  }
  return false;
}

typedef struct tree {
  fixture f;
  tn_op module;
  tn_region region;
  tn_block body;
  tn_value argument;
  tn_op op;
  tn_value result;
  int wrappers[6];  // Of the above, in this order.
} tree;

static void open_tree(tree* t) {
  fixture_open(&t->f);
  reported_count = 0;
  t->module = fixture_detached(&t->f, t->f.root, "t.module");
  t->body = fixture_block(&t->f, t->module, 0, 1);
  t->region = tn_op_region(t->module, 0);
  t->argument = tn_block_argument(t->body, 0);
  t->op = fixture_append(&t->f, t->f.root, "t.op", t->body);
  t->result = tn_op_result(t->op, 0);
}

static void put_all(tree* t) {
  put(tn_op_host_place(t->module, &host_class), &t->wrappers[0]);
  put(tn_region_host_place(t->region, &host_class), &t->wrappers[1]);
  put(tn_block_host_place(t->body, &host_class), &t->wrappers[2]);
  put(tn_value_host_place(t->argument, &host_class), &t->wrappers[3]);
  put(tn_op_host_place(t->op, &host_class), &t->wrappers[4]);
  put(tn_value_host_place(t->result, &host_class), &t->wrappers[5]);
}

TN_TEST(what_is_put_there_is_the_wrapper) {
  tree t;
  open_tree(&t);
  put_all(&t);
  EXPECT_TRUE(*tn_op_host_place(t.module, &host_class) == &t.wrappers[0]);
  EXPECT_TRUE(*tn_region_host_place(t.region, &host_class) == &t.wrappers[1]);
  EXPECT_TRUE(*tn_block_host_place(t.body, &host_class) == &t.wrappers[2]);
  EXPECT_TRUE(*tn_value_host_place(t.argument, &host_class) == &t.wrappers[3]);
  EXPECT_TRUE(*tn_op_host_place(t.op, &host_class) == &t.wrappers[4]);
  EXPECT_TRUE(tn_value_host_revive(t.result) == &t.wrappers[5]);
  EXPECT_STATUS(TN_ALREADY_EXISTS, tn_op_host_tie(t.op, &t.wrappers[0], &host_class));
  void* cached = NULL;
  EXPECT_TRUE(tn_op_host_state(t.op, &cached) == TN_HOST_ACTIVE);
  EXPECT_TRUE(cached == &t.wrappers[4]);
  fixture_close(&t.f);
}

TN_TEST(erasing_tells_each_wrapper_in_whatever_state) {
  tree t;
  open_tree(&t);
  put_all(&t);
  EXPECT_TRUE(tn_op_host_drop(t.op));
  EXPECT_STATUS(TN_OK, tn_op_erase(t.op));
  EXPECT_EQ(reported_count, 2u);
  EXPECT_TRUE(was_told(&t.wrappers[4]) && was_told(&t.wrappers[5]));
  EXPECT_STATUS(TN_OK, tn_op_erase(t.module));
  EXPECT_EQ(reported_count, 6u);
  for (size_t i = 0; i < 6; ++i) EXPECT_TRUE(was_told(&t.wrappers[i]));
  fixture_close(&t.f);
}

TN_TEST(closing_the_scope_tells_each_wrapper) {
  tree t;
  open_tree(&t);
  tn_scope* scope = fixture_scope(&t.f, NULL);
  tn_op inner = {0, 0, 0, 0};
  EXPECT_STATUS(TN_OK, tn_scope_keep_op(scope, t.op, &inner));
  put(tn_op_host_place(t.op, &host_class), &t.wrappers[0]);
  put(tn_op_host_place(inner, &host_class), &t.wrappers[1]);
  put(tn_value_host_place(tn_op_result(inner, 0), &host_class), &t.wrappers[2]);
  EXPECT_TRUE(tn_op_host_drop(inner));
  tn_scope_close(scope);
  EXPECT_EQ(reported_count, 2u);
  EXPECT_TRUE(was_told(&t.wrappers[1]) && was_told(&t.wrappers[2]));
  fixture_close(&t.f);
  EXPECT_EQ(reported_count, 3u);
}

TN_TEST(a_place_that_was_left_empty_or_detached_tells_nothing) {
  tree t;
  open_tree(&t);
  EXPECT_TRUE(tn_op_host_place(t.op, &host_class) != NULL);
  put(tn_value_host_place(t.result, &host_class), &t.wrappers[5]);
  tn_value_host_detach(t.result);
  EXPECT_STATUS(TN_OK, tn_op_erase(t.op));
  EXPECT_EQ(reported_count, 0u);
  fixture_close(&t.f);
}

TN_TEST(a_stale_handle_has_no_place_and_reports_nothing) {
  tree t;
  open_tree(&t);
  EXPECT_STATUS(TN_OK, tn_op_erase(t.module));
  EXPECT_TRUE(tn_op_host_place(t.op, &host_class) == NULL);
  EXPECT_TRUE(tn_region_host_place(t.region, &host_class) == NULL);
  EXPECT_TRUE(tn_block_host_place(t.body, &host_class) == NULL);
  EXPECT_TRUE(tn_value_host_place(t.argument, &host_class) == NULL);
  EXPECT_TRUE(tn_value_host_place(t.result, &host_class) == NULL);
  EXPECT_TRUE(tn_op_host_place((tn_op){0, 0, 0, 0}, &host_class) == NULL);
  EXPECT_EQ(t.f.report_count, 0u);
  fixture_close(&t.f);
}

//===-- Walks that others change ------------------------------------------------------------===//

TN_TEST(the_next_op_is_that_of_an_op_in_the_block) {
  tree t;
  open_tree(&t);
  const tn_op second = fixture_append(&t.f, t.f.root, "t.second", t.body);
  const tn_op other = fixture_detached(&t.f, t.f.root, "t.other");
  const tn_block elsewhere = fixture_block(&t.f, other, 0, 0);
  tn_op next = other;
  EXPECT_TRUE(tn_op_next_in_block(t.op, t.body, &next));
  EXPECT_BITS(second, next);
  EXPECT_TRUE(tn_op_next_in_block(second, t.body, &next));
  EXPECT_TRUE(tn_op_is_null(next));
  EXPECT_TRUE(!tn_op_next_in_block(t.op, elsewhere, &next));
  EXPECT_TRUE(!tn_op_next_in_block(other, t.body, &next));
  EXPECT_TRUE(!tn_op_next_in_block((tn_op){0, 0, 0, 0}, t.body, &next));
  EXPECT_STATUS(TN_OK, tn_op_move_to_end(t.op, elsewhere));
  EXPECT_TRUE(!tn_op_next_in_block(t.op, t.body, &next));
  EXPECT_STATUS(TN_OK, tn_op_erase(second));
  EXPECT_TRUE(!tn_op_next_in_block(second, t.body, &next));
  EXPECT_TRUE(tn_op_is_null(next));
  fixture_close(&t.f);
}

TN_TEST(the_next_two_ops_are_those_behind_an_op_in_the_block) {
  tree t;
  open_tree(&t);
  const tn_op second = fixture_append(&t.f, t.f.root, "t.second", t.body);
  const tn_op third = fixture_append(&t.f, t.f.root, "t.third", t.body);
  tn_op next = third, behind = t.op;
  EXPECT_TRUE(tn_op_next_two_in_block(t.op, t.body, &next, &behind));
  EXPECT_BITS(second, next);
  EXPECT_BITS(third, behind);
  EXPECT_TRUE(tn_op_next_two_in_block(second, t.body, &next, &behind));
  EXPECT_BITS(third, next);
  EXPECT_TRUE(tn_op_is_null(behind));
  EXPECT_TRUE(tn_op_next_two_in_block(third, t.body, &next, &behind));
  EXPECT_TRUE(tn_op_is_null(next));
  EXPECT_TRUE(tn_op_is_null(behind));
  next = behind = third;
  EXPECT_STATUS(TN_OK, tn_op_erase(second));
  EXPECT_TRUE(!tn_op_next_two_in_block(second, t.body, &next, &behind));
  EXPECT_TRUE(tn_op_is_null(next));
  EXPECT_TRUE(tn_op_is_null(behind));
  EXPECT_TRUE(tn_op_next_two_in_block(t.op, t.body, &next, &behind));
  EXPECT_BITS(third, next);
  EXPECT_TRUE(tn_op_is_null(behind));
  fixture_close(&t.f);
}
