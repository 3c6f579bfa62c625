// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes with parameters, through the public API.

#include <stdio.h>
#include <tenure/tenure.h>

#include "tn_test.h"

static const char schema[] =
    "irdl.dialect @shop {\n"
    "  irdl.type @box attributes {format = \"`<` $element (`,` $count^)? `>`\"} {\n"
    "    %0 = irdl.any {parameter = \"type\"}\n"
    "    %1 = irdl.any {parameter = \"ui32\", default = \"1\"}\n"
    "    irdl.parameters(element: %0, count: %1)\n"
    "  }\n"
    "  irdl.type @pair {\n"
    "    %0 = irdl.any\n"
    "    irdl.parameters(first: %0, second: %0)\n"
    "  }\n"
    "  irdl.attribute @label attributes {format = \"`<` struct(params) `>`\"} {\n"
    "    %0 = irdl.any {parameter = \"string\"}\n"
    "    %1 = irdl.any {cases = [\"red\", \"green\"], default = \"red\"}\n"
    "    %2 = irdl.any {parameter = \"list of i64\", optional}\n"
    "    %3 = irdl.any {parameter = \"!shop.box\", optional}\n"
    "    irdl.parameters(text: %0, color: %1, sizes: %2, box: %3)\n"
    "  }\n"
    "  irdl.attribute @flags attributes {format = \"`[` params `]`\"} {\n"
    "    %0 = irdl.any {parameter = \"bool\"}\n"
    "    %1 = irdl.any {parameter = \"i8\", optional}\n"
    "    %2 = irdl.any {parameter = \"dimensions\", optional}\n"
    "    irdl.parameters(on: %0, level: %1, shape: %2)\n"
    "  }\n"
    "  irdl.attribute @mix attributes {format = \"`<` $color `,` $unit `>`\"} {\n"
    "    %0 = irdl.any {cases = [\"red\", \"green\"], flags = \"|\", values = [1, 2]}\n"
    "    %1 = irdl.any {cases = [\"m\", \"3d\"]}\n"
    "    irdl.parameters(color: %0, unit: %1)\n"
    "  }\n"
    "  irdl.attribute @row attributes {format = \"`<` $items `>`\"} {\n"
    "    %0 = irdl.any {parameter = \"list of i64\"}\n"
    "    irdl.parameters(items: %0)\n"
    "  }\n"
    "  irdl.attribute @bag attributes {format = \"`<` `[` $items `]` `>`\"} {\n"
    "    %0 = irdl.any {parameter = \"list of i64\"}\n"
    "    irdl.parameters(items: %0)\n"
    "  }\n"
    "  irdl.attribute @price attributes {format = \"`<` $amount `,` $by `>`\"} {\n"
    "    %0 = irdl.any {parameter = \"integer\"}\n"
    "    %1 = irdl.any {parameter = \"map\"}\n"
    "    %2 = irdl.any {parameter = \"own !shop.box\"}\n"
    "    irdl.parameters(amount: %0, by: %1, type: %2)\n"
    "  }\n"
    "  irdl.attribute @gift attributes {format = \"\"} {\n"
    "    %0 = irdl.any {parameter = \"own type\", optional}\n"
    "    irdl.parameters(type: %0)\n"
    "  }\n"
    "}\n";

static tn_string_view view(const char* text) { return tn_string_view_from(text); }

static tn_context* open_context(void) {
  tn_context* context = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema(context, view(schema), view("shop")));
  return context;
}

static tn_type parse_type(tn_context* context, const char* text) {
  tn_type type = {NULL};
  EXPECT_STATUS(TN_OK, tn_text_parse_type(context, view(text), &type));
  return type;
}

static tn_attribute parse_attribute(tn_context* context, const char* text) {
  tn_attribute attribute = {NULL};
  EXPECT_STATUS(TN_OK, tn_text_parse_attribute(context, view(text), &attribute));
  return attribute;
}

typedef struct text {
  char bytes[512];
  size_t size;
} text;

static tn_status add(void* user_data, const char* bytes, size_t size) {
  text* out = user_data;
  if (size > sizeof out->bytes - out->size) return TN_LIMIT_EXCEEDED;
  memcpy(out->bytes + out->size, bytes, size);
  out->size += size;
  return TN_OK;
}

static tn_string_view print_type(text* out, tn_type type) {
  out->size = 0;
  EXPECT_STATUS(TN_OK, tn_type_print(type, add, out));
  return (tn_string_view){out->bytes, out->size};
}

