// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of the gpu dialect offer to passes.

#include "dialects/gpu/gpu.h"

/// Which lane is the first active one depends on where the op stands; a lane that is an operand
/// does not.
static tn_speculatability broadcast_speculatability(const tn_context* context, tn_ref op) {
  return tn_gpu_subgroup_broadcast_lane(context, op) != 0 ? TN_SPECULATABLE : TN_NOT_SPECULATABLE;
}

static const tn_op_interface broadcast = {.speculatability = broadcast_speculatability};

static const tn_named_interface ops[] = {{"subgroup_broadcast", &broadcast}};

const tn_dialect_interface tn_gpu__interface = {.ops = ops, .op_count = sizeof ops / sizeof *ops};
