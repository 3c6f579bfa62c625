// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cloning of cells, and the map from originals to clones.
//
// The map shadows the chunks of the originals: for each, an array with an entry per cell, from the
// first original to the last. Finding the clone of a value's owner takes two adjacent loads, in the
// order of the originals; results and arguments follow from their owner. The array of a chunk grows
// as originals are added. Only chunks with originals are in the map, so that a small clone costs
// the same in a large context. Values that the caller maps are in a Judy array, which is usually
// empty. The first few cells and values are in the map itself, so that small clones allocate no
// memory.

#ifndef TENURE_SRC_IR_CLONE_H
#define TENURE_SRC_IR_CLONE_H

#include "ir/op.h"

/// One cell's clone; valid while both generations match.
typedef struct tn_clone_entry {
  uint32_t from_generation;
  tn_ref to;
  uint32_t to_generation;
} tn_clone_entry;

typedef struct tn_clone_shadow {
  tn_clone_entry* entries;
  tn_ref first;         ///< The cell of the first entry; 0 in a free slot of the table.
  uint32_t reciprocal;  ///< The chunk's reciprocal.
  uint32_t count;
} tn_clone_shadow;

/// A value that the caller mapped, or one of the first cells.
typedef struct tn_clone_pair {
  tn_ref from;
  tn_ref to;
  uint32_t from_generation;
  uint32_t to_generation;
} tn_clone_pair;

#define TN_CLONE_FEW 8u

struct tn_clone_map {
  tn_context* context;
  tn_clone_pair few_cells[TN_CLONE_FEW];
  tn_clone_pair few_values[TN_CLONE_FEW];
  size_t few_cell_count;
  size_t few_value_count;
  tn_clone_shadow* shadows;  ///< A hash table by chunk number.
  uint32_t shadow_mask;  ///< The capacity of the table, a power of two, minus 1; 0 without a table.
  uint32_t shadow_count;
  size_t cell_count;  ///< Number of cells in shadows.
  tn_clone_pair* pairs;
  size_t pair_count;
  size_t pair_capacity;
  tn_judy_map pair_index;  ///< Maps a value to the index of its pair.
  bool may_stop;           ///< Cloning counts steps (poll.h).
  bool is_stopped;         ///< Cloning was interrupted, and there is no clone.
  bool is_private;         ///< The map is not queried afterwards: a team may clone, with maps of
                           ///< its own.
};

void tn_clone_map__initialize(tn_context* context, struct tn_clone_map* map);
void tn_clone_map__finalize(struct tn_clone_map* map);

/// Maps a value for the caller. False when out of memory.
bool tn_clone_map__set_value(struct tn_clone_map* map, tn_ref from, tn_ref to);
/// Maps the cell of an op, block or argument. False when out of memory.
bool tn_clone_map__set_cell(struct tn_clone_map* map, tn_ref from, tn_ref to);
/// Returns the clone of a cell or value; 0 if there is none or it was erased.
tn_ref tn_clone_map__cell(const struct tn_clone_map* map, tn_ref from);
tn_ref tn_clone_map__value(const struct tn_clone_map* map, tn_ref from);

/// Clones the tree of `root`, as an unowned detached op. 0 when out of memory or interrupted
/// (reported). `flags`: tn_clone_flags.
tn_ref tn_op__clone(tn_shard* shard, tn_ref root, uint32_t flags, struct tn_clone_map* map);

#endif  // TENURE_SRC_IR_CLONE_H
