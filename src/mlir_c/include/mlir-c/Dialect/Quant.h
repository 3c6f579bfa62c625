// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/Dialect/Quant.h

#ifndef MLIR_C_DIALECT_QUANT_H
#define MLIR_C_DIALECT_QUANT_H

#include "mlir-c/IR.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_DECLARE_CAPI_DIALECT_REGISTRATION(quant, quant);

//===-- QuantizedType -------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirTypeIsAQuantizedType(MlirType type);

MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetSignedFlag(void);

MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMinimumForInteger(bool isSigned,
                                                                        unsigned integralWidth);

MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetDefaultMaximumForInteger(bool isSigned,
                                                                        unsigned integralWidth);

MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetExpressedType(MlirType type);

MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetFlags(MlirType type);

MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsSigned(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetStorageType(MlirType type);

MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMin(MlirType type);

MLIR_CAPI_EXPORTED int64_t mlirQuantizedTypeGetStorageTypeMax(MlirType type);

MLIR_CAPI_EXPORTED unsigned mlirQuantizedTypeGetStorageTypeIntegralWidth(MlirType type);

MLIR_CAPI_EXPORTED bool mlirQuantizedTypeIsCompatibleExpressedType(MlirType type,
                                                                   MlirType candidate);

MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeGetQuantizedElementType(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromStorageType(MlirType type, MlirType candidate);

MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToStorageType(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastFromExpressedType(MlirType type,
                                                                   MlirType candidate);

MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastToExpressedType(MlirType type);

MLIR_CAPI_EXPORTED MlirType mlirQuantizedTypeCastExpressedToStorageType(MlirType type,
                                                                        MlirType candidate);

//===-- AnyQuantizedType ----------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirTypeIsAAnyQuantizedType(MlirType type);

MLIR_CAPI_EXPORTED MlirTypeID mlirAnyQuantizedTypeGetTypeID(void);

MLIR_CAPI_EXPORTED MlirType mlirAnyQuantizedTypeGet(unsigned flags, MlirType storageType,
                                                    MlirType expressedType, int64_t storageTypeMin,
                                                    int64_t storageTypeMax);

MLIR_CAPI_EXPORTED MlirStringRef mlirAnyQuantizedTypeGetName(void);

//===-- UniformQuantizedType ------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedType(MlirType type);

MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedTypeGetTypeID(void);

MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedTypeGet(unsigned flags, MlirType storageType,
                                                        MlirType expressedType, double scale,
                                                        int64_t zeroPoint, int64_t storageTypeMin,
                                                        int64_t storageTypeMax);

MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedTypeGetName(void);

MLIR_CAPI_EXPORTED double mlirUniformQuantizedTypeGetScale(MlirType type);

MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedTypeGetZeroPoint(MlirType type);

MLIR_CAPI_EXPORTED bool mlirUniformQuantizedTypeIsFixedPoint(MlirType type);

//===-- UniformQuantizedPerAxisType -----------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedPerAxisType(MlirType type);

MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedPerAxisTypeGetTypeID(void);

MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedPerAxisTypeGet(
    unsigned flags, MlirType storageType, MlirType expressedType, intptr_t nDims, double* scales,
    int64_t* zeroPoints, int32_t quantizedDimension, int64_t storageTypeMin,
    int64_t storageTypeMax);

MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedPerAxisTypeGetName(void);

MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedPerAxisTypeGetNumDims(MlirType type);

MLIR_CAPI_EXPORTED double mlirUniformQuantizedPerAxisTypeGetScale(MlirType type, intptr_t pos);

MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedPerAxisTypeGetZeroPoint(MlirType type, intptr_t pos);

MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(MlirType type);

MLIR_CAPI_EXPORTED bool mlirUniformQuantizedPerAxisTypeIsFixedPoint(MlirType type);

//===-- UniformQuantizedSubChannelType --------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirTypeIsAUniformQuantizedSubChannelType(MlirType type);

MLIR_CAPI_EXPORTED MlirTypeID mlirUniformQuantizedSubChannelTypeGetTypeID(void);

MLIR_CAPI_EXPORTED MlirType mlirUniformQuantizedSubChannelTypeGet(
    unsigned flags, MlirType storageType, MlirType expressedType, MlirAttribute scalesAttr,
    MlirAttribute zeroPointsAttr, intptr_t blockSizeInfoLength, int32_t* quantizedDimensions,
    int64_t* blockSizes, int64_t storageTypeMin, int64_t storageTypeMax);

MLIR_CAPI_EXPORTED MlirStringRef mlirUniformQuantizedSubChannelTypeGetName(void);

MLIR_CAPI_EXPORTED intptr_t mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(MlirType type);

MLIR_CAPI_EXPORTED int32_t mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(MlirType type,
                                                                                   intptr_t pos);

MLIR_CAPI_EXPORTED int64_t mlirUniformQuantizedSubChannelTypeGetBlockSize(MlirType type,
                                                                          intptr_t pos);

MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetScales(MlirType type);

MLIR_CAPI_EXPORTED MlirAttribute mlirUniformQuantizedSubChannelTypeGetZeroPoints(MlirType type);

//===-- CalibratedQuantizedType ---------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirTypeIsACalibratedQuantizedType(MlirType type);

MLIR_CAPI_EXPORTED MlirTypeID mlirCalibratedQuantizedTypeGetTypeID(void);

MLIR_CAPI_EXPORTED MlirType mlirCalibratedQuantizedTypeGet(MlirType expressedType, double min,
                                                           double max);

MLIR_CAPI_EXPORTED MlirStringRef mlirCalibratedQuantizedTypeGetName(void);

MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMin(MlirType type);

MLIR_CAPI_EXPORTED double mlirCalibratedQuantizedTypeGetMax(MlirType type);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_DIALECT_QUANT_H
