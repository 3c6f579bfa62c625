// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entries: the types and attributes of the file, deduplicated.
//
// Each uniqued object has a slot, which refers to its entry and counts references, so that a
// further reference touches no other memory. Dictionaries of ops are not uniqued; they are found by
// a hash of their words.
//
// A position in a text is an offset. Neighbouring offsets share a group, whose entries are linked:
// finding one needs no hash, and writing the ops of a text in order accesses memory in order. Line
// and column are computed when the position is written. This requires that each position has only
// one representation: a position that is uniqued, or that is in another text of the same name, is
// first searched in the text, and is entered as line and column only if it is not found.

#include "base/hash.h"
#include "bytecode/writer_share.h"
#include "ir/location_span.h"

//===-- Entries -------------------------------------------------------------------------------===//

/// Returns the index of the builtin dialect, which has most entries.
static uint32_t builtin_dialect(tn_writer* writer) {
  if (TN_UNLIKELY(writer->builtin_dialect == 0)) {
    writer->builtin_dialect = tn_writer__dialect(writer, tn_string_view_from("builtin")) + 1;
  }
  return writer->builtin_dialect - 1;
}

/// Returns whether the encoding may contain strings. A dialect's own encoding may.
static bool may_have_strings(const tn_storage* storage) {
  return tn_storage__is_of_dialect(storage) ||
         storage->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_STRING) ||
         storage->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_DENSE_STRING_ELEMENTS);
}

static bool grow_entries(tn_writer* writer, tn_writer_entries* entries, size_t more) {
  const size_t count = entries->items.count;
  entries->ranks.count = count;
  entries->forms.count = count;
  return tn_writer__reserve(writer, &entries->ranks, more, sizeof(tn_writer_rank)) &&
         tn_writer__reserve(writer, &entries->forms, more, sizeof(uint8_t)) &&
         tn_writer__reserve(writer, &entries->items, more, sizeof(tn_writer_entry));
}

#define ALWAYS_INLINE __attribute__((always_inline)) static inline

/// Adds an entry; 0 when out of memory.
ALWAYS_INLINE uint32_t add_entry(tn_writer* writer, tn_writer_entries* entries, tn_entry_form form,
                                 uint32_t what, uint32_t count, uint32_t references) {
  const uint32_t number = (uint32_t)entries->items.count;
  if (TN_UNLIKELY(number == entries->items.capacity) && !grow_entries(writer, entries, 1)) return 0;
  ((tn_writer_entry*)entries->items.items)[number] = (tn_writer_entry){what, count};
  ((tn_writer_rank*)entries->ranks.items)[number] = (tn_writer_rank){.references = references};
  ((uint8_t*)entries->forms.items)[number] = (uint8_t)form;
  ++entries->items.count;
  return number;
}

/// Returns whether each op has its own position in a text.
static bool has_positions(const tn_writer* writer) {
  const tn_location root = {writer->context, tn_op__at(writer->context, writer->root)->location};
  return tn_location__is_packed(root) && !writer->options.drop_locations;
}

/// Number of entries (and words of dictionaries) to reserve for each op; one of them is its
/// position. Unused memory is never touched, and growing later would copy a lot.
#define EXPECTED_AN_OP 2u

bool tn_writer__begin_entries(tn_writer* writer) {
  const size_t expected = has_positions(writer) ? EXPECTED_AN_OP * (size_t)writer->op_count : 0;
  if (!grow_entries(writer, &writer->attributes, 1 + expected) ||
      !tn_writer__reserve(writer, &writer->pairs, 1 + expected, sizeof(uint32_t))) {
    return false;
  }
  (void)add_entry(writer, &writer->attributes, TN_FORM_OFFSET, 0, 0, 0);
  return writer->status == TN_OK;
}

