// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Groups the parts of an adapter that do not fit by problem: an adapter for another model has the
// same problem for each of its weights, possibly hundreds, which are reported in one message.

#ifndef TENURE_SRC_ADAPTER_REFUSALS_H
#define TENURE_SRC_ADAPTER_REFUSALS_H

#include <tenure/location.h>

#include "base/text_buffer.h"

#define TN_REFUSAL_PROBLEM_SIZE 256u

/// One problem, and the names that have it.
typedef struct tn_refusal {
  char problem[TN_REFUSAL_PROBLEM_SIZE];
  tn_status status;
  tn_location where;     ///< The location of the first one.
  tn_text_buffer names;  ///< The first few names, quoted and separated by commas.
  size_t count;
} tn_refusal;

typedef struct tn_refusals {
  const tn_allocator* allocator;
  tn_refusal* items;  ///< In the order of their first occurrence.
  size_t count;
  size_t capacity;
  bool failed;  ///< Memory ran out.
} tn_refusals;

static inline tn_refusals tn_refusals__make(const tn_allocator* allocator) {
  return (tn_refusals){.allocator = allocator};
}

void tn_refusals__free(tn_refusals* refusals);

/// Records that `name` has `problem`.
void tn_refusals__add(tn_refusals* refusals, tn_status status, tn_location where,
                      tn_string_view name, const char* problem);

/// Appends `'a', 'b', 'c' and 5 more: problem`.
void tn_refusal__append(const tn_refusal* refusal, tn_text_buffer* text);

#endif  // TENURE_SRC_ADAPTER_REFUSALS_H
