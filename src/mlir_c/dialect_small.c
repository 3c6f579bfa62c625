// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Types and attributes of dialects with few of them: <mlir-c/Dialect/PDL.h>,
// <mlir-c/Dialect/GPU.h>, <mlir-c/Dialect/Transform.h>, <mlir-c/Dialect/AMDGPU.h>,
// <mlir-c/Dialect/NVGPU.h> and <mlir-c/Dialect/Complex.h>.

#include "mlir-c/Dialect/AMDGPU.h"
#include "mlir-c/Dialect/Complex.h"
#include "mlir-c/Dialect/GPU.h"
#include "mlir-c/Dialect/NVGPU.h"
#include "mlir-c/Dialect/PDL.h"
#include "mlir-c/Dialect/Transform.h"
#include "mlir_c/dialect_make.h"

#define NO_TYPE ((MlirType){NULL})
#define NO_ATTRIBUTE ((MlirAttribute){NULL})
#define NO_TEXT ((MlirStringRef){NULL, 0})

/// The functions of a type without parameters: isa, get, id and name.
#define PLAIN_TYPE(isa, get, get_id, get_name, id, name) \
  TN_MC_TYPE_IS_A(isa, id)                               \
  TN_MC_TYPE_GET(get, "!" name)                          \
  TN_MC_TYPE_ID(get_id, id)                              \
  TN_MC_NAME(get_name, name)

/// Returns `name<type>`.
static MlirType wrap(const char* function, const char* name, tn_type type) {
  tn_mc_maker maker = tn_mc_maker__begin(function, tn_type_context(type), name);
  tn_mc_maker__put_type(&maker, type);
  return tn_mc_maker__type(&maker);
}

//===-- PDL -----------------------------------------------------------------------------------===//

#define PDL_TYPE(name, id, body)                                                               \
  PLAIN_TYPE(mlirTypeIsAPDL##name##Type, mlirPDL##name##TypeGet, mlirPDL##name##TypeGetTypeID, \
             mlirPDL##name##TypeGetName, id, "pdl." body)

PDL_TYPE(Attribute, PDL_ATTRIBUTE, "attribute")
PDL_TYPE(Operation, PDL_OPERATION, "operation")
PDL_TYPE(Type, PDL_TYPE, "type")
PDL_TYPE(Value, PDL_VALUE, "value")
TN_MC_TYPE_IS_A(mlirTypeIsAPDLRangeType, PDL_RANGE)
TN_MC_TYPE_ID(mlirPDLRangeTypeGetTypeID, PDL_RANGE)
// In two pieces: it is also the name of an op, which only the dialects may contain.
TN_MC_NAME(mlirPDLRangeTypeGetName,
           "pdl"
           ".range")

static bool is_pdl(tn_type type) {
  const tn_mc_id id = tn_mc__id_of_type(type);
  return id == TN_MC_ID_PDL_ATTRIBUTE || id == TN_MC_ID_PDL_OPERATION || id == TN_MC_ID_PDL_RANGE ||
         id == TN_MC_ID_PDL_TYPE || id == TN_MC_ID_PDL_VALUE;
}

bool mlirTypeIsAPDLType(MlirType type) {
  TN_MC_TAKE_TYPE(self, type, false)
  return is_pdl(self);
}

MlirType mlirPDLRangeTypeGet(MlirType elementType) {
  TN_MC_TAKE_TYPE_THAT(element, elementType,
                       is_pdl(element) && tn_mc__id_of_type(element) != TN_MC_ID_PDL_RANGE,
                       "non-range PDL type", NO_TYPE)
  return wrap(__func__, "!pdl.range", element);
}

MlirType mlirPDLRangeTypeGetElementType(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, PDL_RANGE, "range of PDL", NO_TYPE)
  return tn_mc__give_type(tn_mc__parameter_type(self, 0));
}

//===-- Transform -----------------------------------------------------------------------------===//

#define TRANSFORM_TYPE(name, id, body)                                                 \
  PLAIN_TYPE(mlirTypeIsATransform##name##Type, mlirTransform##name##TypeGet,           \
             mlirTransform##name##TypeGetTypeID, mlirTransform##name##TypeGetName, id, \
             "transform." body)

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
  tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "!transform.op");
  tn_mc_maker__put_string(&maker, tn_mc__view(operationName));
  return tn_mc_maker__type(&maker);
}

MlirStringRef mlirTransformOperationTypeGetOperationName(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, TRANSFORM_OP, "transform operation type", NO_TEXT)
  return tn_mc__text(tn_string_attribute_value(tn_type_parameter_at(self, 0)));
}

