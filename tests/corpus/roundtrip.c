// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads modules and prints them as `tenure opt --allow-unregistered-dialect` does, many in one process.
//
//   roundtrip [--generic] [--locations] [--dialect-file=FILE] < PAIRS
//
// PAIRS has a line for each file: its path, a tab, and the path of the text that it has to print as, but for empty lines at the
// end. Says for each file `ok`, `differs` or `refused: ` with the first error.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/tenure.h>

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

static bool keep_first_error(const tn_diagnostic* diagnostic, void* user_data) {
  bytes* error = user_data;
  if (error->size == 0 && tn_diagnostic_severity(diagnostic) == TN_SEVERITY_ERROR) {
    const tn_string_view words = tn_diagnostic_message(diagnostic);
    const char* end = words.size == 0 ? NULL : memchr(words.data, '\n', words.size);
    append(error, words.data, end == NULL ? words.size : (size_t)(end - words.data));
  }
  return true;
}

static tn_status read_module(tn_context* context, const char* path, tn_string_view from,
                             bool locations, tn_external_resources* external, tn_op* out_module) {
  tn_scope* scope = tn_context_root_scope(context);
  if (tn_bytecode_has_magic(from)) {
    const tn_bytecode_read_options options = {.file_name = tn_string_view_from(path),
                                              .drop_locations = !locations,
                                              .external_resources = external};
    return tn_bytecode_read(scope, from, &options, out_module);
  }
  const tn_text_parse_options options = {.file_name = tn_string_view_from(path),
                                         .external_resources = external};
  return tn_text_parse(scope, from, &options, out_module);
}

/// Loads the dialects of a schema; there is none if `path` is NULL.
static void load_schema(tn_context* context, const char* path) {
  if (path == NULL) return;
  bytes schema = read_file(path);
  const tn_string_view text = {schema.data, schema.size};
  if (tn_dialect_load_schema(context, text, tn_string_view_from(path)) != TN_OK) abort();
  free(schema.data);
}

/// What the file prints as; its first error goes to `error`.
static bytes print_file(const char* path, const char* schema_path, const tn_print_options* form,
                        bytes* error) {
  bytes to = {NULL, 0, 0};
  bytes from = read_file(path);
  tn_context* context = NULL;
  tn_external_resources* external = NULL;
  tn_diagnostic_handler_id id;
  tn_op module;
  const tn_context_options options = {.allow_unregistered_dialects = true};
  if (tn_context_create(&options, &context) != TN_OK ||
      tn_external_resources_create(NULL, &external) != TN_OK ||
      tn_diagnostic_handler_attach(context, keep_first_error, error, NULL, &id) != TN_OK) {
    abort();
  }
  load_schema(context, schema_path);
  const tn_string_view all = {from.data, from.size};
  if (read_module(context, path, all, form->debug_info, external, &module) == TN_OK) {
    tn_print_options print = *form;
    print.external_resources = external;
    if (tn_op_print(module, &print, append, &to) != TN_OK) append(error, "not printed", 11);
  } else if (error->size == 0) {
    append(error, "without an error", 16);
  }
  tn_external_resources_destroy(external);
  tn_context_destroy(context);
  free(from.data);
  return to;
}

static size_t size_without_empty_lines(const bytes* text) {
  size_t size = text->size;
  while (size != 0 && text->data[size - 1] == '\n') --size;
  return size;
}

static void check(const char* path, const char* wanted_path, const char* schema_path,
                  const tn_print_options* form) {
  bytes error = {NULL, 0, 0};
  bytes printed = print_file(path, schema_path, form, &error);
  bytes wanted = read_file(wanted_path);
  const size_t size = size_without_empty_lines(&wanted);
  if (error.size != 0) {
    printf("refused: %.*s\n", (int)error.size, error.data);
  } else if (size_without_empty_lines(&printed) == size &&
             (size == 0 || memcmp(printed.data, wanted.data, size) == 0)) {
    puts("ok");
  } else {
    puts("differs");
  }
  fflush(stdout);  // Before the next file can end the process.
  free(wanted.data);
  free(printed.data);
  free(error.data);
}

int main(int argument_count, char** arguments) {
  static const char schema_option[] = "--dialect-file=";
  tn_print_options form = {.custom_form = true};
  const char* schema_path = NULL;
  for (int i = 1; i < argument_count; ++i) {
    if (strcmp(arguments[i], "--generic") == 0) {
      form.custom_form = false;
    } else if (strcmp(arguments[i], "--locations") == 0) {
      form.debug_info = true;
    } else if (strncmp(arguments[i], schema_option, strlen(schema_option)) == 0) {
      schema_path = arguments[i] + strlen(schema_option);
    } else {
      fprintf(stderr, "usage: roundtrip [--generic] [--locations] [--dialect-file=FILE] < PAIRS\n");
      return 2;
    }
  }
  char line[8192];
  while (fgets(line, sizeof line, stdin) != NULL) {
    line[strcspn(line, "\n")] = '\0';
    char* wanted = strchr(line, '\t');
    if (wanted == NULL) return 2;
    *wanted = '\0';
    check(line, wanted + 1, schema_path, &form);
  }
  return 0;
}
