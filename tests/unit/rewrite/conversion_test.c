// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialect conversion through handles: type converters, targets, and what is rolled back.

#include "conversion_world.h"

//===-- Types ---------------------------------------------------------------------------------===//

TN_TEST(a_type_becomes_one_several_or_none) {
  open_world(
      "%a, %b, %c = \"t.a\"() : () -> (i32, i16, i1)\n"
      "\"t.b\"(%a, %b, %c) : (i32, i16, i1) -> ()\n");
  set_op("t.a", TN_ILLEGAL);
  set_op("t.b", TN_ILLEGAL);
  add("t.a", convert_op, w.converter);
  add("t.b", convert_op, w.converter);
  EXPECT_STATUS(TN_OK, run(TN_CONVERT_PARTIALLY, NULL));
  expect_ir(
      "  %0:3 = \"u.a\"() : () -> (i64, i8, i8)\n"
      "  \"u.b\"(%0#0, %0#1, %0#2) : (i64, i8, i8) -> ()\n");
  close_world();
}

TN_TEST(casts_are_between_ops_that_are_converted_and_ops_that_stay) {
  open_world(
      "%a, %b, %c = \"t.a\"() : () -> (i32, i16, i1)\n"
      "\"t.stays\"(%a, %b, %c) : (i32, i16, i1) -> ()\n"
      "%d = \"t.here\"() : () -> i16\n"
      "\"t.a\"(%d) : (i16) -> ()\n");
  set_op("t.a", TN_ILLEGAL);
  add("t.a", convert_op, w.converter);
  EXPECT_STATUS(TN_OK, run_with_casts());
  expect_ir(
      "  %0:3 = \"u.a\"() : () -> (i64, i8, i8)\n"
      "  %1 = \"builtin.unrealized_conversion_cast\"(%0#1, %0#2) : (i8, i8) -> i16\n"
      "  %2 = \"builtin.unrealized_conversion_cast\"(%0#0) : (i64) -> i32\n"
      "  %3 = \"builtin.unrealized_conversion_cast\"() : () -> i1\n"
      "  \"t.stays\"(%2, %1, %3) : (i32, i16, i1) -> ()\n"
      "  %4 = \"t.here\"() : () -> i16\n"
      "  %5:2 = \"builtin.unrealized_conversion_cast\"(%4) : (i16) -> (i8, i8)\n"
      "  \"u.a\"(%5#0, %5#1) : (i8, i8) -> ()\n");
  close_world();
}

TN_TEST(a_cast_that_stays_without_materialization_is_an_error) {
  const char text[] =
      "%a = \"t.a\"() : () -> i32\n"
      "\"t.stays\"(%a) : (i32) -> ()\n";
  open_world(text);
  set_op("t.a", TN_ILLEGAL);
  add("t.a", convert_op, w.converter);
  EXPECT_STATUS(TN_VERIFY_FAILED, run(TN_CONVERT_PARTIALLY, NULL));
  EXPECT_TRUE(strstr(w.printed.text,
                     "failed to legalize unresolved materialization from ('i64') to ('i32') that "
                     "remained live after conversion") != NULL);
  EXPECT_TRUE(strstr(w.printed.text, "see existing live user here: \"t.stays\"(") != NULL);
  EXPECT_TRUE(strstr(w.printed.text, "out of memory") == NULL);
  expect_ir(
      "  %0 = \"t.a\"() : () -> i32\n"
      "  \"t.stays\"(%0) : (i32) -> ()\n");
  close_world();
}

TN_TEST(casts_become_what_materializations_make) {
  open_world(
      "%a, %b = \"t.a\"() : () -> (i32, i16)\n"
      "\"t.stays\"(%a, %b) : (i32, i16) -> ()\n"
      "%d = \"t.here\"() : () -> i16\n"
      "\"t.a\"(%d) : (i16) -> ()\n");
  set_op("t.a", TN_ILLEGAL);
  add("t.a", convert_op, w.converter);
  add_materializations();
  EXPECT_STATUS(TN_OK, run(TN_CONVERT_PARTIALLY, NULL));
  expect_ir(
      "  %0:3 = \"u.a\"() : () -> (i64, i8, i8)\n"
      "  %1 = \"m.s\"(%0#1, %0#2) : (i8, i8) -> i16\n"
      "  %2 = \"m.s\"(%0#0) : (i64) -> i32\n"
      "  \"t.stays\"(%2, %1) : (i32, i16) -> ()\n"
      "  %3 = \"t.here\"() : () -> i16\n"
      "  %4:2 = \"m.t\"(%3) : (i16) -> (i8, i8)\n"
      "  \"u.a\"(%4#0, %4#1) : (i8, i8) -> ()\n");
  close_world();
}

