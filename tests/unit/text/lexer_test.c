// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lexer and decimal conversion.

#include "text/lexer.h"

#include <float.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "text/decimal.h"
#include "tn_test.h"

/// The tokens of `text`, which ends with a line break, have these kinds.
static void expect_kinds(const char* text, const tn_token_kind* kinds, size_t count) {
  tn_lexer lexer = {.text = text, .end = text + strlen(text), .cursor = text};
  tn_token token;
  for (size_t i = 0; i < count; ++i) {
    tn_lexer__next(&lexer, &token);
    if (token.kind != kinds[i]) TN_FAIL("token %zu of %s: %d", i, text, (int)token.kind);
  }
  tn_lexer__next(&lexer, &token);
  EXPECT_EQ(TN_TOKEN_EOF, token.kind);
  tn_lexer__next(&lexer, &token);
  EXPECT_EQ(TN_TOKEN_EOF, token.kind);
}

#define EXPECT_KINDS(text, ...)                                   \
  do {                                                            \
    const tn_token_kind kinds[] = {__VA_ARGS__};                  \
    expect_kinds(text "\n", kinds, sizeof kinds / sizeof *kinds); \
  } while (0)

TN_TEST(tokens) {
  EXPECT_KINDS("%0:2 = \"a\"(%x#1) -> {-# #-}", TN_TOKEN_PERCENT_IDENTIFIER, TN_TOKEN_COLON,
               TN_TOKEN_INTEGER, TN_TOKEN_EQUAL, TN_TOKEN_STRING, TN_TOKEN_LEFT_PAREN,
               TN_TOKEN_PERCENT_IDENTIFIER, TN_TOKEN_HASH_IDENTIFIER, TN_TOKEN_RIGHT_PAREN,
               TN_TOKEN_ARROW, TN_TOKEN_FILE_METADATA_BEGIN, TN_TOKEN_FILE_METADATA_END);
  EXPECT_KINDS("i32 si8 i3x i tensor tensorx _ a.b$c f8E4M3FN to", TN_TOKEN_INTEGER_TYPE,
               TN_TOKEN_INTEGER_TYPE, TN_TOKEN_BARE_IDENTIFIER, TN_TOKEN_BARE_IDENTIFIER,
               TN_TOKEN_KW_TENSOR, TN_TOKEN_BARE_IDENTIFIER, TN_TOKEN_BARE_IDENTIFIER,
               TN_TOKEN_BARE_IDENTIFIER, TN_TOKEN_KW_F8E4M3FN, TN_TOKEN_KW_TO);
  EXPECT_KINDS("0x1F 0xg 1. 1.5e+3 1.e 12e5", TN_TOKEN_INTEGER, TN_TOKEN_INTEGER,
               TN_TOKEN_BARE_IDENTIFIER, TN_TOKEN_FLOAT, TN_TOKEN_FLOAT, TN_TOKEN_FLOAT,
               TN_TOKEN_BARE_IDENTIFIER, TN_TOKEN_INTEGER, TN_TOKEN_BARE_IDENTIFIER);
  EXPECT_KINDS("!t.x ^bb0 @f @\"g h\" #a-b // c", TN_TOKEN_EXCLAMATION_IDENTIFIER,
               TN_TOKEN_CARET_IDENTIFIER, TN_TOKEN_AT_IDENTIFIER, TN_TOKEN_AT_IDENTIFIER,
               TN_TOKEN_HASH_IDENTIFIER);
  EXPECT_KINDS("... / | ? * + - <>[](){},", TN_TOKEN_ELLIPSIS, TN_TOKEN_SLASH,
               TN_TOKEN_VERTICAL_BAR, TN_TOKEN_QUESTION, TN_TOKEN_STAR, TN_TOKEN_PLUS,
               TN_TOKEN_MINUS, TN_TOKEN_LESS, TN_TOKEN_GREATER, TN_TOKEN_LEFT_SQUARE,
               TN_TOKEN_RIGHT_SQUARE, TN_TOKEN_LEFT_PAREN, TN_TOKEN_RIGHT_PAREN,
               TN_TOKEN_LEFT_BRACE, TN_TOKEN_RIGHT_BRACE, TN_TOKEN_COMMA);
}

TN_TEST(strings_are_unescaped) {
  const char text[] = "\"a\\n\\t\\\"\\\\\\41\\C3\\A9\"\n";
  tn_lexer lexer = {.text = text, .end = text + sizeof text - 1, .cursor = text};
  tn_token token;
  tn_lexer__next(&lexer, &token);
  EXPECT_EQ(TN_TOKEN_STRING, token.kind);
  EXPECT_TRUE(token.has_escapes);
  char value[sizeof text];
  value[tn_token__unescape(&token, value)] = 0;
  EXPECT_STR("a\n\t\"\\A\xC3\xA9", value);
}

static double parse(const char* text) { return tn_decimal__to_double(text, strlen(text)); }

TN_TEST(decimals_are_rounded_correctly) {
  static const char* const texts[] = {
      "0.0",
      "1.",
      "0.1",
      "3.40282347E+38",
      "123456789.0",
      "9007199254740993.0",
      "9007199254740992.99999999999999999999999999999999999999",
      "1.7976931348623157e308",
      "1.7976931348623159e308",
      "4.9406564584124654e-324",
      "2.4703282292062327e-324",
      "2.4703282292062328e-324",
      "2.2250738585072011e-308",
      "0.000000000000000000000000000000000000000000000000000000000000001e60",
      "1.00000000000000011102230246251565404236316680908203125",
      "1.00000000000000011102230246251565404236316680908203124",
      "1.00000000000000011102230246251565404236316680908203126",
      "8.5e99999999999999999999",
      "8.5e-99999999999999999999",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    const double expected = strtod(texts[i], NULL);
    const double actual = parse(texts[i]);
    if (memcmp(&expected, &actual, sizeof actual) != 0) {
      TN_FAIL("%s: %a, not %a", texts[i], expected, actual);
    }
  }
}

TN_TEST(printed_doubles_come_back) {
  uint64_t state = 88172645463325252u;
  for (int i = 0; i < 200000; ++i) {
    state ^= state << 13;
    state ^= state >> 7;
    state ^= state << 17;
    double value = 0;
    memcpy(&value, &state, sizeof value);
    value = fabs(value);
    if (!(value <= DBL_MAX)) continue;
    char text[64];
    snprintf(text, sizeof text, "%.*e", i % 3 == 0 ? 16 : 25, value);
    const double actual = parse(text);
    if (memcmp(&value, &actual, sizeof actual) != 0) TN_FAIL("%s: %a", text, actual);
  }
}
