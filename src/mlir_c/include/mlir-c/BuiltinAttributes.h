// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes of the builtin dialect.

#ifndef MLIR_C_BUILTINATTRIBUTES_H
#define MLIR_C_BUILTINATTRIBUTES_H

#include "mlir-c/AffineMap.h"
#include "mlir-c/IR.h"
#include "mlir-c/IntegerSet.h"
#include "mlir-c/Support.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the null attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirAttributeGetNull(void);

//===-- Locations -----------------------------------------------------------------------------===//

/// Returns whether `attr` is a location attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsALocation(MlirAttribute attr);

//===-- Affine maps ---------------------------------------------------------------------------===//

/// Returns whether `attr` is an affine map attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAAffineMap(MlirAttribute attr);

/// Returns a map as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirAffineMapAttrGet(MlirAffineMap map);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirAffineMapAttrGetName(void);

/// Returns the map.
MLIR_CAPI_EXPORTED MlirAffineMap mlirAffineMapAttrGetValue(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirAffineMapAttrGetTypeID(void);

//===-- Arrays --------------------------------------------------------------------------------===//

/// Returns whether `attr` is an array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAArray(MlirAttribute attr);

/// Returns an array of attributes, which are copied.
MLIR_CAPI_EXPORTED MlirAttribute mlirArrayAttrGet(MlirContext ctx, intptr_t numElements,
                                                  const MlirAttribute* elements);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirArrayAttrGetName(void);

/// Returns the number of elements.
MLIR_CAPI_EXPORTED intptr_t mlirArrayAttrGetNumElements(MlirAttribute attr);

/// Returns the element at `pos`.
MLIR_CAPI_EXPORTED MlirAttribute mlirArrayAttrGetElement(MlirAttribute attr, intptr_t pos);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirArrayAttrGetTypeID(void);

//===-- Dictionaries --------------------------------------------------------------------------===//

/// Returns whether `attr` is a dictionary attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADictionary(MlirAttribute attr);

/// Returns a dictionary of named attributes, sorted by name.
MLIR_CAPI_EXPORTED MlirAttribute mlirDictionaryAttrGet(MlirContext ctx, intptr_t numElements,
                                                       const MlirNamedAttribute* elements);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirDictionaryAttrGetName(void);

/// Returns the number of elements.
MLIR_CAPI_EXPORTED intptr_t mlirDictionaryAttrGetNumElements(MlirAttribute attr);

/// Returns the element at `pos`.
MLIR_CAPI_EXPORTED MlirNamedAttribute mlirDictionaryAttrGetElement(MlirAttribute attr,
                                                                   intptr_t pos);

/// Returns the attribute called `name`; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirDictionaryAttrGetElementByName(MlirAttribute attr,
                                                                    MlirStringRef name);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirDictionaryAttrGetTypeID(void);

//===-- Floats --------------------------------------------------------------------------------===//

/// Returns whether `attr` is a float attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAFloat(MlirAttribute attr);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFloatAttrGetName(void);

/// Returns a number of this type, to which it is rounded.
MLIR_CAPI_EXPORTED MlirAttribute mlirFloatAttrDoubleGet(MlirContext ctx, MlirType type,
                                                        double value);

/// Likewise; null with a diagnostic at `loc` if the type is not a float type.
MLIR_CAPI_EXPORTED MlirAttribute mlirFloatAttrDoubleGetChecked(MlirLocation loc, MlirType type,
                                                               double value);

