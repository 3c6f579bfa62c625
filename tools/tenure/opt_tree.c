// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: files of IR. The numbers in a file's name count the files for each of the op's
// ancestors, so that the names in a folder sort by time.

#include "opt_tree.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <tenure/symbol.h>

#include "opt_passes.h"

#define PATH_SIZE_MAX 4096u

typedef struct op_count {
  tn_op op;
  int count;
} op_count;

static op_count* counts;
static size_t count_count;
static FILE* file;
static bool is_printing;
static bool has_failed;
static char file_path[PATH_SIZE_MAX];
static bool is_too_long;  ///< A path was too long.

static op_count* count_of(tn_op op) {
  for (size_t i = 0; i < count_count; ++i) {
    if (tn_op_same(counts[i].op, op)) return &counts[i];
  }
  op_count* grown = realloc(counts, (count_count + 1) * sizeof *counts);
  if (grown == NULL) return NULL;
  counts = grown;
  counts[count_count] = (op_count){op, -1};
  return &counts[count_count++];
}

static void append(char* path, const char* text, size_t size) {
  const size_t used = strlen(path);
  if (used + size + 1 > PATH_SIZE_MAX) {
    is_too_long = true;
    return;
  }
  memcpy(path + used, text, size);
  path[used + size] = '\0';
}

/// Appends a name to a path: without separators, and for an op's name without dots.
static void append_name(char* path, tn_string_view name, bool is_symbol) {
  for (size_t i = 0; i < name.size; ++i) {
    const char c = name.data[i];
    const bool separates = c == '/' || c == '\\' || c == '\0' || (c == '.' && !is_symbol);
    append(path, separates ? "_" : &c, 1);
  }
}

static bool make_folder(const char* path) {
  if (mkdir(path, 0777) == 0 || errno == EEXIST) return true;
  tool_error("cannot create directory '%s': %s", path, strerror(errno));
  return false;
}

/// Adds the folders of the ops from the root to `op` to `path`, and its numbers to `numbers`.
static bool enter(tn_op op, char* path, char* numbers) {
  const tn_op parent = tn_op_parent(op);
  if (!tn_op_is_null(parent) && !enter(parent, path, numbers)) return false;
  const tn_string_view symbol = tn_symbol_name(op);
  append(path, "/", 1);
  append_name(path, tn_op_name(op), false);
  if (symbol.size != 0) {
    append(path, "_", 1);
    append_name(path, symbol, true);
  }
  op_count* self = count_of(op);
  if (self != NULL && self->count < 0) self->count = 0;
  char number[16];
  const int size = snprintf(number, sizeof number, "%d_", self == NULL ? 0 : self->count);
  append(numbers, number, (size_t)size);
  return !is_too_long && make_folder(path);
}

static void close_file(void) {
  if (file != NULL && fclose(file) != 0) {
    tool_error("cannot write output file '%s': %s", file_path, strerror(errno));
    has_failed = true;
  }
  file = NULL;
}

void opt_tree_begin(void* user_data, tn_op op, tn_string_view pass) {
  char numbers[PATH_SIZE_MAX] = "";
  (void)user_data;
  close_file();
  is_printing = !tn_op_is_null(op);
  if (has_failed || !is_printing) return;
  op_count* self = count_of(op);
  if (self != NULL) ++self->count;
  snprintf(file_path, sizeof file_path, "%s", tool_passes_asked()->tree_folder);
  has_failed = !make_folder(file_path) || !enter(op, file_path, numbers);
  if (!has_failed) {
    append(file_path, "/", 1);
    append(file_path, numbers, strlen(numbers));
    append_name(file_path, pass, true);
    append(file_path, ".mlir", 5);
  }
  if (is_too_long) {
    tool_error("for the --mlir-print-ir-tree-dir option: path exceeds %u bytes", PATH_SIZE_MAX - 1);
    has_failed = true;
  }
  if (has_failed) return;
  file = fopen(file_path, "w");
  has_failed = file == NULL;
  if (has_failed) tool_error("cannot open output file '%s': %s", file_path, strerror(errno));
}

tn_status opt_tree_write(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  if (!is_printing) return tool_write_stderr(NULL, bytes, size);
  return file == NULL || fwrite(bytes, 1, size, file) == size ? TN_OK : TN_IO_ERROR;
}

bool opt_tree_end(void) {
  close_file();
  free(counts);
  counts = NULL;
  count_count = 0;
  return !has_failed;
}
