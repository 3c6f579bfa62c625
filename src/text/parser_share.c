// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parsing ops of one block on several threads.
//
// A large text is split where ops begin directly in a module or on the top level (text_scan.h), and
// members of a team parse the parts, each with a parser of its own. The ops of a module share
// aliases defined before them, of which each parser has a copy, and names of values, which must not
// occur. A part was parsed correctly if parsing ended exactly at the start of the next part,
// reported nothing, and left no values, labels or uses. Then its ops are appended to those of the
// previous part. From the first part on for which this does not hold, the caller parses the text
// alone; so errors, warnings, and everything that depends on text order, such as distinct
// attributes and resources, are the same as on one thread. Bodies of named types that parts defined
// are only kept if all parts are.
//
// The text is split as parts are taken, by the member that takes one: this is quick compared to
// parsing.

#include "text/parser_share.h"
#include "ir/named_type.h"
#include "ir/team.h"
#include "text/text_scan.h"

/// The number of parts per member, if they are neither too large nor too small.
#define PARTS_PER_MEMBER 16u
#define PART_BYTES_MAX (1u << 20)
/// The rest of the text is split into at least this number of parts per member, so that members
/// finish together, down to this size.
#define LAST_PARTS_A_MEMBER 2u
#define PART_BYTES_MIN (1u << 16)

/// A parsed part.
typedef struct part {
  size_t index;
  const char* end;
  tn_ref region;        ///< Its ops are in the first block.
  size_t deferred_end;  ///< Index after the last of its deferred locations in the reader's list.
} part;

/// The parser and results of a member.
typedef struct reader {
  tn_parser parser;
  bool is_open;
  tn_parser_stack parts;  ///< part
  // Used while parts are combined.
  size_t taken;
  size_t deferred_taken;
} reader;

typedef struct share {
  tn_parser* whole;
  reader* readers;
  size_t part_size;
  size_t last_parts;  ///< The number of parts of the rest of the text.
  const char* start;
  tn_status status;       ///< The caller's status.
  size_t first_failed;    ///< The first invalid part; accessed with __atomic builtins.
  pthread_mutex_t mutex;  ///< Protects the members below.
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

/// Returns false if none is left.
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

//===-- Parsing -------------------------------------------------------------------------------===//

/// Returns whether parsing left nothing but the ops.
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

/// Directs ops to a separate region.
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

/// Reports the caller's progress.
static tn_status tell(tn_parser* whole, const char* at) {
  const uint32_t offset = tn_parser__offset(whole, at);
  // Text that is parsed once more was reported before.
  if (whole->progress == NULL || offset < whole->reported_offset) return TN_OK;
  whole->reported_offset = offset;
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

//===-- Combining -----------------------------------------------------------------------------===//

/// Takes the locations that wait for aliases, whose indices differ in the whole.
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

/// Returns the reader of the part at `index`; NULL if there is none.
static reader* reader_of(share* self, uint32_t count, size_t index) {
  for (uint32_t i = 0; i < count; ++i) {
    reader* by = &self->readers[i];
    const part* parts = by->parts.items;
    if (by->taken < by->parts.count && parts[by->taken].index == index) return by;
  }
  return NULL;
}

/// Takes the ops of the parts up to the first that failed; `*out_end` is the end of their text.
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

/// Parses as much as possible in parallel, up to `*out_end`.
static tn_status run(share* self, uint32_t size, const char** out_end) {
  tn_context* context = self->whole->context;
  const size_t byte_size = size * sizeof *self->readers;
  self->readers = tn_allocate_zeroed(&context->allocator, byte_size);
  // A single thread may have enough memory.
  if (self->readers == NULL) return TN_OK;
  const tn_status status = tn_team__run(context, self->whole->shard, size, read_parts, self);
  if (status == TN_INTERRUPTED) self->status = status;
  const bool all_read = self->status == TN_OK && first_failed(self) == SIZE_MAX;
  if (tn_named_types__commit(context, self, all_read)) self->first_failed = 0;
  const tn_status taken = take_parts(self, size, out_end);
  close_readers(self, size);
  tn_deallocate(&context->allocator, self->readers, byte_size);
  return taken;
}

//===-- Applicability -------------------------------------------------------------------------===//

/// Returns whether the parser is at ops that share nothing but aliases.
static bool may_share(const tn_parser* parser) {
  return parser->frames.count <= 1 && is_clean(parser) && parser->span != NULL &&
         (tn_token__is_identifier(&parser->token) || tn_parser__is(parser, TN_TOKEN_STRING));
}

/// Returns whether there is more than one part.
static bool has_parts(tn_parser* parser, share* self) {
  tn_text_scan scan = self->scan;
  const size_t limit = 4 * self->part_size;
  const size_t left = (size_t)(scan.end - scan.at);
  if (limit < left) scan.end = scan.at + limit;
  tn_text_scan__next(&scan, self->part_size);
  if (!scan.is_done) return true;
  const uint32_t offset = tn_parser__offset(parser, self->start);
  const uint32_t step = (uint32_t)(scan.at - self->start);
  // In a module without anything around it, parallel parsing is tried at its first op.
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
  self.part_size = left / (PARTS_PER_MEMBER * (size_t)size);
  if (self.part_size > PART_BYTES_MAX) self.part_size = PART_BYTES_MAX;
  self.last_parts = LAST_PARTS_A_MEMBER * (size_t)size;
  if (!has_parts(parser, &self)) return TN_OK;
  self.first_failed = SIZE_MAX;
  pthread_mutex_init(&self.mutex, NULL);
  const char* end = start;
  const tn_status status = run(&self, size, &end);
  pthread_mutex_destroy(&self.mutex);
  // Either the text was split where no op begins, or a part cannot be parsed in parallel.
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
