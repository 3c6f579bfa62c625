// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types of the builtin dialect.

#ifndef MLIR_C_BUILTINTYPES_H
#define MLIR_C_BUILTINTYPES_H

#include <stdint.h>

#include "mlir-c/AffineMap.h"
#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

//===-- Integers ------------------------------------------------------------------------------===//

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerTypeGetTypeID(void);

/// Returns whether `type` is an integer type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAInteger(MlirType type);

/// Returns the signless integer type of a width.
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeGet(MlirContext ctx, unsigned bitwidth);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerTypeGetName(void);

/// Returns the signed integer type of a width.
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeSignedGet(MlirContext ctx, unsigned bitwidth);

/// Returns the unsigned integer type of a width.
MLIR_CAPI_EXPORTED MlirType mlirIntegerTypeUnsignedGet(MlirContext ctx, unsigned bitwidth);

/// Returns the width in bits.
MLIR_CAPI_EXPORTED unsigned mlirIntegerTypeGetWidth(MlirType type);

/// Returns whether the type is signless.
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsSignless(MlirType type);

/// Returns whether the type is signed.
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsSigned(MlirType type);

/// Returns whether the type is unsigned.
MLIR_CAPI_EXPORTED bool mlirIntegerTypeIsUnsigned(MlirType type);

//===-- Index ---------------------------------------------------------------------------------===//

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirIndexTypeGetTypeID(void);

/// Returns whether `type` is an index type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAIndex(MlirType type);

/// Returns the type `index`.
MLIR_CAPI_EXPORTED MlirType mlirIndexTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirIndexTypeGetName(void);

//===-- Floats --------------------------------------------------------------------------------===//

/// Returns whether `type` is a float type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat(MlirType type);

