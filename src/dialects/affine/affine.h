// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the affine dialect.

#ifndef TENURE_SRC_DIALECTS_AFFINE_AFFINE_H
#define TENURE_SRC_DIALECTS_AFFINE_AFFINE_H

#include "dialects/affine_ops.h"
#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/custom_directive.h"

extern const tn_dialect_interface tn_affine__interface;
tn_fold_outcome tn_fold__affine(tn_fold* fold);
extern const tn_named_pattern tn_affine_patterns[];
extern const tn_custom_assembly tn_affine_assemblies[];
extern const tn_named_check tn_affine_checks[];

#endif  // TENURE_SRC_DIALECTS_AFFINE_AFFINE_H
