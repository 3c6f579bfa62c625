// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading dialects, and reading and printing custom forms, while memory runs out: for every n the
// allocator grants n requests and refuses the rest.

#include <tenure/tenure.h>

#include "tn_test.h"

static const char source[] =
    "func.func @f(%x: i32, %y: i1 {a.b = 1 : i64}) -> (i32 {c.d}) {\n"
    "  %c = arith.constant 5 : i32\n"
    "  %0 = arith.addi %x, %c overflow<nsw> : i32\n"
    "  %1 = scf.if %y -> (i32) {\n"
    "    scf.yield %0 : i32\n"
    "  } else {\n"
    "    scf.yield %x : i32\n"
    "  }\n"
    "  return %1 : i32\n"
    "}\n";

static tn_status drop(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  *(size_t*)user_data += size;
  return TN_OK;
}

static tn_status work(tn_allocator allocator) {
  tn_context* context = NULL;
  const tn_context_options options = {.allocator = allocator};
  tn_status status = tn_context_create(&options, &context);
  if (status != TN_OK) return status;
  tn_op module;
  size_t size = 0;
  const tn_print_options print = {.custom_form = true};
  status =
      tn_text_parse(tn_context_root_scope(context), tn_string_view_from(source), NULL, &module);
  if (status == TN_OK) status = tn_op_print(module, &print, drop, &size);
  tn_context_destroy(context);
  return status;
}

TN_TEST(dialects_survive_every_allocation_failure) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_status status = work(tn_budget_allocator(&budget));
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
