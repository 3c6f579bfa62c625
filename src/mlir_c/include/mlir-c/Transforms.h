// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that belong to no dialect.

#ifndef MLIR_C_TRANSFORMS_H
#define MLIR_C_TRANSFORMS_H

#include "mlir-c/Support.h"

#include "mlir/Transforms/Transforms.capi.h.inc"

#endif  // MLIR_C_TRANSFORMS_H
