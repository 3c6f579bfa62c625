// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folding attached pairs into constants, and the active set that says which.

#include <stdlib.h>
#include <tenure/adapter_apply.h>
#include <tenure/verify.h>

#include "attached_fixture.h"

// (B A)^T has rows of 1, 2 and 3; with alpha 4 and rank 2 the scale is 2.
#define PAIR(number)                                                             \
  "{lora_A = dense_resource<a> : tensor<2x3xf32>, lora_B = dense_resource<b> : " \
  "tensor<4x2xf32>, alpha = 4.0 : f64, order = " number " : i64, operand = 0 : i64}"
#define RESOURCES                                                                       \
  "{-# dialect_resources: { builtin: {"                                                 \
  " a: \"0x040000000000803F00000040000040400000803F0000004000004040\","                 \
  " b: \"0x040000000000803F000000000000803F000000000000803F000000000000803F00000000\"," \
  " w: \"0x08000000000000000000F03F\" } } #-}\n"
#define MODULE(body) \
  "\"builtin.module\"() ({\n" body "}) {tenure.adapters = {l = {}}} : () -> ()\n" RESOURCES
#define CONSTANT(elements) \
  "  %w = \"t.constant\"() {value = " elements ", kept} : () -> tensor<3x4x"
#define USE(type, attribute) "  \"t.use\"(%w) " attribute " : (tensor<3x4x" type ">) -> ()\n"
#define L "{tenure.adapter = {l = {w = " PAIR("0") "}}}"
#define LM "{tenure.adapter = {l = {w = " PAIR("1") "}, m = {w = " PAIR("0") "}}}"
#define ONE(type) CONSTANT("dense<1.0> : tensor<3x4x" type ">") type ">\n"

static tn_status open_text(attached* f, const tn_allocator* allocator, const char* text) {
  *f = (attached){.context = NULL};
  const tn_status status = logged_context(&f->messages, allocator, &f->context);
  if (status != TN_OK) return status;
  return tn_text_parse(tn_context_root_scope(f->context), tn_string_view_from(text), NULL,
                       &f->module);
}

static void expect_text(const attached* f, const char* words) {
  static attached_text text;
  attached_print_plain(f->module, &text);
  if (strstr(text.data, words) == NULL) TN_FAIL("no '%s' in\n%s", words, text.data);
}

static void expect_fold(const char* model, const char* words) {
  attached f;
  EXPECT_STATUS(TN_OK, open_text(&f, NULL, model));
  EXPECT_STATUS(TN_OK, tn_adapter_merge_into_weights(f.module, NULL, NULL));
  EXPECT_STATUS(TN_OK, tn_op_verify(f.module));
  expect_text(&f, words);
  attached_close(&f);
}

static void expect_refusal(const char* model, const tn_adapter_fold_options* options,
                           tn_status expected, const char* words) {
  static attached_text before;
  static attached_text after;
  attached f;
  EXPECT_STATUS(TN_OK, open_text(&f, NULL, model));
  attached_print(f.module, &before);
  EXPECT_STATUS(expected, tn_adapter_merge_into_weights(f.module, options, NULL));
  if (strstr(f.messages.text, words) == NULL) {
    TN_FAIL("'%s' does not say '%s'", f.messages.text, words);
  }
  attached_print(f.module, &after);
  EXPECT_STR(before.data, after.data);
  attached_close(&f);
}

//===-- Elements ------------------------------------------------------------------------------===//

#define ROW(value) "[" value ", " value ", " value ", " value "]"
#define FOLDED "[" ROW("3.000000e+00") ", " ROW("5.000000e+00") ", " ROW("7.000000e+00") "]"

TN_TEST(a_constant_takes_the_products_in) {
  expect_fold(MODULE(ONE("f32") USE("f32", L)),
              "{kept, value = dense<" FOLDED "> : tensor<3x4xf32>}");
  expect_fold(MODULE(ONE("f16") USE("f16", L)), "dense<" FOLDED "> : tensor<3x4xf16>");
  expect_fold(MODULE(ONE("bf16") USE("bf16", L)), "dense<" FOLDED "> : tensor<3x4xbf16>");
  expect_fold(MODULE(ONE("f64") USE("f64", L)), "dense<" FOLDED "> : tensor<3x4xf64>");
}

