// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes of dialects that have few: <mlir-c/Dialect/PDL.h>, <mlir-c/Dialect/GPU.h>,
// <mlir-c/Dialect/Transform.h>, <mlir-c/Dialect/AMDGPU.h>, <mlir-c/Dialect/NVGPU.h> and
// <mlir-c/Dialect/Complex.h>.

#include "mlir-c/Dialect/AMDGPU.h"
#include "mlir-c/Dialect/Complex.h"
#include "mlir-c/Dialect/GPU.h"
#include "mlir-c/Dialect/NVGPU.h"
#include "mlir-c/Dialect/PDL.h"
#include "mlir-c/Dialect/Transform.h"
#include "mlir_c/dialect_text.h"

#define NO_TYPE ((MlirType){NULL})
#define NO_ATTRIBUTE ((MlirAttribute){NULL})
#define NO_TEXT ((MlirStringRef){NULL, 0})

/// A type without parts: isa, get, id and name.
#define PLAIN_TYPE(isa, get, get_id, get_name, id, dialect, body, name) \
  TN_MC_TYPE_IS_A(isa, id)                                              \
  TN_MC_TYPE_GET(get, dialect, body)                                    \
  TN_MC_TYPE_ID(get_id, id)                                             \
  TN_MC_NAME(get_name, name)

/// `mnemonic<element>`.
static MlirType wrap(const char* dialect, const char* start, tn_type element) {
  tn_mc_text text = tn_mc_text__begin(tn_type_context(element), start);
  tn_mc_text__add_type(&text, element);
  tn_mc_text__add(&text, ">");
  return tn_mc_text__type(&text, dialect);
}

//===-- PDL -----------------------------------------------------------------------------------===//

#define PDL_TYPE(name, id, body)                                                               \
  PLAIN_TYPE(mlirTypeIsAPDL##name##Type, mlirPDL##name##TypeGet, mlirPDL##name##TypeGetTypeID, \
             mlirPDL##name##TypeGetName, id, "pdl", body, "pdl." body)

PDL_TYPE(Attribute, PDL_ATTRIBUTE, "attribute")
PDL_TYPE(Operation, PDL_OPERATION, "operation")
PDL_TYPE(Type, PDL_TYPE, "type")
PDL_TYPE(Value, PDL_VALUE, "value")
TN_MC_TYPE_IS_A(mlirTypeIsAPDLRangeType, PDL_RANGE)
TN_MC_TYPE_ID(mlirPDLRangeTypeGetTypeID, PDL_RANGE)
// In two pieces: an op is called so, too, of which only the dialects know.
TN_MC_NAME(mlirPDLRangeTypeGetName,
           "pdl"
           ".range")

static bool is_pdl(tn_type type) {
  const tn_mc_id id = tn_mc__id_of_type(type);
  return id == TN_MC_ID_PDL_ATTRIBUTE || id == TN_MC_ID_PDL_OPERATION || id == TN_MC_ID_PDL_RANGE ||
         id == TN_MC_ID_PDL_TYPE || id == TN_MC_ID_PDL_VALUE;
}

bool mlirTypeIsAPDLType(MlirType type) {
  TN_MC_TAKE_TYPE(it, type, false)
  return is_pdl(it);
}

MlirType mlirPDLRangeTypeGet(MlirType elementType) {
  TN_MC_TAKE_TYPE_THAT(element, elementType,
                       is_pdl(element) && tn_mc__id_of_type(element) != TN_MC_ID_PDL_RANGE,
                       "PDL type but a range", NO_TYPE)
  // The element stands there without its dialect.
  tn_mc_text text = tn_mc_text__begin(tn_type_context(element), "range<");
  tn_mc_text__add_view(&text, tn_opaque_type_body(element));
  tn_mc_text__add(&text, ">");
  return tn_mc_text__type(&text, "pdl");
}

MlirType mlirPDLRangeTypeGetElementType(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(it, type, PDL_RANGE, "range of PDL", NO_TYPE)
  tn_string_view element = tn_mc__type_parts(it);
  (void)!(tn_mc__drop(&element, "!pdl.") || tn_mc__drop(&element, "pdl."));
  tn_type made;
  return tn_mc__made_type(
      tn_opaque_type__get(tn_type_context(it), tn_string_view_from("pdl"), element, &made), &made);
}

//===-- Transform -----------------------------------------------------------------------------===//

#define TRANSFORM_TYPE(name, id, body)                                                 \
  PLAIN_TYPE(mlirTypeIsATransform##name##Type, mlirTransform##name##TypeGet,           \
             mlirTransform##name##TypeGetTypeID, mlirTransform##name##TypeGetName, id, \
             "transform", body, "transform." body)

TRANSFORM_TYPE(AnyOp, TRANSFORM_ANY_OP, "any_op")
TRANSFORM_TYPE(AnyParam, TRANSFORM_ANY_PARAM, "any_param")
TRANSFORM_TYPE(AnyValue, TRANSFORM_ANY_VALUE, "any_value")
TN_MC_TYPE_IS_A(mlirTypeIsATransformOperationType, TRANSFORM_OP)
TN_MC_TYPE_ID(mlirTransformOperationTypeGetTypeID, TRANSFORM_OP)
TN_MC_NAME(mlirTransformOperationTypeGetName, "transform.op")
TN_MC_TYPE_IS_A(mlirTypeIsATransformParamType, TRANSFORM_PARAM)
TN_MC_TYPE_ID(mlirTransformParamTypeGetTypeID, TRANSFORM_PARAM)
TN_MC_NAME(mlirTransformParamTypeGetName, "transform.param")

MlirType mlirTransformOperationTypeGet(MlirContext ctx, MlirStringRef operationName) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  tn_mc_text text = tn_mc_text__begin(record->context, "op<");
  tn_mc_text__add_quoted(&text, tn_mc__view(operationName));
  tn_mc_text__add(&text, ">");
  return tn_mc_text__type(&text, "transform");
}