static tn_status materialize_wrongly(void* user_data, tn_rewriter* rewriter,
                                     const tn_materialization* wanted, tn_value* out_values) {
  (void)rewriter;
  (void)user_data;
  out_values[0] = wanted->inputs.items[0];
  return TN_OK;
}

TN_TEST(a_materialization_of_another_type_is_an_error) {
  open_world(
      "%a = \"t.a\"() : () -> i32\n"
      "\"t.stays\"(%a) : (i32) -> ()\n");
  set_op("t.a", TN_ILLEGAL);
  add("t.a", convert_op, w.converter);
  EXPECT_STATUS(TN_OK, tn_type_converter_add_materialization(w.converter, TN_SOURCE_MATERIALIZATION,
                                                             materialize_wrongly, NULL, NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, run(TN_CONVERT_PARTIALLY, NULL));
  EXPECT_TRUE(strstr(w.printed.text, "produced value of incorrect type at index 0") != NULL);
  expect_ir(
      "  %0 = \"t.a\"() : () -> i32\n"
      "  \"t.stays\"(%0) : (i32) -> ()\n");
  close_world();
}

static tn_status convert_parts(void* user_data, tn_type type, tn_type_sink* sink) {
  tn_type converted = {NULL};
  size_t count = 0;
  (void)user_data;
  if (tn_type_kind_of(type) == TN_TYPE_INTEGER) return TN_NOT_FOUND;
  if (tn_type_kind_of(type) != TN_TYPE_COMPLEX) {
    return tn_type_converter_convert(w.converter, type, &converted, 1, &count);
  }
  const tn_status status =
      tn_type_converter_convert(w.converter, tn_type_element_type(type), &converted, 1, &count);
  tn_type made = {NULL};
  if (status != TN_OK) return status;
  if (tn_complex_type_get(converted, &made) != TN_OK) return TN_OUT_OF_MEMORY;
  return tn_type_sink_add(sink, made);
}

TN_TEST(callbacks_are_asked_from_the_last_one_on) {
  open_world("\"t.a\"() : () -> ()\n");
  tn_type type = {NULL};
  size_t count = 7;
  EXPECT_STATUS(TN_NOT_FOUND,
                tn_type_converter_convert(w.converter, type_of("f32"), &type, 1, &count));
  EXPECT_EQ(0, count);
  EXPECT_STATUS(TN_OK, tn_type_converter_convert(w.converter, type_of("i16"), &type, 1, &count));
  EXPECT_EQ(2, count);
  EXPECT_STATUS(TN_OK, tn_type_converter_add_conversion(w.converter, convert_parts, NULL, NULL));
  EXPECT_STATUS(TN_OK,
                tn_type_converter_convert(w.converter, type_of("complex<i32>"), &type, 1, &count));
  EXPECT_TRUE(tn_type_equal(type, type_of("complex<i64>")));
  EXPECT_TRUE(tn_type_converter_is_legal_type(w.converter, type_of("i64")));
  EXPECT_TRUE(!tn_type_converter_is_legal_type(w.converter, type_of("i1")));
  EXPECT_TRUE(tn_type_converter_is_legal_signature(w.converter, type_of("(i64) -> i8")));
  EXPECT_TRUE(!tn_type_converter_is_legal_signature(w.converter, type_of("(i64) -> i32")));
  EXPECT_TRUE(tn_type_converter_is_legal_op(w.converter, tn_printed_find(&w.printed, "t.a")));
  EXPECT_TRUE(tn_type_converter_is_legal_region(w.converter, tn_op_region(w.printed.root, 0)));
  // A callback that asks for its own type again.
  EXPECT_STATUS(TN_LIMIT_EXCEEDED,
                tn_type_converter_convert(w.converter, type_of("index"), &type, 1, &count));
  close_world();
}

//===-- Legality ------------------------------------------------------------------------------===//

static tn_status is_never(void* user_data, tn_op op, bool* out_is_legal) {
  (void)user_data;
  (void)op;
  *out_is_legal = false;
  return TN_OK;
}

static tn_legality legality(const char* name) {
  tn_legality found = TN_DYNAMICALLY_LEGAL;
  EXPECT_STATUS(TN_OK,
                tn_conversion_target_legality(w.target, tn_printed_find(&w.printed, name), &found));
  return found;
}

TN_TEST(a_target_knows_ops_dialects_and_others) {
  open_world(
      "\"t.a\"() {n = 1} : () -> ()\n"
      "\"t.b\"() {n = 2} : () -> ()\n"
      "\"v.c\"() {n = 3} : () -> ()\n"
      "\"v.d\"() : () -> ()\n");
  EXPECT_EQ(TN_LEGALITY_UNKNOWN, legality("t.a"));
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_dialect(w.target, view("t"), TN_ILLEGAL, NULL));
  EXPECT_EQ(TN_ILLEGAL, legality("t.a"));
  set_op("t.a", TN_LEGAL);
  EXPECT_EQ(TN_LEGAL, legality("t.a"));
  EXPECT_EQ(TN_ILLEGAL, legality("t.b"));
  const tn_legality_callback even = {is_even, NULL, NULL};
  const tn_legality_callback never = {is_never, NULL, NULL};
  EXPECT_STATUS(TN_OK,
                tn_conversion_target_set_op(w.target, view("t.b"), TN_DYNAMICALLY_LEGAL, &even));
  EXPECT_EQ(TN_LEGAL, legality("t.b"));
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_unknown_op(w.target, &never));
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_unknown_op(w.target, &even));
  EXPECT_EQ(TN_ILLEGAL, legality("v.c"));
  EXPECT_EQ(TN_ILLEGAL, legality("v.d"));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_conversion_target_set_op(w.target, view(""), TN_LEGAL, NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_conversion_target_set_op(w.target, view("t.a"), TN_DYNAMICALLY_LEGAL, NULL));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_conversion_target_set_recursively_legal(w.target, view("x.y"), NULL));
  close_world();
}

