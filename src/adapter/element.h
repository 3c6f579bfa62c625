// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Element types, from the inside: what they are in MLIR, their byte sizes, and their
// values as doubles.

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

/// The type of one element in `context`.
TN_MUST_USE tn_status tn_element__mlir_type(tn_context* context, uint32_t type, tn_type* out_type);

/// The byte size of the dimensions (none negative) of a tensor; `*out_empty` says that one of
/// them is 0. False when the others alone are more than can be counted.
bool tn_element__byte_size(uint32_t type, const int64_t* dims, size_t rank, size_t* out_size,
                           bool* out_empty);

/// How many numbers an element is made of: 2 for complex ones, else 1.
static inline size_t tn_element__parts(uint32_t type) {
  return type == TN_ELEMENT_COMPLEX64 || type == TN_ELEMENT_COMPLEX128 ? 2 : 1;
}

/// Reads `count` numbers from number `first` on of what begins at `bytes`, at any alignment. Exact
/// for all types but the integers of 64 bits.
void tn_element__load(uint32_t type, const unsigned char* bytes, size_t first, size_t count,
                      double* out_values);

/// Writes `count` numbers, rounded to the nearest that the type has, ties to even. What is too
/// large becomes infinity, or NaN where a float has none; integers are cut to their range. Two
/// numbers of 4 bits share a byte: there `first` is even.
void tn_element__store(uint32_t type, const double* values, size_t first, size_t count,
                       unsigned char* bytes);

#endif  // TENURE_SRC_ADAPTER_ELEMENT_H
