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
// Who is done with its group takes half of what another has not come to yet, as a group of its own
// that comes behind that one.
//
// Resources, positions of a file that are not offsets of its text, and what is text because it
// nests too deep for its dialect's encoding, count in the order in which they are met: where a
// group meets some, one thread numbers all but the first.

#include "bytecode/writer_share.h"
#include "ir/team.h"

typedef struct group {
  tn_writer* writer;  ///< The part, or of the first group the whole.
  tn_writer part;
  struct group* next;  ///< In the order of the file.
  /// Of the pending regions, those that are not numbered yet: the end << 32 | the first. Read and
  /// written with __atomic builtins, as what follows.
  uint64_t range;
  bool is_begun;
} group;

typedef struct share {
  tn_writer* whole;
  tn_writer_pending head;  ///< What the first group begins with; its region may be 0.
  uint32_t head_count;     ///< Ops of the head, without what is in them.
  tn_writer_list regions;  ///< tn_writer_pending: all that were, or that the head's ops have.
  size_t file_count;       ///< Known to the whole before.
  group* groups;
  uint32_t count;
  uint32_t member_count;  ///< As many there are from the start.
  pthread_mutex_t mutex;  ///< For which groups follow each other, and for what follows.
  uint32_t taken_count;   ///< Groups that have regions.
} share;

static uint64_t range_of(size_t first, size_t end) { return (uint64_t)end << 32 | first; }
static size_t first_of(uint64_t range) { return (uint32_t)range; }
static size_t end_of(uint64_t range) { return range >> 32; }

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

