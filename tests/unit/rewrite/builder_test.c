// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Building IR in one call an op: what is given, what follows from schemas, and what is refused.

#include <tenure/builder.h>
#include <tenure/dialect.h>
#include <tenure/symbol.h>
#include <tenure/type.h>

#include "printed.h"

typedef struct bench {
  tn_printed printed;
  tn_builder b;
  char text[TN_PRINTED_SIZE];
  size_t size;
} bench;

static bench it;

static void open_bench(void) {
  it.printed = (tn_printed){.context = NULL};
  tn_printed_open_empty(&it.printed, NULL);
  it.b = (tn_builder){.scope = it.printed.scope};
  it.printed.root = tn_build_module(&it.b);
}

static tn_status append(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  if (size >= sizeof it.text - it.size) return TN_LIMIT_EXCEEDED;
  memcpy(it.text + it.size, bytes, size);
  it.size += size;
  it.text[it.size] = 0;
  return TN_OK;
}

static void expect_module(const char* expected) {
  const tn_print_options options = {.custom_form = true};
  if (it.b.status != TN_OK) TN_FAIL("%s", it.printed.text);
  it.size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(it.printed.root, &options, append, NULL));
  EXPECT_STR(expected, it.text);
  if (tn_op_verify(it.printed.root) != TN_OK) TN_FAIL("%s", it.printed.text);
}

/// The builder failed so, nothing was made, and nothing is from now on; it is as good as new then.
static void expect_failure(tn_status status, const char* words) {
  EXPECT_STATUS(status, it.b.status);
  if (strstr(it.printed.text, words) == NULL) TN_FAIL("%s", it.printed.text);
  EXPECT_TRUE(tn_op_is_null(tn_build(&it.b, TN_OP("t.none"))));
  EXPECT_EQ(0, tn_block_op_count(tn_region_first_block(tn_op_region(it.printed.root, 0))));
  tn_printed_clear(&it.printed);
  it.b.status = TN_OK;
}

static tn_value constant(const char* text) {
  return tn_build_value(&it.b, TN_OP("arith.constant", .text = text));
}

//===-- What is built -------------------------------------------------------------------------===//

TN_TEST(a_function_takes_one_call_an_op) {
  open_bench();
  const tn_op f = tn_build(
      &it.b, TN_OP("func.func", .text = "sym_name = \"twice\", function_type = (f64) -> f64"));
  const tn_value x = tn_block_argument(tn_build_block(&it.b, tn_op_region(f, 0), NULL), 0);
  const tn_value two = constant("value = 2.0 : f64");
  const tn_value product =
      tn_build_value(&it.b, TN_OP("arith.mulf", .operands = TN_VALUES(x, two)));
  tn_build(&it.b, TN_OP("func.return", .operands = TN_VALUES(product)));
  expect_module(
      "module {\n"
      "  func.func @twice(%arg0: f64) -> f64 {\n"
      "    %cst = arith.constant 2.000000e+00 : f64\n"
      "    %0 = arith.mulf %arg0, %cst : f64\n"
      "    return %0 : f64\n"
      "  }\n"
      "}\n");
  tn_printed_close(&it.printed);
}

TN_TEST(attributes_are_texts_and_handles) {
  open_bench();
  const tn_type i8 = tn_builder_type(&it.b, "i%d", 8);
  const tn_type type = tn_builder_function_type(&it.b, TN_TYPES(i8), NULL);
  tn_build(&it.b,
           TN_OP("t.op", .text = "a = dense<1.0> : tensor<2xf64>, unit",
                 .attributes = TN_ATTRIBUTES({"s", tn_builder_string(&it.b, "a \"b\"")},
                                             {"r", tn_builder_symbol(&it.b, "not a word")},
                                             {"t", tn_builder_type_attribute(&it.b, type)},
                                             {"n", tn_builder_attribute(&it.b, "%d : i%d", 7, 8)}),
                 .result_types = TN_TYPES(i8, type), .region_count = 1));
  expect_module(
      "module {\n"
      "  %0:2 = \"t.op\"() ({\n"
      "  }) {a = dense<1.000000e+00> : tensor<2xf64>, n = 7 : i8, r = @\"not a word\", "
      "s = \"a \\22b\\22\", t = (i8) -> (), unit} : () -> (i8, (i8) -> ())\n"
      "}\n");
  tn_printed_close(&it.printed);
}

