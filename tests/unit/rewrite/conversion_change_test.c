// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What patterns of conversions change, and what is reported of it.

#include "conversion_world.h"

//===-- In place ------------------------------------------------------------------------------===//

static tn_status make_even(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_attribute two = {NULL};
  tn_identifier name;
  const tn_op_state state = {.name = name_of("t.more"),
                             .insertion = tn_rewriter_insertion(rewriter)};
  tn_op made;
  EXPECT_STATUS(TN_OK, tn_identifier_get(w.printed.context, view("n"), &name));
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(type_of("i64"), 2, &two));
  EXPECT_STATUS(TN_OK, tn_op_create(w.printed.scope, &state, &made));
  return tn_op_set_attribute(op, name, two);
}

static tn_status replace_more(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  return tn_rewriter_erase_op(rewriter, op);
}

TN_TEST(ops_become_legal_in_place_and_ops_made_by_other_means_are_converted) {
  open_world("\"t.a\"() {n = 1} : () -> ()\n");
  const tn_legality_callback even = {is_even, NULL, NULL};
  EXPECT_STATUS(TN_OK,
                tn_conversion_target_set_op(w.target, view("t.a"), TN_DYNAMICALLY_LEGAL, &even));
  set_op("t.more", TN_ILLEGAL);
  const tn_pattern pattern = {.root = view("t.a"), .benefit = 1, .match_and_rewrite = make_even};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(w.set, &pattern));
  EXPECT_STATUS(TN_VERIFY_FAILED, run(TN_CONVERT_PARTIALLY, NULL));
  expect_ir("  \"t.a\"() {n = 1 : i64} : () -> ()\n");
  tn_pattern_set_destroy(w.set);
  EXPECT_STATUS(TN_OK, tn_pattern_set_create(w.printed.context, &w.set));
  const tn_pattern more = {.root = view("t.more"), .benefit = 1, .match_and_rewrite = replace_more};
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(w.set, &pattern));
  EXPECT_STATUS(TN_OK, tn_pattern_set_add(w.set, &more));
  EXPECT_STATUS(TN_OK, run(TN_CONVERT_PARTIALLY, NULL));
  expect_ir("  \"t.a\"() {n = 2 : i64} : () -> ()\n");
  close_world();
}

//===-- Blocks and functions ------------------------------------------------------------------===//

static tn_status convert_body(void* user_data, tn_rewriter* rewriter, tn_op op,
                              const tn_value_list* operands) {
  const tn_op_state state = {.name = name_of("u.loop"), .region_count = 1};
  tn_op made;
  (void)user_data;
  (void)operands;
  tn_status status = tn_rewriter_create_op(rewriter, &state, &made);
  if (status != TN_OK) return status;
  status = tn_rewriter_inline_region_before(rewriter, tn_op_region(op, 0), tn_op_region(made, 0),
                                            (tn_block){0, 0, 0, 0});
  if (status != TN_OK) return status;
  status = tn_rewriter_convert_region_types(rewriter, tn_op_region(made, 0), w.converter);
  return status != TN_OK ? status : tn_rewriter_erase_op(rewriter, op);
}

TN_TEST(arguments_of_blocks_are_converted) {
  open_world(
      "\"t.loop\"() ({\n"
      "^bb0(%a: i16, %b: i32, %c: i1):\n"
      "  \"t.a\"(%a, %b, %c) : (i16, i32, i1) -> ()\n"
      "  \"t.stays\"(%b) : (i32) -> ()\n"
      "}) : () -> ()\n");
  set_op("t.loop", TN_ILLEGAL);
  set_op("t.a", TN_ILLEGAL);
  add("t.loop", convert_body, NULL);
  add("t.a", convert_op, w.converter);
  add_materializations();
  EXPECT_STATUS(TN_OK, run(TN_CONVERT_PARTIALLY, NULL));
  expect_ir(
      "  \"u.loop\"() ({\n"
      "  ^bb0(%arg0: i8, %arg1: i8, %arg2: i64):\n"
      "    %0 = \"m.a\"(%arg2) : (i64) -> i32\n"
      "    \"u.a\"(%arg0, %arg1, %arg2) : (i8, i8, i64) -> ()\n"
      "    \"t.stays\"(%0) : (i32) -> ()\n"
      "  }) : () -> ()\n");
  close_world();
}

