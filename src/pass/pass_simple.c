// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Small passes: strip-debuginfo.

#include "ir/walk.h"
#include "pass/pass.h"

static tn_status strip_debuginfo(tn_pass_env* env, const tn_pass* pass, tn_ref root) {
  (void)pass;
  const tn_context* context = env->context;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    tn_op_cell* cell = tn_op__at(context, op);
    TN_TRY(tn_poll(context));
    cell->location = 0;
    for (uint32_t i = 0; i < tn_op_cell__region_count(cell); ++i) {
      for (tn_ref block = tn_op__first_block(context, op, i); block != 0;
           block = tn_block__at(context, block)->next) {
        for (uint32_t k = 0; k < tn_block__argument_count(context, block); ++k) {
          tn_argument__at(context, tn_block__argument(context, block, k))->location = 0;
        }
      }
    }
  }
  return TN_OK;
}

TN_PASS(strip_debuginfo) = {"strip-debuginfo", "StripDebugInfo",
                            "Strip debug info from all operations", .run = strip_debuginfo};
