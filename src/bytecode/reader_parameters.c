// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes that their dialect encodes by a code and the parameters in order.
//
// Source: the code that mlir-tblgen generates for the bytecode definitions of a dialect, by kind of
// parameter.

#include "bytecode/reader.h"
#include "ir/definition.h"
#include "ir/dialect_table.h"

typedef struct reading {
  tn_reader* reader;
  tn_cursor* cursor;
  const tn_definition* definition;
  const tn_parameter* parameter;
} reading;

/// Rejects a number that is invalid for the parameter.
static tn_status refuse_number(const reading* self, const uint8_t* at, uint64_t number) {
  return tn_reader__error(self->reader, at, "unknown %.*s %llu of a %.*s",
                          (int)self->parameter->name.size, self->parameter->name.data,
                          (unsigned long long)number, (int)self->definition->mnemonic.size,
                          self->definition->mnemonic.data);
}

static tn_status read_varint(const reading* self, uint64_t* out_number) {
  return tn_reader__varint(self->reader, self->cursor, "a parameter", out_number);
}

static tn_status read_byte(const reading* self, bool* out_truth) {
  uint8_t byte = 0;
  *out_truth = false;
  if (!tn_cursor__byte(self->cursor, &byte)) {
    return tn_reader__truncated(self->reader, self->cursor, "a parameter");
  }
  *out_truth = byte != 0;
  return TN_OK;
}

//===-- Kinds of parameters -------------------------------------------------------------------===//

static tn_status read_string(const reading* self, tn_attribute* out_value) {
  tn_string_view text;
  TN_TRY(tn_reader__read_string(self->reader, self->cursor, &text));
  return tn_string_attribute_get(self->reader->context, text, out_value);
}

/// If the attribute is optional or in a list, a flag tells whether it is present.
static tn_status read_attribute(const reading* self, tn_attribute* out_value) {
  const uint8_t* at = self->cursor->at;
  uint64_t index;
  if (!self->parameter->is_optional && !self->parameter->is_list) {
    return tn_reader__inner_attribute(self->reader, self->cursor, &out_value->storage);
  }
  TN_TRY(read_varint(self, &index));
  if ((index & 1u) == 0) return TN_OK;
  return tn_reader__inner_attribute_at(self->reader, at, index >> 1, &out_value->storage);
}

static tn_status read_integer(const reading* self, tn_attribute* out_value) {
  const tn_parameter* parameter = self->parameter;
  const uint8_t* at = self->cursor->at;
  const uint32_t width = tn_integer_type_width(parameter->type);
  uint64_t number = 0;
  if (width == 1) {
    bool truth;
    TN_TRY(read_byte(self, &truth));
    return tn_bool_attribute_get(self->reader->context, truth, out_value);
  }
  TN_TRY(read_varint(self, &number));
  if (parameter->is_optional && parameter->default_value == 0 && !parameter->is_list) {
    if ((number & 1u) == 0) return TN_OK;
    number >>= 1;
  }
  if (number > UINT64_MAX >> (64 - width)) return refuse_number(self, at, number);
  return tn_integer_attribute_get(parameter->type, (int64_t)number, out_value);
}

/// Reads the value of an enum keyword, or the bits of flags; 0 also means that an optional one is
/// missing.
static tn_status read_words(const reading* self, tn_attribute* out_value) {
  const uint8_t* at = self->cursor->at;
  uint64_t number;
  uint64_t value;
  TN_TRY(read_varint(self, &number));
  if (tn_enum_attribute__value_of(self->parameter->words, number, &value)) {
    return tn_enum_attribute__string(self->reader->context, self->parameter->words, value,
                                     out_value);
  }
  const bool is_none = number == 0 && self->parameter->is_optional;
  return is_none ? TN_OK : refuse_number(self, at, number);
}

