// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loads shipped dialects from their schemas, and users' dialects from text.
//
// A shipped schema is long and a module uses few of its ops, so an op is loaded when its name is
// first used; loading the dialect only loads the parts around the ops. The schemas are compressed
// by byte-pair encoding (schema/shipped.h); decompression yields packed bytes (schema/packed.h). No
// text is parsed.

#include "schema/shipped.h"

#include <stdio.h>
#include <tenure/dialect.h>
#include <tenure/text.h>

#include "base/text_buffer.h"
#include "schema/schema_load.h"
#include "schema/schema_value.h"

static const tn_shipped_schema* find_schema(tn_string_view name) {
  for (size_t i = 0; i < tn_shipped_schema_count; ++i) {
    const tn_shipped_schema* schema = &tn_shipped_schemas[i];
    if (tn_string_view_equal(name, tn_string_view_from(schema->name))) return schema;
  }
  return NULL;
}

bool tn_shipped__has(tn_string_view name) { return find_schema(name) != NULL; }

//===-- Decompression -------------------------------------------------------------------------===//

/// The state of decompressing a part: a stack of pending symbols.
typedef struct speller {
  const uint16_t* at;
  const uint16_t* end;
  size_t depth;
  uint16_t waiting[TN_SHIPPED_DEPTH];
} speller;

static speller spell(const tn_shipped_part* part) {
  return (speller){.at = tn_shipped_symbols + part[0].first_symbol,
                   .end = tn_shipped_symbols + part[1].first_symbol};
}

/// Decompresses as much of the part as fits.
static size_t spell_into(speller* self, char* out_text, size_t capacity) {
  const uint16_t* at = self->at;
  const uint16_t* const end = self->end;
  size_t depth = self->depth;
  size_t size = 0;
  while (size < capacity && (depth != 0 || at < end)) {
    uint16_t symbol = depth != 0 ? self->waiting[--depth] : *at++;
    while (symbol >= TN_SHIPPED_PAIR) {
      const uint16_t* pair = tn_shipped_pairs[symbol - TN_SHIPPED_PAIR];
      self->waiting[depth++] = pair[1];
      symbol = pair[0];
    }
    out_text[size++] = (char)symbol;
  }
  self->at = at;
  self->depth = depth;
  return size;
}

/// Appends a decompressed part; its size is known.
static void add_part(tn_text_buffer* bytes, const tn_shipped_part* part) {
  const size_t room = (size_t)part->room * TN_SHIPPED_ROOM;
  char* out = tn_text_buffer_reserve(bytes, room);
  if (out == NULL) return;
  speller self = spell(part);
  bytes->size += spell_into(&self, out, room);
}

tn_status tn_shipped__add_text(const char* name, tn_text_buffer* out_text) {
  const tn_shipped_schema* text = tn_shipped_schemas + tn_shipped_schema_count;
  while (text->name != NULL && strcmp(text->name, name) != 0) ++text;
  if (text->name == NULL) return TN_NOT_FOUND;
  add_part(out_text, &tn_shipped_parts[text->first_part]);
  return TN_OK;
}

//===-- Names ---------------------------------------------------------------------------------===//

/// The size of a name is one byte.
#define NAME_MAX_SIZE UINT8_MAX

/// Decompresses the name of an op to `buffer`.
static tn_string_view name_of(const tn_shipped_part* op, char buffer[NAME_MAX_SIZE]) {
  speller self = spell(op);
  for (size_t before = op->name_at; before != 0;) {
    before -= spell_into(&self, buffer, before < NAME_MAX_SIZE ? before : NAME_MAX_SIZE);
  }
  return (tn_string_view){buffer, spell_into(&self, buffer, op->name_size)};
}

/// The same hash as in tools/cmake/pack_schemas.c.
static uint32_t hash_of(tn_string_view text, uint32_t hash) {
  for (size_t i = 0; i < text.size; ++i) {
    hash = (hash ^ (unsigned char)text.data[i]) * 16777619u;
  }
  return hash;
}
#define NO_HASH 2166136261u

static const tn_shipped_part* find_op(const tn_shipped_schema* schema, tn_string_view leaf) {
  char buffer[NAME_MAX_SIZE];
  const tn_shipped_part* parts = tn_shipped_parts + schema->first_part;
  const uint32_t hash = hash_of(leaf, NO_HASH) & 0xfff;
  for (size_t i = 0; i < schema->part_count; ++i) {
    if (parts[i].name_hash != hash || parts[i].name_size != leaf.size || leaf.size == 0) continue;
    if (tn_string_view_equal(name_of(&parts[i], buffer), leaf)) return &parts[i];
  }
  return NULL;
}

static const tn_shipped_schema* schema_with(size_t part) {
  const tn_shipped_schema* schema = tn_shipped_schemas;
  while (part >= schema->first_part + schema->part_count) ++schema;
  return schema;
}