uint32_t tn_writer__add_known(tn_writer* writer, tn_writer_entries* entries, tn_entry_form form,
                              tn_uref what, uint32_t dialect) {
  const uint32_t number = add_entry(writer, entries, form, what, dialect, 0);
  tn_writer__push(writer, &entries->slots, &number, sizeof number);
  return number;
}

/// Adds an entry for a uniqued object, whose slot counts its references; its contents are not
/// entered.
static uint32_t add_storage(tn_writer* writer, tn_writer_entries* entries,
                            const tn_storage* storage) {
  const tn_entry_form form = may_have_strings(storage) ? TN_FORM_STRINGS : TN_FORM_STORAGE;
  uint32_t dialect;
  if (tn_storage__is_of_dialect(storage)) {
    dialect = tn_writer__dialect(writer, tn_opaque__dialect(tn_storage_payload(storage)));
    entries->is_mixed = true;
  } else {
    dialect = builtin_dialect(writer);
  }
  return tn_writer__add_known(writer, entries, form, storage->self, dialect);
}

/// Adds an entry that is not uniqued, on its first use. Also makes sure that the builtin dialect
/// has an index.
ALWAYS_INLINE uint32_t add_own(tn_writer* writer, tn_entry_form form, uint32_t what, uint32_t count,
                               uint32_t references) {
  (void)builtin_dialect(writer);
  return add_entry(writer, &writer->attributes, form, what, count, references);
}

uint32_t tn_writer__enter_type(tn_writer* writer, tn_uref type, tn_writer_slot* slot) {
  const tn_storage* storage = tn_uniquer__at(&writer->context->uniquer, type);
  const uint32_t number = add_storage(writer, &writer->types, storage);
  slot->number = number + 1;
  (void)tn_writer__encode_type(writer, storage);
  return number;
}

//===-- Dictionaries and positions ------------------------------------------------------------===//

static uint32_t words_hash(tn_entry_form form, const uint32_t* words, size_t count) {
  uint64_t hash = form;
  for (size_t i = 0; i + 1 < count; i += 2) {
    hash = tn_hash_word(hash << 32 ^ hash >> 32 ^ (uint64_t)words[i] << 32 ^ words[i + 1]);
  }
  if (count % 2 != 0) hash = tn_hash_word(hash << 32 ^ hash >> 32 ^ words[count - 1]);
  return tn_table__hash(hash) | 1u;
}

/// Returns whether the entry has this form and these words.
static bool is_words(const tn_writer* writer, uint32_t number, tn_entry_form form,
                     const uint32_t* words, size_t count) {
  const tn_writer_entry* entry = tn_writer__attribute_at(writer, number);
  const uint32_t* known = (const uint32_t*)writer->pairs.items + entry->what;
  if (entry->count != count || *tn_writer__attribute_form(writer, number) != form) return false;
  for (size_t i = 0; i < count; ++i) {
    if (known[i] != words[i]) return false;
  }
  return true;
}

uint32_t tn_writer__find_words(const tn_writer* writer, tn_entry_form form, uint32_t hash,
                               const uint32_t* words, size_t count) {
  size_t at = tn_table__start(&writer->pair_table, hash);
  for (int64_t number; (number = tn_table__next(&writer->pair_table, hash, &at)) >= 0;) {
    if (is_words(writer, (uint32_t)number, form, words, count)) return (uint32_t)number;
  }
  return 0;
}

/// Adds a dictionary or position; 0 when out of memory.
static uint32_t add_words(tn_writer* writer, tn_entry_form form, uint32_t hash,
                          const uint32_t* words, size_t count, uint32_t references) {
  // One extra, so that the list is never NULL, even if the first dictionary is empty.
  if (!tn_writer__reserve(writer, &writer->pairs, count + 1, sizeof *words)) return 0;
  const uint32_t first = (uint32_t)writer->pairs.count;
  uint32_t* kept = (uint32_t*)writer->pairs.items + first;
  for (size_t i = 0; i < count; ++i) kept[i] = words[i];
  writer->pairs.count += count;
  const uint32_t number = add_own(writer, form, first, (uint32_t)count, references);
  if (number == 0) return 0;
  tn_table__add(writer, &writer->pair_table, hash, number);
  return number;
}

