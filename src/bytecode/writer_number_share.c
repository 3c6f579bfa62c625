// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers regions in parallel.
//
// Each member of a team numbers groups of the pending regions with its own independent writer, and
// the caller merges the results (writer_merge.c). The words of ops and arguments keep the entries
// of the group, which the words of regions identify. Regions are numbered from the last to the
// first, so the first group has the last regions: it uses the whole writer itself, and needs no
// merge. If a single region is pending, as for a module, the regions are those of its ops, unless
// these use values from outside of them; and the first group starts with that region. A member that
// finishes its group takes half of the remaining regions of another one, as a new group after it.
//
// Resources, positions that are not offsets of the text of their file, and attributes that are text
// because they nest too deep for their encoding are numbered in the order of the file: if a group
// contains some, one thread numbers all groups except the first.

#include "bytecode/writer_share.h"
#include "ir/team.h"

typedef struct group {
  tn_writer* writer;  ///< The part; for the first group the whole.
  tn_writer part;
  struct group* next;  ///< In the order of the file.
  /// The pending regions that are not numbered yet: the end << 32 | the first. Accessed by __atomic
  /// builtins, like the fields below.
  uint64_t range;
  bool is_begun;
} group;

typedef struct share {
  tn_writer* whole;
  tn_writer_pending head;  ///< The region that the first group starts with; its reference may be 0.
  uint32_t head_count;     ///< Number of ops directly in the head.
  tn_writer_list regions;  ///< tn_writer_pending: all pending regions, or those of the head's ops.
  size_t file_count;       ///< Number of files that the whole knew before.
  group* groups;
  uint32_t count;
  uint32_t member_count;  ///< Number of groups at the start.
  pthread_mutex_t mutex;  ///< Guards the links of groups and the fields below.
  uint32_t taken_count;   ///< Number of groups with regions.
} share;

static uint64_t range_of(size_t first, size_t end) { return (uint64_t)end << 32 | first; }
static size_t first_of(uint64_t range) { return (uint32_t)range; }
static size_t end_of(uint64_t range) { return range >> 32; }

//===-- Parts ---------------------------------------------------------------------------------===//

/// Returns whether any position is entered as line and column.
static bool has_positions(const tn_writer* writer) {
  const tn_writer_file* files = writer->files.items;
  for (size_t i = 0; i < writer->files.count; ++i) {
    if (files[i].has_positions) return true;
  }
  return false;
}

/// Positions that the whole enters as offsets are offsets in its parts, too.
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

/// Returns whether the part contains anything that only one thread can number.
static bool is_odd(const share* self, const tn_writer* part) {
  if (part->resources.count != 0 || part->files.count != self->file_count) return true;
  return has_positions(part) || part->is_deep;
}

//===-- Taking from others --------------------------------------------------------------------===//

/// Returns the position in the walk of the op that has the pending region.
static uint32_t order_of(const share* self, size_t index) {
  const tn_ref region = ((const tn_writer_pending*)self->regions.items)[index].region;
  return tn_writer__order(self->whole, tn_region__at(self->whole->context, region)->op);
}