static void type_prints(tn_type type, const char* expected) {
  text out;
  EXPECT_VIEW(expected, print_type(&out, type));
}

static void attribute_prints(tn_attribute attribute, const char* expected) {
  text out = {.size = 0};
  EXPECT_STATUS(TN_OK, tn_attribute_print(attribute, add, &out));
  EXPECT_VIEW(expected, ((tn_string_view){out.bytes, out.size}));
}

TN_TEST(a_type_is_its_definition_and_parameters) {
  tn_context* context = open_context();
  const tn_type box = parse_type(context, "!shop.box<f32>");
  EXPECT_TRUE(tn_type_equal(box, parse_type(context, "!shop.box<f32,1>")));
  EXPECT_TRUE(tn_type_equal(box, parse_type(context, "!shop<box <f32 , 1>>")));
  EXPECT_TRUE(!tn_type_equal(box, parse_type(context, "!shop.box<f32, 2>")));
  type_prints(parse_type(context, "!shop.box<  !shop.box<f32,3>,4 >"),
              "!shop.box<!shop.box<f32, 3>, 4>");
  EXPECT_TRUE(tn_type_parameter_count(box) == 2);
  EXPECT_TRUE(tn_string_view_equal(tn_type_parameter_name(box, 1), view("count")));
  EXPECT_TRUE(tn_integer_attribute_value(tn_type_parameter(box, view("count"))) == 1);
  type_prints(tn_type_attribute_value(tn_type_parameter_at(box, 0)), "f32");
  EXPECT_TRUE(tn_type_parameter(box, view("width")).storage == NULL);
  EXPECT_TRUE(tn_type_parameter_at(box, 2).storage == NULL);
  EXPECT_TRUE(tn_type_parameter_name(box, 2).size == 0);
  tn_type opaque = {NULL};
  EXPECT_STATUS(TN_OK, tn_opaque_type_get(context, view("shop"), view("box<f32,1>"), &opaque));
  EXPECT_TRUE(tn_type_equal(box, opaque));
  EXPECT_TRUE(tn_string_view_equal(tn_opaque_type_body(box), view("box<f32>")));
  EXPECT_TRUE(tn_string_view_equal(tn_opaque_type_dialect(box), view("shop")));
  tn_context_destroy(context);
}

TN_TEST(formats_print_what_they_read) {
  tn_context* context = open_context();
  attribute_prints(
      parse_attribute(context, "#shop.label<color=green, text = \"a\\22\", sizes = 1, -2>"),
      "#shop.label<text = \"a\\22\", color = green, sizes = 1, -2>");
  attribute_prints(parse_attribute(context, "#shop.label<box = <i8,2>, text = \"\">"),
                   "#shop.label<text = \"\", box = <i8, 2>>");
  attribute_prints(parse_attribute(context, "#shop<flags[true]>"), "#shop<flags[true]>");
  attribute_prints(parse_attribute(context, "#shop<flags[false,-128]>"),
                   "#shop<flags[false, -128]>");
  type_prints(parse_type(context, "!shop.pair<i32, [@a, {}]>"), "!shop.pair<i32, [@a, {}]>");
  tn_context_destroy(context);
}

TN_TEST(what_breaks_the_format_is_refused) {
  static const char* const texts[] = {"!shop.box",
                                      "!shop.box<>",

                                      "!shop.box<f32, 4294967296>",
                                      "!shop.box<f32 1>",
                                      "!shop.box<f32, 2, 3>",
                                      "!shop.pair<i32>",
                                      "!shop.pair<i32, i32, i32>",
                                      "#shop.label<>",
                                      "#shop.label<color = red>",
                                      "#shop.label<text = \"\", text = \"\">",
                                      "#shop.label<text = 1>",
                                      "#shop.label<text = \"\", color = blue>",
                                      "#shop.label<text = \"\", sizes = >",
                                      "#shop.label<text = \"\", box = i32>",
                                      "#shop<flags[2]>",
                                      "#shop<flags[true, 128]>"};
  tn_context* context = open_context();
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    tn_type type = {NULL};
    tn_attribute attribute = {NULL};
    const tn_status status = *texts[i] == '!'
                                 ? tn_text_parse_type(context, view(texts[i]), &type)
                                 : tn_text_parse_attribute(context, view(texts[i]), &attribute);
    EXPECT_STATUS(TN_MALFORMED, status);
    EXPECT_TRUE(type.storage == NULL && attribute.storage == NULL);
  }
  tn_context_destroy(context);
}

