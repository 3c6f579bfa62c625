// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The public calls of the reader: the header, the sections, and the ops that were read. The ops are
// in the region of the top level, which is destroyed on close if reading fails.

#include "bytecode/reader.h"

#include <tenure/object.h>
#include <tenure/verify.h>

#include "ir/external_resources.h"
#include "ir/operation_name.h"

//===-- Header and sections -------------------------------------------------------------------===//

bool tn_bytecode_has_magic(tn_string_view bytes) {
  return bytes.size >= TN_BYTECODE_MAGIC_SIZE &&
         memcmp(bytes.data, TN_BYTECODE_MAGIC, TN_BYTECODE_MAGIC_SIZE) == 0;
}

static tn_status read_header(tn_reader* reader, tn_cursor* cursor) {
  const tn_string_view bytes = {(const char*)reader->file, reader->file_size};
  if (!tn_bytecode_has_magic(bytes)) {
    return tn_reader__error(reader, reader->file, "not an MLIR bytecode file");
  }
  *cursor = (tn_cursor){reader->file + TN_BYTECODE_MAGIC_SIZE, reader->file + reader->file_size};
  const uint8_t* at = cursor->at;
  TN_TRY(tn_reader__varint(reader, cursor, "the version", &reader->version));
  if (reader->version > TN_BYTECODE_VERSION_MAX) {
    return tn_reader__error(reader, at,
                            "bytecode version %llu is newer than the current version %u",
                            (unsigned long long)reader->version, TN_BYTECODE_VERSION_MAX);
  }
  const size_t left = tn_cursor__left(cursor);
  const uint8_t* end = left == 0 ? NULL : memchr(cursor->at, '\0', left);
  if (end == NULL) {
    return tn_reader__error(
        reader, cursor->at,
        "malformed null-terminated string, no null character found after the producer's name");
  }
  reader->producer = (tn_string_view){(const char*)cursor->at, (size_t)(end - cursor->at)};
  cursor->at = end + 1;
  return TN_OK;
}

static const char* const section_names[TN_SECTION_COUNT] = {
    "string",  "dialect",  "attribute and type", "attribute and type offset",
    "IR",      "resource", "resource offset",    "dialect version",
    "property"};
/// Names of sections, as in MLIR's messages.
static const char* const section_words[TN_SECTION_COUNT] = {
    "String",   "Dialect",        "AttrType",        "AttrTypeOffset", "IR",
    "Resource", "ResourceOffset", "DialectVersions", "Properties"};

/// Reads the next section of the file; each occurs at most once.
static tn_status read_section(tn_reader* reader, tn_cursor* cursor, unsigned* out_id,
                              uint64_t* out_alignment) {
  const uint8_t* at = cursor->at;
  tn_cursor data;
  TN_TRY(tn_reader__aligned_section(reader, cursor, out_id, out_alignment, &data));
  if (reader->sections[*out_id].at != NULL) {
    return tn_reader__error(reader, at, "duplicate top-level section: %s (%u)",
                            section_words[*out_id], *out_id);
  }
  reader->sections[*out_id] = data;
  return TN_OK;
}

static tn_status check_sections(const tn_reader* reader) {
  static const unsigned needed[] = {TN_SECTION_STRING, TN_SECTION_DIALECT,
                                    TN_SECTION_ATTRIBUTE_TYPE, TN_SECTION_ATTRIBUTE_TYPE_OFFSET,
                                    TN_SECTION_IR};
  for (size_t i = 0; i < sizeof needed / sizeof needed[0]; ++i) {
    if (reader->sections[needed[i]].at != NULL) continue;
    return tn_reader__error(reader, reader->file + reader->file_size,
                            "missing data for top-level section: %s (%u)", section_words[needed[i]],
                            needed[i]);
  }
  if ((reader->sections[TN_SECTION_RESOURCE].at == NULL) ==
      (reader->sections[TN_SECTION_RESOURCE_OFFSET].at == NULL)) {
    return TN_OK;
  }
  return tn_reader__error(reader, reader->file + reader->file_size,
                          "one of the two resource sections is missing");
}

