// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// When common kinds of ops may run where they were not asked to: for interfaces of dialects.

#ifndef TENURE_SRC_DIALECTS_COMMON_SPECULATION_H
#define TENURE_SRC_DIALECTS_COMMON_SPECULATION_H

#include "dialects/op_code.h"
#include "ir/op_interface.h"

/// Operand 1 is the divisor: it may if that is a constant that makes the division defined.
tn_speculatability tn_speculation__of_unsigned_division(const tn_context* context, tn_ref op);
tn_speculatability tn_speculation__of_signed_division(const tn_context* context, tn_ref op);
/// Operand 1 is which dimension of operand 0 is asked for: it may if there is such a one.
tn_speculatability tn_speculation__of_dim(const tn_context* context, tn_ref op);

#endif  // TENURE_SRC_DIALECTS_COMMON_SPECULATION_H
