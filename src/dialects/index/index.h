// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the index dialect.

#ifndef TENURE_SRC_DIALECTS_INDEX_INDEX_H
#define TENURE_SRC_DIALECTS_INDEX_INDEX_H

#include "dialects/index_ops.h"
#include "ir/op_interface.h"
#include "rewrite/effects.h"
#include "rewrite/fold.h"
#include "schema/custom_directive.h"

extern const tn_dialect_interface tn_index__interface;
tn_fold_outcome tn_fold__index(tn_fold* fold);
/// Computes a binary op of index; false if the result depends on the width of index or is
/// undefined.
bool tn_index__compute(tn_op_code code, tn_int a, tn_int b, tn_wide* out);
extern const tn_named_pattern tn_index_patterns[];
extern const tn_naming tn_index_namings[];

#endif  // TENURE_SRC_DIALECTS_INDEX_INDEX_H
