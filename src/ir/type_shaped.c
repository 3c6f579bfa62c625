// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shaped types: vectors, tensors and memrefs.

#include <tenure/verify.h>

#include "ir/type_check.h"
#include "ir/wide.h"

//===-- Construction --------------------------------------------------------------------------===//

static tn_attribute optional(const tn_attribute* attribute) {
  return attribute == NULL ? (tn_attribute){NULL} : *attribute;
}

// Adds an attribute that may be null; it must be of the context of the type.
static tn_status add_optional(const tn_context* context, tn_attribute attribute,
                              tn_nesting* nesting) {
  if (tn_attribute_is_null(attribute)) return TN_OK;
  TN_TRY(tn_uniqued__check(context, attribute.storage, "an attribute"));
  tn_nesting__add(nesting, attribute.storage);
  return TN_OK;
}

/// The words of a tn_shaped_type_payload before the dimensions.
typedef struct shaped_head {
  uint64_t words[2];
} shaped_head;

// The bit fields of the payload as one word.
static uint32_t rank_and_flag(uint32_t rank, bool has_scalable) {
#if __BYTE_ORDER__ == __ORDER_LITTLE_ENDIAN__
  return rank | (uint32_t)has_scalable << 31;
#else
  return rank << 1 | has_scalable;
#endif
}

static shaped_head head_of(size_t rank, bool has_scalable, tn_type element_type, tn_attribute extra,
                           tn_attribute memory_space) {
  const uint32_t sizes = rank_and_flag((uint32_t)rank, has_scalable);
  return (shaped_head){{tn_word_of(sizes, element_type.storage->self),
                        tn_word_of(tn_attribute__ref(extra), tn_attribute__ref(memory_space))}};
}

static const tn_attribute no_attribute = {NULL};

static inline tn_status get_shaped(tn_type element_type, tn_type_kind kind, const shaped_head* head,
                                   const void* tail, size_t tail_size, tn_nesting nesting,
                                   tn_type* out_type) {
  tn_context* context = element_type.storage->context;
  tn_nesting__add(&nesting, element_type.storage);
  tn_storage_key key = {.kind = (uint8_t)kind,
                        .context_or_type = context,
                        .payload = head,
                        .payload_size = sizeof *head,
                        .tail = tail,
                        .tail_size = tail_size};
  return tn_uniquer__get_nested(context, &key, nesting, &out_type->storage);
}

static tn_status check_rank(tn_type element_type, size_t rank) {
  if (TN_LIKELY(rank <= TN_PATTERN_RANK_MAX)) return TN_OK;
  const tn_context* context = element_type.storage->context;
  tn_wide__note(context);
  if (rank <= INT32_MAX) return TN_OK;
  return tn_context__fail(context, TN_LIMIT_EXCEEDED, tn_location_unknown(context),
                          "a shape is limited to %d dimensions", INT32_MAX);
}

static bool any_scalable(const bool* scalable, size_t rank) {
  for (size_t i = 0; scalable != NULL && i < rank; ++i) {
    if (scalable[i]) return true;
  }
  return false;
}

// The dimensions and then the scalable bytes must be adjacent.
static tn_status get_scalable_vector(tn_type element_type, const int64_t* dims,
                                     const bool* scalable, size_t rank, tn_type* out_type) {
  const tn_context* context = element_type.storage->context;
  const size_t byte_words = (rank + 7) / 8;
  tn_uref_list list;
  TN_TRY(tn_uref_list__open(context, 2 * (rank + byte_words), &list));
  unsigned char* bytes = (unsigned char*)(list.refs + 2 * rank);
  memcpy(list.refs, dims, rank * sizeof *dims);
  memset(bytes, 0, 8 * byte_words);
  for (size_t i = 0; i < rank; ++i) bytes[i] = scalable[i];
  const shaped_head head = head_of(rank, true, element_type, no_attribute, no_attribute);
  const tn_status status = get_shaped(element_type, TN_TYPE_VECTOR, &head, list.refs,
                                      8 * (rank + byte_words), (tn_nesting){0}, out_type);
  tn_uref_list__close(context, &list);
  return status;
}

tn_status tn_vector_type_get(tn_type element_type, const int64_t* dims, const bool* scalable,
                             size_t rank, tn_type* out_type) {
  out_type->storage = NULL;
  if (tn_type_is_null(element_type)) return TN_INVALID_ARGUMENT;
  TN_TRY(check_rank(element_type, rank));
  TN_TRY(tn_vector_type__check(tn_location_unknown(element_type.storage->context), element_type,
                               dims, rank));
  if (any_scalable(scalable, rank)) {
    return get_scalable_vector(element_type, dims, scalable, rank, out_type);
  }
  const shaped_head head = head_of(rank, false, element_type, no_attribute, no_attribute);
  return get_shaped(element_type, TN_TYPE_VECTOR, &head, dims, rank * sizeof *dims, (tn_nesting){0},
                    out_type);
}

