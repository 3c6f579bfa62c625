// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules in schemas (`rules`, schema/README.md): relations between types, attributes and regions,
// with the message for a violation. A build without dialects that use rules omits the rule engine.

#ifndef TENURE_SRC_SCHEMA_RULES_H
#define TENURE_SRC_SCHEMA_RULES_H

#include "schema/schema.h"

struct tn_rule_engine {
  /// Loads the rules under `key` of an op's schema; `*out_rules` is NULL if there are none.
  tn_status (*load)(const tn_schema_source* source, const tn_op_schema* schema, const char* key,
                    const tn_rule_list** out_rules);
  /// Reports the first violated rule. With `types_are_right`, skips rules that depend only on
  /// attributes and types. Without `finder`, no symbols are found.
  tn_status (*check)(tn_context* context, tn_ref op, const tn_op_schema* schema,
                     const tn_rule_list* rules, bool types_are_right, tn_symbol_finder* finder);
  /// Returns whether the rules depend only on the op's attributes and types.
  bool (*depend_on_types_only)(const tn_rule_list* rules);
  /// Returns whether a rule mentions the op's attribute `attribute`.
  bool (*mention)(const tn_rule_list* rules, uint32_t attribute);
};

/// Returns the TN_OP_TRAIT_* bits of a trait by its name; 0 for unknown traits (schema_load.c).
uint32_t tn_schema__trait_bits(tn_string_view name);

#endif  // TENURE_SRC_SCHEMA_RULES_H
