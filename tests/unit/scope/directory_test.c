// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The end of the numbers of scopes. The file under test is part of this one, because opening 2^32
// scopes takes minutes: the number of the next one is set instead.

#include "scope/directory.c"

#include "scope_fixture.h"

TN_TEST(numbers_of_scopes_run_out) {
  fixture f;
  fixture_open(&f);
  tn_scope* scope = fixture_scope(&f, NULL);
  const tn_op op = fixture_detached(&f, scope, "t.op");
  next_block = UINT64_C(1) + UINT32_MAX / BLOCK_SIZE * BLOCK_SIZE - BLOCK_SIZE;
  uint32_t last = tn_scope_number(scope);
  tn_status status = TN_OK;
  while (status == TN_OK) {
    tn_scope* next = NULL;
    status = tn_scope_open(f.context, NULL, &next);
    EXPECT_TRUE((next != NULL) == (status == TN_OK));
    if (next == NULL) break;
    EXPECT_TRUE(tn_scope_number(next) > last);
    last = tn_scope_number(next);
    tn_scope_close(next);
  }
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, status);
  EXPECT_EQ(UINT32_MAX / BLOCK_SIZE * BLOCK_SIZE, last);
  fixture_expect_report(&f, TN_LIMIT_EXCEEDED, "the process has reached its limit of 2^32 scopes");
  tn_context* context = NULL;
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, tn_context_create(NULL, &context));
  EXPECT_TRUE(context == NULL);
  // What is open stays as it is.
  EXPECT_STATUS(TN_OK, tn_op_check(op));
  EXPECT_TRUE(tn_scope_find(tn_scope_number(scope)) == scope);
  tn_scope_close(scope);
  EXPECT_STATUS(TN_SCOPE_CLOSED, tn_op_check(op));
  fixture_close(&f);
}
