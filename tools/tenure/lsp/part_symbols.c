// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the symbols in a part name. They are gone over in the order of the text, with the symbol
// tables whose regions they stand in: the innermost is where the first of `@a::@b` is looked up, and
// each further one in the op that the one in front of it names.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

/// A symbol table's op, and where its region ends.
typedef struct open_table {
  tn_op op;
  uint32_t end;
} open_table;

typedef struct resolver {
  const lsp_part* part;
  tn_symbol_table** tables;  ///< Of ops that were asked for.
  size_t table_count;
  size_t table_capacity;
  open_table* open;
  size_t open_count;
  size_t open_capacity;
} resolver;

static bool is_table(tn_op op) {
  return tn_operation_name_has_trait(tn_op_operation_name(op), TN_TRAIT_SYMBOL_TABLE);
}

static tn_op look_up(resolver* it, tn_op table_op, tn_string_view name) {
  for (size_t i = it->table_count; i-- > 0;) {
    if (tn_op_same(tn_symbol_table_op(it->tables[i]), table_op)) {
      return tn_symbol_table_lookup(it->tables[i], name);
    }
  }
  tn_symbol_table* table = NULL;
  if (!is_table(table_op) || tn_symbol_table_create(table_op, &table) != TN_OK) return (tn_op){0};
  it->tables = lsp_grow(it->tables, &it->table_capacity, it->table_count + 1, sizeof *it->tables);
  it->tables[it->table_count++] = table;
  return tn_symbol_table_lookup(table, name);
}

/// The name that a place spells, unquoted; strings with escapes are looked up as they are spelled.
static tn_string_view name_of(const lsp_part* part, const tn_text_place* place) {
  const char* start = part->text.data + place->start + 1;
  const size_t size = place->end - place->start - 1;
  if (size >= 2 && *start == '"') return (tn_string_view){start + 1, size - 2};
  return (tn_string_view){start, size};
}

/// Whether `::` and nothing else stands between two places.
static bool follows(const lsp_part* part, const tn_text_place* before, const tn_text_place* place) {
  return before != NULL && place->start - before->end == 2 &&
         memcmp(part->text.data + before->end, "::", 2) == 0;
}

/// The symbol in the outermost table, which the text need not spell.
static tn_op look_up_outside(resolver* it, tn_string_view name) {
  const lsp_part* part = it->part;
  if (!part->root_is_written) return look_up(it, part->root, name);
  const tn_string_view own = tn_symbol_name(part->root);
  const bool is_root =
      own.size == name.size && own.size != 0 && memcmp(own.data, name.data, name.size) == 0;
  return is_root ? part->root : (tn_op){0};
}

static tn_op resolve(resolver* it, const tn_text_place* place, const tn_text_place* before,
                     tn_op symbol_before) {
  const tn_string_view name = name_of(it->part, place);
  if (follows(it->part, before, place)) {
    return symbol_before.slot == 0 ? (tn_op){0} : look_up(it, symbol_before, name);
  }
  while (it->open_count != 0 && it->open[it->open_count - 1].end <= place->start) {
    --it->open_count;
  }
  if (it->open_count == 0) return look_up_outside(it, name);
  return look_up(it, it->open[it->open_count - 1].op, name);
}

static int compare_starts(const void* a, const void* b) {
  const tn_text_place* left = *(const tn_text_place* const*)a;
  const tn_text_place* right = *(const tn_text_place* const*)b;
  return left->start < right->start ? -1 : left->start > right->start;
}

/// The places of symbols, and of the regions of symbol tables, by where they start.
static const tn_text_place** sorted_places(const lsp_part* part, size_t* out_count) {
  const tn_text_place** sorted = lsp_allocate(part->places.count * sizeof *sorted);
  *out_count = 0;
  for (size_t i = 0; i < part->places.count; ++i) {
    const tn_text_place* place = &part->places.items[i];
    const bool is_scope = place->kind == TN_TEXT_REGION && is_table(tn_region_op(place->region));
    if (is_scope || place->kind == TN_TEXT_SYMBOL) sorted[(*out_count)++] = place;
  }
  qsort(sorted, *out_count, sizeof *sorted, compare_starts);
  return sorted;
}

static void open_region(resolver* it, const tn_text_place* place) {
  while (it->open_count != 0 && it->open[it->open_count - 1].end <= place->start) {
    --it->open_count;
  }
  it->open = lsp_grow(it->open, &it->open_capacity, it->open_count + 1, sizeof *it->open);
  it->open[it->open_count++] = (open_table){tn_region_op(place->region), place->end};
}

void lsp_part_resolve_symbols(lsp_part* part) {
  resolver it = {.part = part};
  size_t count = 0;
  const tn_text_place** sorted = sorted_places(part, &count);
  part->symbols = lsp_allocate(count * sizeof *part->symbols);
  const tn_text_place* before = NULL;
  tn_op symbol = {0};
  for (size_t i = 0; i < count; ++i) {
    const tn_text_place* place = sorted[i];
    if (place->kind == TN_TEXT_REGION) {
      open_region(&it, place);
      continue;
    }
    symbol = resolve(&it, place, before, symbol);
    before = place;
    part->symbols[part->symbol_count++] =
        (lsp_symbol){(uint32_t)(place - part->places.items), symbol};
  }
  for (size_t i = 0; i < it.table_count; ++i) tn_symbol_table_destroy(it.tables[i]);
  free(it.tables);
  free(it.open);
  free(sorted);
}
