// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What stands where in a text, and what may stand where it is not finished.

#include <stdio.h>
#include <string.h>
#include <tenure/block.h>
#include <tenure/context.h>
#include <tenure/diagnostics.h>
#include <tenure/scope.h>
#include <tenure/text.h>
#include <tenure/value.h>

#include "tn_test.h"

typedef struct fixture {
  tn_context* context;
  tn_source_map places;
  const char* text;
  tn_op op;
} fixture;

static bool ignore(const tn_diagnostic* diagnostic, void* user_data) {
  (void)diagnostic;
  (void)user_data;
  return true;
}

static tn_status open_fixture(fixture* it, const char* text) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_diagnostic_handler_id id;
  *it = (fixture){.text = text};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &it->context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(it->context, ignore, NULL, NULL, &id));
  const tn_text_parse_options parse = {.places = &it->places};
  return tn_text_parse(tn_context_root_scope(it->context), tn_string_view_from(text), &parse,
                       &it->op);
}

static void close_fixture(fixture* it) {
  tn_source_map_clear(&it->places);
  EXPECT_EQ(0, it->places.count);
  tn_context_destroy(it->context);
}

/// Place number `number` of its kind.
static const tn_text_place* find(const fixture* it, tn_text_place_kind kind, size_t number) {
  for (size_t i = 0; i < it->places.count; ++i) {
    if (it->places.items[i].kind == kind && number-- == 0) return &it->places.items[i];
  }
  return NULL;
}

static void expect_place(const fixture* it, const tn_text_place* place, const char* text) {
  EXPECT_TRUE(place != NULL);
  EXPECT_VIEW(text, ((tn_string_view){it->text + place->start, place->end - place->start}));
}

TN_TEST(names_and_uses_are_noted) {
  fixture it;
  EXPECT_STATUS(TN_OK, open_fixture(&it,
                                    "%a:2, %b = \"t.def\"() : () -> (i1, i2, i3)\n"
                                    "\"t.use\"(%b, %a#1) : (i3, i2) -> ()\n"));
  const tn_text_place* names = find(&it, TN_TEXT_VALUES, 0);
  expect_place(&it, names, "%a");
  EXPECT_EQ(2, names->number);
  expect_place(&it, find(&it, TN_TEXT_VALUES, 1), "%b");
  EXPECT_EQ(2, tn_value_number(find(&it, TN_TEXT_VALUES, 1)->value));
  const tn_text_place* use = find(&it, TN_TEXT_OPERAND, 1);
  expect_place(&it, use, "%a");
  EXPECT_EQ(1, use->number);
  EXPECT_EQ(1, tn_value_number(tn_op_operand(use->op, use->number)));
  const tn_text_place* op = find(&it, TN_TEXT_OP, 0);
  expect_place(&it, op, "\"t.def\"");
  EXPECT_EQ('\n', it.text[op->number]);
  close_fixture(&it);
}

TN_TEST(a_use_in_front_of_the_definition_is_found_through_its_op) {
  fixture it;
  EXPECT_STATUS(TN_OK, open_fixture(&it,
                                    "\"t.use\"(%a) : (i1) -> ()\n"
                                    "%a = \"t.def\"() : () -> i1\n"));
  const tn_text_place* use = find(&it, TN_TEXT_OPERAND, 0);
  EXPECT_TRUE(tn_value_same(find(&it, TN_TEXT_VALUES, 0)->value, tn_op_operand(use->op, 0)));
  close_fixture(&it);
}

TN_TEST(blocks_and_regions_are_noted) {
  fixture it;
  EXPECT_STATUS(TN_OK, open_fixture(&it,
                                    "\"t.op\"() ({\n  \"t.br\"()[^b] : () -> ()\n"
                                    "^b(%x: i1):\n  \"t.end\"() : () -> ()\n}, {}) : () -> ()\n"));
  expect_place(&it, find(&it, TN_TEXT_BLOCK, 0), "{");
  expect_place(&it, find(&it, TN_TEXT_BLOCK, 1), "^b");
  const tn_text_place* use = find(&it, TN_TEXT_SUCCESSOR, 0);
  expect_place(&it, use, "^b");
  EXPECT_TRUE(tn_block_same(find(&it, TN_TEXT_BLOCK, 1)->block, use->block));
  EXPECT_TRUE(tn_value_is_block_argument(find(&it, TN_TEXT_VALUES, 0)->value));
  expect_place(&it, find(&it, TN_TEXT_REGION, 1), "{}");
  EXPECT_VIEW("t.op", tn_op_name(tn_region_op(find(&it, TN_TEXT_REGION, 0)->region)));
  close_fixture(&it);
}