static tn_status read_tables(tn_reader* reader) {
  tn_cursor cursor;
  unsigned id;
  uint64_t alignment;
  TN_TRY(read_header(reader, &cursor));
  while (cursor.at != cursor.end) TN_TRY(read_section(reader, &cursor, &id, &alignment));
  TN_TRY(check_sections(reader));
  TN_TRY(tn_reader__read_strings(reader));
  TN_TRY(tn_reader__read_dialects(reader));
  TN_TRY(tn_reader__read_offsets(reader));
  TN_TRY(tn_reader__read_properties(reader));
  return tn_reader__read_resources(reader);
}

tn_status tn_bytecode_inspect(tn_context* context, tn_string_view bytes,
                              tn_bytecode_summary* out_summary) {
  memset(out_summary, 0, sizeof *out_summary);
  tn_reader reader;
  memset(&reader, 0, sizeof reader);
  reader.context = context;
  reader.file = (const uint8_t*)bytes.data;
  reader.file_size = bytes.size;
  reader.file_name = tn_string_view_from("-");
  tn_cursor cursor;
  TN_TRY(read_header(&reader, &cursor));
  tn_bytecode_summary summary = {.version = reader.version, .producer = reader.producer};
  while (cursor.at != cursor.end) {
    unsigned id;
    uint64_t alignment;
    TN_TRY(read_section(&reader, &cursor, &id, &alignment));
    const tn_cursor* data = &reader.sections[id];
    const uint64_t offset = (uint64_t)(data->at - reader.file);
    summary.sections[summary.section_count++] =
        (tn_bytecode_section){.id = id,
                              .name = section_names[id],
                              .offset = offset,
                              .byte_size = tn_cursor__left(data),
                              .alignment = alignment};
  }
  *out_summary = summary;
  return TN_OK;
}

//===-- Opening and closing -------------------------------------------------------------------===//

typedef struct list_place {
  size_t offset;
  size_t item_size;
} list_place;

static const list_place lists[] = {
    {offsetof(tn_reader, strings), sizeof(tn_string_view)},
    {offsetof(tn_reader, dialects), sizeof(tn_reader_dialect)},
    {offsetof(tn_reader, names), sizeof(tn_reader_name)},
    {offsetof(tn_reader, entries), sizeof(tn_reader_entry)},
    {offsetof(tn_reader, sources), sizeof(tn_reader_source)},
    {offsetof(tn_reader, resources), sizeof(tn_resource*)},
    {offsetof(tn_reader, properties), sizeof(tn_reader_bytes)},
    {offsetof(tn_reader, waiting), sizeof(uint64_t)},
    {offsetof(tn_reader, parts), 1},
    {offsetof(tn_reader, more_parts), 1},
    {offsetof(tn_reader, frames), sizeof(tn_reader_frame)},
    {offsetof(tn_reader, values), sizeof(tn_reader_value)},
    {offsetof(tn_reader, blocks), sizeof(tn_ref)},
    {offsetof(tn_reader, references), sizeof(uint32_t)},
    {offsetof(tn_reader, attributes), sizeof(tn_attribute_entry)},
    {offsetof(tn_reader, orders), sizeof(tn_reader_order)},
    {offsetof(tn_reader, indices), sizeof(uint32_t)},
    {offsetof(tn_reader, uses), sizeof(tn_ref)},
    {offsetof(tn_reader, shape_values), sizeof(tn_uref)},
    {offsetof(tn_reader, bodies), sizeof(tn_reader_body)},
};

static tn_reader_list* list_at(tn_reader* reader, size_t index) {
  return (tn_reader_list*)(void*)((char*)reader + lists[index].offset);
}

/// Reserves space in each list, so that no address in it is computed from NULL.
static tn_status open_lists(tn_reader* reader) {
  for (size_t i = 0; i < sizeof lists / sizeof lists[0]; ++i) {
    TN_TRY(tn_reader__reserve(reader, list_at(reader, i), 1, lists[i].item_size));
  }
  return TN_OK;
}

