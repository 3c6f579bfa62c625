// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytecode writer, and the format.
//
// A file is the magic number 'M' 'L' 0xEF 'R', the version, the NUL-terminated name of the
// producer, and sections. Integers have variable width (cursor.c). A signed integer has its sign in
// the lowest bit; an integer with a flag has the flag there. "Name" below means the index of a
// string.
//
// A section is a byte with its id, its size in bytes, and that many bytes. If the byte has its top
// bit set, an alignment follows the size, and then 0xCB bytes up to the next multiple of it in the
// file. Each section occurs at most once:
//
//   string          the number of strings, their sizes including the NUL (in reverse order),
//                   and the strings
//   dialect         the number of dialects; for each its name, from version 1 on with a flag if a
//                   section with its own version follows; from version 4 on the number of op names;
//                   then groups of op names: dialect, count, and names without the
//                   dialect, from version 5 on with a flag if the writer knew the op
//   attribute and   the number of attributes and of types; groups of attributes, then of types:
//   type offset     dialect, count, and for each its size in bytes, with a flag if it
//                   is in the dialect's own encoding
//   attribute and   those bytes in the same order. An entry without the dialect's own encoding is
//   type            NUL-terminated text
//   IR              one block
//   resource        the number of tools with resources; groups, tools first: the name of the tool
//   offset          or the index of the dialect, count, and for each its name, size and kind
//   resource        the values: a blob is its alignment, size, padding and bytes; a bool is a
//                   byte; a string is its index. A resource of size 0 is only declared
//   property        from version 5 on: the number of entries, and for each its size and bytes
//
// A block is the number of its ops, with a flag if it has arguments. In that case their number
// follows, and for each its type and location; from version 4 on, the type has a flag if a location
// other than the unknown one follows; from version 3 on, a byte after the arguments tells whether
// orders of uses follow. Then come the ops: name, a byte of flags for the parts that follow,
// location, and
//
//   1   the attribute dictionary
//   64  the index of its properties
//   2   results: their number and types
//   4   operands: their number, and the values' numbers
//   8   successors: their number, and the blocks' indices in the region
//   32  orders of uses (writer_use.c)
//   16  regions: their number, with a flag if they are isolated: nothing in them is used or defined
//       outside of the op. From version 2 on, isolated regions are in a section with the id of the
//       IR section, so that they can be skipped
//
// A region is the number of its blocks and, if it has any, the number of values defined in it
// (excluding nested regions), and the blocks. Values are numbered in the order of their
// definitions, starting at the nearest enclosing isolated op; the numbers of a region begin after
// those of the enclosing regions.
//
// The builtin dialect's own encodings begin with a code (format.h). The properties of an op that
// the writer did not know are the index of a dictionary; property_layout.h describes the others.
// From version 6 on, group sizes come last.
//
// The output depends on the IR alone: the same op gives the same bytes.

#include "bytecode/writer_share.h"

#include "ir/op_definition.h"

#include <tenure/object.h>

#include "ir/operation_name.h"

// The default producer; it is short since every file contains it.
#define DIGITS_(number) #number
#define DIGITS(number) DIGITS_(number)
#define PRODUCER \
  "tn" DIGITS(TN_VERSION_MAJOR) "." DIGITS(TN_VERSION_MINOR) "." DIGITS(TN_VERSION_PATCH)

//===-- Tables --------------------------------------------------------------------------------===//

/// How many entries ahead data is prefetched: the entry and its storage, and the numbers of its
/// contents.
#define ENTRY_AHEAD 24u
#define CONTENTS_AHEAD 16u
#define NUMBERS_AHEAD 8u
/// At most this many numbers are prefetched for each entry.
#define FETCHED_NUMBERS 8u

/// Prefetches the storage of an entry. For an offset, that is near the previous one.
static void fetch_contents(const tn_writer* writer, uint32_t number) {
  const tn_writer_entry* entry = tn_writer__attribute_at(writer, number);
  if (*tn_writer__attribute_form(writer, number) <= TN_FORM_TEXT) {
    __builtin_prefetch(tn_writer__storage(writer, entry));
  } else {
    __builtin_prefetch((const uint32_t*)writer->pairs.items + entry->what);
  }
}

