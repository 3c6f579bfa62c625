// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Maps each op, block or region of a context to a word, initially 0: arrays with the layout of the
// cells' chunks, so that a look-up is a multiplication and two loads.
//
// A page costs as much as several hundred ops, and many passes work on a small function. So each
// word has an epoch in which it is valid, and pages of closed maps are reused by maps opened later,
// without being cleared.

#ifndef TENURE_SRC_ANALYSIS_CELL_MAP_H
#define TENURE_SRC_ANALYSIS_CELL_MAP_H

#include "ir/context.h"

typedef struct tn_cell_map_entry {
  uint32_t epoch;
  uint32_t word;  ///< 0 unless the epoch is that of the map.
} tn_cell_map_entry;

typedef struct tn_cell_map {
  tn_context* context;
  tn_shard* shard;            ///< The shard that keeps the pages; NULL for none.
  tn_cell_map_entry** pages;  ///< By chunk number.
  size_t page_capacity;
  uint32_t epoch;
  uint32_t nothing;  ///< Written instead when out of memory.
  bool failed;
} tn_cell_map;

#define TN_CELL_MAP_KEPT_MAX 8u

/// Pages of closed maps, while a thread keeps them.
typedef struct tn_cell_map_store {
  tn_shard* shard;  ///< NULL if another store serves the shard.
  tn_cell_map items[TN_CELL_MAP_KEPT_MAX];
  uint32_t count;
} tn_cell_map_store;

/// Keeps the pages of the shard's maps until the store is closed.
void tn_cell_map_store__open(tn_shard* shard, tn_cell_map_store* out_store);
void tn_cell_map_store__close(tn_cell_map_store* store);

/// Opens a map with pages of its own.
static inline void tn_cell_map__open(tn_context* context, tn_cell_map* out_map) {
  *out_map = (tn_cell_map){.context = context, .epoch = 1};
}
/// Opens a map with pages that the shard keeps, if it does; for the shard's thread.
void tn_cell_map__open_in(tn_shard* shard, tn_cell_map* out_map);
void tn_cell_map__close(tn_cell_map* marks);
/// Returns the word of a cell in a page that does not exist yet; sets `failed` when out of memory.
uint32_t* tn_cell_map__make(tn_cell_map* marks, tn_ref cell);

static inline tn_cell_map_entry* tn_cell_map__entry(const tn_cell_map* marks, tn_ref cell) {
  const tn_chunk_info* info = tn_cells__info(&marks->context->cells, cell);
  const uint64_t offset = cell - info->first;
  return &marks->pages[cell >> TN_CHUNK_SHIFT][(offset * info->reciprocal) >> 32];
}
static inline uint32_t* tn_cell_map__at(tn_cell_map* marks, tn_ref cell) {
  const size_t chunk = cell >> TN_CHUNK_SHIFT;
  if (TN_UNLIKELY(chunk >= marks->page_capacity || marks->pages[chunk] == NULL)) {
    return tn_cell_map__make(marks, cell);
  }
  tn_cell_map_entry* entry = tn_cell_map__entry(marks, cell);
  if (entry->epoch != marks->epoch) *entry = (tn_cell_map_entry){marks->epoch, 0};
  return &entry->word;
}
/// Returns the word, or 0 if its page does not exist.
static inline uint32_t tn_cell_map__get(const tn_cell_map* marks, tn_ref cell) {
  const size_t chunk = cell >> TN_CHUNK_SHIFT;
  if (chunk >= marks->page_capacity || marks->pages[chunk] == NULL) return 0;
  const tn_cell_map_entry* entry = tn_cell_map__entry(marks, cell);
  return entry->epoch == marks->epoch ? entry->word : 0;
}

#endif  // TENURE_SRC_ANALYSIS_CELL_MAP_H
