// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/BuiltinAttributes.h>: scalars, containers, and others except elements.

#include "mlir-c/BuiltinAttributes.h"

#include <stdlib.h>

#include "ir/attribute_make.h"
#include "mlir_c/take.h"
#include "mlir_c/type_id.h"

#define NO_ATTRIBUTE ((MlirAttribute){NULL})
#define NO_TEXT ((MlirStringRef){NULL, 0})

/// mlirAttributeIsA<name> and mlir<name>AttrGetTypeID.
#define ATTRIBUTE_KIND(name, kind)                                   \
  bool mlirAttributeIsA##name(MlirAttribute attr) {                  \
    TN_MC_TAKE_ATTRIBUTE(self, attr, false)                          \
    return tn_attribute__is(self, kind);                             \
  }                                                                  \
  MlirTypeID mlir##name##AttrGetTypeID(void) {                       \
    return tn_mc__type_id((tn_mc_id)(TN_MC_ID_ATTRIBUTES + (kind))); \
  }
#define ATTRIBUTE_NAME(name, text) \
  MlirStringRef mlir##name##AttrGetName(void) { return TN_MC_LITERAL(text); }

ATTRIBUTE_KIND(AffineMap, TN_ATTRIBUTE_AFFINE_MAP)
ATTRIBUTE_NAME(AffineMap, "builtin.affine_map")
ATTRIBUTE_KIND(Array, TN_ATTRIBUTE_ARRAY)
ATTRIBUTE_NAME(Array, "builtin.array")
ATTRIBUTE_KIND(Dictionary, TN_ATTRIBUTE_DICTIONARY)
ATTRIBUTE_NAME(Dictionary, "builtin.dictionary")
ATTRIBUTE_KIND(Float, TN_ATTRIBUTE_FLOAT)
ATTRIBUTE_NAME(Float, "builtin.float")
ATTRIBUTE_KIND(Integer, TN_ATTRIBUTE_INTEGER)
ATTRIBUTE_NAME(Integer, "builtin.integer")
ATTRIBUTE_KIND(IntegerSet, TN_ATTRIBUTE_INTEGER_SET)
ATTRIBUTE_NAME(IntegerSet, "builtin.integer_set")
ATTRIBUTE_KIND(String, TN_ATTRIBUTE_STRING)
ATTRIBUTE_NAME(String, "builtin.string")
ATTRIBUTE_KIND(SymbolRef, TN_ATTRIBUTE_SYMBOL_REF)
ATTRIBUTE_NAME(SymbolRef, "builtin.symbol_ref")
ATTRIBUTE_NAME(FlatSymbolRef, "builtin.symbol_ref")
ATTRIBUTE_KIND(Type, TN_ATTRIBUTE_TYPE)
ATTRIBUTE_NAME(Type, "builtin.type")
ATTRIBUTE_KIND(Unit, TN_ATTRIBUTE_UNIT)
ATTRIBUTE_NAME(Unit, "builtin.unit")
ATTRIBUTE_KIND(StridedLayout, TN_ATTRIBUTE_STRIDED_LAYOUT)
ATTRIBUTE_NAME(StridedLayout, "builtin.strided_layout")

MlirAttribute mlirAttributeGetNull(void) { return NO_ATTRIBUTE; }

bool mlirAttributeIsALocation(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return tn_attribute_kind_of(self) == TN_ATTRIBUTE_LOCATION;
}

//===-- Affine maps and integer sets ----------------------------------------------------------===//

MlirAttribute mlirAffineMapAttrGet(MlirAffineMap map) {
  TN_MC_TAKE_AFFINE_MAP(self, map, NO_ATTRIBUTE)
  return tn_mc__give_attribute(self);
}

MlirAffineMap mlirAffineMapAttrGetValue(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_AFFINE_MAP),
                            "affine map", ((MlirAffineMap){NULL}))
  return tn_mc__give_map(self);
}

MlirAttribute mlirIntegerSetAttrGet(MlirIntegerSet set) {
  TN_MC_TAKE_INTEGER_SET(self, set, NO_ATTRIBUTE)
  return tn_mc__give_attribute(self);
}

