// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of complex ops for passes.

#include "dialects/complex/complex.h"

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface cast = {.traits = TN_OP_TRAIT_CAST,
                                     .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {
    {"bitcast", &cast},
};

const tn_dialect_interface tn_complex__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
