// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/prepareCallHierarchy, callHierarchy/incomingCalls and outgoingCalls: the references
// between symbols, in each direction; and workspace/symbol: the symbols of all open documents.

#include <inttypes.h>
#include <stdio.h>

#include "lsp.h"

enum { KIND_CLASS = 5, KIND_FUNCTION = 12 };

/// Returns the symbol that contains a place, or the op itself; null if there is none.
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

/// Returns a symbol as an item of a hierarchy; NULL if it has no place.
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

/// Finds the symbol at the position of a request or of an item.
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

/// The calls collected so far, with their places by symbol.
typedef struct calls {
  const lsp_document* document;
  lsp_part* part;
  const char* side;  ///< "from" or "to".
  json_t* all;
  json_t* ranges;  ///< The lists of places in `all`, by the ops' cells.
} calls;

static void add_call(calls* self, tn_op op, const lsp_place* place) {
  char cell[16];
  (void)snprintf(cell, sizeof cell, "%" PRIu32, op.slot);
  json_t* ranges = json_object_get(self->ranges, cell);
  if (ranges == NULL) {
    json_t* item = item_of(self->document, self->part, op);
    if (item == NULL) return;
    ranges = json_array();
    json_object_set_new(self->ranges, cell, ranges);
    json_array_append_new(self->all,
                          json_pack("{s:o, s:O}", self->side, item, "fromRanges", ranges));
  }
  json_array_append_new(ranges, lsp_part_range(self->part, place->at.start, place->at.end));
}

static bool is_in_symbol(void* user_data, tn_op op) {
  (void)user_data;
  return symbol_around(op).slot != 0;
}

static bool is_same_op(void* user_data, tn_op op) {
  const tn_op* other = user_data;
  return op.slot == other->slot;
}

static void add_caller(void* user_data, const lsp_place* place) {
  calls* self = user_data;
  const tn_op op =
      lsp_part_op_around(self->part, place->piece, place->at.start, is_in_symbol, NULL);
  if (op.slot != 0) add_call(self, symbol_around(op), place);
}

static void add_callees(calls* self, tn_op op) {
  lsp_place own;
  lsp_symbol_finder finder = {.part = self->part};
  if (!lsp_part_op(self->part, op, &own)) return;
  const lsp_piece* piece = &self->part->pieces[own.piece];
  for (uint32_t i = 0; i < piece->place_count; ++i) {
    if (piece->places[i].kind != TN_TEXT_SYMBOL) continue;
    const lsp_place place = lsp_part_place(self->part, own.piece, i);
    const tn_op named = lsp_find_symbol(&finder, &place);
    if (named.slot != 0 &&
        lsp_part_op_around(self->part, own.piece, place.at.start, is_same_op, &op).slot != 0) {
      add_call(self, named, &place);
    }
  }
  lsp_symbol_finder_close(&finder);
}

static json_t* calls_of(const lsp_document* document, const json_t* parameters, bool are_incoming) {
  const json_t* range = json_object_get(json_object_get(parameters, "item"), "selectionRange");
  const json_t* position = json_object_get(range, "start");
  calls self = {.document = document,
                .side = are_incoming ? "from" : "to",
                .all = json_array(),
                .ranges = json_object()};
  tn_op op;
  if (position != NULL && find_symbol(document, position, &self.part, &op)) {
    const lsp_target target = {.symbol = op};
    if (are_incoming) {
      lsp_part_uses(self.part, &target, add_caller, &self);
    } else {
      add_callees(&self, op);
    }
  }
  json_decref(self.ranges);
  return self.all;
}

json_t* lsp_incoming_calls(const lsp_document* document, const json_t* parameters) {
  return calls_of(document, parameters, true);
}

json_t* lsp_outgoing_calls(const lsp_document* document, const json_t* parameters) {
  return calls_of(document, parameters, false);
}