static void fetch_numbers(tn_writer* writer, uint32_t number) {
  const tn_writer_entry* entry = tn_writer__attribute_at(writer, number);
  const uint8_t form = *tn_writer__attribute_form(writer, number);
  const uint32_t* words = NULL;
  uint32_t count = 0;
  if (form == TN_FORM_DICTIONARY) {
    words = (const uint32_t*)writer->pairs.items + entry->what;
    count = entry->count;
  } else if (form == TN_FORM_STORAGE) {
    const tn_storage* storage = tn_writer__storage(writer, entry);
    if (storage->kind != tn_attribute__storage_kind(TN_ATTRIBUTE_ARRAY)) return;
    const tn_array_payload* array = tn_storage_payload(storage);
    words = array->elements;
    count = array->count;
  }
  if (count > FETCHED_NUMBERS) count = FETCHED_NUMBERS;
  for (uint32_t i = 0; i < count; ++i) __builtin_prefetch(tn_writer__slot(writer, words[i]));
}

static void put_attribute(tn_writer* writer, uint32_t entry) {
  const size_t start = writer->out->size;
  const bool is_custom = tn_writer__encode_attribute(writer, entry);
  tn_bytes__varint(writer, &writer->offset_bytes,
                   (uint64_t)(writer->out->size - start) << 1 | is_custom);
}

/// Writes attributes `first` to `end`. They are scattered in memory, since they are sorted by use
/// count; most are offsets.
static void put_attributes(tn_writer* writer, size_t first, size_t end) {
  const uint32_t* order = writer->orders[TN_RANKED_ATTRIBUTES].items;
  const size_t count = writer->orders[TN_RANKED_ATTRIBUTES].count;
  const uint8_t* forms = writer->attributes.forms.items;
  for (; first < end; ++first) {
    tn_writer__poll(writer);
    if (TN_UNLIKELY(writer->status != TN_OK)) return;
    if (TN_LIKELY(first + ENTRY_AHEAD < count)) {
      const uint32_t contents = order[first + CONTENTS_AHEAD];
      const uint32_t numbers = order[first + NUMBERS_AHEAD];
      __builtin_prefetch(tn_writer__attribute_at(writer, order[first + ENTRY_AHEAD]));
      __builtin_prefetch(&forms[order[first + ENTRY_AHEAD]]);
      if (forms[contents] != TN_FORM_OFFSET) fetch_contents(writer, contents);
      if (forms[numbers] != TN_FORM_OFFSET) fetch_numbers(writer, numbers);
    }
    if (TN_LIKELY(forms[order[first]] == TN_FORM_OFFSET)) {
      const uint64_t size = tn_writer__put_offset(writer, order[first]);
      tn_bytes__varint(writer, &writer->offset_bytes, size << 1 | 1u);
    } else {
      put_attribute(writer, order[first]);
    }
  }
}

/// Writes the entries grouped by dialect: the dialect, the count, and the entries with `put`.
static void put_runs(tn_writer* writer, tn_bytes* out, tn_ranked what, tn_put_entries_fn put) {
  const tn_writer_run* runs = writer->runs[what].items;
  size_t first = 0;
  for (size_t i = 0; i < writer->runs[what].count && writer->status == TN_OK; ++i) {
    const size_t end = runs[i].end;
    tn_bytes__varint(writer, out, runs[i].dialect);
    tn_bytes__varint(writer, out, end - first);
    if (what == TN_RANKED_NAMES || !tn_writer__share_entries(writer, what, first, end, put)) {
      put(writer, first, end);
    }
    first = end;
  }
}

