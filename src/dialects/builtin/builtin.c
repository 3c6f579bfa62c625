// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the builtin dialect.

#include "dialects/builtin/builtin.h"

#include "dialects/common/constant.h"
#include "dialects/dialects.h"

const tn_dialect_entry tn_builtin_dialect = {
    .name = {"builtin", 7},
    .fold = tn_fold__builtin,
    .constant = tn_constant__of_number,
};