bool tn_shipped__next_op(const char* key, tn_string_view value, size_t* place, char* out_name,
                         size_t capacity) {
  char buffer[NAME_MAX_SIZE];
  uint32_t hash = hash_of(tn_string_view_from(key), NO_HASH);
  hash = hash_of(value, hash_of(tn_string_view_from("="), hash));
  while (*place < tn_shipped_mention_count) {
    const tn_shipped_mention mention = tn_shipped_mentions[(*place)++];
    if (mention.hash != hash) continue;
    const tn_string_view name = name_of(&tn_shipped_parts[mention.part], buffer);
    snprintf(out_name, capacity, "%s.%.*s", schema_with(mention.part)->name, (int)name.size,
             name.data);
    return true;
  }
  return false;
}

//===-- Definitions ---------------------------------------------------------------------------===//

/// Definitions that are being unpacked, with their memory.
typedef struct definition {
  tn_arena arena;
  tn_text_buffer bytes;
  tn_schema_node* node;
} definition;

static definition open_definition(const tn_allocator* allocator) {
  return (definition){.arena = {.allocator = allocator}, .bytes = tn_text_buffer_make(allocator)};
}

/// Unpacks the added bytes.
static tn_status unpack(definition* self) {
  if (!self->bytes.failed) {
    self->node = tn_schema_node__unpack(&self->arena, tn_text_buffer_view(&self->bytes));
  }
  return self->node == NULL ? TN_OUT_OF_MEMORY : TN_OK;
}

static void close_definition(definition* self) {
  tn_arena__free(&self->arena);
  tn_text_buffer_free(&self->bytes);
}

//===-- Loading -------------------------------------------------------------------------------===//

static tn_status load_op(const tn_schema_source* source) {
  tn_op_schema* schema = NULL;
  TN_TRY(tn_schema__load_op(source, &schema));
  tn_op_schema__publish(schema);
  return TN_OK;
}

static tn_status define_op(tn_context* context, tn_dialect* base, const tn_storage* name) {
  tn_schema_dialect* dialect = (tn_schema_dialect*)(void*)base;
  const tn_string_view text = tn_operation_name__text(name);
  const tn_string_view leaf = {text.data + base->name.size + 1, text.size - base->name.size - 1};
  const tn_shipped_part* part = find_op(dialect->shipped, leaf);
  if (part == NULL) return TN_OK;
  definition self = open_definition(&context->allocator);
  add_part(&self.bytes, part);
  tn_status status = unpack(&self);
  if (status == TN_OK) {
    const tn_schema_source source = {
        .context = context, .dialect = dialect, .op = self.node, .name = text};
    status = load_op(&source);
  } else {
    status = tn_context__out_of_memory(context);
  }
  close_definition(&self);
  return status;
}

static bool is_unread(const tn_shipped_part* part) {
  return part->name_size == 0 && part->name_hash == TN_SHIPPED_UNREAD;
}

static bool is_late(const tn_shipped_part* part) {
  return part->name_size == 0 &&
         (part->name_hash == TN_SHIPPED_LATE || part->name_hash == TN_SHIPPED_LATE_TYPES);
}

static bool is_of_frame(const tn_shipped_part* part) {
  return part->name_size == 0 && !is_unread(part) && !is_late(part);
}

/// Unpacks the parts of the dialect that `is_wanted` selects.
static tn_status open_parts(tn_context* context, const tn_schema_dialect* dialect,
                            bool (*is_wanted)(const tn_shipped_part* part), definition* out) {
  const tn_shipped_part* parts = tn_shipped_parts + dialect->shipped->first_part;
  *out = open_definition(&context->allocator);
  for (size_t i = 0; i < dialect->shipped->part_count; ++i) {
    if (is_wanted(&parts[i])) add_part(&out->bytes, &parts[i]);
  }
  return unpack(out) == TN_OK ? TN_OK : tn_context__out_of_memory(context);
}

/// Loads the parts of a dialect that are not ops, such as flags and enums.
static tn_status load_frame(tn_context* context, tn_schema_dialect* dialect) {
  definition self;
  tn_status status = open_parts(context, dialect, is_of_frame, &self);
  if (status == TN_OK) {
    const tn_schema_source source = {
        .context = context, .dialect = dialect, .op = self.node, .name = dialect->base.name};
    status = tn_schema__load_dialect(&source);
  }
  close_definition(&self);
  return status;
}

/// Implements tn_dialect.complete.
static tn_status load_late(tn_context* context, tn_dialect* base) {
  tn_schema_dialect* dialect = (tn_schema_dialect*)(void*)base;
  definition self;
  tn_status status = open_parts(context, dialect, is_late, &self);
  if (status == TN_OK) {
    tn_schema_node parent = {.word = TN_SCHEMA_DIALECT, .first = self.node};
    const tn_schema_source source = {
        .context = context, .dialect = dialect, .op = &parent, .name = base->name};
    status = tn_schema__load_late(&source);
  }
  close_definition(&self);
  return status;
}

/// Records whether types or attributes are loaded late.
static void note_late(const tn_shipped_schema* schema, tn_dialect* dialect) {
  const tn_shipped_part* parts = tn_shipped_parts + schema->first_part;
  bool has_types = false;
  for (size_t i = 0; i < schema->part_count; ++i) {
    if (!is_late(&parts[i])) continue;
    dialect->complete = load_late;
    has_types = has_types || parts[i].name_hash == TN_SHIPPED_LATE_TYPES;
  }
  dialect->completes_no_types = dialect->complete != NULL && !has_types;
}

