// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The types of the dialect builtin.

#ifndef MLIR_C_BUILTINTYPES_H
#define MLIR_C_BUILTINTYPES_H

#include <stdint.h>

#include "mlir-c/AffineMap.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Integers ------------------------------------------------------------------------------===//

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerTypeGetTypeID(void);

/// Whether `type` is an integer type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAInteger(MlirType type);

/// The signless integer type of a width.
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeGet(MlirContext ctx, unsigned bitwidth);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerTypeGetName(void);

/// The signed integer type of a width.
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeSignedGet(MlirContext ctx, unsigned bitwidth);

/// The unsigned integer type of a width.
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeUnsignedGet(MlirContext ctx, unsigned bitwidth);

/// The width in bits.
MLIR_CAPI_EXPORTED unsigned mlirIntegerTypeGetWidth(MlirType type);

/// Whether it says nothing of a sign.
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsSignless(MlirType type);

/// Whether it is signed.
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsSigned(MlirType type);

/// Whether it is unsigned.
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsUnsigned(MlirType type);

//===-- Index ---------------------------------------------------------------------------------===//

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirIndexTypeGetTypeID(void);

/// Whether `type` is an index type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAIndex(MlirType type);

/// The type `index`.
MLIR_CAPI_EXPORTED MlirType mlirIndexTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirIndexTypeGetName(void);

//===-- Floats --------------------------------------------------------------------------------===//

/// Whether `type` is a float type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat(MlirType type);

/// The width in bits.
MLIR_CAPI_EXPORTED unsigned mlirFloatTypeGetWidth(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat4E2M1FNTypeGetTypeID(void);

/// Whether `type` is a Float4 E2 M1 FN type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat4E2M1FN(MlirType type);

/// The type `f4E2M1FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat4E2M1FNTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat4E2M1FNTypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat6E2M3FNTypeGetTypeID(void);

/// Whether `type` is a Float6 E2 M3 FN type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat6E2M3FN(MlirType type);

/// The type `f6E2M3FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat6E2M3FNTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat6E2M3FNTypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat6E3M2FNTypeGetTypeID(void);

/// Whether `type` is a Float6 E3 M2 FN type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat6E3M2FN(MlirType type);

/// The type `f6E3M2FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat6E3M2FNTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat6E3M2FNTypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E5M2TypeGetTypeID(void);

/// Whether `type` is a Float8 E5 M2 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E5M2(MlirType type);

/// The type `f8E5M2`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E5M2TypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E5M2TypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3TypeGetTypeID(void);

/// Whether `type` is a Float8 E4 M3 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3(MlirType type);

/// The type `f8E4M3`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3TypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3TypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3FNTypeGetTypeID(void);

/// Whether `type` is a Float8 E4 M3 FN type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3FN(MlirType type);

/// The type `f8E4M3FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3FNTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3FNTypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E5M2FNUZTypeGetTypeID(void);

/// Whether `type` is a Float8 E5 M2 FNUZ type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E5M2FNUZ(MlirType type);

/// The type `f8E5M2FNUZ`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E5M2FNUZTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E5M2FNUZTypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3FNUZTypeGetTypeID(void);

/// Whether `type` is a Float8 E4 M3 FNUZ type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3FNUZ(MlirType type);

/// The type `f8E4M3FNUZ`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3FNUZTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3FNUZTypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3B11FNUZTypeGetTypeID(void);

/// Whether `type` is a Float8 E4 M3 B11 FNUZ type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3B11FNUZ(MlirType type);

/// The type `f8E4M3B11FNUZ`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3B11FNUZTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3B11FNUZTypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E3M4TypeGetTypeID(void);

/// Whether `type` is a Float8 E3 M4 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E3M4(MlirType type);

/// The type `f8E3M4`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E3M4TypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E3M4TypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E8M0FNUTypeGetTypeID(void);

/// Whether `type` is a Float8 E8 M0 FNU type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E8M0FNU(MlirType type);

/// The type `f8E8M0FNU`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E8M0FNUTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E8M0FNUTypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirBFloat16TypeGetTypeID(void);

/// Whether `type` is a BF16 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsABF16(MlirType type);

/// The type `bf16`.
MLIR_CAPI_EXPORTED MlirType mlirBF16TypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirBF16TypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat16TypeGetTypeID(void);

/// Whether `type` is a F16 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAF16(MlirType type);

/// The type `f16`.
MLIR_CAPI_EXPORTED MlirType mlirF16TypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirF16TypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat32TypeGetTypeID(void);

/// Whether `type` is a F32 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAF32(MlirType type);

/// The type `f32`.
MLIR_CAPI_EXPORTED MlirType mlirF32TypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirF32TypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat64TypeGetTypeID(void);

/// Whether `type` is a F64 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAF64(MlirType type);

/// The type `f64`.
MLIR_CAPI_EXPORTED MlirType mlirF64TypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirF64TypeGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloatTF32TypeGetTypeID(void);

/// Whether `type` is a TF32 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATF32(MlirType type);

/// The type `tf32`.
MLIR_CAPI_EXPORTED MlirType mlirTF32TypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTF32TypeGetName(void);

//===-- None ----------------------------------------------------------------------------------===//

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirNoneTypeGetTypeID(void);

/// Whether `type` is a none type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsANone(MlirType type);

/// The type `none`.
MLIR_CAPI_EXPORTED MlirType mlirNoneTypeGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirNoneTypeGetName(void);

//===-- Complex numbers -----------------------------------------------------------------------===//

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirComplexTypeGetTypeID(void);

/// Whether `type` is a complex type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAComplex(MlirType type);

/// The type of complex numbers of an element type.
MLIR_CAPI_EXPORTED MlirType mlirComplexTypeGet(MlirType elementType);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirComplexTypeGetName(void);

/// The type of both parts.
MLIR_CAPI_EXPORTED MlirType mlirComplexTypeGetElementType(MlirType type);

//===-- Whatever has a shape ------------------------------------------------------------------===//

/// Whether `type` is a shaped type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAShaped(MlirType type);

/// The type of the elements.
MLIR_CAPI_EXPORTED MlirType mlirShapedTypeGetElementType(MlirType type);

/// Whether the number of dimensions is known.
MLIR_CAPI_EXPORTED bool mlirShapedTypeHasRank(MlirType type);

/// How many dimensions it has.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetRank(MlirType type);

/// Whether all extents are known.
MLIR_CAPI_EXPORTED bool mlirShapedTypeHasStaticShape(MlirType type);

/// Whether the extent of a dimension is open.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicDim(MlirType type, intptr_t dim);

/// Whether the extent of a dimension is known.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticDim(MlirType type, intptr_t dim);

/// The extent of a dimension.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDimSize(MlirType type, intptr_t dim);

/// Whether `size` stands for an extent that is open.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicSize(int64_t size);

/// Whether `size` is an extent that is known.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticSize(int64_t size);

/// What stands for an extent that is open.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDynamicSize(void);

/// Whether `val` stands for a stride or an offset that is open.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicStrideOrOffset(int64_t val);

/// Whether `val` is a stride or an offset that is known.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticStrideOrOffset(int64_t val);

/// What stands for a stride or an offset that is open.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDynamicStrideOrOffset(void);

//===-- Vectors -------------------------------------------------------------------------------===//

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirVectorTypeGetTypeID(void);

/// Whether `type` is a vector type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAVector(MlirType type);

/// The type of vectors of a shape.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGet(intptr_t rank, const int64_t* shape,
                                              MlirType elementType);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirVectorTypeGetName(void);

