// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the regions of isolated ops in parallel.
//
// The regions of an isolated op are in their own section, and refer to nothing outside of it except
// the tables. So the caller reads the ops near the top and skips the sections of functions in big
// files. Members of a team then read those sections, each with its own reader, which has copies of
// the tables that reading changes. If all succeed, the caller takes the ops. On an error, or if the
// result depends on the order of the file (as for distinct attributes), everything is discarded and
// the caller reads the file sequentially; so messages do not depend on the number of threads.

#include "bytecode/reader.h"
#include "ir/named_type.h"
#include "ir/team.h"

/// Maximum number of enclosing ops, including the top level, of a skipped section.
#define FRAMES_MAX 2u

typedef struct share {
  tn_reader* whole;
  tn_reader* parts;  ///< By member.
  uint32_t part_count;
  tn_status status;  ///< The caller's status, if it was interrupted.
  size_t next;       ///< The index of the next body. Accessed by __atomic builtins, like the fields
                     ///< below.
  bool has_failed;
} share;

tn_status tn_reader__leave(tn_reader* reader, tn_ref op, uint32_t region_count,
                           const tn_cursor* data, bool* out_left) {
  const size_t size = tn_cursor__left(data);
  *out_left = false;
  // A section that is most of the file is searched for sections inside it.
  if (reader->frames.count > FRAMES_MAX ||
      size > tn_cursor__left(&reader->sections[TN_SECTION_IR]) / 2) {
    return TN_OK;
  }
  reader->promised -= region_count;
  *out_left = true;
  const tn_reader_body body = {op, {data->at, data->end, reader->promised}};
  return tn_reader__push(reader, &reader->bodies, &body, sizeof body);
}

//===-- Parts ---------------------------------------------------------------------------------===//

typedef struct list_place {
  size_t offset;
  size_t item_size;
} list_place;

/// Lists that each part owns; it only reads the other lists of the whole reader.
static const list_place own_lists[] = {
    {offsetof(tn_reader, waiting), sizeof(uint64_t)},
    {offsetof(tn_reader, parts), 1},
    {offsetof(tn_reader, more_parts), 1},
    {offsetof(tn_reader, frames), sizeof(tn_reader_frame)},
    {offsetof(tn_reader, values), sizeof(tn_reader_value)},
    {offsetof(tn_reader, blocks), sizeof(tn_ref)},
    {offsetof(tn_reader, references), sizeof(uint32_t)},
    {offsetof(tn_reader, attributes), sizeof(tn_attribute_entry)},
    {offsetof(tn_reader, orders), sizeof(tn_reader_order)},
    {offsetof(tn_reader, indices), sizeof(uint32_t)},
    {offsetof(tn_reader, uses), sizeof(tn_ref)},
    {offsetof(tn_reader, shape_values), sizeof(tn_uref)},
    {offsetof(tn_reader, bodies), sizeof(tn_reader_body)},
    {offsetof(tn_reader, sources), sizeof(tn_reader_source)},
    {offsetof(tn_reader, names), sizeof(tn_reader_name)},
    {offsetof(tn_reader, entries), sizeof(tn_reader_entry)},
};
/// The last ones are copied.
#define COPIED 2u
#define OWN (sizeof own_lists / sizeof *own_lists)

static tn_reader_list* list_at(const tn_reader* reader, size_t index) {
  return (tn_reader_list*)(void*)((char*)(uintptr_t)reader + own_lists[index].offset);
}

static tn_status copy_list(tn_reader* part, const tn_reader* whole, size_t index) {
  const tn_reader_list* from = list_at(whole, index);
  tn_reader_list* to = list_at(part, index);
  TN_TRY(tn_reader__reserve(part, to, from->count + 1, own_lists[index].item_size));
  memcpy(to->items, from->items, from->count * own_lists[index].item_size);
  to->count = from->count;
  return TN_OK;
}

static tn_status open_part(const share* self, tn_reader* part, tn_shard* shard) {
  *part = *self->whole;
  part->shard = shard;
  for (size_t i = 0; i < OWN; ++i) *list_at(part, i) = (tn_reader_list){.items = NULL};
  for (size_t i = 0; i < OWN - COPIED; ++i) {
    TN_TRY(tn_reader__reserve(part, list_at(part, i), 1, own_lists[i].item_size));
  }
  for (size_t i = OWN - COPIED; i < OWN; ++i) TN_TRY(copy_list(part, self->whole, i));
  const size_t last = part->entries.count;
  *tn_reader__entry(part, last) = *tn_reader__entry(self->whole, last);
  return TN_OK;
}

/// A part that was not opened is all zero.
static void close_part(tn_reader* part) {
  if (part->context == NULL) return;
  tn_reader__free_sources(part);
  for (size_t i = 0; i < OWN; ++i) {
    tn_reader__free_list(part, list_at(part, i), own_lists[i].item_size);
  }
  if (part->shapes == NULL) return;
  tn_deallocate(&part->context->allocator, part->shapes, sizeof *part->shapes << part->shape_bits);
}

//===-- The team ------------------------------------------------------------------------------===//

static bool has_failed(const share* self) {
  return __atomic_load_n(&self->has_failed, __ATOMIC_RELAXED);
}

