// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the xegpu dialect.

#ifndef TENURE_SRC_DIALECTS_XEGPU_XEGPU_H
#define TENURE_SRC_DIALECTS_XEGPU_XEGPU_H

#include "ir/dialect_entry.h"

extern const tn_parameters_check tn_xegpu_parameters_checks[];
extern const tn_parameters_form tn_xegpu_parameters_forms[];
extern const tn_parameter_directive tn_xegpu_parameter_directives[];
extern const tn_parameter_directive tn_xegpu_tensor_directives[];
/// Returns whether a memory layout has entries with valid names.
bool tn_xegpu__check_mem_layout(const tn_context* context, const tn_uref* parameters,
                                tn_parse_error* out_wrong);

#endif  // TENURE_SRC_DIALECTS_XEGPU_XEGPU_H
