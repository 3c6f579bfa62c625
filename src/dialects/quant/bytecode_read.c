// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The quant dialect's own encodings, of types: a code and its parts. What is read is kept in the
// dialect's spelling.
//
// Source: the dialect's bytecode definition for the order, its documentation for the spelling.

#include "base/text_buffer.h"
#include "bytecode/reader.h"
#include "dialects/quant/quant.h"
#include "ir/textual.h"

enum { CODE_ANY = 1, CODE_ANY_EXPRESSED = 2, CODE_CALIBRATED = 3, CODE_UNIFORM = 4, CODE_AXIS = 5 };

#define FLAG_SIGNED 1u

typedef struct spelling {
  tn_reader* reader;
  tn_cursor* cursor;
  tn_text_buffer* text;
} spelling;

/// What the numbers of a type are stored as.
typedef struct stored {
  uint64_t flags;
  uint32_t bit_width;
  const tn_storage* expressed;  ///< NULL for none.
  int64_t minimum;
  int64_t maximum;
} stored;

static tn_status read_signed(const spelling* it, int64_t* out_value) {
  *out_value = 0;
  if (tn_cursor__signed(it->cursor, out_value)) return TN_OK;
  return tn_reader__truncated(it->reader, it->cursor, "a quantized type");
}

/// The bits of a double, spelled as those of an attribute.
static tn_status put_double(const spelling* it, int64_t bits) {
  static const char suffix[] = " : f64";
  const uint64_t words[2] = {(uint64_t)bits, 0};
  tn_type type;
  tn_attribute attribute;
  TN_TRY(tn_float_type_get(it->reader->context, TN_FLOAT_F64, &type));
  TN_TRY(tn_float_attribute_from_bits(type, words, &attribute));
  TN_TRY(tn_reader__spell(it->reader, attribute.storage, it->text));
  if (!it->text->failed) it->text->size -= sizeof suffix - 1;
  return TN_OK;
}

static tn_status read_double(const spelling* it) {
  int64_t bits;
  TN_TRY(read_signed(it, &bits));
  return put_double(it, bits);
}

static void put_zero_point(const spelling* it, int64_t zero_point) {
  if (zero_point != 0) tn_text_buffer_format(it->text, ":%lld", (long long)zero_point);
}

//===-- What is stored ------------------------------------------------------------------------===//

static tn_status read_storage_type(const spelling* it, bool has_expressed, stored* out) {
  const uint8_t* at = it->cursor->at;
  const tn_storage* type;
  TN_TRY(tn_reader__varint(it->reader, it->cursor, "a quantized type", &out->flags));
  TN_TRY(tn_reader__inner_type(it->reader, it->cursor, &type));
  out->expressed = NULL;
  if (has_expressed) TN_TRY(tn_reader__inner_type(it->reader, it->cursor, &out->expressed));
  out->bit_width = 0;
  if (type == NULL) return TN_OK;
  if (type->kind != TN_TYPE_INTEGER) {
    return tn_reader__error(it->reader, at,
                            "the storage type of a quantized type should be an "
                            "integer type");
  }
  out->bit_width = tn_type_bit_width((tn_type){type});
  return TN_OK;
}

static tn_status read_bounds(const spelling* it, stored* out) {
  TN_TRY(read_signed(it, &out->minimum));
  return read_signed(it, &out->maximum);
}

/// The number with the `count` lowest bits set.
static int64_t ones(uint32_t count) {
  return count == 0 ? 0 : (int64_t)(UINT64_MAX >> (64 - (count < 64 ? count : 63)));
}

/// `i8<-8:7>:f32`, without bounds that go without saying.
static tn_status put_stored(const spelling* it, const stored* what) {
  const bool is_signed = (what->flags & FLAG_SIGNED) != 0;
  const int64_t maximum =
      ones(is_signed && what->bit_width != 0 ? what->bit_width - 1 : what->bit_width);
  const int64_t minimum = is_signed ? -maximum - 1 : 0;
  tn_text_buffer_format(it->text, "%c%u", is_signed ? 'i' : 'u', what->bit_width);
  if (what->minimum != minimum || what->maximum != maximum) {
    tn_text_buffer_format(it->text, "<%lld:%lld>", (long long)what->minimum,
                          (long long)what->maximum);
  }
  if (what->expressed == NULL) return TN_OK;
  tn_text_buffer_append_text(it->text, ":");
  return tn_reader__spell(it->reader, what->expressed, it->text);
}

//===-- The types -----------------------------------------------------------------------------===//

