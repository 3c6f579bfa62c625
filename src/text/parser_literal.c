// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Literals of elements: their shape, and their values once the type is known.

#include "text/parser_literal.h"

#include "ir/elements.h"
#include "ir/float_format.h"

//===-- Shape ---------------------------------------------------------------------------------===//

static tn_status literal_element(tn_parser* parser, tn_literal* literal) {
  switch (parser->token.kind) {
    case TN_TOKEN_MINUS:
      tn_parser__advance(parser);
      if (!tn_parser__is(parser, TN_TOKEN_FLOAT) && !tn_parser__is(parser, TN_TOKEN_INTEGER)) {
        return tn_parser__error(parser, "expected integer or floating point literal");
      }
      break;
    case TN_TOKEN_KW_TRUE:
    case TN_TOKEN_KW_FALSE:
    case TN_TOKEN_FLOAT:
    case TN_TOKEN_INTEGER:
    case TN_TOKEN_STRING:
      break;
    case TN_TOKEN_LEFT_PAREN:
      TN_TRY(tn_parser__nest(parser));
      tn_parser__advance(parser);
      TN_TRY(literal_element(parser, literal));
      TN_TRY(tn_parser__expect(parser, TN_TOKEN_COMMA, "expected ',' between complex elements"));
      TN_TRY(literal_element(parser, literal));
      --parser->depth;
      return tn_parser__expect(parser, TN_TOKEN_RIGHT_PAREN, "expected ')' after complex elements");
    default:
      return tn_parser__error(parser, "expected element literal of primitive type");
  }
  ++literal->token_count;
  tn_parser__advance(parser);
  return TN_OK;
}

/// Compares the extents of an element with those of the first, which are before them, and pops
/// them.
static tn_status compare_extents(tn_parser* parser, size_t first, size_t element) {
  const int64_t* dims = parser->dims.items;
  const size_t first_rank = element - first;
  const size_t rank = parser->dims.count - element;
  parser->dims.count = element;
  if (rank == first_rank && memcmp(dims + first, dims + element, rank * sizeof *dims) == 0) {
    return TN_OK;
  }
  return tn_parser__error(parser,
                          "tensor literal is invalid; ranks are not consistent between elements");
}

/// Parses `[...]`, and pushes its extents on the stack of dimensions.
static tn_status literal_list(tn_parser* parser, tn_literal* literal) {
  TN_TRY(tn_parser__nest(parser));
  tn_parser__advance(parser);
  int64_t size = 0;
  const size_t base = parser->dims.count;
  TN_TRY(tn_parser__push(parser, &parser->dims, &size, sizeof size));
  if (!tn_parser__consume_if(parser, TN_TOKEN_RIGHT_SQUARE)) {
    do {
      const size_t element = parser->dims.count;
      TN_TRY(tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE) ? literal_list(parser, literal)
                                                         : literal_element(parser, literal));
      if (size++ != 0) TN_TRY(compare_extents(parser, base + 1, element));
      TN_TRY(tn_poll(parser->context));
    } while (tn_parser__consume_if(parser, TN_TOKEN_COMMA));
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_RIGHT_SQUARE, "expected ']'"));
  }
  ((int64_t*)parser->dims.items)[base] = size;
  --parser->depth;
  return TN_OK;
}

tn_status tn_parser__literal(tn_parser* parser, bool allow_hex, tn_literal* out_literal) {
  *out_literal = (tn_literal){.start = parser->token.start, .dims = parser->dims.count};
  if (allow_hex && tn_parser__is(parser, TN_TOKEN_STRING)) {
    out_literal->hex = parser->token;
    tn_parser__advance(parser);
    return TN_OK;
  }
  out_literal->is_list = tn_parser__is(parser, TN_TOKEN_LEFT_SQUARE);
  TN_TRY(out_literal->is_list ? literal_list(parser, out_literal)
                              : literal_element(parser, out_literal));
  out_literal->rank = parser->dims.count - out_literal->dims;
  return TN_OK;
}

