// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pages of marks: made when first written to, and kept.

#include "analysis/marks.h"

/// Entries of a page: cells of `stride` words in one chunk number.
static size_t page_entries(const tn_marks* marks, tn_ref cell) {
  const tn_chunk_info* info = tn_cells__info(&marks->context->cells, cell);
  return info->stride == 0 ? 1 : TN_CHUNK_WORDS / info->stride + 2;
}

uint32_t* tn_marks__make(tn_marks* marks, tn_ref cell) {
  const tn_allocator* allocator = &marks->context->allocator;
  const size_t chunk = cell >> TN_CHUNK_SHIFT;
  const size_t had = marks->page_capacity;
  if (chunk >= had && !tn_array_grow(allocator, (void*)&marks->pages, &marks->page_capacity,
                                     chunk + 1, sizeof *marks->pages)) {
    if (!marks->failed) (void)tn_context__out_of_memory(marks->context);
    marks->failed = true;
    return &marks->nothing;
  }
  for (size_t i = had; i < marks->page_capacity; ++i) marks->pages[i] = NULL;
  const size_t entries = page_entries(marks, cell);
  marks->pages[chunk] = tn_allocate_zeroed(allocator, entries * sizeof(uint32_t));
  if (marks->pages[chunk] == NULL) {
    if (!marks->failed) (void)tn_context__out_of_memory(marks->context);
    marks->failed = true;
    marks->nothing = 0;
    return &marks->nothing;
  }
  return tn_marks__at(marks, cell);
}

void tn_marks__close(tn_marks* marks) {
  const tn_allocator* allocator = &marks->context->allocator;
  for (size_t i = 0; i < marks->page_capacity; ++i) {
    if (marks->pages[i] == NULL) continue;
    const size_t entries = page_entries(marks, (tn_ref)(i << TN_CHUNK_SHIFT));
    tn_deallocate(allocator, marks->pages[i], entries * sizeof(uint32_t));
  }
  tn_deallocate(allocator, marks->pages, marks->page_capacity * sizeof *marks->pages);
  *marks = (tn_marks){.context = marks->context};
}
