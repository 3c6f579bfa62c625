// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// vhlo's own encodings: a code and the parts of a type or attribute. What is read is kept in the
// dialect's spelling, with references to what is inside.

#include "bytecode/reader.h"
#include "dialects/vhlo/vhlo.h"
#include "ir/enum_attribute.h"
#include "ir/uniqued.h"

typedef struct spelling {
  tn_reader* reader;
  tn_cursor* cursor;
  tn_text_buffer* text;
} spelling;

static void put(const spelling* it, const char* text) {
  tn_text_buffer_append_text(it->text, text);
}

//===-- Parts ---------------------------------------------------------------------------------===//

static tn_status put_inner(const spelling* it, bool is_type) {
  const tn_storage* inner;
  TN_TRY(is_type ? tn_reader__inner_type(it->reader, it->cursor, &inner)
                 : tn_reader__inner_attribute(it->reader, it->cursor, &inner));
  if (inner != NULL) tn_vhlo__put(it->text, inner);
  return TN_OK;
}

static tn_status put_inners(const spelling* it, bool is_type, size_t* out_count) {
  TN_TRY(tn_reader__count(it->reader, it->cursor, "a list", out_count));
  for (size_t i = 0; i < *out_count; ++i) {
    if (i != 0) put(it, ", ");
    TN_TRY(put_inner(it, is_type));
  }
  return TN_OK;
}

/// Numbers with `between` behind each but the last, or each if `is_shape`.
static tn_status put_numbers(const spelling* it, bool is_shape) {
  size_t count;
  TN_TRY(tn_reader__count(it->reader, it->cursor, "a list of numbers", &count));
  for (size_t i = 0; i < count; ++i) {
    int64_t number;
    if (!tn_cursor__signed(it->cursor, &number)) {
      return tn_reader__truncated(it->reader, it->cursor, "a list of numbers");
    }
    if (i != 0 && !is_shape) put(it, ", ");
    if (number == INT64_MIN) {
      put(it, "?");
    } else {
      tn_text_buffer_append_signed(it->text, number);
    }
    if (is_shape) put(it, "x");
  }
  return TN_OK;
}

static tn_status put_number_list(const spelling* it, const char* name) {
  put(it, name);
  TN_TRY(put_numbers(it, false));
  put(it, "]");
  return TN_OK;
}

static tn_status put_signed(const spelling* it) {
  int64_t number;
  if (!tn_cursor__signed(it->cursor, &number)) {
    return tn_reader__truncated(it->reader, it->cursor, "a number");
  }
  tn_text_buffer_append_signed(it->text, number);
  return TN_OK;
}

/// A number of the type; `*out_text` gets what stands for it, which is nothing when something has
/// to be read first.
static tn_status read_number(const spelling* it, const tn_storage* type, tn_attribute* out_number) {
  const uint8_t* at = it->cursor->at;
  const tn_storage* plain = tn_vhlo__type_to(it->reader->context, type);
  out_number->storage = NULL;
  if (plain == NULL) return tn_reader__error(it->reader, at, "a number is of no type of numbers");
  return tn_reader__read_number(it->reader, (tn_type){plain}, it->cursor, out_number);
}

//===-- Attributes ----------------------------------------------------------------------------===//

static tn_status put_integer(const spelling* it) {
  const tn_storage* type;
  tn_attribute number;
  TN_TRY(tn_reader__inner_type(it->reader, it->cursor, &type));
  put(it, "integer_v1<");
  if (type == NULL) return TN_OK;
  TN_TRY(read_number(it, type, &number));
  tn_attribute__append_text(number, it->text);
  if (memchr(it->text->data, ':', it->text->size) == NULL) put(it, " : i64");
  put(it, ">");
  return TN_OK;
}

/// The digits of a number that builtin spells with its type.
static void put_digits(const spelling* it, tn_attribute number) {
  const size_t start = it->text->size;
  tn_attribute__append_text(number, it->text);
  if (it->text->failed) return;
  const char* colon = memchr(it->text->data + start, ':', it->text->size - start);
  if (colon != NULL) it->text->size = (size_t)(colon - it->text->data) - 1;
}

