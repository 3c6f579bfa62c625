// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A word for each op, block or region of a context, 0 at first: arrays in the shape of the cells'
// chunks, so that looking one up is a multiplication and two loads.

#ifndef TENURE_SRC_ANALYSIS_MARKS_H
#define TENURE_SRC_ANALYSIS_MARKS_H

#include "ir/context.h"

typedef struct tn_marks {
  tn_context* context;
  uint32_t** pages;  ///< By chunk number.
  size_t page_capacity;
  uint32_t nothing;  ///< What is written to when memory is out.
  bool failed;
} tn_marks;

static inline void tn_marks__open(tn_context* context, tn_marks* out_marks) {
  *out_marks = (tn_marks){.context = context};
}
void tn_marks__close(tn_marks* marks);
/// The word of a cell in a page that there is none of yet; sets `failed` when memory is out.
uint32_t* tn_marks__make(tn_marks* marks, tn_ref cell);

static inline uint32_t* tn_marks__at(tn_marks* marks, tn_ref cell) {
  const size_t chunk = cell >> TN_CHUNK_SHIFT;
  if (TN_UNLIKELY(chunk >= marks->page_capacity || marks->pages[chunk] == NULL)) {
    return tn_marks__make(marks, cell);
  }
  const tn_chunk_info* info = tn_cells__info(&marks->context->cells, cell);
  const uint64_t offset = cell - info->first;
  return &marks->pages[chunk][(offset * info->reciprocal) >> 32];
}
/// The word, or 0 if nobody wrote near it.
static inline uint32_t tn_marks__get(const tn_marks* marks, tn_ref cell) {
  const size_t chunk = cell >> TN_CHUNK_SHIFT;
  if (chunk >= marks->page_capacity || marks->pages[chunk] == NULL) return 0;
  const tn_chunk_info* info = tn_cells__info(&marks->context->cells, cell);
  const uint64_t offset = cell - info->first;
  return marks->pages[chunk][(offset * info->reciprocal) >> 32];
}

#endif  // TENURE_SRC_ANALYSIS_MARKS_H
