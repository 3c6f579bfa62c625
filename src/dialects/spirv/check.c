// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of spirv that go through the members of types and values.
//
// Source: the spirv dialect's documentation, and MLIR's messages.

#include "schema/check.h"

#include "base/judy_map.h"
#include "dialects/common/function.h"
#include "dialects/spirv/spirv.h"
#include "ir/op_diagnostic.h"

//===-- Indices -------------------------------------------------------------------------------===//

static tn_attribute inherent(const tn_context* context, tn_ref op, const char* name) {
  return (tn_attribute){tn_op__inherent(context, op, name)};
}

/// Finds the type that the op's indices select in `type`; null if it is unknown.
static tn_status walk(tn_context* context, tn_ref op, tn_type type, tn_type* out_type) {
  tn_text_buffer words = tn_text_buffer_make(&context->allocator);
  const tn_status status = tn_spirv__walk(type, inherent(context, op, "indices"), out_type, &words);
  if (status == TN_OK && words.size != 0) return tn_check__fail_bare(context, op, NULL, &words);
  tn_text_buffer_free(&words);
  return status;
}

static tn_status check_extract(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  tn_type types[2];
  TN_TRY(walk(context, op, tn_op__operand_type(context, op, TN_SPIRV_COMPOSITE_EXTRACT_COMPOSITE),
              &types[0]));
  types[1] = tn_op__result_type(context, op, 0);
  if (types[0].storage == NULL || tn_type_equal(types[0], types[1])) return TN_OK;
  return tn_check__fail_typed(context, op, true, "invalid result type: expected $ but provided $",
                              types);
}

static tn_status check_insert(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  tn_type types[2];
  TN_TRY(walk(context, op, tn_op__operand_type(context, op, TN_SPIRV_COMPOSITE_INSERT_COMPOSITE),
              &types[0]));
  types[1] = tn_op__operand_type(context, op, TN_SPIRV_COMPOSITE_INSERT_OBJECT);
  if (types[0].storage != NULL && !tn_type_equal(types[0], types[1])) {
    return tn_check__fail_typed(context, op, true, "object operand type should be $, but found $",
                                types);
  }
  types[0] = tn_op__operand_type(context, op, TN_SPIRV_COMPOSITE_INSERT_COMPOSITE);
  types[1] = tn_op__result_type(context, op, 0);
  if (tn_type_equal(types[0], types[1])) return TN_OK;
  return tn_check__fail_typed(
      context, op, true, "result type should be the same as the composite type, but found $ vs $",
      types);
}

//===-- Constants -----------------------------------------------------------------------------===//

static tn_status check_elements(tn_context* context, tn_ref op, tn_attribute value, tn_type type) {
  const tn_type value_type = tn_attribute_type(value);
  tn_type types[2] = {type, value_type};
  tn_composite part;
  int64_t count = 1;
  tn_spirv__member(type, 0, &part);
  if (part.kind == TN_SPIRV_COOPERATIVE_MATRIX || tn_type_equal(type, value_type)) return TN_OK;
  if (part.kind != TN_SPIRV_ARRAY) {
    return tn_check__fail_typed(context, op, true,
                                "result or element type ($) does not match value type ($), must be "
                                "the same or spirv.array",
                                types);
  }
  while (part.kind == TN_SPIRV_ARRAY) {
    type = part.member;
    if (part.count > 0) count *= part.count;
    tn_spirv__member(type, 0, &part);
  }
  if (!tn_type__is(type, TN_TYPE_INTEGER) && !tn_type__is(type, TN_TYPE_FLOAT)) {
    return tn_op__fail_named(context, op, NULL, "only support nested array result type");
  }
  types[0] = type;
  types[1] = tn_type_element_type(value_type);
  if (!tn_type_equal(types[0], types[1])) {
    return tn_check__fail_typed(
        context, op, true, "result element type ($) does not match value element type ($)", types);
  }
  const int64_t value_count = tn_shaped_type_element_count(value_type);
  if (count == value_count) return TN_OK;
  return tn_op__fail_named(
      context, op, NULL,
      "result number of elements (%lld) does not match value number of elements (%lld)",
      (long long)count, (long long)value_count);
}

static tn_status check_value(tn_context* context, tn_ref op, tn_attribute value, tn_type type);

static tn_status check_array(tn_context* context, tn_ref op, tn_attribute value, tn_type type) {
  tn_composite part;
  tn_spirv__member(type, 0, &part);
  if (part.kind != TN_SPIRV_ARRAY) {
    return tn_op__fail_named(context, op, NULL,
                             "must have spirv.array result type for array value");
  }
  for (size_t i = 0; i < tn_array_attribute_count(value) && part.member.storage != NULL; ++i) {
    TN_TRY(check_value(context, op, tn_array_attribute_element(value, i), part.member));
  }
  return TN_OK;
}

