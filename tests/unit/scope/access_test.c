// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arguments that are refused: each refusal is reported once, at the op that the call is about, and
// changes nothing.

#include <tenure/symbol.h>
#include <tenure/walk.h>

#include "ir/op.h"
#include "scope_fixture.h"

static const tn_op no_op = {0, 0, 0, 0};
static const tn_block no_block = {0, 0, 0, 0};
static const tn_region no_region = {0, 0, 0, 0};
static const tn_value no_value = {0, 0, 0, 0};

/// t.module at line 1 { ^(2 arguments): t.a at line 2, t.b at line 3 }.
typedef struct tree {
  tn_op module;
  tn_block body;
  tn_op a;
  tn_op b;
} tree;

static tree open_tree(fixture* f) {
  tree t;
  fixture_open(f);
  t.module = fixture_placed(f, "t.module", no_block, 1);
  t.body = fixture_block(f, t.module, 0, 2);
  t.a = fixture_placed(f, "t.a", t.body, 2);
  t.b = fixture_placed(f, "t.b", t.body, 3);
  return t;
}

/// Expects one report with these words at this line (0: nowhere) since the last time.
static void expect_report_at(fixture* f, uint32_t line, tn_status status, const char* message) {
  EXPECT_EQ(line, f->report_range.start_line);
  fixture_expect_report(f, status, message);
}

#define EXPECT_LOST(line, message, call)                              \
  do {                                                                \
    EXPECT_STATUS(TN_NULL_HANDLE, (call));                            \
    expect_report_at(&f, (line), TN_NULL_HANDLE, message " is null"); \
  } while (0)

//===-- Null handles --------------------------------------------------------------------------===//

TN_TEST(a_null_handle_beside_an_op_is_reported) {
  fixture f;
  const tree t = open_tree(&f);
  tn_op made;
  EXPECT_LOST(2, "the operation handle", tn_op_move_before(t.a, no_op));
  EXPECT_LOST(3, "the operation handle", tn_op_move_before(no_op, t.b));
  EXPECT_LOST(2, "the operation handle", tn_op_move_after(t.a, no_op));
  EXPECT_LOST(3, "the operation handle", tn_op_move_after(no_op, t.b));
  EXPECT_LOST(2, "the block handle", tn_op_move_to_end(t.a, no_block));
  EXPECT_LOST(1, "the operation handle", tn_op_move_to_start(no_op, t.body));
  EXPECT_LOST(0, "the operation handle", tn_scope_keep_op(f.root, no_op, &made));
  EXPECT_LOST(0, "the operation handle", tn_op_clone(f.root, no_op, 0, NULL, NULL, &made));
  EXPECT_TRUE(!tn_op_is_before_in_block(t.a, no_op));
  expect_report_at(&f, 2, TN_NULL_HANDLE, "the operation handle is null");
  EXPECT_TRUE(!tn_op_is_ancestor(t.a, no_op));
  expect_report_at(&f, 2, TN_NULL_HANDLE, "the operation handle is null");
  EXPECT_STATUS(TN_NULL_HANDLE, tn_op_move_before(no_op, no_op));
  EXPECT_EQ(0, f.report_count);
  EXPECT_TRUE(tn_op_same(t.b, tn_op_next(t.a)));
  fixture_close(&f);
}

TN_TEST(a_null_handle_beside_a_block_or_region_is_reported) {
  fixture f;
  const tree t = open_tree(&f);
  tn_block kept;
  tn_region kept_region;
  const tn_region region = tn_op_region(t.a, 0);
  EXPECT_LOST(2, "the region handle", tn_region_take_body(region, no_region));
  EXPECT_LOST(1, "the block handle", tn_block_move_before(t.body, no_block));
  EXPECT_LOST(1, "the block handle", tn_block_move_before(no_block, t.body));
  EXPECT_LOST(2, "the block handle", tn_block_move_to_end(no_block, region));
  EXPECT_LOST(1, "the region handle", tn_block_move_to_end(t.body, no_region));
  EXPECT_LOST(1, "the block handle", tn_block_merge(t.body, no_block, NULL, 0));
  EXPECT_LOST(0, "the block handle", tn_scope_keep_block(f.root, no_block, &kept));
  EXPECT_LOST(0, "the region handle", tn_scope_keep_region(f.root, no_region, &kept_region));
  const tn_op_state state = {.name = fixture_name(&f, "t.br"),
                             .location = fixture_place(&f, 9),
                             .successors = &no_block,
                             .successor_count = 1};
  tn_op made;
  EXPECT_LOST(9, "the block handle", tn_op_create(f.root, &state, &made));
  EXPECT_TRUE(tn_op_is_null(made));
  fixture_close(&f);
}

