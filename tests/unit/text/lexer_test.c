// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The lexer and decimal conversion.

#include "text/lexer.h"

#include <float.h>
#include <inttypes.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "ir/float_format.h"
#include "text/decimal.h"
#include "text/float_text.h"
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

static void expect_wide_back(tn_float_kind kind, const uint64_t bits[2]) {
  uint64_t words[2] = {bits[0], bits[1]};
  tn_float_format__normalise(kind, words);
  char text[TN_FLOAT_TEXT_MAX + 1];
  bool is_decimal;
  const size_t size = tn_float__format(kind, words, text, &is_decimal);
  text[size] = 0;
  if (!is_decimal) return;
  const size_t sign = text[0] == '-' ? 1 : 0;
  uint64_t back[2];
  tn_decimal__to_wide(kind, sign != 0, text + sign, size - sign, back);
  if (memcmp(back, words, sizeof back) != 0) {
    TN_FAIL("%s: %" PRIx64 " %" PRIx64 ", not %" PRIx64 " %" PRIx64, text, back[1], back[0],
            words[1], words[0]);
  }
}

TN_TEST(printed_wide_floats_come_back) {
  static const uint64_t edges[][2] = {{0, 0},
                                      {1, 0},
                                      {UINT64_MAX, 0},
                                      {UINT64_MAX, 0x7ffe},
                                      {UINT64_C(1) << 63, 1},
                                      {0, UINT64_C(1) << 48},
                                      {UINT64_MAX, UINT64_C(0x7ffeffffffffffff)},
                                      {UINT64_MAX, UINT64_C(0x0000ffffffffffff)}};
  for (size_t i = 0; i < sizeof edges / sizeof *edges; ++i) {
    if (edges[i][1] <= 0xffff) expect_wide_back(TN_FLOAT_F80, edges[i]);
    expect_wide_back(TN_FLOAT_F128, edges[i]);
  }
  uint64_t state = 88172645463325252u;
  for (int i = 0; i < 2000; ++i) {
    uint64_t words[2];
    for (int word = 0; word < 2; ++word) {
      state ^= state << 13;
      state ^= state >> 7;
      state ^= state << 17;
      words[word] = state;
    }
    expect_wide_back(TN_FLOAT_F128, words);
    expect_wide_back(TN_FLOAT_F80, (uint64_t[2]){words[0], words[1] & 0xffff});
  }
}

#if LDBL_MANT_DIG == 64
TN_TEST(f80_is_rounded_correctly) {
  static const char* const texts[] = {
      "0.0",
      "1.0",
      "0.1",
      "9223372036854775809.5",
      "18446744073709551615.5",
      "18446744073709551614.5",
      "1.0e4932",
      "1.2e4932",
      "3.3621e-4932",
      "3.64519953188247460253e-4951",
      "1.8e-4951",
      "1.82259976594123730126e-4951",
      "1.9e-4951",
      "1.0e-5199",
      "1.0e-9999",
      "1.0e9999",
      "123456789012345678901234567890.12345e-4960",
  };
  for (size_t i = 0; i < sizeof texts / sizeof *texts; ++i) {
    const long double expected = strtold(texts[i], NULL);
    uint64_t expected_words[2] = {0, 0};
    memcpy(expected_words, &expected, 10);
    uint64_t words[2];
    tn_decimal__to_wide(TN_FLOAT_F80, false, texts[i], strlen(texts[i]), words);
    if (memcmp(words, expected_words, sizeof words) != 0) TN_FAIL("%s", texts[i]);
  }
}
#endif
