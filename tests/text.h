// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text that grows; programs that use it end when out of memory.

#ifndef TENURE_TESTS_TEXT_H
#define TENURE_TESTS_TEXT_H

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/base.h>

typedef struct text {
  char* data;
  size_t size;
  size_t capacity;
} text;

static inline void text_reserve(text* to, size_t size) {
  if (to->capacity - to->size >= size) return;
  to->capacity = (to->size + size) * 2;
  to->data = realloc(to->data, to->capacity);
  if (to->data == NULL) abort();
}

/// A tn_write_fn whose `user_data` is a text.
static inline tn_status text_append(void* user_data, const char* bytes, size_t size) {
  text* to = user_data;
  text_reserve(to, size);
  if (size != 0) memcpy(to->data + to->size, bytes, size);
  to->size += size;
  return TN_OK;
}

static inline void text_format_list(text* to, const char* format, va_list arguments) {
  va_list again;
  va_copy(again, arguments);
  const int size = vsnprintf(NULL, 0, format, arguments);
  if (size < 0) abort();
  text_reserve(to, (size_t)size + 1);
  (void)vsnprintf(to->data + to->size, (size_t)size + 1, format, again);
  va_end(again);
  to->size += (size_t)size;
}

static inline __attribute__((format(printf, 2, 3))) void text_format(text* to, const char* format,
                                                                     ...) {
  va_list arguments;
  va_start(arguments, format);
  text_format_list(to, format, arguments);
  va_end(arguments);
}

static inline tn_string_view text_view(const text* from) {
  return (tn_string_view){from->data, from->size};
}

#endif  // TENURE_TESTS_TEXT_H