static void note(share* self, const tn_team_member* member, tn_status status) {
  if (status == TN_OK && !member->has_reported) return;
  __atomic_store_n(&self->has_failed, true, __ATOMIC_RELAXED);
  if (member->number == 0 && status == TN_INTERRUPTED) self->status = status;
  tn_team__stop(member->team);
}

static tn_status read_around(share* self, tn_shard* shard) {
  tn_reader* part = &self->parts[0];
  TN_TRY(open_part(self, part, shard));
  if (!part->drops_locations) TN_TRY(tn_reader__make_sources(part));
  part->lists_bodies = true;
  const tn_status status = tn_reader__read_top_level(part);
  part->lists_bodies = false;
  return status;
}

/// Reads the ops around the sections.
static void read_top(tn_team_member* member, void* data) {
  share* self = data;
  note(self, member, read_around(self, member->shard));
}

/// Opens one more part, which shares the sources of the first.
static tn_status open_other(const share* self, tn_reader* part, tn_shard* shard) {
  TN_TRY(open_part(self, part, shard));
  tn_reader__free_list(part, &part->sources, sizeof(tn_reader_source));
  part->sources = self->parts[0].sources;
  part->has_sources = self->parts[0].has_sources;
  return tn_reader__make_shapes(part);
}

static tn_status read_next(share* self, tn_reader* part, bool* out_any) {
  const tn_reader_list* bodies = &self->parts[0].bodies;
  const size_t number = __atomic_fetch_add(&self->next, 1, __ATOMIC_RELAXED);
  *out_any = number < bodies->count;
  if (!*out_any) return TN_OK;
  const tn_reader_body* body = (const tn_reader_body*)bodies->items + number;
  return tn_reader__read_body(part, body->op, &body->place);
}

static void read_bodies(tn_team_member* member, void* data) {
  share* self = data;
  tn_reader* part = &self->parts[member->number];
  const tn_status opened = member->number == 0 ? TN_OK : open_other(self, part, member->shard);
  bool any = opened == TN_OK;
  note(self, member, opened);
  while (any && !has_failed(self)) note(self, member, read_next(self, part, &any));
}

//===-- Results -------------------------------------------------------------------------------===//

/// Returns whether the parts together stayed within the budget; they may have charged data several
/// times.
static bool is_affordable(const share* self, uint64_t* out_spare) {
  *out_spare = self->whole->spare;
  for (uint32_t i = 0; i < self->part_count; ++i) {
    if (self->parts[i].context == NULL) continue;
    const uint64_t spent = self->whole->spare - self->parts[i].spare;
    if (spent > *out_spare) return false;
    *out_spare -= spent;
  }
  return true;
}

static tn_status run(share* self) {
  tn_context* context = self->whole->context;
  tn_shard* shard = self->whole->shard;
  tn_status status = tn_team__run(context, shard, 1, read_top, self);
  if (status == TN_OK && !self->has_failed) {
    const size_t body_count = self->parts[0].bodies.count;
    if (body_count < 2) self->part_count = 1;
    status = tn_team__run(context, shard, self->part_count, read_bodies, self);
  }
  if (status == TN_OUT_OF_MEMORY) self->has_failed = true;
  if (status == TN_INTERRUPTED || self->status != TN_OK) return TN_INTERRUPTED;
  return TN_OK;
}

/// Takes the ops on success, and destroys them otherwise.
static tn_status finish(share* self, tn_status status, bool is_odd, bool* out_done) {
  tn_reader* whole = self->whole;
  const tn_ref region = self->parts[0].top_region;
  uint64_t spare = 0;
  *out_done = status == TN_OK && !is_odd && !self->has_failed && is_affordable(self, &spare);
  if (*out_done) {
    whole->top_region = region;
    whole->spare = spare;
  } else if (region != 0) {
    tn_region__discard(whole->shard, region);
  }
  (void)tn_named_types__commit(whole->context, self, *out_done);
  // The other parts share the sources of the first.
  for (uint32_t i = self->part_count; i-- > 0;) {
    if (i != 0 && self->parts[i].sources.items == self->parts[0].sources.items) {
      self->parts[i].sources = (tn_reader_list){.items = NULL};
    }
    close_part(&self->parts[i]);
  }
  return status;
}

tn_status tn_reader__share(tn_reader* reader, bool* out_done) {
  tn_context* context = reader->context;
  const uint32_t size = tn_team__size(context, tn_cursor__left(&reader->sections[TN_SECTION_IR]));
  *out_done = false;
  if (size < 2 || reader->is_lazy || reader->version < TN_BYTECODE_WITH_ISOLATED_SECTIONS) {
    return TN_OK;
  }
  share self = {.whole = reader, .part_count = size};
  const size_t byte_size = size * sizeof *self.parts;
  self.parts = tn_allocate_zeroed(&context->allocator, byte_size);
  if (self.parts == NULL) return TN_OK;
  const uint32_t serial = context->uniquer.next_serial;
  const tn_status ran = run(&self);
  const tn_status status = finish(&self, ran, context->uniquer.next_serial != serial, out_done);
  tn_deallocate(&context->allocator, self.parts, byte_size);
  return status;
}
