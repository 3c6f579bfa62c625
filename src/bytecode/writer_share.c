// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes entries, and the ops of one block, in parallel.
//
// Once everything is numbered, the encoding of an entry or op does not depend on what is written
// before it, except for strings and properties, which are numbered in the order of the file. So one
// thread first enters all strings, after a parallel search for entries that may have some. Members
// of a team number the properties of groups of ops separately, and these numbers are merged before
// ops are written. Each group has a part, a writer that shares the tables of the whole and has its
// own bytes, which are then concatenated. So the bytes do not depend on the number of threads.

#include "bytecode/writer_share.h"
#include "ir/team.h"

/// Number of groups for each member.
#define GROUPS_A_MEMBER 8u
/// Approximate number of bytes of text for each op or entry.
#define BYTES_AN_ITEM 64u

/// A range of entries in the order of the file, or of ops of a block.
typedef struct group {
  tn_writer part;
  size_t first;
  size_t end;
  tn_ref first_op;
  tn_ref end_op;
  tn_writer_list map;  ///< uint32_t: final indices of its properties.
} group;

typedef struct share {
  tn_writer* whole;
  tn_put_entries_fn put;
  group* groups;
  uint32_t count;
} share;

//===-- The team ------------------------------------------------------------------------------===//

/// Units of work that members take one by one.
typedef struct turns {
  tn_writer_turn_fn work;
  void* data;
  uint32_t count;
  uint32_t next;  ///< Accessed by __atomic builtins, like the fields below.
  tn_status status;
} turns;

static void take_turns(tn_team_member* member, void* data) {
  turns* self = data;
  while (!tn_team__is_stopped(member->team)) {
    const uint32_t number = __atomic_fetch_add(&self->next, 1, __ATOMIC_RELAXED);
    if (number >= self->count) return;
    const tn_status status = self->work(self->data, number);
    tn_status known = TN_OK;
    if (status == TN_OK) continue;
    // After this, other members fail because they are stopped.
    (void)__atomic_compare_exchange_n(&self->status, &known, status, false, __ATOMIC_RELAXED,
                                      __ATOMIC_RELAXED);
    tn_team__stop(member->team);
  }
}

bool tn_writer__share(tn_writer* writer, uint32_t count, tn_writer_turn_fn work, void* data) {
  turns self = {.work = work, .data = data, .count = count};
  const uint32_t size = tn_team__size(writer->context, SIZE_MAX);
  const tn_status status =
      tn_team__run(writer->context, NULL, size < count ? size : count, take_turns, &self);
  if (status != TN_OK) tn_writer__fail(writer, status);
  // Report the error that stopped the other members, even if the whole writer was itself stopped.
  if (self.status != TN_OK && status == TN_OK) writer->status = self.status;
  return writer->status == TN_OK;
}

bool tn_writer__may_share(const tn_writer* writer, size_t item_count) {
  return !writer->is_part && item_count >= writer->context->team_bytes_min / BYTES_AN_ITEM &&
         tn_team__size(writer->context, SIZE_MAX) > 1;
}

//===-- Parts ---------------------------------------------------------------------------------===//

/// Lists that each part owns; it only reads the other lists of the whole writer.
static const tn_writer_list_place own_lists[] = {
    {offsetof(tn_writer, property_spans), sizeof(tn_writer_span)},
    {offsetof(tn_writer, frames), sizeof(tn_writer_frame)},
    {offsetof(tn_writer, holes), sizeof(tn_writer_hole)},
    {offsetof(tn_writer, stack), 2 * sizeof(uint64_t)},
    {offsetof(tn_writer, use_places), 2 * sizeof(uint64_t)},
    {offsetof(tn_writer, values), sizeof(tn_ref)},
};

static const size_t own_bytes[] = {offsetof(tn_writer, offset_bytes),
                                   offsetof(tn_writer, entry_bytes), offsetof(tn_writer, ir_bytes),
                                   offsetof(tn_writer, property_bytes),
                                   offsetof(tn_writer, property_scratch)};

