// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Schemas: users' dialects, what is refused, what is left out, and the custom forms of shipped ones.

#include <tenure/dialect.h>

#include "../text/parse_fixture.h"

static const char* reprint_custom(parse_fixture* f, const char* text) {
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s\n%s", f->error, text);
  const tn_print_options options = {.custom_form = true};
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  return f->printed;
}

static tn_status load(parse_fixture* f, const char* text) {
  f->error_count = 0;
  f->error[0] = 0;
  return tn_dialect_load_schema(f->context, tn_string_view_from(text),
                                tn_string_view_from("s.irdl.mlir"));
}

static const char shop[] =
    "irdl.dialect @shop {\n"
    "  irdl.operation @pack attributes {\n"
    "      format = \"$item (`,` $others^)? (`by` $weight^)? attr-dict `:` type($item)\",\n"
    "      match = [\"all(item, box)\"], names = [\"box\"]} {\n"
    "    %0 = irdl.any {type = \"signless integer or index\"}\n"
    "    %1 = irdl.any {type = \"index\"}\n"
    "    %2 = irdl.any {attribute = \"64-bit signless integer attribute\", optional}\n"
    "    irdl.operands(item: %0, others: variadic %1)\n"
    "    irdl.results(box: %0)\n"
    "    irdl.attributes {\"weight\" = %2}\n"
    "  }\n"
    "  irdl.operation @end attributes {traits = [\"Terminator\"], format = \"attr-dict\"}\n"
    "}\n";

TN_TEST(ops_of_a_schema_nest_so_deep_and_no_deeper) {
  parse_fixture* f = fixture_open(false);
  static char text[2000 + 250 * 32];
  for (int depth = 50; depth <= 250; depth += 100) {
    size_t size = (size_t)snprintf(text, sizeof text, "irdl.dialect @d%d {\n", depth);
    for (int i = 0; i < depth; ++i) {
      size += (size_t)snprintf(text + size, sizeof text - size, "\"a.b\"() ({\n");
    }
    for (int i = 0; i < depth; ++i) {
      size += (size_t)snprintf(text + size, sizeof text - size, "}) : () -> ()\n");
    }
    snprintf(text + size, sizeof text - size, "}\n");
    EXPECT_STATUS(depth < 100 ? TN_OK : TN_MALFORMED, load(f, text));
    if (depth < 100) continue;
    EXPECT_STR("100:1: ops of a schema nest more than 100 deep", f->error);
  }
  fixture_close(f);
}

TN_TEST(a_users_dialect_is_read_printed_and_checked) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STATUS(TN_OK, load(f, shop));
  const char text[] =
      "module {\n"
      "  %c1 = arith.constant 1 : index\n"
      "  %box = shop.pack %c1, %c1, %c1 by 5 {shop.x} : index\n"
      "  %box_0 = shop.pack %box : index\n"
      "}\n";
  EXPECT_STR(text, reprint_custom(f, text));
  EXPECT_STATUS(TN_VERIFY_FAILED, fixture_parse(f, "%0 = \"shop.pack\"() : () -> index"));
  EXPECT_STR("1:6: 'shop.pack' op expected 1 or more operands, but found 0", f->error);
  EXPECT_STATUS(TN_VERIFY_FAILED, fixture_parse(f,
                                                "%c = arith.constant 1.0 : f32\n"
                                                "%0 = \"shop.pack\"(%c) : (f32) -> f32"));
  EXPECT_STR("2:6: 'shop.pack' op operand #0 must be signless integer or index, but got 'f32'",
             f->error);
  EXPECT_STATUS(TN_MALFORMED, fixture_parse(f, "shop.nothing"));
  EXPECT_STR("1:1: custom op 'shop.nothing' is unknown", f->error);
  fixture_close(f);
}

