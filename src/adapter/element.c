// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Element types: one table with the properties of each, and conversions of their values from and to
// double.
//
// A double represents every value of every type here except 64-bit integers, so a cast is a load
// and a store, and rounds once. The usual kinds of weights (f32, f16, bf16) are loaded without the
// general decoder, which would take longer than reading the file.

#include "adapter/element.h"

#include <math.h>

#include "base/status.h"
#include "ir/float_format.h"

typedef struct element_info {
  const char* name;
  uint8_t storage_bits;
  uint8_t element_class;
  uint8_t bit_width;   ///< For integers.
  uint8_t signedness;  ///< For integers: tn_signedness; signless ones are read as signed.
  uint8_t float_kind;  ///< For floats and complex numbers: tn_float_kind.
} element_info;

#define INFO_FLOAT(name, bits, kind) \
  { name, bits, TN_ELEMENT_CLASS_FLOAT, 0, 0, kind }
#define INFO_INTEGER(name, bits, width, sign) \
  { name, bits, TN_ELEMENT_CLASS_INTEGER, width, sign, 0 }

static const element_info element_infos[] = {
    [TN_ELEMENT_UNDEFINED] = {"none", 0, TN_ELEMENT_CLASS_NONE, 0, 0, 0},
    [TN_ELEMENT_FLOAT32] = INFO_FLOAT("f32", 32, TN_FLOAT_F32),
    [TN_ELEMENT_UINT8] = INFO_INTEGER("ui8", 8, 8, TN_UNSIGNED),
    [TN_ELEMENT_INT8] = INFO_INTEGER("i8", 8, 8, TN_SIGNLESS),
    [TN_ELEMENT_UINT16] = INFO_INTEGER("ui16", 16, 16, TN_UNSIGNED),
    [TN_ELEMENT_INT16] = INFO_INTEGER("i16", 16, 16, TN_SIGNLESS),
    [TN_ELEMENT_INT32] = INFO_INTEGER("i32", 32, 32, TN_SIGNLESS),
    [TN_ELEMENT_INT64] = INFO_INTEGER("i64", 64, 64, TN_SIGNLESS),
    [TN_ELEMENT_STRING] = {"none", 0, TN_ELEMENT_CLASS_NONE, 0, 0, 0},
    [TN_ELEMENT_BOOL] = INFO_INTEGER("i1", 8, 1, TN_SIGNLESS),
    [TN_ELEMENT_FLOAT16] = INFO_FLOAT("f16", 16, TN_FLOAT_F16),
    [TN_ELEMENT_FLOAT64] = INFO_FLOAT("f64", 64, TN_FLOAT_F64),
    [TN_ELEMENT_UINT32] = INFO_INTEGER("ui32", 32, 32, TN_UNSIGNED),
    [TN_ELEMENT_UINT64] = INFO_INTEGER("ui64", 64, 64, TN_UNSIGNED),
    [TN_ELEMENT_COMPLEX64] = {"complex<f32>", 64, TN_ELEMENT_CLASS_COMPLEX, 0, 0, TN_FLOAT_F32},
    [TN_ELEMENT_COMPLEX128] = {"complex<f64>", 128, TN_ELEMENT_CLASS_COMPLEX, 0, 0, TN_FLOAT_F64},
    [TN_ELEMENT_BFLOAT16] = INFO_FLOAT("bf16", 16, TN_FLOAT_BF16),
    [TN_ELEMENT_FLOAT8E4M3FN] = INFO_FLOAT("f8E4M3FN", 8, TN_FLOAT_F8E4M3FN),
    [TN_ELEMENT_FLOAT8E4M3FNUZ] = INFO_FLOAT("f8E4M3FNUZ", 8, TN_FLOAT_F8E4M3FNUZ),
    [TN_ELEMENT_FLOAT8E5M2] = INFO_FLOAT("f8E5M2", 8, TN_FLOAT_F8E5M2),
    [TN_ELEMENT_FLOAT8E5M2FNUZ] = INFO_FLOAT("f8E5M2FNUZ", 8, TN_FLOAT_F8E5M2FNUZ),
    [TN_ELEMENT_UINT4] = INFO_INTEGER("ui4", 4, 4, TN_UNSIGNED),
    [TN_ELEMENT_INT4] = INFO_INTEGER("i4", 4, 4, TN_SIGNLESS),
};

