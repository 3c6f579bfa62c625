// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The attributes of the dialect builtin.

#ifndef MLIR_C_BUILTINATTRIBUTES_H
#define MLIR_C_BUILTINATTRIBUTES_H

#include "mlir-c/AffineMap.h"
#include "mlir-c/IR.h"
#include "mlir-c/IntegerSet.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The null attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirAttributeGetNull(void);

//===-- Locations -----------------------------------------------------------------------------===//

/// Whether `attr` is a location attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsALocation(MlirAttribute attr);

//===-- Affine maps ---------------------------------------------------------------------------===//

/// Whether `attr` is an affine map attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAAffineMap(MlirAttribute attr);

/// A map as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirAffineMapAttrGet(MlirAffineMap map);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirAffineMapAttrGetName(void);

/// The map.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapAttrGetValue(MlirAttribute attr);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirAffineMapAttrGetTypeID(void);

//===-- Arrays --------------------------------------------------------------------------------===//

/// Whether `attr` is an array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAArray(MlirAttribute attr);

/// An array of attributes, which are copied.
MLIR_CAPI_EXPORTED MlirAttribute mlirArrayAttrGet(MlirContext ctx, intptr_t numElements,
                                                  const MlirAttribute* elements);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirArrayAttrGetName(void);

/// How many elements it has.
MLIR_CAPI_EXPORTED intptr_t mlirArrayAttrGetNumElements(MlirAttribute attr);

/// The element at `pos`.
MLIR_CAPI_EXPORTED MlirAttribute mlirArrayAttrGetElement(MlirAttribute attr, intptr_t pos);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirArrayAttrGetTypeID(void);

//===-- Dictionaries --------------------------------------------------------------------------===//

/// Whether `attr` is a dictionary attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADictionary(MlirAttribute attr);

/// Named attributes, in the order of their names.
MLIR_CAPI_EXPORTED MlirAttribute mlirDictionaryAttrGet(MlirContext ctx, intptr_t numElements,
                                                       const MlirNamedAttribute* elements);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirDictionaryAttrGetName(void);

/// How many elements it has.
MLIR_CAPI_EXPORTED intptr_t mlirDictionaryAttrGetNumElements(MlirAttribute attr);

/// The element at `pos`.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirDictionaryAttrGetElement(MlirAttribute attr,
                                                                   intptr_t pos);

/// The attribute of this name; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirDictionaryAttrGetElementByName(MlirAttribute attr,
                                                                    MlirStringRef name);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirDictionaryAttrGetTypeID(void);

//===-- Floats --------------------------------------------------------------------------------===//

/// Whether `attr` is a float attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAFloat(MlirAttribute attr);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloatAttrGetName(void);

/// A number of this type, rounded to it.
MLIR_CAPI_EXPORTED MlirAttribute mlirFloatAttrDoubleGet(MlirContext ctx, MlirType type,
                                                        double value);

/// The same; null with a diagnostic at `loc` if the type is no type of floats.
MLIR_CAPI_EXPORTED MlirAttribute mlirFloatAttrDoubleGetChecked(MlirLocation loc, MlirType type,
                                                               double value);

/// The number as a double.
MLIR_CAPI_EXPORTED double mlirFloatAttrGetValueDouble(MlirAttribute attr);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloatAttrGetTypeID(void);

//===-- Integers ------------------------------------------------------------------------------===//

/// Whether `attr` is an integer attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAInteger(MlirAttribute attr);

/// An integer of this type, of its low bits.
MLIR_CAPI_EXPORTED MlirAttribute mlirIntegerAttrGet(MlirType type, int64_t value);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerAttrGetName(void);

/// The integer, of a signless type or index.
MLIR_CAPI_EXPORTED int64_t mlirIntegerAttrGetValueInt(MlirAttribute attr);

/// The integer, of a signed type.
MLIR_CAPI_EXPORTED int64_t mlirIntegerAttrGetValueSInt(MlirAttribute attr);

/// The integer, of an unsigned type.
MLIR_CAPI_EXPORTED uint64_t mlirIntegerAttrGetValueUInt(MlirAttribute attr);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerAttrGetTypeID(void);

//===-- Booleans ------------------------------------------------------------------------------===//

/// Whether `attr` is a bool attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsABool(MlirAttribute attr);

/// True or false, as an integer of one bit.
MLIR_CAPI_EXPORTED MlirAttribute mlirBoolAttrGet(MlirContext ctx, int value);

/// Whether it is true.
MLIR_CAPI_EXPORTED bool mlirBoolAttrGetValue(MlirAttribute attr);

//===-- Integer sets --------------------------------------------------------------------------===//

/// Whether `attr` is an integer set attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAIntegerSet(MlirAttribute attr);

/// A set as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirIntegerSetAttrGet(MlirIntegerSet set);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerSetAttrGetName(void);