TN_TEST(symbols_and_aliases_are_noted_each_time) {
  fixture it;
  EXPECT_STATUS(TN_OK, open_fixture(&it,
                                    "!t = i32\n#a = 1 : i8\n"
                                    "\"t.op\"() {s = @m::@\"a b\", a = #a} : () -> !t\n"
                                    "\"t.op\"() {s = @m::@\"a b\", a = #a} : () -> !t loc(#l)\n"
                                    "#l = loc(\"x\":1:2)\n"));
  expect_place(&it, find(&it, TN_TEXT_SYMBOL, 0), "@m");
  expect_place(&it, find(&it, TN_TEXT_SYMBOL, 3), "@\"a b\"");
  expect_place(&it, find(&it, TN_TEXT_TYPE_ALIAS, 0), "!t");
  expect_place(&it, find(&it, TN_TEXT_TYPE_ALIAS_USE, 1), "!t");
  expect_place(&it, find(&it, TN_TEXT_ATTRIBUTE_ALIAS_USE, 1), "#a");
  expect_place(&it, find(&it, TN_TEXT_ATTRIBUTE_ALIAS_USE, 2), "#l");
  EXPECT_TRUE(!tn_attribute_is_null(find(&it, TN_TEXT_ATTRIBUTE_ALIAS, 0)->attribute));
  close_fixture(&it);
}

TN_TEST(what_was_read_of_a_broken_text_is_noted) {
  fixture it;
  EXPECT_STATUS(TN_MALFORMED, open_fixture(&it, "%a = \"t.def\"() : () -> i1\noops\n"));
  expect_place(&it, find(&it, TN_TEXT_VALUES, 0), "%a");
  EXPECT_STATUS(TN_STALE_HANDLE, tn_op_check(find(&it, TN_TEXT_OP, 0)->op));
  close_fixture(&it);
}

//===-- Suggestions ---------------------------------------------------------------------------===//

/// What may stand at the `|` of a text, as "kind label detail;".
static void expect_suggestions(const char* text, const char* expected) {
  char whole[512];
  char found[512] = "";
  const char* bar = strchr(text, '|');
  snprintf(whole, sizeof whole, "%.*s%s", (int)(bar - text), text, bar + 1);
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context;
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &context));
  tn_text_suggestions all = {.offset = (size_t)(bar - text)};
  const tn_text_parse_options parse = {.suggestions = &all};
  tn_op op;
  EXPECT_STATUS(TN_MALFORMED, tn_text_parse(tn_context_root_scope(context),
                                            tn_string_view_from(whole), &parse, &op));
  for (size_t i = 0; i < all.count; ++i) {
    const size_t size = strlen(found);
    snprintf(found + size, sizeof found - size, "%d %s %s;", (int)all.items[i].kind,
             all.items[i].label, all.items[i].detail);
  }
  EXPECT_STR(expected, found);
  tn_text_suggestions_clear(&all);
  EXPECT_EQ(0, all.count);
  tn_context_destroy(context);
}

TN_TEST(what_is_missing_is_suggested) {
  expect_suggestions("|\n", "0  ;1 builtin ;");
  expect_suggestions("module {\n  %a = |\n}\n", "0  ;1 builtin ;");
  expect_suggestions("\"t.a\"() |\n", "");
  expect_suggestions("t.|\n", "1 t ;");
  expect_suggestions("\"|\n", "0  ;");
  expect_suggestions("\"t.|b\"() : () -> ()\n", "1 t ;");
  expect_suggestions("// |\n", "");
  expect_suggestions("\"t.a\"() {s = \"%|\"} : () -> ()\n", "");
}

TN_TEST(values_are_suggested_with_their_types) {
  expect_suggestions("%a = \"t.a\"() : () -> i1\n%0:2 = \"t.b\"() : () -> (i2, i3)\n\"t.c\"(%|a",
                     "2 %0 t.b: i2, ...;2 %a t.a: i1;");
  expect_suggestions("\"t.a\"() ({\n^b(%x: i8):\n  \"t.c\"(%|", "2 %x arg #0: i8;");
  expect_suggestions("\"t.a\"(%y) : (i4) -> ()\n\"t.c\"(%|\n", "2 %y i4;");
  expect_suggestions("%a = \"t.a\"() : () -> i1\n\"t.c\"(%a|\n", "2 %a t.a: i1;");
}

