// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading ops of one block side by side.
//
// A big text is cut where ops begin directly in a module or on the top level (text_scan.h), and
// members of a team read the parts, each with a parser of its own: what a module's ops share are
// aliases that are defined before them, of which each parser has a copy, and names of their
// values, of which there must not be any. A part was read as one thread reads it if reading came
// out exactly where the next part begins, said nothing, and left nothing after: no values, labels
// or uses for others. Then its ops are put after those of the part in front. From the first part
// on of which that is not so, the text is read by the caller alone; so errors, warnings, and what
// counts in the order of the text, as distinct attributes and resources do, are what they are on
// one thread. Where a part told what a type's name stands for, nothing of that is kept unless all
// parts are.
//
// Cutting is done as parts are taken, by who takes them: it is quick against reading them.

#include "text/parser_share.h"
#include "ir/named_type.h"
#include "ir/team.h"
#include "text/text_scan.h"

/// So many parts a member, if they are neither too big nor too small.
#define PARTS_A_MEMBER 16u
#define PART_BYTES_MAX (1u << 20)
/// What is left is cut into so many parts a member at least, so that members end together, down to
/// this size.
#define LAST_PARTS_A_MEMBER 2u
#define PART_BYTES_MIN (1u << 16)

/// A part that was read.
typedef struct part {
  size_t index;
  const char* end;
  tn_ref region;        ///< Its ops are in the first block.
  size_t deferred_end;  ///< Of the reader's deferred locations, that of its last.
} part;

/// What a member reads with.
typedef struct reader {
  tn_parser parser;
  bool is_open;
  tn_parser_stack parts;  ///< part
  // While parts are put together.
  size_t taken;
  size_t deferred_taken;
} reader;

typedef struct share {
  tn_parser* whole;
  reader* readers;
  size_t part_size;
  size_t last_parts;  ///< Into how many what is left is cut.
  const char* start;
  tn_status status;       ///< The caller's own.
  size_t first_failed;    ///< The first part that is not as it should be; by __atomic builtins.
  pthread_mutex_t mutex;  ///< For what follows.
  tn_text_scan scan;
  size_t next;
} share;

//===-- Taking parts --------------------------------------------------------------------------===//

static size_t first_failed(const share* self) {
  return __atomic_load_n(&self->first_failed, __ATOMIC_RELAXED);
}

static void note_failure(share* self, size_t index) {
  size_t first = first_failed(self);
  while (index < first && !__atomic_compare_exchange_n(&self->first_failed, &first, index, false,
                                                       __ATOMIC_RELAXED, __ATOMIC_RELAXED)) {
    continue;
  }
}

static size_t next_size(const share* self) {
  const size_t size = (size_t)(self->scan.end - self->scan.at) / self->last_parts;
  if (size >= self->part_size || self->part_size < PART_BYTES_MIN) return self->part_size;
  return size < PART_BYTES_MIN ? PART_BYTES_MIN : size;
}

/// False when there is none left.
static bool take_part(share* self, part* out_part, const char** out_start) {
  pthread_mutex_lock(&self->mutex);
  const bool found = !self->scan.is_done && self->next < first_failed(self);
  if (found) {
    *out_start = self->scan.at;
    tn_text_scan__next(&self->scan, next_size(self));
    *out_part = (part){.index = self->next++, .end = self->scan.at};
  }
  pthread_mutex_unlock(&self->mutex);
  return found;
}

//===-- Reading -------------------------------------------------------------------------------===//

/// Whether nothing is left of the ops that were read but them.
static bool is_clean(const tn_parser* parser) {
  const tn_names* names = &parser->names;
  return names->definition_count == 0 && names->undefined_count == 0 &&
         names->undefined_labels == 0 && names->saved_label_count == 0;
}

static tn_status open_reader(share* self, reader* by, tn_shard* shard) {
  by->is_open = true;
  TN_TRY(tn_parser__open_part(&by->parser, self->whole, shard, self->part_size));
  const tn_parser_stack* frames = &self->whole->frames;
  if (frames->count == 0) return TN_OK;
  return tn_parser__push(&by->parser, &by->parser.frames, frames->items, sizeof(tn_op_frame));
}

/// Has ops go to a region of their own.
static tn_status open_region(tn_parser* parser) {
  parser->top_region = tn_region__create(parser->shard, 0, 0);
  if (parser->top_region == 0) return tn_shard__failure(parser->shard);
  parser->block = tn_block__create(parser->shard, parser->top_region, 0);
  if (parser->block == 0) return tn_shard__failure(parser->shard);
  if (parser->frames.count != 0) ((tn_op_frame*)parser->frames.items)->region = parser->top_region;
  return TN_OK;
}

