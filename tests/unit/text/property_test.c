// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Properties: dictionaries, and whatever else MLIR lets them be.

#include "parse_fixture.h"

static void expect_same(const char* text) {
  parse_fixture* f = fixture_open(true);
  EXPECT_STR(text, fixture_reprint(f, text, false));
  fixture_close(f);
}

TN_TEST(properties_of_unknown_ops_may_be_any_attribute) {
  expect_same(
      "\"builtin.module\"() ({\n"
      "  \"t.a\"() <5 : i32> : () -> ()\n"
      "  \"t.a\"() <{}> {a = 1 : i64} : () -> ()\n"
      "  \"t.a\"() <{b = 2 : i64}> : () -> ()\n"
      "  \"t.a\"() <loc(\"x\")> ({\n"
      "  }) : () -> ()\n"
      "  \"t.a\"() <affine_map<() -> ()>> : () -> ()\n"
      "}) : () -> ()\n");
}

TN_TEST(others_have_to_be_as_the_op_says) {
  static const char* const cases[][2] = {
      {"\"builtin.module\"() <[]> ({}) : () -> ()",
       "1:1: invalid properties [] for op builtin.module: expected DictionaryAttr to set "
       "properties"},
      {"\"builtin.module\"() <{sym_name = 1}> ({^bb0:}) : () -> ()",
       "1:1: invalid properties {sym_name = 1 : i64} for op builtin.module: Invalid attribute "
       "`sym_name` in property conversion: 1 : i64"},
      {"\"builtin.unrealized_conversion_cast\"() <{}> : () -> i1",
       "1:1: invalid properties {} for op builtin.unrealized_conversion_cast: this operation does "
       "not support properties"},
      // What else is wrong with the op comes first.
      {"\"builtin.module\"() <[]> ({}) : (i1) -> ()", "1:32: expected 0 operand types but had 1"},
  };
  parse_fixture* f = fixture_open(true);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    EXPECT_STATUS(TN_MALFORMED, fixture_parse(f, cases[i][0]));
    EXPECT_STR(cases[i][1], f->error);
    fixture_expect_empty(f);
  }
  fixture_close(f);
}

static tn_op parse_one(parse_fixture* f, const char* text) {
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
  return tn_block_first_op(tn_region_first_block(tn_op_region(f->op, 0)));
}

TN_TEST(whole_properties_have_no_name) {
  parse_fixture* f = fixture_open(true);
  const tn_op op = parse_one(f, "\"t.a\"() <[1]> : () -> ()");
  EXPECT_EQ(1, tn_op_property_count(op));
  EXPECT_EQ(0, tn_identifier_text(tn_op_property_at(op, 0).name).size);
  tn_attribute all = {0};
  EXPECT_STATUS(TN_OK, tn_op_properties_dictionary(op, &all));
  EXPECT_EQ(TN_ATTRIBUTE_ARRAY, tn_attribute_kind_of(all));
  // Nothing stands beside them.
  tn_identifier name = {0};
  EXPECT_STATUS(TN_OK, tn_identifier_get(f->context, tn_string_view_from("x"), &name));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_set_property(op, name, all));
  EXPECT_EQ(1, tn_op_property_count(op));
  fixture_close(f);
}

TN_TEST(names_are_not_empty) {
  parse_fixture* f = fixture_open(true);
  const tn_op op = parse_one(f, "\"t.a\"() {x = 1} : () -> ()");
  tn_named_attribute entry = {.value = tn_op_attribute(op, tn_string_view_from("x"))};
  EXPECT_STATUS(TN_OK, tn_identifier_get(f->context, tn_string_view_from(""), &entry.name));
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_set_discardable_attribute(op, entry.name, entry.value));
  EXPECT_STR("0:0: empty attribute name", f->error);
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_set_attribute(op, entry.name, entry.value));
  // Properties of an op that is loaded are a dictionary; without one, these would be the module's.
  f->error_count = 0;
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_set_property(f->op, entry.name, entry.value));
  EXPECT_STR("0:0: empty property name", f->error);
  EXPECT_EQ(0, tn_op_property_count(f->op));
  tn_attribute dictionary = {0};
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dictionary_attribute_get(f->context, &entry, 1, &dictionary));
  tn_operation_name op_name = {0};
  EXPECT_STATUS(TN_OK, tn_operation_name_get(f->context, tn_string_view_from("t.b"), &op_name));
  const tn_op_state state = {.name = op_name,
                             .location = tn_location_unknown(f->context),
                             .attributes = &entry,
                             .attribute_count = 1};
  tn_op made = {0};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_op_create(f->scope, &state, &made));
  EXPECT_STR("\"builtin.module\"() ({\n  \"t.a\"() {x = 1 : i64} : () -> ()\n}) : () -> ()\n",
             fixture_reprint(f, "\"t.a\"() {x = 1} : () -> ()", false));
  fixture_close(f);
}