static const element_info* info_of(uint32_t type) {
  const size_t count = sizeof element_infos / sizeof *element_infos;
  return &element_infos[type < count ? type : TN_ELEMENT_UNDEFINED];
}

const char* tn_element_type_name(tn_element_type type) { return info_of((uint32_t)type)->name; }

size_t tn_element_type_size(tn_element_type type) {
  return info_of((uint32_t)type)->storage_bits / 8;
}

size_t tn_element_type_bit_width(tn_element_type type) {
  return info_of((uint32_t)type)->storage_bits;
}

tn_element_type tn_element_type_from_name(tn_string_view name) {
  for (uint32_t i = 1; i < sizeof element_infos / sizeof *element_infos; ++i) {
    if (element_infos[i].storage_bits == 0) continue;
    if (tn_string_view_equal(tn_string_view_from(element_infos[i].name), name)) {
      return (tn_element_type)i;
    }
  }
  return TN_ELEMENT_UNDEFINED;
}

tn_element_class tn_element__class_of(uint32_t type) {
  return (tn_element_class)info_of(type)->element_class;
}

tn_status tn_element__mlir_type(tn_context* context, uint32_t type, tn_type* out_type) {
  const element_info* info = info_of(type);
  if (info->element_class == TN_ELEMENT_CLASS_INTEGER) {
    return tn_integer_type_get(context, info->bit_width, (tn_signedness)info->signedness, out_type);
  }
  tn_type type_of_float;
  TN_TRY(tn_float_type_get(context, (tn_float_kind)info->float_kind, &type_of_float));
  if (info->element_class == TN_ELEMENT_CLASS_COMPLEX) {
    return tn_complex_type_get(type_of_float, out_type);
  }
  *out_type = type_of_float;
  return TN_OK;
}

bool tn_element__byte_size(uint32_t type, const int64_t* dims, size_t rank, size_t* out_size,
                           bool* out_empty) {
  const uint64_t bits = info_of(type)->storage_bits;
  uint64_t size = bits < 8 ? 1 : bits / 8;
  bool fits = true;
  *out_empty = false;
  for (size_t i = 0; i < rank; ++i) {
    *out_empty = *out_empty || dims[i] == 0;
    if (dims[i] != 0 && __builtin_mul_overflow(size, (uint64_t)dims[i], &size)) fits = false;
  }
  fits = fits && size <= INT64_MAX;
  if (bits < 8) size = size / 2 + size % 2;
  *out_size = *out_empty ? 0 : (size_t)size;
  return fits;
}

//===-- Loading -------------------------------------------------------------------------------===//

static uint64_t load_bits(const unsigned char* bytes, size_t size) {
  uint64_t bits = 0;
  for (size_t i = 0; i < size; ++i) bits |= (uint64_t)bytes[i] << (8 * i);
  return bits;
}

static double float_from_bits(uint32_t bits) {
  float value;
  memcpy(&value, &bits, sizeof value);
  return (double)value;
}

static double half_from_bits(uint32_t bits) {
  const uint32_t sign = (bits & 0x8000u) << 16;
  const uint32_t magnitude = bits & 0x7fffu;
  if (magnitude >= 0x7c00u) return float_from_bits(sign | 0x7f800000u | (magnitude & 0x3ffu) << 13);
  // The float with the same bits is 2^112 times smaller, including subnormals.
  return float_from_bits(sign | magnitude << 13) * 0x1p112;
}

