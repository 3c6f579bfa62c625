// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The quant dialect's own encodings, made from the spelling of a type (reader_quant.c reads them).
// What is not spelled as MLIR spells it goes as text.

#include "bytecode/writer.h"
#include "dialects/quant/quant.h"
#include "ir/textual.h"

enum { CODE_ANY = 1, CODE_ANY_EXPRESSED = 2, CODE_CALIBRATED = 3, CODE_UNIFORM = 4, CODE_AXIS = 5 };

#define FLAG_SIGNED 1u

/// The spelling that is left.
typedef struct spelling {
  tn_writer* writer;
  const char* at;
  const char* end;
} spelling;

/// What was spelled.
typedef struct quantized {
  uint64_t flags;
  const tn_storage* stored;
  const tn_storage* expressed;  ///< NULL for none.
  int64_t minimum;
  int64_t maximum;
} quantized;

static bool take(spelling* it, const char* text) {
  const size_t size = strlen(text);
  if ((size_t)(it->end - it->at) < size || memcmp(it->at, text, size) != 0) return false;
  it->at += size;
  return true;
}

static bool take_number(spelling* it, int64_t* out_number) {
  const bool is_negative = take(it, "-");
  const char* start = it->at;
  uint64_t number = 0;
  for (; it->at < it->end && *it->at >= '0' && *it->at <= '9'; ++it->at) {
    if (number > (uint64_t)INT64_MAX / 10 - 1) return false;
    number = number * 10 + (uint64_t)(*it->at - '0');
  }
  *out_number = is_negative ? -(int64_t)number : (int64_t)number;
  return it->at != start;
}

static size_t count_digits(const char* at, const char* end) {
  const char* start = at;
  while (at < end && *at >= '0' && *at <= '9') ++at;
  return (size_t)(at - start);
}

/// Whether the text is a number as MLIR prints doubles, and none that is too large: then reading it
/// reports nothing.
static bool is_double(const char* at, const char* end) {
  if (end - at > 2 && at[0] == '0' && at[1] == 'x') {
    size_t count = 0;
    for (at += 2; at < end && ((*at >= '0' && *at <= '9') || (*at >= 'A' && *at <= 'F')); ++at) {
      ++count;
    }
    return at == end && count == 16;
  }
  if (at < end && *at == '-') ++at;
  size_t count = count_digits(at, end);
  if (count == 0 || count > 20 || at + count == end || at[count] != '.') return false;
  at += count + 1;
  count = count_digits(at, end);
  at += count;
  if (count == 0 || at == end) return count != 0;
  if (*at != 'e' && *at != 'E') return false;
  ++at;
  if (at < end && (*at == '-' || *at == '+')) ++at;
  return at + 2 == end && count_digits(at, end) == 2;
}

/// What stands in front of one of `ends`, read as `is_type` says, with `suffix` behind it.
static const tn_storage* take_text(spelling* it, const char* ends, bool is_type,
                                   const char* suffix) {
  char text[128];
  size_t size = 0;
  while (it->at + size < it->end && strchr(ends, it->at[size]) == NULL) ++size;
  const size_t suffix_size = strlen(suffix);
  const tn_storage* storage = NULL;
  if (size == 0 || size + suffix_size > sizeof text) return NULL;
  if (!is_type && !is_double(it->at, it->at + size)) return NULL;
  memcpy(text, it->at, size);
  memcpy(text + size, suffix, suffix_size);
  if (tn_textual__parse(it->writer->context, (tn_string_view){text, size + suffix_size}, is_type,
                        &storage) != TN_OK) {
    return NULL;
  }
  it->at += size;
  return storage;
}

/// A float type's name: those that MLIR's quantized types can express.
static const tn_storage* take_float_type(spelling* it, const char* ends) {
  const char* at = it->at;
  if (!(take(it, "f16") || take(it, "f32") || take(it, "f64") || take(it, "bf16")) ||
      it->at == it->end || strchr(ends, *it->at) == NULL) {
    return NULL;
  }
  it->at = at;
  return take_text(it, ends, true, "");
}

/// The bits of a number, spelled as those of an f64 attribute.
static bool take_double(spelling* it, const char* ends, int64_t* out_bits) {
  const tn_storage* storage = take_text(it, ends, false, " : f64");
  if (storage == NULL || storage->kind != tn_attribute__storage_kind(TN_ATTRIBUTE_FLOAT)) {
    return false;
  }
  const tn_integer_payload* payload = tn_storage_payload(storage);
  *out_bits = (int64_t)payload->words[0];
  return true;
}

//===-- Parts ---------------------------------------------------------------------------------===//

static int64_t ones(uint32_t count) {
  return count == 0 ? 0 : (int64_t)(UINT64_MAX >> (64 - (count < 64 ? count : 63)));
}

