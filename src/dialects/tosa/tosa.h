// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the tosa dialect share.

#ifndef TENURE_SRC_DIALECTS_TOSA_TOSA_H
#define TENURE_SRC_DIALECTS_TOSA_TOSA_H

#include <string.h>

#include "schema/custom_assembly.h"
#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_tosa_assemblies[];
extern const tn_custom_directive tn_tosa_directives[];

#endif  // TENURE_SRC_DIALECTS_TOSA_TOSA_H
