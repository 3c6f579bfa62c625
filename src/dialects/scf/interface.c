// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of the scf dialect offer to passes.

#include "dialects/interfaces.h"
#include "fold/constant.h"

/// One with a step of 1 ends.
static tn_speculatability for_speculatability(const tn_context* context, tn_ref op) {
  tn_int step;
  return tn_const__int_of(context, tn_rw__operand(context, op, 2), &step) && step.bits == 1
             ? TN_RECURSIVELY_SPECULATABLE
             : TN_NOT_SPECULATABLE;
}

static const tn_loop_like_interface loop = {.regions = UINT32_MAX};

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface for_ = {.speculatability = for_speculatability,
                                     .loop_like = &loop,
                                     .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface other_loop = {.loop_like = &loop,
                                           .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {
    {"for", &for_},
    {"forall", &other_loop},
    {"parallel", &other_loop},
    {"while", &other_loop},
};

const tn_dialect_interface tn_scf__interface = {
    .name = "scf", .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