TN_TEST(what_is_in_a_recursively_legal_op_stays) {
  open_world(
      "\"t.in\"() ({ \"t.a\"() : () -> () }) {n = 2} : () -> ()\n"
      "\"t.in\"() ({ \"t.a\"() : () -> () }) {n = 1} : () -> ()\n");
  set_op("t.in", TN_LEGAL);
  set_op("t.a", TN_ILLEGAL);
  const tn_legality_callback even = {is_even, NULL, NULL};
  EXPECT_STATUS(TN_OK, tn_conversion_target_set_recursively_legal(w.target, view("t.in"), &even));
  add("t.a", convert_op, w.converter);
  EXPECT_STATUS(TN_OK, run(TN_CONVERT_PARTIALLY, NULL));
  expect_ir(
      "  \"t.in\"() ({\n"
      "    \"t.a\"() : () -> ()\n"
      "  }) {n = 2 : i64} : () -> ()\n"
      "  \"t.in\"() ({\n"
      "    \"u.a\"() : () -> ()\n"
      "  }) {n = 1 : i64} : () -> ()\n");
  close_world();
}

TN_TEST(ops_that_must_not_stay_are_errors) {
  open_world("\"t.a\"() : () -> ()\n\"t.b\"() : () -> ()\n");
  set_op("t.a", TN_ILLEGAL);
  EXPECT_STATUS(TN_VERIFY_FAILED, run(TN_CONVERT_PARTIALLY, NULL));
  EXPECT_TRUE(strstr(w.printed.text,
                     "failed to legalize operation 't.a' that was explicitly marked illegal") !=
              NULL);
  tn_printed_clear(&w.printed);
  set_op("t.a", TN_LEGAL);
  set_op("builtin.module", TN_LEGAL);
  EXPECT_STATUS(TN_VERIFY_FAILED, run(TN_CONVERT_FULLY, NULL));
  EXPECT_TRUE(strstr(w.printed.text, "failed to legalize operation 't.b'\n") != NULL);
  close_world();
}

