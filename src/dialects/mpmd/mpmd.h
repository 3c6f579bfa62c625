// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the mpmd dialect share.

#ifndef TENURE_SRC_DIALECTS_MPMD_MPMD_H
#define TENURE_SRC_DIALECTS_MPMD_MPMD_H

#include "ir/dialect_entry.h"
#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_mpmd_assemblies[];
extern const tn_named_check tn_mpmd_checks[];
extern const tn_naming tn_mpmd_namings[];

/// Of the dialect's table: `body` as Shardy prints it.
tn_status tn_mpmd__spell(tn_context* context, tn_string_view body, tn_text_buffer* text,
                         tn_misspelling* out_wrong);

#endif  // TENURE_SRC_DIALECTS_MPMD_MPMD_H