/// Returns the width in bits.
MLIR_CAPI_EXPORTED unsigned mlirFloatTypeGetWidth(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat4E2M1FNTypeGetTypeID(void);

/// Returns whether `type` is a Float4 E2 M1 FN type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat4E2M1FN(MlirType type);

/// Returns the type `f4E2M1FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat4E2M1FNTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat4E2M1FNTypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat6E2M3FNTypeGetTypeID(void);

/// Returns whether `type` is a Float6 E2 M3 FN type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat6E2M3FN(MlirType type);

/// Returns the type `f6E2M3FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat6E2M3FNTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat6E2M3FNTypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat6E3M2FNTypeGetTypeID(void);

/// Returns whether `type` is a Float6 E3 M2 FN type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat6E3M2FN(MlirType type);

/// Returns the type `f6E3M2FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat6E3M2FNTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat6E3M2FNTypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E5M2TypeGetTypeID(void);

/// Returns whether `type` is a Float8 E5 M2 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E5M2(MlirType type);

/// Returns the type `f8E5M2`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E5M2TypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E5M2TypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3TypeGetTypeID(void);

/// Returns whether `type` is a Float8 E4 M3 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3(MlirType type);

/// Returns the type `f8E4M3`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3TypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3TypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3FNTypeGetTypeID(void);

/// Returns whether `type` is a Float8 E4 M3 FN type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3FN(MlirType type);

/// Returns the type `f8E4M3FN`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3FNTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3FNTypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E5M2FNUZTypeGetTypeID(void);

/// Returns whether `type` is a Float8 E5 M2 FNUZ type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E5M2FNUZ(MlirType type);

/// Returns the type `f8E5M2FNUZ`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E5M2FNUZTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E5M2FNUZTypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3FNUZTypeGetTypeID(void);

/// Returns whether `type` is a Float8 E4 M3 FNUZ type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3FNUZ(MlirType type);

/// Returns the type `f8E4M3FNUZ`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3FNUZTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3FNUZTypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E4M3B11FNUZTypeGetTypeID(void);

/// Returns whether `type` is a Float8 E4 M3 B11 FNUZ type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E4M3B11FNUZ(MlirType type);

/// Returns the type `f8E4M3B11FNUZ`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E4M3B11FNUZTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E4M3B11FNUZTypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E3M4TypeGetTypeID(void);

/// Returns whether `type` is a Float8 E3 M4 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E3M4(MlirType type);

/// Returns the type `f8E3M4`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E3M4TypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E3M4TypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat8E8M0FNUTypeGetTypeID(void);

/// Returns whether `type` is a Float8 E8 M0 FNU type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFloat8E8M0FNU(MlirType type);

/// Returns the type `f8E8M0FNU`.
MLIR_CAPI_EXPORTED MlirType mlirFloat8E8M0FNUTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloat8E8M0FNUTypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirBFloat16TypeGetTypeID(void);

/// Returns whether `type` is a BF16 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsABF16(MlirType type);

/// Returns the type `bf16`.
MLIR_CAPI_EXPORTED MlirType mlirBF16TypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirBF16TypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat16TypeGetTypeID(void);

/// Returns whether `type` is a F16 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAF16(MlirType type);

/// Returns the type `f16`.
MLIR_CAPI_EXPORTED MlirType mlirF16TypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirF16TypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat32TypeGetTypeID(void);

/// Returns whether `type` is a F32 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAF32(MlirType type);

/// Returns the type `f32`.
MLIR_CAPI_EXPORTED MlirType mlirF32TypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirF32TypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloat64TypeGetTypeID(void);

/// Returns whether `type` is a F64 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAF64(MlirType type);

/// Returns the type `f64`.
MLIR_CAPI_EXPORTED MlirType mlirF64TypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirF64TypeGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloatTF32TypeGetTypeID(void);

/// Returns whether `type` is a TF32 type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATF32(MlirType type);

/// Returns the type `tf32`.
MLIR_CAPI_EXPORTED MlirType mlirTF32TypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTF32TypeGetName(void);

//===-- None ----------------------------------------------------------------------------------===//

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirNoneTypeGetTypeID(void);

/// Returns whether `type` is a none type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsANone(MlirType type);

/// Returns the type `none`.
MLIR_CAPI_EXPORTED MlirType mlirNoneTypeGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirNoneTypeGetName(void);

//===-- Complex numbers -----------------------------------------------------------------------===//

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirComplexTypeGetTypeID(void);

/// Returns whether `type` is a complex type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAComplex(MlirType type);

/// Returns the type of complex numbers of an element type.
MLIR_CAPI_EXPORTED MlirType mlirComplexTypeGet(MlirType elementType);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirComplexTypeGetName(void);

/// Returns the type of both parts.
MLIR_CAPI_EXPORTED MlirType mlirComplexTypeGetElementType(MlirType type);

//===-- Shaped types -------------------------------------------------------------------------===//

/// Returns whether `type` is a shaped type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAShaped(MlirType type);

/// Returns the type of the elements.
MLIR_CAPI_EXPORTED MlirType mlirShapedTypeGetElementType(MlirType type);

/// Returns whether the type is ranked.
MLIR_CAPI_EXPORTED bool mlirShapedTypeHasRank(MlirType type);

/// Returns the number of dimensions.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetRank(MlirType type);

/// Returns whether all extents are static.
MLIR_CAPI_EXPORTED bool mlirShapedTypeHasStaticShape(MlirType type);

/// Returns whether the extent of a dimension is dynamic.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicDim(MlirType type, intptr_t dim);

/// Returns whether the extent of a dimension is static.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticDim(MlirType type, intptr_t dim);

/// Returns the extent of a dimension.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDimSize(MlirType type, intptr_t dim);

/// Returns whether `size` is the value of a dynamic extent.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicSize(int64_t size);

/// Returns whether `size` is a static extent.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticSize(int64_t size);

/// Returns the value of a dynamic extent.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDynamicSize(void);

/// Returns whether `val` is the value of a dynamic stride or offset.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsDynamicStrideOrOffset(int64_t val);

/// Returns whether `val` is a static stride or offset.
MLIR_CAPI_EXPORTED bool mlirShapedTypeIsStaticStrideOrOffset(int64_t val);

/// Returns the value of a dynamic stride or offset.
MLIR_CAPI_EXPORTED int64_t mlirShapedTypeGetDynamicStrideOrOffset(void);

//===-- Vectors -------------------------------------------------------------------------------===//

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirVectorTypeGetTypeID(void);

/// Returns whether `type` is a vector type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAVector(MlirType type);

/// Returns the vector type of a shape.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGet(intptr_t rank, const int64_t* shape,
                                              MlirType elementType);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirVectorTypeGetName(void);