TN_TEST(the_sum_is_rounded_once) {
  // 2049 lies between two numbers of f16; 1 and 2048 added one by one would not get beyond it.
  static const char model[] = MODULE(
      "  %w = \"t.constant\"() {value = dense<2048.0> : tensor<3x4xf16>} : () -> "
      "tensor<3x4xf16>\n" USE("f16",
                              "{tenure.adapter = {l = {w = {lora_A = dense<1.0> : tensor<3x3xf16>, "
                              "lora_B = dense<1.0> : tensor<4x3xf16>, operand = 0 : i64}}}}"));
  expect_fold(model, "dense<2.052000e+03> : tensor<3x4xf16>");
}

TN_TEST(a_resource_becomes_another) {
  static const char model[] = MODULE(
      "  %w = \"t.constant\"() {value = dense_resource<w> : tensor<1x1xf64>} : () -> "
      "tensor<1x1xf64>\n"
      "  \"t.use\"(%w) {tenure.adapter = {l = {w = {lora_A = dense<2.0> : tensor<1x1xf64>, "
      "lora_B = dense<3.0> : tensor<1x1xf64>, operand = 0 : i64}}}} : (tensor<1x1xf64>) -> "
      "()\n");
  expect_fold(model, "value = dense_resource<w_1> : tensor<1x1xf64>");
  expect_fold(model, "w_1: \"0x100000000000000000001C40\"");
}

TN_TEST(several_adapters_go_in_together) {
  expect_fold(MODULE(ONE("f32") USE("f32", LM)),
              "dense<[" ROW("5.000000e+00") ", " ROW("9.000000e+00") ", " ROW("1.300000e+01"));
}

//===-- Who else uses the weight --------------------------------------------------------------===//

TN_TEST(others_keep_the_constant) {
  attached f;
  tn_adapter_apply_report report;
  EXPECT_STATUS(TN_OK, open_text(&f, NULL,
                                 MODULE(ONE("f32") USE("f32", L) USE("f32", "") USE("f32", L)
                                            USE("f32", LM))));
  EXPECT_STATUS(TN_OK, tn_adapter_merge_into_weights(f.module, NULL, &report));
  EXPECT_EQ(3, report.op_count);
  EXPECT_EQ(2, report.constant_count);
  EXPECT_EQ(3, report.target_module_count);
  EXPECT_STATUS(TN_OK, tn_op_verify(f.module));
  expect_text(&f, "dense<1.000000e+00> : tensor<3x4xf32>");
  expect_text(&f,
              "\"t.use\"(%2) : (tensor<3x4xf32>) -> ()\n"
              "  \"t.use\"(%0) : (tensor<3x4xf32>) -> ()\n"
              "  \"t.use\"(%2) : (tensor<3x4xf32>) -> ()\n"
              "  \"t.use\"(%1) : (tensor<3x4xf32>) -> ()");
  attached_close(&f);
}

TN_TEST(all_uses_share_the_changed_constant) {
  attached f;
  tn_adapter_apply_report report;
  EXPECT_STATUS(TN_OK, open_text(&f, NULL, MODULE(ONE("f32") USE("f32", L) USE("f32", L))));
  EXPECT_STATUS(TN_OK, tn_adapter_merge_into_weights(f.module, NULL, &report));
  EXPECT_EQ(2, report.op_count);
  EXPECT_EQ(1, report.constant_count);
  expect_text(&f, "\"t.use\"(%0) : (tensor<3x4xf32>) -> ()\n  \"t.use\"(%0)");
  attached_close(&f);
}

//===-- What is refused -----------------------------------------------------------------------===//

TN_TEST(a_weight_that_is_no_constant_is_refused) {
  static const char model[] =
      "\"builtin.module\"() ({\n  \"t.f\"() ({\n  ^bb0(%w: tensor<3x4xf32>):\n" USE(
          "f32", L) "  }) : () -> ()\n}) : () -> ()\n" RESOURCES;
  expect_refusal(model, NULL, TN_INVALID_ARGUMENT,
                 "'t.use': adapter 'l': 'w': its weight is not a constant");
  static const char whole[] = MODULE(
      "  %w = \"t.constant\"() {value = dense<1> : tensor<3x4xi32>} : () -> tensor<3x4xi32>\n" USE(
          "i32", L));
  expect_refusal(whole, NULL, TN_INVALID_ARGUMENT, "is not a float of 8, 16, 32 or 64 bits");
}

