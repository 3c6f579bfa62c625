// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of <mlir-c/BuiltinAttributes.h> that are refused.

#include "mlir-c/BuiltinAttributes.h"

#include "mlir_c/refused.h"

#define REFUSED_BECAUSE "it is not in this library"

REFUSED(MlirAttribute, mlirAttributeGetNull, (void))
REFUSED(bool, mlirAttributeIsALocation, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsAAffineMap, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirAffineMapAttrGet, (MlirAffineMap map))
REFUSED(MlirStringRef, mlirAffineMapAttrGetName, (void))
REFUSED(MlirAffineMap, mlirAffineMapAttrGetValue, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirAffineMapAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsAArray, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirArrayAttrGet,
        (MlirContext ctx, intptr_t numElements, const MlirAttribute* elements))
REFUSED(MlirStringRef, mlirArrayAttrGetName, (void))
REFUSED(intptr_t, mlirArrayAttrGetNumElements, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirArrayAttrGetElement, (MlirAttribute attr, intptr_t pos))
REFUSED(MlirTypeID, mlirArrayAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsADictionary, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirDictionaryAttrGet,
        (MlirContext ctx, intptr_t numElements, const MlirNamedAttribute* elements))
REFUSED(MlirStringRef, mlirDictionaryAttrGetName, (void))
REFUSED(intptr_t, mlirDictionaryAttrGetNumElements, (MlirAttribute attr))
REFUSED(MlirNamedAttribute, mlirDictionaryAttrGetElement, (MlirAttribute attr, intptr_t pos))
REFUSED(MlirAttribute, mlirDictionaryAttrGetElementByName, (MlirAttribute attr, MlirStringRef name))
REFUSED(MlirTypeID, mlirDictionaryAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsAFloat, (MlirAttribute attr))
REFUSED(MlirStringRef, mlirFloatAttrGetName, (void))
REFUSED(MlirAttribute, mlirFloatAttrDoubleGet, (MlirContext ctx, MlirType type, double value))
REFUSED(MlirAttribute, mlirFloatAttrDoubleGetChecked,
        (MlirLocation loc, MlirType type, double value))
REFUSED(double, mlirFloatAttrGetValueDouble, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirFloatAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsAInteger, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirIntegerAttrGet, (MlirType type, int64_t value))
REFUSED(MlirStringRef, mlirIntegerAttrGetName, (void))
REFUSED(int64_t, mlirIntegerAttrGetValueInt, (MlirAttribute attr))
REFUSED(int64_t, mlirIntegerAttrGetValueSInt, (MlirAttribute attr))
REFUSED(uint64_t, mlirIntegerAttrGetValueUInt, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirIntegerAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsABool, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirBoolAttrGet, (MlirContext ctx, int value))
REFUSED(bool, mlirBoolAttrGetValue, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsAIntegerSet, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirIntegerSetAttrGet, (MlirIntegerSet set))
REFUSED(MlirStringRef, mlirIntegerSetAttrGetName, (void))
REFUSED(MlirIntegerSet, mlirIntegerSetAttrGetValue, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirIntegerSetAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsAOpaque, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirOpaqueAttrGet,
        (MlirContext ctx, MlirStringRef dialectNamespace, intptr_t dataLength, const char* data,
         MlirType type))
REFUSED(MlirStringRef, mlirOpaqueAttrGetName, (void))
REFUSED(MlirStringRef, mlirOpaqueAttrGetDialectNamespace, (MlirAttribute attr))
REFUSED(MlirStringRef, mlirOpaqueAttrGetData, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirOpaqueAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsAString, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirStringAttrGet, (MlirContext ctx, MlirStringRef str))
REFUSED(MlirStringRef, mlirStringAttrGetName, (void))
REFUSED(MlirAttribute, mlirStringAttrTypedGet, (MlirType type, MlirStringRef str))
REFUSED(MlirStringRef, mlirStringAttrGetValue, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirStringAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsASymbolRef, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirSymbolRefAttrGet,
        (MlirContext ctx, MlirStringRef symbol, intptr_t numReferences,
         const MlirAttribute* references))
