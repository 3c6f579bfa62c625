// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The .mlir files of the client's folders that are not open.

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "lsp.h"

/// Limits of the search: size of files, depth of folders, and number of files.
#define FILE_SIZE_MAX ((size_t)1 << 24)
#define DEPTH_MAX 16u
#define FILE_COUNT_MAX 20000u

typedef struct walk {
  const lsp_documents* open;
  lsp_file_fn take;
  void* user_data;
  size_t count;
} walk;

static bool is_open(const lsp_documents* open, const char* path) {
  for (size_t i = 0; i < open->count; ++i) {
    if (strcmp(open->items[i].path, path) == 0) return true;
  }
  return false;
}

static bool is_mlir(const char* name) {
  const size_t size = strlen(name);
  return size > 5 && strcmp(name + size - 5, ".mlir") == 0;
}

static void walk_folder(walk* self, const char* folder, size_t depth) {
  DIR* open = opendir(folder);
  if (open == NULL) return;
  for (struct dirent* entry; (entry = readdir(open)) != NULL && self->count < FILE_COUNT_MAX;) {
    if (*entry->d_name == '.') continue;
    lsp_writer path = {0};
    struct stat about;
    lsp_write_text(&path, folder);
    lsp_write_text(&path, "/");
    lsp_write_text(&path, entry->d_name);
    (void)lsp_write(&path, "", 1);
    // A link may form a cycle.
    if (lstat(path.data, &about) == 0) {
      ++self->count;
      if (S_ISDIR(about.st_mode) && depth < DEPTH_MAX) walk_folder(self, path.data, depth + 1);
      if (S_ISREG(about.st_mode) && (size_t)about.st_size <= FILE_SIZE_MAX &&
          is_mlir(entry->d_name) && !is_open(self->open, path.data)) {
        self->take(self->user_data, path.data, &about);
      }
    }
    free(path.data);
  }
  closedir(open);
}

/// Returns true if a folder is inside of another one.
static bool is_within_another(const lsp_documents* open, size_t index) {
  const char* path = open->folders[index].path;
  for (size_t i = 0; i < open->folder_count; ++i) {
    const char* outer = open->folders[i].path;
    const size_t size = strlen(outer);
    if (i != index && strncmp(path, outer, size) == 0 && path[size] == '/') return true;
  }
  return false;
}

void lsp_each_file(const lsp_documents* open, lsp_file_fn take, void* user_data) {
  walk self = {.open = open, .take = take, .user_data = user_data};
  for (size_t i = 0; i < open->folder_count; ++i) {
    if (!is_within_another(open, i)) walk_folder(&self, open->folders[i].path, 0);
  }
  if (self.count >= FILE_COUNT_MAX) {
    fprintf(stderr, "tenure: warning: only the first %u files of the workspace are indexed\n",
            FILE_COUNT_MAX);
  }
}

void lsp_read_file(const char* path, lsp_writer* out) {
  char chunk[1 << 14];
  FILE* file = fopen(path, "rb");
  if (file == NULL) return;
  for (size_t got = 0; (got = fread(chunk, 1, sizeof chunk, file)) != 0;) {
    (void)lsp_write(out, chunk, got);
  }
  fclose(file);
}
