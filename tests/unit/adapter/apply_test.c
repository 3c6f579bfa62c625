// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applying: attached pairs become ops, all of them or none. That the numbers are right is for the
// peers to say; here it is which ops there are, and what is refused.

#include <stdlib.h>
#include <tenure/adapter_apply.h>
#include <tenure/adapter_attach.h>
#include <tenure/block.h>
#include <tenure/text.h>
#include <tenure/value.h>
#include <tenure/verify.h>

#include "adapter_builder.h"

typedef struct printed {
  char data[32768];
  size_t size;
} printed;

static tn_status collect(void* user_data, const char* bytes, size_t size) {
  printed* text = user_data;
  if (size >= sizeof text->data - text->size) return TN_LIMIT_EXCEEDED;
  memcpy(text->data + text->size, bytes, size);
  text->size += size;
  text->data[text->size] = '\0';
  return TN_OK;
}

static void print(tn_op op, printed* out_text) {
  *out_text = (printed){.size = 0};
  EXPECT_STATUS(TN_OK, tn_op_print(op, NULL, collect, out_text));
}

//===-- Models --------------------------------------------------------------------------------===//

// What is attached, written by hand: the pair P of the operand `number`.
#define PAIR(number)                                           \
  "{lora_A = dense_resource<a> : tensor<2x3xf32>, "            \
  "lora_B = dense_resource<b> : tensor<4x2xf32>, alpha = 4.0 " \
  ": f64, operand = " number " : i64}"
#define ON(number) "{tenure.adapter = {l = {w = " PAIR(number) "}}}"
#define RESOURCES                                                                           \
  "{-# dialect_resources: { builtin: {"                                                     \
  " a: \"0x040000000000803F00000040000040400000803F0000004000004040\","                     \
  " b: \"0x040000000000803F000000000000803F000000000000803F000000000000803F00000000\" } } " \
  "#-}\n"
#define FUNCTION(arguments, types, body)                                 \
  "\"builtin.module\"() ({\n  \"func.func\"() <{function_type = (" types \
  ") -> (), sym_name = \"f\"}> ({\n  ^bb0(" arguments "):\n" body        \
  "    \"func.return\"() : () -> ()\n  }) : () -> ()\n"                  \
  "}) {tenure.adapters = {l = {}}} : () -> ()\n" RESOURCES

static const char dot_model[] =
    FUNCTION("%x: tensor<5x3xf32>, %w: tensor<3x4xf32>", "tensor<5x3xf32>, tensor<3x4xf32>",
             "    %0 = \"stablehlo.dot_general\"(%x, %w) <{dot_dimension_numbers = "
             "#stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, "
             "precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision DEFAULT>]}> " ON(
                 "1") " : (tensor<5x3xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>\n"
                      "    \"t.use\"(%0) : (tensor<5x4xf32>) -> ()\n");

static const char matmul_model[] = FUNCTION(
    "%x: tensor<?x3xf32>, %w: tensor<3x4xf32>, %y: tensor<?x4xf32>",
    "tensor<?x3xf32>, tensor<3x4xf32>, tensor<?x4xf32>",
    "    %0 = \"linalg.matmul\"(%x, %w, %y) <{operandSegmentSizes = array<i32: 2, 1>}> ({\n"
    "    ^bb0(%a: f32, %b: f32, %c: f32):\n"
    "      %m = \"arith.mulf\"(%a, %b) : (f32, f32) -> f32\n"
    "      %s = \"arith.addf\"(%c, %m) : (f32, f32) -> f32\n"
    "      \"linalg.yield\"(%s) : (f32) -> ()\n"
    "    }) " ON("1") " : (tensor<?x3xf32>, tensor<3x4xf32>, tensor<?x4xf32>) -> tensor<?x4xf32>\n"
                      "    \"t.use\"(%0) : (tensor<?x4xf32>) -> ()\n");

