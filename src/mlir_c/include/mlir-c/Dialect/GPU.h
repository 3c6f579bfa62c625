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

/// Whether `type` is an async token type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAGPUAsyncTokenType(MlirType type);

/// An async token type of the dialect gpu.
MLIR_CAPI_EXPORTED MlirType mlirGPUAsyncTokenTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirGPUAsyncTokenTypeGetName(void);

//===-- ObjectAttr ----------------------------------------------------------------------------===//

/// Whether `attr` is an object attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAGPUObjectAttr(MlirAttribute attr);

/// An object attribute of the dialect gpu.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGet(MlirContext mlirCtx, MlirAttribute target,
                                                      uint32_t format, MlirStringRef objectStrRef,
                                                      MlirAttribute mlirObjectProps);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirGPUObjectAttrGetName(void);

/// The same with a table of kernels.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetWithKernels(
    MlirContext mlirCtx, MlirAttribute target, uint32_t format, MlirStringRef objectStrRef,
    MlirAttribute mlirObjectProps, MlirAttribute mlirKernelsAttr);

/// Its target.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetTarget(MlirAttribute mlirObjectAttr);

/// Its format.
MLIR_CAPI_EXPORTED uint32_t mlirGPUObjectAttrGetFormat(MlirAttribute mlirObjectAttr);

/// Its object.
MLIR_CAPI_EXPORTED MlirStringRef mlirGPUObjectAttrGetObject(MlirAttribute mlirObjectAttr);

/// Whether it has properties.
MLIR_CAPI_EXPORTED bool mlirGPUObjectAttrHasProperties(MlirAttribute mlirObjectAttr);

/// Its properties.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetProperties(MlirAttribute mlirObjectAttr);

/// Whether it has a table of kernels.
MLIR_CAPI_EXPORTED bool mlirGPUObjectAttrHasKernels(MlirAttribute mlirObjectAttr);

/// Its kernels.
MLIR_CAPI_EXPORTED MlirAttribute mlirGPUObjectAttrGetKernels(MlirAttribute mlirObjectAttr);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_GPU_H
