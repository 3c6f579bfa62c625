// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a handle says after its op was erased, and after its scope was closed.

#include <stdio.h>
#include <tenure/tenure.h>

static void ask(const char* name, tn_op op) {
  char why[128];
  tn_op_stale_reason(op, why, sizeof why);
  printf("%s: %s%s%s\n", name, tn_status_name(tn_op_check(op)), why[0] == 0 ? "" : ", ", why);
}

static bool say(const tn_diagnostic* diagnostic, void* user_data) {
  (void)user_data;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  printf("reported: %.*s\n", (int)message.size, message.data);
  return true;
}

int main(void) {
  tn_context* context = NULL;
  if (tn_context_create(NULL, &context) != TN_OK) return 1;
  tn_context_set_allows_unregistered_dialects(context, true);
  tn_diagnostic_handler_id handler;
  if (tn_diagnostic_handler_attach(context, say, NULL, NULL, &handler) != TN_OK) return 1;
  tn_scope* root = tn_context_root_scope(context);
  tn_op module;
  const tn_string_view text = tn_string_view_from("\"t.a\"() : () -> ()\n\"t.b\"() : () -> ()");
  if (tn_text_parse(root, text, NULL, &module) != TN_OK) return 1;
  const tn_block body = tn_region_first_block(tn_op_region(module, 0));

  // One op has one handle in a scope: the same bits, wherever they come from.
  const tn_op a = tn_block_first_op(body);
  const tn_op b = tn_op_next(a);
  const tn_op again = tn_op_previous(b);
  printf("equal bits: %d\n", memcmp(&a, &again, sizeof a) == 0);

  // A scope bounds how long handles are good. What is to outlive it is kept by another one.
  tn_scope* inner = NULL;
  tn_op inner_b;
  if (tn_scope_open(context, root, &inner) != TN_OK) return 1;
  if (tn_scope_keep_op(inner, b, &inner_b) != TN_OK) return 1;
  printf("the same op through another scope: %d\n", tn_op_same(b, inner_b));
  tn_scope_close(inner);
  ask("inner_b", inner_b);
  ask("b", b);

  // Erasing makes handles stale in every scope. New ops may use the memory: nothing comes back.
  if (tn_op_erase(a) != TN_OK) return 1;
  tn_builder builder = {0};
  builder.scope = root;
  tn_builder_to_start(&builder, body);
  const tn_op c = tn_build(&builder, TN_OP("t.c"));
  printf("the memory is used again: %d\n", a.slot == c.slot);
  ask("a", a);
  ask("c", c);

  // A reader given a stale handle reports that and gives null, so that chains of reads are safe.
  printf("parent's next is null: %d\n", tn_op_is_null(tn_op_next(tn_op_parent(a))));

  tn_context_destroy(context);
  ask("b", b);
  return 0;
}
