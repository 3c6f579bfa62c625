// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer and float literals.
//
// An integer literal is a natural number that must fit in the width of its type; the caller handles
// a minus before it. As in MLIR, floats are parsed as double and then rounded to their type;
// hexadecimal integers are their bits. Only the literal that is printed for an f80 or f128 that no
// double represents is parsed as that value, which MLIR prints but does not parse back.

#include "ir/float_format.h"
#include "text/decimal.h"
#include "text/float_text.h"
#include "text/parser.h"
#include "text/wide_decimal.h"

//===-- Token values --------------------------------------------------------------------------===//

bool tn_token__uint64(const tn_token* token, uint64_t* out_value) {
  const char* p = token->start;
  const char* end = token->end;
  uint64_t value = 0;
  *out_value = 0;
  if (p == end) return false;
  if (tn_token__is_hex(token)) {
    for (p += 2; p < end; ++p) {
      const int digit = tn_lexer__hex_digit(*p);
      if (digit < 0 || value >> 60 != 0) return false;
      value = value << 4 | (unsigned)digit;
    }
  } else {
    for (; p < end; ++p) {
      const unsigned digit = (unsigned)(unsigned char)*p - '0';
      if (digit > 9 || __builtin_mul_overflow(value, 10u, &value) ||
          __builtin_add_overflow(value, digit, &value)) {
        return false;
      }
    }
  }
  *out_value = value;
  return true;
}

static double token_double(const tn_token* token) {
  return tn_decimal__to_double(token->start, (size_t)(token->end - token->start));
}

//===-- Wide integers -------------------------------------------------------------------------===//

/// Stores the digits of a hexadecimal token in the `limit` cleared `words`. False if they do not
/// fit.
static bool read_hexadecimal(const tn_token* token, uint64_t* words, size_t limit) {
  size_t bit = 0;
  for (const char* p = token->end; p-- > token->start + 2; bit += 4) {
    const uint64_t digit = (uint64_t)tn_lexer__hex_digit(*p);
    if (digit == 0) continue;
    if (bit / 64 >= limit) return false;
    words[bit / 64] |= digit << (bit % 64);
  }
  return true;
}

/// Stores the value of a token in the `limit` cleared `words`.
static tn_status read_words(const tn_parser* parser, const tn_token* token, uint64_t* words,
                            size_t limit, bool* out_fits) {
  if (tn_token__is_hex(token)) {
    *out_fits = read_hexadecimal(token, words, limit);
    return TN_OK;
  }
  return tn_parser__memory(
      parser, tn_wide_decimal__read(&parser->context->allocator, token->start,
                                    (size_t)(token->end - token->start), words, limit, out_fits));
}

static bool bit_is_set(const tn_wide_integer* value, uint32_t bit) {
  return (value->words[bit / 64] >> (bit % 64) & 1) != 0;
}

/// Returns true if no bit from `width` on is set.
static bool fits_width(const tn_wide_integer* value, uint32_t width) {
  for (size_t i = width / 64; i < value->word_count; ++i) {
    const uint64_t word = i == width / 64 ? value->words[i] >> (width % 64) : value->words[i];
    if (word != 0) return false;
  }
  return true;
}

static void negate(tn_wide_integer* value) {
  uint64_t carry = 1;
  for (size_t i = 0; i < value->word_count; ++i) {
    value->words[i] = ~value->words[i] + carry;
    carry = carry != 0 && value->words[i] == 0;
  }
}

/// Applies the sign, and returns whether the value fits in the type.
static bool fits_type(tn_wide_integer* value, tn_type type, uint32_t width, bool negative) {
  if (!fits_width(value, width)) return false;
  if (width == 0) return !negative;
  if (negative) {
    negate(value);
    return bit_is_set(value, width - 1);
  }
  const bool has_sign =
      tn_type__is(type, TN_TYPE_INDEX) || tn_integer_type_signedness(type) == TN_SIGNED;
  return !has_sign || !bit_is_set(value, width - 1);
}

void tn_parser__free_integer(tn_parser* parser, tn_wide_integer* value) {
  if (value->words != value->small) {
    tn_deallocate(&parser->context->allocator, value->words,
                  value->word_count * sizeof *value->words);
  }
}

tn_status tn_parser__integer_value(tn_parser* parser, tn_type type, bool negative,
                                   const tn_token* token, tn_wide_integer* out_value,
                                   bool* out_fits) {
  const uint32_t width = tn_type_bit_width(type);
  *out_value = (tn_wide_integer){.words = out_value->small,
                                 .word_count = width <= 64 ? 1 : (width + 63) / 64};
  if (TN_LIKELY(width <= 64)) {
    *out_fits = tn_token__uint64(token, &out_value->words[0]);
  } else {
    if (out_value->word_count > 2) {
      uint64_t* words = tn_allocate_zeroed(&parser->context->allocator,
                                           out_value->word_count * sizeof *out_value->words);
      if (words == NULL) return tn_context__out_of_memory(parser->context);
      out_value->words = words;
    }
    const tn_status status =
        read_words(parser, token, out_value->words, out_value->word_count, out_fits);
    if (status != TN_OK) {
      tn_parser__free_integer(parser, out_value);
      return status;
    }
  }
  // A negative number of more than one word also has the bits above its width set, as sign
  // extension requires.
  if (*out_fits) *out_fits = fits_type(out_value, type, width, negative);
  return TN_OK;
}

//===-- Floats --------------------------------------------------------------------------------===//

