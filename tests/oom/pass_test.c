// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running passes while memory runs out: for every n the allocator grants n requests and refuses the
// rest. What is left can be destroyed, and nothing leaks.

#include <tenure/tenure.h>

#include "tn_test.h"

static const char source[] =
    "func.func private @g(%x: i32) -> i32 {\n"
    "  %c1 = arith.constant 1 : i32\n"
    "  %0 = arith.addi %x, %c1 : i32\n"
    "  return %0 : i32\n"
    "}\n"
    "func.func @f(%c: i1, %x: i32) -> i32 {\n"
    "  %c2 = arith.constant 2 : i32\n"
    "  cf.cond_br %c, ^a(%x : i32), ^a(%c2 : i32)\n"
    "^a(%y: i32):\n"
    "  %0 = func.call @g(%y) : (i32) -> i32\n"
    "  %1 = arith.addi %c2, %0 : i32\n"
    "  return %1 : i32\n"
    "}\n"
    "func.func @h(%m: memref<8xf32>) {\n"
    "  %c4 = arith.constant 4 : index\n"
    "  %a = memref.alloc(%c4) : memref<?xf32>\n"
    "  affine.for %i = 0 to 4 {\n"
    "    %j = affine.apply affine_map<(d0) -> (d0 mod 4)>(%i)\n"
    "    %v = affine.load %m[%j] : memref<8xf32>\n"
    "    affine.store %v, %a[%i] : memref<?xf32>\n"
    "  }\n"
    "  return\n"
    "}\n"
    "func.func @k(%c: i1, %x: i32, %n: index) -> i32 {\n"
    "  %s = memref.alloca() : memref<i32>\n"
    "  memref.store %x, %s[] : memref<i32>\n"
    "  %a = arith.addi %x, %x : i32\n"
    "  scf.if %c {\n"
    "    func.call @g(%a) : (i32) -> i32\n"
    "  }\n"
    "  scf.for %i = %n to %n step %n {\n"
    "    %b = arith.addi %x, %x : i32\n"
    "    func.call @g(%b) : (i32) -> i32\n"
    "  }\n"
    "  cf.cond_br %c, ^a, ^b\n"
    "^a:\n"
    "  memref.store %a, %s[] : memref<i32>\n"
    "  cf.br ^b\n"
    "^b:\n"
    "  %0 = memref.load %s[] : memref<i32>\n"
    "  return %0 : i32\n"
    "}\n"
    "func.func @w(%c: i1, %x: i32, %t: tensor<4xi32>, %n: index) -> (i32, tensor<?xi32>) {\n"
    "  %c0 = arith.constant 0 : index\n"
    "  %c1 = arith.constant 1 : index\n"
    "  %r:2 = scf.while (%a = %x, %b = %x) : (i32, i32) -> (i32, i32) {\n"
    "    scf.condition(%c) %b, %a : i32, i32\n"
    "  } do {\n"
    "  ^bb0(%y: i32, %z: i32):\n"
    "    %d = arith.addi %y, %z : i32\n"
    "    scf.yield %d, %d : i32, i32\n"
    "  }\n"
    "  scf.parallel (%i, %j) = (%c0, %c0) to (%c1, %n) step (%c1, %c1) {\n"
    "    func.call @g(%x) : (i32) -> i32\n"
    "  }\n"
    "  %e = tensor.from_elements %r#0, %x : tensor<2xi32>\n"
    "  %s = tensor.insert_slice %e into %t[%c1] [2] [1] : tensor<2xi32> into tensor<4xi32>\n"
    "  %q = tensor.cast %s : tensor<4xi32> to tensor<?xi32>\n"
    "  return %r#0, %q : i32, tensor<?xi32>\n"
    "}\n"
    "func.func @n(%x: i200, %z: i200) -> (tensor<2xi200>, f128, i200, i200, i1) {\n"
    "  %a = arith.constant dense<[1, -2]> : tensor<2xi200>\n"
    "  %b = arith.constant dense<[3, 7]> : tensor<2xi200>\n"
    "  %c = arith.constant -5 : i200\n"
    "  %i = arith.constant 2.5 : f128\n"
    "  %0 = arith.divsi %a, %b : tensor<2xi200>\n"
    "  %1 = arith.sitofp %c : i200 to f128\n"
    "  %2 = arith.addf %1, %1 : f128\n"
    "  %3 = arith.addi %x, %c : i200\n"
    "  %4 = arith.addi %3, %c : i200\n"
    "  %5 = arith.subi %z, %z : i200\n"
    "  %6 = arith.trunci %x : i200 to i100\n"
    "  %7 = arith.sitofp %6 : i100 to f128\n"
    "  %8 = arith.cmpf olt, %7, %i : f128\n"
    "  return %0, %2, %4, %5, %8 : tensor<2xi200>, f128, i200, i200, i1\n"
    "}\n";

static tn_status work(tn_allocator allocator, const char* pipeline) {
  tn_context* context = NULL;
  const tn_context_options options = {.allocator = allocator};
  tn_status status = tn_context_create(&options, &context);
  if (status != TN_OK) return status;
  tn_op module;
  tn_pass_manager* manager = NULL;
  status =
      tn_text_parse(tn_context_root_scope(context), tn_string_view_from(source), NULL, &module);
  if (status == TN_OK) {
    status = tn_pass_manager_parse(context, tn_string_view_from(pipeline), &manager);
  }
  if (status == TN_OK) status = tn_pass_manager_run(manager, module, NULL);
  tn_pass_manager_destroy(manager);
  tn_context_destroy(context);
  return status;
}

static void survive(const char* pipeline) {
  tn_budget none = {.allocations = SIZE_MAX};
  EXPECT_STATUS(TN_OK, work(tn_budget_allocator(&none), "builtin.module()"));
  const size_t parsing = SIZE_MAX - none.allocations;
  for (size_t allowed = parsing > 40 ? parsing - 40 : 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_status status = work(tn_budget_allocator(&budget), pipeline);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}

TN_TEST(canonicalize_survives) { survive("builtin.module(canonicalize)"); }
TN_TEST(merging_blocks_survives) {
  survive("builtin.module(canonicalize{region-simplify=aggressive})");
}
TN_TEST(cse_survives) { survive("builtin.module(func.func(cse))"); }
TN_TEST(inline_survives) { survive("builtin.module(inline)"); }
TN_TEST(sccp_survives) { survive("builtin.module(sccp,symbol-dce)"); }
TN_TEST(mem2reg_survives) { survive("builtin.module(func.func(mem2reg))"); }
TN_TEST(remove_dead_values_survives) { survive("builtin.module(remove-dead-values)"); }
TN_TEST(moving_ops_survives) {
  survive("builtin.module(loop-invariant-code-motion,control-flow-sink,topological-sort)");
}
TN_TEST(print_op_stats_survives) { survive("builtin.module(print-op-stats)"); }
TN_TEST(view_op_graph_survives) { survive("builtin.module(view-op-graph)"); }
