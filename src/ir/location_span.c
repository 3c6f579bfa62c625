// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Source spans: the line table and look-ups in it.
//
// The lengths of the lines are stored one after the other, in bytes of seven bits; every
// MARK_STRIDE lines a mark has the offset of a line in the text and in the lengths. Finding a line
// is a binary search of the marks and at most MARK_STRIDE lengths.

#include "ir/location_span.h"

#include "base/hash.h"
#include "ir/team.h"
#include "ir/uniqued.h"

#define MARK_STRIDE 16u

typedef struct tn_line_mark {
  uint32_t text_offset;
  uint32_t delta_offset;
} tn_line_mark;

//===-- Construction --------------------------------------------------------------------------===//

/// Marks and lengths found so far.
typedef struct line_list {
  const tn_allocator* allocator;
  tn_line_mark* marks;
  size_t mark_capacity;
  unsigned char* deltas;
  size_t delta_capacity;
  size_t delta_size;
  uint32_t line_count;  ///< The number of lines that begin before the current position.
  size_t line_start;    ///< The start of the last of them.
} line_list;

/// The maximum number of bytes of the length of a line.
#define DELTA_SIZE_MAX 10u

static bool begin_line(line_list* self, size_t start) {
  const uint32_t line = self->line_count++;
  self->line_start = start;
  if (line % MARK_STRIDE != 0) return true;
  const size_t index = line / MARK_STRIDE;
  if (!tn_array_grow(self->allocator, &self->marks, &self->mark_capacity, index + 1,
                     sizeof *self->marks)) {
    return false;
  }
  self->marks[index] = (tn_line_mark){(uint32_t)start, (uint32_t)self->delta_size};
  return true;
}

static bool put_length(line_list* self, size_t length) {
  if (TN_UNLIKELY(self->delta_capacity - self->delta_size < DELTA_SIZE_MAX) &&
      !tn_array_grow(self->allocator, &self->deltas, &self->delta_capacity,
                     self->delta_size + DELTA_SIZE_MAX, 1)) {
    return false;
  }
  for (; length >= 128; length >>= 7)
    self->deltas[self->delta_size++] = (unsigned char)(length | 128);
  self->deltas[self->delta_size++] = (unsigned char)length;
  return true;
}

/// Records a newline at `at`.
static bool end_line(line_list* self, size_t at) {
  return put_length(self, at + 1 - self->line_start) && begin_line(self, at + 1);
}

static bool list_lines(line_list* self, tn_string_view text) {
  const char* end = text.data + text.size;
  if (!begin_line(self, 0)) return false;
  for (const char* at = text.data; at < end; ++at) {
    at = memchr(at, '\n', (size_t)(end - at));
    if (at == NULL) return true;
    if (!end_line(self, (size_t)(at - text.data))) return false;
  }
  return true;
}

static void free_lines(line_list* self) {
  tn_deallocate(self->allocator, self->marks, self->mark_capacity * sizeof *self->marks);
  tn_deallocate(self->allocator, self->deltas, self->delta_capacity);
}

static size_t block_size(const tn_source_span* span) {
  return sizeof *span + span->mark_count * sizeof *span->marks + span->delta_size;
}

// Skew-binary jump pointers: the jump of each span goes as far as the next two jumps together.
static void link_behind(tn_source_span* span, const tn_source_span* newest) {
  span->previous = newest;
  span->jump = newest;
  span->depth = newest == NULL ? 0 : newest->depth + 1;
  if (newest == NULL || newest->jump == NULL || newest->jump->jump == NULL) return;
  const tn_source_span* jump = newest->jump;
  if (newest->depth - jump->depth == jump->depth - jump->jump->depth) span->jump = jump->jump;
}

static bool is_alike(const tn_source_span* a, const tn_source_span* b) {
  return a->file == b->file && a->text_size == b->text_size && a->first_line == b->first_line &&
         a->first_column == b->first_column && a->line_count == b->line_count &&
         a->delta_size == b->delta_size && memcmp(a->deltas, b->deltas, a->delta_size) == 0;
}

