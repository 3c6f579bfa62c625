// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Several threads look through one module that does not change.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/tenure.h>

static const char text[] =
    "func.func @one(%x: i32) -> i32 {\n"
    "  %0 = arith.addi %x, %x : i32\n"
    "  return %0 : i32\n"
    "}\n"
    "func.func @two(%x: i32) -> i32 {\n"
    "  %0 = arith.addi %x, %x : i32\n"
    "  %1 = arith.muli %0, %x : i32\n"
    "  return %1 : i32\n"
    "}\n";

// What all threads found, and what one did.
typedef struct totals {
  size_t op_count;
  size_t add_count;
} totals;

static tn_status begin_thread(void* user_data, uint32_t number, void** out_data) {
  (void)user_data;
  (void)number;
  *out_data = calloc(1, sizeof(totals));
  return *out_data == NULL ? TN_OUT_OF_MEMORY : TN_OK;
}

// On the thread that called, one after the other: nothing needs a lock.
static void end_thread(void* user_data, uint32_t number, void* data) {
  totals* all = (totals*)user_data;
  const totals* found = (const totals*)data;
  (void)number;
  all->op_count += found->op_count;
  all->add_count += found->add_count;
  free(data);
}

static tn_walk_result visit(tn_op op, const tn_walk_thread* thread) {
  totals* found = (totals*)thread->data;
  ++found->op_count;
  if (tn_op_is_called(op, "arith.addi")) ++found->add_count;
  return TN_WALK_ADVANCE;
}

// Where the first product is: on any number of threads it is the same one.
static tn_walk_result find(tn_op op, const tn_walk_thread* thread) {
  (void)thread;
  return tn_op_is_called(op, "arith.muli") ? TN_WALK_INTERRUPT : TN_WALK_ADVANCE;
}

int main(void) {
  tn_context_options options = {0};
  options.threading = true;
  tn_context* context = NULL;
  if (tn_context_create(&options, &context) != TN_OK) return 1;
  tn_op module;
  const tn_status read =
      tn_text_parse(tn_context_root_scope(context), tn_string_view_from(text), NULL, &module);
  if (read != TN_OK) return 1;

  totals all = {0, 0};
  tn_walk_parallel_options counting = {0};
  counting.thread_count = 2;  // Left at 0, so small a module would be the caller's alone.
  counting.user_data = &all;
  counting.begin_thread = begin_thread;
  counting.end_thread = end_thread;
  tn_status status = tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, visit, &counting);
  if (status != TN_OK) return 1;
  printf("%zu ops, %zu additions\n", all.op_count, all.add_count);

  tn_op product;
  tn_walk_parallel_options finding = {0};
  finding.thread_count = 2;
  finding.out_stopped_at = &product;
  status = tn_op_walk_parallel(module, TN_WALK_PRE_ORDER, find, &finding);
  if (status == TN_INTERRUPTED) status = tn_op_print(product, NULL, tn_write_to_stream, stdout);
  printf("\n");
  tn_context_destroy(context);
  return status == TN_OK ? 0 : 1;
}
