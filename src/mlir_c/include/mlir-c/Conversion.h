// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that convert between dialects.

#ifndef MLIR_C_CONVERSION_H
#define MLIR_C_CONVERSION_H

#include "mlir-c/Support.h"

#include "mlir/Conversion/Passes.capi.h.inc"

#endif  // MLIR_C_CONVERSION_H
