// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/BuiltinTypes.h

#ifndef MLIR_C_BUILTINTYPES_H
#define MLIR_C_BUILTINTYPES_H

#include <stdint.h>

#include "mlir-c/AffineMap.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Integer types -------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAInteger(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeGet(MlirContext ctx, unsigned bitwidth);

MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerTypeGetName(void);

MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeSignedGet(MlirContext ctx, unsigned bitwidth);

MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeUnsignedGet(MlirContext ctx, unsigned bitwidth);

MLIR_CAPI_EXPORTED unsigned mlirIntegerTypeGetWidth(MlirType type);

MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsSignless(MlirType type);

MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsSigned(MlirType type);

MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsUnsigned(MlirType type);

//===-- Index type ----------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirIndexTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAIndex(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirIndexTypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirIndexTypeGetName(void);

//===-- Floating-point types ------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat(MlirType type);

MLIR_CAPI_EXPORTED unsigned mlirFloatTypeGetWidth(MlirType type);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat4E2M1FNTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat4E2M1FN(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFloat4E2M1FNTypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloat4E2M1FNTypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat6E2M3FNTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat6E2M3FN(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFloat6E2M3FNTypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloat6E2M3FNTypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat6E3M2FNTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat6E3M2FN(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFloat6E3M2FNTypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloat6E3M2FNTypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E5M2TypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E5M2(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFloat8E5M2TypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E5M2TypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3TypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3TypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3TypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3FNTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3FN(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3FNTypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3FNTypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E5M2FNUZTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E5M2FNUZ(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFloat8E5M2FNUZTypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E5M2FNUZTypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3FNUZTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3FNUZ(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3FNUZTypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3FNUZTypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3B11FNUZTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3B11FNUZ(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3B11FNUZTypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3B11FNUZTypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E3M4TypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E3M4(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFloat8E3M4TypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E3M4TypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E8M0FNUTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E8M0FNU(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFloat8E8M0FNUTypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E8M0FNUTypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirBFloat16TypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsABF16(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirBF16TypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirBF16TypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat16TypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAF16(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirF16TypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirF16TypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat32TypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAF32(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirF32TypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirF32TypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloat64TypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAF64(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirF64TypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirF64TypeGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloatTF32TypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsATF32(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirTF32TypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirTF32TypeGetName(void);

//===-- None type -----------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirNoneTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsANone(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirNoneTypeGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirNoneTypeGetName(void);

//===-- Complex type --------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirComplexTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAComplex(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirComplexTypeGet(MlirType elementType);

MLIR_CAPI_EXPORTED MlirStringRef mlirComplexTypeGetName(void);

MLIR_CAPI_EXPORTED MlirType mlirComplexTypeGetElementType(MlirType type);

//===-- Shaped type ---------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirTypeIsAShaped(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirShapedTypeGetElementType(MlirType type);

MLIR_CAPI_EXPORTED bool mlirShapedTypeHasRank(MlirType type);

MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetRank(MlirType type);

MLIR_CAPI_EXPORTED bool mlirShapedTypeHasStaticShape(MlirType type);

MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicDim(MlirType type, intptr_t dim);

MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticDim(MlirType type, intptr_t dim);

MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDimSize(MlirType type, intptr_t dim);

MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicSize(int64_t size);

MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticSize(int64_t size);

MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDynamicSize(void);

MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicStrideOrOffset(int64_t val);

MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticStrideOrOffset(int64_t val);

MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDynamicStrideOrOffset(void);

//===-- Vector type ---------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirVectorTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAVector(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGet(intptr_t rank, const int64_t* shape,
                                              MlirType elementType);

MLIR_CAPI_EXPORTED MlirStringRef mlirVectorTypeGetName(void);

MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetChecked(MlirLocation loc, intptr_t rank,
                                                     const int64_t* shape, MlirType elementType);

MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetScalable(intptr_t rank, const int64_t* shape,
                                                      const bool* scalable, MlirType elementType);

MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetScalableChecked(MlirLocation loc, intptr_t rank,
                                                             const int64_t* shape,
                                                             const bool* scalable,
                                                             MlirType elementType);

MLIR_CAPI_EXPORTED bool mlirVectorTypeIsScalable(MlirType type);

MLIR_CAPI_EXPORTED bool mlirVectorTypeIsDimScalable(MlirType type, intptr_t dim);

//===-- Ranked / Unranked Tensor type ---------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirTypeIsATensor(MlirType type);

MLIR_CAPI_EXPORTED MlirTypeID mlirRankedTensorTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsARankedTensor(MlirType type);

MLIR_CAPI_EXPORTED MlirTypeID mlirUnrankedTensorTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAUnrankedTensor(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirRankedTensorTypeGet(intptr_t rank, const int64_t* shape,
                                                    MlirType elementType, MlirAttribute encoding);

MLIR_CAPI_EXPORTED MlirStringRef mlirRankedTensorTypeGetName(void);

MLIR_CAPI_EXPORTED MlirType mlirRankedTensorTypeGetChecked(MlirLocation loc, intptr_t rank,
                                                           const int64_t* shape,
                                                           MlirType elementType,
                                                           MlirAttribute encoding);

MLIR_CAPI_EXPORTED MlirAttribute mlirRankedTensorTypeGetEncoding(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirUnrankedTensorTypeGet(MlirType elementType);

MLIR_CAPI_EXPORTED MlirStringRef mlirUnrankedTensorTypeGetName(void);

MLIR_CAPI_EXPORTED MlirType mlirUnrankedTensorTypeGetChecked(MlirLocation loc,
                                                             MlirType elementType);

//===-- Ranked / Unranked MemRef type ---------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirMemRefTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAMemRef(MlirType type);

MLIR_CAPI_EXPORTED MlirTypeID mlirUnrankedMemRefTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAUnrankedMemRef(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeGet(MlirType elementType, intptr_t rank,
                                              const int64_t* shape, MlirAttribute layout,
                                              MlirAttribute memorySpace);

MLIR_CAPI_EXPORTED MlirStringRef mlirMemRefTypeGetName(void);

MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeGetChecked(MlirLocation loc, MlirType elementType,
                                                     intptr_t rank, const int64_t* shape,
                                                     MlirAttribute layout,
                                                     MlirAttribute memorySpace);

MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeContiguousGet(MlirType elementType, intptr_t rank,
                                                        const int64_t* shape,
                                                        MlirAttribute memorySpace);

MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeContiguousGetChecked(MlirLocation loc,
                                                               MlirType elementType, intptr_t rank,
                                                               const int64_t* shape,
                                                               MlirAttribute memorySpace);

MLIR_CAPI_EXPORTED MlirType mlirUnrankedMemRefTypeGet(MlirType elementType,
                                                      MlirAttribute memorySpace);

MLIR_CAPI_EXPORTED MlirStringRef mlirUnrankedMemRefTypeGetName(void);

MLIR_CAPI_EXPORTED MlirType mlirUnrankedMemRefTypeGetChecked(MlirLocation loc, MlirType elementType,
                                                             MlirAttribute memorySpace);

MLIR_CAPI_EXPORTED MlirAttribute mlirMemRefTypeGetLayout(MlirType type);

MLIR_CAPI_EXPORTED MlirAffineMap mlirMemRefTypeGetAffineMap(MlirType type);

MLIR_CAPI_EXPORTED MlirAttribute mlirMemRefTypeGetMemorySpace(MlirType type);

MLIR_CAPI_EXPORTED MlirLogicalResult mlirMemRefTypeGetStridesAndOffset(MlirType type,
                                                                       int64_t* strides,
                                                                       int64_t* offset);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnrankedMemrefGetMemorySpace(MlirType type);

//===-- Tuple type ----------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirTupleTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsATuple(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirTupleTypeGet(MlirContext ctx, intptr_t numElements,
                                             const MlirType* elements);

MLIR_CAPI_EXPORTED MlirStringRef mlirTupleTypeGetName(void);

MLIR_CAPI_EXPORTED intptr_t mlirTupleTypeGetNumTypes(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirTupleTypeGetType(MlirType type, intptr_t pos);

//===-- Function type -------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirFunctionTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAFunction(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGet(MlirContext ctx, intptr_t numInputs,
                                                const MlirType* inputs, intptr_t numResults,
                                                const MlirType* results);

MLIR_CAPI_EXPORTED MlirStringRef mlirFunctionTypeGetName(void);

MLIR_CAPI_EXPORTED intptr_t mlirFunctionTypeGetNumInputs(MlirType type);

MLIR_CAPI_EXPORTED intptr_t mlirFunctionTypeGetNumResults(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGetInput(MlirType type, intptr_t pos);

MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGetResult(MlirType type, intptr_t pos);

//===-- Opaque type ---------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirOpaqueTypeGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirTypeIsAOpaque(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirOpaqueTypeGet(MlirContext ctx, MlirStringRef dialectNamespace,
                                              MlirStringRef typeData);

MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetName(void);

MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetDialectNamespace(MlirType type);

MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetData(MlirType type);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_BUILTINTYPES_H