//===-- Rollback ------------------------------------------------------------------------------===//

/// Does what can be rolled back, and then fails.
static tn_status change_and_fail(void* user_data, tn_rewriter* rewriter, tn_op op,
                                 const tn_value_list* operands) {
  const tn_status status = user_data != NULL ? *(tn_status*)user_data : TN_NOT_FOUND;
  const tn_op inner = tn_block_first_op(tn_region_first_block(tn_op_region(op, 0)));
  const tn_op_state state = {.name = name_of("u.new"), .region_count = 1};
  tn_op made;
  tn_block block;
  tn_value value;
  tn_identifier name;
  (void)operands;
  EXPECT_STATUS(TN_OK, tn_identifier_get(w.printed.context, view("n"), &name));
  EXPECT_STATUS(TN_OK, tn_op_set_location(inner, tn_op_location(op)));
  EXPECT_STATUS(TN_OK, tn_op_remove_attribute(inner, name));
  EXPECT_STATUS(TN_OK, tn_op_set_operand(inner, 0, tn_op_operand(inner, 1)));
  EXPECT_STATUS(TN_OK, tn_rewriter_create_op(rewriter, &state, &made));
  EXPECT_STATUS(
      TN_OK, tn_block_create(tn_op_region(made, 0), (tn_block){0, 0, 0, 0}, NULL, NULL, 0, &block));
  EXPECT_STATUS(TN_OK, tn_block_add_argument(block, type_of("i8"), (tn_location){NULL, 0}, &value));
  EXPECT_STATUS(TN_OK,
                tn_rewriter_convert_region_types(rewriter, tn_op_region(op, 0), w.converter));
  EXPECT_STATUS(TN_OK, tn_rewriter_split_block(rewriter, tn_op_next(inner), &block));
  EXPECT_STATUS(
      TN_OK, tn_rewriter_inline_region_before(rewriter, tn_op_region(op, 0), tn_op_region(made, 0),
                                              (tn_block){0, 0, 0, 0}));
  EXPECT_STATUS(TN_OK, tn_rewriter_move_op_after(rewriter, inner, made));
  EXPECT_STATUS(TN_OK, tn_rewriter_erase_op(rewriter, inner));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_rewriter_erase_op(rewriter, inner));
  EXPECT_STATUS(TN_OK, tn_rewriter_erase_block(rewriter, block));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_rewriter_erase_block(rewriter, block));
  EXPECT_STATUS(TN_OK, tn_rewriter_erase_op(rewriter, op));
  return status;
}

static const char nested[] =
    "\"t.a\"() ({\n"
    "^bb0(%x: i32, %y: i32):\n"
    "  \"t.in\"(%x, %y) {n = 7} : (i32, i32) -> ()\n"
    "  \"t.rest\"(%y) : (i32) -> ()\n"
    "}) : () -> ()\n";
static const char nested_ir[] =
    "  \"t.a\"() ({\n"
    "  ^bb0(%arg0: i32, %arg1: i32):\n"
    "    \"t.in\"(%arg0, %arg1) {n = 7 : i64} : (i32, i32) -> ()\n"
    "    \"t.rest\"(%arg1) : (i32) -> ()\n"
    "  }) : () -> ()\n";

TN_TEST(a_pattern_that_fails_leaves_the_ir_as_it_was) {
  open_world(nested);
  set_op("t.a", TN_ILLEGAL);
  add("t.a", change_and_fail, w.converter);
  EXPECT_STATUS(TN_VERIFY_FAILED, run(TN_CONVERT_PARTIALLY, NULL));
  expect_ir(nested_ir);
  EXPECT_TRUE(strstr(w.printed.text, "failed to legalize operation 't.a'") != NULL);
  close_world();
}

