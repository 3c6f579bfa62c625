// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texts that are files.

#include <errno.h>
#include <string.h>
#include <tenure/text.h>

#include "base/file_read.h"
#include "scope/scope.h"

#define TEXT_SIZE_MAX ((size_t)UINT32_MAX)

static tn_status refuse_file(tn_context* context, const char* path, int error) {
  if (error == ENOMEM) return tn_context__out_of_memory(context);
  if (error == EFBIG) {
    return tn_context__fail(context, TN_LIMIT_EXCEEDED, tn_location_unknown(context),
                            "the file '%s' is too large: a text has at most 4 GiB", path);
  }
  return tn_context__fail(context, TN_IO_ERROR, tn_location_unknown(context),
                          "the file '%s' cannot be read: %s", path, strerror(error));
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
