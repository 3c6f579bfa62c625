// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/EmitC.h> and <mlir-c/Dialect/SMT.h>.

#include "mlir-c/Dialect/EmitC.h"
#include "mlir-c/Dialect/SMT.h"
#include "mlir_c/dialect_make.h"

#define NO_TYPE ((MlirType){NULL})
#define NO_ATTRIBUTE ((MlirAttribute){NULL})

static MlirType wrap(const char* function, const char* name, tn_type type) {
  tn_mc_maker maker = tn_mc_maker__begin(function, tn_type_context(type), name);
  tn_mc_maker__put_type(&maker, type);
  return tn_mc_maker__type(&maker);
}

//===-- EmitC's types -------------------------------------------------------------------------===//

#define EMITC_TYPE(name, id, text)                  \
  TN_MC_TYPE_IS_A(mlirTypeIsAEmitC##name##Type, id) \
  TN_MC_TYPE_ID(mlirEmitC##name##TypeGetTypeID, id) \
  TN_MC_NAME(mlirEmitC##name##TypeGetName, "emitc." text)

EMITC_TYPE(Array, EMITC_ARRAY, "array")
EMITC_TYPE(LValue, EMITC_LVALUE, "lvalue")
EMITC_TYPE(Opaque, EMITC_OPAQUE, "opaque")
EMITC_TYPE(Pointer, EMITC_POINTER, "ptr")
EMITC_TYPE(PtrDiffT, EMITC_PTRDIFF, "ptrdiff_t")
TN_MC_TYPE_GET(mlirEmitCPtrDiffTTypeGet, "!emitc.ptrdiff_t")
EMITC_TYPE(SignedSizeT, EMITC_SSIZE, "ssize_t")
TN_MC_TYPE_GET(mlirEmitCSignedSizeTTypeGet, "!emitc.ssize_t")
EMITC_TYPE(SizeT, EMITC_SIZE, "size_t")
TN_MC_TYPE_GET(mlirEmitCSizeTTypeGet, "!emitc.size_t")

MlirType mlirEmitCArrayTypeGet(intptr_t nDims, int64_t* shape, MlirType elementType) {
  TN_MC_TAKE_TYPE(element, elementType, NO_TYPE)
  tn_context* context = tn_type_context(element);
  if (nDims <= 0) {
    tn_mc__refuse(__func__, context, "shape must not be empty");
    return NO_TYPE;
  }
  for (intptr_t i = 0; i < nDims; ++i) {
    if (shape[i] >= 0) continue;
    tn_mc__refuse(__func__, context, "dimensions must have non-negative size");
    return NO_TYPE;
  }
  tn_mc_maker maker = tn_mc_maker__begin(__func__, context, "!emitc.array");
  tn_mc_maker__put_numbers(&maker, (size_t)nDims, shape);
  tn_mc_maker__put_type(&maker, element);
  return tn_mc_maker__type(&maker);
}

MlirType mlirEmitCLValueTypeGet(MlirType valueType) {
  TN_MC_TAKE_TYPE(self, valueType, NO_TYPE)
  return wrap(__func__, "!emitc.lvalue", self);
}

MlirType mlirEmitCPointerTypeGet(MlirType pointee) {
  TN_MC_TAKE_TYPE(self, pointee, NO_TYPE)
  return wrap(__func__, "!emitc.ptr", self);
}

MlirType mlirEmitCOpaqueTypeGet(MlirContext ctx, MlirStringRef value) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "!emitc.opaque");
  tn_mc_maker__put_string(&maker, tn_mc__view(value));
  return tn_mc_maker__type(&maker);
}

//===-- EmitC's attributes --------------------------------------------------------------------===//

TN_MC_NAME(mlirEmitCOpaqueAttrGetName, "emitc.opaque")
TN_MC_TYPE_ID(mlirEmitCOpaqueAttrGetTypeID, EMITC_OPAQUE_ATTRIBUTE)

bool mlirAttributeIsAEmitCOpaque(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return tn_mc__id_of_attribute(self) == TN_MC_ID_EMITC_OPAQUE_ATTRIBUTE;
}

MlirAttribute mlirEmitCOpaqueAttrGet(MlirContext ctx, MlirStringRef value) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "#emitc.opaque");
  tn_mc_maker__put_string(&maker, tn_mc__view(value));
  return tn_mc_maker__attribute(&maker);
}

MlirStringRef mlirEmitCOpaqueAttrGetValue(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr,
                            tn_mc__id_of_attribute(self) == TN_MC_ID_EMITC_OPAQUE_ATTRIBUTE,
                            "EmitC opaque attribute", ((MlirStringRef){NULL, 0}))
  return tn_mc__text(tn_string_attribute_value(tn_attribute_parameter_at(self, 0)));
}