static tn_status change_signature(void* user_data, tn_rewriter* rewriter, tn_op op,
                                  const tn_value_list* operands) {
  const tn_block block = tn_region_first_block(tn_op_region(op, 0));
  const tn_type types[] = {type_of("i8"), type_of("f64")};
  const tn_type_list list = {types, 2};
  const tn_type_list none = {NULL, 0};
  const size_t counts[] = {1};
  (void)user_data;
  (void)operands;
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_rewriter_convert_block_signature(rewriter, block, &none, counts));
  EXPECT_STATUS(TN_OK, tn_rewriter_convert_block_signature(rewriter, block, &list, counts));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_rewriter_convert_block_signature(rewriter, block, &list, counts));
  const tn_op_state state = {.name = name_of("u.a"), .region_count = 1};
  tn_op made;
  EXPECT_STATUS(TN_OK, tn_rewriter_create_op(rewriter, &state, &made));
  EXPECT_STATUS(
      TN_OK, tn_rewriter_inline_region_before(rewriter, tn_op_region(op, 0), tn_op_region(made, 0),
                                              (tn_block){0, 0, 0, 0}));
  return tn_rewriter_replace_op_with(rewriter, op, made);
}

TN_TEST(a_signature_may_get_further_arguments) {
  open_world("\"t.a\"() ({\n^bb0(%a: i16):\n  \"t.b\"(%a) : (i16) -> ()\n}) : () -> ()\n");
  set_op("t.a", TN_ILLEGAL);
  add("t.a", change_signature, NULL);
  EXPECT_STATUS(TN_OK, run_with_casts());
  expect_ir(
      "  \"u.a\"() ({\n"
      "  ^bb0(%arg0: i8, %arg1: f64):\n"
      "    %0 = \"builtin.unrealized_conversion_cast\"(%arg0) : (i8) -> i16\n"
      "    \"t.b\"(%0) : (i16) -> ()\n"
      "  }) : () -> ()\n");
  close_world();
}

static tn_status has_legal_types(void* user_data, tn_op op, bool* out_is_legal) {
  (void)user_data;
  const tn_attribute type = tn_op_attribute(op, view("function_type"));
  *out_is_legal = tn_attribute_is_null(type) ? tn_type_converter_is_legal_op(w.converter, op)
                                             : tn_type_converter_is_legal_signature(
                                                   w.converter, tn_type_attribute_value(type));
  return TN_OK;
}

TN_TEST(functions_and_other_ops_get_converted_types) {
  open_world(
      "func.func @f(%a: i16 {t.x}, %b: i32 {t.y}, %c: i1) -> i32 {\n"
      "  %0 = \"t.a\"(%b) {n = 3} : (i32) -> i32\n"
      "  \"t.use\"(%a) : (i16) -> ()\n"
      "  return %0 : i32\n"
      "}\n"
      "func.func private @g(f64)\n");
  const tn_legality_callback typed = {has_legal_types, NULL, NULL};
  EXPECT_STATUS(TN_OK,
                tn_conversion_target_set_op(w.target, view("t.a"), TN_DYNAMICALLY_LEGAL, &typed));
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_op(w.target, view("func.func"),
                                                   TN_DYNAMICALLY_LEGAL, &typed));
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_function_conversion(w.set, view(""), w.converter, 1));
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_op(w.target, view("func.return"),
                                                   TN_DYNAMICALLY_LEGAL, &typed));
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_type_conversion(w.set, view("t.a"), w.converter, 1));
  EXPECT_STATUS(TN_OK,
                tn_pattern_set_add_type_conversion(w.set, view("func.return"), w.converter, 1));
  EXPECT_STATUS(TN_OK, run_with_casts());
  expect_ir(
      "  \"func.func\"() <{arg_attrs = [{}, {}, {t.y}], function_type = (i8, i8, i64) -> i64, "
      "sym_name = \"f\"}> ({\n"
      "  ^bb0(%arg0: i8, %arg1: i8, %arg2: i64):\n"
      "    %0 = \"builtin.unrealized_conversion_cast\"(%arg0, %arg1) : (i8, i8) -> i16\n"
      "    %1 = \"t.a\"(%arg2) {n = 3 : i64} : (i64) -> i64\n"
      "    \"t.use\"(%0) : (i16) -> ()\n"
      "    \"func.return\"(%1) : (i64) -> ()\n"
      "  }) : () -> ()\n"
      "  \"func.func\"() <{function_type = (f64) -> (), sym_name = \"g\", sym_visibility = "
      "\"private\"}> ({\n"
      "  }) : () -> ()\n");
  close_world();
}

