// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of acc: constant conditions, no-op updates, and empty kernel environments.

#include "dialects/acc/acc.h"
#include "dialects/acc/passes.h"
#include "dialects/common/anchor.h"
#include "dialects/common/atomic.h"
#include "dialects/common/constant.h"
#include "rewrite/branch.h"

static bool simplify_update(tn_rewriter* rewriter, tn_ref op) {
  return tn_atomic__simplify_update(rewriter, op, TN_NAME_ACC_ATOMIC_WRITE);
}

void tn_acc__drop_condition(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  uint32_t count = 0;
  int32_t changed[8];
  const int32_t* segments = tn_rewriter__segments(context, op, "operandSegmentSizes", &count);
  if (count > 8) return;
  tn_refs operands = {0};
  memcpy(changed, segments, count * sizeof *segments);
  changed[0] = 0;
  tn_refs__push_operands(rewriter, &operands, op, 1, tn_op__operand_count(context, op));
  tn_rewriter__set_operands(rewriter, op, tn_refs__items(&operands), operands.count);
  tn_rewriter__set_segments(rewriter, op, "operandSegmentSizes", changed, count);
  tn_rewriter__modified(rewriter, op);
  tn_refs__free(rewriter, &operands);
}

/// Returns whether the condition, which is the first segment, is constant; removes a true one.
static bool take_condition(tn_rewriter* rewriter, tn_ref op, bool* out_truth) {
  const tn_context* context = rewriter->context;
  uint32_t count = 0;
  int64_t truth = 0;
  const int32_t* segments = tn_rewriter__segments(context, op, "operandSegmentSizes", &count);
  if (count == 0 || segments[0] != 1 ||
      !tn_const__int64(tn_const__of(context, tn_op__operand(context, op, 0)), &truth)) {
    return false;
  }
  *out_truth = truth != 0;
  if (truth != 0) tn_acc__drop_condition(rewriter, op);
  return true;
}

static bool remove_condition(tn_rewriter* rewriter, tn_ref op) {
  bool truth = false;
  if (!take_condition(rewriter, op, &truth)) return false;
  if (!truth) tn_rewriter__erase(rewriter, op);
  return true;
}

static bool remove_condition_around(tn_rewriter* rewriter, tn_ref op) {
  bool truth = false;
  if (!tn_acc__has_one_block(rewriter->context, op) || !take_condition(rewriter, op, &truth)) {
    return false;
  }
  if (!truth) tn_acc__unwrap(rewriter, op);
  return true;
}

/// Returns whether a wait applies to all devices, with one list of operands and no device number.
static bool is_plain_wait(const tn_context* context, tn_ref op) {
  const tn_attribute devices = tn_acc_kernel_environment_wait_operands_device_type(context, op);
  const tn_attribute numbers = tn_acc_kernel_environment_has_wait_devnum(context, op);
  uint32_t count = 0;
  (void)tn_rewriter__segments(context, op, "waitOperandsSegments", &count);
  for (size_t i = 0; i < tn_array_attribute_count(numbers); ++i) {
    int64_t has_number = 0;
    (void)tn_const__int64(tn_array_attribute_element(numbers, i), &has_number);
    if (has_number != 0) return false;
  }
  return count <= 1 && (devices.storage == NULL || tn_acc__is_any_device(devices));
}

static bool remove_empty_environment(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  if (block == 0 || tn_block__at(context, block)->first_op != 0 || !is_plain_wait(context, op)) {
    return false;
  }
  const tn_op_range waits = tn_acc_kernel_environment_wait_operands(context, op);
  if (waits.count != 0 || tn_acc_kernel_environment_wait_only(context, op).storage != NULL) {
    tn_refs operands = {0};
    tn_refs__push_operands(rewriter, &operands, op, waits.start, tn_op_range__end(waits));
    tn_rewriter__for(rewriter, op);
    const tn_ref wait =
        tn_build_acc_wait(rewriter, tn_refs__items(&operands), operands.count, 0, 0, 0);
    tn_refs__free(rewriter, &operands);
    if (wait == 0) return false;
  }
  tn_rewriter__erase(rewriter, op);
  return true;
}

/// The empty name belongs to a pattern that is private to a file in MLIR.
#define MLIR(name) "(anonymous namespace)::" name

const tn_named_pattern tn_acc_patterns[] = {
    {"", "atomic.update", 1, simplify_update},
    {MLIR("RemoveConstantIfCondition<mlir::acc::EnterDataOp>"), "enter_data", 1, remove_condition},
    {MLIR("RemoveConstantIfCondition<mlir::acc::ExitDataOp>"), "exit_data", 1, remove_condition},
    {MLIR("RemoveConstantIfConditionWithRegion<mlir::acc::HostDataOp>"), "host_data", 1,
     remove_condition_around},
    {MLIR("RemoveEmptyKernelEnvironment"), "kernel_environment", 1, remove_empty_environment},
    {MLIR("RemoveConstantIfCondition<mlir::acc::UpdateOp>"), "update", 1, remove_condition},
    {NULL, NULL, 0, NULL},
};
