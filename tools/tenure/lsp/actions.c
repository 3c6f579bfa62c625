// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/codeAction: fixes for errors (fixes.c), and comments that expect the current
// diagnostics, for --verify-diagnostics.

#include <string.h>

#include "lsp.h"

/// Returns the indentation of a position's line, in spaces before the position.
static size_t indentation(const lsp_document* document, lsp_position position) {
  const lsp_part* part = lsp_document_part(document, position.line);
  const lsp_text* text = &part->text;
  position.line -= part->line;
  if (position.line >= text->line_count) return 0;
  const char* line = text->data + text->lines[position.line];
  size_t indent = 0;
  while (indent < position.character && line[indent] == ' ') ++indent;
  return indent;
}

static void add_edit(const lsp_document* document, lsp_position position, const char* severity,
                     const json_t* message, json_t* edits) {
  const char* words = json_string_value(message);
  if (words == NULL || strncmp(words, "see current operation: ", 23) == 0) return;
  lsp_writer text = {0};
  const size_t indent = indentation(document, position);
  for (size_t i = 0; i < indent; ++i) lsp_write_text(&text, " ");
  lsp_write_text(&text, "// expected-");
  lsp_write_text(&text, severity);
  lsp_write_text(&text, " @below {{");
  lsp_write_text(&text, words);
  lsp_write_text(&text, "}}\n");
  const lsp_position start = {.line = position.line};
  json_array_append_new(edits, json_pack("{s:o, s:o}", "newText", lsp_writer_finish(&text), "range",
                                         lsp_json_range(start, start)));
}

static void add_note_edits(const lsp_document* document, const char* uri, const json_t* diagnostic,
                           json_t* edits) {
  size_t index = 0;
  const json_t* note = NULL;
  json_array_foreach(json_object_get(diagnostic, "relatedInformation"), index, note) {
    const json_t* location = json_object_get(note, "location");
    const char* place = json_string_value(json_object_get(location, "uri"));
    if (place == NULL || strcmp(place, uri) != 0) continue;
    const json_t* start = json_object_get(json_object_get(location, "range"), "start");
    add_edit(document, lsp_position_from(start), "note", json_object_get(note, "message"), edits);
  }
}

static json_t* action_for(const lsp_document* document, const char* uri, const json_t* diagnostic) {
  static const char* const severities[] = {"error", "warning"};
  const char* source = json_string_value(json_object_get(diagnostic, "source"));
  const json_int_t severity = json_integer_value(json_object_get(diagnostic, "severity"));
  if (source == NULL || strcmp(source, "mlir") != 0 || severity < 1 || severity > 2) return NULL;
  json_t* edits = json_array();
  const json_t* start = json_object_get(json_object_get(diagnostic, "range"), "start");
  add_edit(document, lsp_position_from(start), severities[severity - 1],
           json_object_get(diagnostic, "message"), edits);
  add_note_edits(document, uri, diagnostic, edits);
  json_t* changes = json_object();
  json_object_set_new(changes, uri, edits);
  return json_pack("{s:[o], s:{s:o}, s:s, s:s}", "diagnostics", json_deep_copy(diagnostic), "edit",
                   "changes", changes, "kind", "quickfix", "title",
                   "Add expected-* diagnostic checks");
}

/// Returns true if the client wants quick fixes.
static bool is_wanted(const json_t* context) {
  const json_t* only = json_object_get(context, "only");
  if (json_array_size(only) == 0) return true;
  size_t index = 0;
  const json_t* kind = NULL;
  json_array_foreach(only, index, kind) {
    const char* text = json_string_value(kind);
    if (text != NULL && strcmp(text, "quickfix") == 0) return true;
  }
  return false;
}

json_t* lsp_code_actions(const lsp_document* document, const json_t* parameters) {
  json_t* actions = json_array();
  const json_t* context = json_object_get(parameters, "context");
  const json_t* named = json_object_get(json_object_get(parameters, "textDocument"), "uri");
  const char* uri = json_string_value(named);
  if (uri == NULL || !is_wanted(context)) return actions;
  size_t index = 0;
  const json_t* diagnostic = NULL;
  json_array_foreach(json_object_get(context, "diagnostics"), index, diagnostic) {
    json_t* fix = document->offers_fixes ? lsp_fix(document, uri, diagnostic) : NULL;
    if (fix != NULL) json_array_append_new(actions, fix);
    json_t* action = action_for(document, uri, diagnostic);
    if (action != NULL) json_array_append_new(actions, action);
  }
  return actions;
}