static void open_part(const tn_writer* whole, tn_writer* part) {
  tn_writer__open(part, whole->context, whole->root, &whole->options);
  tn_deallocate(part->allocator, part->chunks, part->chunk_capacity * sizeof *part->chunks);
  part->chunks = whole->chunks;
  part->chunk_count = whole->chunk_count;
  part->is_part = true;
  part->has_tried_numbers = true;
  part->is_numbering = true;
  part->is_silent = true;
  take_files(whole, part);
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

//===-- Taking from others --------------------------------------------------------------------===//

/// The place of the op that a pending region is of.
static uint32_t order_of(const share* it, size_t index) {
  const tn_ref region = ((const tn_writer_pending*)it->regions.items)[index].region;
  return tn_writer__order(it->whole, tn_region__at(it->whole->context, region)->op);
}

/// The first of the regions `first` to `end` of which the op has a place behind so many others.
static size_t first_behind(const share* it, size_t first, size_t end, uint64_t least) {
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

/// Takes the last of a group's regions; false if there is none.
static bool take_last(group* own, size_t* out_index) {
  uint64_t range = __atomic_load_n(&own->range, __ATOMIC_RELAXED);
  do {
    if (first_of(range) == end_of(range)) return false;
    *out_index = end_of(range) - 1;
  } while (!__atomic_compare_exchange_n(&own->range, &range, range_of(first_of(range), *out_index),
                                        false, __ATOMIC_RELAXED, __ATOMIC_RELAXED));
  return true;
}

/// Less than one part in so many of all ops, for each member, is left to who has it.
#define LEFT_PARTS 32u

/// How many ops there are about in a range; 0 if they are not worth to be halved.
static uint32_t ops_in(const share* it, uint64_t range) {
  if (end_of(range) < first_of(range) + 2) return 0;
  const uint32_t count = order_of(it, end_of(range) - 1) - order_of(it, first_of(range));
  return count < it->whole->op_count / (LEFT_PARTS * it->member_count) ? 0 : count;
}

/// The group that has most ops left, and what it has; NULL if all have few.
static TN_COLD group* find_most(const share* it, uint64_t* out_range) {
  group* most = NULL;
  uint32_t most_ops = 0;
  for (uint32_t i = 0; i < it->taken_count; ++i) {
    group* other = &it->groups[i];
    if (!__atomic_load_n(&other->is_begun, __ATOMIC_RELAXED)) continue;
    const uint64_t range = __atomic_load_n(&other->range, __ATOMIC_RELAXED);
    const uint32_t ops = ops_in(it, range);
    if (ops <= most_ops) continue;
    most = other;
    most_ops = ops;
    *out_range = range;
  }
  return most;
}

/// Has a new group take the regions that another would number last; NULL if there are none, or
/// there is no group left. The mutex is held.
static TN_COLD group* take_half(share* it) {
  uint64_t range = 0;
  while (it->taken_count < it->count) {
    group* other = find_most(it, &range);
    if (other == NULL) return NULL;
    const size_t first = first_of(range);
    const size_t last = end_of(range) - 1;
    const uint64_t sum = (uint64_t)order_of(it, first) + order_of(it, last);
    const size_t middle = first_behind(it, first + 1, last, (sum + 1) / 2);
    if (!__atomic_compare_exchange_n(&other->range, &range, range_of(middle, last + 1), false,
                                     __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
      continue;
    }
    group* own = &it->groups[it->taken_count++];
    __atomic_store_n(&own->range, range_of(first, middle), __ATOMIC_RELAXED);
    own->next = other->next;
    other->next = own;
    return own;
  }
  return NULL;
}

static group* take_from_others(share* it) {
  pthread_mutex_lock(&it->mutex);
  group* own = take_half(it);
  pthread_mutex_unlock(&it->mutex);
  return own;
}

//===-- Numbers -------------------------------------------------------------------------------===//

/// Numbers what a group has, as long as others leave it that.
static void number_one(const share* it, group* own) {
  tn_writer* writer = own->writer;
  const uint64_t range = __atomic_load_n(&own->range, __ATOMIC_RELAXED);
  const bool has_head = own == it->groups && it->head.region != 0;
  const size_t base = has_head ? 0 : first_of(range);
  size_t index = 0;
  if (writer->is_part) writer->op_count = ops_in(it, range) + 1;
  if (writer->is_part && !tn_writer__begin_entries(writer)) return;
  __atomic_store_n(&own->is_begun, true, __ATOMIC_RELAXED);
  if (has_head) {
    tn_writer__number_region(writer, &it->head);
  } else {
    const tn_writer_pending* regions = it->regions.items;
    for (size_t i = base; i < end_of(range); ++i) {
      tn_writer__push(writer, &writer->regions, &regions[i], sizeof *regions);
    }
  }
  while (writer->status == TN_OK && take_last(own, &index)) {
    tn_writer__number_regions(writer, index - base);
  }
  if (!has_head) writer->regions.count = 0;
  if (writer->is_part && writer->status == TN_OK) tn_writer__collect_references(writer);
}

static tn_status number_group(void* data, uint32_t number) {
  share* it = data;
  for (group* own = &it->groups[number]; own != NULL; own = take_from_others(it)) {
    number_one(it, own);
    if (own->writer->status != TN_OK) return own->writer->status;
  }
  return TN_OK;
}

//===-- Whether -------------------------------------------------------------------------------===//

/// An op of the head is come to for the first time, as few of those in it are, and counts as so
/// many.
#define HEAD_WEIGHT 4u

/// Cuts the pending regions, from the last on, into groups, those of the head among them.
static TN_COLD void cut(share* it) {
  const uint64_t op_count = it->whole->op_count;
  const uint64_t head = (uint64_t)HEAD_WEIGHT * it->head_count;
  size_t end = it->regions.count;
  for (uint32_t i = 0; i < it->member_count; ++i) {
    const bool is_last = i + 1 == it->member_count;
    const uint64_t ops = (op_count + head) * (i + 1) / it->member_count;
    const uint64_t left = op_count - (ops > head ? ops - head : 0);
    const size_t first = is_last ? 0 : first_behind(it, 0, end, left);
    it->groups[i].range = range_of(first, end);
    it->groups[i].next = is_last ? NULL : &it->groups[i + 1];
    end = first;
  }
  it->taken_count = it->member_count;
}

/// Lists what ops of the block hold, in their order; false if one uses values from around it, or
/// out of memory.
static bool list_block(share* it, tn_ref first_op) {
  tn_writer* whole = it->whole;
  const tn_context* context = whole->context;
  for (tn_ref op = first_op; op != 0; op = tn_op__at(context, op)->next, ++it->head_count) {
    const tn_op_cell* cell = tn_op__at(context, op);
    const uint32_t count = tn_op_cell__region_count(cell);
    if (cell->next != 0) __builtin_prefetch(tn_op__at(context, cell->next));
    if (count != 0 && tn_writer__words(whole, op, TN_OP_WORDS)[TN_OP_CAPTURES] != 0) return false;
    for (uint32_t i = 0; i < count; ++i) {
      const tn_writer_pending next = {tn_op_cell__region(cell, i), 0};
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

/// Groups that members take from each other, for each member.
#define LATER_GROUPS 2u

/// So many ops are worth a member: its groups have tables of their own, and are put together with
/// the others by one after the other.
static size_t ops_a_member(const tn_context* context) { return context->team_bytes_min / 64 + 1; }

/// Takes the pending regions from the whole.
static TN_COLD bool open_share(share* it) {
  tn_writer* whole = it->whole;
  const size_t enough = 2 + whole->op_count / ops_a_member(whole->context);
  size_t size = tn_team__size(whole->context, SIZE_MAX);
  if (size > enough) size = enough;
  if (it->head.region == 0) it->regions = whole->regions;
  it->member_count = (uint32_t)(size < it->regions.count ? size : it->regions.count);
  it->count = (1 + LATER_GROUPS) * it->member_count;
  it->groups = tn_allocate_zeroed(whole->allocator, it->count * sizeof *it->groups);
  if (it->groups == NULL) return false;
  it->file_count = whole->files.count;
  if (it->head.region == 0) whole->regions = (tn_writer_list){.items = NULL};
  whole->regions.count = 0;
  it->groups[0].writer = whole;
  for (uint32_t i = 1; i < it->count; ++i) {
    it->groups[i].writer = &it->groups[i].part;
    open_part(whole, &it->groups[i].part);
    it->groups[i].part.part = i;
  }
  cut(it);
  pthread_mutex_init(&it->mutex, NULL);
  return true;
}

static void close_share(share* it) {
  pthread_mutex_destroy(&it->mutex);
  for (uint32_t i = 1; i < it->count; ++i) close_part(&it->groups[i].part);
  tn_writer__free_list(it->whole, &it->regions, sizeof(tn_writer_pending));
  tn_deallocate(it->whole->allocator, it->groups, it->count * sizeof *it->groups);
}

/// Whether what all parts have numbered can be put together.
static bool can_merge(const share* it) {
  if (has_positions(it->whole) || it->whole->is_deep) return false;
  for (uint32_t i = 1; i < it->taken_count; ++i) {
    if (is_odd(it, &it->groups[i].part)) return false;
  }
  return true;
}

/// Leaves the regions behind the first group's to one thread. With a head they are still there.
static void put_back(share* it) {
  const tn_writer_pending* regions = it->regions.items;
  if (it->head.region != 0) return;
  for (size_t i = 0; i < first_of(it->groups[0].range); ++i) {
    tn_writer__push(it->whole, &it->whole->regions, &regions[i], sizeof *regions);
  }
}

static void number_all(share* it) {
  tn_writer* whole = it->whole;
  const uint32_t no_base = 0;
  if (!tn_writer__share(whole, it->member_count, number_group, it)) return;
  if (!can_merge(it)) {
    put_back(it);
    return;
  }
  whole->regions.count = 0;
  size_t later_count = 0;
  for (uint32_t i = 1; i < it->taken_count; ++i) {
    later_count += it->groups[i].part.attributes.items.count;
    tn_writer__push(whole, &whole->bases, &no_base, sizeof no_base);
  }
  for (group* of = it->groups[0].next; of != NULL && whole->status == TN_OK; of = of->next) {
    later_count -= of->part.attributes.items.count;
    tn_writer__merge(whole, &of->part, later_count);
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