/// Returns the entry of this form with these words, added if it is new.
static uint32_t words_entry(tn_writer* writer, tn_entry_form form, uint32_t hash,
                            const uint32_t* words, size_t count) {
  const uint32_t known = tn_writer__find_words(writer, form, hash, words, count);
  if (known != 0) {
    tn_writer__attribute_rank(writer, known)->references += writer->step;
    return known;
  }
  const uint32_t number = add_words(writer, form, hash, words, count, 1);
  if (number != 0) (void)tn_writer__encode_attribute(writer, number);
  return number;
}

uint32_t tn_writer__dictionary_hash(const uint32_t* pairs, size_t count) {
  return words_hash(TN_FORM_DICTIONARY, pairs, count);
}

uint32_t tn_writer__dictionary_entry(tn_writer* writer, const tn_named_part* part,
                                     const uint32_t* pairs, size_t count) {
  const uint32_t guess = part->entry;
  if (TN_LIKELY(guess != 0 && is_words(writer, guess, TN_FORM_DICTIONARY, pairs, count))) {
    tn_writer__attribute_rank(writer, guess)->references += writer->step;
    return guess;
  }
  return words_entry(writer, TN_FORM_DICTIONARY, part->hash, pairs, count);
}

void tn_writer__fetch_dictionary(tn_writer* writer, tn_named_part* part, const uint32_t* pairs) {
  const int64_t number = tn_table__first(&writer->pair_table, part->hash);
  if (TN_LIKELY(number > 0)) {
    part->entry = (uint32_t)number;
    __builtin_prefetch(tn_writer__attribute_at(writer, part->entry));
    __builtin_prefetch(tn_writer__attribute_form(writer, part->entry));
    __builtin_prefetch(tn_writer__attribute_rank(writer, part->entry), 1);
    return;
  }
  for (uint32_t i = 0; i < part->count; ++i) {
    __builtin_prefetch(tn_writer__slot(writer, pairs[2 * i + 1]), 1);
    __builtin_prefetch(tn_uniquer__at(&writer->context->uniquer, pairs[2 * i + 1]));
  }
}

void tn_writer__fetch_dictionary_words(const tn_writer* writer, const tn_named_part* part) {
  const tn_writer_entry* entry = tn_writer__attribute_at(writer, part->entry);
  __builtin_prefetch((const uint32_t*)writer->pairs.items + entry->what);
}

/// Log2 of the number of neighbouring offsets in a group: an op or two of a printed text.
#define GROUP_SHIFT 7

/// Returns the newest entry of the offset's group; NULL when out of memory.
static inline uint32_t* newest_at(tn_writer* writer, uint32_t offset) {
  const size_t per_page = TN_WRITER_PAGE_BYTES / sizeof(uint32_t);
  const size_t group = offset >> GROUP_SHIFT;
  uint32_t* page = tn_writer__page(writer, &writer->groups, group / per_page);
  return page == NULL ? NULL : page + group % per_page;
}

/// Returns the entry of the offset in the list of the group from `number` on; 0 if there is none.
static inline uint32_t find_offset(const tn_writer* writer, uint32_t number, uint32_t offset) {
  while (number != 0) {
    const tn_writer_entry* entry = tn_writer__attribute_at(writer, number);
    if (entry->what == offset) return number;
    number = entry->count;
  }
  return 0;
}

uint32_t tn_writer__find_offset(const tn_writer* writer, uint32_t offset) {
  const size_t per_page = TN_WRITER_PAGE_BYTES / sizeof(uint32_t);
  const size_t group = offset >> GROUP_SHIFT;
  const tn_writer_pages* pages = &writer->groups;
  if (group / per_page >= pages->count || pages->items[group / per_page] == NULL) return 0;
  const uint32_t* newest = (const uint32_t*)pages->items[group / per_page] + group % per_page;
  return find_offset(writer, *newest, offset);
}

