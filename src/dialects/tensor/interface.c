// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of tensor ops for passes.

#include "dialects/common/speculation.h"
#include "dialects/tensor/tensor.h"

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface cast = {.traits = TN_OP_TRAIT_CAST,
                                     .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface dim = {.speculatability = tn_speculation__of_dim,
                                    .inliner = &tn_inliner_interface__allow_all};

static const tn_op_interface pad = {.inliner = &tn_inliner_interface__allow_all,
                                    .tiling = &tn_tensor__pad_tiling};

static const tn_named_interface ops[] = {
    {"bitcast", &cast},
    {"cast", &cast},
    {"dim", &dim},
    {"pad", &pad},
};

const tn_dialect_interface tn_tensor__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
