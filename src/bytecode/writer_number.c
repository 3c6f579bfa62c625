// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The second pass: everything that the file names gets a number.
//
// Types, attributes and names of ops are counted where they are used, and the more used ones get
// the lower numbers, which take fewer bytes. Among those whose numbers take as many bytes, the ones
// of a dialect stand together, so that the dialect is named once. Values are numbered region by
// region, the last one of an op first, as whoever reads them does.

#include "base/hash.h"
#include "bytecode/writer.h"
#include "ir/location_span.h"
#include "ir/operation_name.h"

//===-- Entries -------------------------------------------------------------------------------===//

static tn_string_view builtin_name(void) { return tn_string_view_from("builtin"); }

/// The number of the builtin dialect, of which most are.
static uint32_t builtin_dialect(tn_writer* writer) {
  if (TN_UNLIKELY(writer->builtin_dialect == 0)) {
    writer->builtin_dialect = tn_writer__dialect(writer, builtin_name()) + 1;
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

/// A new entry; 0 when memory is out.
static uint32_t add_entry(tn_writer* writer, tn_writer_list* list, const tn_writer_entry* entry) {
  const uint32_t number = (uint32_t)list->count;
  return tn_writer__push(writer, list, entry, sizeof *entry) ? number : 0;
}

uint32_t tn_writer__type_entry(tn_writer* writer, tn_uref type) {
  uint32_t* slot = tn_writer__slot(writer, type);
  if (slot == NULL) return 0;
  if (TN_LIKELY(*slot != 0)) {
    ++((tn_writer_entry*)writer->types.items)[*slot - 1].references;
    return *slot - 1;
  }
  const tn_storage* storage = tn_uniquer__at(&writer->context->uniquer, type);
  tn_writer_entry entry = {.storage = storage, .references = 1};
  entry.dialect = dialect_of(writer, storage);
  const uint32_t number = add_entry(writer, &writer->types, &entry);
  *slot = number + 1;
  (void)tn_writer__encode_type(writer, storage);
  return number;
}

//===-- Dictionaries and positions ------------------------------------------------------------===//

/// The entry of this form with these words, made if it is new.
static uint32_t words_entry(tn_writer* writer, tn_entry_form form, const uint32_t* words,
                            size_t count) {
  const uint64_t hash = tn_hash_bytes(words, count * sizeof *words, form);
  size_t at = tn_table__start(&writer->pair_table, hash);
  for (int64_t number; (number = tn_table__next(&writer->pair_table, hash, &at)) >= 0;) {
    tn_writer_entry* entry = tn_writer__attribute_at(writer, (uint32_t)number);
    const uint32_t* known = (const uint32_t*)writer->pairs.items + entry->first;
    if (entry->form != form || entry->count != count ||
        memcmp(known, words, count * sizeof *words) != 0) {
      continue;
    }
    ++entry->references;
    return (uint32_t)number;
  }
  tn_writer_entry entry = {.references = 1,
                           .dialect = builtin_dialect(writer),
                           .first = (uint32_t)writer->pairs.count,
                           .count = (uint32_t)count,
                           .form = (uint8_t)form};
  if (!tn_writer__reserve(writer, &writer->pairs, count, sizeof *words)) return 0;
  if (count != 0) {
    memcpy((uint32_t*)writer->pairs.items + writer->pairs.count, words, count * sizeof *words);
  }
  writer->pairs.count += count;
  const uint32_t number = add_entry(writer, &writer->attributes, &entry);
  if (number == 0) return 0;
  tn_table__add(writer, &writer->pair_table, hash, number);
  (void)tn_writer__encode_attribute(writer, number);
  return number;
}

uint32_t tn_writer__dictionary_entry(tn_writer* writer, const uint32_t* pairs, size_t count) {
  return words_entry(writer, TN_FORM_DICTIONARY, pairs, count);
}

static uint32_t position_entry(tn_writer* writer, tn_uref file, uint32_t line, uint32_t column) {
  const uint32_t words[3] = {file, line, column};
  return words_entry(writer, TN_FORM_POSITION, words, 3);
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

uint32_t tn_writer__attribute_entry(tn_writer* writer, tn_uref attribute) {
  uint32_t* slot = tn_writer__slot(writer, attribute);
  if (slot == NULL) return 0;
  if (TN_LIKELY(*slot != 0)) {
    ++tn_writer__attribute_at(writer, *slot - 1)->references;
    return *slot - 1;
  }
  const tn_storage* storage = tn_uniquer__at(&writer->context->uniquer, attribute);
  const uint32_t shared = shared_entry(writer, storage);
  if (shared != 0) {
    *slot = shared + 1;
    return shared;
  }
  tn_writer_entry entry = {.storage = storage, .references = 1};
  entry.dialect = dialect_of(writer, storage);
  const uint32_t number = add_entry(writer, &writer->attributes, &entry);
  *slot = number + 1;
  if (number != 0) (void)tn_writer__encode_attribute(writer, number);
  return number;
}

static uint32_t unknown_location(tn_writer* writer) {
  if (TN_LIKELY(writer->unknown_location != 0)) {
    ++tn_writer__attribute_at(writer, writer->unknown_location)->references;
    return writer->unknown_location;
  }
  tn_attribute attribute;
  const tn_status status = tn_location_attribute(tn_location_unknown(writer->context), &attribute);
  if (status != TN_OK) {
    tn_writer__fail(writer, status);
    return 0;
  }
  writer->unknown_location = tn_writer__attribute_entry(writer, attribute.storage->self);
  return writer->unknown_location;
}

/// The file, line and column of an offset into a text; from one to the next that is close behind it
/// is not far.
static void resolve(tn_writer* writer, uint32_t offset, tn_uref* out_file, uint32_t* out_line,
                    uint32_t* out_column) {
  if (writer->span == NULL || !tn_source_span__holds(writer->span, offset)) {
    writer->span = tn_source_span__of(writer->context, offset);
    writer->line = (tn_line_cursor){0};
  }
  *out_file = writer->span->file;
  tn_source_span__seek(writer->span, offset, &writer->line, out_line, out_column);
}

static uint32_t location_entry(tn_writer* writer, uint32_t location) {
  if (location == 0 || writer->options.drop_locations) return unknown_location(writer);
  const tn_location packed = {writer->context, location};
  if (!tn_location__is_packed(packed)) return tn_writer__attribute_entry(writer, location);
  tn_uref file;
  uint32_t line;
  uint32_t column;
  resolve(writer, location & TN_UREF_MASK, &file, &line, &column);
  return position_entry(writer, file, line, column);
}

//===-- Ops -----------------------------------------------------------------------------------===//

/// Finds the layout of ops with this name, and the keys of its properties.
static void take_layout(tn_writer* writer, tn_writer_name* name) {
  tn_property_layout layout = tn_property_layout__of(name->storage);
  name->has_layout = layout.spelling.data != NULL;
  name->is_native_only = layout.is_native_only;
  name->first_property = (uint32_t)writer->properties.count;
  tn_property property;
  while (tn_property_layout__next(&layout, &property)) {
    tn_identifier identifier;
    tn_writer_property it = {.kind = property.kind, .segment_count = property.segment_count};
    if (tn_identifier_find(writer->context, property.name, &identifier) == TN_OK) {
      it.key = tn_identifier__ref(identifier) | TN_UREF_FLAG;
    }
    tn_writer__push(writer, &writer->properties, &it, sizeof it);
    ++name->property_count;
  }
}

static tn_writer_name* number_name(tn_writer* writer, tn_uref reference) {
  uint32_t* slot = tn_writer__slot(writer, reference);
  if (slot == NULL) return NULL;
  if (TN_LIKELY(*slot != 0)) {
    tn_writer_name* name = (tn_writer_name*)writer->names.items + *slot - 1;
    ++name->references;
    return name;
  }
  const tn_storage* storage = tn_uniquer__at(&writer->context->uniquer, reference);
  const tn_string_view text = tn_operation_name__text(storage);
  tn_string_view dialect = tn_operation_name__dialect(storage);
  if (dialect.size == 0) dialect = text;
  tn_writer_name name = {.storage = storage, .references = 1};
  name.dialect = tn_writer__dialect(writer, dialect);
  take_layout(writer, &name);
  *slot = (uint32_t)writer->names.count + 1;
  if (!tn_writer__push(writer, &writer->names, &name, sizeof name)) return NULL;
  return (tn_writer_name*)writer->names.items + *slot - 1;
}

static void number_op(tn_writer* writer, tn_ref ref, tn_op_cell* op) {
  uint32_t* words = tn_writer__words(writer, ref, TN_OP_WORDS);
  tn_writer_name* name = number_name(writer, tn_op__shape(writer->context, op)->operation_name);
  if (name == NULL) return;
  const uint32_t result_count = tn_op__result_count(op);
  words[TN_OP_VALUE] = writer->next_value;
  writer->next_value += result_count;
  for (uint32_t i = 0; i < result_count; ++i) {
    const tn_ref result = tn_op__result(ref, op, i);
    (void)tn_writer__type_entry(writer, tn_value__type(tn_value__at(writer->context, result)));
  }
  tn_writer__number_attributes(writer, op, name, words);
  words[TN_OP_LOCATION] = location_entry(writer, op->location);
}

//===-- Regions -------------------------------------------------------------------------------===//

/// A region to be numbered, and the number of its first value.
typedef struct pending {
  tn_ref region;
  uint32_t first_value;
} pending;

static void push_regions(tn_writer* writer, tn_ref ref, const tn_op_cell* op) {
  const uint32_t count = tn_op__region_count(op);
  const bool captures = tn_writer__words(writer, ref, TN_OP_WORDS)[TN_OP_CAPTURES] != 0;
  for (uint32_t i = 0; i < count; ++i) {
    const pending next = {tn_op__region(op, i), captures ? writer->next_value : 0};
    tn_writer__push(writer, &writer->regions, &next, sizeof next);
  }
}

static void number_argument(tn_writer* writer, tn_ref value) {
  const tn_argument_cell* cell = tn_argument__at(writer->context, value);
  uint32_t* words = tn_writer__make_words(writer, value - 1, TN_ARGUMENT_WORDS);
  if (words == NULL) return;
  words[TN_ARGUMENT_VALUE] = writer->next_value++;
  words[TN_ARGUMENT_LOCATION] = location_entry(writer, cell->location);
  (void)tn_writer__type_entry(writer, tn_value__type(&cell->value));
}

static void number_block(tn_writer* writer, tn_ref ref, uint32_t number) {
  const tn_context* context = writer->context;
  const tn_block_cell* block = tn_block__at(context, ref);
  for (uint32_t i = 0; i < block->argument_count; ++i) {
    number_argument(writer, tn_block__argument(context, block, i));
  }
  uint32_t op_count = 0;
  for (tn_ref op = block->first_op; op != 0 && writer->status == TN_OK; ++op_count) {
    tn_op_cell* cell = tn_op__at(context, op);
    number_op(writer, op, cell);
    op = cell->next;
  }
  uint32_t* words = tn_writer__make_words(writer, ref, TN_BLOCK_WORDS);
  if (words == NULL) return;
  words[TN_BLOCK_NUMBER] = number;
  words[TN_BLOCK_OPS] = op_count;
}

static void number_region(tn_writer* writer, const pending* it) {
  const tn_context* context = writer->context;
  const tn_ref first_block = tn_region__at(context, it->region)->first_block;
  writer->next_value = it->first_value;
  uint32_t block_count = 0;
  for (tn_ref block = first_block; block != 0; block = tn_block__at(context, block)->next) {
    number_block(writer, block, block_count++);
    if (writer->status != TN_OK) return;
  }
  uint32_t* words = tn_writer__words(writer, it->region, TN_REGION_WORDS);
  words[TN_REGION_BLOCKS] = block_count;
  words[TN_REGION_VALUES] = writer->next_value - it->first_value;
  for (tn_ref block = first_block; block != 0; block = tn_block__at(context, block)->next) {
    for (tn_ref op = tn_block__at(context, block)->first_op; op != 0;) {
      const tn_op_cell* cell = tn_op__at(context, op);
      if (TN_UNLIKELY((cell->counts & (0xf00000u | TN_OP_LONG)) != 0)) {
        push_regions(writer, op, cell);
      }
      op = cell->next;
    }
  }
}

//===-- The order of the file -----------------------------------------------------------------===//

/// What the three kinds of entries have in common.
typedef struct sorting {
  tn_writer* writer;
  const tn_writer_list* list;
  size_t first;  ///< The first entry that counts.
  size_t item_size;
  size_t references_at;
  size_t number_at;
  size_t dialect_at;
} sorting;

static uint32_t* member(const sorting* it, uint32_t entry, size_t offset) {
  return (uint32_t*)(void*)((char*)it->list->items + entry * it->item_size + offset);
}
static uint32_t references_of(const sorting* it, uint32_t entry) {
  return *member(it, entry, it->references_at);
}

/// Merges two neighbouring runs, the more used first.
static void merge(const sorting* it, const uint32_t* from, size_t first, size_t middle, size_t end,
                  uint32_t* to) {
  size_t a = first;
  size_t b = middle;
  for (size_t i = first; i < end; ++i) {
    const bool takes_b =
        a == middle || (b != end && references_of(it, from[b]) > references_of(it, from[a]));
    to[i] = takes_b ? from[b++] : from[a++];
  }
}

/// Sorts by uses, keeping the order of those used as often. `spare` has as much room.
static void sort_by_uses(const sorting* it, uint32_t* order, uint32_t* spare, size_t count) {
  uint32_t* from = order;
  uint32_t* to = spare;
  for (size_t width = 1; width < count; width *= 2) {
    for (size_t first = 0; first < count; first += 2 * width) {
      const size_t middle = first + width < count ? first + width : count;
      const size_t end = first + 2 * width < count ? first + 2 * width : count;
      merge(it, from, first, middle, end, to);
    }
    uint32_t* done = to;
    to = from;
    from = done;
  }
  if (from != order) memcpy(order, from, count * sizeof *order);
}

/// Those used once, which are most, stay as they are behind the others.
static size_t split_by_uses(const sorting* it, uint32_t* order, uint32_t* spare, size_t count) {
  size_t often = 0;
  size_t once = 0;
  for (size_t i = 0; i < count; ++i) {
    const uint32_t entry = (uint32_t)(it->first + i);
    if (references_of(it, entry) > 1) {
      order[often++] = entry;
    } else {
      spare[once++] = entry;
    }
  }
  memcpy(order + often, spare, once * sizeof *order);
  return often;
}

/// Puts the entries of each dialect together, those of `first_dialect` in front.
static void group(const sorting* it, uint32_t* order, uint32_t* spare, size_t count,
                  uint32_t first_dialect, size_t* counts) {
  const size_t dialect_count = it->writer->dialects.count;
  memset(counts, 0, (dialect_count + 1) * sizeof *counts);
  for (size_t i = 0; i < count; ++i) {
    const uint32_t dialect = *member(it, order[i], it->dialect_at);
    ++counts[dialect == first_dialect ? 0 : dialect + 1];
  }
  size_t sum = 0;
  for (size_t i = 0; i <= dialect_count; ++i) {
    const size_t own = counts[i];
    counts[i] = sum;
    sum += own;
  }
  for (size_t i = 0; i < count; ++i) {
    const uint32_t dialect = *member(it, order[i], it->dialect_at);
    spare[counts[dialect == first_dialect ? 0 : dialect + 1]++] = order[i];
  }
  memcpy(order, spare, count * sizeof *order);
}

/// Groups those that take one byte, two bytes, and so on.
static void group_all(const sorting* it, uint32_t* order, uint32_t* spare, size_t count,
                      size_t* counts) {
  uint32_t first_dialect = 0;
  uint64_t size = 0;
  size_t at = 0;
  for (unsigned i = 1; at < count; ++i) {
    size = (UINT64_C(1) << 7 * i) - size;
    const size_t part = count - at < size ? count - at : (size_t)size;
    group(it, order + at, spare, part, first_dialect, counts);
    at += part;
    first_dialect = *member(it, order[at - 1], it->dialect_at);
  }
  for (size_t i = 0; i < count; ++i) *member(it, order[i], it->number_at) = (uint32_t)i;
}

/// Gives the entries of a list their numbers; `*order` gets them in that order.
static void sort_entries(const sorting* it, tn_writer_list* order) {
  tn_writer* writer = it->writer;
  const size_t count = it->list->count - it->first;
  order->count = 0;
  const size_t dialect_words = (writer->dialects.count + 1) * sizeof(size_t) / sizeof(uint32_t);
  if (!tn_writer__reserve(writer, order, count + 1, sizeof(uint32_t)) ||
      !tn_writer__reserve(writer, &writer->scratch, count + dialect_words + 2, sizeof(uint32_t))) {
    return;
  }
  size_t* counts = writer->scratch.items;
  uint32_t* spare = (uint32_t*)writer->scratch.items + dialect_words;
  const size_t often = split_by_uses(it, order->items, spare, count);
  sort_by_uses(it, order->items, spare, often);
  group_all(it, order->items, spare, count, counts);
  order->count = count;
}

static void sort_all(tn_writer* writer) {
  sorting it = {.writer = writer,
                .list = &writer->attributes,
                .first = 1,
                .item_size = sizeof(tn_writer_entry),
                .references_at = offsetof(tn_writer_entry, references),
                .number_at = offsetof(tn_writer_entry, number),
                .dialect_at = offsetof(tn_writer_entry, dialect)};
  sort_entries(&it, &writer->attribute_order);
  it.list = &writer->types;
  it.first = 0;
  sort_entries(&it, &writer->type_order);
  it.list = &writer->names;
  it.item_size = sizeof(tn_writer_name);
  it.references_at = offsetof(tn_writer_name, references);
  it.number_at = offsetof(tn_writer_name, number);
  it.dialect_at = offsetof(tn_writer_name, dialect);
  sort_entries(&it, &writer->name_order);
}

void tn_writer__number(tn_writer* writer) {
  const tn_writer_entry none = {.references = 0};
  if (!tn_writer__push(writer, &writer->attributes, &none, sizeof none)) return;
  writer->is_numbering = true;
  tn_writer__look_for_resources(writer);
  tn_op_cell* root = tn_op__at(writer->context, writer->root);
  number_op(writer, writer->root, root);
  push_regions(writer, writer->root, root);
  while (writer->regions.count != 0 && writer->status == TN_OK) {
    const pending next = ((const pending*)writer->regions.items)[--writer->regions.count];
    number_region(writer, &next);
  }
  writer->is_numbering = false;
  if (writer->status != TN_OK) return;
  sort_all(writer);
  tn_writer__number_resources(writer);
}