tn_status tn_vector_type__part(tn_type vector, tn_type element_type, size_t lead, int64_t last,
                               tn_type* out_type) {
  out_type->storage = NULL;
  const size_t rank = tn_shaped_type_rank(vector) - lead;
  const tn_allocator* allocator = &vector.storage->context->allocator;
  const size_t size = rank * sizeof(int64_t) + rank + 1;
  int64_t* dims = tn_allocate(allocator, size);
  if (dims == NULL) return tn_context__out_of_memory(vector.storage->context);
  bool* scalable = (bool*)(dims + rank);
  for (size_t i = 0; i < rank; ++i) {
    dims[i] = i + 1 == rank && last != 0 ? last : tn_shaped_type_dims(vector)[lead + i];
    scalable[i] = tn_vector_type_is_scalable(vector, lead + i);
  }
  const tn_status status = tn_vector_type_get(element_type, dims, scalable, rank, out_type);
  tn_deallocate(allocator, dims, size);
  return status;
}

tn_status tn_tensor_type_get(tn_type element_type, const int64_t* dims, size_t rank,
                             const tn_attribute* encoding, tn_type* out_type) {
  out_type->storage = NULL;
  if (tn_type_is_null(element_type)) return TN_INVALID_ARGUMENT;
  const tn_context* context = element_type.storage->context;
  TN_TRY(check_rank(element_type, rank));
  TN_TRY(tn_tensor_type__check(tn_location_unknown(context), element_type, dims, rank));
  tn_nesting nesting = {0};
  TN_TRY(add_optional(context, optional(encoding), &nesting));
  const shaped_head head = head_of(rank, false, element_type, optional(encoding), no_attribute);
  return get_shaped(element_type, TN_TYPE_TENSOR, &head, dims, rank * sizeof *dims, nesting,
                    out_type);
}

static tn_status get_unranked(tn_type element_type, tn_type_kind kind, tn_attribute extra,
                              tn_type* out_type) {
  tn_context* context = element_type.storage->context;
  tn_nesting nesting = {0};
  tn_nesting__add(&nesting, element_type.storage);
  TN_TRY(add_optional(context, extra, &nesting));
  const uint64_t payload = tn_word_of(element_type.storage->self, tn_attribute__ref(extra));
  tn_storage_key key = {.kind = (uint8_t)kind,
                        .context_or_type = context,
                        .payload = &payload,
                        .payload_size = sizeof payload};
  return tn_uniquer__get_nested(context, &key, nesting, &out_type->storage);
}

tn_status tn_unranked_tensor_type_get(tn_type element_type, tn_type* out_type) {
  out_type->storage = NULL;
  if (tn_type_is_null(element_type)) return TN_INVALID_ARGUMENT;
  TN_TRY(tn_tensor_type__check(tn_location_unknown(element_type.storage->context), element_type,
                               NULL, 0));
  return get_unranked(element_type, TN_TYPE_UNRANKED_TENSOR, no_attribute, out_type);
}

static void drop_defaults(tn_attribute* layout, tn_attribute* memory_space, size_t rank) {
  if (tn_memref_layout__is_identity(*layout, rank)) layout->storage = NULL;
  if (tn_memory_space__is_default(*memory_space)) memory_space->storage = NULL;
}

tn_status tn_memref_type_get(tn_type element_type, const int64_t* dims, size_t rank,
                             const tn_attribute* layout, const tn_attribute* memory_space,
                             tn_type* out_type) {
  out_type->storage = NULL;
  if (tn_type_is_null(element_type)) return TN_INVALID_ARGUMENT;
  const tn_context* context = element_type.storage->context;
  tn_attribute layout_left = optional(layout);
  tn_attribute space_left = optional(memory_space);
  TN_TRY(check_rank(element_type, rank));
  TN_TRY(tn_memref_type__check(tn_location_unknown(context), element_type, dims, rank, layout_left,
                               space_left));
  drop_defaults(&layout_left, &space_left, rank);
  tn_nesting nesting = {0};
  TN_TRY(add_optional(context, layout_left, &nesting));
  TN_TRY(add_optional(context, space_left, &nesting));
  const shaped_head head = head_of(rank, false, element_type, layout_left, space_left);
  return get_shaped(element_type, TN_TYPE_MEMREF, &head, dims, rank * sizeof *dims, nesting,
                    out_type);
}

