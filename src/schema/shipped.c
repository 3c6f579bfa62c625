// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading a shipped dialect from its schema, and a user's from a text.
//
// A shipped schema is long and a module uses few of its ops, so an op is read when its name is met:
// loading only reads what stands around the ops. They are read in a context that the context's
// shipped dialects share and keep. The schemas are built in as symbols that stand for pairs of
// symbols (schema/shipped.h), of which texts are put together.

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

//===-- Texts ---------------------------------------------------------------------------------===//

/// Spells out a part: symbols that wait to be spelled, the next one last.
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

/// Writes as much of the part as there is room for.
static size_t spell_into(speller* it, char* out_text, size_t capacity) {
  const uint16_t* at = it->at;
  const uint16_t* const end = it->end;
  size_t depth = it->depth;
  size_t size = 0;
  while (size < capacity && (depth != 0 || at < end)) {
    uint16_t symbol = depth != 0 ? it->waiting[--depth] : *at++;
    while (symbol >= TN_SHIPPED_PAIR) {
      const uint16_t* pair = tn_shipped_pairs[symbol - TN_SHIPPED_PAIR];
      it->waiting[depth++] = pair[1];
      symbol = pair[0];
    }
    out_text[size++] = (char)symbol;
  }
  it->at = at;
  it->depth = depth;
  return size;
}

static tn_status write_part(const tn_shipped_part* part, tn_write_fn write, void* user_data) {
  char text[1024];
  speller it = spell(part);
  for (size_t size; (size = spell_into(&it, text, sizeof text)) != 0;) {
    TN_TRY(write(user_data, text, size));
  }
  return TN_OK;
}

tn_status tn_shipped__write_text(const char* name, tn_write_fn write, void* user_data) {
  const tn_shipped_schema* text = tn_shipped_schemas + tn_shipped_schema_count;
  while (text->name != NULL && strcmp(text->name, name) != 0) ++text;
  if (text->name == NULL) return TN_NOT_FOUND;
  return write_part(&tn_shipped_parts[text->first_part], write, user_data);
}

/// What stands around the ops, or all.
static tn_status write_schema(const tn_shipped_schema* schema, bool with_ops, tn_write_fn write,
                              void* user_data) {
  const tn_shipped_part* parts = tn_shipped_parts + schema->first_part;
  for (size_t i = 0; i < schema->part_count; ++i) {
    if (!with_ops && parts[i].name_size != 0) continue;
    TN_TRY(write_part(&parts[i], write, user_data));
  }
  return TN_OK;
}

//===-- Names ---------------------------------------------------------------------------------===//

/// Sizes of names are bytes.
#define NAME_MAX_SIZE UINT8_MAX

/// The name of an op, in `buffer`.
static tn_string_view name_of(const tn_shipped_part* op, char buffer[NAME_MAX_SIZE]) {
  speller it = spell(op);
  for (size_t before = op->name_at; before != 0;) {
    before -= spell_into(&it, buffer, before < NAME_MAX_SIZE ? before : NAME_MAX_SIZE);
  }
  return (tn_string_view){buffer, spell_into(&it, buffer, op->name_size)};
}

/// As tools/cmake/pack_schemas.c has it.
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
  const uint16_t hash = (uint16_t)hash_of(leaf, NO_HASH);
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
  hash = hash_of(tn_string_view_from(" = \""), hash);
  hash = hash_of(tn_string_view_from("\""), hash_of(value, hash));
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

//===-- Loading -------------------------------------------------------------------------------===//

/// Reads `text`, which is freed, in the context for schemas.
static tn_status read_part(const tn_schema_dialect* dialect, tn_text_buffer* owned_text,
                           tn_ref* out_op) {
  char file_name[64];
  const int size = snprintf(file_name, sizeof file_name, "%.*s.irdl.mlir",
                            (int)dialect->base.name.size, dialect->base.name.data);
  const tn_text_parse_options options = {
      .file_name = {file_name, (size_t)size}, .skip_verify = true, .no_implicit_module = true};
  tn_op op = {0};
  tn_status status = TN_OUT_OF_MEMORY;
  if (!owned_text->failed) {
    status = tn_text_parse(tn_context_root_scope(dialect->reader->context),
                           tn_text_buffer_view(owned_text), &options, &op);
  }
  tn_text_buffer_free(owned_text);
  if (status == TN_OK) *out_op = op.slot;
  return status;
}

static tn_schema_source source_of(tn_context* context, tn_schema_dialect* dialect, tn_ref op) {
  return (tn_schema_source){.context = context,
                            .dialect = dialect,
                            .from = dialect->reader->context,
                            .op = op,
                            .dialect_op = dialect->dialect_op};
}

