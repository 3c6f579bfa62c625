// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading dialects, and reading and printing custom forms, while memory runs out: for every n the
// allocator grants n requests and refuses the rest.

#include <tenure/tenure.h>

#include "tn_test.h"

static const char functions[] =
    "func.func @f(%x: i32, %y: i1 {a.b = 1 : i64}) -> (i32 {c.d}) attributes {e.f = "
    "#arith.fastmath<ninf,nnan>} {\n"
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

/// What is written in C of the custom form of StableHLO.
static const char tensors[] =
    "stablehlo.custom_call @f() : () -> ()\n"
    "%0 = stablehlo.constant dense<0.0> : tensor<f32>\n"
    "%1 = stablehlo.constant dense<0.0> : tensor<1x4x4x2xf32>\n"
    "%2 = stablehlo.reduce(%1 init: %0) applies stablehlo.add across dimensions = [0, 1, 2, 3] : "
    "(tensor<1x4x4x2xf32>, tensor<f32>) -> tensor<f32>\n"
    "%3 = stablehlo.while(%i = %2) : tensor<f32> cond {\n"
    "  %4 = stablehlo.compare LT, %i, %0 : (tensor<f32>, tensor<f32>) -> tensor<i1>\n"
    "  stablehlo.return %4 : tensor<i1>\n"
    "} do {\n"
    "  stablehlo.return %i : tensor<f32>\n"
    "}\n"
    "%4 = stablehlo.dot_general %1, %1, batching_dims = [0] x [0], contracting_dims = [1, 2] x "
    "[1, 2], precision = [HIGH, HIGH] : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> "
    "tensor<1x2x2xf32>\n"
    "%5 = stablehlo.convolution(%1, %1) dim_numbers = [b, 0, 1, f]x[i, 0, 1, o]->[b, 0, 1, f], "
    "window = {stride = [1, 1], pad = [[0, 0], [1, 1]], reverse = [0, 1]} {batch_group_count = 1 : "
    "i64, feature_group_count = 1 : i64} : (tensor<1x4x4x2xf32>, tensor<1x4x4x2xf32>) -> "
    "tensor<1x1x3x2xf32>\n";

static tn_status work(tn_allocator allocator, const char* source) {
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
  tn_attribute attribute;
  if (status == TN_OK) {
    status = tn_opaque_attribute_get(context, tn_string_view_from("index"),
                                     tn_string_view_from("cmp_predicate eq"), (tn_type){NULL},
                                     &attribute);
  }
  tn_context_destroy(context);
  return status;
}

static void survive(const char* source) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_status status = work(tn_budget_allocator(&budget), source);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}

TN_TEST(dialects_survive_every_allocation_failure) { survive(functions); }

TN_TEST(stablehlo_survives_every_allocation_failure) { survive(tensors); }
