// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/Dialect/NVGPU.h

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

MLIR_CAPI_EXPORTED bool mlirTypeIsANVGPUTensorMapDescriptorType(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirNVGPUTensorMapDescriptorTypeGet(MlirContext ctx,
                                                                MlirType tensorMemrefType,
                                                                int swizzle, int l2promo,
                                                                int oobFill, int interleave);

MLIR_CAPI_EXPORTED MlirStringRef mlirNVGPUTensorMapDescriptorTypeGetName(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_NVGPU_H