MlirStringRef mlirTransformOperationTypeGetOperationName(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(it, type, TRANSFORM_OP, "type of an operation's handle", NO_TEXT)
  const tn_attribute name = tn_mc__read_attribute(tn_type_context(it), tn_mc__type_parts(it));
  return tn_mc__text(tn_string_attribute_value(name));
}

MlirType mlirTransformParamTypeGet(MlirContext ctx, MlirType type) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  TN_MC_TAKE_TYPE(it, type, NO_TYPE)
  (void)record;
  return wrap("transform", "param<", it);
}

MlirType mlirTransformParamTypeGetType(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(it, type, TRANSFORM_PARAM, "type of a parameter", NO_TYPE)
  return tn_mc__give_type(tn_mc__read_type(tn_type_context(it), tn_mc__type_parts(it)));
}

//===-- AMDGPU and NVGPU ----------------------------------------------------------------------===//

TN_MC_TYPE_IS_A(mlirTypeIsAAMDGPUTDMBaseType, AMDGPU_TDM_BASE)
TN_MC_TYPE_ID(mlirAMDGPUTDMBaseTypeGetTypeID, AMDGPU_TDM_BASE)
TN_MC_NAME(mlirAMDGPUTDMBaseTypeGetName, "amdgpu.tdm_base")
TN_MC_TYPE_IS_A(mlirTypeIsAAMDGPUTDMGatherBaseType, AMDGPU_TDM_GATHER_BASE)
TN_MC_TYPE_ID(mlirAMDGPUTDMGatherBaseTypeGetTypeID, AMDGPU_TDM_GATHER_BASE)
TN_MC_NAME(mlirAMDGPUTDMGatherBaseTypeGetName, "amdgpu.tdm_gather_base")
PLAIN_TYPE(mlirTypeIsAAMDGPUTDMDescriptorType, mlirAMDGPUTDMDescriptorTypeGet,
           mlirAMDGPUTDMDescriptorTypeGetTypeID, mlirAMDGPUTDMDescriptorTypeGetName,
           AMDGPU_TDM_DESCRIPTOR, "amdgpu", "tdm_descriptor", "amdgpu.tdm_descriptor")
TN_MC_TYPE_IS_A(mlirTypeIsANVGPUTensorMapDescriptorType, NVGPU_TENSORMAP)
TN_MC_NAME(mlirNVGPUTensorMapDescriptorTypeGetName, "nvgpu.tensormap.descriptor")

