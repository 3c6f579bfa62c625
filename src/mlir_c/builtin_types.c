// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/BuiltinTypes.h>: all types except shaped ones.

#include "mlir-c/BuiltinTypes.h"

#include "mlir_c/take.h"
#include "mlir_c/type_id.h"

#define NO_TYPE ((MlirType){NULL})

TN_MC_TYPE_KIND(Integer, IntegerType, TN_TYPE_INTEGER, "builtin.integer")
TN_MC_TYPE_KIND(Index, IndexType, TN_TYPE_INDEX, "builtin.index")
TN_MC_TYPE_KIND(None, NoneType, TN_TYPE_NONE, "builtin.none")
TN_MC_TYPE_KIND(Complex, ComplexType, TN_TYPE_COMPLEX, "builtin.complex")
TN_MC_TYPE_KIND(Tuple, TupleType, TN_TYPE_TUPLE, "builtin.tuple")
TN_MC_TYPE_KIND(Function, FunctionType, TN_TYPE_FUNCTION, "builtin.function")

//===-- Integers and index --------------------------------------------------------------------===//

static inline MlirType get_integer(tn_context* context, unsigned width, tn_signedness signedness) {
  tn_type made;
  return tn_mc__made_type(tn_integer_type_get(context, width, signedness, &made), &made);
}

MlirType mlirIntegerTypeGet(MlirContext ctx, unsigned bitwidth) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  const tn_storage* known = NULL;
  if (TN_LIKELY(bitwidth <= 64 &&
                tn_uniquer__recall(&record->context->uniquer.scalars.signless[bitwidth], &known))) {
    // The bits of a context's handle have no reference.
    return (MlirType){TN_MC_POINTER(TN_MC_WORD(ctx) | known->self)};
  }
  return get_integer(record->context, bitwidth, TN_SIGNLESS);
}

MlirType mlirIntegerTypeSignedGet(MlirContext ctx, unsigned bitwidth) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  return get_integer(record->context, bitwidth, TN_SIGNED);
}

MlirType mlirIntegerTypeUnsignedGet(MlirContext ctx, unsigned bitwidth) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  return get_integer(record->context, bitwidth, TN_UNSIGNED);
}

#define TAKE_INTEGER(self, type, none) \
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type__is(self, TN_TYPE_INTEGER), "integer type", none)

unsigned mlirIntegerTypeGetWidth(MlirType type) {
  TAKE_INTEGER(self, type, 0)
  return tn_integer_type_width(self);
}

bool mlirIntegerTypeIsSignless(MlirType type) {
  TAKE_INTEGER(self, type, false)
  return tn_integer_type_signedness(self) == TN_SIGNLESS;
}

bool mlirIntegerTypeIsSigned(MlirType type) {
  TAKE_INTEGER(self, type, false)
  return tn_integer_type_signedness(self) == TN_SIGNED;
}

bool mlirIntegerTypeIsUnsigned(MlirType type) {
  TAKE_INTEGER(self, type, false)
  return tn_integer_type_signedness(self) == TN_UNSIGNED;
}

MlirType mlirIndexTypeGet(MlirContext ctx) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_type made;
  return tn_mc__made_type(tn_index_type_get(record->context, &made), &made);
}

MlirType mlirNoneTypeGet(MlirContext ctx) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_type made;
  return tn_mc__made_type(tn_none_type_get(record->context, &made), &made);
}

//===-- Floats --------------------------------------------------------------------------------===//

#define FLOAT_KIND(name, id_function, function, kind, text)                          \
  MlirTypeID mlir##id_function##GetTypeID(void) {                                    \
    return tn_mc__type_id((tn_mc_id)(TN_MC_ID_FLOATS + (kind)));                     \
  }                                                                                  \
  bool mlirTypeIsA##name(MlirType type) {                                            \
    TN_MC_TAKE_TYPE(self, type, false)                                               \
    return tn_float_type_kind(self) == (kind);                                       \
  }                                                                                  \
  MlirType mlir##function##Get(MlirContext ctx) {                                    \
    TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)                                         \
    tn_type made;                                                                    \
    return tn_mc__made_type(tn_float_type_get(record->context, kind, &made), &made); \
  }                                                                                  \
  MlirStringRef mlir##function##GetName(void) { return TN_MC_LITERAL("builtin." text); }

