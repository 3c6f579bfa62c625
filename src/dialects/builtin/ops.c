// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of the builtin dialect's ops, which have no schema.
//
// Checks are in MLIR's order, so that the same one of several errors is reported.

#include "base/order.h"
#include "dialects/builtin/builtin.h"
#include "dialects/dialects.h"
#include "ir/op_diagnostic.h"
#include "ir/op_interface.h"
#include "schema/schema.h"

//===-- builtin.module ------------------------------------------------------------------------===//

/// Returns the error of MLIR's traits that forbid results, successors or operands.
static const char* surplus_of(const tn_context* context, const tn_op_cell* cell) {
  if (tn_op_cell__result_count(cell) != 0) return "requires zero results";
  if (tn_op_cell__successor_count(cell) != 0) return "requires zero successors";
  return tn_op_cell__operand_count(context, cell) != 0 ? "requires zero operands" : NULL;
}

static tn_status check_string(const tn_context* context, tn_ref op, const char* name) {
  const tn_storage* attribute = tn_op__inherent(context, op, name);
  if (attribute == NULL || tn_attribute__is((tn_attribute){attribute}, TN_ATTRIBUTE_STRING))
    return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "attribute '%s' failed to satisfy constraint: string attribute", name);
}

static tn_status check_module_shape(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (tn_op_cell__region_count(cell) != 1) {
    return tn_op__fail_named(context, op, NULL, "requires one region");
  }
  const char* surplus = surplus_of(context, cell);
  if (surplus != NULL) return tn_op__fail_named(context, op, NULL, "%s", surplus);
  const tn_region_cell* region = tn_region__at(context, tn_op_cell__region(cell, 0));
  const tn_ref block = region->first_block;
  if (block != 0 && tn_block__at(context, block)->argument_count != 0) {
    return tn_op__fail_named(context, op, NULL, "region should have no arguments");
  }
  if (block != region->last_block) {
    return tn_op__fail_named(context, op, NULL, "expects region #0 to have 0 or 1 blocks");
  }
  TN_TRY(check_string(context, op, "sym_name"));
  TN_TRY(check_string(context, op, "sym_visibility"));
  if (block != 0) return TN_OK;
  return tn_op__fail_named(
      context, op, NULL,
      "region #0 ('bodyRegion') failed to verify constraint: region with 1 blocks");
}

static bool is_allowed_on_module(tn_string_view name) {
  return memchr(name.data, '.', name.size) != NULL ||
         tn_string_view_equal(name, tn_string_view_from("sym_name")) ||
         tn_string_view_equal(name, tn_string_view_from("sym_visibility"));
}

static tn_status check_module_attributes(const tn_context* context, tn_ref op) {
  const tn_shape_payload* shape = tn_op_cell__shape(context, tn_op__at(context, op));
  tn_string_view first = {NULL, 0};
  for (uint32_t i = 0; i < shape->key_count; ++i) {
    const tn_string_view name = tn_identifier__text(context, shape->keys[i]);
    if (name.size != 0 && is_allowed_on_module(name)) continue;
    if (first.data == NULL || tn_order__texts(name, first) < 0) first = name;
  }
  if (first.data == NULL) return TN_OK;
  return tn_op__fail_named(context, op, NULL,
                           "can only contain attributes with dialect-prefixed names, found: '%.*s'",
                           (int)first.size, first.data);
}

static tn_status verify_module(tn_context* context, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  TN_TRY(check_module_shape(context, op));
  if (tn_op__inherent(context, op, "sym_name") != NULL) TN_TRY(tn_op__verify_symbol(context, op));
  return check_module_attributes(context, op);
}

static tn_status verify_module_body(tn_context* context, tn_ref op,
                                    const tn_op_definition* definition) {
  (void)definition;
  return tn_op__verify_symbol_table(context, op);
}

//===-- builtin.unrealized_conversion_cast ----------------------------------------------------===//

static tn_status verify_cast(tn_context* context, tn_ref op, const tn_op_definition* definition) {
  (void)definition;
  const tn_op_cell* cell = tn_op__at(context, op);
  const char* message = NULL;
  if (tn_op_cell__region_count(cell) != 0) {
    message = "requires zero regions";
  } else if (tn_op_cell__successor_count(cell) != 0) {
    message = "requires zero successors";
  } else if (tn_op_cell__result_count(cell) == 0) {
    message = "expected at least one result for cast operation";
  }
  return message == NULL ? TN_OK : tn_op__fail_named(context, op, NULL, "%s", message);
}

//===-- Definitions ---------------------------------------------------------------------------===//

static const tn_op_definition module_definition = {
    .code = TN_CODE_BUILTIN_MODULE,
    .dialect = &tn_builtin_dialect,
    .interface = &tn_op_interface__none,
    .traits = TN_OP_TRAIT_ISOLATED | TN_OP_TRAIT_NO_TERMINATOR | TN_OP_TRAIT_GRAPH |
              TN_OP_TRAIT_SYMBOL_TABLE | TN_OP_TRAIT_SYMBOL | TN_OP_TRAIT_AFFINE_SCOPE,
    .verify = verify_module,
    .native_layout = {"sym_name? sym_visibility?", 25},
    .is_shipped = true,
    .verify_regions = verify_module_body};

static const tn_op_interface cast_interface = {.inliner = &tn_inliner_interface__allow_all};

static const tn_op_definition cast_definition = {
    .code = TN_CODE_BUILTIN_UNREALIZED_CONVERSION_CAST,
    .dialect = &tn_builtin_dialect,
    .interface = &cast_interface,
    .traits = TN_OP_TRAIT_NO_EFFECT | TN_OP_TRAIT_SPECULATABLE | TN_OP_TRAIT_CAST,
    .verify = verify_cast};

const tn_op_definition* tn_builtin__find(tn_string_view name) {
  if (tn_string_view_equal(name, tn_string_view_from("builtin.module"))) return &module_definition;
  if (tn_string_view_equal(name, tn_string_view_from("builtin.unrealized_conversion_cast"))) {
    return &cast_definition;
  }
  return NULL;
}
