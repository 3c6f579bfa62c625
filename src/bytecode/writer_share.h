// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing on several threads. See writer_share.c.

#ifndef TENURE_SRC_BYTECODE_WRITER_SHARE_H
#define TENURE_SRC_BYTECODE_WRITER_SHARE_H

#include "bytecode/writer.h"

/// Number of bytes to reserve for each attribute and each op.
#define TN_ENTRY_ROOM 8u
#define TN_OP_ROOM 12u

/// Does unit `number` of the work.
typedef tn_status (*tn_writer_turn_fn)(void* data, uint32_t number);

/// Does `count` units of work with a team. Returns false on failure, which is stored in the writer.
bool tn_writer__share(tn_writer* writer, uint32_t count, tn_writer_turn_fn work, void* data);

/// Does items `first` to `end` of the work.
typedef void (*tn_writer_slice_fn)(void* data, uint32_t slice, size_t first, size_t end);

/// Does `count` items of work in TN_WRITER_SLICES slices, with a team if there are enough items.
#define TN_WRITER_SLICES 16u
static inline size_t tn_writer__slice_start(size_t count, uint32_t slice) {
  return count * slice / TN_WRITER_SLICES;
}
void tn_writer__each_slice(tn_writer* writer, size_t count, tn_writer_slice_fn work, void* data);

/// Writes entries `first` to `end` in the order of the file.
typedef void (*tn_put_entries_fn)(tn_writer* writer, size_t first, size_t end);

/// Writes entries `first` to `end` with a team; returns false if there are too few, or there is no
/// team.
bool tn_writer__share_entries(tn_writer* writer, tn_ranked what, size_t first, size_t end,
                              tn_put_entries_fn put);
/// Writes all ops of a block with a team; returns false likewise.
bool tn_writer__share_ops(tn_writer* writer, tn_ref block);
/// Numbers the contents of the pending regions with a team, if there is one and there are enough.
/// Regions that only one thread can number stay pending. If a single region is
/// pending that cannot be split, `has_tried_numbers` is reset.
void tn_writer__share_numbers(tn_writer* writer);
/// Appends the numbering results of a part to those of the whole. The offset of its attribute
/// entries goes to the list of bases. `later_count` entries will be merged later: if they are few,
/// they are looked up in the part's own tables, which live until then.
void tn_writer__merge(tn_writer* whole, tn_writer* part, size_t later_count);

/// Reserves the attribute entries of a part, and counts them. If `is_collected`, references of
/// entries with slots go to the ranks.
bool tn_writer__make_room(tn_writer* writer, const tn_writer* part, bool is_collected);
/// Allocates the pages that the part has, including those of groups if `with_groups`; false when
/// out of memory.
bool tn_writer__take_pages(tn_writer* writer, const tn_writer* part, bool with_groups);
/// Adds an offset entry to its group; may be called in parallel.
void tn_writer__enter_offset(tn_writer* writer, uint32_t number);

/// Returns whether there are enough entries or ops for a team.
bool tn_writer__may_share(const tn_writer* writer, size_t item_count);

/// The position of a list in the writer, and the size of an item.
typedef struct tn_writer_list_place {
  size_t offset;
  size_t item_size;
} tn_writer_list_place;

#endif  // TENURE_SRC_BYTECODE_WRITER_SHARE_H
