// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading attributes of schema ops. Types and attributes are transferred to the target context as
// text.

#include "schema/schema_value.h"

#include <stdlib.h>

#include "base/text_buffer.h"
#include "ir/services.h"

//===-- Messages ------------------------------------------------------------------------------===//

static bool range_of(const tn_schema_source* source, tn_file_range* out_range) {
  if (source->from == NULL) return false;
  const tn_op_cell* cell = tn_op__at(source->from, source->op->ref);
  return tn_location_file_range(tn_location__from(source->from, cell->location), out_range);
}

/// Returns the location of the IRDL op in the target context. For a shipped schema, it is the name
/// of the definition.
static tn_location place_of(const tn_schema_source* source) {
  tn_location where = tn_location_unknown(source->context);
  tn_file_range range;
  const tn_status status = range_of(source, &range)
                               ? tn_location_file_get(source->context, &range, &where)
                               : tn_location_name_get(source->context, source->name, where, &where);
  return status == TN_OK ? where : tn_location_unknown(source->context);
}

tn_status tn_schema__fail(const tn_schema_source* source, const char* format, ...) {
  tn_text_buffer text = tn_text_buffer_make(&source->context->allocator);
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&text, format, arguments);
  va_end(arguments);
  const tn_status status = tn_context__fail(source->context, TN_MALFORMED, place_of(source), "%.*s",
                                            (int)text.size, text.data == NULL ? "" : text.data);
  tn_text_buffer_free(&text);
  return status;
}

tn_status tn_schema__out_of_memory(const tn_schema_source* source) {
  return tn_context__out_of_memory(source->context);
}

//===-- Attributes ----------------------------------------------------------------------------===//

const tn_schema_value* tn_schema_value__find(const tn_schema_value* list, const char* key) {
  const size_t size = strlen(key);
  while (list != NULL && (list->key.size != size || memcmp(list->key.data, key, size) != 0)) {
    list = list->next;
  }
  return list;
}

int64_t tn_schema_value__integer(const tn_schema_value* value) {
  return strtoll(value->text.data, NULL, 10);
}

const tn_schema_value* tn_schema__value(const tn_schema_source* source, const char* name) {
  return tn_schema_value__find(source->op->values, name);
}

bool tn_schema__has(const tn_schema_source* source, const char* name) {
  return tn_schema__value(source, name) != NULL;
}

tn_status tn_schema__text(const tn_schema_source* source, const char* name,
                          tn_string_view* out_text) {
  *out_text = (tn_string_view){NULL, 0};
  const tn_schema_value* value = tn_schema__value(source, name);
  if (value == NULL) return TN_OK;
  if (value->kind != TN_KIND_STRING) return tn_schema__fail(source, "'%s' is not a string", name);
  *out_text = value->text;
  return TN_OK;
}

tn_status tn_schema__keep(const tn_schema_source* source, tn_string_view text,
                          tn_string_view* out_text) {
  *out_text = tn_arena__copy(&source->dialect->arena, text);
  return out_text->data == NULL ? tn_schema__out_of_memory(source) : TN_OK;
}

const tn_schema_value* tn_schema__items(const tn_schema_source* source, const char* name,
                                        uint32_t* out_count) {
  *out_count = 0;
  const tn_schema_value* value = tn_schema__value(source, name);
  if (value == NULL || value->kind != TN_KIND_ARRAY) return NULL;
  for (const tn_schema_value* self = value->items; self != NULL; self = self->next) ++*out_count;
  return value->items;
}

tn_status tn_schema__need_string(const tn_schema_source* source, const char* name,
                                 const tn_schema_value* item) {
  if (item->kind == TN_KIND_STRING) return TN_OK;
  return tn_schema__fail(source, "'%s' is not an array of strings", name);
}

tn_status tn_schema__need_array(const tn_schema_source* source, const char* name) {
  const tn_schema_value* value = tn_schema__value(source, name);
  if (value == NULL || value->kind == TN_KIND_ARRAY) return TN_OK;
  return tn_schema__fail(source, "'%s' is not an array of strings", name);
}

tn_status tn_schema__read(const tn_schema_source* source, tn_string_view text,
                          tn_attribute* out_attribute) {
  tn_file_range start = {.file = text, .start_line = 1, .start_column = 1};
  if (!range_of(source, &start)) start.file = text;
  return tn_parser__attribute_of_any(source->context, text, &start, &source->dialect->base,
                                     out_attribute);
}

//===-- Ops -----------------------------------------------------------------------------------===//

tn_schema_source tn_schema__at(const tn_schema_source* source, tn_schema_node* node) {
  tn_schema_source other = *source;
  other.op = node;
  return other;
}

bool tn_schema__is(const tn_schema_source* source, tn_schema_word word) {
  return source->op->word == word;
}
