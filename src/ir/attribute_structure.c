// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Strided layouts, distinct and opaque attributes.

#include "base/text_buffer.h"
#include "ir/attribute_make.h"
#include "ir/dialect_table.h"
#include "ir/textual.h"
#include "ir/type_check.h"

//===-- Strided layouts -----------------------------------------------------------------------===//

tn_status tn_strided_layout_attribute_get(tn_context* context, int64_t offset,
                                          const int64_t* strides, size_t count,
                                          tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  const tn_strided_layout_payload head = {.count = count, .offset = offset};
  const tn_storage_key key = {.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_STRIDED_LAYOUT),
                              .context_or_type = context->uniquer.none_type,
                              .payload = &head,
                              .payload_size = sizeof head,
                              .tail = strides,
                              .tail_size = count * sizeof *strides};
  return tn_uniquer__get(context, &key, &out_attribute->storage);
}

int64_t tn_strided_layout_attribute_offset(tn_attribute attribute) {
  const tn_strided_layout_payload* payload =
      tn_attribute__payload(attribute, TN_ATTRIBUTE_STRIDED_LAYOUT);
  return payload == NULL ? 0 : payload->offset;
}

const int64_t* tn_strided_layout_attribute_strides(tn_attribute attribute, size_t* out_count) {
  const tn_strided_layout_payload* payload =
      tn_attribute__payload(attribute, TN_ATTRIBUTE_STRIDED_LAYOUT);
  *out_count = payload == NULL ? 0 : (size_t)payload->count;
  return payload == NULL ? NULL : payload->strides;
}

//===-- Distinct ------------------------------------------------------------------------------===//

tn_status tn_distinct_attribute_create(tn_attribute referenced, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  if (tn_attribute_is_null(referenced)) return TN_INVALID_ARGUMENT;
  tn_context* context = tn_attribute_context(referenced);
  const uint16_t depth = (uint16_t)(referenced.storage->depth + 1u);
  if (depth > TN_NESTING_LIMIT) return tn_uniqued__too_deep(context);
  const tn_child_payload payload = {
      referenced.storage->self,
      __atomic_fetch_add(&context->uniquer.next_serial, 1u, __ATOMIC_RELAXED)};
  const tn_storage_key key = {.kind = tn_attribute__storage_kind(TN_ATTRIBUTE_DISTINCT),
                              .flags = (uint8_t)(referenced.storage->flags | TN_STORAGE_HAS_ALIAS),
                              .depth = depth,
                              .context_or_type = context->uniquer.none_type,
                              .payload = &payload,
                              .payload_size = sizeof payload};
  return tn_uniquer__create_distinct(context, &key, &out_attribute->storage);
}

tn_attribute tn_distinct_attribute_referenced(tn_attribute attribute) {
  const tn_child_payload* payload = tn_attribute__payload(attribute, TN_ATTRIBUTE_DISTINCT);
  if (payload == NULL) return (tn_attribute){NULL};
  return tn_attribute__from(tn_storage_context(attribute.storage), payload->child);
}

//===-- Opaque --------------------------------------------------------------------------------===//

tn_status tn_opaque_attribute_get(tn_context* context, tn_string_view dialect, tn_string_view body,
                                  tn_type type, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  TN_TRY(tn_opaque__check(context, dialect, body));
  TN_TRY(tn_opaque__read_known(context, dialect, body, false, type, &out_attribute->storage));
  if (out_attribute->storage != NULL) return TN_OK;
  return tn_opaque_attribute__get(context, dialect, body, type, out_attribute);
}

tn_status tn_opaque_attribute__get(tn_context* context, tn_string_view dialect, tn_string_view body,
                                   tn_type type, tn_attribute* out_attribute) {
  out_attribute->storage = NULL;
  TN_TRY(tn_dialect_name__check(tn_location_unknown(context), dialect));
  const tn_storage* of_type = type.storage == NULL ? context->uniquer.none_type : type.storage;
  TN_TRY(tn_uniqued__check(context, of_type, "a type"));
  return tn_opaque__get(context, tn_attribute__storage_kind(TN_ATTRIBUTE_OPAQUE), of_type, dialect,
                        body, &out_attribute->storage);
}

tn_string_view tn_opaque_attribute_dialect(tn_attribute attribute) {
  return tn_attribute__is_of_dialect(attribute)
             ? tn_opaque__dialect(tn_storage_payload(attribute.storage))
             : (tn_string_view){NULL, 0};
}

tn_string_view tn_opaque_attribute_body(tn_attribute attribute) {
  return tn_attribute__is_of_dialect(attribute)
             ? tn_opaque__body(tn_storage_payload(attribute.storage))
             : (tn_string_view){NULL, 0};
}
