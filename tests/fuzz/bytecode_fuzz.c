// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode: whatever is read without an error prints and is written, and what was written is read
// and, written once more, prints the same. What is read lazily is the same, too.

#include <stdlib.h>
#include <tenure/tenure.h>

#include "../text.h"

static void leave(void* user_data, const void* data, size_t byte_size) {
  (void)user_data;
  (void)data;
  (void)byte_size;
}

/// Reads what is in isolated ops later; false if any of it was refused.
static bool read_lazily(const char* data, size_t size, text* out_text) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  const tn_print_options print_options = {.debug_info = true};
  tn_context* context = NULL;
  tn_blob* owner = NULL;
  tn_op op;
  if (tn_context_create(&options, &context) != TN_OK) return false;
  if (tn_blob_create(data, size, 1, leave, NULL, &owner) != TN_OK) abort();
  const tn_bytecode_read_options read_options = {.owner = owner, .lazy = true};
  const bool read = tn_bytecode_read(tn_context_root_scope(context), (tn_string_view){data, size},
                                     &read_options, &op) == TN_OK &&
                    tn_bytecode_load(op) == TN_OK;
  if (read && tn_op_print(op, &print_options, text_append, out_text) != TN_OK) abort();
  tn_object_release(owner);
  tn_context_destroy(context);
  return read;
}

/// Reads, prints and writes; false if it was refused.
static bool pass(const char* data, size_t size, text* out_text, text* out_file) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  if (tn_context_create(&options, &context) != TN_OK) return false;
  const tn_bytecode_read_options read_options = {.skip_verify = true};
  const tn_print_options print_options = {.debug_info = true};
  tn_op op;
  const bool read = tn_bytecode_read(tn_context_root_scope(context), (tn_string_view){data, size},
                                     &read_options, &op) == TN_OK;
  if (read && tn_op_print(op, &print_options, text_append, out_text) != TN_OK) abort();
  if (read && tn_bytecode_write(op, NULL, text_append, out_file) != TN_OK) abort();
  tn_context_destroy(context);
  return read;
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  text lazy_text = {0};
  const bool read = size != 0 && read_lazily((const char*)data, size, &lazy_text);
  // Texts within the file may be spelled otherwise when they are written for the first time.
  text texts[3] = {{0}};
  text files[3] = {{0}};
  const bool passed = pass((const char*)data, size, &texts[0], &files[0]);
  // What is promised in one region is not held against another that was not read yet.
  if (passed && !read) abort();
  if (passed) {
    if (texts[0].size != lazy_text.size ||
        memcmp(texts[0].data, lazy_text.data, lazy_text.size) != 0) {
      abort();
    }
    for (size_t i = 1; i < 3; ++i) {
      if (!pass(files[i - 1].data, files[i - 1].size, &texts[i], &files[i])) abort();
    }
    if (texts[1].size != texts[2].size ||
        memcmp(texts[1].data, texts[2].data, texts[1].size) != 0) {
      abort();
    }
  }
  free(lazy_text.data);
  for (size_t i = 0; i < 3; ++i) {
    free(texts[i].data);
    free(files[i].data);
  }
  return 0;
}