static tn_status put_float(const spelling* it) {
  const tn_storage* type;
  tn_attribute number;
  TN_TRY(tn_reader__inner_type(it->reader, it->cursor, &type));
  put(it, "float_v1<");
  if (type == NULL) return TN_OK;
  TN_TRY(read_number(it, type, &number));
  put_digits(it, number);
  put(it, " : ");
  tn_vhlo__put(it->text, type);
  put(it, ">");
  return TN_OK;
}

static tn_status put_boolean(const spelling* it) {
  const uint8_t* at = it->cursor->at;
  uint64_t truth;
  TN_TRY(tn_reader__varint(it->reader, it->cursor, "a truth", &truth));
  if (truth > 1) {
    return tn_reader__error(it->reader, at, "unsupported value: %llu", (unsigned long long)truth);
  }
  put(it, truth != 0 ? "bool_v1<true>" : "bool_v1<false>");
  return TN_OK;
}

static tn_status put_array(const spelling* it) {
  size_t count;
  put(it, "array_v1<[");
  TN_TRY(put_inners(it, false, &count));
  put(it, "]>");
  return TN_OK;
}

static tn_status put_dictionary(const spelling* it) {
  size_t count;
  TN_TRY(tn_reader__count(it->reader, it->cursor, "a dictionary", &count));
  put(it, "dict_v1<{");
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) put(it, ", ");
    TN_TRY(put_inner(it, false));
    put(it, " = ");
    TN_TRY(put_inner(it, false));
  }
  put(it, "}>");
  return TN_OK;
}

static tn_status put_string(const spelling* it) {
  tn_string_view text;
  tn_attribute string;
  TN_TRY(tn_reader__read_string(it->reader, it->cursor, &text));
  TN_TRY(tn_string_attribute_get(it->reader->context, text, &string));
  put(it, "string_v1<");
  tn_attribute__append_text(string, it->text);
  put(it, ">");
  return TN_OK;
}

/// Bits, which are packed, or one byte for all, or in old files a byte each.
static tn_status make_bits(const spelling* it, tn_type type, tn_reader_bytes bytes,
                           tn_attribute* out_elements) {
  const uint64_t count = (uint64_t)tn_shaped_type_element_count(type);
  const uint64_t packed_size = count / 8 + (count % 8 != 0);
  static const uint8_t all[] = {0xFF};
  if (bytes.size == 1 && bytes.data[0] == 0xFF && count != 0) {
    return tn_dense_elements_attribute_get(type, all, 1, out_elements);
  }
  if (bytes.size == packed_size || bytes.size != count) {
    return tn_dense_elements_attribute_get(type, bytes.data, (size_t)bytes.size, out_elements);
  }
  tn_text_buffer packed = tn_text_buffer_make(it->text->allocator);
  for (uint64_t i = 0; i < count; i += 8) {
    uint8_t byte = 0;
    for (uint64_t k = 0; k < 8 && i + k < count; ++k) {
      byte |= (uint8_t)((bytes.data[i + k] != 0) << k);
    }
    tn_text_buffer_append(&packed, (const char*)&byte, 1);
  }
  const tn_status status =
      packed.failed ? tn_context__out_of_memory(it->reader->context)
                    : tn_dense_elements_attribute_get(type, packed.data, packed.size, out_elements);
  tn_text_buffer_free(&packed);
  return status;
}

