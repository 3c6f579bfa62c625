// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Access to parameters of types and attributes for their verification (tn_check_parameters_fn).

#ifndef TENURE_SRC_DIALECTS_COMMON_PARAMETERS_H
#define TENURE_SRC_DIALECTS_COMMON_PARAMETERS_H

#include <stdarg.h>
#include <stdio.h>
#include <string.h>

#include "base/text_buffer.h"
#include "ir/attribute_make.h"
#include "ir/dialect_entry.h"
#include "ir/op_diagnostic.h"

/// Returns a parameter as an attribute; null if it is absent.
static inline tn_attribute tn_parameters__attribute(const tn_context* context,
                                                    const tn_uref* parameters, uint32_t index) {
  if (parameters[index] == 0) return (tn_attribute){NULL};
  return tn_attribute__from(context, parameters[index]);
}

static inline tn_type tn_parameters__type(const tn_context* context, const tn_uref* parameters,
                                          uint32_t index) {
  return tn_type_attribute_value(tn_parameters__attribute(context, parameters, index));
}

static inline int64_t tn_parameters__integer(const tn_context* context, const tn_uref* parameters,
                                             uint32_t index) {
  return tn_integer_attribute_value(tn_parameters__attribute(context, parameters, index));
}

static inline tn_string_view tn_parameters__string(const tn_context* context,
                                                   const tn_uref* parameters, uint32_t index) {
  return tn_string_attribute_value(tn_parameters__attribute(context, parameters, index));
}

/// Returns whether all elements of an array are attributes of this kind, or the array is absent.
static inline bool tn_parameters__has_only(const tn_context* context, const tn_uref* parameters,
                                           uint32_t index, tn_attribute_kind kind) {
  const tn_attribute list = tn_parameters__attribute(context, parameters, index);
  const size_t count = list.storage == NULL ? 0 : tn_array_attribute_count(list);
  for (size_t i = 0; i < count; ++i) {
    if (!tn_attribute__is(tn_array_attribute_element(list, i), kind)) return false;
  }
  return true;
}

#define TN_PARAMETERS_TYPE_MAX 200u

/// Writes the text of a type, possibly truncated, for a message; returns `words`.
static inline const char* tn_parameters__type_words(const tn_context* context, tn_type type,
                                                    char words[TN_PARAMETERS_TYPE_MAX + 1]) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_type__append_text(type, &text);
  size_t size = text.failed ? 0 : text.size;
  if (size > TN_PARAMETERS_TYPE_MAX) {
    size = TN_PARAMETERS_TYPE_MAX;
    // Do not split a UTF-8 character.
    while (size != 0 && ((unsigned char)text.data[size] & 0xc0) == 0x80) --size;
  }
  if (size != 0) memcpy(words, text.data, size);
  words[size] = '\0';
  tn_text_buffer_free(&text);
  return words;
}

/// Stores a message and returns false.
static inline bool __attribute__((format(printf, 2, 3)))
tn_parameters__refuse(tn_parse_error* out_wrong, const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  (void)vsnprintf(out_wrong->words, sizeof out_wrong->words, format, arguments);
  va_end(arguments);
  return false;
}

#endif  // TENURE_SRC_DIALECTS_COMMON_PARAMETERS_H
