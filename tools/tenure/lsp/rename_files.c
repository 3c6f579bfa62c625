// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A new name for a symbol that other files declare, or define: in those that are open, and in the
// .mlir files of the client's folder.
//
// Files are linked by the names of the outermost symbols. Two of a name are one thing if one of
// them has no body and the other one is no private function; what is private and has a body is its
// file's own.

#include <dirent.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "lsp.h"

/// What is larger is not looked into, nor are folders in more folders, nor more files.
#define FILE_SIZE_MAX ((size_t)1 << 24)
#define DEPTH_MAX 16u
#define FILE_COUNT_MAX 20000u

typedef struct files {
  const lsp_document* document;  ///< Where the name was changed.
  const lsp_documents* open;
  tn_string_view old_name;
  const char* new_name;  ///< As it is spelled.
  bool has_body;         ///< The symbol in the document.
  json_t* changes;
  size_t count;
  bool is_refused;
} files;

//===-- Symbols -------------------------------------------------------------------------------===//

static bool has_body(tn_op op) { return tn_region_first_block(tn_op_region(op, 0)).slot != 0; }

static bool is_private(tn_op op) {
  const tn_attribute visibility = tn_op_attribute(op, tn_string_view_from("sym_visibility"));
  if (tn_attribute_is_null(visibility)) return false;
  const tn_string_view word = tn_string_attribute_value(visibility);
  return word.size == strlen("private") && memcmp(word.data, "private", word.size) == 0;
}

bool lsp_symbol_is_shared(const lsp_part* part, tn_op op) {
  return op.slot != 0 && tn_op_region_count(op) == 1 && tn_op_parent(op).slot == part->root.slot &&
         !(has_body(op) && is_private(op));
}

/// The outermost symbol of a name that other files may mean; null if there is none.
static tn_op find_shared(const lsp_part* part, tn_string_view name) {
  tn_op op = {0};
  if (part->root.slot == 0 || tn_op_region_count(part->root) == 0) return op;
  op = tn_block_first_op(tn_region_first_block(tn_op_region(part->root, 0)));
  for (; op.slot != 0; op = tn_op_next(op)) {
    const tn_string_view own = tn_symbol_name(op);
    if (own.size == name.size && memcmp(own.data, name.data, own.size) == 0) break;
  }
  return lsp_symbol_is_shared(part, op) ? op : (tn_op){0};
}

//===-- Files ---------------------------------------------------------------------------------===//

static void change_part(files* it, const char* uri, lsp_part* part) {
  const tn_op op = find_shared(part, it->old_name);
  if (op.slot == 0 || (it->has_body && has_body(op))) return;
  bool is_right = false;
  json_t* edits = lsp_rename_symbol(part, op, it->new_name, &is_right);
  it->is_refused |= !is_right;
  json_object_set_new(it->changes, uri, edits);
}

static bool is_open(const files* it, const char* path) {
  for (size_t i = 0; i < it->open->count; ++i) {
    if (strcmp(it->open->items[i].path, path) == 0) return true;
  }
  return false;
}

/// The bytes of a file, if the name is among them; the caller frees them.
static bool read_if_named(const files* it, const char* path, lsp_writer* out) {
  FILE* file = fopen(path, "rb");
  if (file == NULL) return false;
  char chunk[1 << 14];
  for (size_t got = 0; (got = fread(chunk, 1, sizeof chunk, file)) != 0;) {
    (void)lsp_write(out, chunk, got);
  }
  fclose(file);
  return out->size != 0 &&
         memmem(out->data, out->size, it->old_name.data, it->old_name.size) != NULL;
}

static void change_file(files* it, const char* path) {
  lsp_writer text = {0};
  if (!is_open(it, path) && read_if_named(it, path, &text)) {
    lsp_part part;
    lsp_part_open(&part, it->document->dialects, path, 0, (tn_string_view){text.data, text.size});
    lsp_part_settle(&part);
    char* uri = lsp_uri_of(path, it->document->uri);
    change_part(it, uri, &part);
    free(uri);
    lsp_part_free(&part);
  }
  free(text.data);
}

static bool is_mlir(const char* name) {
  const size_t size = strlen(name);
  return size > 5 && strcmp(name + size - 5, ".mlir") == 0;
}

static void change_folder(files* it, const char* folder, size_t depth) {
  DIR* open = opendir(folder);
  if (open == NULL) return;
  for (struct dirent* entry; (entry = readdir(open)) != NULL && it->count < FILE_COUNT_MAX;) {
    if (*entry->d_name == '.') continue;
    lsp_writer path = {0};
    struct stat about;
    lsp_write_text(&path, folder);
    lsp_write_text(&path, "/");
    lsp_write_text(&path, entry->d_name);
    (void)lsp_write(&path, "", 1);
    // A link may lead around.
    if (lstat(path.data, &about) == 0) {
      ++it->count;
      if (S_ISDIR(about.st_mode) && depth < DEPTH_MAX) change_folder(it, path.data, depth + 1);
      if (S_ISREG(about.st_mode) && (size_t)about.st_size <= FILE_SIZE_MAX &&
          is_mlir(entry->d_name)) {
        change_file(it, path.data);
      }
    }
    free(path.data);
  }
  closedir(open);
}

bool lsp_rename_files(const lsp_document* document, const lsp_documents* open, tn_op symbol,
                      const char* new_name, json_t* changes) {
  files it = {.document = document,
              .open = open,
              .old_name = tn_symbol_name(symbol),
              .new_name = new_name,
              .has_body = has_body(symbol),
              .changes = changes};
  // A part of several is a file of its own, which nobody else knows.
  if (document->part_count != 1) return true;
  for (size_t i = 0; i < open->count; ++i) {
    lsp_document* other = &open->items[i];
    if (other == document || other->part_count != 1) continue;
    lsp_document_settle(other);
    change_part(&it, other->uri, &other->parts[0]);
  }
  if (open->folder != NULL) change_folder(&it, open->folder, 0);
  return !it.is_refused;
}