static uint64_t hash_of(const tn_source_span* span) {
  uint64_t hash = tn_hash_word((uint64_t)span->file << 32 | span->text_size) + span->first_line;
  for (uint32_t i = 0; i + 8 <= span->delta_size; i += 8) {
    uint64_t word;
    memcpy(&word, span->deltas + i, sizeof word);
    hash = tn_hash_word(hash ^ word);
  }
  return hash;
}

/// Enters the span, or returns an equal one; NULL if there is none and no offsets are left for this
/// one.
static const tn_source_span* enter(tn_context* context, tn_source_span* span) {
  const uint64_t hash = hash_of(span);
  tn_lock_acquire(&context->lock);
  uintptr_t found = 0;
  (void)tn_judy_map_get(&context->span_index, hash, &found);
  const tn_source_span* entered = (const tn_source_span*)found;
  while (entered != NULL && !is_alike(entered, span)) entered = entered->alike;
  const uint32_t base = context->next_source_offset;
  if (entered == NULL && span->text_size < TN_UREF_MASK - base &&
      tn_judy_map_set(&context->span_index, hash, (uintptr_t)span) == TN_OK) {
    span->base = base;
    span->alike = (const tn_source_span*)found;
    context->next_source_offset = base + span->text_size + 1;
    link_behind(span, context->source_spans);
    __atomic_store_n(&context->source_spans, span, __ATOMIC_RELEASE);
    entered = span;
  }
  tn_lock_release(&context->lock);
  return entered;
}

static tn_line_mark* marks_of(tn_source_span* span) { return (tn_line_mark*)(void*)(span + 1); }
static unsigned char* deltas_of(tn_source_span* span) {
  return (unsigned char*)(marks_of(span) + span->mark_count);
}

/// Allocates a span for a number of lines and bytes of lengths; NULL when out of memory.
static tn_source_span* allocate_span(const tn_allocator* allocator, tn_source_span* head,
                                     uint32_t line_count, size_t delta_size) {
  head->line_count = line_count;
  head->mark_count = (line_count + MARK_STRIDE - 1) / MARK_STRIDE;
  head->delta_size = (uint32_t)delta_size;
  tn_source_span* span = tn_allocate(allocator, block_size(head));
  if (span == NULL) return NULL;
  *span = *head;
  span->marks = marks_of(span);
  span->deltas = deltas_of(span);
  return span;
}

/// Creates a span from the list.
static tn_source_span* make_span(tn_source_span* head, const line_list* lines) {
  tn_source_span* span =
      allocate_span(lines->allocator, head, lines->line_count, lines->delta_size);
  if (span == NULL) return NULL;
  memcpy(marks_of(span), lines->marks, span->mark_count * sizeof *lines->marks);
  if (span->delta_size != 0) memcpy(deltas_of(span), lines->deltas, span->delta_size);
  return span;
}

/// Adds the span to the context, unless it is NULL or no offsets are left, or returns an equal one.
static tn_status take_span(tn_context* context, tn_source_span* span,
                           const tn_source_span** out_span) {
  if (span == NULL) return tn_context__out_of_memory(context);
  *out_span = enter(context, span);
  if (*out_span != span) tn_deallocate(&context->allocator, span, block_size(span));
  return TN_OK;
}

/// Creates the span of the lines, if all of them were listed, and frees the list.
static tn_status create_listed(tn_context* context, tn_source_span* head, line_list* lines,
                               bool are_all_listed, const tn_source_span** out_span) {
  tn_source_span* span = are_all_listed ? make_span(head, lines) : NULL;
  free_lines(lines);
  return take_span(context, span, out_span);
}

//===-- In parallel ---------------------------------------------------------------------------===//

#define SLICES_A_MEMBER 4u

/// A slice of the text: whole lines, except the last.
typedef struct slice {
  const char* from;
  const char* to;
  line_list list;  ///< Without marks.
  bool has_failed;
  uint32_t first_line;
  size_t first_delta;
} slice;

typedef struct listing {
  tn_string_view text;
  slice* slices;
  uint32_t count;
  uint32_t next;         ///< Accessed with __atomic builtins.
  tn_source_span* span;  ///< Created once all lines are listed.
} listing;

