// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect amdgpu: its handle, its types and its passes.

#ifndef MLIR_C_DIALECT_AMDGPU_H
#define MLIR_C_DIALECT_AMDGPU_H

#include "mlir-c/IR.h"

#include "mlir/Dialect/AMDGPU/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(AMDGPU, amdgpu);

//===-- TDMBaseType ---------------------------------------------------------------------------===//

/// Returns whether `type` is a TDM base type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAMDGPUTDMBaseType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirAMDGPUTDMBaseTypeGetTypeID(void);

/// Returns a TDM base type of the dialect amdgpu.
MLIR_CAPI_EXPORTED MlirType mlirAMDGPUTDMBaseTypeGet(MlirContext ctx, MlirType elementType);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirAMDGPUTDMBaseTypeGetName(void);

//===-- TDMDescriptorType ---------------------------------------------------------------------===//

/// Returns whether `type` is a TDM descriptor type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAMDGPUTDMDescriptorType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirAMDGPUTDMDescriptorTypeGetTypeID(void);

/// Returns a TDM descriptor type of the dialect amdgpu.
MLIR_CAPI_EXPORTED MlirType mlirAMDGPUTDMDescriptorTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirAMDGPUTDMDescriptorTypeGetName(void);

//===-- TDMGatherBaseType ---------------------------------------------------------------------===//

/// Returns whether `type` is a TDM gather base type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAMDGPUTDMGatherBaseType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirAMDGPUTDMGatherBaseTypeGetTypeID(void);

/// Returns a TDM gather base type of the dialect amdgpu.
MLIR_CAPI_EXPORTED MlirType mlirAMDGPUTDMGatherBaseTypeGet(MlirContext ctx, MlirType elementType,
                                                           MlirType indexType);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirAMDGPUTDMGatherBaseTypeGetName(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_AMDGPU_H
