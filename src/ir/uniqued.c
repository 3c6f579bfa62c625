// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for creating types, attributes and locations.

#include "ir/uniqued.h"

#include "ir/alias_names.h"
#include "ir/definition.h"
#include "ir/dialect_table.h"
#include "ir/op_diagnostic.h"
#include "ir/opaque_text.h"
#include "ir/services.h"
#include "ir/textual.h"

#define OPAQUE_SPACE 256u

tn_status tn_uref_list__open(const tn_context* context, size_t count, tn_uref_list* out_list) {
  out_list->refs = out_list->space;
  out_list->capacity = 0;
  if (TN_LIKELY(count <= TN_REF_LIST_SPACE)) return TN_OK;
  size_t byte_size = 0;
  if (tn_checked_multiply(count, sizeof *out_list->refs, &byte_size)) {
    out_list->refs = tn_allocate(&context->allocator, byte_size);
    if (out_list->refs != NULL) {
      out_list->capacity = count;
      return TN_OK;
    }
  }
  return tn_context__out_of_memory(context);
}

tn_status tn_uniquer__get_nested(tn_context* context, tn_storage_key* key, tn_nesting nesting,
                                 const tn_storage** out_storage) {
  *out_storage = NULL;
  if (nesting.depth > TN_NESTING_LIMIT) return tn_uniqued__too_deep(context);
  key->depth = nesting.depth;
  key->flags |= nesting.flags;
  return tn_uniquer__get(context, key, out_storage);
}

tn_status tn_uniqued__refuse(const tn_context* context, const tn_storage* storage,
                             const char* what) {
  return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                          storage == NULL ? "%s is null"
                          : tn_storage_context(storage) == context
                              ? "%s has the wrong kind"
                              : "%s belongs to another context",
                          what);
}

tn_status tn_uniqued__too_deep(const tn_context* context) {
  return tn_context__fail(context, TN_LIMIT_EXCEEDED, tn_location_unknown(context),
                          "types, attributes and locations nest at most %u deep", TN_NESTING_LIMIT);
}

tn_status tn_uniqued__too_large(const tn_context* context, const char* what) {
  return tn_context__fail(context, TN_LIMIT_EXCEEDED, tn_location_unknown(context),
                          "%s has more than 4294967295 parts", what);
}

/// The dialect may request an alias for it; parts of its body, and its type, may have aliases, and
/// may contain symbols, as may the body itself.
static uint8_t flags_of(uint8_t kind, const void* context_or_type, tn_string_view dialect,
                        tn_string_view body) {
  const bool is_type = kind == TN_TYPE_OPAQUE;
  uint8_t flags = is_type ? 0 : ((const tn_storage*)context_or_type)->flags;
  const tn_context* context =
      is_type ? (const tn_context*)context_or_type : tn_storage_context(context_or_type);
  if (body.size != 0 && memchr(body.data, '@', body.size) != NULL) flags |= TN_STORAGE_HAS_SYMBOL;
  if (tn_opaque_text__may_refer(body)) {
    tn_uref inner = 0;
    flags |= TN_STORAGE_HAS_ALIAS;
    for (size_t at = tn_opaque_text__next(body, 0, &inner); at < body.size;
         at = tn_opaque_text__next(body, at + TN_OPAQUE_REFERENCE_SIZE, &inner)) {
      flags |= tn_uniquer__at(&context->uniquer, inner)->flags;
    }
  } else if (tn_alias_names__of_opaque(context->services->alias_names, is_type, dialect, body)
                 .size != 0) {
    flags |= TN_STORAGE_HAS_ALIAS;
  }
  return flags;
}

/// Parses the body of a type or attribute for which the dialect has a definition; NULL if it has
/// none.
static tn_status parse_defined(tn_context* context, uint8_t kind, const void* context_or_type,
                               tn_string_view dialect, tn_string_view body,
                               const tn_storage** out_storage) {
  const bool is_type = kind == TN_TYPE_OPAQUE;
  tn_dialect* known = tn_dialect__find(context, dialect);
  if (is_type || tn_enum_attribute__find(known, body) == NULL) {
    TN_TRY(tn_dialect__complete_for(context, known, is_type));
    if (tn_definition__find(known, is_type, body) == NULL) return TN_OK;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append(&text, is_type ? "!" : "#", 1);
  tn_text_buffer_append_view(&text, dialect);
  tn_text_buffer_append(&text, "<", 1);
  tn_text_buffer_append_view(&text, body);
  tn_text_buffer_append(&text, ">", 1);
  if (!is_type && context_or_type != context->uniquer.none_type) {
    tn_text_buffer_append_text(&text, " : ");
    tn_type__append_text((tn_type){context_or_type}, &text);
  }
  const tn_status status =
      text.failed ? tn_context__out_of_memory(context)
                  : tn_textual__parse(context, tn_text_buffer_view(&text), is_type, out_storage);
  tn_text_buffer_free(&text);
  return status == TN_MALFORMED ? TN_INVALID_ARGUMENT : status;
}

tn_status tn_opaque__get(tn_context* context, uint8_t kind, const void* context_or_type,
                         tn_string_view dialect, tn_string_view body,
                         const tn_storage** out_storage) {
  *out_storage = NULL;
  if (dialect.size > UINT32_MAX - 1 || body.size >= TN_OPAQUE_IS_ENUM) {
    return tn_uniqued__too_large(context, "an opaque type or attribute");
  }
  // The head and the dialect are the first part of the key, the body is the second.
  const size_t head_size = sizeof(tn_opaque_payload) + dialect.size + 1;
  uint64_t space[OPAQUE_SPACE / sizeof(uint64_t)];
  tn_opaque_payload* head = (tn_opaque_payload*)(void*)space;
  if (head_size > sizeof space) head = tn_allocate(&context->allocator, head_size);
  if (head == NULL) return tn_context__out_of_memory(context);
  head->dialect_size = (uint32_t)dialect.size;
  head->body_size = (uint32_t)body.size;
  memcpy(head->text, dialect.data, dialect.size);
  head->text[dialect.size] = 0;
  const tn_storage_key key = {.kind = kind,
                              .flags = flags_of(kind, context_or_type, dialect, body),
                              .slack_size = 1,
                              .context_or_type = context_or_type,
                              .payload = head,
                              .payload_size = head_size,
                              .tail = body.data,
                              .tail_size = body.size};
  tn_status status = TN_OK;
  if ((*out_storage = tn_uniquer__find(context, &key)) == NULL) {
    status = parse_defined(context, kind, context_or_type, dialect, body, out_storage);
  }
  if (status == TN_OK && *out_storage == NULL) {
    status = tn_uniquer__get(context, &key, out_storage);
  }
  if (head_size > sizeof space) tn_deallocate(&context->allocator, head, head_size);
  return status;
}
