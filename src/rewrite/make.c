// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Making attributes of values.

#include "rewrite/make.h"

#include <tenure/parameters.h>

#include "ir/enum_attribute.h"
#include "rewrite/constant.h"

/// Returns the result of a getter, or null.
static tn_attribute made(tn_rewriter* rewriter, tn_status status, tn_attribute attribute) {
  return tn_rewriter__ok(rewriter, status) ? attribute : (tn_attribute){NULL};
}

tn_attribute tn_make__unit(tn_rewriter* rewriter) {
  tn_attribute unit = {NULL};
  const tn_status status = tn_unit_attribute_get(rewriter->context, &unit);
  return made(rewriter, status, unit);
}

static tn_attribute make_text(tn_rewriter* rewriter, bool is_symbol, const char* format,
                              va_list list) {
  tn_context* context = rewriter->context;
  tn_attribute attribute = {NULL};
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format_list(&text, format, list);
  const tn_string_view view = tn_text_buffer_view(&text);
  const tn_status status = text.failed ? tn_context__out_of_memory(context)
                           : is_symbol
                               ? tn_symbol_ref_attribute_get(context, view, NULL, 0, &attribute)
                               : tn_string_attribute_get(context, view, &attribute);
  tn_text_buffer_free(&text);
  return made(rewriter, status, attribute);
}

tn_attribute tn_make__string(tn_rewriter* rewriter, const char* format, ...) {
  va_list list;
  va_start(list, format);
  const tn_attribute attribute = make_text(rewriter, false, format, list);
  va_end(list);
  return attribute;
}

tn_attribute tn_make__symbol(tn_rewriter* rewriter, const char* format, ...) {
  va_list list;
  va_start(list, format);
  const tn_attribute attribute = make_text(rewriter, true, format, list);
  va_end(list);
  return attribute;
}

tn_attribute tn_make__symbol_of(tn_rewriter* rewriter, tn_attribute name) {
  const tn_string_view text = tn_string_attribute_value(name);
  return tn_make__symbol(rewriter, "%.*s", (int)text.size, text.data);
}

tn_attribute tn_make__integer(tn_rewriter* rewriter, uint32_t width, int64_t value) {
  return tn_const__make_int(
      rewriter,
      width == 0 ? tn_rewriter__index_type(rewriter) : tn_rewriter__int_type(rewriter, width),
      (tn_wide)value);
}

tn_attribute tn_make__ui32(tn_rewriter* rewriter, uint32_t value) {
  tn_type type = {NULL};
  tn_attribute number = {NULL};
  return tn_rewriter__ok(rewriter,
                         tn_integer_type_get(rewriter->context, 32, TN_UNSIGNED, &type)) &&
                 tn_rewriter__ok(rewriter, tn_integer_attribute_get(type, value, &number))
             ? number
             : (tn_attribute){NULL};
}

tn_attribute tn_make__i64s(tn_rewriter* rewriter, const int64_t* numbers, size_t count) {
  tn_attribute list = {NULL};
  const tn_status status = tn_dense_array_attribute_get(tn_rewriter__int_type(rewriter, 64), count,
                                                        numbers, count * sizeof *numbers, &list);
  return made(rewriter, status, list);
}

tn_attribute tn_make__array(tn_rewriter* rewriter, const tn_attribute* items, size_t count) {
  tn_attribute list = {NULL};
  if (rewriter->status != TN_OK) return list;
  const tn_status status = tn_array_attribute_get(rewriter->context, items, count, &list);
  return made(rewriter, status, list);
}

tn_attribute tn_make__dictionary(tn_rewriter* rewriter, const tn_rewriter_attribute* entries,
                                 size_t count) {
  tn_attribute dictionary = {NULL};
  tn_text_buffer named = tn_text_buffer_make(&rewriter->context->allocator);
  for (size_t i = 0; i < count; ++i) {
    tn_named_attribute entry = {.value = entries[i].value};
    tn_rewriter__fail(
        rewriter,
        tn_identifier_get(rewriter->context, tn_string_view_from(entries[i].name), &entry.name));
    tn_text_buffer_append(&named, (const char*)&entry, sizeof entry);
  }
  if (named.failed) tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  if (rewriter->status == TN_OK) {
    tn_rewriter__fail(
        rewriter, tn_dictionary_attribute_get(rewriter->context,
                                              (const tn_named_attribute*)(const void*)named.data,
                                              count, &dictionary));
  }
  tn_text_buffer_free(&named);
  return dictionary;
}

tn_attribute tn_make__enum(tn_rewriter* rewriter, const char* dialect, const char* mnemonic,
                           uint64_t number) {
  tn_attribute attribute = {NULL};
  const tn_status status =
      tn_enum_attribute__of_number(rewriter->context, tn_string_view_from(dialect),
                                   tn_string_view_from(mnemonic), number, &attribute);
  return made(rewriter, status, attribute);
}

tn_attribute tn_make__words(tn_rewriter* rewriter, const char* dialect, const char* mnemonic,
                            tn_string_view words) {
  tn_attribute attribute = {NULL};
  const tn_status status =
      tn_enum_attribute__of_words(rewriter->context, dialect, mnemonic, words, &attribute);
  return made(rewriter, status, attribute);
}

tn_attribute tn_make__defined(tn_rewriter* rewriter, const char* name,
                              const tn_attribute* parameters, size_t count) {
  tn_attribute attribute = {NULL};
  if (rewriter->status != TN_OK) return attribute;
  const tn_status status = tn_dialect_attribute_get(rewriter->context, tn_string_view_from(name),
                                                    parameters, count, &attribute);
  return made(rewriter, status, attribute);
}

tn_attribute tn_make_list__close(tn_rewriter* rewriter, tn_make_list* list) {
  tn_text_buffer* items = &list->items;
  if (items->failed) tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  const tn_attribute array = tn_make__array(rewriter, (const tn_attribute*)(const void*)items->data,
                                            items->failed ? 0 : items->size / sizeof(tn_attribute));
  tn_text_buffer_free(items);
  return array;
}