TN_TEST(types_are_made_of_parameters) {
  tn_context* context = open_context();
  tn_attribute values[3] = {{NULL}};
  tn_type made = {NULL};
  tn_attribute label = {NULL};
  EXPECT_STATUS(TN_OK, tn_type_attribute_get(parse_type(context, "i8"), &values[0]));
  EXPECT_STATUS(TN_OK, tn_dialect_type_get(context, view("shop.box"), values, 1, &made));
  type_prints(made, "!shop.box<i8>");
  EXPECT_TRUE(tn_type_equal(made, parse_type(context, "!shop.box<i8>")));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dialect_type_get(context, view("shop.box"), NULL, 0, &made));
  EXPECT_TRUE(made.storage == NULL);
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dialect_type_get(context, view("shop.box"), values, 3, &made));
  values[1] = values[0];
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dialect_type_get(context, view("shop.box"), values, 2, &made));
  EXPECT_STATUS(TN_NOT_FOUND, tn_dialect_type_get(context, view("shop.bo"), values, 1, &made));
  EXPECT_STATUS(TN_NOT_FOUND, tn_dialect_type_get(context, view("box"), values, 1, &made));
  EXPECT_STATUS(TN_NOT_FOUND, tn_dialect_type_get(context, view("shop.label"), values, 1, &made));
  EXPECT_STATUS(TN_OK, tn_string_attribute_get(context, view("hi"), &values[0]));
  EXPECT_STATUS(TN_OK, tn_string_attribute_get(context, view("green"), &values[1]));
  EXPECT_STATUS(TN_OK, tn_dialect_attribute_get(context, view("shop.label"), values, 2, &label));
  attribute_prints(label, "#shop.label<text = \"hi\", color = green>");
  EXPECT_TRUE(tn_attribute_parameter_count(label) == 4);
  EXPECT_TRUE(tn_attribute_parameter_at(label, 2).storage == NULL);
  EXPECT_TRUE(tn_string_view_equal(tn_attribute_parameter_name(label, 0), view("text")));
  EXPECT_TRUE(tn_attribute_equal(tn_attribute_parameter(label, view("color")), values[1]));
  EXPECT_STATUS(TN_OK, tn_string_attribute_get(context, view("blue"), &values[1]));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dialect_attribute_get(context, view("shop.label"), values, 2, &label));
  tn_context_destroy(context);
}

TN_TEST(words_have_one_form) {
  tn_context* context = open_context();
  tn_attribute values[2] = {{NULL}};
  tn_attribute made = {NULL};
  EXPECT_STATUS(TN_OK, tn_string_attribute_get(context, view("green | red"), &values[0]));
  EXPECT_STATUS(TN_OK, tn_string_attribute_get(context, view("3d"), &values[1]));
  EXPECT_STATUS(TN_OK, tn_dialect_attribute_get(context, view("shop.mix"), values, 2, &made));
  attribute_prints(made, "#shop.mix<\"red|green\", \"3d\">");
  EXPECT_TRUE(
      tn_attribute_equal(made, parse_attribute(context, "#shop.mix<\"green | red\", \"3d\">")));
  EXPECT_TRUE(tn_string_view_equal(tn_string_attribute_value(tn_attribute_parameter_at(made, 0)),
                                   view("red|green")));
  EXPECT_TRUE(tn_attribute_equal(tn_attribute_parameter_at(made, 1), values[1]));
  tn_context_destroy(context);
}

TN_TEST(an_empty_list_needs_brackets) {
  tn_context* context = open_context();
  tn_attribute none = {NULL};
  tn_attribute made = {NULL};
  EXPECT_STATUS(TN_OK, tn_array_attribute_get(context, NULL, 0, &none));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dialect_attribute_get(context, view("shop.row"), &none, 1, &made));
  EXPECT_TRUE(made.storage == NULL);
  EXPECT_STATUS(TN_OK, tn_dialect_attribute_get(context, view("shop.bag"), &none, 1, &made));
  attribute_prints(made, "#shop.bag<[]>");
  EXPECT_TRUE(tn_attribute_equal(made, parse_attribute(context, "#shop.bag<[]>")));
  tn_context_destroy(context);
}

