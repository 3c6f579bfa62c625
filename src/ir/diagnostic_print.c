// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints diagnostics in mlir-opt's format.
//
// A location is shown as its first file position; a location without one is printed before the
// message. Memory is only needed for nested locations and those without a file; if allocation
// fails, the message is printed without them.

#include "ir/diagnostic_print.h"

#include "ir/location_find.h"
#include "ir/op_diagnostic.h"
#include "ir/storage.h"

/// The maximum number of call sites shown for one diagnostic.
#define CALL_STACK_LIMIT 10u
#define TAB_STOP 8u

typedef struct printing {
  const tn_source* sources;
  size_t source_count;
  tn_write_fn write;
  void* user_data;
  tn_status status;  ///< The status of the writer; nothing is written after a failure.
  bool has_color;
} printing;

static void put(printing* self, const char* bytes, size_t size) {
  if (self->status == TN_OK && size != 0) self->status = self->write(self->user_data, bytes, size);
}
static void put_view(printing* self, tn_string_view view) { put(self, view.data, view.size); }
static void put_text(printing* self, const char* text) { put(self, text, strlen(text)); }

static void put_unsigned(printing* self, uint32_t value) {
  char digits[10];
  size_t at = sizeof digits;
  do {
    digits[--at] = (char)('0' + value % 10);
    value /= 10;
  } while (value != 0);
  put(self, digits + at, sizeof digits - at);
}

// The colours of LLVM's tools.
#define COLOR_BOLD "\033[1m"
#define COLOR_CARET "\033[0;1;32m"
#define COLOR_END "\033[0m"

static void put_color(printing* self, const char* sequence) {
  if (self->has_color) put_text(self, sequence);
}

//===-- Source lines --------------------------------------------------------------------------===//

/// A line of a source, and the reported column in it, as an offset in bytes.
typedef struct source_line {
  tn_string_view text;
  size_t column;
} source_line;

static const tn_source* find_source(const printing* self, tn_string_view name) {
  for (size_t i = 0; i < self->source_count; ++i) {
    if (tn_string_view_equal(self->sources[i].name, name)) return &self->sources[i];
  }
  return NULL;
}

/// Finds the first line of `range`; false for a position outside the source.
static bool find_line(const printing* self, const tn_file_range* range, source_line* out_line) {
  const tn_source* source = find_source(self, range->file);
  if (source == NULL || range->start_line == 0 || range->start_column == 0) return false;
  tn_string_view line;
  const size_t column = range->start_column - 1;
  if (!tn_source_line(source, range->start_line, &line) || column > line.size) return false;
  *out_line = (source_line){line, column};
  return true;
}

/// Writes a line with its tabs expanded to spaces.
static void put_source_line(printing* self, tn_string_view line) {
  size_t column = 0;
  size_t at = 0;
  while (at < line.size) {
    const char* tab = memchr(line.data + at, '\t', line.size - at);
    const size_t end = tab == NULL ? line.size : (size_t)(tab - line.data);
    put(self, line.data + at, end - at);
    column += end - at;
    at = end;
    if (tab == NULL) break;
    const size_t spaces = TAB_STOP - column % TAB_STOP;
    put(self, "        ", spaces);
    column += spaces;
    ++at;
  }
  put(self, "\n", 1);
}

/// Writes the caret under the line: each tab before it counts as it was expanded.
static void put_caret(printing* self, const source_line* line) {
  size_t column = 0;
  for (size_t i = 0; i < line->column; ++i) {
    const size_t spaces = line->text.data[i] == '\t' ? TAB_STOP - column % TAB_STOP : 1;
    put(self, "        ", spaces);
    column += spaces;
  }
  put_color(self, COLOR_CARET);
  put_text(self, "^");
  // Under a tab the caret is repeated over its expansion.
  if (line->column < line->text.size && line->text.data[line->column] == '\t') {
    while (++column % TAB_STOP != 0) put_text(self, "^");
  }
  put(self, "\n", 1);
  put_color(self, COLOR_END);
}

