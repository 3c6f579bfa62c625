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

/// Whether `type` is an any op type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyOpType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyOpTypeGetTypeID(void);

/// An any op type of the dialect transform.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyOpTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyOpTypeGetName(void);

//===-- AnyParamType --------------------------------------------------------------------------===//

/// Whether `type` is an any param type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyParamType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyParamTypeGetTypeID(void);

/// An any param type of the dialect transform.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyParamTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyParamTypeGetName(void);

//===-- AnyValueType --------------------------------------------------------------------------===//

/// Whether `type` is an any value type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformAnyValueType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformAnyValueTypeGetTypeID(void);

/// An any value type of the dialect transform.
MLIR_CAPI_EXPORTED MlirType mlirTransformAnyValueTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformAnyValueTypeGetName(void);

//===-- OperationType -------------------------------------------------------------------------===//

/// Whether `type` is an operation type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformOperationType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformOperationTypeGetTypeID(void);

/// An operation type of the dialect transform.
MLIR_CAPI_EXPORTED MlirType mlirTransformOperationTypeGet(MlirContext ctx,
                                                          MlirStringRef operationName);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformOperationTypeGetName(void);

/// Its operation name.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformOperationTypeGetOperationName(MlirType type);

//===-- ParamType -----------------------------------------------------------------------------===//

/// Whether `type` is a param type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATransformParamType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTransformParamTypeGetTypeID(void);

/// A param type of the dialect transform.
MLIR_CAPI_EXPORTED MlirType mlirTransformParamTypeGet(MlirContext ctx, MlirType type);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTransformParamTypeGetName(void);

/// Its type.
MLIR_CAPI_EXPORTED MlirType mlirTransformParamTypeGetType(MlirType type);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_TRANSFORM_H
