// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparison functions for texts, by their bytes, and numbers.

#ifndef TENURE_SRC_BASE_ORDER_H
#define TENURE_SRC_BASE_ORDER_H

#include <stdint.h>
#include <string.h>
#include <tenure/base.h>

/// Returns a number below 0 if `a` comes first, 0 for equal texts.
static inline int tn_order__texts(tn_string_view a, tn_string_view b) {
  const size_t common = a.size < b.size ? a.size : b.size;
  const int order = common == 0 ? 0 : memcmp(a.data, b.data, common);
  return order != 0 ? order : (a.size > b.size) - (a.size < b.size);
}

/// For qsort.
static inline int tn_order__uint32(const void* a, const void* b) {
  const uint32_t left = *(const uint32_t*)a;
  const uint32_t right = *(const uint32_t*)b;
  return (left > right) - (left < right);
}

#endif  // TENURE_SRC_BASE_ORDER_H
