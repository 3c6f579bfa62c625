// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for op verifiers in C.

#include "schema/check.h"

#include "ir/symbol.h"

int32_t tn_check__i32_element(tn_attribute elements, size_t index) {
  size_t byte_size = 0;
  const char* data = tn_dense_elements_attribute_data(elements, &byte_size);
  const size_t at = tn_dense_elements_attribute_is_splat(elements) ? 0 : index;
  int32_t value = 0;
  if (byte_size / sizeof value > at) memcpy(&value, data + at * sizeof value, sizeof value);
  return value;
}

//===-- Messages ------------------------------------------------------------------------------===//

tn_status tn_check__fail_noted(const tn_context* context, tn_ref op, bool is_named,
                               const tn_op_note* note, tn_text_buffer* owned_text) {
  const char* words = owned_text->data == NULL ? "" : owned_text->data;
  const int size = (int)owned_text->size;
  const tn_status status = owned_text->failed ? tn_context__out_of_memory(context)
                           : is_named ? tn_op__fail_named(context, op, note, "%.*s", size, words)
                                      : tn_op__fail(context, op, note, "%.*s", size, words);
  tn_text_buffer_free(owned_text);
  return status;
}

tn_status tn_check__fail(const tn_context* context, tn_ref op, bool is_named,
                         tn_text_buffer* owned_text) {
  return tn_check__fail_noted(context, op, is_named, NULL, owned_text);
}

tn_status tn_check__fail_bare(const tn_context* context, tn_ref op, const tn_op_note* note,
                              tn_text_buffer* owned_text) {
  const tn_string_view words = tn_text_buffer_view(owned_text);
  const tn_diagnostic told = {.context = context,
                              .severity = TN_SEVERITY_NOTE,
                              .location = note == NULL ? (tn_location){NULL, 0} : note->location,
                              .message = tn_string_view_from(note == NULL ? "" : note->message)};
  const tn_diagnostic diagnostic = {.context = context,
                                    .severity = TN_SEVERITY_ERROR,
                                    .status = TN_VERIFY_FAILED,
                                    .location = {context, tn_op__at(context, op)->location},
                                    .message = words,
                                    .notes = &told,
                                    .note_count = note != NULL};
  tn_status status = TN_VERIFY_FAILED;
  if (owned_text->failed) {
    status = tn_context__out_of_memory(context);
  } else {
    tn_diagnostic__report(&diagnostic);
  }
  tn_text_buffer_free(owned_text);
  return status;
}

tn_status tn_check__fail_types(const tn_context* context, tn_ref op, const char* before, tn_type a,
                               const char* between, tn_type b, const char* after) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, before);
  tn_text_buffer__append_type(&text, a);
  tn_text_buffer_append_text(&text, between);
  tn_text_buffer__append_type(&text, b);
  tn_text_buffer_append_text(&text, after);
  return tn_check__fail(context, op, true, &text);
}

tn_status tn_check__fail_typed(const tn_context* context, tn_ref op, bool is_named,
                               const char* words, const tn_type* types) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  for (; *words != 0; ++words) {
    if (*words == '$') {
      tn_text_buffer__append_type(&text, *types++);
    } else {
      tn_text_buffer_append(&text, words, 1);
    }
  }
  return tn_check__fail(context, op, is_named, &text);
}

tn_status tn_check__fail_cast(const tn_context* context, tn_ref op) {
  return tn_check__fail_types(context, op, "operand type ", tn_op__operand_type(context, op, 0),
                              " and result type ", tn_op__result_type(context, op, 0),
                              " are cast incompatible");
}

//===-- Symbols -------------------------------------------------------------------------------===//

tn_ref tn_check__symbol(const tn_context* context, tn_ref op, tn_attribute reference,
                        tn_symbol_finder* finder) {
  tn_identifier key;
  if (tn_identifier_find(context, tn_string_view_from("sym_name"), &key) != TN_OK) return 0;
  const tn_ref table = tn_symbol__table_around(context, op, true);
  if (table == 0) return 0;
  return tn_symbol_finder__find(finder, context, table, key.storage->self, reference.storage);
}

//===-- Terminators ---------------------------------------------------------------------------===//

tn_status tn_check__yields(const tn_context* context, tn_ref op, tn_ref parent,
                           const char* count_words) {
  const uint32_t count = tn_op__operand_count(context, op);
  if (count != tn_op__result_count(context, parent)) {
    return tn_op__fail_named(context, op, NULL, "%s", count_words);
  }
  for (uint32_t i = 0; i < count; ++i) {
    if (!tn_type_equal(tn_op__operand_type(context, op, i),
                       tn_op__result_type(context, parent, i))) {
      return tn_op__fail_named(context, op, NULL, "types mismatch between yield op and its parent");
    }
  }
  return TN_OK;
}

//===-- Shapes --------------------------------------------------------------------------------===//

tn_status tn_check__dynamic_sizes(const tn_context* context, tn_ref op, tn_type type,
                                  uint32_t found) {
  uint32_t wanted = 0;
  const int64_t* dims = tn_shaped_type_dims(type);
  for (size_t i = 0; i < tn_shaped_type_rank(type); ++i) wanted += dims[i] == TN_DYNAMIC;
  if (found == wanted) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "incorrect number of dynamic sizes, has %u, expected %u", found, wanted);
}

const int64_t* tn_check__numbers(const tn_context* context, tn_ref op, const char* name,
                                 uint32_t* out_count) {
  *out_count = 0;
  const tn_attribute list = {tn_op__inherent(context, op, name)};
  if (!tn_attribute__is(list, TN_ATTRIBUTE_DENSE_ARRAY)) return NULL;
  size_t size = 0;
  const int64_t* numbers = tn_dense_array_attribute_data(list, &size);
  *out_count = (uint32_t)(size / sizeof *numbers);
  return numbers;
}

bool tn_check__shapes_fit(tn_type a, tn_type b) {
  const size_t rank = tn_shaped_type_rank(a);
  if (rank != tn_shaped_type_rank(b)) return false;
  for (size_t i = 0; i < rank; ++i) {
    const int64_t left = tn_shaped_type_dims(a)[i];
    const int64_t right = tn_shaped_type_dims(b)[i];
    if (left != right && left != TN_DYNAMIC && right != TN_DYNAMIC) return false;
  }
  return true;
}
