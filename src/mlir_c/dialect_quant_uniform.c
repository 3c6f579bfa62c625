// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/Quant.h>: uniform and calibrated types.

#include "mlir-c/Dialect/Quant.h"
#include "mlir_c/dialect_quant.h"

#define NO_TYPE ((MlirType){NULL})
#define NO_ATTRIBUTE ((MlirAttribute){NULL})

TN_MC_TYPE_IS_A(mlirTypeIsAUniformQuantizedType, QUANT_UNIFORM)
TN_MC_TYPE_ID(mlirUniformQuantizedTypeGetTypeID, QUANT_UNIFORM)
TN_MC_NAME(mlirUniformQuantizedTypeGetName, "quant.uniform")
TN_MC_TYPE_IS_A(mlirTypeIsAUniformQuantizedPerAxisType, QUANT_PER_AXIS)
TN_MC_TYPE_ID(mlirUniformQuantizedPerAxisTypeGetTypeID, QUANT_PER_AXIS)
TN_MC_NAME(mlirUniformQuantizedPerAxisTypeGetName, "quant.uniform_per_axis")
TN_MC_TYPE_IS_A(mlirTypeIsAUniformQuantizedSubChannelType, QUANT_SUB_CHANNEL)
TN_MC_TYPE_ID(mlirUniformQuantizedSubChannelTypeGetTypeID, QUANT_SUB_CHANNEL)
TN_MC_NAME(mlirUniformQuantizedSubChannelTypeGetName, "quant.uniform_sub_channel")
TN_MC_TYPE_IS_A(mlirTypeIsACalibratedQuantizedType, QUANT_CALIBRATED)
TN_MC_TYPE_ID(mlirCalibratedQuantizedTypeGetTypeID, QUANT_CALIBRATED)
TN_MC_NAME(mlirCalibratedQuantizedTypeGetName, "quant.calibrated")

//===-- Parameters ----------------------------------------------------------------------------===//

/// Puts an array of doubles, and one of i64.
static void put_scales(tn_mc_maker* maker, size_t count, const double* scales,
                       const int64_t* zero_points) {
  const size_t size = (count + 1) * sizeof(tn_attribute);
  tn_context* context = maker->context;
  tn_attribute array = {NULL};
  tn_attribute numbers = {NULL};
  tn_type type;
  if (maker->failed) return;
  tn_attribute* items = tn_allocate(&context->allocator, size);
  tn_status status = items == NULL ? tn_context__out_of_memory(context)
                                   : tn_float_type_get(context, TN_FLOAT_F64, &type);
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    status = tn_float_attribute_get(type, scales[i], &items[i]);
  }
  if (status == TN_OK) status = tn_array_attribute_get(context, items, count, &array);
  tn_deallocate(&context->allocator, items, size);
  if (status == TN_OK) status = tn_integer_type_get(context, 64, TN_SIGNLESS, &type);
  if (status == TN_OK) {
    status = tn_dense_array_attribute_get(type, count, zero_points, count * sizeof *zero_points,
                                          &numbers);
  }
  maker->failed = status != TN_OK;
  tn_mc_maker__put(maker, array);
  tn_mc_maker__put(maker, numbers);
}

static size_t count_of(tn_type type) {
  return tn_array_attribute_count(tn_type_parameter_at(type, TN_MC_QUANT_SCALES));
}

static double scale_at(tn_type type, size_t index) {
  return tn_float_attribute_value(
      tn_array_attribute_element(tn_type_parameter_at(type, TN_MC_QUANT_SCALES), index));
}

static int64_t zero_point_at(tn_type type, size_t index) {
  size_t size = 0;
  const int64_t* numbers =
      tn_dense_array_attribute_data(tn_type_parameter_at(type, TN_MC_QUANT_ZERO_POINTS), &size);
  return numbers[index];
}

