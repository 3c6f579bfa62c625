// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/documentHighlight, prepareRename and rename: all places of a part with the same
// meaning.
//
// A new name is tried: the part is parsed with it, and must not have more errors. Symbols may be
// shared with other files (rename_files.c).

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

typedef struct place_list {
  lsp_place* items;
  size_t count;
  size_t capacity;
} place_list;

static void add_place(void* user_data, const lsp_place* place) {
  place_list* list = user_data;
  list->items = lsp_grow(list->items, &list->capacity, list->count + 1, sizeof *list->items);
  list->items[list->count++] = *place;
}

static int compare_starts(const void* a, const void* b) {
  const uint32_t left = ((const lsp_place*)a)->at.start;
  const uint32_t right = ((const lsp_place*)b)->at.start;
  return left < right ? -1 : left > right;
}

/// Returns the places with the meaning of the place at a position, in the order of the text; none
/// for names that are not chosen by the user.
static place_list same_places(const lsp_document* document, const json_t* parameters,
                              lsp_part** out_part, lsp_target* out_target) {
  place_list list = {0};
  size_t offset = 0;
  if (!lsp_document_at(document, parameters, out_part, &offset) ||
      !lsp_part_find(*out_part, offset, out_target) || out_target->place.at.kind == TN_TEXT_OP) {
    return list;
  }
  if (*lsp_part_spelling(*out_part, &out_target->definition).data == '{') return list;
  if (out_target->symbol.slot == 0) add_place(&list, &out_target->definition);
  lsp_part_uses(*out_part, out_target, add_place, &list);
  qsort(list.items, list.count, sizeof *list.items, compare_starts);
  return list;
}

json_t* lsp_highlights(const lsp_document* document, const json_t* parameters) {
  lsp_part* part = NULL;
  lsp_target target;
  place_list list = same_places(document, parameters, &part, &target);
  json_t* all = json_array();
  for (size_t i = 0; i < list.count; ++i) {
    json_t* range = lsp_part_range(part, list.items[i].at.start, list.items[i].at.end);
    json_array_append_new(all, json_pack("{s:o}", "range", range));
  }
  free(list.items);
  return all;
}

json_t* lsp_prepare_rename(const lsp_document* document, const json_t* parameters) {
  lsp_part* part = NULL;
  lsp_target target;
  place_list list = same_places(document, parameters, &part, &target);
  free(list.items);
  if (list.count == 0) return json_null();
  const tn_string_view name = lsp_part_spelling(part, &target.place);
  return json_pack("{s:o, s:o}", "placeholder", lsp_json_string(name.data, name.size), "range",
                   lsp_part_range(part, target.place.at.start, target.place.at.end));
}

//===-- New names -----------------------------------------------------------------------------===//

static bool is_letter(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c != '\0' && strchr("_$.-", c));
}

static bool is_digit(char c) { return c >= '0' && c <= '9'; }

/// Returns true for a suffix-id of LangRef: digits, or a letter followed by letters and digits.
static bool is_plain(const char* name) {
  const bool is_number = is_digit(*name);
  if (!is_number && !is_letter(*name)) return false;
  for (const char* p = name; *p != '\0'; ++p) {
    if (!is_digit(*p) && (is_number || !is_letter(*p))) return false;
  }
  return true;
}

/// Returns true if a symbol's name needs no quotes: a bare-id of LangRef.
static bool is_bare(const char* name) {
  return is_plain(name) && !is_digit(*name) && strchr("$.-", *name) == NULL &&
         strchr(name, '-') == NULL;
}

/// Returns the spelling of the new name, with the sigil of the old one; NULL if it is invalid.
static char* spell(char sigil, const char* name) {
  if (*name == sigil) ++name;
  lsp_writer text = {0};
  (void)lsp_write(&text, &sigil, 1);
  const bool is_quoted = sigil == '@' && !is_bare(name);
  const bool is_valid =
      is_quoted ? *name != '\0' && strpbrk(name, "\"\\\n") == NULL : is_plain(name);
  if (is_quoted) lsp_write_text(&text, "\"");
  lsp_write_text(&text, name);
  if (is_quoted) lsp_write_text(&text, "\"");
  text.data[text.size] = '\0';
  if (is_valid) return text.data;
  free(text.data);
  return NULL;
}

/// Returns true if the part parses without errors when the places have the new name.
static bool is_valid_with(const lsp_part* part, const place_list* list, const char* name) {
  lsp_writer text = {0};
  size_t done = 0;
  for (size_t i = 0; i < list->count; ++i) {
    (void)lsp_write(&text, part->text.data + done, list->items[i].at.start - done);
    lsp_write_text(&text, name);
    done = list->items[i].at.end;
  }
  (void)lsp_write(&text, part->text.data + done, part->text.size - done);
  lsp_part tried;
  const tn_string_view view = {text.data, text.size};
  lsp_part_open(&tried, part->dialects, part->path, 0, view);
  lsp_part_parse(&tried);
  const bool is_valid = lsp_part_is_valid(&tried) || !lsp_part_is_valid(part);
  lsp_part_free(&tried);
  free(text.data);
  return is_valid;
}

static json_t* edits(const lsp_part* part, const place_list* list, const char* name) {
  json_t* all = json_array();
  for (size_t i = 0; i < list->count; ++i) {
    json_array_append_new(
        all, json_pack("{s:s, s:o}", "newText", name, "range",
                       lsp_part_range(part, list->items[i].at.start, list->items[i].at.end)));
  }
  return all;
}

json_t* lsp_rename_symbol(lsp_part* part, tn_op symbol, const char* name, bool* out_is_valid) {
  place_list list = {0};
  const lsp_target target = {.symbol = symbol};
  lsp_part_uses(part, &target, add_place, &list);
  if (list.count != 0) qsort(list.items, list.count, sizeof *list.items, compare_starts);
  *out_is_valid = is_valid_with(part, &list, name);
  json_t* all = edits(part, &list, name);
  free(list.items);
  return all;
}

json_t* lsp_rename(const lsp_document* document, const lsp_documents* open,
                   const json_t* parameters, const char** out_error) {
  lsp_part* part = NULL;
  lsp_target target;
  json_t* changes = NULL;
  const char* given = json_string_value(json_object_get(parameters, "newName"));
  place_list list = same_places(document, parameters, &part, &target);
  *out_error = "no renameable symbol at this position";
  char* name = NULL;
  if (list.count != 0 && given != NULL) {
    name = spell(part->text.data[target.place.at.start], given);
    *out_error = name == NULL ? "not a valid MLIR name" : "the name is already in use";
  }
  if (name != NULL && is_valid_with(part, &list, name)) {
    changes = json_object();
    json_object_set_new(changes, document->uri, edits(part, &list, name));
  }
  if (changes != NULL && lsp_symbol_is_shared(part, target.symbol) &&
      !lsp_rename_files(document, open, target.symbol, name, changes)) {
    *out_error = "the name is already in use in another file";
    json_decref(changes);
    changes = NULL;
  }
  free(name);
  free(list.items);
  return changes == NULL ? NULL : json_pack("{s:o}", "changes", changes);
}