TN_TEST(blocks_and_successors) {
  open_bench();
  const tn_op f = tn_build(
      &it.b, TN_OP("func.func", .text = "sym_name = \"f\", function_type = (i1, i32) -> i32"));
  const tn_region body = tn_op_region(f, 0);
  const tn_block entry = tn_build_block(&it.b, body, NULL);
  const tn_value x = tn_block_argument(entry, 1);
  const tn_block end = tn_build_block(&it.b, body, TN_TYPES(tn_value_type(x)));
  tn_build(&it.b, TN_OP("func.return", .operands = TN_VALUES(tn_block_argument(end, 0))));
  const tn_block other = tn_build_block(&it.b, body, NULL);
  tn_build(&it.b, TN_OP("cf.br", .operands = TN_VALUES(x), .successors = TN_BLOCKS(end)));
  tn_builder_to_end(&it.b, entry);
  tn_build(&it.b, TN_OP("cf.cond_br", .operands = TN_VALUES(tn_block_argument(entry, 0), x),
                        .successors = TN_BLOCKS(end, other),
                        .text = "operandSegmentSizes = array<i32: 1, 1, 0>"));
  expect_module(
      "module {\n"
      "  func.func @f(%arg0: i1, %arg1: i32) -> i32 {\n"
      "    cf.cond_br %arg0, ^bb1(%arg1 : i32), ^bb2\n"
      "  ^bb1(%0: i32):  // 2 preds: ^bb0, ^bb2\n"
      "    return %0 : i32\n"
      "  ^bb2:  // pred: ^bb0\n"
      "    cf.br ^bb1(%arg1 : i32)\n"
      "  }\n"
      "}\n");
  tn_printed_close(&it.printed);
}

TN_TEST(where_ops_go) {
  open_bench();
  const tn_op c = tn_build(&it.b, TN_OP("t.c"));
  tn_builder_before(&it.b, c);
  tn_build(&it.b, TN_OP("t.b"));
  tn_builder_after(&it.b, c);
  tn_build(&it.b, TN_OP("t.d"));
  tn_builder_to_start(&it.b, tn_op_block(c));
  tn_build(&it.b, TN_OP("t.a"));
  tn_builder_set_attribute(&it.b, c, "a", tn_builder_attribute(&it.b, "1 : i8"));
  EXPECT_EQ(1, tn_op_discardable_attribute_count(c));
  tn_builder_to_end(&it.b, tn_op_block(c));
  tn_build(&it.b, TN_OP("t.e"));
  EXPECT_STATUS(TN_OK, it.b.status);
  tn_printed_expect_ops(&it.printed, "t.a t.b t.c t.d t.e ");
  it.b.insertion = (tn_insertion){.block = {0}};
  const tn_op detached = tn_build(&it.b, TN_OP("t.alone"));
  EXPECT_TRUE(tn_op_is_detached(detached) && !tn_op_is_null(detached));
  tn_builder_after(&it.b, detached);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, it.b.status);
  tn_printed_close(&it.printed);
}

//===-- What follows --------------------------------------------------------------------------===//

TN_TEST(types_and_segments_follow_from_schemas) {
  open_bench();
  const tn_value a = constant("value = dense<1> : vector<4xi32>");
  tn_build(&it.b, TN_OP("arith.cmpi", .operands = TN_VALUES(a, a), .text = "predicate = 0"));
  const tn_value b = constant("value = true");
  tn_build(&it.b, TN_OP("arith.select", .operands = TN_VALUES(b, a, a)));
  const tn_type memref = tn_builder_type(&it.b, "memref<4xf32>");
  const tn_value m = tn_build_value(&it.b, TN_OP("memref.alloc", .result_types = TN_TYPES(memref)));
  const tn_value zero = constant("value = 0 : index");
  tn_build(&it.b, TN_OP("memref.load", .operands = TN_VALUES(m, zero)));
  const tn_op branch =
      tn_build(&it.b, TN_OP("scf.if", .operands = TN_VALUES(b), .result_types = TN_NO_TYPES));
  EXPECT_EQ(2, tn_op_region_count(branch));
  tn_build_block(&it.b, tn_op_region(branch, 0), NULL);
  tn_build(&it.b, TN_OP("scf.yield"));
  expect_module(
      "module {\n"
      "  %cst = arith.constant dense<1> : vector<4xi32>\n"
      "  %0 = arith.cmpi eq, %cst, %cst : vector<4xi32>\n"
      "  %true = arith.constant true\n"
      "  %1 = arith.select %true, %cst, %cst : vector<4xi32>\n"
      "  %alloc = memref.alloc() : memref<4xf32>\n"
      "  %c0 = arith.constant 0 : index\n"
      "  %2 = memref.load %alloc[%c0] : memref<4xf32>\n"
      "  scf.if %true {\n"
      "  }\n"
      "}\n");
  tn_printed_close(&it.printed);
}

