// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text: whatever is read without an error prints, and what is printed is read again and prints the same.

#include <stdlib.h>
#include <tenure/tenure.h>

typedef struct text {
  char* data;
  size_t size;
} text;

static tn_status append(void* user_data, const char* bytes, size_t size) {
  text* to = user_data;
  char* data = realloc(to->data, to->size + size);
  if (data == NULL) abort();
  memcpy(data + to->size, bytes, size);
  to->data = data;
  to->size += size;
  return TN_OK;
}

/// Reads and prints; false if it was refused.
static bool reprint(const char* data, size_t size, text* out) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  if (tn_context_create(&options, &context) != TN_OK) return false;
  const tn_text_parse_options parse_options = {.skip_verify = true};
  tn_op op;
  const bool read = tn_text_parse(tn_context_root_scope(context), (tn_string_view){data, size},
                                  &parse_options, &op) == TN_OK;
  const tn_print_options print_options = {.debug_info = false};
  if (read && tn_op_print(op, &print_options, append, out) != TN_OK) abort();
  tn_context_destroy(context);
  return read;
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  text first = {0};
  text second = {0};
  if (reprint((const char*)data, size, &first)) {
    if (!reprint(first.data, first.size, &second)) abort();
    if (first.size != second.size || memcmp(first.data, second.data, first.size) != 0) abort();
  }
  free(first.data);
  free(second.data);
  return 0;
}
