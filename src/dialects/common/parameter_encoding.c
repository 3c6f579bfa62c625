// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bytecode encodings of types and attributes with parameters.

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
  const char* name;  ///< The type or attribute name, for messages.
} reading;

static tn_status refuse(const reading* state, const uint8_t* at, const tn_parameter* parameter) {
  if (parameter->mnemonic.size == 0) {
    return tn_reader__error(state->reader, at, "a parameter of the %s has the wrong kind",
                            state->name);
  }
  return tn_reader__error(state->reader, at, "a parameter of the %s should be a %.*s", state->name,
                          (int)parameter->mnemonic.size, parameter->mnemonic.data);
}

static tn_status truncated(const reading* state) {
  return tn_reader__truncated(state->reader, state->cursor, state->name);
}

/// Checks a nested attribute, null if it must be read first. Accounts for the copy of its text.
static tn_status check_inner(const reading* state, const uint8_t* at, const tn_parameter* parameter,
                             const tn_storage* inner, tn_attribute* out_value) {
  *out_value = (tn_attribute){inner};
  if (inner == NULL) return TN_OK;
  if (!tn_parameter__holds_one(parameter, *out_value) &&
      !tn_parameter__holds(parameter, *out_value)) {
    return refuse(state, at, parameter);
  }
  return tn_reader__spend(state->reader, tn_definition__text_size(*out_value));
}

static tn_status read_inner(const reading* state, const tn_parameter* parameter,
                            tn_attribute* out_value) {
  const uint8_t* at = state->cursor->at;
  const tn_storage* inner = NULL;
  if (parameter->kind != TN_PARAMETER_TYPE) {
    TN_TRY(tn_reader__inner_attribute(state->reader, state->cursor, &inner));
    return check_inner(state, at, parameter, inner, out_value);
  }
  TN_TRY(tn_reader__inner_type(state->reader, state->cursor, &inner));
  if (inner == NULL) return TN_OK;
  if (tn_type__is_of_dialect((tn_type){inner})) {
    const size_t size = tn_opaque__body(tn_storage_payload(inner)).size;
    TN_TRY(tn_reader__spend(state->reader, size));
  }
  TN_TRY(tn_type_attribute_get((tn_type){inner}, out_value));
  return tn_parameter__holds_one(parameter, *out_value) ? TN_OK : refuse(state, at, parameter);
}

static tn_status read_signed(const reading* state, int64_t* out_number) {
  return tn_cursor__signed(state->cursor, out_number) ? TN_OK : truncated(state);
}

static tn_status read_byte(const reading* state, uint8_t* out_byte) {
  return tn_cursor__byte(state->cursor, out_byte) ? TN_OK : truncated(state);
}

static tn_status read_unsigned(const reading* state, uint64_t* out_number) {
  return tn_reader__varint(state->reader, state->cursor, state->name, out_number);
}

static tn_status read_integer(const reading* state, const tn_parameter* parameter, bool is_optional,
                              tn_attribute* out_value) {
  uint8_t byte = 0;
  uint64_t flagged = 0;
  int64_t number = 0;
  if (tn_integer_type_width(parameter->type) == 1) {
    TN_TRY(read_byte(state, &byte));
    return tn_bool_attribute_get(state->reader->context, byte != 0, out_value);
  }
  if (is_optional) {
    TN_TRY(read_unsigned(state, &flagged));
    if ((flagged & 1) == 0) return TN_OK;
    number = (int64_t)(flagged >> 1);
  } else {
    TN_TRY(read_signed(state, &number));
  }
  return tn_integer_attribute_get(parameter->type, number, out_value);
}

static tn_status read_without_sign(const reading* state, const tn_parameter* parameter,
                                   tn_attribute* out_value) {
  const uint8_t* at = state->cursor->at;
  const uint32_t width = tn_integer_type_width(parameter->type);
  uint64_t number = 0;
  TN_TRY(read_unsigned(state, &number));
  if (width < 64 && number >> width != 0) {
    return tn_reader__error(state->reader, at, "unsupported value: %llu",
                            (unsigned long long)number);
  }
  return width == 1 ? tn_bool_attribute_get(state->reader->context, number != 0, out_value)
                    : tn_integer_attribute_get(parameter->type, (int64_t)number, out_value);
}