TN_TEST(a_stale_root_is_refused) {
  attached f;
  EXPECT_STATUS(TN_OK, open_text(&f, NULL, MODULE(ONE("f32") USE("f32", L))));
  EXPECT_STATUS(TN_OK, tn_op_erase(f.module));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_adapter_merge_into_weights(f.module, NULL, NULL));
  attached_close(&f);
}

//===-- The active set ------------------------------------------------------------------------===//

TN_TEST(the_active_set_keeps_its_order) {
  attached f;
  attached_open(&f);
  const tn_string_view a = tn_string_view_from("a");
  const tn_string_view b = tn_string_view_from("b");
  const tn_string_view c = tn_string_view_from("c");
  EXPECT_EQ(0, tn_adapter_active_count(f.context));
  EXPECT_STATUS(TN_OK, tn_adapter_activate(f.context, b));
  EXPECT_STATUS(TN_OK, tn_adapter_activate(f.context, a));
  EXPECT_STATUS(TN_OK, tn_adapter_activate(f.context, c));
  EXPECT_STATUS(TN_ALREADY_EXISTS, tn_adapter_activate(f.context, a));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_adapter_activate(f.context, (tn_string_view){NULL, 0}));
  EXPECT_STATUS(TN_OK, tn_adapter_deactivate(f.context, a));
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_deactivate(f.context, a));
  EXPECT_EQ(2, tn_adapter_active_count(f.context));
  EXPECT_VIEW("b", tn_adapter_active_at(f.context, 0));
  EXPECT_VIEW("c", tn_adapter_active_at(f.context, 1));
  EXPECT_VIEW("", tn_adapter_active_at(f.context, 2));
  attached_close(&f);
}

TN_TEST(only_what_is_active_is_folded) {
  attached f;
  const tn_adapter_fold_options options = {.selection = {.active = true}};
  EXPECT_STATUS(TN_OK, open_text(&f, NULL, MODULE(ONE("f32") USE("f32", LM))));
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_merge_into_weights(f.module, &options, NULL));
  EXPECT_STR("no adapter is active", f.messages.text);
  EXPECT_STATUS(TN_OK, tn_adapter_activate(f.context, tn_string_view_from("m")));
  EXPECT_STATUS(TN_OK, tn_adapter_merge_into_weights(f.module, &options, NULL));
  expect_text(&f, "dense<" FOLDED);
  expect_text(&f, "tenure.adapter = {l = {w");
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_merge_into_weights(f.module, &options, NULL));
  attached_close(&f);
}

//===-- Memory --------------------------------------------------------------------------------===//

static void survive(const char* model, const tn_adapter_fold_options* options) {
  static attached_text before;
  static attached_text after;
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = 100000};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    attached f;
    EXPECT_STATUS(TN_OK, open_text(&f, &allocator, model));
    EXPECT_STATUS(TN_OK, tn_adapter_activate(f.context, tn_string_view_from("l")));
    attached_print(f.module, &before);
    budget.allocations = allowed;
    const tn_status status = tn_adapter_merge_into_weights(f.module, options, NULL);
    budget.allocations = 100000;
    if (status != TN_OK) {
      EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
      attached_print(f.module, &after);
      EXPECT_STR(before.data, after.data);
      EXPECT_STATUS(TN_OK, tn_adapter_merge_into_weights(f.module, options, NULL));
    }
    attached_close(&f);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
  }
}

TN_TEST(folding_survives_every_allocation_failure) {
  const tn_adapter_fold_options active = {.selection = {.active = true}};
  survive(MODULE(ONE("f32") USE("f32", L) USE("f32", "") USE("f32", LM)), NULL);
  survive(MODULE(ONE("bf16") USE("bf16", LM)), &active);
}

TN_TEST(activating_survives_every_allocation_failure) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = 100000};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    attached f;
    EXPECT_STATUS(TN_OK, attached_open_with(&f, &allocator));
    budget.allocations = allowed;
    const tn_status status = tn_adapter_activate(f.context, tn_string_view_from("some name"));
    budget.allocations = 100000;
    EXPECT_EQ(status == TN_OK, tn_adapter_active_count(f.context));
    attached_close(&f);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
