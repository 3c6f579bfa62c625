// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Measuring bytecode made of texts: it is written from what was parsed, and read in fresh contexts.

#include "bytecode_figures.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "measure.h"

void bytecode_bytes_append(bytecode_bytes* bytes, const char* data, size_t size) {
  if (bytes->capacity - bytes->size < size) {
    bytes->capacity = 2 * bytes->capacity + size;
    bytes->data = realloc(bytes->data, bytes->capacity);
    measure_require(bytes->data != NULL, "there is memory");
  }
  memcpy(bytes->data + bytes->size, data, size);
  bytes->size += size;
}

static bytecode_bytes load(const char* path) {
  char piece[65536];
  bytecode_bytes text = {NULL, 0, 0};
  FILE* file = fopen(path, "rb");
  measure_require(file != NULL, path);
  for (size_t size; (size = fread(piece, 1, sizeof piece, file)) != 0;) {
    bytecode_bytes_append(&text, piece, size);
  }
  fclose(file);
  // With the NUL at the end that MLIR asks for.
  bytecode_bytes_append(&text, "", 1);
  --text.size;
  return text;
}

/// Writes what the text holds. The first time is not measured: the output grows then.
static bytecode_bytes measure_writing(const bytecode_side* side, const char* name,
                                      const bytecode_bytes* text, size_t* out_op_count) {
  bytecode_bytes out = {NULL, 0, 0};
  void* context = side->open();
  side->read(context, text->data, text->size);
  const size_t count = side->count_ops(context);
  side->write(context, &out);
  out.size = 0;
  measure_figure figure = measure_begin("bytecode.%s.write", name);
  side->write(context, &out);
  measure_end(&figure, (double)count, "ns");
  measure_emit((double)out.size / (double)count, "B", "bytecode.%s.size", name);
  side->close(context);
  *out_op_count = count;
  return out;
}

static void measure_reading(const bytecode_side* side, const char* name, const bytecode_bytes* file,
                            size_t op_count) {
  void* context = side->open();
  measure_trim();
  const double before = measure_resident_bytes();
  measure_figure whole = measure_begin("bytecode.%s.read_print", name);
  side->read(context, file->data, file->size);
  (void)side->print(context);
  measure_end(&whole, (double)op_count, "ns");
  side->close(context);
  context = side->open();
  measure_trim();
  const double empty = measure_resident_bytes();
  measure_figure figure = measure_begin("bytecode.%s.read", name);
  side->read(context, file->data, file->size);
  measure_end(&figure, (double)op_count, "ns");
  const double after = measure_resident_bytes();
  const double grown = after - (empty < before ? empty : before);
  measure_emit(grown / (double)op_count, "B", "bytecode.%s.rss", name);
  side->close(context);
}

int bytecode_figures_run(const bytecode_side* side, int argument_count, char** arguments) {
  for (int i = 1; i < argument_count; ++i) {
    char* path = strchr(arguments[i], '=');
    size_t op_count;
    measure_require(path != NULL, "arguments are NAME=FILE");
    *path++ = 0;
    bytecode_bytes text = load(path);
    bytecode_bytes file = measure_writing(side, arguments[i], &text, &op_count);
    free(text.data);
    measure_reading(side, arguments[i], &file, op_count);
    free(file.data);
  }
  return 0;
}