static tn_reader* open_reader(tn_scope* scope, tn_string_view bytes,
                              const tn_bytecode_read_options* options) {
  tn_reader* reader = tn_allocate_zeroed(&scope->context->allocator, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->context = scope->context;
  reader->scope = scope;
  reader->shard = scope->shard;
  reader->file = (const uint8_t*)bytes.data;
  reader->file_size = bytes.size;
  reader->file_name = options->file_name.size != 0 ? options->file_name : tn_string_view_from("-");
  reader->owner = options->owner;
  reader->drops_locations = options->drop_locations;
  reader->spare = tn_reader__spare(reader);
  tn_reader__initialize_source(reader);
  return reader;
}

void tn_reader__destroy(tn_reader* reader) {
  const tn_allocator* allocator = &reader->context->allocator;
  tn_reader__free_sources(reader);
  for (size_t i = 0; i < sizeof lists / sizeof lists[0]; ++i) {
    tn_reader__free_list(reader, list_at(reader, i), lists[i].item_size);
  }
  if (reader->shapes != NULL) {
    tn_deallocate(allocator, reader->shapes, sizeof *reader->shapes << reader->shape_bits);
  }
  if (reader->is_lazy) tn_object_release(reader->owner);
  if (reader->kept_name != NULL) {
    tn_deallocate(allocator, reader->kept_name, reader->file_name.size + 1);
  }
  tn_deallocate(allocator, reader, sizeof *reader);
}

/// Ops that are not read yet keep the reader alive.
static void close_reader(tn_reader* reader) {
  if (reader->top_region != 0) tn_region__discard(reader->shard, reader->top_region);
  if (--reader->source.op_count == 0) tn_reader__destroy(reader);
}

//===-- Ops -----------------------------------------------------------------------------------===//

tn_status tn_reader__make_shapes(tn_reader* reader) {
  reader->shape_bits = TN_READER_SHAPE_BITS_MIN;
  while (reader->shape_bits < TN_READER_SHAPE_BITS_MAX &&
         (size_t)1 << reader->shape_bits < reader->attribute_count) {
    ++reader->shape_bits;
  }
  reader->shapes =
      tn_allocate_zeroed(&reader->context->allocator, sizeof *reader->shapes << reader->shape_bits);
  return reader->shapes == NULL ? tn_context__out_of_memory(reader->context) : TN_OK;
}

/// Reads the IR section: its first number has the number of ops.
tn_status tn_reader__read_top_level(tn_reader* reader) {
  TN_TRY(tn_reader__make_shapes(reader));
  reader->top_region = tn_region__create(reader->shard, 0, 0);
  if (reader->top_region == 0) return tn_shard__failure(reader->shard);
  const tn_ref block = tn_block__create(reader->shard, reader->top_region, 0);
  if (block == 0) return tn_shard__failure(reader->shard);
  reader->ir = reader->sections[TN_SECTION_IR];
  reader->ir_end = reader->ir.end;
  const uint8_t* at = reader->ir.at;
  uint64_t head;
  TN_TRY(tn_reader__varint(reader, &reader->ir, "the IR section", &head));
  if ((head & 1u) != 0) return tn_reader__error(reader, at, "the top level has block arguments");
  TN_TRY(tn_reader__promise(reader, at, "ops", head >> 1));
  const tn_reader_frame frame = {.region = reader->top_region,
                                 .region_index = 1,
                                 .region_count = 1,
                                 .block = block,
                                 .ops_left = head >> 1};
  TN_TRY(tn_reader__push(reader, &reader->frames, &frame, sizeof frame));
  TN_TRY(tn_reader__read_frames(reader, 0));
  if (reader->ir.at != reader->ir.end) {
    return tn_reader__error(reader, reader->ir.at, "%zu bytes of the IR section are not used",
                            tn_cursor__left(&reader->ir));
  }
  return tn_reader__apply_orders(reader, 0);
}

/// Returns the single module of the file (the single op if `any`), or a module around its ops.
static tn_status take_top_op(tn_reader* reader, bool any, tn_ref* out_op) {
  tn_context* context = reader->context;
  const tn_storage* module_name = NULL;
  TN_TRY(tn_operation_name__get(context, tn_string_view_from("builtin.module"), &module_name));
  const tn_region_cell* region = tn_region__at(context, reader->top_region);
  const tn_block_cell* block = tn_block__at(context, region->first_block);
  const tn_ref op = block->first_op;
  const bool is_one = op != 0 && op == block->last_op;
  if (is_one && (any || tn_op_cell__name(context, tn_op__at(context, op)) == module_name)) {
    tn_op__remove(reader->shard, op);
    *out_op = op;
    return TN_OK;
  }
  if (any) {
    return tn_reader__error(reader, reader->sections[TN_SECTION_IR].at,
                            "the file does not contain a single top-level op");
  }
  tn_location location;
  TN_TRY(tn_reader__file_location(reader, &location));
  TN_TRY(
      tn_op__create_around(reader->shard, module_name->self, location, reader->top_region, out_op));
  reader->top_region = 0;
  return TN_OK;
}

static tn_status read_file(tn_reader* reader, bool any, tn_ref* out_op) {
  TN_TRY(open_lists(reader));
  bool is_done = false;
  TN_TRY(read_tables(reader));
  TN_TRY(tn_reader__share(reader, &is_done));
  if (!is_done) TN_TRY(tn_reader__read_top_level(reader));
  return take_top_op(reader, any, out_op);
}

/// Hands the op to the scope, after verification if `verifies`.
static tn_status hand_out(tn_scope* scope, tn_ref op, bool verifies, tn_op* out_op) {
  tn_scope__own(scope, op);
  const tn_op handle = tn_op__handle(scope->context, scope->number, op);
  const tn_status status = verifies ? tn_op_verify(handle) : TN_OK;
  if (status == TN_OK) {
    *out_op = handle;
  } else if (tn_op_check(handle) == TN_OK) {
    // The op still exists: no handler erased it.
    tn_op__destroy(scope->shard, op);
  }
  return status;
}

/// Removes the resources of a rejected file from the context.
static void remove_resources(const tn_reader* reader) {
  tn_resource* const* resources = reader->resources.items;
  for (size_t i = 0; i < reader->resources.count; ++i) tn_resource_remove(resources[i]);
}

static tn_status read_and_verify(tn_scope* scope, tn_string_view bytes,
                                 const tn_bytecode_read_options* options,
                                 tn_external_resources* external, tn_op* out_op) {
  tn_reader* reader = open_reader(scope, bytes, options);
  if (reader == NULL) return tn_context__out_of_memory(scope->context);
  reader->external = external;
  tn_ref op = 0;
  tn_status status = options->lazy ? tn_reader__make_lazy(reader) : TN_OK;
  if (status == TN_OK) status = read_file(reader, options->no_implicit_module, &op);
  reader->external = NULL;
  if (status == TN_OK) {
    status = hand_out(scope, op, !options->skip_verify && !options->lazy, out_op);
  }
  if (status != TN_OK) remove_resources(reader);
  close_reader(reader);
  return status;
}

tn_status tn_bytecode_read(tn_scope* scope, tn_string_view bytes,
                           const tn_bytecode_read_options* options, tn_op* out_op) {
  static const tn_bytecode_read_options no_options = {0};
  *out_op = (tn_op){0};
  if (scope == NULL) return TN_INVALID_ARGUMENT;
  if (!scope->open) return TN_SCOPE_CLOSED;
  if (options == NULL) options = &no_options;
  tn_external_resources* external = NULL;
  TN_TRY(tn_external_resources__begin(scope->context, options->external_resources, &external));
  tn_callback_guard call;
  tn_callback_guard__begin(&call, scope->context, TN_CALL_CHANGES);
  const tn_status status = read_and_verify(scope, bytes, options, external, out_op);
  tn_external_resources__finish(options->external_resources, external, status == TN_OK);
  tn_callback_guard__end(&call);
  return status;
}
