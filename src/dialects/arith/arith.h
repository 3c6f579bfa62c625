// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the folds and patterns of arith.

#ifndef TENURE_SRC_DIALECTS_ARITH_ARITH_H
#define TENURE_SRC_DIALECTS_ARITH_ARITH_H

#include "dialects/arith_ops.h"
#include "dialects/common/arith_ops.h"
#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/custom_directive.h"

extern const tn_naming tn_arith_namings[];
extern const tn_dialect_interface tn_arith__interface;
tn_fold_outcome tn_fold__arith(tn_fold* fold);
extern const tn_named_pattern tn_arith_patterns[];
extern const tn_custom_assembly tn_arith_assemblies[];
extern const tn_named_check tn_arith_checks[];

tn_fold_outcome tn_fold__arith_compare(tn_fold* fold);
tn_fold_outcome tn_fold__arith_select(tn_fold* fold);
/// Builds the attribute with these TN_OVERFLOW flags.
tn_attribute tn_arith__make_overflow(tn_rewriter* rewriter, unsigned flags);
/// Patterns for casts (canonicalize_cast.c).
bool tn_arith__extsi_of_extui(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__trunci_of_extsi(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__trunci_of_extui(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__trunci_of_shrsi(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__truncf_of_sitofp(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__truncf_of_uitofp(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__undo_index_cast(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__undo_index_castui(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__index_cast_of_extsi(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__index_castui_of_extui(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__bitcast_of_bitcast(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__bitcast_of_complex(tn_rewriter* rewriter, tn_ref op);
bool tn_arith__compare_integers(tn_rewriter* rewriter, tn_ref op);
/// Folds for floats and casts.
tn_fold_outcome tn_fold__arith_float(tn_fold* fold);
#endif  // TENURE_SRC_DIALECTS_ARITH_ARITH_H
