// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects of a workspace: schemas on the command line, and in the `tenure.toml` of the project
// of each of the client's folders (project.h).
//
// Both are read again when they have changed and a document is opened, changed or saved.

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "lsp.h"

//===-- Stamps --------------------------------------------------------------------------------===//

static lsp_stamp stamp_of(const char* path) {
  struct stat self;
  if (stat(path, &self) != 0) return (lsp_stamp){0};
  return (lsp_stamp){(int64_t)self.st_mtim.tv_sec, (int64_t)self.st_mtim.tv_nsec,
                     (int64_t)self.st_size};
}

static bool same_stamp(lsp_stamp a, lsp_stamp b) {
  return a.seconds == b.seconds && a.nanoseconds == b.nanoseconds && a.size == b.size;
}

//===-- Settings ------------------------------------------------------------------------------===//

static void report(const char* settings, tn_string_view text, size_t at, const char* message) {
  size_t line = 1;
  for (size_t i = 0; i < at && i < text.size; ++i) line += text.data[i] == '\n';
  (void)fprintf(stderr, "%s:%zu: error: %s\n", settings, line, message);
}

static void gather(lsp_workspace* self) {
  tool_dialects_free(&self->schemas);
  for (size_t i = 0; i < self->given->file_count; ++i) {
    (void)tool_dialects_add(&self->schemas, self->given->files[i]);
  }
  for (size_t i = 0; i < self->folder_count; ++i) {
    lsp_folder* folder = &self->folders[i];
    folder->settings_stamp = stamp_of(folder->settings);
    if (folder->settings_stamp.seconds != 0) {
      (void)tool_project_read(folder->settings, report, &self->schemas);
    }
  }
  self->stamps = realloc(self->stamps, (self->schemas.count + 1) * sizeof *self->stamps);
  if (self->stamps == NULL) exit(1);
  for (size_t i = 0; i < self->schemas.count; ++i)
    self->stamps[i] = stamp_of(self->schemas.paths[i]);
  self->dialects.files = (const char* const*)self->schemas.paths;
  self->dialects.file_count = self->schemas.count;
}

//===-- Workspaces ----------------------------------------------------------------------------===//

void lsp_workspace_open(lsp_workspace* self, const lsp_dialects* given) {
  *self = (lsp_workspace){.given = given, .dialects = {.none = given->none}};
  gather(self);
}

static size_t find_folder(const lsp_workspace* self, const char* path) {
  size_t index = 0;
  while (index < self->folder_count && strcmp(self->folders[index].path, path) != 0) ++index;
  return index;
}

void lsp_workspace_add_folder(lsp_workspace* self, const char* uri) {
  char* path = lsp_uri_path(uri);
  if (find_folder(self, path) != self->folder_count) {
    free(path);
    return;
  }
  char settings[PATH_MAX];
  if (!tool_project_find(path, settings)) {
    // The file may be created later.
    (void)snprintf(settings, sizeof settings, "%s/" TOOL_SETTINGS, path);
  }
  char* copy = lsp_allocate(strlen(settings) + 1);
  strcpy(copy, settings);
  self->folders = lsp_grow(self->folders, &self->folder_capacity, self->folder_count + 1,
                           sizeof *self->folders);
  self->folders[self->folder_count++] = (lsp_folder){.path = path, .settings = copy};
  gather(self);
}

static void forget_folder(lsp_workspace* self, size_t index) {
  free(self->folders[index].path);
  free(self->folders[index].settings);
  --self->folder_count;
  memmove(&self->folders[index], &self->folders[index + 1],
          (self->folder_count - index) * sizeof *self->folders);
}

void lsp_workspace_remove_folder(lsp_workspace* self, const char* uri) {
  char* path = lsp_uri_path(uri);
  const size_t index = find_folder(self, path);
  free(path);
  if (index == self->folder_count) return;
  forget_folder(self, index);
  gather(self);
}

bool lsp_workspace_changed(lsp_workspace* self) {
  bool is_same = true;
  for (size_t i = 0; i < self->folder_count && is_same; ++i) {
    is_same = same_stamp(self->folders[i].settings_stamp, stamp_of(self->folders[i].settings));
  }
  for (size_t i = 0; i < self->schemas.count && is_same; ++i) {
    is_same = same_stamp(self->stamps[i], stamp_of(self->schemas.paths[i]));
  }
  if (!is_same) gather(self);
  return !is_same;
}

void lsp_workspace_close(lsp_workspace* self) {
  tool_dialects_free(&self->schemas);
  free(self->stamps);
  while (self->folder_count != 0) forget_folder(self, self->folder_count - 1);
  free(self->folders);
  *self = (lsp_workspace){0};
}