static tn_status put_tensor(const spelling* it) {
  const uint8_t* at = it->cursor->at;
  const tn_storage* own;
  tn_reader_bytes bytes;
  tn_attribute elements = {NULL};
  TN_TRY(tn_reader__inner_type(it->reader, it->cursor, &own));
  TN_TRY(tn_reader__read_blob(it->reader, it->cursor, &bytes));
  if (own == NULL) return TN_OK;
  const tn_type type = {tn_vhlo__type_to(it->reader->context, own)};
  if (!tn_type__is(type, TN_TYPE_TENSOR) || !tn_shaped_type_has_rank(type)) {
    return tn_reader__error(it->reader, at, "elements are of no tensor");
  }
  const bool are_bits = tn_type_bit_width(tn_type_element_type(type)) == 1;
  TN_TRY(tn_reader__checked(
      it->reader, at,
      are_bits ? make_bits(it, type, bytes, &elements)
               : tn_dense_elements_attribute_get(type, bytes.data, (size_t)bytes.size, &elements)));
  put(it, "tensor_v1<");
  tn_vhlo__put(it->text, elements.storage);
  put(it, ">");
  return TN_OK;
}

static tn_status put_alias(const spelling* it) {
  TN_TRY(put_number_list(it, "output_operand_alias_v1<outputTupleIndices = ["));
  put(it, ", operandIndex = ");
  TN_TRY(put_signed(it));
  TN_TRY(put_number_list(it, ", operandTupleIndices = ["));
  put(it, ">");
  return TN_OK;
}

/// A number of f64 without its type.
static tn_status put_double(const spelling* it) {
  tn_type f64;
  tn_attribute number;
  TN_TRY(tn_float_type_get(it->reader->context, TN_FLOAT_F64, &f64));
  TN_TRY(tn_reader__read_number(it->reader, f64, it->cursor, &number));
  put_digits(it, number);
  return TN_OK;
}

static tn_status put_accuracy(const spelling* it) {
  static const char* const names[] = {"result_accuracy_v1<atol = ", ", rtol = "};
  for (size_t i = 0; i < 2; ++i) {
    put(it, names[i]);
    TN_TRY(put_double(it));
  }
  put(it, ", ulps = ");
  TN_TRY(put_signed(it));
  put(it, ", mode = ");
  TN_TRY(put_inner(it, false));
  put(it, ">");
  return TN_OK;
}

static tn_status put_type_attribute(const spelling* it) {
  put(it, "type_v1<");
  TN_TRY(put_inner(it, true));
  put(it, ">");
  return TN_OK;
}

static const char* word_of(uint64_t code) {
  switch (code) {
    case 3:
      return "comparison_direction_v1";
    case 4:
      return "comparison_type_v1";
    case 5:
      return "api_version_v1";
    case 7:
      return "fft_type_v1";
    case 11:
      return "precision_v1";
    case 12:
      return "rng_algorithm_v1";
    case 13:
      return "rng_distribution_v1";
    case 16:
      return "transpose_v1";
    case 19:
      return "result_accuracy_mode_v1";
    default:
      return NULL;
  }
}

static tn_status read_word(const spelling* it, const char* kind, const tn_storage** out_value) {
  const uint8_t* at = it->cursor->at;
  uint64_t number;
  tn_attribute attribute;
  TN_TRY(tn_reader__varint(it->reader, it->cursor, "an enumerator", &number));
  TN_TRY(tn_enum_attribute__of_number(it->reader->context, tn_string_view_from("vhlo"),
                                      tn_string_view_from(kind), number, &attribute));
  *out_value = attribute.storage;
  if (attribute.storage != NULL) return TN_OK;
  return tn_reader__error(it->reader, at, "%s has no enumerator %llu", kind,
                          (unsigned long long)number);
}

//===-- Meshes --------------------------------------------------------------------------------===//

static tn_status put_behind(const spelling* it, const char* name) {
  put(it, name);
  return put_inner(it, false);
}

/// What is behind a flag, or has one in its number; nothing if that is 0.
static tn_status put_perhaps(const spelling* it, const char* name, bool is_apart) {
  const uint8_t* at = it->cursor->at;
  uint64_t flag;
  const tn_storage* inner = NULL;
  TN_TRY(tn_reader__varint(it->reader, it->cursor, "a flag", &flag));
  if (flag == 0) return TN_OK;
  if (is_apart) return put_behind(it, name);
  TN_TRY(tn_reader__inner_attribute_at(it->reader, at, flag >> 1, &inner));
  put(it, name);
  if (inner != NULL) tn_vhlo__put(it->text, inner);
  return TN_OK;
}

