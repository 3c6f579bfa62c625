// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of arith ops for passes.

#include "dialects/arith/arith.h"
#include "dialects/common/speculation.h"

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface cast = {.traits = TN_OP_TRAIT_CAST,
                                     .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface unsigned_division = {
    .speculatability = tn_speculation__of_unsigned_division,
    .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface signed_division = {
    .speculatability = tn_speculation__of_signed_division,
    .inliner = &tn_inliner_interface__allow_all};

static const tn_named_interface ops[] = {
    {"bitcast", &cast},
    {"ceildivsi", &signed_division},
    {"ceildivui", &unsigned_division},
    {"divsi", &signed_division},
    {"divui", &unsigned_division},
    {"extf", &cast},
    {"extsi", &cast},
    {"extui", &cast},
    {"floordivsi", &signed_division},
    {"fptosi", &cast},
    {"fptoui", &cast},
    {"index_cast", &cast},
    {"index_castui", &cast},
    {"remsi", &signed_division},
    {"remui", &unsigned_division},
    {"sitofp", &cast},
    {"truncf", &cast},
    {"trunci", &cast},
    {"uitofp", &cast},
};

const tn_dialect_interface tn_arith__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
