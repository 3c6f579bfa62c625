// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types that EmitC supports. Constraints of schemas use this in builds without emitc too.

#ifndef TENURE_SRC_DIALECTS_COMMON_EMITC_TYPE_H
#define TENURE_SRC_DIALECTS_COMMON_EMITC_TYPE_H

#include "ir/dialect_entry.h"

/// MLIR's isSupportedEmitCType.
bool tn_emitc__supports(tn_type type);
/// `!emitc.ptr<type>` or `!emitc.lvalue<type>`, by the whole name.
TN_MUST_USE tn_status tn_emitc__get_wrapper(tn_context* context, tn_string_view name, tn_type type,
                                            tn_type* out_type);
/// Whether it is the type of emitc called `mnemonic`.
bool tn_emitc__is(tn_type type, const char* mnemonic);

/// What holds for parameters of emitc's types.
extern const tn_parameters_check tn_emitc_parameters_checks[];

#endif  // TENURE_SRC_DIALECTS_COMMON_EMITC_TYPE_H