TN_TEST(a_null_handle_beside_a_value_or_map_is_reported) {
  fixture f;
  const tree t = open_tree(&f);
  const tn_value a = tn_op_result(t.a, 0);
  const tn_value b = tn_op_result(t.b, 0);
  tn_value kept;
  tn_clone_map* map;
  EXPECT_STATUS(TN_OK, tn_clone_map_create(f.context, &map));
  EXPECT_LOST(2, "the operation handle", tn_value_replace_all_uses_except(a, b, &no_op, 1));
  EXPECT_LOST(0, "the operation handle", tn_scope_keep_value(f.root, no_value, &kept));
  EXPECT_LOST(0, "the operation handle", tn_clone_map_set_value(map, no_value, a));
  EXPECT_LOST(2, "the operation handle", tn_clone_map_set_value(map, a, no_value));
  EXPECT_LOST(0, "the block handle", tn_clone_map_set_block(map, no_block, t.body));
  EXPECT_LOST(1, "the block handle", tn_clone_map_set_block(map, t.body, no_block));
  EXPECT_TRUE(tn_op_is_null(tn_clone_map_op(map, no_op, f.root)));
  expect_report_at(&f, 0, TN_NULL_HANDLE, "the operation handle is null");
  tn_clone_map_destroy(map);
  fixture_close(&f);
}

TN_TEST(a_null_symbol_is_reported) {
  fixture f;
  const tree t = open_tree(&f);
  tn_symbol_table* table;
  tn_attribute name;
  EXPECT_STATUS(TN_OK, tn_symbol_table_create(t.module, &table));
  EXPECT_LOST(1, "the operation handle", tn_symbol_table_insert(table, no_op, &name));
  EXPECT_LOST(1, "the operation handle", tn_symbol_table_erase(table, no_op));
  tn_symbol_table_destroy(table);
  fixture_close(&f);
}

TN_TEST(a_handle_of_a_destroyed_context_is_reported_to_the_other) {
  fixture f;
  fixture other;
  const tree t = open_tree(&f);
  const tree gone = open_tree(&other);
  const tn_value gone_value = tn_op_result(gone.a, 0);
  const tn_value gone_argument = tn_block_argument(gone.body, 0);
  fixture_close(&other);
  EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_move_before(t.a, gone.b));
  expect_report_at(&f, 2, TN_CONTEXT_DESTROYED, "the context of the operation handle is destroyed");
  EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_set_operands(t.a, &gone_value, 1));
  expect_report_at(&f, 2, TN_CONTEXT_DESTROYED, "the context of the operation handle is destroyed");
  EXPECT_STATUS(TN_CONTEXT_DESTROYED, tn_op_set_operands(t.b, &gone_argument, 1));
  expect_report_at(&f, 3, TN_CONTEXT_DESTROYED,
                   "the context of the block argument handle is destroyed");
  fixture_close(&f);
}

//===-- Places --------------------------------------------------------------------------------===//

TN_TEST(refusals_name_the_place) {
  fixture f;
  fixture other;
  const tree t = open_tree(&f);
  fixture_open(&other);
  const tn_value a = tn_op_result(t.a, 0);
  tn_block block;
  tn_value value;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_value_set_type(a, (tn_type){NULL}));
  expect_report_at(&f, 2, TN_INVALID_ARGUMENT, "the type is null");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_value_set_type(a, other.i32));
  expect_report_at(&f, 2, TN_INVALID_ARGUMENT, "the type belongs to another context");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_value_replace_all_uses(a, no_value));
  expect_report_at(&f, 2, TN_INVALID_ARGUMENT, "the replacement is null");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_value_replace_all_uses(a, a));
  expect_report_at(&f, 2, TN_INVALID_ARGUMENT, "a value cannot be replaced by itself");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_set_location(t.b, fixture_place(&other, 1)));
  expect_report_at(&f, 3, TN_INVALID_ARGUMENT, "the location belongs to another context");
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_block_insert_argument(t.body, 3, f.i32, (tn_location){NULL, 0}, &value));
  expect_report_at(&f, 1, TN_INVALID_ARGUMENT, "cannot insert argument 3: the block has 2");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_erase_argument(t.body, 2));
  expect_report_at(&f, 1, TN_INVALID_ARGUMENT, "cannot erase argument 2: the block has 2");
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_block_create(tn_op_region(t.b, 0), t.body, NULL, NULL, 0, &block));
  expect_report_at(&f, 3, TN_INVALID_ARGUMENT, "the block to insert before is not in the region");
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_merge(t.body, t.body, NULL, 0));
  expect_report_at(&f, 1, TN_INVALID_ARGUMENT, "cannot merge the blocks: they are the same block");
  fixture_close(&other);
  fixture_close(&f);
}

