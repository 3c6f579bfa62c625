// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure reduce: cases.

#include <stdlib.h>
#include <tenure/block.h>
#include <tenure/verify.h>
#include <tenure/walk.h>

#include "reduce.h"

bool reduce_case_clone(const reduce_case* original, reduce_case* out_clone) {
  *out_clone = (reduce_case){.scope = original->scope};
  out_clone->parts = calloc(original->count + 1, sizeof *out_clone->parts);
  if (out_clone->parts == NULL) return false;
  for (size_t i = 0; i < original->count; ++i) {
    const reduce_part* part = &original->parts[i];
    reduce_part* clone = &out_clone->parts[out_clone->count++];
    clone->text = part->text;
    if (tn_op_is_null(part->module)) continue;
    if (tn_op_clone(original->scope, part->module, TN_CLONE_WHOLE, NULL, NULL, &clone->module) !=
        TN_OK) {
      reduce_case_destroy(out_clone);
      return false;
    }
  }
  return true;
}

void reduce_case_destroy(reduce_case* self) {
  for (size_t i = 0; i < self->count; ++i) {
    if (!tn_op_is_null(self->parts[i].module)) (void)!tn_op_erase(self->parts[i].module);
  }
  free(self->parts);
  *self = (reduce_case){0};
}

bool reduce_case_verifies(const reduce_case* self) {
  for (size_t i = 0; i < self->count; ++i) {
    const tn_op module = self->parts[i].module;
    if (!tn_op_is_null(module) && tn_op_verify(module) != TN_OK) return false;
  }
  return true;
}

bool reduce_case_write(const reduce_case* self, const tn_print_options* options, const char* marker,
                       tool_text* text) {
  text->size = 0;
  for (size_t i = 0; i < self->count; ++i) {
    const reduce_part* part = &self->parts[i];
    if (i != 0) {
      (void)!tool_text_write(text, marker, strlen(marker));
      (void)!tool_text_write(text, "\n", 1);
    }
    if (tn_op_is_null(part->module)) {
      (void)!tool_text_write(text, part->text.data, part->text.size);
    } else if (tn_op_print(part->module, options, tool_text_write, text) != TN_OK) {
      return false;
    }
  }
  return !text->failed;
}

//===-- Ops -----------------------------------------------------------------------------------===//

static tn_walk_result collect(tn_op op, void* user_data) {
  tool_ops* ops = user_data;
  return tool_ops_add(ops, op) ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

// The root is added first and then removed: it remains at the start of `ops`.
bool reduce_collect(const reduce_case* self, tool_ops* out_ops) {
  tool_ops all = {0};
  *out_ops = (tool_ops){0};
  for (size_t i = 0; i < self->count && !out_ops->failed; ++i) {
    if (tn_op_is_null(self->parts[i].module)) continue;
    tool_ops_clear(&all);
    if (tn_op_walk(self->parts[i].module, TN_WALK_PRE_ORDER, collect, &all) != TN_OK) {
      out_ops->failed = true;
    }
    for (size_t k = 1; k < all.count; ++k) (void)tool_ops_add(out_ops, all.items[k]);
  }
  tool_ops_free(&all);
  return !out_ops->failed;
}

bool reduce_is_terminator(tn_op op) {
  const tn_op last = tn_block_terminator(tn_op_block(op));
  return !tn_op_is_null(last) && last.slot == op.slot;
}

size_t reduce_case_op_count(const reduce_case* self) {
  tool_ops ops;
  (void)reduce_collect(self, &ops);
  const size_t count = ops.count;
  tool_ops_free(&ops);
  return count;
}
