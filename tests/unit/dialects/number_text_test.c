// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers in lists of custom forms: what is read, what is shown of it, and what is refused.

#include "../text/parse_fixture.h"

typedef struct number {
  const char* type;  ///< Of what is switched on.
  const char* text;
  const char* outcome;  ///< As it is shown, or the message.
} number;

static const char* switched(parse_fixture* f, const number* it) {
  static char found[256];
  char text[512];
  snprintf(text, sizeof text,
           "func.func @f(%%a: %s) {\n  cf.switch %%a : %s, [\n    default: ^bb1,\n    %s: ^bb1\n"
           "  ]\n^bb1:\n  return\n}\n",
           it->type, it->type, it->text);
  if (fixture_parse(f, text) != TN_OK) return f->error;
  const tn_print_options options = {.custom_form = true};
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  const char* from = strstr(f->printed, "default: ^bb1,\n      ");
  EXPECT_TRUE(from != NULL);
  from += strlen("default: ^bb1,\n      ");
  snprintf(found, sizeof found, "%.*s", (int)(strchr(from, ':') - from), from);
  return found;
}

TN_TEST(cases_of_a_switch_have_a_sign_from_64_bits_on) {
  static const number cases[] = {
      {"i32", "7", "7"},
      {"i32", "-1", "4294967295"},
      {"i32", "4294967296", "0"},
      {"i8", "300", "44"},
      {"i8", "true", "255"},
      {"i1", "-1", "1"},
      {"i1", "2", "0"},
      {"i9", "-1", "511"},
      {"i64", "-9223372036854775808", "-9223372036854775808"},
      {"i128", "-1", "-1"},
      {"i65", "-5", "-5"},
      {"i128", "9223372036854775807", "9223372036854775807"},
      {"i32", "x", "4:5: custom op 'cf.switch' expected integer value"},
      {"i32", "-x", "4:6: expected integer value"},
      {"i32", "-9223372036854775809", "4:5: custom op 'cf.switch' integer value too large"},
      {"i32", "9223372036854775808", "4:5: custom op 'cf.switch' integer value too large"},
      {"i0", "0",
       "2:3: custom op 'cf.switch' cannot have cases of the type 'i0', which has no bits"},
      {"index", "0",
       "2:18: custom op 'cf.switch' invalid kind of type specified: expected builtin.integer, but "
       "found 'index'"},
  };
  parse_fixture* f = fixture_open(false);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    EXPECT_STR(cases[i].outcome, switched(f, &cases[i]));
  }
  fixture_close(f);
}

TN_TEST(a_switch_on_nothing_has_its_default) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STATUS(TN_OK, fixture_parse(f,
                                     "func.func @f(%a: i0) {\n  cf.switch %a : i0, [\n"
                                     "    default: ^bb1\n  ]\n^bb1:\n  return\n}\n"));
  fixture_close(f);
}

TN_TEST(several_cases_come_out_as_they_went_in) {
  parse_fixture* f = fixture_open(false);
  static const char text[] =
      "module {\n"
      "  func.func @f(%arg0: i1, %arg1: i65) {\n"
      "    cf.switch %arg0 : i1, [\n"
      "      default: ^bb1,\n"
      "      1: ^bb1,\n"
      "      0: ^bb1\n"
      "    ]\n"
      "  ^bb1:  // 3 preds: ^bb0, ^bb0, ^bb0\n"
      "    cf.switch %arg1 : i65, [\n"
      "      default: ^bb2,\n"
      "      5: ^bb2,\n"
      "      5: ^bb2\n"
      "    ]\n"
      "  ^bb2:  // 3 preds: ^bb1, ^bb1, ^bb1\n"
      "    return\n"
      "  }\n"
      "}\n";
  const tn_print_options options = {.custom_form = true};
  if (fixture_parse(f, text) != TN_OK) TN_FAIL("%s", f->error);
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  EXPECT_STR(text, f->printed);
  fixture_close(f);
}

TN_TEST(what_a_custom_form_has_no_words_for_is_said_of_its_name) {
  parse_fixture* f = fixture_open(false);
  EXPECT_STATUS(TN_MALFORMED,
                fixture_parse(f, "  memref.global @g : memref<2xmemref<2xi8>> = dense<0>"));
  EXPECT_STR("1:3: invalid tensor element type: 'memref<2xi8>'", f->error);
  EXPECT_TRUE(f->error_count == 1);
  fixture_close(f);
}
