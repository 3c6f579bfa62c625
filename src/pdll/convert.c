// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Conversions between types of expressions.

#include "pdll/pdll.h"

typedef struct conversion {
  tn_pdll_parser* parser;
  tn_pdll_node** expression;
  const tn_pdll_type* type;
  const tn_pdll_notes* notes;  ///< May be NULL.
} conversion;

/// Reports a failed conversion, with one more note if `note` has a text.
static bool refuse(const conversion* wanted, tn_pdll_note note) {
  tn_pdll_parser* parser = wanted->parser;
  const tn_pdll_notes notes = {.next = wanted->notes, .last = note.text.size == 0 ? NULL : &note};
  return tn_pdll__fail_noted(
      parser, (*wanted->expression)->place, &notes,
      "unable to convert expression of type `%.*s` to the expected type of `%.*s`",
      TN_PDLL_ARG(tn_pdll__type_text(parser, (*wanted->expression)->type)),
      TN_PDLL_ARG(tn_pdll__type_text(parser, wanted->type)));
}

static const tn_pdll_note no_note = {{NULL, 0}, {NULL, 0}};

//===-- Ops -----------------------------------------------------------------------------------===//

tn_pdll_node* tn_pdll__all_results(tn_pdll_parser* parser, tn_pdll_node* op,
                                   tn_pdll_type_kind kind) {
  tn_pdll_node* node =
      tn_pdll__expression(parser, TN_PDLL_ALL_RESULTS, op->place, tn_pdll_type__plain(kind), op);
  if (node != NULL) node->name = tn_string_view_from("$results");
  return node;
}

/// Checks that a known op can have exactly one result.
static bool check_single(const conversion* wanted, const tn_pdll_definition* definition) {
  size_t count = 0;
  for (size_t i = 0; i < definition->result_count; ++i) {
    count += definition->results[i].arity == TN_PDLL_SINGLE;
  }
  if (definition->result_count != 0 && count <= 1) return true;
  tn_pdll_note note = {.place = definition->place};
  note.text = definition->result_count == 0
                  ? tn_pdll__text(wanted->parser,
                                  "see the definition of `%.*s`, which was defined with zero "
                                  "results",
                                  TN_PDLL_ARG(definition->name))
                  : tn_pdll__text(wanted->parser,
                                  "see the definition of `%.*s`, which was defined with at least "
                                  "%zu results",
                                  TN_PDLL_ARG(definition->name), count);
  return refuse(wanted, note);
}

static bool convert_op(const conversion* wanted) {
  const tn_pdll_type* type = wanted->type;
  if (type->kind == TN_PDLL_TYPE_OP) return type->name.size == 0 || refuse(wanted, no_note);
  if (type->kind < TN_PDLL_TYPE_VALUE) return refuse(wanted, no_note);
  const tn_pdll_definition* definition = (*wanted->expression)->type->definition;
  if (type->kind == TN_PDLL_TYPE_VALUE && definition != NULL && !check_single(wanted, definition)) {
    return false;
  }
  *wanted->expression = tn_pdll__all_results(wanted->parser, *wanted->expression, type->kind);
  return *wanted->expression != NULL;
}

//===-- Tuples --------------------------------------------------------------------------------===//

/// Returns each element of the tuple as an expression.
static bool take_elements(const conversion* wanted, tn_pdll_list* elements) {
  tn_pdll_parser* parser = wanted->parser;
  tn_pdll_node* tuple = *wanted->expression;
  for (size_t i = 0; i < tuple->type->count; ++i) {
    tn_pdll_node* element =
        tn_pdll__expression(parser, TN_PDLL_MEMBER, tuple->place, tuple->type->elements[i], tuple);
    if (element == NULL || !tn_pdll__add(parser, elements, element, tuple->place)) return false;
    element->name = tn_pdll__text(parser, "%zu", i);
  }
  return true;
}