/// The same; null with a diagnostic at `loc` if there is no such type.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetChecked(MlirLocation loc, intptr_t rank,
                                                     const int64_t* shape, MlirType elementType);

/// The same with flags for the dimensions that are multiples of what the machine has.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetScalable(intptr_t rank, const int64_t* shape,
                                                      const bool* scalable, MlirType elementType);

/// Its scalable checked.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetScalableChecked(MlirLocation loc, intptr_t rank,
                                                             const int64_t* shape,
                                                             const bool* scalable,
                                                             MlirType elementType);

/// Whether any dimension is a multiple of what the machine has.
MLIR_CAPI_EXPORTED bool mlirVectorTypeIsScalable(MlirType type);

/// Whether this dimension is.
MLIR_CAPI_EXPORTED bool mlirVectorTypeIsDimScalable(MlirType type, intptr_t dim);

//===-- Tensors -------------------------------------------------------------------------------===//

/// Whether `type` is a tensor type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATensor(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirRankedTensorTypeGetTypeID(void);

/// Whether `type` is a ranked tensor type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsARankedTensor(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUnrankedTensorTypeGetTypeID(void);

/// Whether `type` is an unranked tensor type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUnrankedTensor(MlirType type);

/// The type of tensors of a shape; `encoding` may be null.
MLIR_CAPI_EXPORTED MlirType mlirRankedTensorTypeGet(intptr_t rank, const int64_t* shape,
                                                    MlirType elementType, MlirAttribute encoding);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirRankedTensorTypeGetName(void);

/// The same; null with a diagnostic at `loc` if there is no such type.
MLIR_CAPI_EXPORTED MlirType mlirRankedTensorTypeGetChecked(MlirLocation loc, intptr_t rank,
                                                           const int64_t* shape,
                                                           MlirType elementType,
                                                           MlirAttribute encoding);

/// The encoding; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirRankedTensorTypeGetEncoding(MlirType type);

