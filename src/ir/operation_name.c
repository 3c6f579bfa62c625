// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Names of operations. The definition's slot is slack behind the compared bytes of the storage.

#include "ir/operation_name.h"

#include <tenure/operation.h>

#define SLOT_SIZE 8u

// The first word of the payload: the sizes of the text and of the dialect's part.
static uint64_t head_of(tn_string_view text) {
  const char* dot = text.size == 0 ? NULL : memchr(text.data, '.', text.size);
  return tn_word_of((uint32_t)text.size, dot == NULL ? 0 : (uint32_t)(dot - text.data));
}

// A NUL, then zeros up to 8, then the slot.
static tn_storage_key name_key(const tn_context* context, const uint64_t* head,
                               tn_string_view text) {
  return (tn_storage_key){.kind = TN_STORAGE_OPERATION_NAME,
                          .slack_size = 1 + SLOT_SIZE,
                          .context_or_type = context,
                          .payload = head,
                          .payload_size = sizeof *head,
                          .tail = text.data,
                          .tail_size = text.size};
}

tn_status tn_operation_name__get(tn_context* context, tn_string_view text,
                                 const tn_storage** out_name) {
  *out_name = NULL;
  if (text.size > UINT32_MAX - 16) return tn_uniqued__too_large(context, "an operation's name");
  const uint64_t head = head_of(text);
  const tn_storage_key key = name_key(context, &head, text);
  return tn_uniquer__get(context, &key, out_name);
}

const tn_storage* tn_operation_name__find(const tn_context* context, tn_string_view text) {
  if (text.size > UINT32_MAX - 16) return NULL;
  const uint64_t head = head_of(text);
  const tn_storage_key key = name_key(context, &head, text);
  return tn_uniquer__find(context, &key);
}

//===-- Public --------------------------------------------------------------------------------===//

tn_status tn_operation_name_get(tn_context* context, tn_string_view text,
                                tn_operation_name* out_name) {
  out_name->storage = NULL;
  if (text.size == 0 || memchr(text.data, '\0', text.size) != NULL) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "an operation's name is not empty and has no NUL");
  }
  return tn_operation_name__get(context, text, &out_name->storage);
}

tn_string_view tn_operation_name_text(tn_operation_name name) {
  return name.storage == NULL ? (tn_string_view){NULL, 0} : tn_operation_name__text(name.storage);
}

tn_string_view tn_operation_name_dialect(tn_operation_name name) {
  return name.storage == NULL ? (tn_string_view){NULL, 0}
                              : tn_operation_name__dialect(name.storage);
}