static tn_status check_value(tn_context* context, tn_ref op, tn_attribute value, tn_type type) {
  if (tn_attribute__is(value, TN_ATTRIBUTE_INTEGER) ||
      tn_attribute__is(value, TN_ATTRIBUTE_FLOAT)) {
    const tn_type types[] = {type, tn_attribute_type(value)};
    if (tn_type_equal(types[0], types[1])) return TN_OK;
    return tn_check__fail_typed(context, op, true, "result type ($) does not match value type ($)",
                                types);
  }
  if (tn_attribute__is(value, TN_ATTRIBUTE_DENSE_ELEMENTS)) {
    return check_elements(context, op, value, type);
  }
  if (tn_attribute__is(value, TN_ATTRIBUTE_ARRAY)) return check_array(context, op, value, type);
  if (value.storage == NULL || tn_attribute__is(value, TN_ATTRIBUTE_SPARSE_ELEMENTS)) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, "cannot have attribute: ");
  tn_attribute__append_text(value, &text);
  return tn_check__fail(context, op, true, &text);
}

static tn_status check_constant(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return check_value(context, op, inherent(context, op, "value"),
                     tn_op__result_type(context, op, 0));
}

/// Checks that the value has the type of the result's members, or of their members.
static tn_status check_replicated(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  tn_type type = tn_op__result_type(context, op, 0);
  const tn_type found = tn_attribute_type(inherent(context, op, "value"));
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_composite part;
  (void)schema;
  tn_text_buffer_append_text(&text, "expected value attribute type ");
  for (uint32_t depth = 0;; ++depth) {
    tn_spirv__member(type, 0, &part);
    const bool ends = part.kind == TN_SPIRV_SCALAR;
    if (found.storage == NULL ||
        (!ends && (part.member.storage == NULL || tn_type_equal(part.member, found)))) {
      tn_text_buffer_free(&text);
      return TN_OK;
    }
    if (ends) break;
    if (depth != 0) tn_text_buffer_append_text(&text, " or ");
    tn_text_buffer__append_type(&text, part.member);
    type = part.member;
  }
  tn_text_buffer_append_text(&text, ", but got: ");
  tn_text_buffer__append_type(&text, found);
  return tn_check__fail(context, op, false, &text);
}

//===-- Modules -------------------------------------------------------------------------------===//

typedef struct module_names {
  tn_judy_set functions;  ///< Names of spirv.func ops.
  tn_judy_set entries;    ///< Names and execution models of entry points.
} module_names;

static tn_status list_functions(tn_context* context, tn_ref first, module_names* names) {
  for (tn_ref op = first; op != 0; op = tn_op__at(context, op)->next) {
    const tn_attribute name = inherent(context, op, "sym_name");
    bool is_new = false;
    if (name.storage == NULL || !tn_op__is_called(context, op, TN_NAME_SPIRV_FUNC)) continue;
    if (tn_judy_set_insert(&names->functions, name.storage->self, &is_new) != TN_OK) {
      return tn_context__out_of_memory(context);
    }
  }
  return TN_OK;
}

static tn_status check_entry(tn_context* context, tn_ref op, module_names* names) {
  const tn_attribute function = inherent(context, op, "fn");
  const tn_attribute model = inherent(context, op, "execution_model");
  bool is_new = false;
  if (!tn_attribute__is(function, TN_ATTRIBUTE_SYMBOL_REF) || model.storage == NULL) return TN_OK;
  const tn_symbol_ref_payload* path = tn_storage_payload(function.storage);
  if (path->count != 1 || !tn_judy_set_contains(&names->functions, path->symbols[0])) {
    const tn_string_view name = tn_symbol_ref_attribute_root(function);
    return tn_op__fail(context, op, NULL, "function '%.*s' not found in 'spirv.module'",
                       (int)name.size, name.data);
  }
  const uintptr_t key = (uintptr_t)((uint64_t)path->symbols[0] << 32 | model.storage->self);
  if (tn_judy_set_insert(&names->entries, key, &is_new) != TN_OK) {
    return tn_context__out_of_memory(context);
  }
  return is_new ? TN_OK : tn_op__fail(context, op, NULL, "duplicate of a previous EntryPointOp");
}

/// Checks that each entry point names a function of the module, and that names are unique per
/// model.
static tn_status check_module(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  const tn_ref region = tn_op_cell__region(tn_op__at(context, op), 0);
  const tn_ref block = tn_region__at(context, region)->first_block;
  const tn_ref first = block == 0 ? 0 : tn_block__at(context, block)->first_op;
  module_names names = {0};
  (void)schema;
  tn_status status = list_functions(context, first, &names);
  for (tn_ref at = first; at != 0 && status == TN_OK; at = tn_op__at(context, at)->next) {
    if (tn_op__is_called(context, at, TN_NAME_SPIRV_ENTRY_POINT))
      status = check_entry(context, at, &names);
  }
  tn_judy_set_clear(&names.functions);
  tn_judy_set_clear(&names.entries);
  return status;
}

const tn_named_check tn_spirv_checks[] = {
    {"spirv.CompositeExtract", check_extract, NULL, false},
    {"spirv.CompositeInsert", check_insert, NULL, false},
    {"spirv.Constant", check_constant, NULL, false},
    {"spirv.Replicate", check_replicated, NULL, false},
    {"spirv.func", tn_function__check_signature, NULL, false},
    {"spirv.module", check_module, NULL, false},
    {NULL, NULL, NULL, false},
};