/// Resets names that were unknown before the dialect was loaded.
static tn_status forget_unknown_names(tn_context* context, const tn_shipped_schema* schema) {
  char text[UINT8_MAX + NAME_MAX_SIZE];
  char buffer[NAME_MAX_SIZE];
  const tn_shipped_part* parts = tn_shipped_parts + schema->first_part;
  for (size_t i = 0; context->has_unknown_names && i < schema->part_count; ++i) {
    if (parts[i].name_size == 0) continue;
    const tn_string_view leaf = name_of(&parts[i], buffer);
    const int size =
        snprintf(text, sizeof text, "%s.%.*s", schema->name, (int)leaf.size, leaf.data);
    const tn_storage* name = NULL;
    TN_TRY(tn_operation_name__get(context, (tn_string_view){text, (size_t)size}, &name));
    tn_operation_name__define(name, &tn_op_definition__none, NULL);
  }
  return TN_OK;
}

tn_status tn_shipped__load(tn_context* context, tn_string_view name, tn_dialect** out_dialect) {
  *out_dialect = NULL;
  const tn_shipped_schema* schema = find_schema(name);
  if (schema == NULL) return TN_OK;
  tn_schema_dialect* dialect = tn_allocate_zeroed(&context->allocator, sizeof *dialect);
  if (dialect == NULL) return tn_context__out_of_memory(context);
  dialect->arena.allocator = &context->allocator;
  dialect->base.destroy = tn_schema__destroy_dialect;
  dialect->base.define = define_op;
  note_late(schema, &dialect->base);
  dialect->base.name = tn_string_view_from(schema->name);
  dialect->shipped = schema;
  dialect->entry = tn_dialect_entry__find(context, dialect->base.name);
  tn_status status = load_frame(context, dialect);
  if (status == TN_OK) status = forget_unknown_names(context, schema);
  if (status != TN_OK) {
    tn_schema__destroy_dialect(context, &dialect->base);
    return status;
  }
  tn_dialect__publish(context, &dialect->base);
  *out_dialect = &dialect->base;
  return TN_OK;
}

//===-- Public functions ----------------------------------------------------------------------===//

tn_status tn_dialect_load_schema(tn_context* context, tn_string_view text,
                                 tn_string_view file_name) {
  tn_dialects__lock(context);
  const tn_status status = tn_schema__load(context, text, file_name);
  tn_dialects__unlock(context);
  return status;
}

tn_status tn_dialect_load_schema_file(tn_context* context, const char* path) {
  tn_blob* blob = NULL;
  TN_TRY(tn_text_read_file(context, path, &blob));
  const tn_string_view text = {tn_blob_data(blob), tn_blob_byte_size(blob)};
  const tn_status status = tn_dialect_load_schema(context, text, tn_string_view_from(path));
  tn_object_release(blob);
  return status;
}

tn_status tn_dialect_load(tn_context* context, tn_string_view name) {
  tn_dialect* dialect = NULL;
  TN_TRY(tn_dialect__load(context, name, &dialect));
  return dialect == NULL ? TN_NOT_FOUND : TN_OK;
}

size_t tn_dialect_shipped_count(void) { return tn_shipped_schema_count; }

tn_string_view tn_dialect_shipped_name(size_t index) {
  return tn_string_view_from(index < tn_shipped_schema_count ? tn_shipped_schemas[index].name
                                                             : NULL);
}

/// Prints the definitions in consecutive parts.
static tn_status print_parts(const tn_shipped_part* part, const tn_shipped_part* end,
                             tn_write_fn write, void* user_data) {
  const tn_allocator allocator = tn_allocator_default();
  definition self = open_definition(&allocator);
  for (; part < end; ++part) add_part(&self.bytes, part);
  tn_status status = unpack(&self);
  tn_text_buffer text = tn_text_buffer_make(&allocator);
  for (const tn_schema_node* node = self.node; node != NULL; node = node->next) {
    tn_schema_node__print(node, &text);
  }
  if (text.failed) status = TN_OUT_OF_MEMORY;
  if (status == TN_OK) status = write(user_data, text.data, text.size);
  tn_text_buffer_free(&text);
  close_definition(&self);
  return status;
}

tn_status tn_dialect_shipped_print(size_t index, tn_write_fn write, void* user_data) {
  if (index >= tn_shipped_schema_count) return TN_NOT_FOUND;
  const tn_shipped_schema* schema = &tn_shipped_schemas[index];
  const tn_shipped_part* part = tn_shipped_parts + schema->first_part;
  const tn_shipped_part* const end = part + schema->part_count;
  while (part < end) {
    const tn_shipped_part* first = part++;
    // Unread parts are in the middle of the dialect's own definition.
    if (part < end && is_unread(part)) part += 2;
    TN_TRY(print_parts(first, part, write, user_data));
  }
  return write(user_data, "}\n", 2);
}
