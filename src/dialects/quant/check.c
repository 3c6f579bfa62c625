// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks the parameters of quantized types.

#include <math.h>

#include "dialects/common/parameters.h"
#include "dialects/quant/quant.h"
#include "ir/float_format.h"

#define SCALE_MAX (INT64_C(1) << 24)

//===-- Ranges --------------------------------------------------------------------------------===//

/// Sets the least and the largest positive value of the type. Excludes nothing if a double cannot
/// represent them.
static void range_of(tn_type type, double* out_least, double* out_largest) {
  const tn_float_kind kind = tn_float_type_kind(type);
  const tn_float_format* format = tn_float_format__of(kind);
  const uint64_t least[2] = {format->has_sign_and_zero, 0};
  uint64_t largest[2] = {0, 0};
  *out_least = 0;
  *out_largest = INFINITY;
  if (format->bit_width > 64) return;
  largest[0] = (UINT64_C(1) << (format->bit_width - format->has_sign_and_zero)) - 1;
  if (format->nan_style == TN_NAN_IEEE) largest[0] -= UINT64_C(1) << format->mantissa_bits;
  if (format->nan_style == TN_NAN_ALL_ONES) --largest[0];
  *out_least = tn_float_format__decode(kind, least);
  *out_largest = tn_float_format__decode(kind, largest);
}

const char* tn_quant__wrong_scale(tn_type type, double scale, char words[TN_QUANT_WORDS_SIZE]) {
  double least;
  double largest;
  char text[32] = "INF";
  range_of(type, &least, &largest);
  if (!(scale < least || scale > largest)) return NULL;
  if (!isinf(scale)) snprintf(text, sizeof text, "%e", scale);
  snprintf(words, TN_QUANT_WORDS_SIZE, "scale %s%s out of expressed type range [%e, %e]",
           isinf(scale) && scale < 0 ? "-" : "", text, least, largest);
  return words;
}

//===-- Checks --------------------------------------------------------------------------------===//

static bool check_any(const tn_context* context, const tn_uref* parameters,
                      tn_parse_error* out_wrong) {
  const tn_type storage = tn_parameters__type(context, parameters, TN_QUANT_STORAGE);
  const tn_type expressed = parameters[TN_QUANT_EXPRESSED] == 0
                                ? (tn_type){NULL}
                                : tn_parameters__type(context, parameters, TN_QUANT_EXPRESSED);
  const uint32_t width = tn_integer_type_width(storage);
  const bool is_signed = tn_integer_type_signedness(storage) != TN_UNSIGNED;
  const int64_t minimum = tn_parameters__integer(context, parameters, TN_QUANT_MINIMUM);
  const int64_t maximum = tn_parameters__integer(context, parameters, TN_QUANT_MAXIMUM);
  if (width == 0 || width > TN_QUANT_WIDTH_MAX) {
    return tn_parameters__refuse(out_wrong, "illegal storage type size: %u", width);
  }
  if (tn_integer_type_signedness(storage) == TN_SIGNED) {
    return tn_parameters__refuse(out_wrong, "storage type must be signless or unsigned");
  }
  if (minimum >= maximum || minimum < tn_quant__least(is_signed, width) ||
      maximum > tn_quant__largest(is_signed, width)) {
    return tn_parameters__refuse(out_wrong, "illegal storage min and storage max: (%lld:%lld)",
                                 (long long)minimum, (long long)maximum);
  }
  return expressed.storage == NULL || tn_type__is(expressed, TN_TYPE_FLOAT) ||
         tn_parameters__refuse(out_wrong, "expressed type must be floating point");
}

static bool is_f64(tn_attribute value) {
  return tn_attribute__is(value, TN_ATTRIBUTE_FLOAT) &&
         tn_float_type_kind(tn_attribute_type(value)) == TN_FLOAT_F64;
}

/// Returns true for dense elements of the type.
static bool are_elements(tn_attribute value, tn_type element) {
  return tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ELEMENTS) &&
         tn_type_equal(tn_type_element_type(tn_attribute_type(value)), element);
}

static bool check_blocks(tn_attribute scales, tn_attribute zero_points, tn_type storage,
                         tn_type expressed, tn_parse_error* out_wrong) {
  if (!are_elements(scales, expressed)) {
    return tn_parameters__refuse(out_wrong, "type of scale values must match the expressed type");
  }
  const tn_type type = tn_attribute_type(scales);
  const tn_type stored = tn_attribute__is(zero_points, TN_ATTRIBUTE_DENSE_ELEMENTS)
                             ? tn_attribute_type(zero_points)
                             : type;
  const tn_type element = tn_type_element_type(stored);
  if (!tn_type__is(element, TN_TYPE_INTEGER) ||
      tn_integer_type_signedness(element) != TN_SIGNLESS ||
      tn_integer_type_width(element) != tn_integer_type_width(storage)) {
    return tn_parameters__refuse(out_wrong,
                                 "type of zero point values must match the storage type");
  }
  const size_t rank = tn_shaped_type_rank(type);
  if (rank != tn_shaped_type_rank(stored) ||
      memcmp(tn_shaped_type_dims(type), tn_shaped_type_dims(stored),
             rank * sizeof *tn_shaped_type_dims(type)) != 0) {
    return tn_parameters__refuse(out_wrong, "shape of scales and zero points does not match");
  }
  if (rank == 0 || rank > TN_QUANT_DEPTH_MAX) {
    return tn_parameters__refuse(out_wrong, "scales nest %zu deep; expected 1 to %u", rank,
                                 TN_QUANT_DEPTH_MAX);
  }
  const int64_t count = tn_shaped_type_element_count(type);
  return (count > 0 && count <= SCALE_MAX) ||
         tn_parameters__refuse(out_wrong, "%lld scales; expected 1 to %lld", (long long)count,
                               (long long)SCALE_MAX);
}

