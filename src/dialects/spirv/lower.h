// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parts of the lowering of spirv to llvm.

#ifndef TENURE_SRC_DIALECTS_SPIRV_LOWER_H
#define TENURE_SRC_DIALECTS_SPIRV_LOWER_H

#include "dialects/common/lower_llvm.h"

extern const tn_lowering_hook tn_spirv_lower_hooks[];
/// Converts types of spirv and builtin types; null if llvm has no such layout.
tn_type tn_spirv_lower__type(tn_conversion* c, tn_type type);
/// Returns the converted pointee of a pointer and its storage class; null for other types.
tn_type tn_spirv_lower__pointee(tn_lowering_run* run, tn_type type, tn_string_view* out_class);
/// Returns the address space of a storage class for the client's API.
uint32_t tn_spirv_lower__space(tn_lowering_run* run, tn_string_view storage_class);
/// Adds descriptor sets and bindings to the names of global variables.
bool tn_spirv_lower__prepare(tn_lowering_run* run);

#endif  // TENURE_SRC_DIALECTS_SPIRV_LOWER_H
