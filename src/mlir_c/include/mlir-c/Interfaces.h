// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Op interfaces, by their TypeIDs.

#ifndef MLIR_C_INTERFACES_H
#define MLIR_C_INTERFACES_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Returns whether an op implements the interface of this TypeID.
MLIR_CAPI_EXPORTED bool mlirOperationImplementsInterface(MlirOperation operation,
                                                         MlirTypeID interfaceTypeID);

/// Likewise for ops of this name.
MLIR_CAPI_EXPORTED bool mlirOperationImplementsInterfaceStatic(MlirStringRef operationName,
                                                               MlirContext context,
                                                               MlirTypeID interfaceTypeID);

//===-- Result types -------------------------------------------------------------------------===//

/// Returns the TypeID of the interface that infers types of results.
MLIR_CAPI_EXPORTED MlirTypeID mlirInferTypeOpInterfaceTypeID(void);

/// Receives types, of which the first argument is the number, and the caller's `userData`.
typedef void (*MlirTypesCallback)(intptr_t, MlirType*, void*);

/// Passes the result types of an op of this name to `callback`; fails if they cannot be inferred.
/// `properties` is ignored.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirInferTypeOpInterfaceInferReturnTypes(
    MlirStringRef opName, MlirContext context, MlirLocation location, intptr_t nOperands,
    MlirValue* operands, MlirAttribute attributes, void* properties, intptr_t nRegions,
    MlirRegion* regions, MlirTypesCallback callback, void* userData);

//===-- Result shapes ------------------------------------------------------------------------===//

/// Returns the TypeID of the interface that infers shapes of results.
MLIR_CAPI_EXPORTED MlirTypeID mlirInferShapedTypeOpInterfaceTypeID(void);

/// Receives whether there is a rank, the rank, the extents, the element type, an attribute, and the
/// caller's `userData`.
typedef void (*MlirShapedTypeComponentsCallback)(bool, intptr_t, const int64_t*, MlirType,
                                                 MlirAttribute, void*);

/// Passes the shape of each result to `callback`; fails if the shapes cannot be inferred.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirInferShapedTypeOpInterfaceInferReturnTypes(
    MlirStringRef opName, MlirContext context, MlirLocation location, intptr_t nOperands,
    MlirValue* operands, MlirAttribute attributes, void* properties, intptr_t nRegions,
    MlirRegion* regions, MlirShapedTypeComponentsCallback callback, void* userData);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_INTERFACES_H
