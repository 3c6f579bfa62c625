// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Asks about dominance, liveness and calls.

#include <stdio.h>
#include <tenure/tenure.h>

static const char text[] =
    "func.func private @leaf() {\n"
    "  return\n"
    "}\n"
    "func.func @pick(%c: i1, %x: i32) -> i32 {\n"
    "  call @leaf() : () -> ()\n"
    "  %y = arith.addi %x, %x : i32\n"
    "  cf.cond_br %c, ^a, ^b\n"
    "^a:\n"
    "  cf.br ^end(%y : i32)\n"
    "^b:\n"
    "  cf.br ^end(%x : i32)\n"
    "^end(%r: i32):\n"
    "  return %r : i32\n"
    "}\n";

int main(void) {
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 1;
  tn_op module;
  tn_scope* root = tn_context_root_scope(context);
  if (tn_text_parse(root, tn_string_view_from(text), NULL, &module) != TN_OK) return 1;
  const tn_op leaf = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));
  const tn_op pick = tn_op_next(leaf);
  const tn_block entry = tn_region_first_block(tn_op_region(pick, 0));
  const tn_block a = tn_block_next(entry);
  const tn_block b = tn_block_next(a);
  const tn_block end = tn_block_next(b);

  tn_dominance* dominance = NULL;
  if (tn_dominance_create(module, TN_DOMINANCE_FORWARD, &dominance) != TN_OK) return 1;
  printf("entry dominates end: %d\n", tn_dominance_block_dominates(dominance, entry, end));
  printf("a dominates end: %d\n", tn_dominance_block_dominates(dominance, a, end));
  printf("end's immediate dominator is entry: %d\n",
         tn_block_same(tn_dominance_immediate(dominance, end), entry));
  tn_dominance_destroy(dominance);

  tn_liveness* liveness = NULL;
  if (tn_liveness_create(module, &liveness) != TN_OK) return 1;
  printf("alive where a begins: %zu value, where entry ends: %zu\n",
         tn_liveness_in_count(liveness, a), tn_liveness_out_count(liveness, entry));
  tn_liveness_destroy(liveness);

  tn_call_graph* calls = NULL;
  if (tn_call_graph_create(module, &calls) != TN_OK) return 1;
  const size_t caller = tn_call_graph_find(calls, pick);
  const tn_op callee = tn_call_graph_node(calls, tn_call_graph_callee(calls, caller, 0));
  const tn_string_view name = tn_symbol_name(callee);
  printf("pick calls %.*s\n", (int)name.size, name.data);
  tn_call_graph_destroy(calls);

  tn_symbol_users* users = NULL;
  if (tn_symbol_users_create(module, &users) != TN_OK) return 1;
  printf("users of leaf: %zu\n", tn_symbol_users_count(users, leaf));
  tn_symbol_users_destroy(users);

  tn_context_destroy(context);
  return 0;
}
