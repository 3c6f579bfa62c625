// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the builtin dialect demands of types, in MLIR's words. The getters of type.h report at an
// unknown location; readers that know where a type was written call these first.
//
// A type of a dialect may be the element of any tensor; vectors and memrefs take those that the
// dialect lists (dialect_entry.h).

#ifndef TENURE_SRC_IR_TYPE_CHECK_H
#define TENURE_SRC_IR_TYPE_CHECK_H

#include "ir/uniqued.h"

// Each returns TN_OK, or TN_INVALID_ARGUMENT after reporting at `where`.

/// `vector` with other elements, without its first `lead` dimensions, of which the last has the
/// extent `last` where that is not 0.
TN_MUST_USE tn_status tn_vector_type__part(tn_type vector, tn_type element_type, size_t lead,
                                           int64_t last, tn_type* out_type);
/// `vector` with other elements.
TN_MUST_USE static inline tn_status tn_vector_type__with_element(tn_type vector,
                                                                 tn_type element_type,
                                                                 tn_type* out_type) {
  return tn_vector_type__part(vector, element_type, 0, 0, out_type);
}

tn_status tn_integer_type__check(tn_location where, uint32_t bit_width);
tn_status tn_complex_type__check(tn_location where, tn_type element_type);
tn_status tn_vector_type__check(tn_location where, tn_type element_type, const int64_t* dims,
                                size_t rank);
/// `dims` NULL and `rank` 0 for unranked ones, here and for memrefs.
tn_status tn_tensor_type__check(tn_location where, tn_type element_type, const int64_t* dims,
                                size_t rank);
/// `layout` and `memory_space` may be null.
tn_status tn_memref_type__check(tn_location where, tn_type element_type, const int64_t* dims,
                                size_t rank, tn_attribute layout, tn_attribute memory_space);
/// The dialect's name of an opaque type or attribute.
tn_status tn_dialect_name__check(tn_location where, tn_string_view dialect);

bool tn_tensor_type__takes(tn_type element_type);
bool tn_memref_type__takes(tn_type element_type);

/// True for the layout that a memref of `rank` has anyway.
bool tn_memref_layout__is_identity(tn_attribute layout, size_t rank);
/// True for an integer 0 of any type, which is no memory space.
bool tn_memory_space__is_default(tn_attribute memory_space);

#endif  // TENURE_SRC_IR_TYPE_CHECK_H
