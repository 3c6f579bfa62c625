// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers in decimal.

#include "text/printer.h"

__extension__ typedef unsigned __int128 wide_word;

#define DIGITS_A_PIECE 19u
#define PIECE UINT64_C(10000000000000000000)

/// Divides by PIECE and returns the rest; `count` shrinks with the number.
static uint64_t divide_by_piece(uint64_t* words, size_t* count) {
  wide_word rest = 0;
  for (size_t i = *count; i-- > 0;) {
    const wide_word dividend = rest << 64 | words[i];
    words[i] = (uint64_t)(dividend / PIECE);
    rest = dividend % PIECE;
  }
  while (*count != 0 && words[*count - 1] == 0) --*count;
  return (uint64_t)rest;
}

static void put_padded(tn_print_sink* sink, uint64_t piece) {
  char* at = tn_print_sink__reserve(sink, DIGITS_A_PIECE);
  for (size_t i = DIGITS_A_PIECE; i-- > 0;) {
    at[i] = (char)('0' + piece % 10);
    piece /= 10;
  }
  sink->size += DIGITS_A_PIECE;
}

static void put_magnitude(tn_printer* printer, uint64_t* words, size_t count, uint64_t* pieces) {
  size_t piece_count = 0;
  while (count != 0) pieces[piece_count++] = divide_by_piece(words, &count);
  if (piece_count == 0) {
    tn_put_char(&printer->sink, '0');
    return;
  }
  tn_put_unsigned(&printer->sink, pieces[piece_count - 1]);
  for (size_t i = piece_count - 1; i-- > 0;) put_padded(&printer->sink, pieces[i]);
}

static void negate(uint64_t* words, size_t count) {
  bool carry = true;
  for (size_t i = 0; i < count; ++i) {
    words[i] = ~words[i] + (carry ? 1 : 0);
    carry = carry && words[i] == 0;
  }
}

void tn_printer__put_wide(tn_printer* printer, const uint64_t* words, size_t word_count,
                          bool is_signed) {
  // A piece holds 63 bits and more.
  const size_t piece_room = word_count + word_count / 63 + 2;
  const size_t byte_size = (word_count + piece_room) * sizeof(uint64_t);
  uint64_t* magnitude = tn_allocate(printer->allocator, byte_size);
  if (magnitude == NULL) {
    tn_printer__out_of_memory(printer);
    return;
  }
  memcpy(magnitude, words, word_count * sizeof *words);
  if (is_signed && words[word_count - 1] >> 63 != 0) {
    tn_put_char(&printer->sink, '-');
    negate(magnitude, word_count);
  }
  while (word_count != 0 && magnitude[word_count - 1] == 0) --word_count;
  put_magnitude(printer, magnitude, word_count,
                magnitude + (byte_size / sizeof(uint64_t) - piece_room));
  tn_deallocate(printer->allocator, magnitude, byte_size);
}

void tn_printer__put_integer(tn_printer* printer, const tn_storage* attribute) {
  const tn_storage* type = attribute->type;
  const tn_integer_payload* payload = tn_storage_payload(attribute);
  if (type->kind == TN_TYPE_INDEX) {
    tn_put_signed(&printer->sink, (int64_t)payload->words[0]);
    return;
  }
  const tn_integer_type_payload* integer = tn_storage_payload(type);
  const bool is_signed = integer->signedness != TN_UNSIGNED;
  if (integer->bit_width == 1 && integer->signedness == TN_SIGNLESS) {
    if (payload->words[0] != 0) {
      TN_PUT(&printer->sink, "true");
    } else {
      TN_PUT(&printer->sink, "false");
    }
  } else if (integer->bit_width > 64) {
    tn_printer__put_wide(printer, payload->words, (integer->bit_width + 63) / 64, is_signed);
  } else if (is_signed) {
    tn_put_signed(&printer->sink, (int64_t)payload->words[0]);
  } else {
    tn_put_unsigned(&printer->sink, payload->words[0]);
  }
}
