// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the folds and patterns of arith share.

#ifndef TENURE_SRC_DIALECTS_ARITH_ARITH_H
#define TENURE_SRC_DIALECTS_ARITH_ARITH_H

#include "dialects/common/arith_ops.h"
#include "dialects/op_code.h"
#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/directive.h"

extern const tn_dialect_interface tn_arith__interface;
tn_fold_outcome tn_fold__arith(tn_fold* fold);
bool tn_canonical__arith(tn_rewriter* it, tn_ref op, tn_op_code code);
extern const tn_assembly tn_arith_assemblies[];
extern const tn_named_check tn_arith_checks[];

tn_fold_outcome tn_fold__arith_compare(tn_fold* fold);
tn_fold_outcome tn_fold__arith_select(tn_fold* fold);
bool tn_canonical__arith_cast(tn_rewriter* it, tn_ref op, tn_op_code code);
/// Floats, and casts.
tn_fold_outcome tn_fold__arith_float(tn_fold* fold);
#endif  // TENURE_SRC_DIALECTS_ARITH_ARITH_H
