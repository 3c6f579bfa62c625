// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replacements that passes make, which no handle goes through, and ops that are made of themselves.

#include <tenure/tenure.h>

#include "rewrite/circles.h"
#include "rewrite/rewriter.h"
#include "scope/scope.h"
#include "tn_test.h"

typedef struct bench {
  tn_context* context;
  tn_op module;
  tn_rewriter rewriter;
  tn_ref ops[8];  ///< Those of the module, in their order.
} bench;

static void open_bench(bench* b, const char* text) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &b->context));
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(b->context), tn_string_view_from(text),
                                     NULL, &b->module));
  tn_rewriter__open(&b->rewriter, tn_scope__entry(b->module.scope)->shard);
  tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(b->module, 0)));
  for (size_t i = 0; i < 8 && !tn_op_is_null(op); ++i, op = tn_op_next(op)) b->ops[i] = op.slot;
}

TN_TEST(an_op_is_not_replaced_by_one_with_fewer_results) {
  bench b;
  open_bench(&b,
             "%0 = \"t.a\"() : () -> i32 %1:2 = \"t.b\"() : () -> (i32, i32) "
             "\"t.use\"(%1#1) : (i32) -> ()");
  tn_rewriter__replace_with_op(&b.rewriter, b.ops[1], b.ops[0]);
  EXPECT_TRUE(b.rewriter.status != TN_OK);
  EXPECT_TRUE(tn_value__defining_op(b.context, tn_op__operand(b.context, b.ops[2], 0)) == b.ops[1]);
  EXPECT_STATUS(TN_OK, tn_op_verify(b.module));
  tn_context_destroy(b.context);
}

TN_TEST(an_op_that_is_made_of_its_own_result_stays) {
  bench b;
  open_bench(&b, "%0 = \"t.a\"(%0) : (i32) -> i32 \"t.use\"(%0) : (i32) -> ()");
  tn_rewriter__replace1(&b.rewriter, b.ops[0], tn_op__result(b.context, b.ops[0], 0));
  EXPECT_STATUS(TN_OK, b.rewriter.status);
  EXPECT_STATUS(TN_OK, tn_op_verify(b.module));
  tn_context_destroy(b.context);
}

static bool leads(bench* b, tn_op_code code, size_t op) {
  tn_circles circles;
  tn_circles__open(&b->rewriter, code, &circles);
  const bool found = tn_circles__lead_to(&circles, b->ops[op]);
  tn_circles__close(&circles);
  EXPECT_STATUS(TN_OK, b->rewriter.status);
  return found;
}

TN_TEST(circles_are_found_from_what_leads_there) {
  bench b;
  open_bench(
      &b,
      "%0 = \"t.a\"() : () -> i32 %1 = \"t.b\"(%0, %0) : (i32, i32) -> i32 "
      "%2 = \"t.c\"(%1, %3) : (i32, i32) -> i32 %3 = \"t.d\"(%0, %2) : (i32, i32) -> i32 "
      "%4 = \"t.e\"(%1, %3) : (i32, i32) -> i32 %5 = \"t.f\"(%1, %0, %1) : (i32, i32, i32) -> "
      "i32");
  const bool expected[] = {false, false, true, true, true, false};
  for (size_t i = 0; i < 6; ++i) EXPECT_EQ(expected[i], leads(&b, TN_CODE_NONE, i));
  EXPECT_TRUE(!leads(&b, TN_CODE_NONE + 1, 4));
  tn_context_destroy(b.context);
}