static tn_status put_of_mesh(const spelling* it, uint64_t code) {
  switch (code) {
    case 21:
      put(it, "sub_axis_info_v1<pre_size = ");
      TN_TRY(put_signed(it));
      put(it, ", size = ");
      TN_TRY(put_signed(it));
      break;
    case 22:
      TN_TRY(put_behind(it, "axis_ref_v1<name = "));
      TN_TRY(put_perhaps(it, ", sub_axis_info = ", true));
      break;
    case 23:
      TN_TRY(put_behind(it, "replica_group_mesh_axes_v1<mesh = "));
      TN_TRY(put_behind(it, ", axes = "));
      break;
    case 24:
      TN_TRY(put_behind(it, "mesh_axis_v1<name = "));
      put(it, ", size = ");
      TN_TRY(put_signed(it));
      break;
    case 25:
      TN_TRY(put_behind(it, "mesh_v1<axes = "));
      TN_TRY(put_perhaps(it, ", device_ids = ", false));
      break;
    default:
      return TN_NOT_FOUND;
  }
  put(it, ">");
  return TN_OK;
}

static tn_status put_attribute(const spelling* it, uint64_t code) {
  switch (code) {
    case 1:
      return put_array(it);
    case 2:
      return put_boolean(it);
    case 6:
      return put_dictionary(it);
    case 8:
      return put_float(it);
    case 9:
      return put_integer(it);
    case 10:
      return put_alias(it);
    case 14:
      return put_string(it);
    case 15:
      return put_tensor(it);
    case 17:
      return put_type_attribute(it);
    case 18:
      TN_TRY(put_number_list(it, "type_extensions_v1<bounds = ["));
      put(it, ">");
      return TN_OK;
    case 20:
      return put_accuracy(it);
    default:
      return put_of_mesh(it, code);
  }
}

//===-- Types ---------------------------------------------------------------------------------===//

static tn_status put_list_type(const spelling* it, const char* name) {
  size_t count;
  put(it, name);
  TN_TRY(put_inners(it, true, &count));
  put(it, ">");
  return TN_OK;
}

static tn_status put_shaped(const spelling* it, const char* name, bool is_encoded) {
  tn_text_buffer encoding = tn_text_buffer_make(it->text->allocator);
  const spelling ahead = {it->reader, it->cursor, &encoding};
  tn_status status = is_encoded ? put_inner(&ahead, false) : TN_OK;
  put(it, name);
  if (status == TN_OK) status = put_numbers(it, true);
  if (status == TN_OK) status = put_inner(it, true);
  if (is_encoded) put(it, ", ");
  tn_text_buffer_append_view(it->text, tn_text_buffer_view(&encoding));
  it->text->failed |= encoding.failed;
  tn_text_buffer_free(&encoding);
  put(it, ">");
  return status;
}

static tn_status put_function(const spelling* it) {
  size_t count;
  put(it, "func_v1<(");
  TN_TRY(put_inners(it, true, &count));
  put(it, count == 0 ? "()) -> " : ") -> ");
  TN_TRY(put_inners(it, true, &count));
  put(it, count == 0 ? "()>" : ">");
  return TN_OK;
}

static tn_status put_doubles(const spelling* it) {
  size_t count;
  TN_TRY(tn_reader__count(it->reader, it->cursor, "a list of scales", &count));
  for (size_t i = 0; i < count; ++i) {
    if (i != 0) put(it, ", ");
    TN_TRY(put_double(it));
  }
  return TN_OK;
}

/// Two numbers with a colon between them.
static tn_status put_limits(const spelling* it, tn_text_buffer* text) {
  const spelling behind = {it->reader, it->cursor, text};
  put(&behind, ", ");
  TN_TRY(put_signed(&behind));
  put(&behind, ":");
  return put_signed(&behind);
}