MlirType mlirAMDGPUTDMBaseTypeGet(MlirContext ctx, MlirType elementType) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  TN_MC_TAKE_TYPE(it, elementType, NO_TYPE)
  (void)record;
  return wrap("amdgpu", "tdm_base<", it);
}

MlirType mlirAMDGPUTDMGatherBaseTypeGet(MlirContext ctx, MlirType elementType, MlirType indexType) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  TN_MC_TAKE_TYPE(element, elementType, NO_TYPE)
  TN_MC_TAKE_TYPE(index, indexType, NO_TYPE)
  tn_mc_text text = tn_mc_text__begin(record->context, "tdm_gather_base<");
  tn_mc_text__add_type(&text, element);
  tn_mc_text__add(&text, ", ");
  tn_mc_text__add_type(&text, index);
  tn_mc_text__add(&text, ">");
  return tn_mc_text__type(&text, "amdgpu");
}

/// Adds `words` and word number `index` of the list; false if there is none.
static bool add_word(tn_mc_text* text, const char* words, const char* const* list, int count,
                     int index) {
  if (index < 0 || index >= count) return false;
  tn_mc_text__add(text, words);
  tn_mc_text__add(text, list[index]);
  return true;
}

MlirType mlirNVGPUTensorMapDescriptorTypeGet(MlirContext ctx, MlirType tensorMemrefType,
                                             int swizzle, int l2promo, int oobFill,
                                             int interleave) {
  static const char* const swizzles[] = {"none", "swizzle_32b", "swizzle_64b", "swizzle_128b"};
  static const char* const promotions[] = {"none", "l2promo_64b", "l2promo_128b", "l2promo_256b"};
  static const char* const fills[] = {"zero", "nan"};
  static const char* const interleaves[] = {"none", "interleave_16b", "interleave_32b"};
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  TN_MC_TAKE_TYPE_THAT(tensor, tensorMemrefType, tn_type__is(tensor, TN_TYPE_MEMREF),
                       "ranked memref type", NO_TYPE)
  tn_mc_text text = tn_mc_text__begin(record->context, "tensormap.descriptor<tensor = ");
  tn_mc_text__add_type(&text, tensor);
  if (add_word(&text, ", swizzle = ", swizzles, 4, swizzle) &&
      add_word(&text, ", l2promo = ", promotions, 4, l2promo) &&
      add_word(&text, ", oob = ", fills, 2, oobFill) &&
      add_word(&text, ", interleave = ", interleaves, 3, interleave)) {
    tn_mc_text__add(&text, ">");
    return tn_mc_text__type(&text, "nvgpu");
  }
  tn_text_buffer_free(&text.buffer);
  tn_mc__refuse(__func__, record->context, "value is not a case of the enum");
  return NO_TYPE;
}

//===-- GPU -----------------------------------------------------------------------------------===//

TN_MC_TYPE_IS_A(mlirTypeIsAGPUAsyncTokenType, GPU_ASYNC_TOKEN)
TN_MC_TYPE_GET(mlirGPUAsyncTokenTypeGet, "gpu", "async.token")
TN_MC_NAME(mlirGPUAsyncTokenTypeGetName, "gpu.async_token")
TN_MC_NAME(mlirGPUObjectAttrGetName, "gpu.object")

/// How formats are spelled, from number 1 on; the last is not.
static const char* const formats[] = {"offload", "assembly", "bin", "fatbin"};
#define FORMAT_COUNT 4u

bool mlirAttributeIsAGPUObjectAttr(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(it, attr, false)
  return tn_mc__id_of_attribute(it) == TN_MC_ID_GPU_OBJECT;
}

