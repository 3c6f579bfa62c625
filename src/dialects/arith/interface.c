// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of the arith dialect offer to passes.

#include "dialects/interfaces.h"
#include "fold/speculation.h"

static const tn_op_interface cast = {.traits = TN_OP_TRAIT_CAST};
static const tn_op_interface unsigned_division = {.speculatability =
                                                      tn_speculation__of_unsigned_division};
static const tn_op_interface signed_division = {.speculatability =
                                                    tn_speculation__of_signed_division};

static const tn_named_interface ops[] = {
    {"bitcast", &cast},
    {"extf", &cast},
    {"extsi", &cast},
    {"extui", &cast},
    {"fptosi", &cast},
    {"fptoui", &cast},
    {"index_cast", &cast},
    {"index_castui", &cast},
    {"sitofp", &cast},
    {"truncf", &cast},
    {"trunci", &cast},
    {"uitofp", &cast},
    {"ceildivui", &unsigned_division},
    {"divui", &unsigned_division},
    {"remui", &unsigned_division},
    {"ceildivsi", &signed_division},
    {"divsi", &signed_division},
    {"floordivsi", &signed_division},
    {"remsi", &signed_division},
};

const tn_dialect_interface tn_arith__interface = {
    .name = "arith", .others = NULL, .ops = ops, .op_count = sizeof ops / sizeof *ops};
