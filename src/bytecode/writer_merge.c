// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Merges the numbering results of parts.
//
// A part numbers its regions independently of all others, so its entries are in the order of their
// first use in the part. Parts are merged in the order in which a single thread would number their
// regions. The entries of a part follow those of the parts before it: all its numbers increase by
// the same offset, so a stored number is valid together with the index of its part. An entry that
// an earlier part has becomes a copy, which refers to the original; a new one is where the single
// thread would have put it. Reference counts are added, except for references from inside of a
// copy: a single thread would count these only once, so they are subtracted again.

#include "bytecode/writer_share.h"
#include "ir/operation_name.h"

/// Stores in `map` the index in the whole for each dialect of the part.
static void merge_dialects(tn_writer* whole, const tn_writer* part, uint32_t* map) {
  const tn_string_view* dialects = part->dialects.items;
  for (size_t i = 0; i < part->dialects.count; ++i) {
    map[i] = tn_writer__dialect(whole, dialects[i]);
    if (i + 1 == part->builtin_dialect) whole->builtin_dialect = map[i] + 1;
  }
  whole->attributes.is_mixed |= part->attributes.is_mixed;
  whole->types.is_mixed |= part->types.is_mixed;
}

static void merge_names(tn_writer* whole, const tn_writer* part) {
  const tn_writer_name* names = part->names.items;
  for (size_t i = 0; i < part->names.count && whole->status == TN_OK; ++i) {
    tn_writer_name* name = tn_writer__name_entry(whole, names[i].storage->self);
    if (name == NULL) return;
    name->rank.references += names[i].rank.references;
    name->is_known |= names[i].is_known;
  }
}

//===-- Entries -------------------------------------------------------------------------------===//

/// State of a merge.
typedef struct merging {
  tn_writer* whole;
  tn_writer* part;
  const uint32_t* dialects;
  bool is_last;      ///< No other part will be merged.
  bool is_entered;   ///< Later parts look for entries of this part in the tables of the whole.
  uint32_t base;     ///< Offset of the part's attribute entries in the whole.
  size_t pair_base;  ///< Offset of its words.
  size_t slot_base;  ///< Offset of its list of slots.
  bool is_counting;  ///< Some member is counting; accessed by __atomic builtins.
  bool has_types;    ///< Types are merged.
  uint8_t turns[TN_WRITER_SLICES];  ///< 1 if the slice is merged (accessed by __atomic builtins), 2
                                    ///< if it is counted.
} merging;

/// Subtracts one from the counts of what a type or attribute refers to.
static void take_back(tn_writer* whole, const tn_storage* storage, uint32_t entry) {
  whole->step = UINT32_MAX;
  if (entry == 0) {
    (void)tn_writer__encode_type(whole, storage);
  } else {
    (void)tn_writer__encode_attribute(whole, entry);
  }
  whole->step = 1;
}

static void merge_type(const merging* self, const tn_writer_entry* entry, tn_entry_form form,
                       uint32_t references) {
  tn_writer* whole = self->whole;
  tn_writer_slot* slot = tn_writer__slot(whole, entry->what);
  if (slot == NULL) return;
  slot->references += references;
  if (slot->number != 0) {
    take_back(whole, tn_writer__storage(whole, entry), 0);
    return;
  }
  slot->number = 1 + tn_writer__add_known(whole, &whole->types, form, entry->what,
                                          self->dialects[entry->count]);
}

//===-- Attributes ----------------------------------------------------------------------------===//

// Slices of the part are merged in parallel. All entries of a part differ, so slices change
// different words of the whole. A member that finishes a slice counts the copies found so far,
// unless another member is counting; no other code accesses references of earlier entries.

/// How many entries ahead the hash is computed and the place of the lookup prefetched.
#define ENTRIES_AHEAD 16u

static const uint32_t* words_of(const merging* self, const tn_writer_entry* entry) {
  return (const uint32_t*)self->part->pairs.items + entry->what;
}

