// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The order of the file, which determines the numbers of entries.
//
// Entries with more uses get lower numbers, which take fewer bytes. Entries whose numbers have the
// same size are grouped by dialect, so that the dialect is written once.

#include "bytecode/writer_share.h"

//===-- Uses ----------------------------------------------------------------------------------===//

/// The entries to be sorted: attributes, types or names.
typedef struct sorting {
  tn_writer* writer;
  tn_ranked what;
  uint32_t first;  ///< The first entry to be sorted.
  uint32_t count;  ///< The number of entries.
  char* ranks;     ///< The rank of entry 0.
  size_t distance;
} sorting;

static tn_writer_rank* rank_of(const sorting* self, uint32_t entry) {
  return (tn_writer_rank*)(void*)(self->ranks + entry * self->distance);
}
static uint32_t references_of(const sorting* self, uint32_t entry) {
  return rank_of(self, entry)->references;
}

/// Merges two adjacent runs, with more uses first.
static void merge(const sorting* self, const uint32_t* from, size_t first, size_t middle,
                  size_t end, uint32_t* to) {
  size_t a = first;
  size_t b = middle;
  for (size_t i = first; i < end; ++i) {
    const bool takes_b =
        a == middle || (b != end && references_of(self, from[b]) > references_of(self, from[a]));
    to[i] = takes_b ? from[b++] : from[a++];
  }
}

/// Sorts stably by use count. `spare` has room for `count` entries.
static void sort_by_uses(const sorting* self, uint32_t* order, uint32_t* spare, size_t count) {
  uint32_t* from = order;
  uint32_t* to = spare;
  for (size_t width = 1; width < count; width *= 2) {
    for (size_t first = 0; first < count; first += 2 * width) {
      const size_t middle = first + width < count ? first + width : count;
      const size_t end = first + 2 * width < count ? first + 2 * width : count;
      merge(self, from, first, middle, end, to);
    }
    uint32_t* done = to;
    to = from;
    from = done;
  }
  if (from != order) memcpy(order, from, count * sizeof *order);
}

/// Entries with at least this many uses are sorted separately.
#define OFTEN 256u

/// A counting sort, in slices.
typedef struct splitting {
  const sorting* self;
  uint32_t* order;
  /// First the number of entries by slice and use count; later the position of the next one.
  size_t ends[TN_WRITER_SLICES][OFTEN + 1];
} splitting;

static void count_uses(void* data, uint32_t slice, size_t first, size_t end) {
  splitting* by = data;
  for (size_t i = first; i < end; ++i) {
    const uint32_t uses = references_of(by->self, by->self->first + (uint32_t)i);
    ++by->ends[slice][uses < OFTEN ? uses : OFTEN];
  }
}

static void place_entries(void* data, uint32_t slice, size_t first, size_t end) {
  splitting* by = data;
  for (size_t i = first; i < end; ++i) {
    const uint32_t entry = by->self->first + (uint32_t)i;
    const uint32_t uses = references_of(by->self, entry);
    by->order[by->ends[slice][uses < OFTEN ? uses : OFTEN]++] = entry;
  }
}

/// Sorts the entries by use count, except those with at least OFTEN uses, which come first; returns
/// the number of these.
static size_t split_by_uses(const sorting* self, uint32_t* order) {
  splitting by = {.self = self, .order = order};
  tn_writer__each_slice(self->writer, self->count, count_uses, &by);
  if (self->writer->status != TN_OK) return 0;
  size_t sum = 0;
  size_t often = 0;
  for (size_t uses = OFTEN + 1; uses-- > 0;) {
    for (uint32_t i = 0; i < TN_WRITER_SLICES; ++i) {
      const size_t own = by.ends[i][uses];
      by.ends[i][uses] = sum;
      sum += own;
    }
    if (uses == OFTEN) often = sum;
  }
  tn_writer__each_slice(self->writer, self->count, place_entries, &by);
  return often;
}

//===-- Dialects ------------------------------------------------------------------------------===//

/// Groups entries whose numbers have the same size by dialect. Each dialect has a place:
/// `first_dialect` comes first, and the others follow by index.
typedef struct grouping {
  const sorting* self;
  uint32_t* order;
  uint32_t* spare;
  uint32_t first_dialect;
  uint32_t slice_count;  ///< 1 without a team.
  size_t place_count;
  /// First the number of entries by slice and place; later the position of the next one.
  size_t* counts;
} grouping;

