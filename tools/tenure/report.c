// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Messages on standard error.

#include <inttypes.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "command.h"

void (*tool_finding_sink)(const tool_finding* finding);

// Formats a message and passes it to the sink.
static void sink_words(tool_finding* finding, const char* format, va_list arguments) {
  char* message = NULL;
  const int size = vasprintf(&message, format, arguments);
  finding->message =
      size < 0 ? tn_string_view_from("out of memory") : (tn_string_view){message, (size_t)size};
  tool_finding_sink(finding);
  if (size >= 0) free(message);
}

void tool_error(const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  if (tool_finding_sink != NULL) {
    sink_words(&(tool_finding){.severity = TN_SEVERITY_ERROR}, format, arguments);
    va_end(arguments);
    return;
  }
  fputs("tenure: error: ", stderr);
  vfprintf(stderr, format, arguments);
  fputc('\n', stderr);
  va_end(arguments);
}

void tool_file_error(const char* format, ...) {
  va_list arguments;
  va_start(arguments, format);
  if (tool_finding_sink != NULL) {
    sink_words(&(tool_finding){.severity = TN_SEVERITY_ERROR}, format, arguments);
  } else {
    vfprintf(stderr, format, arguments);
    fputc('\n', stderr);
  }
  va_end(arguments);
}

//===-- Messages about a source ---------------------------------------------------------------===//

#define TAB_STOP 8u

// Prints `text`, with spaces up to the tab stop for each tab of `line`: `text` is the line itself,
// or the marks below it.
static void print_with_tabs(FILE* out, tn_string_view line, const char* text, size_t size) {
  size_t column = 0;
  for (size_t i = 0; i < size; ++i) {
    const bool is_tab = i < line.size && line.data[i] == '\t';
    const char c = text[i] == '\t' ? ' ' : text[i];
    do {
      fputc(c, out);
      ++column;
    } while (is_tab && column % TAB_STOP != 0);
  }
  fputc('\n', out);
}

static bool is_ascii(tn_string_view text) {
  for (size_t i = 0; i < text.size; ++i) {
    if ((unsigned char)text.data[i] > 0x7f) return false;
  }
  return true;
}

// Prints the line with its marks below: a caret at `column`, followed by `size` - 1 tildes.
static void print_line(FILE* out, tn_string_view line, size_t column, size_t size) {
  print_with_tabs(out, line, line.data, line.size);
  // A position after a line's end is shown at its end.
  if (column > line.size) column = line.size;
  const size_t end = size > line.size - column ? line.size : column + size;
  char* marks = is_ascii(line) ? malloc(line.size + 1) : NULL;
  if (marks == NULL) return;
  memset(marks, ' ', column);
  memset(marks + column, '~', end - column);
  marks[column] = '^';
  print_with_tabs(out, line, marks, end > column ? end : column + 1);
  free(marks);
}

void tool_report_in(const tn_source* source, size_t offset, size_t size, const char* severity,
                    const char* format, ...) {
  uint32_t line_number;
  uint32_t column;
  tn_string_view line;
  tn_source_position(source, offset, &line_number, &column);
  (void)tn_source_line(source, line_number, &line);
  va_list arguments;
  va_start(arguments, format);
  if (tool_finding_sink != NULL) {
    tool_finding finding = {
        .severity = strcmp(severity, "warning") == 0 ? TN_SEVERITY_WARNING : TN_SEVERITY_ERROR,
        .range = {source->name, line_number, column, line_number, column + (uint32_t)size},
        .source = source};
    sink_words(&finding, format, arguments);
    va_end(arguments);
    return;
  }
  fwrite(source->name.data, 1, source->name.size, stderr);
  fprintf(stderr, ":%" PRIu32 ":%" PRIu32 ": %s: ", line_number, column, severity);
  vfprintf(stderr, format, arguments);
  va_end(arguments);
  fputc('\n', stderr);
  print_line(stderr, line, column - 1, size);
}

void tool_show_line(FILE* out, const tn_source* source, uint32_t line, uint32_t column,
                    size_t size) {
  tn_string_view text;
  if (column == 0 || !tn_source_line(source, line, &text)) return;
  print_line(out, text, column - 1 < text.size ? column - 1 : text.size, size);
}

//===-- Diagnostics ---------------------------------------------------------------------------===//

tn_status tool_write_stderr(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  return fwrite(bytes, 1, size, stderr) == size ? TN_OK : TN_IO_ERROR;
}

// Diagnostics without a position in a file and without notes are the command's own: their message
// names the subject. Others show an op that has no position.
static void print_without_place(const tn_diagnostic* diagnostic) {
  static const char* const severities[] = {"note", "warning", "error", "remark"};
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  fprintf(stderr, "tenure: %s: ", severities[tn_diagnostic_severity(diagnostic)]);
  fwrite(message.data, 1, message.size, stderr);
  fputc('\n', stderr);
}

tn_diagnostic_printer_options tool_report_options;

bool tool_finding_find_place(const tn_diagnostic* diagnostic, tn_file_range* out_range) {
  tn_location file;
  *out_range = (tn_file_range){0};
  return tn_location_find_file(tn_diagnostic_location(diagnostic), &file) &&
         tn_location_file_range(file, out_range);
}

bool tool_report(const tn_diagnostic* diagnostic, void* user_data) {
  const tn_source* source = user_data;
  if (tool_finding_sink != NULL) {
    tool_finding finding = {.severity = tn_diagnostic_severity(diagnostic),
                            .message = tn_diagnostic_message(diagnostic),
                            .source = source,
                            .diagnostic = diagnostic};
    tool_finding_find_place(diagnostic, &finding.range);
    tool_finding_sink(&finding);
    return true;
  }
  const bool has_place =
      tn_location_kind_of(tn_diagnostic_location(diagnostic)) != TN_LOCATION_UNKNOWN;
  if (source == NULL || (!has_place && tn_diagnostic_note_count(diagnostic) == 0)) {
    print_without_place(diagnostic);
  } else {
    tn_diagnostic_printer_options options = tool_report_options;
    options.sources = source;
    options.source_count = 1;
    (void)tn_diagnostic_print_with(diagnostic, &options);
  }
  return true;
}

bool tool_context_create(const tn_source* source, bool allow_unregistered,
                         tn_context** out_context) {
  const tn_context_options options = {.allow_unregistered_dialects = allow_unregistered};
  return tool_context_create_with(&options, tool_report, (void*)(uintptr_t)source, out_context);
}

bool tool_context_create_with(const tn_context_options* options, tn_diagnostic_handler_fn handler,
                              void* user_data, tn_context** out_context) {
  tn_diagnostic_handler_id id;
  tn_status status = tn_context_create(options, out_context);
  if (status == TN_OK) {
    status = tn_diagnostic_handler_attach(*out_context, handler, user_data, NULL, &id);
    if (status != TN_OK) tn_context_destroy(*out_context);
  }
  if (status != TN_OK) tool_error("out of memory");
  return status == TN_OK;
}
