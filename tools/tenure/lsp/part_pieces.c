// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cutting a part into pieces: ops in modules that are isolated from above, or symbols without
// regions, and the text between them. In a module such an op only uses aliases and symbols of its
// neighbors, so it can be parsed separately.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

//===-- Ops that can be pieces ----------------------------------------------------------------===//

static bool is_named(tn_op op, const char* name) {
  const tn_string_view own = tn_op_name(op);
  return own.size == strlen(name) && memcmp(own.data, name, own.size) == 0;
}

static bool is_module(tn_op op) { return op.slot != 0 && is_named(op, "builtin.module"); }

bool lsp_piece_takes(tn_op op) {
  const tn_operation_name name = tn_op_operation_name(op);
  if (tn_op_result_count(op) != 0 || tn_op_operand_count(op) != 0 ||
      tn_op_successor_count(op) != 0 || is_module(op) ||
      tn_operation_name_has_trait(name, TN_TRAIT_TERMINATOR)) {
    return false;
  }
  const bool has_regions = tn_op_region_count(op) != 0;
  return tn_operation_name_has_trait(name,
                                     has_regions ? TN_TRAIT_ISOLATED_FROM_ABOVE : TN_TRAIT_SYMBOL);
}

//===-- Pieces by their ops -------------------------------------------------------------------===//

static size_t op_slot(const lsp_part* part, tn_op op) {
  return (size_t)(op.slot * 0x9E3779B1u) & part->op_mask;
}

static void enter_op(lsp_part* part, uint32_t piece) {
  size_t at = op_slot(part, part->pieces[piece].op);
  while (part->by_op[at] != 0 && part->by_op[at] != piece + 1) at = (at + 1) & part->op_mask;
  part->by_op[at] = piece + 1;
}

static void make_op_table(lsp_part* part) {
  size_t count = 16;
  while (count < 2 * part->piece_count) count *= 2;
  free(part->by_op);
  part->by_op = lsp_allocate(count * sizeof *part->by_op);
  part->op_mask = count - 1;
  for (uint32_t i = 1; i < part->piece_count; i += 2) {
    if (part->pieces[i].op.slot != 0) enter_op(part, i);
  }
}

/// Counts all pieces at once, so that the first request does not wait.
static void count_pieces(lsp_part* part) {
  for (uint32_t i = 1; i < part->piece_count; i += 2) lsp_piece_count(&part->pieces[i]);
}

uint32_t lsp_part_piece_of(const lsp_part* part, tn_op op) {
  if (part->by_op == NULL) return 0;
  for (size_t at = op_slot(part, op); part->by_op[at] != 0; at = (at + 1) & part->op_mask) {
    const uint32_t piece = part->by_op[at] - 1;
    if (part->pieces[piece].op.slot == op.slot) return piece;
  }
  return 0;
}

void lsp_part_set_piece_op(lsp_part* part, uint32_t piece, tn_op op) {
  // The old entry of the piece remains in the table, so that later entries are found; the table is
  // rebuilt when such entries fill it.
  size_t at = op_slot(part, op);
  size_t steps = 0;
  part->pieces[piece].op = op;
  part->pieces[piece].is_counted = false;
  while (part->by_op[at] != 0 && part->by_op[at] != piece + 1 && steps < 64) {
    at = (at + 1) & part->op_mask;
    ++steps;
  }
  if (steps == 64) {
    make_op_table(part);
  } else {
    part->by_op[at] = piece + 1;
  }
}

//===-- Cutting -------------------------------------------------------------------------------===//

typedef struct cutter {
  lsp_part* part;
  size_t capacity;
  uint32_t* modules;  ///< The cells of modules that are only nested in modules, in order.
  size_t module_count;
  size_t module_capacity;
} cutter;

static void add_module(cutter* self, tn_op op) {
  self->modules = lsp_grow(self->modules, &self->module_capacity, self->module_count + 1,
                           sizeof *self->modules);
  self->modules[self->module_count++] = op.slot;
}

static int compare_cells(const void* a, const void* b) {
  const uint32_t left = *(const uint32_t*)a;
  const uint32_t right = *(const uint32_t*)b;
  return left < right ? -1 : left > right;
}

/// Lists the modules, outermost first.
static void find_modules(cutter* self) {
  tn_op* open = NULL;
  size_t count = 0;
  size_t capacity = 0;
  tn_op module = self->part->root;
  for (bool goes_on = is_module(module); goes_on; goes_on = count != 0) {
    if (count != 0) module = open[--count];
    add_module(self, module);
    tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
    for (; op.slot != 0; op = tn_op_next(op)) {
      if (!is_module(op)) continue;
      open = lsp_grow(open, &capacity, count + 1, sizeof *open);
      open[count++] = op;
    }
  }
  free(open);
  if (self->module_count != 0) {
    qsort(self->modules, self->module_count, sizeof *self->modules, compare_cells);
  }
}

