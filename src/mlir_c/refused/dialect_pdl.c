// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/PDL.h> that are refused.

#include "mlir-c/Dialect/PDL.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(bool, mlirTypeIsAPDLType, (MlirType type))
REFUSED(bool, mlirTypeIsAPDLAttributeType, (MlirType type))
REFUSED(MlirTypeID, mlirPDLAttributeTypeGetTypeID, (void))
REFUSED(MlirType, mlirPDLAttributeTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirPDLAttributeTypeGetName, (void))
REFUSED(bool, mlirTypeIsAPDLOperationType, (MlirType type))
REFUSED(MlirTypeID, mlirPDLOperationTypeGetTypeID, (void))
REFUSED(MlirType, mlirPDLOperationTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirPDLOperationTypeGetName, (void))
REFUSED(bool, mlirTypeIsAPDLRangeType, (MlirType type))
REFUSED(MlirTypeID, mlirPDLRangeTypeGetTypeID, (void))
REFUSED(MlirType, mlirPDLRangeTypeGet, (MlirType elementType))
REFUSED(MlirStringRef, mlirPDLRangeTypeGetName, (void))
REFUSED(MlirType, mlirPDLRangeTypeGetElementType, (MlirType type))
REFUSED(bool, mlirTypeIsAPDLTypeType, (MlirType type))
REFUSED(MlirTypeID, mlirPDLTypeTypeGetTypeID, (void))
REFUSED(MlirType, mlirPDLTypeTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirPDLTypeTypeGetName, (void))
REFUSED(bool, mlirTypeIsAPDLValueType, (MlirType type))
REFUSED(MlirTypeID, mlirPDLValueTypeGetTypeID, (void))
REFUSED(MlirType, mlirPDLValueTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirPDLValueTypeGetName, (void))
