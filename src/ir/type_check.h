// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Verification of types of the builtin dialect, with MLIR's messages. The getters of type.h report
// at an unknown location; parsers that know the position of a type call these functions first.
//
// A type of a dialect may be the element of any tensor; vectors and memrefs allow only those that
// the dialect lists (dialect_entry.h).

#ifndef TENURE_SRC_IR_TYPE_CHECK_H
#define TENURE_SRC_IR_TYPE_CHECK_H

#include "ir/uniqued.h"

// Each returns TN_OK, or TN_INVALID_ARGUMENT after reporting at `where`.

/// Returns `vector` with other elements, without its first `lead` dimensions; the last dimension
/// has the extent `last`, unless that is 0.
TN_MUST_USE tn_status tn_vector_type__part(tn_type vector, tn_type element_type, size_t lead,
                                           int64_t last, tn_type* out_type);
/// Returns `vector` with other elements.
TN_MUST_USE static inline tn_status tn_vector_type__with_element(tn_type vector,
                                                                 tn_type element_type,
                                                                 tn_type* out_type) {
  return tn_vector_type__part(vector, element_type, 0, 0, out_type);
}

tn_status tn_integer_type__check(tn_location where, uint32_t bit_width);
tn_status tn_complex_type__check(tn_location where, tn_type element_type);
tn_status tn_vector_type__check(tn_location where, tn_type element_type, const int64_t* dims,
                                size_t rank);
/// `dims` NULL and `rank` 0 for unranked types, here and for memrefs.
tn_status tn_tensor_type__check(tn_location where, tn_type element_type, const int64_t* dims,
                                size_t rank);
/// `layout` and `memory_space` may be null.
tn_status tn_memref_type__check(tn_location where, tn_type element_type, const int64_t* dims,
                                size_t rank, tn_attribute layout, tn_attribute memory_space);
/// Checks the dialect's name of an opaque type or attribute.
tn_status tn_dialect_name__check(tn_location where, tn_string_view dialect);

bool tn_tensor_type__takes(tn_type element_type);
bool tn_memref_type__takes(tn_type element_type);

/// Returns true for the default layout of a memref of `rank`.
bool tn_memref_layout__is_identity(tn_attribute layout, size_t rank);
/// Returns true for an integer 0 of any type, the default memory space.
bool tn_memory_space__is_default(tn_attribute memory_space);

#endif  // TENURE_SRC_IR_TYPE_CHECK_H