#define SMALL_FLOAT(name) \
  FLOAT_KIND(Float##name, Float##name##Type, Float##name##Type, TN_FLOAT_F##name, "f" #name)

SMALL_FLOAT(4E2M1FN)
SMALL_FLOAT(6E2M3FN)
SMALL_FLOAT(6E3M2FN)
SMALL_FLOAT(8E5M2)
SMALL_FLOAT(8E4M3)
SMALL_FLOAT(8E4M3FN)
SMALL_FLOAT(8E5M2FNUZ)
SMALL_FLOAT(8E4M3FNUZ)
SMALL_FLOAT(8E4M3B11FNUZ)
SMALL_FLOAT(8E3M4)
SMALL_FLOAT(8E8M0FNU)
FLOAT_KIND(BF16, BFloat16Type, BF16Type, TN_FLOAT_BF16, "bf16")
FLOAT_KIND(F16, Float16Type, F16Type, TN_FLOAT_F16, "f16")
FLOAT_KIND(F32, Float32Type, F32Type, TN_FLOAT_F32, "f32")
FLOAT_KIND(F64, Float64Type, F64Type, TN_FLOAT_F64, "f64")
FLOAT_KIND(TF32, FloatTF32Type, TF32Type, TN_FLOAT_TF32, "tf32")

bool mlirTypeIsAFloat(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, false)
  return tn_type__is(self, TN_TYPE_FLOAT);
}

unsigned mlirFloatTypeGetWidth(MlirType type) {
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type__is(self, TN_TYPE_FLOAT), "float type", 0)
  return tn_type_bit_width(self);
}

//===-- Complex -------------------------------------------------------------------------------===//

MlirType mlirComplexTypeGet(MlirType elementType) {
  TN_MC_TAKE_TYPE(element, elementType, NO_TYPE)
  tn_type made;
  return tn_mc__made_type(tn_complex_type_get(element, &made), &made);
}

MlirType mlirComplexTypeGetElementType(MlirType type) {
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type__is(self, TN_TYPE_COMPLEX), "complex type", NO_TYPE)
  return tn_mc__give_type(tn_type_element_type(self));
}

//===-- Tuples --------------------------------------------------------------------------------===//

#define TAKE_TUPLE(self, type, none) \
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type__is(self, TN_TYPE_TUPLE), "tuple type", none)

MlirType mlirTupleTypeGet(MlirContext ctx, intptr_t numElements, const MlirType* elements) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_mc_list list;
  if (!tn_mc__take_types(__func__, elements, numElements, record->context, &list)) return NO_TYPE;
  tn_type made;
  const tn_status status =
      tn_tuple_type_get(record->context, tn_mc_list__types(&list), list.count, &made);
  tn_mc_list__close(&list);
  tn_mc__finish(__func__, status);
  return tn_mc__made_type(status, &made);
}

intptr_t mlirTupleTypeGetNumTypes(MlirType type) {
  TAKE_TUPLE(self, type, 0)
  return (intptr_t)tn_tuple_type_element_count(self);
}

MlirType mlirTupleTypeGetType(MlirType type, intptr_t pos) {
  TAKE_TUPLE(self, type, NO_TYPE)
  TN_MC_TAKE_INDEX(pos, tn_tuple_type_element_count(self), tn_type_context(self), NO_TYPE)
  return tn_mc__give_type(tn_tuple_type_element(self, (size_t)pos));
}

//===-- Functions -----------------------------------------------------------------------------===//