static double integer_from_bits(const element_info* info, uint64_t bits) {
  if (info->bit_width == 1) return bits != 0;
  if (info->signedness == TN_UNSIGNED) return (double)bits;
  const unsigned unused = 64u - info->bit_width;
  return (double)((int64_t)(bits << unused) >> unused);
}

static double value_from_bits(const element_info* info, uint64_t bits) {
  const uint64_t words[2] = {bits, 0};
  if (info->element_class == TN_ELEMENT_CLASS_INTEGER) return integer_from_bits(info, bits);
  return tn_float_format__decode((tn_float_kind)info->float_kind, words);
}

// Returns the number of bytes of one number; a complex element has two numbers.
static size_t part_size(const element_info* info) {
  const size_t size = info->storage_bits / 8;
  return info->element_class == TN_ELEMENT_CLASS_COMPLEX ? size / 2 : size;
}

static void load_nibbles(const element_info* info, const unsigned char* bytes, size_t first,
                         size_t count, double* out_values) {
  for (size_t i = 0; i < count; ++i) {
    const size_t number = first + i;
    const unsigned bits = bytes[number / 2] >> (4 * (number % 2)) & 15u;
    out_values[i] = integer_from_bits(info, bits);
  }
}

void tn_element__load(uint32_t type, const unsigned char* bytes, size_t first, size_t count,
                      double* out_values) {
  const element_info* info = info_of(type);
  const size_t size = part_size(info);
  if (size == 0) {
    load_nibbles(info, bytes, first, count, out_values);
    return;
  }
  const unsigned char* from = bytes + first * size;
  for (size_t i = 0; i < count; ++i, from += size) {
    const uint64_t bits = load_bits(from, size);
    if (info->float_kind == TN_FLOAT_F32 && size == 4 &&
        info->element_class != TN_ELEMENT_CLASS_INTEGER) {
      out_values[i] = float_from_bits((uint32_t)bits);
    } else if (type == TN_ELEMENT_FLOAT16) {
      out_values[i] = half_from_bits((uint32_t)bits);
    } else if (type == TN_ELEMENT_BFLOAT16) {
      out_values[i] = float_from_bits((uint32_t)bits << 16);
    } else {
      out_values[i] = value_from_bits(info, bits);
    }
  }
}

//===-- Storing -------------------------------------------------------------------------------===//

// 64-bit integers do not occur: nothing is cast to them.
static uint64_t integer_to_bits(const element_info* info, double value) {
  if (info->bit_width == 1) return value != 0;
  const bool is_unsigned = info->signedness == TN_UNSIGNED;
  const double largest = ldexp(1, info->bit_width - (is_unsigned ? 0 : 1)) - 1;
  const double least = is_unsigned ? 0 : -largest - 1;
  if (isnan(value)) return 0;
  const double rounded = nearbyint(value);
  return (uint64_t)(int64_t)(rounded < least ? least : rounded > largest ? largest : rounded);
}

static uint64_t value_to_bits(const element_info* info, double value) {
  uint64_t words[2] = {0, 0};
  if (info->element_class == TN_ELEMENT_CLASS_INTEGER) return integer_to_bits(info, value);
  (void)tn_float_format__encode((tn_float_kind)info->float_kind, value, words);
  return words[0];
}

void tn_element__store(uint32_t type, const double* values, size_t first, size_t count,
                       unsigned char* bytes) {
  const element_info* info = info_of(type);
  const size_t size = part_size(info);
  if (size == 0) {
    for (size_t i = 0; i < count; ++i) {
      const unsigned bits = (unsigned)value_to_bits(info, values[i]) & 15u;
      unsigned char* to = &bytes[(first + i) / 2];
      *to = (unsigned char)(i % 2 == 0 ? bits : *to | bits << 4);
    }
    return;
  }
  unsigned char* to = bytes + first * size;
  for (size_t i = 0; i < count; ++i, to += size) {
    const uint64_t bits = value_to_bits(info, values[i]);
    for (size_t k = 0; k < size; ++k) to[k] = (unsigned char)(bits >> (8 * k));
  }
}