/// Prefetches the scattered memory that the lookup of an entry needs. Returns the hash of a
/// dictionary.
static uint32_t fetch_attribute(const merging* self, size_t number) {
  if (number >= self->part->attributes.items.count) return 0;
  const tn_writer_entry* entry = tn_writer__attribute_at(self->part, (uint32_t)number);
  const uint8_t form = *tn_writer__attribute_form(self->part, (uint32_t)number);
  if (form == TN_FORM_DICTIONARY) {
    const uint32_t hash = tn_writer__dictionary_hash(words_of(self, entry), entry->count);
    tn_table__fetch(&self->whole->pair_table, hash);
    return hash;
  }
  if (form != TN_FORM_OFFSET) __builtin_prefetch(tn_writer__slot(self->whole, entry->what), 1);
  return 0;
}

/// Returns the entry of a position or dictionary in a writer; 0 if there is none.
static inline uint32_t find_in(const merging* self, const tn_writer* writer,
                               const tn_writer_entry* entry, tn_entry_form form, uint32_t hash) {
  if (form == TN_FORM_OFFSET) return tn_writer__find_offset(writer, entry->what);
  return tn_writer__find_words(writer, form, hash, words_of(self, entry), entry->count);
}

/// Returns the entry in the whole; 0 if there is none yet.
static uint32_t find_attribute(const merging* self, const tn_writer_entry* entry,
                               tn_entry_form form, uint32_t hash) {
  if (form <= TN_FORM_TEXT) return tn_writer__number_of(self->whole, entry->what);
  const uint32_t known = find_in(self, self->whole, entry, form, hash);
  tn_writer* const* parts = self->whole->merged.items;
  if (known != 0) return known;
  for (size_t i = 0; i < self->whole->merged.count; ++i) {
    const uint32_t number = find_in(self, parts[i], entry, form, hash);
    if (number == 0) continue;
    const uint32_t there = ((const uint32_t*)self->whole->bases.items)[parts[i]->part - 1] + number;
    const uint32_t copied = tn_writer__original(self->whole, there);
    return copied == 0 ? there : copied;
  }
  return 0;
}

/// Adds an entry to the whole; returns false if it is a copy.
static bool put_attribute(const merging* self, uint32_t number, uint32_t hash) {
  tn_writer* whole = self->whole;
  const uint32_t fresh = self->base + number;
  const tn_entry_form form = (tn_entry_form)*tn_writer__attribute_form(self->part, number);
  tn_writer_entry entry = *tn_writer__attribute_at(self->part, number);
  const uint32_t known = find_attribute(self, &entry, form, hash);
  tn_writer_rank rank = *tn_writer__attribute_rank(self->part, number);
  if (form == TN_FORM_DICTIONARY) {
    entry.what += (uint32_t)self->pair_base;
  } else if (form != TN_FORM_OFFSET) {
    entry.count = self->dialects[entry.count];
    if (known == 0) {
      *tn_writer__slot(whole, entry.what) =
          (tn_writer_slot){fresh + 1, self->is_last ? 0 : rank.references};
      if (!self->is_last) rank.references = 0;
    }
  }
  *tn_writer__attribute_at(whole, fresh) = entry;
  *tn_writer__attribute_form(whole, fresh) = (uint8_t)form;
  if (known != 0) {
    if (rank.number != 0) tn_writer__attribute_rank(whole, known)->number = TN_AS_PROPERTIES;
    rank = (tn_writer_rank){.number = known};
  }
  *tn_writer__attribute_rank(whole, fresh) = rank;
  return known == 0;
}

/// Returns the index of the first entry with a slot from entry `number` on.
static size_t first_slot(const merging* self, size_t number) {
  const uint32_t* numbers = self->part->attributes.slots.items;
  size_t first = 0;
  for (size_t end = self->part->attributes.slots.count; first < end;) {
    const size_t middle = first + (end - first) / 2;
    if (numbers[middle] < number) {
      first = middle + 1;
    } else {
      end = middle;
    }
  }
  return first;
}

