// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of ops that a user's schema spells. Needs: dialects

#include <stdlib.h>
#include <tenure/diagnostics.h>
#include <tenure/dialect.h>

#include "../text/parse_fixture.h"

static tn_status load(parse_fixture* f, const char* rules) {
  char text[4096];
  snprintf(text, sizeof text,
           "irdl.dialect @shop {\n"
           "  irdl.operation @pack attributes {rules = [%s]} {\n"
           "    %%0 = irdl.any\n"
           "    %%1 = irdl.any {attribute = \"i64 dense array attribute\", optional}\n"
           "    irdl.operands(item: %%0, others: variadic %%0)\n"
           "    irdl.results(box: %%0)\n"
           "    irdl.attributes {\"perms\" = %%1}\n"
           "  }\n"
           "}\n",
           rules);
  f->error_count = 0;
  f->error[0] = 0;
  return tn_dialect_load_schema(f->context, tn_string_view_from(text),
                                tn_string_view_from("s.irdl.mlir"));
}

/// What is said of an op with this type and these numbers; empty for nothing.
static void expect(const char* rule, const char* words, const char* type, const char* perms) {
  parse_fixture* f = fixture_open(true);
  if (load(f, rule) != TN_OK) TN_FAIL("%s", f->error);
  char text[1024];
  snprintf(text, sizeof text,
           "%%0 = \"t.x\"() : () -> %s\n%%1 = \"shop.pack\"(%%0, %%0) <{perms = array<i64%s>}> : "
           "(%s, %s) -> %s",
           type, perms, type, type, type);
  const tn_status status = fixture_parse(f, text);
  EXPECT_STATUS(*words == 0 ? TN_OK : TN_VERIFY_FAILED, status);
  char wanted[512];
  snprintf(wanted, sizeof wanted, "2:6: %s", words);
  if (*words != 0) EXPECT_STR(wanted, f->error);
  fixture_close(f);
}

TN_TEST(a_rule_asks_for_traits_that_there_are) {
  expect("\"item.def.has_trait('Terminator'): !no end\"", "no end", "i32", ": 1");
  expect("\"not item.def.has_trait('IsolatedFromAbove'): !open\"", "", "i32", ": 1");
  static const char* const wrong[] = {"'Isolated'", "'Pear'", "'Elementwise'", "1", "item"};
  for (size_t i = 0; i < sizeof wrong / sizeof *wrong; ++i) {
    parse_fixture* f = fixture_open(true);
    char rule[128];
    snprintf(rule, sizeof rule, "\"item.def.has_trait(%s): !wrong\"", wrong[i]);
    EXPECT_STATUS(TN_MALFORMED, load(f, rule));
    EXPECT_TRUE(strstr(f->error, "at 'has_trait(") != NULL);
    fixture_close(f);
  }
}

TN_TEST(a_rule_that_does_not_hold_is_said_in_its_words) {
  const char* size =
      "\"perms.size == item.rank: !expected {item.rank} numbers, got {perms.size} {{x}\"";
  expect(size, "expected 2 numbers, got 1 {x}", "tensor<4x?xf32>", ": 1");
  expect(size, "", "tensor<4x?xf32>", ": 1, 0");
  // Nothing has a rank, so nothing is known to be wrong.
  expect(size, "", "tensor<*xf32>", ": 1, 0, 7");
  const char* loop =
      "\"for i < perms.size, let p = perms[i], if p != ?: p >= 0 and p < item.rank: number {p} at "
      "{i} of {q(item)}\"";
  expect(loop, "'shop.pack' op number 2 at 1 of 'tensor<4x?xf32>'", "tensor<4x?xf32>", ": 1, 2");
  expect(loop, "", "tensor<4x?xf32>", ": 1, 0");
}

/// The note after an error.
static bool keep_note(const tn_diagnostic* diagnostic, void* user_data) {
  const size_t count = tn_diagnostic_note_count(diagnostic);
  if (count == 0) return false;
  const tn_string_view words = tn_diagnostic_message(tn_diagnostic_note(diagnostic, count - 1));
  snprintf(user_data, 128, "%zu: %.*s", count, (int)words.size, words.data);
  return false;
}

TN_TEST(words_may_end_with_a_note_at_another_op) {
  static const char* const rules[] = {
      "\"perms.size == 1: !got {perms.size}{note at item.def} made of {item.def}\"",
      "\"perms.size == 1: !!got {perms.size}{note at item.def} made of {q(item)}\"",
      // What is no op has no note.
      "\"perms.size == 1: !got {perms.size}{note at perms} nothing\""};
  static const char* const notes[] = {"2: made of %0 = \"t.x\"() : () -> i8", "1: made of 'i8'",
                                      "1: see current operation: %1 = \"shop.pack\"(%0, %0) "
                                      "<{perms = array<i64: 1, 2>}> : (i8, i8) "
                                      "-> i8"};
  for (size_t i = 0; i < 3; ++i) {
    parse_fixture* f = fixture_open(true);
    char note[128] = "";
    tn_diagnostic_handler_id handler;
    if (load(f, rules[i]) != TN_OK) TN_FAIL("%s", f->error);
    EXPECT_STATUS(TN_OK, tn_diagnostic_handler_attach(f->context, keep_note, note, NULL, &handler));
    EXPECT_STATUS(
        TN_VERIFY_FAILED,
        fixture_parse(f,
                      "%0 = \"t.x\"() : () -> i8\n"
                      "%1 = \"shop.pack\"(%0, %0) <{perms = array<i64: 1, 2>}> : (i8, i8) "
                      "-> i8"));
    EXPECT_STR("2:6: got 2", f->error);
    EXPECT_STR(notes[i], note);
    fixture_close(f);
  }
}

