// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks of ml_program: the values that functions return, and the globals that ops read and write.
//
// Source: the ml_program dialect's documentation, and MLIR's messages.

#include "schema/check.h"
#include "dialects/common/function.h"
#include "dialects/ml_program/ml_program.h"
#include "ir/symbol.h"

static tn_status check_return(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return tn_function__check_end(context, op, "return");
}

static tn_status check_output(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  return tn_function__check_end(context, op, "output");
}

static bool is_mutable(const tn_context* context, tn_ref global) {
  return tn_ml_program_global_is_mutable(context, global).storage != NULL;
}

static tn_status check_global(tn_context* context, tn_ref op, const tn_op_schema* schema) {
  (void)schema;
  if (is_mutable(context, op) || tn_ml_program_global_value(context, op).storage != NULL)
    return TN_OK;
  return tn_op__fail_named(context, op, NULL, "immutable global must have an initial value");
}

static tn_type type_of_global(const tn_context* context, tn_ref global) {
  return tn_type_attribute_value(tn_ml_program_global_type(context, global));
}

/// Finds the global that the op names.
static tn_status find_global(tn_context* context, tn_ref op, tn_symbol_finder* finder,
                             tn_ref* out_global) {
  const tn_attribute reference = {tn_op__inherent(context, op, "global")};
  *out_global = tn_check__symbol(context, op, reference, finder);
  if (*out_global != 0 &&
      tn_string_view_equal(tn_op_cell__name_text(context, tn_op__at(context, *out_global)),
                           tn_string_view_from(TN_NAME_ML_PROGRAM_GLOBAL))) {
    return TN_OK;
  }
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_attribute__append_text(reference, &text);
  const tn_status status = tn_op__fail_named(context, op, NULL, "undefined global: %.*s",
                                             (int)text.size, text.data == NULL ? "" : text.data);
  tn_text_buffer_free(&text);
  return status;
}

static tn_status refuse_mutability(const tn_context* context, tn_ref op, const char* words) {
  const tn_attribute reference = {tn_op__inherent(context, op, "global")};
  const tn_string_view name = tn_symbol_ref_attribute_root(reference);
  return tn_op__fail_named(context, op, NULL, "%s @%.*s", words, (int)name.size, name.data);
}

static tn_status check_load(tn_context* context, tn_ref op, const tn_op_schema* schema,
                            tn_symbol_finder* finder) {
  tn_ref global;
  (void)schema;
  TN_TRY(find_global(context, op, finder, &global));
  const tn_type found =
      tn_value__type_or_null(context, tn_op_cell__result(op, tn_op__at(context, op), 0));
  const tn_type type = type_of_global(context, global);
  if (tn_type_equal(type, found)) return TN_OK;
  return tn_check__fail_types(context, op, "cannot load from global typed ", type, " as ", found,
                              "");
}

static tn_status check_load_const(tn_context* context, tn_ref op, const tn_op_schema* schema,
                                  tn_symbol_finder* finder) {
  tn_ref global;
  TN_TRY(find_global(context, op, finder, &global));
  if (is_mutable(context, global)) {
    return refuse_mutability(context, op, "cannot load as const from mutable global");
  }
  return check_load(context, op, schema, finder);
}

static tn_status check_store(tn_context* context, tn_ref op, const tn_op_schema* schema,
                             tn_symbol_finder* finder) {
  tn_ref global;
  (void)schema;
  TN_TRY(find_global(context, op, finder, &global));
  if (!is_mutable(context, global)) {
    return refuse_mutability(context, op, "cannot store to an immutable global");
  }
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_type found = tn_value__type_or_null(context, tn_op_cell__operand(context, op, cell, 0));
  const tn_type type = type_of_global(context, global);
  if (tn_type_equal(type, found)) return TN_OK;
  return tn_check__fail_types(context, op, "cannot store to a global typed ", type, " from ", found,
                              "");
}

const tn_named_check tn_ml_program_checks[] = {
    {"ml_program.return", check_return, NULL, false},
    {"ml_program.output", check_output, NULL, false},
    {"ml_program.global", check_global, NULL, false},
    {"ml_program.load", NULL, check_load, false},
    {"ml_program.load_const", NULL, check_load_const, false},
    {"ml_program.store", NULL, check_store, false},
    {NULL, NULL, NULL, false},
};
