// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A context whose memory has a limit. Going past it is an error like others.

#include <stdio.h>
#include <tenure/tenure.h>

typedef struct budget {
  tn_allocator below;  // What really allocates.
  size_t used;
  size_t limit;
} budget;

// Sizes travel with blocks, so nothing has to be kept beside them.
static void* resize(void* user_data, void* block, size_t old_size, size_t new_size,
                    size_t alignment) {
  budget* b = (budget*)user_data;
  if (new_size > old_size && new_size - old_size > b->limit - b->used) return NULL;
  void* moved = b->below.resize(b->below.user_data, block, old_size, new_size, alignment);
  if (moved != NULL || new_size == 0) b->used = b->used - old_size + new_size;
  return moved;
}

// Makes a module with so many ops, and erases it.
static tn_status build(tn_context* context, size_t op_count) {
  tn_builder b = {0};
  b.scope = tn_context_root_scope(context);
  const tn_op module = tn_build_module(&b);
  for (size_t i = 0; i < op_count && b.status == TN_OK; ++i) {
    tn_build_value(&b, TN_OP("arith.constant", .text = "value = 1 : i32"));
  }
  if (tn_op_check(module) == TN_OK && tn_op_erase(module) != TN_OK) return TN_INVALID_ARGUMENT;
  return b.status;
}

int main(void) {
  budget b = {0};
  b.limit = 1 << 20;
  b.below = tn_allocator_default();
  tn_context_options options = {0};
  options.allocator.user_data = &b;
  options.allocator.resize = resize;
  tn_context* context = NULL;
  if (tn_context_create(&options, &context) != TN_OK) return 1;

  printf("a thousand ops: %s\n", tn_status_name(build(context, 1000)));
  printf("a million: %s\n", tn_status_name(build(context, 1000000)));
  printf("a thousand again: %s\n", tn_status_name(build(context, 1000)));
  tn_context_destroy(context);
  printf("still in use: %zu bytes\n", b.used);
  return 0;
}
