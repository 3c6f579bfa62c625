// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blocks: the order of ops, splitting and merging, arguments, successors.

#include <tenure/block.h>

#include <tenure/operation.h>
#include <tenure/value.h>

#include "report.h"

typedef struct bench {
  tn_report report;
  tn_context* context;
  tn_scope* root;
  tn_type i64;
  tn_operation_name name;
  tn_op module;
  tn_region region;
} bench;

static void open_bench(bench* b) {
  b->context = tn_report_open(&b->report, false);
  tn_context_set_allows_unregistered_dialects(b->context, true);
  b->root = tn_context_root_scope(b->context);
  b->i64 = tn_test_integer(b->context, 64);
  EXPECT_STATUS(TN_OK, tn_operation_name_get(b->context, tn_view("t.op"), &b->name));
  const tn_op_state state = {.name = b->name, .region_count = 1};
  EXPECT_STATUS(TN_OK, tn_op_create(b->root, &state, &b->module));
  b->region = tn_op_region(b->module, 0);
}

static tn_block add_block(bench* b, size_t argument_count) {
  const tn_type types[3] = {b->i64, b->i64, b->i64};
  tn_block block;
  EXPECT_STATUS(TN_OK, tn_block_create(b->region, (tn_block){0, 0, 0, 0}, types, NULL,
                                       argument_count, &block));
  return block;
}

static tn_op add_op(bench* b, tn_insertion insertion) {
  const tn_op_state state = {.name = b->name, .insertion = insertion};
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_op_create(b->root, &state, &op));
  return op;
}

//===-- Order ---------------------------------------------------------------------------------===//

static void expect_order(tn_block block, size_t count) {
  size_t seen = 0;
  tn_op previous = {0, 0, 0, 0};
  for (tn_op op = tn_block_first_op(block); !tn_op_is_null(op); op = tn_op_next(op), ++seen) {
    const tn_op before = tn_op_previous(op);
    EXPECT_BITS(previous, before);
    EXPECT_TRUE(!tn_op_is_before_in_block(op, op));
    if (seen != 0) {
      EXPECT_TRUE(tn_op_is_before_in_block(previous, op));
      EXPECT_TRUE(!tn_op_is_before_in_block(op, previous));
    }
    EXPECT_TRUE(tn_op_is_before_in_block(op, tn_block_last_op(block)) ==
                !tn_op_is_null(tn_op_next(op)));
    previous = op;
  }
  EXPECT_EQ(count, seen);
}

TN_TEST(order_holds_wherever_ops_come_in) {
  static bench b;
  open_bench(&b);
  const tn_block block = add_block(&b, 0);
  size_t count = 0;
  uint64_t random = 12345;
  for (size_t i = 0; i < 300; ++i) {
    random = random * 6364136223846793005u + 1442695040888963407u;
    const size_t at = count == 0 ? 0 : (size_t)(random >> 33) % (count + 1);
    tn_op before = tn_block_first_op(block);
    for (size_t k = 0; k < at; ++k) before = tn_op_next(before);
    (void)add_op(&b, (tn_insertion){block, before});
    ++count;
    if (i % 7 == 0) expect_order(block, count);
  }
  // Always at one place, so that the numbers between two ops run out.
  const tn_op middle = tn_op_next(tn_op_next(tn_block_first_op(block)));
  for (size_t i = 0; i < 200; ++i) {
    const tn_op fresh = add_op(&b, (tn_insertion){block, middle});
    EXPECT_TRUE(tn_op_is_before_in_block(fresh, middle));
    EXPECT_TRUE(tn_op_is_before_in_block(tn_op_previous(fresh), fresh));
    const tn_op front = add_op(&b, (tn_insertion){block, tn_block_first_op(block)});
    EXPECT_TRUE(tn_op_is_before_in_block(front, fresh));
  }
  expect_order(block, count + 400);
  tn_context_destroy(b.context);
}

