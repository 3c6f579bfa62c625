// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parsing, verifying, printing, cloning and erasing while memory runs out.
//
// For every n the allocator grants n requests and refuses the rest. What is refused answers
// TN_OUT_OF_MEMORY and leaves nothing behind, and the context goes on as soon as there is memory.

#include <stdlib.h>
#include <tenure/context.h>
#include <tenure/operation.h>
#include <tenure/text.h>
#include <tenure/verify.h>

#include "base/status.h"
#include "tn_test.h"

static const char source[] =
    "#map = affine_map<(d0, d1)[s0] -> (d0 + s0, d1 floordiv 3)>\n"
    "#loc1 = loc(\"file.mlir\":3:4)\n"
    "module @top attributes {a.b = #map, a.c = dense<[1, 2, 3]> : tensor<3xi32>} {\n"
    "  \"t.func\"() <{sym_name = \"callee\", type = (i32, f32) -> (tensor<4x?xf32>, i1)}> : () -> "
    "()\n"
    "  \"t.func\"() <{sym_name = \"f\", list = [1, 2.5 : f64, \"text\", @top::@callee]}> ({\n"
    "  ^bb0(%a: i32, %b: f32):\n"
    "    %0:2 = \"t.two\"(%a, %b) {x, y = {z = unit}} : (i32, f32) -> (i32, memref<2xi8>)\n"
    "    \"t.branch\"(%0#0)[^bb1, ^bb2] : (i32) -> ()\n"
    "  ^bb1:\n"
    "    \"t.region\"() ({\n"
    "      %1 = \"t.inner\"(%0#1) : (memref<2xi8>) -> vector<[4]x3xbf16> loc(#loc1)\n"
    "      \"t.many\"(%a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a, %a)\n"
    "        : (i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i32,\n"
    "           i32, i32) -> ()\n"
    "    }, {}) : () -> ()\n"
    "    \"t.branch\"()[^bb2] : () -> ()\n"
    "  ^bb2:\n"
    "    \"t.return\"() : () -> ()\n"
    "  }) : () -> ()\n"
    "  \"t.forward\"(%late) : (complex<f32>) -> ()\n"
    "  %late = \"t.late\"() {f = dense_resource<blob> : tensor<2xf32>} : () -> complex<f32>\n"
    "}\n"
    "{-# dialect_resources: { builtin: { blob: \"0x040000000000803F00000040\" } } #-}\n";

typedef struct text {
  char data[8192];
  size_t size;
} text;

static tn_status collect(void* user_data, const char* bytes, size_t size) {
  text* it = user_data;
  if (size > sizeof it->data - it->size) return TN_LIMIT_EXCEEDED;
  memcpy(it->data + it->size, bytes, size);
  it->size += size;
  return TN_OK;
}

/// Reads, verifies, prints with positions, reads what was printed, and clones and erases it.
static tn_status work(tn_context* context, text* printed) {
  static const tn_print_options options = {.debug_info = true};
  tn_scope* scope = tn_context_root_scope(context);
  tn_op module;
  tn_op again;
  printed->size = 0;
  TN_TRY(tn_text_parse(scope, tn_string_view_from(source), NULL, &module));
  TN_TRY(tn_op_verify(module));
  TN_TRY(tn_op_print(module, &options, collect, printed));
  const tn_string_view text_again = {printed->data, printed->size};
  TN_TRY(tn_text_parse(scope, text_again, NULL, &again));
  TN_TRY(tn_op_erase(module));
  TN_TRY(tn_op_clone(scope, again, 0, NULL, NULL, &module));
  TN_TRY(tn_op_erase(module));
  return tn_op_erase(again);
}

/// What a run that broke off leaves belongs to the root scope.
static size_t live_ops(const tn_context* context) {
  tn_context_statistics figures;
  tn_context_statistics_get(context, &figures);
  return figures.live_op_count;
}

static void print_without_limit(text* out_text) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_OK, work(context, out_text));
  tn_context_destroy(context);
}

static void survive_every_refusal(bool threading) {
  static text printed;
  static text other;
  static text expected;
  print_without_limit(&expected);
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_context_options options = {.allocator = tn_budget_allocator(&budget),
                                        .threading = threading,
                                        .allow_unregistered_dialects = true};
    tn_context* context = NULL;
    tn_status status = tn_context_create(&options, &context);
    if (status == TN_OK) {
      status = work(context, &printed);
      budget.allocations = 100000;
      const size_t left = live_ops(context);
      EXPECT_STATUS(TN_OK, work(context, &other));
      EXPECT_EQ(left, live_ops(context));
    }
    tn_context_destroy(context);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
  EXPECT_EQ(expected.size, printed.size);
  EXPECT_TRUE(memcmp(expected.data, printed.data, printed.size) == 0);
}

TN_TEST(text_survives_every_refused_allocation) { survive_every_refusal(false); }
TN_TEST(text_with_threading_survives_every_refused_allocation) { survive_every_refusal(true); }

TN_TEST(a_parse_that_is_refused_memory_leaves_no_op) {
  size_t refused_count = 0;
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = 100000};
    const tn_context_options options = {.allocator = tn_budget_allocator(&budget),
                                        .allow_unregistered_dialects = true};
    tn_context* context = NULL;
    EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
    budget.allocations = allowed;
    tn_op op;
    const tn_status status =
        tn_text_parse(tn_context_root_scope(context), tn_string_view_from(source), NULL, &op);
    budget.allocations = 100000;
    if (status != TN_OK) {
      ++refused_count;
      EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
      EXPECT_TRUE(tn_op_is_null(op));
      EXPECT_EQ(0, live_ops(context));
    }
    tn_context_destroy(context);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
  }
  EXPECT_TRUE(refused_count > 20);
}