MlirAttribute mlirGPUObjectAttrGetWithKernels(MlirContext mlirCtx, MlirAttribute target,
                                              uint32_t format, MlirStringRef objectStrRef,
                                              MlirAttribute mlirObjectProps,
                                              MlirAttribute mlirKernelsAttr) {
  TN_MC_TAKE_CONTEXT(record, mlirCtx, NO_ATTRIBUTE)
  TN_MC_TAKE_ATTRIBUTE(taken_target, target, NO_ATTRIBUTE)
  TN_MC_TAKE_OPTIONAL(properties, mlirObjectProps, NO_ATTRIBUTE)
  TN_MC_TAKE_OPTIONAL(kernels, mlirKernelsAttr, NO_ATTRIBUTE)
  if (format == 0 || format > FORMAT_COUNT) {
    tn_mc__refuse(__func__, record->context, "the format is not in the range 1 to 4");
    return NO_ATTRIBUTE;
  }
  tn_mc_text text = tn_mc_text__begin(record->context, "object<");
  tn_mc_text__add_attribute(&text, taken_target);
  if (properties.storage != NULL) {
    tn_mc_text__add(&text, ", properties = ");
    tn_mc_text__add_attribute(&text, properties);
  }
  if (kernels.storage != NULL) {
    tn_mc_text__add(&text, ", kernels = ");
    tn_mc_text__add_attribute(&text, kernels);
  }
  tn_mc_text__add(&text, ", ");
  if (format != FORMAT_COUNT) {
    tn_mc_text__add(&text, formats[format - 1]);
    tn_mc_text__add(&text, " = ");
  }
  tn_mc_text__add_quoted(&text, tn_mc__view(objectStrRef));
  tn_mc_text__add(&text, ">");
  return tn_mc_text__attribute(&text, "gpu", (tn_type){NULL});
}

MlirAttribute mlirGPUObjectAttrGet(MlirContext mlirCtx, MlirAttribute target, uint32_t format,
                                   MlirStringRef objectStrRef, MlirAttribute mlirObjectProps) {
  return mlirGPUObjectAttrGetWithKernels(mlirCtx, target, format, objectStrRef, mlirObjectProps,
                                         NO_ATTRIBUTE);
}

#define TAKE_OBJECT(it, handle, none)                                                      \
  TN_MC_TAKE_ATTRIBUTE_THAT(it, handle, tn_mc__id_of_attribute(it) == TN_MC_ID_GPU_OBJECT, \
                            "GPU object", none)

MlirAttribute mlirGPUObjectAttrGetTarget(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(it, mlirObjectAttr, NO_ATTRIBUTE)
  tn_string_view part;
  if (!tn_mc__part(tn_mc__attribute_parts(it), ',', 0, &part)) return NO_ATTRIBUTE;
  return tn_mc__give_attribute(tn_mc__read_attribute(tn_attribute_context(it), part));
}

/// The last part: `bin = "..."`, or the string alone.
static tn_string_view object_part(tn_attribute object) {
  const tn_string_view parts = tn_mc__attribute_parts(object);
  tn_string_view part = {"", 0};
  const size_t count = tn_mc__count_parts(parts, ',');
  if (count != 0) (void)!tn_mc__part(parts, ',', count - 1, &part);
  return part;
}

uint32_t mlirGPUObjectAttrGetFormat(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(it, mlirObjectAttr, 0)
  tn_string_view part = object_part(it);
  for (uint32_t i = 0; i < FORMAT_COUNT; ++i) {
    if (tn_mc__drop(&part, formats[i])) return i + 1;
  }
  return FORMAT_COUNT;
}

MlirStringRef mlirGPUObjectAttrGetObject(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(it, mlirObjectAttr, NO_TEXT)
  tn_string_view part = object_part(it);
  for (uint32_t i = 0; i < FORMAT_COUNT; ++i) {
    if (tn_mc__drop(&part, formats[i])) (void)!tn_mc__drop(&part, "=");
  }
  const tn_attribute string = tn_mc__read_attribute(tn_attribute_context(it), part);
  return tn_mc__text(tn_string_attribute_value(string));
}

static MlirAttribute object_field(tn_attribute object, const char* name) {
  tn_string_view part;
  if (!tn_mc__field(tn_mc__attribute_parts(object), name, &part)) return NO_ATTRIBUTE;
  return tn_mc__give_attribute(tn_mc__read_attribute(tn_attribute_context(object), part));
}

bool mlirGPUObjectAttrHasProperties(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(it, mlirObjectAttr, false)
  return object_field(it, "properties").ptr != NULL;
}

MlirAttribute mlirGPUObjectAttrGetProperties(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(it, mlirObjectAttr, NO_ATTRIBUTE)
  return object_field(it, "properties");
}

