// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbering regions side by side.
//
// Each member of a team numbers groups of the pending regions with a writer of its own, which knows
// nothing of the others, and the caller puts together what they found (writer_merge.c). The words
// of ops and arguments go on naming entries of the group, which regions say.
// Regions are numbered from the end, so that the first group has the last of them: that one is for
// the whole writer itself, to which there is nothing in front to be put together with. If a single
// region is pending, as a module's is, the regions are those of its ops, unless these use values
// from around them; and the first group begins with that region.
//
// Resources, positions of a file that are not offsets of its text, and what is text because it
// nests too deep for its dialect's encoding, count in the order in which they are met: where a
// group meets some, one thread numbers all but the first.

#include "bytecode/writer_share.h"
#include "ir/team.h"

typedef struct group {
  tn_writer* writer;  ///< The part, or of the first group the whole.
  tn_writer part;
  size_t first;  ///< Of the pending regions.
  size_t end;
} group;

typedef struct share {
  tn_writer* whole;
  tn_writer_pending head;  ///< What the first group begins with; its region may be 0.
  uint32_t head_count;     ///< Ops of the head, without what is in them.
  tn_writer_list regions;  ///< tn_writer_pending: all that were, or that the head's ops have.
  size_t file_count;       ///< Known to the whole before.
  group* groups;
  uint32_t count;
  uint32_t member_count;  ///< As many groups are large.
} share;

//===-- Parts ---------------------------------------------------------------------------------===//

/// Whether some position is entered as line and column.
static bool has_positions(const tn_writer* writer) {
  const tn_writer_file* files = writer->files.items;
  for (size_t i = 0; i < writer->files.count; ++i) {
    if (files[i].has_positions) return true;
  }
  return false;
}

/// Positions that are offsets for the whole are that for its parts.
static void take_files(const tn_writer* whole, tn_writer* part) {
  const tn_writer_file* files = whole->files.items;
  for (size_t i = 0; i < whole->files.count; ++i) {
    tn_writer_file* file = tn_writer__file(part, files[i].name);
    if (file != NULL) file->span = files[i].span;
  }
}

static void open_part(const tn_writer* whole, tn_writer* part, uint32_t op_count) {
  tn_writer__open(part, whole->context, whole->root, &whole->options);
  tn_deallocate(part->allocator, part->chunks, part->chunk_capacity * sizeof *part->chunks);
  part->chunks = whole->chunks;
  part->chunk_count = whole->chunk_count;
  part->is_part = true;
  part->has_tried_numbers = true;
  part->is_numbering = true;
  part->is_silent = true;
  part->op_count = op_count;
  take_files(whole, part);
  (void)tn_writer__begin_entries(part);
}

static void close_part(tn_writer* part) {
  part->chunks = NULL;
  part->chunk_count = 0;
  part->chunk_capacity = 0;
  tn_writer__close(part);
}

/// Whether something was met that only one thread can number.
static bool is_odd(const share* it, const tn_writer* part) {
  if (part->resources.count != 0 || part->files.count != it->file_count) return true;
  return has_positions(part) || part->is_deep;
}

//===-- Numbers -------------------------------------------------------------------------------===//

static tn_status number_group(void* data, uint32_t number) {
  const share* it = data;
  const group* next = &it->groups[number];
  const tn_writer_pending* regions = it->regions.items;
  size_t left = 0;
  if (number == 0 && it->head.region != 0) {
    tn_writer__number_region(next->writer, &it->head);
    left = next->first;
  } else {
    for (size_t i = next->first; i < next->end; ++i) {
      tn_writer__push(next->writer, &next->writer->regions, &regions[i], sizeof *regions);
    }
  }
  tn_writer__number_regions(next->writer, left);
  if (next->writer->is_part && next->writer->status == TN_OK) {
    tn_writer__collect_references(next->writer);
  }
  return next->writer->status;
}

//===-- Whether -------------------------------------------------------------------------------===//

/// The place of the op that a pending region is of.
static uint32_t order_of(const share* it, size_t index) {
  const tn_ref region = ((const tn_writer_pending*)it->regions.items)[index].region;
  return tn_writer__order(it->whole, tn_region__at(it->whole->context, region)->op);
}

/// The first of the regions up to `end` of which the op has a place behind so many others.
static size_t first_behind(const share* it, size_t end, uint64_t least) {
  size_t first = 0;
  while (first < end) {
    const size_t middle = first + (end - first) / 2;
    if (order_of(it, middle) >= least) {
      end = middle;
    } else {
      first = middle + 1;
    }
  }
  return first;
}

/// An op of the head is come to for the first time, as few of those in it are, and counts as so
/// many.
#define HEAD_WEIGHT 4u

/// So many hundredths of the ops are left to whoever is done first, in small groups.
#define LEFT_OVER 8u

/// How many ops of `all` the groups up to this one have.
static uint64_t end_of(const share* it, uint32_t number, uint64_t all) {
  const uint32_t small_count = it->count - it->member_count;
  const uint64_t large = small_count == 0 ? all : all - all * LEFT_OVER / 100;
  if (number < it->member_count) return large * (number + 1) / it->member_count;
  return large + (all - large) * (number + 1 - it->member_count) / small_count;
}

