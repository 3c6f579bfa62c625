// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect gpu: its handle, its types, its attributes and its passes.

#ifndef MLIR_C_DIALECT_GPU_H
#define MLIR_C_DIALECT_GPU_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#include "mlir/Dialect/GPU/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(GPU, gpu);

//===-- AsyncTokenType ------------------------------------------------------------------------===//

/// Returns whether `type` is an async token type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAGPUAsyncTokenType(MlirType type);

/// Returns an async token type of the dialect gpu.
MLIR_CAPI_EXPORTED MlirType mlirGPUAsyncTokenTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirGPUAsyncTokenTypeGetName(void);

//===-- ObjectAttr ----------------------------------------------------------------------------===//

/// Returns whether `attr` is an object attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAGPUObjectAttr(MlirAttribute attr);

/// Returns an object attribute of the dialect gpu.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGet(MlirContext mlirCtx, MlirAttribute target,
                                                      uint32_t format, MlirStringRef objectStrRef,
                                                      MlirAttribute mlirObjectProps);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirGPUObjectAttrGetName(void);

/// Likewise with a table of kernels.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetWithKernels(
    MlirContext mlirCtx, MlirAttribute target, uint32_t format, MlirStringRef objectStrRef,
    MlirAttribute mlirObjectProps, MlirAttribute mlirKernelsAttr);

/// Returns the target.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetTarget(MlirAttribute mlirObjectAttr);

/// Returns the format.
MLIR_CAPI_EXPORTED uint32_t mlirGPUObjectAttrGetFormat(MlirAttribute mlirObjectAttr);

/// Returns the object.
MLIR_CAPI_EXPORTED MlirStringRef mlirGPUObjectAttrGetObject(MlirAttribute mlirObjectAttr);

/// Returns whether the object has properties.
MLIR_CAPI_EXPORTED bool mlirGPUObjectAttrHasProperties(MlirAttribute mlirObjectAttr);

/// Returns the properties.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetProperties(MlirAttribute mlirObjectAttr);

/// Returns whether the object has a table of kernels.
MLIR_CAPI_EXPORTED bool mlirGPUObjectAttrHasKernels(MlirAttribute mlirObjectAttr);

/// Returns the kernels.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetKernels(MlirAttribute mlirObjectAttr);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_GPU_H