static tn_status read_part(reader* by, const char* start, part* self) {
  tn_parser* parser = &by->parser;
  TN_TRY(open_region(parser));
  tn_parser__reset(parser, start);
  TN_TRY(tn_parser__ops_up_to(parser, self->end));
  if (!is_clean(parser)) return TN_MALFORMED;
  self->region = parser->top_region;
  self->deferred_end = parser->deferred.count;
  TN_TRY(tn_parser__push(parser, &by->parts, self, sizeof *self));
  parser->top_region = 0;
  return TN_OK;
}

/// The caller tells how far it is.
static tn_status tell(tn_parser* whole, const char* at) {
  const uint32_t offset = tn_parser__offset(whole, at);
  // What is read once more was told before.
  if (whole->progress == NULL || offset < whole->told_offset) return TN_OK;
  whole->told_offset = offset;
  return whole->progress(whole->progress_data, (uint64_t)(at - whole->lexer.text),
                         (uint64_t)(whole->lexer.end - whole->lexer.text));
}

static bool read_next(share* self, reader* by, tn_team_member* member) {
  part next;
  const char* start = NULL;
  if (tn_team__is_stopped(member->team) || !take_part(self, &next, &start)) return false;
  tn_status status = member->number == 0 ? tell(self->whole, start) : TN_OK;
  if (status == TN_OK) {
    status = read_part(by, start, &next);
    if (status == TN_OK && !member->has_reported) return true;
    if (member->number != 0 || status != TN_INTERRUPTED) status = TN_OK;
  }
  note_failure(self, next.index);
  if (status == TN_OK) return false;
  self->status = status;
  tn_team__stop(member->team);
  return false;
}

static void read_parts(tn_team_member* member, void* data) {
  share* self = data;
  reader* by = &self->readers[member->number];
  if (open_reader(self, by, member->shard) == TN_OK) {
    while (read_next(self, by, member)) continue;
  }
  tn_parser__destroy_regions(&by->parser);
  tn_parser__stop_collecting(&by->parser);
}

//===-- Putting together ----------------------------------------------------------------------===//

/// The locations that wait for aliases, which have other numbers for the whole.
static tn_status take_deferred(tn_parser* whole, reader* by, size_t end) {
  const tn_deferred_location* all = by->parser.deferred.items;
  const tn_name_record* names = by->parser.attribute_aliases.names.records;
  for (; by->deferred_taken < end; ++by->deferred_taken) {
    tn_deferred_location deferred = all[by->deferred_taken];
    const tn_name_record* name = &names[deferred.alias];
    TN_TRY(tn_parser__memory(
        whole, tn_name_table__intern(&whole->attribute_aliases.names, &whole->context->allocator,
                                     (tn_string_view){name->start, name->size}, &deferred.alias)));
    TN_TRY(tn_parser__push(whole, &whole->deferred, &deferred, sizeof deferred));
  }
  return TN_OK;
}

static void take_ops(tn_parser* whole, tn_ref region) {
  const tn_context* context = whole->context;
  const tn_ref block = tn_region__at(context, region)->first_block;
  tn_ref op = tn_block__at(context, block)->first_op;
  while (op != 0) {
    const tn_ref next = tn_op__at(context, op)->next;
    tn_op__remove(whole->shard, op);
    tn_op__insert(whole->shard, op, whole->block, 0);
    op = next;
  }
}

/// The reader that has part `index`; NULL if nobody has.
static reader* reader_of(share* self, uint32_t count, size_t index) {
  for (uint32_t i = 0; i < count; ++i) {
    reader* by = &self->readers[i];
    const part* parts = by->parts.items;
    if (by->taken < by->parts.count && parts[by->taken].index == index) return by;
  }
  return NULL;
}

/// Takes the ops of the parts up to the first that failed; `*out_end` is where they end.
static tn_status take_parts(share* self, uint32_t count, const char** out_end) {
  tn_status status = self->status;
  const size_t failed = first_failed(self);
  for (size_t i = 0; status == TN_OK && i < failed; ++i) {
    reader* by = reader_of(self, count, i);
    if (by == NULL) break;
    const part* next = (const part*)by->parts.items + by->taken++;
    take_ops(self->whole, next->region);
    tn_region__discard(self->whole->shard, next->region);
    *out_end = next->end;
    status = take_deferred(self->whole, by, next->deferred_end);
  }
  return status;
}