/// What is read by several contexts is one's at a time.
static void lock_reader(tn_schema_reader* reader) {
  if (reader->parts != NULL) pthread_mutex_lock(&reader->mutex);
}

static void unlock_reader(tn_schema_reader* reader) {
  if (reader->parts != NULL) pthread_mutex_unlock(&reader->mutex);
}

/// The op that a part says, as it was read before or is read now.
static tn_status op_of_part(const tn_schema_dialect* dialect, const tn_shipped_part* part,
                            tn_ref* out_op) {
  tn_ref* kept = dialect->reader->parts;
  if (kept != NULL) kept += part - tn_shipped_parts;
  if (kept != NULL && *kept != 0) {
    *out_op = *kept;
    return TN_OK;
  }
  tn_text_buffer text = tn_text_buffer_make(dialect->arena.allocator);
  TN_TRY(write_part(part, tn_text_buffer_write, &text));
  TN_TRY(read_part(dialect, &text, out_op));
  if (kept != NULL) *kept = *out_op;
  return TN_OK;
}

/// Defines the op that a part says. Of what others read too, only memory may run out.
static tn_status define_part(tn_context* context, tn_schema_dialect* dialect,
                             const tn_shipped_part* part) {
  tn_ref op = 0;
  const tn_status status = op_of_part(dialect, part, &op);
  if (status != TN_OK) {
    return dialect->reader->parts == NULL ? status : tn_context__out_of_memory(context);
  }
  const tn_schema_source source = source_of(context, dialect, op);
  tn_op_schema* schema = NULL;
  TN_TRY(tn_schema__load_op(&source, &schema));
  tn_op_schema__publish(schema);
  return TN_OK;
}

static tn_status define_op(tn_context* context, tn_dialect* base, const tn_storage* name) {
  tn_schema_dialect* dialect = (tn_schema_dialect*)(void*)base;
  const tn_string_view text = tn_operation_name__text(name);
  const tn_string_view leaf = {text.data + base->name.size + 1, text.size - base->name.size - 1};
  const tn_shipped_part* part = find_op(dialect->shipped, leaf);
  if (part == NULL) return TN_OK;
  lock_reader(dialect->reader);
  const tn_status status = define_part(context, dialect, part);
  unlock_reader(dialect->reader);
  return status;
}

//===-- Readers -------------------------------------------------------------------------------===//

static tn_status make_reader(tn_context* context, tn_schema_reader** out_reader) {
  *out_reader = tn_allocate_zeroed(&context->allocator, sizeof **out_reader);
  if (*out_reader == NULL) return tn_context__out_of_memory(context);
  (*out_reader)->allocator = context->allocator;
  (*out_reader)->use_count = 1;
  return TN_OK;
}

static void use_reader(tn_schema_reader* reader) {
  __atomic_add_fetch(&reader->use_count, 1, __ATOMIC_RELAXED);
}

static size_t part_count(void) {
  const tn_shipped_schema* last = &tn_shipped_schemas[tn_shipped_schema_count - 1];
  return last->first_part + last->part_count;
}

void tn_schema_reader__release(tn_schema_reader* reader) {
  if (reader == NULL || __atomic_sub_fetch(&reader->use_count, 1, __ATOMIC_ACQ_REL) != 0) return;
  const tn_allocator allocator = reader->allocator;
  if (reader->context != NULL) tn_context_destroy(reader->context);
  if (reader->parts != NULL) {
    pthread_mutex_destroy(&reader->mutex);
    tn_deallocate(&allocator, reader->parts, part_count() * sizeof *reader->parts);
  }
  tn_deallocate(&allocator, reader, sizeof *reader);
}

/// The reader that another shipped dialect of the context has opened; NULL if there is none.
static tn_schema_reader* find_reader(const tn_context* context) {
  if (context->schemas != NULL) return context->schemas;
  for (tn_dialect* it = context->dialects; it != NULL; it = it->next) {
    if (it->define == define_op && !tn_schema__is_own(context, it->name)) {
      return ((tn_schema_dialect*)(void*)it)->reader;
    }
  }
  return NULL;
}

/// The dialect of schemas is what the others are read with; its own is read without any.
static tn_status open_reader(tn_context* context, bool is_own, tn_schema_reader** out_reader) {
  *out_reader = is_own ? NULL : find_reader(context);
  if (*out_reader != NULL) {
    use_reader(*out_reader);
    return TN_OK;
  }
  tn_schema_reader* reader = NULL;
  TN_TRY(make_reader(context, &reader));
  const tn_status status =
      tn_schema_reader__open(reader, context, tn_string_view_from(is_own ? "*" : ""));
  if (status != TN_OK) {
    tn_schema_reader__release(reader);
    return status;
  }
  *out_reader = reader;
  return TN_OK;
}