bool mlirGPUObjectAttrHasKernels(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(it, mlirObjectAttr, false)
  return object_field(it, "kernels").ptr != NULL;
}

MlirAttribute mlirGPUObjectAttrGetKernels(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(it, mlirObjectAttr, NO_ATTRIBUTE)
  return object_field(it, "kernels");
}

//===-- Complex -------------------------------------------------------------------------------===//

MlirTypeID mlirComplexAttrGetTypeID(void) { return tn_mc__type_id(TN_MC_ID_COMPLEX_NUMBER); }

bool mlirAttributeIsAComplex(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(it, attr, false)
  return tn_mc__id_of_attribute(it) == TN_MC_ID_COMPLEX_NUMBER;
}

/// A number of the element type, as it is printed there.
static bool add_component(tn_mc_text* text, tn_type element, double value) {
  tn_attribute number;
  if (tn_float_attribute_get(element, value, &number) != TN_OK) return false;
  tn_mc_text part = tn_mc_text__begin(text->context, "");
  tn_mc_text__add_attribute(&part, number);
  // ` : f32` stands behind it.
  tn_string_view rest = {part.buffer.data, part.buffer.size};
  tn_string_view digits;
  const bool has_digits = !part.buffer.failed && tn_mc__next_part(&rest, ':', &digits);
  if (has_digits) tn_mc_text__add_view(text, digits);
  tn_text_buffer_free(&part.buffer);
  return has_digits;
}

static MlirAttribute get_complex(tn_location where, tn_type type, double real, double imag) {
  const tn_type element = tn_type_element_type(type);
  if (!tn_type__is(type, TN_TYPE_COMPLEX) || !tn_type__is(element, TN_TYPE_FLOAT)) {
    (void)tn_context__fail(where.context, TN_INVALID_ARGUMENT, where,
                           "complex attribute must be a complex type.");
    return NO_ATTRIBUTE;
  }
  tn_mc_text text = tn_mc_text__begin(tn_type_context(type), "number<:");
  tn_mc_text__add_type(&text, element);
  tn_mc_text__add(&text, " ");
  bool is_whole = add_component(&text, element, real);
  tn_mc_text__add(&text, ", ");
  is_whole = is_whole && add_component(&text, element, imag);
  tn_mc_text__add(&text, ">");
  if (is_whole) return tn_mc_text__attribute(&text, "complex", type);
  tn_text_buffer_free(&text.buffer);
  return NO_ATTRIBUTE;
}

MlirAttribute mlirComplexAttrDoubleGet(MlirContext ctx, MlirType type, double real, double imag) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  TN_MC_TAKE_TYPE(it, type, NO_ATTRIBUTE)
  return get_complex(tn_location_unknown(record->context), it, real, imag);
}

MlirAttribute mlirComplexAttrDoubleGetChecked(MlirLocation loc, MlirType type, double real,
                                              double imag) {
  TN_MC_TAKE_LOCATION(where, loc, NO_ATTRIBUTE)
  TN_MC_TAKE_TYPE(it, type, NO_ATTRIBUTE)
  return get_complex(where, it, real, imag);
}

/// Number `index` in `:f32 1.0, 2.0`.
static double component(tn_attribute attribute, size_t index) {
  tn_string_view part;
  double value = 0;
  if (!tn_mc__part(tn_mc__attribute_parts(attribute), ',', index, &part)) return 0;
  while (index == 0 && part.size != 0 && part.data[0] != ' ') {
    ++part.data;
    --part.size;
  }
  (void)!tn_mc__read_double(part, &value);
  return value;
}

#define TAKE_COMPLEX(it, handle)                                                               \
  TN_MC_TAKE_ATTRIBUTE_THAT(it, handle, tn_mc__id_of_attribute(it) == TN_MC_ID_COMPLEX_NUMBER, \
                            "complex number", 0)

double mlirComplexAttrGetRealDouble(MlirAttribute attr) {
  TAKE_COMPLEX(it, attr)
  return component(it, 0);
}

double mlirComplexAttrGetImagDouble(MlirAttribute attr) {
  TAKE_COMPLEX(it, attr)
  return component(it, 1);
}
