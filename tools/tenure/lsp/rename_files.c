// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Renames a symbol that other files declare or define: in open files, and in the .mlir files of the
// client's folders.
//
// Files are linked by the names of the outermost symbols. Two symbols with one name are the same if
// one of them has no body and the other one is not a private function. A private symbol with a body
// is local to its file.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

typedef struct files {
  const lsp_document* document;  ///< The document of the request.
  tn_string_view old_name;
  const char* new_name;  ///< In its spelling.
  bool has_body;         ///< For the symbol in the document.
  json_t* changes;
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

/// Returns the outermost symbol with the name that other files may refer to; null if there is none.
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

static void change_part(files* self, const char* uri, lsp_part* part) {
  const tn_op op = find_shared(part, self->old_name);
  if (op.slot == 0 || (self->has_body && has_body(op))) return;
  bool is_valid = false;
  json_t* edits = lsp_rename_symbol(part, op, self->new_name, &is_valid);
  self->is_refused |= !is_valid;
  json_object_set_new(self->changes, uri, edits);
}

static void change_file(void* user_data, const char* path, const struct stat* about) {
  files* self = user_data;
  lsp_writer text = {0};
  (void)about;
  lsp_read_file(path, &text);
  if (text.size != 0 &&
      memmem(text.data, text.size, self->old_name.data, self->old_name.size) != NULL) {
    lsp_part part;
    lsp_part_open(&part, self->document->dialects, path, 0, (tn_string_view){text.data, text.size});
    lsp_part_parse(&part);
    char* uri = lsp_uri_of(path, self->document->uri);
    change_part(self, uri, &part);
    free(uri);
    lsp_part_free(&part);
  }
  free(text.data);
}

bool lsp_rename_files(const lsp_document* document, const lsp_documents* open, tn_op symbol,
                      const char* new_name, json_t* changes) {
  files self = {.document = document,
                .old_name = tn_symbol_name(symbol),
                .new_name = new_name,
                .has_body = has_body(symbol),
                .changes = changes};
  // In a document with several parts, each part is a separate file that other files do not know.
  if (document->part_count != 1) return true;
  for (size_t i = 0; i < open->count; ++i) {
    lsp_document* other = &open->items[i];
    if (other == document || other->part_count != 1) continue;
    lsp_document_parse(other);
    change_part(&self, other->uri, &other->parts[0]);
  }
  lsp_each_file(open, change_file, &self);
  return !self.is_refused;
}