static void merge_slice(const merging* self, size_t first, size_t end) {
  uint32_t hashes[ENTRIES_AHEAD];
  uint32_t* slots = (uint32_t*)self->whole->attributes.slots.items + self->slot_base;
  if (first == 0) ++first;
  slots += first_slot(self, first);
  for (size_t i = first; i < first + ENTRIES_AHEAD; ++i) {
    hashes[i % ENTRIES_AHEAD] = fetch_attribute(self, i);
  }
  for (size_t i = first; i < end; ++i) {
    const uint32_t number = (uint32_t)i;
    const uint32_t hash = hashes[i % ENTRIES_AHEAD];
    hashes[i % ENTRIES_AHEAD] = fetch_attribute(self, i + ENTRIES_AHEAD);
    const bool is_new = put_attribute(self, number, hash);
    if (*tn_writer__attribute_form(self->part, number) <= TN_FORM_TEXT) {
      *slots++ = is_new ? self->base + number : TN_NO_ENTRY;
    }
  }
}

/// Copies the words of dictionaries.
static void merge_words(const merging* self, uint32_t slice) {
  const size_t count = self->part->pairs.count;
  const size_t first = tn_writer__slice_start(count, slice);
  const size_t end = tn_writer__slice_start(count, slice + 1);
  uint32_t* to = (uint32_t*)self->whole->pairs.items + self->pair_base;
  const uint32_t* from = self->part->pairs.items;
  if (first != end) memcpy(to + first, from + first, (end - first) * sizeof *to);
}

/// Enters the new entries of a slice into the tables, for the parts after this one.
static void enter_slice(void* data, uint32_t slice, size_t first, size_t end) {
  const merging* self = data;
  tn_writer* whole = self->whole;
  (void)slice;
  for (size_t i = first == 0 ? 1 : first; i < end; ++i) {
    const uint32_t number = self->base + (uint32_t)i;
    const tn_entry_form form = (tn_entry_form)*tn_writer__attribute_form(whole, number);
    if (tn_writer__original(whole, number) != 0) continue;
    if (form == TN_FORM_OFFSET) {
      tn_writer__enter_offset(whole, number);
    } else if (form == TN_FORM_DICTIONARY) {
      const tn_writer_entry* entry = tn_writer__attribute_at(whole, number);
      const uint32_t* words = (const uint32_t*)whole->pairs.items + entry->what;
      tn_table__add_beside(&whole->pair_table, tn_writer__dictionary_hash(words, entry->count),
                           number);
    }
  }
}

/// Adds the references of an entry that already exists.
static void count_copy(const merging* self, uint32_t number, uint32_t known) {
  tn_writer* whole = self->whole;
  const tn_writer_entry* entry = tn_writer__attribute_at(self->part, number);
  const uint32_t references = tn_writer__attribute_rank(self->part, number)->references;
  const tn_entry_form form = (tn_entry_form)*tn_writer__attribute_form(self->part, number);
  tn_writer__poll(whole);
  if (form != TN_FORM_OFFSET && form != TN_FORM_DICTIONARY) {
    tn_writer__slot(whole, entry->what)->references += references;
    take_back(whole, tn_writer__storage(whole, entry), known);
    return;
  }
  tn_writer__attribute_rank(whole, known)->references += references;
  if (form == TN_FORM_DICTIONARY) {
    take_back(whole, NULL, known);
    return;
  }
  // A position in a text refers to the name of its file.
  const tn_source_span* span = tn_source_span__of(whole->context, entry->what);
  --tn_writer__slot(whole, span->file)->references;
}

static void merge_types(const merging* self) {
  const tn_writer_entries* types = &self->part->types;
  const tn_writer_entry* entries = types->items.items;
  const tn_writer_rank* ranks = types->ranks.items;
  const uint8_t* forms = types->forms.items;
  for (size_t i = 0; i < types->items.count && self->whole->status == TN_OK; ++i) {
    merge_type(self, &entries[i], (tn_entry_form)forms[i], ranks[i].references);
  }
}

/// Merges attributes that share the entry of another one, which counts their references.
static void merge_aliases(const merging* self) {
  tn_writer* whole = self->whole;
  tn_writer* part = self->part;
  const tn_uref* aliases = part->aliases.items;
  for (size_t i = 0; i < part->aliases.count && whole->status == TN_OK; ++i) {
    const tn_writer_slot* counted = tn_writer__slot(part, aliases[i]);
    tn_writer_slot* slot = tn_writer__slot(whole, aliases[i]);
    if (slot == NULL || counted == NULL) return;
    if (slot->number != 0) continue;
    const uint32_t entry = self->base + counted->number - 1;
    const uint32_t known = tn_writer__original(whole, entry);
    slot->number = (known == 0 ? entry : known) + 1;
    tn_writer__push(whole, &whole->aliases, &aliases[i], sizeof *aliases);
  }
}