static bool check_axes(tn_attribute axes, tn_attribute block_sizes, tn_parse_error* out_wrong) {
  size_t size = 0;
  const int64_t* sizes = NULL;
  const int32_t* numbers = tn_dense_array_attribute_data(axes, &size);
  const size_t count = size / sizeof *numbers;
  if (block_sizes.storage != NULL) {
    sizes = tn_dense_array_attribute_data(block_sizes, &size);
    size /= 2;
  }
  if (block_sizes.storage == NULL ? count != 1 : count != size / sizeof *numbers) {
    return tn_parameters__refuse(out_wrong,
                                 "number of quantized dimensions and block sizes does not match");
  }
  for (size_t i = 0; i < count; ++i) {
    if (numbers[i] < 0) {
      return tn_parameters__refuse(out_wrong, "illegal quantized dimension: %d", numbers[i]);
    }
  }
  for (size_t i = 0; sizes != NULL && i < count; ++i) {
    if (sizes[i] <= 0) {
      return tn_parameters__refuse(out_wrong, "illegal block size: %lld", (long long)sizes[i]);
    }
  }
  return true;
}

static bool check_scales(tn_attribute scales, tn_attribute zero_points, bool has_axis,
                         tn_type expressed, tn_parse_error* out_wrong) {
  size_t size = 0;
  const size_t count =
      tn_attribute__is(scales, TN_ATTRIBUTE_ARRAY) ? tn_array_attribute_count(scales) : 0;
  const bool are_numbers =
      tn_attribute__is(zero_points, TN_ATTRIBUTE_DENSE_ARRAY) &&
      tn_type_bit_width(tn_dense_array_attribute_element_type(zero_points)) == 64;
  if (are_numbers) (void)tn_dense_array_attribute_data(zero_points, &size);
  if (count == 0 || count != size / sizeof(int64_t) || (count != 1 && !has_axis)) {
    return tn_parameters__refuse(out_wrong, "illegal number of scales and zeroPoints: %zu, %zu",
                                 count, size / sizeof(int64_t));
  }
  for (size_t i = 0; i < count; ++i) {
    const tn_attribute scale = tn_array_attribute_element(scales, i);
    if (!is_f64(scale)) return tn_parameters__refuse(out_wrong, "a scale is not an f64");
    if (tn_quant__wrong_scale(expressed, tn_float_attribute_value(scale), out_wrong->words) !=
        NULL) {
      return false;
    }
  }
  return true;
}

static bool check_uniform(const tn_context* context, const tn_uref* parameters,
                          tn_parse_error* out_wrong) {
  if (!check_any(context, parameters, out_wrong)) return false;
  const tn_attribute axes = tn_parameters__attribute(context, parameters, TN_QUANT_AXES);
  const tn_attribute sizes = tn_parameters__attribute(context, parameters, TN_QUANT_BLOCK_SIZES);
  const tn_attribute scales = tn_parameters__attribute(context, parameters, TN_QUANT_SCALES);
  const tn_attribute zero_points =
      tn_parameters__attribute(context, parameters, TN_QUANT_ZERO_POINTS);
  const tn_type expressed = tn_parameters__type(context, parameters, TN_QUANT_EXPRESSED);
  if (axes.storage == NULL && sizes.storage != NULL) {
    return tn_parameters__refuse(out_wrong,
                                 "number of quantized dimensions and block sizes does not match");
  }
  if (axes.storage != NULL && !check_axes(axes, sizes, out_wrong)) return false;
  return sizes.storage != NULL
             ? check_blocks(scales, zero_points,
                            tn_parameters__type(context, parameters, TN_QUANT_STORAGE), expressed,
                            out_wrong)
             : check_scales(scales, zero_points, axes.storage != NULL, expressed, out_wrong);
}

static bool check_calibrated(const tn_context* context, const tn_uref* parameters,
                             tn_parse_error* out_wrong) {
  const tn_attribute minimum = tn_parameters__attribute(context, parameters, 1);
  const tn_attribute maximum = tn_parameters__attribute(context, parameters, 2);
  if (!tn_type__is(tn_parameters__type(context, parameters, 0), TN_TYPE_FLOAT) ||
      !is_f64(minimum) || !is_f64(maximum)) {
    return tn_parameters__refuse(out_wrong, "expressed type must be floating point");
  }
  const double bounds[2] = {tn_float_attribute_value(minimum), tn_float_attribute_value(maximum)};
  return bounds[0] < bounds[1] ||
         tn_parameters__refuse(out_wrong, "illegal min and max: (%e:%e)", bounds[0], bounds[1]);
}

const tn_parameters_check tn_quant_parameters_checks[] = {{"!any", check_any},
                                                          {"!calibrated", check_calibrated},
                                                          {"!uniform", check_uniform},
                                                          {NULL, NULL}};
