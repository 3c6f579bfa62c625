// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Quantized types: `!quant.uniform<i8:f32, 2.0:15>` is `!vhlo.quant_v1<!vhlo.i8_v1:!vhlo.f32_v1,
// 2.0:15, -128:127, 1>`, and one with a scale for each place of an axis a `quant_per_axis_v1`, with
// the scales and the zero points in lists. The last number says that what is stored has a sign.

#include <stdio.h>
#include <string.h>

#include "bytecode/writer.h"
#include "dialects/vhlo/vhlo.h"
#include "ir/textual.h"

//===-- From quant ----------------------------------------------------------------------------===//

/// What lies in front of the next of the marks.
static tn_string_view part(tn_vhlo_scan* it, const char* marks) {
  while (it->at < it->end && *it->at == ' ') ++it->at;
  const char* start = it->at;
  while (it->at < it->end && strchr(marks, *it->at) == NULL) ++it->at;
  return (tn_string_view){start, (size_t)(it->at - start)};
}

/// The numbers that a type of `width` bits has.
static void limits_of(int64_t width, bool is_signed, int64_t limits[2]) {
  limits[0] = is_signed ? -((int64_t)1 << (width - 1)) : 0;
  limits[1] = ((int64_t)1 << (is_signed ? width - 1 : width)) - 1;
}

/// `i8` or `u8<1:200>`.
static bool take_storage(tn_vhlo_scan* it, bool* out_signed, int64_t* out_width,
                         int64_t limits[2]) {
  *out_signed = tn_vhlo__take(it, "i");
  if (!*out_signed && !tn_vhlo__take(it, "u")) return false;
  if (!tn_vhlo__take_signed(it, out_width) || *out_width < 1 || *out_width > 32) return false;
  limits_of(*out_width, *out_signed, limits);
  if (!tn_vhlo__take(it, "<")) return true;
  return tn_vhlo__take_signed(it, &limits[0]) && tn_vhlo__take(it, ":") &&
         tn_vhlo__take_signed(it, &limits[1]) && tn_vhlo__take(it, ">");
}

/// `2.0:15`: the scale and, if it is not 0, the zero point.
static bool take_scale(tn_vhlo_scan* it, tn_text_buffer* scales, tn_text_buffer* zeros) {
  int64_t zero = 0;
  const tn_string_view scale = part(it, ":,}");
  if (tn_vhlo__take(it, ":") && !tn_vhlo__take_signed(it, &zero)) return false;
  tn_text_buffer_append_view(scales, scale);
  tn_text_buffer_append_signed(zeros, zero);
  return scale.size != 0;
}

static bool take_scales(tn_vhlo_scan* it, tn_text_buffer* scales, tn_text_buffer* zeros) {
  if (!tn_vhlo__take(it, "{")) return false;
  for (;;) {
    if (!take_scale(it, scales, zeros)) return false;
    if (!tn_vhlo__take(it, ",")) return tn_vhlo__take(it, "}");
    tn_text_buffer_append_text(scales, ", ");
    tn_text_buffer_append_text(zeros, ", ");
  }
}

static bool put_spelled_type(tn_context* context, tn_text_buffer* text, tn_string_view spelled) {
  const tn_storage* type = tn_vhlo__parse(context, spelled, true);
  const tn_storage* own = type == NULL ? NULL : tn_vhlo__type_from(context, type);
  if (own != NULL) tn_vhlo__put(text, own);
  return own != NULL;
}

