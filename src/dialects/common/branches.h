// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The branch interface of ops that dialects define alike: a plain branch, a conditional one, and a
// switch whose attribute counts the operands of each case.

#ifndef TENURE_SRC_DIALECTS_COMMON_BRANCHES_H
#define TENURE_SRC_DIALECTS_COMMON_BRANCHES_H

#include "ir/op_interface.h"

/// `br`: all operands go to the only successor.
extern const tn_branch_interface tn_branches__plain;
/// `cond_br`: a condition, then the operands of the first and of the second successor. The segment
/// sizes of the op are [1, N, M].
extern const tn_branch_interface tn_branches__conditional;

/// `switch`: a flag, the operands of the default successor, and those of the cases, which the i32
/// array `case_operand_segments` counts. The cases are in `case_values` or `literals`.
extern const tn_branch_interface tn_branches__switch;

#endif  // TENURE_SRC_DIALECTS_COMMON_BRANCHES_H