static size_t place_of(const grouping* by, uint32_t dialect) {
  return dialect == by->first_dialect ? 0 : dialect + (size_t)1;
}

/// Returns the place of the entry at `i`, and prefetches data of a later one.
static size_t place_at(const grouping* by, size_t i, size_t end) {
  const sorting* self = by->self;
  if (i + TN_DIALECTS_AHEAD < end) {
    tn_writer__fetch_dialect(self->writer, self->what, by->order[i + TN_DIALECTS_AHEAD]);
  }
  return place_of(by, tn_writer__dialect_of(self->writer, self->what, by->order[i]));
}

static void count_dialects(void* data, uint32_t slice, size_t first, size_t end) {
  const grouping* by = data;
  size_t* counts = by->counts + slice * by->place_count;
  for (size_t i = first; i < end; ++i) ++counts[place_at(by, i, end)];
}

static void place_dialects(void* data, uint32_t slice, size_t first, size_t end) {
  const grouping* by = data;
  size_t* next = by->counts + slice * by->place_count;
  for (size_t i = first; i < end; ++i) by->spare[next[place_at(by, i, end)]++] = by->order[i];
}

/// Adds `count` entries of a dialect to the last run if it is of that dialect, else to a new one.
static void add_run(const sorting* self, uint32_t dialect, size_t count) {
  tn_writer_list* runs = &self->writer->runs[self->what];
  tn_writer_run* last = runs->count == 0 ? NULL : (tn_writer_run*)runs->items + (runs->count - 1);
  const tn_writer_run run = {dialect, (last == NULL ? 0 : last->end) + (uint32_t)count};
  if (last != NULL && last->dialect == dialect) {
    last->end = run.end;
  } else {
    tn_writer__push(self->writer, runs, &run, sizeof run);
  }
}

/// Converts the counts to positions, and adds the runs; returns the number of runs.
static TN_COLD size_t place_counts(const grouping* by) {
  size_t run_count = 0;
  size_t sum = 0;
  for (size_t place = 0; place < by->place_count; ++place) {
    const size_t before = sum;
    for (uint32_t slice = 0; slice < by->slice_count; ++slice) {
      size_t* at = &by->counts[slice * by->place_count + place];
      const size_t own = *at;
      *at = sum;
      sum += own;
    }
    if (sum == before) continue;
    add_run(by->self, place == 0 ? by->first_dialect : (uint32_t)place - 1, sum - before);
    ++run_count;
  }
  return run_count;
}

static void each_slice(grouping* by, size_t count, tn_writer_slice_fn work) {
  if (by->slice_count != 1) {
    tn_writer__each_slice(by->self->writer, count, work, by);
  } else {
    work(by, 0, 0, count);
  }
}

/// Groups `count` entries by dialect, with `first_dialect` first.
static void group(grouping* by, size_t count) {
  const tn_writer* writer = by->self->writer;
  by->slice_count = tn_writer__may_share(writer, count) ? TN_WRITER_SLICES : 1;
  memset(by->counts, 0, by->slice_count * by->place_count * sizeof *by->counts);
  each_slice(by, count, count_dialects);
  if (writer->status != TN_OK || place_counts(by) == 1) return;
  each_slice(by, count, place_dialects);
  if (writer->status == TN_OK) memcpy(by->order, by->spare, count * sizeof *by->order);
}

/// Groups separately the entries with numbers of one byte, of two bytes, and so on.
static void group_all(const sorting* self, uint32_t* order, uint32_t* spare, size_t* counts) {
  grouping by = {.self = self,
                 .order = order,
                 .spare = spare,
                 .place_count = self->writer->dialects.count + 1,
                 .counts = counts};
  uint64_t size = 0;
  size_t left = self->count;
  for (unsigned i = 1; left != 0 && self->writer->status == TN_OK; ++i) {
    size = (UINT64_C(1) << 7 * i) - size;
    const size_t part = left < size ? left : (size_t)size;
    group(&by, part);
    by.order += part;
    left -= part;
    by.first_dialect = tn_writer__dialect_of(self->writer, self->what, by.order[-1]);
  }
}

//===-- Numbers -------------------------------------------------------------------------------===//

