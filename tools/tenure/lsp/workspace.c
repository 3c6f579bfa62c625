// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialects of a workspace: schemas named on the command line and in `tenure.toml`, in the folder
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
static void read_settings(lsp_workspace* it, const char* text) {
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
    add_file(it, it->folder, (tn_string_view){at + 1, size});
    at += 1 + size;
  }
}

static void read_settings_file(lsp_workspace* it) {
  FILE* file = fopen(it->settings, "rb");
  if (file == NULL) return;
  char* text = lsp_allocate(SETTINGS_SIZE_MAX + 1);
  text[fread(text, 1, SETTINGS_SIZE_MAX, file)] = '\0';
  fclose(file);
  read_settings(it, text);
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
  if (it->settings != NULL) read_settings_file(it);
  it->stamps = realloc(it->stamps, (it->count + 1) * sizeof *it->stamps);
  if (it->stamps == NULL) exit(1);
  for (size_t i = 0; i < it->count; ++i) it->stamps[i] = stamp_of(it->files[i]);
  if (it->settings != NULL) it->settings_stamp = stamp_of(it->settings);
  it->dialects.files = (const char* const*)it->files;
  it->dialects.file_count = it->count;
}

//===-- Workspaces ----------------------------------------------------------------------------===//

void lsp_workspace_open(lsp_workspace* it, const lsp_dialects* given) {
  *it = (lsp_workspace){.given = given, .dialects = {.none = given->none}};
  gather(it);
}

void lsp_workspace_set_folder(lsp_workspace* it, const char* uri) {
  free(it->folder);
  free(it->settings);
  it->folder = lsp_uri_path(uri);
  lsp_writer path = {0};
  lsp_write_text(&path, it->folder);
  lsp_write_text(&path, "/" SETTINGS);
  (void)lsp_write(&path, "", 1);
  it->settings = path.data;
  gather(it);
}

bool lsp_workspace_changed(lsp_workspace* it) {
  bool is_same = it->settings == NULL || same_stamp(it->settings_stamp, stamp_of(it->settings));
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
  free(it->folder);
  free(it->settings);
  *it = (lsp_workspace){0};
}