TN_TEST(aliases_inside_are_seen) {
  static const char module[] =
      "#map = affine_map<(d0) -> (d0)>\n"
      "module attributes {a.t = !shop.pair<i32, #map>} {\n"
      "}\n\n";
  tn_context* context = open_context();
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* loose = NULL;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &loose));
  EXPECT_STATUS(TN_OK, tn_dialect_load_schema(loose, view(schema), view("shop")));
  tn_op op = {0};
  EXPECT_STATUS(TN_OK, tn_text_parse(tn_context_root_scope(loose), view(module), NULL, &op));
  text out = {.size = 0};
  const tn_print_options print = {.custom_form = true};
  EXPECT_STATUS(TN_OK, tn_op_print(op, &print, add, &out));
  EXPECT_TRUE(strstr(out.bytes, "!shop.pair<i32, #map>") != NULL);
  tn_context_destroy(loose);
  tn_context_destroy(context);
}

//===-- Walking and replacing -----------------------------------------------------------------===//

typedef struct visits {
  char order[64];
  size_t count;
  size_t stop_after;
} visits;

static tn_walk_result note(tn_attribute attribute, tn_type type, void* user_data) {
  visits* it = user_data;
  text out = {.size = 0};
  EXPECT_TRUE((attribute.storage == NULL) != (type.storage == NULL));
  if (type.storage != NULL) EXPECT_STATUS(TN_OK, tn_type_print(type, add, &out));
  if (attribute.storage != NULL) EXPECT_STATUS(TN_OK, tn_attribute_print(attribute, add, &out));
  it->order[it->count++] = out.size > 6 ? out.bytes[6] : out.bytes[0];
  return it->count == it->stop_after ? TN_WALK_INTERRUPT : TN_WALK_ADVANCE;
}

TN_TEST(walks_visit_each_thing_inside_once) {
  tn_context* context = open_context();
  const tn_type pair = parse_type(context, "!shop.pair<f32, [f32, !shop.box<f32>]>");
  visits it = {.stop_after = 100};
  EXPECT_STATUS(TN_OK, tn_type_walk(pair, TN_WALK_PRE_ORDER, note, &it));
  // The pair, f32 as attribute and type, the array, the box as both, its count with its type.
  EXPECT_TRUE(it.count == 8);
  EXPECT_TRUE(it.order[0] == 'p' && it.order[1] == 'f' && it.order[2] == 'f');
  visits last = {.stop_after = 100};
  EXPECT_STATUS(TN_OK, tn_type_walk(pair, TN_WALK_POST_ORDER, note, &last));
  EXPECT_TRUE(last.count == 8 && last.order[7] == 'p' && last.order[0] == 'f');
  visits first = {.stop_after = 2};
  EXPECT_STATUS(TN_INTERRUPTED, tn_type_walk(pair, TN_WALK_PRE_ORDER, note, &first));
  EXPECT_TRUE(first.count == 2);
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_attribute_walk((tn_attribute){NULL}, TN_WALK_PRE_ORDER, note, &first));
  tn_context_destroy(context);
}

typedef struct swap {
  tn_type from;
  tn_type to;
  tn_walk_result result;
} swap;

static tn_walk_result swap_type(tn_attribute* attribute, tn_type* type, void* user_data) {
  const swap* it = user_data;
  (void)attribute;
  if (type == NULL || !tn_type_equal(*type, it->from)) return TN_WALK_ADVANCE;
  *type = it->to;
  return it->result;
}

TN_TEST(replacing_rebuilds_what_is_around) {
  tn_context* context = open_context();
  swap f32_by_box = {parse_type(context, "f32"), parse_type(context, "!shop.box<f32, 2>"),
                     TN_WALK_ADVANCE};
  tn_type made = {NULL};
  tn_attribute array = {NULL};
  const tn_type pair = parse_type(context, "!shop.pair<(f32) -> i8, [tuple<f32>, !shop.box<f32>]>");
  EXPECT_STATUS(TN_OK, tn_type_replace(pair, swap_type, &f32_by_box, &made));
  type_prints(made,
              "!shop.pair<(!shop.box<f32, 2>) -> i8, [tuple<!shop.box<f32, 2>>, "
              "!shop.box<!shop.box<f32, 2>>]>");
  swap f32_by_f64 = {parse_type(context, "f32"), parse_type(context, "f64"), TN_WALK_SKIP};
  const tn_attribute types =
      parse_attribute(context, "[memref<2xf32, 3>, vector<[4]xf32>, {a = tensor<*xf32>}]");
  EXPECT_STATUS(TN_OK, tn_attribute_replace(types, swap_type, &f32_by_f64, &array));
  attribute_prints(array, "[memref<2xf64, 3>, vector<[4]xf64>, {a = tensor<*xf64>}]");
  swap f32_by_tensor = {parse_type(context, "f32"), parse_type(context, "tensor<2xf32>"),
                        TN_WALK_SKIP};
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_attribute_replace(types, swap_type, &f32_by_tensor, &array));
  EXPECT_TRUE(array.storage == NULL);
  // A handle of another kind, as a program that mixes them up makes it.
  swap f32_by_array = {
      parse_type(context, "f32"), {parse_attribute(context, "[1 : i8]").storage}, TN_WALK_SKIP};
  EXPECT_STATUS(TN_INVALID_ARGUMENT, tn_type_replace(pair, swap_type, &f32_by_array, &made));
  EXPECT_TRUE(made.storage == NULL);
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_type_replace((tn_type){NULL}, swap_type, &f32_by_f64, &made));
  swap stop = {parse_type(context, "f32"), parse_type(context, "f64"), TN_WALK_INTERRUPT};
  EXPECT_STATUS(TN_INTERRUPTED, tn_type_replace(pair, swap_type, &stop, &made));
  tn_context_destroy(context);
}