TN_TEST(types_and_attributes_are_suggested_with_aliases) {
  expect_suggestions("!t = i32\n\"t.a\"() : () -> |\n", "4  ;8 t i32;");
  expect_suggestions("!t = i32\n\"t.a\"() : () -> !|\n", "6  ;8 t i32;");
  expect_suggestions("\"t.a\"() : () -> !pdl.|value\n", "12 pdl ;");
  expect_suggestions("#a = 1 : i8\n\"t.a\"() {x = |\n", "5  ;9 a 1 : i8;");
  expect_suggestions("#a = 1 : i8\n\"t.a\"() {x = #|b} : () -> ()\n", "7  ;9 a 1 : i8;");
}

//===-- Excerpts ------------------------------------------------------------------------------===//

/// Aliases of a text around: `#here` is in front, `#after` is not.
static bool find_alias(void* user_data, tn_string_view name, bool is_after,
                       tn_attribute* out_attribute, tn_type* out_type) {
  const fixture* it = user_data;
  const char* spelled = name.size == 5 ? "#here" : name.size == 7 ? "#behind" : "!t";
  if (!tn_string_view_equal(name, tn_string_view_from(spelled))) return false;
  if (name.size == 7 && !is_after) return false;
  if (*spelled == '!') {
    EXPECT_STATUS(TN_OK, tn_text_parse_type(it->context, tn_string_view_from("i7"), out_type));
    return true;
  }
  EXPECT_STATUS(TN_OK, tn_text_parse_attribute(it->context, tn_string_view_from("loc(\"a\")"),
                                               out_attribute));
  return true;
}

static tn_status read_excerpt(fixture* it, const char* text, tn_text_excerpt* excerpt) {
  tn_diagnostic_handler_id id;
  const tn_context_options options = {.allow_unregistered_dialects = true};
  *it = (fixture){.text = text};
  EXPECT_STATUS(TN_OK, tn_context_create(&options, &it->context));
  EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(it->context, ignore, NULL, NULL, &id));
  *excerpt = (tn_text_excerpt){.find_alias = find_alias, .user_data = it};
  const tn_text_parse_options parse = {.places = &it->places, .excerpt = excerpt};
  return tn_text_parse(tn_context_root_scope(it->context), tn_string_view_from(text), &parse,
                       &it->op);
}

TN_TEST(an_excerpt_ends_behind_its_op) {
  fixture it;
  tn_text_excerpt excerpt;
  EXPECT_STATUS(TN_OK, read_excerpt(&it, "\"t.op\"() ({}) : () -> () }}}\n", &excerpt));
  EXPECT_VIEW("t.op", tn_op_name(it.op));
  EXPECT_TRUE(excerpt.is_read);
  EXPECT_EQ(strlen("\"t.op\"() ({}) : () -> ()"), excerpt.end);
  close_fixture(&it);
}

TN_TEST(an_excerpt_uses_aliases_of_the_text_around) {
  fixture it;
  tn_text_excerpt excerpt;
  EXPECT_STATUS(TN_OK, read_excerpt(&it,
                                    "\"t.op\"() {a = #here, b = !t, c = !u.v<!t>} : () -> () "
                                    "loc(#behind)\n#other",
                                    &excerpt));
  expect_place(&it, find(&it, TN_TEXT_ATTRIBUTE_ALIAS_USE, 0), "#here");
  close_fixture(&it);
  EXPECT_STATUS(TN_MALFORMED, read_excerpt(&it, "\"t.op\"() {a = #behind} : () -> ()\n", &excerpt));
  EXPECT_TRUE(!excerpt.is_read);
  close_fixture(&it);
  EXPECT_STATUS(TN_MALFORMED, read_excerpt(&it, "\"t.op\"() : () -> () loc(#nowhere)\n", &excerpt));
  EXPECT_TRUE(excerpt.is_read);
  close_fixture(&it);
}

TN_TEST(an_excerpt_says_whether_its_op_is_wrong) {
  fixture it;
  tn_text_excerpt excerpt;
  EXPECT_STATUS(TN_MALFORMED, read_excerpt(&it, "\"t.op\"() ({\n oops }\n more", &excerpt));
  EXPECT_TRUE(!excerpt.is_read);
  EXPECT_TRUE(excerpt.end <= strlen("\"t.op\"() ({\n oops }"));
  close_fixture(&it);
  EXPECT_STATUS(TN_MALFORMED, read_excerpt(&it, "\"t.op\"(%a) : (i1) -> ()\n", &excerpt));
  EXPECT_TRUE(excerpt.is_read);
  close_fixture(&it);
}