//===-- Parts ---------------------------------------------------------------------------------===//

/// Counts the copies in a slice.
static void count_slice(const merging* self, uint32_t slice) {
  const size_t count = self->part->attributes.items.count;
  const size_t end = tn_writer__slice_start(count, slice + 1);
  size_t i = tn_writer__slice_start(count, slice);
  for (i = i == 0 ? 1 : i; i < end && self->whole->status == TN_OK; ++i) {
    const uint32_t known = tn_writer__original(self->whole, self->base + (uint32_t)i);
    if (known == 0) continue;
    ++self->whole->attributes.copy_count;
    count_copy(self, (uint32_t)i, known);
  }
}

/// Merges types, and counts merged slices that are not counted yet, unless another member is
/// counting.
static void count_done(merging* self) {
  if (__atomic_exchange_n(&self->is_counting, true, __ATOMIC_ACQUIRE)) return;
  if (!self->has_types) merge_types(self);
  self->has_types = true;
  for (uint32_t i = 0; i < TN_WRITER_SLICES; ++i) {
    if (__atomic_load_n(&self->turns[i], __ATOMIC_ACQUIRE) != 1) continue;
    count_slice(self, i);
    __atomic_store_n(&self->turns[i], 2, __ATOMIC_RELAXED);
  }
  __atomic_store_n(&self->is_counting, false, __ATOMIC_RELEASE);
}

static tn_status merge_turn(void* data, uint32_t turn) {
  merging* self = data;
  const size_t count = self->part->attributes.items.count;
  merge_slice(self, tn_writer__slice_start(count, turn), tn_writer__slice_start(count, turn + 1));
  merge_words(self, turn);
  __atomic_store_n(&self->turns[turn], 1, __ATOMIC_RELEASE);
  count_done(self);
  return TN_OK;
}

static void merge_entries(merging* self) {
  tn_writer* whole = self->whole;
  const size_t count = self->part->attributes.items.count;
  self->base = (uint32_t)whole->attributes.items.count - 1;
  self->pair_base = whole->pairs.count;
  self->slot_base = whole->attributes.slots.count;
  ((uint32_t*)whole->bases.items)[self->part->part - 1] = self->base;
  if (!tn_writer__take_pages(whole, self->part, self->is_entered) ||
      !tn_writer__make_room(whole, self->part, self->is_last)) {
    return;
  }
  if (!tn_writer__share(whole, TN_WRITER_SLICES, merge_turn, self)) return;
  count_done(self);
  merge_aliases(self);
  if (!self->is_last && !self->is_entered) {
    tn_writer__push(whole, &whole->merged, &self->part, sizeof self->part);
  }
  if (!self->is_entered || whole->status != TN_OK) return;
  tn_table__reserve(whole, &whole->pair_table, self->part->pair_table.count);
  whole->pair_table.count += self->part->pair_table.count;
  if (whole->status == TN_OK) tn_writer__each_slice(whole, count, enter_slice, self);
}

/// If the remaining parts have more than this many times as many entries as the part, its entries
/// are entered into the tables of the whole.
#define LATER_MAX 2u

void tn_writer__merge(tn_writer* whole, tn_writer* part, size_t later_count) {
  tn_writer_list dialects = {.items = NULL};
  if (!tn_writer__reserve(whole, &dialects, part->dialects.count + 1, sizeof(uint32_t))) return;
  merging self = {.whole = whole,
                  .part = part,
                  .dialects = dialects.items,
                  .is_last = later_count == 0,
                  .is_entered = later_count > LATER_MAX * part->attributes.items.count};
  merge_dialects(whole, part, dialects.items);
  merge_names(whole, part);
  if (whole->status == TN_OK) merge_entries(&self);
  whole->native_count += part->native_count;
  tn_writer__free_list(whole, &dialects, sizeof(uint32_t));
}