static void close_readers(share* self, uint32_t count) {
  tn_parser* whole = self->whole;
  for (uint32_t i = 0; i < count; ++i) {
    reader* by = &self->readers[i];
    if (!by->is_open) continue;
    const part* parts = by->parts.items;
    for (; by->taken < by->parts.count; ++by->taken) {
      tn_region__discard(whole->shard, parts[by->taken].region);
    }
    if (by->parser.has_locations) whole->has_locations = true;
    tn_parser__free_stack(whole, &by->parts, sizeof(part));
    tn_parser__close_part(&by->parser);
  }
}

/// Reads what can be read side by side, up to `*out_end`.
static tn_status run(share* self, uint32_t size, const char** out_end) {
  tn_context* context = self->whole->context;
  const size_t byte_size = size * sizeof *self->readers;
  self->readers = tn_allocate_zeroed(&context->allocator, byte_size);
  // One thread may have enough memory.
  if (self->readers == NULL) return TN_OK;
  const tn_status status = tn_team__run(context, self->whole->shard, size, read_parts, self);
  if (status == TN_INTERRUPTED) self->status = status;
  const bool all_read = self->status == TN_OK && first_failed(self) == SIZE_MAX;
  if (tn_named_types__settle(context, self, all_read)) self->first_failed = 0;
  const tn_status taken = take_parts(self, size, out_end);
  close_readers(self, size);
  tn_deallocate(&context->allocator, self->readers, byte_size);
  return taken;
}

//===-- Whether -------------------------------------------------------------------------------===//

/// Where the parser stands ops are read that share nothing but aliases.
static bool may_share(const tn_parser* parser) {
  return parser->frames.count <= 1 && is_clean(parser) && parser->span != NULL &&
         (tn_token__is_identifier(&parser->token) || tn_parser__is(parser, TN_TOKEN_STRING));
}

/// Whether there is more than one part.
static bool has_parts(tn_parser* parser, share* self) {
  tn_text_scan scan = self->scan;
  const size_t limit = 4 * self->part_size;
  const size_t left = (size_t)(scan.end - scan.at);
  if (limit < left) scan.end = scan.at + limit;
  tn_text_scan__next(&scan, self->part_size);
  if (!scan.is_done) return true;
  const uint32_t offset = tn_parser__offset(parser, self->start);
  const uint32_t step = (uint32_t)(scan.at - self->start);
  // In a module without anything around it, its first op is asked for at once.
  const bool is_top = parser->frames.count == 0;
  if (is_top) parser->whole_up_to = offset + step;
  parser->report_offset = offset + (is_top || step == 0 ? 1 : step);
  return false;
}

tn_status tn_parser__share(tn_parser* parser, bool* out_done) {
  *out_done = false;
  const char* start = parser->token.start;
  const size_t left = (size_t)(parser->lexer.end - start);
  const uint32_t size = parser->team_size;
  if (left < parser->context->team_bytes_min) parser->team_size = 1;
  if (parser->team_size < 2 || !may_share(parser)) return TN_OK;
  const uint32_t offset = tn_parser__offset(parser, start);
  if (parser->frames.count == 0 && offset < parser->whole_up_to) {
    parser->report_offset = offset + 1;
    return TN_OK;
  }
  share self = {.whole = parser, .start = start};
  tn_text_scan__open(&self.scan, parser->lexer.text, start, parser->lexer.end,
                     !parser->cuts_by_bracket);
  self.part_size = left / (PARTS_A_MEMBER * (size_t)size);
  if (self.part_size > PART_BYTES_MAX) self.part_size = PART_BYTES_MAX;
  self.last_parts = LAST_PARTS_A_MEMBER * (size_t)size;
  if (!has_parts(parser, &self)) return TN_OK;
  self.first_failed = SIZE_MAX;
  pthread_mutex_init(&self.mutex, NULL);
  const char* end = start;
  const tn_status status = run(&self, size, &end);
  pthread_mutex_destroy(&self.mutex);
  // Either it was cut where no op begins, or something is not to be read side by side.
  const bool cuts_again = first_failed(&self) != SIZE_MAX && self.scan.by_column;
  if (first_failed(&self) != SIZE_MAX) parser->cuts_by_bracket = true;
  if ((first_failed(&self) != SIZE_MAX || end == start) && !cuts_again) parser->team_size = 1;
  if (end == start && cuts_again) parser->report_offset = tn_parser__offset(parser, start);
  if (status != TN_OK || end == start) return status;
  *out_done = true;
  tn_parser__reset(parser, end);
  parser->report_offset = tn_parser__offset(parser, end);
  return TN_OK;
}