/// Returns the number as a double.
MLIR_CAPI_EXPORTED double mlirFloatAttrGetValueDouble(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirFloatAttrGetTypeID(void);

//===-- Integers ------------------------------------------------------------------------------===//

/// Returns whether `attr` is an integer attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAInteger(MlirAttribute attr);

/// Returns an integer of this type, truncated to its width.
MLIR_CAPI_EXPORTED MlirAttribute mlirIntegerAttrGet(MlirType type, int64_t value);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerAttrGetName(void);

/// Returns the integer, of a signless type or index.
MLIR_CAPI_EXPORTED int64_t mlirIntegerAttrGetValueInt(MlirAttribute attr);

/// Returns the integer, of a signed type.
MLIR_CAPI_EXPORTED int64_t mlirIntegerAttrGetValueSInt(MlirAttribute attr);

/// Returns the integer, of an unsigned type.
MLIR_CAPI_EXPORTED uint64_t mlirIntegerAttrGetValueUInt(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerAttrGetTypeID(void);

//===-- Booleans ------------------------------------------------------------------------------===//

/// Returns whether `attr` is a bool attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsABool(MlirAttribute attr);

/// Returns true or false, as an integer of one bit.
MLIR_CAPI_EXPORTED MlirAttribute mlirBoolAttrGet(MlirContext ctx, int value);

/// Returns whether the value is true.
MLIR_CAPI_EXPORTED bool mlirBoolAttrGetValue(MlirAttribute attr);

//===-- Integer sets --------------------------------------------------------------------------===//

/// Returns whether `attr` is an integer set attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAIntegerSet(MlirAttribute attr);

/// Returns a set as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirIntegerSetAttrGet(MlirIntegerSet set);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirIntegerSetAttrGetName(void);

/// Returns the set.
MLIR_CAPI_EXPORTED MlirIntegerSet mlirIntegerSetAttrGetValue(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirIntegerSetAttrGetTypeID(void);

//===-- Opaque attributes ---------------------------------------------------------------------===//

/// Returns whether `attr` is an opaque attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAOpaque(MlirAttribute attr);

/// Returns an unknown attribute of a dialect as text.
MLIR_CAPI_EXPORTED MlirAttribute mlirOpaqueAttrGet(MlirContext ctx, MlirStringRef dialectNamespace,
                                                   intptr_t dataLength, const char* data,
                                                   MlirType type);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetName(void);

/// Returns the name of the dialect, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetDialectNamespace(MlirAttribute attr);

/// Returns the text, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirOpaqueAttrGetData(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirOpaqueAttrGetTypeID(void);

//===-- Strings -------------------------------------------------------------------------------===//

/// Returns whether `attr` is a string attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAString(MlirAttribute attr);

/// Returns a string, which is copied.
MLIR_CAPI_EXPORTED MlirAttribute mlirStringAttrGet(MlirContext ctx, MlirStringRef str);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirStringAttrGetName(void);

/// Returns a string with a type.
MLIR_CAPI_EXPORTED MlirAttribute mlirStringAttrTypedGet(MlirType type, MlirStringRef str);

/// Returns the string, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirStringAttrGetValue(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirStringAttrGetTypeID(void);

//===-- Symbols -------------------------------------------------------------------------------===//

/// Returns whether `attr` is a symbol ref attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsASymbolRef(MlirAttribute attr);

/// Returns a reference to a symbol, and the nested `references`.
MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol,
                                                      intptr_t numReferences,
                                                      const MlirAttribute* references);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetName(void);

/// Returns the name of the first symbol, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetRootReference(MlirAttribute attr);

/// Returns the name of the last symbol, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirSymbolRefAttrGetLeafReference(MlirAttribute attr);

/// Returns the number of nested references.
MLIR_CAPI_EXPORTED intptr_t mlirSymbolRefAttrGetNumNestedReferences(MlirAttribute attr);

/// Returns the item at `pos`.
MLIR_CAPI_EXPORTED MlirAttribute mlirSymbolRefAttrGetNestedReference(MlirAttribute attr,
                                                                     intptr_t pos);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirSymbolRefAttrGetTypeID(void);

/// Returns a new attribute around `referencedAttr` that equals no other. The text of the name
/// is MLIR's.
MLIR_CAPI_EXPORTED MlirAttribute mlirDisctinctAttrCreate(MlirAttribute referencedAttr);

//===-- Flat symbol references ---------------------------------------------------------------===//

/// Returns whether `attr` is a flat symbol ref attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAFlatSymbolRef(MlirAttribute attr);

/// Returns a reference to a symbol.
MLIR_CAPI_EXPORTED MlirAttribute mlirFlatSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirFlatSymbolRefAttrGetName(void);

/// Returns the name of the symbol, which lives as long as the context.
MLIR_CAPI_EXPORTED MlirStringRef mlirFlatSymbolRefAttrGetValue(MlirAttribute attr);

//===-- Types ---------------------------------------------------------------------------------===//

/// Returns whether `attr` is a type attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAType(MlirAttribute attr);

/// Returns a type as an attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirTypeAttrGet(MlirType type);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirTypeAttrGetName(void);

/// Returns the type.
MLIR_CAPI_EXPORTED MlirType mlirTypeAttrGetValue(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirTypeAttrGetTypeID(void);

//===-- Unit ----------------------------------------------------------------------------------===//

/// Returns whether `attr` is a unit attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAUnit(MlirAttribute attr);

/// Returns the unit attribute.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnitAttrGet(MlirContext ctx);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirUnitAttrGetName(void);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirUnitAttrGetTypeID(void);

//===-- Elements -----------------------------------------------------------------------------===//

/// Returns whether `attr` is elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAElements(MlirAttribute attr);

/// Returns the element at these indices, one for each dimension; null if there is none.
MLIR_CAPI_EXPORTED MlirAttribute mlirElementsAttrGetValue(MlirAttribute attr, intptr_t rank,
                                                          uint64_t* idxs);

/// Returns whether there is an element at these indices.
MLIR_CAPI_EXPORTED bool mlirElementsAttrIsValidIndex(MlirAttribute attr, intptr_t rank,
                                                     uint64_t* idxs);

/// Returns the number of elements of the shape.
MLIR_CAPI_EXPORTED int64_t mlirElementsAttrGetNumElements(MlirAttribute attr);

//===-- Dense arrays --------------------------------------------------------------------------===//

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirDenseArrayAttrGetTypeID(void);

/// Returns whether `attr` is a dense bool array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseBoolArray(MlirAttribute attr);

/// Returns whether `attr` is a dense I8 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI8Array(MlirAttribute attr);

/// Returns whether `attr` is a dense I16 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI16Array(MlirAttribute attr);

/// Returns whether `attr` is a dense I32 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI32Array(MlirAttribute attr);

/// Returns whether `attr` is a dense I64 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseI64Array(MlirAttribute attr);

/// Returns whether `attr` is a dense F32 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseF32Array(MlirAttribute attr);

/// Returns whether `attr` is a dense F64 array attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseF64Array(MlirAttribute attr);

/// Return an array of numbers, which are copied.
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

/// Returns the number of elements.
MLIR_CAPI_EXPORTED intptr_t mlirDenseArrayGetNumElements(MlirAttribute attr);

/// Returns the element at `pos`.
MLIR_CAPI_EXPORTED bool mlirDenseBoolArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int8_t mlirDenseI8ArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int16_t mlirDenseI16ArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int32_t mlirDenseI32ArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED int64_t mlirDenseI64ArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED float mlirDenseF32ArrayGetElement(MlirAttribute attr, intptr_t pos);
MLIR_CAPI_EXPORTED double mlirDenseF64ArrayGetElement(MlirAttribute attr, intptr_t pos);

//===-- Dense elements ------------------------------------------------------------------------===//

/// Returns whether `attr` is dense elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseElements(MlirAttribute attr);

/// Returns whether `attr` is dense int elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseIntElements(MlirAttribute attr);

/// Returns whether `attr` is dense FP elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseFPElements(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirDenseIntOrFPElementsAttrGetTypeID(void);

/// Returns elements of a shaped type from attributes: as many as the shape has, or one for all.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrGet(MlirType shapedType, intptr_t numElements,
                                                          const MlirAttribute* elements);

/// Likewise from bytes in memory order, which are copied; null if there are too few or too many.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrRawBufferGet(MlirType shapedType,
                                                                   size_t rawBufferSize,
                                                                   const void* rawBuffer);

/// Returns elements that are all equal to `element`.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrSplatGet(MlirType shapedType,
                                                               MlirAttribute element);

