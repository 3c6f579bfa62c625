// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exercise 1: for each function, how many ops are in it and which functions it calls.

#include <stdio.h>
#include <tenure/tenure.h>

static const char text[] =
    "func.func private @square(%x: i32) -> i32 {\n"
    "  %y = arith.muli %x, %x : i32\n"
    "  return %y : i32\n"
    "}\n"
    "func.func private @quartic(%x: i32) -> i32 {\n"
    "  %y = call @square(%x) : (i32) -> i32\n"
    "  %z = call @square(%y) : (i32) -> i32\n"
    "  return %z : i32\n"
    "}\n"
    "func.func @main(%x: i32) -> i32 {\n"
    "  %y = call @quartic(%x) : (i32) -> i32\n"
    "  %z = call @square(%y) : (i32) -> i32\n"
    "  return %z : i32\n"
    "}\n";

static tn_walk_result count(tn_op op, void* user_data) {
  (void)op;
  ++*(size_t*)user_data;
  return TN_WALK_ADVANCE;
}

static void print_callees(const tn_call_graph* calls, size_t node) {
  for (size_t i = 0; i < tn_call_graph_callee_count(calls, node); ++i) {
    const tn_op callee = tn_call_graph_node(calls, tn_call_graph_callee(calls, node, i));
    const tn_string_view name = tn_symbol_name(callee);
    printf(" %.*s", (int)name.size, name.data);
  }
}

int main(void) {
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 1;
  tn_op module;
  tn_call_graph* calls = NULL;
  tn_status status =
      tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text), NULL, &module);
  if (status == TN_OK) status = tn_call_graph_create(module, &calls);
  for (size_t node = 0; status == TN_OK && node < tn_call_graph_node_count(calls); ++node) {
    const tn_op function = tn_call_graph_node(calls, node);
    const tn_string_view name = tn_symbol_name(function);
    size_t op_count = 0;
    status = tn_op_walk(function, TN_WALK_PRE_ORDER, count, &op_count);
    // The function itself was visited too.
    printf("%.*s: %zu ops, calls", (int)name.size, name.data, op_count - 1);
    print_callees(calls, node);
    printf("\n");
  }
  tn_call_graph_destroy(calls);
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