/// Likewise; null with a diagnostic at `loc` if the type is invalid.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetChecked(MlirLocation loc, intptr_t rank,
                                                     const int64_t* shape, MlirType elementType);

/// Likewise with flags for scalable dimensions.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetScalable(intptr_t rank, const int64_t* shape,
                                                      const bool* scalable, MlirType elementType);

/// Likewise; null with a diagnostic at `loc` if the type is invalid.
MLIR_CAPI_EXPORTED MlirType mlirVectorTypeGetScalableChecked(MlirLocation loc, intptr_t rank,
                                                             const int64_t* shape,
                                                             const bool* scalable,
                                                             MlirType elementType);

/// Returns whether any dimension is scalable.
MLIR_CAPI_EXPORTED bool mlirVectorTypeIsScalable(MlirType type);

/// Returns whether the dimension is scalable.
MLIR_CAPI_EXPORTED bool mlirVectorTypeIsDimScalable(MlirType type, intptr_t dim);

//===-- Tensors -------------------------------------------------------------------------------===//

/// Returns whether `type` is a tensor type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATensor(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirRankedTensorTypeGetTypeID(void);

/// Returns whether `type` is a ranked tensor type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsARankedTensor(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUnrankedTensorTypeGetTypeID(void);

/// Returns whether `type` is an unranked tensor type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUnrankedTensor(MlirType type);

/// Returns the tensor type of a shape; `encoding` may be null.
MLIR_CAPI_EXPORTED MlirType mlirRankedTensorTypeGet(intptr_t rank, const int64_t* shape,
                                                    MlirType elementType, MlirAttribute encoding);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirRankedTensorTypeGetName(void);

/// Likewise; null with a diagnostic at `loc` if the type is invalid.
MLIR_CAPI_EXPORTED MlirType mlirRankedTensorTypeGetChecked(MlirLocation loc, intptr_t rank,
                                                           const int64_t* shape,
                                                           MlirType elementType,
                                                           MlirAttribute encoding);

/// Returns the encoding; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirRankedTensorTypeGetEncoding(MlirType type);

/// Returns an unranked tensor type.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedTensorTypeGet(MlirType elementType);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUnrankedTensorTypeGetName(void);

/// Likewise; null with a diagnostic at `loc` if the type is invalid.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedTensorTypeGetChecked(MlirLocation loc,
                                                             MlirType elementType);

//===-- Memrefs ------------------------------------------------------------------------------===//

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirMemRefTypeGetTypeID(void);

/// Returns whether `type` is a mem ref type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAMemRef(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUnrankedMemRefTypeGetTypeID(void);

/// Returns whether `type` is an unranked mem ref type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUnrankedMemRef(MlirType type);

/// Returns the memref type of a shape; `layout` and `memorySpace` may be null.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeGet(MlirType elementType, intptr_t rank,
                                              const int64_t* shape, MlirAttribute layout,
                                              MlirAttribute memorySpace);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirMemRefTypeGetName(void);

/// Likewise; null with a diagnostic at `loc` if the type is invalid.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeGetChecked(MlirLocation loc, MlirType elementType,
                                                     intptr_t rank, const int64_t* shape,
                                                     MlirAttribute layout,
                                                     MlirAttribute memorySpace);

/// Likewise with a contiguous row-major layout.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeContiguousGet(MlirType elementType, intptr_t rank,
                                                        const int64_t* shape,
                                                        MlirAttribute memorySpace);

