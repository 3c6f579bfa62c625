// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements attributes: dense, string, sparse and resource elements; dense arrays.
//
// Dense elements keep MLIR's bytes: each element in (width + 7) / 8 bytes, complex as two numbers,
// i1 packed to bits with element 0 in the lowest bit. A splat keeps one element; a splat of i1 is
// the byte 0x00 or 0xff. Bits above an element's width are kept as given.

#include "ir/attribute_make.h"
#include "ir/elements.h"

static tn_status refuse(tn_type type, const char* message) {
  return tn_attribute__refuse(type, message);
}

static tn_status check_static_shape(tn_type type) {
  if (tn_shaped_type_has_static_shape(type)) return TN_OK;
  return refuse(type, "elements literal type must have static shape");
}

//===-- Dense elements ------------------------------------------------------------------------===//

uint64_t tn_dense__element_bits(tn_type element_type) {
  switch (tn_type_kind_of(element_type)) {
    case TN_TYPE_COMPLEX: {
      const uint64_t width = tn_type_bit_width(tn_type_element_type(element_type));
      return (width + 7) / 8 * 16;
    }
    case TN_TYPE_INDEX:
    case TN_TYPE_INTEGER:
    case TN_TYPE_FLOAT: {
      const uint64_t width = tn_type_bit_width(element_type);
      return width == 1 ? 1 : (width + 7) / 8 * 8;
    }
    default:
      return 0;
  }
}

/// Bytes of dense elements, before uniquing.
typedef struct dense_bytes {
  const unsigned char* data;
  size_t byte_size;
  bool is_splat;
} dense_bytes;

static const unsigned char splat_bits[2] = {0x00, 0xff};

static dense_bytes splat_of_bits(bool value) { return (dense_bytes){&splat_bits[value], 1, true}; }

// One bit per element. A byte 0x00 or 0xff alone is a splat of any number of elements.
static bool accept_bits(uint64_t count, dense_bytes* bytes) {
  if (bytes->byte_size == 1 && (bytes->data[0] == 0 || bytes->data[0] == 0xff)) {
    *bytes = splat_of_bits(bytes->data[0] != 0);
    return true;
  }
  if (bytes->byte_size != count / 8 + (count % 8 != 0)) return false;
  if (count == 0) return true;
  const bool first = (bytes->data[0] & 1) != 0;
  const unsigned char whole = splat_bits[first];
  for (size_t i = 0; i < count / 8; ++i) {
    if (bytes->data[i] != whole) return true;
  }
  const unsigned rest = count % 8;
  const unsigned mask = (1u << rest) - 1u;
  if (rest == 0 || ((bytes->data[count / 8] ^ whole) & mask) == 0) *bytes = splat_of_bits(first);
  return true;
}

// Whole bytes per element. All elements are equal if the bytes equal themselves shifted by one
// element.
static bool accept_bytes(uint64_t count, size_t element_size, dense_bytes* bytes) {
  bytes->is_splat = bytes->byte_size == element_size;
  if (bytes->is_splat) return true;
  size_t needed = 0;
  if (!tn_checked_multiply(count, element_size, &needed) || bytes->byte_size != needed) {
    return false;
  }
  if (count < 2) return true;
  bytes->is_splat = memcmp(bytes->data, bytes->data + element_size, needed - element_size) == 0;
  if (bytes->is_splat) bytes->byte_size = element_size;
  return true;
}

static bool accept(tn_type type, uint64_t count, dense_bytes* bytes) {
  const uint64_t bits = tn_dense__element_bits(tn_type_element_type(type));
  return bits == 1 ? accept_bits(count, bytes) : accept_bytes(count, (size_t)(bits / 8), bytes);
}

static tn_status get_dense(tn_type type, dense_bytes bytes, tn_attribute* out_attribute) {
  const tn_dense_payload head = {.byte_size = bytes.byte_size, .element_count = bytes.is_splat};
  tn_storage_key key = {.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_DENSE_ELEMENTS),
                        .context_or_type = type.storage,
                        .payload = &head,
                        .payload_size = sizeof head,
                        .tail = bytes.data,
                        .tail_size = bytes.byte_size};
  tn_nesting nesting = {0};
  tn_nesting__add(&nesting, type.storage);
  return tn_uniquer__get_nested(type.storage->context, &key, nesting, &out_attribute->storage);
}

static tn_status check_dense_type(tn_type type) {
  if (tn_type_is_null(type)) return TN_INVALID_ARGUMENT;
  TN_TRY(check_static_shape(type));
  const tn_type element_type = tn_type_element_type(type);
  const bool has_width = tn_dense__element_bits(element_type) != 0;
  if (has_width) return TN_OK;
  return refuse(type, "dense elements must be integers, index, floats or complex");
}