static bool convert_to_tuple(const conversion* wanted) {
  tn_pdll_parser* parser = wanted->parser;
  const tn_pdll_type* from = (*wanted->expression)->type;
  tn_pdll_list elements = {0};
  if (from->count != wanted->type->count) return refuse(wanted, no_note);
  if (!take_elements(wanted, &elements)) return false;
  for (size_t i = 0; i < elements.count; ++i) {
    tn_pdll_notes notes = {.count = 1, .next = wanted->notes};
    notes.items[0] =
        (tn_pdll_note){(*wanted->expression)->place,
                       tn_pdll__text(parser, "when converting element #%zu of `%.*s`", i,
                                     TN_PDLL_ARG(tn_pdll__type_text(parser, from)))};
    if (!tn_pdll__convert(parser, &elements.items[i].node, wanted->type->elements[i], &notes)) {
      return false;
    }
  }
  // Elements keep the names of their ops even if any op is allowed.
  tn_pdll_node* made =
      tn_pdll__tuple(parser, (*wanted->expression)->place, elements, wanted->type->labels);
  if (made != NULL) *wanted->expression = made;
  return made != NULL;
}

/// Converts a tuple to a range; `single` and `range` are the allowed element types.
static bool convert_to_range(const conversion* wanted, tn_pdll_type_kind single,
                             tn_pdll_type_kind range) {
  const tn_pdll_type* from = (*wanted->expression)->type;
  if (wanted->parser->section != TN_PDLL_IN_REWRITE) {
    const tn_pdll_note note = {
        (*wanted->expression)->place,
        tn_string_view_from("Tuple to Range conversion is currently only allowed within a rewrite "
                            "context")};
    return refuse(wanted, note);
  }
  for (size_t i = 0; i < from->count; ++i) {
    const tn_pdll_type_kind kind = from->elements[i]->kind;
    if (kind != single && kind != range) return refuse(wanted, no_note);
  }
  tn_pdll_list elements = {0};
  tn_pdll_node* made = tn_pdll__expression(wanted->parser, TN_PDLL_RANGE,
                                           (*wanted->expression)->place, wanted->type, NULL);
  if (made == NULL || !take_elements(wanted, &elements)) return false;
  made->items = elements;
  *wanted->expression = made;
  return true;
}

static bool convert_tuple(const conversion* wanted) {
  switch (wanted->type->kind) {
    case TN_PDLL_TYPE_TUPLE:
      return convert_to_tuple(wanted);
    case TN_PDLL_TYPE_VALUE_RANGE:
      return convert_to_range(wanted, TN_PDLL_TYPE_VALUE, TN_PDLL_TYPE_VALUE_RANGE);
    case TN_PDLL_TYPE_TYPE_RANGE:
      return convert_to_range(wanted, TN_PDLL_TYPE_TYPE, TN_PDLL_TYPE_TYPE_RANGE);
    default:
      return refuse(wanted, no_note);
  }
}

//===-- All conversions -----------------------------------------------------------------------===//

/// Returns whether `kind` is a range or its element type.
static bool is_one_or_many(tn_pdll_type_kind kind, tn_pdll_type_kind single,
                           tn_pdll_type_kind range) {
  return kind == single || kind == range;
}

bool tn_pdll__convert(tn_pdll_parser* parser, tn_pdll_node** expression, const tn_pdll_type* type,
                      const tn_pdll_notes* notes) {
  const tn_pdll_type* from = (*expression)->type;
  const conversion wanted = {parser, expression, type, notes};
  if (tn_pdll_type__equal(from, type)) return true;
  if (from->kind == TN_PDLL_TYPE_OP) return convert_op(&wanted);
  if (from->kind == TN_PDLL_TYPE_TUPLE) return convert_tuple(&wanted);
  const bool fits = (is_one_or_many(from->kind, TN_PDLL_TYPE_VALUE, TN_PDLL_TYPE_VALUE_RANGE) &&
                     is_one_or_many(type->kind, TN_PDLL_TYPE_VALUE, TN_PDLL_TYPE_VALUE_RANGE)) ||
                    (is_one_or_many(from->kind, TN_PDLL_TYPE_TYPE, TN_PDLL_TYPE_TYPE_RANGE) &&
                     is_one_or_many(type->kind, TN_PDLL_TYPE_TYPE, TN_PDLL_TYPE_TYPE_RANGE));
  return fits || refuse(&wanted, no_note);
}
