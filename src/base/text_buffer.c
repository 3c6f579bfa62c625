// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The growing byte buffer. Capacity doubles, so n bytes cost O(n).

#include "base/text_buffer.h"

#include <stdio.h>

#include "base/load.h"
#include "base/memory.h"

char* tn_text_buffer_reserve(tn_text_buffer* buffer, size_t size) {
  if (buffer->failed) return NULL;
  size_t needed = 0;
  if (!tn_checked_add(buffer->size, size, &needed) ||
      !tn_array_grow(buffer->allocator, &buffer->data, &buffer->capacity, needed, 1)) {
    buffer->failed = true;
    return NULL;
  }
  return buffer->data + buffer->size;
}

void tn_text_buffer_append(tn_text_buffer* buffer, const char* bytes, size_t size) {
  if (size == 0) return;
  char* room = tn_text_buffer_reserve(buffer, size);
  if (room == NULL) return;
  memcpy(room, bytes, size);
  buffer->size += size;
}

tn_status tn_text_buffer_write(void* buffer, const char* bytes, size_t size) {
  tn_text_buffer_append(buffer, bytes, size);
  return TN_OK;
}

void tn_text_buffer_append_text(tn_text_buffer* buffer, const char* text) {
  tn_text_buffer_append(buffer, text, strlen(text));
}

void tn_text_buffer_append_view(tn_text_buffer* buffer, tn_string_view view) {
  tn_text_buffer_append(buffer, view.data, view.size);
}

void tn_text_buffer_append_unsigned(tn_text_buffer* buffer, uint64_t value) {
  char digits[20];
  size_t at = sizeof digits;
  do {
    digits[--at] = (char)('0' + value % 10);
    value /= 10;
  } while (value != 0);
  tn_text_buffer_append(buffer, digits + at, sizeof digits - at);
}

void tn_text_buffer_append_signed(tn_text_buffer* buffer, int64_t value) {
  if (value < 0) tn_text_buffer_append(buffer, "-", 1);
  tn_text_buffer_append_unsigned(buffer, value < 0 ? 0 - (uint64_t)value : (uint64_t)value);
}

void tn_text_buffer_format_list(tn_text_buffer* buffer, const char* format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  const int size = vsnprintf(NULL, 0, format, arguments);
  char* room = size < 0 ? NULL : tn_text_buffer_reserve(buffer, (size_t)size + 1);
  if (room != NULL) {
    vsnprintf(room, (size_t)size + 1, format, again);
    buffer->size += (size_t)size;
  }
  va_end(again);
}

#define ONES (UINT64_MAX / 255)

/// Returns whether all bytes of the word are plain: from space to tilde, without quotes and
/// backslashes.
static bool is_plain(uint64_t word) {
  const uint64_t high = 0x80 * ONES;
  const uint64_t quotes = word ^ '"' * ONES;
  const uint64_t slashes = word ^ '\\' * ONES;
  // A byte below space, a `"` or a backslash borrows; one above tilde has the high bit, or gets it.
  return (((word - ' ' * ONES) | (quotes - ONES) | (slashes - ONES) | (word + ONES) | word) &
          high) == 0;
}

void tn_text_buffer_append_escaped(tn_text_buffer* buffer, tn_string_view bytes) {
  size_t start = 0;
  for (size_t i = 0; i < bytes.size; ++i) {
    while (bytes.size - i > sizeof(uint64_t) && is_plain(tn_load_word(bytes.data + i))) {
      i += sizeof(uint64_t);
    }
    const unsigned char c = (unsigned char)bytes.data[i];
    if (c >= ' ' && c <= '~' && c != '"' && c != '\\') continue;
    tn_text_buffer_append(buffer, bytes.data + start, i - start);
    tn_text_buffer_format(buffer, c == '\\' ? "\\\\" : "\\%02X", c);
    start = i + 1;
  }
  if (start < bytes.size) tn_text_buffer_append(buffer, bytes.data + start, bytes.size - start);
}

void tn_text_buffer_append_quoted(tn_text_buffer* buffer, tn_string_view bytes) {
  tn_text_buffer_append(buffer, "\"", 1);
  tn_text_buffer_append_escaped(buffer, bytes);
  tn_text_buffer_append(buffer, "\"", 1);
}

void tn_text_buffer_format(tn_text_buffer* buffer, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(buffer, format, arguments);
  va_end(arguments);
}

void tn_text_buffer_free(tn_text_buffer* buffer) {
  tn_deallocate(buffer->allocator, buffer->data, buffer->capacity);
  *buffer = tn_text_buffer_make(buffer->allocator);
}