tn_status tn_dense_elements_attribute_get(tn_type type, const void* bytes, size_t byte_size,
                                          tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  TN_TRY(check_dense_type(type));
  const int64_t count = tn_shaped_type_element_count(type);
  dense_bytes accepted = {bytes, byte_size, false};
  if (count >= 0 && accept(type, (uint64_t)count, &accepted)) {
    return get_dense(type, accepted, out_attribute);
  }
  const tn_context* context = type.storage->context;
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                          "data size (%llu elements or a splat) does not match: %zu bytes",
                          (unsigned long long)tn_dense__element_bits(tn_type_element_type(type)),
                          byte_size);
}

bool tn_dense_elements_attribute_is_splat(tn_attribute attribute) {
  const tn_dense_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS);
  if (payload != NULL) return payload->element_count == 1;
  return tn_attribute__is(attribute, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS) &&
         tn_dense_string_elements_attribute_count(attribute) == 1;
}

const void* tn_dense_elements_attribute_data(tn_attribute attribute, size_t* out_byte_size) {
  const tn_dense_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DENSE_ELEMENTS);
  *out_byte_size = payload == NULL ? 0 : (size_t)payload->byte_size;
  return payload == NULL ? NULL : payload->bytes;
}

//===-- Dense strings -------------------------------------------------------------------------===//

static tn_status check_string_count(tn_type type, size_t count) {
  if (tn_type_is_null(type)) return TN_INVALID_ARGUMENT;
  TN_TRY(check_static_shape(type));
  const int64_t expected = tn_shaped_type_element_count(type);
  if (count == 1 || (expected >= 0 && count == (uint64_t)expected)) return TN_OK;
  const tn_context* context = type.storage->context;
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                          "expected %lld elements or one, got %zu", (long long)expected, count);
}

// Interns the strings; `*out_count` is 1 if they are all equal.
static tn_status add_strings(tn_context* context, const tn_string_view* strings, size_t count,
                             tn_uref* refs, size_t* out_count) {
  bool differ = false;
  for (size_t i = 0; i < count; ++i) {
    tn_identifier string = {NULL};
    TN_TRY(tn_identifier_get(context, strings[i], &string));
    refs[i] = string.storage->self;
    differ = differ || refs[i] != refs[0];
  }
  *out_count = differ || count == 0 ? count : 1;
  return TN_OK;
}

tn_status tn_dense_string_elements_attribute_get(tn_type type, const tn_string_view* strings,
                                                 size_t count, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  TN_TRY(check_string_count(type, count));
  tn_context* context = type.storage->context;
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, count, &list));
  size_t kept = 0;
  tn_nesting nesting = {0};
  tn_nesting__add(&nesting, type.storage);
  tn_status status = add_strings(context, strings, count, list.refs, &kept);
  if (status == TN_OK) {
    const uint64_t head = kept;
    tn_storage_key key = {.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_DENSE_STRING_ELEMENTS),
                          .context_or_type = type.storage,
                          .payload = &head,
                          .payload_size = sizeof head,
                          .tail = list.refs,
                          .tail_size = kept * sizeof *list.refs};
    status = tn_uniquer__get_nested(context, &key, nesting, &out_attribute->storage);
  }
  tn_uref_list__close(context, &list);
  return status;
}

size_t tn_dense_string_elements_attribute_count(tn_attribute attribute) {
  const tn_dense_string_payload* payload =
      tn_attribute__payload(attribute, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS);
  return payload == NULL ? 0 : (size_t)payload->count;
}

tn_string_view tn_dense_string_elements_attribute_element(tn_attribute attribute, size_t index) {
  const tn_dense_string_payload* payload =
      tn_attribute__payload(attribute, TN_ATTRIBUTE_DENSE_STRING_ELEMENTS);
  if (payload == NULL || payload->count == 0) return (tn_string_view){NULL, 0};
  if (payload->count == 1) index = 0;
  if (index >= payload->count) return (tn_string_view){NULL, 0};
  return tn_identifier__text(tn_storage_context(attribute.storage), payload->strings[index]);
}

//===-- Pairs: sparse elements and resources --------------------------------------------------===//

static tn_status get_pair(tn_type type, tn_attribute_kind kind, const tn_storage* first,
                          const tn_storage* second, uint8_t flags, tn_attribute* out_attribute) {
  tn_nesting nesting = {.flags = flags};
  tn_nesting__add(&nesting, type.storage);
  tn_nesting__add(&nesting, first);
  if (second != NULL) tn_nesting__add(&nesting, second);
  const uint64_t payload = tn_word_of(first->self, second == NULL ? 0 : second->self);
  tn_storage_key key = {.kind = tn_attribute__storage_kind(kind),
                        .context_or_type = type.storage,
                        .payload = &payload,
                        .payload_size = sizeof payload};
  return tn_uniquer__get_nested(type.storage->context, &key, nesting, &out_attribute->storage);
}

