// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writing on several threads. See writer_share.c.

#ifndef TENURE_SRC_BYTECODE_WRITER_SHARE_H
#define TENURE_SRC_BYTECODE_WRITER_SHARE_H

#include "bytecode/writer.h"

/// Bytes that there is room for from the start, for each attribute and each op.
#define TN_ENTRY_ROOM 8u
#define TN_OP_ROOM 12u

/// Does piece number `number` of the work.
typedef tn_status (*tn_writer_turn_fn)(void* data, uint32_t number);

/// Has a team do `count` pieces of work. False if something failed, which is the writer's failure.
bool tn_writer__share(tn_writer* writer, uint32_t count, tn_writer_turn_fn work, void* data);

/// Does items `first` to `end` of the work.
typedef void (*tn_writer_slice_fn)(void* data, uint32_t slice, size_t first, size_t end);

/// Has `count` items done in as many slices as it says, by a team if they are enough for one.
#define TN_WRITER_SLICES 16u
static inline size_t tn_writer__slice_start(size_t count, uint32_t slice) {
  return count * slice / TN_WRITER_SLICES;
}
void tn_writer__each_slice(tn_writer* writer, size_t count, tn_writer_slice_fn work, void* data);

/// Writes entries `first` to `end` in the order of the file.
typedef void (*tn_put_entries_fn)(tn_writer* writer, size_t first, size_t end);

/// Has a team write entries `first` to `end`; false if they are few, or there is no team.
bool tn_writer__share_entries(tn_writer* writer, tn_ranked what, size_t first, size_t end,
                              tn_put_entries_fn put);
/// Has a team write the ops of a block, all of them; false likewise.
bool tn_writer__share_ops(tn_writer* writer, tn_ref block);
/// Has a team number what is in the pending regions, if there is one and they are enough. Those of
/// which something counts in an order that only one thread keeps are still pending. The writer has
/// not tried yet if a single region is pending, in which there is nothing for a team.
void tn_writer__share_numbers(tn_writer* writer);
/// Puts what a part has numbered after what the whole writer has. Its numbers of attribute entries
/// become greater by what is put on the list of bases. So many entries will be put there later: if
/// they are few they are looked for in the part's own tables, which stay until then.
void tn_writer__merge(tn_writer* whole, tn_writer* part, size_t later_count);

/// Makes room for the attribute entries of a part, and counts them. `is_collected`: the references
/// of those that have slots go to the entries themselves.
bool tn_writer__make_room(tn_writer* writer, const tn_writer* part, bool is_collected);
/// Makes the pages that the part has, those of groups of offsets if it is said; false when memory
/// is out.
bool tn_writer__take_pages(tn_writer* writer, const tn_writer* part, bool with_groups);
/// Has an entry that is an offset found, while others are.
void tn_writer__enter_offset(tn_writer* writer, uint32_t number);

/// Whether so many entries or ops may be enough for a team.
bool tn_writer__may_share(const tn_writer* writer, size_t item_count);

/// Where a list lies in the writer, and how large an item is.
typedef struct tn_writer_list_place {
  size_t offset;
  size_t item_size;
} tn_writer_list_place;

#endif  // TENURE_SRC_BYTECODE_WRITER_SHARE_H
