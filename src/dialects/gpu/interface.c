// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of gpu ops for passes.

#include "dialects/gpu/gpu.h"

/// The first active lane depends on the op's position; an explicit lane does not.
static tn_speculatability broadcast_speculatability(const tn_context* context, tn_ref op) {
  return tn_gpu_subgroup_broadcast_lane(context, op) != 0 ? TN_SPECULATABLE : TN_NOT_SPECULATABLE;
}

static const tn_op_interface broadcast = {.speculatability = broadcast_speculatability};

static const tn_named_interface ops[] = {{"subgroup_broadcast", &broadcast}};

const tn_dialect_interface tn_gpu__interface = {.ops = ops, .op_count = sizeof ops / sizeof *ops};