/// `i8<-8:7>:f32`, of which the last part may be missing.
static bool take_stored(spelling* it, quantized* out, bool needs_expressed) {
  int64_t width;
  const bool is_signed = take(it, "i");
  tn_type type = {NULL};
  out->expressed = NULL;
  if (!is_signed && !take(it, "u")) return false;
  if (!take_number(it, &width) || width < 1 || width > 32) return false;
  if (tn_integer_type_get(it->writer->context, (uint32_t)width, TN_SIGNLESS, &type) != TN_OK) {
    tn_writer__fail(it->writer, TN_OUT_OF_MEMORY);
    return false;
  }
  out->stored = type.storage;
  out->flags = is_signed ? FLAG_SIGNED : 0;
  out->maximum = ones((uint32_t)width - (is_signed ? 1 : 0));
  out->minimum = is_signed ? -out->maximum - 1 : 0;
  if (take(it, "<") && !(take_number(it, &out->minimum) && take(it, ":") &&
                         take_number(it, &out->maximum) && take(it, ">"))) {
    return false;
  }
  if (!take(it, ":")) return !needs_expressed;
  out->expressed = take_float_type(it, ":,>");
  return out->expressed != NULL;
}

static bool take_zero_point(spelling* it, int64_t* out_zero_point) {
  *out_zero_point = 0;
  return !take(it, ":") || take_number(it, out_zero_point);
}

static bool is_at_end(spelling* it) { return take(it, ">") && it->at == it->end; }

static void put_head(tn_writer* writer, const quantized* what, uint64_t code) {
  tn_writer__put_varint(writer, code);
  tn_writer__put_varint(writer, what->flags);
  tn_writer__put_type(writer, what->stored->self);
  if (what->expressed != NULL) tn_writer__put_type(writer, what->expressed->self);
}

static void put_bounds(tn_writer* writer, const quantized* what) {
  tn_writer__put_signed(writer, what->minimum);
  tn_writer__put_signed(writer, what->maximum);
}

//===-- Types ---------------------------------------------------------------------------------===//

static bool encode_any(spelling* it) {
  quantized what;
  if (!take_stored(it, &what, false) || !is_at_end(it)) return false;
  put_head(it->writer, &what, what.expressed == NULL ? CODE_ANY : CODE_ANY_EXPRESSED);
  put_bounds(it->writer, &what);
  return true;
}

static bool encode_calibrated(spelling* it) {
  int64_t minimum;
  int64_t maximum;
  const tn_storage* expressed = take_float_type(it, "<");
  if (expressed == NULL || !take(it, "<") || !take_double(it, ":", &minimum) || !take(it, ":") ||
      !take_double(it, ">", &maximum) || !take(it, ">") || !is_at_end(it)) {
    return false;
  }
  tn_writer__put_varint(it->writer, CODE_CALIBRATED);
  tn_writer__put_type(it->writer, expressed->self);
  tn_writer__put_signed(it->writer, minimum);
  tn_writer__put_signed(it->writer, maximum);
  return true;
}

/// One scale for all.
static bool encode_layer(spelling* it, const quantized* what) {
  int64_t scale;
  int64_t zero_point;
  if (!take_double(it, ":>", &scale) || !take_zero_point(it, &zero_point) || !is_at_end(it)) {
    return false;
  }
  put_head(it->writer, what, CODE_UNIFORM);
  tn_writer__put_signed(it->writer, scale);
  tn_writer__put_signed(it->writer, zero_point);
  put_bounds(it->writer, what);
  return true;
}

/// Goes over `{scale:zero point,...}`, and writes the scales or the zero points if `put` says so.
static bool each_scale(spelling* it, bool put, bool zero_points, uint64_t* out_count) {
  *out_count = 0;
  if (!take(it, "{")) return false;
  do {
    int64_t scale;
    int64_t zero_point;
    if (!take_double(it, ":,}", &scale) || !take_zero_point(it, &zero_point)) return false;
    if (put) tn_writer__put_signed(it->writer, zero_points ? zero_point : scale);
    ++*out_count;
  } while (take(it, ","));
  return take(it, "}");
}

/// A scale for each slice of a dimension.
static bool encode_axis(spelling* it, const quantized* what) {
  int64_t axis;
  uint64_t count;
  if (!take_number(it, &axis) || axis < 0 || !take(it, ", ")) return false;
  const spelling start = *it;
  if (!each_scale(it, false, false, &count) || !is_at_end(it)) return false;
  put_head(it->writer, what, CODE_AXIS);
  tn_writer__put_varint(it->writer, (uint64_t)axis);
  put_bounds(it->writer, what);
  for (int i = 0; i < 2; ++i) {
    tn_writer__put_varint(it->writer, count);
    *it = start;
    (void)each_scale(it, true, i == 1, &count);
  }
  return true;
}

static bool encode_uniform(spelling* it) {
  quantized what;
  if (!take_stored(it, &what, true)) return false;
  if (take(it, ", ")) return encode_layer(it, &what);
  return take(it, ":") && encode_axis(it, &what);
}

bool tn_quant__write_type(tn_writer* writer, const tn_storage* type) {
  const tn_string_view body = tn_opaque__body(tn_storage_payload(type));
  spelling it = {writer, body.data, body.data + body.size};
  if (take(&it, "any<")) return encode_any(&it);
  if (take(&it, "calibrated<")) return encode_calibrated(&it);
  return take(&it, "uniform<") && encode_uniform(&it);
}
