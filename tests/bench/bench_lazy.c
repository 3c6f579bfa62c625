// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A large file of many functions, of which one is looked at.
//
//   bench_lazy make FILE FUNCTIONS OPS KB   a file of so many functions with so many ops each, and as
//                                           many constants that a function takes KB in all
//   bench_lazy read FILE                    opens it lazily, finds a function in the middle, prints it

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <tenure/tenure.h>

#include "session.h"

#define BYTES_OF_OP 12u

static tn_context* open_context(void) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  require(tn_context_create(&options, &context));
  return context;
}

//===-- Making --------------------------------------------------------------------------------===//

/// A function as text: it is copied, and gets a constant and a name.
static const char head[] =
    "module {\n"
    "  \"func.func\"() <{function_type = (i32, i32) -> (), sym_name = \"f\"}> ({\n"
    "  ^bb0(%a: i32, %b: i32):\n"
    "    %c = \"t.constant\"() {value = unit} : () -> tensor<4xi32>\n";

static char* make_text(size_t op_count) {
  const size_t room = sizeof head + op_count * 96 + 200;
  char* text = malloc(room);
  measure_require(text != NULL, "there is memory");
  int size = snprintf(text, room, "%s", head);
  for (size_t i = 0; i < op_count; ++i) {
    size += snprintf(text + size, room - (size_t)size,
                     "    %%%zu = \"t.add\"(%%%s, %%b) {k = %zu : i32} : (i32, i32) -> i32\n", i,
                     i == 0 ? "a" : "b", i % 64);
  }
  snprintf(text + size, room - (size_t)size, "    \"t.return\"() : () -> ()\n  }) : () -> ()\n}\n");
  return text;
}

static tn_op first_in(tn_op op) {
  return tn_block_first_op(tn_region_first_block(tn_op_region(op, 0)));
}

static void fill_function(tn_context* context, tn_op function, size_t number, tn_type type,
                          char* bytes, size_t size) {
  char name[32];
  tn_identifier key;
  tn_attribute value;
  snprintf(name, sizeof name, "f%zu", number);
  require(tn_symbol_set_name(function, tn_string_view_from(name)));
  memcpy(bytes, &number, sizeof number);
  require(tn_dense_elements_attribute_get(type, bytes, size, &value));
  require(tn_identifier_get(context, tn_string_view_from("value"), &key));
  require(tn_op_set_attribute(first_in(function), key, value));
}

static void make(const char* path, size_t function_count, size_t op_count, size_t kilobytes) {
  tn_context* context = open_context();
  tn_scope* scope = tn_context_root_scope(context);
  tn_op module;
  tn_type i8;
  tn_type type;
  char* text = make_text(op_count);
  require(tn_text_parse(scope, tn_string_view_from(text), NULL, &module));
  free(text);
  const size_t all = kilobytes * 1000;
  const size_t size = all > op_count * BYTES_OF_OP + 16 ? all - op_count * BYTES_OF_OP : 16;
  const int64_t extent = (int64_t)size;
  char* bytes = calloc(1, size);
  measure_require(bytes != NULL, "there is memory");
  for (size_t i = 8; i < size; ++i) bytes[i] = (char)i;
  require(tn_integer_type_get(context, 8, TN_SIGNLESS, &i8));
  require(tn_tensor_type_get(i8, &extent, 1, NULL, &type));
  const tn_op first = first_in(module);
  const tn_block body = tn_op_block(first);
  for (size_t i = 1; i < function_count; ++i) {
    const tn_insertion end = {.block = body};
    tn_op copy;
    require(tn_op_clone(scope, first, 0, NULL, &end, &copy));
    fill_function(context, copy, i, type, bytes, size);
  }
  fill_function(context, first, 0, type, bytes, size);
  require(tn_bytecode_write_file(module, NULL, path));
  free(bytes);
  tn_context_destroy(context);
}

//===-- Reading -------------------------------------------------------------------------------===//

/// Memory of the process that is no page of a file, in bytes.
static double anonymous_bytes(void) {
  char line[256];
  double kilobytes = 0;
  FILE* file = fopen("/proc/self/status", "r");
  if (file == NULL) return 0;
  while (fgets(line, sizeof line, file) != NULL) {
    if (strncmp(line, "RssAnon:", 8) == 0) kilobytes = strtod(line + 8, NULL);
  }
  fclose(file);
  return kilobytes * 1024;
}

static tn_status count_bytes(void* user_data, const char* bytes, size_t size) {
  (void)bytes;
  *(size_t*)user_data += size;
  return TN_OK;
}

static void read(const char* path) {
  struct stat about;
  measure_require(stat(path, &about) == 0, path);
  measure_emit((double)about.st_size / 1e6, "MB", "bytecode.lazy.file");
  const double before = anonymous_bytes();
  const double before_all = measure_resident_bytes();
  const tn_bytecode_read_options options = {.lazy = true};
  const tn_print_options print_options = {.local_scope = true};
  tn_context* context = open_context();
  tn_op module;
  measure_figure opening = measure_begin("bytecode.lazy.open");
  require(tn_bytecode_read_file(tn_context_root_scope(context), path, &options, &module));
  tn_op found = first_in(module);
  size_t count = 0;
  for (tn_op op = found; op.generation != 0; op = tn_op_next(op)) ++count;
  for (size_t i = 0; i < count / 2; ++i) found = tn_op_next(found);
  measure_end(&opening, 1, "us");
  measure_figure printing = measure_begin("bytecode.lazy.print");
  size_t size = 0;
  require(tn_op_print(found, &print_options, count_bytes, &size));
  measure_end(&printing, 1, "us");
  measure_emit((anonymous_bytes() - before) / 1e6, "MB", "bytecode.lazy.memory");
  measure_emit((measure_resident_bytes() - before_all) / 1e6, "MB", "bytecode.lazy.mapped");
  measure_emit((double)count, "", "bytecode.lazy.functions");
  tn_context_destroy(context);
}

int main(int argc, char** argv) {
  if (argc == 6 && strcmp(argv[1], "make") == 0) {
    make(argv[2], strtoul(argv[3], NULL, 10), strtoul(argv[4], NULL, 10),
         strtoul(argv[5], NULL, 10));
    return 0;
  }
  measure_require(argc == 3 && strcmp(argv[1], "read") == 0, "make or read");
  read(argv[2]);
  return 0;
}
