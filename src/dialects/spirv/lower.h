// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of the lowering of spirv to llvm.

#ifndef TENURE_SRC_DIALECTS_SPIRV_LOWER_H
#define TENURE_SRC_DIALECTS_SPIRV_LOWER_H

#include "dialects/common/lower_llvm.h"

extern const tn_lowering_hook tn_spirv_lower_hooks[];
/// Types of spirv, and those that others have too; null for what has no layout that llvm has.
tn_type tn_spirv_lower__type(tn_conversion* c, tn_type type);
/// What a pointer points to, converted; its storage class goes to `*out_class`. Null for others.
tn_type tn_spirv_lower__pointee(tn_lowering_run* run, tn_type type, tn_string_view* out_class);
/// Number of the address space of a storage class, for the client's API.
uint32_t tn_spirv_lower__space(tn_lowering_run* run, tn_string_view storage_class);
/// Puts descriptor sets and bindings into the names of global variables.
bool tn_spirv_lower__prepare(tn_lowering_run* run);

#endif  // TENURE_SRC_DIALECTS_SPIRV_LOWER_H
