// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks operations in patterns against their definitions.

#include "pdll/pdll.h"

/// Checks a single operand or result that is not a range: it must be one value, not all of them.
static bool check_single(tn_pdll_parser* parser, const tn_pdll_node* operation,
                         const tn_pdll_list* values, const tn_pdll_group* groups, size_t count,
                         const char* word) {
  size_t singles = 0;
  bool has_range = false;
  for (size_t i = 0; i < count; ++i) {
    singles += groups[i].arity == TN_PDLL_SINGLE;
    has_range |= groups[i].arity == TN_PDLL_VARIADIC;
  }
  if (values->count != 1) return true;
  const tn_pdll_type_kind kind = values->items[0].node->type->kind;
  if (kind != TN_PDLL_TYPE_VALUE && kind != TN_PDLL_TYPE_TYPE) return true;
  if (singles <= 1 && (count != 0 || has_range)) return true;
  return tn_pdll__fail(
      parser, operation->place, "invalid number of %s for `%.*s`; expected %s%zu, but got 1", word,
      TN_PDLL_ARG(operation->subject->name), has_range ? "at least " : "", singles);
}

static const tn_pdll_attribute* find_attribute(const tn_pdll_definition* definition,
                                               tn_string_view name) {
  for (size_t i = 0; i < definition->attribute_count; ++i) {
    if (tn_string_view_equal(definition->attributes[i].name, name)) {
      return &definition->attributes[i];
    }
  }
  return NULL;
}

/// Checks that names without a dialect prefix are inherent attributes.
static bool check_attribute_names(tn_pdll_parser* parser, const tn_pdll_node* operation,
                                  const tn_pdll_definition* definition) {
  for (size_t i = 0; i < operation->attributes.count; ++i) {
    const tn_pdll_node* node = operation->attributes.items[i].node;
    if (memchr(node->name.data, '.', node->name.size) != NULL ||
        find_attribute(definition, node->name) != NULL ||
        tn_string_view_equal(node->name, tn_string_view_from("operandSegmentSizes")) ||
        tn_string_view_equal(node->name, tn_string_view_from("resultSegmentSizes"))) {
      continue;
    }
    return tn_pdll__fail(parser, node->place, "`%.*s` has no attribute `%.*s`",
                         TN_PDLL_ARG(definition->name), TN_PDLL_ARG(node->name));
  }
  return true;
}

/// Checks that a created op has all required attributes.
static bool check_needed_attributes(tn_pdll_parser* parser, const tn_pdll_node* operation,
                                    const tn_pdll_definition* definition) {
  for (size_t i = 0; i < definition->attribute_count; ++i) {
    const tn_pdll_attribute* needed = &definition->attributes[i];
    bool is_given = needed->is_optional;
    for (size_t k = 0; k < operation->attributes.count && !is_given; ++k) {
      is_given = tn_string_view_equal(operation->attributes.items[k].node->name, needed->name);
    }
    if (is_given) continue;
    return tn_pdll__fail(parser, operation->place, "`%.*s` needs attribute `%.*s`",
                         TN_PDLL_ARG(definition->name), TN_PDLL_ARG(needed->name));
  }
  return true;
}

bool tn_pdll__check_schema(tn_pdll_parser* parser, const tn_pdll_node* operation) {
  if (!parser->options->knows_all_dialects || !operation->subject->has_name) return true;
  const tn_pdll_definition* definition = operation->type->definition;
  if (definition == NULL) return tn_pdll__check_name(parser, operation);
  return check_single(parser, operation, &operation->items, definition->operands,
                      definition->operand_count, "operands") &&
         check_single(parser, operation, &operation->results, definition->results,
                      definition->result_count, "results") &&
         check_attribute_names(parser, operation, definition) &&
         (parser->section != TN_PDLL_IN_REWRITE ||
          check_needed_attributes(parser, operation, definition));
}
