// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/Transform.h> that are refused.

#include "mlir-c/Dialect/Transform.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(bool, mlirTypeIsATransformAnyOpType, (MlirType type))
REFUSED(MlirTypeID, mlirTransformAnyOpTypeGetTypeID, (void))
REFUSED(MlirType, mlirTransformAnyOpTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirTransformAnyOpTypeGetName, (void))
REFUSED(bool, mlirTypeIsATransformAnyParamType, (MlirType type))
REFUSED(MlirTypeID, mlirTransformAnyParamTypeGetTypeID, (void))
REFUSED(MlirType, mlirTransformAnyParamTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirTransformAnyParamTypeGetName, (void))
REFUSED(bool, mlirTypeIsATransformAnyValueType, (MlirType type))
REFUSED(MlirTypeID, mlirTransformAnyValueTypeGetTypeID, (void))
REFUSED(MlirType, mlirTransformAnyValueTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirTransformAnyValueTypeGetName, (void))
REFUSED(bool, mlirTypeIsATransformOperationType, (MlirType type))
REFUSED(MlirTypeID, mlirTransformOperationTypeGetTypeID, (void))
REFUSED(MlirType, mlirTransformOperationTypeGet, (MlirContext ctx, MlirStringRef operationName))
REFUSED(MlirStringRef, mlirTransformOperationTypeGetName, (void))
REFUSED(MlirStringRef, mlirTransformOperationTypeGetOperationName, (MlirType type))
REFUSED(bool, mlirTypeIsATransformParamType, (MlirType type))
REFUSED(MlirTypeID, mlirTransformParamTypeGetTypeID, (void))
REFUSED(MlirType, mlirTransformParamTypeGet, (MlirContext ctx, MlirType type))
REFUSED(MlirStringRef, mlirTransformParamTypeGetName, (void))
REFUSED(MlirType, mlirTransformParamTypeGetType, (MlirType type))
