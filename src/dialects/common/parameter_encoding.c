// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Encodings of attributes with parameters.

#include "dialects/common/parameter_encoding.h"

#include "bytecode/reader.h"
#include "bytecode/writer.h"
#include "ir/attribute_make.h"
#include "ir/definition.h"
#include "ir/dialect_table.h"

//===-- Reading -------------------------------------------------------------------------------===//

typedef struct reading {
  tn_reader* reader;
  tn_cursor* cursor;
  const tn_definition* definition;
  const char* name;  ///< Of the attribute, for messages.
} reading;

static tn_status refuse(const reading* state, const uint8_t* at, const tn_parameter* parameter) {
  if (parameter->mnemonic.size == 0) {
    return tn_reader__error(state->reader, at, "a part of the %s is of another kind", state->name);
  }
  return tn_reader__error(state->reader, at, "a part of the %s should be a %.*s", state->name,
                          (int)parameter->mnemonic.size, parameter->mnemonic.data);
}

/// Checks an inner attribute; null is one that has to be read first. Its text is copied.
static tn_status check_inner(const reading* state, const uint8_t* at, const tn_parameter* parameter,
                             const tn_storage* inner, tn_attribute* out_value) {
  *out_value = (tn_attribute){inner};
  if (inner == NULL) return TN_OK;
  if (!tn_parameter__holds_one(parameter, *out_value)) return refuse(state, at, parameter);
  return tn_reader__spend(state->reader, tn_definition__text_size(*out_value));
}

static tn_status read_inner(const reading* state, const tn_parameter* parameter,
                            tn_attribute* out_value) {
  const uint8_t* at = state->cursor->at;
  const tn_storage* inner = NULL;
  TN_TRY(tn_reader__inner_attribute(state->reader, state->cursor, &inner));
  return check_inner(state, at, parameter, inner, out_value);
}

static tn_status read_number(const reading* state, int64_t* out_number) {
  if (tn_cursor__signed(state->cursor, out_number)) return TN_OK;
  return tn_reader__truncated(state->reader, state->cursor, state->name);
}

static tn_status read_integer(const reading* state, const tn_parameter* parameter,
                              tn_attribute* out_value) {
  uint8_t byte = 0;
  uint64_t flagged = 0;
  int64_t number = 0;
  if (tn_integer_type_width(parameter->type) == 1) {
    if (!tn_cursor__byte(state->cursor, &byte)) {
      return tn_reader__truncated(state->reader, state->cursor, state->name);
    }
    return tn_bool_attribute_get(state->reader->context, byte != 0, out_value);
  }
  if (parameter->is_optional) {
    TN_TRY(tn_reader__varint(state->reader, state->cursor, state->name, &flagged));
    if ((flagged & 1) == 0) return TN_OK;
    number = (int64_t)(flagged >> 1);
  } else {
    TN_TRY(read_number(state, &number));
  }
  return tn_integer_attribute_get(parameter->type, number, out_value);
}

static tn_status read_numbers(const reading* state, const tn_parameter* parameter,
                              tn_attribute* out_value) {
  size_t count = 0;
  int64_t number = 0;
  TN_TRY(tn_reader__count(state->reader, state->cursor, state->name, &count));
  tn_text_buffer bytes = tn_text_buffer_make(&state->reader->context->allocator);
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    status = read_number(state, &number);
    tn_text_buffer_append(&bytes, (const char*)&number, sizeof number);
  }
  if (status == TN_OK && bytes.failed) status = tn_context__out_of_memory(state->reader->context);
  if (status == TN_OK) {
    status =
        tn_dense_array_attribute_get(parameter->type, count, bytes.data, bytes.size, out_value);
  }
  tn_text_buffer_free(&bytes);
  return status;
}

static tn_status read_string(const reading* state, tn_attribute* out_value) {
  tn_string_view text;
  TN_TRY(tn_reader__read_string(state->reader, state->cursor, &text));
  return tn_string_attribute_get(state->reader->context, text, out_value);
}

static tn_status read_list(const reading* state, const tn_parameter* parameter,
                           tn_attribute* out_value) {
  tn_context* context = state->reader->context;
  size_t count = 0;
  TN_TRY(tn_reader__count(state->reader, state->cursor, state->name, &count));
  const size_t size = (count + 1) * sizeof *out_value;
  tn_attribute* items = tn_allocate(&context->allocator, size);
  if (items == NULL) return tn_context__out_of_memory(context);
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    status = read_inner(state, parameter, &items[i]);
  }
  if (status == TN_OK && !state->reader->misses) {
    status = tn_array_attribute_get(context, items, count, out_value);
  }
  tn_deallocate(&context->allocator, items, size);
  return status;
}

static tn_status read_optional(const reading* state, const tn_parameter* parameter,
                               tn_attribute* out_value) {
  const uint8_t* at = state->cursor->at;
  const tn_storage* inner = NULL;
  uint64_t index = 0;
  TN_TRY(tn_reader__varint(state->reader, state->cursor, state->name, &index));
  if ((index & 1) == 0) return TN_OK;
  TN_TRY(tn_reader__inner_attribute_at(state->reader, at, index >> 1, &inner));
  return check_inner(state, at, parameter, inner, out_value);
}

static tn_status read_parameter(const reading* state, const tn_parameter* parameter,
                                tn_attribute* out_value) {
  if (parameter->is_list) return read_list(state, parameter, out_value);
  switch (parameter->kind) {
    case TN_PARAMETER_INTEGER:
      return read_integer(state, parameter, out_value);
    case TN_PARAMETER_STRING:
      return read_string(state, out_value);
    case TN_PARAMETER_NUMBERS:
      return read_numbers(state, parameter, out_value);
    default:
      return parameter->is_optional ? read_optional(state, parameter, out_value)
                                    : read_inner(state, parameter, out_value);
  }
}