static const char* const schema =
    "irdl.dialect @mine {\n"
    "  irdl.operation @many attributes {traits = [\"AttrSizedResultSegments\"],\n"
    "      match = [\"some = same(values)\"]} {\n"
    "    %0 = irdl.any\n"
    "    irdl.operands(values: variadic %0)\n"
    "    irdl.results(some: variadic %0, others: optional %0)\n"
    "  }\n"
    "}\n";

TN_TEST(groups_of_results_follow_from_groups_of_operands) {
  open_bench();
  tn_printed_clear(&it.printed);
  const tn_string_view text = tn_string_view_from(schema);
  if (tn_dialect_load_schema(it.printed.context, text, tn_string_view_from("mine")) != TN_OK) {
    TN_FAIL("%s", it.printed.text);
  }
  tn_value values[40];
  values[0] = constant("value = 1 : i32");
  for (size_t i = 1; i < 40; ++i) values[i] = i % 2 == 0 ? values[0] : constant("value = 1 : i8");
  const tn_value_list list = {values, 40};
  const tn_op many = tn_build(&it.b, TN_OP("mine.many", .operands = &list));
  EXPECT_EQ(40, tn_op_result_count(many));
  EXPECT_TRUE(tn_type_equal(tn_value_type(values[39]), tn_value_type(tn_op_result(many, 39))));
  EXPECT_STATUS(TN_OK, tn_op_verify(it.printed.root));
  tn_printed_close(&it.printed);
}

/// The builder refused an op without types, made nothing, and is as good as new.
static void expect_open(const char* name, const char* group) {
  char words[128];
  (void)snprintf(words, sizeof words,
                 "'%s' op needs the types of its results: cannot infer the number of '%s'", name,
                 group);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, it.b.status);
  if (strstr(it.printed.text, words) == NULL) TN_FAIL("%s", it.printed.text);
  EXPECT_EQ(0, tn_block_op_count(it.b.insertion.block));
  tn_printed_clear(&it.printed);
  it.b.status = TN_OK;
}

TN_TEST(results_that_may_be_any_number_follow_from_operands_or_are_given) {
  open_bench();
  const tn_op unit = tn_build(&it.b, TN_OP("t.op", .region_count = 1));
  const tn_type index = tn_builder_type(&it.b, "index");
  const tn_type i1 = tn_builder_type(&it.b, "i1");
  const tn_block block = tn_build_block(&it.b, tn_op_region(unit, 0), TN_TYPES(index, i1));
  const tn_value zero = tn_block_argument(block, 0);
  const tn_value truth = tn_block_argument(block, 1);
  tn_printed_clear(&it.printed);
  tn_build(&it.b, TN_OP("scf.for", .operands = TN_VALUES(zero, zero, zero, zero)));
  expect_open("scf.for", "results");
  // Also where there may be none.
  tn_build(&it.b, TN_OP("scf.if", .operands = TN_VALUES(truth)));
  expect_open("scf.if", "results");
  tn_build(&it.b, TN_OP("func.call", .text = "callee = @f"));
  expect_open("func.call", "result");
  const tn_op call =
      tn_build(&it.b, TN_OP("func.call", .text = "callee = @f", .result_types = TN_NO_TYPES));
  EXPECT_STATUS(TN_OK, it.b.status);
  EXPECT_EQ(0, tn_op_result_count(call));
  tn_printed_close(&it.printed);
}

//===-- What is refused -----------------------------------------------------------------------===//