static bool has_no_zero_point(tn_type type) {
  for (size_t i = 0; i < count_of(type); ++i) {
    if (zero_point_at(type, i) != 0) return false;
  }
  return true;
}

static const int32_t* axes_of(tn_type type, size_t* out_count) {
  size_t size = 0;
  const int32_t* axes =
      tn_dense_array_attribute_data(tn_type_parameter_at(type, TN_MC_QUANT_AXES), &size);
  *out_count = size / sizeof *axes;
  return axes;
}

//===-- Per tensor ----------------------------------------------------------------------------===//

#define TENSOR "uniform quantized type"

MlirType mlirUniformQuantizedTypeGet(unsigned flags, MlirType storageType, MlirType expressedType,
                                     double scale, int64_t zeroPoint, int64_t storageTypeMin,
                                     int64_t storageTypeMax) {
  tn_mc_maker maker = tn_mc_quant__begin(__func__, "!quant.uniform", flags, storageType,
                                         expressedType, storageTypeMin, storageTypeMax);
  put_scales(&maker, 1, &scale, &zeroPoint);
  return tn_mc_maker__type(&maker);
}

double mlirUniformQuantizedTypeGetScale(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_UNIFORM, TENSOR, 0)
  return scale_at(self, 0);
}

int64_t mlirUniformQuantizedTypeGetZeroPoint(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_UNIFORM, TENSOR, 0)
  return zero_point_at(self, 0);
}

bool mlirUniformQuantizedTypeIsFixedPoint(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_UNIFORM, TENSOR, false)
  return has_no_zero_point(self);
}

//===-- Per axis ------------------------------------------------------------------------------===//

#define AXIS "per-axis uniform quantized type"

MlirType mlirUniformQuantizedPerAxisTypeGet(unsigned flags, MlirType storageType,
                                            MlirType expressedType, intptr_t nDims, double* scales,
                                            int64_t* zeroPoints, int32_t quantizedDimension,
                                            int64_t storageTypeMin, int64_t storageTypeMax) {
  TN_MC_TAKE_COUNT(nDims, NULL, NO_TYPE)
  tn_mc_maker maker = tn_mc_quant__begin(__func__, "!quant.uniform", flags, storageType,
                                         expressedType, storageTypeMin, storageTypeMax);
  put_scales(&maker, (size_t)nDims, scales, zeroPoints);
  tn_mc_maker__put_numbers(&maker, 1, &quantizedDimension);
  return tn_mc_maker__type(&maker);
}

intptr_t mlirUniformQuantizedPerAxisTypeGetNumDims(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_PER_AXIS, AXIS, 0)
  return (intptr_t)count_of(self);
}

double mlirUniformQuantizedPerAxisTypeGetScale(MlirType type, intptr_t pos) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_PER_AXIS, AXIS, 0)
  TN_MC_TAKE_INDEX(pos, count_of(self), tn_type_context(self), 0)
  return scale_at(self, (size_t)pos);
}

int64_t mlirUniformQuantizedPerAxisTypeGetZeroPoint(MlirType type, intptr_t pos) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_PER_AXIS, AXIS, 0)
  TN_MC_TAKE_INDEX(pos, count_of(self), tn_type_context(self), 0)
  return zero_point_at(self, (size_t)pos);
}

int32_t mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_PER_AXIS, AXIS, 0)
  size_t unused;
  return *axes_of(self, &unused);
}

bool mlirUniformQuantizedPerAxisTypeIsFixedPoint(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_PER_AXIS, AXIS, false)
  return has_no_zero_point(self);
}

//===-- Per block -----------------------------------------------------------------------------===//

#define BLOCKS "sub-channel uniform quantized type"