MlirIntegerSet mlirIntegerSetAttrGetValue(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_INTEGER_SET),
                            "integer set", ((MlirIntegerSet){NULL}))
  return tn_mc__made_set(TN_OK, &self);
}

//===-- Arrays --------------------------------------------------------------------------------===//

#define TAKE_ARRAY(self, attr, none) \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_ARRAY), "array", none)

MlirAttribute mlirArrayAttrGet(MlirContext ctx, intptr_t numElements,
                               const MlirAttribute* elements) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  tn_context* context = record->context;
  tn_mc_list list;
  if (!tn_mc__take_attributes(__func__, elements, numElements, context, &list)) {
    return NO_ATTRIBUTE;
  }
  tn_attribute made;
  const tn_status status =
      tn_array_attribute_get(context, tn_mc_list__attributes(&list), list.count, &made);
  tn_mc_list__close(&list);
  tn_mc__finish(__func__, status);
  return tn_mc__made_attribute(status, &made);
}

intptr_t mlirArrayAttrGetNumElements(MlirAttribute attr) {
  TAKE_ARRAY(self, attr, 0)
  return (intptr_t)tn_array_attribute_count(self);
}

MlirAttribute mlirArrayAttrGetElement(MlirAttribute attr, intptr_t pos) {
  TAKE_ARRAY(self, attr, NO_ATTRIBUTE)
  TN_MC_TAKE_INDEX(pos, tn_array_attribute_count(self), tn_attribute_context(self), NO_ATTRIBUTE)
  return tn_mc__give_attribute(tn_array_attribute_element(self, (size_t)pos));
}

//===-- Dictionaries --------------------------------------------------------------------------===//

#define TAKE_DICTIONARY(self, attr, none)                                                \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_DICTIONARY), \
                            "dictionary", none)

static bool take_entries(const char* function, const MlirNamedAttribute* elements, size_t count,
                         tn_named_attribute* entries) {
  for (size_t i = 0; i < count; ++i) {
    if (!tn_mc__take_identifier(function, elements[i].name, &entries[i].name) ||
        !tn_mc__take_attribute(function, elements[i].attribute, &entries[i].value)) {
      return false;
    }
  }
  return true;
}

MlirAttribute mlirDictionaryAttrGet(MlirContext ctx, intptr_t numElements,
                                    const MlirNamedAttribute* elements) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  TN_MC_TAKE_COUNT(numElements, record->context, NO_ATTRIBUTE)
  const size_t count = (size_t)numElements;
  tn_named_attribute space[TN_MC_LIST_SPACE];
  tn_named_attribute* entries = count <= TN_MC_LIST_SPACE ? space : calloc(count, sizeof *entries);
  if (entries == NULL) {
    tn_mc__refuse(__func__, record->context, "out of memory");
    return NO_ATTRIBUTE;
  }
  tn_attribute made = {NULL};
  const bool is_taken = take_entries(__func__, elements, count, entries);
  const tn_status status =
      is_taken ? tn_dictionary_attribute_get(record->context, entries, count, &made) : TN_OK;
  if (entries != space) free(entries);
  tn_mc__finish(__func__, status);
  return made.storage == NULL ? NO_ATTRIBUTE : tn_mc__made_attribute(status, &made);
}

intptr_t mlirDictionaryAttrGetNumElements(MlirAttribute attr) {
  TAKE_DICTIONARY(self, attr, 0)
  return (intptr_t)tn_dictionary_attribute_count(self);
}

MlirNamedAttribute mlirDictionaryAttrGetElement(MlirAttribute attr, intptr_t pos) {
  const MlirNamedAttribute none = {{NULL}, {NULL}};
  TAKE_DICTIONARY(self, attr, none)
  TN_MC_TAKE_INDEX(pos, tn_dictionary_attribute_count(self), tn_attribute_context(self), none)
  const tn_named_attribute entry = tn_dictionary_attribute_entry(self, (size_t)pos);
  return (MlirNamedAttribute){tn_mc__give_identifier(entry.name),
                              tn_mc__give_attribute(entry.value)};
}

MlirAttribute mlirDictionaryAttrGetElementByName(MlirAttribute attr, MlirStringRef name) {
  TAKE_DICTIONARY(self, attr, NO_ATTRIBUTE)
  return tn_mc__give_attribute(tn_dictionary_attribute_find(self, tn_mc__view(name)));
}

