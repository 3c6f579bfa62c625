// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of spirv ops.

#include "dialects/common/branches.h"
#include "dialects/spirv/spirv.h"

static const tn_op_interface branch = {.branch = &tn_branches__plain};
static const tn_op_interface conditional = {.branch = &tn_branches__conditional};
static const tn_op_interface switch_ = {.branch = &tn_branches__switch};

static const tn_named_interface ops[] = {
    {"Branch", &branch}, {"BranchConditional", &conditional}, {"Switch", &switch_}};

const tn_dialect_interface tn_spirv__interface = {.ops = ops, .op_count = sizeof ops / sizeof *ops};
