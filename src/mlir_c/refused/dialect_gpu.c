// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/GPU.h> that are refused.

#include "mlir-c/Dialect/GPU.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(bool, mlirTypeIsAGPUAsyncTokenType, (MlirType type))
REFUSED(MlirType, mlirGPUAsyncTokenTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirGPUAsyncTokenTypeGetName, (void))
REFUSED(bool, mlirAttributeIsAGPUObjectAttr, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirGPUObjectAttrGet,
        (MlirContext mlirCtx, MlirAttribute target, uint32_t format, MlirStringRef objectStrRef,
         MlirAttribute mlirObjectProps))
REFUSED(MlirStringRef, mlirGPUObjectAttrGetName, (void))
REFUSED(MlirAttribute, mlirGPUObjectAttrGetWithKernels,
        (MlirContext mlirCtx, MlirAttribute target, uint32_t format, MlirStringRef objectStrRef,
         MlirAttribute mlirObjectProps, MlirAttribute mlirKernelsAttr))
REFUSED(MlirAttribute, mlirGPUObjectAttrGetTarget, (MlirAttribute mlirObjectAttr))
REFUSED(uint32_t, mlirGPUObjectAttrGetFormat, (MlirAttribute mlirObjectAttr))
REFUSED(MlirStringRef, mlirGPUObjectAttrGetObject, (MlirAttribute mlirObjectAttr))
REFUSED(bool, mlirGPUObjectAttrHasProperties, (MlirAttribute mlirObjectAttr))
REFUSED(MlirAttribute, mlirGPUObjectAttrGetProperties, (MlirAttribute mlirObjectAttr))
REFUSED(bool, mlirGPUObjectAttrHasKernels, (MlirAttribute mlirObjectAttr))
REFUSED(MlirAttribute, mlirGPUObjectAttrGetKernels, (MlirAttribute mlirObjectAttr))