TN_TEST(a_broken_schema_says_where_and_leaves_nothing) {
  static const struct {
    const char* text;
    const char* error;
  } cases[] = {
      {"irdl.dialect @a {\n  irdl.operation @b {\n    %0 = irdl.any {type = \"index or pear\"}\n"
       "    irdl.operands(x: %0)\n  }\n}\n",
       "3:10: cannot parse type constraint at 'pear'; expected the wording of "
       "diagnostics ('floating-point'), not ODS's names"},
      {"irdl.dialect @a {\n  irdl.operation @b attributes {format = \"$x attr-dict\"}\n}\n",
       "2:3: format names 'x', which the op does not have"},
      {"irdl.dialect @a {\n  irdl.operation @b attributes {format = \"(`x`)? attr-dict\"}\n}\n",
       "2:3: format: missing anchor of a group at '? attr-dict'"},
      {"irdl.dialect @a {\n  irdl.operation @b attributes {format = \"$x attr-dict\"} {\n"
       "    %0 = irdl.any\n    irdl.operands(x: %0)\n  }\n}\n",
       "2:3: format: cannot infer the type of 'x'"},
      {"irdl.dialect @a {\n  irdl.operation @b attributes {match = [\"x = larger(y)\"]}\n}\n",
       "2:3: match names 'x', which the op does not have"},
      {"irdl.dialect @a {\n  irdl.operation @b attributes {assembly = \"pear\"}\n}\n",
       "2:3: unknown assembly 'pear'"},
      {"irdl.dialect @func {\n}\nirdl.dialect @builtin {\n}\n",
       "3:1: dialect 'builtin' is already loaded"},
      {"irdl.dialect @a {\n", "1:18: expected operation name in quotes"},
  };
  parse_fixture* f = fixture_open(false);
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    EXPECT_TRUE(load(f, cases[i].text) != TN_OK);
    EXPECT_STR(cases[i].error, f->error);
    EXPECT_STATUS(TN_NOT_FOUND, tn_dialect_load(f->context, tn_string_view_from("a")));
  }
  EXPECT_STATUS(TN_OK, tn_dialect_load(f->context, tn_string_view_from("func")));
  EXPECT_TRUE(load(f, "irdl.dialect @func {\n}\n") != TN_OK);
  EXPECT_STR("1:1: dialect 'func' is already loaded", f->error);
  fixture_close(f);
}

TN_TEST(every_shipped_dialect_loads) {
  parse_fixture* f = fixture_open(false);
  EXPECT_TRUE(tn_dialect_shipped_count() > 5);
  for (size_t i = 0; i < tn_dialect_shipped_count(); ++i) {
    const tn_status status = tn_dialect_load(f->context, tn_dialect_shipped_name(i));
    if (status != TN_OK) TN_FAIL("%s", f->error);
  }
  EXPECT_EQ(0, f->error_count);
  EXPECT_VIEW("", tn_dialect_shipped_name(tn_dialect_shipped_count()));
  EXPECT_STATUS(TN_NOT_FOUND, tn_dialect_load(f->context, tn_string_view_from("pear")));
  fixture_close(f);
}

TN_TEST(a_dialect_that_is_left_out_is_unknown) {
  tn_context* context = NULL;
  const tn_context_options options = {.left_out_dialects = tn_string_view_from("math,func")};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  EXPECT_STATUS(TN_NOT_FOUND, tn_dialect_load(context, tn_string_view_from("func")));
  EXPECT_STATUS(TN_OK, tn_dialect_load(context, tn_string_view_from("arith")));
  tn_context_destroy(context);
}

TN_TEST(custom_forms_come_out_as_they_went_in) {
  static const char* const texts[] = {
      "module {\n  func.func private @g(i32 {a.b}, f32) -> (i1 {c.d = 1 : i64})\n}\n",
      "module {\n  func.func @f(%arg0: i32, %arg1: tensor<?xf32>) -> i32 attributes {x = 1 : i64} "
      "{\n    %c1_i32 = arith.constant 1 : i32\n    %sum, %overflow = arith.addui_extended %arg0, "
      "%c1_i32 : i32, i1\n    %0 = arith.select %overflow, %sum, %arg0 : i32\n    return %0 : i32\n"
      "  }\n}\n",
      "module {\n  func.func @f(%arg0: index, %arg1: i1) {\n    scf.for %arg2 = %arg0 to %arg0 "
      "step "
      "%arg0 {\n      scf.if %arg1 {\n        func.call @f(%arg2, %arg1) : (index, i1) -> ()\n"
      "      } else {\n      }\n    }\n    return\n  }\n}\n",
      "module {\n  func.func @f(%arg0: i1) {\n    cf.cond_br %arg0, ^bb1, ^bb2(%arg0 : i1)\n"
      "  ^bb1:  // pred: ^bb0\n    cf.br ^bb2(%arg0 : i1)\n  ^bb2(%0: i1):  // 2 preds: ^bb0, "
      "^bb1\n"
      "    return\n  }\n}\n",
  };
  for (size_t i = 0; i < sizeof texts / sizeof texts[0]; ++i) {
    parse_fixture* f = fixture_open(false);
    EXPECT_STR(texts[i], reprint_custom(f, texts[i]));
    fixture_close(f);
  }
}