MlirType mlirTransformParamTypeGet(MlirContext ctx, MlirType type) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  TN_MC_TAKE_TYPE(self, type, NO_TYPE)
  (void)record;
  return wrap(__func__, "!transform.param", self);
}

MlirType mlirTransformParamTypeGetType(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, TRANSFORM_PARAM, "transform parameter type", NO_TYPE)
  return tn_mc__give_type(tn_mc__parameter_type(self, 0));
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
           AMDGPU_TDM_DESCRIPTOR, "amdgpu.tdm_descriptor")
TN_MC_TYPE_IS_A(mlirTypeIsANVGPUTensorMapDescriptorType, NVGPU_TENSORMAP)
TN_MC_NAME(mlirNVGPUTensorMapDescriptorTypeGetName, "nvgpu.tensormap.descriptor")

MlirType mlirAMDGPUTDMBaseTypeGet(MlirContext ctx, MlirType elementType) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  TN_MC_TAKE_TYPE(self, elementType, NO_TYPE)
  (void)record;
  return wrap(__func__, "!amdgpu.tdm_base", self);
}

MlirType mlirAMDGPUTDMGatherBaseTypeGet(MlirContext ctx, MlirType elementType, MlirType indexType) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  TN_MC_TAKE_TYPE(element, elementType, NO_TYPE)
  TN_MC_TAKE_TYPE(index, indexType, NO_TYPE)
  tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "!amdgpu.tdm_gather_base");
  tn_mc_maker__put_type(&maker, element);
  tn_mc_maker__put_type(&maker, index);
  return tn_mc_maker__type(&maker);
}

MlirType mlirNVGPUTensorMapDescriptorTypeGet(MlirContext ctx, MlirType tensorMemrefType,
                                             int swizzle, int l2promo, int oobFill,
                                             int interleave) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_TYPE)
  TN_MC_TAKE_TYPE_THAT(tensor, tensorMemrefType, tn_type__is(tensor, TN_TYPE_MEMREF),
                       "ranked memref type", NO_TYPE)
  tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "!nvgpu.tensormap.descriptor");
  tn_mc_maker__put_type(&maker, tensor);
  tn_mc_maker__put_words(&maker, (uint64_t)swizzle);
  tn_mc_maker__put_words(&maker, (uint64_t)l2promo);
  tn_mc_maker__put_words(&maker, (uint64_t)oobFill);
  tn_mc_maker__put_words(&maker, (uint64_t)interleave);
  return tn_mc_maker__type(&maker);
}

//===-- GPU -----------------------------------------------------------------------------------===//

TN_MC_TYPE_IS_A(mlirTypeIsAGPUAsyncTokenType, GPU_ASYNC_TOKEN)
TN_MC_TYPE_GET(mlirGPUAsyncTokenTypeGet, "!gpu.async.token")
TN_MC_NAME(mlirGPUAsyncTokenTypeGetName, "gpu.async_token")
TN_MC_NAME(mlirGPUObjectAttrGetName, "gpu.object")

bool mlirAttributeIsAGPUObjectAttr(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return tn_mc__id_of_attribute(self) == TN_MC_ID_GPU_OBJECT;
}

MlirAttribute mlirGPUObjectAttrGetWithKernels(MlirContext mlirCtx, MlirAttribute target,
                                              uint32_t format, MlirStringRef objectStrRef,
                                              MlirAttribute mlirObjectProps,
                                              MlirAttribute mlirKernelsAttr) {
  TN_MC_TAKE_CONTEXT(record, mlirCtx, NO_ATTRIBUTE)
  tn_mc_maker maker = tn_mc_maker__begin(__func__, record->context, "#gpu.object");
  tn_mc_maker__put_handle(&maker, target);
  tn_mc_maker__put_words(&maker, format);
  tn_mc_maker__put_string(&maker, tn_mc__view(objectStrRef));
  tn_mc_maker__put_handle(&maker, mlirObjectProps);
  tn_mc_maker__put_handle(&maker, mlirKernelsAttr);
  return tn_mc_maker__attribute(&maker);
}

MlirAttribute mlirGPUObjectAttrGet(MlirContext mlirCtx, MlirAttribute target, uint32_t format,
                                   MlirStringRef objectStrRef, MlirAttribute mlirObjectProps) {
  return mlirGPUObjectAttrGetWithKernels(mlirCtx, target, format, objectStrRef, mlirObjectProps,
                                         NO_ATTRIBUTE);
}

#define TAKE_OBJECT(self, handle, none)                                                        \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, handle, tn_mc__id_of_attribute(self) == TN_MC_ID_GPU_OBJECT, \
                            "GPU object", none)

/// Indices of its parameters, in the order of their definition.
enum { OBJECT_TARGET, OBJECT_FORMAT, OBJECT_STRING, OBJECT_PROPERTIES, OBJECT_KERNELS };

