// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects of a workspace: schemas named on the command line and in `tenure.toml`, in each folder
// that the client opens:
//
//   dialect-files = ["toy.irdl.mlir", "more/other.irdl.mlir"]
//
// They are looked at again whenever something is opened, changed or saved, so that what one writes
// into a schema counts at once.

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "lsp.h"

#define SETTINGS "tenure.toml"
/// More of a file than that is no settings.
#define SETTINGS_SIZE_MAX ((size_t)1 << 20)

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

static void add_file(lsp_workspace* it, const char* folder, tn_string_view name) {
  lsp_writer path = {0};
  if (folder != NULL && (name.size == 0 || *name.data != '/')) {
    lsp_write_text(&path, folder);
    lsp_write_text(&path, "/");
  }
  lsp_write_view(&path, name);
  (void)lsp_write(&path, "", 1);
  it->files = lsp_grow(it->files, &it->capacity, it->count + 1, sizeof *it->files);
  it->files[it->count++] = path.data;
}

/// The array of strings behind `dialect-files =`, which may go over several lines.
static void read_settings(lsp_workspace* it, const char* folder, const char* text) {
  static const char key[] = "dialect-files";
  const char* at = text;
  while (at != NULL && strncmp(at, key, sizeof key - 1) != 0) {
    at = strchr(at, '\n');
    if (at != NULL) ++at;
  }
  if (at == NULL) return;
  at += sizeof key - 1;
  at += strspn(at, " \t");
  if (*at != '=') return;
  ++at;
  at += strspn(at, " \t");
  if (*at != '[') return;
  for (++at; *at != '\0' && *at != ']'; ++at) {
    if (*at == '#') {
      at += strcspn(at, "\n");
      if (*at == '\0') return;
    }
    if (*at != '"' && *at != '\'') continue;
    const char quote[2] = {*at, '\0'};
    const size_t size = strcspn(at + 1, quote);
    if (at[1 + size] == '\0') return;
    add_file(it, folder, (tn_string_view){at + 1, size});
    at += 1 + size;
  }
}

static void read_settings_file(lsp_workspace* it, const lsp_folder* folder) {
  FILE* file = fopen(folder->settings, "rb");
  if (file == NULL) return;
  char* text = lsp_allocate(SETTINGS_SIZE_MAX + 1);
  text[fread(text, 1, SETTINGS_SIZE_MAX, file)] = '\0';
  fclose(file);
  read_settings(it, folder->path, text);
  free(text);
}

static void forget_files(lsp_workspace* it) {
  while (it->count != 0) free(it->files[--it->count]);
}

static void gather(lsp_workspace* it) {
  forget_files(it);
  for (size_t i = 0; i < it->given->file_count; ++i) {
    add_file(it, NULL, tn_string_view_from(it->given->files[i]));
  }
  for (size_t i = 0; i < it->folder_count; ++i) {
    read_settings_file(it, &it->folders[i]);
    it->folders[i].settings_stamp = stamp_of(it->folders[i].settings);
  }
  it->stamps = realloc(it->stamps, (it->count + 1) * sizeof *it->stamps);
  if (it->stamps == NULL) exit(1);
  for (size_t i = 0; i < it->count; ++i) it->stamps[i] = stamp_of(it->files[i]);
  it->dialects.files = (const char* const*)it->files;
  it->dialects.file_count = it->count;
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
  lsp_writer settings = {0};
  lsp_write_text(&settings, path);
  lsp_write_text(&settings, "/" SETTINGS);
  (void)lsp_write(&settings, "", 1);
  it->folders =
      lsp_grow(it->folders, &it->folder_capacity, it->folder_count + 1, sizeof *it->folders);
  it->folders[it->folder_count++] = (lsp_folder){.path = path, .settings = settings.data};
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
  for (size_t i = 0; i < it->count && is_same; ++i) {
    is_same = same_stamp(it->stamps[i], stamp_of(it->files[i]));
  }
  if (!is_same) gather(it);
  return !is_same;
}

void lsp_workspace_close(lsp_workspace* it) {
  forget_files(it);
  free(it->files);
  free(it->stamps);
  while (it->folder_count != 0) forget_folder(it, it->folder_count - 1);
  free(it->folders);
  *it = (lsp_workspace){0};
}
