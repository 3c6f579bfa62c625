// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The builtin dialect's types and numbers.

#include <tenure/affine.h>

#include "bytecode/writer.h"
#include "ir/dialect_entry.h"

//===-- Numbers -------------------------------------------------------------------------------===//

/// Returns the number of words without leading zero words, at least 1.
static size_t active_words(const uint64_t* words, size_t count, uint64_t last_mask) {
  while (count > 1 && (words[count - 1] & last_mask) == 0) {
    --count;
    last_mask = UINT64_MAX;
  }
  return count;
}

/// Writes a number of `width` bits: a byte, a signed integer, or a count of words and the words.
static void put_number(tn_writer* writer, const uint64_t* words, uint32_t width) {
  const uint64_t last_mask = width % 64 == 0 ? UINT64_MAX : (UINT64_C(1) << width % 64) - 1;
  if (writer->is_silent) return;
  if (width <= 8) {
    tn_bytes__put(writer, writer->out, width == 0 ? 0 : (uint8_t)(words[0] & last_mask));
    return;
  }
  if (width <= 64) {
    tn_writer__put_signed(writer, (int64_t)(words[0] & last_mask));
    return;
  }
  const size_t whole = ((size_t)width + 63) / 64;
  const size_t count = active_words(words, whole, last_mask);
  tn_writer__put_varint(writer, count);
  for (size_t i = 0; i < count; ++i) {
    const uint64_t mask = i + 1 == whole ? last_mask : UINT64_MAX;
    tn_writer__put_signed(writer, (int64_t)(words[i] & mask));
  }
}

void tn_writer__put_scalar(tn_writer* writer, const tn_storage* attribute) {
  const tn_integer_payload* payload = tn_storage_payload(attribute);
  put_number(writer, payload->words, tn_type_bit_width((tn_type){attribute->type}));
}

void tn_writer__encode_scalar(tn_writer* writer, const tn_storage* attribute) {
  const tn_type type = {attribute->type};
  const bool is_float = attribute->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_FLOAT);
  tn_writer__put_varint(writer, is_float ? TN_BYTECODE_FLOAT : TN_BYTECODE_INTEGER);
  tn_writer__put_type(writer, type.storage->self);
  tn_writer__put_scalar(writer, attribute);
}

//===-- Types ---------------------------------------------------------------------------------===//

/// Returns the code of a float type in version 22 of MLIR, so that reading returns the same type.
static int float_code(tn_float_kind kind) {
  switch (kind) {
    case TN_FLOAT_BF16:
      return TN_BYTECODE_BF16_TYPE;
    case TN_FLOAT_F16:
      return TN_BYTECODE_F16_TYPE;
    case TN_FLOAT_F32:
      return TN_BYTECODE_F32_TYPE;
    case TN_FLOAT_F64:
      return TN_BYTECODE_F64_TYPE;
    case TN_FLOAT_F80:
      return TN_BYTECODE_F80_TYPE;
    case TN_FLOAT_F128:
      return TN_BYTECODE_F128_TYPE;
    default:
      return -1;
  }
}

static bool encode_float(tn_writer* writer, tn_type type) {
  const int code = float_code(tn_float_type_kind(type));
  if (code < 0) return tn_writer__encode_text(writer, type.storage);
  tn_writer__put_varint(writer, (uint64_t)code);
  return true;
}

static void put_types(tn_writer* writer, const tn_uref* types, uint32_t count) {
  tn_writer__put_varint(writer, count);
  for (uint32_t i = 0; i < count; ++i) tn_writer__put_type(writer, types[i]);
}

static void put_dims(tn_writer* writer, const tn_shaped_type_payload* payload) {
  tn_writer__put_varint(writer, payload->rank);
  for (uint32_t i = 0; i < payload->rank; ++i) tn_writer__put_signed(writer, payload->dims[i]);
}

static void encode_vector(tn_writer* writer, const tn_shaped_type_payload* payload) {
  tn_writer__put_varint(
      writer, payload->has_scalable ? TN_BYTECODE_SCALABLE_VECTOR_TYPE : TN_BYTECODE_VECTOR_TYPE);
  if (payload->has_scalable && !writer->is_silent) {
    const uint8_t* flags = (const uint8_t*)(const void*)(payload->dims + payload->rank);
    tn_writer__put_blob(writer, flags, payload->rank);
  }
  put_dims(writer, payload);
  tn_writer__put_type(writer, payload->element_type);
}

static void encode_tensor(tn_writer* writer, const tn_shaped_type_payload* payload) {
  const bool has_encoding = payload->extra != 0;
  tn_writer__put_varint(
      writer, has_encoding ? TN_BYTECODE_TENSOR_TYPE_WITH_ENCODING : TN_BYTECODE_TENSOR_TYPE);
  if (has_encoding) tn_writer__put_attribute(writer, payload->extra);
  put_dims(writer, payload);
  tn_writer__put_type(writer, payload->element_type);
}