TN_TEST(what_cannot_be_made_is_said) {
  open_bench();
  tn_build(&it.b, TN_OP("memref.alloc"));
  expect_failure(TN_INVALID_ARGUMENT,
                 "'memref.alloc' op needs the types of its results: cannot infer that of "
                 "'memref' from its operands and attributes");
  tn_build(&it.b, TN_OP("arith.addi"));
  expect_failure(TN_INVALID_ARGUMENT, "'arith.addi' op expected 2 operands, but found 0");
  tn_build(&it.b, TN_OP("scf.for"));
  expect_failure(TN_INVALID_ARGUMENT, "'scf.for' op expected 3 or more operands, but found 0");
  tn_build(&it.b, TN_OP("cf.cond_br", .text = "operandSegmentSizes = array<i32: 1, 0, 0>"));
  expect_failure(TN_INVALID_ARGUMENT,
                 "'cf.cond_br' op attribute 'operandSegmentSizes' does not give 3 sizes with the "
                 "sum 0");
  tn_build(&it.b, TN_OP("t.op", .operands = TN_VALUES({0, 0, 0, 0})));
  expect_failure(TN_INVALID_ARGUMENT, "operand #0 of 't.op' is null");
  tn_build(&it.b, TN_OP("t.op", .text = "a = "));
  expect_failure(TN_MALFORMED, "expected");
  tn_build(&it.b, TN_OP(NULL));
  expect_failure(TN_INVALID_ARGUMENT, "");
  tn_build(&it.b, TN_OP("t.op", .text = "a", .attributes = TN_ATTRIBUTES({"a", {NULL}})));
  expect_failure(TN_INVALID_ARGUMENT,
                 "attribute 'a' of 't.op' is null or belongs to another context");
  EXPECT_TRUE(tn_value_is_null(tn_build_value(&it.b, TN_OP("t.op"))));
  expect_failure(TN_INVALID_ARGUMENT, "'t.op' has 0 results; expected one");
  EXPECT_TRUE(tn_type_equal((tn_type){NULL}, tn_builder_type(&it.b, "i%s", "x")));
  expect_failure(TN_MALFORMED, "");
  tn_printed_close(&it.printed);
}

TN_TEST(segments_that_may_be_several_are_asked_for) {
  open_bench();
  const tn_op f = tn_build(&it.b, TN_OP("t.op", .region_count = 1));
  const tn_type index = tn_builder_type(&it.b, "index");
  const tn_block block = tn_build_block(&it.b, tn_op_region(f, 0), TN_TYPES(index));
  const tn_type type = tn_builder_type(&it.b, "memref<?xf32>");
  tn_build(&it.b, TN_OP("memref.alloc", .operands = TN_VALUES(tn_block_argument(block, 0)),
                        .result_types = TN_TYPES(type)));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, it.b.status);
  EXPECT_TRUE(strstr(it.printed.text,
                     "'memref.alloc' op needs the attribute 'operandSegmentSizes': 1 operands may "
                     "be grouped in several ways") != NULL);
  EXPECT_EQ(0, tn_block_op_count(block));
  tn_printed_close(&it.printed);
}

TN_TEST(a_builder_without_a_scope_fails) {
  tn_builder b = {.scope = NULL};
  EXPECT_TRUE(tn_op_is_null(tn_build_module(&b)));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, b.status);
  open_bench();
  tn_scope* scope = NULL;
  EXPECT_STATUS(TN_OK, tn_scope_open(it.printed.context, NULL, &scope));
  tn_object_retain(scope);
  tn_scope_close(scope);
  b = (tn_builder){.scope = scope};
  EXPECT_TRUE(tn_op_is_null(tn_build(&b, TN_OP("t.op"))));
  EXPECT_STATUS(TN_SCOPE_CLOSED, b.status);
  tn_object_release(scope);
  tn_printed_close(&it.printed);
}

//===-- In patterns ---------------------------------------------------------------------------===//

/// arith.muli of a value by itself becomes two ops.
static tn_status expand(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_builder b = {.rewriter = rewriter};
  const tn_value x = tn_op_operand(op, 0);
  const tn_value sum = tn_build_value(&b, TN_OP("arith.addi", .operands = TN_VALUES(x, x)));
  return tn_builder_replace_op(&b, op, TN_VALUES(sum));
}

/// Fails to build, so that nothing is replaced.
static tn_status expand_wrongly(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_builder b = {.rewriter = rewriter};
  tn_build(&b, TN_OP("arith.addi"));
  EXPECT_STATUS(b.status, tn_builder_erase_op(&b, op));
  return tn_builder_replace_op(&b, op, NULL);
}

