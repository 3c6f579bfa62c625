// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the smt dialect share.

#ifndef TENURE_SRC_DIALECTS_SMT_SMT_H
#define TENURE_SRC_DIALECTS_SMT_SMT_H

#include "dialects/smt_ops.h"
#include "ir/dialect_entry.h"
#include "schema/custom_assembly.h"
#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_smt_assemblies[];
extern const tn_custom_directive tn_smt_directives[];
extern const tn_naming tn_smt_namings[];
extern const tn_parameters_check tn_smt_parameters_checks[];

#endif  // TENURE_SRC_DIALECTS_SMT_SMT_H
