// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Interfaces.h> that are refused.

#include "mlir-c/Interfaces.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(bool, mlirOperationImplementsInterface,
        (MlirOperation operation, MlirTypeID interfaceTypeID))
REFUSED(bool, mlirOperationImplementsInterfaceStatic,
        (MlirStringRef operationName, MlirContext context, MlirTypeID interfaceTypeID))
REFUSED(MlirTypeID, mlirInferTypeOpInterfaceTypeID, (void))
REFUSED(MlirLogicalResult, mlirInferTypeOpInterfaceInferReturnTypes,
        (MlirStringRef opName, MlirContext context, MlirLocation location, intptr_t nOperands,
         MlirValue* operands, MlirAttribute attributes, void* properties, intptr_t nRegions,
         MlirRegion* regions, MlirTypesCallback callback, void* userData))
REFUSED(MlirTypeID, mlirInferShapedTypeOpInterfaceTypeID, (void))
REFUSED(MlirLogicalResult, mlirInferShapedTypeOpInterfaceInferReturnTypes,
        (MlirStringRef opName, MlirContext context, MlirLocation location, intptr_t nOperands,
         MlirValue* operands, MlirAttribute attributes, void* properties, intptr_t nRegions,
         MlirRegion* regions, MlirShapedTypeComponentsCallback callback, void* userData))