TN_TEST(moved_ops_stand_where_they_were_put) {
  static bench b;
  open_bench(&b);
  const tn_block block = add_block(&b, 0);
  const tn_block other = add_block(&b, 0);
  tn_op ops[5];
  for (size_t i = 0; i < 5; ++i) ops[i] = add_op(&b, (tn_insertion){.block = block});
  EXPECT_STATUS(TN_OK, tn_op_move_before(ops[4], ops[0]));
  EXPECT_STATUS(TN_OK, tn_op_move_after(ops[0], ops[3]));
  EXPECT_STATUS(TN_OK, tn_op_move_before(ops[1], tn_op_next(ops[1])));  // Where it stands.
  EXPECT_STATUS(TN_OK, tn_op_move_after(ops[2], tn_op_previous(ops[2])));
  EXPECT_STATUS(TN_OK, tn_op_move_to_start(ops[4], block));
  EXPECT_STATUS(TN_OK, tn_op_move_to_end(ops[0], block));
  static const size_t order[] = {4, 1, 2, 3, 0};
  tn_op at = tn_block_first_op(block);
  for (size_t i = 0; i < 5; ++i, at = tn_op_next(at)) EXPECT_BITS(ops[order[i]], at);
  expect_order(block, 5);
  EXPECT_STATUS(TN_OK, tn_op_move_to_end(ops[2], other));
  EXPECT_TRUE(!tn_op_is_before_in_block(ops[2], ops[3]));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_move_before(ops[1], ops[1]));
  EXPECT_STATUS(TN_OK, tn_op_detach(ops[1]));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_move_before(ops[2], ops[1]));
  EXPECT_TRUE(tn_op_is_null(tn_op_next(ops[1])));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_move_to_end(b.module, block));
  expect_order(block, 3);
  tn_context_destroy(b.context);
}

//===-- Splitting and merging -----------------------------------------------------------------===//

TN_TEST(splitting_and_merging_undo_each_other) {
  static bench b;
  open_bench(&b);
  const tn_block block = add_block(&b, 1);
  const tn_block last = add_block(&b, 0);
  tn_op ops[6];
  for (size_t i = 0; i < 6; ++i) ops[i] = add_op(&b, (tn_insertion){.block = block});
  for (size_t i = 0; i < 6; ++i) {
    tn_block rest;
    EXPECT_STATUS(TN_OK, tn_block_split(ops[i], &rest));
    const tn_block next = tn_block_next(block);
    EXPECT_BITS(rest, next);
    const tn_block behind = tn_block_next(rest);
    EXPECT_BITS(last, behind);
    EXPECT_EQ(i, tn_block_op_count(block));
    EXPECT_TRUE(tn_op_is_null(tn_block_op(block, i)));
    EXPECT_EQ(tn_block_first_op(block).slot, tn_block_op(block, 0).slot);
    if (i != 0) EXPECT_EQ(tn_block_last_op(block).slot, tn_block_op(block, i - 1).slot);
    EXPECT_EQ(6 - i, tn_block_op_count(rest));
    EXPECT_EQ(0, tn_block_argument_count(rest));
    expect_order(block, i);
    expect_order(rest, 6 - i);
    const tn_block owner = tn_op_block(ops[5]);
    EXPECT_BITS(rest, owner);
    EXPECT_STATUS(TN_OK, tn_block_merge(block, rest, NULL, 0));
    expect_order(block, 6);
  }
  const tn_op detached = add_op(&b, (tn_insertion){.block = {0, 0, 0, 0}});
  tn_block rest;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_split(detached, &rest));
  tn_context_destroy(b.context);
}

TN_TEST(merging_replaces_arguments) {
  static bench b;
  open_bench(&b);
  const tn_block block = add_block(&b, 2);
  const tn_block source = add_block(&b, 2);
  const tn_value arguments[2] = {tn_block_argument(block, 1), tn_block_argument(block, 0)};
  const tn_value old[2] = {tn_block_argument(source, 0), tn_block_argument(source, 1)};
  const tn_op_state state = {.name = b.name,
                             .insertion = {.block = source},
                             .operands = old,
                             .operand_count = 2,
                             .successors = &source,
                             .successor_count = 1};
  tn_op user;
  EXPECT_STATUS(TN_OK, tn_op_create(b.root, &state, &user));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_merge(block, source, arguments, 2));
  EXPECT_STR("cannot merge the blocks: the source is a successor of an op", b.report.message);
  EXPECT_STATUS(TN_OK, tn_op_set_successor(user, 0, block));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_merge(block, source, arguments, 1));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_merge(block, source, old, 2));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_merge(block, block, arguments, 2));
  EXPECT_EQ(1, tn_block_op_count(source));
  EXPECT_STATUS(TN_OK, tn_block_merge(block, source, arguments, 2));
  for (size_t i = 0; i < 2; ++i) {
    const tn_value operand = tn_op_operand(user, i);
    EXPECT_BITS(arguments[i], operand);
  }
  EXPECT_EQ(1, tn_region_block_count(b.region));
  EXPECT_EQ(1, tn_block_use_count(block));
  tn_context_destroy(b.context);
}

//===-- Arguments and successors --------------------------------------------------------------===//