MlirType mlirUniformQuantizedSubChannelTypeGet(unsigned flags, MlirType storageType,
                                               MlirType expressedType, MlirAttribute scalesAttr,
                                               MlirAttribute zeroPointsAttr,
                                               intptr_t blockSizeInfoLength,
                                               int32_t* quantizedDimensions, int64_t* blockSizes,
                                               int64_t storageTypeMin, int64_t storageTypeMax) {
  TN_MC_TAKE_COUNT(blockSizeInfoLength, NULL, NO_TYPE)
  tn_mc_maker maker = tn_mc_quant__begin(__func__, "!quant.uniform", flags, storageType,
                                         expressedType, storageTypeMin, storageTypeMax);
  tn_mc_maker__put_handle(&maker, scalesAttr);
  tn_mc_maker__put_handle(&maker, zeroPointsAttr);
  tn_mc_maker__put_numbers(&maker, (size_t)blockSizeInfoLength, quantizedDimensions);
  tn_mc_maker__put_numbers(&maker, (size_t)blockSizeInfoLength, blockSizes);
  return tn_mc_maker__type(&maker);
}

intptr_t mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_SUB_CHANNEL, BLOCKS, 0)
  size_t count;
  (void)axes_of(self, &count);
  return (intptr_t)count;
}

int32_t mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(MlirType type, intptr_t pos) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_SUB_CHANNEL, BLOCKS, 0)
  size_t count;
  const int32_t* axes = axes_of(self, &count);
  TN_MC_TAKE_INDEX(pos, count, tn_type_context(self), 0)
  return axes[pos];
}

int64_t mlirUniformQuantizedSubChannelTypeGetBlockSize(MlirType type, intptr_t pos) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_SUB_CHANNEL, BLOCKS, 0)
  size_t size = 0;
  const int64_t* sizes =
      tn_dense_array_attribute_data(tn_type_parameter_at(self, TN_MC_QUANT_BLOCK_SIZES), &size);
  TN_MC_TAKE_INDEX(pos, size / sizeof *sizes, tn_type_context(self), 0)
  return sizes[pos];
}

MlirAttribute mlirUniformQuantizedSubChannelTypeGetScales(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_SUB_CHANNEL, BLOCKS, NO_ATTRIBUTE)
  return tn_mc__give_attribute(tn_type_parameter_at(self, TN_MC_QUANT_SCALES));
}

MlirAttribute mlirUniformQuantizedSubChannelTypeGetZeroPoints(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_SUB_CHANNEL, BLOCKS, NO_ATTRIBUTE)
  return tn_mc__give_attribute(tn_type_parameter_at(self, TN_MC_QUANT_ZERO_POINTS));
}

//===-- Calibrated ----------------------------------------------------------------------------===//

#define CALIBRATED "calibrated quantized type"

MlirType mlirCalibratedQuantizedTypeGet(MlirType expressedType, double min, double max) {
  TN_MC_TAKE_TYPE(expressed, expressedType, NO_TYPE)
  tn_context* context = tn_type_context(expressed);
  const double bounds[2] = {min, max};
  tn_type type;
  tn_attribute number;
  tn_mc_maker maker = tn_mc_maker__begin(__func__, context, "!quant.calibrated");
  tn_mc_maker__put_type(&maker, expressed);
  if (tn_float_type_get(context, TN_FLOAT_F64, &type) != TN_OK) return NO_TYPE;
  for (int i = 0; i < 2; ++i) {
    if (tn_float_attribute_get(type, bounds[i], &number) != TN_OK) return NO_TYPE;
    tn_mc_maker__put(&maker, number);
  }
  return tn_mc_maker__type(&maker);
}

double mlirCalibratedQuantizedTypeGetMin(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_CALIBRATED, CALIBRATED, 0)
  return tn_float_attribute_value(tn_type_parameter_at(self, 1));
}

double mlirCalibratedQuantizedTypeGetMax(MlirType type) {
  TN_MC_TAKE_DIALECT_TYPE(self, type, QUANT_CALIBRATED, CALIBRATED, 0)
  return tn_float_attribute_value(tn_type_parameter_at(self, 2));
}
