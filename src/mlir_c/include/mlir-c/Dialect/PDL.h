// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect pdl: its handle and its types.

#ifndef MLIR_C_DIALECT_PDL_H
#define MLIR_C_DIALECT_PDL_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(PDL, pdl);

//===-- PDLType -------------------------------------------------------------------------------===//

/// Whether `type` is a type type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLType(MlirType type);

//===-- AttributeType -------------------------------------------------------------------------===//

/// Whether `type` is an attribute type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLAttributeType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLAttributeTypeGetTypeID(void);

/// An attribute type of the dialect pdl.
MLIR_CAPI_EXPORTED MlirType mlirPDLAttributeTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLAttributeTypeGetName(void);

//===-- OperationType -------------------------------------------------------------------------===//

/// Whether `type` is an operation type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLOperationType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLOperationTypeGetTypeID(void);

/// An operation type of the dialect pdl.
MLIR_CAPI_EXPORTED MlirType mlirPDLOperationTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLOperationTypeGetName(void);

//===-- RangeType -----------------------------------------------------------------------------===//

/// Whether `type` is a range type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLRangeType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLRangeTypeGetTypeID(void);

/// A range type of the dialect pdl.
MLIR_CAPI_EXPORTED MlirType mlirPDLRangeTypeGet(MlirType elementType);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLRangeTypeGetName(void);

/// Its element type.
MLIR_CAPI_EXPORTED MlirType mlirPDLRangeTypeGetElementType(MlirType type);

//===-- TypeType ------------------------------------------------------------------------------===//

/// Whether `type` is a type type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLTypeType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLTypeTypeGetTypeID(void);

/// A type type of the dialect pdl.
MLIR_CAPI_EXPORTED MlirType mlirPDLTypeTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLTypeTypeGetName(void);

//===-- ValueType -----------------------------------------------------------------------------===//

/// Whether `type` is a value type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLValueType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLValueTypeGetTypeID(void);

/// A value type of the dialect pdl.
MLIR_CAPI_EXPORTED MlirType mlirPDLValueTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLValueTypeGetName(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_PDL_H
