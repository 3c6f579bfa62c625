// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/documentSymbol: symbols and symbol tables with their nesting.

#include <string.h>

#include "lsp.h"

enum { KIND_NAMESPACE = 3, KIND_CLASS = 5, KIND_FUNCTION = 12 };

static json_t* symbol(json_t* owned_name, int kind, json_t* owned_range, json_t* owned_selection) {
  return json_pack("{s:o, s:i, s:o, s:o}", "name", owned_name, "kind", kind, "range", owned_range,
                   "selectionRange", owned_selection);
}

static json_t* name_of_table(tn_op op) {
  lsp_writer name = {0};
  lsp_write_text(&name, "<");
  lsp_write_view(&name, tn_op_name(op));
  lsp_write_text(&name, ">");
  return lsp_writer_finish(&name);
}

/// Returns the symbol of an op; NULL if it is none.
static json_t* symbol_of(lsp_part* part, tn_op op) {
  const tn_operation_name kind = tn_op_operation_name(op);
  const bool is_table = tn_operation_name_has_trait(kind, TN_TRAIT_SYMBOL_TABLE);
  const bool is_symbol = tn_operation_name_has_trait(kind, TN_TRAIT_SYMBOL);
  const tn_string_view name = is_symbol ? tn_symbol_name(op) : (tn_string_view){"", 0};
  lsp_place place;
  if ((!is_table && name.size == 0) || !lsp_part_op(part, op, &place)) return NULL;
  json_t* range = lsp_part_range(part, place.at.start, place.at.number);
  json_t* selection = lsp_part_range(part, place.at.start, place.at.end);
  if (name.size == 0) return symbol(name_of_table(op), KIND_NAMESPACE, range, selection);
  const bool is_function =
      !tn_attribute_is_null(tn_op_attribute(op, tn_string_view_from("function_type")));
  return symbol(lsp_json_string(name.data, name.size), is_function ? KIND_FUNCTION : KIND_CLASS,
                range, selection);
}

/// Adds the symbols among the ops of a region. Omits those nested too deeply for a JSON parser.
#define NESTING_MAX 200

static void add_op(lsp_part* part, tn_op op, json_t* list, size_t depth);

static void add_regions(lsp_part* part, tn_op op, json_t* list, size_t depth) {
  const size_t count = depth == NESTING_MAX ? 0 : tn_op_region_count(op);
  for (size_t i = 0; i < count; ++i) {
    tn_block block = tn_region_first_block(tn_op_region(op, i));
    for (; block.slot != 0; block = tn_block_next(block)) {
      for (tn_op inner = tn_block_first_op(block); inner.slot != 0; inner = tn_op_next(inner)) {
        add_op(part, inner, list, depth + 1);
      }
    }
  }
}

static void add_op(lsp_part* part, tn_op op, json_t* list, size_t depth) {
  json_t* own = symbol_of(part, op);
  if (own == NULL) {
    add_regions(part, op, list, depth);
    return;
  }
  json_t* children = json_array();
  add_regions(part, op, children, depth);
  if (json_array_size(children) != 0) json_object_set(own, "children", children);
  json_decref(children);
  json_array_append_new(list, own);
}

static void add_part(lsp_part* part, json_t* list) {
  if (part->root.slot == 0) return;
  if (part->root_is_written) {
    add_op(part, part->root, list, 0);
  } else {
    add_regions(part, part->root, list, 0);
  }
}

/// Returns a symbol for one of several parts.
static json_t* part_symbol(const lsp_document* document, size_t index) {
  const lsp_part* part = &document->parts[index];
  const bool is_last = index + 1 == document->part_count;
  // The document's last line is the one after the last line break.
  const size_t end = is_last ? part->line + part->text.line_count - 2 : part[1].line;
  char name[64];
  const int size = snprintf(name, sizeof name, "<file-split-%zu>", index);
  const lsp_position start = {.line = part->line};
  return symbol(lsp_json_string(name, (size_t)size), KIND_NAMESPACE,
                lsp_json_range(start, (lsp_position){.line = end}), lsp_json_range(start, start));
}

json_t* lsp_document_symbols(const lsp_document* document) {
  json_t* list = json_array();
  if (document->part_count == 1) {
    add_part(&document->parts[0], list);
    return list;
  }
  for (size_t i = 0; i < document->part_count; ++i) {
    json_t* one = part_symbol(document, i);
    json_t* children = json_array();
    add_part(&document->parts[i], children);
    if (json_array_size(children) != 0) json_object_set(one, "children", children);
    json_decref(children);
    json_array_append_new(list, one);
  }
  return list;
}
