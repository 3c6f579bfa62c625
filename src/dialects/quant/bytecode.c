// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The quant dialect's own bytecode encodings of types: a code and the parameters.
//
// Source: the dialect's bytecode definition.

#include <tenure/parameters.h>

#include "bytecode/reader.h"
#include "bytecode/writer.h"
#include "dialects/common/parameters.h"
#include "dialects/quant/quant.h"
#include "ir/definition.h"

enum {
  CODE_ANY = 1,
  CODE_ANY_EXPRESSED = 2,
  CODE_CALIBRATED = 3,
  CODE_UNIFORM = 4,
  CODE_AXIS = 5,
  CODE_BLOCKS = 6
};

#define FLAG_SIGNED 1u
/// A rough size of the text for each scale.
#define SCALE_TEXT_SIZE 16u

//===-- Reading -------------------------------------------------------------------------------===//

typedef struct reading {
  tn_reader* reader;
  tn_cursor* cursor;
  tn_attribute parameters[TN_QUANT_COUNT];
} reading;

static tn_status read_signed(const reading* self, int64_t* out_value) {
  *out_value = 0;
  if (tn_cursor__signed(self->cursor, out_value)) return TN_OK;
  return tn_reader__truncated(self->reader, self->cursor, "a quantized type");
}

static tn_status read_integer(const reading* self, tn_attribute* out_value) {
  int64_t number;
  tn_type type;
  TN_TRY(read_signed(self, &number));
  TN_TRY(tn_integer_type_get(self->reader->context, 64, TN_SIGNLESS, &type));
  return tn_integer_attribute_get(type, number, out_value);
}

static tn_status read_double(const reading* self, tn_attribute* out_value) {
  int64_t bits;
  tn_type type;
  TN_TRY(read_signed(self, &bits));
  const uint64_t words[2] = {(uint64_t)bits, 0};
  TN_TRY(tn_float_type_get(self->reader->context, TN_FLOAT_F64, &type));
  return tn_float_attribute_from_bits(type, words, out_value);
}

/// Returns null if the type has to be read first.
static tn_status read_type(const reading* self, tn_attribute* out_value) {
  tn_type type = {NULL};
  TN_TRY(tn_reader__inner_type(self->reader, self->cursor, &type.storage));
  return type.storage == NULL ? TN_OK : tn_type_attribute_get(type, out_value);
}

/// Reads integers of `width` bits.
static tn_status read_numbers(const reading* self, uint32_t width, tn_attribute* out_value) {
  tn_context* context = self->reader->context;
  tn_text_buffer bytes = tn_text_buffer_make(&context->allocator);
  tn_type type;
  size_t count;
  TN_TRY(tn_integer_type_get(context, width, TN_SIGNLESS, &type));
  TN_TRY(tn_reader__count(self->reader, self->cursor, "the numbers of a quantized type", &count));
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    int64_t number;
    status = read_signed(self, &number);
    const int32_t narrow = (int32_t)number;
    tn_text_buffer_append(&bytes, width == 32 ? (const char*)&narrow : (const char*)&number,
                          width / 8);
  }
  if (status == TN_OK && bytes.failed) status = tn_context__out_of_memory(context);
  if (status == TN_OK) {
    status = tn_dense_array_attribute_get(type, count, bytes.data, bytes.size, out_value);
  }
  tn_text_buffer_free(&bytes);
  return status;
}

static tn_status read_doubles(const reading* self, tn_attribute* out_value) {
  tn_reader* reader = self->reader;
  size_t count;
  TN_TRY(tn_reader__count(reader, self->cursor, "the scales of a quantized type", &count));
  reader->parts.count = 0;
  for (size_t i = 0; i < count; ++i) {
    tn_attribute value;
    TN_TRY(read_double(self, &value));
    TN_TRY(tn_reader__add_part(reader, &reader->parts, &value, sizeof value));
  }
  return tn_array_attribute_get(reader->context, reader->parts.items, count, out_value);
}

