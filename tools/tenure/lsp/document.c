// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Open documents. As in mlir-lsp-server, `// -----` ends a part wherever it is; text after it on
// the line belongs to the next part.
//
// A change within a part that does not touch a mark only changes that part. Any other one changes
// the document's text, which is split again; parts at the beginning and at the end with unchanged
// text keep their IR.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

#define MARKER "// -----"
#define MARKER_SIZE (sizeof MARKER - 1)

static size_t count_lines(tn_string_view text) {
  size_t count = 0;
  for (size_t i = 0; i < text.size; ++i) count += text.data[i] == '\n';
  return count;
}

static bool has_marker(const char* data, size_t size) {
  return memmem(data, size, MARKER, MARKER_SIZE) != NULL;
}

//===-- Parts ---------------------------------------------------------------------------------===//

/// The parts of a text.
typedef struct part_views {
  tn_string_view* items;
  size_t count;
  size_t capacity;
} part_views;

static part_views split(const char* data, size_t size) {
  part_views views = {0};
  const char* end = data + size;
  for (const char* from = data; from != NULL;) {
    const char* mark = memmem(from, (size_t)(end - from), MARKER, MARKER_SIZE);
    views.items = lsp_grow(views.items, &views.capacity, views.count + 1, sizeof *views.items);
    views.items[views.count++] =
        (tn_string_view){from, (size_t)((mark == NULL ? end : mark) - from)};
    from = mark == NULL ? NULL : mark + MARKER_SIZE;
  }
  return views;
}

static bool has_text(const lsp_part* part, tn_string_view text) {
  const tn_string_view own = lsp_text_view(&part->text);
  return own.size == text.size && (own.size == 0 || memcmp(own.data, text.data, own.size) == 0);
}

/// Returns the size of the common prefix of two texts.
static size_t common_front(tn_string_view a, tn_string_view b) {
  const size_t less = a.size < b.size ? a.size : b.size;
  size_t count = 0;
  while (less - count >= 256 && memcmp(a.data + count, b.data + count, 256) == 0) count += 256;
  while (count < less && a.data[count] == b.data[count]) ++count;
  return count;
}

/// Returns the size of their common suffix, after the first `front` bytes.
static size_t common_back(tn_string_view a, tn_string_view b, size_t front) {
  const size_t less = (a.size < b.size ? a.size : b.size) - front;
  const char* a_end = a.data + a.size;
  const char* b_end = b.data + b.size;
  size_t count = 0;
  while (less - count >= 256 && memcmp(a_end - count - 256, b_end - count - 256, 256) == 0) {
    count += 256;
  }
  while (count < less && a_end[-1 - (ptrdiff_t)count] == b_end[-1 - (ptrdiff_t)count]) ++count;
  return count;
}

/// Changes a part's text to another one.
static void set_part_text(lsp_part* part, tn_string_view text) {
  const tn_string_view old = lsp_text_view(&part->text);
  const size_t front = common_front(old, text);
  const size_t back = common_back(old, text, front);
  if (front == old.size && front == text.size) return;
  lsp_part_replace(part, front, old.size - back, text.data + front, text.size - front - back);
}

/// Splits a text into the document's parts, and keeps as many parts as possible. If only one
/// differs, it is changed.
static void set_parts(lsp_document* document, const char* data, size_t size) {
  const size_t old_count = document->part_count;
  part_views views = split(data, size);
  const size_t less = views.count < old_count ? views.count : old_count;
  lsp_part* parts = lsp_allocate(views.count * sizeof *parts);
  lsp_part* old = document->parts;
  size_t front = 0;
  size_t back = 0;
  while (front < less && has_text(&old[front], views.items[front])) ++front;
  while (back < less - front &&
         has_text(&old[old_count - 1 - back], views.items[views.count - 1 - back])) {
    ++back;
  }
  const bool has_changed_one = front + back + 1 == old_count && views.count == old_count;
  size_t line = 0;
  for (size_t i = 0; i < views.count; ++i) {
    const size_t from_end = views.count - i;
    if (i < front) {
      parts[i] = old[i];
    } else if (from_end <= back) {
      parts[i] = old[old_count - from_end];
    } else if (has_changed_one) {
      parts[i] = old[i];
      set_part_text(&parts[i], views.items[i]);
    } else {
      lsp_part_open(&parts[i], document->dialects, document->path, line, views.items[i]);
    }
    parts[i].line = line;
    line += count_lines(views.items[i]);
  }
  for (size_t i = front; i + back < old_count && !has_changed_one; ++i) lsp_part_free(&old[i]);
  free(old);
  free(views.items);
  document->parts = parts;
  document->part_count = views.count;
}