static void open_part(const tn_writer* whole, tn_writer* part) {
  *part = *whole;
  part->is_part = true;
  part->span = NULL;
  part->hole_size = 0;
  part->piece_size = 0;
  part->named_count = 0;
  part->property_table = (tn_writer_table){0};
  for (size_t i = 0; i < sizeof own_lists / sizeof *own_lists; ++i) {
    memset((char*)part + own_lists[i].offset, 0, sizeof(tn_writer_list));
  }
  for (size_t i = 0; i < sizeof own_bytes / sizeof *own_bytes; ++i) {
    tn_bytes* bytes = (tn_bytes*)(void*)((char*)part + own_bytes[i]);
    *bytes = (tn_bytes){.data = tn_allocate(part->allocator, TN_BYTES_MIN)};
    if (bytes->data == NULL) tn_writer__fail(part, TN_OUT_OF_MEMORY);
    if (bytes->data != NULL) bytes->capacity = TN_BYTES_MIN;
  }
}

static void close_part(tn_writer* part) {
  for (size_t i = 0; i < sizeof own_lists / sizeof *own_lists; ++i) {
    tn_writer__free_list(part, (tn_writer_list*)(void*)((char*)part + own_lists[i].offset),
                         own_lists[i].item_size);
  }
  for (size_t i = 0; i < sizeof own_bytes / sizeof *own_bytes; ++i) {
    tn_bytes* bytes = (tn_bytes*)(void*)((char*)part + own_bytes[i]);
    tn_deallocate(part->allocator, bytes->data, bytes->capacity);
  }
  tn_table__free(part, &part->property_table);
}

typedef struct slices {
  tn_writer_slice_fn work;
  void* data;
  size_t count;
} slices;

static tn_status take_slice(void* data, uint32_t number) {
  const slices* self = data;
  const size_t first = tn_writer__slice_start(self->count, number);
  self->work(self->data, number, first, tn_writer__slice_start(self->count, number + 1));
  return TN_OK;
}

void tn_writer__each_slice(tn_writer* writer, size_t count, tn_writer_slice_fn work, void* data) {
  slices self = {.work = work, .data = data, .count = count};
  if (tn_writer__may_share(writer, count)) {
    (void)tn_writer__share(writer, TN_WRITER_SLICES, take_slice, &self);
    return;
  }
  for (uint32_t i = 0; i < TN_WRITER_SLICES; ++i) (void)take_slice(&self, i);
}

/// Creates groups for a team. Returns false if there is no team or `item_count` is too small.
static bool open_share(share* self, size_t item_count) {
  const tn_writer* whole = self->whole;
  if (!tn_writer__may_share(whole, item_count)) return false;
  const uint32_t size = tn_team__size(whole->context, SIZE_MAX);
  self->count = GROUPS_A_MEMBER * size;
  if (self->count > item_count) self->count = (uint32_t)item_count;
  if (self->count < 2) return false;
  self->groups = tn_allocate_zeroed(whole->allocator, self->count * sizeof *self->groups);
  if (self->groups == NULL) return false;
  for (uint32_t i = 0; i < self->count; ++i) open_part(whole, &self->groups[i].part);
  return true;
}

static void close_share(share* self) {
  for (uint32_t i = 0; i < self->count; ++i) {
    tn_writer__free_list(self->whole, &self->groups[i].map, sizeof(uint32_t));
    close_part(&self->groups[i].part);
  }
  tn_deallocate(self->whole->allocator, self->groups, self->count * sizeof *self->groups);
}

/// Appends the bytes of a part to the output of the whole, without copying them.
static void take_bytes(tn_writer* whole, tn_writer_list* pieces, tn_bytes* bytes) {
  const tn_writer_piece piece = {whole->out->size, bytes->data, bytes->size, NULL};
  if (!tn_writer__push(whole, &whole->kept, bytes, sizeof *bytes)) return;
  *bytes = (tn_bytes){.data = NULL};
  tn_writer__push(whole, pieces, &piece, sizeof piece);
  whole->piece_size += piece.size;
}

//===-- Entries -------------------------------------------------------------------------------===//

static tn_status put_group(void* data, uint32_t number) {
  const share* self = data;
  group* next = &self->groups[number];
  const size_t count = next->end - next->first;
  next->part.out = &next->part.entry_bytes;
  tn_bytes__grow(&next->part, &next->part.offset_bytes, count);
  tn_bytes__grow(&next->part, next->part.out, TN_ENTRY_ROOM * count);
  self->put(&next->part, next->first, next->end);
  return next->part.status;
}

