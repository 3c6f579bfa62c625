// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Schemas of users that list the words of attributes.

#include <tenure/dialect.h>

#include "../text/parse_fixture.h"

static tn_status load(parse_fixture* f, const char* text) {
  f->error_count = 0;
  f->error[0] = 0;
  return tn_dialect_load_schema(f->context, tn_string_view_from(text),
                                tn_string_view_from("s.irdl.mlir"));
}

static const char schema[] =
    "irdl.dialect @t {\n"
    "  irdl.attribute @mode attributes {cases = [\"fast\", \"not-fast\"]}\n"
    "}\n"
    "irdl.dialect @s {\n"
    "  irdl.attribute @\"#cache\" attributes {\n"
    "      cases = [\"no\", \"l1\", \"l2\", \"both\", \"l3\"], values = [0, 1, 2, 3, 4],\n"
    "      flags = \" | \", format = \"`<` $value `>`\"}\n"
    "  irdl.attribute @how attributes {\n"
    "      cases = [\"a\", \"b\", \"all\"], values = [1, 512, 513], flags = \",\", groups_first,\n"
    "      description = \"a way\", name = \"how.far\"}\n"
    "  irdl.attribute @bare attributes {cases = [\"x\"], format = \"`` $value\"}\n"
    "  irdl.operation @cache attributes {\n"
    "      format = \"(`by` `` $cache^)? (`,` $how^)? $mode $bare attr-dict\"} {\n"
    "    %0 = irdl.any {attribute = \"#s.cache\", default = \"#s.cache<l3 | l1>\"}\n"
    "    %1 = irdl.any {attribute = \"#s.how.far\", optional}\n"
    "    %2 = irdl.any {attribute = \"#t.mode\"}\n"
    "    %3 = irdl.any {attribute = \"#s.bare\"}\n"
    "    irdl.attributes {\"cache\" = %0, \"how\" = %1, \"mode\" = %2, \"bare\" = %3}\n"
    "  }\n"
    "}\n";

/// What comes of `body` in a module, in custom form, without the module.
static const char* reprint(parse_fixture* f, const char* body) {
  static char shown[1024];
  const tn_print_options options = {.custom_form = true};
  if (fixture_parse(f, body) != TN_OK) return f->error;
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_op_print(f->op, &options, fixture_write, f));
  snprintf(shown, sizeof shown, "%.*s", (int)(f->size - strlen("module {\n  \n}\n")),
           f->printed + strlen("module {\n  "));
  return shown;
}

TN_TEST(a_users_words_are_read_and_printed) {
  static const char* const cases[][2] = {
      {"s.cache by<l2 | l2> fast x", "s.cache by<l2>  fast x"},
      {"s.cache by<l3|l1> fast x", "s.cache  fast x"},
      {"s.cache by<no|no> fast x", "s.cache by<no>  fast x"},
      // Without `groups_first` the word for both stands after theirs.
      {"s.cache by<l2|l1> \"not-fast\" x", "s.cache by<l1 | l2 | both>  \"not-fast\" x"},
      {"s.cache, b,a fast x", "s.cache,  all  fast x"},
      {"s.cache, #s<how.far b> fast x", "s.cache,  b  fast x"},
      {"s.cache by<l1,l2> fast x", "1:14: expected '>'"},
      {"s.cache, c fast x", "1:10: custom op 's.cache' expected a way to be one of: a, b, all"},
      {"s.cache slow x", "1:9: custom op 's.cache' expected mode to be one of: fast, not-fast"},
      {"\"x.y\"() {a = #s.cache<both|no>, b = #s<bare x y>} : () -> ()",
       "\"x.y\"() {a = #s.cache<l1 | l2 | both>, b = #s<bare x>} : () -> ()"},
      {"\"x.y\"() {a = #s.cache<\"l3|l1\">} : () -> ()",
       "\"x.y\"() {a = #s.cache<l1 | l3>} : () -> ()"},
      {"\"x.y\"() {a = #s<cache l1>} : () -> ()", "1:22: expected '<'"},
      {"\"s.cache\"() <{bare = #s<bare x>, mode = #s<bare x>}> : () -> ()",
       "1:1: 's.cache' op attribute 'mode' failed to satisfy constraint: #t.mode"},
  };
  parse_fixture* f = fixture_open(true);
  EXPECT_STATUS(TN_OK, load(f, schema));
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    EXPECT_STR(cases[i][1], reprint(f, cases[i][0]));
  }
  fixture_close(f);
}

