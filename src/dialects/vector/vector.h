// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the vector dialect.

#ifndef TENURE_SRC_DIALECTS_VECTOR_VECTOR_H
#define TENURE_SRC_DIALECTS_VECTOR_VECTOR_H

#include "dialects/vector_ops.h"
#include "schema/format.h"

extern const tn_custom_assembly tn_vector_assemblies[];
extern const tn_dialect_interface tn_vector__interface;
extern const tn_named_check tn_vector_checks[];
extern const tn_custom_assembly tn_vector_mask_assemblies[];
extern const tn_assembly_fit tn_vector_mask_fits[];
extern const tn_custom_assembly tn_vector_transfer_assemblies[];

#endif  // TENURE_SRC_DIALECTS_VECTOR_VECTOR_H
