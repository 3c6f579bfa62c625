// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/publishDiagnostics: what is wrong with a document. What has no place in it is shown
// at its beginning.

#include <string.h>

#include "lsp.h"

static int severity_of(tn_severity severity) {
  return severity == TN_SEVERITY_ERROR ? 1 : severity == TN_SEVERITY_WARNING ? 2 : 3;
}

/// At least two columns from the start on are marked, as mlir-lsp-server does.
static json_t* range_of(const lsp_part* part, const lsp_message* message) {
  if (message->start == SIZE_MAX) {
    return lsp_json_range((lsp_position){.line = 0}, (lsp_position){.line = 0});
  }
  lsp_position start = lsp_text_position(&part->text, message->start);
  lsp_position end = lsp_text_position(&part->text, message->end);
  if (end.character < start.character + 2) end.character = start.character + 2;
  start.line += part->line;
  end.line += part->line;
  return lsp_json_range(start, end);
}

static json_t* words_of(const lsp_message* message) {
  return lsp_json_string(message->words, strlen(message->words));
}

static json_t* notes_of(const lsp_document* document, const lsp_part* part,
                        const lsp_message* message) {
  json_t* notes = json_array();
  for (size_t i = 0; i < message->note_count; ++i) {
    const lsp_message* note = &message->notes[i];
    json_array_append_new(notes, json_pack("{s:o, s:o}", "location",
                                           lsp_json_location(document->uri, range_of(part, note)),
                                           "message", words_of(note)));
  }
  return notes;
}

static json_t* diagnostic(const lsp_document* document, const lsp_part* part,
                          const lsp_message* message) {
  json_t* it = json_pack("{s:s, s:o, s:o, s:i, s:s}", "category", "Parse Error", "message",
                         words_of(message), "range", range_of(part, message), "severity",
                         severity_of(message->severity), "source", "mlir");
  if (message->note_count != 0) {
    json_object_set_new(it, "relatedInformation", notes_of(document, part, message));
  }
  return it;
}

json_t* lsp_diagnostics(const lsp_document* document) {
  json_t* all = json_array();
  for (size_t i = 0; i < document->part_count; ++i) {
    const lsp_part* part = &document->parts[i];
    for (size_t k = 0; k < part->message_count; ++k) {
      json_array_append_new(all, diagnostic(document, part, &part->messages[k]));
    }
  }
  return all;
}
