// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A context that reads, writes and erases the same texts again and again takes no more memory, also
// where they are wrong.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/tenure.h>
#include <unistd.h>

#include "tn_test.h"

#if TN_TEST_SANITIZED
#define CYCLE_COUNT 2000u
#else
#define CYCLE_COUNT 100000u
#endif
/// Each text ten times. The ring of erasures fills later, and is in the growth.
#define FIRST_CYCLES 110u
#define GROWTH_MAX ((size_t)1 << 20)

static const char* const texts[] = {
    "module {\n  \"t.a\"() ({\n  ^b(%0: i32):\n    \"t.c\"(%0) {x = [1, {y = \"s\"}]} : (i32) -> "
    "()\n"
    "  }) : () -> ()\n}\n",
    "#m = affine_map<(d0) -> (d0 + 1)>\n!t = tuple<i32, i8>\n%0 = \"t.a\"() {m = #m} : () -> !t\n",
    "\"t.a\"() : () -> () loc(fused[\"a\", \"f\":1:2, callsite(\"b\" at \"g\":3:4)])\n",
    "module @a {\n}\nmodule @b {\n}\n\n\n\n",
    "",
    // Wrong from here on.
    "module {\n  \"t.a\"(%0) : (i32) -> ()\n}\n",
    "module {\n  module @a {\n  }\n  module @a {\n  }\n}\n",
    "\"t.a\"() ({\n\"t.b\"()\n",
    "\"builtin.module\"() : () -> ()\n",
    "module {\n  \"t.a\"() {a = dense<[1, 2]> : tensor<3xi8>} : () -> ()\n}\n",
    "\"",
};
#define TEXT_COUNT (sizeof texts / sizeof *texts)
#define RIGHT_COUNT 5u

/// Memory of the process's own that is resident, without pages of files. It is counted page by page:
/// the numbers of /proc/self/statm lag after.
static size_t resident_bytes(void) {
  FILE* file = fopen("/proc/self/smaps_rollup", "r");
  char line[128];
  size_t kilobytes = 0;
  if (file == NULL) return 0;
  while (fgets(line, sizeof line, file) != NULL &&
         sscanf(line, "Anonymous: %zu kB", &kilobytes) != 1) {
  }
  fclose(file);
  return kilobytes << 10;
}

static tn_status skip_bytes(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  (void)bytes;
  (void)size;
  return TN_OK;
}

typedef void (*cycle_fn)(tn_scope* scope, tn_op op);

static void read_only(tn_scope* scope, tn_op op) {
  (void)scope;
  EXPECT_STATUS(TN_OK, tn_op_erase(op));
}

static void print_and_clone(tn_scope* scope, tn_op op) {
  tn_op copy;
  EXPECT_STATUS(TN_OK, tn_op_print(op, NULL, skip_bytes, NULL));
  EXPECT_STATUS(TN_OK, tn_op_clone(scope, op, 0, NULL, NULL, &copy));
  EXPECT_STATUS(TN_OK, tn_op_erase(copy));
}

static void run_passes(tn_scope* scope, tn_op op) {
  (void)scope;
  EXPECT_STATUS(TN_OK, tn_op_run_pipeline(op, "builtin.module(canonicalize,cse)", NULL));
}

/// All texts in turn; what succeeds goes through `act`, and ends with its scope.
static void cycle(tn_context* context, size_t number, cycle_fn act) {
  const size_t kind = number % TEXT_COUNT;
  tn_scope* scope;
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_scope_open(context, NULL, &scope));
  const tn_status status = tn_text_parse(scope, tn_string_view_from(texts[kind]), NULL, &op);
  EXPECT_TRUE((status == TN_OK) == (kind < RIGHT_COUNT));
  if (status == TN_OK) act(scope, op);
  tn_scope_close(scope);
}

static void expect_no_growth(size_t cycle_count, cycle_fn act) {
  tn_budget budget = {.allocations = SIZE_MAX};
  const tn_context_options options = {.allocator = tn_budget_allocator(&budget),
                                      .allow_unregistered_dialects = true};
  size_t live = 0;
  size_t resident = 0;
  tn_context* context;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  for (size_t i = 0; i < FIRST_CYCLES + cycle_count; ++i) {
    if (i == FIRST_CYCLES) {
      live = budget.live_bytes;
      resident = resident_bytes();
    }
    cycle(context, i, act);
  }
  EXPECT_EQ(live, budget.live_bytes);
  if (!TN_TEST_SANITIZED) EXPECT_TRUE(resident_bytes() < resident + GROWTH_MAX);
  tn_context_destroy(context);
  EXPECT_EQ(0, budget.live_bytes);
}

TN_TEST(reading_and_erasing_takes_no_more_memory) { expect_no_growth(CYCLE_COUNT, read_only); }

TN_TEST(printing_and_cloning_take_no_more_memory) {
  expect_no_growth(CYCLE_COUNT / 10, print_and_clone);
}

TN_TEST(passes_take_no_more_memory) { expect_no_growth(CYCLE_COUNT / 10, run_passes); }

//===-- Bytecode ------------------------------------------------------------------------------===//

typedef struct bytes {
  char data[4096];
  size_t size;
} bytes;

static tn_status keep_bytes(void* user_data, const char* data, size_t size) {
  bytes* kept = user_data;
  if (size > sizeof kept->data - kept->size) return TN_LIMIT_EXCEEDED;
  memcpy(kept->data + kept->size, data, size);
  kept->size += size;
  return TN_OK;
}

TN_TEST(bytecode_takes_no_more_memory) {
  tn_budget budget = {.allocations = SIZE_MAX};
  const tn_context_options options = {.allocator = tn_budget_allocator(&budget),
                                      .allow_unregistered_dialects = true};
  bytes written = {.size = 0};
  size_t live = 0;
  tn_context* context;
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(context), tn_string_view_from(texts[0]),
                                     NULL, &op));
  EXPECT_STATUS(TN_OK, tn_bytecode_write(op, NULL, keep_bytes, &written));
  EXPECT_STATUS(TN_OK, tn_op_erase(op));
  for (size_t i = 0; i < CYCLE_COUNT / 4; ++i) {
    // Whole, and cut off at each byte in turn.
    const tn_string_view file = {written.data, written.size - i % written.size};
    tn_scope* scope;
    if (i == 2 * written.size) live = budget.live_bytes;
    EXPECT_STATUS(TN_OK, tn_scope_open(context, NULL, &scope));
    const tn_status status = tn_bytecode_read(scope, file, NULL, &op);
    EXPECT_TRUE((status == TN_OK) == (file.size == written.size));
    tn_scope_close(scope);
  }
  EXPECT_EQ(live, budget.live_bytes);
  tn_context_destroy(context);
}