static void put_name(tn_writer* writer, uint32_t entry) {
  const tn_writer_name* name = (const tn_writer_name*)writer->names.items + entry;
  tn_string_view text = tn_operation_name__text(name->storage);
  const tn_string_view dialect = tn_operation_name__dialect(name->storage);
  const size_t skipped = dialect.size == 0 ? text.size : dialect.size + 1;
  text = (tn_string_view){text.data + skipped, text.size - skipped};
  uint64_t string = tn_writer__string(writer, text);
  const bool is_known = name->is_known || (writer->options.marks_known_ops &&
                                           tn_op_definition__of_name(name->storage) != NULL);
  if (writer->version >= TN_BYTECODE_WITH_PROPERTIES) string = string << 1 | is_known;
  tn_bytes__varint(writer, &writer->dialect_bytes, string);
}

static void put_names(tn_writer* writer, size_t first, size_t end) {
  const uint32_t* order = writer->orders[TN_RANKED_NAMES].items;
  for (; first < end && writer->status == TN_OK; ++first) {
    tn_writer__poll(writer);
    put_name(writer, order[first]);
  }
}

static void write_dialects(tn_writer* writer) {
  tn_bytes* out = &writer->dialect_bytes;
  const tn_string_view* dialects = writer->dialects.items;
  const bool has_versions = writer->version >= TN_BYTECODE_WITH_DIALECT_VERSIONS;
  tn_bytes__varint(writer, out, writer->dialects.count);
  for (size_t i = 0; i < writer->dialects.count; ++i) {
    const uint64_t string = tn_writer__string(writer, dialects[i]);
    tn_bytes__varint(writer, out, has_versions ? string << 1 : string);
  }
  if (writer->version >= TN_BYTECODE_WITHOUT_UNKNOWN_LOCATIONS) {
    tn_bytes__varint(writer, out, writer->names.count);
  }
  put_runs(writer, out, TN_RANKED_NAMES, put_names);
}

static void put_type(tn_writer* writer, uint32_t entry) {
  const size_t start = writer->out->size;
  const tn_writer_entry* types = writer->types.items.items;
  const bool is_custom = tn_writer__encode_type(writer, tn_writer__storage(writer, &types[entry]));
  tn_bytes__varint(writer, &writer->offset_bytes,
                   (uint64_t)(writer->out->size - start) << 1 | is_custom);
}

static void put_types(tn_writer* writer, size_t first, size_t end) {
  const uint32_t* order = writer->orders[TN_RANKED_TYPES].items;
  for (; first < end && writer->status == TN_OK; ++first) {
    tn_writer__poll(writer);
    put_type(writer, order[first]);
  }
}

static void write_entries(tn_writer* writer) {
  tn_bytes* out = &writer->offset_bytes;
  writer->out = &writer->entry_bytes;
  tn_bytes__grow(writer, out, writer->orders[TN_RANKED_ATTRIBUTES].count);
  tn_bytes__grow(writer, writer->out, TN_ENTRY_ROOM * writer->orders[TN_RANKED_ATTRIBUTES].count);
  tn_bytes__varint(writer, out, writer->orders[TN_RANKED_ATTRIBUTES].count);
  tn_bytes__varint(writer, out, writer->orders[TN_RANKED_TYPES].count);
  put_runs(writer, out, TN_RANKED_ATTRIBUTES, put_attributes);
  put_runs(writer, out, TN_RANKED_TYPES, put_types);
}

/// How many strings ahead data is prefetched.
#define STRINGS_AHEAD 16u

static void write_strings(tn_writer* writer) {
  tn_bytes* out = &writer->string_bytes;
  const tn_string_view* strings = writer->strings.items;
  tn_bytes__varint(writer, out, writer->strings.count);
  for (size_t i = writer->strings.count; i-- > 0;) {
    tn_bytes__varint(writer, out, strings[i].size + 1);
  }
  for (size_t i = 0; i < writer->strings.count; ++i) {
    if (i + STRINGS_AHEAD < writer->strings.count) {
      __builtin_prefetch(strings[i + STRINGS_AHEAD].data);
    }
    tn_bytes__append(writer, out, strings[i].data, strings[i].size);
    tn_bytes__put(writer, out, 0);
  }
}

