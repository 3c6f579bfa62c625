// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the arm_sme dialect.

#include "dialects/dialects.h"

const tn_dialect_entry tn_arm_sme_dialect = {
    .name = {"arm_sme", 7},
};