// The result is narrower than what is computed in, and its extent is not known.
static const char narrow_model[] = FUNCTION(
    "%x: tensor<?x3xf16>, %w: tensor<3x4xf16>, %y: tensor<?x4xf16>",
    "tensor<?x3xf16>, tensor<3x4xf16>, tensor<?x4xf16>",
    "    %0 = \"linalg.matmul\"(%x, %w, %y) <{operandSegmentSizes = array<i32: 2, 1>}> ({\n"
    "    ^bb0(%a: f16, %b: f16, %c: f16):\n"
    "      %m = \"arith.mulf\"(%a, %b) : (f16, f16) -> f16\n"
    "      %s = \"arith.addf\"(%c, %m) : (f16, f16) -> f16\n"
    "      \"linalg.yield\"(%s) : (f16) -> ()\n"
    "    }) " ON("1") " : (tensor<?x3xf16>, tensor<3x4xf16>, tensor<?x4xf16>) -> tensor<?x4xf16>\n"
                      "    \"t.use\"(%0, %0) : (tensor<?x4xf16>, tensor<?x4xf16>) -> ()\n");

// Neither op is a product of one weight.
static const char weight_model[] =
    FUNCTION("%w: tensor<3x4xf32>", "tensor<3x4xf32>",
             "    %0 = \"t.other\"(%w) " ON("0") " : (tensor<3x4xf32>) -> tensor<3x4xf32>\n"
             "    %1 = \"stablehlo.dot_general\"(%w, %w) <{dot_dimension_numbers = "
             "#stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>"
             "}> " ON("0") " : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<4x4xf32>\n");

typedef struct fixture {
  message_log messages;
  tn_context* context;
  tn_op module;
} fixture;

static tn_status open_text(fixture* f, const tn_allocator* allocator, const char* text) {
  *f = (fixture){.context = NULL};
  const tn_status status = logged_context(&f->messages, allocator, &f->context);
  if (status != TN_OK) return status;
  return tn_text_parse(tn_context_root_scope(f->context), tn_string_view_from(text), NULL,
                       &f->module);
}

static void open_model(fixture* f, const char* text) {
  EXPECT_STATUS(TN_OK, open_text(f, NULL, text));
}

static void close_model(fixture* f) {
  if (f->context != NULL) tn_context_destroy(f->context);
}

static tn_op function_of(const fixture* f) {
  return tn_block_first_op(tn_region_first_block(tn_op_region(f->module, 0)));
}

static tn_block body_of(const fixture* f) {
  return tn_region_first_block(tn_op_region(function_of(f), 0));
}

// The names of the body's ops.
static void expect_ops(const fixture* f, const char* const* names, size_t count) {
  tn_op op = tn_block_first_op(body_of(f));
  for (size_t i = 0; i < count; ++i, op = tn_op_next(op)) EXPECT_VIEW(names[i], tn_op_name(op));
  EXPECT_TRUE(tn_op_is_null(op));
  EXPECT_STATUS(TN_OK, tn_op_verify(f->module));
}

static void expect_text(const printed* text, const char* words) {
  if (strstr(text->data, words) == NULL) TN_FAIL("no '%s' in\n%s", words, text->data);
}

static void expect_refusal(const char* model, const tn_adapter_apply_options* options,
                           tn_status expected, const char* words) {
  static printed before;
  static printed after;
  fixture f;
  open_model(&f, model);
  print(f.module, &before);
  EXPECT_STATUS(expected, tn_adapter_apply(f.module, options, NULL));
  if (strstr(f.messages.text, words) == NULL) {
    TN_FAIL("'%s' does not say '%s'", f.messages.text, words);
  }
  print(f.module, &after);
  EXPECT_STR(before.data, after.data);
  close_model(&f);
}

//===-- What is made --------------------------------------------------------------------------===//