TN_TEST(wrong_ops_are_refused_in_the_words_of_mlir) {
  static const struct {
    const char* text;
    const char* error;
  } cases[] = {
      {"func.func @f(%a: i32) -> f32 {\n  return %a : i32\n}",
       "2:3: type of return operand 0 ('i32') doesn't match function result type ('f32') in "
       "function @f"},
      {"func.func @f() {\n  func.call @g() : () -> ()\n  return\n}",
       "2:3: 'func.call' op 'g' does not reference a valid function"},
      {"func.func @f(%a: i32) {\n  %0 = \"arith.addi\"(%a) : (i32) -> i32\n  return\n}",
       "2:8: 'arith.addi' op expected 2 operands, but found 1"},
      {"func.func @f(%a: f32) {\n  %0 = arith.addi %a, %a : f32\n  return\n}",
       "2:8: 'arith.addi' op operand #0 must be signless-integer-like, but got 'f32'"},
      {"func.func @f(%a: i32) {\n  %0 = arith.addi %a : i32\n  return\n}", "2:21: expected ','"},
      {"func.func @f(%a: i32) {\n  %0 = arith.cmpi up, %a, %a : i32\n  return\n}",
       "2:19: custom op 'arith.cmpi' expected string or keyword containing one of the following "
       "enum values for attribute 'predicate' [eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge]"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof cases[0]; ++i) {
    parse_fixture* f = fixture_open(false);
    EXPECT_TRUE(fixture_parse(f, cases[i].text) != TN_OK);
    EXPECT_STR(cases[i].error, f->error);
    fixture_close(f);
  }
}

TN_TEST(what_a_dialect_calls_inherent_becomes_a_property) {
  parse_fixture* f = fixture_open(false);
  tn_scope* root = tn_context_root_scope(f->context);
  tn_operation_name name;
  tn_identifier keys[2];
  tn_type i32;
  tn_op_state state = {.result_types = &i32, .result_count = 1};
  EXPECT_STATUS(TN_OK,
                tn_operation_name_get(f->context, tn_string_view_from("arith.constant"), &name));
  EXPECT_STATUS(TN_OK, tn_identifier_get(f->context, tn_string_view_from("value"), &keys[0]));
  EXPECT_STATUS(TN_OK, tn_identifier_get(f->context, tn_string_view_from("note"), &keys[1]));
  EXPECT_STATUS(TN_OK, tn_integer_type_get(f->context, 32, TN_SIGNLESS, &i32));
  tn_attribute five;
  EXPECT_STATUS(TN_OK, tn_integer_attribute_get(i32, 5, &five));
  const tn_named_attribute given[2] = {{keys[1], five}, {keys[0], five}};
  state.name = name;
  state.attributes = given;
  state.attribute_count = 2;
  tn_op op;
  EXPECT_STATUS(TN_OK, tn_op_create(root, &state, &op));
  EXPECT_EQ(1, tn_op_property_count(op));
  EXPECT_EQ(1, tn_op_discardable_attribute_count(op));
  state.attribute_count = 0;
  EXPECT_STATUS(TN_OK, tn_op_create(root, &state, &op));
  EXPECT_STATUS(TN_OK, tn_op_set_attribute(op, keys[0], five));
  EXPECT_EQ(1, tn_op_property_count(op));
  EXPECT_STATUS(TN_OK, tn_op_set_attribute(op, keys[1], five));
  EXPECT_EQ(1, tn_op_discardable_attribute_count(op));
  fixture_close(f);
}

TN_TEST(optional_regions_are_gone_past_when_they_are_not_there) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STATUS(TN_OK, load(f,
                            "irdl.dialect @home {\n"
                            "  irdl.operation @rooms attributes {\n"
                            "      format = \"attr-dict (`cellar` $below^)? `hall` $hall `attic` "
                            "$above\", traits = [\"NoTerminator\"]} {\n"
                            "    %0 = irdl.region\n    %1 = irdl.region\n    %2 = irdl.region\n"
                            "    irdl.regions(below: %0, hall: %1, above: %2)\n  }\n}\n"));
  const char text[] =
      "module {\n"
      "  home.rooms hall {\n"
      "    %0 = ub.poison : i1\n"
      "  } attic {\n"
      "    %0 = ub.poison : i2\n"
      "  }\n"
      "  home.rooms cellar {\n"
      "    %0 = ub.poison : i3\n"
      "  } hall {\n"
      "    %0 = ub.poison : i1\n"
      "  } attic {\n"
      "    %0 = ub.poison : i2\n"
      "  }\n"
      "}\n";
  EXPECT_STR(text, reprint_custom(f, text));
  fixture_close(f);
}

TN_TEST(transfers_name_their_elements) {
  parse_fixture* f = fixture_open(false);
  const char text[] =
      "module {\n"
      "  func.func @f(%arg0: memref<9xf32>, %arg1: memref<9xf32, 1>, %arg2: memref<1xi32>, %arg3: "
      "index) {\n"
      "    affine.dma_start %arg0[%arg3 + 1], %arg1[%arg3], %arg2[0], %arg3, %arg3, %arg3 : "
      "memref<9xf32>, memref<9xf32, 1>, memref<1xi32>\n"
      "    affine.dma_wait %arg2[0], %arg3 : memref<1xi32>\n"
      "    affine.prefetch %arg0[%arg3 + 2], read, locality<3>, data : memref<9xf32>\n"
      "    memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3] : memref<9xf32>, "
      "memref<9xf32, 1>, memref<1xi32>\n"
      "    return\n"
      "  }\n"
      "}\n";
  EXPECT_STR(text, reprint_custom(f, text));
  fixture_close(f);
}