void tn_writer__enter_offset(tn_writer* writer, uint32_t number) {
  tn_writer_entry* entry = tn_writer__attribute_at(writer, number);
  entry->count = __atomic_exchange_n(newest_at(writer, entry->what), number, __ATOMIC_RELAXED);
}

ALWAYS_INLINE uint32_t offset_entry(tn_writer* writer, uint32_t offset) {
  uint32_t* newest = newest_at(writer, offset);
  if (newest == NULL || writer->span_file == NULL) return 0;
  const uint32_t known = find_offset(writer, *newest, offset);
  if (known != 0) {
    tn_writer__attribute_rank(writer, known)->references += writer->step;
    return known;
  }
  const uint32_t number = add_own(writer, TN_FORM_OFFSET, offset, *newest, 1);
  *newest = number;
  if (TN_LIKELY(writer->span_file->number != 0)) {
    ++writer->span_file->references;
  } else {
    (void)tn_writer__attribute_entry(writer, writer->span->file);
  }
  return number;
}

tn_writer_file* tn_writer__file(tn_writer* writer, tn_uref name) {
  const uint32_t hash = tn_table__hash(tn_hash_word(name));
  size_t at = tn_table__start(&writer->file_table, hash);
  for (int64_t number; (number = tn_table__next(&writer->file_table, hash, &at)) >= 0;) {
    tn_writer_file* known = (tn_writer_file*)writer->files.items + number;
    if (known->name == name) return known;
  }
  const uint32_t number = (uint32_t)writer->files.count;
  const tn_writer_file fresh = {.name = name};
  if (!tn_writer__push(writer, &writer->files, &fresh, sizeof fresh)) return NULL;
  tn_table__add(writer, &writer->file_table, hash, number);
  return (tn_writer_file*)writer->files.items + number;
}

/// Switches to the text that contains the offset. Positions in the first text of each name are
/// entered as offsets, unless positions of that name were entered before.
static void __attribute__((noinline)) enter_span(tn_writer* writer, uint32_t offset) {
  writer->span = tn_source_span__of(writer->context, offset);
  writer->line = (tn_line_cursor){0};
  writer->span_has_offsets = false;
  writer->span_file = tn_writer__slot(writer, writer->span->file);
  if (!writer->is_numbering) return;
  tn_writer_file* file = tn_writer__file(writer, writer->span->file);
  if (file == NULL || writer->span_file == NULL) return;
  if (file->span == NULL && !file->has_positions) file->span = writer->span;
  writer->span_has_offsets = file->span == writer->span;
}

static inline void find_span(tn_writer* writer, uint32_t offset) {
  if (TN_LIKELY(writer->span != NULL && tn_source_span__holds(writer->span, offset))) return;
  enter_span(writer, offset);
}

size_t tn_writer__put_offset(tn_writer* writer, uint32_t entry) {
  const uint32_t offset = tn_writer__attribute_at(writer, entry)->what;
  tn_bytes* out = writer->out;
  uint32_t line;
  uint32_t column;
  find_span(writer, offset);
  if (writer->span_file == NULL) return 0;
  tn_source_span__seek(writer->span, offset, &writer->line, &line, &column);
  uint8_t* start = tn_bytes__room(writer, out, 4 * TN_VARINT_MAX);
  uint8_t* at = tn_varint__put(start, TN_BYTECODE_FILE_POSITION);
  at = tn_varint__put(at, writer->span_file->number - 1);
  at = tn_varint__put(at, line);
  at = tn_varint__put(at, column);
  out->size += (size_t)(at - start);
  return (size_t)(at - start);
}

