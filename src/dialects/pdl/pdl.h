// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the pdl dialect.

#ifndef TENURE_SRC_DIALECTS_PDL_PDL_H
#define TENURE_SRC_DIALECTS_PDL_PDL_H

#include "dialects/pdl_ops.h"
#include "ir/dialect_entry.h"
#include "schema/custom_directive.h"

extern const tn_custom_directive tn_pdl_directives[];
extern const tn_parameter_directive tn_pdl_parameter_directives[];
extern const tn_named_check tn_pdl_checks[];
/// Implements tn_load_pattern_fn.
tn_status tn_pdl__load_pattern(tn_pattern_set* set, tn_op pattern);

#endif  // TENURE_SRC_DIALECTS_PDL_PDL_H