REFUSED(MlirStringRef, mlirSymbolRefAttrGetName, (void))
REFUSED(MlirStringRef, mlirSymbolRefAttrGetRootReference, (MlirAttribute attr))
REFUSED(MlirStringRef, mlirSymbolRefAttrGetLeafReference, (MlirAttribute attr))
REFUSED(intptr_t, mlirSymbolRefAttrGetNumNestedReferences, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirSymbolRefAttrGetNestedReference, (MlirAttribute attr, intptr_t pos))
REFUSED(MlirTypeID, mlirSymbolRefAttrGetTypeID, (void))
REFUSED(MlirAttribute, mlirDisctinctAttrCreate, (MlirAttribute referencedAttr))
REFUSED(bool, mlirAttributeIsAFlatSymbolRef, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirFlatSymbolRefAttrGet, (MlirContext ctx, MlirStringRef symbol))
REFUSED(MlirStringRef, mlirFlatSymbolRefAttrGetName, (void))
REFUSED(MlirStringRef, mlirFlatSymbolRefAttrGetValue, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsAType, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirTypeAttrGet, (MlirType type))
REFUSED(MlirStringRef, mlirTypeAttrGetName, (void))
REFUSED(MlirType, mlirTypeAttrGetValue, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirTypeAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsAUnit, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirUnitAttrGet, (MlirContext ctx))
REFUSED(MlirStringRef, mlirUnitAttrGetName, (void))
REFUSED(MlirTypeID, mlirUnitAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsAElements, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirElementsAttrGetValue,
        (MlirAttribute attr, intptr_t rank, uint64_t* idxs))
REFUSED(bool, mlirElementsAttrIsValidIndex, (MlirAttribute attr, intptr_t rank, uint64_t* idxs))
REFUSED(int64_t, mlirElementsAttrGetNumElements, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirDenseArrayAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsADenseBoolArray, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsADenseI8Array, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsADenseI16Array, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsADenseI32Array, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsADenseI64Array, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsADenseF32Array, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsADenseF64Array, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirDenseBoolArrayGet, (MlirContext ctx, intptr_t size, const int* values))
REFUSED(MlirAttribute, mlirDenseI8ArrayGet, (MlirContext ctx, intptr_t size, const int8_t* values))
REFUSED(MlirAttribute, mlirDenseI16ArrayGet,
        (MlirContext ctx, intptr_t size, const int16_t* values))
REFUSED(MlirAttribute, mlirDenseI32ArrayGet,
        (MlirContext ctx, intptr_t size, const int32_t* values))
REFUSED(MlirAttribute, mlirDenseI64ArrayGet,
        (MlirContext ctx, intptr_t size, const int64_t* values))
