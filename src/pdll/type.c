// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of expressions. Types without parts are constants.

#include "pdll/pdll.h"

static const tn_pdll_type plain[] = {
    [TN_PDLL_TYPE_ATTR] = {.kind = TN_PDLL_TYPE_ATTR},
    [TN_PDLL_TYPE_CONSTRAINT] = {.kind = TN_PDLL_TYPE_CONSTRAINT},
    [TN_PDLL_TYPE_OP] = {.kind = TN_PDLL_TYPE_OP},
    [TN_PDLL_TYPE_REWRITE] = {.kind = TN_PDLL_TYPE_REWRITE},
    [TN_PDLL_TYPE_TUPLE] = {.kind = TN_PDLL_TYPE_TUPLE},
    [TN_PDLL_TYPE_TYPE] = {.kind = TN_PDLL_TYPE_TYPE},
    [TN_PDLL_TYPE_TYPE_RANGE] = {.kind = TN_PDLL_TYPE_TYPE_RANGE},
    [TN_PDLL_TYPE_VALUE] = {.kind = TN_PDLL_TYPE_VALUE},
    [TN_PDLL_TYPE_VALUE_RANGE] = {.kind = TN_PDLL_TYPE_VALUE_RANGE}};

const tn_pdll_type* tn_pdll_type__plain(tn_pdll_type_kind kind) { return &plain[kind]; }

bool tn_pdll_type__equal(const tn_pdll_type* a, const tn_pdll_type* b) {
  if (a == b) return true;
  if (a->kind != b->kind || a->count != b->count || !tn_string_view_equal(a->name, b->name) ||
      a->definition != b->definition) {
    return false;
  }
  // Tuples do not nest.
  for (size_t i = 0; i < a->count; ++i) {
    const tn_pdll_type* left = a->elements[i];
    const tn_pdll_type* right = b->elements[i];
    if (left->kind != right->kind || !tn_string_view_equal(left->name, right->name) ||
        !tn_string_view_equal(a->labels[i], b->labels[i])) {
      return false;
    }
  }
  return true;
}

const tn_pdll_type* tn_pdll_type__refine(const tn_pdll_type* a, const tn_pdll_type* b) {
  if (tn_pdll_type__equal(a, b)) return a;
  if (a->kind != TN_PDLL_TYPE_OP || b->kind != TN_PDLL_TYPE_OP) return NULL;
  if (a->name.size == 0) return b;
  return b->name.size == 0 ? a : NULL;
}

void tn_pdll_type__print(const tn_pdll_type* type, tn_text_buffer* out) {
  static const char* const names[] = {"Attr", "Constraint", "Op",    "Rewrite",   "Tuple<",
                                      "Type", "TypeRange",  "Value", "ValueRange"};
  tn_text_buffer_append_text(out, names[type->kind]);
  if (type->name.size != 0) {
    tn_text_buffer_format(out, "<%.*s>", TN_PDLL_ARG(type->name));
  }
  if (type->kind != TN_PDLL_TYPE_TUPLE) return;
  for (size_t i = 0; i < type->count; ++i) {
    if (i != 0) tn_text_buffer_append_text(out, ", ");
    if (type->labels[i].size != 0) {
      tn_text_buffer_format(out, "%.*s: ", TN_PDLL_ARG(type->labels[i]));
    }
    // Tuples do not nest.
    tn_pdll_type__print(type->elements[i], out);
  }
  tn_text_buffer_append_text(out, ">");
}
