// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cloning in cells, and the map from what was cloned to its clones.
//
// The map is a shadow of the chunks that originals lie in: for each an array with an entry a cell,
// from the first original to the last, so that looking up the clone of a value's owner is two loads
// next to each other in the order of the originals, and results and arguments follow from their
// owner. The array of a chunk grows as originals are met. Of chunks only those are in the map, so
// that a small clone costs the same in a large context.
// Values that the caller maps are in a Judy array instead; it is empty in the usual
// clone. The first few cells and values stand before all that in the map itself, so that what
// is small asks for no memory.

#ifndef TENURE_SRC_IR_CLONE_H
#define TENURE_SRC_IR_CLONE_H

#include "ir/op.h"

/// One cell's clone; it holds while both generations do.
typedef struct tn_clone_entry {
  uint32_t from_generation;
  tn_ref to;
  uint32_t to_generation;
} tn_clone_entry;

typedef struct tn_clone_shadow {
  tn_clone_entry* entries;
  tn_ref first;         ///< The cell that the first entry is for; 0 in a free place of the table.
  uint32_t reciprocal;  ///< Of its chunk.
  uint32_t count;
} tn_clone_shadow;

/// A value mapped by hand, or one of the first cells.
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
  uint32_t shadow_mask;  ///< The places of the table, a power of two, less 1; 0 without a table.
  uint32_t shadow_count;
  size_t cell_count;  ///< Cells in shadows.
  tn_clone_pair* pairs;
  size_t pair_count;
  size_t pair_capacity;
  tn_judy_map pair_index;  ///< Value to the index of its pair.
  bool may_stop;           ///< Cloning takes steps (poll.h).
  bool is_stopped;         ///< It was told to stop: why there is no clone.
  bool is_private;         ///< Not queried afterwards: a team may clone, with maps of its own.
};

void tn_clone_map__initialize(tn_context* context, struct tn_clone_map* map);
void tn_clone_map__finalize(struct tn_clone_map* map);

/// Maps a value by hand. False when out of memory.
bool tn_clone_map__set_value(struct tn_clone_map* map, tn_ref from, tn_ref to);
/// Maps the cell of an op, block or argument. False when out of memory.
bool tn_clone_map__set_cell(struct tn_clone_map* map, tn_ref from, tn_ref to);
/// The clone of a cell or value; 0 when there is none or it was erased.
tn_ref tn_clone_map__cell(const struct tn_clone_map* map, tn_ref from);
tn_ref tn_clone_map__value(const struct tn_clone_map* map, tn_ref from);

/// An unowned detached clone of the tree of `root`; 0 when out of memory, or it was asked to
/// stop (reported).
/// `flags`: tn_clone_flags.
tn_ref tn_op__clone(tn_shard* shard, tn_ref root, uint32_t flags, struct tn_clone_map* map);

#endif  // TENURE_SRC_IR_CLONE_H
