// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comments about who uses a value, as mlir-opt --mlir-print-value-users writes them.

#include "parse_fixture.h"

static void expect_users(const char* text, const char* expected) {
  static const tn_print_options options = {.value_users = true};
  parse_fixture* f = fixture_open(true);
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  EXPECT_STR(expected, f->printed);
  fixture_close(f);
}

TN_TEST(each_user_is_named_once_the_last_one_first) {
  expect_users(
      "%a = \"t.a\"() : () -> i32\n"
      "\"t.b\"(%a, %a) : (i32, i32) -> ()\n"
      "%b = \"t.a\"() : () -> i32\n"
      "%c:2 = \"t.b\"(%b) : (i32) -> (i32, i32)\n"
      "\"t.u\"(%a, %c#1) : (i32, i32) -> ()\n"
      "\"t.v\"() : () -> ()\n",
      "\"builtin.module\"() ({\n"
      "  %1 = \"t.a\"() : () -> i32 // users: %5, %2\n"
      "  \"t.b\"(%1, %1) : (i32, i32) -> () // id: %2\n"
      "  %3 = \"t.a\"() : () -> i32 // users: %4#0, %4#1\n"
      "  %4:2 = \"t.b\"(%3) : (i32) -> (i32, i32) // users: (unused), (%5)\n"
      "  \"t.u\"(%1, %4#1) : (i32, i32) -> () // id: %5\n"
      "  \"t.v\"() : () -> ()\n"
      "}) : () -> ()\n");
}

TN_TEST(arguments_have_lines_of_their_own) {
  expect_users(
      "\"t.a\"() ({\n"
      "^bb0(%x: i1, %y: i2):\n"
      "  %z = \"t.b\"(%x)[^bb1] : (i1) -> i1\n"
      "^bb1(%w: i3):\n"
      "  \"t.c\"(%w) : (i3) -> ()\n"
      "}) : () -> ()\n",
      "\"builtin.module\"() ({\n"
      "  \"t.a\"() ({\n"
      "  ^bb0(%arg0: i1, %arg1: i2):\n"
      "    // %arg0 is used by %2\n"
      "    // %arg1 is unused\n"
      "    %2 = \"t.b\"(%arg0)[^bb1] : (i1) -> i1 // unused\n"
      "  ^bb1(%3: i3):  // pred: ^bb0\n"
      "    // %3 is used by %4\n"
      "    \"t.c\"(%3) : (i3) -> () // id: %4\n"
      "  }) : () -> ()\n"
      "}) : () -> ()\n");
}

TN_TEST(uses_in_front_of_the_definition_count) {
  expect_users(
      "\"t.a\"(%f) : (i32) -> ()\n"
      "\"t.a\"(%f) : (i32) -> ()\n"
      "%f = \"t.b\"() : () -> i32\n"
      "\"t.a\"(%f) : (i32) -> ()\n",
      "\"builtin.module\"() ({\n"
      "  \"t.a\"(%3) : (i32) -> () // id: %1\n"
      "  \"t.a\"(%3) : (i32) -> () // id: %2\n"
      "  %3 = \"t.b\"() : () -> i32 // users: %4, %1, %2\n"
      "  \"t.a\"(%3) : (i32) -> () // id: %4\n"
      "}) : () -> ()\n");
}

TN_TEST(elements_go_in_hexadecimal_as_asked) {
  static const char text[] = "\"t.a\"() {x = dense<[1, 2]> : tensor<2xi8>} : () -> ()";
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  tn_print_options options = {.use_hex_limit = true, .hex_limit = 1};
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  EXPECT_TRUE(strstr(f->printed, "dense<\"0x0102\"> : tensor<2xi8>") != NULL);
  options.hex_limit = -1;
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  EXPECT_TRUE(strstr(f->printed, "dense<[1, 2]> : tensor<2xi8>") != NULL);
  fixture_close(f);
}