/// Likewise; null with a diagnostic at `loc` if the type is invalid.
MLIR_CAPI_EXPORTED MlirType mlirMemRefTypeContiguousGetChecked(MlirLocation loc,
                                                               MlirType elementType, intptr_t rank,
                                                               const int64_t* shape,
                                                               MlirAttribute memorySpace);

/// Returns an unranked memref type.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedMemRefTypeGet(MlirType elementType,
                                                      MlirAttribute memorySpace);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUnrankedMemRefTypeGetName(void);

/// Likewise; null with a diagnostic at `loc` if the type is invalid.
MLIR_CAPI_EXPORTED MlirType mlirUnrankedMemRefTypeGetChecked(MlirLocation loc, MlirType elementType,
                                                             MlirAttribute memorySpace);

/// Returns the layout.
MLIR_CAPI_EXPORTED MlirAttribute mlirMemRefTypeGetLayout(MlirType type);

/// Returns the layout as a map.
MLIR_CAPI_EXPORTED MlirAffineMap mlirMemRefTypeGetAffineMap(MlirType type);

/// Returns the memory space; null for the default one.
MLIR_CAPI_EXPORTED MlirAttribute mlirMemRefTypeGetMemorySpace(MlirType type);

/// Writes the strides of the dimensions, and the offset of the first element; fails if the layout
/// is not strided.
MLIR_CAPI_EXPORTED MlirLogicalResult mlirMemRefTypeGetStridesAndOffset(MlirType type,
                                                                       int64_t* strides,
                                                                       int64_t* offset);

/// Returns the memory space; null for the default one.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnrankedMemrefGetMemorySpace(MlirType type);

//===-- Tuples --------------------------------------------------------------------------------===//

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTupleTypeGetTypeID(void);

/// Returns whether `type` is a tuple type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsATuple(MlirType type);

/// Returns the type of tuples of these types.
MLIR_CAPI_EXPORTED MlirType mlirTupleTypeGet(MlirContext ctx, intptr_t numElements,
                                             const MlirType* elements);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTupleTypeGetName(void);

/// Returns the number of types.
MLIR_CAPI_EXPORTED intptr_t mlirTupleTypeGetNumTypes(MlirType type);

/// Returns the type at `pos`.
MLIR_CAPI_EXPORTED MlirType mlirTupleTypeGetType(MlirType type, intptr_t pos);

//===-- Functions -----------------------------------------------------------------------------===//

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFunctionTypeGetTypeID(void);

/// Returns whether `type` is a function type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAFunction(MlirType type);

/// Returns the type of functions with these types of arguments and results.
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGet(MlirContext ctx, intptr_t numInputs,
                                                const MlirType* inputs, intptr_t numResults,
                                                const MlirType* results);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFunctionTypeGetName(void);

/// Returns the number of arguments.
MLIR_CAPI_EXPORTED intptr_t mlirFunctionTypeGetNumInputs(MlirType type);

/// Returns the number of results.
MLIR_CAPI_EXPORTED intptr_t mlirFunctionTypeGetNumResults(MlirType type);

/// Returns the type of the argument at `pos`.
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGetInput(MlirType type, intptr_t pos);

/// Returns the type of the result at `pos`.
MLIR_CAPI_EXPORTED MlirType mlirFunctionTypeGetResult(MlirType type, intptr_t pos);

//===-- Opaque types --------------------------------------------------------------------------===//

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirOpaqueTypeGetTypeID(void);

/// Returns whether `type` is an opaque type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAOpaque(MlirType type);

/// Returns an unknown type of a dialect as text.
MLIR_CAPI_EXPORTED MlirType mlirOpaqueTypeGet(MlirContext ctx, MlirStringRef dialectNamespace,
                                              MlirStringRef typeData);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetName(void);

/// Returns the name of the dialect, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetDialectNamespace(MlirType type);

/// Returns the text, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueTypeGetData(MlirType type);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_BUILTINTYPES_H
