// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the math dialect.

#ifndef TENURE_SRC_DIALECTS_MATH_MATH_H
#define TENURE_SRC_DIALECTS_MATH_MATH_H

#include "dialects/op_code.h"
#include "ir/op_interface.h"
#include "rewrite/fold.h"

extern const tn_dialect_interface tn_math__interface;
tn_fold_outcome tn_fold__math(tn_fold* fold);

#endif  // TENURE_SRC_DIALECTS_MATH_MATH_H
