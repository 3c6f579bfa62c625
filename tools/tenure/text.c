// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts in memory that grow.

#include <stdlib.h>
#include <string.h>

#include "command.h"

tn_status tool_text_write(void* text, const char* bytes, size_t size) {
  tool_text* it = text;
  if (size == 0) return TN_OK;
  if (size > it->capacity - it->size) {
    const size_t capacity = 2 * (it->capacity + size) + 64;
    char* data = realloc(it->data, capacity);
    if (data == NULL) {
      it->failed = true;
      return TN_OUT_OF_MEMORY;
    }
    it->data = data;
    it->capacity = capacity;
  }
  memcpy(it->data + it->size, bytes, size);
  it->size += size;
  return TN_OK;
}
