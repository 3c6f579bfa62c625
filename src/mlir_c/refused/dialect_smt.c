// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/SMT.h> that are refused.

#include "mlir-c/Dialect/SMT.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(bool, mlirSMTTypeIsAnyNonFuncSMTValueType, (MlirType type))
REFUSED(bool, mlirSMTTypeIsAnySMTValueType, (MlirType type))
REFUSED(bool, mlirSMTTypeIsAArray, (MlirType type))
REFUSED(MlirType, mlirSMTTypeGetArray, (MlirContext ctx, MlirType domainType, MlirType rangeType))
REFUSED(bool, mlirSMTTypeIsABitVector, (MlirType type))
REFUSED(MlirType, mlirSMTTypeGetBitVector, (MlirContext ctx, int32_t width))
REFUSED(MlirStringRef, mlirSMTBitVectorTypeGetName, (void))
REFUSED(bool, mlirSMTTypeIsABool, (MlirType type))
REFUSED(MlirType, mlirSMTTypeGetBool, (MlirContext ctx))
REFUSED(MlirStringRef, mlirSMTBoolTypeGetName, (void))
REFUSED(bool, mlirSMTTypeIsAInt, (MlirType type))
REFUSED(MlirType, mlirSMTTypeGetInt, (MlirContext ctx))
REFUSED(MlirStringRef, mlirSMTIntTypeGetName, (void))
REFUSED(bool, mlirSMTTypeIsASMTFunc, (MlirType type))
REFUSED(MlirType, mlirSMTTypeGetSMTFunc,
        (MlirContext ctx, size_t numberOfDomainTypes, const MlirType* domainTypes,
         MlirType rangeType))
REFUSED(bool, mlirSMTTypeIsASort, (MlirType type))
REFUSED(MlirType, mlirSMTTypeGetSort,
        (MlirContext ctx, MlirIdentifier identifier, size_t numberOfSortParams,
         const MlirType* sortParams))
REFUSED(bool, mlirSMTAttrCheckBVCmpPredicate, (MlirContext ctx, MlirStringRef str))
REFUSED(bool, mlirSMTAttrCheckIntPredicate, (MlirContext ctx, MlirStringRef str))
REFUSED(bool, mlirSMTAttrIsASMTAttribute, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirSMTAttrGetBitVector, (MlirContext ctx, uint64_t value, unsigned width))
REFUSED(MlirAttribute, mlirSMTAttrGetBVCmpPredicate, (MlirContext ctx, MlirStringRef str))
REFUSED(MlirAttribute, mlirSMTAttrGetIntPredicate, (MlirContext ctx, MlirStringRef str))