//===-- Listeners -----------------------------------------------------------------------------===//

static void note(const char* word, tn_string_view name) {
  w.heard_size += (size_t)snprintf(w.heard + w.heard_size, sizeof w.heard - w.heard_size,
                                   "%s %.*s;", word, (int)name.size, name.data);
}
static void op_inserted(void* user_data, tn_op op) {
  (void)user_data;
  note("+", tn_op_name(op));
}
static void op_modified(void* user_data, tn_op op) {
  (void)user_data;
  note("~", tn_op_name(op));
}
static void op_replaced(void* user_data, tn_op op, const tn_value* values, size_t count) {
  (void)user_data;
  note("=", tn_op_name(op));
  for (size_t i = 0; i < count; ++i) note("by", tn_op_name(tn_value_owner_op(values[i])));
}
static void op_erased(void* user_data, tn_op op) {
  (void)user_data;
  note("-", tn_op_name(op));
}
static void op_judged(void* user_data, tn_op op, bool is_legal) {
  (void)user_data;
  note(is_legal ? "yes" : "no", tn_op_name(op));
}

TN_TEST(a_listener_is_told_what_became_of_ops) {
  open_world(
      "%a, %b = \"t.a\"() : () -> (i32, i16)\n"
      "\"t.stays\"(%a) : (i32) -> ()\n"
      "\"t.b\"(%b) : (i16) -> ()\n");
  const tn_rewrite_listener listener = {.op_inserted = op_inserted,
                                        .op_modified = op_modified,
                                        .op_replaced = op_replaced,
                                        .op_erased = op_erased};
  tn_conversion_config config = tn_conversion_config_default();
  config.build_materializations = false;
  config.listener = &listener;
  config.op_judged = op_judged;
  set_op("t.a", TN_ILLEGAL);
  set_op("t.b", TN_ILLEGAL);
  add("t.a", convert_op, w.converter);
  add("t.b", convert_op, w.converter);
  EXPECT_STATUS(TN_OK, run(TN_CONVERT_PARTIALLY, &config));
  EXPECT_STR(
      "+ u.a;= t.a;by u.a;by u.a;by u.a;+ u.b;+ builtin.unrealized_conversion_cast;~ t.stays;"
      "- t.b;- t.a;no builtin.module;no t.stays;",
      w.heard);
  close_world();
}

TN_TEST(an_analysis_changes_nothing) {
  open_world("%a = \"t.a\"() : () -> i32\n\"t.b\"(%a) : (i32) -> ()\n");
  tn_conversion_config config = tn_conversion_config_default();
  config.op_judged = op_judged;
  set_op("t.a", TN_ILLEGAL);
  set_op("t.b", TN_ILLEGAL);
  add("t.a", convert_op, w.converter);
  EXPECT_STATUS(TN_OK, run(TN_CONVERT_ANALYSIS, &config));
  EXPECT_STR("no builtin.module;yes t.a;no t.b;", w.heard);
  expect_ir("  %0 = \"t.a\"() : () -> i32\n  \"t.b\"(%0) : (i32) -> ()\n");
  close_world();
}

//===-- Rewriters -----------------------------------------------------------------------------===//

