// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integers in decimal.

#include "text/printer.h"
#include "text/wide_decimal.h"

static void put_limbs(tn_print_sink* sink, const uint64_t* limbs, size_t count) {
  tn_put_unsigned(sink, count == 0 ? 0 : limbs[count - 1]);
  for (size_t i = count; i-- > 1;) {
    uint64_t rest = limbs[i - 1];
    char* at = tn_print_sink__reserve(sink, TN_LIMB_DIGITS);
    for (size_t digit = TN_LIMB_DIGITS; digit-- > 0;) {
      at[digit] = (char)('0' + rest % 10);
      rest /= 10;
    }
    sink->size += TN_LIMB_DIGITS;
  }
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
  const size_t limb_room = tn_wide_decimal__limb_bound(word_count);
  const size_t byte_size = word_count * sizeof *words + limb_room * sizeof(uint64_t);
  uint64_t* magnitude = tn_allocate(printer->allocator, byte_size);
  if (magnitude == NULL) {
    tn_printer__out_of_memory(printer);
    return;
  }
  uint64_t* limbs = magnitude + word_count;
  memcpy(magnitude, words, word_count * sizeof *words);
  if (is_signed && words[word_count - 1] >> 63 != 0) {
    tn_put_char(&printer->sink, '-');
    negate(magnitude, word_count);
  }
  size_t count = 0;
  const tn_status status =
      tn_wide_decimal__convert(printer->allocator, magnitude, word_count, limbs, &count);
  if (status == TN_OK) {
    put_limbs(&printer->sink, limbs, count);
  } else {
    tn_print_sink__fail(&printer->sink, status);
  }
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
