// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The diagnostics of a part, and their positions.
//
// Ops keep the locations from when they were parsed. The file names in them identify the text: the
// whole part, or one of its pieces; and pieces know their current position. So an old diagnostic is
// shown at the right place.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

static char* copy_view(tn_string_view text) {
  char* copy = lsp_allocate(text.size + 1);
  if (text.size != 0) memcpy(copy, text.data, text.size);
  return copy;
}

static bool is_in_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         (c != '\0' && strchr("_$.-", c) != NULL);
}

/// Returns the end of the string that starts at `offset`; `offset` if it has none.
static size_t string_end(const lsp_text* text, size_t offset) {
  for (size_t at = offset + 1; at < text->size && text->data[at] != '\n'; ++at) {
    if (text->data[at] == '"') return at + 1;
    if (text->data[at] == '\\') ++at;
  }
  return offset;
}

/// Returns the end of the bytes of a diagnostic: a string, or a character and the name after it, as
/// in mlir-lsp-server.
static size_t end_of(const lsp_text* text, size_t offset) {
  if (offset >= text->size) return offset;
  if (text->data[offset] == '"') return string_end(text, offset);
  size_t end = offset + 1;
  while (end < text->size && is_in_name(text->data[end])) ++end;
  return text->data[offset] == '\n' ? offset : end;
}

//===-- Places --------------------------------------------------------------------------------===//

/// Converts a line and column of the text that starts at `start` to a byte; false if it does not
/// exist.
static bool find_byte(const lsp_text* text, size_t start, size_t line, size_t column,
                      size_t* out_offset) {
  const size_t first = lsp_text_position(text, start).line;
  if (line >= text->line_count - first) return false;
  *out_offset = (line == 0 ? start : text->lines[first + line]) + column;
  if (*out_offset > text->size) *out_offset = text->size;
  return true;
}

static bool is_after(const lsp_piece* piece, const tn_file_range* range) {
  return piece->read_line > range->start_line ||
         (piece->read_line == range->start_line && piece->read_column > range->start_column);
}

/// Returns the piece that was at a position when the part was parsed.
static const lsp_piece* piece_then(const lsp_part* part, const tn_file_range* range) {
  size_t low = 0;
  size_t high = part->piece_count;
  while (high - low > 1) {
    const size_t middle = low + (high - low) / 2;
    if (is_after(&part->pieces[middle], range)) {
      high = middle;
    } else {
      low = middle;
    }
  }
  return &part->pieces[low];
}

/// Converts a position of the last full parse to a byte.
static bool find_then(const lsp_part* part, const tn_file_range* range, size_t* out_offset) {
  const size_t line = range->start_line == 0 ? 0 : range->start_line - 1;
  const size_t column = range->start_column == 0 ? 0 : range->start_column - 1;
  if (part->piece_count == 0) return find_byte(&part->text, 0, line, column, out_offset);
  const lsp_piece* piece = piece_then(part, range);
  // The text after the head of a piece moves when the head changes.
  const bool is_body =
      piece->body_line != 0 &&
      (range->start_line > piece->body_line ||
       (range->start_line == piece->body_line && range->start_column >= piece->body_column));
  const size_t from_line = is_body ? piece->body_line : piece->read_line;
  const size_t from_column = is_body ? piece->body_column : piece->read_column;
  const size_t start = (size_t)piece->start + (is_body ? piece->head : 0);
  const size_t down = range->start_line - from_line;
  const size_t right = down == 0 ? range->start_column - from_column : column;
  return find_byte(&part->text, start, down, right, out_offset);
}

static bool find_offset(const lsp_part* part, tn_location location, size_t* out_offset) {
  tn_location file;
  tn_file_range range;
  if (!tn_location_find_file(location, &file) || !tn_location_file_range(file, &range)) {
    return false;
  }
  const size_t line = range.start_line == 0 ? 0 : range.start_line - 1;
  const size_t column = range.start_column == 0 ? 0 : range.start_column - 1;
  if (range.file.size != 0 && *range.file.data == LSP_OWN_FILE) {
    if (range.file.size == 1) return find_then(part, &range, out_offset);
    const unsigned long piece = strtoul(range.file.data + 1, NULL, 10);
    if (piece >= part->piece_count) return false;
    return find_byte(&part->text, part->pieces[piece].start, line, column, out_offset);
  }
  const tn_string_view path = tn_string_view_from(part->path);
  if (range.file.size != path.size || memcmp(range.file.data, path.data, path.size) != 0) {
    return false;
  }
  return find_byte(&part->text, 0, line, column, out_offset);
}

//===-- Messages ------------------------------------------------------------------------------===//

static void set_message(const lsp_part* part, const tn_diagnostic* diagnostic,
                        lsp_message* message) {
  size_t offset = 0;
  *message = (lsp_message){.severity = tn_diagnostic_severity(diagnostic),
                           .words = copy_view(tn_diagnostic_message(diagnostic))};
  message->has_place = find_offset(part, tn_diagnostic_location(diagnostic), &offset);
  if (!message->has_place) return;
  message->piece = lsp_part_piece(part, offset);
  const int64_t start = part->piece_count == 0 ? 0 : part->pieces[message->piece].start;
  message->start = (int64_t)offset - start;
  message->end = (int64_t)end_of(&part->text, offset) - start;
}

bool lsp_part_take_message(const tn_diagnostic* diagnostic, void* user_data) {
  const lsp_part* part = user_data;
  lsp_messages* sink = part->sink;
  if (sink == NULL) return true;
  sink->items = lsp_grow(sink->items, &sink->capacity, sink->count + 1, sizeof *sink->items);
  lsp_message* message = &sink->items[sink->count++];
  set_message(part, diagnostic, message);
  message->note_count = tn_diagnostic_note_count(diagnostic);
  if (message->note_count == 0) return true;
  message->notes = lsp_allocate(message->note_count * sizeof *message->notes);
  for (size_t i = 0; i < message->note_count; ++i) {
    set_message(part, tn_diagnostic_note(diagnostic, i), &message->notes[i]);
  }
  return true;
}

void lsp_messages_clear(lsp_messages* messages) {
  for (size_t i = 0; i < messages->count; ++i) {
    lsp_message* message = &messages->items[i];
    for (size_t k = 0; k < message->note_count; ++k) free(message->notes[k].words);
    free(message->notes);
    free(message->words);
  }
  free(messages->items);
  *messages = (lsp_messages){0};
}

static void take_all(const lsp_messages* messages,
                     void (*take)(void* user_data, const lsp_message* self), void* user_data) {
  for (size_t i = 0; i < messages->count; ++i) take(user_data, &messages->items[i]);
}

/// As for a full parse: the first error ends it, and only a text without errors is verified.
void lsp_part_messages(const lsp_part* part, void (*take)(void* user_data, const lsp_message* self),
                       void* user_data) {
  for (size_t i = 0; i < part->piece_count; ++i) {
    take_all(&part->pieces[i].parsing, take, user_data);
    if (part->pieces[i].is_broken) return;
  }
  take_all(&part->whole, take, user_data);
  if (part->checks_whole) return;
  for (size_t i = 0; i < part->piece_count; ++i) {
    take_all(&part->pieces[i].verifying, take, user_data);
  }
}

bool lsp_message_bytes(const lsp_part* part, const lsp_message* message, size_t* out_start,
                       size_t* out_end) {
  if (!message->has_place) return false;
  const int64_t start = part->piece_count == 0 ? 0 : part->pieces[message->piece].start;
  *out_start = (size_t)(start + message->start);
  *out_end = (size_t)(start + message->end);
  return true;
}
