// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A growing list of numbers or references.

#ifndef TENURE_SRC_ANALYSIS_NUMBER_LIST_H
#define TENURE_SRC_ANALYSIS_NUMBER_LIST_H

#include "base/memory.h"

/// All zero is empty.
typedef struct tn_number_list {
  uint32_t* items;
  size_t count;
  size_t capacity;
} tn_number_list;

/// Returns false when out of memory; nothing is reported.
TN_MUST_USE static inline bool tn_number_list__push(tn_number_list* list,
                                                    const tn_allocator* allocator,
                                                    uint32_t number) {
  if (TN_UNLIKELY(list->count == list->capacity) &&
      !tn_array_grow(allocator, (void*)&list->items, &list->capacity, list->count + 1,
                     sizeof *list->items)) {
    return false;
  }
  list->items[list->count++] = number;
  return true;
}

static inline void tn_number_list__free(tn_number_list* list, const tn_allocator* allocator) {
  tn_deallocate(allocator, list->items, list->capacity * sizeof *list->items);
  *list = (tn_number_list){.count = 0};
}

#endif  // TENURE_SRC_ANALYSIS_NUMBER_LIST_H
