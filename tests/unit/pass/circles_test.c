// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops that use each other's results in a circle, which is valid where ops have no order: whatever
// goes from values to what they are made of comes to an end.

#include <stdio.h>
#include <tenure/pass.h>
#include <tenure/rewrite.h>
#include <tenure/tenure.h>

#include "tn_test.h"

static tn_context* open_context(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  return context;
}

static tn_op parse(tn_context* context, const char* text) {
  tn_op module;
  const tn_text_parse_options options = {.skip_verify = true};
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text),
                                     &options, &module));
  return module;
}

static const char circles[] =
    "\"t.graph\"() ({\n"
    "%s = \"t.source\"() : () -> f32\n"
    "%i = \"t.index\"() : () -> index\n"
    "%c0 = arith.constant 0 : index\n"
    "%c1 = arith.constant 1 : index\n"
    "%a = vector.insert %s, %b[0] : f32 into vector<4xf32>\n"
    "%b = vector.insert %s, %a[1] : f32 into vector<4xf32>\n"
    "%e = vector.extract %a[3] : f32 from vector<4xf32>\n"
    "%f = vector.insert %s, %a[0] : f32 into vector<4xf32>\n"
    "%g = vector.insert %s, %g[2] : f32 into vector<4xf32>\n"
    "%h = vector.insert %s, %g[2] : f32 into vector<4xf32>\n"
    "\"t.use\"(%e, %f, %h) : (f32, vector<4xf32>, vector<4xf32>) -> ()\n"
    "%v = \"t.vector\"() : () -> vector<4xf32>\n"
    "%t = vector.transfer_write %v, %u[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<16xf32>\n"
    "%u = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<4xf32>, tensor<16xf32>\n"
    "%c8 = arith.constant 8 : index\n"
    "%r = vector.transfer_read %u[%c8], %s {in_bounds = [true]} : tensor<16xf32>, vector<4xf32>\n"
    "\"t.use\"(%r) : (vector<4xf32>) -> ()\n"
    "%x = affine.apply affine_map<(d0) -> (d0)>(%y)\n"
    "%y = affine.apply affine_map<(d0) -> (d0)>(%x)\n"
    "%z = affine.apply affine_map<(d0) -> (d0 + 1)>(%z)\n"
    "%w = affine.apply affine_map<(d0, d1) -> (d0 + d1)>(%x, %z)\n"
    "\"t.use\"(%w) : (index) -> ()\n"
    "%m = memref.cast %n : memref<?xf32> to memref<?xf32, strided<[1]>>\n"
    "%n = memref.cast %m : memref<?xf32, strided<[1]>> to memref<?xf32>\n"
    "%d = memref.dim %n, %c0 : memref<?xf32>\n"
    "%q = affine.apply affine_map<()[s0] -> (s0 * 2)>()[%d]\n"
    "\"t.use\"(%q) : (index) -> ()\n"
    "%k = affine.min affine_map<()[s0, s1] -> (s1, s0, s1)>()[%k, %i]\n"
    "%l = affine.max affine_map<()[s0, s1] -> (s1, s0)>()[%o, %i]\n"
    "%o = affine.max affine_map<()[s0, s1] -> (s1, s0, s0)>()[%p, %i]\n"
    "%p = affine.max affine_map<()[s0, s1] -> (s1, s0)>()[%l, %o]\n"
    "%j = affine.max affine_map<()[s0, s1, s2] -> (s1, s0, s2, s0)>()[%l, %o, %p]\n"
    "\"t.use\"(%j, %k) : (index, index) -> ()\n"
    "}) : () -> ()\n";

TN_TEST(passes_come_to_an_end_in_graphs) {
  static const char* const passes[] = {"canonicalize",
                                       "cse",
                                       "sccp",
                                       "mem2reg",
                                       "remove-dead-values",
                                       "loop-invariant-code-motion",
                                       "control-flow-sink",
                                       "topological-sort",
                                       "reconcile-unrealized-casts",
                                       "lower-affine",
                                       "affine-expand-index-ops",
                                       "symbol-dce"};
  for (size_t i = 0; i < sizeof passes / sizeof *passes; ++i) {
    tn_context* context = open_context();
    char pipeline[128];
    const tn_op module = parse(context, circles);
    EXPECT_STATUS(TN_OK, tn_op_verify(module));
    snprintf(pipeline, sizeof pipeline, "builtin.module(%s)", passes[i]);
    const tn_status status = tn_op_run_pipeline(module, pipeline, NULL);
    EXPECT_TRUE(status == TN_OK || status == TN_VERIFY_FAILED);
    tn_context_destroy(context);
  }
}

