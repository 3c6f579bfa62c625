// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of ub ops for passes.

#include "dialects/ub/ub.h"

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};

const tn_dialect_interface tn_ub__interface = {.others = &plain};
