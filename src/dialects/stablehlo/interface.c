// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of the stablehlo dialect offer to passes: as its upstream says, all of them may be
// inlined, and into all of its regions.

#include "dialects/stablehlo/stablehlo.h"

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};

const tn_dialect_interface tn_stablehlo__interface = {.others = &plain};