/// Returns whether an attribute can be a case with its value: as in MLIR, any i64 attribute in
/// range can.
static bool is_number_below(tn_attribute attribute, uint64_t count) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_INTEGER) &&
         tn_type__is(tn_attribute_type(attribute), TN_TYPE_INTEGER) &&
         tn_integer_type_signedness(tn_attribute_type(attribute)) == TN_SIGNLESS &&
         tn_type_bit_width(tn_attribute_type(attribute)) == 64 &&
         (uint64_t)tn_integer_attribute_value(attribute) < count;
}

static MlirAttribute get_number(tn_context* context, int64_t value) {
  tn_type type;
  tn_attribute made;
  if (tn_integer_type_get(context, 64, TN_SIGNLESS, &type) != TN_OK) return NO_ATTRIBUTE;
  return tn_mc__made_attribute(tn_integer_attribute_get(type, value, &made), &made);
}

#define PREDICATE_COUNT 7u

TN_MC_NAME(mlirEmitCCmpPredicateAttrGetName, "builtin.integer")
MlirTypeID mlirEmitCCmpPredicateAttrGetTypeID(void) {
  return tn_mc__type_id((tn_mc_id)(TN_MC_ID_ATTRIBUTES + TN_ATTRIBUTE_INTEGER));
}

bool mlirAttributeIsAEmitCCmpPredicate(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return is_number_below(self, PREDICATE_COUNT);
}

MlirAttribute mlirEmitCCmpPredicateAttrGet(MlirContext ctx, enum MlirEmitCCmpPredicate val) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  TN_MC_TAKE_INDEX((intptr_t)val, PREDICATE_COUNT, record->context, NO_ATTRIBUTE)
  return get_number(record->context, (int64_t)val);
}

enum MlirEmitCCmpPredicate mlirEmitCCmpPredicateAttrGetValue(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE_THAT(self, attr, is_number_below(self, PREDICATE_COUNT),
                            "EmitC comparison predicate", MLIR_EMITC_CMP_PREDICATE_EQ)
  return (enum MlirEmitCCmpPredicate)tn_integer_attribute_value(self);
}

//===-- SMT's types ---------------------------------------------------------------------------===//

TN_MC_TYPE_IS_A(mlirSMTTypeIsAArray, SMT_ARRAY)
TN_MC_TYPE_IS_A(mlirSMTTypeIsABitVector, SMT_BIT_VECTOR)
TN_MC_NAME(mlirSMTBitVectorTypeGetName, "smt.bv")
TN_MC_TYPE_IS_A(mlirSMTTypeIsABool, SMT_BOOL)
TN_MC_TYPE_GET(mlirSMTTypeGetBool, "!smt.bool")
TN_MC_NAME(mlirSMTBoolTypeGetName, "smt.bool")
TN_MC_TYPE_IS_A(mlirSMTTypeIsAInt, SMT_INT)
TN_MC_TYPE_GET(mlirSMTTypeGetInt, "!smt.int")
TN_MC_NAME(mlirSMTIntTypeGetName, "smt.int")
TN_MC_TYPE_IS_A(mlirSMTTypeIsASMTFunc, SMT_FUNCTION)
TN_MC_TYPE_IS_A(mlirSMTTypeIsASort, SMT_SORT)

static bool is_value(tn_type type) {
  const tn_mc_id id = tn_mc__id_of_type(type);
  return id == TN_MC_ID_SMT_ARRAY || id == TN_MC_ID_SMT_BIT_VECTOR || id == TN_MC_ID_SMT_BOOL ||
         id == TN_MC_ID_SMT_INT || id == TN_MC_ID_SMT_SORT;
}

bool mlirSMTTypeIsAnyNonFuncSMTValueType(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, false)
  return is_value(self);
}

bool mlirSMTTypeIsAnySMTValueType(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, false)
  return is_value(self) || tn_mc__id_of_type(self) == TN_MC_ID_SMT_FUNCTION;
}

MlirType mlirSMTTypeGetArray(MlirContext ctx, MlirType domainType, MlirType rangeType) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  TN_MC_TAKE_TYPE_THAT(domain, domainType, is_value(domain), "SMT value type", NO_TYPE)
  TN_MC_TAKE_TYPE_THAT(range, rangeType, is_value(range), "SMT value type", NO_TYPE)
  tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "!smt.array");
  tn_mc_maker__put_type(&maker, domain);
  tn_mc_maker__put_type(&maker, range);
  return tn_mc_maker__type(&maker);
}

MlirType mlirSMTTypeGetBitVector(MlirContext ctx, int32_t width) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "!smt.bv");
  tn_mc_maker__put_number(&maker, (uint64_t)(int64_t)width);
  return tn_mc_maker__type(&maker);
}

/// Returns whether all types are value types; reports the first that is not.
static bool are_values(const char* function, const tn_mc_list* list) {
  for (size_t i = 0; i < list->count; ++i) {
    if (is_value((tn_type){list->at[i]})) continue;
    tn_mc__refuse_kind(function, list->at[i], "SMT value type");
    return false;
  }
  return true;
}

