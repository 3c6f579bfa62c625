// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parsing of a piece.
//
// The parser gets the text from the op's start on, with all text after it, and stops after the op.
// If the op ends where the piece does, a full parse would have the same result, and the new op
// replaces the old one. If there is an error in the op, a full parse has the same error. In all
// other cases the part is fully parsed.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

//===-- Differences that other ops see --------------------------------------------------------===//

static bool same_list(tn_op a, tn_op b, size_t (*count)(tn_op op),
                      tn_named_attribute (*at)(tn_op op, size_t index)) {
  const size_t size = count(a);
  if (count(b) != size) return false;
  for (size_t i = 0; i < size; ++i) {
    const tn_named_attribute left = at(a, i);
    const tn_named_attribute right = at(b, i);
    if (!tn_identifier_equal(left.name, right.name) ||
        !tn_attribute_equal(left.value, right.value)) {
      return false;
    }
  }
  return true;
}

static bool same_entry(tn_region a, tn_region b) {
  const tn_block left = tn_region_first_block(a);
  const tn_block right = tn_region_first_block(b);
  if (left.slot == 0 || right.slot == 0) return left.slot == right.slot;
  const size_t count = tn_block_argument_count(left);
  if (tn_block_argument_count(right) != count) return false;
  for (size_t i = 0; i < count; ++i) {
    if (!tn_type_equal(tn_value_type(tn_block_argument(left, i)),
                       tn_value_type(tn_block_argument(right, i)))) {
      return false;
    }
  }
  return true;
}

/// Returns true if two ops look the same to ops that refer to them, whatever is in their blocks.
/// Symbol tables are never alike.
static bool looks_alike(tn_op a, tn_op b) {
  const tn_operation_name name = tn_op_operation_name(a);
  const tn_string_view left = tn_op_name(a);
  const tn_string_view right = tn_op_name(b);
  if (left.size != right.size || memcmp(left.data, right.data, left.size) != 0 ||
      tn_operation_name_has_trait(name, TN_TRAIT_SYMBOL_TABLE) ||
      !same_list(a, b, tn_op_property_count, tn_op_property_at) ||
      !same_list(a, b, tn_op_discardable_attribute_count, tn_op_discardable_attribute_at)) {
    return false;
  }
  const size_t count = tn_op_region_count(a);
  if (tn_op_region_count(b) != count) return false;
  for (size_t i = 0; i < count; ++i) {
    if (!same_entry(tn_op_region(a, i), tn_op_region(b, i))) return false;
  }
  return true;
}

static bool names(const lsp_part* part, uint32_t piece, tn_string_view name) {
  const lsp_piece* self = &part->pieces[piece];
  for (uint32_t i = 0; i < self->place_count; ++i) {
    if (self->places[i].kind != TN_TEXT_SYMBOL) continue;
    const lsp_place place = lsp_part_place(part, piece, i);
    const tn_string_view spelled = lsp_symbol_name(part, &place);
    if (spelled.size == name.size && memcmp(spelled.data, name.data, name.size) == 0) return true;
  }
  return false;
}

/// Marks references to a changed symbol for verification.
static void look_at_users(lsp_part* part, uint32_t changed, tn_string_view name) {
  if (name.size == 0) return;
  if (!lsp_symbol_is_plain(name)) part->checks_whole = true;
  for (uint32_t i = 0; i < part->piece_count && !part->checks_whole; ++i) {
    if (i == changed || !names(part, i, name)) continue;
    part->checks_whole |= i % 2 == 0;
    part->pieces[i].is_unverified = true;
    part->pieces[i].has_unchecked_uses = true;
  }
}

//===-- Reading -------------------------------------------------------------------------------===//

/// Returns true if an op does not only depend on aliases and symbols: numbers of distinct
/// attributes and keys of resources belong to the whole text.
static bool needs_whole(tn_string_view text) {
  return memmem(text.data, text.size, "distinct[", 9) != NULL ||
         memmem(text.data, text.size, "dense_resource", 14) != NULL;
}

