// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/Interfaces.h

#ifndef MLIR_C_INTERFACES_H
#define MLIR_C_INTERFACES_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_CAPI_EXPORTED bool mlirOperationImplementsInterface(MlirOperation operation,
                                                         MlirTypeID interfaceTypeID);

MLIR_CAPI_EXPORTED bool mlirOperationImplementsInterfaceStatic(MlirStringRef operationName,
                                                               MlirContext context,
                                                               MlirTypeID interfaceTypeID);

//===-- InferTypeOpInterface ------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirInferTypeOpInterfaceTypeID(void);

typedef void (*MlirTypesCallback)(intptr_t, MlirType*, void*);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirInferTypeOpInterfaceInferReturnTypes(
    MlirStringRef opName, MlirContext context, MlirLocation location, intptr_t nOperands,
    MlirValue* operands, MlirAttribute attributes, void* properties, intptr_t nRegions,
    MlirRegion* regions, MlirTypesCallback callback, void* userData);

//===-- InferShapedTypeOpInterface ------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirInferShapedTypeOpInterfaceTypeID(void);

typedef void (*MlirShapedTypeComponentsCallback)(bool, intptr_t, const int64_t*, MlirType,
                                                 MlirAttribute, void*);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirInferShapedTypeOpInterfaceInferReturnTypes(
    MlirStringRef opName, MlirContext context, MlirLocation location, intptr_t nOperands,
    MlirValue* operands, MlirAttribute attributes, void* properties, intptr_t nRegions,
    MlirRegion* regions, MlirShapedTypeComponentsCallback callback, void* userData);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_INTERFACES_H