MlirType mlirSMTTypeGetSMTFunc(MlirContext ctx, size_t numberOfDomainTypes,
                               const MlirType* domainTypes, MlirType rangeType) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  TN_MC_TAKE_TYPE_THAT(range, rangeType, is_value(range), "SMT value type", NO_TYPE)
  tn_mc_list list;
  if (!tn_mc__take_types(__func__, domainTypes, (intptr_t)numberOfDomainTypes, record->context,
                         &list)) {
    return NO_TYPE;
  }
  MlirType made = NO_TYPE;
  if (list.count == 0) {
    tn_mc__refuse(__func__, record->context, "domain must not be empty");
  } else if (are_values(__func__, &list)) {
    tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "!smt.func");
    tn_mc_maker__put_types(&maker, &list);
    tn_mc_maker__put_type(&maker, range);
    made = tn_mc_maker__type(&maker);
  }
  tn_mc_list__close(&list);
  return made;
}

MlirType mlirSMTTypeGetSort(MlirContext ctx, MlirIdentifier identifier, size_t numberOfSortParams,
                            const MlirType* sortParams) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  TN_MC_TAKE_IDENTIFIER(name, identifier, NO_TYPE)
  tn_mc_list list;
  if (!tn_mc__take_types(__func__, sortParams, (intptr_t)numberOfSortParams, record->context,
                         &list)) {
    return NO_TYPE;
  }
  MlirType made = NO_TYPE;
  if (are_values(__func__, &list)) {
    tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "!smt.sort");
    tn_mc_maker__put_string(&maker, tn_identifier_text(name));
    tn_mc_maker__put_types(&maker, &list);
    made = tn_mc_maker__type(&maker);
  }
  tn_mc_list__close(&list);
  return made;
}

//===-- SMT's attributes ----------------------------------------------------------------------===//

/// Returns the index of a keyword; -1 if it is unknown.
static int64_t find_word(const char* const* words, int64_t count, MlirStringRef text) {
  for (int64_t i = 0; i < count; ++i) {
    if (tn_string_view_equal(tn_mc__view(text), tn_string_view_from(words[i]))) return i;
  }
  return -1;
}

static const char* const vector_predicates[] = {"slt", "sle", "sgt", "sge",
                                                "ult", "ule", "ugt", "uge"};
static const char* const integer_predicates[] = {"lt", "le", "gt", "ge"};

bool mlirSMTAttrCheckBVCmpPredicate(MlirContext ctx, MlirStringRef str) {
  TN_MC_TAKE_CONTEXT(record, ctx, false)
  (void)record;
  return find_word(vector_predicates, 8, str) >= 0;
}

bool mlirSMTAttrCheckIntPredicate(MlirContext ctx, MlirStringRef str) {
  TN_MC_TAKE_CONTEXT(record, ctx, false)
  (void)record;
  return find_word(integer_predicates, 4, str) >= 0;
}

bool mlirSMTAttrIsASMTAttribute(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return tn_mc__id_of_attribute(self) == TN_MC_ID_SMT_BIT_VECTOR_ATTRIBUTE ||
         is_number_below(self, 8);
}

MlirAttribute mlirSMTAttrGetBitVector(MlirContext ctx, uint64_t value, unsigned width) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  tn_type type;
  if (width == 0 || (width < 64 && value >> width != 0)) {
    tn_mc__refuse(__func__, record->context, "the value does not fit the width");
    return NO_ATTRIBUTE;
  }
  const MlirType vector = mlirSMTTypeGetBitVector(ctx, (int32_t)width);
  if (vector.ptr == NULL || !tn_mc__take_type(__func__, vector, &type)) return NO_ATTRIBUTE;
  tn_type unsigned_type;
  tn_attribute number = {NULL};
  tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "#smt.bv");
  maker.failed = maker.failed ||
                 tn_integer_type_get(record->context, 64, TN_UNSIGNED, &unsigned_type) != TN_OK ||
                 tn_integer_attribute_get(unsigned_type, (int64_t)value, &number) != TN_OK;
  tn_mc_maker__put(&maker, number);
  tn_mc_maker__put_type(&maker, type);
  return tn_mc_maker__attribute(&maker);
}

static MlirAttribute get_predicate(const char* function, tn_context* context, int64_t number) {
  if (number >= 0) return get_number(context, number);
  tn_mc__refuse(function, context, "invalid predicate");
  return NO_ATTRIBUTE;
}

MlirAttribute mlirSMTAttrGetBVCmpPredicate(MlirContext ctx, MlirStringRef str) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  return get_predicate(__func__, record->context, find_word(vector_predicates, 8, str));
}

MlirAttribute mlirSMTAttrGetIntPredicate(MlirContext ctx, MlirStringRef str) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  return get_predicate(__func__, record->context, find_word(integer_predicates, 4, str));
}