TN_TEST(a_pattern_that_ends_the_run_leaves_the_ir_as_it_was) {
  open_world(nested);
  tn_status status = TN_LIMIT_EXCEEDED;
  const tn_conversion_pattern pattern = {.root = view("t.a"),
                                         .name = view("my-pattern"),
                                         .benefit = 1,
                                         .match_and_rewrite = change_and_fail,
                                         .user_data = &status};
  set_op("t.a", TN_ILLEGAL);
  EXPECT_STATUS(TN_OK, tn_pattern_set_add_conversion(w.set, &pattern));
  EXPECT_STATUS(TN_LIMIT_EXCEEDED, run(TN_CONVERT_PARTIALLY, NULL));
  EXPECT_TRUE(strstr(w.printed.text, "pattern 'my-pattern' failed on 't.a'") != NULL);
  expect_ir(nested_ir);
  close_world();
}

TN_TEST(without_rollback_a_pattern_must_not_change_and_fail) {
  open_world(nested);
  tn_conversion_config config = tn_conversion_config_default();
  config.allow_pattern_rollback = false;
  set_op("t.a", TN_ILLEGAL);
  add("t.a", change_and_fail, w.converter);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, run(TN_CONVERT_PARTIALLY, &config));
  EXPECT_TRUE(strstr(w.printed.text, "changed the IR and failed, but rollback is disabled") !=
              NULL);
  expect_ir(nested_ir);
  close_world();
}

TN_TEST(without_rollback_what_was_converted_stays) {
  open_world("\"t.a\"() : () -> ()\n\"t.b\"() : () -> ()\n");
  tn_conversion_config config = tn_conversion_config_default();
  config.allow_pattern_rollback = false;
  set_op("t.a", TN_ILLEGAL);
  set_op("t.b", TN_ILLEGAL);
  add("t.a", convert_op, w.converter);
  EXPECT_STATUS(TN_VERIFY_FAILED, run(TN_CONVERT_PARTIALLY, &config));
  expect_ir("  \"u.a\"() : () -> ()\n  \"t.b\"() : () -> ()\n");
  close_world();
}

TN_TEST(a_made_op_that_cannot_be_converted_undoes_its_pattern) {
  open_world("\"t.a\"() : () -> ()\n");
  set_op("t.a", TN_ILLEGAL);
  set_op("u.a", TN_ILLEGAL);
  add("t.a", convert_op, w.converter);
  EXPECT_STATUS(TN_VERIFY_FAILED, run(TN_CONVERT_PARTIALLY, NULL));
  EXPECT_TRUE(strstr(w.printed.text, "failed to legalize operation 't.a'") != NULL);
  expect_ir("  \"t.a\"() : () -> ()\n");
  close_world();
}

static tn_status try_what_is_refused(void* user_data, tn_rewriter* rewriter, tn_op op,
                                     const tn_value_list* operands) {
  (void)user_data;
  (void)operands;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_erase(op));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_move_before(op, tn_op_next(op)));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_detach(op));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_erase(tn_op_block(op)));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_value_replace_all_uses(tn_op_result(op, 0), tn_op_operand(op, 0)));
  tn_value value;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_block_add_argument(tn_op_block(op), type_of("i8"),
                                                           (tn_location){NULL, 0}, &value));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_rewriter_erase_op(rewriter, w.printed.root));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, run(TN_CONVERT_PARTIALLY, NULL));
  return TN_NOT_FOUND;
}

TN_TEST(changes_that_cannot_be_rolled_back_are_refused) {
  open_world(
      "%0 = \"t.x\"() : () -> i32 %1 = \"t.a\"(%0) : (i32) -> i32 \"t.b\"(%1) : (i32) -> ()");
  set_op("t.a", TN_ILLEGAL);
  add("t.a", try_what_is_refused, w.converter);
  EXPECT_STATUS(TN_VERIFY_FAILED, run(TN_CONVERT_PARTIALLY, NULL));
  EXPECT_TRUE(strstr(w.printed.text, "changes the IR only through its rewriter") != NULL);
  expect_ir(
      "  %0 = \"t.x\"() : () -> i32\n"
      "  %1 = \"t.a\"(%0) : (i32) -> i32\n"
      "  \"t.b\"(%1) : (i32) -> ()\n");
  close_world();
}