static void drop(lsp_part* part, uint32_t number) {
  lsp_piece* piece = &part->pieces[number];
  if (piece->owns_places) free(piece->places);
  piece->places = NULL;
  piece->place_count = 0;
  piece->owns_places = false;
  lsp_messages_clear(&piece->parsing);
  lsp_messages_clear(&piece->verifying);
  for (size_t i = 0; i < LSP_INDEX_COUNT; ++i) {
    if (part->indexes[i].piece == number) part->indexes[i].is_used = false;
  }
}

static void take_places(lsp_piece* piece, const tn_source_map* places) {
  piece->places = lsp_allocate(places->count * sizeof *piece->places);
  if (places->count != 0) {
    memcpy(piece->places, places->items, places->count * sizeof *piece->places);
  }
  piece->place_count = (uint32_t)places->count;
  piece->owns_places = true;
}

/// Replaces the old op by the new one.
static bool take_op(lsp_part* part, uint32_t number, tn_op op, const tn_source_map* places) {
  lsp_piece* piece = &part->pieces[number];
  const tn_op old = piece->op;
  const bool alike = looks_alike(old, op);
  if (tn_op_move_before(op, old) != TN_OK) return false;
  take_places(piece, places);
  piece->is_broken = piece->reaches_further = false;
  piece->is_unverified = piece->has_unchecked_uses = true;
  if (!alike) {
    look_at_users(part, number, tn_symbol_name(old));
    look_at_users(part, number, tn_symbol_name(op));
    part->has_unchecked_names = true;
  }
  lsp_part_set_piece_op(part, number, op);
  return tn_op_erase(old) == TN_OK;
}

/// Returns true if the parser has read the last line of the piece, or text after it.
static bool reaches_end(tn_string_view text, size_t end) {
  const char* line = memrchr(text.data, '\n', text.size);
  return line == NULL || end > (size_t)(line - text.data);
}

/// Returns true if there are errors, which are then after a valid op.
static bool has_errors(const lsp_messages* messages) {
  for (size_t i = 0; i < messages->count; ++i) {
    if (messages->items[i].severity == TN_SEVERITY_ERROR) return true;
  }
  return false;
}

static bool has_words(const lsp_messages* messages, const char* start) {
  for (size_t i = 0; i < messages->count; ++i) {
    if (strncmp(messages->items[i].words, start, strlen(start)) == 0) return true;
  }
  return false;
}

/// Records that a piece is broken; false if the message depends on the text before it.
static bool note_broken(lsp_piece* piece, bool reaches_end) {
  piece->is_broken = true;
  piece->reaches_further = reaches_end || has_words(&piece->parsing, "unbalanced");
  return !has_words(&piece->parsing, "expected operation name in quotes");
}

/// Parses the op at a byte of a piece, with the options `excerpt`.
static tn_status read_op(lsp_part* part, uint32_t number, size_t start, tn_text_excerpt* excerpt,
                         tn_source_map* places, tn_op* out_op) {
  lsp_piece* piece = &part->pieces[number];
  const tn_string_view text = {part->text.data + start, part->text.size - start};
  const size_t line = start - piece->start;
  char file[16] = {LSP_OWN_FILE};
  (void)snprintf(file + 1, sizeof file - 1, "%" PRIu32, number);
  lsp_alias_finder finder = {part, start};
  *excerpt = (tn_text_excerpt){.find_alias = lsp_find_alias, .user_data = &finder};
  const lsp_position from = lsp_text_position(&part->text, piece->start);
  const lsp_position at = lsp_text_position(&part->text, start);
  const size_t column = at.line == from.line ? line : start - part->text.lines[at.line];
  const tn_text_parse_options options = {.file_name = tn_string_view_from(file),
                                         .first_line = (uint32_t)(at.line - from.line) + 1,
                                         .first_column = (uint32_t)column + 1,
                                         .places = places,
                                         .skip_verify = true,
                                         .excerpt = excerpt};
  part->sink = &piece->parsing;
  const tn_status status = tn_text_parse(part->scope, text, &options, out_op);
  part->reread_size += excerpt->end;
  excerpt->user_data = NULL;
  return status;
}

