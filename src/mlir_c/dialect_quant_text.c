// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The text of quantized types. Source: the quant dialect's documentation, for the spelling and what
// is allowed.

#include "mlir_c/dialect_quant.h"

#define STORAGE_BITS_MAX 32u

//===-- Reading -------------------------------------------------------------------------------===//

bool tn_mc_quant__is(tn_type type) {
  if (!tn_type__is(type, TN_TYPE_OPAQUE)) return false;
  const tn_mc_id id = tn_mc__id_of_type(type);
  return id == TN_MC_ID_QUANT_ANY || id == TN_MC_ID_QUANT_UNIFORM ||
         id == TN_MC_ID_QUANT_PER_AXIS || id == TN_MC_ID_QUANT_SUB_CHANNEL ||
         id == TN_MC_ID_QUANT_CALIBRATED;
}

int64_t tn_mc_quant__default_minimum(bool is_signed, uint32_t width) {
  if (!is_signed || width == 0 || width > 64) return 0;
  return (int64_t)(UINT64_MAX << (width - 1));
}

int64_t tn_mc_quant__default_maximum(bool is_signed, uint32_t width) {
  if (width == 0 || width > 64) return 0;
  const uint64_t all = UINT64_MAX >> (64 - width);
  return (int64_t)(is_signed ? all >> 1 : all);
}

/// `i8`, `si8`, `u8` or `ui8`, and bounds in angle brackets.
static bool read_storage(tn_string_view text, tn_mc_quant* out) {
  out->is_signed = !tn_mc__drop(&text, "ui") && !tn_mc__drop(&text, "u");
  if (out->is_signed && !tn_mc__drop(&text, "si") && !tn_mc__drop(&text, "i")) return false;
  tn_string_view rest = text;
  while (rest.size != 0 && rest.data[0] != '<') {
    ++rest.data;
    --rest.size;
  }
  int64_t width;
  if (!tn_mc__read_integer((tn_string_view){text.data, text.size - rest.size}, &width)) {
    return false;
  }
  out->width = width > 0 && width <= TN_INTEGER_WIDTH_MAX ? (uint32_t)width : 0;
  out->minimum = tn_mc_quant__default_minimum(out->is_signed, out->width);
  out->maximum = tn_mc_quant__default_maximum(out->is_signed, out->width);
  if (out->width == 0 || rest.size == 0) return out->width != 0;
  if (rest.data[rest.size - 1] != '>') return false;
  const tn_string_view bounds = {rest.data + 1, rest.size - 2};
  tn_string_view low;
  tn_string_view high;
  return tn_mc__part(bounds, ':', 0, &low) && tn_mc__part(bounds, ':', 1, &high) &&
         tn_mc__read_integer(low, &out->minimum) && tn_mc__read_integer(high, &out->maximum);
}

/// `f32<-0.5:0.5>`.
static bool read_calibrated(tn_context* context, tn_string_view text, tn_mc_quant* out) {
  const tn_string_view expressed = tn_mc__mnemonic(text);
  out->expressed = tn_mc__read_type(context, expressed);
  if (text.size < expressed.size + 2) return false;
  out->parameters =
      (tn_string_view){text.data + expressed.size + 1, text.size - expressed.size - 2};
  return !tn_type_is_null(out->expressed);
}

bool tn_mc_quant__read(tn_type type, tn_mc_quant* out_quant) {
  *out_quant = (tn_mc_quant){0};
  const tn_string_view parts = tn_mc__type_parts(type);
  tn_context* context = tn_type_context(type);
  if (tn_mc__is_text(tn_mc__mnemonic(tn_opaque_type_body(type)), "calibrated")) {
    return read_calibrated(context, parts, out_quant);
  }
  tn_string_view rest = parts;
  tn_string_view types;
  tn_string_view part;
  if (!tn_mc__next_part(&rest, ',', &types)) return false;
  out_quant->parameters = tn_mc__trim(rest);
  if (!tn_mc__part(types, ':', 0, &part) || !read_storage(part, out_quant)) return false;
  if (!tn_mc__part(types, ':', 1, &part)) return true;
  // A float: nothing that would be read by way of this again.
  if (part.size == 0 || part.data[0] == '!') return false;
  out_quant->expressed = tn_mc__read_type(context, part);
  (void)!tn_mc__part(types, ':', 2, &out_quant->dimensions);
  return !tn_type_is_null(out_quant->expressed);
}

