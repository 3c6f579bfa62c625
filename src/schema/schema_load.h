// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the loader takes from files beside it.

#ifndef TENURE_SRC_SCHEMA_SCHEMA_LOAD_H
#define TENURE_SRC_SCHEMA_SCHEMA_LOAD_H

#include "schema/schema.h"

/// How deep constraints may be made of constraints.
#define TN_CONSTRAINT_DEPTH_MAX 1000u

/// The rule and the description of what the op of `source`, `depth` levels inside of others, allows
/// (schema_constraint.c).
TN_MUST_USE tn_status tn_schema__load_type_constraint(const tn_schema_source* source,
                                                      uint32_t depth, tn_value_group* group);

/// Sets `source->op` to the tree of the module `op` of `source->from`, which has to outlive it
/// (schema_gather.c).
TN_MUST_USE tn_status tn_schema__gather(tn_schema_source* source, tn_arena* arena, tn_ref op);

/// Refuses what the loader would not look at, for the op and those in it. Attributes with a dot in
/// their name are those of dialects (schema_keys.c).
TN_MUST_USE tn_status tn_schema__check_keys(const tn_schema_source* source);

/// `match = ["all(lhs, rhs)", "result = i1-like(lhs): ..."]` (schema_match.c).
TN_MUST_USE tn_status tn_schema__load_matches(const tn_schema_source* source, tn_op_schema* schema);

/// `cases` and `values`; nothing where there are none (schema_enum.c).
TN_MUST_USE tn_status tn_schema__load_cases(const tn_schema_source* source,
                                            const tn_enum_case** out_cases, uint32_t* out_count);
/// `cases`, `values`, `flags` and `groups_first` of what is words of a list (schema_enum.c).
TN_MUST_USE tn_status tn_schema__load_words(const tn_schema_source* source,
                                            tn_enum_attribute* definition);
/// `name`, or the symbol, in which a # or ! tells it from what else has that name (schema_enum.c).
TN_MUST_USE tn_status tn_schema__load_mnemonic(const tn_schema_source* source,
                                               tn_string_view* out_mnemonic);
/// tn_dialect.enums of a dialect (schema_enum.c).
TN_MUST_USE tn_status tn_schema__load_names(const tn_schema_source* source);
/// Adds the types and attributes of `source`, with their parameters and mnemonics.
TN_MUST_USE tn_status tn_schema__load_late(const tn_schema_source* source);
/// What stands around the ops of a dialect (schema_load.c).
TN_MUST_USE tn_status tn_schema__load_dialect(const tn_schema_source* source);
/// The attribute of that dialect, which may be one that is being loaded, if it is words of a list;
/// NULL if not (schema_enum.c).
TN_MUST_USE tn_status tn_schema__find_enum(const tn_schema_source* source, tn_string_view dialect,
                                           tn_string_view mnemonic,
                                           const tn_enum_attribute** out_enum);

/// tn_op_definition.native_layout (schema_property.c).
TN_MUST_USE tn_status tn_schema__load_layout(const tn_schema_source* source, tn_op_schema* schema);

/// tn_op_definition.add_defaults (schema_segment.c).
bool tn_op_schema__next_default(const tn_op_definition* definition, uint32_t* index,
                                tn_attribute_entry* out_entry);
/// tn_op_syntax.name_results for names that the schema lists (schema_segment.c).
void tn_op_schema__name_results(tn_namer* namer, tn_ref op, const tn_op_definition* definition);

/// Whether the op is such as what it names of C was written for (schema_builtin_hooks.c).
TN_MUST_USE tn_status tn_schema__check_borrowed(const tn_schema_source* source,
                                                const tn_op_schema* schema);

#endif  // TENURE_SRC_SCHEMA_SCHEMA_LOAD_H
