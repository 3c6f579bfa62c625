// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal interface of element types: their MLIR types, their byte sizes, and their values as
// doubles.

#ifndef TENURE_SRC_ADAPTER_ELEMENT_H
#define TENURE_SRC_ADAPTER_ELEMENT_H

#include <tenure/adapter.h>

typedef enum tn_element_class {
  TN_ELEMENT_CLASS_NONE,
  TN_ELEMENT_CLASS_FLOAT,
  TN_ELEMENT_CLASS_INTEGER,
  TN_ELEMENT_CLASS_COMPLEX
} tn_element_class;

tn_element_class tn_element__class_of(uint32_t type);

/// Creates the type of one element in `context`.
TN_MUST_USE tn_status tn_element__mlir_type(tn_context* context, uint32_t type, tn_type* out_type);

/// Computes the byte size of a tensor with these dimensions, none of which is negative. Sets
/// `*out_empty` if one of them is 0. Returns false if the product of the others overflows.
bool tn_element__byte_size(uint32_t type, const int64_t* dims, size_t rank, size_t* out_size,
                           bool* out_empty);

/// Returns the number of numbers in an element: 2 for complex types, otherwise 1.
static inline size_t tn_element__parts(uint32_t type) {
  return type == TN_ELEMENT_COMPLEX64 || type == TN_ELEMENT_COMPLEX128 ? 2 : 1;
}

/// Reads `count` numbers, starting with number `first`, from `bytes`, which may have any alignment.
/// The values are exact for all types except 64-bit integers.
void tn_element__load(uint32_t type, const unsigned char* bytes, size_t first, size_t count,
                      double* out_values);

/// Writes `count` numbers, starting with number `first`, rounded to the nearest value of the type,
/// ties to even. A value that is too large becomes infinity, or NaN if the type has no infinity;
/// integers are clamped to their range. Two 4-bit numbers share a byte, so `first` must be even for
/// them.
void tn_element__store(uint32_t type, const double* values, size_t first, size_t count,
                       unsigned char* bytes);

#endif  // TENURE_SRC_ADAPTER_ELEMENT_H