static void list_slice(slice* self) {
  const char* start = self->from;
  while (start < self->to && !self->has_failed) {
    const char* at = memchr(start, '\n', (size_t)(self->to - start));
    if (at == NULL) return;
    self->has_failed = !put_length(&self->list, (size_t)(at + 1 - start));
    ++self->list.line_count;
    start = at + 1;
  }
}

static uint32_t read_delta(const unsigned char** at);

/// Copies lengths and marks of a slice to their position.
static void place_slice(const listing* all, const slice* self) {
  const unsigned char* const deltas = self->list.deltas;
  const unsigned char* at = deltas;
  tn_line_mark* marks = marks_of(all->span);
  uint32_t start = (uint32_t)(self->from - all->text.data);
  uint32_t line = self->first_line;
  // The line at the end of the text belongs to the last slice, although it has no length.
  const uint32_t end = line + self->list.line_count + (self == &all->slices[all->count - 1]);
  if (self->list.delta_size != 0) {
    memcpy(deltas_of(all->span) + self->first_delta, deltas, self->list.delta_size);
  }
  for (; line < end; ++line) {
    if (line % MARK_STRIDE == 0) {
      const size_t offset = self->first_delta + (size_t)(at - deltas);
      marks[line / MARK_STRIDE] = (tn_line_mark){start, (uint32_t)offset};
    }
    if (line - self->first_line < self->list.line_count) start += read_delta(&at);
  }
}

static void take_slices(tn_team_member* member, void* data) {
  listing* self = data;
  (void)member;
  for (;;) {
    const uint32_t number = __atomic_fetch_add(&self->next, 1, __ATOMIC_RELAXED);
    if (number >= self->count) return;
    if (self->span == NULL) {
      list_slice(&self->slices[number]);
    } else {
      place_slice(self, &self->slices[number]);
    }
  }
}

/// Splits the text after newlines. The last slice has everything after the last newline that is
/// found, so that the last line begins there, however long it is.
static void cut(const listing* self, const tn_allocator* allocator) {
  const char* from = self->text.data;
  const char* const end = from + self->text.size;
  for (uint32_t i = 0; i < self->count; ++i) {
    const char* to = self->text.data + self->text.size / self->count * (i + 1);
    if (to < from) to = from;
    const char* newline = memchr(to, '\n', (size_t)(end - to));
    to = newline == NULL ? from : newline + 1;
    if (i + 1 == self->count) to = end;
    self->slices[i] = (slice){.from = from, .to = to, .list = {.allocator = allocator}};
    from = to;
  }
}

/// Lists the lines on `size` threads, for a span if there is memory for it.
static tn_status run_listing(listing* self, tn_context* context, uint32_t size,
                             tn_source_span* head) {
  uint32_t line_count = 0;
  size_t delta_size = 0;
  TN_TRY(tn_team__run(context, NULL, size, take_slices, self));
  for (uint32_t i = 0; i < self->count; ++i) {
    slice* next = &self->slices[i];
    if (next->has_failed) return TN_OUT_OF_MEMORY;
    next->first_line = line_count;
    next->first_delta = delta_size;
    line_count += next->list.line_count;
    delta_size += next->list.delta_size;
  }
  self->span = allocate_span(&context->allocator, head, line_count + 1, delta_size);
  if (self->span == NULL) return TN_OUT_OF_MEMORY;
  self->next = 0;
  const tn_status status = tn_team__run(context, NULL, size, take_slices, self);
  if (status == TN_OK) return TN_OK;
  tn_deallocate(&context->allocator, self->span, block_size(self->span));
  self->span = NULL;
  return status;
}

/// Creates the span of a large text; NULL if one thread should create it, which may have enough
/// memory.
static tn_status share_lines(tn_context* context, tn_source_span* head, tn_string_view text,
                             tn_source_span** out_span) {
  const tn_allocator* allocator = &context->allocator;
  const uint32_t size = tn_team__size(context, text.size);
  *out_span = NULL;
  if (size < 2) return TN_OK;
  listing self = {.text = text, .count = size * SLICES_A_MEMBER};
  self.slices = tn_allocate_zeroed(allocator, self.count * sizeof *self.slices);
  if (self.slices == NULL) return TN_OK;
  cut(&self, allocator);
  const tn_status status = run_listing(&self, context, size, head);
  for (uint32_t i = 0; i < self.count; ++i) free_lines(&self.slices[i].list);
  tn_deallocate(allocator, self.slices, self.count * sizeof *self.slices);
  *out_span = self.span;
  return status == TN_INTERRUPTED ? status : TN_OK;
}

