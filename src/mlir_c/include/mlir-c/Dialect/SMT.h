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

/// Returns whether it is a type of SMT values other than functions.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAnyNonFuncSMTValueType(MlirType type);

/// Returns whether it is a type of SMT values.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAnySMTValueType(MlirType type);

/// Returns whether it is an array type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAArray(MlirType type);

/// Returns an array type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetArray(MlirContext ctx, MlirType domainType,
                                                MlirType rangeType);

/// Returns whether it is a bit vector type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsABitVector(MlirType type);

/// Returns a bit vector type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetBitVector(MlirContext ctx, int32_t width);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTBitVectorTypeGetName(void);

/// Returns whether it is a bool type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsABool(MlirType type);

/// Returns a bool type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetBool(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTBoolTypeGetName(void);

/// Returns whether it is an int type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsAInt(MlirType type);

/// Returns an int type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetInt(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirSMTIntTypeGetName(void);

/// Returns whether it is a function type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsASMTFunc(MlirType type);

/// Returns a function type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetSMTFunc(MlirContext ctx, size_t numberOfDomainTypes,
                                                  const MlirType* domainTypes, MlirType rangeType);

/// Returns whether it is a sort type of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTTypeIsASort(MlirType type);

/// Returns a sort type of the dialect smt.
MLIR_CAPI_EXPORTED MlirType mlirSMTTypeGetSort(MlirContext ctx, MlirIdentifier identifier,
                                               size_t numberOfSortParams,
                                               const MlirType* sortParams);

//===-- Attributes ----------------------------------------------------------------------------===//

/// Returns whether `str` is the name of a bit vector comparison.
MLIR_CAPI_EXPORTED bool mlirSMTAttrCheckBVCmpPredicate(MlirContext ctx, MlirStringRef str);

/// Returns whether `str` is the name of an integer comparison.
MLIR_CAPI_EXPORTED bool mlirSMTAttrCheckIntPredicate(MlirContext ctx, MlirStringRef str);

/// Returns whether it is an attribute of the dialect smt.
MLIR_CAPI_EXPORTED bool mlirSMTAttrIsASMTAttribute(MlirAttribute attr);

/// Returns a bit vector attribute of this width.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetBitVector(MlirContext ctx, uint64_t value,
                                                         unsigned width);

/// Returns the bit vector comparison called `str`.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetBVCmpPredicate(MlirContext ctx, MlirStringRef str);

/// Returns the integer comparison called `str`.
MLIR_CAPI_EXPORTED MlirAttribute mlirSMTAttrGetIntPredicate(MlirContext ctx, MlirStringRef str);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_SMT_H
