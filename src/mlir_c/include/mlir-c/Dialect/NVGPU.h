// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect nvgpu: its handle, its types and its passes.

#ifndef MLIR_C_DIALECT_NVGPU_H
#define MLIR_C_DIALECT_NVGPU_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#include "mlir/Dialect/NVGPU/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(NVGPU, nvgpu);

//===-- TensorMapDescriptorType ---------------------------------------------------------------===//

/// Returns whether `type` is a tensor map descriptor type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsANVGPUTensorMapDescriptorType(MlirType type);

/// Returns a tensor map descriptor type of the dialect nvgpu.
MLIR_CAPI_EXPORTED MlirType mlirNVGPUTensorMapDescriptorTypeGet(MlirContext ctx,
                                                                MlirType tensorMemrefType,
                                                                int swizzle, int l2promo,
                                                                int oobFill, int interleave);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirNVGPUTensorMapDescriptorTypeGetName(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_NVGPU_H
