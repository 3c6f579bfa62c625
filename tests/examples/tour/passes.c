// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a pipeline, then a pattern of its own.

#include <stdio.h>
#include <tenure/tenure.h>

static const char text[] =
    "func.func @f(%x: i32) -> i32 {\n"
    "  %two = arith.constant 2 : i32\n"
    "  %three = arith.constant 3 : i32\n"
    "  %five = arith.addi %two, %three : i32\n"
    "  %a = arith.muli %x, %two : i32\n"
    "  %b = arith.muli %x, %two : i32\n"
    "  %c = arith.addi %a, %b : i32\n"
    "  %d = arith.addi %c, %five : i32\n"
    "  return %d : i32\n"
    "}\n";

// x + x becomes x << 1. TN_NOT_FOUND says that the pattern does not match.
static tn_status double_by_shift(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  const tn_value x = tn_op_operand(op, 0);
  if (!tn_value_same(x, tn_op_operand(op, 1))) return TN_NOT_FOUND;
  tn_builder b = {0};
  b.rewriter = rewriter;
  tn_attribute_item one = {"value", tn_builder_attribute(&b, "1 : i32")};
  const tn_value by = tn_build_value(&b, TN_OP("arith.constant", .attributes = TN_ATTRIBUTES(one)));
  const tn_value shifted = tn_build_value(&b, TN_OP("arith.shli", .operands = TN_VALUES(x, by)));
  return tn_builder_replace_op(&b, op, TN_VALUES(shifted));
}

static tn_status shift(tn_context* context, tn_op root) {
  tn_pattern_set* set = NULL;
  tn_pattern pattern = {0};
  pattern.root = tn_string_view_from("arith.addi");
  pattern.name = tn_string_view_from("double-by-shift");
  pattern.benefit = 1;
  pattern.match_and_rewrite = double_by_shift;
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
  if (tn_diagnostic_printer_attach(context, NULL, &printer) != TN_OK) return 1;
  tn_op module;
  tn_scope* root = tn_context_root_scope(context);
  tn_status status = tn_text_parse(root, tn_string_view_from(text), NULL, &module);
  tn_print_options print = {0};
  print.custom_form = true;

  if (status == TN_OK) {
    status = tn_op_run_pipeline(module, "builtin.module(func.func(canonicalize,cse))", NULL);
  }
  if (status == TN_OK) status = tn_op_print(module, &print, tn_write_to_stream, stdout);
  if (status == TN_OK) status = shift(context, module);
  if (status == TN_OK) status = tn_op_print(module, &print, tn_write_to_stream, stdout);
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
