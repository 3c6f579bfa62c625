// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of the affine dialect offer to passes.

#include "dialects/interfaces.h"
#include "fold/constant.h"

/// One with a step of 1 ends.
static tn_speculatability for_speculatability(const tn_context* context, tn_ref op) {
  int64_t step = 0;
  return tn_const__int64(tn_rw__attribute(context, op, "step"), &step) && step == 1
             ? TN_RECURSIVELY_SPECULATABLE
             : TN_NOT_SPECULATABLE;
}

static const tn_op_interface for_ = {.speculatability = for_speculatability};
static const tn_op_interface load = {.effects = TN_EFFECT_READ};
static const tn_op_interface prefetch = {.effects = TN_EFFECT_READ | TN_EFFECT_WRITE};
static const tn_op_interface store = {.effects = TN_EFFECT_WRITE};

static const tn_named_interface ops[] = {
    {"for", &for_},    {"load", &load},        {"prefetch", &prefetch},
    {"store", &store}, {"vector_load", &load}, {"vector_store", &store},
};

const tn_dialect_interface tn_affine__interface = {
    .name = "affine", .others = NULL, .ops = ops, .op_count = sizeof ops / sizeof *ops};
