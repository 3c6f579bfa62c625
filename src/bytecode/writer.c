// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytecode writer, and the format.
//
// A file is the magic number 'M' 'L' 0xEF 'R', the version, the name of the program that wrote it
// with a NUL behind, and sections. Numbers are of variable width (cursor.c), signed ones with the
// sign in the lowest bit; a number with a flag has the flag there. "Name" below means the number of
// a string.
//
// A section is a byte with its id, its size in bytes, and that many bytes. If the byte has its top
// bit set, an alignment follows the size, and 0xCB up to the next multiple of it in the file. Each
// section stands at most once:
//
//   string          how many strings, their sizes with the NUL behind each (the last one's first),
//                   and the strings
//   dialect         how many dialects; for each its name, from version 1 on with the flag that a
//                   section with its own version follows; from version 4 on how many names of ops
//                   there are; then groups of these: dialect, count, and names without the
//                   dialect's, from version 5 on with the flag that the writer knew the op
//   attribute and   how many attributes and types; groups of the attributes, then of the types:
//   type offset     dialect, count, and for each the bytes that it takes, with the flag that they
//                   are the dialect's own encoding
//   attribute and   those bytes, one after the other. Where they are no dialect's own encoding they
//   type            are the text, with a NUL behind
//   IR              one block
//   resource        how many tools have resources; groups, these first: the name of the tool or the
//   offset          number of the dialect, count, and for each its name, bytes and kind
//   resource        those bytes: of a blob its alignment, size, padding and bytes; of a truth a
//                   byte; of a string its number. One without bytes is only named
//   property        from version 5 on: how many, and for each its size and bytes
//
// A block is how many ops it has, with the flag that it has arguments: then how many, and for each
// its type and location; from version 4 on the type has the flag that a location other than the
// unknown one follows. From version 3 on a byte behind them says whether orders of uses follow.
// Then come the ops: name, a byte that says which parts follow, location, and
//
//   1   the dictionary of its attributes
//   64  the number of its properties
//   2   results: how many, and their types
//   4   operands: how many, and the values' numbers
//   8   successors: how many, and the blocks' numbers in the region
//   32  orders of uses (writer_use.c)
//   16  regions: how many, with the flag that they are isolated: nothing in them is used or defined
//       outside of the op. From version 2 on a section with the id of the IR section is around
//       those, so that they can be passed over
//
// A region is how many blocks it has, and if it has any, how many values are defined in it (but not
// in the regions inside it), and the blocks. Values are numbered as they are defined, from the
// nearest isolated op on; a region's numbers begin behind all those of the regions around it.
//
// The builtin dialect's own encodings begin with a code (format.h). Properties of an op that the
// writer did not know are the number of a dictionary; for the others property_layout.h says what
// they are, and from version 6 on the sizes of groups come last.
//
// What is written follows from the IR alone: the same op gives the same bytes.

#include "bytecode/writer_share.h"

#include "ir/op_definition.h"

#include <stdlib.h>
#include <tenure/object.h>

#include "ir/external_resources.h"
#include "ir/lazy.h"
#include "ir/operation_name.h"
#include "ir/team.h"
#include "scope/scope.h"

// Who writes, unless somebody else says so; short, for it is in every file.
#define DIGITS_(number) #number
#define DIGITS(number) DIGITS_(number)
#define PRODUCER \
  "tn" DIGITS(TN_VERSION_MAJOR) "." DIGITS(TN_VERSION_MINOR) "." DIGITS(TN_VERSION_PATCH)

//===-- Tables --------------------------------------------------------------------------------===//

/// How many entries ahead what will be asked for is fetched: the entry, what it stands for, and the
/// numbers of what is in that.
#define ENTRY_AHEAD 24u
#define CONTENTS_AHEAD 16u
#define NUMBERS_AHEAD 8u
/// Of what holds more the rest is left out.
#define FETCHED_NUMBERS 8u

/// Has what the entry stands for fetched. That of an offset lies behind that of the one before.
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

/// Where the run of one dialect ends that begins at `first`.
static size_t end_of_run(const tn_writer* writer, tn_ranked what, size_t first, uint32_t dialect) {
  const uint32_t* order = writer->orders[what].items;
  const size_t count = writer->orders[what].count;
  if (tn_writer__is_uniform(writer, what)) return count;
  size_t end = first;
  while (end < count && tn_writer__dialect_of(writer, what, order[end]) == dialect) ++end;
  return end;
}