/// How many entries ahead forms are prefetched.
#define STRINGS_AHEAD 16u

/// The entries of a range, in the order of the file, that may have strings.
typedef struct listing {
  const uint32_t* order;
  const uint8_t* forms;
  uint32_t* found;  ///< Each slice writes from its own start on.
  size_t counts[TN_WRITER_SLICES];
} listing;

static void list_slice(void* data, uint32_t slice, size_t first, size_t end) {
  listing* self = data;
  uint32_t* found = self->found + first;
  for (size_t i = first; i < end; ++i) {
    if (i + STRINGS_AHEAD < end) __builtin_prefetch(&self->forms[self->order[i + STRINGS_AHEAD]]);
    if (TN_UNLIKELY(self->forms[self->order[i]] == TN_FORM_STRINGS)) *found++ = self->order[i];
  }
  self->counts[slice] = (size_t)(found - self->found) - first;
}

/// Lists entries `first` to `end` that may have strings, in order; returns their number.
static size_t list_strings(tn_writer* writer, tn_ranked what, size_t first, size_t end) {
  const tn_writer_entries* entries = what == TN_RANKED_TYPES ? &writer->types : &writer->attributes;
  const uint32_t* order = writer->orders[what].items;
  writer->scratch.count = 0;
  if (!tn_writer__reserve(writer, &writer->scratch, end - first, sizeof *order)) return 0;
  listing self = {
      .order = order + first, .forms = entries->forms.items, .found = writer->scratch.items};
  tn_writer__each_slice(writer, end - first, list_slice, &self);
  size_t count = 0;
  for (uint32_t i = 0; i < TN_WRITER_SLICES; ++i) {
    const uint32_t* own = self.found + tn_writer__slice_start(end - first, i);
    memmove(self.found + count, own, self.counts[i] * sizeof *own);
    count += self.counts[i];
  }
  return count;
}

/// Enters the strings of entries `first` to `end` in order.
static void enter_strings(tn_writer* writer, tn_ranked what, size_t first, size_t end) {
  const tn_writer_entries* entries = what == TN_RANKED_TYPES ? &writer->types : &writer->attributes;
  const tn_writer_entry* items = entries->items.items;
  const size_t count = list_strings(writer, what, first, end);
  const uint32_t* list = writer->scratch.items;
  writer->is_silent = true;
  for (size_t i = 0; i < count && writer->status == TN_OK; ++i) {
    tn_writer__poll(writer);
    if (i + 2 * STRINGS_AHEAD < count) __builtin_prefetch(&items[list[i + 2 * STRINGS_AHEAD]]);
    if (i + STRINGS_AHEAD < count) {
      const char* ahead = (const char*)tn_writer__storage(writer, &items[list[i + STRINGS_AHEAD]]);
      __builtin_prefetch(ahead);
      __builtin_prefetch(ahead + 64);
    }
    if (what == TN_RANKED_TYPES) {
      (void)tn_writer__encode_type(writer, tn_writer__storage(writer, &items[list[i]]));
    } else {
      (void)tn_writer__encode_attribute(writer, list[i]);
    }
  }
  writer->is_silent = false;
}

bool tn_writer__share_entries(tn_writer* writer, tn_ranked what, size_t first, size_t end,
                              tn_put_entries_fn put) {
  share self = {.whole = writer, .put = put};
  if (!tn_writer__may_share(writer, end - first)) return false;
  enter_strings(writer, what, first, end);
  if (writer->status != TN_OK || !open_share(&self, end - first)) return writer->status != TN_OK;
  for (uint32_t i = 0; i < self.count; ++i) {
    self.groups[i].first = first + (end - first) * i / self.count;
    self.groups[i].end = first + (end - first) * (i + 1) / self.count;
  }
  if (tn_writer__share(writer, self.count, put_group, &self)) {
    for (uint32_t i = 0; i < self.count; ++i) {
      tn_writer* part = &self.groups[i].part;
      take_bytes(writer, &writer->entry_pieces, &part->entry_bytes);
      tn_bytes__append(writer, &writer->offset_bytes, part->offset_bytes.data,
                       part->offset_bytes.size);
    }
  }
  close_share(&self);
  return true;
}

