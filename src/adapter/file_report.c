// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reports about adapter files.

#include "adapter/file_report.h"

#include "adapter/names.h"
#include "ir/context.h"

static void append_place(const tn_file_report* report, tn_text_buffer* text) {
  tn_text_buffer_append_view(text, report->file_name);
  tn_text_buffer_append_text(text, ": ");
  if (report->parameter == 0) return;
  if (report->parameter_name.size > 0) {
    tn_text_buffer_append_text(text, "parameter ");
    tn_names__append_quoted(text, report->parameter_name);
    tn_text_buffer_append_text(text, ": ");
  } else {
    tn_text_buffer_format(text, "parameter #%zu: ", report->parameter);
  }
}

tn_status tn_file_report__refuse(const tn_file_report* report, tn_status status, size_t offset,
                                 const char* format, ...) {
  tn_context* context = report->context;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  append_place(report, &text);
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&text, format, arguments);
  va_end(arguments);
  if (offset != TN_FILE_REPORT_NOWHERE) {
    tn_text_buffer_format(&text, " (at byte %zu of %zu)", offset, report->file_size);
  }
  return tn_context__fail_text(context, status, tn_location_unknown(context), &text);
}
