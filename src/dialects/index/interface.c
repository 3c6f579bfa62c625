// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of the index dialect offer to passes.

#include "dialects/common/speculation.h"
#include "dialects/index/index.h"

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
    {"casts", &cast},
    {"castu", &cast},
    {"ceildivs", &signed_division},
    {"ceildivu", &unsigned_division},
    {"divs", &signed_division},
    {"divu", &unsigned_division},
    {"floordivs", &signed_division},
    {"rems", &signed_division},
    {"remu", &unsigned_division},
};

const tn_dialect_interface tn_index__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