#define TAKE_FUNCTION(self, type, none) \
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type__is(self, TN_TYPE_FUNCTION), "function type", none)

MlirType mlirFunctionTypeGet(MlirContext ctx, intptr_t numInputs, const MlirType* inputs,
                             intptr_t numResults, const MlirType* results) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_context* context = record->context;
  tn_mc_list taken_inputs;
  tn_mc_list taken_results;
  if (!tn_mc__take_types(__func__, inputs, numInputs, context, &taken_inputs)) return NO_TYPE;
  tn_type made = {NULL};
  tn_status status = TN_OK;
  if (tn_mc__take_types(__func__, results, numResults, context, &taken_results)) {
    status = tn_function_type_get(context, tn_mc_list__types(&taken_inputs), taken_inputs.count,
                                  tn_mc_list__types(&taken_results), taken_results.count, &made);
    tn_mc_list__close(&taken_results);
  }
  tn_mc_list__close(&taken_inputs);
  tn_mc__finish(__func__, status);
  return made.storage == NULL ? NO_TYPE : tn_mc__made_type(status, &made);
}

intptr_t mlirFunctionTypeGetNumInputs(MlirType type) {
  TAKE_FUNCTION(self, type, 0)
  return (intptr_t)tn_function_type_input_count(self);
}

intptr_t mlirFunctionTypeGetNumResults(MlirType type) {
  TAKE_FUNCTION(self, type, 0)
  return (intptr_t)tn_function_type_result_count(self);
}

MlirType mlirFunctionTypeGetInput(MlirType type, intptr_t pos) {
  TAKE_FUNCTION(self, type, NO_TYPE)
  TN_MC_TAKE_INDEX(pos, tn_function_type_input_count(self), tn_type_context(self), NO_TYPE)
  return tn_mc__give_type(tn_function_type_input(self, (size_t)pos));
}

MlirType mlirFunctionTypeGetResult(MlirType type, intptr_t pos) {
  TAKE_FUNCTION(self, type, NO_TYPE)
  TN_MC_TAKE_INDEX(pos, tn_function_type_result_count(self), tn_type_context(self), NO_TYPE)
  return tn_mc__give_type(tn_function_type_result(self, (size_t)pos));
}

//===-- Opaque --------------------------------------------------------------------------------===//

/// Returns whether the type is of an unknown dialect: types of other dialects have functions of
/// their own.
static bool is_opaque(tn_type type) {
  return tn_mc__id_of_type(type) == (tn_mc_id)(TN_MC_ID_TYPES + TN_TYPE_OPAQUE);
}

MlirTypeID mlirOpaqueTypeGetTypeID(void) {
  return tn_mc__type_id((tn_mc_id)(TN_MC_ID_TYPES + TN_TYPE_OPAQUE));
}

MlirStringRef mlirOpaqueTypeGetName(void) { return TN_MC_LITERAL("builtin.opaque"); }

bool mlirTypeIsAOpaque(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, false)
  return is_opaque(self);
}

MlirType mlirOpaqueTypeGet(MlirContext ctx, MlirStringRef dialectNamespace,
                           MlirStringRef typeData) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_type made;
  return tn_mc__made_type(tn_opaque_type_get(record->context, tn_mc__view(dialectNamespace),
                                             tn_mc__view(typeData), &made),
                          &made);
}

MlirStringRef mlirOpaqueTypeGetDialectNamespace(MlirType type) {
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type__is_of_dialect(self), "opaque type",
                       ((MlirStringRef){NULL, 0}))
  return tn_mc__text(tn_opaque_type_dialect(self));
}

MlirStringRef mlirOpaqueTypeGetData(MlirType type) {
  TN_MC_TAKE_TYPE_THAT(self, type, tn_type__is_of_dialect(self), "opaque type",
                       ((MlirStringRef){NULL, 0}))
  return tn_mc__text(tn_opaque_type_body(self));
}