static bool is_ascii(tn_string_view text) {
  for (size_t i = 0; i < text.size; ++i) {
    if ((unsigned char)text.data[i] > 0x7f) return false;
  }
  return true;
}

//===-- Diagnostics ---------------------------------------------------------------------------===//

static void put_severity(printing* self, tn_severity severity) {
  static const char* const names[] = {"note: ", "warning: ", "error: ", "remark: "};
  static const char* const colors[] = {"\033[0;1;30m", "\033[0;1;35m", "\033[0;1;31m",
                                       "\033[0;1;34m"};
  put_color(self, COLOR_END);
  put_color(self, colors[(unsigned)severity & 3u]);
  put_text(self, names[(unsigned)severity & 3u]);
  put_color(self, COLOR_END);
  put_color(self, COLOR_BOLD);
}

static void end_line(printing* self) {
  put(self, "\n", 1);
  put_color(self, COLOR_END);
}

/// Prints a message at a location without a file: the location is printed before the message.
static void put_without_file(printing* self, tn_location where, tn_severity severity,
                             tn_string_view message) {
  put_color(self, COLOR_BOLD);
  put_text(self, "<unknown>:0: ");
  put_severity(self, severity);
  tn_attribute attribute = {NULL};
  if (tn_location_kind_of(where) != TN_LOCATION_UNKNOWN &&
      tn_location_attribute(where, &attribute) == TN_OK) {
    tn_text_buffer text = tn_text_buffer_make(&where.context->allocator);
    tn_attribute__append_text(attribute, &text);
    put_view(self, tn_text_buffer_view(&text));
    put_text(self, ": ");
    tn_text_buffer_free(&text);
  }
  put_view(self, message);
  end_line(self);
}

static void put_one(printing* self, tn_location where, tn_severity severity, tn_string_view message,
                    bool shows_line) {
  tn_location file = where;
  tn_file_range range;
  if (!tn_location_find_file(where, &file) || !tn_location_file_range(file, &range)) {
    put_without_file(self, where, severity, message);
    return;
  }
  source_line line = {{NULL, 0}, 0};
  const bool has_line = shows_line && find_line(self, &range, &line);
  // LLVM shows a whole file called "-", but not a single position in it, as standard input.
  const bool is_input = has_line && tn_string_view_equal(range.file, tn_string_view_from("-"));
  put_color(self, COLOR_BOLD);
  put_view(self, is_input ? tn_string_view_from("<stdin>") : range.file);
  put(self, ":", 1);
  put_unsigned(self, range.start_line);
  put(self, ":", 1);
  put_unsigned(self, range.start_column);
  put(self, ": ", 2);
  put_severity(self, severity);
  put_view(self, message);
  end_line(self);
  if (!has_line) return;
  put_source_line(self, line.text);
  if (is_ascii(line.text)) put_caret(self, &line);
}

tn_status tn_diagnostic_print(const tn_diagnostic* diagnostic, const tn_source* sources,
                              size_t source_count, tn_write_fn write, void* user_data) {
  return tn_diagnostic__print(diagnostic, sources, source_count, false, true, write, user_data);
}

tn_status tn_diagnostic__print(const tn_diagnostic* diagnostic, const tn_source* sources,
                               size_t source_count, bool has_color, bool has_notes,
                               tn_write_fn write, void* user_data) {
  printing self = {sources, source_count, write, user_data, TN_OK, has_color};
  tn_location last = diagnostic->location;
  put_one(&self, last, diagnostic->severity, diagnostic->message, true);
  tn_location call = {NULL, 0};
  for (unsigned i = 0; i < CALL_STACK_LIMIT; ++i) {
    if (!tn_location__find_call(last, &call)) break;
    last = tn_location_child(call, 1);
    put_one(&self, last, TN_SEVERITY_NOTE, tn_string_view_from("called from"), true);
  }
  for (size_t i = 0; has_notes && i < diagnostic->note_count; ++i) {
    const tn_diagnostic* note = &diagnostic->notes[i];
    put_one(&self, note->location, note->severity, note->message,
            !tn_location_equal(last, note->location));
    last = note->location;
  }
  return self.status;
}
