// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entries: the types and attributes of the file, each of them once.
//
// Uniqued things have a slot beside their storage, which names their entry and counts references, so
// that to refer to one again touches nothing else. Dictionaries of ops, which are not uniqued, are
// found by a hash of their words.
//
// A position in a text is an offset that is the only one with its file, line and column. Neighbouring
// offsets share a group, whose entries link each other: finding one needs no hash, and whoever writes
// a text's ops in their order walks through memory in order. Line and column are worked out when the
// position is written. That is right as long as no position of the same file comes from anywhere
// else: one that is uniqued, or that lies in another text of the same name, is looked for in the text
// first, and only if it is not there is it entered as line and column.

#include "base/hash.h"
#include "bytecode/writer.h"
#include "ir/location_span.h"

//===-- Entries -------------------------------------------------------------------------------===//

/// The number of the builtin dialect, of which most are.
static uint32_t builtin_dialect(tn_writer* writer) {
  if (TN_UNLIKELY(writer->builtin_dialect == 0)) {
    writer->builtin_dialect = tn_writer__dialect(writer, tn_string_view_from("builtin")) + 1;
  }
  return writer->builtin_dialect - 1;
}

static uint32_t dialect_of(tn_writer* writer, const tn_storage* storage) {
  const bool is_type = tn_storage_is_type(storage);
  const uint8_t opaque =
      is_type ? (uint8_t)TN_TYPE_OPAQUE : tn_attribute__storage_kind(TN_ATTRIBUTE_OPAQUE);
  if (storage->kind != opaque) return builtin_dialect(writer);
  return tn_writer__dialect(writer, tn_opaque__dialect(tn_storage_payload(storage)));
}

/// A new entry; 0 when memory is out. It is filled in where it lies, for there are many.
static uint32_t add_entry(tn_writer* writer, tn_writer_list* list, tn_entry_form form,
                          uint32_t what, uint32_t count, uint32_t dialect) {
  const uint32_t number = (uint32_t)list->count;
  if (!tn_writer__reserve(writer, list, 1, sizeof(tn_writer_entry))) return 0;
  tn_writer_entry* entry = (tn_writer_entry*)list->items + number;
  entry->what = what;
  entry->count = count;
  entry->references = form != TN_FORM_STORAGE;
  entry->number = 0;
  entry->dialect = dialect;
  entry->form = (uint8_t)form;
  entry->is_text = false;
  ++list->count;
  return number;
}

/// The slot counts its references.
static uint32_t add_storage(tn_writer* writer, tn_writer_list* list, const tn_storage* storage) {
  return add_entry(writer, list, TN_FORM_STORAGE, storage->self, 0, dialect_of(writer, storage));
}

uint32_t tn_writer__type_entry(tn_writer* writer, tn_uref type) {
  tn_writer_slot* slot = tn_writer__slot(writer, type);
  if (slot == NULL) return 0;
  ++slot->references;
  if (TN_LIKELY(slot->number != 0)) return slot->number - 1;
  const tn_storage* storage = tn_uniquer__at(&writer->context->uniquer, type);
  const uint32_t number = add_storage(writer, &writer->types, storage);
  slot->number = number + 1;
  (void)tn_writer__encode_type(writer, storage);
  return number;
}

//===-- Dictionaries and positions ------------------------------------------------------------===//

static uint64_t words_hash(tn_entry_form form, const uint32_t* words, size_t count) {
  uint64_t hash = form;
  for (size_t i = 0; i < count; ++i) hash = tn_hash_word(hash << 32 ^ hash >> 32 ^ words[i]);
  return hash;
}

/// The entry of this form with these words, made if it is new.
static uint32_t words_entry(tn_writer* writer, tn_entry_form form, const uint32_t* words,
                            size_t count) {
  const uint64_t hash = words_hash(form, words, count);
  size_t at = tn_table__start(&writer->pair_table, hash);
  for (int64_t number; (number = tn_table__next(&writer->pair_table, hash, &at)) >= 0;) {
    tn_writer_entry* entry = tn_writer__attribute_at(writer, (uint32_t)number);
    const uint32_t* known = (const uint32_t*)writer->pairs.items + entry->what;
    if (entry->form != form || entry->count != count ||
        memcmp(known, words, count * sizeof *words) != 0) {
      continue;
    }
    ++entry->references;
    return (uint32_t)number;
  }
  if (!tn_writer__reserve(writer, &writer->pairs, count, sizeof *words)) return 0;
  const uint32_t first = (uint32_t)writer->pairs.count;
  uint32_t* kept = (uint32_t*)writer->pairs.items + first;
  for (size_t i = 0; i < count; ++i) kept[i] = words[i];
  writer->pairs.count += count;
  const uint32_t number =
      add_entry(writer, &writer->attributes, form, first, (uint32_t)count, builtin_dialect(writer));
  if (number == 0) return 0;
  tn_table__add(writer, &writer->pair_table, hash, number);
  (void)tn_writer__encode_attribute(writer, number);
  return number;
}