//===-- Ops -----------------------------------------------------------------------------------===//

static tn_status number_properties(void* data, uint32_t number) {
  const share* self = data;
  const tn_context* context = self->whole->context;
  group* next = &self->groups[number];
  next->part.out = &next->part.property_scratch;
  for (tn_ref op = next->first_op; op != next->end_op; op = tn_op__at(context, op)->next) {
    tn_writer__number_properties(&next->part, op);
  }
  return next->part.status;
}

static tn_status write_ops(void* data, uint32_t number) {
  const share* self = data;
  const tn_context* context = self->whole->context;
  group* next = &self->groups[number];
  next->part.out = &next->part.ir_bytes;
  tn_bytes__grow(&next->part, next->part.out,
                 (size_t)TN_OP_ROOM * self->whole->op_count / self->count);
  for (tn_ref op = next->first_op; op != next->end_op && next->part.status == TN_OK;
       op = tn_op__at(context, op)->next) {
    tn_writer__write_tree(&next->part, op);
  }
  return next->part.status;
}

/// Maps the native properties of a group to their final indices.
static void map_properties(tn_writer* whole, group* of) {
  const tn_writer* part = &of->part;
  const tn_writer_span* spans = part->property_spans.items;
  for (size_t i = 0; i < part->property_spans.count && whole->status == TN_OK; ++i) {
    const uint32_t number =
        tn_writer__enter_properties(whole, part->property_bytes.data + spans[i].at, spans[i].size);
    tn_writer__push(whole, &of->map, &number, sizeof number);
  }
  of->part.property_map = of->map.items;
}

/// Takes the bytes that a part wrote, and its holes.
static void take_ops(tn_writer* whole, tn_writer* part) {
  const size_t base = tn_writer__written(whole);
  const tn_writer_hole* holes = part->holes.items;
  take_bytes(whole, &whole->ir_pieces, &part->ir_bytes);
  for (size_t i = 0; i < part->holes.count; ++i) {
    const tn_writer_hole hole = {.at = base + holes[i].at, .size = holes[i].size};
    tn_writer__push(whole, &whole->holes, &hole, sizeof hole);
  }
  tn_writer__add_hole_size(whole, part->hole_size);
}

/// Splits the ops from `op` on into groups with about the same number of ops, including nested
/// ones.
static void cut(share* self, tn_ref op, uint32_t first_order, size_t op_count) {
  const tn_context* context = self->whole->context;
  for (uint32_t i = 0; i < self->count; ++i) {
    const uint64_t end_order = first_order + (uint64_t)op_count * (i + 1) / self->count;
    const bool is_last = i + 1 == self->count;
    self->groups[i].first_op = op;
    while (op != 0 && (is_last || tn_writer__order(self->whole, op) < end_order)) {
      op = tn_op__at(context, op)->next;
    }
    self->groups[i].end_op = op;
  }
}

bool tn_writer__share_ops(tn_writer* writer, tn_ref block) {
  const tn_block_cell* cell = tn_block__at(writer->context, block);
  if (cell->first_op == cell->last_op || !tn_writer__may_share(writer, writer->op_count))
    return false;
  const uint32_t first = tn_writer__order(writer, cell->first_op);
  const size_t op_count = tn_writer__order(writer, cell->last_op) - first + (size_t)1;
  share self = {.whole = writer};
  if (!open_share(&self, op_count)) return false;
  cut(&self, cell->first_op, first, op_count);
  // Usually no op has any, except for the module around them.
  if (writer->native_count != 0 && tn_writer__share(writer, self.count, number_properties, &self)) {
    for (uint32_t i = 0; i < self.count; ++i) map_properties(writer, &self.groups[i]);
  }
  if (writer->status == TN_OK && tn_writer__share(writer, self.count, write_ops, &self)) {
    for (uint32_t i = 0; i < self.count; ++i) take_ops(writer, &self.groups[i].part);
  }
  close_share(&self);
  return true;
}
