// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of the cf dialect offer to passes.

#include "dialects/interfaces.h"

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface assert_ = {.effects = TN_EFFECT_WRITE,
                                        .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {
    {"assert", &assert_},
};

const tn_dialect_interface tn_cf__interface = {
    .name = "cf", .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
