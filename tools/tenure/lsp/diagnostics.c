// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/publishDiagnostics: the diagnostics of a document. Those without a position in it
// are shown at its beginning.

#include <string.h>

#include "lsp.h"

static int severity_of(tn_severity severity) {
  return severity == TN_SEVERITY_ERROR ? 1 : severity == TN_SEVERITY_WARNING ? 2 : 3;
}

/// Marks at least two columns from the start on, like mlir-lsp-server.
static json_t* range_of(const lsp_part* part, const lsp_message* message) {
  size_t from = 0;
  size_t to = 0;
  if (!lsp_message_bytes(part, message, &from, &to)) {
    return lsp_json_range((lsp_position){.line = 0}, (lsp_position){.line = 0});
  }
  lsp_position start = lsp_text_position(&part->text, from);
  lsp_position end = lsp_text_position(&part->text, to);
  if (end.character < start.character + 2) end.character = start.character + 2;
  start.line += part->line;
  end.line += part->line;
  return lsp_json_range(start, end);
}

static json_t* words_of(const lsp_message* message) {
  return lsp_json_string(message->words, strlen(message->words));
}

typedef struct gathering {
  const lsp_document* document;
  const lsp_part* part;
  json_t* all;
} gathering;

static json_t* notes_of(const gathering* self, const lsp_message* message) {
  json_t* notes = json_array();
  for (size_t i = 0; i < message->note_count; ++i) {
    const lsp_message* note = &message->notes[i];
    json_array_append_new(
        notes, json_pack("{s:o, s:o}", "location",
                         lsp_json_location(self->document->uri, range_of(self->part, note)),
                         "message", words_of(note)));
  }
  return notes;
}

static void add(void* user_data, const lsp_message* message) {
  const gathering* self = user_data;
  json_t* one = json_pack("{s:s, s:o, s:o, s:i, s:s}", "category", "Parse Error", "message",
                          words_of(message), "range", range_of(self->part, message), "severity",
                          severity_of(message->severity), "source", "mlir");
  if (message->note_count != 0) {
    json_object_set_new(one, "relatedInformation", notes_of(self, message));
  }
  json_array_append_new(self->all, one);
}

json_t* lsp_diagnostics(const lsp_document* document) {
  gathering self = {.document = document, .all = json_array()};
  for (size_t i = 0; i < document->part_count; ++i) {
    self.part = &document->parts[i];
    lsp_part_messages(self.part, add, &self);
  }
  return self.all;
}
