// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants that dialects build for folds (tn_dialect_entry.constant) and for patterns.

#ifndef TENURE_SRC_DIALECTS_COMMON_CONSTANT_H
#define TENURE_SRC_DIALECTS_COMMON_CONSTANT_H

#include "dialects/op_code.h"
#include "rewrite/constant.h"

/// Returns arith.constant for numbers and elements.
tn_op_code tn_constant__of_number(tn_attribute value, tn_type type);
/// Returns arith.constant or complex.constant.
tn_op_code tn_constant__of_complex(tn_attribute value, tn_type type);

tn_attribute tn_const__make_poison(tn_rewriter* rewriter);
/// Creates an arith.constant; 0 if the value is null, or on failure.
tn_ref tn_rewriter__arith_constant(tn_rewriter* rewriter, tn_attribute value);
/// Creates an arith.constant of type index.
tn_ref tn_rewriter__index_constant(tn_rewriter* rewriter, int64_t value);

#endif  // TENURE_SRC_DIALECTS_COMMON_CONSTANT_H