tn_status tn_source_span__create(tn_context* context, const tn_file_range* start,
                                 tn_string_view text, const tn_source_span** out_span) {
  *out_span = NULL;
  tn_source_span head = {.text_size = (uint32_t)text.size,
                         .first_line = start->start_line - 1,
                         .first_column = start->start_column - 1};
  if (text.size >= TN_UREF_MASK) return TN_OK;
  tn_identifier name = {NULL};
  TN_TRY(tn_identifier_get(context, start->file, &name));
  head.file = tn_identifier__ref(name);
  tn_source_span* shared = NULL;
  TN_TRY(share_lines(context, &head, text, &shared));
  if (shared != NULL) return take_span(context, shared, out_span);
  line_list lines = {.allocator = &context->allocator};
  const bool are_all_listed = list_lines(&lines, text);
  return create_listed(context, &head, &lines, are_all_listed, out_span);
}

tn_status tn_source_span__create_of_lines(tn_context* context, tn_uref file, uint32_t* lines,
                                          size_t line_count, const tn_source_span** out_span) {
  *out_span = NULL;
  uint64_t size = 0;
  for (size_t i = 0; i < line_count; ++i) size += lines[i] == 0 ? 1 : lines[i];
  if (size >= TN_UREF_MASK) return TN_OK;
  tn_source_span head = {.text_size = (uint32_t)size, .file = file};
  line_list list = {.allocator = &context->allocator};
  bool are_all_listed = begin_line(&list, 0);
  for (size_t i = 0; i < line_count && are_all_listed; ++i) {
    const uint32_t length = lines[i] == 0 ? 1 : lines[i];
    lines[i] = (uint32_t)list.line_start;
    are_all_listed = end_line(&list, list.line_start + length - 1);
  }
  return create_listed(context, &head, &list, are_all_listed, out_span);
}

void tn_source_span__finalize_all(tn_context* context) {
  tn_source_span* span = context->source_spans;
  while (span != NULL) {
    tn_source_span* previous = (tn_source_span*)(uintptr_t)span->previous;
    tn_deallocate(&context->allocator, span, block_size(span));
    span = previous;
  }
  context->source_spans = NULL;
  tn_judy_map_clear(&context->span_index);
}

//===-- Look-up -------------------------------------------------------------------------------===//

const tn_source_span* tn_source_span__of(const tn_context* context, uint32_t offset) {
  const tn_source_span* span = __atomic_load_n(&context->source_spans, __ATOMIC_ACQUIRE);
  while (span->base > offset) {
    span = span->jump != NULL && span->jump->base > offset ? span->jump : span->previous;
  }
  return span;
}

static uint32_t read_delta(const unsigned char** at) {
  uint32_t length = 0;
  uint32_t shift = 0;
  const unsigned char* byte = *at;
  for (; *byte >= 128; ++byte, shift += 7) length |= (uint32_t)(*byte & 127u) << shift;
  length |= (uint32_t)*byte << shift;
  *at = byte + 1;
  return length;
}

// Returns the last mark that is not after `offset`. Lines have similar lengths, so the search
// starts at the position for equal lengths, and doubles its steps from there.
static uint32_t find_mark(const tn_source_span* span, uint32_t offset) {
  const uint32_t count = span->mark_count;
  const uint64_t size = (uint64_t)span->text_size + 1;
  uint32_t low = (uint32_t)((uint64_t)offset * count / size);
  uint32_t step = 1;
  uint32_t high;
  if (span->marks[low].text_offset <= offset) {
    while (step < count - low && span->marks[low + step].text_offset <= offset) {
      low += step;
      step *= 2;
    }
    high = step < count - low ? low + step : count;
  } else {
    do {
      high = low;
      low = step < low ? low - step : 0;
      step *= 2;
    } while (span->marks[low].text_offset > offset);
  }
  while (high - low > 1) {
    const uint32_t middle = low + (high - low) / 2;
    if (span->marks[middle].text_offset <= offset) {
      low = middle;
    } else {
      high = middle;
    }
  }
  return low;
}