void tn_writer__ask(tn_writer* writer) {
  writer->status = tn_poll__ask_after(writer->context, writer->status);
}

//===-- Opening and closing -------------------------------------------------------------------===//

/// Lists that the output is written from. `lists` has the others, which are freed before.
static const tn_writer_list_place last_lists[] = {
    {offsetof(tn_writer, property_spans), sizeof(tn_writer_span)},
    {offsetof(tn_writer, holes), sizeof(tn_writer_hole)},
    {offsetof(tn_writer, entry_pieces), sizeof(tn_writer_piece)},
    {offsetof(tn_writer, ir_pieces), sizeof(tn_writer_piece)},
    {offsetof(tn_writer, blobs), sizeof(tn_writer_piece)},
    {offsetof(tn_writer, kept), sizeof(tn_bytes)},
};
static const tn_writer_list_place lists[] = {
    {offsetof(tn_writer, attributes.items), sizeof(tn_writer_entry)},
    {offsetof(tn_writer, attributes.ranks), sizeof(tn_writer_rank)},
    {offsetof(tn_writer, attributes.forms), 1},
    {offsetof(tn_writer, attributes.slots), sizeof(uint32_t)},
    {offsetof(tn_writer, types.items), sizeof(tn_writer_entry)},
    {offsetof(tn_writer, types.ranks), sizeof(tn_writer_rank)},
    {offsetof(tn_writer, types.forms), 1},
    {offsetof(tn_writer, types.slots), sizeof(uint32_t)},
    {offsetof(tn_writer, aliases), sizeof(tn_uref)},
    {offsetof(tn_writer, files), sizeof(tn_writer_file)},
    {offsetof(tn_writer, names), sizeof(tn_writer_name)},
    {offsetof(tn_writer, dialects), sizeof(tn_string_view)},
    {offsetof(tn_writer, properties), sizeof(tn_writer_property)},
    {offsetof(tn_writer, pairs), sizeof(uint32_t)},
    {offsetof(tn_writer, resources), sizeof(tn_writer_resource)},
    {offsetof(tn_writer, others), sizeof(tn_writer_other)},
    {offsetof(tn_writer, listed), sizeof(tn_resource*)},
    {offsetof(tn_writer, strings), sizeof(tn_string_view)},
    {offsetof(tn_writer, orders[TN_RANKED_ATTRIBUTES]), sizeof(uint32_t)},
    {offsetof(tn_writer, orders[TN_RANKED_TYPES]), sizeof(uint32_t)},
    {offsetof(tn_writer, orders[TN_RANKED_NAMES]), sizeof(uint32_t)},
    {offsetof(tn_writer, runs[TN_RANKED_ATTRIBUTES]), sizeof(tn_writer_run)},
    {offsetof(tn_writer, runs[TN_RANKED_TYPES]), sizeof(tn_writer_run)},
    {offsetof(tn_writer, runs[TN_RANKED_NAMES]), sizeof(tn_writer_run)},
    {offsetof(tn_writer, scratch), sizeof(uint32_t)},
    {offsetof(tn_writer, regions), sizeof(tn_writer_pending)},
    {offsetof(tn_writer, holders), sizeof(tn_ref)},
    {offsetof(tn_writer, frames), sizeof(tn_writer_frame)},
    {offsetof(tn_writer, stack), 2 * sizeof(uint64_t)},
    {offsetof(tn_writer, use_places), 2 * sizeof(uint64_t)},
    {offsetof(tn_writer, values), sizeof(tn_ref)},
    {offsetof(tn_writer, bases), sizeof(uint32_t)},
    {offsetof(tn_writer, merged), sizeof(tn_writer*)},
};

