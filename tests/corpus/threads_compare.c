// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whether several threads make of files what one makes of them, however small these are.
//
//   threads_compare [--bytecode] COUNT[,COUNT]... < PATHS
//
// Each file, text or bytecode, is read, verified, printed in four forms, written as bytecode,
// cloned, and simplified by canonicalize and cse, whose statistics are printed, in a context with
// one thread and then in one for each number of threads, whose teams take whatever falls into two
// pieces. What comes out is compared, and all that is reported with its places and notes. With
// `--bytecode` what one thread writes of a text as bytecode is looked at like another file. A file
// that differs is named; the last line is `P of N alike`. Exits 1 if one differs.
//
// The threshold of teams is the library's own: this program is linked with its inside.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/tenure.h>

#include "ir/context.h"

typedef struct bytes {
  char* data;
  size_t size;
  size_t capacity;
} bytes;

static tn_status append(void* user_data, const char* data, size_t size) {
  bytes* to = user_data;
  if (to->capacity - to->size < size) {
    to->capacity = 2 * (to->size + size);
    to->data = realloc(to->data, to->capacity);
    if (to->data == NULL) abort();
  }
  if (size != 0) memcpy(to->data + to->size, data, size);
  to->size += size;
  return TN_OK;
}

static void keep(const tn_diagnostic* diagnostic, unsigned depth, bytes* to) {
  char head[96];
  tn_file_range range = {.start_line = 0};
  (void)tn_location_file_range(tn_diagnostic_location(diagnostic), &range);
  const int size =
      snprintf(head, sizeof head, "%u %d %u:%u: ", depth, (int)tn_diagnostic_severity(diagnostic),
               range.start_line, range.start_column);
  append(to, head, (size_t)size);
  const tn_string_view words = tn_diagnostic_message(diagnostic);
  append(to, words.data, words.size);
  append(to, "\n", 1);
  for (size_t i = 0; i < tn_diagnostic_note_count(diagnostic); ++i) {
    keep(tn_diagnostic_note(diagnostic, i), depth + 1, to);
  }
}

static bool keep_report(const tn_diagnostic* diagnostic, void* user_data) {
  keep(diagnostic, 0, user_data);
  return true;
}

static void say_status(tn_status status, bytes* to) {
  char line[32];
  append(to, line, (size_t)snprintf(line, sizeof line, "status %d\n", (int)status));
}

/// As bytecode, in one piece and made to be written later.
static void show_bytecode(tn_op module, bytes* to) {
  tn_blob* blob = NULL;
  tn_bytecode_encoding* encoding = NULL;
  say_status(tn_bytecode_write_blob(module, NULL, &blob), to);
  if (blob != NULL) append(to, tn_blob_data(blob), tn_blob_byte_size(blob));
  tn_object_release(blob);
  say_status(tn_bytecode_encode(module, NULL, &encoding), to);
  if (encoding != NULL) say_status(tn_bytecode_encoding_write(encoding, append, to), to);
  tn_bytecode_encoding_destroy(encoding);
}

static void show(tn_op module, bytes* to) {
  static const tn_print_options forms[] = {
      {.custom_form = false},
      {.custom_form = true},
      {.custom_form = true, .debug_info = true},
      {.debug_info = true, .local_scope = true},
  };
  for (size_t i = 0; i < sizeof forms / sizeof *forms; ++i) {
    say_status(tn_op_print(module, &forms[i], append, to), to);
  }
  show_bytecode(module, to);
}

/// A clone, and what passes make of it; so what is destroyed is a tree with all that was in it.
static void change(tn_op module, uint32_t thread_count, bytes* to) {
  static const tn_print_options with_locations = {.debug_info = true};
  static const char* const pipelines[] = {"any(canonicalize)", "any(cse)",
                                          "any(canonicalize{region-simplify=disabled})"};
  tn_op clone;
  tn_status status =
      tn_op_clone(tn_scope_find(module.scope), module, TN_CLONE_WHOLE, NULL, NULL, &clone);
  say_status(status, to);
  if (status != TN_OK) return;
  const tn_pass_options options = {.thread_count = thread_count,
                                   .statistics = true,
                                   .patterns = true,
                                   .write = append,
                                   .write_data = to};
  for (size_t i = 0; i < sizeof pipelines / sizeof *pipelines; ++i) {
    say_status(tn_op_print(clone, &with_locations, append, to), to);
    say_status(tn_op_run_pipeline(clone, pipelines[i], &options), to);
  }
  say_status(tn_op_print(clone, &with_locations, append, to), to);
  say_status(tn_op_erase(clone), to);
  say_status(tn_op_print(module, &with_locations, append, to), to);
}

/// In how many places a byte is changed.
#define CHANGES 6u