bool tn_mc_quant__read_parameter(tn_string_view text, double* out_scale, int64_t* out_zero_point) {
  tn_string_view part;
  *out_zero_point = 0;
  if (!tn_mc__part(text, ':', 0, &part) || !tn_mc__read_double(part, out_scale)) return false;
  return !tn_mc__part(text, ':', 1, &part) || tn_mc__read_integer(part, out_zero_point);
}

tn_mc_id tn_mc__id_of_uniform(tn_type type) {
  tn_string_view types;
  tn_string_view part;
  if (!tn_mc__part(tn_mc__type_parts(type), ',', 0, &types) || !tn_mc__part(types, ':', 2, &part)) {
    return TN_MC_ID_QUANT_UNIFORM;
  }
  return part.size != 0 && part.data[0] == '{' ? TN_MC_ID_QUANT_SUB_CHANNEL
                                               : TN_MC_ID_QUANT_PER_AXIS;
}

//===-- Writing -------------------------------------------------------------------------------===//

static bool check_storage(const char* function, tn_type storage, bool is_signed, int64_t minimum,
                          int64_t maximum) {
  tn_context* context = tn_type_context(storage);
  const uint32_t width = tn_integer_type_width(storage);
  if (!tn_type__is(storage, TN_TYPE_INTEGER)) {
    tn_mc__refuse(function, context, "storage type must be integral");
    return false;
  }
  if (width == 0 || width > STORAGE_BITS_MAX) {
    tn_mc__refuse_format(function, context, "illegal storage type size: %u", width);
    return false;
  }
  if (minimum >= maximum || minimum < tn_mc_quant__default_minimum(is_signed, width) ||
      maximum > tn_mc_quant__default_maximum(is_signed, width)) {
    tn_mc__refuse_format(function, context, "illegal storage min and storage max: (%lld:%lld)",
                         (long long)minimum, (long long)maximum);
    return false;
  }
  return true;
}

bool tn_mc_quant__begin(const char* function, const char* mnemonic, unsigned flags,
                        MlirType storage, MlirType expressed, int64_t minimum, int64_t maximum,
                        tn_mc_text* out_text) {
  const bool is_signed = (flags & 1u) != 0;
  tn_type stored;
  tn_type number = {NULL};
  if (!tn_mc__take_type(function, storage, &stored) ||
      (expressed.ptr != NULL && !tn_mc__take_type(function, expressed, &number)) ||
      !check_storage(function, stored, is_signed, minimum, maximum)) {
    return false;
  }
  if (number.storage != NULL && !tn_type__is(number, TN_TYPE_FLOAT)) {
    tn_mc__refuse(function, tn_type_context(stored), "expressed type must be floating point");
    return false;
  }
  const uint32_t width = tn_integer_type_width(stored);
  *out_text = tn_mc_text__begin(tn_type_context(stored), mnemonic);
  tn_mc_text__add(out_text, is_signed ? "<i" : "<u");
  tn_mc_text__add_integer(out_text, width);
  if (minimum != tn_mc_quant__default_minimum(is_signed, width) ||
      maximum != tn_mc_quant__default_maximum(is_signed, width)) {
    tn_text_buffer_format(&out_text->buffer, "<%lld:%lld>", (long long)minimum, (long long)maximum);
  }
  if (number.storage == NULL) return true;
  tn_mc_text__add(out_text, ":");
  tn_mc_text__add_type(out_text, number);
  return true;
}

void tn_mc_quant__add_parameter(tn_mc_text* text, double scale, int64_t zero_point) {
  tn_mc_text__add_double(text, scale);
  if (zero_point == 0) return;
  tn_mc_text__add(text, ":");
  tn_mc_text__add_integer(text, zero_point);
}
