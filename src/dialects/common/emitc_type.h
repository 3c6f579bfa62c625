// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types that EmitC supports. Constraints of schemas use this in builds without emitc too.

#ifndef TENURE_SRC_DIALECTS_COMMON_EMITC_TYPE_H
#define TENURE_SRC_DIALECTS_COMMON_EMITC_TYPE_H

#include "ir/dialect_entry.h"

/// MLIR's isSupportedEmitCType. A type that contains an unresolved alias counts as supported.
bool tn_emitc__supports(tn_type type);
/// Whether `body` is the text of an emitc type with valid parameters (a tn_check_body_fn).
bool tn_emitc__check_type(tn_string_view body, tn_misspelling* out_wrong);

#endif  // TENURE_SRC_DIALECTS_COMMON_EMITC_TYPE_H