TN_TEST(arguments_come_and_go_anywhere) {
  static bench b;
  open_bench(&b);
  const tn_block block = add_block(&b, 0);
  tn_value expected[200];
  size_t count = 0;
  for (size_t i = 0; i < 200; ++i) {
    const size_t at = i * 7 % (count + 1);
    tn_value added;
    EXPECT_STATUS(TN_OK,
                  tn_block_insert_argument(block, at, b.i64, (tn_location){NULL, 0}, &added));
    for (size_t k = count; k > at; --k) expected[k] = expected[k - 1];
    expected[at] = added;
    ++count;
    if (i % 3 != 2) continue;
    const size_t gone = i * 5 % count;
    EXPECT_STATUS(TN_OK, tn_block_erase_argument(block, gone));
    EXPECT_STATUS(TN_STALE_HANDLE, tn_value_check(expected[gone]));
    --count;
    for (size_t k = gone; k < count; ++k) expected[k] = expected[k + 1];
  }
  EXPECT_EQ(count, tn_block_argument_count(block));
  for (size_t i = 0; i < count; ++i) {
    const tn_value argument = tn_block_argument(block, i);
    EXPECT_BITS(expected[i], argument);
    EXPECT_EQ(i, tn_value_number(argument));
  }
  tn_value unused;
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_block_insert_argument(block, count + 1, b.i64, (tn_location){NULL, 0}, &unused));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_erase_argument(block, count));
  tn_context_destroy(b.context);
}

TN_TEST(successors_are_uses_of_blocks) {
  static bench b;
  open_bench(&b);
  const tn_block block = add_block(&b, 0);
  const tn_block targets[2] = {add_block(&b, 0), add_block(&b, 0)};
  const tn_block both[3] = {targets[0], targets[1], targets[0]};
  const tn_op_state state = {
      .name = b.name, .insertion = {.block = block}, .successors = both, .successor_count = 3};
  tn_op branch;
  EXPECT_STATUS(TN_OK, tn_op_create(b.root, &state, &branch));
  EXPECT_EQ(2, tn_block_use_count(targets[0]));
  const tn_use use = tn_block_first_use(targets[0]);
  EXPECT_EQ(2, use.index);
  EXPECT_EQ(0, tn_block_use_next(use).index);
  const tn_block predecessor = tn_block_use_predecessor(use);
  EXPECT_BITS(block, predecessor);
  const tn_op terminator = tn_block_terminator(block);
  EXPECT_BITS(branch, terminator);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_erase(targets[1]));
  EXPECT_STR("cannot erase the block: it is a successor of 't.op'", b.report.message);
  EXPECT_STATUS(TN_OK, tn_op_set_successor(branch, 1, (tn_block){0, 0, 0, 0}));
  EXPECT_STATUS(TN_OK, tn_block_erase(targets[1]));
  EXPECT_TRUE(tn_block_is_null(tn_op_successor(branch, 1)));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_set_successor(branch, 3, block));
  EXPECT_STATUS(TN_OK, tn_op_erase(branch));
  EXPECT_EQ(0, tn_block_use_count(targets[0]));
  tn_context_destroy(b.context);
}

TN_TEST(a_region_takes_the_body_of_another) {
  static bench b;
  open_bench(&b);
  const tn_block first = add_block(&b, 0);
  const tn_op_state state = {.name = b.name, .insertion = {.block = first}, .region_count = 2};
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_op_create(b.root, &state, &op));
  const tn_region regions[2] = {tn_op_region(op, 0), tn_op_region(op, 1)};
  tn_block blocks[3];
  for (size_t i = 0; i < 3; ++i) {
    EXPECT_STATUS(
        TN_OK, tn_block_create(regions[i / 2], (tn_block){0, 0, 0, 0}, NULL, NULL, 0, &blocks[i]));
  }
  EXPECT_STATUS(TN_OK, tn_region_take_body(regions[1], regions[0]));
  EXPECT_TRUE(tn_region_is_empty(regions[0]));
  EXPECT_EQ(3, tn_region_block_count(regions[1]));
  const tn_block last = tn_region_last_block(regions[1]);
  EXPECT_BITS(blocks[1], last);
  EXPECT_STATUS(TN_OK, tn_region_take_body(regions[1], regions[1]));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_region_take_body(regions[1], b.region));
  EXPECT_STATUS(TN_OK, tn_region_take_body(b.region, regions[1]));
  EXPECT_EQ(4, tn_region_block_count(b.region));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_move_to_end(first, regions[0]));
  EXPECT_STATUS(TN_OK, tn_block_move_before(blocks[2], first));
  EXPECT_TRUE(tn_block_is_entry(blocks[2]));
  tn_context_destroy(b.context);
}
