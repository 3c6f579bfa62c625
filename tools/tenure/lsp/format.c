// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/formatting and rangeFormatting: indents lines by their enclosing brackets, as MLIR's
// printer does, and removes spaces at their ends. Does not change words, names and comments.

#include <string.h>

#include "lsp.h"

static bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r'; }

static bool opens(char c) { return c == '{' || c == '(' || c == '['; }
static bool closes(char c) { return c == '}' || c == ')' || c == ']'; }

/// Counts the brackets of a line that begins at `p`: several opening (closing) ones only indent the
/// following lines once more (less).
static void count_line(const char* p, const char* end, size_t* depth) {
  size_t opened = 0;
  size_t closed = 0;
  for (; p < end; ++p) {
    if (*p == '/' && p + 1 < end && p[1] == '/') break;
    if (*p == '"') {
      for (++p; p < end && *p != '"'; ++p) p += *p == '\\';
      continue;
    }
    if (opens(*p)) ++opened;
    if (closes(*p) && opened != 0) {
      --opened;
    } else if (closes(*p)) {
      ++closed;
    }
  }
  if (closed != 0) *depth -= *depth != 0;
  if (opened != 0) ++*depth;
}

/// The maximal indentation.
#define SHOWN_DEPTH_MAX 256u

/// Returns the indentation of a line: one less if it begins with a closing bracket, or is a label.
static size_t shown_depth(const char* p, const char* end, size_t depth) {
  const bool is_less = p < end && (closes(*p) || *p == '^');
  const size_t shown = is_less && depth != 0 ? depth - 1 : depth;
  return shown < SHOWN_DEPTH_MAX ? shown : SHOWN_DEPTH_MAX;
}

static void add_edit(const lsp_part* part, size_t start, size_t end, size_t spaces, json_t* edits) {
  lsp_writer text = {0};
  for (size_t i = 0; i < spaces; ++i) lsp_write_text(&text, " ");
  json_array_append_new(edits, json_pack("{s:o, s:o}", "newText", lsp_writer_finish(&text), "range",
                                         lsp_part_range(part, start, end)));
}

/// Returns true if the text is exactly `spaces` spaces.
static bool is_right(const char* p, size_t size, size_t spaces) {
  if (size != spaces) return false;
  for (size_t i = 0; i < size; ++i) {
    if (p[i] != ' ') return false;
  }
  return true;
}

static void format_line(const lsp_part* part, size_t start, size_t end, size_t* depth,
                        bool is_asked, json_t* edits) {
  const char* data = part->text.data;
  size_t from = start;
  size_t to = end;
  while (from < end && is_blank(data[from])) ++from;
  while (to > from && is_blank(data[to - 1])) --to;
  const size_t spaces = from == to ? 0 : 2 * shown_depth(data + from, data + to, *depth);
  if (is_asked && from == to && end != start) add_edit(part, start, end, 0, edits);
  if (is_asked && from != to) {
    if (!is_right(data + start, from - start, spaces)) add_edit(part, start, from, spaces, edits);
    if (to != end) add_edit(part, to, end, 0, edits);
  }
  count_line(data + from, data + to, depth);
}

/// Formats a part. The first line of a part after a mark is on the mark's line.
static void format_part(const lsp_part* part, size_t first, size_t last, json_t* edits) {
  const lsp_text* text = &part->text;
  const size_t whole = lsp_text_view(text).size;
  size_t depth = 0;
  for (size_t i = 0; i < text->line_count && text->lines[i] < whole; ++i) {
    const size_t next = i + 1 < text->line_count ? text->lines[i + 1] - 1 : text->size;
    const size_t line = part->line + i;
    const bool is_asked = line >= first && line <= last && (i != 0 || part->line == 0);
    format_line(part, text->lines[i], next < whole ? next : whole, &depth, is_asked, edits);
  }
}

json_t* lsp_format(const lsp_document* document, const json_t* parameters) {
  json_t* edits = json_array();
  const json_t* range = json_object_get(parameters, "range");
  const lsp_position start = lsp_position_from(json_object_get(range, "start"));
  const lsp_position end = lsp_position_from(json_object_get(range, "end"));
  for (size_t i = 0; i < document->part_count; ++i) {
    format_part(&document->parts[i], start.line, range == NULL ? SIZE_MAX : end.line, edits);
  }
  return edits;
}
