// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of llvm ops for passes. Remainders are speculatable, as in MLIR.

#include "dialects/common/load_interface.h"
#include "dialects/common/speculation.h"
#include "dialects/llvm/llvm.h"

static const tn_op_interface unsigned_division = {.speculatability =
                                                      tn_speculation__of_unsigned_division};
static const tn_op_interface signed_division = {.speculatability =
                                                    tn_speculation__of_signed_division};

static const tn_named_interface ops[] = {
    {"load", &tn_load__op},
    {"sdiv", &signed_division},
    {"udiv", &unsigned_division},
};

const tn_dialect_interface tn_llvm__interface = {.ops = ops, .op_count = sizeof ops / sizeof *ops};
