// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect transform: its handle, its types and its passes.

#ifndef MLIR_C_DIALECT_TRANSFORM_H
#define MLIR_C_DIALECT_TRANSFORM_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#include "mlir/Dialect/Transform/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(Transform, transform);

//===-- AnyOpType -----------------------------------------------------------------------------===//

/// Returns whether `type` is an `any_op` type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyOpType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyOpTypeGetTypeID(void);

/// Returns the `any_op` type of the dialect transform.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyOpTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyOpTypeGetName(void);

//===-- AnyParamType --------------------------------------------------------------------------===//

/// Returns whether `type` is an `any_param` type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyParamType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyParamTypeGetTypeID(void);

/// Returns the `any_param` type of the dialect transform.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyParamTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyParamTypeGetName(void);

//===-- AnyValueType --------------------------------------------------------------------------===//

/// Returns whether `type` is an `any_value` type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyValueType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyValueTypeGetTypeID(void);

/// Returns the `any_value` type of the dialect transform.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyValueTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyValueTypeGetName(void);

//===-- OperationType -------------------------------------------------------------------------===//

/// Returns whether `type` is an operation type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformOperationType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformOperationTypeGetTypeID(void);

/// Returns an operation type of the dialect transform.
MLIR_CAPI_EXPORTED MlirType mlirTransformOperationTypeGet(MlirContext ctx,
                                                          MlirStringRef operationName);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformOperationTypeGetName(void);

/// Returns the operation name.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformOperationTypeGetOperationName(MlirType type);

//===-- ParamType -----------------------------------------------------------------------------===//

/// Returns whether `type` is a param type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformParamType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformParamTypeGetTypeID(void);

/// Returns a param type of the dialect transform.
MLIR_CAPI_EXPORTED MlirType mlirTransformParamTypeGet(MlirContext ctx, MlirType type);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformParamTypeGetName(void);

/// Returns the type.
MLIR_CAPI_EXPORTED MlirType mlirTransformParamTypeGetType(MlirType type);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_TRANSFORM_H