TN_TEST(an_op_that_cannot_be_made_is_reported_at_its_location) {
  fixture f;
  fixture other;
  fixture_open(&f);
  fixture_open(&other);
  tn_op made;
  tn_op_state state = {.name = fixture_name(&f, "t.op"),
                       .location = fixture_place(&f, 5),
                       .result_types = &other.i32,
                       .result_count = 1};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_create(f.root, &state, &made));
  expect_report_at(&f, 5, TN_INVALID_ARGUMENT, "the type belongs to another context");
  state.location = fixture_place(&other, 6);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_create(f.root, &state, &made));
  expect_report_at(&f, 0, TN_INVALID_ARGUMENT, "the location belongs to another context");
  state.result_count = (size_t)1 << 28;
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_op_create(f.root, &state, &made));
  EXPECT_EQ(0, f.report_range.start_line);
  EXPECT_EQ(1, f.report_count);
  fixture_close(&other);
  fixture_close(&f);
}

//===-- Limits --------------------------------------------------------------------------------===//

// What is refused by its size is not read: there are no arrays of that size.
TN_TEST(counts_past_the_limits_are_refused) {
  fixture f;
  const tree t = open_tree(&f);
  const size_t most = (size_t)1 << 28;
  const tn_value value = tn_op_result(t.a, 0);
  const tn_region region = tn_op_region(t.a, 0);
  tn_block made;
  tn_value argument;
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_op_set_operands(t.b, &value, most));
  expect_report_at(&f, 3, TN_LIMIT_EXCEEDED, "an operation is limited to 2^28 - 1 operands");
  EXPECT_STATUS(TN_LIMIT_EXCEEDED,
                tn_block_create(region, no_block, &f.i32, NULL, most + 1, &made));
  expect_report_at(&f, 2, TN_LIMIT_EXCEEDED, "a block is limited to 2^28 arguments");
  EXPECT_TRUE(tn_block_is_null(made) && tn_block_is_null(tn_region_first_block(region)));
  tn_block_cell* cell = tn_block__at(f.context, t.body.slot);
  const uint32_t count = cell->argument_count;
  cell->argument_count = (uint32_t)most;
  EXPECT_STATUS(TN_LIMIT_EXCEEDED,
                tn_block_add_argument(t.body, f.i32, tn_location_unknown(f.context), &argument));
  cell->argument_count = count;
  expect_report_at(&f, 1, TN_LIMIT_EXCEEDED, "a block is limited to 2^28 arguments");
  EXPECT_TRUE(tn_value_is_null(argument));
  fixture_close(&f);
}

//===-- Unknown enumerators -------------------------------------------------------------------===//

static tn_walk_result never(tn_op op, void* user_data) {
  (void)op;
  *(bool*)user_data = true;
  return TN_WALK_ADVANCE;
}

TN_TEST(unknown_enumerators_are_refused) {
  fixture f;
  const tree t = open_tree(&f);
  bool called = false;
  tn_op made;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_walk(t.a, (tn_walk_order)2, never, &called));
  expect_report_at(&f, 2, TN_INVALID_ARGUMENT, "invalid walk order 2");
  EXPECT_TRUE(!called);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_clone(f.root, t.a, 5, NULL, NULL, &made));
  expect_report_at(&f, 2, TN_INVALID_ARGUMENT, "unknown clone flags 0x5");
  EXPECT_TRUE(tn_op_is_null(made));
  fixture_close(&f);
}
