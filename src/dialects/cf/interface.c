// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of cf ops for passes.

#include "dialects/cf/cf.h"
#include "dialects/common/branches.h"

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface assert_ = {.effects = TN_EFFECT_WRITE,
                                        .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface br = {.branch = &tn_branches__plain,
                                   .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface cond_br = {.branch = &tn_branches__conditional,
                                        .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface switch_ = {.branch = &tn_branches__switch,
                                        .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {
    {"assert", &assert_}, {"br", &br}, {"cond_br", &cond_br}, {"switch", &switch_}};

const tn_dialect_interface tn_cf__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
