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

/// A uniqued thing; returns its entry.
static uint32_t merge_storage(const merging* it, tn_writer_entries* entries,
                              const tn_writer_entry* entry, tn_entry_form form,
                              uint32_t references) {
  tn_writer* whole = it->whole;
  tn_writer_slot* slot = tn_writer__slot(whole, entry->what);
  if (slot == NULL) return 0;
  slot->references += references;
  if (slot->number != 0) {
    const uint32_t known = slot->number - 1;
    const bool is_type = entries == &whole->types;
    take_back(whole, tn_writer__storage(whole, entry), is_type ? 0 : known);
    return known;
  }
  const uint32_t number =
      tn_writer__add_known(whole, entries, form, entry->what, it->dialects[entry->count]);
  slot->number = number + 1;
  return number;
}

static uint32_t merge_dictionary(const merging* it, const tn_writer_entry* entry, uint32_t hash,
                                 uint32_t references) {
  tn_writer* whole = it->whole;
  const uint32_t* words = (const uint32_t*)it->part->pairs.items + entry->what;
  const uint32_t known =
      tn_writer__find_words(whole, TN_FORM_DICTIONARY, hash, words, entry->count);
  if (known == 0) {
    return tn_writer__add_words(whole, TN_FORM_DICTIONARY, hash, words, entry->count, references);
  }
  tn_writer__attribute_rank(whole, known)->references += references;
  take_back(whole, NULL, known);
  return known;
}

/// A position in a text; what is in it is the name of its file.
static uint32_t merge_offset(tn_writer* whole, uint32_t offset, uint32_t references) {
  bool is_new;
  const uint32_t number = tn_writer__merge_offset(whole, offset, references, &is_new);
  if (is_new || number == 0) return number;
  tn_writer__attribute_rank(whole, number)->references += references;
  const tn_source_span* span = tn_source_span__of(whole->context, offset);
  tn_writer_slot* slot = tn_writer__slot(whole, span->file);
  if (slot != NULL) --slot->references;
  return number;
}

/// How many entries ahead what they will be looked for with is worked out, and the place fetched,
/// and how many what is there.
#define ENTRIES_AHEAD 16u
#define KNOWN_AHEAD 8u

/// What merging an entry asks for lies anywhere. Returns the hash of a dictionary.
static uint32_t fetch_attribute(const merging* it, size_t number) {
  if (number >= it->part->attributes.items.count) return 0;
  const tn_writer_entry* entry = tn_writer__attribute_at(it->part, (uint32_t)number);
  const uint8_t form = *tn_writer__attribute_form(it->part, (uint32_t)number);
  if (form == TN_FORM_DICTIONARY) {
    const uint32_t* words = (const uint32_t*)it->part->pairs.items + entry->what;
    const uint32_t hash = tn_writer__dictionary_hash(words, entry->count);
    tn_table__fetch(&it->whole->pair_table, hash);
    return hash;
  }
  if (form != TN_FORM_OFFSET) __builtin_prefetch(tn_writer__slot(it->whole, entry->what), 1);
  return 0;
}

/// One that is known is looked into.
static void fetch_known(const merging* it, size_t number, uint32_t hash) {
  if (number >= it->part->attributes.items.count) return;
  const tn_writer_entry* entry = tn_writer__attribute_at(it->part, (uint32_t)number);
  const uint8_t form = *tn_writer__attribute_form(it->part, (uint32_t)number);
  if (form == TN_FORM_DICTIONARY) {
    tn_writer__fetch_dictionary(it->whole, hash);
  } else if (form != TN_FORM_OFFSET) {
    const tn_writer_slot* slot = tn_writer__slot(it->whole, entry->what);
    if (slot != NULL && slot->number != 0) __builtin_prefetch(tn_writer__storage(it->whole, entry));
  }
}

static uint32_t merge_attribute(const merging* it, uint32_t number, uint32_t hash) {
  const tn_writer_entry* entry = tn_writer__attribute_at(it->part, number);
  const uint32_t references = tn_writer__attribute_rank(it->part, number)->references;
  const tn_entry_form form = (tn_entry_form)*tn_writer__attribute_form(it->part, number);
  switch (form) {
    case TN_FORM_OFFSET:
      return merge_offset(it->whole, entry->what, references);
    case TN_FORM_DICTIONARY:
      return merge_dictionary(it, entry, hash, references);
    default:
      return merge_storage(it, &it->whole->attributes, entry, form, references);
  }
}

static void merge_attributes(const merging* it, uint32_t* map) {
  const size_t count = it->part->attributes.items.count;
  uint32_t hashes[ENTRIES_AHEAD];
  map[0] = 0;
  for (uint32_t i = 1; i <= ENTRIES_AHEAD; ++i) {
    hashes[i % ENTRIES_AHEAD] = fetch_attribute(it, i);
  }
  for (uint32_t i = 1; i < count && it->whole->status == TN_OK; ++i) {
    const uint32_t hash = hashes[i % ENTRIES_AHEAD];
    tn_writer__poll(it->whole);
    fetch_known(it, (size_t)i + KNOWN_AHEAD, hashes[(i + KNOWN_AHEAD) % ENTRIES_AHEAD]);
    hashes[i % ENTRIES_AHEAD] = fetch_attribute(it, (size_t)i + ENTRIES_AHEAD);
    map[i] = merge_attribute(it, i, hash);
  }
}

static void merge_types(const merging* it) {
  const tn_writer_entries* types = &it->part->types;
  const tn_writer_entry* entries = types->items.items;
  const tn_writer_rank* ranks = types->ranks.items;
  const uint8_t* forms = types->forms.items;
  for (size_t i = 0; i < types->items.count && it->whole->status == TN_OK; ++i) {
    (void)merge_storage(it, &it->whole->types, &entries[i], (tn_entry_form)forms[i],
                        ranks[i].references);
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

void tn_writer__merge(tn_writer* whole, tn_writer* part, tn_writer_list* out_map) {
  const size_t count = part->attributes.items.count;
  tn_writer_list dialects = {.items = NULL};
  if (!tn_writer__reserve(whole, out_map, count + 1, sizeof(uint32_t))) return;
  if (!tn_writer__reserve(whole, &dialects, part->dialects.count + 1, sizeof(uint32_t))) return;
  const merging it = {.whole = whole, .part = part, .dialects = dialects.items};
  out_map->count = count;
  merge_dialects(whole, part, dialects.items);
  merge_names(whole, part);
  tn_table__reserve(whole, &whole->pair_table, part->pair_table.count);
  merge_attributes(&it, out_map->items);
  merge_types(&it);
  if (whole->status == TN_OK) merge_aliases(whole, part, out_map->items);
  whole->has_native |= part->has_native;
  tn_writer__free_list(whole, &dialects, sizeof(uint32_t));
}