TN_TEST(an_attribute_has_the_type_that_is_its_parameter) {
  static const char spelling[] =
      "#shop.price<-340282366920938463463374607431768211457, (d0) -> (d0)> : !shop.box<f32>";
  tn_context* context = open_context();
  const tn_attribute price = parse_attribute(context, spelling);
  const tn_type box = parse_type(context, "!shop.box<f32>");
  EXPECT_TRUE(tn_type_equal(tn_attribute_type(price), box));
  EXPECT_TRUE(
      tn_type_equal(tn_type_attribute_value(tn_attribute_parameter(price, view("type"))), box));
  EXPECT_TRUE(tn_integer_type_width(tn_attribute_type(tn_attribute_parameter_at(price, 0))) == 192);
  attribute_prints(price, spelling);
  const tn_attribute gift = parse_attribute(context, "#shop.gift : f32");
  EXPECT_TRUE(tn_type_equal(tn_attribute_type(gift), parse_type(context, "f32")));
  attribute_prints(gift, "#shop.gift : f32");
  EXPECT_TRUE(tn_type_is_null(tn_attribute_type(parse_attribute(context, "#shop.gift"))));
  // Others have none, whatever follows them.
  attribute_prints(parse_attribute(context, "#shop.row<1> : f32"), "#shop.row<1>");
  // However wide the integer is that it is made of, it is the same.
  tn_attribute values[3] = {{NULL},
                            parse_attribute(context, "affine_map<(d0) -> (d0)>"),
                            tn_attribute_parameter_at(price, 2)};
  tn_attribute made;
  static const char* const fives[] = {"5 : i8", "5 : i64", "5 : ui3", "5 : i700", "5 : index"};
  for (size_t i = 0; i < sizeof fives / sizeof *fives; ++i) {
    values[0] = parse_attribute(context, fives[i]);
    EXPECT_STATUS(TN_OK, tn_dialect_attribute_get(context, view("shop.price"), values, 3, &made));
    attribute_prints(made, "#shop.price<5, (d0) -> (d0)> : !shop.box<f32>");
    EXPECT_TRUE(tn_attribute_equal(
        made, parse_attribute(context, "#shop.price<5, (d0) -> (d0)> : !shop.box<f32>")));
  }
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dialect_attribute_get(context, view("shop.price"), values, 2, &made));
  swap box_by_pair = {box, parse_type(context, "!shop.box<i8>"), TN_WALK_ADVANCE};
  EXPECT_STATUS(TN_OK, tn_attribute_replace(price, swap_type, &box_by_pair, &made));
  EXPECT_TRUE(tn_type_equal(tn_attribute_type(made), box_by_pair.to));
  tn_context_destroy(context);
}

TN_TEST(an_enumeration_has_its_words_as_parameter) {
  tn_context* context = open_context();
  tn_attribute words = parse_attribute(context, "\"fast\"");
  tn_attribute made;
  EXPECT_STATUS(TN_OK, tn_dialect_attribute_get(context, view("arith.fastmath"), &words, 1, &made));
  attribute_prints(made, "#arith.fastmath<fast>");
  EXPECT_TRUE(tn_attribute_parameter_count(made) == 1);
  EXPECT_TRUE(tn_string_view_equal(tn_attribute_parameter_name(made, 0), view("value")));
  EXPECT_TRUE(tn_attribute_equal(tn_attribute_parameter_at(made, 0), words));
  EXPECT_TRUE(tn_attribute_is_null(tn_attribute_parameter_at(made, 1)));
  words = parse_attribute(context, "\"nix\"");
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dialect_attribute_get(context, view("arith.fastmath"), &words, 1, &made));
  EXPECT_STATUS(TN_INVALID_ARGUMENT,
                tn_dialect_attribute_get(context, view("arith.fastmath"), NULL, 0, &made));
  tn_context_destroy(context);
}