//===-- Floats --------------------------------------------------------------------------------===//

MlirAttribute mlirFloatAttrDoubleGet(MlirContext ctx, MlirType type, double value) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  TN_MC_TAKE_TYPE(self, type, NO_ATTRIBUTE)
  tn_attribute made;
  return tn_mc__made_attribute(tn_float_attribute_get(self, value, &made), &made);
}

MlirAttribute mlirFloatAttrDoubleGetChecked(MlirLocation loc, MlirType type, double value) {
  TN_MC_TAKE_LOCATION(where, loc, NO_ATTRIBUTE)
  TN_MC_TAKE_TYPE(self, type, NO_ATTRIBUTE)
  if (!tn_type__is(self, TN_TYPE_FLOAT)) {
    (void)tn_context__fail(where.context, TN_INVALID_ARGUMENT, where,
                           "expected floating point type");
    return NO_ATTRIBUTE;
  }
  tn_attribute made;
  return tn_mc__made_attribute(tn_float_attribute_get(self, value, &made), &made);
}

double mlirFloatAttrGetValueDouble(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_FLOAT), "float", 0)
  return tn_float_attribute_value(self);
}

//===-- Integers ------------------------------------------------------------------------------===//

MlirAttribute mlirIntegerAttrGet(MlirType type, int64_t value) {
  TN_MC_TAKE_TYPE(self, type, NO_ATTRIBUTE)
  tn_attribute made;
  return tn_mc__made_attribute(tn_integer_attribute_get(self, value, &made), &made);
}

#define TAKE_INTEGER(self, attr, none)                                                           \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_INTEGER), "integer", \
                            none)

/// Returns the number of bits by which the lowest 64 bits must be shifted to move the value's own
/// to the top.
static inline uint32_t unused_bits(tn_attribute integer) {
  const tn_type type = {integer.storage->type};
  const uint32_t width = type.storage->kind == TN_TYPE_INTEGER ? tn_integer_type_width(type) : 64;
  return width >= 64 ? 0 : 64 - width;
}
static inline uint64_t lowest_word(tn_attribute integer) {
  return ((const tn_integer_payload*)tn_storage_payload(integer.storage))->words[0];
}
static inline int64_t signed_value(tn_attribute integer) {
  const uint32_t unused = unused_bits(integer);
  return unused == 64 ? 0 : (int64_t)(lowest_word(integer) << unused) >> unused;
}

int64_t mlirIntegerAttrGetValueInt(MlirAttribute attr) {
  TAKE_INTEGER(self, attr, 0)
  return signed_value(self);
}

int64_t mlirIntegerAttrGetValueSInt(MlirAttribute attr) {
  TAKE_INTEGER(self, attr, 0)
  return signed_value(self);
}

uint64_t mlirIntegerAttrGetValueUInt(MlirAttribute attr) {
  TAKE_INTEGER(self, attr, 0)
  const uint32_t unused = unused_bits(self);
  return unused == 64 ? 0 : lowest_word(self) << unused >> unused;
}

bool mlirAttributeIsABool(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return tn_attribute_is_bool(self);
}

MlirAttribute mlirBoolAttrGet(MlirContext ctx, int value) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  tn_attribute made;
  return tn_mc__made_attribute(tn_bool_attribute_get(record->context, value != 0, &made), &made);
}

bool mlirBoolAttrGetValue(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute_is_bool(self), "bool", false)
  return tn_integer_attribute_value(self) != 0;
}

//===-- Strings, types and unit ---------------------------------------------------------------===//

MlirAttribute mlirStringAttrGet(MlirContext ctx, MlirStringRef str) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  tn_attribute made;
  return tn_mc__made_attribute(tn_string_attribute_get(record->context, tn_mc__view(str), &made),
                               &made);
}

MlirAttribute mlirStringAttrTypedGet(MlirType type, MlirStringRef str) {
  TN_MC_TAKE_TYPE(self, type, NO_ATTRIBUTE)
  tn_attribute made;
  return tn_mc__made_attribute(tn_typed_string_attribute_get(self, tn_mc__view(str), &made), &made);
}