typedef struct placed {
  const sorting* self;
  const uint32_t* order;
  uint32_t* named;  ///< The indices of entries that are properties, by entry from the start of the
                    ///< slice.
  size_t named_ends[TN_WRITER_SLICES];
} placed;

static void set_ranks(void* data, uint32_t slice, size_t first, size_t end) {
  placed* by = data;
  size_t named = first;
  for (size_t i = first; i < end; ++i) {
    tn_writer_rank* rank = rank_of(by->self, by->order[i]);
    if (rank->number == TN_AS_PROPERTIES) by->named[named++] = (uint32_t)i;
    *rank = (tn_writer_rank){.number = (uint32_t)i};
  }
  by->named_ends[slice] = named;
}

/// Numbers attributes that are properties in the section of properties, in the order of the file.
static void number_named(const placed* by) {
  const sorting* self = by->self;
  for (uint32_t slice = 0; slice < TN_WRITER_SLICES; ++slice) {
    for (size_t i = tn_writer__slice_start(self->count, slice); i < by->named_ends[slice]; ++i) {
      tn_writer__add_named(self->writer, rank_of(self, by->order[by->named[i]]));
    }
  }
}

static void set_copies(void* data, uint32_t slice, size_t first, size_t end) {
  const placed* by = data;
  (void)slice;
  for (size_t i = first; i < end; ++i) {
    tn_writer_rank* rank = rank_of(by->self, by->order[i]);
    *rank = *rank_of(by->self, rank->number);
  }
}

/// Numbers the entries, and lists them in that order. Copies have no uses, so they come last, and
/// get the numbers of their originals.
static void sort_entries(tn_writer* writer, sorting* self) {
  tn_writer_list* list = &writer->orders[self->what];
  const size_t count = self->count;
  const size_t copies = self->what == TN_RANKED_ATTRIBUTES ? writer->attributes.copy_count : 0;
  const size_t count_words =
      TN_WRITER_SLICES * (writer->dialects.count + 1) * sizeof(size_t) / sizeof(uint32_t);
  list->count = 0;
  writer->runs[self->what].count = 0;
  if (!tn_writer__reserve(writer, list, count + 1, sizeof(uint32_t)) ||
      !tn_writer__reserve(writer, &writer->scratch, count + count_words + 2, sizeof(uint32_t))) {
    return;
  }
  uint32_t* order = list->items;
  size_t* counts = writer->scratch.items;
  uint32_t* spare = (uint32_t*)writer->scratch.items + count_words;
  const size_t often = split_by_uses(self, order);
  // If the team ran out of memory or was interrupted, not all entries are listed.
  if (writer->status != TN_OK) return;
  self->count -= (uint32_t)copies;
  sort_by_uses(self, order, spare, often);
  if (!tn_writer__is_uniform(writer, self->what)) {
    group_all(self, order, spare, counts);
  } else if (self->count != 0) {
    add_run(self, tn_writer__dialect_of(writer, self->what, order[0]), self->count);
  }
  placed by = {.self = self, .order = order, .named = spare};
  tn_writer__each_slice(writer, self->count, set_ranks, &by);
  if (writer->status != TN_OK) return;
  number_named(&by);
  by.order += self->count;
  tn_writer__each_slice(writer, copies, set_copies, &by);
  list->count = self->count;
}

void tn_writer__put_in_order(tn_writer* writer) {
  const tn_writer_entries* attributes = &writer->attributes;
  const tn_writer_entries* types = &writer->types;
  sorting all[] = {{.writer = writer,
                    .what = TN_RANKED_ATTRIBUTES,
                    .first = 1,
                    .count = (uint32_t)attributes->items.count - 1,
                    .ranks = attributes->ranks.items,
                    .distance = sizeof(tn_writer_rank)},
                   {.writer = writer,
                    .what = TN_RANKED_TYPES,
                    .count = (uint32_t)types->items.count,
                    .ranks = types->ranks.items,
                    .distance = sizeof(tn_writer_rank)},
                   {.writer = writer,
                    .what = TN_RANKED_NAMES,
                    .count = (uint32_t)writer->names.count,
                    .ranks = (char*)writer->names.items + offsetof(tn_writer_name, rank),
                    .distance = sizeof(tn_writer_name)}};
  for (size_t i = 0; i < sizeof all / sizeof all[0] && writer->status == TN_OK; ++i) {
    sort_entries(writer, &all[i]);
    tn_writer__poll(writer);
  }
}
