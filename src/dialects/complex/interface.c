// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of the complex dialect offer to passes.

#include "dialects/interfaces.h"

static const tn_op_interface cast = {.traits = TN_OP_TRAIT_CAST};

static const tn_named_interface ops[] = {
    {"bitcast", &cast},
};

const tn_dialect_interface tn_complex__interface = {
    .name = "complex", .others = NULL, .ops = ops, .op_count = sizeof ops / sizeof *ops};