MlirStringRef mlirStringAttrGetValue(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_STRING), "string",
                            NO_TEXT)
  return tn_mc__text(tn_string_attribute_value(self));
}

MlirAttribute mlirTypeAttrGet(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, NO_ATTRIBUTE)
  tn_attribute made;
  return tn_mc__made_attribute(tn_type_attribute_get(self, &made), &made);
}

MlirType mlirTypeAttrGetValue(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_TYPE), "type attribute",
                            ((MlirType){NULL}))
  return tn_mc__give_type(tn_type_attribute_value(self));
}

MlirAttribute mlirUnitAttrGet(MlirContext ctx) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  tn_attribute made;
  return tn_mc__made_attribute(tn_unit_attribute_get(record->context, &made), &made);
}

//===-- Symbol references ---------------------------------------------------------------------===//

#define TAKE_SYMBOL_REF(self, attr, none)                                                \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_SYMBOL_REF), \
                            "symbol reference", none)

static bool is_flat(tn_attribute attribute) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_SYMBOL_REF) &&
         tn_symbol_ref_attribute_nested_count(attribute) == 0;
}

static MlirAttribute get_symbol_ref(tn_context* context, tn_string_view root,
                                    const tn_string_view* nested, size_t count) {
  tn_attribute made;
  return tn_mc__made_attribute(tn_symbol_ref_attribute__get(context, root, nested, count, &made),
                               &made);
}

/// Returns the names of references, which must be flat; NULL otherwise (or when out of memory),
/// reported.
static tn_string_view* take_names(const char* function, tn_context* context,
                                  const tn_mc_list* references) {
  for (size_t i = 0; i < references->count; ++i) {
    if (is_flat((tn_attribute){references->at[i]})) continue;
    tn_mc__refuse_kind(function, references->at[i], "flat symbol reference");
    return NULL;
  }
  tn_string_view* names = calloc(references->count + 1, sizeof *names);
  if (names == NULL) tn_mc__refuse(function, context, "out of memory");
  for (size_t i = 0; names != NULL && i < references->count; ++i) {
    names[i] = tn_symbol_ref_attribute_root((tn_attribute){references->at[i]});
  }
  return names;
}

MlirAttribute mlirSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol, intptr_t numReferences,
                                   const MlirAttribute* references) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  tn_mc_list list;
  if (!tn_mc__take_attributes(__func__, references, numReferences, record->context, &list)) {
    return NO_ATTRIBUTE;
  }
  tn_string_view* names = take_names(__func__, record->context, &list);
  MlirAttribute made = NO_ATTRIBUTE;
  if (names != NULL) {
    made = get_symbol_ref(record->context, tn_mc__view(symbol), names, list.count);
  }
  free(names);
  tn_mc_list__close(&list);
  return made;
}

MlirStringRef mlirSymbolRefAttrGetRootReference(MlirAttribute attr) {
  TAKE_SYMBOL_REF(self, attr, NO_TEXT)
  return tn_mc__text(tn_symbol_ref_attribute_root(self));
}

MlirStringRef mlirSymbolRefAttrGetLeafReference(MlirAttribute attr) {
  TAKE_SYMBOL_REF(self, attr, NO_TEXT)
  const size_t count = tn_symbol_ref_attribute_nested_count(self);
  return tn_mc__text(count == 0 ? tn_symbol_ref_attribute_root(self)
                                : tn_symbol_ref_attribute_nested(self, count - 1));
}

intptr_t mlirSymbolRefAttrGetNumNestedReferences(MlirAttribute attr) {
  TAKE_SYMBOL_REF(self, attr, 0)
  return (intptr_t)tn_symbol_ref_attribute_nested_count(self);
}

MlirAttribute mlirSymbolRefAttrGetNestedReference(MlirAttribute attr, intptr_t pos) {
  TAKE_SYMBOL_REF(self, attr, NO_ATTRIBUTE)
  tn_context* context = tn_attribute_context(self);
  TN_MC_TAKE_INDEX(pos, tn_symbol_ref_attribute_nested_count(self), context, NO_ATTRIBUTE)
  return get_symbol_ref(context, tn_symbol_ref_attribute_nested(self, (size_t)pos), NULL, 0);
}

bool mlirAttributeIsAFlatSymbolRef(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return is_flat(self);
}