static tn_status put_any(const spelling* it, bool has_expressed) {
  stored what;
  TN_TRY(read_storage_type(it, has_expressed, &what));
  TN_TRY(read_bounds(it, &what));
  tn_text_buffer_append_text(it->text, "any<");
  return put_stored(it, &what);
}

static tn_status put_calibrated(const spelling* it) {
  const tn_storage* expressed;
  TN_TRY(tn_reader__inner_type(it->reader, it->cursor, &expressed));
  tn_text_buffer_append_text(it->text, "calibrated<");
  if (expressed != NULL) TN_TRY(tn_reader__spell(it->reader, expressed, it->text));
  tn_text_buffer_append_text(it->text, "<");
  TN_TRY(read_double(it));
  tn_text_buffer_append_text(it->text, ":");
  TN_TRY(read_double(it));
  tn_text_buffer_append_text(it->text, ">");
  return TN_OK;
}

static tn_status put_uniform(const spelling* it) {
  stored what;
  int64_t scale;
  int64_t zero_point;
  TN_TRY(read_storage_type(it, true, &what));
  TN_TRY(read_signed(it, &scale));
  TN_TRY(read_signed(it, &zero_point));
  TN_TRY(read_bounds(it, &what));
  tn_text_buffer_append_text(it->text, "uniform<");
  TN_TRY(put_stored(it, &what));
  tn_text_buffer_append_text(it->text, ", ");
  TN_TRY(put_double(it, scale));
  put_zero_point(it, zero_point);
  return TN_OK;
}

/// `{scale:zero point,...}` of each slice; zeros of the latter are left out.
static tn_status put_scales(const spelling* it) {
  tn_cursor scales;
  size_t count;
  size_t point_count;
  TN_TRY(tn_reader__count(it->reader, it->cursor, "the number of scales", &count));
  scales = *it->cursor;
  for (size_t i = 0; i < count; ++i) {
    int64_t unused;
    TN_TRY(read_signed(it, &unused));
  }
  const uint8_t* at = it->cursor->at;
  TN_TRY(tn_reader__count(it->reader, it->cursor, "the number of zero points", &point_count));
  if (point_count != count) {
    return tn_reader__error(it->reader, at, "a quantized type has %zu scales and %zu zero points",
                            count, point_count);
  }
  for (size_t i = 0; i < count; ++i) {
    int64_t zero_point;
    const spelling scale = {it->reader, &scales, it->text};
    tn_text_buffer_append_text(it->text, i == 0 ? "{" : ",");
    TN_TRY(read_double(&scale));
    TN_TRY(read_signed(it, &zero_point));
    put_zero_point(it, zero_point);
  }
  tn_text_buffer_append_text(it->text, count == 0 ? "{}" : "}");
  return TN_OK;
}

static tn_status put_axis(const spelling* it) {
  stored what;
  uint64_t axis;
  TN_TRY(read_storage_type(it, true, &what));
  TN_TRY(tn_reader__varint(it->reader, it->cursor, "a quantized type", &axis));
  TN_TRY(read_bounds(it, &what));
  tn_text_buffer_append_text(it->text, "uniform<");
  TN_TRY(put_stored(it, &what));
  tn_text_buffer_format(it->text, ":%llu, ", (unsigned long long)axis);
  return put_scales(it);
}

static tn_status put_type(const spelling* it, uint64_t code) {
  switch (code) {
    case CODE_ANY:
    case CODE_ANY_EXPRESSED:
      return put_any(it, code == CODE_ANY_EXPRESSED);
    case CODE_CALIBRATED:
      return put_calibrated(it);
    case CODE_UNIFORM:
      return put_uniform(it);
    case CODE_AXIS:
      return put_axis(it);
    default:
      return TN_NOT_FOUND;
  }
}

tn_status tn_quant__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                         const tn_storage** out_value) {
  uint64_t code;
  if (!tn_reader__is_type(reader, reader->entry)) return TN_NOT_FOUND;
  TN_TRY(tn_reader__varint(reader, cursor, "a type", &code));
  const spelling it = {reader, cursor, text};
  TN_TRY(put_type(&it, code));
  if (reader->misses) return TN_OK;
  tn_text_buffer_append_text(text, ">");
  if (text->failed) return tn_context__out_of_memory(reader->context);
  tn_type type = {NULL};
  TN_TRY(tn_opaque_type__get(reader->context, tn_string_view_from("quant"),
                             tn_text_buffer_view(text), &type));
  *out_value = type.storage;
  return TN_OK;
}
