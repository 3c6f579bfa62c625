// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Values that are called as the names in their locations say.

#include "parse_fixture.h"

static const char* print(parse_fixture* f, const char* text, tn_print_options options) {
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s\n%s", f->error, text);
  options.names_from_locations = true;
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  return f->printed;
}

static void expect_has(const char* printed, const char* part) {
  if (strstr(printed, part) == NULL) TN_FAIL("%s\nis not in\n%s", part, printed);
}

TN_TEST(the_first_name_in_the_location_counts) {
  parse_fixture* f = fixture_open(true);
  const char* printed = print(f,
                              "\"t.f\"() ({\n"
                              "^bb0(%x: i32 loc(\"alpha\"), %y: i32 loc(\"alpha\"), %z: i32):\n"
                              "  %1:2 = \"t.a\"() : () -> (i32, i32) loc(fused[\"q\", \"r\"])\n"
                              "  %2 = \"t.b\"(%1#1) : (i32) -> i32 loc(callsite(\"c\" at \"d\"))\n"
                              "  %3 = \"t.b\"(%2) : (i32) -> i32 loc(\"f\":1:2)\n"
                              "  \"t.br\"()[^bb1] : () -> ()\n"
                              "^bb1(%k: i32 loc(\"kk\"), %l: i32):\n"
                              "  %4 = \"t.b\"(%l) : (i32) -> i32 loc(\"alpha\")\n"
                              "}) : () -> ()\n",
                              (tn_print_options){0});
  expect_has(printed, "^bb0(%alpha: i32, %alpha_0: i32, %arg2: i32):");
  expect_has(printed, "%q:2 = \"t.a\"()");
  expect_has(printed, "%c = \"t.b\"(%q#1)");
  expect_has(printed, "%0 = \"t.b\"(%c)");
  expect_has(printed, "^bb1(%kk: i32, %1: i32):");
  expect_has(printed, "%alpha_1 = \"t.b\"(%1)");
  fixture_close(f);
}

TN_TEST(names_are_made_such_as_can_be_read) {
  parse_fixture* f = fixture_open(true);
  const char* printed = print(f,
                              "%0 = \"a\"() : () -> i1 loc(\"0x%bad name-1.\\C3\\A9\")\n"
                              "%1 = \"b\"() : () -> i1 loc(\"7\")\n"
                              "%2 = \"c\"() : () -> i1 loc(\"\")\n",
                              (tn_print_options){0});
  expect_has(printed, "%_0x25bad_name-1.C3A9 = \"a\"");
  expect_has(printed, "%_7 = \"b\"");
  expect_has(printed, "%0 = \"c\"");
  char* copy = strdup(printed);
  EXPECT_STATUS(TN_OK, fixture_parse(f, copy));
  free(copy);
  fixture_close(f);
}

TN_TEST(long_names_are_kept_whole) {
  enum { SIZE = 3000 };
  parse_fixture* f = fixture_open(true);
  char name[SIZE + 1];
  char text[2 * SIZE + 200];
  char wanted[SIZE + 20];
  memset(name, 'n', SIZE);
  name[SIZE] = 0;
  snprintf(text, sizeof text,
           "%%0 = \"a\"() : () -> i1 loc(\"%s\")\n%%1 = \"b\"() : () -> i1 loc(\"%s\")\n", name,
           name);
  const char* printed = print(f, text, (tn_print_options){0});
  snprintf(wanted, sizeof wanted, "%%%s = \"a\"", name);
  expect_has(printed, wanted);
  snprintf(wanted, sizeof wanted, "%%%s_0 = \"b\"", name);
  expect_has(printed, wanted);
  fixture_close(f);
}

TN_TEST(locations_come_before_what_ops_say) {
  static const char text[] =
      "func.func @g(%p: i32 loc(\"pp\"), %q: i32) -> i32 {\n"
      "  %c = arith.constant 3 : i32 loc(\"three\")\n"
      "  %d = arith.constant 4 : i32\n"
      "  %e = arith.addi %p, %c : i32 loc(\"arg1\")\n"
      "  return %e : i32\n"
      "}\n";
  parse_fixture* f = fixture_open(true);
  const char* printed = print(f, text, (tn_print_options){.custom_form = true});
  expect_has(printed, "@g(%pp: i32, %arg1: i32)");
  expect_has(printed, "%three = arith.constant 3");
  expect_has(printed, "%c4_i32 = arith.constant 4");
  expect_has(printed, "%arg1_0 = arith.addi %pp, %three");
  printed = print(f, text, (tn_print_options){0});
  expect_has(printed, "%0 = \"arith.constant\"() <{value = 4 : i32}>");
  fixture_close(f);
}