/// Returns the entry of a position that may not be an offset of the text of its file.
static __attribute__((noinline)) uint32_t position_entry(tn_writer* writer, tn_uref name,
                                                         uint32_t line, uint32_t column) {
  const uint32_t words[3] = {name, line, column};
  uint32_t offset;
  tn_writer_file* file = tn_writer__file(writer, name);
  if (file == NULL) return 0;
  if (file->span != NULL && tn_source_span__find(file->span, line, column, &offset)) {
    find_span(writer, offset);
    return offset_entry(writer, offset);
  }
  file->has_positions = true;
  return words_entry(writer, TN_FORM_POSITION, words_hash(TN_FORM_POSITION, words, 3), words, 3);
}

static uint32_t packed_entry(tn_writer* writer, uint32_t offset) {
  find_span(writer, offset);
  if (TN_LIKELY(writer->span_has_offsets)) return offset_entry(writer, offset);
  uint32_t line;
  uint32_t column;
  tn_source_span__seek(writer->span, offset, &writer->line, &line, &column);
  return position_entry(writer, writer->span->file, line, column);
}

//===-- Merged entries ------------------------------------------------------------------------===//

bool tn_writer__make_room(tn_writer* writer, const tn_writer* part, bool is_collected) {
  tn_writer_entries* to = &writer->attributes;
  const tn_writer_entries* from = &part->attributes;
  const size_t entry_count = from->items.count - 1;
  (void)builtin_dialect(writer);
  if (!grow_entries(writer, to, entry_count) ||
      !tn_writer__reserve(writer, &to->slots, from->slots.count, sizeof(uint32_t)) ||
      !tn_writer__reserve(writer, &writer->pairs, part->pairs.count + 1, sizeof(uint32_t))) {
    return false;
  }
  to->items.count += entry_count;
  to->slots.count += from->slots.count;
  if (is_collected) to->collected_count = from->slots.count;
  writer->pairs.count += part->pairs.count;
  return writer->status == TN_OK;
}

//===-- Attributes ----------------------------------------------------------------------------===//

/// Returns the shared entry of an attribute that can have the same encoding as another one; 0 if it
/// cannot.
static uint32_t shared_entry(tn_writer* writer, const tn_storage* storage) {
  if (storage->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_DICTIONARY)) {
    const tn_dictionary_payload* payload = tn_storage_payload(storage);
    const size_t count = 2 * (size_t)payload->count;
    const uint32_t* pairs = &payload->entries[0].name;
    const tn_named_part part = {.hash = tn_writer__dictionary_hash(pairs, count)};
    return tn_writer__dictionary_entry(writer, &part, pairs, count);
  }
  if (storage->kind == TN_STORAGE_LOCATION_BASE + TN_LOCATION_FILE) {
    const tn_file_location_payload* file = tn_storage_payload(storage);
    if (file->start_line == file->end_line && file->start_column == file->end_column) {
      return position_entry(writer, file->file, file->start_line, file->start_column);
    }
  }
  return 0;
}

uint32_t tn_writer__enter_attribute(tn_writer* writer, tn_uref attribute, tn_writer_slot* slot) {
  const tn_storage* storage = tn_uniquer__at(&writer->context->uniquer, attribute);
  const uint32_t shared = shared_entry(writer, storage);
  if (shared != 0) {
    slot->number = shared + 1;
    slot->references = 0;
    tn_writer__push(writer, &writer->aliases, &attribute, sizeof attribute);
    return shared;
  }
  const uint32_t number = add_storage(writer, &writer->attributes, storage);
  slot->number = number + 1;
  if (number != 0) (void)tn_writer__encode_attribute(writer, number);
  return number;
}

tn_uref tn_writer__unknown_location(tn_writer* writer) {
  if (TN_UNLIKELY(writer->unknown_location == 0)) {
    tn_attribute attribute;
    const tn_status status =
        tn_location_attribute(tn_location_unknown(writer->context), &attribute);
    if (status == TN_OK) {
      writer->unknown_location = attribute.storage->self;
    } else {
      tn_writer__fail(writer, status);
    }
  }
  return writer->unknown_location;
}

