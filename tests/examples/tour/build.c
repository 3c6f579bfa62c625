// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builds a function, verifies it and prints it.

#include <stdio.h>
#include <tenure/tenure.h>

int main(void) {
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 1;
  tn_diagnostic_handler_id printer;
  if (tn_diagnostic_printer_attach(context, NULL, &printer) != TN_OK) return 1;

  tn_builder b = {0};
  b.scope = tn_context_root_scope(context);
  const tn_op module = tn_build_module(&b);
  const tn_op f = tn_build(
      &b, TN_OP("func.func", .text = "sym_name = \"axpy\", function_type = (f64, f64) -> f64"));
  const tn_block body = tn_build_block(&b, tn_op_region(f, 0), NULL);
  const tn_value x = tn_block_argument(body, 0);
  const tn_value y = tn_block_argument(body, 1);
  const tn_value a = tn_build_value(&b, TN_OP("arith.constant", .text = "value = 2.0 : f64"));
  const tn_value ax = tn_build_value(&b, TN_OP("arith.mulf", .operands = TN_VALUES(a, x)));
  const tn_value sum = tn_build_value(&b, TN_OP("arith.addf", .operands = TN_VALUES(ax, y)));
  tn_build(&b, TN_OP("func.return", .operands = TN_VALUES(sum)));

  // The first failure is kept in the builder, so one check at the end is enough.
  tn_status status = b.status;
  if (status == TN_OK) status = tn_op_verify(module);
  tn_print_options print = {0};
  print.custom_form = true;
  if (status == TN_OK) status = tn_op_print(module, &print, tn_write_to_stream, stdout);
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
