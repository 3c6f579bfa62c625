// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Putting together what parts have numbered.
//
// A part counts what its regions name as if nothing else were there, so what it enters stands in
// the order in which it is first named there. Parts are merged in the order in which one thread
// would have come to their regions: what is new comes behind what the parts in front have, and so
// stands where that thread would have put it. References, which the part has collected, add up, but
// for what is inside of an entry that was there: one thread looks inside once, so what the part
// counted there is taken back.

#include "bytecode/writer_share.h"
#include "ir/operation_name.h"

/// `map` gets the number among those of the whole for each of the part.
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

/// What is being merged.
typedef struct merging {
  tn_writer* whole;
  tn_writer* part;
  const uint32_t* dialects;
  uint32_t* map;
  tn_writer_ends ends[TN_WRITER_SLICES];  ///< What is new in each slice, then where it goes.
} merging;

/// Counts what is inside of a type or attribute one time less.
static void take_back(tn_writer* whole, const tn_storage* storage, uint32_t entry) {
  whole->step = UINT32_MAX;
  if (entry == 0) {
    (void)tn_writer__encode_type(whole, storage);
  } else {
    (void)tn_writer__encode_attribute(whole, entry);
  }
  whole->step = 1;
}

static void merge_type(const merging* it, const tn_writer_entry* entry, tn_entry_form form,
                       uint32_t references) {
  tn_writer* whole = it->whole;
  tn_writer_slot* slot = tn_writer__slot(whole, entry->what);
  if (slot == NULL) return;
  slot->references += references;
  if (slot->number != 0) {
    take_back(whole, tn_writer__storage(whole, entry), 0);
    return;
  }
  slot->number =
      1 + tn_writer__add_known(whole, &whole->types, form, entry->what, it->dialects[entry->count]);
}

//===-- Attributes ----------------------------------------------------------------------------===//

// In slices of the part, side by side: each first looks for what is known and counts what is new,
// then puts that where the slices in front leave off. No two entries of a part are the same, so
// that slices change different words of the whole, but for its table of dictionaries and the
// newest entries of groups of offsets, which they change in one step. What is known is counted at
// the end, by one member.

/// How many entries ahead what they will be looked for with is worked out, and the place fetched.
#define ENTRIES_AHEAD 16u

static const uint32_t* words_of(const merging* it, const tn_writer_entry* entry) {
  return (const uint32_t*)it->part->pairs.items + entry->what;
}

/// What looking for an entry asks for lies anywhere. Returns the hash of a dictionary.
static uint32_t fetch_attribute(const merging* it, size_t number) {
  if (number >= it->part->attributes.items.count) return 0;
  const tn_writer_entry* entry = tn_writer__attribute_at(it->part, (uint32_t)number);
  const uint8_t form = *tn_writer__attribute_form(it->part, (uint32_t)number);
  if (form == TN_FORM_DICTIONARY) {
    const uint32_t hash = tn_writer__dictionary_hash(words_of(it, entry), entry->count);
    tn_table__fetch(&it->whole->pair_table, hash);
    return hash;
  }
  if (form != TN_FORM_OFFSET) __builtin_prefetch(tn_writer__slot(it->whole, entry->what), 1);
  return 0;
}

/// The entry of the whole; 0 if there is none yet.
static uint32_t find_attribute(const merging* it, uint32_t number, uint32_t hash,
                               tn_writer_ends* ends) {
  const tn_writer_entry* entry = tn_writer__attribute_at(it->part, number);
  const uint8_t form = *tn_writer__attribute_form(it->part, number);
  uint32_t known;
  if (form == TN_FORM_OFFSET) {
    known = tn_writer__find_offset(it->whole, entry->what);
  } else if (form == TN_FORM_DICTIONARY) {
    known = tn_writer__find_words(it->whole, TN_FORM_DICTIONARY, hash, words_of(it, entry),
                                  entry->count);
    if (known == 0) {
      ends->words += entry->count;
      ++ends->dictionaries;
    }
  } else {
    known = tn_writer__number_of(it->whole, entry->what);
    if (known == 0) ++ends->slots;
  }
  if (known == 0) ++ends->entries;
  return known;
}

static void find_slice(void* data, uint32_t slice, size_t first, size_t end) {
  merging* it = data;
  uint32_t hashes[ENTRIES_AHEAD];
  tn_writer_ends ends = {0};
  if (first == 0) ++first;
  for (size_t i = first; i < first + ENTRIES_AHEAD; ++i) {
    hashes[i % ENTRIES_AHEAD] = fetch_attribute(it, i);
  }
  for (size_t i = first; i < end; ++i) {
    const uint32_t hash = hashes[i % ENTRIES_AHEAD];
    hashes[i % ENTRIES_AHEAD] = fetch_attribute(it, i + ENTRIES_AHEAD);
    it->map[i] = find_attribute(it, (uint32_t)i, hash, &ends);
  }
  it->ends[slice] = ends;
}

static void put_slice(void* data, uint32_t slice, size_t first, size_t end) {
  merging* it = data;
  // Not where it lies: what other members put is counted in the same line of the cache.
  tn_writer_ends own = it->ends[slice];
  tn_writer_ends* ends = &own;
  const tn_writer* part = it->part;
  uint32_t hashes[ENTRIES_AHEAD];
  if (first == 0) ++first;
  for (size_t i = first; i < first + ENTRIES_AHEAD; ++i) {
    hashes[i % ENTRIES_AHEAD] = fetch_attribute(it, i);
  }
  for (size_t i = first; i < end; ++i) {
    const uint32_t number = (uint32_t)i;
    const uint32_t hash = hashes[i % ENTRIES_AHEAD];
    hashes[i % ENTRIES_AHEAD] = fetch_attribute(it, i + ENTRIES_AHEAD);
    if (it->map[i] != 0) continue;
    it->map[i] = (uint32_t)ends->entries;
    const tn_writer_entry* entry = tn_writer__attribute_at(part, number);
    const tn_entry_form form = (tn_entry_form)*tn_writer__attribute_form(part, number);
    const uint32_t references = tn_writer__attribute_rank(part, number)->references;
    switch (form) {
      case TN_FORM_OFFSET:
        tn_writer__put_new_offset(it->whole, ends, entry->what, references);
        break;
      case TN_FORM_DICTIONARY:
        tn_writer__put_new_words(it->whole, ends, hash, words_of(it, entry), entry->count,
                                 references);
        break;
      default:
        tn_writer__put_new_storage(it->whole, ends, form, entry->what, it->dialects[entry->count],
                                   references);
        break;
    }
  }
}

