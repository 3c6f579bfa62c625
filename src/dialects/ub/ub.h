// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the ub dialect.

#ifndef TENURE_SRC_DIALECTS_UB_UB_H
#define TENURE_SRC_DIALECTS_UB_UB_H

#include "dialects/op_code.h"
#include "ir/op_interface.h"

extern const tn_dialect_interface tn_ub__interface;

#endif  // TENURE_SRC_DIALECTS_UB_UB_H