TN_TEST(broken_definitions_are_refused) {
  static const char* const bodies[] = {
      "irdl.type @a attributes {format = \"`<` $y `>`\"} {%0 = irdl.any\n irdl.parameters(x: %0)}",
      "irdl.type @a attributes {format = \"`<` `>`\"} {%0 = irdl.any\n irdl.parameters(x: %0)}",
      ("irdl.type @a attributes {format = \"`<` ($x)? `>`\"} {%0 = irdl.any\n irdl.parameters(x: "
       "%0)}"),
      "irdl.type @a attributes {format = \"$x `\"} {%0 = irdl.any\n irdl.parameters(x: %0)}",
      "irdl.type @a attributes {format = \"`;` $x\"} {%0 = irdl.any\n irdl.parameters(x: %0)}",
      "irdl.type @a {%0 = irdl.any {parameter = \"word\"}\n irdl.parameters(x: %0)}",
      "irdl.type @a {%0 = irdl.any {parameter = \"i8\", default = \"x\"}\n irdl.parameters(x: %0)}",
      "irdl.type @a {%0 = irdl.any {cases = [\"b\"], default = \"c\"}\n irdl.parameters(x: %0)}",
      ("irdl.type @a {%0 = irdl.any {parameter = \"list of i64\", default = \"3\"}\n "
       "irdl.parameters(x: %0)}"),
      "irdl.type @a {%0 = irdl.any {parameter = \"own type\"}\n irdl.parameters(x: %0)}",
      "irdl.attribute @a {%0 = irdl.any {parameter = \"own i8\"}\n irdl.parameters(x: %0)}",
      ("irdl.attribute @a {%0 = irdl.any {parameter = \"own type\"}\n "
       "irdl.parameters(x: %0, y: %0)}"),
      "irdl.type @a {%0 = irdl.any {parameter = \"#shop\"}\n irdl.parameters(x: %0)}"};
  for (size_t i = 0; i < sizeof bodies / sizeof *bodies; ++i) {
    char source[512];
    tn_context* context = NULL;
    EXPECT_STATUS(TN_OK, tn_context_create(NULL, &context));
    snprintf(source, sizeof source, "irdl.dialect @shop {\n%s\n}\n", bodies[i]);
    EXPECT_STATUS(TN_MALFORMED, tn_dialect_load_schema(context, view(source), view("shop")));
    EXPECT_STATUS(TN_OK, tn_dialect_load_schema(context, view(schema), view("shop")));
    tn_context_destroy(context);
  }
}

static tn_status build_with(tn_allocator allocator) {
  const tn_context_options options = {.allocator = allocator};
  tn_context* context = NULL;
  tn_type type = {NULL};
  tn_attribute attribute = {NULL};
  tn_status status = tn_context_create(&options, &context);
  if (status != TN_OK) return status;
  status = tn_dialect_load_schema(context, view(schema), view("shop"));
  if (status == TN_OK) {
    status = tn_text_parse_type(context, view("!shop.pair<i32, [!shop.box<f32>]>"), &type);
  }
  if (status == TN_OK) {
    swap it = {type, type, TN_WALK_ADVANCE};
    status = tn_type_replace(type, swap_type, &it, &type);
  }
  if (status == TN_OK) {
    status = tn_text_parse_attribute(context, view("#shop.label<text = \"a\", sizes = 1, 2>"),
                                     &attribute);
  }
  if (status == TN_OK) {
    status = tn_text_parse_attribute(
        context, view("#shop.price<18446744073709551616, (d0) -> (d0)> : !shop.box<f32>"),
        &attribute);
  }
  tn_context_destroy(context);
  return status;
}

TN_TEST(running_out_of_memory_is_an_error) {
  for (size_t allowed = 0;; ++allowed) {
    tn_budget budget = {.allocations = allowed};
    const tn_status status = build_with(tn_budget_allocator(&budget));
    EXPECT_TRUE(budget.live_bytes == 0);
    if (status == TN_OK) break;
    EXPECT_STATUS(TN_OUT_OF_MEMORY, status);
  }
}
