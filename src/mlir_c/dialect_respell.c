// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Spelling what was read of dialects as MLIR prints it, so that a type that is written in two ways
// is one, and is the one that a function of the API makes.
//
// Quantized types are also checked by MLIR's rules, in its words. What cannot be read here stays as
// it was written.

#include "mlir_c/dialect_respell.h"

#include <math.h>

#include "ir/float_format.h"
#include "mlir-c/Dialect/Complex.h"
#include "mlir_c/dialect_quant.h"
#include "mlir_c/dialect_sparse_tensor.h"

#define STORAGE_BITS_MAX 32u

//===-- Quantized types -----------------------------------------------------------------------===//

static tn_status refuse_number(tn_context* context, const char* format, int64_t number) {
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context), format,
                          (long long)number);
}

static tn_status check_storage(tn_context* context, const tn_mc_quant* quant) {
  const uint32_t width = quant->width;
  if (width == 0 || width > STORAGE_BITS_MAX) {
    return refuse_number(context, "illegal storage type size: %lld", width);
  }
  // MLIR takes the bounds of unsigned numbers of as many bits, and lets the signed begin below.
  if (quant->maximum <= quant->minimum ||
      quant->maximum > tn_mc_quant__default_maximum(false, width)) {
    return refuse_number(context, "illegal storage type maximum: %lld", quant->maximum);
  }
  if (quant->minimum < tn_mc_quant__default_minimum(quant->is_signed, width)) {
    return refuse_number(context, "illegal storage type minimum: %lld", quant->minimum);
  }
  return TN_OK;
}

/// The numbers that a float type of IEEE's kind has: the least and the largest that are positive.
static bool range_of(tn_type type, double* out_least, double* out_largest) {
  const tn_float_kind kind = tn_float_type_kind(type);
  if (kind == TN_FLOAT_KIND_COUNT) return false;
  const tn_float_format* format = tn_float_format__of(kind);
  if (format->nan_style != TN_NAN_IEEE || format->exponent_bits > 11) return false;
  *out_least = ldexp(1, 1 - format->bias - format->mantissa_bits);
  *out_largest = ldexp(2 - ldexp(1, -format->mantissa_bits), format->bias);
  return true;
}

static tn_status check_scale(tn_context* context, const tn_mc_quant* quant, double scale) {
  double least;
  double largest;
  if (!range_of(quant->expressed, &least, &largest)) return TN_OK;
  if (scale >= least && scale <= largest) return TN_OK;
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                          "scale %e out of expressed type range [%e, %e]", scale, least, largest);
}

/// `i8<-127:127>:f32`.
static void add_storage(tn_mc_text* text, const tn_mc_quant* quant) {
  tn_mc_text__add(text, quant->is_signed ? "<i" : "<u");
  tn_mc_text__add_integer(text, quant->width);
  if (quant->minimum != tn_mc_quant__default_minimum(quant->is_signed, quant->width) ||
      quant->maximum != tn_mc_quant__default_maximum(quant->is_signed, quant->width)) {
    tn_text_buffer_format(&text->buffer, "<%lld:%lld>", (long long)quant->minimum,
                          (long long)quant->maximum);
  }
  if (tn_type_is_null(quant->expressed)) return;
  tn_mc_text__add(text, ":");
  tn_mc_text__add_type(text, quant->expressed);
}

/// A list in braces, with `separator` between what is in it.
typedef bool (*add_part_fn)(tn_mc_text* text, const tn_mc_quant* quant, tn_string_view part,
                            unsigned depth);

static bool add_braces(tn_mc_text* text, const tn_mc_quant* quant, tn_string_view list,
                       const char* separator, unsigned depth, add_part_fn add) {
  tn_string_view rest = {list.data + 1, list.size - 2};
  tn_string_view part;
  if (list.size < 2 || list.data[list.size - 1] != '}') return false;
  tn_mc_text__add(text, "{");
  for (bool is_first = true; tn_mc__next_part(&rest, ',', &part); is_first = false) {
    if (!is_first) tn_mc_text__add(text, separator);
    if (!add(text, quant, part, depth)) return false;
  }
  tn_mc_text__add(text, "}");
  return true;
}

/// `1.0:3`, or braces around more of them.
static bool add_parameter(tn_mc_text* text, const tn_mc_quant* quant, tn_string_view part,
                          unsigned depth) {
  double scale;
  int64_t zero_point;
  if (depth == TN_MC_LIST_SPACE) return false;
  if (part.size != 0 && part.data[0] == '{') {
    return add_braces(text, quant, part, ", ", depth + 1, add_parameter);
  }
  if (!tn_mc_quant__read_parameter(part, &scale, &zero_point)) return false;
  if (check_scale(text->context, quant, scale) != TN_OK) {
    text->was_refused = true;
    return false;
  }
  tn_mc_quant__add_parameter(text, scale, zero_point);
  return true;
}

/// `0:2`.
static bool add_block(tn_mc_text* text, const tn_mc_quant* quant, tn_string_view part,
                      unsigned depth) {
  tn_string_view words[2];
  int64_t numbers[2];
  (void)quant;
  (void)depth;
  if (!tn_mc__part(part, ':', 0, &words[0]) || !tn_mc__part(part, ':', 1, &words[1]) ||
      !tn_mc__read_integer(words[0], &numbers[0]) || !tn_mc__read_integer(words[1], &numbers[1])) {
    return false;
  }
  tn_text_buffer_format(&text->buffer, "%lld:%lld", (long long)numbers[0], (long long)numbers[1]);
  return true;
}