/// Return elements that are all equal to `element`.
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

/// Return elements from an array, which is copied and has as many as the shape. 16-bit floats are
/// given as their bits.
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

/// Returns elements from strings, which are copied.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrStringGet(MlirType shapedType,
                                                                intptr_t numElements,
                                                                MlirStringRef* strs);

/// Returns the same elements in another shape with the same number of elements.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrReshapeGet(MlirAttribute attr,
                                                                 MlirType shapedType);

/// Returns whether all elements are equal.
MLIR_CAPI_EXPORTED bool mlirDenseElementsAttrIsSplat(MlirAttribute attr);

/// Returns the value of a splat; null if it is not one.
MLIR_CAPI_EXPORTED MlirAttribute mlirDenseElementsAttrGetSplatValue(MlirAttribute attr);

/// Return the value of a splat.
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

/// Return the element at `pos`, in row-major order.
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

/// Returns the elements in memory order, one for a splat; they live as long as the context.
MLIR_CAPI_EXPORTED const void* mlirDenseElementsAttrGetRawData(MlirAttribute attr);

//===-- Resources -----------------------------------------------------------------------------===//

/// Returns whether `attr` is dense resource elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsADenseResourceElements(MlirAttribute attr);

/// Returns elements that are not copied, as a resource called `name`. `deleter`, unless it is null,
/// is called when the context no longer uses them.
MLIR_CAPI_EXPORTED MlirAttribute mlirUnmanagedDenseResourceElementsAttrGet(
    MlirType shapedType, MlirStringRef name, void* data, size_t dataLength, size_t dataAlignment,
    bool dataIsMutable,
    void (*deleter)(void* userData, const void* data, size_t size, size_t align), void* userData);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirDenseResourceElementsAttrGetName(void);

