// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts: the text between two marks, and its IR.
//
// A change replaces bytes and moves the text after them; a request parses the changes: a piece
// (part_pieces.c) if the change lies inside of one, otherwise the whole part. In both cases the IR
// and the diagnostics are the same as for parsing the text from the start.
//
// A full parse of a part creates a new context, so the IR of older texts is freed. Memory that
// parsing of pieces leaves behind is bounded by a full parse after a while.

#include <stdlib.h>
#include <string.h>
#include <tenure/dialect.h>

#include "lsp.h"

/// The number of bytes that may be parsed in pieces, in addition to four times the text.
#define REREAD_SIZE_MAX ((size_t)1 << 22)

bool lsp_context_create(const lsp_dialects* dialects, tn_context** out_context) {
  tn_context_options options = {.allow_unregistered_dialects = true};
  if (dialects->none) options.left_out_dialects = tn_string_view_from("*");
  if (tn_context_create(&options, out_context) != TN_OK) return false;
  for (size_t i = 0; i < dialects->file_count; ++i) {
    if (tn_dialect_load_schema_file(*out_context, dialects->files[i]) != TN_OK) break;
  }
  return true;
}

uint32_t lsp_part_piece(const lsp_part* part, size_t offset) {
  size_t low = 0;
  size_t high = part->piece_count;
  while (high > low + 1) {
    const size_t middle = low + (high - low) / 2;
    if (part->pieces[middle].start <= offset) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return (uint32_t)low;
}

//===-- Reading -------------------------------------------------------------------------------===//

static void forget(lsp_part* part) {
  lsp_part_free_pieces(part);
  tn_source_map_clear(&part->places);
  lsp_messages_clear(&part->whole);
  if (part->context != NULL) tn_context_destroy(part->context);
  part->context = NULL;
  part->root = (tn_op){0};
  part->has_dirty = part->checks_whole = part->has_unchecked_names = false;
  part->reread_size = 0;
}

/// Returns true if the root has a place, so that it is not implicit.
static bool has_place(const lsp_part* part) {
  const tn_source_map* places = &part->places;
  for (size_t i = places->count; i-- > 0;) {
    if (places->items[i].kind != TN_TEXT_OP) continue;
    if (places->items[i].op.slot == part->root.slot) return true;
  }
  return false;
}

/// Assigns diagnostics from before the part was cut to its pieces.
static void give_messages(lsp_part* part, lsp_messages* owned_messages) {
  for (size_t i = 0; i < owned_messages->count; ++i) {
    lsp_message* message = &owned_messages->items[i];
    for (size_t k = 0; k <= message->note_count; ++k) {
      lsp_message* one = k == 0 ? message : &message->notes[k - 1];
      one->piece = one->has_place ? lsp_part_piece(part, (size_t)one->start) : 0;
      one->start -= part->pieces[one->piece].start;
      one->end -= part->pieces[one->piece].start;
    }
    lsp_messages* to = &part->pieces[message->piece].parsing;
    to->items = lsp_grow(to->items, &to->capacity, to->count + 1, sizeof *to->items);
    to->items[to->count++] = *message;
  }
  free(owned_messages->items);
}

static void read_whole(lsp_part* part) {
  static const char own_file[] = {LSP_OWN_FILE, '\0'};
  const tn_string_view own = {own_file, 1};
  const tn_string_view path = tn_string_view_from(part->path);
  const tn_text_parse_options options = {
      .file_name = part->keeps_path ? path : own, .places = &part->places, .skip_verify = true};
  lsp_messages messages = {0};
  const tn_string_view text = {part->text.data, part->text.size};
  part->scope = tn_context_root_scope(part->context);
  part->sink = &messages;
  const tn_status status = tn_text_parse(part->scope, text, &options, &part->root);
  if (status != TN_OK) tn_source_map_clear(&part->places);
  part->root_is_written = has_place(part);
  lsp_part_cut(part);
  give_messages(part, &messages);
  if (status == TN_OK) lsp_part_verify_all(part);
  part->sink = NULL;
}

/// Parses the pieces that changed; false if a full parse is needed.
static bool read_pieces(lsp_part* part) {
  bool is_before_change = false;
  for (uint32_t i = (uint32_t)part->piece_count; i-- > 0;) {
    lsp_piece* piece = &part->pieces[i];
    const bool is_dirty = piece->is_dirty || (piece->reaches_further && is_before_change);
    is_before_change |= is_dirty;
    if (is_dirty && !lsp_piece_read(part, i)) return false;
  }
  lsp_part_verify_changed(part);
  return true;
}

void lsp_part_parse(lsp_part* part) {
  tn_diagnostic_handler_id id;
  if (!part->is_stale && !part->has_dirty) return;
  if (part->reread_size > REREAD_SIZE_MAX + 4 * part->text.size) part->is_stale = true;
  if (!part->is_stale && tn_diagnostic_handler_attach(part->context, lsp_part_take_message, part,
                                                      NULL, &id) == TN_OK) {
    part->is_stale = !read_pieces(part);
    part->sink = NULL;
    tn_diagnostic_handler_detach(part->context, id);
  }
  part->has_dirty = false;
  if (!part->is_stale) return;
  forget(part);
  part->is_stale = false;
  if (!lsp_context_create(part->dialects, &part->context)) return;
  if (tn_diagnostic_handler_attach(part->context, lsp_part_take_message, part, NULL, &id) !=
      TN_OK) {
    return;
  }
  read_whole(part);
  tn_diagnostic_handler_detach(part->context, id);
}

bool lsp_part_is_valid(const lsp_part* part) {
  if (part->root.slot == 0 || part->checks_whole) return false;
  for (size_t i = 0; i < part->piece_count; ++i) {
    if (part->pieces[i].is_broken || part->pieces[i].fails) return false;
  }
  return true;
}

//===-- Text ----------------------------------------------------------------------------------===//

void lsp_part_open(lsp_part* part, const lsp_dialects* dialects, const char* path, size_t line,
                   tn_string_view text) {
  char* copy = lsp_allocate(strlen(path) + 1);
  memcpy(copy, path, strlen(path));
  *part = (lsp_part){.line = line, .path = copy, .dialects = dialects, .is_stale = true};
  lsp_text_set(&part->text, text.data, text.size);
}

static bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

static bool begins_op(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '"';
}

static bool is_in_name(char c) {
  return begins_op(c) || (c >= '0' && c <= '9') || c == '$' || c == '.' || c == '-';
}

/// Returns the piece that contains a change of the bytes from `start` to `end`; UINT32_MAX if there
/// are several. The text has already changed.
static uint32_t piece_changed(const lsp_part* part, size_t start, size_t end) {
  const char* data = part->text.data;
  uint32_t number = lsp_part_piece(part, start);
  const lsp_piece* piece = &part->pieces[number];
  if (number % 2 == 1 && start == piece->start &&
      (!begins_op(data[start]) || (start != 0 && !is_space(data[start - 1])))) {
    if (start != end) return UINT32_MAX;
    piece = &part->pieces[--number];
  }
  const size_t piece_end = (size_t)piece->start + piece->size;
  if (number % 2 == 1) return end < piece_end ? number : UINT32_MAX;
  const bool is_blank = end <= (size_t)piece->start + piece->head ||
                        (start >= piece_end - piece->tail && end <= piece_end);
  return is_blank ? number : UINT32_MAX;
}

/// Moves the places after the head of a piece; the ends of spans over several pieces are moved
/// elsewhere.
static void move_body(const lsp_piece* piece, int64_t delta) {
  for (uint32_t i = 0; i < piece->place_count; ++i) {
    tn_text_place* place = &piece->places[i];
    place->start = (uint32_t)(place->start + delta);
    if (place->kind != TN_TEXT_REGION) place->end = (uint32_t)(place->end + delta);
  }
  for (size_t i = 0; i < piece->parsing.count; ++i) {
    lsp_message* message = &piece->parsing.items[i];
    if (message->start < piece->head) continue;
    message->start += delta;
    message->end += delta;
  }
}

/// Records that a piece changed at `start`, where `delta` bytes were added.
static void change_piece(lsp_part* part, uint32_t number, size_t start, int64_t delta) {
  lsp_piece* piece = &part->pieces[number];
  bool is_first_name = true;
  if (number % 2 == 1) {
    size_t name_end = piece->start;
    while (name_end < start && is_in_name(part->text.data[name_end])) ++name_end;
    is_first_name = name_end == start;
  } else if (start <= (size_t)piece->start + piece->head) {
    move_body(piece, delta);
    piece->head = (uint32_t)(piece->head + delta);
  } else {
    piece->tail = (uint32_t)(piece->tail + delta);
  }
  piece->size = (uint32_t)(piece->size + delta);
  piece->is_dirty = true;
  part->has_dirty = true;
  lsp_part_move(part, number, start, delta);
  // The parser reads an op up to the first name after it.
  const uint32_t before = number % 2 == 1 ? number - 2 : number - 1;
  if (is_first_name && before < part->piece_count) part->pieces[before].is_dirty = true;
}

void lsp_part_replace(lsp_part* part, size_t start, size_t end, const char* data, size_t size) {
  lsp_text_replace(&part->text, start, end, data, size);
  if (part->is_stale) return;
  const uint32_t number = part->root.slot == 0 ? UINT32_MAX : piece_changed(part, start, end);
  if (number == UINT32_MAX) {
    part->is_stale = true;
  } else {
    change_piece(part, number, start, (int64_t)size - (int64_t)(end - start));
  }
}

void lsp_part_free(lsp_part* part) {
  forget(part);
  free(part->path);
  lsp_text_free(&part->text);
  *part = (lsp_part){0};
}
