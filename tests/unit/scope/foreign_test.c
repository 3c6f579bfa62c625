// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types, attributes, identifiers and locations of another context, and those of the wrong kind: a
// status, and nothing is half changed.

#include <tenure/tenure.h>

#include "tn_test.h"

typedef struct pair {
  tn_context* own;
  tn_context* other;
  tn_op module;
  tn_op op;  ///< `"t.x"(%a) {k = 1 : i32} : (i32) -> i32`
  tn_type type;
  tn_attribute attribute;
  tn_identifier name;
  tn_location location;
} pair;

static tn_context* open_context(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  return context;
}

/// The last four are the other context's.
static void open_pair(pair* p) {
  static const char text[] =
      "\"t.around\"() ({\n^bb0(%a: i32):\n  %0 = \"t.x\"(%a) {k = 1 : i32} : (i32) -> i32\n"
      "}) : () -> ()\n";
  p->own = open_context();
  p->other = open_context();
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(p->own), tn_string_view_from(text), NULL,
                                     &p->module));
  const tn_op around = tn_block_first_op(tn_region_first_block(tn_op_region(p->module, 0)));
  p->op = tn_block_first_op(tn_region_first_block(tn_op_region(around, 0)));
  EXPECT_STATUS(TN_OK, tn_integer_type_get(p->other, 32, TN_SIGNLESS, &p->type));
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(p->type, 7, &p->attribute));
  EXPECT_STATUS(TN_OK, tn_identifier_get(p->other, tn_string_view_from("k"), &p->name));
  EXPECT_STATUS(TN_OK, tn_location_name_get(p->other, tn_string_view_from("f"), (tn_location){0},
                                            &p->location));
}

static void close_pair(pair* p) {
  EXPECT_STATUS(TN_OK, tn_op_verify(p->module));
  tn_context_destroy(p->own);
  tn_context_destroy(p->other);
}

static tn_identifier own_name(const pair* p, const char* text) {
  tn_identifier name;
  EXPECT_STATUS(TN_OK, tn_identifier_get(p->own, tn_string_view_from(text), &name));
  return name;
}

TN_TEST(an_op_takes_nothing_of_another_context) {
  pair p;
  open_pair(&p);
  const tn_identifier k = own_name(&p, "k");
  const tn_attribute own = tn_op_attribute_by_identifier(p.op, k);
  EXPECT_TRUE(tn_op_set_attribute(p.op, k, p.attribute) != TN_OK);
  EXPECT_TRUE(tn_op_set_attribute(p.op, p.name, own) != TN_OK);
  EXPECT_TRUE(tn_op_set_property(p.op, k, p.attribute) != TN_OK);
  EXPECT_TRUE(tn_op_set_discardable_attribute(p.op, p.name, own) != TN_OK);
  EXPECT_TRUE(tn_op_remove_attribute(p.op, p.name) != TN_OK);
  EXPECT_TRUE(tn_attribute_is_null(tn_op_attribute_by_identifier(p.op, p.name)));
  EXPECT_TRUE(tn_op_set_location(p.op, p.location) != TN_OK);
  EXPECT_TRUE(tn_value_set_type(tn_op_result(p.op, 0), p.type) != TN_OK);
  EXPECT_TRUE(tn_value_set_type(tn_op_operand(p.op, 0), p.type) != TN_OK);
  tn_value argument;
  const tn_block block = tn_op_block(p.op);
  EXPECT_TRUE(tn_block_add_argument(block, p.type, (tn_location){0}, &argument) != TN_OK);
  EXPECT_TRUE(tn_attribute_equal(own, tn_op_attribute_by_identifier(p.op, k)));
  close_pair(&p);
}

TN_TEST(an_op_is_not_made_of_another_context) {
  pair p;
  open_pair(&p);
  const tn_attribute own = tn_op_attribute_by_identifier(p.op, own_name(&p, "k"));
  const tn_named_attribute entries[] = {{own_name(&p, "k"), p.attribute}, {p.name, own}};
  tn_scope* scope = tn_context_root_scope(p.own);
  tn_operation_name foreign;
  tn_op made;
  EXPECT_STATUS(TN_OK, tn_operation_name_get(p.other, tn_string_view_from("t.y"), &foreign));
  const tn_operation_name name = tn_op_operation_name(p.op);
  const tn_op_state states[] = {
      {.name = foreign},
      {.name = name, .result_types = &p.type, .result_count = 1},
      {.name = name, .attributes = &entries[0], .attribute_count = 1},
      {.name = name, .attributes = &entries[1], .attribute_count = 1},
      {.name = name, .properties = &entries[0], .property_count = 1},
      {.name = name, .location = p.location},
  };
  for (size_t i = 0; i < sizeof states / sizeof *states; ++i) {
    EXPECT_TRUE(tn_op_create(scope, &states[i], &made) != TN_OK);
  }
  close_pair(&p);
}

