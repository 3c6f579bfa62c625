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

// Eight bytes wide: C has a syntax for it since C23, and compilers have extensions before.
#if defined(__cplusplus)
#define MLIR_C_ENUM_OF_8_BYTES(name) enum name : uint64_t
#elif defined(__clang__) || (defined(__STDC_VERSION__) && __STDC_VERSION__ > 201710L)
#define MLIR_C_ENUM_OF_8_BYTES(name) __extension__ enum name : uint64_t
#else
#define MLIR_C_ENUM_OF_8_BYTES(name) enum __attribute__((mode(DI))) name
#endif

// clang-format off
/// Comparisons of emitc.
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

/// Returns whether `type` is an array type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCArrayType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCArrayTypeGetTypeID(void);

/// Returns an array type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCArrayTypeGet(intptr_t nDims, int64_t* shape,
                                                  MlirType elementType);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCArrayTypeGetName(void);

//===-- LValueType ----------------------------------------------------------------------------===//

/// Returns whether `type` is an lvalue type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCLValueType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCLValueTypeGetTypeID(void);

/// Returns an lvalue type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCLValueTypeGet(MlirType valueType);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCLValueTypeGetName(void);

//===-- OpaqueType ----------------------------------------------------------------------------===//

/// Returns whether `type` is an opaque type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCOpaqueType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCOpaqueTypeGetTypeID(void);

/// Returns an opaque type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCOpaqueTypeGet(MlirContext ctx, MlirStringRef value);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueTypeGetName(void);

//===-- PointerType ---------------------------------------------------------------------------===//

/// Returns whether `type` is a pointer type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCPointerType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCPointerTypeGetTypeID(void);

/// Returns a pointer type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCPointerTypeGet(MlirType pointee);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCPointerTypeGetName(void);

//===-- PtrDiffTType --------------------------------------------------------------------------===//

/// Returns whether `type` is a ptrdiff_t type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCPtrDiffTType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCPtrDiffTTypeGetTypeID(void);

/// Returns a ptrdiff_t type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCPtrDiffTTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCPtrDiffTTypeGetName(void);

//===-- SignedSizeTType -----------------------------------------------------------------------===//

/// Returns whether `type` is an ssize_t type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCSignedSizeTType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCSignedSizeTTypeGetTypeID(void);

/// Returns an ssize_t type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCSignedSizeTTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCSignedSizeTTypeGetName(void);

//===-- SizeTType -----------------------------------------------------------------------------===//

/// Returns whether `type` is a size_t type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAEmitCSizeTType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCSizeTTypeGetTypeID(void);

/// Returns a size_t type of the dialect emitc.
MLIR_CAPI_EXPORTED MlirType mlirEmitCSizeTTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCSizeTTypeGetName(void);

//===-- CmpPredicate attribute ----------------------------------------------------------------===//

/// Returns whether `attr` is a comparison predicate; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAEmitCCmpPredicate(MlirAttribute attr);

/// Returns a comparison predicate of the dialect emitc.
MLIR_CAPI_EXPORTED MlirAttribute mlirEmitCCmpPredicateAttrGet(MlirContext ctx,
                                                              enum MlirEmitCCmpPredicate val);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCCmpPredicateAttrGetName(void);

/// Returns the value.
MLIR_CAPI_EXPORTED enum MlirEmitCCmpPredicate mlirEmitCCmpPredicateAttrGetValue(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCCmpPredicateAttrGetTypeID(void);

//===-- Opaque attributes ---------------------------------------------------------------------===//

/// Returns whether `attr` is an opaque attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAEmitCOpaque(MlirAttribute attr);

/// Returns an opaque attribute of the dialect emitc.
MLIR_CAPI_EXPORTED MlirAttribute mlirEmitCOpaqueAttrGet(MlirContext ctx, MlirStringRef value);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueAttrGetName(void);

/// Returns the value.
MLIR_CAPI_EXPORTED MlirStringRef mlirEmitCOpaqueAttrGetValue(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirEmitCOpaqueAttrGetTypeID(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_EmitC_H