static void put_attribute(tn_writer* writer, uint32_t entry) {
  const size_t start = writer->out->size;
  const bool is_custom = tn_writer__encode_attribute(writer, entry);
  tn_bytes__varint(writer, &writer->offset_bytes,
                   (uint64_t)(writer->out->size - start) << 1 | is_custom);
}

/// Puts attributes `first` to `end`. They lie anywhere, for the order says how often they are used;
/// most are offsets.
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

/// Puts entries `first` to `end`.
static void put_entries(tn_writer* writer, tn_ranked what, size_t first, size_t end,
                        tn_put_entry_fn put) {
  const uint32_t* order = writer->orders[what].items;
  if (what == TN_RANKED_ATTRIBUTES) {
    put_attributes(writer, first, end);
    return;
  }
  for (; first < end; ++first) {
    tn_writer__poll(writer);
    if (TN_UNLIKELY(writer->status != TN_OK)) return;
    put(writer, order[first]);
  }
}

/// Runs of entries of one dialect: the dialect and how many, and `put` for each entry.
static void put_groups(tn_writer* writer, tn_bytes* out, tn_ranked what, tn_put_entry_fn put) {
  const uint32_t* order = writer->orders[what].items;
  const size_t count = writer->orders[what].count;
  for (size_t first = 0; first < count && writer->status == TN_OK;) {
    const uint32_t dialect = tn_writer__dialect_of(writer, what, order[first]);
    const size_t end = end_of_run(writer, what, first, dialect);
    tn_bytes__varint(writer, out, dialect);
    tn_bytes__varint(writer, out, end - first);
    if (what == TN_RANKED_NAMES ||
        !tn_writer__share_entries(writer, what, first, end, put_entries, put)) {
      put_entries(writer, what, first, end, put);
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
  put_groups(writer, out, TN_RANKED_NAMES, put_name);
}

static void put_type(tn_writer* writer, uint32_t entry) {
  const size_t start = writer->out->size;
  const tn_writer_entry* types = writer->types.items.items;
  const bool is_custom = tn_writer__encode_type(writer, tn_writer__storage(writer, &types[entry]));
  tn_bytes__varint(writer, &writer->offset_bytes,
                   (uint64_t)(writer->out->size - start) << 1 | is_custom);
}

static void write_entries(tn_writer* writer) {
  tn_bytes* out = &writer->offset_bytes;
  writer->out = &writer->entry_bytes;
  tn_bytes__grow(writer, out, writer->orders[TN_RANKED_ATTRIBUTES].count);
  tn_bytes__grow(writer, writer->out, TN_ENTRY_ROOM * writer->orders[TN_RANKED_ATTRIBUTES].count);
  tn_bytes__varint(writer, out, writer->orders[TN_RANKED_ATTRIBUTES].count);
  tn_bytes__varint(writer, out, writer->orders[TN_RANKED_TYPES].count);
  put_groups(writer, out, TN_RANKED_ATTRIBUTES, NULL);
  put_groups(writer, out, TN_RANKED_TYPES, put_type);
}

static void write_strings(tn_writer* writer) {
  tn_bytes* out = &writer->string_bytes;
  const tn_string_view* strings = writer->strings.items;
  tn_bytes__varint(writer, out, writer->strings.count);
  for (size_t i = writer->strings.count; i-- > 0;) {
    tn_bytes__varint(writer, out, strings[i].size + 1);
  }
  for (size_t i = 0; i < writer->strings.count; ++i) {
    tn_bytes__append(writer, out, strings[i].data, strings[i].size);
    tn_bytes__put(writer, out, 0);
  }
}

void tn_writer__ask(tn_writer* writer) {
  writer->status = tn_poll__ask_after(writer->context, writer->status);
}

//===-- Output --------------------------------------------------------------------------------===//

/// Bytes on their way out, those of a window of the file.
typedef struct sink {
  const tn_writer* writer;
  tn_write_fn write;
  void* user_data;
  uint64_t first;
  uint64_t end;
  uint64_t offset;  ///< In the file.
  tn_status status;
} sink;

/// The most that is handed on at once, so that steps are taken in between.
#define PIECE_MAX ((size_t)1 << 20)

static void emit(sink* it, const void* data, size_t size) {
  const uint64_t start = it->offset;
  it->offset += size;
  const uint64_t first = start < it->first ? it->first : start;
  const uint64_t end = it->offset < it->end ? it->offset : it->end;
  const char* from = (const char*)data + (first - start);
  size_t left = first < end ? (size_t)(end - first) : 0;
  while (left != 0 && it->status == TN_OK) {
    const size_t piece = left < PIECE_MAX ? left : PIECE_MAX;
    it->status = tn_poll__bytes(it->writer->context, piece);
    if (it->status == TN_OK) it->status = it->write(it->user_data, from, piece);
    from += piece;
    left -= piece;
  }
}

static void emit_head(sink* it, uint8_t id, uint64_t size) {
  uint8_t head[10] = {id};
  emit(it, head, 1 + tn_varint__encode(head + 1, size));
}

static void emit_section(sink* it, uint8_t id, const tn_bytes* bytes) {
  emit_head(it, id, bytes->size);
  emit(it, bytes->data, bytes->size);
}

/// Bytes with pieces between them, and how far they are on their way out.
typedef struct mixed {
  const tn_bytes* bytes;
  const tn_writer_list* pieces;
  size_t at;     ///< In the bytes.
  size_t piece;  ///< The next one,
  size_t begun;  ///< and how much of it is gone.
} mixed;

/// The next `size` bytes, or all that are left.
static void emit_mixed(sink* it, mixed* from, size_t size) {
  const tn_writer_piece* pieces = from->pieces->items;
  while (size != 0 && it->status == TN_OK) {
    const bool is_last = from->piece == from->pieces->count;
    const bool is_piece = !is_last && pieces[from->piece].at == from->at;
    const size_t end = is_last ? from->bytes->size : pieces[from->piece].at;
    size_t part = is_piece ? pieces[from->piece].size - from->begun : end - from->at;
    if (part == 0 && is_last) return;
    if (part > size) part = size;
    if (is_piece) {
      emit(it, (const char*)pieces[from->piece].data + from->begun, part);
      from->begun += part;
      if (from->begun == pieces[from->piece].size) {
        ++from->piece;
        from->begun = 0;
      }
    } else {
      emit(it, from->bytes->data + from->at, part);
      from->at += part;
    }
    size -= part;
  }
}

static uint64_t size_of(const mixed* from) {
  const tn_writer_piece* pieces = from->pieces->items;
  uint64_t size = from->bytes->size;
  for (size_t i = 0; i < from->pieces->count; ++i) size += pieces[i].size;
  return size;
}

static void emit_entries(sink* it) {
  mixed entries = {.bytes = &it->writer->entry_bytes, .pieces = &it->writer->entry_pieces};
  emit_head(it, TN_SECTION_ATTRIBUTE_TYPE, size_of(&entries));
  emit_mixed(it, &entries, SIZE_MAX);
}

/// The ops, with sizes in the holes.
static void emit_ir(sink* it) {
  const tn_writer* writer = it->writer;
  const tn_writer_hole* holes = writer->holes.items;
  mixed ops = {.bytes = &writer->ir_bytes, .pieces = &writer->ir_pieces};
  emit_head(it, TN_SECTION_IR, size_of(&ops) + writer->hole_size);
  size_t at = 0;
  for (size_t i = 0; i < writer->holes.count; ++i) {
    uint8_t size[9];
    emit_mixed(it, &ops, holes[i].at - at);
    emit(it, size, tn_varint__encode(size, holes[i].size));
    at = holes[i].at;
  }
  emit_mixed(it, &ops, SIZE_MAX);
}

/// The head of a section that has to be aligned, unless it happens to be.
static void emit_aligned_head(sink* it, uint8_t id, uint64_t size, uint64_t alignment) {
  uint8_t head[19] = {id};
  size_t head_size = 1 + tn_varint__encode(head + 1, size);
  if (((it->offset + head_size) & (alignment - 1)) == 0) {
    emit(it, head, head_size);
    return;
  }
  head[0] |= TN_SECTION_ALIGNED;
  head_size += tn_varint__encode(head + head_size, alignment);
  emit(it, head, head_size);
  const uint8_t padding = TN_BYTECODE_PADDING;
  while ((it->offset & (alignment - 1)) != 0 && it->status == TN_OK) {
    emit(it, &padding, 1);
  }
}

static void emit_resources(sink* it) {
  const tn_writer* writer = it->writer;
  mixed resources = {.bytes = &writer->resource_bytes, .pieces = &writer->blobs};
  if (writer->resource_offset_bytes.size == 0) return;
  emit_section(it, TN_SECTION_RESOURCE_OFFSET, &writer->resource_offset_bytes);
  emit_aligned_head(it, TN_SECTION_RESOURCE, size_of(&resources), writer->resource_alignment);
  emit_mixed(it, &resources, SIZE_MAX);
}

static void emit_properties(sink* it) {
  const tn_writer* writer = it->writer;
  if (writer->version < TN_BYTECODE_WITH_PROPERTIES) return;
  const tn_bytes* bytes = &writer->property_bytes;
  uint8_t count[9];
  const size_t count_size = tn_varint__encode(count, writer->property_spans.count);
  emit_head(it, TN_SECTION_PROPERTIES, count_size + bytes->size);
  emit(it, count, count_size);
  emit(it, bytes->data, bytes->size);
}

static void emit_file(sink* it) {
  const tn_writer* writer = it->writer;
  uint8_t version[9];
  emit(it, TN_BYTECODE_MAGIC, TN_BYTECODE_MAGIC_SIZE);
  emit(it, version, tn_varint__encode(version, writer->version));
  emit(it, writer->options.producer.data, writer->options.producer.size);
  emit(it, "", 1);
  emit_section(it, TN_SECTION_DIALECT, &writer->dialect_bytes);
  emit_section(it, TN_SECTION_ATTRIBUTE_TYPE_OFFSET, &writer->offset_bytes);
  emit_entries(it);
  emit_ir(it);
  emit_resources(it);
  emit_section(it, TN_SECTION_STRING, &writer->string_bytes);
  emit_properties(it);
}

//===-- Opening and closing -------------------------------------------------------------------===//

/// What is written from at the end, and what else there is.
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
    {offsetof(tn_writer, scratch), sizeof(uint32_t)},
    {offsetof(tn_writer, regions), sizeof(tn_writer_pending)},
    {offsetof(tn_writer, holders), sizeof(tn_ref)},
    {offsetof(tn_writer, frames), sizeof(tn_writer_frame)},
    {offsetof(tn_writer, stack), 2 * sizeof(uint64_t)},
    {offsetof(tn_writer, use_places), 2 * sizeof(uint64_t)},
    {offsetof(tn_writer, values), sizeof(tn_ref)},
    {offsetof(tn_writer, distincts), sizeof(tn_writer_distinct)},
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

/// Gives back what the file was made from, and is not written from.
static void forget(tn_writer* writer) {
  tn_writer__free_tables(writer);
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
  forget(writer);
}

//===-- The end -------------------------------------------------------------------------------===//

// The file is handed out piece by piece, or put together in memory, while what it was made from is
// given back beside it.

/// Where the file goes: to a callback, or if that is NULL to memory of the C library's heap.
typedef struct target {
  tn_write_fn write;
  void* user_data;
  char* data;
  size_t size;
} target;

typedef struct ending {
  tn_writer* writer;
  target* to;
} ending;

static tn_status hand_out(const tn_writer* writer, const target* to) {
  sink it = {.writer = writer, .write = to->write, .user_data = to->user_data, .end = UINT64_MAX};
  emit_file(&it);
  return it.status;
}

/// Copies to where a place points, which moves on.
static tn_status put_in_memory(void* user_data, const char* bytes, size_t size) {
  char** at = user_data;
  memcpy(*at, bytes, size);
  *at += size;
  return TN_OK;
}

static tn_status fill(const ending* it, uint64_t first, uint64_t end) {
  char* at = it->to->data + first;
  sink window = {
      .writer = it->writer, .write = put_in_memory, .user_data = &at, .first = first, .end = end};
  emit_file(&window);
  return window.status;
}

static void hand_out_beside(tn_team_member* member, void* data) {
  const ending* it = data;
  if (member->number == 0) {
    const tn_status status = hand_out(it->writer, it->to);
    if (status != TN_OK) tn_writer__fail(it->writer, status);
  } else if (member->number == 1) {
    forget(it->writer);
  }
}

/// To the callback, which is called on this thread.
static void finish_callback(ending* it) {
  tn_writer* writer = it->writer;
  tn_status status = TN_OUT_OF_MEMORY;
  if (tn_writer__may_share(writer, writer->op_count)) {
    status = tn_team__run(writer->context, NULL, 2, hand_out_beside, it);
  }
  if (status == TN_OUT_OF_MEMORY) status = hand_out(writer, it->to);
  if (status != TN_OK) tn_writer__fail(writer, status);
}

/// The first turn gives memory back.
static tn_status fill_beside(void* data, uint32_t turn) {
  const ending* it = data;
  const uint64_t size = it->to->size;
  if (turn != 0) {
    return fill(it, size * (turn - 1) / TN_WRITER_SLICES, size * turn / TN_WRITER_SLICES);
  }
  forget(it->writer);
  return TN_OK;
}

static void finish_memory(ending* it) {
  tn_writer* writer = it->writer;
  sink all = {.writer = writer};
  emit_file(&all);
  it->to->size = (size_t)all.offset;
  it->to->data = malloc(it->to->size);
  if (it->to->data == NULL) {
    tn_writer__fail(writer, TN_OUT_OF_MEMORY);
  } else if (tn_writer__may_share(writer, writer->op_count)) {
    (void)tn_writer__share(writer, 1 + TN_WRITER_SLICES, fill_beside, it);
  } else {
    const tn_status status = fill(it, 0, it->to->size);
    if (status != TN_OK) tn_writer__fail(writer, status);
  }
}

/// The passes, one after the other while nothing fails.
static void work(tn_writer* writer, target* to) {
  static void (*const passes[])(tn_writer*) = {
      tn_writer__walk,     tn_writer__number,          write_dialects, write_entries,
      tn_writer__write_ir, tn_writer__write_resources, write_strings};
  for (size_t i = 0; i < sizeof passes / sizeof passes[0]; ++i) {
    if (writer->status != TN_OK) return;
    passes[i](writer);
  }
  ending last = {writer, to};
  if (writer->status != TN_OK) return;
  if (to->write != NULL) {
    finish_callback(&last);
  } else {
    finish_memory(&last);
  }
}

static tn_status write_to(tn_op op, const tn_bytecode_write_options* options, target* to) {
  const tn_resolved resolved = tn_scope__resolve(op.scope, op.slot, op.generation, TN_CELL_OP);
  if (resolved.context == NULL) {
    return tn_scope__report_stale(op.scope, op.slot, op.generation, TN_CELL_OP);
  }
  tn_context* context = resolved.context;
  TN_TRY(tn_lazy__load_tree(resolved.scope->shard, op.slot));
  const tn_external_resources* external = options == NULL ? NULL : options->external_resources;
  tn_call_out call;
  tn_call_out__begin(&call, context, TN_CALL_READS);
  tn_external_resources__hold(external);
  tn_writer writer;
  tn_writer__open(&writer, context, op.slot, options);
  if (writer.version > TN_BYTECODE_VERSION_MAX) {
    writer.status = tn_context__fail(
        context, TN_INVALID_ARGUMENT, (tn_location){context, tn_op__at(context, op.slot)->location},
        "bytecode of version %u cannot be written; the versions are 0 to %u", writer.version,
        TN_BYTECODE_VERSION_MAX);
  } else if (memchr(writer.options.producer.data, '\0', writer.options.producer.size) != NULL) {
    writer.status = tn_context__fail(context, TN_INVALID_ARGUMENT,
                                     (tn_location){context, tn_op__at(context, op.slot)->location},
                                     "the producer's name has a NUL in it");
  }
  const tn_status refused = writer.status;
  if (refused == TN_OK) work(&writer, to);
  const tn_status status = writer.status;
  tn_writer__close(&writer);
  tn_external_resources__let_go(external);
  if (status == TN_OUT_OF_MEMORY) (void)tn_context__out_of_memory(context);
  tn_call_out__end(&call);
  return status;
}

tn_status tn_bytecode_write(tn_op op, const tn_bytecode_write_options* options, tn_write_fn write,
                            void* user_data) {
  target to = {.write = write, .user_data = user_data};
  return write_to(op, options, &to);
}

//===-- Memory --------------------------------------------------------------------------------===//

static void free_bytes(void* user_data, const void* data, size_t byte_size) {
  (void)user_data;
  (void)byte_size;
  free((void*)(uintptr_t)data);
}

tn_status tn_bytecode_write_blob(tn_op op, const tn_bytecode_write_options* options,
                                 tn_blob** out_blob) {
  *out_blob = NULL;
  target to = {.write = NULL};
  tn_status status = write_to(op, options, &to);
  if (status == TN_OK) status = tn_blob_create(to.data, to.size, 1, free_bytes, NULL, out_blob);
  if (status != TN_OK) free(to.data);
  return status;
}
