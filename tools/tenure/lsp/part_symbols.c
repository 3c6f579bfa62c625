// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resolution of symbols in a part: the first one of `@a::@b` in the innermost symbol table whose
// region contains it, and each further one in the op of the one before.

#include <string.h>

#include "lsp.h"

static bool is_table(tn_op op) {
  return tn_operation_name_has_trait(tn_op_operation_name(op), TN_TRAIT_SYMBOL_TABLE);
}

static bool same_view(tn_string_view a, tn_string_view b) {
  return a.size == b.size && (a.size == 0 || memcmp(a.data, b.data, a.size) == 0);
}

/// Finds the first symbol of a table with the name. Builds a symbol table for the second lookup.
static tn_op find_name(lsp_symbol_finder* self, tn_op table, tn_string_view name) {
  const tn_block block = tn_region_first_block(tn_op_region(table, 0));
  const bool is_plain =
      tn_op_region_count(table) == 1 && block.slot != 0 && tn_block_next(block).slot == 0;
  if (self->table.slot != table.slot) {
    lsp_symbol_finder_close(self);
  } else if (self->symbols == NULL && is_plain &&
             tn_symbol_table_create(table, &self->symbols) != TN_OK) {
    self->symbols = NULL;
  }
  if (self->symbols != NULL) return tn_symbol_table_lookup(self->symbols, name);
  tn_op found = tn_block_first_op(block);
  while (found.slot != 0 && !same_view(tn_symbol_name(found), name)) found = tn_op_next(found);
  return found;
}

static tn_op look_up(lsp_symbol_finder* self, tn_op table, tn_string_view name) {
  const tn_op none = {0};
  if (table.slot == 0 || !is_table(table) || tn_op_region_count(table) == 0) return none;
  if (self->table.slot == table.slot && same_view(self->name, name)) return self->found;
  self->found = find_name(self, table, name);
  self->table = table;
  self->name = name;
  return self->found;
}

void lsp_symbol_finder_close(lsp_symbol_finder* finder) {
  tn_symbol_table_destroy(finder->symbols);
  finder->symbols = NULL;
}

tn_string_view lsp_symbol_name(const lsp_part* part, const lsp_place* place) {
  const char* start = part->text.data + place->at.start + 1;
  const size_t size = place->at.end - place->at.start - 1;
  if (size >= 2 && *start == '"') return (tn_string_view){start + 1, size - 2};
  return (tn_string_view){start, size};
}

bool lsp_symbol_is_plain(tn_string_view name) {
  for (size_t i = 0; i < name.size; ++i) {
    const unsigned char c = (unsigned char)name.data[i];
    if (c < ' ' || c > '~' || c == '"' || c == '\\') return false;
  }
  return true;
}

/// Finds the place before `place` that `::` joins to it.
static bool find_before(const lsp_part* part, const lsp_place* place, lsp_place* out_before) {
  const lsp_piece* piece = &part->pieces[place->piece];
  const uint32_t start = place->at.start - piece->start;
  if (start < 3 || memcmp(part->text.data + place->at.start - 2, "::", 2) != 0) return false;
  for (uint32_t i = place->index; i-- > 0;) {
    if (piece->places[i].kind != TN_TEXT_SYMBOL || piece->places[i].end != start - 2) continue;
    *out_before = lsp_part_place(part, place->piece, i);
    return true;
  }
  return false;
}

static bool is_any_table(void* user_data, tn_op op) {
  (void)user_data;
  return is_table(op);
}

/// Returns the symbol table of the innermost such region in a piece that contains a byte; null if
/// there is none.
static tn_op table_in(lsp_part* part, uint32_t piece, size_t offset) {
  return lsp_part_op_around(part, piece, offset, is_any_table, NULL);
}

/// Finds the symbol in the outermost table, which may be implicit.
static tn_op look_up_outside(lsp_symbol_finder* self, tn_string_view name) {
  const lsp_part* part = self->part;
  const tn_op none = {0};
  if (!part->root_is_written) return look_up(self, part->root, name);
  const tn_string_view own = tn_symbol_name(part->root);
  return own.size != 0 && same_view(own, name) ? part->root : none;
}

static tn_op find_first(lsp_symbol_finder* self, const lsp_place* place) {
  lsp_part* part = self->part;
  const tn_string_view name = lsp_symbol_name(part, place);
  tn_op table = table_in(part, place->piece, place->at.start);
  if (table.slot == 0 && place->piece % 2 == 1) {
    table = tn_op_parent(part->pieces[place->piece].op);
  }
  for (uint32_t i = place->piece; table.slot == 0 && i % 2 == 0 && i >= 2; i -= 2) {
    table = table_in(part, i - 2, place->at.start);
  }
  return table.slot == 0 ? look_up_outside(self, name) : look_up(self, table, name);
}

/// The maximal length of paths; later symbols are not resolved.
#define PATH_MAX_SIZE 64

tn_op lsp_find_symbol(lsp_symbol_finder* finder, const lsp_place* place) {
  lsp_place path[PATH_MAX_SIZE];
  size_t count = 1;
  const tn_op none = {0};
  path[0] = *place;
  while (find_before(finder->part, &path[count - 1], &path[count])) {
    if (++count == PATH_MAX_SIZE) return none;
  }
  tn_op found = find_first(finder, &path[count - 1]);
  while (--count != 0 && found.slot != 0) {
    found = look_up(finder, found, lsp_symbol_name(finder->part, &path[count - 1]));
  }
  return found;
}
