// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/inlayHint: after each operand its value, if that is constant, or else its type; and
// textDocument/documentLink: the files in locations.

#include <stdlib.h>
#include <string.h>
#include <tenure/op_interface.h>

#include "lsp.h"

//===-- Hints ---------------------------------------------------------------------------------===//

enum { HINT_TYPE = 1, HINT_PARAMETER = 2 };

/// Longer hints hide the text.
#define HINT_SIZE_MAX 40

typedef struct hint_range {
  size_t start;
  size_t end;
} hint_range;

/// A write function that accepts as much as a hint has room for.
static tn_status write_short(void* user_data, const char* bytes, size_t size) {
  lsp_writer* writer = user_data;
  (void)lsp_write(writer, bytes, size);
  return writer->size > HINT_SIZE_MAX ? TN_LIMIT_EXCEEDED : TN_OK;
}

/// Returns the end of an operand's name and of its result number.
static size_t end_of_operand(const lsp_part* part, const lsp_place* place) {
  size_t end = place->at.end;
  if (part->text.data[end] != '#') return end;
  for (++end; part->text.data[end] >= '0' && part->text.data[end] <= '9';) ++end;
  return end;
}

static void add_hint(lsp_part* part, const lsp_place* place, json_t* all) {
  const tn_value value = tn_op_operand(place->at.op, place->at.number);
  if (value.slot == 0) return;
  lsp_writer text = {0};
  tn_attribute constant;
  const bool is_constant = tn_value_constant(value, &constant) == TN_OK;
  lsp_write_text(&text, is_constant ? "= " : ": ");
  const tn_status status = is_constant ? tn_attribute_print(constant, write_short, &text)
                                       : tn_type_print(tn_value_type(value), write_short, &text);
  if (status != TN_OK) {
    // A truncated text may end inside of a character.
    text.size = HINT_SIZE_MAX;
    while (text.size != 0 && ((unsigned char)text.data[text.size] & 0xc0) == 0x80) --text.size;
    lsp_write_text(&text, "...");
  }
  lsp_position at = lsp_text_position(&part->text, end_of_operand(part, place));
  at.line += part->line;
  json_array_append_new(
      all, json_pack("{s:o, s:o, s:i, s:b}", "position", lsp_json_position(at), "label",
                     lsp_writer_finish(&text), "kind", is_constant ? HINT_PARAMETER : HINT_TYPE,
                     "paddingLeft", is_constant));
}

static void add_hints(lsp_part* part, hint_range range, json_t* all) {
  for (uint32_t piece = 0; piece < part->piece_count; ++piece) {
    const lsp_piece* self = &part->pieces[piece];
    if (self->start > range.end || self->start + (size_t)self->size < range.start) continue;
    for (uint32_t i = 0; i < self->place_count; ++i) {
      if (self->places[i].kind != TN_TEXT_OPERAND) continue;
      const lsp_place place = lsp_part_place(part, piece, i);
      if (place.at.start >= range.start && place.at.end <= range.end) add_hint(part, &place, all);
    }
  }
}

/// Converts a position of the document to a byte of a part, or to the nearest one.
static size_t nearest(const lsp_part* part, lsp_position position) {
  if (position.line < part->line) return 0;
  position.line -= part->line;
  return lsp_text_nearest(&part->text, position);
}

json_t* lsp_hints(const lsp_document* document, const json_t* parameters) {
  const json_t* range = json_object_get(parameters, "range");
  const lsp_position start = lsp_position_from(json_object_get(range, "start"));
  const lsp_position end = lsp_position_from(json_object_get(range, "end"));
  json_t* all = json_array();
  for (size_t i = 0; i < document->part_count; ++i) {
    lsp_part* part = &document->parts[i];
    if (part->root.slot == 0 || part->line > end.line) continue;
    const hint_range bytes = {nearest(part, start),
                              range == NULL ? part->text.size : nearest(part, end)};
    add_hints(part, bytes, all);
  }
  return all;
}

//===-- Links ---------------------------------------------------------------------------------===//

/// Returns the end of the string that starts at `start`; NULL if it does not end on its line.
static const char* string_end(const char* start, const char* end) {
  for (const char* p = start + 1; p < end && *p != '\n'; ++p) {
    if (*p == '"') return p + 1;
    if (*p == '\\') ++p;
  }
  return NULL;
}

/// Parses the number after a colon at `*p`, and advances `*p`; 0 if there is none.
static size_t number_at(const char** p) {
  size_t number = 0;
  if (**p != ':') return 0;
  for (++*p; **p >= '0' && **p <= '9' && number < UINT32_MAX; ++*p) {
    number = number * 10 + (size_t)(**p - '0');
  }
  return number;
}

/// Returns the URI of a file in a location, relative to the document's folder, with a line and
/// column.
static json_t* target_of(const lsp_document* document, tn_string_view name, size_t line,
                         size_t column) {
  lsp_writer path = {0};
  const char* slash = strrchr(document->path, '/');
  if (*name.data != '/' && slash != NULL) {
    (void)lsp_write(&path, document->path, (size_t)(slash + 1 - document->path));
  }
  lsp_write_view(&path, name);
  path.data[path.size] = '\0';
  char* uri = lsp_uri_of(path.data, document->uri);
  lsp_writer target = {0};
  lsp_write_text(&target, uri);
  lsp_write_text(&target, "#L");
  lsp_write_number(&target, line);
  lsp_write_text(&target, ",");
  lsp_write_number(&target, column);
  free(uri);
  free(path.data);
  return lsp_writer_finish(&target);
}

/// Adds links for `"file":line:column`, which only occurs in locations.
static void add_links(const lsp_document* document, const lsp_part* part, json_t* all) {
  const char* start = part->text.data;
  const char* end = start + part->text.size;
  for (const char* p = start; p < end; ++p) {
    if (*p == '/' && p[1] == '/') p = memchr(p, '\n', (size_t)(end - p));
    if (*p != '"') continue;
    const char* behind = string_end(p, end);
    if (behind == NULL) continue;
    const char* at = behind;
    const size_t line = number_at(&at);
    const size_t column = line == 0 ? 0 : number_at(&at);
    const tn_string_view name = {p + 1, (size_t)(behind - p) - 2};
    if (column != 0 && name.size != 0) {
      json_t* range = lsp_part_range(part, (size_t)(p - start), (size_t)(at - start));
      json_array_append_new(all, json_pack("{s:o, s:o}", "range", range, "target",
                                           target_of(document, name, line, column)));
    }
    p = behind - 1;
  }
}

json_t* lsp_links(const lsp_document* document, const json_t* parameters) {
  (void)parameters;
  json_t* all = json_array();
  for (size_t i = 0; i < document->part_count; ++i) add_links(document, &document->parts[i], all);
  return all;
}
