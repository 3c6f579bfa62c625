// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types that EmitC supports. Schemas use these constraints even in builds without emitc.

#ifndef TENURE_SRC_DIALECTS_COMMON_EMITC_TYPE_H
#define TENURE_SRC_DIALECTS_COMMON_EMITC_TYPE_H

#include "ir/dialect_entry.h"

/// Implements MLIR's isSupportedEmitCType.
bool tn_emitc__supports(tn_type type);
/// Returns `!emitc.ptr<type>` or `!emitc.lvalue<type>`, given the full name.
TN_MUST_USE tn_status tn_emitc__get_wrapper(tn_context* context, tn_string_view name, tn_type type,
                                            tn_type* out_type);
/// Returns whether a type is emitc's `mnemonic`.
bool tn_emitc__is(tn_type type, const char* mnemonic);

/// Checks of parameters of emitc's types.
extern const tn_parameters_check tn_emitc_parameters_checks[];

#endif  // TENURE_SRC_DIALECTS_COMMON_EMITC_TYPE_H
