// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks while the tree changes: what is visited, and that nothing else is.

#include <tenure/walk.h>

#include "scope_fixture.h"

/// t.root { ^a: t.a0 t.a1 t.a2; ^b: t.b0 t.b1 }, and t.other { ^c: t.c0 } beside it.
typedef struct forest {
  fixture f;
  tn_op root;
  tn_block a;
  tn_block b;
  tn_op ops[5];
  tn_op other;
  tn_block c;
  char visited[200];
  void (*change)(struct forest* it);  ///< Called at the visit of `at`.
  const char* at;
} forest;

static void plant(forest* it) {
  static const char* const names[] = {"t.a0", "t.a1", "t.a2", "t.b0", "t.b1"};
  memset(it, 0, sizeof *it);
  fixture_open(&it->f);
  it->root = fixture_detached(&it->f, it->f.root, "t.root");
  it->a = fixture_block(&it->f, it->root, 0, 0);
  it->b = fixture_block(&it->f, it->root, 0, 0);
  for (size_t i = 0; i < 5; ++i) {
    it->ops[i] = fixture_append(&it->f, it->f.root, names[i], i < 3 ? it->a : it->b);
  }
  it->other = fixture_detached(&it->f, it->f.root, "t.other");
  it->c = fixture_block(&it->f, it->other, 0, 0);
  (void)fixture_append(&it->f, it->f.root, "t.c0", it->c);
}

static tn_walk_result note(tn_op op, void* user_data) {
  forest* it = user_data;
  char name[16];
  const tn_string_view text = tn_op_name(op);
  snprintf(name, sizeof name, "%.*s", (int)text.size, text.data);
  strncat(it->visited, name + 2, sizeof it->visited - strlen(it->visited) - 2);
  strcat(it->visited, " ");
  if (it->change != NULL && strcmp(name, it->at) == 0) it->change(it);
  return TN_WALK_ADVANCE;
}

static void expect_walk(tn_walk_order order, const char* at, void (*change)(forest* it),
                        const char* expected) {
  static forest it;
  plant(&it);
  it.change = change;
  it.at = at;
  EXPECT_STATUS(TN_OK, tn_op_walk(it.root, order, note, &it));
  EXPECT_STR(expected, it.visited);
  fixture_close(&it.f);
}

TN_TEST(both_orders) {
  expect_walk(TN_WALK_PRE_ORDER, NULL, NULL, "root a0 a1 a2 b0 b1 ");
  expect_walk(TN_WALK_POST_ORDER, NULL, NULL, "a0 a1 a2 b0 b1 root ");
}

static void erase_visited(forest* it) { EXPECT_STATUS(TN_OK, tn_op_erase(it->ops[1])); }
static void erase_next(forest* it) { EXPECT_STATUS(TN_OK, tn_op_erase(it->ops[2])); }
static void erase_block(forest* it) { EXPECT_STATUS(TN_OK, tn_block_erase(it->a)); }
static void erase_all(forest* it) { EXPECT_STATUS(TN_OK, tn_op_erase(it->root)); }

TN_TEST(what_was_erased_is_passed_over) {
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", erase_visited, "root a0 a1 a2 b0 b1 ");
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", erase_next, "root a0 a1 b0 b1 ");
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", erase_block, "root a0 a1 b0 b1 ");
  expect_walk(TN_WALK_POST_ORDER, "t.a1", erase_block, "a0 a1 b0 b1 root ");
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", erase_all, "root a0 a1 ");
  expect_walk(TN_WALK_POST_ORDER, "t.a1", erase_all, "a0 a1 ");
  expect_walk(TN_WALK_POST_ORDER, "t.root", erase_all, "a0 a1 a2 b0 b1 root ");
}

static void move_out(forest* it) { EXPECT_STATUS(TN_OK, tn_op_move_to_end(it->ops[1], it->c)); }
static void move_block_out(forest* it) { EXPECT_STATUS(TN_OK, tn_block_move_before(it->a, it->c)); }
static void take_out(forest* it) {
  EXPECT_STATUS(TN_OK, tn_region_take_body(tn_op_region(it->other, 0), tn_op_region(it->root, 0)));
}
static void merge_out(forest* it) { EXPECT_STATUS(TN_OK, tn_block_merge(it->c, it->a, NULL, 0)); }

TN_TEST(a_walk_does_not_leave_its_tree) {
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", move_out, "root a0 a1 a2 b0 b1 ");
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", move_block_out, "root a0 a1 b0 b1 ");
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", take_out, "root a0 a1 ");
  expect_walk(TN_WALK_POST_ORDER, "t.a1", take_out, "a0 a1 root ");
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", merge_out, "root a0 a1 b0 b1 ");
  expect_walk(TN_WALK_POST_ORDER, "t.a1", merge_out, "a0 a1 b0 b1 root ");
  expect_walk(TN_WALK_POST_ORDER, "t.a2", merge_out, "a0 a1 a2 b0 b1 root ");
}

static void split_here(forest* it) {
  tn_block rest;
  EXPECT_STATUS(TN_OK, tn_block_split(it->ops[1], &rest));
}
static void merge_next(forest* it) { EXPECT_STATUS(TN_OK, tn_block_merge(it->a, it->b, NULL, 0)); }
static void merge_back(forest* it) { EXPECT_STATUS(TN_OK, tn_block_merge(it->b, it->a, NULL, 0)); }
static void move_ahead(forest* it) { EXPECT_STATUS(TN_OK, tn_op_move_to_end(it->ops[0], it->b)); }

TN_TEST(what_moves_inside_is_visited_where_it_lies_ahead) {
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", split_here, "root a0 a1 a2 b0 b1 ");
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", merge_next, "root a0 a1 a2 b0 b1 ");
  expect_walk(TN_WALK_PRE_ORDER, "t.b0", merge_next, "root a0 a1 a2 b0 b1 ");
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", merge_back, "root a0 a1 a2 ");
  expect_walk(TN_WALK_PRE_ORDER, "t.a1", move_ahead, "root a0 a1 a2 b0 b1 a0 ");
}
