// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plugin for `tenure opt`: a pass called `mine`, which counts ops, and a dialect `mine` with an op that folds.

#include <tenure/tenure.h>

// Calls the library of the program that loads it, and is not linked with one.
#define EXPORT __attribute__((visibility("default")))

//===-- A pass --------------------------------------------------------------------------------===//

static tn_walk_result count(tn_op op, void* user_data) {
  (void)op;
  ++*(int*)user_data;
  return TN_WALK_ADVANCE;
}

static tn_status run(void* user_data, tn_op op) {
  (void)user_data;
  int op_count = 0;
  const tn_status status = tn_op_walk(op, TN_WALK_PRE_ORDER, count, &op_count);
  if (status != TN_OK) return status;
  tn_diagnostic_emit_format(tn_op_location(op), TN_SEVERITY_REMARK, "%d ops", op_count);
  return TN_OK;
}

static tn_status register_passes(tn_context* context) {
  const tn_pass_registration mine = {
      .name = tn_string_view_from("mine"),
      .description = tn_string_view_from("Say how many ops there are"),
      .run = run};
  return tn_pass_register(context, &mine);
}

EXPORT const tn_pass_plugin* tn_pass_plugin_info(void);
const tn_pass_plugin* tn_pass_plugin_info(void) {
  static const tn_pass_plugin plugin = {
      .version = TN_PASS_PLUGIN_VERSION, .name = "mine", .register_passes = register_passes};
  return &plugin;
}

//===-- A dialect -----------------------------------------------------------------------------===//

static const char schema[] =
    "irdl.dialect @mine {\n"
    "  irdl.operation @same attributes {\n"
    "      format = \"$x attr-dict `:` type($x)\", match = [\"all(x, y)\"], traits = [\"Pure\"]} "
    "{\n"
    "    %0 = irdl.any\n"
    "    irdl.operands(x: %0)\n"
    "    irdl.results(y: %0)\n"
    "  }\n"
    "}\n";

// What `mine.same` gives is its operand.
static tn_status fold(void* user_data, tn_op op, const tn_attribute* operands, size_t operand_count,
                      tn_fold_result* results, size_t result_count) {
  (void)user_data, (void)operands, (void)operand_count, (void)result_count;
  results[0].value = tn_op_operand(op, 0);
  return TN_OK;
}

static tn_status register_dialects(tn_context* context) {
  const tn_op_interfaces same = {.fold = fold};
  const tn_string_view file = tn_string_view_from("mine.irdl.mlir");
  const tn_status status = tn_dialect_load_schema(context, tn_string_view_from(schema), file);
  if (status != TN_OK) return status;
  return tn_op_interfaces_attach(context, tn_string_view_from("mine.same"), &same);
}

EXPORT const tn_dialect_plugin* tn_dialect_plugin_info(void);
const tn_dialect_plugin* tn_dialect_plugin_info(void) {
  static const tn_dialect_plugin plugin = {
      .version = TN_DIALECT_PLUGIN_VERSION, .name = "mine", .register_dialects = register_dialects};
  return &plugin;
}