TN_TEST(what_was_made_before_is_checked) {
  parse_fixture* f = fixture_open(true);
  static const char text[] =
      "\"s.cache\"() <{bare = #s<bare x>, mode = #t<mode fast>, cache = #s.cache<l9>}> : () -> ()";
  EXPECT_STATUS(TN_OK, fixture_parse(f, text));
  EXPECT_STATUS(TN_OK, load(f, schema));
  f->error_count = 0;
  EXPECT_STATUS(TN_VERIFY_FAILED, tn_op_verify(f->op));
  EXPECT_STR("1:1: 's.cache' op attribute 'cache' failed to satisfy constraint: #s.cache",
             f->error);
  fixture_close(f);
}

#define WORDS(said) "irdl.dialect @a {\n  irdl.attribute @b attributes {" said "}\n}\n"

TN_TEST(wrong_lists_are_refused) {
  static const char* const cases[][2] = {
      {WORDS("cases = []"), "2:3: has no cases"},
      {WORDS("cases = [1]"), "2:3: 'cases' is not an array of strings"},
      {WORDS("cases = [\"x\", \"y\", \"x\"]"), "2:3: duplicate case 'x'"},
      {WORDS("cases = [\"x\\22\"]"), "2:3: the case 'x\"' is not a keyword"},
      {WORDS("cases = [\"\"]"), "2:3: the case '' is not a keyword"},
      {WORDS("cases = [\"x\\0B\"]"), "2:3: the case 'x\v' is not a keyword"},
      {WORDS("cases = [\"\\0C\"]"), "2:3: the case '\f' is not a keyword"},
      {WORDS("cases = [\"$x\"], flags = \",\", values = [1]"),
       "2:3: the case '$x' is not a keyword"},
      {WORDS("cases = [\"x y\"], flags = \",\", values = [1]"),
       "2:3: the case 'x y' is not a keyword"},
      {WORDS("cases = [\"x\"], flags = \",\""), "2:3: flags need 'values' with their bits"},
      {WORDS("cases = [\"x\", \"y\"], flags = \",\", values = [1]"),
       "2:3: 'values' must be an array with one integer for each of 'cases'"},
      {WORDS("cases = [\"x\"], flags = \";\", values = [1]"),
       "2:3: the separator of flags must be ',' or '|'"},
      {WORDS("cases = [\"x\"], flags = \" \", values = [1]"),
       "2:3: the separator of flags must be ',' or '|'"},
      {WORDS("cases = [\"x\"], format = \"`[` $value `]`\""),
       "2:3: the format of an enum attribute must be '$value', '`` $value', '`<` $value `>`' or "
       "'`(` $value `)`'"},
      {"irdl.dialect @a {\n  irdl.operation @b {\n    %0 = irdl.any {attribute = \"#a.c\", cases = "
       "[\"x\"]}\n    irdl.attributes {\"d\" = %0}\n  }\n}\n",
       "3:10: 'cases' of a dialect's attribute belong to its irdl.attribute"},
  };
  parse_fixture* f = fixture_open(false);
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    EXPECT_STATUS(TN_MALFORMED, load(f, cases[i][0]));
    EXPECT_STR(cases[i][1], f->error);
    EXPECT_STATUS(TN_NOT_FOUND, tn_dialect_load(f->context, tn_string_view_from("a")));
  }
  fixture_close(f);
}