/// What comes of bytecode that is wrong somewhere, mostly.
static void read_changed(tn_context* context, tn_string_view from, bytes* to) {
  char* copy = malloc(from.size + 1);
  if (copy == NULL) abort();
  for (size_t i = 1; i <= CHANGES; ++i) {
    const size_t at = from.size * i / (CHANGES + 1);
    tn_op module;
    memcpy(copy, from.data, from.size);
    copy[at] = (char)(copy[at] ^ (i % 2 == 0 ? 2 : 0x51));
    const tn_string_view changed = {copy, from.size};
    const tn_status status =
        tn_bytecode_read(tn_context_root_scope(context), changed, NULL, &module);
    say_status(status, to);
    if (status == TN_OK) say_status(tn_op_print(module, NULL, append, to), to);
  }
  free(copy);
}

/// What comes of the file in a context with so many threads.
static bytes outcome(const char* path, tn_string_view from, uint32_t thread_count) {
  bytes to = {NULL, 0, 0};
  tn_context* context = NULL;
  tn_diagnostic_handler_id id;
  const tn_context_options options = {.allow_unregistered_dialects = true,
                                      .threading = thread_count > 1,
                                      .thread_count = thread_count};
  if (tn_context_create(&options, &context) != TN_OK) abort();
  context->team_bytes_min = 1;
  if (tn_diagnostic_handler_attach(context, keep_report, &to, NULL, &id) != TN_OK) abort();
  tn_op module;
  const tn_text_parse_options parse = {.file_name = tn_string_view_from(path)};
  const tn_status status =
      tn_bytecode_has_magic(from)
          ? tn_bytecode_read(tn_context_root_scope(context), from, NULL, &module)
          : tn_text_parse(tn_context_root_scope(context), from, &parse, &module);
  say_status(status, &to);
  if (status == TN_OK) {
    show(module, &to);
    change(module, thread_count, &to);
  }
  if (tn_bytecode_has_magic(from)) read_changed(context, from, &to);
  tn_context_destroy(context);
  return to;
}

static bool equal(const bytes* a, const bytes* b) {
  return a->size == b->size && (a->size == 0 || memcmp(a->data, b->data, a->size) == 0);
}

/// Whether the file comes out alike with each number of threads, which are a list with commas.
static bool check(const char* path, tn_string_view from, const char* counts) {
  bytes one = outcome(path, from, 1);
  bool alike = true;
  for (const char* at = counts; alike && at != NULL; at = strchr(at, ',')) {
    at += *at == ',';
    const uint32_t count = (uint32_t)strtoul(at, NULL, 10);
    bytes several = outcome(path, from, count);
    if (!equal(&one, &several)) {
      alike = false;
      printf("%s: differs on %u threads\n", path, count);
    }
    free(several.data);
  }
  free(one.data);
  return alike;
}

/// What one thread writes of the text as bytecode; nothing if it is wrong.
static bytes written(const char* path, tn_string_view from) {
  static const tn_context_options options = {.allow_unregistered_dialects = true};
  const tn_text_parse_options parse = {.file_name = tn_string_view_from(path)};
  bytes to = {NULL, 0, 0};
  tn_context* context = NULL;
  tn_op module;
  if (tn_context_create(&options, &context) != TN_OK) abort();
  if (tn_text_parse(tn_context_root_scope(context), from, &parse, &module) == TN_OK &&
      tn_bytecode_write(module, NULL, append, &to) != TN_OK) {
    abort();
  }
  tn_context_destroy(context);
  return to;
}

static bool check_written(const char* path, tn_string_view from, const char* counts) {
  bytes to = written(path, from);
  const bool alike = to.size == 0 || check(path, (tn_string_view){to.data, to.size}, counts);
  free(to.data);
  return alike;
}

static bytes read_file(const char* path) {
  bytes all = {NULL, 0, 0};
  FILE* file = fopen(path, "rb");
  if (file == NULL) {
    perror(path);
    exit(2);
  }
  char piece[65536];
  for (size_t size; (size = fread(piece, 1, sizeof piece, file)) != 0;) append(&all, piece, size);
  fclose(file);
  return all;
}

int main(int argument_count, char** arguments) {
  char path[4096];
  size_t alike = 0;
  size_t total = 0;
  const bool with_bytecode = argument_count == 3 && strcmp(arguments[1], "--bytecode") == 0;
  if (argument_count != 2 + with_bytecode) {
    fprintf(stderr, "usage: threads_compare [--bytecode] COUNT[,COUNT]... < PATHS\n");
    return 2;
  }
  const char* counts = arguments[argument_count - 1];
  while (fgets(path, sizeof path, stdin) != NULL) {
    path[strcspn(path, "\n")] = '\0';
    bytes from = read_file(path);
    const tn_string_view all = {from.data, from.size};
    alike += check(path, all, counts) &&
             (!with_bytecode || tn_bytecode_has_magic(all) || check_written(path, all, counts));
    ++total;
    free(from.data);
  }
  printf("%zu of %zu alike\n", alike, total);
  return alike == total ? 0 : 1;
}
