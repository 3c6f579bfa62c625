// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements attributes inside the library: the storage width of elements, and a check of the builtin
// dialect.

#ifndef TENURE_SRC_IR_ELEMENTS_H
#define TENURE_SRC_IR_ELEMENTS_H

#include "ir/uniqued.h"

/// Returns the number of bits of one dense element of the type: 1 for one-bit integers (packed),
/// else whole bytes; for complex types, both parts. 0 for types that dense elements cannot have,
/// and for i0.
uint64_t tn_dense__element_bits(tn_type element_type);

/// Returns TN_OK, or reports MLIR's message at `where` and returns TN_INVALID_ARGUMENT.
tn_status tn_sparse_elements__check(tn_location where, tn_type type, tn_attribute indices,
                                    tn_attribute values);

#endif  // TENURE_SRC_IR_ELEMENTS_H
