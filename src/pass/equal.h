// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When ops, and what is in them, are the same.

#ifndef TENURE_SRC_PASS_EQUAL_H
#define TENURE_SRC_PASS_EQUAL_H

#include "fold/rewriter.h"

/// The same name, attributes, numbers of everything, and result types; operands and what is in the
/// regions aside.
bool tn_op__is_alike(const tn_context* context, tn_ref a, tn_ref b);
/// The same in all, operands and regions too; locations aside. Values and blocks inside the regions
/// stand for each other. False when memory is out.
bool tn_op__is_same(tn_rewriter* it, tn_ref a, tn_ref b);
/// Equal for ops that are the same.
uint32_t tn_op__hash_same(const tn_context* context, tn_ref op);

#endif  // TENURE_SRC_PASS_EQUAL_H
