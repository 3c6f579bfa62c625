// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Detects cycles of ops that use each other's results. See circles.h.

#include "rewrite/circles.h"

#define ON_THE_WAY 1u
#define DONE 2u

void tn_circles__open(tn_rewriter* rewriter, tn_op_code code, tn_circles* out_circles) {
  *out_circles = (tn_circles){.rewriter = rewriter, .code = code};
  tn_cell_map__open_in(rewriter->shard, &out_circles->states);
}

void tn_circles__close(tn_circles* circles) {
  if (circles->states.failed) tn_rewriter__fail(circles->rewriter, TN_OUT_OF_MEMORY);
  tn_cell_map__close(&circles->states);
}

/// Returns the op that defines an operand if it is to be followed; otherwise 0.
static tn_ref source_at(const tn_circles* circles, tn_ref op, uint32_t number) {
  const tn_context* context = circles->rewriter->context;
  const tn_ref value = tn_op__operand(context, op, number);
  return circles->code == TN_CODE_NONE ? tn_value__defining_op(context, value)
                                       : tn_value__defined_by(context, value, circles->code);
}

bool tn_circles__lead_to(tn_circles* circles, tn_ref op) {
  tn_rewriter* rewriter = circles->rewriter;
  tn_refs way = {0};  // A stack of ops, each with the index of its next operand.
  bool found = false;
  while (op != 0 && !found && rewriter->status == TN_OK && !circles->states.failed) {
    uint32_t* state = tn_cell_map__at(&circles->states, op);
    found = *state == ON_THE_WAY;
    if (*state == 0) {
      *state = ON_THE_WAY;
      tn_refs__push(rewriter, &way, op);
      tn_refs__push(rewriter, &way, 0);
    }
    for (op = 0; op == 0 && !found && way.count != 0 && rewriter->status == TN_OK;) {
      tn_ref* top = tn_refs__items(&way) + way.count - 2;
      if (top[1] < tn_op__operand_count(rewriter->context, top[0])) {
        op = source_at(circles, top[0], top[1]++);
      } else {
        *tn_cell_map__at(&circles->states, top[0]) = DONE;
        way.count -= 2;
      }
    }
  }
  tn_refs__free(rewriter, &way);
  return found;
}
