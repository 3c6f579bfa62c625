// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of the ub dialect.

#include "dialects/ub/ub.h"

#include "dialects/dialects.h"

const tn_dialect_entry tn_ub_dialect = {
    .name = {"ub", 2},
    .interface = &tn_ub__interface,
};
