// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prints diagnostics, optionally in colour.

#ifndef TENURE_SRC_IR_DIAGNOSTIC_PRINT_H
#define TENURE_SRC_IR_DIAGNOSTIC_PRINT_H

#include <tenure/diagnostics.h>

/// tn_diagnostic_print, with the colours of LLVM's tools if `has_color`.
tn_status tn_diagnostic__print(const tn_diagnostic* diagnostic, const tn_source* sources,
                               size_t source_count, bool has_color, bool has_notes,
                               tn_write_fn write, void* user_data);

#endif  // TENURE_SRC_IR_DIAGNOSTIC_PRINT_H
