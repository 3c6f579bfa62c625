// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that the loader uses from other files.

#ifndef TENURE_SRC_SCHEMA_SCHEMA_LOAD_H
#define TENURE_SRC_SCHEMA_SCHEMA_LOAD_H

#include "schema/schema.h"

/// The maximum nesting depth of constraints.
#define TN_CONSTRAINT_DEPTH_MAX 1000u

/// Loads the rule and the description of the constraint `source`, which is nested `depth` levels
/// deep (schema_constraint.c).
TN_MUST_USE tn_status tn_schema__load_type_constraint(const tn_schema_source* source,
                                                      uint32_t depth, tn_value_group* group);

/// Sets `source->op` to the tree of the module `op` in `source->from`, which must outlive it
/// (schema_gather.c).
TN_MUST_USE tn_status tn_schema__gather(tn_schema_source* source, tn_arena* arena, tn_ref op);

/// Rejects keys that the loader does not know, for the op and nested ops. Names with a dot are
/// discardable attributes (schema_keys.c).
TN_MUST_USE tn_status tn_schema__check_keys(const tn_schema_source* source);

/// Loads `match = ["all(lhs, rhs)", "result = i1-like(lhs): ..."]` (schema_match.c).
TN_MUST_USE tn_status tn_schema__load_matches(const tn_schema_source* source, tn_op_schema* schema);

/// Loads `cases` and `values`; none if absent (schema_enum.c).
TN_MUST_USE tn_status tn_schema__load_cases(const tn_schema_source* source,
                                            const tn_enum_case** out_cases, uint32_t* out_count);
/// Loads `cases`, `values`, `flags` and `groups_first` of an enum (schema_enum.c).
TN_MUST_USE tn_status tn_schema__load_words(const tn_schema_source* source,
                                            tn_enum_attribute* definition);
/// Loads `name`, or the symbol, where a # or ! distinguishes definitions with the same name
/// (schema_enum.c).
TN_MUST_USE tn_status tn_schema__load_mnemonic(const tn_schema_source* source,
                                               tn_string_view* out_mnemonic);
/// Loads tn_dialect.enums of a dialect (schema_enum.c).
TN_MUST_USE tn_status tn_schema__load_names(const tn_schema_source* source);
/// Adds the types and attributes of `source`, with their parameters and mnemonics.
TN_MUST_USE tn_status tn_schema__load_late(const tn_schema_source* source);
/// Loads the parts of a dialect that are not ops (schema_load.c).
TN_MUST_USE tn_status tn_schema__load_dialect(const tn_schema_source* source);
/// Finds an enum attribute of a dialect, which may still be loading; NULL if the attribute is not
/// an enum (schema_enum.c).
TN_MUST_USE tn_status tn_schema__find_enum(const tn_schema_source* source, tn_string_view dialect,
                                           tn_string_view mnemonic,
                                           const tn_enum_attribute** out_enum);

/// Loads tn_op_definition.native_layout (schema_property.c).
TN_MUST_USE tn_status tn_schema__load_layout(const tn_schema_source* source, tn_op_schema* schema);

/// Implements tn_op_definition.add_defaults (schema_segment.c).
bool tn_op_schema__next_default(const tn_op_definition* definition, uint32_t* index,
                                tn_attribute_entry* out_entry);
/// Implements tn_op_syntax.name_results for names that the schema lists (schema_segment.c).
void tn_op_schema__name_results(tn_namer* namer, tn_ref op, const tn_op_definition* definition);

/// Checks that the op fits the C functions that it names (schema_builtin_hooks.c).
TN_MUST_USE tn_status tn_schema__check_borrowed(const tn_schema_source* source,
                                                const tn_op_schema* schema);

#endif  // TENURE_SRC_SCHEMA_SCHEMA_LOAD_H
