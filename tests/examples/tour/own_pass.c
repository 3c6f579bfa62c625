// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A pass of the program's own: it sets on each function the number of operations in its body.

#include <stdio.h>
#include <tenure/tenure.h>

static const char text[] =
    "func.func @f(%x: i32) -> i32 {\n"
    "  %0 = arith.addi %x, %x : i32\n"
    "  %1 = arith.addi %x, %x : i32\n"
    "  %2 = arith.muli %0, %1 : i32\n"
    "  return %2 : i32\n"
    "}\n";

// A pass is given one operation. Any status but TN_OK makes the run fail.
static tn_status count_ops(void* user_data, tn_op function) {
  (void)user_data;
  int64_t count = 0;
  const tn_block body = tn_region_first_block(tn_op_region(function, 0));
  for (tn_op op = tn_block_first_op(body); !tn_op_is_null(op); op = tn_op_next(op)) ++count;
  tn_context* context = tn_op_context(function);
  tn_type i64;
  tn_attribute number;
  tn_identifier name;
  tn_status status = tn_integer_type_get(context, 64, TN_SIGNLESS, &i64);
  if (status == TN_OK) status = tn_integer_attribute_get(i64, count, &number);
  if (status == TN_OK) status = tn_identifier_get(context, tn_string_view_from("ops"), &name);
  return status == TN_OK ? tn_op_set_attribute(function, name, number) : status;
}

static tn_status run(tn_context* context, tn_op module) {
  tn_pass_manager* manager = NULL;
  tn_status status = tn_pass_manager_create(context, tn_string_view_from("func.func"), &manager);
  if (status == TN_OK) status = tn_pass_manager_add(manager, tn_string_view_from("cse"));
  if (status == TN_OK) {
    status =
        tn_pass_manager_add_callback(manager, tn_string_view_from("count-ops"), count_ops, NULL);
  }
  const tn_op function = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  if (status == TN_OK) status = tn_pass_manager_run(manager, function, NULL);
  tn_pass_manager_destroy(manager);
  return status;
}

int main(void) {
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 1;
  tn_diagnostic_handler_id printer;
  if (tn_diagnostic_printer_attach(context, NULL, &printer) != TN_OK) return 1;
  tn_op module;
  tn_print_options print = {0};
  print.custom_form = true;
  tn_status status =
      tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text), NULL, &module);
  if (status == TN_OK) status = run(context, module);
  if (status == TN_OK) status = tn_op_print(module, &print, tn_write_to_stream, stdout);
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
