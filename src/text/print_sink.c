// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The print buffer, and common pieces of text: numbers, strings, hexadecimal bytes.

#include "text/print_sink.h"

tn_status tn_print_sink__open(tn_print_sink* sink, const tn_context* context, size_t capacity,
                              tn_write_fn write, void* user_data) {
  *sink = (tn_print_sink){.write = write, .user_data = user_data, .context = context};
  sink->data = tn_allocate(&context->allocator, capacity + TN_SINK_SLACK);
  if (sink->data == NULL) return TN_OUT_OF_MEMORY;
  sink->capacity = capacity;
  return TN_OK;
}

tn_status tn_print_sink__close(tn_print_sink* sink) {
  if (sink->data == NULL) return sink->status;
  tn_print_sink__flush(sink);
  tn_deallocate(&sink->context->allocator, sink->data, sink->capacity + TN_SINK_SLACK);
  sink->data = NULL;
  return sink->status;
}

/// The maximum number of bytes passed to the writer at once, so that steps are taken in between.
#define PIECE_MAX (1u << 20)

static void hand_on(tn_print_sink* sink, const char* bytes, size_t size) {
  sink->flushed += size;
  while (sink->status == TN_OK && size != 0) {
    const size_t piece = size < PIECE_MAX ? size : PIECE_MAX;
    sink->status = tn_poll__bytes(sink->context, piece);
    if (sink->status == TN_OK) sink->status = sink->write(sink->user_data, bytes, piece);
    bytes += piece;
    size -= piece;
  }
}

void tn_print_sink__ask(tn_print_sink* sink) {
  sink->status = tn_poll__ask_after(sink->context, sink->status);
}

void tn_print_sink__flush(tn_print_sink* sink) {
  hand_on(sink, sink->data, sink->size);
  sink->size = 0;
}

void tn_print_sink__put_large(tn_print_sink* sink, const char* bytes, size_t size) {
  tn_print_sink__flush(sink);
  if (size >= sink->capacity) {
    hand_on(sink, bytes, size);
    return;
  }
  memcpy(sink->data, bytes, size);
  sink->size = size;
}

//===-- Numbers -----------------------------------------------------------------------------===//

static const char digit_pairs[201] =
    "0001020304050607080910111213141516171819202122232425262728293031323334353637383940414243444546"
    "4"
    "7484950515253545556575859606162636465666768697071727374757677787980818283848586878889909192939"
    "4"
    "9596979899";

/// Formats a `value` below 10,000 without leading zeros.
static char* format_short(char* at, uint32_t value) {
  if (value >= 100) {
    const uint32_t high = value / 100;
    memcpy(at + (high >= 10 ? 2 : 1), digit_pairs + value % 100 * 2, 2);
    if (high < 10) {
      at[0] = (char)('0' + high);
      return at + 3;
    }
    memcpy(at, digit_pairs + high * 2, 2);
    return at + 4;
  }
  if (value < 10) {
    at[0] = (char)('0' + value);
    return at + 1;
  }
  memcpy(at, digit_pairs + value * 2, 2);
  return at + 2;
}

/// Formats a `value` below 10,000 with four digits.
static char* format_four(char* at, uint32_t value) {
  memcpy(at, digit_pairs + value / 100 * 2, 2);
  memcpy(at + 2, digit_pairs + value % 100 * 2, 2);
  return at + 4;
}

size_t tn_format_unsigned(char* at, uint64_t value) {
  if (TN_LIKELY(value < 10000)) return (size_t)(format_short(at, (uint32_t)value) - at);
  if (TN_LIKELY(value < 100000000)) {
    char* rest = format_short(at, (uint32_t)value / 10000);
    return (size_t)(format_four(rest, (uint32_t)value % 10000) - at);
  }
  const size_t count = tn_format_unsigned(at, value / 100000000);
  const uint32_t low = (uint32_t)(value % 100000000);
  format_four(format_four(at + count, low / 10000), low % 10000);
  return count + 8;
}

void tn_put_unsigned(tn_print_sink* sink, uint64_t value) {
  sink->size += tn_format_unsigned(tn_print_sink__reserve(sink, 20), value);
}

void tn_put_signed(tn_print_sink* sink, int64_t value) {
  if (value < 0) tn_put_char(sink, '-');
  tn_put_unsigned(sink, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

void tn_put_spaces(tn_print_sink* sink, size_t count) {
  while (count != 0) {
    const size_t piece = count < TN_SINK_RESERVE_MAX ? count : TN_SINK_RESERVE_MAX;
    memset(tn_print_sink__reserve(sink, piece), ' ', piece);
    sink->size += piece;
    count -= piece;
  }
}

static const char hex_digits[17] = "0123456789ABCDEF";

void tn_put_hex_upper(tn_print_sink* sink, const void* bytes, size_t byte_size) {
  const unsigned char* from = bytes;
  while (byte_size != 0 && sink->status == TN_OK) {
    const size_t piece = byte_size < TN_SINK_RESERVE_MAX / 2 ? byte_size : TN_SINK_RESERVE_MAX / 2;
    char* to = tn_print_sink__reserve(sink, piece * 2);
    for (size_t i = 0; i < piece; ++i) {
      to[2 * i] = hex_digits[from[i] >> 4];
      to[2 * i + 1] = hex_digits[from[i] & 15];
    }
    sink->size += piece * 2;
    from += piece;
    byte_size -= piece;
  }
}

//===-- Strings -----------------------------------------------------------------------------===//

static bool is_plain(unsigned char c) { return c >= 0x20 && c < 0x7f && c != '"' && c != '\\'; }

static void put_escaped(tn_print_sink* sink, tn_string_view text) {
  size_t start = 0;
  for (size_t i = 0; i < text.size; ++i) {
    const unsigned char c = (unsigned char)text.data[i];
    if (TN_LIKELY(is_plain(c))) continue;
    tn_put(sink, text.data + start, i - start);
    start = i + 1;
    if (c == '\\') {
      TN_PUT(sink, "\\\\");
    } else {
      const char escape[3] = {'\\', hex_digits[c >> 4], hex_digits[c & 15]};
      tn_put(sink, escape, sizeof escape);
    }
  }
  if (start < text.size) tn_put(sink, text.data + start, text.size - start);
}

size_t tn_escaped_size(tn_string_view text) {
  size_t size = text.size;
  for (size_t i = 0; i < text.size; ++i) {
    const unsigned char c = (unsigned char)text.data[i];
    if (!is_plain(c)) size += c == '\\' ? 1 : 2;
  }
  return size;
}

void tn_put_quoted(tn_print_sink* sink, tn_string_view text) {
  tn_put_char(sink, '"');
  put_escaped(sink, text);
  tn_put_char(sink, '"');
}

static bool is_letter(char c) {
  const char lower = (char)(c | 0x20);
  return lower >= 'a' && lower <= 'z';
}

static bool is_bare_identifier(tn_string_view text) {
  if (text.size == 0 || !(is_letter(text.data[0]) || text.data[0] == '_')) return false;
  for (size_t i = 1; i < text.size; ++i) {
    const char c = text.data[i];
    if (!is_letter(c) && !(c >= '0' && c <= '9') && c != '_' && c != '$' && c != '.') return false;
  }
  return true;
}

void tn_put_keyword_or_string(tn_print_sink* sink, tn_string_view text) {
  if (is_bare_identifier(text)) {
    tn_put_view(sink, text);
  } else {
    tn_put_quoted(sink, text);
  }
}
