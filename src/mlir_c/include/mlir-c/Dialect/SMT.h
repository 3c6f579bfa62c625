// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect smt: its handle, its types and its attributes.

#ifndef MLIR_C_DIALECT_SMT_H
#define MLIR_C_DIALECT_SMT_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Dialects ------------------------------------------------------------------------------===//

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(SMT, smt);

//===-- Types ---------------------------------------------------------------------------------===//

/// Whether it is a type of values in SMT, but of functions.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAnyNonFuncSMTValueType(MlirType type);

/// Whether it is a type of values in SMT.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAnySMTValueType(MlirType type);

/// Whether it is an array type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAArray(MlirType type);

/// An array type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetArray(MlirContext ctx, MlirType domainType,
                                                MlirType rangeType);

/// Whether it is a bit vector type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsABitVector(MlirType type);

/// A bit vector type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetBitVector(MlirContext ctx, int32_t width);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTBitVectorTypeGetName(void);

/// Whether it is a bool type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsABool(MlirType type);

/// A bool type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetBool(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTBoolTypeGetName(void);

/// Whether it is an int type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAInt(MlirType type);

/// An int type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetInt(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTIntTypeGetName(void);

/// Whether it is a function type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsASMTFunc(MlirType type);

/// A function type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetSMTFunc(MlirContext ctx, size_t numberOfDomainTypes,
                                                  const MlirType* domainTypes, MlirType rangeType);

/// Whether it is a sort type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsASort(MlirType type);

/// A sort type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetSort(MlirContext ctx, MlirIdentifier identifier,
                                               size_t numberOfSortParams,
                                               const MlirType* sortParams);

//===-- Attributes ----------------------------------------------------------------------------===//

/// Whether `str` names a comparison of bit vectors.
MLIR_CAPI_EXPORTED bool mlirSMTAttrCheckBVCmpPredicate(MlirContext ctx, MlirStringRef str);

/// Whether `str` names a comparison of integers.
MLIR_CAPI_EXPORTED bool mlirSMTAttrCheckIntPredicate(MlirContext ctx, MlirStringRef str);

/// Whether it is one of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTAttrIsASMTAttribute(MlirAttribute attr);

/// A bit vector of a width.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetBitVector(MlirContext ctx, uint64_t value,
                                                         unsigned width);

/// The comparison of bit vectors that `str` names.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetBVCmpPredicate(MlirContext ctx, MlirStringRef str);

/// The comparison of integers that `str` names.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetIntPredicate(MlirContext ctx, MlirStringRef str);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_SMT_H