uint32_t tn_writer__dictionary_entry(tn_writer* writer, const uint32_t* pairs, size_t count) {
  return words_entry(writer, TN_FORM_DICTIONARY, pairs, count);
}

void tn_writer__fetch_dictionary(tn_writer* writer, const uint32_t* pairs, size_t count) {
  tn_table__fetch(&writer->pair_table, words_hash(TN_FORM_DICTIONARY, pairs, count));
}

/// How many neighbouring offsets, in bits, share a group: an op or two of a text as it is printed.
#define GROUP_SHIFT 7

static uint32_t offset_entry(tn_writer* writer, uint32_t offset) {
  const size_t per_page = TN_WRITER_PAGE_BYTES / sizeof(uint32_t);
  const size_t group = offset >> GROUP_SHIFT;
  uint32_t* newest = tn_writer__page(writer, &writer->groups, group / per_page);
  if (newest == NULL) return 0;
  newest += group % per_page;
  for (uint32_t number = *newest; number != 0;) {
    tn_writer_entry* entry = tn_writer__attribute_at(writer, number);
    if (entry->what == offset) {
      ++entry->references;
      return number;
    }
    number = entry->count;
  }
  const uint32_t number = add_entry(writer, &writer->attributes, TN_FORM_OFFSET, offset, *newest,
                                    builtin_dialect(writer));
  *newest = number;
  (void)tn_writer__attribute_entry(writer, writer->span->file);
  return number;
}

