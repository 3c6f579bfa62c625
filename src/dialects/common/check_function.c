// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of functions: signature, attributes of arguments and results, and entry block.

#include <stdio.h>

#include "dialects/common/function.h"
#include "ir/dialect_entry.h"
#include "schema/check.h"

tn_type tn_function__type(const tn_context* context, tn_ref op) {
  const tn_attribute type = {tn_op__inherent(context, op, "function_type")};
  return tn_attribute__is(type, TN_ATTRIBUTE_TYPE) ? tn_type_attribute_value(type)
                                                   : (tn_type){NULL};
}

/// Checks one dialect attribute of an argument or result; the dialect may verify it.
static tn_status check_parameter(const tn_context* context, tn_ref op,
                                 const tn_function_parameters* self, tn_attribute all,
                                 tn_string_view name, tn_attribute value, size_t index) {
  const char* dot = memchr(name.data, '.', name.size);
  if (dot == NULL) {
    return tn_op__fail_named(context, op, NULL, "%ss may only have dialect attributes", self->what);
  }
  const tn_dialect_entry* entry =
      tn_dialect_entry__find(context, (tn_string_view){name.data, (size_t)(dot - name.data)});
  if (entry == NULL || entry->check_parameter == NULL) return TN_OK;
  tn_type type = {NULL};
  TN_TRY(self->type_of(self->data, index, &type));
  if (type.storage == NULL) return TN_OK;
  return entry->check_parameter(context, op, all, name, value, type, self->is_result);
}

tn_status tn_function__check_parameters(const tn_context* context, tn_ref op,
                                        const tn_function_parameters* self) {
  const tn_attribute all = {tn_op__inherent(context, op, self->key)};
  if (!tn_attribute__is(all, TN_ATTRIBUTE_ARRAY)) return TN_OK;
  const size_t found = tn_array_attribute_count(all);
  if (found != self->count) {
    return tn_op__fail_named(context, op, NULL,
                             "expects %s attribute array to have the same number of elements as "
                             "the number of function %ss, got %zu, but expected %zu",
                             self->what, self->what, found, self->count);
  }
  for (size_t i = 0; i < self->count; ++i) {
    const tn_attribute one = tn_array_attribute_element(all, i);
    if (!tn_attribute__is(one, TN_ATTRIBUTE_DICTIONARY)) continue;
    for (size_t k = 0; k < tn_dictionary_attribute_count(one); ++k) {
      const tn_named_attribute entry = tn_dictionary_attribute_entry(one, k);
      TN_TRY(
          check_parameter(context, op, self, one, tn_identifier_text(entry.name), entry.value, i));
    }
  }
  return TN_OK;
}

static tn_status input_of(void* data, size_t index, tn_type* out_type) {
  *out_type = tn_function_type_input(*(tn_type*)data, index);
  return TN_OK;
}

static tn_status result_of(void* data, size_t index, tn_type* out_type) {
  *out_type = tn_function_type_result(*(tn_type*)data, index);
  return TN_OK;
}

/// Checks that a function without a body is not public.
static tn_status check_declaration(const tn_context* context, tn_ref op) {
  const tn_attribute visibility = {tn_op__inherent(context, op, "sym_visibility")};
  if (visibility.storage != NULL &&
      !tn_string_view_equal(tn_string_attribute_value(visibility), tn_string_view_from("public"))) {
    return TN_OK;
  }
  return tn_op__fail_named(context, op, NULL, "symbol declaration cannot have public visibility");
}

tn_status tn_function__check(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (tn_region__at(context, tn_op_cell__region(cell, 0))->first_block == 0) {
    TN_TRY(check_declaration(context, op));
  }
  return tn_function__check_signature(context, op, schema);
}

tn_status tn_function__check_signature(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref block = tn_region__at(context, tn_op_cell__region(cell, 0))->first_block;
  tn_type type = tn_function__type(context, op);
  const tn_function_parameters inputs = {
      "arg_attrs", "argument", tn_function_type_input_count(type), false, input_of, &type};
  TN_TRY(tn_function__check_parameters(context, op, &inputs));
  const tn_function_parameters results = {
      "res_attrs", "result", tn_function_type_result_count(type), true, result_of, &type};
  TN_TRY(tn_function__check_parameters(context, op, &results));
  if (block == 0) return TN_OK;
  const tn_block_cell* entry = tn_block__at(context, block);
  const size_t count = tn_function_type_input_count(type);
  if (entry->argument_count != count) {
    return tn_op__fail_named(context, op, NULL,
                             "entry block must have %zu arguments to match function signature",
                             count);
  }
  for (uint32_t i = 0; i < entry->argument_count; ++i) {
    const tn_type found =
        tn_value__type_or_null(context, tn_block_cell__argument(context, entry, i));
    const tn_type wanted = tn_function_type_input(type, i);
    if (tn_type_equal(found, wanted)) continue;
    char before[96];
    snprintf(before, sizeof before, "type of entry block argument #%u(", i);
    return tn_check__fail_types(
        context, op, before, found,
        ") must match the type of the corresponding argument in function signature(", wanted, ")");
  }
  return TN_OK;
}

/// Reports an operand of a terminator whose type differs from the result type.
static tn_status refuse_operand(tn_context* context, tn_ref op, const char* what, uint32_t index,
                                tn_type found, tn_type result, tn_string_view name) {
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_format(&text, "type of %s operand %u (", what, index);
  tn_text_buffer__append_type(&text, found);
  tn_text_buffer_append_text(&text, ") doesn't match function result type (");
  tn_text_buffer__append_type(&text, result);
  tn_text_buffer_format(&text, ") in function @%.*s", (int)name.size, name.data);
  const tn_status status = tn_op__fail(context, op, NULL, "%.*s", (int)text.size, text.data);
  tn_text_buffer_free(&text);
  return status;
}

tn_status tn_function__check_end(tn_context* context, tn_ref op, const char* what) {
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_ref function = tn_op_cell__parent(context, cell);
  if (function == 0) return TN_OK;
  const tn_type type = tn_function__type(context, function);
  const uint32_t count = tn_op_cell__operand_count(context, cell);
  const size_t wanted = tn_function_type_result_count(type);
  const tn_attribute name = {tn_op__inherent(context, function, "sym_name")};
  const tn_string_view shown = tn_string_attribute_value(name);
  if (count != wanted) {
    return tn_op__fail_named(context, op, NULL,
                             "has %u operands, but enclosing function (@%.*s) %ss %zu", count,
                             (int)shown.size, shown.data, what, wanted);
  }
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type found =
        tn_value__type_or_null(context, tn_op_cell__operand(context, op, cell, i));
    const tn_type result = tn_function_type_result(type, i);
    if (!tn_type_equal(found, result)) {
      return refuse_operand(context, op, what, i, found, result, shown);
    }
  }
  return TN_OK;
}
