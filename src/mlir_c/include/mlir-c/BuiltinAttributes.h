// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// mlir-c/BuiltinAttributes.h

#ifndef MLIR_C_BUILTINATTRIBUTES_H
#define MLIR_C_BUILTINATTRIBUTES_H

#include "mlir-c/AffineMap.h"
#include "mlir-c/IR.h"
#include "mlir-c/IntegerSet.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

MLIR_CAPI_EXPORTED MlirAttribute mlirAttributeGetNull(void);

//===-- Location attribute --------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsALocation(MlirAttribute attr);

//===-- Affine map attribute ------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAAffineMap(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirAffineMapAttrGet(MlirAffineMap map);

MLIR_CAPI_EXPORTED MlirStringRef mlirAffineMapAttrGetName(void);

MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapAttrGetValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirTypeID mlirAffineMapAttrGetTypeID(void);

//===-- Array attribute -----------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAArray(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirArrayAttrGet(MlirContext ctx, intptr_t numElements,
                                                  const MlirAttribute* elements);

MLIR_CAPI_EXPORTED MlirStringRef mlirArrayAttrGetName(void);

MLIR_CAPI_EXPORTED intptr_t mlirArrayAttrGetNumElements(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirArrayAttrGetElement(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED MlirTypeID mlirArrayAttrGetTypeID(void);

//===-- Dictionary attribute ------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsADictionary(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirDictionaryAttrGet(MlirContext ctx, intptr_t numElements,
                                                       const MlirNamedAttribute* elements);

MLIR_CAPI_EXPORTED MlirStringRef mlirDictionaryAttrGetName(void);

MLIR_CAPI_EXPORTED intptr_t mlirDictionaryAttrGetNumElements(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirNamedAttribute mlirDictionaryAttrGetElement(MlirAttribute attr,
                                                                   intptr_t pos);

MLIR_CAPI_EXPORTED MlirAttribute mlirDictionaryAttrGetElementByName(MlirAttribute attr,
                                                                    MlirStringRef name);

MLIR_CAPI_EXPORTED MlirTypeID mlirDictionaryAttrGetTypeID(void);

//===-- Floating point attribute --------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAFloat(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirStringRef mlirFloatAttrGetName(void);

MLIR_CAPI_EXPORTED MlirAttribute mlirFloatAttrDoubleGet(MlirContext ctx, MlirType type,
                                                        double value);

MLIR_CAPI_EXPORTED MlirAttribute mlirFloatAttrDoubleGetChecked(MlirLocation loc, MlirType type,
                                                               double value);

MLIR_CAPI_EXPORTED double mlirFloatAttrGetValueDouble(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirTypeID mlirFloatAttrGetTypeID(void);

//===-- Integer attribute ---------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAInteger(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirIntegerAttrGet(MlirType type, int64_t value);

MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerAttrGetName(void);

MLIR_CAPI_EXPORTED int64_t mlirIntegerAttrGetValueInt(MlirAttribute attr);

MLIR_CAPI_EXPORTED int64_t mlirIntegerAttrGetValueSInt(MlirAttribute attr);

MLIR_CAPI_EXPORTED uint64_t mlirIntegerAttrGetValueUInt(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerAttrGetTypeID(void);

//===-- Bool attribute ------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsABool(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirBoolAttrGet(MlirContext ctx, int value);

MLIR_CAPI_EXPORTED bool mlirBoolAttrGetValue(MlirAttribute attr);

//===-- Integer set attribute -----------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAIntegerSet(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirIntegerSetAttrGet(MlirIntegerSet set);

MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerSetAttrGetName(void);

MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetAttrGetValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerSetAttrGetTypeID(void);

//===-- Opaque attribute ----------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAOpaque(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirOpaqueAttrGet(MlirContext ctx, MlirStringRef dialectNamespace,
                                                   intptr_t dataLength, const char* data,
                                                   MlirType type);

MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetName(void);

MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetDialectNamespace(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetData(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirTypeID mlirOpaqueAttrGetTypeID(void);

//===-- String attribute ----------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAString(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirStringAttrGet(MlirContext ctx, MlirStringRef str);

MLIR_CAPI_EXPORTED MlirStringRef mlirStringAttrGetName(void);

MLIR_CAPI_EXPORTED MlirAttribute mlirStringAttrTypedGet(MlirType type, MlirStringRef str);

MLIR_CAPI_EXPORTED MlirStringRef mlirStringAttrGetValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirTypeID mlirStringAttrGetTypeID(void);

//===-- SymbolRef attribute -------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsASymbolRef(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol,
                                                      intptr_t numReferences,
                                                      const MlirAttribute* references);

MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetName(void);

MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetRootReference(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetLeafReference(MlirAttribute attr);

MLIR_CAPI_EXPORTED intptr_t mlirSymbolRefAttrGetNumNestedReferences(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolRefAttrGetNestedReference(MlirAttribute attr,
                                                                     intptr_t pos);

MLIR_CAPI_EXPORTED MlirTypeID mlirSymbolRefAttrGetTypeID(void);

MLIR_CAPI_EXPORTED MlirAttribute mlirDisctinctAttrCreate(MlirAttribute referencedAttr);

//===-- Flat SymbolRef attribute --------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAFlatSymbolRef(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirFlatSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol);

MLIR_CAPI_EXPORTED MlirStringRef mlirFlatSymbolRefAttrGetName(void);

MLIR_CAPI_EXPORTED MlirStringRef mlirFlatSymbolRefAttrGetValue(MlirAttribute attr);

//===-- Type attribute ------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAType(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirTypeAttrGet(MlirType type);

MLIR_CAPI_EXPORTED MlirStringRef mlirTypeAttrGetName(void);

MLIR_CAPI_EXPORTED MlirType mlirTypeAttrGetValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirTypeID mlirTypeAttrGetTypeID(void);

//===-- Unit attribute ------------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAUnit(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnitAttrGet(MlirContext ctx);

MLIR_CAPI_EXPORTED MlirStringRef mlirUnitAttrGetName(void);

MLIR_CAPI_EXPORTED MlirTypeID mlirUnitAttrGetTypeID(void);

//===-- Elements attributes -------------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAElements(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirElementsAttrGetValue(MlirAttribute attr, intptr_t rank,
                                                          uint64_t* idxs);

MLIR_CAPI_EXPORTED bool mlirElementsAttrIsValidIndex(MlirAttribute attr, intptr_t rank,
                                                     uint64_t* idxs);

MLIR_CAPI_EXPORTED int64_t mlirElementsAttrGetNumElements(MlirAttribute attr);

//===-- Dense array attribute -----------------------------------------------------------------===//

MLIR_CAPI_EXPORTED MlirTypeID mlirDenseArrayAttrGetTypeID(void);

MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseBoolArray(MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI8Array(MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI16Array(MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI32Array(MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI64Array(MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseF32Array(MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseF64Array(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseBoolArrayGet(MlirContext ctx, intptr_t size,
                                                       const int* values);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseI8ArrayGet(MlirContext ctx, intptr_t size,
                                                     const int8_t* values);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseI16ArrayGet(MlirContext ctx, intptr_t size,
                                                      const int16_t* values);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseI32ArrayGet(MlirContext ctx, intptr_t size,
                                                      const int32_t* values);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseI64ArrayGet(MlirContext ctx, intptr_t size,
                                                      const int64_t* values);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseF32ArrayGet(MlirContext ctx, intptr_t size,
                                                      const float* values);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseF64ArrayGet(MlirContext ctx, intptr_t size,
                                                      const double* values);

MLIR_CAPI_EXPORTED intptr_t mlirDenseArrayGetNumElements(MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirDenseBoolArrayGetElement(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED int8_t mlirDenseI8ArrayGetElement(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED int16_t mlirDenseI16ArrayGetElement(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED int32_t mlirDenseI32ArrayGetElement(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED int64_t mlirDenseI64ArrayGetElement(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED float mlirDenseF32ArrayGetElement(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED double mlirDenseF64ArrayGetElement(MlirAttribute attr, intptr_t pos);

//===-- Dense elements attribute --------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseElements(MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseIntElements(MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseFPElements(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirTypeID mlirDenseIntOrFPElementsAttrGetTypeID(void);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrGet(MlirType shapedType, intptr_t numElements,
                                                          const MlirAttribute* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrRawBufferGet(MlirType shapedType,
                                                                   size_t rawBufferSize,
                                                                   const void* rawBuffer);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrSplatGet(MlirType shapedType,
                                                               MlirAttribute element);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrBoolSplatGet(MlirType shapedType,
                                                                   bool element);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt8SplatGet(MlirType shapedType,
                                                                    uint8_t element);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt8SplatGet(MlirType shapedType,
                                                                   int8_t element);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt32SplatGet(MlirType shapedType,
                                                                     uint32_t element);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt32SplatGet(MlirType shapedType,
                                                                    int32_t element);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt64SplatGet(MlirType shapedType,
                                                                     uint64_t element);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt64SplatGet(MlirType shapedType,
                                                                    int64_t element);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrFloatSplatGet(MlirType shapedType,
                                                                    float element);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrDoubleSplatGet(MlirType shapedType,
                                                                     double element);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrBoolGet(MlirType shapedType,
                                                              intptr_t numElements,
                                                              const int* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt8Get(MlirType shapedType,
                                                               intptr_t numElements,
                                                               const uint8_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt8Get(MlirType shapedType,
                                                              intptr_t numElements,
                                                              const int8_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt16Get(MlirType shapedType,
                                                                intptr_t numElements,
                                                                const uint16_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt16Get(MlirType shapedType,
                                                               intptr_t numElements,
                                                               const int16_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt32Get(MlirType shapedType,
                                                                intptr_t numElements,
                                                                const uint32_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt32Get(MlirType shapedType,
                                                               intptr_t numElements,
                                                               const int32_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrUInt64Get(MlirType shapedType,
                                                                intptr_t numElements,
                                                                const uint64_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrInt64Get(MlirType shapedType,
                                                               intptr_t numElements,
                                                               const int64_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrFloatGet(MlirType shapedType,
                                                               intptr_t numElements,
                                                               const float* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrDoubleGet(MlirType shapedType,
                                                                intptr_t numElements,
                                                                const double* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrBFloat16Get(MlirType shapedType,
                                                                  intptr_t numElements,
                                                                  const uint16_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrFloat16Get(MlirType shapedType,
                                                                 intptr_t numElements,
                                                                 const uint16_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrStringGet(MlirType shapedType,
                                                                intptr_t numElements,
                                                                MlirStringRef* strs);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrReshapeGet(MlirAttribute attr,
                                                                 MlirType shapedType);

MLIR_CAPI_EXPORTED bool mlirDenseElementsAttrIsSplat(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrGetSplatValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED int mlirDenseElementsAttrGetBoolSplatValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED int8_t mlirDenseElementsAttrGetInt8SplatValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED uint8_t mlirDenseElementsAttrGetUInt8SplatValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED int32_t mlirDenseElementsAttrGetInt32SplatValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED uint32_t mlirDenseElementsAttrGetUInt32SplatValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED int64_t mlirDenseElementsAttrGetInt64SplatValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED uint64_t mlirDenseElementsAttrGetUInt64SplatValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED float mlirDenseElementsAttrGetFloatSplatValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED double mlirDenseElementsAttrGetDoubleSplatValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirStringRef mlirDenseElementsAttrGetStringSplatValue(MlirAttribute attr);

MLIR_CAPI_EXPORTED bool mlirDenseElementsAttrGetBoolValue(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED int8_t mlirDenseElementsAttrGetInt8Value(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED uint8_t mlirDenseElementsAttrGetUInt8Value(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED int16_t mlirDenseElementsAttrGetInt16Value(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED uint16_t mlirDenseElementsAttrGetUInt16Value(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED int32_t mlirDenseElementsAttrGetInt32Value(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED uint32_t mlirDenseElementsAttrGetUInt32Value(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED int64_t mlirDenseElementsAttrGetInt64Value(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED uint64_t mlirDenseElementsAttrGetUInt64Value(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED uint64_t mlirDenseElementsAttrGetIndexValue(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED float mlirDenseElementsAttrGetFloatValue(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED double mlirDenseElementsAttrGetDoubleValue(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED MlirStringRef mlirDenseElementsAttrGetStringValue(MlirAttribute attr,
                                                                     intptr_t pos);

MLIR_CAPI_EXPORTED const void* mlirDenseElementsAttrGetRawData(MlirAttribute attr);

//===-- Resource blob attributes --------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseResourceElements(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, void* data, size_t dataLength, size_t dataAlignment,
    bool dataIsMutable,
    void (*deleter)(void* userData, const void* data, size_t size, size_t align), void* userData);

MLIR_CAPI_EXPORTED MlirStringRef mlirDenseResourceElementsAttrGetName(void);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseBoolResourceElementsAttrGet(MlirType shapedType,
                                                                               MlirStringRef name,
                                                                               intptr_t numElements,
                                                                               const int* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseUInt8ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements, const uint8_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt8ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements, const int8_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseUInt16ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements, const uint16_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt16ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements, const int16_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseUInt32ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements, const uint32_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt32ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements, const int32_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseUInt64ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements, const uint64_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseInt64ResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements, const int64_t* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseFloatResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements, const float* elements);

MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseDoubleResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, intptr_t numElements, const double* elements);

MLIR_CAPI_EXPORTED bool mlirDenseBoolResourceElementsAttrGetValue(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED int8_t mlirDenseInt8ResourceElementsAttrGetValue(MlirAttribute attr,
                                                                    intptr_t pos);

MLIR_CAPI_EXPORTED uint8_t mlirDenseUInt8ResourceElementsAttrGetValue(MlirAttribute attr,
                                                                      intptr_t pos);

MLIR_CAPI_EXPORTED int16_t mlirDenseInt16ResourceElementsAttrGetValue(MlirAttribute attr,
                                                                      intptr_t pos);

MLIR_CAPI_EXPORTED uint16_t mlirDenseUInt16ResourceElementsAttrGetValue(MlirAttribute attr,
                                                                        intptr_t pos);

MLIR_CAPI_EXPORTED int32_t mlirDenseInt32ResourceElementsAttrGetValue(MlirAttribute attr,
                                                                      intptr_t pos);

MLIR_CAPI_EXPORTED uint32_t mlirDenseUInt32ResourceElementsAttrGetValue(MlirAttribute attr,
                                                                        intptr_t pos);

MLIR_CAPI_EXPORTED int64_t mlirDenseInt64ResourceElementsAttrGetValue(MlirAttribute attr,
                                                                      intptr_t pos);

MLIR_CAPI_EXPORTED uint64_t mlirDenseUInt64ResourceElementsAttrGetValue(MlirAttribute attr,
                                                                        intptr_t pos);

MLIR_CAPI_EXPORTED float mlirDenseFloatResourceElementsAttrGetValue(MlirAttribute attr,
                                                                    intptr_t pos);

MLIR_CAPI_EXPORTED double mlirDenseDoubleResourceElementsAttrGetValue(MlirAttribute attr,
                                                                      intptr_t pos);

//===-- Sparse elements attribute -------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsASparseElements(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttribute(MlirType shapedType,
                                                             MlirAttribute denseIndices,
                                                             MlirAttribute denseValues);

MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttrGetIndices(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttrGetValues(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirTypeID mlirSparseElementsAttrGetTypeID(void);

//===-- Strided layout attribute --------------------------------------------------------------===//

MLIR_CAPI_EXPORTED bool mlirAttributeIsAStridedLayout(MlirAttribute attr);

MLIR_CAPI_EXPORTED MlirAttribute mlirStridedLayoutAttrGet(MlirContext ctx, int64_t offset,
                                                          intptr_t numStrides,
                                                          const int64_t* strides);

MLIR_CAPI_EXPORTED MlirStringRef mlirStridedLayoutAttrGetName(void);

MLIR_CAPI_EXPORTED int64_t mlirStridedLayoutAttrGetOffset(MlirAttribute attr);

MLIR_CAPI_EXPORTED intptr_t mlirStridedLayoutAttrGetNumStrides(MlirAttribute attr);

MLIR_CAPI_EXPORTED int64_t mlirStridedLayoutAttrGetStride(MlirAttribute attr, intptr_t pos);

MLIR_CAPI_EXPORTED MlirTypeID mlirStridedLayoutAttrGetTypeID(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_BUILTINATTRIBUTES_H
