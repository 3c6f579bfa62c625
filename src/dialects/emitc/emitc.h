// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the emitc dialect.

#ifndef TENURE_SRC_DIALECTS_EMITC_EMITC_H
#define TENURE_SRC_DIALECTS_EMITC_EMITC_H

#include "dialects/emitc_ops.h"
#include "ir/dialect_entry.h"
#include "schema/format.h"

extern const tn_custom_assembly tn_emitc_assemblies[];
extern const tn_custom_directive tn_emitc_reference_directives[];
extern const tn_named_check tn_emitc_checks[];
extern const tn_naming tn_emitc_namings[];

#endif  // TENURE_SRC_DIALECTS_EMITC_EMITC_H
