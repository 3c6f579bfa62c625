// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of index ops for passes. As in MLIR, divisions are never speculatable, not even by
// constants.

#include "dialects/index/index.h"

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface cast = {.traits = TN_OP_TRAIT_CAST,
                                     .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {
    {"casts", &cast},
    {"castu", &cast},
};

const tn_dialect_interface tn_index__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
