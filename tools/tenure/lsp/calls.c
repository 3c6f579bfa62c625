// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/prepareCallHierarchy, callHierarchy/incomingCalls and outgoingCalls: which symbols name
// which, in each direction; and workspace/symbol: the symbols of all documents that are open.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

enum { KIND_CLASS = 5, KIND_FUNCTION = 12 };

/// The symbol that a place stands in, or that the op is; null if there is none.
static tn_op symbol_around(tn_op op) {
  while (op.slot != 0 &&
         (tn_symbol_name(op).size == 0 ||
          !tn_operation_name_has_trait(tn_op_operation_name(op), TN_TRAIT_SYMBOL) ||
          tn_operation_name_has_trait(tn_op_operation_name(op), TN_TRAIT_SYMBOL_TABLE))) {
    op = tn_op_parent(op);
  }
  return op;
}

static int kind_of(tn_op op) {
  const tn_attribute type = tn_op_attribute(op, tn_string_view_from("function_type"));
  return tn_attribute_is_null(type) ? KIND_CLASS : KIND_FUNCTION;
}

/// A symbol as an item of a hierarchy; NULL if it stands nowhere.
static json_t* item_of(const lsp_document* document, lsp_part* part, tn_op op) {
  lsp_place place;
  if (op.slot == 0 || !lsp_part_op(part, op, &place)) return NULL;
  const tn_string_view name = tn_symbol_name(op);
  const tn_string_view kind = tn_op_name(op);
  return json_pack("{s:o, s:i, s:o, s:s, s:o, s:o}", "name", lsp_json_string(name.data, name.size),
                   "kind", kind_of(op), "detail", lsp_json_string(kind.data, kind.size), "uri",
                   document->uri, "range", lsp_part_range(part, place.at.start, place.at.number),
                   "selectionRange", lsp_part_range(part, place.at.start, place.at.end));
}

/// The symbol at the position of a request, or where an item says that it is.
static bool find_symbol(const lsp_document* document, const json_t* position, lsp_part** out_part,
                        tn_op* out_op) {
  json_t* parameters = json_pack("{s:O}", "position", position);
  size_t offset = 0;
  lsp_target target;
  const bool is_found = lsp_document_at(document, parameters, out_part, &offset) &&
                        lsp_part_find(*out_part, offset, &target);
  json_decref(parameters);
  if (!is_found) return false;
  *out_op = target.symbol;
  if (target.symbol.slot == 0 && target.definition.at.kind == TN_TEXT_OP) {
    *out_op = symbol_around(target.definition.at.op);
  }
  return out_op->slot != 0;
}

json_t* lsp_prepare_calls(const lsp_document* document, const json_t* parameters) {
  lsp_part* part = NULL;
  tn_op op;
  const json_t* position = json_object_get(parameters, "position");
  if (position == NULL || !find_symbol(document, position, &part, &op)) return json_null();
  json_t* item = item_of(document, part, op);
  return item == NULL ? json_null() : json_pack("[o]", item);
}

//===-- Calls ---------------------------------------------------------------------------------===//

/// Calls that are put together: of each symbol, where.
typedef struct calls {
  const lsp_document* document;
  lsp_part* part;
  const char* side;  ///< "from" or "to".
  json_t* all;
  tn_op* ops;  ///< By their number in `all`.
  size_t count;
  size_t capacity;
} calls;

static void add_call(calls* it, tn_op op, const lsp_place* place) {
  size_t i = 0;
  while (i < it->count && it->ops[i].slot != op.slot) ++i;
  if (i == it->count) {
    json_t* item = item_of(it->document, it->part, op);
    if (item == NULL) return;
    it->ops = lsp_grow(it->ops, &it->capacity, it->count + 1, sizeof *it->ops);
    it->ops[it->count++] = op;
    json_array_append_new(it->all, json_pack("{s:o, s:[]}", it->side, item, "fromRanges"));
  }
  json_array_append_new(json_object_get(json_array_get(it->all, i), "fromRanges"),
                        lsp_part_range(it->part, place->at.start, place->at.end));
}

/// The op of a piece in whose regions, the innermost of a symbol, a byte is.
static tn_op op_around(const lsp_part* part, const lsp_place* place) {
  const lsp_piece* piece = &part->pieces[place->piece];
  const uint32_t at = place->at.start - piece->start;
  tn_op found = {0};
  uint32_t start = 0;
  for (uint32_t i = 0; i < piece->place_count; ++i) {
    const tn_text_place* other = &piece->places[i];
    if (other->kind != TN_TEXT_OP || other->start > at || other->number <= at ||
        (found.slot != 0 && other->start < start)) {
      continue;
    }
    found = other->op;
    start = other->start;
  }
  return symbol_around(found);
}

/// Whether a place is in one of the op's regions, and not in front of them as its own name is.
static bool is_inside(const lsp_part* part, tn_op op, const lsp_place* place) {
  const lsp_piece* piece = &part->pieces[place->piece];
  const uint32_t at = place->at.start - piece->start;
  for (uint32_t i = 0; i < piece->place_count; ++i) {
    const tn_text_place* other = &piece->places[i];
    if (other->kind == TN_TEXT_REGION && other->start <= at && at < other->end &&
        tn_region_op(other->region).slot == op.slot) {
      return true;
    }
  }
  return false;
}

static void add_caller(void* user_data, const lsp_place* place) {
  calls* it = user_data;
  const tn_op op = op_around(it->part, place);
  if (op.slot != 0 && is_inside(it->part, op, place)) add_call(it, op, place);
}

static void add_callees(calls* it, tn_op op) {
  lsp_place own;
  lsp_symbol_finder finder = {.part = it->part};
  if (!lsp_part_op(it->part, op, &own)) return;
  const lsp_piece* piece = &it->part->pieces[own.piece];
  for (uint32_t i = 0; i < piece->place_count; ++i) {
    if (piece->places[i].kind != TN_TEXT_SYMBOL) continue;
    const lsp_place place = lsp_part_place(it->part, own.piece, i);
    const tn_op named = lsp_find_symbol(&finder, &place);
    if (named.slot != 0 && is_inside(it->part, op, &place)) add_call(it, named, &place);
  }
}

static json_t* calls_of(const lsp_document* document, const json_t* parameters, bool are_incoming) {
  const json_t* range = json_object_get(json_object_get(parameters, "item"), "selectionRange");
  const json_t* position = json_object_get(range, "start");
  calls it = {.document = document, .side = are_incoming ? "from" : "to", .all = json_array()};
  tn_op op;
  if (position != NULL && find_symbol(document, position, &it.part, &op)) {
    const lsp_target target = {.symbol = op};
    if (are_incoming) {
      lsp_part_uses(it.part, &target, add_caller, &it);
    } else {
      add_callees(&it, op);
    }
  }
  free(it.ops);
  return it.all;
}

json_t* lsp_incoming_calls(const lsp_document* document, const json_t* parameters) {
  return calls_of(document, parameters, true);
}

json_t* lsp_outgoing_calls(const lsp_document* document, const json_t* parameters) {
  return calls_of(document, parameters, false);
}
