// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants that dialects make of what their ops fold to (tn_dialect_entry.constant), and those
// that patterns make.

#ifndef TENURE_SRC_DIALECTS_COMMON_CONSTANT_H
#define TENURE_SRC_DIALECTS_COMMON_CONSTANT_H

#include "dialects/op_code.h"
#include "rewrite/constant.h"

/// arith.constant, of numbers and elements.
tn_op_code tn_constant__of_number(tn_attribute value, tn_type type);
/// That, or complex.constant.
tn_op_code tn_constant__of_complex(tn_attribute value, tn_type type);

tn_attribute tn_const__make_poison(tn_rewriter* rewriter);
/// An arith.constant; 0 if there is no value, or on failure.
tn_ref tn_rewriter__arith_constant(tn_rewriter* rewriter, tn_attribute value);
/// One of type index.
tn_ref tn_rewriter__index_constant(tn_rewriter* rewriter, int64_t value);

#endif  // TENURE_SRC_DIALECTS_COMMON_CONSTANT_H
