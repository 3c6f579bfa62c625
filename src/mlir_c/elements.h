// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the files about elements share: which numbers of C an element type takes, and elements as
// attributes.

#ifndef TENURE_SRC_MLIR_C_ELEMENTS_H
#define TENURE_SRC_MLIR_C_ELEMENTS_H

#include "mlir_c/take.h"

typedef enum tn_mc_number { TN_MC_SIGNED, TN_MC_UNSIGNED, TN_MC_FLOAT, TN_MC_BOOL } tn_mc_number;

/// Whether elements of the type lie in memory as numbers of `size` bytes of that kind.
bool tn_mc__element_is(tn_type element_type, tn_mc_number number, size_t size);

/// Element number `index`, which is there, of dense elements (of strings, too), as an attribute;
/// null when out of memory (reported).
tn_attribute tn_mc__dense_element(tn_attribute elements, size_t index);

/// Appends the bytes of an element of the type, one of i1 as a whole byte, at `out`, which has room
/// for tn_mc__element_size of it. False if the attribute is no such element.
bool tn_mc__element_bytes(tn_type element_type, tn_attribute element, unsigned char* out);
/// In bytes; 1 for i1, 0 for what dense elements of numbers cannot have.
size_t tn_mc__element_size(tn_type element_type);

#endif  // TENURE_SRC_MLIR_C_ELEMENTS_H