TN_TEST(types_and_attributes_hold_nothing_of_another_context) {
  pair p;
  open_pair(&p);
  const tn_named_attribute entries[] = {
      {own_name(&p, "k"), p.attribute},
      {p.name, tn_op_attribute_by_identifier(p.op, own_name(&p, "k"))}};
  const tn_type own = tn_value_type(tn_op_result(p.op, 0));
  const int64_t dims[] = {4};
  tn_attribute attribute;
  tn_location location;
  tn_type type;
  EXPECT_TRUE(tn_array_attribute_get(p.own, &p.attribute, 1, &attribute) != TN_OK);
  EXPECT_TRUE(tn_dictionary_attribute_get(p.own, &entries[0], 1, &attribute) != TN_OK);
  EXPECT_TRUE(tn_dictionary_attribute_get(p.own, &entries[1], 1, &attribute) != TN_OK);
  EXPECT_TRUE(tn_function_type_get(p.own, &p.type, 1, NULL, 0, &type) != TN_OK);
  EXPECT_TRUE(tn_function_type_get(p.own, NULL, 0, &p.type, 1, &type) != TN_OK);
  EXPECT_TRUE(tn_tuple_type_get(p.own, &p.type, 1, &type) != TN_OK);
  EXPECT_TRUE(tn_tensor_type_get(own, dims, 1, &p.attribute, &type) != TN_OK);
  EXPECT_TRUE(tn_memref_type_get(own, dims, 1, NULL, &p.attribute, &type) != TN_OK);
  EXPECT_TRUE(tn_unranked_memref_type_get(own, &p.attribute, &type) != TN_OK);
  EXPECT_TRUE(tn_location_fused_get(p.own, &p.location, 1, NULL, &location) != TN_OK);
  close_pair(&p);
}

TN_TEST(names_of_one_kind_are_not_those_of_another) {
  pair p;
  open_pair(&p);
  const tn_identifier k = own_name(&p, "k");
  const tn_attribute own = tn_op_attribute_by_identifier(p.op, k);
  const tn_type type = tn_value_type(tn_op_result(p.op, 0));
  const struct tn_storage* const wrong[] = {tn_op_operation_name(p.op).storage, own.storage,
                                            type.storage};
  tn_scope* scope = tn_context_root_scope(p.own);
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    const tn_identifier name = {wrong[i]};
    const tn_named_attribute entry = {name, own};
    tn_attribute dictionary;
    tn_op made;
    const tn_op_state state = {
        .name = tn_op_operation_name(p.op), .attributes = &entry, .attribute_count = 1};
    EXPECT_TRUE(tn_op_set_attribute(p.op, name, own) != TN_OK);
    EXPECT_TRUE(tn_op_set_property(p.op, name, own) != TN_OK);
    EXPECT_TRUE(tn_op_set_discardable_attribute(p.op, name, own) != TN_OK);
    EXPECT_TRUE(tn_op_remove_attribute(p.op, name) != TN_OK);
    EXPECT_TRUE(tn_attribute_is_null(tn_op_attribute_by_identifier(p.op, name)));
    EXPECT_TRUE(tn_dictionary_attribute_get(p.own, &entry, 1, &dictionary) != TN_OK);
    EXPECT_TRUE(tn_op_create(scope, &state, &made) != TN_OK);
    const tn_op_state misnamed = {.name = {i == 0 ? k.storage : wrong[i]}};
    EXPECT_TRUE(tn_op_create(scope, &misnamed, &made) != TN_OK);
  }
  // A type where an attribute is asked for, and the reverse.
  const tn_attribute no_attribute = {type.storage};
  const tn_type no_type = {own.storage};
  EXPECT_TRUE(tn_op_set_attribute(p.op, k, no_attribute) != TN_OK);
  EXPECT_TRUE(tn_value_set_type(tn_op_result(p.op, 0), no_type) != TN_OK);
  tn_attribute array;
  tn_type made;
  EXPECT_TRUE(tn_array_attribute_get(p.own, &no_attribute, 1, &array) != TN_OK);
  EXPECT_TRUE(tn_function_type_get(p.own, &no_type, 1, NULL, 0, &made) != TN_OK);
  close_pair(&p);
}