uint32_t tn_writer__location_entry(tn_writer* writer, uint32_t location) {
  if (location == 0 || writer->options.drop_locations) {
    const tn_uref unknown = tn_writer__unknown_location(writer);
    return unknown == 0 ? 0 : tn_writer__attribute_entry(writer, unknown);
  }
  const tn_location packed = {writer->context, location};
  if (!tn_location__is_packed(packed)) return tn_writer__attribute_entry(writer, location);
  return packed_entry(writer, location & TN_UREF_MASK);
}

//===-- References and numbers ----------------------------------------------------------------===//

/// How many entries ahead slots are prefetched.
#define SLOTS_AHEAD 16u

/// Returns the slot of the entry at `at` in the list of slots, or NULL for a copy, and prefetches a
/// later one. Sets `*out_entry`.
static tn_writer_slot* slot_at(tn_writer* writer, const tn_writer_entries* entries, size_t at,
                               uint32_t* out_entry) {
  const uint32_t* numbers = entries->slots.items;
  const tn_writer_entry* items = entries->items.items;
  if (at + SLOTS_AHEAD < entries->slots.count && numbers[at + SLOTS_AHEAD] != TN_NO_ENTRY) {
    __builtin_prefetch(tn_writer__slot(writer, items[numbers[at + SLOTS_AHEAD]].what), 1);
  }
  *out_entry = numbers[at];
  return numbers[at] == TN_NO_ENTRY ? NULL : tn_writer__slot(writer, items[numbers[at]].what);
}

typedef struct slotted {
  tn_writer* writer;
  const tn_writer_entries* entries;
} slotted;

static void collect_slice(void* data, uint32_t slice, size_t first, size_t end) {
  const slotted* self = data;
  tn_writer_rank* ranks = self->entries->ranks.items;
  uint32_t entry;
  (void)slice;
  for (size_t i = first; i < end; ++i) {
    const tn_writer_slot* slot = slot_at(self->writer, self->entries, i, &entry);
    if (TN_LIKELY(slot != NULL)) ranks[entry].references += slot->references;
  }
}

static void collect(tn_writer* writer, const tn_writer_entries* entries) {
  slotted self = {writer, entries};
  tn_writer__each_slice(writer, entries->slots.count - entries->collected_count, collect_slice,
                        &self);
}

void tn_writer__collect_references(tn_writer* writer) {
  const tn_uref* aliases = writer->aliases.items;
  collect(writer, &writer->attributes);
  collect(writer, &writer->types);
  for (size_t i = 0; i < writer->aliases.count; ++i) {
    const tn_writer_slot* slot = tn_writer__slot(writer, aliases[i]);
    tn_writer__attribute_rank(writer, slot->number - 1)->references += slot->references;
  }
}

static void spread_slice(void* data, uint32_t slice, size_t first, size_t end) {
  const slotted* self = data;
  const tn_writer_rank* ranks = self->entries->ranks.items;
  uint32_t entry;
  (void)slice;
  for (size_t i = first; i < end; ++i) {
    tn_writer_slot* slot = slot_at(self->writer, self->entries, i, &entry);
    if (TN_LIKELY(slot != NULL)) slot->number = ranks[entry].number + 1;
  }
}

static void spread(tn_writer* writer, const tn_writer_entries* entries) {
  slotted self = {writer, entries};
  tn_writer__each_slice(writer, entries->slots.count, spread_slice, &self);
}

void tn_writer__spread_numbers(tn_writer* writer) {
  const tn_uref* aliases = writer->aliases.items;
  for (size_t i = 0; i < writer->aliases.count; ++i) {
    tn_writer_slot* slot = tn_writer__slot(writer, aliases[i]);
    slot->number = tn_writer__attribute_number(writer, slot->number - 1) + 1;
  }
  spread(writer, &writer->attributes);
  spread(writer, &writer->types);
}