static bool read_op_piece(lsp_part* part, uint32_t number) {
  lsp_piece* piece = &part->pieces[number];
  const tn_string_view own = {part->text.data + piece->start, piece->size};
  tn_source_map places = {0};
  tn_text_excerpt excerpt;
  tn_op op;
  if (needs_whole(own)) return false;
  drop(part, number);
  const tn_status status = read_op(part, number, piece->start, &excerpt, &places, &op);
  bool is_whole = false;
  if (status == TN_OK) {
    is_whole = excerpt.end == piece->size && lsp_piece_takes(op) && !has_errors(&piece->parsing);
    if (is_whole) is_whole = take_op(part, number, op, &places);
  } else if (!excerpt.is_read) {
    is_whole = note_broken(piece, reaches_end(own, excerpt.end));
  }
  tn_source_map_clear(&places);
  return is_whole;
}

//===-- Between ops ---------------------------------------------------------------------------===//

size_t lsp_blank_end(const char* data, size_t start, size_t end) {
  while (start < end) {
    const char c = data[start];
    if (c == ' ' || c == '\n' || c == '\t' || c == '\r') {
      ++start;
    } else if (c == '/' && start + 1 < end && data[start + 1] == '/') {
      const char* line_end = memchr(data + start, '\n', end - start);
      if (line_end == NULL) return SIZE_MAX;
      start = (size_t)(line_end - data);
    } else {
      break;
    }
  }
  return start;
}

static bool is_space(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

static bool may_begin_op(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' || c == '"' || c == '%';
}

/// Parses incomplete text between ops, which may be an op: only a full parse can tell.
static bool read_typed(lsp_part* part, uint32_t number, size_t at) {
  lsp_piece* piece = &part->pieces[number];
  tn_text_excerpt excerpt;
  tn_source_map places = {0};
  tn_op op;
  if (!may_begin_op(part->text.data[at])) return false;
  const tn_string_view own = {part->text.data + piece->start, piece->size};
  const tn_status status = read_op(part, number, at, &excerpt, &places, &op);
  tn_source_map_clear(&places);
  if (status == TN_OK || excerpt.is_read) return false;
  piece->typed = (uint32_t)(at - piece->start);
  return note_broken(piece, reaches_end(own, piece->typed + (size_t)excerpt.end));
}

/// Parses text that was blank or incomplete. It must remain separate from the text before and after
/// it.
static bool read_between(lsp_part* part, uint32_t number) {
  lsp_piece* piece = &part->pieces[number];
  const char* data = part->text.data;
  const size_t end = (size_t)piece->start + piece->size;
  const size_t bounds[2][2] = {{piece->start, (size_t)piece->start + piece->head},
                               {end - piece->tail, end}};
  size_t typed_count = 0;
  lsp_messages_clear(&piece->parsing);
  piece->is_broken = piece->reaches_further = false;
  for (size_t i = 0; i < 2; ++i) {
    const size_t from = bounds[i][0];
    const size_t to = bounds[i][1];
    if (from == to) {
      if (from != 0 && to != part->text.size && i == 0) return false;
      continue;
    }
    if ((from != 0 && data[from - 1] != '{' && !is_space(data[from])) ||
        (to != part->text.size && !is_space(data[to - 1]))) {
      return false;
    }
    const size_t at = lsp_blank_end(data, from, to);
    if (at == SIZE_MAX) return false;
    if (at == to) continue;
    if (++typed_count > 1 || !read_typed(part, number, at)) return false;
  }
  return true;
}

bool lsp_piece_read(lsp_part* part, uint32_t number) {
  part->pieces[number].is_dirty = false;
  return number % 2 == 1 ? read_op_piece(part, number) : read_between(part, number);
}