MlirAttribute mlirGPUObjectAttrGetTarget(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(self, mlirObjectAttr, NO_ATTRIBUTE)
  return tn_mc__give_parameter(self, OBJECT_TARGET);
}

uint32_t mlirGPUObjectAttrGetFormat(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(self, mlirObjectAttr, 0)
  uint64_t format = 0;
  (void)tn_enum_attribute__number_of_string(
      tn_definition__of(self.storage)->parameters[OBJECT_FORMAT].words,
      tn_string_attribute_value(tn_attribute_parameter_at(self, OBJECT_FORMAT)), &format);
  return (uint32_t)format;
}

MlirStringRef mlirGPUObjectAttrGetObject(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(self, mlirObjectAttr, NO_TEXT)
  return tn_mc__text(tn_string_attribute_value(tn_attribute_parameter_at(self, OBJECT_STRING)));
}

bool mlirGPUObjectAttrHasProperties(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(self, mlirObjectAttr, false)
  return tn_attribute_parameter_at(self, OBJECT_PROPERTIES).storage != NULL;
}

MlirAttribute mlirGPUObjectAttrGetProperties(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(self, mlirObjectAttr, NO_ATTRIBUTE)
  return tn_mc__give_parameter(self, OBJECT_PROPERTIES);
}

bool mlirGPUObjectAttrHasKernels(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(self, mlirObjectAttr, false)
  return tn_attribute_parameter_at(self, OBJECT_KERNELS).storage != NULL;
}

MlirAttribute mlirGPUObjectAttrGetKernels(MlirAttribute mlirObjectAttr) {
  TAKE_OBJECT(self, mlirObjectAttr, NO_ATTRIBUTE)
  return tn_mc__give_parameter(self, OBJECT_KERNELS);
}

//===-- Complex -------------------------------------------------------------------------------===//

MlirTypeID mlirComplexAttrGetTypeID(void) { return tn_mc__type_id(TN_MC_ID_COMPLEX_NUMBER); }

bool mlirAttributeIsAComplex(MlirAttribute attr) {
  TN_MC_TAKE_ATTRIBUTE(self, attr, false)
  return tn_mc__id_of_attribute(self) == TN_MC_ID_COMPLEX_NUMBER;
}

static MlirAttribute get_complex(tn_location where, tn_type type, double real, double imag) {
  const tn_type element = tn_type_element_type(type);
  tn_attribute part = {NULL};
  if (!tn_type__is(type, TN_TYPE_COMPLEX) || !tn_type__is(element, TN_TYPE_FLOAT)) {
    (void)tn_context__fail(where.context, TN_INVALID_ARGUMENT, where,
                           "complex attribute must be a complex type.");
    return NO_ATTRIBUTE;
  }
  tn_mc_maker maker = tn_mc_maker__begin(__func__, tn_type_context(type), "#complex.number");
  maker.failed = maker.failed || tn_float_attribute_get(element, real, &part) != TN_OK;
  tn_mc_maker__put(&maker, part);
  maker.failed = maker.failed || tn_float_attribute_get(element, imag, &part) != TN_OK;
  tn_mc_maker__put(&maker, part);
  tn_mc_maker__put_type(&maker, type);
  return tn_mc_maker__attribute(&maker);
}

MlirAttribute mlirComplexAttrDoubleGet(MlirContext ctx, MlirType type, double real, double imag) {
  TN_MC_TAKE_CONTEXT(record, ctx, NO_ATTRIBUTE)
  TN_MC_TAKE_TYPE(self, type, NO_ATTRIBUTE)
  return get_complex(tn_location_unknown(record->context), self, real, imag);
}

MlirAttribute mlirComplexAttrDoubleGetChecked(MlirLocation loc, MlirType type, double real,
                                              double imag) {
  TN_MC_TAKE_LOCATION(where, loc, NO_ATTRIBUTE)
  TN_MC_TAKE_TYPE(self, type, NO_ATTRIBUTE)
  return get_complex(where, self, real, imag);
}

#define TAKE_COMPLEX(self, handle)                                                                 \
  TN_MC_TAKE_ATTRIBUTE_THAT(self, handle, tn_mc__id_of_attribute(self) == TN_MC_ID_COMPLEX_NUMBER, \
                            "complex number", 0)

double mlirComplexAttrGetRealDouble(MlirAttribute attr) {
  TAKE_COMPLEX(self, attr)
  return tn_float_attribute_value(tn_attribute_parameter_at(self, 0));
}

double mlirComplexAttrGetImagDouble(MlirAttribute attr) {
  TAKE_COMPLEX(self, attr)
  return tn_float_attribute_value(tn_attribute_parameter_at(self, 1));
}