tn_status tn_parser__elements_type(tn_parser* parser, const char* at, tn_type* type) {
  if (tn_type_is_null(*type)) {
    TN_TRY(tn_parser__expect(parser, TN_TOKEN_COLON, "expected ':'"));
    TN_TRY(tn_parser__type(parser, type));
  }
  if (!tn_type_is_shaped(*type)) {
    return tn_parser__error_at(parser, at, "elements literal must be a shaped type");
  }
  if (!tn_shaped_type_has_static_shape(*type)) {
    return tn_parser__error_at(parser, at, "elements literal type must have static shape");
  }
  return TN_OK;
}

//===-- Messages ------------------------------------------------------------------------------===//

static void append_extents(tn_text_buffer* text, const int64_t* dims, size_t rank) {
  tn_text_buffer_append_text(text, "([");
  for (size_t i = 0; i < rank; ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ", ");
    tn_text_buffer_append_signed(text, dims[i]);
  }
  tn_text_buffer_append_text(text, "])");
}

static tn_status report_shape(tn_parser* parser, const tn_literal* literal, const char* at,
                              tn_type type) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "inferred shape of elements literal ");
  append_extents(&text, (const int64_t*)parser->dims.items + literal->dims, literal->rank);
  tn_text_buffer_append_text(&text, " does not match type ");
  append_extents(&text, tn_shaped_type_dims(type), tn_shaped_type_rank(type));
  return tn_parser__error_text(parser, at, &text, NULL, NULL);
}

static tn_status report_count(tn_parser* parser, const char* at, size_t count, tn_type type,
                              uint64_t expected) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_format(&text, "parsed %zu elements, but type (", count);
  tn_text_buffer__append_type(&text, type);
  tn_text_buffer_format(&text, ") expected %llu elements", (unsigned long long)expected);
  return tn_parser__error_text(parser, at, &text, NULL, NULL);
}

static tn_status report_no_elements(tn_parser* parser, const char* at, tn_type type) {
  tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
  tn_text_buffer_append_text(&text, "parsed zero elements, but type (");
  tn_text_buffer__append_type(&text, type);
  tn_text_buffer_append_text(&text, ") expected at least 1");
  return tn_parser__error_text(parser, at, &text, NULL, NULL);
}

//===-- Hexadecimal strings -------------------------------------------------------------------===//

/// Bytes that are decoded between two steps.
#define HEX_PIECE ((size_t)1 << 16)

/// TN_NOT_FOUND: there is an invalid digit.
static tn_status decode_hex(const tn_context* context, const char* digits, size_t byte_size,
                            unsigned char* bytes) {
  for (size_t i = 0; i < byte_size; ++i) {
    if (TN_UNLIKELY(i % HEX_PIECE == 0)) TN_TRY(tn_poll__bytes(context, HEX_PIECE));
    const int high = tn_lexer__hex_digit(digits[2 * i]);
    const int low = tn_lexer__hex_digit(digits[2 * i + 1]);
    if (high < 0 || low < 0) return TN_NOT_FOUND;
    bytes[i] = (unsigned char)(high << 4 | low);
  }
  return TN_OK;
}

tn_status tn_parser__hex_bytes(tn_parser* parser, const tn_token* token, unsigned char** out_bytes,
                               size_t* out_byte_size) {
  *out_bytes = NULL;
  *out_byte_size = 0;
  const char* digits = token->start + 1;
  const size_t size = (size_t)(token->end - token->start) - 2;
  if (size < 2 || size % 2 != 0 || digits[0] != '0' || digits[1] != 'x') return TN_NOT_FOUND;
  const size_t byte_size = size / 2 - 1;
  unsigned char* bytes = tn_allocate(&parser->context->allocator, byte_size + 1);
  if (bytes == NULL) return tn_context__out_of_memory(parser->context);
  const tn_status status = decode_hex(parser->context, digits + 2, byte_size, bytes);
  if (status != TN_OK) {
    tn_deallocate(&parser->context->allocator, bytes, byte_size + 1);
    return status;
  }
  *out_bytes = bytes;
  *out_byte_size = byte_size;
  return TN_OK;
}

