// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops offer to whoever does not know them: interfaces, by their TypeIDs.

#ifndef MLIR_C_INTERFACES_H
#define MLIR_C_INTERFACES_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Whether an op implements the interface that a TypeID names.
MLIR_CAPI_EXPORTED bool mlirOperationImplementsInterface(MlirOperation operation,
                                                         MlirTypeID interfaceTypeID);

/// The same for ops of a name.
MLIR_CAPI_EXPORTED bool mlirOperationImplementsInterfaceStatic(MlirStringRef operationName,
                                                               MlirContext context,
                                                               MlirTypeID interfaceTypeID);

//===-- Types of results ----------------------------------------------------------------------===//

/// The TypeID of the interface that infers types of results.
MLIR_CAPI_EXPORTED MlirTypeID mlirInferTypeOpInterfaceTypeID(void);

/// Takes some types, as many as the first argument says, and the caller's `userData`.
typedef void (*MlirTypesCallback)(intptr_t, MlirType*, void*);

/// Hands the types of results to `callback` that an op of this name would have; fails if they do
/// not follow. `properties` is not looked at.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirInferTypeOpInterfaceInferReturnTypes(
    MlirStringRef opName, MlirContext context, MlirLocation location, intptr_t nOperands,
    MlirValue* operands, MlirAttribute attributes, void* properties, intptr_t nRegions,
    MlirRegion* regions, MlirTypesCallback callback, void* userData);

//===-- Shapes of results ---------------------------------------------------------------------===//

/// The TypeID of the interface that infers shapes of results.
MLIR_CAPI_EXPORTED MlirTypeID mlirInferShapedTypeOpInterfaceTypeID(void);

/// Takes whether there is a rank, the rank, the extents, the element type, an attribute, and the
/// caller's `userData`.
typedef void (*MlirShapedTypeComponentsCallback)(bool, intptr_t, const int64_t*, MlirType,
                                                 MlirAttribute, void*);

/// Hands the shape of each result to `callback`; fails if they do not follow.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirInferShapedTypeOpInterfaceInferReturnTypes(
    MlirStringRef opName, MlirContext context, MlirLocation location, intptr_t nOperands,
    MlirValue* operands, MlirAttribute attributes, void* properties, intptr_t nRegions,
    MlirRegion* regions, MlirShapedTypeComponentsCallback callback, void* userData);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_INTERFACES_H
