// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading what irdl ops hold. Types and attributes go from the context of the schema to the one it
// is for by their text.

#include "schema/schema_value.h"

#include "base/text_buffer.h"
#include "ir/services.h"

//===-- Messages ------------------------------------------------------------------------------===//

static bool range_of(const tn_schema_source* source, tn_file_range* out_range) {
  const tn_op_cell* cell = tn_op__at(source->from, source->op);
  return tn_location_file_range(tn_location__from(source->from, cell->location), out_range);
}

/// The place of the irdl op, as a location of the context that the schema is for.
static tn_location place_of(const tn_schema_source* source) {
  tn_location where = tn_location_unknown(source->context);
  tn_file_range range;
  if (range_of(source, &range)) {
    if (tn_location_file_get(source->context, &range, &where) != TN_OK) {
      return tn_location_unknown(source->context);
    }
  }
  return where;
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

tn_attribute tn_schema__value(const tn_schema_source* source, const char* name) {
  tn_op_cell* cell = tn_op__at(source->from, source->op);
  const tn_shape_payload* shape = tn_op__shape(source->from, cell);
  const int64_t index =
      tn_shape__find_text(source->from, shape, 0, shape->key_count, tn_string_view_from(name));
  if (index < 0) return (tn_attribute){NULL};
  return tn_attribute__from(source->from, tn_op__attributes(source->from, cell)[index]);
}

bool tn_schema__has(const tn_schema_source* source, const char* name) {
  return tn_schema__value(source, name).storage != NULL;
}

tn_status tn_schema__text(const tn_schema_source* source, const char* name,
                          tn_string_view* out_text) {
  *out_text = (tn_string_view){NULL, 0};
  const tn_attribute value = tn_schema__value(source, name);
  if (value.storage == NULL) return TN_OK;
  if (!tn_attribute__is(value, TN_ATTRIBUTE_STRING)) {
    return tn_schema__fail(source, "'%s' is no string", name);
  }
  *out_text = tn_string_attribute_value(value);
  return TN_OK;
}

tn_status tn_schema__keep(const tn_schema_source* source, tn_string_view text,
                          tn_string_view* out_text) {
  *out_text = tn_arena__copy(&source->dialect->arena, text);
  return out_text->data == NULL ? tn_schema__out_of_memory(source) : TN_OK;
}

size_t tn_schema__item_count(const tn_schema_source* source, const char* name) {
  return tn_array_attribute_count(tn_schema__value(source, name));
}

tn_status tn_schema__item(const tn_schema_source* source, const char* name, size_t index,
                          tn_string_view* out_text) {
  *out_text = (tn_string_view){NULL, 0};
  const tn_attribute value = tn_schema__value(source, name);
  if (value.storage == NULL) return TN_OK;
  if (!tn_attribute__is(value, TN_ATTRIBUTE_ARRAY)) {
    return tn_schema__fail(source, "'%s' is no array of strings", name);
  }
  if (index >= tn_array_attribute_count(value)) return TN_OK;
  const tn_attribute item = tn_array_attribute_element(value, index);
  if (!tn_attribute__is(item, TN_ATTRIBUTE_STRING)) {
    return tn_schema__fail(source, "'%s' is no array of strings", name);
  }
  *out_text = tn_string_attribute_value(item);
  return TN_OK;
}

tn_status tn_schema__read(const tn_schema_source* source, tn_string_view text,
                          tn_attribute* out_attribute) {
  tn_file_range start = {.file = text, .start_line = 1, .start_column = 1};
  if (!range_of(source, &start)) start.file = text;
  return tn_parser__attribute_of_any(source->context, text, &start, &source->dialect->base,
                                     out_attribute);
}

tn_status tn_schema__carry(const tn_schema_source* source, tn_attribute from,
                           tn_attribute* out_attribute) {
  *out_attribute = (tn_attribute){NULL};
  tn_text_buffer text = tn_text_buffer_make(&source->context->allocator);
  tn_status status = tn_attribute_print(from, tn_text_buffer_write, &text);
  if (status == TN_OK && text.failed) status = tn_schema__out_of_memory(source);
  if (status == TN_OK) status = tn_schema__read(source, tn_text_buffer_view(&text), out_attribute);
  tn_text_buffer_free(&text);
  return status;
}

//===-- Ops -----------------------------------------------------------------------------------===//

tn_ref tn_schema__first_op(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (tn_op__region_count(cell) == 0) return 0;
  const tn_ref block = tn_region__at(context, tn_op__region(cell, 0))->first_block;
  return block == 0 ? 0 : tn_block__at(context, block)->first_op;
}

bool tn_schema__is(const tn_context* context, tn_ref op, tn_schema_word word) {
  return tn_string_view_equal(tn_op__name_text(context, tn_op__at(context, op)),
                              tn_string_view_from(context->services->schema_words[word]));
}

bool tn_schema__is_own(const tn_context* context, tn_string_view name) {
  const char* word = context->services->schema_words[TN_SCHEMA_DIALECT];
  return name.size != 0 && strncmp(word, name.data, name.size) == 0 && word[name.size] == '.';
}

uint32_t tn_schema__operand_count(const tn_schema_source* source) {
  return tn_op__operand_count(source->from, tn_op__at(source->from, source->op));
}

tn_schema_source tn_schema__operand(const tn_schema_source* source, uint32_t index) {
  tn_schema_source operand = *source;
  const tn_op_cell* cell = tn_op__at(source->from, source->op);
  const tn_ref value = tn_op__operand_value(source->from, source->op, cell, index);
  if (!tn_value__is_argument(value)) operand.op = tn_value__owner(source->from, value);
  return operand;
}

tn_arity tn_schema__arity(const tn_schema_source* source, size_t index) {
  const tn_attribute value = tn_schema__value(source, "variadicity");
  if (!tn_attribute__is(value, TN_ATTRIBUTE_OPAQUE)) return TN_SINGLE;
  const tn_string_view body = tn_opaque_attribute_body(value);
  const char* at = body.size == 0 ? NULL : memchr(body.data, '[', body.size);
  const char* end = body.data + body.size;
  for (size_t i = 0; at != NULL && i < index; ++i) {
    at = memchr(at + 1, ',', (size_t)(end - at - 1));
  }
  if (at == NULL) return TN_SINGLE;
  for (++at; at < end && *at == ' ';) ++at;
  return at < end && *at == 'o' ? TN_OPTIONAL : at < end && *at == 'v' ? TN_VARIADIC : TN_SINGLE;
}