tn_status tn_unranked_memref_type_get(tn_type element_type, const tn_attribute* memory_space,
                                      tn_type* out_type) {
  out_type->storage = NULL;
  if (tn_type_is_null(element_type)) return TN_INVALID_ARGUMENT;
  tn_attribute layout = {NULL};
  tn_attribute space_left = optional(memory_space);
  TN_TRY(tn_memref_type__check(tn_location_unknown(element_type.storage->context), element_type,
                               NULL, 0, layout, space_left));
  drop_defaults(&layout, &space_left, 0);
  return get_unranked(element_type, TN_TYPE_UNRANKED_MEMREF, space_left, out_type);
}

//===-- Accessors -----------------------------------------------------------------------------===//

static const tn_shaped_type_payload* ranked(tn_type type) {
  return tn_shaped_type_has_rank(type) ? tn_storage_payload(type.storage) : NULL;
}

bool tn_type_is_shaped(tn_type type) {
  const tn_type_kind kind = tn_type_kind_of(type);
  return kind >= TN_TYPE_VECTOR && kind <= TN_TYPE_UNRANKED_MEMREF;
}

bool tn_shaped_type_has_rank(tn_type type) {
  const tn_type_kind kind = tn_type_kind_of(type);
  return kind == TN_TYPE_VECTOR || kind == TN_TYPE_TENSOR || kind == TN_TYPE_MEMREF;
}

tn_type tn_type_element_type(tn_type type) {
  const tn_shaped_type_payload* shaped = ranked(type);
  if (shaped != NULL) return tn_type__from(type.storage->context, shaped->element_type);
  if (!tn_type_is_shaped(type) && !tn_type__is(type, TN_TYPE_COMPLEX)) return (tn_type){NULL};
  const tn_element_type_payload* payload = tn_storage_payload(type.storage);
  return tn_type__from(type.storage->context, payload->element_type);
}

size_t tn_shaped_type_rank(tn_type type) {
  const tn_shaped_type_payload* shaped = ranked(type);
  return shaped == NULL ? 0 : shaped->rank;
}

const int64_t* tn_shaped_type_dims(tn_type type) {
  const tn_shaped_type_payload* shaped = ranked(type);
  return shaped == NULL ? NULL : shaped->dims;
}

bool tn_shaped_type_has_static_shape(tn_type type) {
  const tn_shaped_type_payload* shaped = ranked(type);
  if (shaped == NULL) return false;
  for (uint32_t i = 0; i < shaped->rank; ++i) {
    if (shaped->dims[i] == TN_DYNAMIC) return false;
  }
  return true;
}

int64_t tn_shaped_type_element_count(tn_type type) {
  if (!tn_shaped_type_has_static_shape(type)) return -1;
  const tn_shaped_type_payload* shaped = tn_storage_payload(type.storage);
  int64_t count = 1;
  bool overflow = false;
  for (uint32_t i = 0; i < shaped->rank; ++i) {
    if (shaped->dims[i] == 0) return 0;
    overflow = overflow || __builtin_mul_overflow(count, shaped->dims[i], &count);
  }
  return overflow ? -1 : count;
}

bool tn_vector_type_is_scalable(tn_type type, size_t dimension) {
  if (!tn_type__is(type, TN_TYPE_VECTOR)) return false;
  const tn_shaped_type_payload* shaped = tn_storage_payload(type.storage);
  if (dimension >= shaped->rank || shaped->has_scalable == 0) return false;
  return ((const unsigned char*)(shaped->dims + shaped->rank))[dimension] != 0;
}

tn_attribute tn_tensor_type_encoding(tn_type type) {
  if (!tn_type__is(type, TN_TYPE_TENSOR)) return (tn_attribute){NULL};
  const tn_shaped_type_payload* shaped = tn_storage_payload(type.storage);
  return tn_attribute__from(type.storage->context, shaped->extra);
}

tn_attribute tn_memref_type_layout(tn_type type) {
  if (!tn_type__is(type, TN_TYPE_MEMREF)) return (tn_attribute){NULL};
  const tn_shaped_type_payload* shaped = tn_storage_payload(type.storage);
  return tn_attribute__from(type.storage->context, shaped->extra);
}

tn_attribute tn_memref_type_memory_space(tn_type type) {
  if (tn_type__is(type, TN_TYPE_UNRANKED_MEMREF)) {
    const tn_element_type_payload* payload = tn_storage_payload(type.storage);
    return tn_attribute__from(type.storage->context, payload->extra);
  }
  if (!tn_type__is(type, TN_TYPE_MEMREF)) return (tn_attribute){NULL};
  const tn_shaped_type_payload* shaped = tn_storage_payload(type.storage);
  return tn_attribute__from(type.storage->context, shaped->memory_space);
}
