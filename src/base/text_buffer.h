// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A growing byte buffer that records running out of memory, so that text is assembled without a
// check at every step: after a failure appends do nothing, and a single check at the end suffices.

#ifndef TENURE_SRC_BASE_TEXT_BUFFER_H
#define TENURE_SRC_BASE_TEXT_BUFFER_H

#include <stdarg.h>
#include <tenure/base.h>

typedef struct tn_text_buffer {
  const tn_allocator* allocator;
  char* data;  ///< NULL while empty; not NUL-terminated.
  size_t size;
  size_t capacity;
  bool failed;
} tn_text_buffer;

static inline tn_text_buffer tn_text_buffer_make(const tn_allocator* allocator) {
  return (tn_text_buffer){.allocator = allocator};
}

/// Returns space for `size` more bytes at the end; NULL when out of memory.
char* tn_text_buffer_reserve(tn_text_buffer* buffer, size_t size);

void tn_text_buffer_append(tn_text_buffer* buffer, const char* bytes, size_t size);
void tn_text_buffer_append_text(tn_text_buffer* buffer, const char* text);
void tn_text_buffer_append_view(tn_text_buffer* buffer, tn_string_view view);
/// Appends bytes escaped as in an MLIR string: a backslash is doubled; a quote, and bytes that are
/// not printable ASCII, become \XX.
void tn_text_buffer_append_escaped(tn_text_buffer* buffer, tn_string_view bytes);
/// Likewise, in quotes.
void tn_text_buffer_append_quoted(tn_text_buffer* buffer, tn_string_view bytes);
void tn_text_buffer_append_unsigned(tn_text_buffer* buffer, uint64_t value);
void tn_text_buffer_append_signed(tn_text_buffer* buffer, int64_t value);
void tn_text_buffer_format(tn_text_buffer* buffer, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
void tn_text_buffer_format_list(tn_text_buffer* buffer, const char* format, va_list arguments);

/// A tn_write_fn whose `user_data` is a buffer. Returns TN_OK: the buffer records failures.
tn_status tn_text_buffer_write(void* buffer, const char* bytes, size_t size);

static inline tn_string_view tn_text_buffer_view(const tn_text_buffer* buffer) {
  return (tn_string_view){buffer->data, buffer->size};
}

/// Frees the bytes and empties the buffer.
void tn_text_buffer_free(tn_text_buffer* buffer);

#endif  // TENURE_SRC_BASE_TEXT_BUFFER_H
