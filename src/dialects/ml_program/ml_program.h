// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the ml_program dialect.

#ifndef TENURE_SRC_DIALECTS_ML_PROGRAM_ML_PROGRAM_H
#define TENURE_SRC_DIALECTS_ML_PROGRAM_ML_PROGRAM_H

#include "dialects/ml_program_ops.h"
#include "schema/custom_directive.h"

extern const tn_named_check tn_ml_program_checks[];

#endif  // TENURE_SRC_DIALECTS_ML_PROGRAM_ML_PROGRAM_H