// Returns the sum of eight lengths of one byte each; UINT32_MAX if one of them takes more.
static uint32_t sum_of_eight(const unsigned char* at) {
  uint64_t bytes;
  memcpy(&bytes, at, sizeof bytes);
  if ((bytes & UINT64_C(0x8080808080808080)) != 0) return UINT32_MAX;
  const uint64_t every_other = UINT64_C(0x00ff00ff00ff00ff);
  const uint64_t pairs = (bytes & every_other) + (bytes >> 8 & every_other);
  return (uint32_t)(pairs * UINT64_C(0x0001000100010001) >> 48);
}

// Reads the length of the line, at `delta`.
static void take_length(const tn_source_span* span, tn_line_cursor* at) {
  const bool is_last = at->line + 1 >= span->line_count;
  at->end = is_last ? UINT32_MAX : at->offset + read_delta(&at->delta);
}

// Advances by `count` lines, or up to the line that contains `offset`; returns whether it was
// reached.
static bool step_lines(const tn_source_span* span, uint32_t offset, uint32_t count,
                       tn_line_cursor* at) {
  for (; offset >= at->end; --count) {
    if (count == 0) return false;
    at->offset = at->end;
    ++at->line;
    take_length(span, at);
  }
  return true;
}

static tn_line_cursor find_line(const tn_source_span* span, uint32_t offset) {
  const tn_line_mark* mark = &span->marks[find_mark(span, offset)];
  tn_line_cursor at = {.line = (uint32_t)(mark - span->marks) * MARK_STRIDE,
                       .offset = mark->text_offset,
                       .delta = span->deltas + mark->delta_offset};
  for (;;) {
    // Each remaining line has at least one byte, so eight of them can be read at once.
    const bool has_eight = at.line + 8 < span->line_count;
    const uint32_t length = has_eight ? sum_of_eight(at.delta) : UINT32_MAX;
    if (length > offset - at.offset) break;
    at.offset += length;
    at.line += 8;
    at.delta += 8;
  }
  take_length(span, &at);
  (void)step_lines(span, offset, UINT32_MAX, &at);
  return at;
}

void tn_source_span__resolve(tn_location location, tn_uref* out_file, uint32_t* out_line,
                             uint32_t* out_column) {
  const uint32_t packed = (uint32_t)location.reference & TN_UREF_MASK;
  const tn_source_span* span = tn_source_span__of(location.context, packed);
  tn_line_cursor at = {.line = 0};
  *out_file = span->file;
  tn_source_span__seek(span, packed, &at, out_line, out_column);
}

void tn_source_span__go_to(const tn_source_span* span, uint32_t offset, tn_line_cursor* cursor) {
  if (cursor->delta == NULL || offset < cursor->offset ||
      !step_lines(span, offset, MARK_STRIDE, cursor)) {
    *cursor = find_line(span, offset);
  }
}

// Returns the line at this index, which must exist.
static tn_line_cursor line_at(const tn_source_span* span, uint32_t line) {
  const tn_line_mark* mark = &span->marks[line / MARK_STRIDE];
  tn_line_cursor at = {
      .line = line, .offset = mark->text_offset, .delta = span->deltas + mark->delta_offset};
  for (uint32_t i = line % MARK_STRIDE; i > 0; --i) at.offset += read_delta(&at.delta);
  take_length(span, &at);
  return at;
}

bool tn_source_span__find(const tn_source_span* span, uint32_t line, uint32_t column,
                          uint32_t* out_offset) {
  const uint32_t before = line == span->first_line + 1 ? span->first_column : 0;
  if (line <= span->first_line || line - span->first_line > span->line_count || column <= before) {
    return false;
  }
  const tn_line_cursor at = line_at(span, line - span->first_line - 1);
  const bool is_last = at.line + 1 == span->line_count;
  const uint32_t size = (is_last ? span->text_size + 1 : at.end) - at.offset;
  if (column - before > size) return false;
  *out_offset = span->base + at.offset + (column - before) - 1;
  return true;
}