/// Return elements that are not copied, as a resource called `name`; they must outlive the context.
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

/// Return the element at `pos`, in row-major order.
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

/// Returns whether `attr` is sparse elements; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsASparseElements(MlirAttribute attr);

/// Returns elements that are zero except at `denseIndices`, which has a row for each of
/// `denseValues`.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttribute(MlirType shapedType,
                                                             MlirAttribute denseIndices,
                                                             MlirAttribute denseValues);

/// Returns the indices of the elements that are not zero.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttrGetIndices(MlirAttribute attr);

/// Returns the elements that are not zero.
MLIR_CAPI_EXPORTED MlirAttribute mlirSparseElementsAttrGetValues(MlirAttribute attr);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirSparseElementsAttrGetTypeID(void);

//===-- Strided layouts -----------------------------------------------------------------------===//

/// Returns whether `attr` is a strided layout attribute; false for null.
MLIR_CAPI_EXPORTED bool mlirAttributeIsAStridedLayout(MlirAttribute attr);

/// Returns a strided layout: the offset of the first element, and the strides of the dimensions.
MLIR_CAPI_EXPORTED MlirAttribute mlirStridedLayoutAttrGet(MlirContext ctx, int64_t offset,
                                                          intptr_t numStrides,
                                                          const int64_t* strides);

/// Returns the full name of the kind; it lives as long as the process.
MLIR_CAPI_EXPORTED MlirStringRef mlirStridedLayoutAttrGetName(void);

/// Returns the offset of the first element.
MLIR_CAPI_EXPORTED int64_t mlirStridedLayoutAttrGetOffset(MlirAttribute attr);

/// Returns the number of dimensions.
MLIR_CAPI_EXPORTED intptr_t mlirStridedLayoutAttrGetNumStrides(MlirAttribute attr);

/// Returns the stride of the dimension at `pos`.
MLIR_CAPI_EXPORTED int64_t mlirStridedLayoutAttrGetStride(MlirAttribute attr, intptr_t pos);

/// Returns the TypeID of the kind; never null.
MLIR_CAPI_EXPORTED MlirTypeID mlirStridedLayoutAttrGetTypeID(void);

#ifdef __cplusplus
}
#endif

#endif  // MLIR_C_BUILTINATTRIBUTES_H
