// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Following the uses of a value while something happens between two steps: each step answers for
// its handle as things are then, whatever the step before found.

#include "scope_fixture.h"

/// An op of `count` operands, all of them `value`.
static tn_op make_user(fixture* f, tn_scope* scope, tn_value value, size_t count) {
  const tn_value operands[4] = {value, value, value, value};
  const tn_op_state state = {
      .name = fixture_name(f, "t.user"), .operands = operands, .operand_count = count};
  return fixture_make(scope, &state);
}

static void expect_use(tn_op owner, size_t number, tn_use use) {
  const tn_op found = tn_use_owner(use);
  EXPECT_BITS(owner, found);
  EXPECT_EQ(number, tn_use_operand_number(use));
}

TN_TEST(two_walks_take_turns) {
  fixture f;
  fixture_open(&f);
  tn_value values[2];
  tn_op users[2][3];
  for (size_t i = 0; i < 2; ++i) {
    values[i] = tn_op_result(fixture_detached(&f, f.root, "t.op"), 0);
    for (size_t k = 0; k < 3; ++k) users[i][k] = make_user(&f, f.root, values[i], 1 + i);
  }
  tn_use uses[2] = {tn_value_first_use(values[0]), tn_value_first_use(values[1])};
  for (size_t k = 3; k-- > 0;) {
    expect_use(users[0][k], 0, uses[0]);
    uses[0] = tn_use_next(uses[0]);
    for (size_t number = 2; number-- > 0; uses[1] = tn_use_next(uses[1])) {
      expect_use(users[1][k], number, uses[1]);
    }
  }
  EXPECT_TRUE(tn_use_is_null(uses[0]) && tn_use_is_null(uses[1]));
  fixture_close(&f);
}

TN_TEST(a_list_that_changes_is_followed_as_it_is) {
  fixture f;
  fixture_open(&f);
  const tn_value value = tn_op_result(fixture_detached(&f, f.root, "t.op"), 0);
  const tn_value other = tn_op_result(fixture_detached(&f, f.root, "t.other"), 0);
  const tn_op oldest = make_user(&f, f.root, value, 1);
  const tn_op middle = make_user(&f, f.root, value, 1);
  const tn_op newest = make_user(&f, f.root, value, 2);
  const tn_op elsewhere = make_user(&f, f.root, other, 1);
  tn_use use = tn_value_first_use(value);
  expect_use(newest, 1, use);
  use = tn_use_next(use);
  expect_use(newest, 0, use);
  // The one after it goes; then this one uses another value.
  EXPECT_STATUS(TN_OK, tn_op_erase(middle));
  expect_use(oldest, 0, tn_use_next(use));
  (void)tn_use_next(tn_value_first_use(value));
  EXPECT_STATUS(TN_OK, tn_op_set_operand(newest, 0, other));
  expect_use(elsewhere, 0, tn_use_next(use));
  // The operand is there no more.
  use = tn_use_next(tn_value_first_use(other));
  expect_use(elsewhere, 0, use);
  EXPECT_STATUS(TN_OK, tn_op_erase_operands(elsewhere, 0, 1));
  EXPECT_TRUE(tn_use_is_null(tn_use_next(use)));
  EXPECT_EQ(0, f.report_count);
  fixture_close(&f);
}

TN_TEST(operands_that_moved_are_followed) {
  fixture f;
  fixture_open(&f);
  const tn_value value = tn_op_result(fixture_detached(&f, f.root, "t.op"), 0);
  const tn_value other = tn_op_result(fixture_detached(&f, f.root, "t.other"), 0);
  const tn_op older = make_user(&f, f.root, value, 1);
  const tn_op user = make_user(&f, f.root, value, 1);
  const tn_use use = tn_value_first_use(value);
  expect_use(user, 0, use);
  tn_value many[301] = {value};
  for (size_t i = 1; i < 301; ++i) many[i] = other;
  EXPECT_STATUS(TN_OK, tn_op_set_operands(user, many, 301));
  expect_use(older, 0, tn_use_next(use));
  // Those of `other` lie outside of the cell, and so do some of a long op.
  EXPECT_STATUS(TN_OK, tn_op_set_operand(user, 300, value));
  expect_use(user, 300, tn_value_first_use(value));
  expect_use(user, 0, tn_use_next(tn_value_first_use(value)));
  const tn_op_state state = {
      .name = fixture_name(&f, "t.long"), .operands = many + 1, .operand_count = 300};
  const tn_op long_op = fixture_make(f.root, &state);
  tn_use each = tn_value_first_use(other);
  for (size_t i = 300; i-- > 0; each = tn_use_next(each)) expect_use(long_op, i, each);
  EXPECT_STATUS(TN_OK, tn_op_erase(long_op));
  fixture_close(&f);
}

TN_TEST(a_stale_use_leads_nowhere) {
  fixture f;
  fixture_open(&f);
  const tn_value value = tn_op_result(fixture_detached(&f, f.root, "t.op"), 0);
  const tn_op older = make_user(&f, f.root, value, 1);
  const tn_op user = make_user(&f, f.root, value, 1);
  const tn_use use = tn_value_first_use(value);
  expect_use(user, 0, use);
  EXPECT_STATUS(TN_OK, tn_op_erase(user));
  EXPECT_TRUE(tn_use_is_null(tn_use_next(use)));
  fixture_expect_report(&f, TN_STALE_HANDLE, "'t.user' was erased");
  // Its memory is used again: the old handle still names nothing.
  const tn_op again = make_user(&f, f.root, value, 1);
  EXPECT_EQ(user.slot, again.slot);
  EXPECT_TRUE(tn_use_is_null(tn_use_next(use)));
  fixture_expect_report(&f, TN_STALE_HANDLE, "'t.user' was erased");
  expect_use(again, 0, tn_value_first_use(value));
  expect_use(older, 0, tn_use_next(tn_value_first_use(value)));
  fixture_close(&f);
}

TN_TEST(a_use_goes_with_its_scope) {
  fixture f;
  fixture_open(&f);
  tn_scope* scope = fixture_scope(&f, NULL);
  const tn_value value = tn_op_result(fixture_detached(&f, f.root, "t.op"), 0);
  const tn_op older = make_user(&f, f.root, value, 1);
  (void)make_user(&f, f.root, value, 1);
  tn_value kept;
  EXPECT_STATUS(TN_OK, tn_scope_keep_value(scope, value, &kept));
  const tn_use use = tn_value_first_use(kept);
  const tn_use next = tn_use_next(use);
  EXPECT_EQ(older.slot, next.slot);
  EXPECT_EQ(tn_scope_number(scope), next.scope);
  tn_use forged = use;
  forged.scope = 0;
  EXPECT_TRUE(tn_use_is_null(tn_use_next(forged)));
  (void)tn_value_first_use(kept);
  tn_scope_close(scope);
  EXPECT_TRUE(tn_use_is_null(tn_use_next(use)));
  // And with its context.
  const tn_use last = tn_value_first_use(value);
  fixture_close(&f);
  EXPECT_TRUE(tn_use_is_null(tn_use_next(last)));
  EXPECT_TRUE(tn_use_is_null(tn_use_next((tn_use){0, 0, 0, 0})));
}
