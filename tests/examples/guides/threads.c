// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two threads change one module, each its own function through its own scope.

#include <pthread.h>
#include <stdio.h>
#include <tenure/tenure.h>

static const char text[] =
    "func.func @one(%x: i32) -> i32 {\n"
    "  return %x : i32\n"
    "}\n"
    "func.func @two(%x: i32) -> i32 {\n"
    "  return %x : i32\n"
    "}\n";

typedef struct task {
  tn_context* context;
  tn_op function;  // A handle of the root scope.
  int count;
  tn_status status;
} task;

// Puts additions before the function's return. A function is isolated: no use crosses its border, so a thread may have
// it for itself while others have theirs.
static void* work(void* argument) {
  task* t = (task*)argument;
  tn_scope* scope = NULL;
  tn_op function;
  t->status = tn_scope_open(t->context, NULL, &scope);
  if (t->status != TN_OK) return NULL;
  t->status = tn_scope_keep_op(scope, t->function, &function);
  if (t->status == TN_OK) {
    const tn_block body = tn_region_first_block(tn_op_region(function, 0));
    const tn_op end = tn_block_last_op(body);
    tn_value sum = tn_block_argument(body, 0);
    tn_builder b = {0};
    b.scope = scope;
    tn_builder_before(&b, end);
    for (int i = 0; i < t->count; ++i) {
      sum = tn_build_value(&b, TN_OP("arith.addi", .operands = TN_VALUES(sum, sum)));
    }
    t->status = b.status;
    if (t->status == TN_OK) t->status = tn_op_set_operand(end, 0, sum);
  }
  tn_scope_close(scope);
  return NULL;
}

int main(void) {
  tn_context_options options = {0};
  options.threading = true;
  tn_context* context = NULL;
  if (tn_context_create(&options, &context) != TN_OK) return 1;
  tn_scope* root = tn_context_root_scope(context);
  tn_op module;
  if (tn_text_parse(root, tn_string_view_from(text), NULL, &module) != TN_OK) return 1;
  const tn_op one = tn_block_first_op(tn_region_first_block(tn_op_region(module, 0)));

  task tasks[] = {{context, one, 1, TN_OK}, {context, tn_op_next(one), 2, TN_OK}};
  pthread_t threads[2];
  for (int i = 0; i < 2; ++i) {
    if (pthread_create(&threads[i], NULL, work, &tasks[i]) != 0) return 1;
  }
  for (int i = 0; i < 2; ++i) {
    if (pthread_join(threads[i], NULL) != 0 || tasks[i].status != TN_OK) return 1;
  }

  tn_print_options print = {0};
  print.custom_form = true;
  tn_status status = tn_op_verify(module);
  if (status == TN_OK) status = tn_op_print(module, &print, tn_write_to_stream, stdout);
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
