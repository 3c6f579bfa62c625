// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files for the math dialect share.

#ifndef TENURE_SRC_DIALECTS_MATH_MATH_H
#define TENURE_SRC_DIALECTS_MATH_MATH_H

#include "rewrite/fold.h"

tn_fold_outcome tn_fold__math(tn_fold* fold);

#endif  // TENURE_SRC_DIALECTS_MATH_MATH_H