static tn_status use_rewriter(void* user_data, tn_rewriter* rewriter, tn_op op,
                              const tn_value_list* operands) {
  const tn_value from = tn_op_operand(op, 0);
  tn_value value;
  (void)user_data;
  EXPECT_EQ(1, operands[0].count);
  EXPECT_STATUS(TN_OK, tn_rewriter_remapped_value(rewriter, from, &value));
  EXPECT_TRUE(tn_value_same(value, operands[0].items[0]));
  EXPECT_TRUE(!tn_value_same(value, from));
  EXPECT_STATUS(TN_OK, tn_rewriter_replace_uses(rewriter, tn_op_result(op, 0), value));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_rewriter_replace_uses(rewriter, tn_op_result(op, 0), from));
  return tn_rewriter_erase_op(rewriter, op);
}

TN_TEST(values_are_remapped) {
  open_world(
      "%a = \"t.a\"() : () -> i32\n"
      "%b = \"t.b\"(%a) : (i32) -> i64\n"
      "\"t.c\"(%b) : (i64) -> ()\n");
  tn_rewriter* own = NULL;
  tn_value value;
  set_op("t.a", TN_ILLEGAL);
  set_op("t.b", TN_ILLEGAL);
  add("t.a", convert_op, w.converter);
  add("t.b", use_rewriter, w.converter);
  EXPECT_STATUS(TN_OK, run(TN_CONVERT_PARTIALLY, NULL));
  expect_ir("  %0 = \"u.a\"() : () -> i64\n  \"t.c\"(%0) : (i64) -> ()\n");
  EXPECT_STATUS(TN_OK, tn_rewriter_create(w.printed.scope, NULL, &own));
  EXPECT_STATUS(
      TN_INVALID_ARGUMENT,
      tn_rewriter_remapped_value(own, tn_op_result(tn_printed_find(&w.printed, "u.a"), 0), &value));
  tn_rewriter_destroy(own);
  close_world();
}

static tn_status inline_body(void* user_data, tn_rewriter* rewriter, tn_op op,
                             const tn_value_list* operands) {
  const tn_block block = tn_region_first_block(tn_op_region(op, 0));
  const tn_op last = tn_block_last_op(block);
  tn_value values[OPERANDS_MAX];
  (void)user_data;
  const size_t count = flatten(op, operands, values);
  tn_status status = tn_rewriter_inline_block_before(rewriter, block, op, values, count);
  const tn_value result = tn_op_operand(last, 0);
  if (status == TN_OK) status = tn_rewriter_erase_op(rewriter, last);
  return status != TN_OK ? status : tn_rewriter_replace_op(rewriter, op, &result, 1);
}

TN_TEST(a_body_is_inlined) {
  open_world(
      "%a = \"t.a\"() : () -> i32\n"
      "%b = \"t.in\"(%a) ({\n"
      "^bb0(%x: i32):\n"
      "  %y = \"t.y\"(%x, %x) : (i32, i32) -> i32\n"
      "  \"t.yield\"(%y) : (i32) -> ()\n"
      "}) : (i32) -> i32\n"
      "\"t.c\"(%b) : (i32) -> ()\n");
  set_op("t.in", TN_ILLEGAL);
  add("t.in", inline_body, NULL);
  EXPECT_STATUS(TN_OK, run(TN_CONVERT_PARTIALLY, NULL));
  expect_ir(
      "  %0 = \"t.a\"() : () -> i32\n"
      "  %1 = \"t.y\"(%0, %0) : (i32, i32) -> i32\n"
      "  \"t.c\"(%1) : (i32) -> ()\n");
  close_world();
}

static tn_status leave_null(void* user_data, tn_rewriter* rewriter, tn_op op,
                            const tn_value_list* operands) {
  (void)user_data;
  (void)operands;
  EXPECT_STATUS(TN_OK, tn_op_set_operand(op, 0, (tn_value){0, 0, 0, 0}));
  return tn_rewriter_op_modified(rewriter, op);
}

TN_TEST(a_null_operand_is_an_error) {
  open_world("%a = \"t.a\"() : () -> i32\n\"t.b\"(%a) : (i32) -> ()\n");
  set_op("t.b", TN_ILLEGAL);
  add("t.b", leave_null, NULL);
  EXPECT_STATUS(TN_VERIFY_FAILED, run(TN_CONVERT_PARTIALLY, NULL));
  expect_ir("  %0 = \"t.a\"() : () -> i32\n  \"t.b\"(%0) : (i32) -> ()\n");
  close_world();
}