/// Returns the first of the regions `first` to `end` whose op has at least the position `least` in
/// the walk.
static size_t first_after(const share* self, size_t first, size_t end, uint64_t least) {
  while (first < end) {
    const size_t middle = first + (end - first) / 2;
    if (order_of(self, middle) >= least) {
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

/// A range is split only if it has at least this fraction of a member's share of all ops.
#define LEFT_PARTS 32u

/// Returns the approximate number of ops in a range; 0 if it is too small to be split.
static uint32_t ops_in(const share* self, uint64_t range) {
  if (end_of(range) < first_of(range) + 2) return 0;
  const uint32_t count = order_of(self, end_of(range) - 1) - order_of(self, first_of(range));
  return count < self->whole->op_count / (LEFT_PARTS * self->member_count) ? 0 : count;
}

/// Returns the group with the most remaining ops, and its range; NULL if all ranges are small.
static TN_COLD group* find_most(const share* self, uint64_t* out_range) {
  group* most = NULL;
  uint32_t most_ops = 0;
  for (uint32_t i = 0; i < self->taken_count; ++i) {
    group* other = &self->groups[i];
    if (!__atomic_load_n(&other->is_begun, __ATOMIC_RELAXED)) continue;
    const uint64_t range = __atomic_load_n(&other->range, __ATOMIC_RELAXED);
    const uint32_t ops = ops_in(self, range);
    if (ops <= most_ops) continue;
    most = other;
    most_ops = ops;
    *out_range = range;
  }
  return most;
}

/// Moves the regions that another group would number last to a new group. Returns NULL if there are
/// none, or no group is free. The mutex is locked.
static TN_COLD group* take_half(share* self) {
  uint64_t range = 0;
  while (self->taken_count < self->count) {
    group* other = find_most(self, &range);
    if (other == NULL) return NULL;
    const size_t first = first_of(range);
    const size_t last = end_of(range) - 1;
    const uint64_t sum = (uint64_t)order_of(self, first) + order_of(self, last);
    const size_t middle = first_after(self, first + 1, last, (sum + 1) / 2);
    if (!__atomic_compare_exchange_n(&other->range, &range, range_of(middle, last + 1), false,
                                     __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
      continue;
    }
    group* own = &self->groups[self->taken_count++];
    __atomic_store_n(&own->range, range_of(first, middle), __ATOMIC_RELAXED);
    own->next = other->next;
    other->next = own;
    return own;
  }
  return NULL;
}

static group* take_from_others(share* self) {
  pthread_mutex_lock(&self->mutex);
  group* own = take_half(self);
  pthread_mutex_unlock(&self->mutex);
  return own;
}

//===-- Numbers -------------------------------------------------------------------------------===//

/// Numbers the regions of a group, except for those that other members take.
static void number_one(const share* self, group* own) {
  tn_writer* writer = own->writer;
  const uint64_t range = __atomic_load_n(&own->range, __ATOMIC_RELAXED);
  const bool has_head = own == self->groups && self->head.region != 0;
  const size_t base = has_head ? 0 : first_of(range);
  size_t index = 0;
  if (writer->is_part) writer->op_count = ops_in(self, range) + 1;
  if (writer->is_part && !tn_writer__begin_entries(writer)) return;
  __atomic_store_n(&own->is_begun, true, __ATOMIC_RELAXED);
  if (has_head) {
    tn_writer__number_region(writer, &self->head);
  } else {
    const tn_writer_pending* regions = self->regions.items;
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
  share* self = data;
  for (group* own = &self->groups[number]; own != NULL; own = take_from_others(self)) {
    number_one(self, own);
    if (own->writer->status != TN_OK) return own->writer->status;
  }
  return TN_OK;
}

//===-- Sharing -------------------------------------------------------------------------------===//

/// Cost of an op of the head relative to nested ops, most of which resemble earlier ones.
#define HEAD_WEIGHT 4u

/// Splits the pending regions, from the last on, into groups of about equal cost, including the
/// head.
static TN_COLD void cut(share* self) {
  const uint64_t op_count = self->whole->op_count;
  const uint64_t head = (uint64_t)HEAD_WEIGHT * self->head_count;
  size_t end = self->regions.count;
  for (uint32_t i = 0; i < self->member_count; ++i) {
    const bool is_last = i + 1 == self->member_count;
    const uint64_t ops = (op_count + head) * (i + 1) / self->member_count;
    const uint64_t left = op_count - (ops > head ? ops - head : 0);
    const size_t first = is_last ? 0 : first_after(self, 0, end, left);
    self->groups[i].range = range_of(first, end);
    self->groups[i].next = is_last ? NULL : &self->groups[i + 1];
    end = first;
  }
  self->taken_count = self->member_count;
}

/// Lists the regions of the block's ops in order. Returns false if an op captures values, or when
/// out of memory.
static bool list_block(share* self, tn_ref first_op) {
  tn_writer* whole = self->whole;
  const tn_context* context = whole->context;
  for (tn_ref op = first_op; op != 0; op = tn_op__at(context, op)->next, ++self->head_count) {
    const tn_op_cell* cell = tn_op__at(context, op);
    const uint32_t count = tn_op_cell__region_count(cell);
    if (cell->next != 0) __builtin_prefetch(tn_op__at(context, cell->next));
    if (count != 0 && tn_writer__words(whole, op, TN_OP_WORDS)[TN_OP_CAPTURES] != 0) return false;
    for (uint32_t i = 0; i < count; ++i) {
      const tn_writer_pending next = {tn_op_cell__region(cell, i), 0};
      if (!tn_writer__push(whole, &self->regions, &next, sizeof next)) return false;
    }
  }
  return true;
}

/// Lists the regions of the ops in the only pending region.
static bool list_head(share* self) {
  const tn_context* context = self->whole->context;
  self->head = *(const tn_writer_pending*)self->whole->regions.items;
  tn_ref block = tn_region__at(context, self->head.region)->first_block;
  for (; block != 0; block = tn_block__at(context, block)->next) {
    if (!list_block(self, tn_block__at(context, block)->first_op)) return false;
  }
  return self->regions.count > 1;
}

/// Number of further groups for each member, for taking regions from other members.
#define LATER_GROUPS 2u

/// Minimum number of ops for each member: a group has its own tables, and merging is sequential.
static size_t ops_a_member(const tn_context* context) { return context->team_bytes_min / 64 + 1; }

/// Takes the pending regions of the whole.
static TN_COLD bool open_share(share* self) {
  tn_writer* whole = self->whole;
  const size_t enough = 2 + whole->op_count / ops_a_member(whole->context);
  size_t size = tn_team__size(whole->context, SIZE_MAX);
  if (size > enough) size = enough;
  if (self->head.region == 0) self->regions = whole->regions;
  self->member_count = (uint32_t)(size < self->regions.count ? size : self->regions.count);
  self->count = (1 + LATER_GROUPS) * self->member_count;
  self->groups = tn_allocate_zeroed(whole->allocator, self->count * sizeof *self->groups);
  if (self->groups == NULL) return false;
  self->file_count = whole->files.count;
  if (self->head.region == 0) whole->regions = (tn_writer_list){.items = NULL};
  whole->regions.count = 0;
  self->groups[0].writer = whole;
  for (uint32_t i = 1; i < self->count; ++i) {
    self->groups[i].writer = &self->groups[i].part;
    open_part(whole, &self->groups[i].part);
    self->groups[i].part.part = i;
  }
  cut(self);
  pthread_mutex_init(&self->mutex, NULL);
  return true;
}

static void close_share(share* self) {
  pthread_mutex_destroy(&self->mutex);
  for (uint32_t i = 1; i < self->count; ++i) close_part(&self->groups[i].part);
  tn_writer__free_list(self->whole, &self->regions, sizeof(tn_writer_pending));
  tn_deallocate(self->whole->allocator, self->groups, self->count * sizeof *self->groups);
}

/// Returns whether the results of all parts can be merged.
static bool can_merge(const share* self) {
  if (has_positions(self->whole) || self->whole->is_deep) return false;
  for (uint32_t i = 1; i < self->taken_count; ++i) {
    if (is_odd(self, &self->groups[i].part)) return false;
  }
  return true;
}

/// Leaves the regions that are not in the first group to one thread. With a head, these are still
/// pending.
static void put_back(share* self) {
  const tn_writer_pending* regions = self->regions.items;
  if (self->head.region != 0) return;
  for (size_t i = 0; i < first_of(self->groups[0].range); ++i) {
    tn_writer__push(self->whole, &self->whole->regions, &regions[i], sizeof *regions);
  }
}

static void number_all(share* self) {
  tn_writer* whole = self->whole;
  const uint32_t no_base = 0;
  if (!tn_writer__share(whole, self->member_count, number_group, self)) return;
  if (!can_merge(self)) {
    put_back(self);
    return;
  }
  whole->regions.count = 0;
  size_t later_count = 0;
  for (uint32_t i = 1; i < self->taken_count; ++i) {
    later_count += self->groups[i].part.attributes.items.count;
    tn_writer__push(whole, &whole->bases, &no_base, sizeof no_base);
  }
  for (group* of = self->groups[0].next; of != NULL && whole->status == TN_OK; of = of->next) {
    later_count -= of->part.attributes.items.count;
    tn_writer__merge(whole, &of->part, later_count);
  }
  whole->merged.count = 0;
}

void tn_writer__share_numbers(tn_writer* writer) {
  share self = {.whole = writer};
  const bool has_head = writer->regions.count == 1;
  writer->has_tried_numbers = true;
  if (!tn_writer__may_share(writer, writer->op_count)) return;
  if (writer->others.count != 0 || has_positions(writer)) return;
  if (has_head && !list_head(&self)) {
    writer->has_tried_numbers = false;
    tn_writer__free_list(writer, &self.regions, sizeof(tn_writer_pending));
  } else if (tn_writer__make_chunks(writer) && open_share(&self)) {
    number_all(&self);
    close_share(&self);
  } else if (has_head) {
    tn_writer__free_list(writer, &self.regions, sizeof(tn_writer_pending));
  }
}
