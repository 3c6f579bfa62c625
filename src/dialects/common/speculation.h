// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Speculatability of common kinds of ops, for dialect interfaces.

#ifndef TENURE_SRC_DIALECTS_COMMON_SPECULATION_H
#define TENURE_SRC_DIALECTS_COMMON_SPECULATION_H

#include "dialects/op_code.h"
#include "ir/op_interface.h"

/// Operand 1 is the divisor: speculatable if it is a constant for which the division is defined.
tn_speculatability tn_speculation__of_unsigned_division(const tn_context* context, tn_ref op);
tn_speculatability tn_speculation__of_signed_division(const tn_context* context, tn_ref op);
/// Operand 1 is a dimension of operand 0: speculatable if that dimension exists.
tn_speculatability tn_speculation__of_dim(const tn_context* context, tn_ref op);

#endif  // TENURE_SRC_DIALECTS_COMMON_SPECULATION_H