/// The limits are in front of the scales of an axis, but stand behind them.
static tn_status put_scales(const spelling* it, bool has_axis, tn_text_buffer* limits) {
  uint64_t axis;
  put(it, ", ");
  if (!has_axis) {
    TN_TRY(put_double(it));
    put(it, ":");
    TN_TRY(put_signed(it));
    return put_limits(it, limits);
  }
  TN_TRY(tn_reader__varint(it->reader, it->cursor, "an axis", &axis));
  TN_TRY(put_limits(it, limits));
  tn_text_buffer_append_unsigned(it->text, axis);
  put(it, ", [");
  TN_TRY(put_doubles(it));
  TN_TRY(put_number_list(it, "], ["));
  return TN_OK;
}

static tn_status put_quantized(const spelling* it, bool has_axis) {
  uint64_t flags;
  tn_text_buffer limits = tn_text_buffer_make(it->text->allocator);
  TN_TRY(tn_reader__varint(it->reader, it->cursor, "flags", &flags));
  put(it, has_axis ? "quant_per_axis_v1<" : "quant_v1<");
  TN_TRY(put_inner(it, true));
  put(it, ":");
  TN_TRY(put_inner(it, true));
  const tn_status status = put_scales(it, has_axis, &limits);
  tn_text_buffer_append_view(it->text, tn_text_buffer_view(&limits));
  it->text->failed |= limits.failed;
  tn_text_buffer_free(&limits);
  tn_text_buffer_format(it->text, ", %llu>", (unsigned long long)flags);
  return status;
}

static tn_status put_one_type(const spelling* it, const char* name) {
  put(it, name);
  TN_TRY(put_inner(it, true));
  put(it, ">");
  return TN_OK;
}

static tn_status put_type(const spelling* it, uint64_t code) {
  const char* name = tn_vhlo__type_name(code);
  if (name != NULL) {
    put(it, name);
    return TN_OK;
  }
  switch (code) {
    case 1:
      return put_one_type(it, "complex_v1<");
    case 8:
      return put_function(it);
    case 20:
    case 21:
      return put_shaped(it, "tensor_v1<", code == 21);
    case 23:
      return put_list_type(it, "tuple_v1<");
    case TN_VHLO_QUANTIZED:
    case TN_VHLO_QUANTIZED_PER_AXIS:
      return put_quantized(it, code == TN_VHLO_QUANTIZED_PER_AXIS);
    case 25:
      return put_one_type(it, "unranked_tensor_v1<");
    case 41:
      return put_shaped(it, "buffer_v1<", false);
    case 42:
      return put_list_type(it, "future_v1<");
    default:
      return TN_NOT_FOUND;
  }
}

tn_status tn_vhlo__read(tn_reader* reader, tn_cursor* cursor, tn_text_buffer* text,
                        const tn_storage** out_value) {
  const bool is_type = tn_reader__is_type(reader, reader->entry);
  const spelling it = {reader, cursor, text};
  const tn_string_view dialect = tn_string_view_from("vhlo");
  uint64_t code;
  tn_attribute attribute = {NULL};
  tn_type type = {NULL};
  TN_TRY(tn_reader__varint(reader, cursor, is_type ? "a type" : "an attribute", &code));
  if (!is_type && word_of(code) != NULL) return read_word(&it, word_of(code), out_value);
  TN_TRY(is_type ? put_type(&it, code) : put_attribute(&it, code));
  if (reader->misses) return TN_OK;
  if (text->failed) return tn_context__out_of_memory(reader->context);
  TN_TRY(is_type ? tn_opaque_type__get(reader->context, dialect, tn_text_buffer_view(text), &type)
                 : tn_opaque_attribute__get(reader->context, dialect, tn_text_buffer_view(text),
                                            (tn_type){NULL}, &attribute));
  *out_value = is_type ? type.storage : attribute.storage;
  return TN_OK;
}