TN_TEST(a_product_gets_two_small_ones) {
  static const char* const names[] = {"stablehlo.constant",
                                      "stablehlo.dot_general",
                                      "stablehlo.constant",
                                      "stablehlo.constant",
                                      "stablehlo.multiply",
                                      "stablehlo.dot_general",
                                      "stablehlo.dot_general",
                                      "stablehlo.add",
                                      "t.use",
                                      "func.return"};
  static printed text;
  fixture f;
  tn_adapter_apply_report report;
  open_model(&f, dot_model);
  EXPECT_STATUS(TN_OK, tn_adapter_apply(f.module, NULL, &report));
  EXPECT_EQ(1, report.op_count);
  EXPECT_EQ(1, report.target_module_count);
  EXPECT_EQ(2, report.constant_count);
  EXPECT_EQ(0, report.argument_count);
  expect_ops(&f, names, sizeof names / sizeof *names);
  print(f.module, &text);
  expect_text(&text, "\"t.use\"(%7)");
  expect_text(&text, "dense<[[1.000000e+00, 2.000000e+00, 3.000000e+00], [");
  // alpha / rank
  expect_text(&text, "dense<2.000000e+00> : tensor<4x2xf32>");
  expect_text(&text,
              "precision_config = [#stablehlo<precision HIGH>, #stablehlo<precision "
              "DEFAULT>]}> : (tensor<5x3xf32>, tensor<2x3xf32>) -> tensor<5x2xf32>");
  EXPECT_TRUE(strstr(text.data, "tenure") == NULL);
  EXPECT_TRUE(strstr(text.data, "dense_resource") == NULL);
  EXPECT_STATUS(TN_NOT_FOUND, tn_adapter_apply(f.module, NULL, &report));
  EXPECT_EQ(0, report.op_count);
  close_model(&f);
}

TN_TEST(constants_may_be_resources) {
  static printed text;
  fixture f;
  const tn_adapter_apply_options options = {
      .form = TN_ADAPTER_AS_RESOURCE, .has_scale = true, .scale = 1};
  open_model(&f, dot_model);
  EXPECT_STATUS(TN_OK, tn_adapter_apply(f.module, &options, NULL));
  print(f.module, &text);
  expect_text(&text, "<{value = dense_resource<a> : tensor<2x3xf32>}>");
  EXPECT_TRUE(strstr(text.data, "multiply") == NULL);
  close_model(&f);
}

TN_TEST(matrices_may_be_arguments) {
  static printed text;
  fixture f;
  tn_adapter_apply_report report;
  const tn_adapter_apply_options options = {.form = TN_ADAPTER_AS_ARGUMENTS};
  open_model(&f, dot_model);
  EXPECT_STATUS(TN_OK, tn_adapter_apply(f.module, &options, &report));
  EXPECT_EQ(2, report.argument_count);
  EXPECT_EQ(0, report.constant_count);
  EXPECT_EQ(4, tn_block_argument_count(body_of(&f)));
  EXPECT_VIEW("l.w.lora_A", tn_location_name(tn_value_location(tn_block_argument(body_of(&f), 2))));
  print(f.module, &text);
  expect_text(&text,
              "arg_attrs = [{}, {}, {tenure.parameter = \"l.w.lora_A\"}, "
              "{tenure.parameter = \"l.w.lora_B\"}]");
  expect_text(&text,
              "function_type = (tensor<5x3xf32>, tensor<3x4xf32>, tensor<2x3xf32>, "
              "tensor<4x2xf32>) -> ()");
  EXPECT_STATUS(TN_OK, tn_op_verify(f.module));
  close_model(&f);
}

TN_TEST(a_linalg_product_is_added_up_in_place) {
  static const char* const names[] = {
      "arith.constant", "arith.constant", "arith.constant", "tensor.dim",     "tensor.empty",
      "linalg.fill",    "linalg.generic", "arith.constant", "arith.constant", "arith.mulf",
      "linalg.matmul",  "linalg.generic", "t.use",          "func.return"};
  fixture f;
  open_model(&f, matmul_model);
  EXPECT_STATUS(TN_OK, tn_adapter_apply(f.module, NULL, NULL));
  expect_ops(&f, names, sizeof names / sizeof *names);
  close_model(&f);
}

