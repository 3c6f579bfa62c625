// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of cf ops for passes.

#include "dialects/cf/cf.h"
#include "rewrite/branch.h"
#include "rewrite/constant.h"

//===-- Branches ------------------------------------------------------------------------------===//

static void br_operands(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  out_walk->first_count = tn_op__operand_count(context, op);
}

static void cond_br_operands(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  out_walk->start = TN_CF_COND_BR_TRUE_DEST_OPERANDS;
  out_walk->first_count = tn_cf_cond_br_true_dest_operands(context, op).count;
  out_walk->second = (int32_t)(tn_op__operand_count(context, op) - 1 - out_walk->first_count);
  out_walk->rest = &out_walk->second;
  out_walk->rest_count = 1;
}

static void switch_operands(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  out_walk->start = TN_CF_SWITCH_DEFAULT_OPERANDS;
  out_walk->first_count = tn_cf_switch_default_operands(context, op).count;
  out_walk->rest =
      tn_rewriter__segments(context, op, TN_CF_SWITCH_CASE_OPERAND_SEGMENTS, &out_walk->rest_count);
}

/// The segments are the condition or flag, the first successor's operands, and the other
/// successors' operands.
static void set_segments(tn_rewriter* rewriter, tn_ref op, const int32_t* counts, uint32_t count) {
  int32_t sizes[3] = {1, counts[0], 0};
  for (uint32_t i = 1; i < count; ++i) sizes[2] += counts[i];
  tn_rewriter__set_segments(rewriter, op, "operandSegmentSizes", sizes, 3);
}

static void set_switch_segments(tn_rewriter* rewriter, tn_ref op, const int32_t* counts,
                                uint32_t count) {
  set_segments(rewriter, op, counts, count);
  tn_rewriter__set_segments(rewriter, op, TN_CF_SWITCH_CASE_OPERAND_SEGMENTS, counts + 1,
                            count - 1);
}

static uint32_t cond_br_successor(const tn_context* context, tn_ref op,
                                  const tn_attribute* operands) {
  tn_int condition;
  (void)context;
  (void)op;
  if (!tn_const__int(operands[0], &condition)) return UINT32_MAX;
  return condition.bits != 0 ? 0 : 1;
}

static uint32_t switch_successor(const tn_context* context, tn_ref op,
                                 const tn_attribute* operands) {
  tn_int flag;
  tn_numbers cases;
  if (!tn_const__int(operands[0], &flag)) return UINT32_MAX;
  if (!tn_numbers__open(tn_cf_switch_case_values(context, op), &cases)) return 0;
  for (uint64_t i = 0; i < cases.count; ++i) {
    if (tn_numbers__at(&cases, i) == flag.bits) return (uint32_t)i + 1;
  }
  return 0;
}

static const tn_branch_interface br_branch = {.successor_operands = br_operands};
static const tn_branch_interface cond_br_branch = {.successor_operands = cond_br_operands,
                                                   .set_successor_operands = set_segments,
                                                   .successor_for_operands = cond_br_successor};
static const tn_branch_interface switch_branch = {.successor_operands = switch_operands,
                                                  .set_successor_operands = set_switch_segments,
                                                  .successor_for_operands = switch_successor};

//===-- The table -----------------------------------------------------------------------------===//

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface assert_ = {.effects = TN_EFFECT_WRITE,
                                        .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface br = {.branch = &br_branch,
                                   .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface cond_br = {.branch = &cond_br_branch,
                                        .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface switch_ = {.branch = &switch_branch,
                                        .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {
    {"assert", &assert_}, {"br", &br}, {"cond_br", &cond_br}, {"switch", &switch_}};

const tn_dialect_interface tn_cf__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
