// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts: a text that was read, and a table from what is in the IR to where it stands in the text.
//
// Each time a part is read it gets a context of its own: what an older text was made of goes with it.

#include <stdlib.h>
#include <string.h>
#include <tenure/dialect.h>

#include "lsp.h"

//===-- What is wrong -------------------------------------------------------------------------===//

static char* copy_view(tn_string_view text) {
  char* copy = lsp_allocate(text.size + 1);
  if (text.size != 0) memcpy(copy, text.data, text.size);
  return copy;
}

static bool is_in_name(char c) {
  return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
         (c != '\0' && strchr("_$.-", c) != NULL);
}

/// Where the string that starts at `offset` ends; `offset` if it does not.
static size_t string_end(const lsp_text* text, size_t offset) {
  for (size_t at = offset + 1; at < text->size && text->data[at] != '\n'; ++at) {
    if (text->data[at] == '"') return at + 1;
    if (text->data[at] == '\\') ++at;
  }
  return offset;
}

/// The bytes that a message is about: a string, or a character with the name behind it, as
/// mlir-lsp-server marks them.
static void set_bytes(const lsp_part* part, size_t offset, lsp_message* message) {
  const lsp_text* text = &part->text;
  message->start = offset;
  message->end = offset;
  if (offset >= text->size) return;
  if (text->data[offset] == '"') {
    message->end = string_end(text, offset);
    return;
  }
  size_t end = offset + 1;
  while (end < text->size && is_in_name(text->data[end])) ++end;
  message->end = text->data[offset] == '\n' ? offset : end;
}

/// Sets where a message is about: the first place in the part that its location names.
static void set_place(const lsp_part* part, tn_location location, lsp_message* message) {
  tn_location file;
  tn_file_range range;
  message->start = message->end = SIZE_MAX;
  if (!tn_location_find_file(location, &file) || !tn_location_file_range(file, &range)) return;
  const tn_string_view path = tn_string_view_from(part->path);
  if (range.file.size != path.size || memcmp(range.file.data, path.data, path.size) != 0) return;
  const size_t line = range.start_line == 0 ? 0 : range.start_line - 1;
  if (line >= part->text.line_count) return;
  const size_t column = range.start_column == 0 ? 0 : range.start_column - 1;
  const size_t offset = part->text.lines[line] + column;
  set_bytes(part, offset > part->text.size ? part->text.size : offset, message);
}

static void set_message(const lsp_part* part, const tn_diagnostic* diagnostic,
                        lsp_message* message) {
  *message = (lsp_message){.severity = tn_diagnostic_severity(diagnostic),
                           .words = copy_view(tn_diagnostic_message(diagnostic))};
  set_place(part, tn_diagnostic_location(diagnostic), message);
}

static bool take_message(const tn_diagnostic* diagnostic, void* user_data) {
  lsp_part* part = user_data;
  part->messages = realloc(part->messages, (part->message_count + 1) * sizeof *part->messages);
  if (part->messages == NULL) exit(1);
  lsp_message* message = &part->messages[part->message_count++];
  set_message(part, diagnostic, message);
  message->note_count = tn_diagnostic_note_count(diagnostic);
  message->notes = lsp_allocate(message->note_count * sizeof *message->notes);
  for (size_t i = 0; i < message->note_count; ++i) {
    set_message(part, tn_diagnostic_note(diagnostic, i), &message->notes[i]);
  }
  return true;
}

static void free_messages(lsp_part* part) {
  for (size_t i = 0; i < part->message_count; ++i) {
    lsp_message* message = &part->messages[i];
    for (size_t k = 0; k < message->note_count; ++k) free(message->notes[k].words);
    free(message->notes);
    free(message->words);
  }
  free(part->messages);
}

//===-- Where things stand --------------------------------------------------------------------===//

static uint32_t cell_of(const tn_text_place* place) {
  switch (place->kind) {
    case TN_TEXT_OP:
      return place->op.slot * 4;
    case TN_TEXT_VALUES:
      return place->value.slot * 4 + 1;
    case TN_TEXT_BLOCK:
      return place->block.slot * 4 + 2;
    default:
      return 0;
  }
}

static size_t first_slot(const lsp_part* part, uint32_t cell) {
  return (size_t)(cell * 0x9E3779B1u) & part->cell_mask;
}

static void make_table(lsp_part* part) {
  size_t count = 16;
  while (count < 2 * part->places.count) count *= 2;
  part->by_cell = lsp_allocate(count * sizeof *part->by_cell);
  part->cell_mask = count - 1;
  for (size_t i = 0; i < part->places.count; ++i) {
    const uint32_t cell = cell_of(&part->places.items[i]);
    if (cell == 0) continue;
    size_t at = first_slot(part, cell);
    while (part->by_cell[at] != 0) at = (at + 1) & part->cell_mask;
    part->by_cell[at] = (uint32_t)i + 1;
  }
}

