// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the complex dialect.

#ifndef TENURE_SRC_DIALECTS_COMPLEX_COMPLEX_H
#define TENURE_SRC_DIALECTS_COMPLEX_COMPLEX_H

#include "dialects/complex_ops.h"
#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/custom_directive.h"

extern const tn_dialect_interface tn_complex__interface;
tn_fold_outcome tn_fold__complex(tn_fold* fold);
extern const tn_named_pattern tn_complex_patterns[];
extern const tn_named_check tn_complex_checks[];
extern const tn_parameter_directive tn_complex_parameter_directives[];
extern const tn_parameters_check tn_complex_parameters_checks[];

#endif  // TENURE_SRC_DIALECTS_COMPLEX_COMPLEX_H
