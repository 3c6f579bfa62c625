// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The first op of an update region suffices: it is the yield if nothing is computed.

#include "dialects/common/atomic.h"

#include "dialects/common/anchor.h"

bool tn_atomic__simplify_update(tn_rewriter* rewriter, tn_ref op, const char* write) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const tn_ref first = block == 0 ? 0 : tn_block__at(context, block)->first_op;
  if (first == 0 || first != tn_block__last_op(context, block) ||
      tn_op__operand_count(context, first) != 1 || tn_block__argument_count(context, block) != 1) {
    return false;
  }
  const tn_ref value = tn_op__operand(context, first, 0);
  if (value == tn_block__argument(context, block, 0)) {
    tn_rewriter__erase(rewriter, op);
    return true;
  }
  const tn_rewriter_attribute attributes[] = {
      {"hint", tn_op__attribute(context, op, "hint")},
      {"memory_order", tn_op__attribute(context, op, "memory_order")}};
  tn_refs operands = {0};
  tn_rewriter__for(rewriter, op);
  tn_refs__push(rewriter, &operands, tn_op__operand(context, op, 0));
  tn_refs__push(rewriter, &operands, value);
  tn_refs__push_operands(rewriter, &operands, op, 1, tn_op__operand_count(context, op));
  if (tn_rewriter__create(rewriter, &(tn_rewriter_spec){.op_name = write,
                                                        .operands = tn_refs__items(&operands),
                                                        .operand_count = operands.count,
                                                        .attributes = attributes,
                                                        .attribute_count = 2}) != 0) {
    tn_rewriter__erase(rewriter, op);
  }
  tn_refs__free(rewriter, &operands);
  return true;
}
