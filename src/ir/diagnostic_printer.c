// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The handler that prints diagnostics, with lines of the files that locations refer to.

#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

#include "base/file_read.h"
#include "base/lock.h"
#include "ir/context.h"
#include "ir/diagnostic_print.h"
#include "ir/location_find.h"

/// Lines of larger files are not shown.
#define SOURCE_FILE_SIZE_MAX ((size_t)256 << 20)

/// A file of a location; without a text if it cannot be read.
typedef struct source_file {
  struct source_file* next;
  char* name;
  char* text;
  tn_source source;
} source_file;

typedef struct diagnostic_printer {
  tn_allocator allocator;
  tn_diagnostic_printer_options options;
  bool has_color;
  tn_lock lock;
  source_file* files;
} diagnostic_printer;

//===-- Files ---------------------------------------------------------------------------------===//

static void free_file(const tn_allocator* allocator, source_file* file) {
  tn_source_lines_destroy(file->source.lines);
  tn_deallocate(allocator, file->text, file->source.text.size);
  tn_deallocate(allocator, file->name, file->source.name.size + 1);
  tn_deallocate(allocator, file, sizeof *file);
}

static source_file* read_file(const tn_allocator* allocator, tn_string_view name) {
  source_file* file = tn_allocate_zeroed(allocator, sizeof *file);
  if (file == NULL) return NULL;
  file->name = tn_allocate(allocator, name.size + 1);
  if (file->name == NULL) {
    free_file(allocator, file);
    return NULL;
  }
  memcpy(file->name, name.data, name.size);
  file->name[name.size] = '\0';
  file->source.name = (tn_string_view){file->name, name.size};
  size_t size = 0;
  const bool is_path = memchr(name.data, '\0', name.size) == NULL;
  if (is_path &&
      tn_file_read_regular(file->name, SOURCE_FILE_SIZE_MAX, allocator, &file->text, &size) == 0) {
    file->source.text = (tn_string_view){file->text, size};
    // Without a line index printing is correct, but slower.
    const tn_status status =
        tn_source_lines_create(allocator, file->source.text, &file->source.lines);
    if (status != TN_OK) file->source.lines = NULL;
  }
  return file;
}

/// Returns the file of a location, if it has lines to show and is not in `sources`.
static const source_file* file_of(diagnostic_printer* self, tn_location location) {
  tn_location place = location;
  tn_file_range range;
  if (self->options.no_source_files || !tn_location_find_file(location, &place) ||
      !tn_location_file_range(place, &range) || range.file.size == 0) {
    return NULL;
  }
  for (size_t i = 0; i < self->options.source_count; ++i) {
    if (tn_string_view_equal(self->options.sources[i].name, range.file)) return NULL;
  }
  for (const source_file* file = self->files; file != NULL; file = file->next) {
    if (tn_string_view_equal(file->source.name, range.file)) return file;
  }
  source_file* file = read_file(&self->allocator, range.file);
  if (file == NULL) return NULL;
  file->next = self->files;
  self->files = file;
  return file;
}

//===-- The handler ---------------------------------------------------------------------------===//

static tn_status write_stderr(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  return fwrite(bytes, 1, size, stderr) == size ? TN_OK : TN_IO_ERROR;
}

static void load_files(diagnostic_printer* self, const tn_diagnostic* diagnostic) {
  (void)file_of(self, tn_diagnostic_location(diagnostic));
  for (size_t i = 0; i < tn_diagnostic_note_count(diagnostic); ++i) {
    (void)file_of(self, tn_diagnostic_location(tn_diagnostic_note(diagnostic, i)));
  }
}

static void print_with_files(const diagnostic_printer* self, const tn_diagnostic* diagnostic) {
  const tn_diagnostic_printer_options* options = &self->options;
  size_t count = options->source_count;
  for (const source_file* file = self->files; file != NULL; file = file->next) ++count;
  tn_source* sources = count == 0 ? NULL : tn_allocate(&self->allocator, count * sizeof *sources);
  size_t used = 0;
  if (sources != NULL) {
    for (; used < options->source_count; ++used) sources[used] = options->sources[used];
    for (const source_file* file = self->files; file != NULL; file = file->next) {
      if (file->text != NULL) sources[used++] = file->source;
    }
  }
  (void)tn_diagnostic__print(diagnostic, sources, used, self->has_color, !self->options.no_notes,
                             options->write == NULL ? write_stderr : options->write,
                             options->user_data);
  tn_deallocate(&self->allocator, sources, sources == NULL ? 0 : count * sizeof *sources);
}

static bool print_diagnostic(const tn_diagnostic* diagnostic, void* user_data) {
  diagnostic_printer* self = user_data;
  tn_lock_acquire(&self->lock);
  load_files(self, diagnostic);
  print_with_files(self, diagnostic);
  tn_lock_release(&self->lock);
  return true;
}

static void delete_printer(void* user_data) {
  diagnostic_printer* self = user_data;
  const tn_allocator allocator = self->allocator;
  while (self->files != NULL) {
    source_file* file = self->files;
    self->files = file->next;
    free_file(&allocator, file);
  }
  tn_lock_finalize(&self->lock);
  tn_deallocate(&allocator, self, sizeof *self);
}

static bool wants_color(const tn_diagnostic_printer_options* options) {
  if (options->color != TN_COLOR_AUTO) return options->color == TN_COLOR_ALWAYS;
  const char* terminal = getenv("TERM");
  const char* no_color = getenv("NO_COLOR");
  return options->write == NULL && isatty(STDERR_FILENO) && terminal != NULL &&
         strcmp(terminal, "dumb") != 0 && (no_color == NULL || *no_color == '\0');
}

tn_status tn_diagnostic_print_with(const tn_diagnostic* diagnostic,
                                   const tn_diagnostic_printer_options* options) {
  const tn_write_fn write = options->write != NULL ? options->write : write_stderr;
  return tn_diagnostic__print(diagnostic, options->sources, options->source_count,
                              wants_color(options), !options->no_notes, write, options->user_data);
}

tn_status tn_diagnostic_printer_attach(tn_context* context,
                                       const tn_diagnostic_printer_options* options,
                                       tn_diagnostic_handler_id* out_id) {
  *out_id = 0;
  if (context == NULL) return TN_INVALID_ARGUMENT;
  diagnostic_printer* self = tn_allocate_zeroed(&context->allocator, sizeof *self);
  if (self == NULL) return tn_context__out_of_memory(context);
  self->allocator = context->allocator;
  if (options != NULL) self->options = *options;
  self->has_color = wants_color(&self->options);
  tn_lock_initialize(&self->lock, context->threading);
  const tn_status status =
      tn_diagnostic_handler_attach(context, print_diagnostic, self, delete_printer, out_id);
  if (status != TN_OK) delete_printer(self);
  return status;
}