/// Writes the layout, including the identity.
static void put_layout(tn_writer* writer, const tn_shaped_type_payload* payload) {
  if (payload->extra != 0) {
    tn_writer__put_attribute(writer, payload->extra);
    return;
  }
  tn_attribute identity;
  const tn_status status =
      tn_affine_map_minor_identity_get(writer->context, payload->rank, payload->rank, &identity);
  if (status != TN_OK) {
    tn_writer__fail(writer, status);
  } else {
    tn_writer__put_attribute(writer, identity.storage->self);
  }
}

static void encode_memref(tn_writer* writer, const tn_shaped_type_payload* payload) {
  const bool has_space = payload->memory_space != 0;
  tn_writer__put_varint(writer,
                        has_space ? TN_BYTECODE_MEMREF_TYPE_WITH_SPACE : TN_BYTECODE_MEMREF_TYPE);
  if (has_space) tn_writer__put_attribute(writer, payload->memory_space);
  put_dims(writer, payload);
  tn_writer__put_type(writer, payload->element_type);
  put_layout(writer, payload);
}

static void encode_element(tn_writer* writer, const tn_storage* type, uint64_t code) {
  const tn_element_type_payload* payload = tn_storage_payload(type);
  const bool has_space = code == TN_BYTECODE_UNRANKED_MEMREF_TYPE && payload->extra != 0;
  tn_writer__put_varint(writer, has_space ? TN_BYTECODE_UNRANKED_MEMREF_TYPE_WITH_SPACE : code);
  if (has_space) tn_writer__put_attribute(writer, payload->extra);
  tn_writer__put_type(writer, payload->element_type);
}

static void encode_integer(tn_writer* writer, const tn_storage* type) {
  const tn_integer_type_payload* payload = tn_storage_payload(type);
  tn_writer__put_varint(writer, TN_BYTECODE_INTEGER_TYPE);
  tn_writer__put_varint(writer, (uint64_t)payload->bit_width << 2 | payload->signedness);
}

static void encode_list(tn_writer* writer, const tn_storage* type, bool is_function) {
  const tn_list_type_payload* payload = tn_storage_payload(type);
  tn_writer__put_varint(writer, is_function ? TN_BYTECODE_FUNCTION_TYPE : TN_BYTECODE_TUPLE_TYPE);
  put_types(writer, payload->types, payload->input_count);
  if (is_function) {
    put_types(writer, payload->types + payload->input_count, payload->result_count);
  }
}

bool tn_writer__encode_type(tn_writer* writer, const tn_storage* type) {
  switch ((tn_type_kind)type->kind) {
    case TN_TYPE_NONE:
      tn_writer__put_varint(writer, TN_BYTECODE_NONE_TYPE);
      return true;
    case TN_TYPE_INDEX:
      tn_writer__put_varint(writer, TN_BYTECODE_INDEX_TYPE);
      return true;
    case TN_TYPE_INTEGER:
      encode_integer(writer, type);
      return true;
    case TN_TYPE_FLOAT:
      return encode_float(writer, (tn_type){type});
    case TN_TYPE_COMPLEX:
      encode_element(writer, type, TN_BYTECODE_COMPLEX_TYPE);
      return true;
    case TN_TYPE_FUNCTION:
    case TN_TYPE_TUPLE:
      encode_list(writer, type, type->kind == TN_TYPE_FUNCTION);
      return true;
    case TN_TYPE_VECTOR:
      encode_vector(writer, tn_storage_payload(type));
      return true;
    case TN_TYPE_TENSOR:
      encode_tensor(writer, tn_storage_payload(type));
      return true;
    case TN_TYPE_UNRANKED_TENSOR:
      encode_element(writer, type, TN_BYTECODE_UNRANKED_TENSOR_TYPE);
      return true;
    case TN_TYPE_MEMREF:
      encode_memref(writer, tn_storage_payload(type));
      return true;
    case TN_TYPE_UNRANKED_MEMREF:
      encode_element(writer, type, TN_BYTECODE_UNRANKED_MEMREF_TYPE);
      return true;
    case TN_TYPE_OPAQUE:
    case TN_TYPE_DIALECT: {
      const tn_dialect_entry* dialect =
          tn_dialect_entry__find(writer->context, tn_opaque__dialect(tn_storage_payload(type)));
      return (dialect != NULL && dialect->write_type != NULL &&
              dialect->write_type(writer, type)) ||
             tn_writer__encode_text(writer, type);
    }
    default:
      return tn_writer__encode_text(writer, type);
  }
}