/// Where each slice's new entries go; makes room for them.
static bool place_slices(merging* it) {
  tn_writer_ends sum = tn_writer__ends(it->whole);
  const tn_writer_ends base = sum;
  for (uint32_t i = 0; i < TN_WRITER_SLICES; ++i) {
    const tn_writer_ends own = it->ends[i];
    it->ends[i] = sum;
    sum.entries += own.entries;
    sum.slots += own.slots;
    sum.words += own.words;
    sum.dictionaries += own.dictionaries;
  }
  return tn_writer__make_room(it->whole, &base, &sum);
}

/// Counts an entry that was there.
static void count_known(const merging* it, uint32_t number) {
  tn_writer* whole = it->whole;
  const tn_writer_entry* entry = tn_writer__attribute_at(it->part, number);
  const uint32_t references = tn_writer__attribute_rank(it->part, number)->references;
  const tn_entry_form form = (tn_entry_form)*tn_writer__attribute_form(it->part, number);
  const uint32_t known = it->map[number];
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
  // What is in a position in a text is the name of its file.
  const tn_source_span* span = tn_source_span__of(whole->context, entry->what);
  --tn_writer__slot(whole, span->file)->references;
}

/// A number in spellings stands for one distinct attribute, of which each part has made its own.
static bool merge_distincts(tn_writer* whole, tn_writer* part) {
  const tn_writer_distinct* distincts = part->distincts.items;
  for (size_t i = 0; i < part->distincts.count; ++i) {
    const uint32_t entry = tn_writer__number_of(part, distincts[i].attribute);
    tn_writer_distinct* known = tn_writer__distinct(whole, distincts[i].number);
    if (known == NULL) return false;
    if (known->attribute == 0) known->attribute = distincts[i].attribute;
    if (entry != 0) tn_writer__attribute_at(part, entry)->what = known->attribute;
    if (tn_writer__slot(whole, known->attribute) == NULL) return false;
  }
  return true;
}

static void merge_attributes(merging* it) {
  tn_writer* whole = it->whole;
  const size_t count = it->part->attributes.items.count;
  if (!tn_writer__take_pages(whole, it->part) || !merge_distincts(whole, it->part)) return;
  it->map[0] = 0;
  tn_writer__each_slice(whole, count, find_slice, it);
  if (whole->status != TN_OK || !place_slices(it)) return;
  tn_writer__each_slice(whole, count, put_slice, it);
}

static void merge_types(const merging* it) {
  const tn_writer_entries* types = &it->part->types;
  const tn_writer_entry* entries = types->items.items;
  const tn_writer_rank* ranks = types->ranks.items;
  const uint8_t* forms = types->forms.items;
  for (size_t i = 0; i < types->items.count && it->whole->status == TN_OK; ++i) {
    merge_type(it, &entries[i], (tn_entry_form)forms[i], ranks[i].references);
  }
}

/// Attributes that are written as others of the same meaning, which have their references.
static void merge_aliases(tn_writer* whole, tn_writer* part, const uint32_t* map) {
  const tn_uref* aliases = part->aliases.items;
  for (size_t i = 0; i < part->aliases.count && whole->status == TN_OK; ++i) {
    const tn_writer_slot* counted = tn_writer__slot(part, aliases[i]);
    tn_writer_slot* slot = tn_writer__slot(whole, aliases[i]);
    if (slot == NULL || counted == NULL) return;
    if (slot->number != 0) continue;
    slot->number = map[counted->number - 1] + 1;
    tn_writer__push(whole, &whole->aliases, &aliases[i], sizeof *aliases);
  }
}

void tn_writer__count_known(tn_writer* whole, tn_writer* part, const tn_writer_list* map,
                            uint32_t first_new) {
  const uint32_t* numbers = map->items;
  const merging it = {.whole = whole, .part = part, .map = map->items};
  for (uint32_t i = 1; i < map->count && whole->status == TN_OK; ++i) {
    if (TN_LIKELY(numbers[i] >= first_new)) continue;
    tn_writer__poll(whole);
    count_known(&it, i);
  }
}

void tn_writer__merge(tn_writer* whole, tn_writer* part, tn_writer_list* out_map) {
  const size_t count = part->attributes.items.count;
  tn_writer_list dialects = {.items = NULL};
  if (!tn_writer__reserve(whole, out_map, count + 1, sizeof(uint32_t))) return;
  if (!tn_writer__reserve(whole, &dialects, part->dialects.count + 1, sizeof(uint32_t))) return;
  merging it = {.whole = whole, .part = part, .dialects = dialects.items, .map = out_map->items};
  out_map->count = count;
  merge_dialects(whole, part, dialects.items);
  merge_names(whole, part);
  merge_attributes(&it);
  merge_types(&it);
  if (whole->status == TN_OK) merge_aliases(whole, part, out_map->items);
  whole->has_native |= part->has_native;
  tn_writer__free_list(whole, &dialects, sizeof(uint32_t));
}