/// What stands behind the expressed type, and the numbers.
static bool add_uniform(tn_mc_text* text, const tn_mc_quant* quant) {
  const tn_string_view dimensions = quant->dimensions;
  const bool has_blocks = dimensions.size != 0 && dimensions.data[0] == '{';
  const bool is_list = quant->parameters.size != 0 && quant->parameters.data[0] == '{';
  if (tn_type_is_null(quant->expressed) || is_list != (dimensions.size != 0)) return false;
  if (dimensions.size != 0) tn_mc_text__add(text, ":");
  if (has_blocks && !add_braces(text, quant, dimensions, ", ", 0, add_block)) return false;
  if (!has_blocks) tn_mc_text__add_view(text, dimensions);
  tn_mc_text__add(text, ", ");
  if (is_list && !has_blocks) {
    return add_braces(text, quant, quant->parameters, ",", 1, add_parameter);
  }
  return add_parameter(text, quant, quant->parameters, 0);
}

static bool add_calibrated(tn_mc_text* text, const tn_mc_quant* quant) {
  tn_string_view parts[2];
  double bounds[2];
  if (!tn_mc__part(quant->parameters, ':', 0, &parts[0]) ||
      !tn_mc__part(quant->parameters, ':', 1, &parts[1]) ||
      !tn_mc__read_double(parts[0], &bounds[0]) || !tn_mc__read_double(parts[1], &bounds[1])) {
    return false;
  }
  if (bounds[0] >= bounds[1]) {
    text->was_refused = true;
    (void)tn_context__fail(text->context, TN_INVALID_ARGUMENT, tn_location_unknown(text->context),
                           "illegal min and max: (%e:%e)", bounds[0], bounds[1]);
    return false;
  }
  tn_mc_text__add(text, "<");
  tn_mc_text__add_type(text, quant->expressed);
  tn_mc_text__add(text, "<");
  tn_mc_text__add_double(text, bounds[0]);
  tn_mc_text__add(text, ":");
  tn_mc_text__add_double(text, bounds[1]);
  tn_mc_text__add(text, ">");
  return true;
}

static tn_status respell_quant(tn_mc_id id, const tn_storage** storage) {
  const tn_type type = {*storage};
  tn_context* context = tn_type_context(type);
  tn_mc_quant quant;
  tn_type made;
  if (!tn_mc_quant__read(type, &quant)) return TN_OK;
  const bool is_calibrated = id == TN_MC_ID_QUANT_CALIBRATED;
  if (!is_calibrated) TN_TRY(check_storage(context, &quant));
  tn_mc_text text = tn_mc_text__begin(context, is_calibrated              ? "calibrated"
                                               : id == TN_MC_ID_QUANT_ANY ? "any"
                                                                          : "uniform");
  if (!is_calibrated) add_storage(&text, &quant);
  const bool is_read = is_calibrated ? add_calibrated(&text, &quant)
                                     : id == TN_MC_ID_QUANT_ANY || add_uniform(&text, &quant);
  if (!is_read) {
    tn_text_buffer_free(&text.buffer);
    return text.was_refused ? TN_INVALID_ARGUMENT : TN_OK;
  }
  tn_mc_text__add(&text, ">");
  TN_TRY(tn_mc_text__end_type(&text, "quant", &made));
  *storage = made.storage;
  return TN_OK;
}

//===-- Attributes ----------------------------------------------------------------------------===//

/// `number<:f32 1.0, 2.0>`, of type complex<f32>.
static tn_status respell_complex(const tn_storage** storage) {
  const tn_attribute attribute = {*storage};
  tn_context* context = tn_attribute_context(attribute);
  tn_string_view words = tn_mc__attribute_parts(attribute);
  tn_string_view name;
  tn_type complex;
  if (!tn_mc__drop(&words, ":") || !tn_mc__next_part(&words, ' ', &name)) return TN_OK;
  const tn_type element = tn_mc__read_type(context, name);
  if (!tn_type__is(element, TN_TYPE_FLOAT)) return TN_OK;
  TN_TRY(tn_complex_type_get(element, &complex));
  const MlirAttribute number = tn_mc__give_attribute(attribute);
  const MlirAttribute made = mlirComplexAttrDoubleGet(
      tn_mc__give_context(context), tn_mc__give_type(complex), mlirComplexAttrGetRealDouble(number),
      mlirComplexAttrGetImagDouble(number));
  const tn_storage* respelled = tn_mc__find_storage(TN_MC_WORD(made));
  if (respelled == NULL) return TN_OUT_OF_MEMORY;
  *storage = respelled;
  return TN_OK;
}

tn_status tn_mc__respell(const tn_storage** storage) {
  if ((*storage)->kind == TN_TYPE_OPAQUE) {
    const tn_type type = {*storage};
    return tn_mc_quant__is(type) ? respell_quant(tn_mc__id_of_type(type), storage) : TN_OK;
  }
  const tn_mc_id id = tn_mc__id_of_attribute((tn_attribute){*storage});
  if (id == TN_MC_ID_COMPLEX_NUMBER) return respell_complex(storage);
  if (id != TN_MC_ID_SPARSE_TENSOR_ENCODING) return TN_OK;
  const tn_attribute respelled = tn_mc__respell_encoding((tn_attribute){*storage});
  if (!tn_attribute_is_null(respelled)) *storage = respelled.storage;
  return TN_OK;
}
