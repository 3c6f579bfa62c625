// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pages of marks, allocated on first write and kept.

#include "analysis/cell_map.h"

static size_t page_entries(const tn_cell_map* marks, tn_ref cell) {
  const uint32_t count = tn_cells__info(&marks->context->cells, cell)->cell_count;
  return count == 0 ? 1 : count;
}

uint32_t* tn_cell_map__make(tn_cell_map* marks, tn_ref cell) {
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
  marks->pages[chunk] = tn_allocate_zeroed(allocator, entries * sizeof(tn_cell_map_entry));
  if (marks->pages[chunk] == NULL) {
    if (!marks->failed) (void)tn_context__out_of_memory(marks->context);
    marks->failed = true;
    marks->nothing = 0;
    return &marks->nothing;
  }
  return tn_cell_map__at(marks, cell);
}

static void free_pages(tn_cell_map* marks) {
  const tn_allocator* allocator = &marks->context->allocator;
  for (size_t i = 0; i < marks->page_capacity; ++i) {
    if (marks->pages[i] == NULL) continue;
    const size_t entries = page_entries(marks, (tn_ref)(i << TN_CHUNK_SHIFT));
    tn_deallocate(allocator, marks->pages[i], entries * sizeof(tn_cell_map_entry));
  }
  tn_deallocate(allocator, marks->pages, marks->page_capacity * sizeof *marks->pages);
}

void tn_cell_map__open_in(tn_shard* shard, tn_cell_map* out_map) {
  tn_cell_map_store* store = shard->marks;
  *out_map = (tn_cell_map){.context = shard->context, .shard = shard};
  if (store != NULL && store->count != 0) *out_map = store->items[--store->count];
  ++out_map->epoch;
}

void tn_cell_map__close(tn_cell_map* marks) {
  tn_cell_map_store* store = marks->shard == NULL ? NULL : marks->shard->marks;
  // Each epoch is used only once.
  if (store != NULL && store->count < TN_CELL_MAP_KEPT_MAX && marks->epoch != UINT32_MAX) {
    marks->failed = false;
    store->items[store->count++] = *marks;
  } else {
    free_pages(marks);
  }
  *marks = (tn_cell_map){.context = marks->context, .shard = marks->shard};
}

void tn_cell_map_store__open(tn_shard* shard, tn_cell_map_store* out_store) {
  *out_store = (tn_cell_map_store){.shard = shard->marks == NULL ? shard : NULL};
  if (shard->marks == NULL) shard->marks = out_store;
}

void tn_cell_map_store__close(tn_cell_map_store* store) {
  if (store->shard == NULL) return;
  store->shard->marks = NULL;
  while (store->count != 0) free_pages(&store->items[--store->count]);
}
