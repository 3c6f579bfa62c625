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

/// Returns whether `type` is a quantized type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAQuantizedType(MlirType type);

/// Returns the flag of signed storage.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetSignedFlag(void);

/// Returns the minimum of a storage type.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMinimumForInteger(bool isSigned,
                                                                        unsigned integralWidth);

/// Returns the maximum of a storage type.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMaximumForInteger(bool isSigned,
                                                                        unsigned integralWidth);

/// Returns the expressed type.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetExpressedType(MlirType type);

/// Returns the flags.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetFlags(MlirType type);

/// Returns whether the storage is signed.
MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsSigned(MlirType type);

/// Returns the storage type.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetStorageType(MlirType type);

/// Returns the minimum stored value.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMin(MlirType type);

/// Returns the maximum stored value.
MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMax(MlirType type);

/// Returns the width of the storage type in bits.
MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetStorageTypeIntegralWidth(MlirType type);

/// Returns whether `candidate` can be the expressed type of the quantized type.
MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsCompatibleExpressedType(MlirType type,
                                                                   MlirType candidate);

/// Returns the quantized element type.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetQuantizedElementType(MlirType type);

/// Returns `candidate`, the storage type or a shaped type of it, with the storage type replaced by
/// the quantized type; null if that is not possible.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromStorageType(MlirType type, MlirType candidate);

/// Returns the type with the quantized type replaced by its storage type; null if that is not
/// possible.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToStorageType(MlirType type);

/// Returns `candidate`, the expressed type or a shaped type of it, with the expressed type replaced
/// by the quantized type; null if that is not possible.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromExpressedType(MlirType type,
                                                                   MlirType candidate);

/// Returns the type with the quantized type replaced by its expressed type; null if that is not
/// possible.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToExpressedType(MlirType type);

/// Returns `candidate`, the expressed type or a shaped type of it, with the expressed type replaced
/// by the storage type; null if that is not possible.
MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastExpressedToStorageType(MlirType type,
                                                                        MlirType candidate);

//===-- AnyQuantizedType ----------------------------------------------------------------------===//

/// Returns whether `type` is an `any` quantized type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAAnyQuantizedType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirAnyQuantizedTypeGetTypeID(void);

/// Returns an `any` quantized type of the dialect quant.
MLIR_CAPI_EXPORTED MlirType mlirAnyQuantizedTypeGet(unsigned flags, MlirType storageType,
                                                    MlirType expressedType, int64_t storageTypeMin,
                                                    int64_t storageTypeMax);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirAnyQuantizedTypeGetName(void);

//===-- UniformQuantizedType ------------------------------------------------------------------===//

/// Returns whether `type` is a uniform quantized type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedTypeGetTypeID(void);

/// Returns a uniform quantized type of the dialect quant.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedTypeGet(unsigned flags, MlirType storageType,
                                                        MlirType expressedType, double scale,
                                                        int64_t zeroPoint, int64_t storageTypeMin,
                                                        int64_t storageTypeMax);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedTypeGetName(void);

/// Returns the scale.
MLIR_CAPI_EXPORTED double mlirUniformQuantizedTypeGetScale(MlirType type);

/// Returns the zero point.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedTypeGetZeroPoint(MlirType type);

/// Returns whether it is a fixed-point type.
MLIR_CAPI_EXPORTED bool mlirUniformQuantizedTypeIsFixedPoint(MlirType type);

//===-- UniformQuantizedPerAxisType -----------------------------------------------------------===//

/// Returns whether `type` is a uniform quantized per axis type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedPerAxisType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedPerAxisTypeGetTypeID(void);

/// Returns a uniform quantized per axis type of the dialect quant.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedPerAxisTypeGet(
    unsigned flags, MlirType storageType, MlirType expressedType, intptr_t nDims, double* scales,
    int64_t* zeroPoints, int32_t quantizedDimension, int64_t storageTypeMin,
    int64_t storageTypeMax);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedPerAxisTypeGetName(void);

/// Returns the number of slices along the quantized dimension.
MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedPerAxisTypeGetNumDims(MlirType type);

/// Returns the scale at `pos`.
MLIR_CAPI_EXPORTED double mlirUniformQuantizedPerAxisTypeGetScale(MlirType type, intptr_t pos);

/// Returns the zero point at `pos`.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedPerAxisTypeGetZeroPoint(MlirType type, intptr_t pos);

/// Returns the quantized dimension.
MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(MlirType type);

/// Returns whether it is a fixed-point type.
MLIR_CAPI_EXPORTED bool mlirUniformQuantizedPerAxisTypeIsFixedPoint(MlirType type);

//===-- UniformQuantizedSubChannelType --------------------------------------------------------===//

/// Returns whether `type` is a uniform quantized sub channel type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedSubChannelType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedSubChannelTypeGetTypeID(void);

/// Returns a uniform quantized sub channel type of the dialect quant.
MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedSubChannelTypeGet(
    unsigned flags, MlirType storageType, MlirType expressedType, MlirAttribute scalesAttr,
    MlirAttribute zeroPointsAttr, intptr_t blockSizeInfoLength, int32_t* quantizedDimensions,
    int64_t* blockSizes, int64_t storageTypeMin, int64_t storageTypeMax);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedSubChannelTypeGetName(void);

/// Returns the number of block sizes.
MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(MlirType type);

/// Returns the quantized dimension at `pos`.
MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(MlirType type,
                                                                                   intptr_t pos);

/// Returns the block size at `pos`.
MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedSubChannelTypeGetBlockSize(MlirType type,
                                                                          intptr_t pos);

/// Returns the scales.
MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetScales(MlirType type);

/// Returns the zero points.
MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetZeroPoints(MlirType type);

//===-- CalibratedQuantizedType ---------------------------------------------------------------===//

/// Returns whether `type` is a calibrated quantized type; false for null.
MLIR_CAPI_EXPORTED bool mlirTypeIsACalibratedQuantizedType(MlirType type);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirCalibratedQuantizedTypeGetTypeID(void);

/// Returns a calibrated quantized type of the dialect quant.
MLIR_CAPI_EXPORTED MlirType mlirCalibratedQuantizedTypeGet(MlirType expressedType, double min,
                                                           double max);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirCalibratedQuantizedTypeGetName(void);

/// Returns the minimum of the calibration.
MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMin(MlirType type);

/// Returns the maximum of the calibration.
MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMax(MlirType type);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_QUANT_H
