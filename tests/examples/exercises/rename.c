// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exercise 2: renames a function with all its uses, erases functions that nobody uses, and shows that handles to these
// say so.

#include <stdio.h>
#include <tenure/tenure.h>

static const char text[] =
    "func.func private @helper(%x: i32) -> i32 {\n"
    "  return %x : i32\n"
    "}\n"
    "func.func private @unused() {\n"
    "  return\n"
    "}\n"
    "func.func @main(%x: i32) -> i32 {\n"
    "  %y = call @helper(%x) : (i32) -> i32\n"
    "  return %y : i32\n"
    "}\n";

int main(void) {
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 1;
  tn_op module;
  tn_symbol_table* table = NULL;
  tn_status status =
      tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text), NULL, &module);
  if (status == TN_OK) status = tn_symbol_table_create(module, &table);
  if (status != TN_OK) {
    tn_context_destroy(context);
    return 1;
  }

  const tn_op helper = tn_symbol_table_lookup(table, tn_string_view_from("helper"));
  const tn_op unused = tn_symbol_table_lookup(table, tn_string_view_from("unused"));
  status = tn_symbol_table_rename(table, helper, tn_string_view_from("identity"));
  tn_symbol_table_destroy(table);

  if (status == TN_OK) status = tn_op_run_pipeline(module, "builtin.module(symbol-dce)", NULL);
  tn_print_options print = {0};
  print.custom_form = true;
  if (status == TN_OK) status = tn_op_print(module, &print, tn_write_to_stream, stdout);

  char why[128];
  tn_op_stale_reason(unused, why, sizeof why);
  printf("%s\n%s\n", tn_status_name(tn_op_check(helper)), why);
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
