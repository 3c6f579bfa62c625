// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect emitc: its handle, its types, its attributes and its passes.

#ifndef MLIR_C_DIALECT_EmitC_H
#define MLIR_C_DIALECT_EmitC_H

#include "mlir-c/IR.h"
#include "mlir-c/Support.h"

#include "mlir/Dialect/EmitC/Transforms/Passes.capi.h.inc"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(EmitC, emitc);

// Eight bytes wide: C has a notation for it since C23, and compilers one of their own before.
#if defined(__cplusplus)
#define MLIR_C_ENUM_OF_8_BYTES(name) enum name : uint64_t
#elif defined(__clang__) || (defined(__STDC_VERSION__) && __STDC_VERSION__ > 201710L)
#define MLIR_C_ENUM_OF_8_BYTES(name) __extension__ enum name : uint64_t
#else
#define MLIR_C_ENUM_OF_8_BYTES(name) enum __attribute__((mode(DI))) name
#endif

// clang-format off
/// How emitc compares.
MLIR_C_ENUM_OF_8_BYTES(MlirEmitCCmpPredicate) {
MLIR_EMITC_CMP_PREDICATE_EQ = 0,
MLIR_EMITC_CMP_PREDICATE_NE = 1,
MLIR_EMITC_CMP_PREDICATE_LT = 2,
MLIR_EMITC_CMP_PREDICATE_LE = 3,
MLIR_EMITC_CMP_PREDICATE_GT = 4,
MLIR_EMITC_CMP_PREDICATE_GE = 5,
MLIR_EMITC_CMP_PREDICATE_THREE_WAY = 6,
};
// clang-format on

#undef MLIR_C_ENUM_OF_8_BYTES

//===-- ArrayType -----------------------------------------------------------------------------===//

/// Whether `type` is an array type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCArrayType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCArrayTypeGetTypeID(void);

/// An array type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCArrayTypeGet(intptr_t nDims, int64_t* shape,
                                                  MlirType elementType);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCArrayTypeGetName(void);

//===-- LValueType ----------------------------------------------------------------------------===//

/// Whether `type` is a l value type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCLValueType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCLValueTypeGetTypeID(void);

/// A l value type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCLValueTypeGet(MlirType valueType);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCLValueTypeGetName(void);

//===-- OpaqueType ----------------------------------------------------------------------------===//

/// Whether `type` is an opaque type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCOpaqueType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCOpaqueTypeGetTypeID(void);

/// An opaque type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCOpaqueTypeGet(MlirContext ctx, MlirStringRef value);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueTypeGetName(void);

//===-- PointerType ---------------------------------------------------------------------------===//

/// Whether `type` is a pointer type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCPointerType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCPointerTypeGetTypeID(void);

/// A pointer type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCPointerTypeGet(MlirType pointee);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCPointerTypeGetName(void);

//===-- PtrDiffTType --------------------------------------------------------------------------===//

/// Whether `type` is a ptr diff t type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCPtrDiffTType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCPtrDiffTTypeGetTypeID(void);

/// A ptr diff t type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCPtrDiffTTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCPtrDiffTTypeGetName(void);

//===-- SignedSizeTType -----------------------------------------------------------------------===//

/// Whether `type` is a signed size t type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCSignedSizeTType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCSignedSizeTTypeGetTypeID(void);

/// A signed size t type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCSignedSizeTTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCSignedSizeTTypeGetName(void);

//===-- SizeTType -----------------------------------------------------------------------------===//

/// Whether `type` is a size t type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCSizeTType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCSizeTTypeGetTypeID(void);

/// A size t type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCSizeTTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCSizeTTypeGetName(void);

//===-- CmpPredicate attribute ----------------------------------------------------------------===//

/// Whether `attr` is a cmp predicate attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAEmitCCmpPredicate(MlirAttribute attr);

/// A cmp predicate attribute of the dialect emitc.
MLIR_CAPI_EXPORTED MlirAttribute mlirEmitCCmpPredicateAttrGet(MlirContext ctx,
                                                              enum MlirEmitCCmpPredicate val);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCCmpPredicateAttrGetName(void);

/// Its value.
MLIR_CAPI_EXPORTED enum MlirEmitCCmpPredicate mlirEmitCCmpPredicateAttrGetValue(MlirAttribute attr);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCCmpPredicateAttrGetTypeID(void);

//===-- Opaque attributes ---------------------------------------------------------------------===//

/// Whether `attr` is an opaque attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAEmitCOpaque(MlirAttribute attr);

/// An opaque attribute of the dialect emitc.
MLIR_CAPI_EXPORTED MlirAttribute mlirEmitCOpaqueAttrGet(MlirContext ctx, MlirStringRef value);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueAttrGetName(void);

/// Its value.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueAttrGetValue(MlirAttribute attr);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCOpaqueAttrGetTypeID(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_EmitC_H