static bool is_in_module(const cutter* self, tn_op op) {
  const tn_op parent = tn_op_parent(op);
  return self->module_count != 0 && bsearch(&parent.slot, self->modules, self->module_count,
                                            sizeof *self->modules, compare_cells) != NULL;
}

static void add_piece(cutter* self, size_t start, size_t end, tn_op op) {
  lsp_part* part = self->part;
  part->pieces =
      lsp_grow(part->pieces, &self->capacity, part->piece_count + 1, sizeof *part->pieces);
  const lsp_position at = lsp_text_position(&part->text, start);
  part->pieces[part->piece_count++] =
      (lsp_piece){.start = (uint32_t)start,
                  .size = (uint32_t)(end - start),
                  .read_line = (uint32_t)at.line + 1,
                  .read_column = (uint32_t)(start - part->text.lines[at.line]) + 1,
                  .op = op};
}

/// Measures the blank text at the ends of a piece between ops.
static void measure(lsp_part* part, uint32_t number) {
  lsp_piece* piece = &part->pieces[number];
  const char* data = part->text.data;
  const size_t end = (size_t)piece->start + piece->size;
  const size_t head = lsp_blank_end(data, piece->start, end);
  piece->body_line = piece->read_line;
  piece->body_column = piece->read_column;
  if (head == SIZE_MAX) return;
  const lsp_position body = lsp_text_position(&part->text, head);
  piece->head = (uint32_t)(head - piece->start);
  piece->body_line = (uint32_t)body.line + 1;
  piece->body_column = (uint32_t)(head - part->text.lines[body.line]) + 1;
  if (head == end) return;
  // Text after a brace begins an op; after other text it may belong to that.
  const char* brace = memrchr(data + head, '{', end - head);
  const size_t tail = brace == NULL ? end : (size_t)(brace + 1 - data);
  if (lsp_blank_end(data, tail, end) == end) piece->tail = (uint32_t)(end - tail);
}

/// Adds the pieces that are ops, with the text before each.
static void add_pieces(cutter* self) {
  const tn_source_map* places = &self->part->places;
  const tn_op none = {0};
  size_t end = 0;
  for (size_t i = 0; i < places->count; ++i) {
    const tn_text_place* place = &places->items[i];
    if (place->kind != TN_TEXT_OP || place->start < end || !is_in_module(self, place->op) ||
        !lsp_piece_takes(place->op)) {
      continue;
    }
    add_piece(self, end, place->start, none);
    add_piece(self, place->start, place->number, place->op);
    end = place->number;
  }
  add_piece(self, end, self->part->text.size, none);
  for (uint32_t i = 0; i < self->part->piece_count; i += 2) measure(self->part, i);
}

/// Adds a place to a separate list for the text between ops.
static void keep_apart(lsp_piece* piece, const tn_text_place* place) {
  // The capacity of the list is a power of two.
  const uint32_t count = piece->place_count;
  if ((count & (count - 1)) == 0) {
    size_t capacity = count;
    piece->places = lsp_grow(piece->places, &capacity, count == 0 ? 1 : 2 * (size_t)count,
                             sizeof *piece->places);
    piece->owns_places = true;
  }
  piece->places[piece->place_count++] = *place;
}

static void add_ref(lsp_place_ref** list, size_t* count, size_t* capacity, uint32_t piece,
                    uint32_t index) {
  *list = lsp_grow(*list, capacity, *count + 1, sizeof **list);
  (*list)[(*count)++] = (lsp_place_ref){piece, index};
}

/// Records aliases and spans between ops.
static void note_apart(lsp_part* part, uint32_t piece) {
  const lsp_piece* self = &part->pieces[piece];
  const uint32_t index = self->place_count - 1;
  const tn_text_place* place = &self->places[index];
  if (place->kind == TN_TEXT_ATTRIBUTE_ALIAS || place->kind == TN_TEXT_TYPE_ALIAS) {
    add_ref(&part->aliases, &part->alias_count, &part->alias_capacity, piece, index);
  }
  part->has_modules |=
      place->kind == TN_TEXT_OP && place->op.slot != part->root.slot && is_module(place->op);
  if (place->kind == TN_TEXT_OP || place->kind == TN_TEXT_REGION) {
    add_ref(&part->spans, &part->span_count, &part->span_capacity, piece, index);
  }
}

static void give_place(lsp_part* part, uint32_t piece, tn_text_place* place) {
  lsp_piece* self = &part->pieces[piece];
  place->start -= self->start;
  place->end -= self->start;
  if (place->kind == TN_TEXT_OP) place->number -= self->start;
  if (piece % 2 == 1) {
    // The places of an op are consecutive.
    if (self->place_count == 0) self->places = place;
    self->place_count += place == self->places + self->place_count;
  } else {
    keep_apart(self, place);
    note_apart(part, piece);
  }
}