static bool put_uniform(tn_context* context, tn_text_buffer* text, tn_vhlo_scan* it,
                        tn_text_buffer* scales, tn_text_buffer* zeros) {
  bool is_signed;
  int64_t width;
  int64_t limits[2];
  int64_t axis = 0;
  char storage[24];
  if (!take_storage(it, &is_signed, &width, limits) || !tn_vhlo__take(it, ":")) return false;
  const tn_string_view expressed = part(it, ":,");
  const bool has_axis = tn_vhlo__take(it, ":");
  if (has_axis && !tn_vhlo__take_signed(it, &axis)) return false;
  if (!tn_vhlo__take(it, ",")) return false;
  tn_text_buffer_append_text(text, has_axis ? "quant_per_axis_v1<" : "quant_v1<");
  (void)snprintf(storage, sizeof storage, "i%d", (int)width);
  if (!put_spelled_type(context, text, tn_string_view_from(storage))) return false;
  tn_text_buffer_append_text(text, ":");
  if (!put_spelled_type(context, text, expressed)) return false;
  const bool is_right = has_axis ? take_scales(it, scales, zeros) : take_scale(it, scales, zeros);
  if (!is_right || tn_vhlo__item(it).size != 0) return false;
  const tn_string_view scale = tn_text_buffer_view(scales);
  const tn_string_view zero = tn_text_buffer_view(zeros);
  if (has_axis) tn_text_buffer_format(text, ", %lld", (long long)axis);
  tn_text_buffer_append_text(text, has_axis ? ", [" : ", ");
  tn_text_buffer_append_view(text, scale);
  tn_text_buffer_append_text(text, has_axis ? "], [" : ":");
  tn_text_buffer_append_view(text, zero);
  tn_text_buffer_format(text, "%s, %lld:%lld, %d>", has_axis ? "]" : "", (long long)limits[0],
                        (long long)limits[1], is_signed);
  text->failed |= scales->failed || zeros->failed;
  return true;
}

bool tn_vhlo__put_quantized(tn_context* context, tn_text_buffer* text, tn_string_view body) {
  tn_vhlo_scan it = {body.data, body.data + body.size};
  if (body.size == 0 || !tn_vhlo__take(&it, "uniform<")) return false;
  --it.end;
  tn_text_buffer scales = tn_text_buffer_make(&context->allocator);
  tn_text_buffer zeros = tn_text_buffer_make(&context->allocator);
  const bool is_right = put_uniform(context, text, &it, &scales, &zeros);
  tn_text_buffer_free(&scales);
  tn_text_buffer_free(&zeros);
  return is_right;
}

//===-- Taking apart --------------------------------------------------------------------------===//

typedef struct quantized {
  const tn_storage* storage;
  const tn_storage* expressed;
  bool has_axis;
  int64_t axis;
  tn_vhlo_scan scales;
  tn_vhlo_scan zeros;
  int64_t limits[2];
  int64_t flags;
} quantized;

/// What stands in square brackets.
static bool take_list(tn_vhlo_scan* it, tn_vhlo_scan* out_list) {
  if (!tn_vhlo__take(it, "[")) return false;
  const tn_string_view list = part(it, "]");
  *out_list = (tn_vhlo_scan){list.data, list.data + list.size};
  return tn_vhlo__take(it, "]");
}

static bool take_number(tn_vhlo_scan* it, tn_vhlo_scan* out_number) {
  const tn_string_view number = part(it, ":,");
  *out_number = (tn_vhlo_scan){number.data, number.data + number.size};
  return number.size != 0;
}

static bool open_quantized(tn_context* context, const tn_storage* type, quantized* out) {
  tn_vhlo_scan it;
  out->has_axis = tn_vhlo__open(type, "quant_per_axis_v1", &it);
  out->axis = 0;
  if (!out->has_axis && !tn_vhlo__open(type, "quant_v1", &it)) return false;
  out->storage = tn_vhlo__parse(context, part(&it, ":"), true);
  if (out->storage == NULL || !tn_vhlo__take(&it, ":")) return false;
  out->expressed = tn_vhlo__parse(context, part(&it, ","), true);
  if (out->expressed == NULL || !tn_vhlo__take(&it, ",")) return false;
  if (out->has_axis) {
    if (!tn_vhlo__take_signed(&it, &out->axis) || !tn_vhlo__take(&it, ",") ||
        !take_list(&it, &out->scales) || !tn_vhlo__take(&it, ",") || !take_list(&it, &out->zeros)) {
      return false;
    }
  } else if (!take_number(&it, &out->scales) || !tn_vhlo__take(&it, ":") ||
             !take_number(&it, &out->zeros)) {
    return false;
  }
  return tn_vhlo__take(&it, ",") && tn_vhlo__take_signed(&it, &out->limits[0]) &&
         tn_vhlo__take(&it, ":") && tn_vhlo__take_signed(&it, &out->limits[1]) &&
         tn_vhlo__take(&it, ",") && tn_vhlo__take_signed(&it, &out->flags);
}

//===-- To quant ------------------------------------------------------------------------------===//

static void put_view(tn_text_buffer* text, tn_vhlo_scan part) {
  tn_text_buffer_append(text, part.at, (size_t)(part.end - part.at));
}