REFUSED(MlirAttribute, mlirDenseF32ArrayGet, (MlirContext ctx, intptr_t size, const float* values))
REFUSED(MlirAttribute, mlirDenseF64ArrayGet, (MlirContext ctx, intptr_t size, const double* values))
REFUSED(intptr_t, mlirDenseArrayGetNumElements, (MlirAttribute attr))
REFUSED(bool, mlirDenseBoolArrayGetElement, (MlirAttribute attr, intptr_t pos))
REFUSED(int8_t, mlirDenseI8ArrayGetElement, (MlirAttribute attr, intptr_t pos))
REFUSED(int16_t, mlirDenseI16ArrayGetElement, (MlirAttribute attr, intptr_t pos))
REFUSED(int32_t, mlirDenseI32ArrayGetElement, (MlirAttribute attr, intptr_t pos))
REFUSED(int64_t, mlirDenseI64ArrayGetElement, (MlirAttribute attr, intptr_t pos))
REFUSED(float, mlirDenseF32ArrayGetElement, (MlirAttribute attr, intptr_t pos))
REFUSED(double, mlirDenseF64ArrayGetElement, (MlirAttribute attr, intptr_t pos))
REFUSED(bool, mlirAttributeIsADenseElements, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsADenseIntElements, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsADenseFPElements, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirDenseIntOrFPElementsAttrGetTypeID, (void))
REFUSED(MlirAttribute, mlirDenseElementsAttrGet,
        (MlirType shapedType, intptr_t numElements, const MlirAttribute* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrRawBufferGet,
        (MlirType shapedType, size_t rawBufferSize, const void* rawBuffer))
REFUSED(MlirAttribute, mlirDenseElementsAttrSplatGet, (MlirType shapedType, MlirAttribute element))
REFUSED(MlirAttribute, mlirDenseElementsAttrBoolSplatGet, (MlirType shapedType, bool element))
REFUSED(MlirAttribute, mlirDenseElementsAttrUInt8SplatGet, (MlirType shapedType, uint8_t element))
REFUSED(MlirAttribute, mlirDenseElementsAttrInt8SplatGet, (MlirType shapedType, int8_t element))
REFUSED(MlirAttribute, mlirDenseElementsAttrUInt32SplatGet, (MlirType shapedType, uint32_t element))
REFUSED(MlirAttribute, mlirDenseElementsAttrInt32SplatGet, (MlirType shapedType, int32_t element))
REFUSED(MlirAttribute, mlirDenseElementsAttrUInt64SplatGet, (MlirType shapedType, uint64_t element))
REFUSED(MlirAttribute, mlirDenseElementsAttrInt64SplatGet, (MlirType shapedType, int64_t element))
REFUSED(MlirAttribute, mlirDenseElementsAttrFloatSplatGet, (MlirType shapedType, float element))
REFUSED(MlirAttribute, mlirDenseElementsAttrDoubleSplatGet, (MlirType shapedType, double element))
REFUSED(MlirAttribute, mlirDenseElementsAttrBoolGet,
        (MlirType shapedType, intptr_t numElements, const int* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrUInt8Get,
        (MlirType shapedType, intptr_t numElements, const uint8_t* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrInt8Get,
        (MlirType shapedType, intptr_t numElements, const int8_t* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrUInt16Get,
        (MlirType shapedType, intptr_t numElements, const uint16_t* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrInt16Get,
        (MlirType shapedType, intptr_t numElements, const int16_t* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrUInt32Get,
        (MlirType shapedType, intptr_t numElements, const uint32_t* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrInt32Get,
        (MlirType shapedType, intptr_t numElements, const int32_t* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrUInt64Get,
        (MlirType shapedType, intptr_t numElements, const uint64_t* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrInt64Get,
        (MlirType shapedType, intptr_t numElements, const int64_t* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrFloatGet,
        (MlirType shapedType, intptr_t numElements, const float* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrDoubleGet,
        (MlirType shapedType, intptr_t numElements, const double* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrBFloat16Get,
        (MlirType shapedType, intptr_t numElements, const uint16_t* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrFloat16Get,
        (MlirType shapedType, intptr_t numElements, const uint16_t* elements))
REFUSED(MlirAttribute, mlirDenseElementsAttrStringGet,
        (MlirType shapedType, intptr_t numElements, MlirStringRef* strs))
REFUSED(MlirAttribute, mlirDenseElementsAttrReshapeGet, (MlirAttribute attr, MlirType shapedType))
REFUSED(bool, mlirDenseElementsAttrIsSplat, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirDenseElementsAttrGetSplatValue, (MlirAttribute attr))
REFUSED(int, mlirDenseElementsAttrGetBoolSplatValue, (MlirAttribute attr))
REFUSED(int8_t, mlirDenseElementsAttrGetInt8SplatValue, (MlirAttribute attr))
REFUSED(uint8_t, mlirDenseElementsAttrGetUInt8SplatValue, (MlirAttribute attr))
REFUSED(int32_t, mlirDenseElementsAttrGetInt32SplatValue, (MlirAttribute attr))
REFUSED(uint32_t, mlirDenseElementsAttrGetUInt32SplatValue, (MlirAttribute attr))
REFUSED(int64_t, mlirDenseElementsAttrGetInt64SplatValue, (MlirAttribute attr))
REFUSED(uint64_t, mlirDenseElementsAttrGetUInt64SplatValue, (MlirAttribute attr))
REFUSED(float, mlirDenseElementsAttrGetFloatSplatValue, (MlirAttribute attr))
REFUSED(double, mlirDenseElementsAttrGetDoubleSplatValue, (MlirAttribute attr))
REFUSED(MlirStringRef, mlirDenseElementsAttrGetStringSplatValue, (MlirAttribute attr))
REFUSED(bool, mlirDenseElementsAttrGetBoolValue, (MlirAttribute attr, intptr_t pos))
REFUSED(int8_t, mlirDenseElementsAttrGetInt8Value, (MlirAttribute attr, intptr_t pos))
REFUSED(uint8_t, mlirDenseElementsAttrGetUInt8Value, (MlirAttribute attr, intptr_t pos))
REFUSED(int16_t, mlirDenseElementsAttrGetInt16Value, (MlirAttribute attr, intptr_t pos))
REFUSED(uint16_t, mlirDenseElementsAttrGetUInt16Value, (MlirAttribute attr, intptr_t pos))
REFUSED(int32_t, mlirDenseElementsAttrGetInt32Value, (MlirAttribute attr, intptr_t pos))
REFUSED(uint32_t, mlirDenseElementsAttrGetUInt32Value, (MlirAttribute attr, intptr_t pos))
REFUSED(int64_t, mlirDenseElementsAttrGetInt64Value, (MlirAttribute attr, intptr_t pos))
REFUSED(uint64_t, mlirDenseElementsAttrGetUInt64Value, (MlirAttribute attr, intptr_t pos))
REFUSED(uint64_t, mlirDenseElementsAttrGetIndexValue, (MlirAttribute attr, intptr_t pos))
REFUSED(float, mlirDenseElementsAttrGetFloatValue, (MlirAttribute attr, intptr_t pos))
REFUSED(double, mlirDenseElementsAttrGetDoubleValue, (MlirAttribute attr, intptr_t pos))
REFUSED(MlirStringRef, mlirDenseElementsAttrGetStringValue, (MlirAttribute attr, intptr_t pos))
REFUSED(const void*, mlirDenseElementsAttrGetRawData, (MlirAttribute attr))
REFUSED(bool, mlirAttributeIsADenseResourceElements, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirUnmanagedDenseResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, void* data, size_t dataLength,
         size_t dataAlignment, bool dataIsMutable,
         void (*deleter)(void* userData, const void* data, size_t size, size_t align),
         void* userData))
REFUSED(MlirStringRef, mlirDenseResourceElementsAttrGetName, (void))
REFUSED(MlirAttribute, mlirUnmanagedDenseBoolResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, intptr_t numElements, const int* elements))
REFUSED(MlirAttribute, mlirUnmanagedDenseUInt8ResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, intptr_t numElements, const uint8_t* elements))
REFUSED(MlirAttribute, mlirUnmanagedDenseInt8ResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, intptr_t numElements, const int8_t* elements))
REFUSED(MlirAttribute, mlirUnmanagedDenseUInt16ResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, intptr_t numElements, const uint16_t* elements))
REFUSED(MlirAttribute, mlirUnmanagedDenseInt16ResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, intptr_t numElements, const int16_t* elements))
REFUSED(MlirAttribute, mlirUnmanagedDenseUInt32ResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, intptr_t numElements, const uint32_t* elements))
REFUSED(MlirAttribute, mlirUnmanagedDenseInt32ResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, intptr_t numElements, const int32_t* elements))
REFUSED(MlirAttribute, mlirUnmanagedDenseUInt64ResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, intptr_t numElements, const uint64_t* elements))
REFUSED(MlirAttribute, mlirUnmanagedDenseInt64ResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, intptr_t numElements, const int64_t* elements))
REFUSED(MlirAttribute, mlirUnmanagedDenseFloatResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, intptr_t numElements, const float* elements))
REFUSED(MlirAttribute, mlirUnmanagedDenseDoubleResourceElementsAttrGet,
        (MlirType shapedType, MlirStringRef name, intptr_t numElements, const double* elements))
REFUSED(bool, mlirDenseBoolResourceElementsAttrGetValue, (MlirAttribute attr, intptr_t pos))
REFUSED(int8_t, mlirDenseInt8ResourceElementsAttrGetValue, (MlirAttribute attr, intptr_t pos))
REFUSED(uint8_t, mlirDenseUInt8ResourceElementsAttrGetValue, (MlirAttribute attr, intptr_t pos))
REFUSED(int16_t, mlirDenseInt16ResourceElementsAttrGetValue, (MlirAttribute attr, intptr_t pos))
REFUSED(uint16_t, mlirDenseUInt16ResourceElementsAttrGetValue, (MlirAttribute attr, intptr_t pos))
REFUSED(int32_t, mlirDenseInt32ResourceElementsAttrGetValue, (MlirAttribute attr, intptr_t pos))
REFUSED(uint32_t, mlirDenseUInt32ResourceElementsAttrGetValue, (MlirAttribute attr, intptr_t pos))
REFUSED(int64_t, mlirDenseInt64ResourceElementsAttrGetValue, (MlirAttribute attr, intptr_t pos))
REFUSED(uint64_t, mlirDenseUInt64ResourceElementsAttrGetValue, (MlirAttribute attr, intptr_t pos))
REFUSED(float, mlirDenseFloatResourceElementsAttrGetValue, (MlirAttribute attr, intptr_t pos))
REFUSED(double, mlirDenseDoubleResourceElementsAttrGetValue, (MlirAttribute attr, intptr_t pos))
REFUSED(bool, mlirAttributeIsASparseElements, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirSparseElementsAttribute,
        (MlirType shapedType, MlirAttribute denseIndices, MlirAttribute denseValues))
REFUSED(MlirAttribute, mlirSparseElementsAttrGetIndices, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirSparseElementsAttrGetValues, (MlirAttribute attr))
REFUSED(MlirTypeID, mlirSparseElementsAttrGetTypeID, (void))
REFUSED(bool, mlirAttributeIsAStridedLayout, (MlirAttribute attr))
REFUSED(MlirAttribute, mlirStridedLayoutAttrGet,
        (MlirContext ctx, int64_t offset, intptr_t numStrides, const int64_t* strides))
REFUSED(MlirStringRef, mlirStridedLayoutAttrGetName, (void))
REFUSED(int64_t, mlirStridedLayoutAttrGetOffset, (MlirAttribute attr))
REFUSED(intptr_t, mlirStridedLayoutAttrGetNumStrides, (MlirAttribute attr))
REFUSED(int64_t, mlirStridedLayoutAttrGetStride, (MlirAttribute attr, intptr_t pos))
REFUSED(MlirTypeID, mlirStridedLayoutAttrGetTypeID, (void))