/// Parses the bits of a float, as a hexadecimal integer.
static tn_status float_bits(tn_parser* parser, tn_type type, bool negative, const tn_token* token,
                            uint64_t out_words[2]) {
  if (!tn_token__is_hex(token)) {
    tn_text_buffer message = tn_text_buffer_make(&parser->context->allocator);
    tn_text_buffer_append_text(&message,
                               "unexpected decimal integer literal for a floating point value");
    tn_text_buffer note = tn_text_buffer_make(&parser->context->allocator);
    tn_text_buffer_append_text(&note, "add a trailing dot to make the literal a float");
    return tn_parser__error_text(parser, token->start, &message, token->start, &note);
  }
  if (negative) {
    return tn_parser__error_at(parser, token->start,
                               "hexadecimal float literal should not have a leading minus");
  }
  tn_wide_integer value = {.words = out_words, .word_count = 2};
  out_words[0] = 0;
  out_words[1] = 0;
  if (read_hexadecimal(token, out_words, 2) && fits_width(&value, tn_type_bit_width(type))) {
    tn_float_format__normalise(tn_float_type_kind(type), out_words);
    return TN_OK;
  }
  return tn_parser__error_at(parser, token->start,
                             "hexadecimal float constant out of range for type");
}

/// Returns an f80 or f128 that no double represents instead of the double, if the literal is the
/// printer's literal for it.
static void read_wide_float(tn_float_kind kind, bool negative, const tn_token* token,
                            uint64_t words[2]) {
  const size_t size = (size_t)(token->end - token->start);
  if (size > TN_DECIMAL_WIDE_MAX) return;
  uint64_t exact[2];
  tn_decimal__to_wide(kind, negative, token->start, size, exact);
  if (exact[0] == words[0] && exact[1] == words[1]) return;
  char text[TN_FLOAT_TEXT_MAX];
  bool is_decimal;
  const size_t written = tn_float__format(kind, exact, text, &is_decimal);
  const size_t sign = negative ? 1 : 0;
  if (written == size + sign && memcmp(text + sign, token->start, size) == 0) {
    memcpy(words, exact, sizeof exact);
  }
}

tn_status tn_parser__float_value(tn_parser* parser, tn_type type, bool negative,
                                 const tn_token* token, uint64_t out_words[2]) {
  if (token->kind == TN_TOKEN_INTEGER) return float_bits(parser, type, negative, token, out_words);
  if (token->kind != TN_TOKEN_FLOAT) {
    return tn_parser__error_at(parser, token->start, "expected floating point literal");
  }
  const tn_float_kind kind = tn_float_type_kind(type);
  const double value = token_double(token);
  tn_float_format__encode(kind, negative ? -value : value, out_words);
  if (tn_float_format__word_count(kind) == 2) read_wide_float(kind, negative, token, out_words);
  return TN_OK;
}

//===-- Attributes ----------------------------------------------------------------------------===//

/// Parses the type after a literal's colon, if the context does not determine it; `*type` stays
/// null if there is none.
static tn_status literal_type(tn_parser* parser, tn_type* type) {
  if (!tn_type_is_null(*type) || !tn_parser__consume_if(parser, TN_TOKEN_COLON)) return TN_OK;
  return tn_parser__type(parser, type);
}

tn_status tn_parser__float_attribute(tn_parser* parser, tn_type type, bool negative,
                                     tn_attribute* out_attribute) {
  const tn_token token = parser->token;
  tn_parser__advance(parser);
  TN_TRY(literal_type(parser, &type));
  if (tn_type_is_null(type)) TN_TRY(tn_parser__float_type(parser, TN_FLOAT_F64, &type));
  if (!tn_type__is(type, TN_TYPE_FLOAT)) {
    return tn_parser__error(parser, "floating point value not valid for specified type");
  }
  uint64_t words[2] = {0, 0};
  TN_TRY(tn_parser__float_value(parser, type, negative, &token, words));
  return tn_float_attribute_from_bits(type, words, out_attribute);
}

tn_status tn_parser__integer_attribute(tn_parser* parser, tn_type type, bool negative,
                                       tn_attribute* out_attribute) {
  const tn_token token = parser->token;
  tn_parser__advance(parser);
  TN_TRY(literal_type(parser, &type));
  if (tn_type_is_null(type)) TN_TRY(tn_parser__integer_type(parser, 64, &type));
  if (tn_type__is(type, TN_TYPE_FLOAT)) {
    uint64_t words[2] = {0, 0};
    TN_TRY(float_bits(parser, type, negative, &token, words));
    return tn_float_attribute_from_bits(type, words, out_attribute);
  }
  if (!tn_type__is(type, TN_TYPE_INTEGER) && !tn_type__is(type, TN_TYPE_INDEX)) {
    return tn_parser__error_at(parser, token.start, "integer literal not valid for specified type");
  }
  if (negative && tn_integer_type_signedness(type) == TN_UNSIGNED) {
    return tn_parser__error_at(parser, token.start,
                               "negative integer literal not valid for unsigned integer type");
  }
  tn_wide_integer value;
  bool fits = false;
  TN_TRY(tn_parser__integer_value(parser, type, negative, &token, &value, &fits));
  const tn_status status =
      fits
          ? tn_integer_attribute_from_words(type, value.words, value.word_count, out_attribute)
          : tn_parser__error_at(parser, token.start, "integer constant out of range for attribute");
  tn_parser__free_integer(parser, &value);
  return status;
}