/// Each scale with its zero point.
static void put_scales(tn_text_buffer* text, quantized* it) {
  tn_text_buffer_format(text, ":%lld, {", (long long)it->axis);
  for (const char* comma = "";; comma = ", ") {
    const tn_string_view scale = part(&it->scales, ",");
    const tn_string_view zero = part(&it->zeros, ",");
    if (scale.size == 0) break;
    tn_text_buffer_append_text(text, comma);
    tn_text_buffer_append_view(text, scale);
    tn_text_buffer_append_text(text, ":");
    tn_text_buffer_append_view(text, zero);
    (void)tn_vhlo__take(&it->scales, ",");
    (void)tn_vhlo__take(&it->zeros, ",");
  }
  tn_text_buffer_append_text(text, "}>");
}

const tn_storage* tn_vhlo__of_quantized(tn_context* context, const tn_storage* type) {
  quantized it;
  if (!open_quantized(context, type, &it)) return NULL;
  const tn_type storage = {tn_vhlo__type_to(context, it.storage)};
  const tn_type expressed = {tn_vhlo__type_to(context, it.expressed)};
  if (!tn_type__is(storage, TN_TYPE_INTEGER) || expressed.storage == NULL) return NULL;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&text, "!quant.uniform<%c%u<%lld:%lld>:", (it.flags & 1) != 0 ? 'i' : 'u',
                        tn_type_bit_width(storage), (long long)it.limits[0],
                        (long long)it.limits[1]);
  tn_type__append_text(expressed, &text);
  if (it.has_axis) {
    put_scales(&text, &it);
  } else {
    tn_text_buffer_append_text(&text, ", ");
    put_view(&text, it.scales);
    tn_text_buffer_append_text(&text, ":");
    put_view(&text, it.zeros);
    tn_text_buffer_append_text(&text, ">");
  }
  const tn_storage* made =
      text.failed ? NULL : tn_vhlo__parse(context, tn_text_buffer_view(&text), true);
  tn_text_buffer_free(&text);
  return made;
}

//===-- Bytecode ------------------------------------------------------------------------------===//

static uint64_t count_of(tn_vhlo_scan it) {
  uint64_t count = 0;
  while (part(&it, ",").size != 0) {
    ++count;
    if (!tn_vhlo__take(&it, ",")) break;
  }
  return count;
}

/// Scales, as the bits of f64.
static bool put_doubles(tn_writer* writer, tn_vhlo_scan it) {
  while (it.at < it.end) {
    tn_text_buffer text = tn_text_buffer_make(&writer->context->allocator);
    tn_text_buffer_append_view(&text, part(&it, ","));
    tn_text_buffer_append_text(&text, " : f64");
    const tn_storage* number =
        text.failed ? NULL : tn_vhlo__parse(writer->context, tn_text_buffer_view(&text), false);
    tn_text_buffer_free(&text);
    if (number == NULL) return false;
    tn_writer__put_scalar(writer, number);
    (void)tn_vhlo__take(&it, ",");
  }
  return true;
}

static bool put_zeros(tn_writer* writer, tn_vhlo_scan it) {
  while (it.at < it.end) {
    int64_t zero;
    if (!tn_vhlo__take_signed(&it, &zero)) return false;
    tn_writer__put_signed(writer, zero);
    (void)tn_vhlo__take(&it, ",");
  }
  return true;
}

bool tn_vhlo__write_quantized(tn_writer* writer, const tn_storage* type) {
  quantized it;
  if (!open_quantized(writer->context, type, &it)) return false;
  tn_writer__put_varint(writer, it.has_axis ? TN_VHLO_QUANTIZED_PER_AXIS : TN_VHLO_QUANTIZED);
  tn_writer__put_varint(writer, (uint64_t)it.flags);
  tn_writer__put_type(writer, it.storage->self);
  tn_writer__put_type(writer, it.expressed->self);
  if (!it.has_axis) {
    if (!put_doubles(writer, it.scales) || !put_zeros(writer, it.zeros)) return false;
  } else {
    tn_writer__put_varint(writer, (uint64_t)it.axis);
  }
  tn_writer__put_signed(writer, it.limits[0]);
  tn_writer__put_signed(writer, it.limits[1]);
  if (!it.has_axis) return true;
  tn_writer__put_varint(writer, count_of(it.scales));
  if (!put_doubles(writer, it.scales)) return false;
  tn_writer__put_varint(writer, count_of(it.zeros));
  return put_zeros(writer, it.zeros);
}
