// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files of the spirv dialect share.

#ifndef TENURE_SRC_DIALECTS_SPIRV_SPIRV_H
#define TENURE_SRC_DIALECTS_SPIRV_SPIRV_H

#include "schema/format.h"

/// `"words"` as the property `name`, `#spirv.name<words>`; the op is checked for what they are.
TN_MUST_USE tn_status tn_spirv__read_words(tn_reading* it, const char* name);

extern const tn_custom_directive tn_spirv_directives[];
extern const tn_custom_assembly tn_spirv_assemblies[];
extern const tn_custom_assembly tn_spirv_memory_assemblies[];
extern const tn_naming tn_spirv_namings[];

/// Whether a text spells one of the dialect's types.
bool tn_spirv__check_type(tn_string_view body, tn_misspelling* out_wrong);

#endif  // TENURE_SRC_DIALECTS_SPIRV_SPIRV_H
