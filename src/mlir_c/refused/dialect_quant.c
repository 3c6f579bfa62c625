// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/Dialect/Quant.h> that are refused.

#include "mlir-c/Dialect/Quant.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(bool, mlirTypeIsAQuantizedType, (MlirType type))
REFUSED(unsigned, mlirQuantizedTypeGetSignedFlag, (void))
REFUSED(int64_t, mlirQuantizedTypeGetDefaultMinimumForInteger,
        (bool isSigned, unsigned integralWidth))
REFUSED(int64_t, mlirQuantizedTypeGetDefaultMaximumForInteger,
        (bool isSigned, unsigned integralWidth))
REFUSED(MlirType, mlirQuantizedTypeGetExpressedType, (MlirType type))
REFUSED(unsigned, mlirQuantizedTypeGetFlags, (MlirType type))
REFUSED(bool, mlirQuantizedTypeIsSigned, (MlirType type))
REFUSED(MlirType, mlirQuantizedTypeGetStorageType, (MlirType type))
REFUSED(int64_t, mlirQuantizedTypeGetStorageTypeMin, (MlirType type))
REFUSED(int64_t, mlirQuantizedTypeGetStorageTypeMax, (MlirType type))
REFUSED(unsigned, mlirQuantizedTypeGetStorageTypeIntegralWidth, (MlirType type))
REFUSED(bool, mlirQuantizedTypeIsCompatibleExpressedType, (MlirType type, MlirType candidate))
REFUSED(MlirType, mlirQuantizedTypeGetQuantizedElementType, (MlirType type))
REFUSED(MlirType, mlirQuantizedTypeCastFromStorageType, (MlirType type, MlirType candidate))
REFUSED(MlirType, mlirQuantizedTypeCastToStorageType, (MlirType type))
REFUSED(MlirType, mlirQuantizedTypeCastFromExpressedType, (MlirType type, MlirType candidate))
REFUSED(MlirType, mlirQuantizedTypeCastToExpressedType, (MlirType type))
REFUSED(MlirType, mlirQuantizedTypeCastExpressedToStorageType, (MlirType type, MlirType candidate))
REFUSED(bool, mlirTypeIsAAnyQuantizedType, (MlirType type))
REFUSED(MlirTypeID, mlirAnyQuantizedTypeGetTypeID, (void))
REFUSED(MlirType, mlirAnyQuantizedTypeGet,
        (unsigned flags, MlirType storageType, MlirType expressedType, int64_t storageTypeMin,
         int64_t storageTypeMax))
REFUSED(MlirStringRef, mlirAnyQuantizedTypeGetName, (void))
REFUSED(bool, mlirTypeIsAUniformQuantizedType, (MlirType type))
REFUSED(MlirTypeID, mlirUniformQuantizedTypeGetTypeID, (void))
REFUSED(MlirType, mlirUniformQuantizedTypeGet,
        (unsigned flags, MlirType storageType, MlirType expressedType, double scale,
         int64_t zeroPoint, int64_t storageTypeMin, int64_t storageTypeMax))
REFUSED(MlirStringRef, mlirUniformQuantizedTypeGetName, (void))
REFUSED(double, mlirUniformQuantizedTypeGetScale, (MlirType type))
REFUSED(int64_t, mlirUniformQuantizedTypeGetZeroPoint, (MlirType type))
REFUSED(bool, mlirUniformQuantizedTypeIsFixedPoint, (MlirType type))
REFUSED(bool, mlirTypeIsAUniformQuantizedPerAxisType, (MlirType type))
REFUSED(MlirTypeID, mlirUniformQuantizedPerAxisTypeGetTypeID, (void))
REFUSED(MlirType, mlirUniformQuantizedPerAxisTypeGet,
        (unsigned flags, MlirType storageType, MlirType expressedType, intptr_t nDims,
         double* scales, int64_t* zeroPoints, int32_t quantizedDimension, int64_t storageTypeMin,
         int64_t storageTypeMax))
REFUSED(MlirStringRef, mlirUniformQuantizedPerAxisTypeGetName, (void))
REFUSED(intptr_t, mlirUniformQuantizedPerAxisTypeGetNumDims, (MlirType type))
REFUSED(double, mlirUniformQuantizedPerAxisTypeGetScale, (MlirType type, intptr_t pos))
REFUSED(int64_t, mlirUniformQuantizedPerAxisTypeGetZeroPoint, (MlirType type, intptr_t pos))
REFUSED(int32_t, mlirUniformQuantizedPerAxisTypeGetQuantizedDimension, (MlirType type))
REFUSED(bool, mlirUniformQuantizedPerAxisTypeIsFixedPoint, (MlirType type))
REFUSED(bool, mlirTypeIsAUniformQuantizedSubChannelType, (MlirType type))
REFUSED(MlirTypeID, mlirUniformQuantizedSubChannelTypeGetTypeID, (void))
REFUSED(MlirType, mlirUniformQuantizedSubChannelTypeGet,
        (unsigned flags, MlirType storageType, MlirType expressedType, MlirAttribute scalesAttr,
         MlirAttribute zeroPointsAttr, intptr_t blockSizeInfoLength, int32_t* quantizedDimensions,
         int64_t* blockSizes, int64_t storageTypeMin, int64_t storageTypeMax))
REFUSED(MlirStringRef, mlirUniformQuantizedSubChannelTypeGetName, (void))
REFUSED(intptr_t, mlirUniformQuantizedSubChannelTypeGetNumBlockSizes, (MlirType type))
REFUSED(int32_t, mlirUniformQuantizedSubChannelTypeGetQuantizedDimension,
        (MlirType type, intptr_t pos))
REFUSED(int64_t, mlirUniformQuantizedSubChannelTypeGetBlockSize, (MlirType type, intptr_t pos))
REFUSED(MlirAttribute, mlirUniformQuantizedSubChannelTypeGetScales, (MlirType type))
REFUSED(MlirAttribute, mlirUniformQuantizedSubChannelTypeGetZeroPoints, (MlirType type))
REFUSED(bool, mlirTypeIsACalibratedQuantizedType, (MlirType type))
REFUSED(MlirTypeID, mlirCalibratedQuantizedTypeGetTypeID, (void))
REFUSED(MlirType, mlirCalibratedQuantizedTypeGet, (MlirType expressedType, double min, double max))
REFUSED(MlirStringRef, mlirCalibratedQuantizedTypeGetName, (void))
REFUSED(double, mlirCalibratedQuantizedTypeGetMin, (MlirType type))
REFUSED(double, mlirCalibratedQuantizedTypeGetMax, (MlirType type))
