// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Places of a piece, by their start and by their definition. The tables are built on request and
// cached for the last used pieces, so a large file only costs its list of places.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

//===-- Tables --------------------------------------------------------------------------------===//

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

static size_t first_slot(const lsp_index* index, uint32_t cell) {
  return (size_t)(cell * 0x9E3779B1u) & index->cell_mask;
}

static void make_table(const lsp_piece* piece, lsp_index* index) {
  size_t count = 16;
  while (count < 2 * (size_t)piece->place_count) count *= 2;
  index->by_cell = lsp_allocate(count * sizeof *index->by_cell);
  index->cell_mask = count - 1;
  for (uint32_t i = 0; i < piece->place_count; ++i) {
    const uint32_t cell = cell_of(&piece->places[i]);
    if (cell == 0) continue;
    size_t at = first_slot(index, cell);
    while (index->by_cell[at] != 0) at = (at + 1) & index->cell_mask;
    index->by_cell[at] = i + 1;
  }
}

typedef struct sorted_place {
  uint32_t start;
  uint32_t index;
} sorted_place;

static int compare_places(const void* a, const void* b) {
  const sorted_place* left = a;
  const sorted_place* right = b;
  if (left->start != right->start) return left->start < right->start ? -1 : 1;
  return left->index < right->index ? -1 : left->index > right->index;
}

/// Regions nest, so the enclosing one starts earlier and ends later.
static void add_region(const lsp_piece* piece, lsp_index* index, uint32_t place) {
  const uint32_t start = piece->places[place].start;
  uint32_t around = (uint32_t)index->region_count;
  while (around != 0 && piece->places[index->regions[around - 1].place].end <= start) {
    around = index->regions[around - 1].around;
  }
  index->regions[index->region_count++] = (lsp_region_place){place, around};
}

static void sort_places(const lsp_piece* piece, lsp_index* index) {
  sorted_place* sorted = lsp_allocate(piece->place_count * sizeof *sorted);
  for (uint32_t i = 0; i < piece->place_count; ++i) {
    sorted[i] = (sorted_place){piece->places[i].start, i};
    index->region_count += piece->places[i].kind == TN_TEXT_REGION;
  }
  if (piece->place_count != 0) qsort(sorted, piece->place_count, sizeof *sorted, compare_places);
  index->order = lsp_allocate((piece->place_count - index->region_count) * sizeof *index->order);
  index->regions = lsp_allocate(index->region_count * sizeof *index->regions);
  index->region_count = 0;
  for (uint32_t i = 0; i < piece->place_count; ++i) {
    if (piece->places[sorted[i].index].kind == TN_TEXT_REGION) {
      add_region(piece, index, sorted[i].index);
    } else {
      index->order[index->order_count++] = sorted[i].index;
    }
  }
  free(sorted);
}

const lsp_index* lsp_part_index(lsp_part* part, uint32_t piece) {
  for (size_t i = 0; i < LSP_INDEX_COUNT; ++i) {
    if (part->indexes[i].is_used && part->indexes[i].piece == piece) return &part->indexes[i];
  }
  lsp_index* index = &part->indexes[part->next_index];
  part->next_index = (part->next_index + 1) % LSP_INDEX_COUNT;
  free(index->order);
  free(index->by_cell);
  free(index->regions);
  *index = (lsp_index){.piece = piece, .is_used = true};
  make_table(&part->pieces[piece], index);
  sort_places(&part->pieces[piece], index);
  return index;
}