static tn_status read_elements(const reading* self, tn_attribute* out_value) {
  const uint8_t* at = self->cursor->at;
  TN_TRY(tn_reader__inner_attribute(self->reader, self->cursor, &out_value->storage));
  if (out_value->storage == NULL) return TN_OK;
  if (!tn_attribute__is(*out_value, TN_ATTRIBUTE_DENSE_ELEMENTS)) {
    return tn_reader__error(self->reader, at,
                            "the scales of a quantized type are not dense elements");
  }
  const int64_t count = tn_shaped_type_element_count(tn_attribute_type(*out_value));
  return tn_reader__spend(self->reader, (uint64_t)count * SCALE_TEXT_SIZE);
}

/// The signedness of the storage comes from the flags, not from its type.
static tn_status read_storage(reading* self, bool has_expressed) {
  const uint8_t* at = self->cursor->at;
  uint64_t flags;
  tn_attribute stored = {NULL};
  tn_type type;
  TN_TRY(tn_reader__varint(self->reader, self->cursor, "a quantized type", &flags));
  TN_TRY(read_type(self, &stored));
  if (has_expressed) TN_TRY(read_type(self, &self->parameters[TN_QUANT_EXPRESSED]));
  if (stored.storage == NULL) return TN_OK;
  type = tn_type_attribute_value(stored);
  if (!tn_type__is(type, TN_TYPE_INTEGER)) {
    return tn_reader__error(self->reader, at,
                            "the storage type of a quantized type should be an integer type");
  }
  TN_TRY(tn_integer_type_get(self->reader->context, tn_integer_type_width(type),
                             (flags & FLAG_SIGNED) != 0 ? TN_SIGNLESS : TN_UNSIGNED, &type));
  return tn_type_attribute_get(type, &self->parameters[TN_QUANT_STORAGE]);
}

static tn_status read_bounds(reading* self) {
  TN_TRY(read_integer(self, &self->parameters[TN_QUANT_MINIMUM]));
  return read_integer(self, &self->parameters[TN_QUANT_MAXIMUM]);
}

static tn_status read_any(reading* self, bool has_expressed) {
  TN_TRY(read_storage(self, has_expressed));
  return read_bounds(self);
}

static tn_status read_calibrated(reading* self) {
  TN_TRY(read_type(self, &self->parameters[0]));
  TN_TRY(read_double(self, &self->parameters[1]));
  return read_double(self, &self->parameters[2]);
}

static tn_status read_uniform(reading* self) {
  tn_context* context = self->reader->context;
  int64_t zero_point;
  tn_attribute scale;
  tn_type type;
  TN_TRY(read_storage(self, true));
  TN_TRY(read_double(self, &scale));
  TN_TRY(read_signed(self, &zero_point));
  TN_TRY(tn_array_attribute_get(context, &scale, 1, &self->parameters[TN_QUANT_SCALES]));
  TN_TRY(tn_integer_type_get(context, 64, TN_SIGNLESS, &type));
  TN_TRY(tn_dense_array_attribute_get(type, 1, &zero_point, sizeof zero_point,
                                      &self->parameters[TN_QUANT_ZERO_POINTS]));
  return read_bounds(self);
}

static tn_status read_axis(reading* self) {
  const uint8_t* at = self->cursor->at;
  uint64_t axis;
  tn_type type;
  TN_TRY(read_storage(self, true));
  TN_TRY(tn_reader__varint(self->reader, self->cursor, "a quantized type", &axis));
  if (axis > INT32_MAX) return tn_reader__error(self->reader, at, "an axis is too large");
  const int32_t number = (int32_t)axis;
  TN_TRY(tn_integer_type_get(self->reader->context, 32, TN_SIGNLESS, &type));
  TN_TRY(tn_dense_array_attribute_get(type, 1, &number, sizeof number,
                                      &self->parameters[TN_QUANT_AXES]));
  TN_TRY(read_bounds(self));
  TN_TRY(read_doubles(self, &self->parameters[TN_QUANT_SCALES]));
  return read_numbers(self, 64, &self->parameters[TN_QUANT_ZERO_POINTS]);
}