/// Returns whether this number of bytes can be the elements of `type`, or one element.
static bool takes_bytes(tn_type type, const unsigned char* bytes, size_t byte_size) {
  const uint64_t bits = tn_dense__element_bits(tn_type_element_type(type));
  const uint64_t count = (uint64_t)tn_shaped_type_element_count(type);
  if (bits == 1) {
    if (byte_size == 1 && (bytes[0] == 0 || bytes[0] == 0xff)) return true;
    return byte_size == count / 8 + (count % 8 != 0);
  }
  uint64_t expected = 0;
  return byte_size == bits / 8 ||
         (!__builtin_mul_overflow(count, bits / 8, &expected) && byte_size == expected);
}

static tn_status hex_attribute(tn_parser* parser, const tn_literal* literal, const char* at,
                               tn_type type, tn_attribute* out_attribute) {
  unsigned char* bytes = NULL;
  size_t byte_size = 0;
  tn_status status = tn_parser__hex_bytes(parser, &literal->hex, &bytes, &byte_size);
  if (status == TN_NOT_FOUND) {
    return tn_parser__error_at(parser, literal->hex.start,
                               "expected string containing hex digits starting with `0x`");
  }
  TN_TRY(status);
  if (takes_bytes(type, bytes, byte_size)) {
    status = tn_dense_elements_attribute_get(type, bytes, byte_size, out_attribute);
  } else {
    tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
    tn_text_buffer_append_text(&text, "elements hex data size is invalid for provided type: ");
    tn_text_buffer__append_type(&text, type);
    status = tn_parser__error_text(parser, at, &text, NULL, NULL);
  }
  tn_deallocate(&parser->context->allocator, bytes, byte_size + 1);
  return status;
}

//===-- Numbers -------------------------------------------------------------------------------===//

/// Lexes the next value of a literal that was parsed before, skipping brackets and commas.
static void next_value(tn_lexer* lexer, tn_token* token, bool* out_negative) {
  *out_negative = false;
  for (;;) {
    tn_lexer__next(lexer, token);
    switch (token->kind) {
      case TN_TOKEN_LEFT_SQUARE:
      case TN_TOKEN_RIGHT_SQUARE:
      case TN_TOKEN_LEFT_PAREN:
      case TN_TOKEN_RIGHT_PAREN:
      case TN_TOKEN_COMMA:
        break;
      case TN_TOKEN_MINUS:
        *out_negative = true;
        break;
      default:
        return;
    }
  }
}

static tn_status integer_element(tn_parser* parser, tn_type type, bool negative,
                                 const tn_token* token, unsigned char* bytes, size_t byte_size) {
  if (negative && tn_integer_type_signedness(type) == TN_UNSIGNED) {
    return tn_parser__error_at(parser, token->start,
                               "expected unsigned integer elements, but parsed negative value");
  }
  if (token->kind == TN_TOKEN_FLOAT) {
    return tn_parser__error_at(parser, token->start,
                               "expected integer elements, but parsed floating-point");
  }
  if (token->kind == TN_TOKEN_KW_TRUE || token->kind == TN_TOKEN_KW_FALSE) {
    if (tn_integer_type_width(type) != 1) {
      return tn_parser__error_at(parser, token->start,
                                 "expected i1 type for 'true' or 'false' values");
    }
    bytes[0] = token->kind == TN_TOKEN_KW_TRUE;
    return TN_OK;
  }
  tn_wide_integer value;
  bool fits = false;
  TN_TRY(tn_parser__integer_value(parser, type, negative, token, &value, &fits));
  if (fits) {
    // Bits above the width are 0 in MLIR's bytes.
    memcpy(bytes, value.words, byte_size);
    const uint32_t width = tn_type_bit_width(type);
    if (width % 8 != 0) bytes[byte_size - 1] &= (unsigned char)((1u << (width % 8)) - 1u);
  }
  tn_parser__free_integer(parser, &value);
  if (fits) return TN_OK;
  return tn_parser__error_at(parser, token->start, "integer constant out of range for type");
}

