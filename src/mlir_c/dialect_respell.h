// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Spelling what was read of dialects as MLIR prints it.

#ifndef TENURE_SRC_MLIR_C_DIALECT_RESPELL_H
#define TENURE_SRC_MLIR_C_DIALECT_RESPELL_H

#include "mlir_c/handle.h"

/// Of tn_services.respell.
tn_status tn_mc__respell(const tn_storage** storage);

#endif  // TENURE_SRC_MLIR_C_DIALECT_RESPELL_H
