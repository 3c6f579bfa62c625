// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Growing text buffers.

#include <stdlib.h>
#include <string.h>

#include "command.h"

tn_status tool_text_write(void* text, const char* bytes, size_t size) {
  tool_text* self = text;
  if (size == 0) return TN_OK;
  if (size > self->capacity - self->size) {
    const size_t capacity = 2 * (self->capacity + size) + 64;
    char* data = realloc(self->data, capacity);
    if (data == NULL) {
      self->failed = true;
      return TN_OUT_OF_MEMORY;
    }
    self->data = data;
    self->capacity = capacity;
  }
  memcpy(self->data + self->size, bytes, size);
  self->size += size;
  return TN_OK;
}
