// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of ops that schemas spell (`rules`, schema/README.md): relations between types, attributes
// and regions with the words that are said when they do not hold. A build without dialects that
// have such rules does without what reads them.

#ifndef TENURE_SRC_SCHEMA_RULES_H
#define TENURE_SRC_SCHEMA_RULES_H

#include "schema/schema.h"

struct tn_rule_engine {
  /// Reads the rules that the schema of an op has under `key`; `*out_rules` is NULL if it has none.
  tn_status (*load)(const tn_schema_source* source, const tn_op_schema* schema, const char* key,
                    const tn_rule_list** out_rules);
  /// Reports the first that does not hold. With `types_are_right`, those that look at nothing but
  /// attributes and types are known to hold. `finder` may be NULL, and no symbol is found then.
  tn_status (*check)(tn_context* context, tn_ref op, const tn_op_schema* schema,
                     const tn_rule_list* rules, bool types_are_right, tn_symbol_finder* finder);
  /// Whether they look at nothing but an op's attributes and types.
  bool (*depend_on_types_only)(const tn_rule_list* rules);
  /// Whether one of the rules of that kind looks at the op's attribute number `attribute`.
  bool (*mention)(const tn_rule_list* rules, uint32_t attribute);
};

/// The TN_OP_TRAIT_* of a trait by its name; 0 for a trait that definitions do not have
/// (schema_load.c).
uint32_t tn_schema__trait_bits(tn_string_view name);

#endif  // TENURE_SRC_SCHEMA_RULES_H