TN_TEST(long_lists_have_no_case_twice_either) {
  for (int count = 30; count < 36; ++count) {
    char text[1024];
    size_t size = (size_t)snprintf(text, sizeof text,
                                   "irdl.dialect @a {\n  irdl.attribute @b attributes {cases = [");
    for (int i = 0; i < count; ++i) {
      size += (size_t)snprintf(text + size, sizeof text - size, "\"w%d\", ", i);
    }
    parse_fixture* f = fixture_open(false);
    snprintf(text + size, sizeof text - size, "\"w7\"]}\n}\n");
    EXPECT_STATUS(TN_MALFORMED, load(f, text));
    EXPECT_STR("2:3: duplicate case 'w7'", f->error);
    snprintf(text + size, sizeof text - size, "\"v7\"]}\n}\n");
    EXPECT_STATUS(TN_OK, load(f, text));
    fixture_close(f);
  }
}

/// Whether a schema may say that `word` is one of `mode`, in a dialect of its own.
static bool is_word(parse_fixture* f, const char* dialect, tn_string_view word) {
  char text[256];
  size_t size =
      (size_t)snprintf(text, sizeof text,
                       "irdl.dialect @%s { irdl.attribute @mode attributes {cases = [\"", dialect);
  for (size_t i = 0; i < word.size; ++i) {
    size +=
        (size_t)snprintf(text + size, sizeof text - size, "\\%02X", (unsigned char)word.data[i]);
  }
  snprintf(text + size, sizeof text - size, "\"]} }");
  return load(f, text) == TN_OK;
}

/// What is printed of the word is read as the same attribute.
static void expect_read_back(parse_fixture* f, const char* dialect, tn_string_view word) {
  char body[64] = "mode \"";
  memcpy(body + 6, word.data, word.size);
  body[6 + word.size] = '"';
  tn_attribute made;
  tn_attribute again;
  EXPECT_STATUS(TN_OK, tn_opaque_attribute_get(f->context, tn_string_view_from(dialect),
                                               (tn_string_view){body, word.size + 7},
                                               (tn_type){NULL}, &made));
  f->size = 0;
  EXPECT_STATUS(TN_OK, tn_attribute_print(made, fixture_write, f));
  EXPECT_STATUS(TN_OK,
                tn_text_parse_attribute(f->context, (tn_string_view){f->printed, f->size}, &again));
  EXPECT_TRUE(tn_attribute_equal(made, again));
}

TN_TEST(every_word_that_a_schema_may_list_is_read_back) {
  static const char refused[] = "\"\\\n\v\f";
  parse_fixture* f = fixture_open(true);
  for (unsigned i = 0; i < 256; ++i) {
    const char bytes[] = {(char)i, 'x', (char)i};
    const bool is_refused = memchr(refused, (int)i, sizeof refused - 1) != NULL;
    for (size_t start = 0; start < 3; ++start) {
      char dialect[16];
      const tn_string_view word = {bytes + start, start == 2 ? 1 : 2};
      snprintf(dialect, sizeof dialect, "d%u_%zu", i, start);
      EXPECT_TRUE(is_word(f, dialect, word) != is_refused);
      if (!is_refused) expect_read_back(f, dialect, word);
    }
  }
  fixture_close(f);
}

TN_TEST(a_word_that_is_no_identifier_is_printed_in_quotes) {
  static const char* const cases[][2] = {
      {"$x", "#t<mode \"$x\">"}, {".x", "#t<mode \".x\">"},   {"1x", "#t<mode \"1x\">"},
      {"_", "#t<mode _>"},       {"x$.1", "#t<mode x$.1>"},   {"i32", "#t<mode i32>"},
      {"true", "#t<mode true>"}, {"x-y", "#t<mode \"x-y\">"},
  };
  for (size_t i = 0; i < sizeof cases / sizeof *cases; ++i) {
    parse_fixture* f = fixture_open(true);
    EXPECT_TRUE(is_word(f, "t", tn_string_view_from(cases[i][0])));
    expect_read_back(f, "t", tn_string_view_from(cases[i][0]));
    EXPECT_STR(cases[i][1], f->printed);
    fixture_close(f);
  }
}