TN_TEST(narrow_results_are_converted_once) {
  static printed text;
  fixture f;
  open_model(&f, narrow_model);
  EXPECT_STATUS(TN_OK, tn_adapter_apply(f.module, NULL, NULL));
  EXPECT_STATUS(TN_OK, tn_op_verify(f.module));
  print(f.module, &text);
  expect_text(&text, "\"tensor.dim\"(%10, ");
  expect_text(&text, "\"arith.addf\"(%10, ");
  expect_text(&text, "(tensor<?x4xf32>) -> tensor<?x4xf16>");
  close_model(&f);
}

TN_TEST(other_ops_may_get_a_changed_weight) {
  static printed text;
  fixture f;
  tn_adapter_apply_report report;
  const tn_adapter_apply_options options = {.through_weights = true};
  open_model(&f, weight_model);
  EXPECT_STATUS(TN_OK, tn_adapter_apply(f.module, &options, &report));
  EXPECT_EQ(2, report.op_count);
  EXPECT_STATUS(TN_OK, tn_op_verify(f.module));
  print(f.module, &text);
  expect_text(&text, "\"stablehlo.add\"(%arg0, %4)");
  expect_text(&text, "\"t.other\"(%5)");
  expect_text(&text, "\"stablehlo.dot_general\"(%8, %8)");
  close_model(&f);
}

//===-- What is refused -----------------------------------------------------------------------===//

TN_TEST(what_is_no_product_is_refused_by_name) {
  expect_refusal(weight_model, NULL, TN_INVALID_ARGUMENT,
                 "'t.other': adapter 'l': 'w': the op is not a matrix product");
}

TN_TEST(names_that_nothing_has_are_refused) {
  const tn_string_view names[] = {tn_string_view_from("l"), tn_string_view_from("m")};
  const tn_adapter_apply_options options = {.selection = {.names = names, .name_count = 2}};
  expect_refusal(dot_model, &options, TN_NOT_FOUND, "adapter 'm' is not attached");
  const tn_string_view twice[] = {names[0], names[0]};
  const tn_adapter_apply_options doubled = {.selection = {.names = twice, .name_count = 2}};
  expect_refusal(dot_model, &doubled, TN_INVALID_ARGUMENT, "selected twice");
}

#define WITH_DOT(weight, attached)                                          \
  FUNCTION("%x: tensor<5x3xf32>, %w: " weight, "tensor<5x3xf32>, " weight,  \
           "    %0 = \"stablehlo.dot\"(%x, %w) {tenure.adapter = " attached \
           "} : (tensor<5x3xf32>, " weight ") -> tensor<5x4xf32>\n")

/// The same with a pair that is no other than it should be but for `parts`, and W of [3, 4].
#define WITH_PAIR(parts) WITH_DOT("tensor<3x4xf32>", "{l = {w = {" parts ", operand = 1 : i64}}}")
#define A_OF(elements) "lora_A = " elements " : tensor<2x3xf32>"
#define B_OF(elements) "lora_B = " elements " : tensor<4x2xf32>"

TN_TEST(attributes_that_do_not_fit_are_refused) {
  static const struct {
    const char* model;
    tn_status status;
    const char* words;
  } cases[] = {
      {WITH_DOT("tensor<3x5xf32>", "{l = {w = " PAIR("1") "}}"), TN_SHAPE_MISMATCH,
       "lora_A [rank, in] is [2, 3] and lora_B [out, rank] is [4, 2]; the weight [in, out] is [3, "
       "5]"},
      {WITH_DOT("tensor<3x4xf32>", "{l = {w = " PAIR("2") "}}"), TN_INVALID_ARGUMENT,
       "operand index is out of range"},
      {WITH_PAIR(A_OF("dense_resource<a>")), TN_INVALID_ARGUMENT, "not both matrices"},
      {WITH_PAIR(A_OF("dense_resource<a>") ", " B_OF("dense_resource<c>")), TN_NOT_FOUND,
       "the resource 'c' has no bytes"},
      {WITH_PAIR(A_OF("dense_resource<a>") ", " B_OF("dense_resource<a>")), TN_MALFORMED,
       "has a byte size that does not match its type"},
      {WITH_PAIR("lora_A = dense<1> : tensor<2x3xi32>, lora_B = dense<1> : tensor<4x2xi32>"),
       TN_INVALID_ARGUMENT, "do not have the same float type"},
      {WITH_PAIR(A_OF("dense<1.0>") ", " B_OF("dense<1.0>") ", lora_magnitude_vector = "
                                                            "dense<1.0> : tensor<4xf32>"),
       TN_INVALID_ARGUMENT, "expected only lora_A and lora_B"},
      {FUNCTION("%x: tensor<5x3xi8>, %w: tensor<3x4xi8>", "tensor<5x3xi8>, tensor<3x4xi8>",
                "    %0 = \"stablehlo.dot\"(%x, %w) " ON(
                    "1") " : (tensor<5x3xi8>, tensor<3x4xi8>) -> tensor<5x4xi32>\n"),
       TN_INVALID_ARGUMENT, "not a float of 8, 16, 32 or 64 bits"}};
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    expect_refusal(cases[i].model, NULL, cases[i].status, cases[i].words);
  }
}