/// A reader for several contexts: nobody is told what is wrong with a schema.
static tn_status open_shared_reader(tn_context* context, tn_schema_reader** out_reader) {
  *out_reader = NULL;
  tn_schema_reader* reader = NULL;
  const tn_context_options options = {.allocator = context->allocator,
                                      .allow_unregistered_dialects = true};
  TN_TRY(make_reader(context, &reader));
  reader->parts = tn_allocate_zeroed(&reader->allocator, part_count() * sizeof *reader->parts);
  if (reader->parts != NULL) {
    pthread_mutexattr_t attributes;
    pthread_mutexattr_init(&attributes);
    pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
    pthread_mutex_init(&reader->mutex, &attributes);
    pthread_mutexattr_destroy(&attributes);
  }
  if (reader->parts == NULL ||
      tn_context__create(context->services, &options, &reader->context) != TN_OK) {
    tn_schema_reader__release(reader);
    return tn_context__out_of_memory(context);
  }
  *out_reader = reader;
  return TN_OK;
}

tn_status tn_shipped__share(tn_context* context, tn_context* other) {
  if (tn_shipped_schema_count == 0) return TN_OK;
  tn_dialects__lock(other);
  tn_status status = TN_OK;
  if (other->schemas == NULL) status = open_shared_reader(other, &other->schemas);
  if (status == TN_OK) {
    use_reader(other->schemas);
    context->schemas = other->schemas;
  }
  tn_dialects__unlock(other);
  return status;
}

void tn_shipped__leave(tn_context* context) {
  tn_schema_reader__release(context->schemas);
  context->schemas = NULL;
}

//===-- Dialects ------------------------------------------------------------------------------===//

/// Reads what stands around the ops.
static tn_status read_frame(tn_schema_dialect* dialect) {
  tn_ref* kept = dialect->reader->parts;
  if (kept != NULL) kept += dialect->shipped->first_part;
  if (kept != NULL && *kept != 0) {
    dialect->dialect_op = *kept;
    return TN_OK;
  }
  tn_text_buffer frame = tn_text_buffer_make(dialect->arena.allocator);
  TN_TRY(write_schema(dialect->shipped, false, tn_text_buffer_write, &frame));
  TN_TRY(read_part(dialect, &frame, &dialect->dialect_op));
  const tn_context* from = dialect->reader->context;
  if (!tn_schema__is(from, dialect->dialect_op, TN_SCHEMA_DIALECT)) {
    dialect->dialect_op = tn_schema__first_op(from, dialect->dialect_op);
  }
  if (kept != NULL) *kept = dialect->dialect_op;
  return TN_OK;
}

/// What stands around the ops, as flags and enumerations.
static tn_status load_frame(tn_context* context, tn_schema_dialect* dialect) {
  const tn_status status = read_frame(dialect);
  if (status != TN_OK) {
    return dialect->reader->parts == NULL ? status : tn_context__out_of_memory(context);
  }
  const tn_schema_source source = source_of(context, dialect, dialect->dialect_op);
  tn_schema__read_flags(&source, dialect);
  return tn_schema__load_names(&source);
}

static tn_status open_dialect(tn_context* context, tn_schema_dialect* dialect) {
  TN_TRY(open_reader(context, tn_schema__is_own(context, dialect->base.name), &dialect->reader));
  lock_reader(dialect->reader);
  const tn_status status = load_frame(context, dialect);
  unlock_reader(dialect->reader);
  return status;
}

/// Names that nobody knew until now are looked up again.
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
  dialect->base.name = tn_string_view_from(schema->name);
  dialect->shipped = schema;
  dialect->entry = tn_dialect_entry__find(context, dialect->base.name);
  tn_status status = open_dialect(context, dialect);
  if (status == TN_OK) status = forget_unknown_names(context, schema);
  if (status != TN_OK) {
    tn_schema__destroy_dialect(context, &dialect->base);
    return status;
  }
  tn_dialect__publish(context, &dialect->base);
  *out_dialect = &dialect->base;
  return TN_OK;
}

//===-- Public --------------------------------------------------------------------------------===//

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

tn_status tn_dialect_shipped_print(size_t index, tn_write_fn write, void* user_data) {
  if (index >= tn_shipped_schema_count) return TN_NOT_FOUND;
  return write_schema(&tn_shipped_schemas[index], true, write, user_data);
}