static tn_status read_parameters(const reading* state, const tn_parameter_encoding* encoding,
                                 tn_uref* parameters, const tn_storage** out_value) {
  tn_context* context = state->reader->context;
  const uint8_t* at = state->cursor->at;
  memset(parameters, 0, state->definition->parameter_count * sizeof *parameters);
  for (uint32_t i = 0; i < encoding->count; ++i) {
    tn_attribute value = {NULL};
    TN_TRY(read_parameter(state, &state->definition->parameters[i], &value));
    parameters[i] = value.storage == NULL ? 0 : value.storage->self;
  }
  if (state->reader->misses) return TN_OK;
  tn_status status = tn_definition__check(context, state->definition, parameters);
  if (status == TN_OK) {
    status = tn_definition__get(context, state->definition, context->uniquer.none_type, parameters,
                                out_value);
  }
  return tn_reader__checked(state->reader, at, status);
}

tn_status tn_parameter_encoding__read(const tn_parameter_encoding* encodings,
                                      tn_string_view dialect, tn_reader* reader, tn_cursor* cursor,
                                      const tn_storage** out_value) {
  uint64_t code = 0;
  tn_dialect* known = NULL;
  tn_ref_list list;
  *out_value = NULL;
  if (tn_reader__is_type(reader, reader->entry)) return TN_NOT_FOUND;
  TN_TRY(tn_reader__varint(reader, cursor, "an attribute", &code));
  const tn_parameter_encoding* encoding = encodings;
  while (encoding->mnemonic != NULL && encoding->code != code) ++encoding;
  if (encoding->mnemonic == NULL) return TN_NOT_FOUND;
  TN_TRY(tn_dialect__load(reader->context, dialect, &known));
  TN_TRY(tn_dialect__complete(reader->context, known));
  const reading state = {reader, cursor,
                         tn_definition__find(known, false, tn_string_view_from(encoding->mnemonic)),
                         encoding->mnemonic};
  if (state.definition == NULL || state.definition->parameter_count < encoding->count) {
    return TN_NOT_FOUND;
  }
  TN_TRY(tn_ref_list__open(reader->context, state.definition->parameter_count, &list));
  const tn_status status = read_parameters(&state, encoding, list.refs, out_value);
  tn_ref_list__close(reader->context, &list);
  return status;
}

//===-- Writing -------------------------------------------------------------------------------===//

static void put_numbers(tn_writer* writer, tn_attribute value) {
  size_t size = 0;
  const char* data = value.storage == NULL ? NULL : tn_dense_array_attribute_data(value, &size);
  tn_writer__put_varint(writer, size / sizeof(int64_t));
  for (size_t at = 0; at < size; at += sizeof(int64_t)) {
    int64_t number;
    memcpy(&number, data + at, sizeof number);
    tn_writer__put_signed(writer, number);
  }
}

static void put_list(tn_writer* writer, tn_attribute value) {
  const size_t count = value.storage == NULL ? 0 : tn_array_attribute_count(value);
  tn_writer__put_varint(writer, count);
  for (size_t i = 0; i < count; ++i) {
    tn_writer__put_attribute(writer, tn_array_attribute_element(value, i).storage->self);
  }
}

static void put_integer(tn_writer* writer, const tn_parameter* parameter, tn_attribute value) {
  const int64_t number = value.storage == NULL ? 0 : tn_integer_attribute_value(value);
  if (tn_integer_type_width(parameter->type) == 1) {
    if (!writer->is_silent) tn_bytes__put(writer, writer->out, number != 0);
  } else if (parameter->is_optional) {
    tn_writer__put_varint(writer, value.storage == NULL ? 0 : (uint64_t)number << 1 | 1);
  } else {
    tn_writer__put_signed(writer, number);
  }
}

static void put_parameter(tn_writer* writer, const tn_parameter* parameter, tn_uref reference) {
  const tn_attribute value =
      reference == 0 ? (tn_attribute){NULL} : tn_attribute__from(writer->context, reference);
  if (parameter->is_list) {
    put_list(writer, value);
  } else if (parameter->kind == TN_PARAMETER_INTEGER) {
    put_integer(writer, parameter, value);
  } else if (parameter->kind == TN_PARAMETER_STRING) {
    tn_writer__put_string(writer, tn_string_attribute_value(value));
  } else if (parameter->kind == TN_PARAMETER_NUMBERS) {
    put_numbers(writer, value);
  } else if (parameter->is_optional) {
    tn_writer__put_optional_attribute(writer, reference);
  } else {
    tn_writer__put_attribute(writer, reference);
  }
}

bool tn_parameter_encoding__write(const tn_parameter_encoding* encodings, tn_writer* writer,
                                  const tn_storage* attribute) {
  const tn_definition* definition = tn_definition__of(attribute);
  if (definition == NULL) return false;
  const tn_uref* parameters = tn_opaque__parameters(tn_storage_payload(attribute));
  const tn_parameter_encoding* encoding = encodings;
  while (encoding->mnemonic != NULL &&
         (!tn_string_view_equal(tn_string_view_from(encoding->mnemonic), definition->mnemonic) ||
          (encoding->applies != NULL && !encoding->applies(writer->context, parameters)))) {
    ++encoding;
  }
  if (encoding->mnemonic == NULL || definition->parameter_count < encoding->count) return false;
  tn_writer__put_varint(writer, encoding->code);
  for (uint32_t i = 0; i < encoding->count; ++i) {
    put_parameter(writer, &definition->parameters[i], parameters[i]);
  }
  return true;
}
