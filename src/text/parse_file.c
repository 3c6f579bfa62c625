// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parsing files, and writing to streams.

#include <errno.h>
#include <stdio.h>
#include <string.h>
#include <tenure/text.h>

#include "base/file_read.h"
#include "scope/scope.h"

#define TEXT_SIZE_MAX ((size_t)UINT32_MAX)

static tn_status refuse_file(tn_context* context, const char* path, int error) {
  if (error == ENOMEM) return tn_context__out_of_memory(context);
  if (error == EFBIG) {
    return tn_context__fail(context, TN_LIMIT_EXCEEDED, tn_location_unknown(context),
                            "cannot read file '%s': text is limited to 4 GiB", path);
  }
  return tn_context__fail(context, TN_IO_ERROR, tn_location_unknown(context),
                          "cannot read file '%s': %s", path, strerror(error));
}

tn_status tn_text_parse_file(tn_scope* scope, const char* path,
                             const tn_text_parse_options* options, tn_op* out_op) {
  *out_op = (tn_op){0};
  if (scope == NULL || path == NULL) return TN_INVALID_ARGUMENT;
  if (!scope->open) return TN_SCOPE_CLOSED;
  tn_text_parse_options file_options = {.first_line = 0};
  if (options != NULL) file_options = *options;
  if (file_options.file_name.size == 0) file_options.file_name = tn_string_view_from(path);
  const tn_allocator allocator = scope->context->allocator;
  char* data;
  size_t size;
  const int error = tn_file_read(path, TEXT_SIZE_MAX, &allocator, &data, &size);
  if (error != 0) return refuse_file(scope->context, path, error);
  const tn_status status =
      tn_text_parse(scope, (tn_string_view){data == NULL ? "" : data, size}, &file_options, out_op);
  tn_deallocate(&allocator, data, size);
  return status;
}

static void free_text(void* user_data, const void* data, size_t byte_size) {
  (void)user_data;
  const tn_allocator allocator = tn_allocator_default();
  tn_deallocate(&allocator, (void*)(uintptr_t)data, byte_size);
}

tn_status tn_text_read_file(tn_context* context, const char* path, tn_blob** out_blob) {
  *out_blob = NULL;
  if (context == NULL || path == NULL) return TN_INVALID_ARGUMENT;
  if (!tn_context_is_alive(context)) return TN_CONTEXT_DESTROYED;
  const tn_allocator allocator = tn_allocator_default();
  char* data;
  size_t size;
  const int error = tn_file_read(path, TEXT_SIZE_MAX, &allocator, &data, &size);
  if (error != 0) return refuse_file(context, path, error);
  tn_status status = data == NULL ? tn_blob_copy("", 0, 1, out_blob)
                                  : tn_blob_create(data, size, 1, free_text, NULL, out_blob);
  if (status == TN_OK) return TN_OK;
  tn_deallocate(&allocator, data, size);
  return tn_context__out_of_memory(context);
}

tn_status tn_write_to_stream(void* stream, const char* bytes, size_t size) {
  return fwrite(bytes, 1, size, stream) == size ? TN_OK : TN_IO_ERROR;
}
