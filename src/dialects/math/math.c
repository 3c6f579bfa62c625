// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the math dialect.

#include "dialects/math/math.h"

#include "dialects/common/constant.h"
#include "dialects/dialects.h"

const tn_dialect_entry tn_math_dialect = {
    .name = {"math", 4},
    .interface = &tn_math__interface,
    .fold = tn_fold__math,
    .constant = tn_constant__of_number,
};
