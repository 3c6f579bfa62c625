// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exercise 3: a dialect of one's own, which a pattern lowers to arith.

#include <stdio.h>
#include <tenure/tenure.h>

static const char schema[] =
    "irdl.dialect @poly {\n"
    "  irdl.operation @square attributes {\n"
    "      format = \"$x attr-dict `:` type($x)\", match = [\"all(x, y)\"], traits = [\"Pure\"]} "
    "{\n"
    "    %0 = irdl.any {type = \"floating-point\"}\n"
    "    irdl.operands(x: %0)\n"
    "    irdl.results(y: %0)\n"
    "  }\n"
    "}\n";

static const char text[] =
    "func.func @f(%x: f32) -> f32 {\n"
    "  %y = poly.square %x : f32\n"
    "  %z = poly.square %y : f32\n"
    "  return %z : f32\n"
    "}\n";

static tn_status lower_square(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  tn_builder b = {0};
  b.rewriter = rewriter;
  const tn_value x = tn_op_operand(op, 0);
  const tn_value y = tn_build_value(&b, TN_OP("arith.mulf", .operands = TN_VALUES(x, x)));
  return tn_builder_replace_op(&b, op, TN_VALUES(y));
}

static tn_status lower(tn_context* context, tn_op root) {
  tn_pattern pattern = {0};
  pattern.root = tn_string_view_from("poly.square");
  pattern.match_and_rewrite = lower_square;
  tn_pattern_set* set = NULL;
  tn_status status = tn_pattern_set_create(context, &set);
  if (status == TN_OK) status = tn_pattern_set_add(set, &pattern);
  if (status == TN_OK) status = tn_rewrite_greedily(root, set, NULL, NULL);
  tn_pattern_set_destroy(set);
  return status;
}

int main(void) {
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 1;
  tn_diagnostic_handler_id printer;
  tn_status status = tn_diagnostic_printer_attach(context, NULL, &printer);
  tn_op module = {0};
  if (status == TN_OK) {
    status = tn_dialect_load_schema(context, tn_string_view_from(schema),
                                    tn_string_view_from("poly.irdl.mlir"));
  }
  if (status == TN_OK) {
    status =
        tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text), NULL, &module);
  }
  if (status == TN_OK) status = lower(context, module);
  if (status == TN_OK) status = tn_op_verify(module);
  tn_print_options print = {0};
  print.custom_form = true;
  if (status == TN_OK) status = tn_op_print(module, &print, tn_write_to_stream, stdout);
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
