// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attributes that their dialect encodes by their parameters (reader_parameters.c reads them). An
// attribute that the encoding cannot represent is written as text.

#include "bytecode/writer.h"
#include "ir/definition.h"

/// Attributes that nest deeper are written as text.
#define DEPTH_MAX 64u

//===-- What can be encoded -------------------------------------------------------------------===//

static tn_attribute value_of(const tn_writer* writer, tn_uref parameter) {
  return parameter == 0 ? (tn_attribute){NULL} : tn_attribute__from(writer->context, parameter);
}

/// Returns whether the encoding has enough bits for the number.
static bool has_room(const tn_parameter* parameter, tn_attribute value) {
  if (!parameter->is_optional || parameter->default_value != 0 || value.storage == NULL) {
    return true;
  }
  return (uint64_t)tn_integer_attribute_value(value) <= UINT64_MAX / 2;
}

static bool can_encode(const tn_writer* writer, const tn_definition* definition,
                       const tn_uref* parameters, uint32_t count) {
  for (uint32_t i = 0; i < definition->parameter_count; ++i) {
    const tn_parameter* parameter = &definition->parameters[i];
    const tn_attribute value = value_of(writer, parameters[i]);
    if (i >= count) {
      if (parameters[i] != parameter->default_value) return false;
    } else if (tn_parameter__is_encoded_as_string(parameter)) {
      if (value.storage->type != writer->context->uniquer.none_type) return false;
    } else if (parameter->kind == TN_PARAMETER_INTEGER && !parameter->is_list) {
      if (!has_room(parameter, value)) return false;
    }
  }
  return true;
}

//===-- Writing -------------------------------------------------------------------------------===//

static void put_byte(tn_writer* writer, bool truth) {
  if (!writer->is_silent) tn_bytes__put(writer, writer->out, truth);
}

static void put_integer(tn_writer* writer, const tn_parameter* parameter, tn_attribute value) {
  const uint64_t number = (uint64_t)tn_integer_attribute_value(value);
  if (tn_integer_type_width(parameter->type) == 1) {
    put_byte(writer, number != 0);
  } else if (!parameter->is_optional || parameter->default_value != 0 || parameter->is_list) {
    tn_writer__put_varint(writer, number);
  } else {
    tn_writer__put_varint(writer, value.storage == NULL ? 0 : number << 1 | 1u);
  }
}

static void put_words(tn_writer* writer, const tn_parameter* parameter, tn_attribute value) {
  uint64_t number = 0;
  if (value.storage != NULL) {
    const tn_string_view words = tn_string_attribute_value(value);
    (void)tn_enum_attribute__number_of_string(parameter->words, words, &number);
  }
  tn_writer__put_varint(writer, number);
}

static void put_one(tn_writer* writer, const tn_parameter* parameter, tn_attribute value) {
  const tn_uref reference = value.storage == NULL ? 0 : value.storage->self;
  if (parameter->kind == TN_PARAMETER_INTEGER) {
    put_integer(writer, parameter, value);
  } else if (parameter->kind == TN_PARAMETER_WORDS) {
    put_words(writer, parameter, value);
  } else if (tn_parameter__is_encoded_as_string(parameter)) {
    tn_writer__put_string(writer, tn_string_attribute_value(value));
  } else if (parameter->is_optional || parameter->is_list) {
    tn_writer__put_optional_attribute(writer, reference);
  } else {
    tn_writer__put_attribute(writer, reference);
  }
}

static void put_list(tn_writer* writer, const tn_parameter* parameter, tn_attribute list) {
  put_byte(writer, list.storage != NULL);
  if (list.storage == NULL) return;
  const size_t count = tn_array_attribute_count(list);
  tn_writer__put_varint(writer, count);
  for (size_t i = 0; i < count; ++i) {
    put_one(writer, parameter, tn_array_attribute_element(list, i));
  }
}

bool tn_writer__encode_parameters(tn_writer* writer, const tn_dialect_entry* entry,
                                  const tn_storage* attribute) {
  const tn_definition* definition = tn_definition__of(attribute);
  const tn_encoded_attribute* encoded = entry->encoded_attributes;
  while (definition != NULL && encoded->name != NULL &&
         !tn_string_view_equal(tn_string_view_from(encoded->name), definition->mnemonic)) {
    ++encoded;
  }
  if (definition == NULL || encoded->name == NULL) return false;
  const uint32_t count = tn_encoded_attribute__count(encoded, definition);
  const tn_uref* parameters = tn_opaque__parameters(tn_storage_payload(attribute));
  writer->is_deep |= writer->depth == DEPTH_MAX;
  if (writer->depth >= DEPTH_MAX || !can_encode(writer, definition, parameters, count)) {
    return false;
  }
  tn_writer__put_varint(writer, (uint64_t)(encoded - entry->encoded_attributes));
  ++writer->depth;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_parameter* parameter = &definition->parameters[i];
    const tn_attribute value = value_of(writer, parameters[i]);
    (parameter->is_list ? put_list : put_one)(writer, parameter, value);
  }
  --writer->depth;
  return true;
}