static tn_status read_numbers(const reading* state, const tn_parameter* parameter,
                              tn_attribute* out_value) {
  size_t count = 0;
  int64_t number = 0;
  TN_TRY(tn_reader__count(state->reader, state->cursor, state->name, &count));
  tn_text_buffer bytes = tn_text_buffer_make(&state->reader->context->allocator);
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    status = read_signed(state, &number);
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

static tn_status read_word(const reading* state, const tn_parameter* parameter,
                           tn_attribute* out_value) {
  const uint8_t* at = state->cursor->at;
  uint64_t number = 0;
  uint64_t value = 0;
  TN_TRY(read_unsigned(state, &number));
  if (parameter->is_optional && number-- == 0) return TN_OK;
  if (!tn_enum_attribute__value_of(parameter->words, number, &value)) {
    return tn_reader__error(state->reader, at, "unsupported value: %llu",
                            (unsigned long long)number);
  }
  return tn_enum_attribute__string(state->reader->context, parameter->words, value, out_value);
}

static tn_status read_one(const reading* state, const tn_parameter* parameter, bool is_optional,
                          tn_attribute* out_value);

static tn_status read_list(const reading* state, const tn_parameter* parameter, bool of_pairs,
                           tn_attribute* out_value) {
  tn_context* context = state->reader->context;
  size_t count = 0;
  TN_TRY(tn_reader__count(state->reader, state->cursor, state->name, &count));
  if (of_pairs) count *= 2;
  const size_t size = (count + 1) * sizeof *out_value;
  tn_attribute* items = tn_allocate(&context->allocator, size);
  if (items == NULL) return tn_context__out_of_memory(context);
  tn_status status = TN_OK;
  for (size_t i = 0; i < count && status == TN_OK; ++i) {
    status = read_one(state, parameter, false, &items[i]);
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
  TN_TRY(read_unsigned(state, &index));
  if ((index & 1) == 0) return TN_OK;
  TN_TRY(tn_reader__inner_attribute_at(state->reader, at, index >> 1, &inner));
  return check_inner(state, at, parameter, inner, out_value);
}

/// Reads a value or an item of a list.
static tn_status read_one(const reading* state, const tn_parameter* parameter, bool is_optional,
                          tn_attribute* out_value) {
  out_value->storage = NULL;
  switch (parameter->kind) {
    case TN_PARAMETER_INTEGER:
      return read_integer(state, parameter, is_optional, out_value);
    case TN_PARAMETER_FLOAT:
      return tn_reader__read_number(state->reader, parameter->type, state->cursor, out_value);
    case TN_PARAMETER_STRING:
      return read_string(state, out_value);
    case TN_PARAMETER_WORDS:
      return read_word(state, parameter, out_value);
    case TN_PARAMETER_NUMBERS:
    case TN_PARAMETER_DIMENSIONS:
      return read_numbers(state, parameter, out_value);
    default:
      return is_optional ? read_optional(state, parameter, out_value)
                         : read_inner(state, parameter, out_value);
  }
}

static tn_status read_parameter(const reading* state, const tn_parameter* parameter, char how,
                                tn_attribute* out_value) {
  uint8_t byte = 0;
  uint64_t flag = 0;
  switch (how) {
    case '-':
      return TN_OK;
    case 'b':
      TN_TRY(read_byte(state, &byte));
      return byte == 0 ? TN_OK : read_inner(state, parameter, out_value);
    case 'f':
      TN_TRY(read_unsigned(state, &flag));
      return flag == 0 ? TN_OK : read_inner(state, parameter, out_value);
    case 'a':
      return read_inner(state, parameter, out_value);
    case 'p':
      return read_list(state, parameter, true, out_value);
    case 'v':
      return read_without_sign(state, parameter, out_value);
    default:
      if (parameter->is_list) return read_list(state, parameter, false, out_value);
      return read_one(state, parameter, parameter->is_optional && parameter->default_value == 0,
                      out_value);
  }
}

/// Returns the encoding letter of a parameter and advances to the next.
static char next_how(const char** how) { return *how == NULL || **how == '\0' ? '.' : *(*how)++; }

static tn_status read_parameters(const reading* state, const tn_parameter_encoding* encoding,
                                 tn_uref* parameters, const tn_storage** out_value) {
  tn_context* context = state->reader->context;
  const uint8_t* at = state->cursor->at;
  const char* how = encoding->how;
  memset(parameters, 0, state->definition->parameter_count * sizeof *parameters);
  for (uint32_t i = 0; i < state->definition->parameter_count; ++i) {
    tn_attribute value = {NULL};
    TN_TRY(encoding->own != NULL
               ? encoding->own->read(state->reader, state->cursor, &value)
               : read_parameter(state, &state->definition->parameters[i], next_how(&how), &value));
    parameters[i] = value.storage == NULL ? 0 : value.storage->self;
  }
  if (state->reader->misses) return TN_OK;
  tn_status status = tn_definition__check(context, state->definition, parameters);
  if (status == TN_OK) {
    status = tn_definition__get(context, state->definition, parameters, out_value);
  }
  return tn_reader__checked(state->reader, at, status);
}

static tn_status read_enumerator(tn_reader* reader, tn_cursor* cursor, tn_string_view dialect,
                                 const char* name, const tn_storage** out_value) {
  const uint8_t* at = cursor->at;
  uint64_t number;
  tn_attribute attribute;
  TN_TRY(tn_reader__varint(reader, cursor, "an enumerator", &number));
  TN_TRY(tn_enum_attribute__of_number(reader->context, dialect, tn_string_view_from(name), number,
                                      &attribute));
  *out_value = attribute.storage;
  if (attribute.storage != NULL) return TN_OK;
  return tn_reader__error(reader, at, "unknown value of enum %s: %llu", name,
                          (unsigned long long)number);
}

tn_status tn_parameter_encoding__read(const tn_parameter_encoding* encodings,
                                      tn_string_view dialect, tn_reader* reader, tn_cursor* cursor,
                                      const tn_storage** out_value) {
  const bool is_type = tn_reader__is_type(reader, reader->entry);
  uint64_t code = 0;
  tn_dialect* known = NULL;
  tn_uref_list list;
  *out_value = NULL;
  TN_TRY(tn_reader__varint(reader, cursor, is_type ? "a type" : "an attribute", &code));
  const tn_parameter_encoding* encoding = encodings;
  while (encoding->name != NULL &&
         (encoding->code != code || (*encoding->name == '!') != is_type)) {
    ++encoding;
  }
  if (encoding->name == NULL) return TN_NOT_FOUND;
  TN_TRY(tn_dialect__load(reader->context, dialect, &known));
  TN_TRY(tn_dialect__complete(reader->context, known));
  const char* mnemonic = encoding->name + 1;
  const reading state = {
      reader, cursor, tn_definition__find(known, is_type, tn_string_view_from(mnemonic)), mnemonic};
  if (state.definition == NULL) {
    return is_type ? TN_NOT_FOUND : read_enumerator(reader, cursor, dialect, mnemonic, out_value);
  }
  TN_TRY(tn_uref_list__open(reader->context, state.definition->parameter_count, &list));
  const tn_status status = read_parameters(&state, encoding, list.refs, out_value);
  tn_uref_list__close(reader->context, &list);
  return status;
}

//===-- Writing -------------------------------------------------------------------------------===//

static void put_byte(tn_writer* writer, uint8_t byte) {
  if (!writer->is_silent) tn_bytes__put(writer, writer->out, byte);
}

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

static void put_integer(tn_writer* writer, const tn_parameter* parameter, bool is_optional,
                        tn_attribute value) {
  const int64_t number = value.storage == NULL ? 0 : tn_integer_attribute_value(value);
  if (tn_integer_type_width(parameter->type) == 1) {
    put_byte(writer, number != 0);
  } else if (is_optional) {
    tn_writer__put_varint(writer, value.storage == NULL ? 0 : (uint64_t)number << 1 | 1);
  } else {
    tn_writer__put_signed(writer, number);
  }
}

static void put_word(tn_writer* writer, const tn_parameter* parameter, tn_attribute value) {
  uint64_t number = 0;
  if (value.storage != NULL) {
    (void)tn_enum_attribute__number_of_string(parameter->words, tn_string_attribute_value(value),
                                              &number);
  }
  tn_writer__put_varint(writer, number + (parameter->is_optional && value.storage != NULL));
}

/// Writes a value or an item of a list.
static void put_one(tn_writer* writer, const tn_parameter* parameter, bool is_optional,
                    tn_attribute value) {
  switch (parameter->kind) {
    case TN_PARAMETER_INTEGER:
      put_integer(writer, parameter, is_optional, value);
      break;
    case TN_PARAMETER_FLOAT:
      tn_writer__put_scalar(writer, value.storage);
      break;
    case TN_PARAMETER_STRING:
      tn_writer__put_string(writer, tn_string_attribute_value(value));
      break;
    case TN_PARAMETER_WORDS:
      put_word(writer, parameter, value);
      break;
    case TN_PARAMETER_NUMBERS:
    case TN_PARAMETER_DIMENSIONS:
      put_numbers(writer, value);
      break;
    case TN_PARAMETER_TYPE:
      tn_writer__put_type(writer, tn_type_attribute_value(value).storage->self);
      break;
    default:
      if (is_optional) {
        tn_writer__put_optional_attribute(writer, value.storage == NULL ? 0 : value.storage->self);
      } else {
        tn_writer__put_attribute(writer, value.storage->self);
      }
  }
}

static void put_parameter(tn_writer* writer, const tn_parameter* parameter, char how,
                          tn_attribute value) {
  const bool is_there = value.storage != NULL;
  switch (how) {
    case '-':
      return;
    case 'b':
    case 'f':
      if (how == 'b') put_byte(writer, is_there);
      if (how == 'f') tn_writer__put_varint(writer, is_there);
      if (is_there) tn_writer__put_attribute(writer, value.storage->self);
      return;
    case 'a':
      tn_writer__put_attribute(writer, value.storage->self);
      return;
    case 'v':
      tn_writer__put_varint(writer,
                            (uint64_t)tn_integer_attribute_value(value) &
                                UINT64_MAX >> (64 - tn_integer_type_width(parameter->type)));
      return;
    default:
      break;
  }
  if (!parameter->is_list) {
    put_one(writer, parameter, parameter->is_optional && parameter->default_value == 0, value);
    return;
  }
  const size_t count = is_there ? tn_array_attribute_count(value) : 0;
  tn_writer__put_varint(writer, how == 'p' ? count / 2 : count);
  for (size_t i = 0; i < count; ++i) {
    put_one(writer, parameter, false, tn_array_attribute_element(value, i));
  }
}

static bool write_enumerator(const tn_parameter_encoding* encoding, tn_writer* writer,
                             const tn_storage* storage) {
  uint64_t number = 0;
  const tn_string_view mnemonic = tn_definition__of(storage)->mnemonic;
  while (encoding->name != NULL &&
         (*encoding->name != '#' ||
          !tn_string_view_equal(mnemonic, tn_string_view_from(encoding->name + 1)))) {
    ++encoding;
  }
  if (encoding->name == NULL || !tn_enum_attribute__number((tn_attribute){storage}, &number)) {
    return false;
  }
  tn_writer__put_varint(writer, encoding->code);
  tn_writer__put_varint(writer, number);
  return true;
}

/// Returns whether the encoding covers all present parameters.
static bool fits(const tn_parameter_encoding* encoding, const tn_context* context,
                 const tn_uref* parameters) {
  for (const char* how = encoding->how; how != NULL && *how != '\0'; ++how) {
    if (*how == '-' && parameters[how - encoding->how] != 0) return false;
  }
  return encoding->applies == NULL || encoding->applies(context, parameters);
}

bool tn_parameter_encoding__write(const tn_parameter_encoding* encodings, tn_writer* writer,
                                  const tn_storage* storage) {
  const tn_definition* definition = tn_definition__of(storage);
  if (definition == NULL) return false;
  if (definition->keywords != NULL) return write_enumerator(encodings, writer, storage);
  const tn_uref* parameters = tn_opaque__parameters(tn_storage_payload(storage));
  const tn_parameter_encoding* encoding = encodings;
  while (encoding->name != NULL &&
         ((*encoding->name == '!') != definition->is_type ||
          !tn_string_view_equal(tn_string_view_from(encoding->name + 1), definition->mnemonic) ||
          !fits(encoding, writer->context, parameters))) {
    ++encoding;
  }
  if (encoding->name == NULL) return false;
  if (encoding->own != NULL) {
    return encoding->own->write(writer, encoding->code,
                                tn_attribute__from(writer->context, parameters[0]));
  }
  const char* how = encoding->how;
  tn_writer__put_varint(writer, encoding->code);
  for (uint32_t i = 0; i < definition->parameter_count; ++i) {
    const tn_attribute value = parameters[i] == 0
                                   ? (tn_attribute){NULL}
                                   : tn_attribute__from(writer->context, parameters[i]);
    put_parameter(writer, &definition->parameters[i], next_how(&how), value);
  }
  return true;
}
