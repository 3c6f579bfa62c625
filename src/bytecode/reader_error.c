// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Growing lists, the budget of shared data, and messages. These begin with MLIR's text and end with
// the offset in the file.

#include <stdio.h>

#include "base/text_buffer.h"
#include "bytecode/reader.h"
#include "ir/op_diagnostic.h"

//===-- Lists ---------------------------------------------------------------------------------===//

tn_status tn_reader__reserve(tn_reader* reader, tn_reader_list* list, size_t count,
                             size_t item_size) {
  if (list->capacity - list->count >= count) return TN_OK;
  size_t needed;
  if (!tn_checked_add(list->count, count, &needed) ||
      !tn_array_grow(&reader->context->allocator, &list->items, &list->capacity, needed,
                     item_size)) {
    return tn_context__out_of_memory(reader->context);
  }
  return TN_OK;
}

void tn_reader__free_list(tn_reader* reader, tn_reader_list* list, size_t item_size) {
  tn_deallocate(&reader->context->allocator, list->items, list->capacity * item_size);
  *list = (tn_reader_list){0};
}

//===-- Budget of shared data -----------------------------------------------------------------===//

uint64_t tn_reader__spare(const tn_reader* reader) {
  const uint64_t whole = UINT64_MAX - TN_BYTECODE_SHARED_BYTES_MIN;
  const uint64_t size = reader->file_size;
  return TN_BYTECODE_SHARED_BYTES_MIN + (size > whole / TN_BYTECODE_SHARED_BYTES_FACTOR
                                             ? whole
                                             : size * TN_BYTECODE_SHARED_BYTES_FACTOR);
}

tn_status tn_reader__spend_slow(const tn_reader* reader) {
  tn_location where;
  TN_TRY(tn_reader__file_location(reader, &where));
  return tn_context__fail(reader->context, TN_LIMIT_EXCEEDED, where,
                          "shared entries of the file of %zu bytes expand to more than %llu bytes",
                          reader->file_size, (unsigned long long)tn_reader__spare(reader));
}

//===-- Messages ------------------------------------------------------------------------------===//

tn_status tn_reader__file_location(const tn_reader* reader, tn_location* out_location) {
  const tn_file_range range = {.file = reader->file_name};
  return tn_location_file_get(reader->context, &range, out_location);
}

tn_status tn_reader__error(const tn_reader* reader, const uint8_t* at, const char* format, ...) {
  tn_location where;
  TN_TRY(tn_reader__file_location(reader, &where));
  tn_text_buffer message = tn_text_buffer_make(&reader->context->allocator);
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&message, format, arguments);
  va_end(arguments);
  const tn_status status =
      message.failed
          ? tn_context__out_of_memory(reader->context)
          : tn_context__fail(reader->context, TN_MALFORMED, where, "%.*s (at byte %zu)",
                             (int)message.size, message.data, (size_t)(at - reader->file));
  tn_text_buffer_free(&message);
  return status;
}

tn_status tn_reader__truncated(const tn_reader* reader, const tn_cursor* cursor, const char* what) {
  return tn_reader__error(
      reader, cursor->at,
      "attempting to parse a byte at the end of the bytecode, in the middle of %s", what);
}

tn_status tn_reader__count_slow(const tn_reader* reader, tn_cursor* cursor, const char* what,
                                size_t* out_count) {
  *out_count = 0;
  const uint8_t* at = cursor->at;
  uint64_t count;
  TN_TRY(tn_reader__varint(reader, cursor, what, &count));
  if (TN_UNLIKELY(count > tn_cursor__left(cursor))) {
    return tn_reader__error(reader, at,
                            "attempting to parse a byte at the end of the bytecode: %s is %llu, "
                            "but only %zu bytes remain",
                            what, (unsigned long long)count, tn_cursor__left(cursor));
  }
  *out_count = (size_t)count;
  return TN_OK;
}

tn_status tn_reader__bad_index(const tn_reader* reader, const uint8_t* at, const char* what,
                               uint64_t index, size_t count) {
  return tn_reader__error(reader, at, "invalid %s index: %llu, of %zu", what,
                          (unsigned long long)index, count);
}

tn_status tn_reader__bad_kind(const tn_reader* reader, const uint8_t* at, const char* kind,
                              tn_attribute attribute) {
  tn_text_buffer text = tn_text_buffer_make(&reader->context->allocator);
  tn_attribute__append_text(attribute, &text);
  const tn_string_view shown = tn_text_buffer_view(&text);
  const tn_status status = tn_reader__error(
      reader, at, "expected attribute of type: mlir::%s, but got: %.*s", kind,
      (int)(shown.size < 256 ? shown.size : 256), shown.size == 0 ? "" : shown.data);
  tn_text_buffer_free(&text);
  return status;
}

tn_status tn_reader__checked(const tn_reader* reader, const uint8_t* at, tn_status status) {
  if (TN_LIKELY(status != TN_INVALID_ARGUMENT)) return status;
  return tn_reader__error(reader, at, "invalid encoding");
}
