// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the smt dialect share.

#ifndef TENURE_SRC_DIALECTS_SMT_SMT_H
#define TENURE_SRC_DIALECTS_SMT_SMT_H

#include "ir/dialect_entry.h"
#include "schema/custom_assembly.h"
#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_smt_assemblies[];
extern const tn_custom_directive tn_smt_directives[];
extern const tn_naming tn_smt_namings[];
/// Whether a text spells one of the dialect's types.
bool tn_smt__check_type(tn_string_view body, tn_misspelling* out_wrong);

#endif  // TENURE_SRC_DIALECTS_SMT_SMT_H