tn_op lsp_part_op_around(lsp_part* part, uint32_t piece, size_t offset, lsp_op_fn is_wanted,
                         void* user_data) {
  const lsp_index* index = lsp_part_index(part, piece);
  const lsp_piece* self = &part->pieces[piece];
  const tn_op none = {0};
  if (offset < self->start) return none;
  size_t low = 0;
  for (size_t high = index->region_count; low < high;) {
    const size_t middle = low + (high - low) / 2;
    if (self->places[index->regions[middle].place].start <= offset - self->start) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  for (; low != 0; low = index->regions[low - 1].around) {
    const tn_text_place* place = &self->places[index->regions[low - 1].place];
    if (place->end <= offset - self->start) continue;
    const tn_op op = tn_region_op(place->region);
    if (op.slot != 0 && is_wanted(user_data, op)) return op;
  }
  return none;
}

//===-- Places --------------------------------------------------------------------------------===//

lsp_place lsp_part_place(const lsp_part* part, uint32_t piece, uint32_t index) {
  const lsp_piece* self = &part->pieces[piece];
  lsp_place place = {.at = self->places[index], .piece = piece, .index = index};
  place.at.start += self->start;
  place.at.end += self->start;
  if (place.at.kind == TN_TEXT_OP) place.at.number += self->start;
  return place;
}

/// Finds the first definition in a piece with the cell.
static bool find_in(lsp_part* part, uint32_t piece, uint32_t cell, uint32_t* out_index) {
  const lsp_index* index = lsp_part_index(part, piece);
  for (size_t at = first_slot(index, cell); index->by_cell[at] != 0;
       at = (at + 1) & index->cell_mask) {
    *out_index = index->by_cell[at] - 1;
    if (cell_of(&part->pieces[piece].places[*out_index]) == cell) return true;
  }
  return false;
}

/// Finds it in `piece`, or in the text between ops.
static bool find_cell(lsp_part* part, uint32_t piece, uint32_t cell, lsp_place* out) {
  uint32_t index = 0;
  bool is_found = find_in(part, piece, cell, &index);
  for (uint32_t other = 0; !is_found && other < part->piece_count; other += 2) {
    const lsp_piece* self = &part->pieces[other];
    for (index = 0; !is_found && index < self->place_count; ++index) {
      is_found = cell_of(&self->places[index]) == cell;
    }
    if (!is_found) continue;
    piece = other;
    --index;
  }
  if (is_found) *out = lsp_part_place(part, piece, index);
  return is_found;
}

static lsp_place broken_op(const lsp_part* part, uint32_t number) {
  const lsp_piece* piece = &part->pieces[number];
  const char* start = part->text.data + piece->start;
  const char* line_end = memchr(start, '\n', piece->size);
  const size_t size = line_end == NULL ? piece->size : (size_t)(line_end - start);
  return (lsp_place){.at = {.kind = TN_TEXT_OP,
                            .start = piece->start,
                            .end = piece->start + (uint32_t)size,
                            .number = piece->start + piece->size,
                            .op = piece->op},
                     .piece = number};
}

bool lsp_part_op(lsp_part* part, tn_op op, lsp_place* out_place) {
  if (op.slot == 0 || part->piece_count == 0) return false;
  tn_op around = op;
  uint32_t piece = 0;
  while (around.slot != 0 && (piece = lsp_part_piece_of(part, around)) == 0) {
    around = tn_op_parent(around);
  }
  const uint32_t count = part->pieces[piece].place_count;
  if (piece != 0 && around.slot == op.slot) {
    // An op's place is the last of its piece; a broken piece is represented by its first line.
    if (count != 0) {
      *out_place = lsp_part_place(part, piece, count - 1);
    } else {
      *out_place = broken_op(part, piece);
    }
    return true;
  }
  return find_cell(part, piece, op.slot * 4, out_place);
}

bool lsp_part_block(lsp_part* part, uint32_t piece, tn_block block, lsp_place* out_place) {
  return block.slot != 0 && find_cell(part, piece, block.slot * 4 + 2, out_place);
}

bool lsp_part_value(lsp_part* part, uint32_t piece, tn_value value, lsp_place* out_place) {
  if (value.slot == 0 || !find_cell(part, piece, value.slot * 4 + 1, out_place)) return false;
  if (tn_value_is_block_argument(value)) return true;
  // The names of an op's results are consecutive.
  const lsp_piece* self = &part->pieces[out_place->piece];
  const size_t number = tn_value_number(value);
  uint32_t index = out_place->index;
  for (size_t first = 0;; first += self->places[index].number, ++index) {
    if (number - first < self->places[index].number) break;
    if (index + 1 == self->place_count ||
        cell_of(&self->places[index + 1]) != cell_of(&self->places[index])) {
      return false;
    }
  }
  *out_place = lsp_part_place(part, out_place->piece, index);
  return true;
}