/// The first definition of what has that cell.
static const tn_text_place* find_cell(const lsp_part* part, uint32_t cell) {
  if (part->by_cell == NULL) return NULL;
  for (size_t at = first_slot(part, cell); part->by_cell[at] != 0;
       at = (at + 1) & part->cell_mask) {
    const tn_text_place* place = &part->places.items[part->by_cell[at] - 1];
    if (cell_of(place) == cell) return place;
  }
  return NULL;
}

const tn_text_place* lsp_part_op(const lsp_part* part, tn_op op) {
  return op.slot == 0 ? NULL : find_cell(part, op.slot * 4);
}

const tn_text_place* lsp_part_block(const lsp_part* part, tn_block block) {
  return block.slot == 0 ? NULL : find_cell(part, block.slot * 4 + 2);
}

const tn_text_place* lsp_part_value(const lsp_part* part, tn_value value) {
  if (value.slot == 0) return NULL;
  const tn_text_place* place = find_cell(part, value.slot * 4 + 1);
  if (place == NULL || tn_value_is_block_argument(value)) return place;
  // The names of an op's results come one behind the other.
  const size_t number = tn_value_number(value);
  for (size_t first = 0;; first += place->number, ++place) {
    if (number - first < place->number) return place;
    if (place + 1 == part->places.items + part->places.count ||
        cell_of(place + 1) != cell_of(place)) {
      return NULL;
    }
  }
}

typedef struct sorted_place {
  uint32_t start;
  uint32_t index;
} sorted_place;

static int compare_places(const void* a, const void* b) {
  const uint32_t left = ((const sorted_place*)a)->start;
  const uint32_t right = ((const sorted_place*)b)->start;
  return left < right ? -1 : left > right;
}

static void sort_places(lsp_part* part) {
  sorted_place* sorted = lsp_allocate(part->places.count * sizeof *sorted);
  size_t count = 0;
  for (size_t i = 0; i < part->places.count; ++i) {
    if (part->places.items[i].kind == TN_TEXT_REGION) continue;
    sorted[count++] = (sorted_place){part->places.items[i].start, (uint32_t)i};
  }
  qsort(sorted, count, sizeof *sorted, compare_places);
  part->order = lsp_allocate(count * sizeof *part->order);
  part->order_count = count;
  for (size_t i = 0; i < count; ++i) part->order[i] = sorted[i].index;
  free(sorted);
}

//===-- Reading -------------------------------------------------------------------------------===//

bool lsp_context_create(const lsp_dialects* dialects, tn_context** out_context) {
  tn_context_options options = {.allow_unregistered_dialects = true};
  if (dialects->none) options.left_out_dialects = tn_string_view_from("*");
  if (tn_context_create(&options, out_context) != TN_OK) return false;
  for (size_t i = 0; i < dialects->file_count; ++i) {
    if (tn_dialect_load_schema_file(*out_context, dialects->files[i]) != TN_OK) break;
  }
  return true;
}

static void read_text(lsp_part* part) {
  const tn_text_parse_options options = {.file_name = tn_string_view_from(part->path),
                                         .places = &part->places};
  const tn_string_view text = {part->text.data, part->text.size};
  part->scope = tn_context_root_scope(part->context);
  if (tn_text_parse(part->scope, text, &options, &part->root) != TN_OK) {
    tn_text_places_clear(&part->places);
    return;
  }
  make_table(part);
  part->root_is_written = lsp_part_op(part, part->root) != NULL;
  sort_places(part);
  lsp_part_resolve_symbols(part);
}

void lsp_part_read(lsp_part* part, const lsp_dialects* dialects, const char* path, size_t line,
                   tn_string_view text) {
  *part = (lsp_part){.line = line, .path = copy_view(tn_string_view_from(path))};
  lsp_text_set(&part->text, text.data, text.size);
  tn_diagnostic_handler_id id;
  tn_context* context = NULL;
  if (!lsp_context_create(dialects, &context)) return;
  part->context = context;
  if (tn_diagnostic_handler_attach(context, take_message, part, NULL, &id) != TN_OK) return;
  read_text(part);
  tn_diagnostic_handler_detach(context, id);
}

void lsp_part_free(lsp_part* part) {
  if (part->context != NULL) tn_context_destroy(part->context);
  tn_text_places_clear(&part->places);
  free_messages(part);
  free(part->symbols);
  free(part->by_cell);
  free(part->order);
  free(part->path);
  lsp_text_free(&part->text);
  *part = (lsp_part){0};
}