static tn_attribute pair_member(tn_attribute attribute, bool second) {
  const tn_pair_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_SPARSE_ELEMENTS);
  if (payload == NULL) return (tn_attribute){NULL};
  return tn_attribute__from(tn_storage_context(attribute.storage),
                            second ? payload->second : payload->first);
}

tn_status tn_sparse_elements_attribute_get(tn_type type, tn_attribute indices, tn_attribute values,
                                           tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  if (tn_type_is_null(type)) return TN_INVALID_ARGUMENT;
  const tn_context* context = type.storage->context;
  TN_TRY(tn_uniqued__check(context, indices.storage, "an attribute"));
  TN_TRY(tn_uniqued__check(context, values.storage, "an attribute"));
  TN_TRY(tn_sparse_elements__check(tn_location_unknown(context), type, indices, values));
  return get_pair(type, TN_ATTRIBUTE_SPARSE_ELEMENTS, indices.storage, values.storage, 0,
                  out_attribute);
}

tn_attribute tn_sparse_elements_attribute_indices(tn_attribute attribute) {
  return pair_member(attribute, false);
}

tn_attribute tn_sparse_elements_attribute_values(tn_attribute attribute) {
  return pair_member(attribute, true);
}

tn_status tn_dense_resource_attribute_get(tn_type type, tn_string_view key,
                                          tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  if (!tn_type_is_shaped(type)) return refuse(type, "expected a shaped type for dense_resource");
  tn_identifier identifier = {NULL};
  TN_TRY(tn_identifier_get(type.storage->context, key, &identifier));
  return get_pair(type, TN_ATTRIBUTE_DENSE_RESOURCE, identifier.storage, NULL,
                  TN_STORAGE_HAS_RESOURCE, out_attribute);
}

tn_string_view tn_dense_resource_attribute_key(tn_attribute attribute) {
  const tn_pair_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DENSE_RESOURCE);
  if (payload == NULL) return (tn_string_view){NULL, 0};
  return tn_identifier__text(tn_storage_context(attribute.storage), payload->first);
}

//===-- Dense arrays --------------------------------------------------------------------------===//

static tn_status check_dense_array(tn_location where, tn_type element_type, size_t count,
                                   size_t byte_size) {
  const tn_type_kind kind = tn_type_kind_of(element_type);
  if (kind != TN_TYPE_INTEGER && kind != TN_TYPE_FLOAT) {
    return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where,
                            "expected integer or floating point element type");
  }
  const size_t width = tn_type_bit_width(element_type);
  if (width != 1 && width % 8 != 0) {
    return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where,
                            "element type bitwidth must be a multiple of 8");
  }
  const size_t element_size = (width + 7) / 8;
  size_t expected = 0;
  if (tn_checked_multiply(count, element_size, &expected) && expected == byte_size) return TN_OK;
  return tn_context__fail(
      where.context, TN_INVALID_ARGUMENT, where,
      "expected data size (%zu elements, %zu bytes each) does not match: %zu bytes", count,
      element_size, byte_size);
}

tn_status tn_dense_array_attribute_get(tn_type element_type, size_t count, const void* bytes,
                                       size_t byte_size, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  if (tn_type_is_null(element_type)) return TN_INVALID_ARGUMENT;
  tn_context* context = element_type.storage->context;
  TN_TRY(check_dense_array(tn_location_unknown(context), element_type, count, byte_size));
  const uint64_t head[3] = {byte_size, count, tn_word_of(element_type.storage->self, 0)};
  const tn_storage_key key = {.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_DENSE_ARRAY),
                              .context_or_type = context->uniquer.none_type,
                              .payload = head,
                              .payload_size = sizeof head,
                              .tail = bytes,
                              .tail_size = byte_size};
  return tn_uniquer__get(context, &key, &out_attribute->storage);
}

size_t tn_dense_array_attribute_count(tn_attribute attribute) {
  const tn_dense_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DENSE_ARRAY);
  return payload == NULL ? 0 : (size_t)payload->element_count;
}

tn_type tn_dense_array_attribute_element_type(tn_attribute attribute) {
  const tn_dense_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DENSE_ARRAY);
  if (payload == NULL) return (tn_type){NULL};
  return tn_type__from(tn_storage_context(attribute.storage), payload->element_type);
}

const void* tn_dense_array_attribute_data(tn_attribute attribute, size_t* out_byte_size) {
  const tn_dense_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DENSE_ARRAY);
  *out_byte_size = payload == NULL ? 0 : (size_t)payload->byte_size;
  return payload == NULL ? NULL : payload->bytes;
}
