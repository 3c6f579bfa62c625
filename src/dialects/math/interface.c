// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of math ops for passes.

#include "dialects/math/math.h"

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};

const tn_dialect_interface tn_math__interface = {.others = &plain};
