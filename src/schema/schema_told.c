// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Determines which checks of an op depend only on its attributes and types, so that they need not
// be repeated for ops with the same ones (ir/verify_known.c).

#include "ir/services.h"
#include "schema/rules.h"

static bool rules_depend_on_types_only(const tn_context* context, const tn_op_schema* schema) {
  const tn_rule_engine* engine = context->services->rule_engine;
  for (size_t i = 0; i < sizeof schema->rules / sizeof *schema->rules; ++i) {
    if (schema->rules[i] != NULL && !engine->depend_on_types_only(schema->rules[i])) return false;
  }
  return true;
}

/// Returns whether a type relation uses the attribute.
static bool is_matched(const tn_op_schema* schema, uint32_t attribute) {
  for (uint32_t i = 0; i < schema->match_count; ++i) {
    const tn_place places[] = {schema->matches[i].source, schema->matches[i].target};
    for (size_t k = 0; k < 2; ++k) {
      if (places[k].kind == TN_PLACE_ATTRIBUTE && places[k].index == attribute) return true;
    }
  }
  return false;
}

/// Returns whether the skipped checks depend only on the kind of the attribute. A named check may
/// use any attribute.
static bool is_only_a_name(const tn_context* context, const tn_op_schema* schema, uint32_t index) {
  const tn_attribute_group* group = &schema->attributes[index];
  if (group->words != NULL || group->case_count != 0 || group->rule == NULL ||
      group->style == TN_STYLE_DIALECT || group->style == TN_STYLE_WORDS ||
      !tn_attribute_rule__is_name(group->rule) || is_matched(schema, index)) {
    return false;
  }
  const tn_rule_list* rules = schema->rules[TN_RULES_OF_OP];
  return rules == NULL || !context->services->rule_engine->mention(rules, index);
}

void tn_op_schema__classify_checks(const tn_context* context, tn_op_schema* schema) {
  tn_op_definition* base = &schema->base;
  base->depends_on_types_only =
      schema->check_depends_on_types_only && rules_depend_on_types_only(context, schema) &&
      schema->check_symbols == NULL && schema->check_regions == NULL && schema->parent_count == 0 &&
      (base->traits & (TN_OP_TRAIT_SYMBOL | TN_OP_TRAIT_SYMBOL_TABLE)) == 0;
  base->verify_place = tn_op_schema__verify_place;
  if (schema->check != NULL && schema->check_depends_on_types_only) return;
  for (uint32_t i = 0; i < schema->attribute_count && i < 32; ++i) {
    if (is_only_a_name(context, schema, i)) base->name_properties |= 1u << i;
  }
}