TN_TEST(patterns_build_where_the_rewriter_stands) {
  open_bench();
  const tn_value x = constant("value = 3 : i32");
  const tn_value y = tn_build_value(&it.b, TN_OP("arith.muli", .operands = TN_VALUES(x, x)));
  tn_build(&it.b, TN_OP("t.use", .operands = TN_VALUES(y)));
  tn_pattern_set* set = NULL;
  const tn_pattern pattern = {
      .root = tn_string_view_from("arith.muli"), .benefit = 1, .match_and_rewrite = expand};
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(it.printed.context, &set));
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(set, &pattern));
  EXPECT_STATUS(TN_OK, tn_rewrite_once(it.printed.root, set, NULL));
  tn_pattern_set_destroy(set);
  expect_module(
      "module {\n"
      "  %c3_i32 = arith.constant 3 : i32\n"
      "  %0 = arith.addi %c3_i32, %c3_i32 : i32\n"
      "  \"t.use\"(%0) : (i32) -> ()\n"
      "}\n");
  tn_printed_close(&it.printed);
}

/// Erases what is never used.
static tn_status erase_constant(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_builder b = {.rewriter = rewriter};
  return tn_builder_erase_op(&b, op);
}

TN_TEST(patterns_that_fail_to_build_replace_nothing) {
  for (size_t i = 0; i < 2; ++i) {
    const tn_pattern pattern = {.root = tn_string_view_from("arith.constant"),
                                .benefit = 1,
                                .match_and_rewrite = i == 0 ? expand_wrongly : erase_constant};
    tn_pattern_set* set = NULL;
    open_bench();
    constant("value = 3 : i32");
    EXPECT_STATUS(TN_OK, tn_pattern_set_create(it.printed.context, &set));
    EXPECT_STATUS(TN_OK, tn_pattern_set_add(set, &pattern));
    const tn_status status = tn_rewrite_once(it.printed.root, set, NULL);
    EXPECT_TRUE(i == 0 ? status == TN_INVALID_ARGUMENT : status == TN_OK);
    EXPECT_EQ(1 - i, tn_block_op_count(tn_region_first_block(tn_op_region(it.printed.root, 0))));
    tn_pattern_set_destroy(set);
    tn_printed_close(&it.printed);
  }
}

TN_TEST(replacing_takes_a_rewriter) {
  open_bench();
  const tn_op op = tn_value_owner_op(constant("value = 3 : i32"));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_builder_erase_op(&it.b, op));
  EXPECT_TRUE(strstr(it.printed.text, "a builder needs a rewriter") != NULL);
  EXPECT_STATUS(TN_OK, tn_op_check(op));
  tn_printed_close(&it.printed);
}

TN_TEST(arrays_of_numbers_are_attributes) {
  open_bench();
  const int64_t numbers[] = {2, -3};
  const tn_attribute array = tn_builder_i64_array(&it.b, numbers, 2);
  EXPECT_TRUE(tn_attribute_equal(array, tn_builder_attribute(&it.b, "array<i64: 2, -3>")));
  const tn_attribute empty = tn_builder_i64_array(&it.b, NULL, 0);
  EXPECT_TRUE(tn_attribute_equal(empty, tn_builder_attribute(&it.b, "array<i64>")));
  EXPECT_STATUS(TN_OK, it.b.status);
  tn_printed_close(&it.printed);
}

//===-- Memory --------------------------------------------------------------------------------===//

TN_TEST(a_builder_survives_every_allocation_failure) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_context_options options = {.allocator = tn_budget_allocator(&budget)};
    tn_context* context = NULL;
    tn_status status = tn_context_create(&options, &context);
    if (status == TN_OK) {
      tn_builder b = {.scope = tn_context_root_scope(context)};
      tn_build_module(&b);
      const tn_value x =
          tn_build_value(&b, TN_OP("arith.constant", .text = "value = 3 : i32, a, b, c, d, e, f, "
                                                             "g, h, i, j, k, l, m, n, o, p, q"));
      tn_build(&b, TN_OP("arith.addi", .operands = TN_VALUES(x, x)));
      status = b.status;
      tn_context_destroy(context);
    }
    EXPECT_EQ(0, budget.live_bytes);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