lsp_writer lsp_document_text(const lsp_document* document) {
  lsp_writer text = {0};
  for (size_t i = 0; i < document->part_count; ++i) {
    if (i != 0) lsp_write_text(&text, MARKER);
    lsp_write_view(&text, lsp_text_view(&document->parts[i].text));
  }
  return text;
}

//===-- Changes -------------------------------------------------------------------------------===//

/// Converts a position to a byte of a part, if both are in the same part and not on a line with a
/// mark.
static bool find_in_part(const lsp_document* document, lsp_position position, lsp_part** out_part,
                         size_t* out_offset) {
  lsp_part* part = lsp_document_part(document, position.line);
  const size_t number = (size_t)(part - document->parts);
  *out_part = part;
  if (number != 0 && position.line == part->line) return false;
  if (number + 1 < document->part_count && position.line == part[1].line) return false;
  position.line -= part->line;
  *out_offset = lsp_text_nearest(&part->text, position);
  const size_t size = lsp_text_view(&part->text).size;
  if (*out_offset > size) *out_offset = size;
  return true;
}

/// Changes a part and moves the parts after it. Returns false if there is a new mark.
static bool change_part(const lsp_document* document, lsp_part* part, size_t start, size_t end,
                        const char* data, size_t size) {
  const size_t lines = part->text.line_count;
  lsp_part_replace(part, start, end, data, size);
  for (lsp_part* other = part + 1; other < document->parts + document->part_count; ++other) {
    other->line += part->text.line_count - lines;
  }
  const size_t from = start < MARKER_SIZE ? 0 : start - MARKER_SIZE;
  const size_t left = part->text.size - from;
  const size_t wanted = start - from + size + MARKER_SIZE;
  return !has_marker(part->text.data + from, left < wanted ? left : wanted);
}

/// Changes the whole text.
static void change_text(lsp_document* document, const lsp_position* range, const char* data,
                        size_t size) {
  lsp_writer text = lsp_document_text(document);
  lsp_text lines = {0};
  lsp_text_set(&lines, text.data, text.size);
  size_t start = lsp_text_nearest(&lines, range[0]);
  size_t end = lsp_text_nearest(&lines, range[1]);
  if (end > text.size) end = text.size;
  if (start > end) start = end;
  lsp_text_replace(&lines, start, end, data, size);
  free(text.data);
  const tn_string_view view = lsp_text_view(&lines);
  set_parts(document, view.data, view.size);
  lsp_text_free(&lines);
}

void lsp_document_set(lsp_document* document, const char* data, size_t size) {
  set_parts(document, data, size);
}

void lsp_document_change(lsp_document* document, const lsp_position* range, const char* data,
                         size_t size) {
  lsp_part* part = NULL;
  lsp_part* last = NULL;
  size_t start = 0;
  size_t end = 0;
  if (range == NULL) {
    set_parts(document, data, size);
    return;
  }
  if (!find_in_part(document, range[0], &part, &start) ||
      !find_in_part(document, range[1], &last, &end) || part != last || start > end) {
    change_text(document, range, data, size);
    return;
  }
  if (change_part(document, part, start, end, data, size)) return;
  lsp_writer text = lsp_document_text(document);
  set_parts(document, text.data, text.size);
  free(text.data);
}

//===-- Documents -----------------------------------------------------------------------------===//

void lsp_document_parse(lsp_document* document) {
  for (size_t i = 0; i < document->part_count; ++i) lsp_part_parse(&document->parts[i]);
}

void lsp_document_free(lsp_document* document) {
  for (size_t i = 0; i < document->part_count; ++i) lsp_part_free(&document->parts[i]);
  free(document->parts);
  free(document->uri);
  free(document->path);
  json_decref(document->version);
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
