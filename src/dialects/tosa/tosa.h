// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the tosa dialect.

#ifndef TENURE_SRC_DIALECTS_TOSA_TOSA_H
#define TENURE_SRC_DIALECTS_TOSA_TOSA_H

#include <string.h>

#include "dialects/tosa_ops.h"
#include "ir/dialect_entry.h"
#include "schema/custom_assembly.h"
#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_tosa_assemblies[];
tn_fold_outcome tn_fold__tosa(tn_fold* fold);
extern const tn_custom_directive tn_tosa_directives[];

#endif  // TENURE_SRC_DIALECTS_TOSA_TOSA_H
