// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of llvm ops for passes. Remainders are speculatable, as in MLIR.

#include "dialects/common/branches.h"
#include "dialects/common/infer_tensor.h"
#include "dialects/common/load_interface.h"
#include "dialects/common/speculation.h"
#include "dialects/llvm/llvm.h"
#include "rewrite/branch.h"

//===-- Branches ------------------------------------------------------------------------------===//

/// An invoke forwards neither the callee's operands nor those of its bundles.
static void invoke_operands(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  const tn_op_range normal = tn_llvm_invoke_normal_dest_operands(context, op);
  out_walk->start = normal.start;
  out_walk->first_count = normal.count;
  out_walk->second = (int32_t)tn_llvm_invoke_unwind_dest_operands(context, op).count;
  out_walk->rest = &out_walk->second;
  out_walk->rest_count = 1;
}

static void set_invoke_operands(tn_rewriter* rewriter, tn_ref op, const int32_t* counts,
                                uint32_t count) {
  uint32_t size_count = 0;
  const int32_t* old =
      tn_rewriter__segments(rewriter->context, op, "operandSegmentSizes", &size_count);
  if (size_count != 4 || count != 2) return;
  const int32_t sizes[] = {old[0], counts[0], counts[1], old[3]};
  tn_rewriter__set_segments(rewriter, op, "operandSegmentSizes", sizes, 4);
}

static void indirect_operands(const tn_context* context, tn_ref op, tn_branch_walk* out_walk) {
  uint32_t count = 0;
  const int32_t* sizes =
      tn_rewriter__segments(context, op, TN_LLVM_INDIRECTBR_INDBR_OPERAND_SEGMENTS, &count);
  out_walk->start = 1;
  if (count == 0) return;
  out_walk->first_count = (uint32_t)sizes[0];
  out_walk->rest = sizes + 1;
  out_walk->rest_count = count - 1;
}

static void set_indirect_operands(tn_rewriter* rewriter, tn_ref op, const int32_t* counts,
                                  uint32_t count) {
  tn_rewriter__set_segments(rewriter, op, TN_LLVM_INDIRECTBR_INDBR_OPERAND_SEGMENTS, counts, count);
}

static const tn_branch_interface indirect_branch = {
    .successor_operands = indirect_operands, .set_successor_operands = set_indirect_operands};
static const tn_branch_interface invoke_branch = {.successor_operands = invoke_operands,
                                                  .set_successor_operands = set_invoke_operands};
static const tn_op_interface br = {.branch = &tn_branches__plain};
static const tn_op_interface cond_br = {.branch = &tn_branches__conditional};
static const tn_op_interface indirect = {.branch = &indirect_branch};
static const tn_op_interface invoke = {.branch = &invoke_branch};
static const tn_op_interface switch_ = {.branch = &tn_branches__switch};

//===-- Speculation ---------------------------------------------------------------------------===//

static const tn_op_interface unsigned_division = {.speculatability =
                                                      tn_speculation__of_unsigned_division};
static const tn_op_interface signed_division = {.speculatability =
                                                    tn_speculation__of_signed_division};

//===-- Types of results ----------------------------------------------------------------------===//

/// i1, or a vector of them of the operand's shape.
static tn_status infer_comparison(tn_inference* inference) {
  const tn_type type = tn_inference__operand(inference, TN_LLVM_ICMP_LHS);
  if (type.storage == NULL) return tn_inference__fail(inference, "needs two operands");
  tn_type truth;
  TN_TRY(tn_infer__type(inference->context, TN_TRANSFORM_I1_LIKE, type, &truth));
  tn_inference__put(inference, truth);
  return TN_OK;
}

/// The value that was read, and whether it was replaced.
static tn_status infer_exchange(tn_inference* inference) {
  const tn_type value = tn_inference__operand(inference, TN_LLVM_CMPXCHG_VAL);
  if (value.storage == NULL) return tn_inference__fail(inference, "needs three operands");
  tn_type type;
  TN_TRY(tn_llvm__with_truth(value, &type));
  tn_inference__put(inference, type);
  return TN_OK;
}

#define BY_RULE(rule) \
  { {.infer_types = tn_inference__run}, rule }

static const tn_tensor_op comparison = BY_RULE(infer_comparison);
static const tn_tensor_op exchange = BY_RULE(infer_exchange);

static const tn_named_interface ops[] = {
    {"br", &br},
    {"cmpxchg", &exchange.interface},
    {"cond_br", &cond_br},
    {"fcmp", &comparison.interface},
    {"icmp", &comparison.interface},
    {"indirectbr", &indirect},
    {"invoke", &invoke},
    {"load", &tn_load__op},
    {"sdiv", &signed_division},
    {"switch", &switch_},
    {"udiv", &unsigned_division},
};

const tn_dialect_interface tn_llvm__interface = {.ops = ops, .op_count = sizeof ops / sizeof *ops};