static tn_status read_blocks(reading* self) {
  TN_TRY(read_storage(self, true));
  TN_TRY(read_bounds(self));
  TN_TRY(read_numbers(self, 32, &self->parameters[TN_QUANT_AXES]));
  TN_TRY(read_numbers(self, 64, &self->parameters[TN_QUANT_BLOCK_SIZES]));
  TN_TRY(read_elements(self, &self->parameters[TN_QUANT_SCALES]));
  return read_elements(self, &self->parameters[TN_QUANT_ZERO_POINTS]);
}

static tn_status read_code(reading* self, uint64_t code, const char** out_name, size_t* out_count) {
  *out_name = code <= CODE_ANY_EXPRESSED ? "quant.any"
              : code == CODE_CALIBRATED  ? "quant.calibrated"
                                         : "quant.uniform";
  *out_count = code <= CODE_ANY_EXPRESSED ? 4 : code == CODE_CALIBRATED ? 3 : TN_QUANT_COUNT;
  switch (code) {
    case CODE_ANY:
    case CODE_ANY_EXPRESSED:
      return read_any(self, code == CODE_ANY_EXPRESSED);
    case CODE_CALIBRATED:
      return read_calibrated(self);
    case CODE_UNIFORM:
      return read_uniform(self);
    case CODE_AXIS:
      return read_axis(self);
    case CODE_BLOCKS:
      return read_blocks(self);
    default:
      return TN_NOT_FOUND;
  }
}

tn_status tn_quant__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value) {
  const uint8_t* at = cursor->at;
  reading self = {reader, cursor, {{NULL}}};
  const char* name;
  size_t count;
  uint64_t code;
  tn_type type;
  if (!tn_reader__is_type(reader, reader->entry)) return TN_NOT_FOUND;
  TN_TRY(tn_reader__varint(reader, cursor, "a type", &code));
  TN_TRY(read_code(&self, code, &name, &count));
  if (reader->misses) return TN_OK;
  TN_TRY(tn_reader__checked(reader, at,
                            tn_dialect_type_get(reader->context, tn_string_view_from(name),
                                                self.parameters, count, &type)));
  *out_value = type.storage;
  return TN_OK;
}

//===-- Writing -------------------------------------------------------------------------------===//

static void put_double(tn_writer* writer, tn_attribute number) {
  uint64_t words[2];
  tn_float_attribute_bits(number, words);
  tn_writer__put_signed(writer, (int64_t)words[0]);
}

static void put_type(tn_writer* writer, tn_type type) {
  tn_writer__put_type(writer, type.storage->self);
}

static void put_head(tn_writer* writer, const tn_uref* parameters, uint64_t code) {
  const tn_type storage = tn_parameters__type(writer->context, parameters, TN_QUANT_STORAGE);
  tn_type type = {NULL};
  tn_writer__put_varint(writer, code);
  tn_writer__put_varint(writer,
                        tn_integer_type_signedness(storage) == TN_UNSIGNED ? 0 : FLAG_SIGNED);
  const tn_status status =
      tn_integer_type_get(writer->context, tn_integer_type_width(storage), TN_SIGNLESS, &type);
  if (status != TN_OK) {
    tn_writer__fail(writer, status);
    return;
  }
  put_type(writer, type);
  if (parameters[TN_QUANT_EXPRESSED] == 0) return;
  put_type(writer, tn_parameters__type(writer->context, parameters, TN_QUANT_EXPRESSED));
}

static void put_bounds(tn_writer* writer, const tn_uref* parameters) {
  for (uint32_t i = TN_QUANT_MINIMUM; i <= TN_QUANT_MAXIMUM; ++i) {
    tn_writer__put_signed(writer, tn_parameters__integer(writer->context, parameters, i));
  }
}

