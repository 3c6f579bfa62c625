// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions in C that schemas of several dialects name.

#ifndef TENURE_SRC_DIALECTS_COMMON_COMMON_H
#define TENURE_SRC_DIALECTS_COMMON_COMMON_H

#include "ir/alias_names.h"
#include "ir/services.h"
#include "schema/custom_directive.h"

extern const tn_naming tn_constant_namings[];
extern const tn_custom_assembly tn_dma_affine_assemblies[];
extern const tn_assembly_fit tn_dma_affine_fits[];
extern const tn_custom_assembly tn_dma_memref_assemblies[];
extern const tn_custom_assembly tn_prefetch_assemblies[];
extern const tn_custom_assembly tn_while_assemblies[];
extern const tn_custom_directive tn_switch_cases_directives[];
/// Returns whether custom assembly can parse the values of all cases, which must fit in 64 bits.
bool tn_switch__cases_fit(const tn_context* context, tn_ref op, const tn_op_definition* definition);
extern const tn_custom_directive tn_switch_regions_directives[];
extern const tn_named_check tn_cast_checks[];
extern const tn_named_check tn_reshape_memref_checks[];
extern const tn_named_check tn_reshape_tensor_checks[];
extern const tn_named_check tn_view_memref_checks[];
extern const tn_named_check tn_view_tensor_checks[];

extern const tn_type_word tn_common_type_words[];
extern const struct tn_rule_engine tn_common_rule_engine;
/// Also contains aliases for dialects without a schema (alias_names.c).
extern const tn_alias_names tn_common_alias_names;
/// See tn_services.other_properties (test_properties.c).
extern const char* const tn_common_test_properties[];

#endif  // TENURE_SRC_DIALECTS_COMMON_COMMON_H
