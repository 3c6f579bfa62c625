// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports on standard error.

#include <stdarg.h>

#include "command.h"

void tool_error(const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  fputs("tenure: error: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
}

static tn_status write_stderr(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  return fwrite(bytes, 1, size, stderr) == size ? TN_OK : TN_IO_ERROR;
}

// What has no place in a file is the command's own: its message names what it is about.
static void print_without_place(const tn_diagnostic* diagnostic) {
  static const char* const severities[] = {"note", "warning", "error", "remark"};
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  fprintf(stderr, "tenure: %s: ", severities[tn_diagnostic_severity(diagnostic)]);
  fwrite(message.data, 1, message.size, stderr);
  fputc('\n', stderr);
}

static bool handle(const tn_diagnostic* diagnostic, void* user_data) {
  const tn_source* source = user_data;
  if (source == NULL ||
      tn_location_kind_of(tn_diagnostic_location(diagnostic)) == TN_LOCATION_UNKNOWN) {
    print_without_place(diagnostic);
  } else {
    tn_diagnostic_print(diagnostic, source, 1, write_stderr, NULL);
  }
  return true;
}

bool tool_context_create(const tn_source* source, bool allow_unregistered,
                         tn_context** out_context) {
  const tn_context_options options = {.allow_unregistered_dialects = allow_unregistered};
  tn_diagnostic_handler_id id;
  tn_status status = tn_context_create(&options, out_context);
  if (status == TN_OK) {
    status =
        tn_diagnostic_handler_attach(*out_context, handle, (void*)(uintptr_t)source, NULL, &id);
    if (status != TN_OK) tn_context_destroy(*out_context);
  }
  if (status != TN_OK) tool_error("memory is out");
  return status == TN_OK;
}