/// Writes a count and the integers.
static void put_numbers(tn_writer* writer, const tn_uref* parameters, uint32_t index) {
  size_t size = 0;
  const tn_attribute value = tn_parameters__attribute(writer->context, parameters, index);
  const bool is_narrow = index == TN_QUANT_AXES;
  const void* data = tn_dense_array_attribute_data(value, &size);
  const size_t count = size / (is_narrow ? sizeof(int32_t) : sizeof(int64_t));
  tn_writer__put_varint(writer, count);
  for (size_t i = 0; i < count; ++i) {
    tn_writer__put_signed(writer,
                          is_narrow ? ((const int32_t*)data)[i] : ((const int64_t*)data)[i]);
  }
}

static void write_any(tn_writer* writer, const tn_uref* parameters) {
  put_head(writer, parameters, parameters[TN_QUANT_EXPRESSED] == 0 ? CODE_ANY : CODE_ANY_EXPRESSED);
  put_bounds(writer, parameters);
}

static void write_calibrated(tn_writer* writer, const tn_uref* parameters) {
  tn_writer__put_varint(writer, CODE_CALIBRATED);
  put_type(writer, tn_parameters__type(writer->context, parameters, 0));
  put_double(writer, tn_parameters__attribute(writer->context, parameters, 1));
  put_double(writer, tn_parameters__attribute(writer->context, parameters, 2));
}

/// Writes one scale, or one for each slice of an axis.
static void write_scales(tn_writer* writer, const tn_uref* parameters) {
  const tn_context* context = writer->context;
  const tn_attribute scales = tn_parameters__attribute(context, parameters, TN_QUANT_SCALES);
  const size_t count = tn_array_attribute_count(scales);
  size_t size = 0;
  const bool has_axis = parameters[TN_QUANT_AXES] != 0;
  put_head(writer, parameters, has_axis ? CODE_AXIS : CODE_UNIFORM);
  if (!has_axis) {
    put_double(writer, tn_array_attribute_element(scales, 0));
    tn_writer__put_signed(
        writer, *(const int64_t*)tn_dense_array_attribute_data(
                    tn_parameters__attribute(context, parameters, TN_QUANT_ZERO_POINTS), &size));
    put_bounds(writer, parameters);
    return;
  }
  const tn_attribute axes = tn_parameters__attribute(context, parameters, TN_QUANT_AXES);
  tn_writer__put_varint(
      writer, (uint64_t)(uint32_t) * (const int32_t*)tn_dense_array_attribute_data(axes, &size));
  put_bounds(writer, parameters);
  tn_writer__put_varint(writer, count);
  for (size_t i = 0; i < count; ++i) put_double(writer, tn_array_attribute_element(scales, i));
  put_numbers(writer, parameters, TN_QUANT_ZERO_POINTS);
}

static void write_blocks(tn_writer* writer, const tn_uref* parameters) {
  put_head(writer, parameters, CODE_BLOCKS);
  put_bounds(writer, parameters);
  put_numbers(writer, parameters, TN_QUANT_AXES);
  put_numbers(writer, parameters, TN_QUANT_BLOCK_SIZES);
  tn_writer__put_attribute(writer, parameters[TN_QUANT_SCALES]);
  tn_writer__put_attribute(writer, parameters[TN_QUANT_ZERO_POINTS]);
}

bool tn_quant__write_type(tn_writer* writer, const tn_storage* type) {
  const tn_definition* definition = tn_definition__of(type);
  if (definition == NULL) return false;
  const tn_uref* parameters = tn_opaque__parameters(tn_storage_payload(type));
  const char mnemonic = *definition->mnemonic.data;
  if (mnemonic == 'a') {
    write_any(writer, parameters);
  } else if (mnemonic == 'c') {
    write_calibrated(writer, parameters);
  } else {
    (parameters[TN_QUANT_BLOCK_SIZES] != 0 ? write_blocks : write_scales)(writer, parameters);
  }
  return true;
}
