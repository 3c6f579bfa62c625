// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/EmitC.h> that are refused.

#include "mlir-c/Dialect/EmitC.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(bool, mlirTypeIsAEmitCArrayType, (MlirType type))
REFUSED(MlirTypeID, mlirEmitCArrayTypeGetTypeID, (void))
REFUSED(MlirType, mlirEmitCArrayTypeGet, (intptr_t nDims, int64_t* shape, MlirType elementType))
REFUSED(MlirStringRef, mlirEmitCArrayTypeGetName, (void))
REFUSED(bool, mlirTypeIsAEmitCLValueType, (MlirType type))
REFUSED(MlirTypeID, mlirEmitCLValueTypeGetTypeID, (void))
REFUSED(MlirType, mlirEmitCLValueTypeGet, (MlirType valueType))
REFUSED(MlirStringRef, mlirEmitCLValueTypeGetName, (void))
REFUSED(bool, mlirTypeIsAEmitCOpaqueType, (MlirType type))
REFUSED(MlirTypeID, mlirEmitCOpaqueTypeGetTypeID, (void))
REFUSED(MlirType, mlirEmitCOpaqueTypeGet, (MlirContext ctx, MlirStringRef value))
REFUSED(MlirStringRef, mlirEmitCOpaqueTypeGetName, (void))
REFUSED(bool, mlirTypeIsAEmitCPointerType, (MlirType type))
REFUSED(MlirTypeID, mlirEmitCPointerTypeGetTypeID, (void))
REFUSED(MlirType, mlirEmitCPointerTypeGet, (MlirType pointee))
REFUSED(MlirStringRef, mlirEmitCPointerTypeGetName, (void))
REFUSED(bool, mlirTypeIsAEmitCPtrDiffTType, (MlirType type))
REFUSED(MlirTypeID, mlirEmitCPtrDiffTTypeGetTypeID, (void))
REFUSED(MlirType, mlirEmitCPtrDiffTTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirEmitCPtrDiffTTypeGetName, (void))
REFUSED(bool, mlirTypeIsAEmitCSignedSizeTType, (MlirType type))
REFUSED(MlirTypeID, mlirEmitCSignedSizeTTypeGetTypeID, (void))
REFUSED(MlirType, mlirEmitCSignedSizeTTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirEmitCSignedSizeTTypeGetName, (void))
REFUSED(bool, mlirTypeIsAEmitCSizeTType, (MlirType type))
REFUSED(MlirTypeID, mlirEmitCSizeTTypeGetTypeID, (void))
REFUSED(MlirType, mlirEmitCSizeTTypeGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirEmitCSizeTTypeGetName, (void))
REFUSED(bool, mlirAttributeIsAEmitCCmpPredicate, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirEmitCCmpPredicateAttrGet,
        (MlirContext ctx, enum MlirEmitCCmpPredicate val))
REFUSED(MlirStringRef, mlirEmitCCmpPredicateAttrGetName, (void))
REFUSED(enum MlirEmitCCmpPredicate, mlirEmitCCmpPredicateAttrGetValue, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirEmitCCmpPredicateAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsAEmitCOpaque, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirEmitCOpaqueAttrGet, (MlirContext ctx, MlirStringRef value))
REFUSED(MlirStringRef, mlirEmitCOpaqueAttrGetName, (void))
REFUSED(MlirStringRef, mlirEmitCOpaqueAttrGetValue, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirEmitCOpaqueAttrGetTypeID, (void))
