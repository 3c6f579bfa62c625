// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Branch interfaces that several dialects share; see branches.h.

#include "dialects/common/branches.h"

#include "dialects/common/build.h"
#include "rewrite/branch.h"
#include "rewrite/constant.h"

static void plain_operands(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  out_walk->first_count = tn_op__operand_count(context, op);
}

static void conditional_operands(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  out_walk->start = 1;
  out_walk->first_count = tn_op__operand_segment(context, op, 1).count;
  out_walk->second = (int32_t)(tn_op__operand_count(context, op) - 1 - out_walk->first_count);
  out_walk->rest = &out_walk->second;
  out_walk->rest_count = 1;
}

/// The condition, the operands of the first successor, and those of the others.
static void set_segments(tn_rewriter* rewriter, tn_ref op, const int32_t* counts, uint32_t count) {
  int32_t sizes[3] = {1, counts[0], 0};
  for (uint32_t i = 1; i < count; ++i) sizes[2] += counts[i];
  tn_rewriter__set_segments(rewriter, op, "operandSegmentSizes", sizes, 3);
}

#define CASE_SEGMENTS "case_operand_segments"

static void switch_operands(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  out_walk->start = 1;
  out_walk->first_count = tn_op__operand_segment(context, op, 1).count;
  out_walk->rest = tn_rewriter__segments(context, op, CASE_SEGMENTS, &out_walk->rest_count);
}

static void set_switch_operands(tn_rewriter* rewriter, tn_ref op, const int32_t* counts,
                                uint32_t count) {
  set_segments(rewriter, op, counts, count);
  tn_rewriter__set_segments(rewriter, op, CASE_SEGMENTS, counts + 1, count - 1);
}

static uint32_t switch_successor(const tn_context* context, tn_ref op,
                                 const tn_attribute* operands) {
  tn_int flag;
  tn_numbers cases;
  tn_attribute values = tn_op__attribute(context, op, "case_values");
  if (values.storage == NULL) values = tn_op__attribute(context, op, "literals");
  if (!tn_const__int(operands[0], &flag)) return UINT32_MAX;
  if (!tn_numbers__open(values, &cases)) return 0;
  for (uint64_t i = 0; i < cases.count; ++i) {
    if (tn_numbers__at(&cases, i) == flag.bits) return (uint32_t)i + 1;
  }
  return 0;
}

static uint32_t conditional_successor(const tn_context* context, tn_ref op,
                                      const tn_attribute* operands) {
  tn_int condition;
  (void)context;
  (void)op;
  if (!tn_const__int(operands[0], &condition)) return UINT32_MAX;
  return condition.bits != 0 ? 0 : 1;
}

const tn_branch_interface tn_branches__plain = {.successor_operands = plain_operands};
const tn_branch_interface tn_branches__conditional = {
    .successor_operands = conditional_operands,
    .set_successor_operands = set_segments,
    .successor_for_operands = conditional_successor};
const tn_branch_interface tn_branches__switch = {.successor_operands = switch_operands,
                                                 .set_successor_operands = set_switch_operands,
                                                 .successor_for_operands = switch_successor};
