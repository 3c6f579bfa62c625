// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of functions: the entry block, and attributes of arguments and results, also of
// functions in other dialects.

#include <stdio.h>

#include "dialects/common/function.h"
#include "dialects/llvm/llvm.h"
#include "schema/check.h"

//===-- Attributes of arguments and results ---------------------------------------------------===//

typedef enum value_kind { UNIT, TYPE, NUMBER } value_kind;
typedef enum type_kind { ANY, POINTER, INTEGER } type_kind;

typedef struct parameter {
  const char* name;
  value_kind value;
  type_kind type;
  bool is_of_results;  ///< Also allowed on results; always on arguments.
} parameter;

static const parameter parameters[] = {
    {"align", NUMBER, POINTER, true},
    {"alignstack", NUMBER, ANY, false},
    {"allocalign", UNIT, INTEGER, false},
    {"allocptr", UNIT, POINTER, false},
    {"byref", TYPE, POINTER, false},
    {"byval", TYPE, POINTER, false},
    {"dereferenceable", NUMBER, POINTER, true},
    {"dereferenceable_or_null", NUMBER, POINTER, true},
    {"inalloca", TYPE, POINTER, false},
    {"inreg", UNIT, ANY, true},
    {"nest", UNIT, POINTER, false},
    {"noalias", UNIT, POINTER, true},
    {"nocapture", UNIT, POINTER, false},
    {"nofree", UNIT, POINTER, false},
    {"nonnull", UNIT, POINTER, true},
    {"noundef", UNIT, ANY, true},
    {"preallocated", TYPE, POINTER, false},
    {"readnone", UNIT, POINTER, false},
    {"readonly", UNIT, POINTER, false},
    {"returned", UNIT, ANY, false},
    {"signext", UNIT, INTEGER, true},
    {"sret", TYPE, POINTER, false},
    {"writeonly", UNIT, POINTER, false},
    {"zeroext", UNIT, INTEGER, true},
};

static const char* wrong_value(value_kind kind, tn_attribute value) {
  if (kind == UNIT && !tn_attribute__is(value, TN_ATTRIBUTE_UNIT)) return "a unit";
  if (kind == TYPE && !tn_attribute__is(value, TN_ATTRIBUTE_TYPE)) return "a type";
  if (kind == NUMBER && !tn_attribute__is(value, TN_ATTRIBUTE_INTEGER)) return "an integer";
  return NULL;
}

static const char* wrong_type(type_kind kind, tn_type type) {
  if (kind == ANY || tn_llvm_type__is_foreign(type)) return NULL;
  if (kind == POINTER) {
    return tn_llvm_type__kind(type) == TN_LLVM_POINTER ? NULL : "pointer";
  }
  return tn_type__is(type, TN_TYPE_INTEGER) ? NULL : "integer";
}

tn_status tn_llvm__check_parameter(const tn_context* context, tn_ref op, tn_attribute all,
                                   tn_string_view name, tn_attribute value, tn_type type,
                                   bool is_result) {
  const tn_string_view short_name = {name.data + 5, name.size - 5};
  const parameter* self = NULL;
  (void)all;
  for (size_t i = 0; i < sizeof parameters / sizeof *parameters && self == NULL; ++i) {
    if (tn_string_view_equal(short_name, tn_string_view_from(parameters[i].name))) {
      self = &parameters[i];
    }
  }
  if (self == NULL) return TN_OK;
  char words[128];
  const char* wrong = wrong_value(self->value, value);
  if (is_result && !self->is_of_results) {
    snprintf(words, sizeof words, "\"llvm.%s\" is not a valid result attribute", self->name);
  } else if (wrong != NULL) {
    snprintf(words, sizeof words, "\"llvm.%s\" should be %s attribute", self->name, wrong);
  } else if ((wrong = wrong_type(self->type, type)) != NULL) {
    snprintf(words, sizeof words, "\"llvm.%s\" attribute attached to non-%s LLVM type", self->name,
             wrong);
  } else {
    return TN_OK;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_text_buffer_append_text(&text, words);
  return tn_check__fail(context, op, false, &text);
}

//===-- Functions -----------------------------------------------------------------------------===//

static tn_status argument_of(void* data, size_t index, tn_type* out_type) {
  *out_type = tn_llvm_parts__at(data, index);
  return TN_OK;
}

static tn_status result_of(void* data, size_t index, tn_type* out_type) {
  const tn_llvm_parts* function = data;
  (void)index;
  *out_type = function->only;
  return TN_OK;
}

static tn_status check_entry(tn_context* context, tn_ref op, const tn_llvm_parts* function) {
  const tn_ref block =
      tn_region__at(context, tn_op_cell__region(tn_op__at(context, op), 0))->first_block;
  if (block == 0) return TN_OK;
  const uint64_t count = function->count;
  const tn_block_cell* entry = tn_block__at(context, block);
  if (entry->argument_count != count) {
    return tn_op__fail_named(context, op, NULL,
                             "entry block must have %zu arguments to match function signature",
                             (size_t)count);
  }
  for (uint32_t i = 0; i < entry->argument_count; ++i) {
    const tn_type found =
        tn_value__type_or_null(context, tn_block_cell__argument(context, entry, i));
    const tn_type wanted = tn_llvm_parts__at(function, i);
    if (tn_type_equal(found, wanted)) continue;
    char before[96];
    snprintf(before, sizeof before, "type of entry block argument #%u(", i);
    return tn_check__fail_types(
        context, op, before, found,
        ") must match the type of the corresponding argument in function signature(", wanted, ")");
  }
  return TN_OK;
}

static tn_status check_function(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  tn_llvm_parts parts = tn_llvm_type__open(tn_function__type(context, op));
  if (parts.kind != TN_LLVM_FUNCTION) return TN_OK;
  const bool is_void = tn_llvm_type__kind(parts.only) == TN_LLVM_VOID;
  const tn_function_parameters inputs = {"arg_attrs", "argument",  (size_t)parts.count,
                                         false,       argument_of, &parts};
  TN_TRY(tn_function__check_parameters(context, op, &inputs));
  const tn_function_parameters results = {"res_attrs", "result",  is_void ? 0 : 1,
                                          true,        result_of, &parts};
  TN_TRY(tn_function__check_parameters(context, op, &results));
  return check_entry(context, op, &parts);
}

const tn_named_check tn_llvm_function_checks[] = {
    {"llvm.func", check_function, NULL, false},
    {NULL, NULL, NULL, false},
};