static void give_places(lsp_part* part) {
  uint32_t piece = 0;
  for (size_t i = 0; i < part->places.count; ++i) {
    const uint32_t start = part->places.items[i].start;
    const lsp_piece* self = &part->pieces[piece];
    // Skips empty pieces.
    if (start < self->start || start - self->start >= self->size)
      piece = lsp_part_piece(part, start);
    give_place(part, piece, &part->places.items[i]);
  }
}

static tn_string_view alias_name(const lsp_part* part, lsp_place_ref ref) {
  const lsp_place place = lsp_part_place(part, ref.piece, ref.index);
  return lsp_part_spelling(part, &place);
}

static int compare_views(tn_string_view a, tn_string_view b) {
  const size_t size = a.size < b.size ? a.size : b.size;
  const int order = memcmp(a.data, b.data, size);
  return order != 0 ? order : a.size < b.size ? -1 : a.size > b.size;
}

/// Sifts `list[root]` down in the heap of `count` items.
static void sift(const lsp_part* part, lsp_place_ref* list, size_t root, size_t count) {
  for (size_t child = 2 * root + 1; child < count; child = 2 * root + 1) {
    if (child + 1 < count &&
        compare_views(alias_name(part, list[child]), alias_name(part, list[child + 1])) < 0) {
      ++child;
    }
    if (compare_views(alias_name(part, list[root]), alias_name(part, list[child])) >= 0) return;
    const lsp_place_ref kept = list[root];
    list[root] = list[child];
    list[child] = kept;
    root = child;
  }
}

static void sort_aliases(const lsp_part* part) {
  lsp_place_ref* list = part->aliases;
  for (size_t i = part->alias_count / 2; i-- > 0;) sift(part, list, i, part->alias_count);
  for (size_t count = part->alias_count; count > 1; --count) {
    const lsp_place_ref last = list[count - 1];
    list[count - 1] = list[0];
    list[0] = last;
    sift(part, list, 0, count - 1);
  }
}

bool lsp_find_alias(void* user_data, tn_string_view name, bool is_after,
                    tn_attribute* out_attribute, tn_type* out_type) {
  const lsp_alias_finder* finder = user_data;
  const lsp_part* part = finder->part;
  size_t low = 0;
  size_t high = part->alias_count;
  while (low < high) {
    const size_t middle = low + (high - low) / 2;
    const int order = compare_views(alias_name(part, part->aliases[middle]), name);
    if (order == 0) {
      const lsp_place_ref ref = part->aliases[middle];
      const lsp_place place = lsp_part_place(part, ref.piece, ref.index);
      if (!is_after && place.at.start > finder->before) return false;
      if (place.at.kind == TN_TEXT_TYPE_ALIAS) {
        *out_type = place.at.type;
      } else {
        *out_attribute = place.at.attribute;
      }
      return true;
    }
    if (order < 0) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return false;
}

void lsp_part_cut(lsp_part* part) {
  cutter self = {.part = part};
  if (part->root.slot == 0) {
    add_piece(&self, 0, part->text.size, (tn_op){0});
    return;
  }
  find_modules(&self);
  add_pieces(&self);
  free(self.modules);
  give_places(part);
  sort_aliases(part);
  make_op_table(part);
  count_pieces(part);
}

void lsp_part_free_pieces(lsp_part* part) {
  for (size_t i = 0; i < part->piece_count; ++i) {
    lsp_piece* self = &part->pieces[i];
    if (self->owns_places) free(self->places);
    lsp_messages_clear(&self->parsing);
    lsp_messages_clear(&self->verifying);
  }
  for (size_t i = 0; i < LSP_INDEX_COUNT; ++i) {
    free(part->indexes[i].order);
    free(part->indexes[i].by_cell);
    free(part->indexes[i].regions);
    part->indexes[i] = (lsp_index){0};
  }
  free(part->pieces);
  free(part->spans);
  free(part->aliases);
  free(part->by_op);
  part->pieces = NULL;
  part->spans = part->aliases = NULL;
  part->by_op = NULL;
  part->has_modules = false;
  part->piece_count = part->span_count = part->span_capacity = 0;
  part->alias_count = part->alias_capacity = 0;
}

//===-- Moving --------------------------------------------------------------------------------===//

void lsp_part_move(lsp_part* part, uint32_t piece, size_t at, int64_t delta) {
  for (size_t i = 0; i < part->span_count; ++i) {
    const lsp_place_ref ref = part->spans[i];
    if (ref.piece > piece) continue;
    const lsp_piece* self = &part->pieces[ref.piece];
    tn_text_place* place = &self->places[ref.index];
    uint32_t* end = place->kind == TN_TEXT_OP ? &place->number : &place->end;
    if (self->start + *end > at) *end = (uint32_t)((int64_t)*end + delta);
  }
  for (size_t i = piece + 1; i < part->piece_count; ++i) {
    part->pieces[i].start = (uint32_t)((int64_t)part->pieces[i].start + delta);
  }
}
