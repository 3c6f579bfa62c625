// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// workspace/symbol: the symbols of the open documents, and of the other .mlir files in the client's
// folders.
//
// A file is parsed when a name in it matches, and again when it has changed; its symbols are
// cached, since editors send a request after each letter. A file with errors has none.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

//===-- Names ---------------------------------------------------------------------------------===//

static char lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/// Returns true if a name contains the letters of `query` in order, as in editors.
static bool matches(tn_string_view name, const char* query) {
  for (size_t i = 0; *query != '\0' && i < name.size; ++i) {
    query += lower(name.data[i]) == lower(*query);
  }
  return *query == '\0';
}

static bool ends_name(char c) {
  const bool is_letter = lower(c) >= 'a' && lower(c) <= 'z';
  return !is_letter && !(c >= '0' && c <= '9') && strchr("_$.-", c) == NULL;
}

/// Returns true if the name at `*at`, bare or quoted, may match; names with escapes always may.
/// Advances `*at`.
static bool is_name(const char** at, const char* end, const char* query) {
  const bool is_quoted = *at != end && **at == '"';
  const char* start = *at + is_quoted;
  const char* self = start;
  for (; self != end && (is_quoted ? *self != '"' : *self != '\0' && !ends_name(*self)); ++self) {
    if (*self == '\\') return true;
  }
  *at = self;
  return matches((tn_string_view){start, (size_t)(self - start)}, query);
}

/// Returns true if a name in a text matches: after an `@`, or in generic form.
static bool has_name(tn_string_view text, const char* query) {
  static const char key[] = "sym_name";
  const char* end = text.data + text.size;
  for (const char* at = text.data; (at = memchr(at, '@', (size_t)(end - at))) != NULL;) {
    ++at;
    if (is_name(&at, end, query)) return true;
  }
  for (const char* at = text.data; (at = memmem(at, (size_t)(end - at), key, sizeof key - 1));) {
    at += sizeof key - 1;
    while (at != end && (*at == ' ' || *at == '=')) ++at;
    if (is_name(&at, end, query)) return true;
  }
  return false;
}

//===-- Lists ---------------------------------------------------------------------------------===//

/// Adds a symbol of a document, and nested ones.
static void add_symbol(const char* uri, const json_t* symbol, json_t* all) {
  const char* name = json_string_value(json_object_get(symbol, "name"));
  size_t index = 0;
  const json_t* child = NULL;
  if (name != NULL && *name != '<') {
    json_t* range = json_incref(json_object_get(symbol, "selectionRange"));
    json_array_append_new(
        all, json_pack("{s:O, s:O, s:o}", "name", json_object_get(symbol, "name"), "kind",
                       json_object_get(symbol, "kind"), "location", lsp_json_location(uri, range)));
  }
  json_array_foreach(json_object_get(symbol, "children"), index, child) {
    add_symbol(uri, child, all);
  }
}

static json_t* symbols_of(const lsp_document* document) {
  json_t* nested = lsp_document_symbols(document);
  json_t* all = json_array();
  size_t index = 0;
  const json_t* symbol = NULL;
  json_array_foreach(nested, index, symbol) add_symbol(document->uri, symbol, all);
  json_decref(nested);
  return all;
}

static void add_matching(const json_t* symbols, const char* query, json_t* all) {
  size_t index = 0;
  json_t* symbol = NULL;
  json_array_foreach(symbols, index, symbol) {
    const json_t* name = json_object_get(symbol, "name");
    const tn_string_view text = {json_string_value(name), json_string_length(name)};
    if (matches(text, query)) json_array_append(all, symbol);
  }
}

//===-- Files ---------------------------------------------------------------------------------===//

typedef struct search {
  const lsp_dialects* dialects;
  json_t* known;
  const char* query;
  json_t* all;
} search;

static json_t* stamp_of(const struct stat* about) {
  return json_pack("[I, I, I]", (json_int_t)about->st_mtim.tv_sec,
                   (json_int_t)about->st_mtim.tv_nsec, (json_int_t)about->st_size);
}

static json_t* read_symbols(const search* self, const char* path, tn_string_view text) {
  lsp_document document = {.path = strdup(path), .dialects = self->dialects};
  document.uri = lsp_uri_of(path, "file:///");
  lsp_document_set(&document, text.data, text.size);
  lsp_document_parse(&document);
  json_t* symbols = symbols_of(&document);
  lsp_document_free(&document);
  return symbols;
}

static void add_file(void* user_data, const char* path, const struct stat* about) {
  search* self = user_data;
  json_t* stamp = stamp_of(about);
  const json_t* known = json_object_get(self->known, path);
  if (known == NULL || !json_equal(json_object_get(known, "stamp"), stamp)) {
    lsp_writer text = {0};
    lsp_read_file(path, &text);
    const tn_string_view view = {text.data, text.size};
    known = NULL;
    if (text.size != 0 && has_name(view, self->query)) {
      json_t* read =
          json_pack("{s:O, s:o}", "stamp", stamp, "symbols", read_symbols(self, path, view));
      // Paths that are not UTF-8 are not cached.
      if (json_object_set_new(self->known, path, read) == 0) known = read;
    }
    free(text.data);
  }
  json_decref(stamp);
  add_matching(json_object_get(known, "symbols"), self->query, self->all);
}

json_t* lsp_workspace_symbols(const lsp_documents* open, const lsp_dialects* dialects,
                              const char* query, json_t* known) {
  search self = {.dialects = dialects, .known = known, .query = query, .all = json_array()};
  for (size_t i = 0; i < open->count; ++i) {
    json_t* symbols = symbols_of(&open->items[i]);
    add_matching(symbols, query, self.all);
    json_decref(symbols);
  }
  lsp_each_file(open, add_file, &self);
  return self.all;
}