/// The set.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetAttrGetValue(MlirAttribute attr);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerSetAttrGetTypeID(void);

//===-- Opaque attributes ---------------------------------------------------------------------===//

/// Whether `attr` is an opaque attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAOpaque(MlirAttribute attr);

/// The text of an attribute that a dialect has and that is not known.
MLIR_CAPI_EXPORTED MlirAttribute mlirOpaqueAttrGet(MlirContext ctx, MlirStringRef dialectNamespace,
                                                   intptr_t dataLength, const char* data,
                                                   MlirType type);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetName(void);

/// The name of the dialect, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetDialectNamespace(MlirAttribute attr);

/// The text, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetData(MlirAttribute attr);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirOpaqueAttrGetTypeID(void);

//===-- Strings -------------------------------------------------------------------------------===//

/// Whether `attr` is a string attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAString(MlirAttribute attr);

/// A string, which is copied.
MLIR_CAPI_EXPORTED MlirAttribute mlirStringAttrGet(MlirContext ctx, MlirStringRef str);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirStringAttrGetName(void);

/// A string with a type.
MLIR_CAPI_EXPORTED MlirAttribute mlirStringAttrTypedGet(MlirType type, MlirStringRef str);

/// The string, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirStringAttrGetValue(MlirAttribute attr);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirStringAttrGetTypeID(void);

//===-- Symbols -------------------------------------------------------------------------------===//

/// Whether `attr` is a symbol ref attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsASymbolRef(MlirAttribute attr);

/// A symbol, and those inside of it one by one, which `references` name.
MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol,
                                                      intptr_t numReferences,
                                                      const MlirAttribute* references);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetName(void);

/// The first symbol's name, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetRootReference(MlirAttribute attr);

/// The last symbol's name, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetLeafReference(MlirAttribute attr);

/// How many symbols follow the first.
MLIR_CAPI_EXPORTED intptr_t mlirSymbolRefAttrGetNumNestedReferences(MlirAttribute attr);

/// The one at `pos` of these.
MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolRefAttrGetNestedReference(MlirAttribute attr,
                                                                     intptr_t pos);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirSymbolRefAttrGetTypeID(void);

/// A new attribute that equals no other, around `referencedAttr`. The name is MLIR's.
MLIR_CAPI_EXPORTED MlirAttribute mlirDisctinctAttrCreate(MlirAttribute referencedAttr);

//===-- Symbols without nesting ---------------------------------------------------------------===//

/// Whether `attr` is a flat symbol ref attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAFlatSymbolRef(MlirAttribute attr);

/// A symbol.
MLIR_CAPI_EXPORTED MlirAttribute mlirFlatSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFlatSymbolRefAttrGetName(void);

/// The symbol's name, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirFlatSymbolRefAttrGetValue(MlirAttribute attr);

//===-- Types ---------------------------------------------------------------------------------===//

/// Whether `attr` is a type attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAType(MlirAttribute attr);

/// A type as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirTypeAttrGet(MlirType type);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTypeAttrGetName(void);

/// The type.
MLIR_CAPI_EXPORTED MlirType mlirTypeAttrGetValue(MlirAttribute attr);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeAttrGetTypeID(void);

//===-- Unit ----------------------------------------------------------------------------------===//

/// Whether `attr` is a unit attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAUnit(MlirAttribute attr);

/// The attribute that says something by being there.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnitAttrGet(MlirContext ctx);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUnitAttrGetName(void);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUnitAttrGetTypeID(void);

//===-- Elements of any kind ------------------------------------------------------------------===//

/// Whether `attr` is elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAElements(MlirAttribute attr);

/// The element at these indices, one for each dimension; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirElementsAttrGetValue(MlirAttribute attr, intptr_t rank,
                                                          uint64_t* idxs);

/// Whether there is an element at these indices.
MLIR_CAPI_EXPORTED bool mlirElementsAttrIsValidIndex(MlirAttribute attr, intptr_t rank,
                                                     uint64_t* idxs);

/// How many elements the shape has.
MLIR_CAPI_EXPORTED int64_t mlirElementsAttrGetNumElements(MlirAttribute attr);

//===-- Dense arrays --------------------------------------------------------------------------===//

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirDenseArrayAttrGetTypeID(void);

/// Whether `attr` is a dense bool array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseBoolArray(MlirAttribute attr);

/// Whether `attr` is a dense I8 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI8Array(MlirAttribute attr);

/// Whether `attr` is a dense I16 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI16Array(MlirAttribute attr);

/// Whether `attr` is a dense I32 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI32Array(MlirAttribute attr);

/// Whether `attr` is a dense I64 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI64Array(MlirAttribute attr);

/// Whether `attr` is a dense F32 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseF32Array(MlirAttribute attr);

/// Whether `attr` is a dense F64 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseF64Array(MlirAttribute attr);