/// What is known of the file with this name; NULL when memory is out.
static tn_writer_file* file_of(tn_writer* writer, tn_uref name) {
  const uint64_t hash = tn_hash_word(name);
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

/// Goes to the text that the offset is in. The first text of a name has its positions entered as
/// offsets, unless positions of that name were entered before.
static void enter_span(tn_writer* writer, uint32_t offset) {
  writer->span = tn_source_span__of(writer->context, offset);
  writer->line = (tn_line_cursor){0};
  writer->span_has_offsets = false;
  if (!writer->is_numbering) return;
  tn_writer_file* file = file_of(writer, writer->span->file);
  if (file == NULL) return;
  if (file->span == NULL && !file->has_positions) file->span = writer->span;
  writer->span_has_offsets = file->span == writer->span;
}

static void find_span(tn_writer* writer, uint32_t offset) {
  if (TN_LIKELY(writer->span != NULL && tn_source_span__holds(writer->span, offset))) return;
  enter_span(writer, offset);
}

void tn_writer__resolve(tn_writer* writer, uint32_t offset, tn_uref* out_file, uint32_t* out_line,
                        uint32_t* out_column) {
  find_span(writer, offset);
  *out_file = writer->span->file;
  tn_source_span__seek(writer->span, offset, &writer->line, out_line, out_column);
}

/// A position that is not, or not known to be, an offset of the text that stands for its file.
static uint32_t position_entry(tn_writer* writer, tn_uref name, uint32_t line, uint32_t column) {
  const uint32_t words[3] = {name, line, column};
  uint32_t offset;
  tn_writer_file* file = file_of(writer, name);
  if (file == NULL) return 0;
  if (file->span != NULL && tn_source_span__find(file->span, line, column, &offset)) {
    find_span(writer, offset);
    return offset_entry(writer, offset);
  }
  file->has_positions = true;
  return words_entry(writer, TN_FORM_POSITION, words, 3);
}

static uint32_t packed_entry(tn_writer* writer, uint32_t offset) {
  find_span(writer, offset);
  if (TN_LIKELY(writer->span_has_offsets)) return offset_entry(writer, offset);
  tn_uref file;
  uint32_t line;
  uint32_t column;
  tn_writer__resolve(writer, offset, &file, &line, &column);
  return position_entry(writer, file, line, column);
}

//===-- Attributes ----------------------------------------------------------------------------===//

/// An attribute that is written as another of the same meaning would be.
static uint32_t shared_entry(tn_writer* writer, const tn_storage* storage) {
  if (storage->kind == tn_attribute__storage_kind(TN_ATTRIBUTE_DICTIONARY)) {
    const tn_dictionary_payload* payload = tn_storage_payload(storage);
    return tn_writer__dictionary_entry(writer, &payload->entries[0].name,
                                       2 * (size_t)payload->count);
  }
  if (storage->kind == TN_STORAGE_LOCATION_BASE + TN_LOCATION_FILE) {
    const tn_file_location_payload* file = tn_storage_payload(storage);
    if (file->start_line == file->end_line && file->start_column == file->end_column) {
      return position_entry(writer, file->file, file->start_line, file->start_column);
    }
  }
  return 0;
}

/// The first reference to an attribute: those of others that are written as it is are counted by the
/// entry.
static uint32_t enter_attribute(tn_writer* writer, tn_uref attribute, tn_writer_slot* slot) {
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

uint32_t tn_writer__attribute_entry(tn_writer* writer, tn_uref attribute) {
  tn_writer_slot* slot = tn_writer__slot(writer, attribute);
  if (slot == NULL) return 0;
  ++slot->references;
  if (TN_LIKELY(slot->number != 0)) return slot->number - 1;
  return enter_attribute(writer, attribute, slot);
}

static uint32_t unknown_location(tn_writer* writer) {
  if (TN_UNLIKELY(writer->unknown_location == 0)) {
    tn_attribute attribute;
    const tn_status status =
        tn_location_attribute(tn_location_unknown(writer->context), &attribute);
    if (status != TN_OK) {
      tn_writer__fail(writer, status);
      return 0;
    }
    writer->unknown_location = attribute.storage->self;
  }
  return tn_writer__attribute_entry(writer, writer->unknown_location);
}

uint32_t tn_writer__location_entry(tn_writer* writer, uint32_t location) {
  if (location == 0 || writer->options.drop_locations) return unknown_location(writer);
  const tn_location packed = {writer->context, location};
  if (!tn_location__is_packed(packed)) return tn_writer__attribute_entry(writer, location);
  return packed_entry(writer, location & TN_UREF_MASK);
}

//===-- References and numbers ----------------------------------------------------------------===//

/// How many entries ahead slots are fetched.
#define SLOTS_AHEAD 16u

static void fetch_slot(tn_writer* writer, const tn_writer_list* list, size_t entry) {
  if (entry >= list->count) return;
  const tn_writer_entry* ahead = (const tn_writer_entry*)list->items + entry;
  if (ahead->form == TN_FORM_STORAGE) __builtin_prefetch(tn_writer__slot(writer, ahead->what), 1);
}

static void collect(tn_writer* writer, const tn_writer_list* list, size_t first) {
  tn_writer_entry* entries = list->items;
  for (size_t i = first; i < list->count; ++i) {
    fetch_slot(writer, list, i + SLOTS_AHEAD);
    if (entries[i].form != TN_FORM_STORAGE) continue;
    entries[i].references += tn_writer__slot(writer, entries[i].what)->references;
  }
}

void tn_writer__collect_references(tn_writer* writer) {
  const tn_uref* aliases = writer->aliases.items;
  collect(writer, &writer->attributes, 1);
  collect(writer, &writer->types, 0);
  for (size_t i = 0; i < writer->aliases.count; ++i) {
    const tn_writer_slot* slot = tn_writer__slot(writer, aliases[i]);
    tn_writer__attribute_at(writer, slot->number - 1)->references += slot->references;
  }
}

static void spread(tn_writer* writer, const tn_writer_list* list, size_t first) {
  const tn_writer_entry* entries = list->items;
  for (size_t i = first; i < list->count; ++i) {
    fetch_slot(writer, list, i + SLOTS_AHEAD);
    if (entries[i].form != TN_FORM_STORAGE) continue;
    tn_writer__slot(writer, entries[i].what)->number = entries[i].number + 1;
  }
}

void tn_writer__spread_numbers(tn_writer* writer) {
  const tn_uref* aliases = writer->aliases.items;
  for (size_t i = 0; i < writer->aliases.count; ++i) {
    tn_writer_slot* slot = tn_writer__slot(writer, aliases[i]);
    slot->number = tn_writer__attribute_number(writer, slot->number - 1) + 1;
  }
  spread(writer, &writer->attributes, 1);
  spread(writer, &writer->types, 0);
}
