// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A plugin with a dialect, and with PLUGIN_VERSION or PLUGIN_SYMBOL given one that cannot
// be used; PLUGIN_DIALECT is another name of the dialect, and with PLUGIN_FAILS nothing is
// registered.

#include <stdlib.h>
#include <tenure/dialect_plugin.h>

#ifndef PLUGIN_VERSION
#define PLUGIN_VERSION TN_DIALECT_PLUGIN_VERSION
#endif
#ifndef PLUGIN_SYMBOL
#define PLUGIN_SYMBOL tn_dialect_plugin_info
#endif

#ifndef PLUGIN_DIALECT
#define PLUGIN_DIALECT "plug"
#endif

static const char schema[] =
    "irdl.dialect @" PLUGIN_DIALECT
    " {\n"
    "  irdl.operation @next attributes {traits = [\"Pure\"]} {\n    %0 = irdl.any\n"
    "    irdl.operands(x: %0)\n    irdl.results(r: %0)\n  }\n"
    "  irdl.operation @read {\n    %0 = irdl.any\n    irdl.results(r: %0)\n  }\n"
    "}\n";

// One more than an integer constant.
static tn_status fold_next(void* user_data, tn_op op, const tn_attribute* operands,
                           size_t operand_count, tn_fold_result* results, size_t result_count) {
  (void)user_data;
  (void)op;
  if (operand_count != 1 || result_count != 1 || tn_attribute_is_null(operands[0])) {
    return TN_NOT_FOUND;
  }
  return tn_integer_attribute_get(tn_attribute_type(operands[0]),
                                  tn_integer_attribute_value(operands[0]) + 1,
                                  &results[0].attribute);
}

static tn_status register_dialects(tn_context* context) {
#ifdef PLUGIN_FAILS
  return TN_NOT_FOUND;  // Without a word.
#endif
  const tn_op_interfaces next = {
      .user_data = malloc(1), .delete_user_data = free, .fold = fold_next};
  const tn_op_interfaces read = {.effects = TN_MEMORY_EFFECT_READ};
  tn_status status = tn_dialect_load_schema(context, tn_string_view_from(schema),
                                            tn_string_view_from("plug.irdl.mlir"));
  if (status == TN_OK) {
    status = tn_op_interfaces_attach(context, tn_string_view_from(PLUGIN_DIALECT ".next"), &next);
  }
  if (status != TN_OK) {
    free(next.user_data);
    return status;
  }
  return tn_op_interfaces_attach(context, tn_string_view_from(PLUGIN_DIALECT ".read"), &read);
}

__attribute__((visibility("default"))) const tn_dialect_plugin* PLUGIN_SYMBOL(void);
const tn_dialect_plugin* PLUGIN_SYMBOL(void) {
  static const tn_dialect_plugin plugin = {.version = PLUGIN_VERSION,
                                           .name = "test",
                                           .description = "for tests",
                                           .register_dialects = register_dialects};
  return &plugin;
}
