// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rows of children. An object with other children is rebuilt from its payload, so that no kind
// needs its own code.

#include "ir/children.h"

#include "ir/definition.h"

tn_child_row tn_storage__children(const tn_storage* storage) {
  const void* payload = tn_storage_payload(storage);
  switch (storage->kind) {
    case TN_TYPE_FUNCTION:
    case TN_TYPE_TUPLE: {
      const tn_list_type_payload* list = payload;
      return (tn_child_row){list->types, list->input_count + list->result_count, 1};
    }
    case TN_TYPE_VECTOR:
    case TN_TYPE_TENSOR:
    case TN_TYPE_MEMREF:
      return (tn_child_row){&((const tn_shaped_type_payload*)payload)->element_type, 3, 1};
    case TN_TYPE_COMPLEX:
    case TN_TYPE_UNRANKED_TENSOR:
    case TN_TYPE_UNRANKED_MEMREF:
    case TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_SPARSE_ELEMENTS:
    case TN_STORAGE_LOCATION_BASE + TN_LOCATION_CALL_SITE:
      return (tn_child_row){payload, 2, 1};
    case TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_TYPE:
    case TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_DISTINCT:
      return (tn_child_row){payload, 1, 1};
    case TN_TYPE_OPAQUE:
    case TN_TYPE_DIALECT:
    case TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_OPAQUE:
    case TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_DIALECT: {
      // The keywords of an enum are no attribute for who walks.
      const bool has_parts = tn_opaque__is_defined(payload) && !tn_opaque__is_enum(payload);
      return (tn_child_row){tn_opaque__parameters(payload),
                            has_parts ? tn_opaque__parameter_count(payload) : 0, 1};
    }
    case TN_STORAGE_LOCATION_BASE + TN_LOCATION_NAME:
      return (tn_child_row){&((const tn_pair_payload*)payload)->second, 1, 1};
    case TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_ARRAY: {
      const tn_array_payload* array = payload;
      return (tn_child_row){array->elements, array->count, 1};
    }
    case TN_STORAGE_ATTRIBUTE_BASE + TN_ATTRIBUTE_DICTIONARY: {
      const tn_dictionary_payload* dictionary = payload;
      return (tn_child_row){&dictionary->entries[0].value, dictionary->count, 2};
    }
    case TN_STORAGE_LOCATION_BASE + TN_LOCATION_FUSED: {
      const tn_fused_location_payload* fused = payload;
      return (tn_child_row){&fused->metadata, fused->count + 1, 1};
    }
    default:
      return (tn_child_row){payload, 0, 1};
  }
}

static bool is_ranked(const tn_storage* storage) {
  return tn_storage_is_type(storage) && tn_shaped_type_has_rank((tn_type){storage});
}

/// Returns the number of bytes after the head of a payload. A dictionary ends with a child,
/// although its children are at equal distances.
static size_t tail_size_of(const tn_storage* storage, const tn_child_row* row) {
  const char* payload = tn_storage_payload(storage);
  if (is_ranked(storage)) {
    const tn_shaped_type_payload* shaped = (const void*)payload;
    const size_t rank = shaped->rank;
    return 8 * (rank + (shaped->has_scalable != 0 ? (rank + 7) / 8 : 0));
  }
  const char* end = (const char*)(row->first + (size_t)row->count * row->stride) -
                    (row->stride - 1) * sizeof(tn_uref);
  return end > payload + 8 ? (size_t)(end - payload) - 8 : 0;
}

tn_status tn_storage__with_children(tn_context* context, const tn_storage* storage,
                                    const void* context_or_type, const tn_uref* children,
                                    const tn_storage** out_storage) {
  *out_storage = NULL;
  if (storage->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_DISTINCT)) {
    tn_attribute made = {NULL};
    const tn_status status =
        tn_distinct_attribute_create(tn_attribute__from(context, children[0]), &made);
    *out_storage = made.storage;
    return status;
  }
  const tn_definition* definition = tn_definition__of(storage);
  if (definition != NULL) {
    if (definition->keywords != NULL) children = tn_opaque__parameters(tn_storage_payload(storage));
    return tn_definition__get(context, definition, children, out_storage);
  }
  const tn_child_row row = tn_storage__children(storage);
  const size_t head_size = is_ranked(storage) ? 16 : 8;
  const size_t tail_size = tail_size_of(storage, &row);
  tn_uref_list words;
  TN_TRY(tn_uref_list__open(context, (head_size + tail_size) / sizeof(tn_uref), &words));
  memcpy(words.refs, tn_storage_payload(storage), head_size + tail_size);
  tn_nesting nesting = {.flags = storage->flags};
  if (!tn_storage_is_type(storage)) tn_nesting__add(&nesting, context_or_type);
  const size_t start = (size_t)(row.first - (const tn_uref*)tn_storage_payload(storage));
  for (uint32_t i = 0; i < row.count; ++i) {
    words.refs[start + (size_t)i * row.stride] = children[i];
    if (children[i] != 0) {
      tn_nesting__add(&nesting, tn_uniquer__at(&context->uniquer, children[i]));
    }
  }
  tn_storage_key key = {.kind = storage->kind,
                        .context_or_type = context_or_type,
                        .payload = words.refs,
                        .payload_size = head_size,
                        .tail = (const char*)words.refs + head_size,
                        .tail_size = tail_size};
  const tn_status status = tn_uniquer__get_nested(context, &key, nesting, out_storage);
  tn_uref_list__close(context, &words);
  return status;
}