static tn_status float_element(tn_parser* parser, tn_type type, bool negative,
                               const tn_token* token, unsigned char* bytes, size_t byte_size) {
  uint64_t words[2] = {0, 0};
  TN_TRY(tn_parser__float_value(parser, type, negative, token, words));
  memcpy(bytes, words, byte_size);
  return TN_OK;
}

/// Writes the values sequentially, each in whole bytes.
static tn_status fill_values(tn_parser* parser, const tn_literal* literal, tn_type type,
                             unsigned char* bytes, size_t value_size) {
  tn_lexer lexer = parser->lexer;
  lexer.cursor = literal->start;
  const bool is_float = tn_type__is(type, TN_TYPE_FLOAT);
  for (size_t i = 0; i < literal->token_count; ++i) {
    tn_token token;
    bool negative = false;
    TN_TRY(tn_poll(parser->context));
    next_value(&lexer, &token, &negative);
    unsigned char* to = bytes + i * value_size;
    TN_TRY(is_float ? float_element(parser, type, negative, &token, to, value_size)
                    : integer_element(parser, type, negative, &token, to, value_size));
  }
  return TN_OK;
}

/// Packs bytes of 0 and 1 to bits, in place; a single one becomes a whole byte, which is a splat.
static size_t pack_bits(unsigned char* bytes, size_t count) {
  if (count == 1) {
    bytes[0] = bytes[0] ? 0xff : 0;
    return 1;
  }
  for (size_t i = 0; i < count; ++i) {
    const unsigned bit = bytes[i] & 1u;
    if (i % 8 == 0) bytes[i / 8] = 0;
    bytes[i / 8] = (unsigned char)(bytes[i / 8] | bit << (i % 8));
  }
  return count / 8 + (count % 8 != 0);
}

/// Returns the number of values that are used: all, one for a type with a single element, or one
/// that all repeat; none for a type without elements, whatever the literal.
static size_t taken_count(const tn_literal* literal, uint64_t element_count, size_t per_element) {
  if (literal->token_count == element_count * per_element) return literal->token_count;
  if (element_count == 1 || literal->token_count == per_element) return per_element;
  return 0;
}

static tn_status number_attribute(tn_parser* parser, const tn_literal* literal, const char* at,
                                  tn_type type, tn_type value_type, bool complex,
                                  tn_attribute* out_attribute) {
  const uint32_t width = tn_type_bit_width(value_type);
  const size_t value_size = ((size_t)width + 7) / 8;
  const uint64_t element_count = (uint64_t)tn_shaped_type_element_count(type);
  const size_t taken = taken_count(literal, element_count, complex ? 2 : 1);
  size_t byte_size = 0;
  if (!tn_checked_multiply(literal->token_count, value_size, &byte_size)) {
    return tn_context__out_of_memory(parser->context);
  }
  unsigned char* bytes = tn_allocate(&parser->context->allocator, byte_size + 1);
  if (bytes == NULL) return tn_context__out_of_memory(parser->context);
  tn_status status = fill_values(parser, literal, value_type, bytes, value_size);
  if (status == TN_OK && taken == 0 && literal->token_count != 0 && element_count != 0) {
    status = report_count(parser, at, literal->token_count, type, element_count);
  }
  if (status == TN_OK) {
    const size_t taken_size = width == 1 && !complex ? pack_bits(bytes, taken) : taken * value_size;
    status = tn_parser__checked(
        parser, at, tn_dense_elements_attribute_get(type, bytes, taken_size, out_attribute));
  }
  tn_deallocate(&parser->context->allocator, bytes, byte_size + 1);
  return status;
}

//===-- Strings -------------------------------------------------------------------------------===//