/// The type of tensors of any shape.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedTensorTypeGet(MlirType elementType);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUnrankedTensorTypeGetName(void);

/// The same; null with a diagnostic at `loc` if there is no such type.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedTensorTypeGetChecked(MlirLocation loc,
                                                             MlirType elementType);

//===-- Memory --------------------------------------------------------------------------------===//

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirMemRefTypeGetTypeID(void);

/// Whether `type` is a mem ref type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAMemRef(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUnrankedMemRefTypeGetTypeID(void);

/// Whether `type` is an unranked mem ref type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUnrankedMemRef(MlirType type);

/// The type of memory of a shape; `layout` and `memorySpace` may be null.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeGet(MlirType elementType, intptr_t rank,
                                              const int64_t* shape, MlirAttribute layout,
                                              MlirAttribute memorySpace);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirMemRefTypeGetName(void);

/// The same; null with a diagnostic at `loc` if there is no such type.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeGetChecked(MlirLocation loc, MlirType elementType,
                                                     intptr_t rank, const int64_t* shape,
                                                     MlirAttribute layout,
                                                     MlirAttribute memorySpace);

/// The same with elements side by side, row by row.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeContiguousGet(MlirType elementType, intptr_t rank,
                                                        const int64_t* shape,
                                                        MlirAttribute memorySpace);

/// The same; null with a diagnostic at `loc` if there is no such type.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeContiguousGetChecked(MlirLocation loc,
                                                               MlirType elementType, intptr_t rank,
                                                               const int64_t* shape,
                                                               MlirAttribute memorySpace);

/// The type of memory of any shape.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedMemRefTypeGet(MlirType elementType,
                                                      MlirAttribute memorySpace);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUnrankedMemRefTypeGetName(void);

/// The same; null with a diagnostic at `loc` if there is no such type.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedMemRefTypeGetChecked(MlirLocation loc, MlirType elementType,
                                                             MlirAttribute memorySpace);

/// How the elements lie.
MLIR_CAPI_EXPORTED MlirAttribute mlirMemRefTypeGetLayout(MlirType type);

/// The same as a map.
MLIR_CAPI_EXPORTED MlirAffineMap mlirMemRefTypeGetAffineMap(MlirType type);

/// The memory space; null for the default one.
MLIR_CAPI_EXPORTED MlirAttribute mlirMemRefTypeGetMemorySpace(MlirType type);

/// Writes the distances along the dimensions, and where the first element lies; fails if the layout
/// has none.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirMemRefTypeGetStridesAndOffset(MlirType type,
                                                                       int64_t* strides,
                                                                       int64_t* offset);

/// The memory space; null for the default one.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnrankedMemrefGetMemorySpace(MlirType type);

//===-- Tuples --------------------------------------------------------------------------------===//

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTupleTypeGetTypeID(void);

/// Whether `type` is a tuple type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATuple(MlirType type);

/// The type of tuples of these types.
MLIR_CAPI_EXPORTED MlirType mlirTupleTypeGet(MlirContext ctx, intptr_t numElements,
                                             const MlirType* elements);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTupleTypeGetName(void);

/// How many types it has.
MLIR_CAPI_EXPORTED intptr_t mlirTupleTypeGetNumTypes(MlirType type);

/// The type at `pos`.
MLIR_CAPI_EXPORTED MlirType mlirTupleTypeGetType(MlirType type, intptr_t pos);

//===-- Functions -----------------------------------------------------------------------------===//

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFunctionTypeGetTypeID(void);

/// Whether `type` is a function type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFunction(MlirType type);

/// The type of functions with these types of arguments and results.
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGet(MlirContext ctx, intptr_t numInputs,
                                                const MlirType* inputs, intptr_t numResults,
                                                const MlirType* results);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFunctionTypeGetName(void);

/// How many arguments there are.
MLIR_CAPI_EXPORTED intptr_t mlirFunctionTypeGetNumInputs(MlirType type);

/// How many results there are.
MLIR_CAPI_EXPORTED intptr_t mlirFunctionTypeGetNumResults(MlirType type);

/// The type of the argument at `pos`.
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGetInput(MlirType type, intptr_t pos);

/// The type of the result at `pos`.
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGetResult(MlirType type, intptr_t pos);

//===-- Opaque types --------------------------------------------------------------------------===//

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirOpaqueTypeGetTypeID(void);

/// Whether `type` is an opaque type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAOpaque(MlirType type);

/// The text of a type that a dialect has and that is not known.
MLIR_CAPI_EXPORTED MlirType mlirOpaqueTypeGet(MlirContext ctx, MlirStringRef dialectNamespace,
                                              MlirStringRef typeData);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetName(void);

/// The name of the dialect, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetDialectNamespace(MlirType type);

/// The text, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetData(MlirType type);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_BUILTINTYPES_H