/// Returns null if the value is missing, or has to be read first.
static tn_status read_value(const reading* self, tn_attribute* out_value) {
  *out_value = (tn_attribute){NULL};
  switch (self->parameter->kind) {
    case TN_PARAMETER_STRING:
      return read_string(self, out_value);
    case TN_PARAMETER_INTEGER:
      return read_integer(self, out_value);
    case TN_PARAMETER_WORDS:
      return read_words(self, out_value);
    case TN_PARAMETER_ATTRIBUTE:
      if (tn_parameter__is_encoded_as_string(self->parameter)) return read_string(self, out_value);
      return read_attribute(self, out_value);
    default:
      return TN_NOT_FOUND;
  }
}

/// A value may occur once in a file and be copied into the texts of many attributes.
static tn_status read_one(const reading* self, tn_attribute* out_value) {
  TN_TRY(read_value(self, out_value));
  return tn_reader__spend(self->reader, tn_definition__text_size(*out_value));
}

static tn_status read_list(const reading* self, tn_attribute* out_value) {
  tn_reader* reader = self->reader;
  bool is_there;
  size_t count;
  *out_value = (tn_attribute){NULL};
  TN_TRY(read_byte(self, &is_there));
  if (!is_there) return TN_OK;
  TN_TRY(tn_reader__count(reader, self->cursor, "a list of parameters", &count));
  reader->parts.count = 0;
  for (size_t i = 0; i < count; ++i) {
    const uint8_t* at = self->cursor->at;
    tn_attribute value;
    TN_TRY(read_one(self, &value));
    if (value.storage == NULL && !reader->misses) {
      return tn_reader__error(reader, at, "an element of a list is missing");
    }
    TN_TRY(tn_reader__add_part(reader, &reader->parts, &value, sizeof value));
  }
  if (reader->misses) return TN_OK;
  return tn_array_attribute_get(reader->context, reader->parts.items, count, out_value);
}

//===-- Attributes ----------------------------------------------------------------------------===//

static tn_status read_parameters(reading* self, uint32_t count, const uint8_t* at,
                                 tn_uref* parameters, const tn_storage** out_value) {
  tn_context* context = self->reader->context;
  for (uint32_t i = 0; i < self->definition->parameter_count; ++i) {
    tn_attribute value = {NULL};
    parameters[i] = 0;
    if (i >= count) continue;
    self->parameter = &self->definition->parameters[i];
    TN_TRY((self->parameter->is_list ? read_list : read_one)(self, &value));
    if (value.storage != NULL) parameters[i] = value.storage->self;
  }
  if (self->reader->misses) return TN_OK;
  TN_TRY(tn_reader__checked(self->reader, at,
                            tn_definition__check(context, self->definition, parameters)));
  return tn_reader__checked(self->reader, at,
                            tn_definition__get(context, self->definition, parameters, out_value));
}

tn_status tn_reader__read_parameters(tn_reader* reader, const tn_dialect_entry* entry,
                                     tn_cursor* cursor, const tn_storage** out_value) {
  const uint8_t* at = cursor->at;
  const tn_encoded_attribute* encoded = entry->encoded_attributes;
  uint64_t code;
  tn_dialect* dialect = NULL;
  tn_uref_list list;
  TN_TRY(tn_reader__varint(reader, cursor, "an attribute", &code));
  for (; code != 0 && encoded->name != NULL; --code) ++encoded;
  if (encoded->name == NULL) return TN_NOT_FOUND;
  TN_TRY(tn_dialect__load(reader->context, entry->name, &dialect));
  TN_TRY(tn_dialect__complete(reader->context, dialect));
  reading self = {
      .reader = reader,
      .cursor = cursor,
      .definition = tn_definition__find(dialect, false, tn_string_view_from(encoded->name))};
  if (self.definition == NULL) return TN_NOT_FOUND;
  TN_TRY(tn_uref_list__open(reader->context, self.definition->parameter_count, &list));
  const tn_status status = read_parameters(
      &self, tn_encoded_attribute__count(encoded, self.definition), at, list.refs, out_value);
  tn_uref_list__close(reader->context, &list);
  return status;
}