static tn_status push_string(tn_parser* parser, const char* at, const tn_token* token) {
  if (token->kind != TN_TOKEN_STRING) {
    tn_text_buffer text = tn_text_buffer_make(&parser->context->allocator);
    tn_text_buffer_append_text(&text, "expected string token, got ");
    tn_text_buffer_append_view(&text, tn_token__spelling(token));
    return tn_parser__error_text(parser, at, &text, NULL, NULL);
  }
  tn_string_view value;
  TN_TRY(tn_parser__string_value(parser, token, &value));
  tn_identifier identifier;
  TN_TRY(tn_parser__identifier(parser, value, &identifier));
  value = tn_identifier_text(identifier);
  return tn_parser__push(parser, &parser->views, &value, sizeof value);
}

static tn_status push_strings(tn_parser* parser, const tn_literal* literal, const char* at) {
  if (literal->hex.kind == TN_TOKEN_STRING) return push_string(parser, at, &literal->hex);
  tn_lexer lexer = parser->lexer;
  lexer.cursor = literal->start;
  for (size_t i = 0; i < literal->token_count; ++i) {
    tn_token token;
    bool negative = false;
    next_value(&lexer, &token, &negative);
    TN_TRY(push_string(parser, at, &token));
  }
  return TN_OK;
}

static tn_status string_attribute(tn_parser* parser, const tn_literal* literal, const char* at,
                                  tn_type type, tn_attribute* out_attribute) {
  const size_t base = parser->views.count;
  TN_TRY(push_strings(parser, literal, at));
  TN_TRY(tn_parser__checked(parser, at,
                            tn_dense_string_elements_attribute_get(
                                type, (const tn_string_view*)parser->views.items + base,
                                parser->views.count - base, out_attribute)));
  parser->views.count = base;
  return TN_OK;
}

//===-- All literals --------------------------------------------------------------------------===//

static bool shape_differs(const tn_parser* parser, const tn_literal* literal, tn_type type) {
  const size_t rank = tn_shaped_type_rank(type);
  return literal->is_list &&
         (rank != literal->rank || memcmp((const int64_t*)parser->dims.items + literal->dims,
                                          tn_shaped_type_dims(type), rank * sizeof(int64_t)) != 0);
}

static tn_status check_complex(tn_parser* parser, const tn_literal* literal, const char* at,
                               tn_type type) {
  const uint64_t count = (uint64_t)tn_shaped_type_element_count(type);
  if (!literal->is_list) {
    if (count == 0 || literal->token_count == 2) return TN_OK;
    return report_count(parser, at, literal->token_count, tn_type_element_type(type), 2);
  }
  if (literal->token_count == 2 * count) return TN_OK;
  return report_count(parser, at, literal->token_count, type, 2 * count);
}

tn_status tn_parser__literal_attribute(tn_parser* parser, const tn_literal* literal, const char* at,
                                       tn_type type, tn_attribute* out_attribute) {
  tn_type value_type = tn_type_element_type(type);
  const tn_type_kind kind = tn_type_kind_of(value_type);
  const bool is_number = kind == TN_TYPE_INTEGER || kind == TN_TYPE_INDEX ||
                         kind == TN_TYPE_FLOAT || kind == TN_TYPE_COMPLEX;
  const bool is_hex = literal->hex.kind == TN_TOKEN_STRING;
  const int64_t count = tn_shaped_type_element_count(type);
  if (count < 0) return tn_parser__error_at(parser, at, "the type has too many elements");
  if (is_hex && is_number) return hex_attribute(parser, literal, at, type, out_attribute);
  if (shape_differs(parser, literal, type)) return report_shape(parser, literal, at, type);
  if (!is_hex && literal->token_count == 0 && count != 0) {
    return report_no_elements(parser, at, type);
  }
  if (!is_number) return string_attribute(parser, literal, at, type, out_attribute);
  const bool complex = tn_type__is(value_type, TN_TYPE_COMPLEX);
  if (complex) {
    TN_TRY(check_complex(parser, literal, at, type));
    value_type = tn_type_element_type(value_type);
  }
  return number_attribute(parser, literal, at, type, value_type, complex, out_attribute);
}
