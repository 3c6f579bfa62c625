// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads a module, counts its ops by walking, and removes additions of zero.

#include <stdio.h>
#include <tenure/tenure.h>

static const char text[] =
    "func.func @f(%x: i32) -> i32 {\n"
    "  %zero = arith.constant 0 : i32\n"
    "  %a = arith.addi %x, %zero : i32\n"
    "  %b = arith.addi %a, %a : i32\n"
    "  %c = arith.addi %b, %zero : i32\n"
    "  return %c : i32\n"
    "}\n";

static tn_walk_result count(tn_op op, void* user_data) {
  (void)op;
  ++*(int*)user_data;
  return TN_WALK_ADVANCE;
}

// Whether a constant gives the value, and is zero. What defines a block argument is the null op:
// asking that for a name would be reported, so tn_op_is_called takes it as it is.
static bool is_zero(tn_value value) {
  const tn_op constant = tn_value_owner_op(value);
  if (!tn_op_is_called(constant, "arith.constant")) return false;
  const tn_attribute number = tn_op_attribute(constant, tn_string_view_from("value"));
  return tn_attribute_kind_of(number) == TN_ATTRIBUTE_INTEGER &&
         tn_integer_attribute_value(number) == 0;
}

// A walk may erase the op that it stands at, or any other.
static tn_walk_result simplify(tn_op op, void* user_data) {
  tn_status* status = (tn_status*)user_data;
  if (!tn_op_is_called(op, "arith.addi") || !is_zero(tn_op_operand(op, 1))) return TN_WALK_ADVANCE;
  *status = tn_value_replace_all_uses(tn_op_result(op, 0), tn_op_operand(op, 0));
  if (*status == TN_OK) *status = tn_op_erase(op);
  return *status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

int main(void) {
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 1;
  tn_op module;
  tn_scope* root = tn_context_root_scope(context);
  tn_status status = tn_text_parse(root, tn_string_view_from(text), NULL, &module);

  int before = 0;
  int after = 0;
  if (status == TN_OK) status = tn_op_walk(module, TN_WALK_PRE_ORDER, count, &before);
  if (status == TN_OK) (void)tn_op_walk(module, TN_WALK_PRE_ORDER, simplify, &status);
  if (status == TN_OK) status = tn_op_walk(module, TN_WALK_PRE_ORDER, count, &after);
  printf("%d ops, then %d\n", before, after);

  tn_print_options print = {0};
  print.custom_form = true;
  if (status == TN_OK) status = tn_op_print(module, &print, tn_write_to_stream, stdout);
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