TN_TEST(expressions_mean_what_they_say) {
  static const char* const hold[] = {
      "1 + 2 * 3 - 4 / 2 == 5",
      "-7 % 3 == -1 and mod(-7, 3) == 2 and floor_div(-7, 3) == -3 and ceil_div(7, 3) == 3",
      "not (1 > 2) and (2 >= 2 or item[7] == 1)",
      "known(item[1] == 3) == 0 and item[0] == 4 and item.dim(1) == ?",
      "item is 'tensor' and item.element is '32-bit float' and item is not 'memref'",
      "others.size == 1 and others[0] == item and same(others[0], item)",
      "all(v in perms, v >= 0) and any(i < 2, perms[i] == 1) and count(v in perms, v < 1) == 1",
      "sum(v in perms, v + 1) == 3 and product(i < item.rank, i + 1) == 2 and first(v in perms, v "
      "== 0) == 1",
      "is_permutation(perms) and distinct(perms) and min(1, 2) == 1 and max(1, 2) == 2 and abs(-3) "
      "== 3",
      "power_of_two(8) and not power_of_two(6) and when(1 == 1, 5, 6) == 5 and either(item[1], 9) "
      "== 9",
      "op.name == 'shop.pack' and item.def.name == 't.x' and item.def.results.size == 1 and "
      "op.parent.name == 'builtin.module'",
      "item.def.dialect in ['s', 't'] and not (perms[0] in [2, 3]) and has(perms) and not "
      "has(op.attr('none'))",
      "op.name.begins('shop.') and op.name.ends('.pack') and op.name.contains('p.p') and "
      "has(op.within('builtin')) "
      "and not has(op.within('shop'))",
      "'read | write'.flag('write') and not 'read|write'.flag('writ') and not has(symbol('none'))",
      "fits(item, box) and same_shape(item, box) and broadcasts(item, box) and item.width == 32",
      "900000000000000000 * 90 == 0 or 5 / 0 == 1 or 1 == 1"};
  for (size_t i = 0; i < sizeof hold / sizeof *hold; ++i) {
    char rule[512];
    snprintf(rule, sizeof rule, "\"known(%s): !%zu does not hold\"", hold[i], i);
    expect(rule, "", "tensor<4x?xf32>", ": 1, 0");
  }
}

TN_TEST(rules_that_are_not_understood_say_where) {
  static const char* const broken[][2] = {{"\"item.rank = 1: x\"", "= 1: x"},
                                          {"\"none == 1: x\"", "none == 1: x"},
                                          {"\"item.nothing: x\"", "nothing: x"},
                                          {"\"item.body: x\"", "body: x"},
                                          {"\"(1 + 2: x\"", ": x"},
                                          {"\"1 == 1\"", ""},
                                          {"\"item is 'a thing': x\"", "a thing': x"},
                                          {"\"1 == 1: {2\"", ""},
                                          {"\"for x 3: 1: x\"", "3: 1: x"}};
  for (size_t i = 0; i < sizeof broken / sizeof *broken; ++i) {
    parse_fixture* f = fixture_open(false);
    EXPECT_STATUS(TN_MALFORMED, load(f, broken[i][0]));
    char end[256];
    snprintf(end, sizeof end, " at '%s'", broken[i][1]);
    if (strstr(f->error, end) == NULL) TN_FAIL("%s: %s", broken[i][0], f->error);
    fixture_close(f);
  }
  // Nor does depth run the stack over.
  parse_fixture* f = fixture_open(false);
  char deep[2048] = "\"";
  memset(deep + 1, '(', 1000);
  strcpy(deep + 1001, ": x\"");
  EXPECT_STATUS(TN_MALFORMED, load(f, deep));
  memset(deep + 1, '-', 1000);
  EXPECT_STATUS(TN_MALFORMED, load(f, deep));
  fixture_close(f);
}

TN_TEST(what_is_behind_a_condition_is_not_asked) {
  expect("\"done if item.rank == 2\", \"1 == 2: never\"", "", "tensor<4x?xf32>", "");
  expect("\"done if item.rank == 3\", \"1 == 2: !said\"", "said", "tensor<4x?xf32>", "");
  expect("\"if item.rank == 1: 1 == 2: x\"", "", "f32", "");
}