TN_TEST(a_function_that_is_called_keeps_its_arguments) {
  static const char model[] =
      "\"builtin.module\"() ({\n"
      "  \"func.func\"() <{function_type = (tensor<5x3xf32>, tensor<3x4xf32>) -> (), sym_name = "
      "\"f\"}> ({\n"
      "  ^bb0(%x: tensor<5x3xf32>, %w: tensor<3x4xf32>):\n"
      "    %0 = \"stablehlo.dot\"(%x, %w) " ON(
          "1") " : (tensor<5x3xf32>, tensor<3x4xf32>) -> tensor<5x4xf32>\n"
               "    \"func.call\"(%x, %w) <{callee = @f}> : (tensor<5x3xf32>, tensor<3x4xf32>) -> "
               "()\n"
               "    \"func.return\"() : () -> ()\n"
               "  }) : () -> ()\n"
               "}) : () -> ()\n" RESOURCES;
  const tn_adapter_apply_options options = {.form = TN_ADAPTER_AS_ARGUMENTS};
  expect_refusal(model, &options, TN_INVALID_ARGUMENT, "its function has callers");
}

TN_TEST(a_stale_root_is_refused) {
  fixture f;
  open_model(&f, dot_model);
  EXPECT_STATUS(TN_OK, tn_op_erase(f.module));
  EXPECT_STATUS(TN_STALE_HANDLE, tn_adapter_apply(f.module, NULL, NULL));
  close_model(&f);
}

//===-- Memory --------------------------------------------------------------------------------===//

// Applies with little memory; what is refused has changed nothing, and works with more.
static void survive(const char* model, const tn_adapter_apply_options* options) {
  static printed before;
  static printed after;
  size_t refused_count = 0;
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = 100000};
    const tn_allocator allocator = tn_budget_allocator(&budget);
    fixture f;
    EXPECT_STATUS(TN_OK, open_text(&f, &allocator, model));
    print(f.module, &before);
    budget.allocations = allowed;
    const tn_status status = tn_adapter_apply(f.module, options, NULL);
    budget.allocations = 100000;
    if (status != TN_OK) {
      EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
      print(f.module, &after);
      EXPECT_STR(before.data, after.data);
      EXPECT_STATUS(TN_OK, tn_adapter_apply(f.module, options, NULL));
      ++refused_count;
    }
    EXPECT_STATUS(TN_OK, tn_op_verify(f.module));
    close_model(&f);
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
  }
  EXPECT_TRUE(refused_count > 3);
}

TN_TEST(applying_survives_every_allocation_failure) {
  const tn_adapter_apply_options arguments = {.form = TN_ADAPTER_AS_ARGUMENTS};
  const tn_adapter_apply_options weights = {.through_weights = true};
  survive(dot_model, NULL);
  survive(dot_model, &arguments);
  survive(matmul_model, NULL);
  survive(narrow_model, NULL);
  survive(weight_model, &weights);
}