MlirAttribute mlirFlatSymbolRefAttrGet(MlirContext ctx, MlirStringRef symbol) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  return get_symbol_ref(record->context, tn_mc__view(symbol), NULL, 0);
}

MlirStringRef mlirFlatSymbolRefAttrGetValue(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, is_flat(self), "flat symbol reference", NO_TEXT)
  return tn_mc__text(tn_symbol_ref_attribute_root(self));
}

//===-- Distinct and opaque -------------------------------------------------------------------===//

MlirAttribute mlirDisctinctAttrCreate(MlirAttribute referencedAttr) {
  TN_MC_TAKE_ATTRIBUTE(self, referencedAttr, NO_ATTRIBUTE)
  tn_attribute made;
  return tn_mc__made_attribute(tn_distinct_attribute_create(self, &made), &made);
}

bool mlirAttributeIsAOpaque(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return tn_mc__id_of_attribute(self) == (tn_mc_id)(TN_MC_ID_ATTRIBUTES + TN_ATTRIBUTE_OPAQUE);
}

ATTRIBUTE_NAME(Opaque, "builtin.opaque")
MlirTypeID mlirOpaqueAttrGetTypeID(void) {
  return tn_mc__type_id((tn_mc_id)(TN_MC_ID_ATTRIBUTES + TN_ATTRIBUTE_OPAQUE));
}

MlirAttribute mlirOpaqueAttrGet(MlirContext ctx, MlirStringRef dialectNamespace,
                                intptr_t dataLength, const char* data, MlirType type) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  TN_MC_TAKE_TYPE(self, type, NO_ATTRIBUTE)
  TN_MC_TAKE_COUNT(dataLength, record->context, NO_ATTRIBUTE)
  const tn_type own = {tn_type__is(self, TN_TYPE_NONE) ? NULL : self.storage};
  const tn_string_view body = {dataLength == 0 ? "" : data, (size_t)dataLength};
  tn_attribute made;
  return tn_mc__made_attribute(
      tn_opaque_attribute_get(record->context, tn_mc__view(dialectNamespace), body, own, &made),
      &made);
}

#define TAKE_OPAQUE(self, attr, none) \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is_of_dialect(self), "opaque", none)

MlirStringRef mlirOpaqueAttrGetDialectNamespace(MlirAttribute attr) {
  TAKE_OPAQUE(self, attr, NO_TEXT)
  return tn_mc__text(tn_opaque_attribute_dialect(self));
}

MlirStringRef mlirOpaqueAttrGetData(MlirAttribute attr) {
  TAKE_OPAQUE(self, attr, NO_TEXT)
  return tn_mc__text(tn_opaque_attribute_body(self));
}

//===-- Strided layouts -----------------------------------------------------------------------===//

#define TAKE_LAYOUT(self, attr, none)                                                        \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, tn_attribute__is(self, TN_ATTRIBUTE_STRIDED_LAYOUT), \
                            "strided layout", none)

MlirAttribute mlirStridedLayoutAttrGet(MlirContext ctx, int64_t offset, intptr_t numStrides,
                                       const int64_t* strides) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  TN_MC_TAKE_COUNT(numStrides, record->context, NO_ATTRIBUTE)
  tn_attribute made;
  return tn_mc__made_attribute(
      tn_strided_layout_attribute_get(record->context, offset, strides, (size_t)numStrides, &made),
      &made);
}

int64_t mlirStridedLayoutAttrGetOffset(MlirAttribute attr) {
  TAKE_LAYOUT(self, attr, 0)
  return tn_strided_layout_attribute_offset(self);
}

intptr_t mlirStridedLayoutAttrGetNumStrides(MlirAttribute attr) {
  TAKE_LAYOUT(self, attr, 0)
  size_t count;
  (void)tn_strided_layout_attribute_strides(self, &count);
  return (intptr_t)count;
}

int64_t mlirStridedLayoutAttrGetStride(MlirAttribute attr, intptr_t pos) {
  TAKE_LAYOUT(self, attr, 0)
  size_t count;
  const int64_t* strides = tn_strided_layout_attribute_strides(self, &count);
  TN_MC_TAKE_INDEX(pos, count, tn_attribute_context(self), 0)
  return strides[pos];
}
