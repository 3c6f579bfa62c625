// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared by the files about elements: C types of element types, and elements as attributes.

#ifndef TENURE_SRC_MLIR_C_ELEMENTS_H
#define TENURE_SRC_MLIR_C_ELEMENTS_H

#include "mlir_c/take.h"

typedef enum tn_mc_number { TN_MC_SIGNED, TN_MC_UNSIGNED, TN_MC_FLOAT, TN_MC_BOOL } tn_mc_number;

/// Returns whether elements of the type are stored as numbers of this kind with `size` bytes.
bool tn_mc__element_is(tn_type element_type, tn_mc_number number, size_t size);

/// Returns the element at `index`, which must exist, of dense elements (also of strings), as an
/// attribute; null when out of memory (reported).
tn_attribute tn_mc__dense_element(tn_attribute elements, size_t index);

/// Writes the bytes of an element of the type, i1 as a whole byte, at `out`, which has space for
/// tn_mc__element_size of it. Returns false if the attribute is not such an element.
bool tn_mc__element_bytes(tn_type element_type, tn_attribute element, unsigned char* out);
/// Returns the size in bytes; 1 for i1, 0 for types that dense elements of numbers cannot have.
size_t tn_mc__element_size(tn_type element_type);

#endif  // TENURE_SRC_MLIR_C_ELEMENTS_H
