// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of a part, piece by piece if that is equivalent.
//
// The verifier checks isolated ops one by one, and their symbol references if all ops are valid. So
// if only such ops have errors, each keeps its errors, and an op that was parsed again is verified
// alone. Otherwise, everything is verified after each change.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

//===-- Names ---------------------------------------------------------------------------------===//

/// A symbol and its module.
typedef struct symbol_name {
  uint32_t module;
  tn_string_view text;
} symbol_name;

typedef struct name_list {
  symbol_name* items;
  size_t count;
  size_t capacity;
  tn_op* modules;  ///< Modules to visit.
  size_t module_count;
  size_t module_capacity;
} name_list;

static void add_module(name_list* list, tn_op op) {
  list->modules =
      lsp_grow(list->modules, &list->module_capacity, list->module_count + 1, sizeof op);
  list->modules[list->module_count++] = op;
}

static void add_names(name_list* list, tn_op module) {
  const tn_operation_name kind = tn_op_operation_name(module);
  const tn_string_view own = tn_operation_name_text(kind);
  tn_op op = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  for (; op.slot != 0; op = tn_op_next(op)) {
    const tn_string_view name = tn_symbol_name(op);
    const tn_string_view its_kind = tn_op_name(op);
    if (its_kind.size == own.size && memcmp(its_kind.data, own.data, own.size) == 0) {
      add_module(list, op);
    }
    if (name.size == 0) continue;
    list->items = lsp_grow(list->items, &list->capacity, list->count + 1, sizeof *list->items);
    list->items[list->count++] = (symbol_name){module.slot, name};
  }
}

static int compare_names(const void* a, const void* b) {
  const symbol_name* left = a;
  const symbol_name* right = b;
  if (left->module != right->module) return left->module < right->module ? -1 : 1;
  if (left->text.size != right->text.size) return left->text.size < right->text.size ? -1 : 1;
  return memcmp(left->text.data, right->text.data, left->text.size);
}

/// Returns true if a module has two symbols with the same name.
static bool has_name_twice(const lsp_part* part) {
  name_list list = {0};
  add_module(&list, part->root);
  while (list.module_count != 0) add_names(&list, list.modules[--list.module_count]);
  if (list.count != 0) qsort(list.items, list.count, sizeof *list.items, compare_names);
  bool is_found = false;
  for (size_t i = 1; i < list.count && !is_found; ++i) {
    is_found = compare_names(&list.items[i - 1], &list.items[i]) == 0;
  }
  free(list.items);
  free(list.modules);
  return is_found;
}

//===-- Verification --------------------------------------------------------------------------===//

static void verify_piece(lsp_part* part, uint32_t number) {
  lsp_piece* piece = &part->pieces[number];
  lsp_messages_clear(&piece->verifying);
  part->sink = &piece->verifying;
  piece->fails = tn_op_verify(piece->op) != TN_OK;
  piece->is_unverified = false;
}

static bool same_words(const char* a, const char* b) {
  while (*a != '\0' && *a == *b) ++a, ++b;
  return *a == *b;
}

/// Returns true if the pieces have all diagnostics of the whole part.
static bool tells_all(const lsp_part* part) {
  size_t told = 0;
  for (size_t i = 0; i < part->piece_count; ++i) {
    const lsp_messages* own = &part->pieces[i].verifying;
    for (size_t k = 0; k < own->count; ++k, ++told) {
      if (told == part->whole.count) return false;
      if (!same_words(own->items[k].words, part->whole.items[told].words)) return false;
    }
  }
  return told == part->whole.count;
}

void lsp_part_verify_all(lsp_part* part) {
  lsp_messages_clear(&part->whole);
  part->sink = &part->whole;
  const bool is_right = tn_op_verify(part->root) == TN_OK;
  bool fails = false;
  for (uint32_t i = 1; i < part->piece_count; i += 2) {
    lsp_piece* piece = &part->pieces[i];
    piece->is_unverified = piece->has_unchecked_uses = piece->fails = false;
    lsp_messages_clear(&piece->verifying);
    if (is_right) continue;
    verify_piece(part, i);
    fails |= piece->fails;
    // References in the others were not verified.
    piece->has_unchecked_uses = true;
  }
  part->has_unchecked_names = !is_right;
  part->checks_whole = !is_right && (!fails || part->has_modules || !tells_all(part));
  if (!is_right && !part->checks_whole) lsp_messages_clear(&part->whole);
}

/// Returns true if a piece cannot be parsed, or, with `fails`, if its verification failed.
static bool any(const lsp_part* part, bool fails) {
  for (uint32_t i = 0; i < part->piece_count; ++i) {
    if (fails ? part->pieces[i].fails : part->pieces[i].is_broken) return true;
  }
  return false;
}

void lsp_part_verify_changed(lsp_part* part) {
  // A text with parse errors is not verified.
  if (any(part, false)) return;
  for (uint32_t i = 1; i < part->piece_count && !part->checks_whole; i += 2) {
    if (part->pieces[i].is_unverified) verify_piece(part, i);
  }
  const bool fails = any(part, true);
  if (fails && !part->checks_whole && !part->has_modules) return;
  bool is_right = !fails && !part->checks_whole;
  part->sink = NULL;
  if (is_right && part->has_unchecked_names) {
    is_right = !has_name_twice(part);
    part->has_unchecked_names = !is_right;
  }
  for (uint32_t i = 1; i < part->piece_count && is_right; i += 2) {
    lsp_piece* piece = &part->pieces[i];
    if (!piece->has_unchecked_uses) continue;
    is_right = tn_op_verify_symbol_uses(piece->op) == TN_OK;
    piece->has_unchecked_uses = !is_right;
  }
  if (!is_right) lsp_part_verify_all(part);
}
