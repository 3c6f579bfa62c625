// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects of a workspace: schemas named on the command line, and in the `tenure.toml` of the
// project that each folder of the client belongs to (project.h).
//
// Both are read again when they have changed and a document is opened, changed or saved.

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "lsp.h"

//===-- Stamps --------------------------------------------------------------------------------===//

static lsp_stamp stamp_of(const char* path) {
  struct stat it;
  if (stat(path, &it) != 0) return (lsp_stamp){0};
  return (lsp_stamp){(int64_t)it.st_mtim.tv_sec, (int64_t)it.st_mtim.tv_nsec, (int64_t)it.st_size};
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

static void gather(lsp_workspace* it) {
  tool_dialects_free(&it->schemas);
  for (size_t i = 0; i < it->given->file_count; ++i) {
    (void)tool_dialects_add(&it->schemas, it->given->files[i]);
  }
  for (size_t i = 0; i < it->folder_count; ++i) {
    lsp_folder* folder = &it->folders[i];
    folder->settings_stamp = stamp_of(folder->settings);
    if (folder->settings_stamp.seconds != 0) {
      (void)tool_project_read(folder->settings, report, &it->schemas);
    }
  }
  it->stamps = realloc(it->stamps, (it->schemas.count + 1) * sizeof *it->stamps);
  if (it->stamps == NULL) exit(1);
  for (size_t i = 0; i < it->schemas.count; ++i) it->stamps[i] = stamp_of(it->schemas.paths[i]);
  it->dialects.files = (const char* const*)it->schemas.paths;
  it->dialects.file_count = it->schemas.count;
}

//===-- Workspaces ----------------------------------------------------------------------------===//

void lsp_workspace_open(lsp_workspace* it, const lsp_dialects* given) {
  *it = (lsp_workspace){.given = given, .dialects = {.none = given->none}};
  gather(it);
}

static size_t find_folder(const lsp_workspace* it, const char* path) {
  size_t index = 0;
  while (index < it->folder_count && strcmp(it->folders[index].path, path) != 0) ++index;
  return index;
}

void lsp_workspace_add_folder(lsp_workspace* it, const char* uri) {
  char* path = lsp_uri_path(uri);
  if (find_folder(it, path) != it->folder_count) {
    free(path);
    return;
  }
  char settings[PATH_MAX];
  if (!tool_project_find(path, settings)) {
    // The one that may be written later.
    (void)snprintf(settings, sizeof settings, "%s/" TOOL_SETTINGS, path);
  }
  char* copy = lsp_allocate(strlen(settings) + 1);
  strcpy(copy, settings);
  it->folders =
      lsp_grow(it->folders, &it->folder_capacity, it->folder_count + 1, sizeof *it->folders);
  it->folders[it->folder_count++] = (lsp_folder){.path = path, .settings = copy};
  gather(it);
}

static void forget_folder(lsp_workspace* it, size_t index) {
  free(it->folders[index].path);
  free(it->folders[index].settings);
  --it->folder_count;
  memmove(&it->folders[index], &it->folders[index + 1],
          (it->folder_count - index) * sizeof *it->folders);
}

void lsp_workspace_remove_folder(lsp_workspace* it, const char* uri) {
  char* path = lsp_uri_path(uri);
  const size_t index = find_folder(it, path);
  free(path);
  if (index == it->folder_count) return;
  forget_folder(it, index);
  gather(it);
}

bool lsp_workspace_changed(lsp_workspace* it) {
  bool is_same = true;
  for (size_t i = 0; i < it->folder_count && is_same; ++i) {
    is_same = same_stamp(it->folders[i].settings_stamp, stamp_of(it->folders[i].settings));
  }
  for (size_t i = 0; i < it->schemas.count && is_same; ++i) {
    is_same = same_stamp(it->stamps[i], stamp_of(it->schemas.paths[i]));
  }
  if (!is_same) gather(it);
  return !is_same;
}

void lsp_workspace_close(lsp_workspace* it) {
  tool_dialects_free(&it->schemas);
  free(it->stamps);
  while (it->folder_count != 0) forget_folder(it, it->folder_count - 1);
  free(it->folders);
  *it = (lsp_workspace){0};
}