/// An array of numbers, which are copied.
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

/// How many elements it has.
MLIR_CAPI_EXPORTED intptr_t mlirDenseArrayGetNumElements(MlirAttribute attr);

/// The element at `pos`.
MLIR_CAPI_EXPORTED bool mlirDenseBoolArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int8_t mlirDenseI8ArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int16_t mlirDenseI16ArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int32_t mlirDenseI32ArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int64_t mlirDenseI64ArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED float mlirDenseF32ArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED double mlirDenseF64ArrayGetElement(MlirAttribute attr, intptr_t pos);

//===-- Dense elements ------------------------------------------------------------------------===//

/// Whether `attr` is dense elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseElements(MlirAttribute attr);

/// Whether `attr` is dense int elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseIntElements(MlirAttribute attr);

/// Whether `attr` is dense FP elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseFPElements(MlirAttribute attr);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirDenseIntOrFPElementsAttrGetTypeID(void);

/// Elements of a shape with their type, from attributes; as many as the shape has, or one for all.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrGet(MlirType shapedType, intptr_t numElements,
                                                          const MlirAttribute* elements);

/// The same from bytes as memory has them, which are copied; null if there are too few or too many.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrRawBufferGet(MlirType shapedType,
                                                                   size_t rawBufferSize,
                                                                   const void* rawBuffer);

/// Elements that are all the same.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrSplatGet(MlirType shapedType,
                                                               MlirAttribute element);

/// Elements that all are `element`.
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

/// Elements from an array, which is copied; as many as the shape has. Those of 16 bits are given as
/// their bits.
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

/// Elements from strings, which are copied.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrStringGet(MlirType shapedType,
                                                                intptr_t numElements,
                                                                MlirStringRef* strs);

/// The same elements in another shape of as many.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrReshapeGet(MlirAttribute attr,
                                                                 MlirType shapedType);

/// Whether all elements are the same.
MLIR_CAPI_EXPORTED bool mlirDenseElementsAttrIsSplat(MlirAttribute attr);

/// The element that all are; null if they are not all the same.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrGetSplatValue(MlirAttribute attr);

/// The element that all are.
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

/// The element at `pos`, counted row by row.
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

/// The elements as memory has them, one if all are the same; they live as long as the context.
MLIR_CAPI_EXPORTED const void* mlirDenseElementsAttrGetRawData(MlirAttribute attr);

//===-- Resources -----------------------------------------------------------------------------===//

/// Whether `attr` is dense resource elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseResourceElements(MlirAttribute attr);

/// Elements that stay where they are, under a name. `deleter`, unless it is null, is called when
/// the context is done with them.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, void* data, size_t dataLength, size_t dataAlignment,
    bool dataIsMutable,
    void (*deleter)(void* userData, const void* data, size_t size, size_t align), void* userData);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirDenseResourceElementsAttrGetName(void);

/// Elements that stay where they are, under a name; they have to outlive the context.
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

/// The element at `pos`, counted row by row.
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

//===-- Sparse elements -----------------------------------------------------------------------===//

/// Whether `attr` is sparse elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsASparseElements(MlirAttribute attr);

/// Elements that are zero but where `denseIndices` say, which has a row for each of `denseValues`.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttribute(MlirType shapedType,
                                                             MlirAttribute denseIndices,
                                                             MlirAttribute denseValues);

/// Where elements are that are not zero.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttrGetIndices(MlirAttribute attr);

/// The elements that are not zero.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttrGetValues(MlirAttribute attr);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirSparseElementsAttrGetTypeID(void);

//===-- Strided layouts -----------------------------------------------------------------------===//

/// Whether `attr` is a strided layout attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAStridedLayout(MlirAttribute attr);

/// How elements lie in memory: the first, and the distances along each dimension.
MLIR_CAPI_EXPORTED MlirAttribute mlirStridedLayoutAttrGet(MlirContext ctx, int64_t offset,
                                                          intptr_t numStrides,
                                                          const int64_t* strides);

/// The name of the kind, with its dialect's; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirStridedLayoutAttrGetName(void);

/// Where the first element lies.
MLIR_CAPI_EXPORTED int64_t mlirStridedLayoutAttrGetOffset(MlirAttribute attr);

/// How many dimensions it has.
MLIR_CAPI_EXPORTED intptr_t mlirStridedLayoutAttrGetNumStrides(MlirAttribute attr);

/// The distance along the dimension at `pos`.
MLIR_CAPI_EXPORTED int64_t mlirStridedLayoutAttrGetStride(MlirAttribute attr, intptr_t pos);

/// The TypeID of the kind, which is not null.
MLIR_CAPI_EXPORTED MlirTypeID mlirStridedLayoutAttrGetTypeID(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_BUILTINATTRIBUTES_H
