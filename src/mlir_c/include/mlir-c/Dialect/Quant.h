// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The dialect quant: its handle and its types.

#ifndef MLIR_C_DIALECT_QUANT_H
#define MLIR_C_DIALECT_QUANT_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(quant, quant);

//===-- QuantizedType -------------------------------------------------------------------------===//

/// Whether `type` is a quantized type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAQuantizedType(MlirType type);

/// The flag that says that the storage is signed.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetSignedFlag(void);

/// The least number of a storage type.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMinimumForInteger(bool isSigned,
                                                                        unsigned integralWidth);

/// The greatest number of a storage type.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMaximumForInteger(bool isSigned,
                                                                        unsigned integralWidth);

/// Its expressed type.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetExpressedType(MlirType type);

/// Its flags.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetFlags(MlirType type);

/// Whether the storage is signed.
MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsSigned(MlirType type);

/// Its storage type.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetStorageType(MlirType type);

/// The least number that is stored.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMin(MlirType type);

/// The greatest number that is stored.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMax(MlirType type);

/// The width of the storage type in bits.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetStorageTypeIntegralWidth(MlirType type);

/// Whether `candidate` can be what the quantized type stands for.
MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsCompatibleExpressedType(MlirType type,
                                                                   MlirType candidate);

/// Its quantized element type.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetQuantizedElementType(MlirType type);

/// `candidate`, a storage type or a shape of it, with the quantized type instead; null if that
/// cannot be.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromStorageType(MlirType type, MlirType candidate);

/// The storage type in place of the quantized type; null if that cannot be.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToStorageType(MlirType type);

/// `candidate`, an expressed type or a shape of it, with the quantized type instead; null if that
/// cannot be.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromExpressedType(MlirType type,
                                                                   MlirType candidate);

/// The expressed type in place of the quantized type; null if that cannot be.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToExpressedType(MlirType type);

/// `candidate`, an expressed type or a shape of it, with the storage type instead; null if that
/// cannot be.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastExpressedToStorageType(MlirType type,
                                                                        MlirType candidate);

//===-- AnyQuantizedType ----------------------------------------------------------------------===//

/// Whether `type` is an any quantized type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAnyQuantizedType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirAnyQuantizedTypeGetTypeID(void);

/// An any quantized type of the dialect quant.
MLIR_CAPI_EXPORTED MlirType mlirAnyQuantizedTypeGet(unsigned flags, MlirType storageType,
                                                    MlirType expressedType, int64_t storageTypeMin,
                                                    int64_t storageTypeMax);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirAnyQuantizedTypeGetName(void);

//===-- UniformQuantizedType ------------------------------------------------------------------===//

/// Whether `type` is a uniform quantized type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedTypeGetTypeID(void);

/// A uniform quantized type of the dialect quant.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedTypeGet(unsigned flags, MlirType storageType,
                                                        MlirType expressedType, double scale,
                                                        int64_t zeroPoint, int64_t storageTypeMin,
                                                        int64_t storageTypeMax);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedTypeGetName(void);

/// Its scale.
MLIR_CAPI_EXPORTED double mlirUniformQuantizedTypeGetScale(MlirType type);

/// Its zero point.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedTypeGetZeroPoint(MlirType type);

/// Whether it is a fixed-point type.
MLIR_CAPI_EXPORTED bool mlirUniformQuantizedTypeIsFixedPoint(MlirType type);

//===-- UniformQuantizedPerAxisType -----------------------------------------------------------===//

/// Whether `type` is a uniform quantized per axis type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedPerAxisType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedPerAxisTypeGetTypeID(void);

/// A uniform quantized per axis type of the dialect quant.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedPerAxisTypeGet(
    unsigned flags, MlirType storageType, MlirType expressedType, intptr_t nDims, double* scales,
    int64_t* zeroPoints, int32_t quantizedDimension, int64_t storageTypeMin,
    int64_t storageTypeMax);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedPerAxisTypeGetName(void);

/// How many slices it has along the quantized dimension.
MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedPerAxisTypeGetNumDims(MlirType type);

/// Its scale, at `pos`.
MLIR_CAPI_EXPORTED double mlirUniformQuantizedPerAxisTypeGetScale(MlirType type, intptr_t pos);

/// Its zero point, at `pos`.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedPerAxisTypeGetZeroPoint(MlirType type, intptr_t pos);

/// Its quantized dimension.
MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(MlirType type);

/// Whether it is a fixed-point type.
MLIR_CAPI_EXPORTED bool mlirUniformQuantizedPerAxisTypeIsFixedPoint(MlirType type);

//===-- UniformQuantizedSubChannelType --------------------------------------------------------===//

/// Whether `type` is a uniform quantized sub channel type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedSubChannelType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedSubChannelTypeGetTypeID(void);

/// A uniform quantized sub channel type of the dialect quant.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedSubChannelTypeGet(
    unsigned flags, MlirType storageType, MlirType expressedType, MlirAttribute scalesAttr,
    MlirAttribute zeroPointsAttr, intptr_t blockSizeInfoLength, int32_t* quantizedDimensions,
    int64_t* blockSizes, int64_t storageTypeMin, int64_t storageTypeMax);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedSubChannelTypeGetName(void);

/// How many block sizes it has.
MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(MlirType type);

/// Its quantized dimension, at `pos`.
MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(MlirType type,
                                                                                   intptr_t pos);

/// Its block size, at `pos`.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedSubChannelTypeGetBlockSize(MlirType type,
                                                                          intptr_t pos);

/// Its scales.
MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetScales(MlirType type);

/// Its zero points.
MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetZeroPoints(MlirType type);

//===-- CalibratedQuantizedType ---------------------------------------------------------------===//

/// Whether `type` is a calibrated quantized type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsACalibratedQuantizedType(MlirType type);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirCalibratedQuantizedTypeGetTypeID(void);

/// A calibrated quantized type of the dialect quant.
MLIR_CAPI_EXPORTED MlirType mlirCalibratedQuantizedTypeGet(MlirType expressedType, double min,
                                                           double max);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirCalibratedQuantizedTypeGetName(void);

/// The least number that was seen.
MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMin(MlirType type);

/// The greatest number that was seen.
MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMax(MlirType type);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_QUANT_H
