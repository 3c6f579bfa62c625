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

/// Returns whether `type` is a pdl type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLType(MlirType type);

//===-- AttributeType -------------------------------------------------------------------------===//

/// Returns whether `type` is an attribute type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLAttributeType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLAttributeTypeGetTypeID(void);

/// Returns an attribute type of the dialect pdl.
MLIR_CAPI_EXPORTED MlirType mlirPDLAttributeTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLAttributeTypeGetName(void);

//===-- OperationType -------------------------------------------------------------------------===//

/// Returns whether `type` is an operation type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLOperationType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLOperationTypeGetTypeID(void);

/// Returns an operation type of the dialect pdl.
MLIR_CAPI_EXPORTED MlirType mlirPDLOperationTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLOperationTypeGetName(void);

//===-- RangeType -----------------------------------------------------------------------------===//

/// Returns whether `type` is a range type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLRangeType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLRangeTypeGetTypeID(void);

/// Returns a range type of the dialect pdl.
MLIR_CAPI_EXPORTED MlirType mlirPDLRangeTypeGet(MlirType elementType);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLRangeTypeGetName(void);

/// Returns the element type.
MLIR_CAPI_EXPORTED MlirType mlirPDLRangeTypeGetElementType(MlirType type);

//===-- TypeType ------------------------------------------------------------------------------===//

/// Returns whether `type` is a pdl type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLTypeType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLTypeTypeGetTypeID(void);

/// Returns a type type of the dialect pdl.
MLIR_CAPI_EXPORTED MlirType mlirPDLTypeTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLTypeTypeGetName(void);

//===-- ValueType -----------------------------------------------------------------------------===//

/// Returns whether `type` is a value type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAPDLValueType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirPDLValueTypeGetTypeID(void);

/// Returns a value type of the dialect pdl.
MLIR_CAPI_EXPORTED MlirType mlirPDLValueTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirPDLValueTypeGetName(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_PDL_H