/// What one function is lets another one be folded, and so on.
TN_TEST(folds_that_follow_each_other_in_a_circle_end) {
  static const char text[] =
      "\"t.graph\"() ({\n"
      "  %a = vector.transpose %b, [1, 0] : vector<2x2xf32> to vector<2x2xf32>\n"
      "  %b = vector.transpose %a, [1, 0] : vector<2x2xf32> to vector<2x2xf32>\n"
      "  %c = vector.transpose %c, [1, 0] : vector<2x2xf32> to vector<2x2xf32>\n"
      "  %i = arith.index_cast %j : i64 to index\n"
      "  %j = arith.index_cast %i : index to i64\n"
      "  %k = arith.constant 1 : i32\n"
      "  %x = arith.addi %y, %k : i32\n"
      "  %y = arith.addi %x, %k : i32\n"
      "  %z = arith.addi %z, %k : i32\n"
      "  \"t.use\"(%a, %c, %i, %x, %z) : (vector<2x2xf32>, vector<2x2xf32>, index, i32, i32) -> "
      "()\n"
      "}) : () -> ()\n";
  tn_context* context = open_context();
  tn_pattern_set* set = NULL;
  tn_rewrite_result result;
  tn_greedy_config config = tn_greedy_config_default();
  const tn_op module = parse(context, text);
  EXPECT_STATUS(TN_OK, tn_op_verify(module));
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(context, &set));
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_canonicalization(set));
  EXPECT_STATUS(TN_OK, tn_pattern_set_freeze(set));
  config.max_iterations = -1;
  EXPECT_STATUS(TN_OK, tn_rewrite_greedily(module, set, &config, &result));
  EXPECT_TRUE(!result.converged);
  EXPECT_STATUS(TN_OK, tn_op_verify(module));
  tn_pattern_set_destroy(set);
  tn_context_destroy(context);
}

TN_TEST(slots_that_hold_what_they_are_loaded_from_stay) {
  static const char* const bodies[] = {
      "memref.store %l, %m[] : memref<i32> %l = memref.load %m[] : memref<i32> \"t.use\"(%l) : "
      "(i32) -> ()",
      "%n = memref.alloca() : memref<i32> memref.store %l, %m[] : memref<i32> "
      "%k = memref.load %m[] : memref<i32> memref.store %k, %n[] : memref<i32> "
      "%l = memref.load %n[] : memref<i32> \"t.use\"(%l) : (i32) -> ()"};
  static const char* const around[][2] = {{"builtin.module {", "}"},
                                          {"\"t.graph\"() ({", "}) : () -> ()"}};
  for (size_t i = 0; i < 4; ++i) {
    char text[1024];
    tn_context* context = open_context();
    snprintf(text, sizeof text,
             "func.func @f() { %s %%m = memref.alloca() : memref<i32> %s %s return }",
             around[i / 2][0], bodies[i % 2], around[i / 2][1]);
    const tn_op module = parse(context, text);
    EXPECT_STATUS(TN_OK, tn_op_run_pipeline(module, "builtin.module(mem2reg)", NULL));
    EXPECT_STATUS(TN_OK, tn_op_verify(module));
    tn_context_destroy(context);
  }
}

TN_TEST(casts_that_lead_into_a_circle_are_reconciled) {
  tn_context* context = open_context();
  const tn_op module = parse(context,
                             "%a = builtin.unrealized_conversion_cast %b : i32 to f32\n"
                             "%b = builtin.unrealized_conversion_cast %a : f32 to i32\n"
                             "%c = builtin.unrealized_conversion_cast %b : i32 to i64\n"
                             "\"t.use\"(%c) : (i64) -> ()\n");
  EXPECT_STATUS(TN_OK, tn_op_verify(module));
  (void)!tn_op_run_pipeline(module, "builtin.module(reconcile-unrealized-casts)", NULL);
  tn_context_destroy(context);
}
