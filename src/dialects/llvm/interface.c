// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of llvm ops for passes. Remainders are speculatable, as in MLIR.

#include "dialects/common/infer_tensor.h"
#include "dialects/common/load_interface.h"
#include "dialects/common/speculation.h"
#include "dialects/llvm/llvm.h"

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
    {"cmpxchg", &exchange.interface}, {"fcmp", &comparison.interface},
    {"icmp", &comparison.interface},  {"load", &tn_load__op},
    {"sdiv", &signed_division},       {"udiv", &unsigned_division},
};

const tn_dialect_interface tn_llvm__interface = {.ops = ops, .op_count = sizeof ops / sizeof *ops};
