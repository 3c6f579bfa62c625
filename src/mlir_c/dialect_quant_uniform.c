// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Dialect/Quant.h>: uniform and calibrated types.

#include <math.h>
#include <stdlib.h>

#include "mlir-c/BuiltinAttributes.h"
#include "mlir-c/BuiltinTypes.h"
#include "mlir-c/Dialect/Quant.h"
#include "mlir_c/dialect_quant.h"
#include "mlir_c/elements.h"

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

static bool take(const char* function, MlirType handle, tn_mc_id id, const char* expected,
                 tn_type* out_type, tn_mc_quant* out_quant) {
  if (!tn_mc__take_type(function, handle, out_type)) return false;
  if (tn_mc__id_of_type(*out_type) == id && tn_mc_quant__read(*out_type, out_quant)) return true;
  tn_mc__refuse_kind(function, out_type->storage, expected);
  return false;
}

#define TAKE(it, quant, handle, id, expected, none)                               \
  tn_type it;                                                                     \
  tn_mc_quant quant;                                                              \
  if (!take(__func__, handle, TN_MC_ID_##id, expected, &it, &quant)) return none; \
  (void)it;

/// A scale that numbers of the expressed type can have.
static bool check_scale(const char* function, MlirType expressed, double scale) {
  tn_type type;
  if (!tn_mc__take_type(function, expressed, &type)) return false;
  if (scale > 0 && scale < (double)INFINITY) return true;
  tn_mc__refuse_format(function, tn_type_context(type), "scale %e out of expressed type range",
                       scale);
  return false;
}

//===-- For a tensor --------------------------------------------------------------------------===//

MlirType mlirUniformQuantizedTypeGet(unsigned flags, MlirType storageType, MlirType expressedType,
                                     double scale, int64_t zeroPoint, int64_t storageTypeMin,
                                     int64_t storageTypeMax) {
  tn_mc_text text;
  if (!check_scale(__func__, expressedType, scale) ||
      !tn_mc_quant__begin(__func__, "uniform", flags, storageType, expressedType, storageTypeMin,
                          storageTypeMax, &text)) {
    return NO_TYPE;
  }
  tn_mc_text__add(&text, ", ");
  tn_mc_quant__add_parameter(&text, scale, zeroPoint);
  tn_mc_text__add(&text, ">");
  return tn_mc_text__type(&text, "quant");
}

double mlirUniformQuantizedTypeGetScale(MlirType type) {
  TAKE(it, quant, type, QUANT_UNIFORM, "uniform quantized type", 0)
  double scale = 0;
  int64_t zero_point;
  (void)!tn_mc_quant__read_parameter(quant.parameters, &scale, &zero_point);
  return scale;
}

int64_t mlirUniformQuantizedTypeGetZeroPoint(MlirType type) {
  TAKE(it, quant, type, QUANT_UNIFORM, "uniform quantized type", 0)
  double scale;
  int64_t zero_point = 0;
  (void)!tn_mc_quant__read_parameter(quant.parameters, &scale, &zero_point);
  return zero_point;
}

bool mlirUniformQuantizedTypeIsFixedPoint(MlirType type) {
  TAKE(it, quant, type, QUANT_UNIFORM, "uniform quantized type", false)
  double scale;
  int64_t zero_point = 0;
  return tn_mc_quant__read_parameter(quant.parameters, &scale, &zero_point) && zero_point == 0;
}

//===-- For an axis ---------------------------------------------------------------------------===//

#define AXIS "uniform quantized type of an axis"

MlirType mlirUniformQuantizedPerAxisTypeGet(unsigned flags, MlirType storageType,
                                            MlirType expressedType, intptr_t nDims, double* scales,
                                            int64_t* zeroPoints, int32_t quantizedDimension,
                                            int64_t storageTypeMin, int64_t storageTypeMax) {
  tn_mc_text text;
  TN_MC_TAKE_COUNT(nDims, NULL, NO_TYPE)
  for (intptr_t i = 0; i < nDims; ++i) {
    if (!check_scale(__func__, expressedType, scales[i])) return NO_TYPE;
  }
  if (!tn_mc_quant__begin(__func__, "uniform", flags, storageType, expressedType, storageTypeMin,
                          storageTypeMax, &text)) {
    return NO_TYPE;
  }
  tn_mc_text__add(&text, ":");
  tn_mc_text__add_integer(&text, quantizedDimension);
  tn_mc_text__add(&text, ", {");
  for (intptr_t i = 0; i < nDims; ++i) {
    if (i != 0) tn_mc_text__add(&text, ",");
    tn_mc_quant__add_parameter(&text, scales[i], zeroPoints[i]);
  }
  tn_mc_text__add(&text, "}>");
  return tn_mc_text__type(&text, "quant");
}

/// What stands in the braces.
static tn_string_view unbrace(tn_string_view text) {
  if (text.size < 2 || text.data[0] != '{') return (tn_string_view){"", 0};
  return tn_mc__trim((tn_string_view){text.data + 1, text.size - 2});
}

static bool read_of_axis(const char* function, tn_type type, const tn_mc_quant* quant,
                         intptr_t index, double* out_scale, int64_t* out_zero_point) {
  const tn_string_view list = unbrace(quant->parameters);
  tn_string_view part;
  if (index >= 0 && tn_mc__part(list, ',', (size_t)index, &part)) {
    return tn_mc_quant__read_parameter(part, out_scale, out_zero_point);
  }
  tn_mc__refuse_index(function, tn_type_context(type), index, tn_mc__count_parts(list, ','));
  return false;
}

intptr_t mlirUniformQuantizedPerAxisTypeGetNumDims(MlirType type) {
  TAKE(it, quant, type, QUANT_PER_AXIS, AXIS, 0)
  return (intptr_t)tn_mc__count_parts(unbrace(quant.parameters), ',');
}

double mlirUniformQuantizedPerAxisTypeGetScale(MlirType type, intptr_t pos) {
  TAKE(it, quant, type, QUANT_PER_AXIS, AXIS, 0)
  double scale = 0;
  int64_t zero_point;
  (void)!read_of_axis(__func__, it, &quant, pos, &scale, &zero_point);
  return scale;
}

int64_t mlirUniformQuantizedPerAxisTypeGetZeroPoint(MlirType type, intptr_t pos) {
  TAKE(it, quant, type, QUANT_PER_AXIS, AXIS, 0)
  double scale;
  int64_t zero_point = 0;
  (void)!read_of_axis(__func__, it, &quant, pos, &scale, &zero_point);
  return zero_point;
}

int32_t mlirUniformQuantizedPerAxisTypeGetQuantizedDimension(MlirType type) {
  TAKE(it, quant, type, QUANT_PER_AXIS, AXIS, 0)
  int64_t axis = 0;
  (void)!tn_mc__read_integer(quant.dimensions, &axis);
  return (int32_t)axis;
}

bool mlirUniformQuantizedPerAxisTypeIsFixedPoint(MlirType type) {
  TAKE(it, quant, type, QUANT_PER_AXIS, AXIS, false)
  tn_string_view rest = unbrace(quant.parameters);
  tn_string_view part;
  while (tn_mc__next_part(&rest, ',', &part)) {
    double scale;
    int64_t zero_point;
    if (!tn_mc_quant__read_parameter(part, &scale, &zero_point) || zero_point != 0) return false;
  }
  return true;
}

//===-- For blocks ----------------------------------------------------------------------------===//

#define BLOCKS "uniform quantized type of blocks"

/// Scales and zero points, in the nesting of the shape.
static void add_block_level(tn_mc_text* text, tn_attribute scales, tn_attribute zero_points,
                            size_t level, size_t* index) {
  const tn_type type = tn_attribute_type(scales);
  if (level == tn_shaped_type_rank(type)) {
    const tn_attribute scale = tn_mc__dense_element(scales, *index);
    const tn_attribute zero = tn_mc__dense_element(zero_points, *index);
    tn_mc_quant__add_parameter(text, tn_float_attribute_value(scale),
                               tn_integer_attribute_value(zero));
    ++*index;
    return;
  }
  tn_mc_text__add(text, "{");
  for (int64_t i = 0; i < tn_shaped_type_dims(type)[level]; ++i) {
    if (i != 0) tn_mc_text__add(text, ", ");
    add_block_level(text, scales, zero_points, level + 1, index);
  }
  tn_mc_text__add(text, "}");
}

static bool is_dense_of(tn_attribute attribute, tn_type_kind element_kind) {
  return tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS) &&
         tn_type__is(tn_type_element_type(tn_attribute_type(attribute)), element_kind);
}

MlirType mlirUniformQuantizedSubChannelTypeGet(unsigned flags, MlirType storageType,
                                               MlirType expressedType, MlirAttribute scalesAttr,
                                               MlirAttribute zeroPointsAttr,
                                               intptr_t blockSizeInfoLength,
                                               int32_t* quantizedDimensions, int64_t* blockSizes,
                                               int64_t storageTypeMin, int64_t storageTypeMax) {
  tn_mc_text text;
  TN_MC_TAKE_ATTRIBUTE_THAT(scales, scalesAttr, is_dense_of(scales, TN_TYPE_FLOAT),
                            "dense elements of floats", NO_TYPE)
  TN_MC_TAKE_ATTRIBUTE_THAT(zeros, zeroPointsAttr, is_dense_of(zeros, TN_TYPE_INTEGER),
                            "dense elements of integers", NO_TYPE)
  TN_MC_TAKE_COUNT(blockSizeInfoLength, tn_attribute_context(scales), NO_TYPE)
  if (tn_shaped_type_rank(tn_attribute_type(scales)) > TN_MC_LIST_SPACE) {
    tn_mc__refuse_kind(__func__, scales.storage, "list of so few dimensions");
    return NO_TYPE;
  }
  if (tn_shaped_type_element_count(tn_attribute_type(scales)) !=
      tn_shaped_type_element_count(tn_attribute_type(zeros))) {
    tn_mc__refuse(__func__, tn_attribute_context(scales),
                  "the number of zero points does not match the number of scales");
    return NO_TYPE;
  }
  if (!tn_mc_quant__begin(__func__, "uniform", flags, storageType, expressedType, storageTypeMin,
                          storageTypeMax, &text)) {
    return NO_TYPE;
  }
  tn_mc_text__add(&text, ":{");
  for (intptr_t i = 0; i < blockSizeInfoLength; ++i) {
    tn_text_buffer_format(&text.buffer, "%s%d:%lld", i == 0 ? "" : ", ", quantizedDimensions[i],
                          (long long)blockSizes[i]);
  }
  tn_mc_text__add(&text, "}, ");
  size_t index = 0;
  add_block_level(&text, scales, zeros, 0, &index);
  tn_mc_text__add(&text, ">");
  return tn_mc_text__type(&text, "quant");
}

intptr_t mlirUniformQuantizedSubChannelTypeGetNumBlockSizes(MlirType type) {
  TAKE(it, quant, type, QUANT_SUB_CHANNEL, BLOCKS, 0)
  return (intptr_t)tn_mc__count_parts(unbrace(quant.dimensions), ',');
}

/// One of the two numbers of `dimension:size` at the index.
static int64_t block_number(const char* function, tn_type type, const tn_mc_quant* quant,
                            intptr_t index, size_t which) {
  const tn_string_view list = unbrace(quant->dimensions);
  tn_string_view pair;
  tn_string_view part;
  int64_t value = 0;
  if (index < 0 || !tn_mc__part(list, ',', (size_t)index, &pair)) {
    tn_mc__refuse_index(function, tn_type_context(type), index, tn_mc__count_parts(list, ','));
  } else if (tn_mc__part(pair, ':', which, &part)) {
    (void)!tn_mc__read_integer(part, &value);
  }
  return value;
}

int32_t mlirUniformQuantizedSubChannelTypeGetQuantizedDimension(MlirType type, intptr_t pos) {
  TAKE(it, quant, type, QUANT_SUB_CHANNEL, BLOCKS, 0)
  return (int32_t)block_number(__func__, it, &quant, pos, 0);
}

int64_t mlirUniformQuantizedSubChannelTypeGetBlockSize(MlirType type, intptr_t pos) {
  TAKE(it, quant, type, QUANT_SUB_CHANNEL, BLOCKS, 0)
  return block_number(__func__, it, &quant, pos, 1);
}

/// What the braces hold, as attributes in a row.
typedef struct block_reader {
  tn_type type;  ///< Of the attributes.
  bool is_scale;
  int64_t dims[TN_MC_LIST_SPACE];
  size_t rank;
  MlirAttribute* elements;
  size_t count;
  size_t capacity;
} block_reader;

static bool add_element(block_reader* it, tn_string_view text) {
  double scale;
  int64_t zero_point;
  if (!tn_mc_quant__read_parameter(text, &scale, &zero_point)) return false;
  if (it->count == it->capacity) {
    const size_t capacity = it->capacity == 0 ? 16 : 2 * it->capacity;
    MlirAttribute* grown = realloc(it->elements, capacity * sizeof *grown);
    if (grown == NULL) return false;
    it->elements = grown;
    it->capacity = capacity;
  }
  tn_attribute made;
  const tn_status status = it->is_scale ? tn_float_attribute_get(it->type, scale, &made)
                                        : tn_integer_attribute_get(it->type, zero_point, &made);
  it->elements[it->count++] = tn_mc__made_attribute(status, &made);
  return status == TN_OK;
}

static bool read_level(block_reader* it, tn_string_view text, size_t level) {
  if (text.size == 0 || text.data[0] != '{') return add_element(it, text);
  if (level == TN_MC_LIST_SPACE) return false;
  tn_string_view rest = unbrace(text);
  tn_string_view part;
  if (it->rank <= level) it->rank = level + 1;
  it->dims[level] = (int64_t)tn_mc__count_parts(rest, ',');
  while (tn_mc__next_part(&rest, ',', &part)) {
    if (!read_level(it, part, level + 1)) return false;
  }
  return true;
}

static MlirAttribute read_blocks(const char* function, const tn_mc_quant* quant, tn_type element,
                                 bool is_scale) {
  block_reader it = {.type = element, .is_scale = is_scale};
  MlirAttribute elements = NO_ATTRIBUTE;
  if (read_level(&it, quant->parameters, 0)) {
    const MlirType type = mlirRankedTensorTypeGet((intptr_t)it.rank, it.dims,
                                                  tn_mc__give_type(element), NO_ATTRIBUTE);
    elements = mlirDenseElementsAttrGet(type, (intptr_t)it.count, it.elements);
  } else {
    tn_mc__refuse(function, tn_type_context(element), "the type's parameters cannot be parsed");
  }
  free(it.elements);
  return elements;
}

MlirAttribute mlirUniformQuantizedSubChannelTypeGetScales(MlirType type) {
  TAKE(it, quant, type, QUANT_SUB_CHANNEL, BLOCKS, NO_ATTRIBUTE)
  return read_blocks(__func__, &quant, quant.expressed, true);
}

MlirAttribute mlirUniformQuantizedSubChannelTypeGetZeroPoints(MlirType type) {
  TAKE(it, quant, type, QUANT_SUB_CHANNEL, BLOCKS, NO_ATTRIBUTE)
  tn_type storage;
  if (tn_integer_type_get(tn_type_context(it), quant.width, TN_SIGNLESS, &storage) != TN_OK) {
    return NO_ATTRIBUTE;
  }
  return read_blocks(__func__, &quant, storage, false);
}

//===-- Calibrated ----------------------------------------------------------------------------===//

#define CALIBRATED "calibrated quantized type"

MlirType mlirCalibratedQuantizedTypeGet(MlirType expressedType, double min, double max) {
  TN_MC_TAKE_TYPE_THAT(expressed, expressedType, tn_type__is(expressed, TN_TYPE_FLOAT),
                       "float type", NO_TYPE)
  if (min >= max) {
    tn_mc__refuse_format(__func__, tn_type_context(expressed), "illegal min and max: (%e:%e)", min,
                         max);
    return NO_TYPE;
  }
  tn_mc_text text = tn_mc_text__begin(tn_type_context(expressed), "calibrated<");
  tn_mc_text__add_type(&text, expressed);
  tn_mc_text__add(&text, "<");
  tn_mc_text__add_double(&text, min);
  tn_mc_text__add(&text, ":");
  tn_mc_text__add_double(&text, max);
  tn_mc_text__add(&text, ">>");
  return tn_mc_text__type(&text, "quant");
}

static double calibrated_number(const tn_mc_quant* quant, size_t which) {
  tn_string_view part;
  double value = 0;
  if (tn_mc__part(quant->parameters, ':', which, &part)) (void)!tn_mc__read_double(part, &value);
  return value;
}

double mlirCalibratedQuantizedTypeGetMin(MlirType type) {
  TAKE(it, quant, type, QUANT_CALIBRATED, CALIBRATED, 0)
  return calibrated_number(&quant, 0);
}

double mlirCalibratedQuantizedTypeGetMax(MlirType type) {
  TAKE(it, quant, type, QUANT_CALIBRATED, CALIBRATED, 0)
  return calibrated_number(&quant, 1);
}
