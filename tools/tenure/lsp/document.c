// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Open documents. `// -----` ends a part wherever it stands, as with mlir-lsp-server; what is behind
// it belongs to the next one.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

#define MARKER "// -----"

static void free_parts(lsp_document* document) {
  for (size_t i = 0; i < document->part_count; ++i) lsp_part_free(&document->parts[i]);
  free(document->parts);
  document->parts = NULL;
  document->part_count = 0;
}

static size_t count_lines(tn_string_view text) {
  size_t count = 0;
  for (size_t i = 0; i < text.size; ++i) count += text.data[i] == '\n';
  return count;
}

static void read_parts(lsp_document* document, const lsp_dialects* dialects) {
  size_t capacity = 0;
  size_t line = 0;
  const char* end = document->text.data + document->text.size;
  for (const char* from = document->text.data; from != NULL;) {
    const char* mark = memmem(from, (size_t)(end - from), MARKER, strlen(MARKER));
    const tn_string_view text = {from, (size_t)((mark == NULL ? end : mark) - from)};
    document->parts =
        lsp_grow(document->parts, &capacity, document->part_count + 1, sizeof *document->parts);
    lsp_part_read(&document->parts[document->part_count++], dialects, document->path, line, text);
    line += count_lines(text);
    from = mark == NULL ? NULL : mark + strlen(MARKER);
  }
}

void lsp_document_set(lsp_document* document, const lsp_dialects* dialects, const char* data,
                      size_t size) {
  free_parts(document);
  document->size = size;
  lsp_text_set(&document->text, data, size);
  read_parts(document, dialects);
}

void lsp_document_free(lsp_document* document) {
  free_parts(document);
  lsp_text_free(&document->text);
  free(document->uri);
  free(document->path);
  *document = (lsp_document){0};
}

lsp_part* lsp_document_part(const lsp_document* document, size_t line) {
  size_t i = document->part_count - 1;
  while (i != 0 && document->parts[i].line > line) --i;
  return &document->parts[i];
}

bool lsp_document_at(const lsp_document* document, const json_t* parameters, lsp_part** out_part,
                     size_t* out_offset) {
  lsp_position position = lsp_position_from(json_object_get(parameters, "position"));
  *out_part = lsp_document_part(document, position.line);
  position.line -= (*out_part)->line;
  return lsp_text_offset(&(*out_part)->text, position, out_offset);
}