/// Cuts the pending regions, from the last on, into groups, those of the head among them.
static void cut(share* it) {
  const uint64_t op_count = it->whole->op_count;
  const uint64_t head = (uint64_t)HEAD_WEIGHT * it->head_count;
  size_t end = it->regions.count;
  for (uint32_t i = 0; i < it->count; ++i) {
    const bool is_last = i + 1 == it->count;
    const uint64_t ops = end_of(it, i, op_count + head);
    const uint64_t left = op_count - (ops > head ? ops - head : 0);
    it->groups[i].first = is_last ? 0 : first_behind(it, end, left);
    it->groups[i].end = end;
    end = it->groups[i].first;
  }
}

/// Lists what ops of the block hold, in their order; false if one uses values from around it, or
/// memory is out.
static bool list_block(share* it, tn_ref first_op) {
  tn_writer* whole = it->whole;
  const tn_context* context = whole->context;
  for (tn_ref op = first_op; op != 0; op = tn_op__at(context, op)->next, ++it->head_count) {
    const tn_op_cell* cell = tn_op__at(context, op);
    const uint32_t count = tn_op__region_count(cell);
    if (cell->next != 0) __builtin_prefetch(tn_op__at(context, cell->next));
    if (count != 0 && tn_writer__words(whole, op, TN_OP_WORDS)[TN_OP_CAPTURES] != 0) return false;
    for (uint32_t i = 0; i < count; ++i) {
      const tn_writer_pending next = {tn_op__region(cell, i), 0};
      if (!tn_writer__push(whole, &it->regions, &next, sizeof next)) return false;
    }
  }
  return true;
}

/// The regions of the ops in the region that alone is pending.
static bool list_head(share* it) {
  const tn_context* context = it->whole->context;
  it->head = *(const tn_writer_pending*)it->whole->regions.items;
  tn_ref block = tn_region__at(context, it->head.region)->first_block;
  for (; block != 0; block = tn_block__at(context, block)->next) {
    if (!list_block(it, tn_block__at(context, block)->first_op)) return false;
  }
  return it->regions.count > 1;
}

/// Takes the pending regions from the whole.
static bool open_share(share* it) {
  tn_writer* whole = it->whole;
  const size_t size = tn_team__size(whole->context, SIZE_MAX);
  if (it->head.region == 0) it->regions = whole->regions;
  it->member_count = (uint32_t)(size < it->regions.count ? size : it->regions.count);
  it->count = it->member_count + (it->regions.count < 2 * size ? 0 : (uint32_t)(size + 1) / 2);
  it->groups = tn_allocate_zeroed(whole->allocator, it->count * sizeof *it->groups);
  if (it->groups == NULL) return false;
  it->file_count = whole->files.count;
  if (it->head.region == 0) whole->regions = (tn_writer_list){.items = NULL};
  whole->regions.count = 0;
  it->groups[0].writer = whole;
  for (uint32_t i = 1; i < it->count; ++i) {
    it->groups[i].writer = &it->groups[i].part;
    const uint64_t op_count = end_of(it, i, whole->op_count) - end_of(it, i - 1, whole->op_count);
    open_part(whole, &it->groups[i].part, (uint32_t)op_count + 1);
    it->groups[i].part.part = i;
  }
  cut(it);
  return true;
}

static void close_share(share* it) {
  for (uint32_t i = 1; i < it->count; ++i) close_part(&it->groups[i].part);
  tn_writer__free_list(it->whole, &it->regions, sizeof(tn_writer_pending));
  tn_deallocate(it->whole->allocator, it->groups, it->count * sizeof *it->groups);
}

/// Whether what all parts have numbered can be put together.
static bool can_merge(const share* it) {
  if (has_positions(it->whole) || it->whole->is_deep) return false;
  for (uint32_t i = 1; i < it->count; ++i) {
    if (is_odd(it, &it->groups[i].part)) return false;
  }
  return true;
}

/// Leaves the regions behind the first group's to one thread. With a head they are still there.
static void put_back(share* it) {
  const tn_writer_pending* regions = it->regions.items;
  if (it->head.region != 0) return;
  for (size_t i = 0; i < it->groups[0].first; ++i) {
    tn_writer__push(it->whole, &it->whole->regions, &regions[i], sizeof *regions);
  }
}

static void number_all(share* it) {
  tn_writer* whole = it->whole;
  if (!tn_writer__share(whole, it->count, number_group, it)) return;
  if (!can_merge(it)) {
    put_back(it);
    return;
  }
  whole->regions.count = 0;
  size_t later_count = 0;
  for (uint32_t i = 1; i < it->count; ++i) later_count += it->groups[i].part.attributes.items.count;
  for (uint32_t i = 1; i < it->count && whole->status == TN_OK; ++i) {
    later_count -= it->groups[i].part.attributes.items.count;
    tn_writer__merge(whole, &it->groups[i].part, later_count);
  }
  whole->merged.count = 0;
}

void tn_writer__share_numbers(tn_writer* writer) {
  share it = {.whole = writer};
  const bool has_head = writer->regions.count == 1;
  writer->has_tried_numbers = true;
  if (!tn_writer__may_share(writer, writer->op_count)) return;
  if (writer->others.count != 0 || has_positions(writer)) return;
  if (has_head && !list_head(&it)) {
    writer->has_tried_numbers = false;
    tn_writer__free_list(writer, &it.regions, sizeof(tn_writer_pending));
  } else if (tn_writer__make_chunks(writer) && open_share(&it)) {
    number_all(&it);
    close_share(&it);
  } else if (has_head) {
    tn_writer__free_list(writer, &it.regions, sizeof(tn_writer_pending));
  }
}