static const size_t buffers[] = {
    offsetof(tn_writer, dialect_bytes),   offsetof(tn_writer, offset_bytes),
    offsetof(tn_writer, entry_bytes),     offsetof(tn_writer, ir_bytes),
    offsetof(tn_writer, resource_bytes),  offsetof(tn_writer, resource_offset_bytes),
    offsetof(tn_writer, string_bytes),    offsetof(tn_writer, property_bytes),
    offsetof(tn_writer, property_scratch)};

static tn_bytes* buffer_at(tn_writer* writer, size_t index) {
  return (tn_bytes*)(void*)((char*)writer + buffers[index]);
}

void tn_writer__open(tn_writer* writer, tn_context* context, tn_ref root,
                     const tn_bytecode_write_options* options) {
  *writer = (tn_writer){.context = context,
                        .allocator = &context->allocator,
                        .root = root,
                        .step = 1,
                        .op_stride = TN_OP_BYTES_AHEAD,
                        .stride_level = SIZE_MAX};
  tn_identifier unnamed;
  if (tn_identifier_find(context, (tn_string_view){"", 0}, &unnamed) == TN_OK) {
    writer->whole = tn_identifier__ref(unnamed) | TN_UREF_FLAG;
  }
  if (options != NULL) writer->options = *options;
  if (writer->options.producer.size == 0) {
    writer->options.producer = tn_string_view_from(PRODUCER);
  }
  writer->version = writer->options.use_version ? writer->options.version : TN_BYTECODE_VERSION_MAX;
  for (size_t i = 0; i < sizeof buffers / sizeof buffers[0]; ++i) {
    tn_bytes* bytes = buffer_at(writer, i);
    bytes->data = tn_allocate(writer->allocator, TN_BYTES_MIN);
    if (bytes->data == NULL) {
      tn_writer__fail(writer, TN_OUT_OF_MEMORY);
    } else {
      bytes->capacity = TN_BYTES_MIN;
    }
  }
  writer->chunk_count = tn_cells__chunk_count(&context->cells);
  writer->chunk_capacity = writer->chunk_count + 1;
  writer->chunks =
      tn_allocate_zeroed(writer->allocator, writer->chunk_capacity * sizeof *writer->chunks);
  if (writer->chunks == NULL) tn_writer__fail(writer, TN_OUT_OF_MEMORY);
}

static void free_lists(tn_writer* writer, const tn_writer_list_place* places, size_t count) {
  for (size_t i = 0; i < count; ++i) {
    tn_writer_list* list = (tn_writer_list*)(void*)((char*)writer + places[i].offset);
    tn_writer__free_list(writer, list, places[i].item_size);
    *list = (tn_writer_list){.items = NULL};
  }
}

void tn_writer__free_lists(tn_writer* writer) {
  free_lists(writer, lists, sizeof lists / sizeof lists[0]);
}

void tn_writer__close(tn_writer* writer) {
  const tn_writer_piece* blobs = writer->blobs.items;
  const tn_bytes* kept = writer->kept.items;
  for (size_t i = 0; i < writer->blobs.count; ++i) tn_object_release(blobs[i].blob);
  for (size_t i = 0; i < writer->kept.count; ++i) {
    tn_deallocate(writer->allocator, kept[i].data, kept[i].capacity);
  }
  free_lists(writer, last_lists, sizeof last_lists / sizeof last_lists[0]);
  for (size_t i = 0; i < sizeof buffers / sizeof buffers[0]; ++i) {
    tn_bytes* bytes = buffer_at(writer, i);
    tn_deallocate(writer->allocator, bytes->data, bytes->capacity);
  }
  tn_writer__free_tables(writer);
  tn_writer__free_lists(writer);
}

/// Runs the passes in order until one fails.
void tn_writer__encode(tn_writer* writer) {
  static void (*const passes[])(tn_writer*) = {
      tn_writer__walk,     tn_writer__number,          write_dialects, write_entries,
      tn_writer__write_ir, tn_writer__write_resources, write_strings};
  for (size_t i = 0; i < sizeof passes / sizeof passes[0] && writer->status == TN_OK; ++i) {
    passes[i](writer);
  }
}
