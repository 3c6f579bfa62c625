// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading a shipped dialect from its schema, and a user's from a text.
//
// A shipped schema is long and a module uses few of its ops, so an op is read when its name is met:
// loading only reads what stands around the ops. They are read in a context that the context's
// shipped dialects share and keep. The schemas are built in as lines, of which texts are put
// together.

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

/// A line of a schema, or what is left of it.
typedef struct shipped_line {
  const unsigned char* at;
  const unsigned char* end;
} shipped_line;

static shipped_line line_at(size_t index) {
  const uint16_t* start = tn_shipped_line_starts + tn_shipped_lines[index];
  return (shipped_line){tn_shipped_text + start[0], tn_shipped_text + start[1]};
}

/// Takes a phrase, or what stands before the next one; empty at the end of the line.
static tn_string_view next_piece(shipped_line* line) {
  const unsigned char* start = line->at;
  if (start < line->end && *start >= TN_SHIPPED_PHRASE) {
    const uint16_t* phrase = tn_shipped_phrase_starts + (*line->at++ - TN_SHIPPED_PHRASE);
    return (tn_string_view){(const char*)tn_shipped_phrases + phrase[0],
                            (size_t)(phrase[1] - phrase[0])};
  }
  while (line->at < line->end && *line->at < TN_SHIPPED_PHRASE) ++line->at;
  return (tn_string_view){(const char*)start, (size_t)(line->at - start)};
}

/// Copies as much of a line as there is room for.
static size_t copy_line(shipped_line line, char* out_text, size_t capacity) {
  size_t size = 0;
  while (size < capacity) {
    const tn_string_view piece = next_piece(&line);
    if (piece.size == 0) break;
    const size_t taken = piece.size < capacity - size ? piece.size : capacity - size;
    memcpy(out_text + size, piece.data, taken);
    size += taken;
  }
  return size;
}

/// Where a name starts and its size are bytes, so it ends before this.
#define NAME_END_MAX (2 * UINT8_MAX)

/// The name of an op, in `buffer`.
static tn_string_view name_of(const tn_shipped_op* op, char buffer[NAME_END_MAX]) {
  const shipped_line line = line_at((size_t)op->first_line + op->name_line);
  copy_line(line, buffer, (size_t)op->name_start + op->name_size);
  return (tn_string_view){buffer + op->name_start, op->name_size};
}

/// Lines are written in parts of this size at most, each in one go.
#define PART_SIZE 1024

typedef struct line_writer {
  tn_write_fn write;
  void* user_data;
  size_t size;  ///< Of `part`.
  char part[PART_SIZE];
} line_writer;

static tn_status flush(line_writer* it) {
  const size_t size = it->size;
  it->size = 0;
  return size == 0 ? TN_OK : it->write(it->user_data, it->part, size);
}

static tn_status write_line(line_writer* it, shipped_line line) {
  char* at = it->part + it->size;
  // Behind it there is room for a phrase and the end of the line.
  const char* full = it->part + sizeof it->part - TN_SHIPPED_PHRASE_MAX - 1;
  for (;; ++line.at) {
    if (TN_UNLIKELY(at >= full)) {
      it->size = (size_t)(at - it->part);
      TN_TRY(flush(it));
      at = it->part;
    }
    if (line.at == line.end) break;
    if (*line.at < TN_SHIPPED_PHRASE) {
      *at++ = (char)*line.at;
      continue;
    }
    const uint16_t* phrase = tn_shipped_phrase_starts + (*line.at - TN_SHIPPED_PHRASE);
    const size_t phrase_size = (size_t)(phrase[1] - phrase[0]);
    // Most are short, and behind the last one there is room to read.
    memcpy(at, tn_shipped_phrases + phrase[0], 16);
    if (phrase_size > 16) memcpy(at, tn_shipped_phrases + phrase[0], phrase_size);
    at += phrase_size;
  }
  *at++ = '\n';
  it->size = (size_t)(at - it->part);
  return TN_OK;
}

static tn_status write_lines(line_writer* it, size_t first, size_t end) {
  for (size_t i = first; i < end; ++i) TN_TRY(write_line(it, line_at(i)));
  return TN_OK;
}

static void open_writer(tn_write_fn write, void* user_data, line_writer* out_it) {
  out_it->write = write;
  out_it->user_data = user_data;
  out_it->size = 0;
}

static tn_status write_op(const tn_shipped_op* op, tn_write_fn write, void* user_data) {
  line_writer it;
  open_writer(write, user_data, &it);
  TN_TRY(write_lines(&it, op->first_line, (size_t)op->first_line + op->line_count));
  return flush(&it);
}

/// What stands around the ops.
static tn_status write_frame(const tn_shipped_schema* schema, tn_write_fn write, void* user_data) {
  line_writer it;
  open_writer(write, user_data, &it);
  size_t at = schema->first_line;
  for (size_t i = 0; i < schema->op_count; ++i) {
    const tn_shipped_op* op = &tn_shipped_ops[schema->first_op + i];
    TN_TRY(write_lines(&it, at, op->first_line));
    at = (size_t)op->first_line + op->line_count;
  }
  TN_TRY(write_lines(&it, at, (size_t)schema->first_line + schema->line_count));
  return flush(&it);
}

/// Whether the line, which is not empty, starts with the text. Most differ in the first character.
static bool starts_with(shipped_line line, tn_string_view text) {
  const unsigned char first =
      *line.at < TN_SHIPPED_PHRASE
          ? *line.at
          : tn_shipped_phrases[tn_shipped_phrase_starts[*line.at - TN_SHIPPED_PHRASE]];
  if (first != (unsigned char)*text.data) return false;
  while (text.size != 0) {
    const tn_string_view piece = next_piece(&line);
    const size_t size = piece.size < text.size ? piece.size : text.size;
    if (size == 0 || memcmp(piece.data, text.data, size) != 0) {
      return false;
    }
    text = (tn_string_view){text.data + size, text.size - size};
  }
  return true;
}

static bool says(const tn_shipped_op* op, tn_string_view phrase) {
  for (size_t i = 0; i < op->line_count; ++i) {
    if (starts_with(line_at((size_t)op->first_line + i), phrase)) return true;
  }
  return false;
}

bool tn_shipped__next_op(const char* key, tn_string_view value, tn_shipped_place* place,
                         char* out_name, size_t capacity) {
  char phrase[128];
  char buffer[NAME_END_MAX];
  const int size =
      snprintf(phrase, sizeof phrase, "%s = \"%.*s\"", key, (int)value.size, value.data);
  if (size <= 0 || (size_t)size >= sizeof phrase) return false;
  for (; place->schema < tn_shipped_schema_count; ++place->schema, place->op = 0) {
    const tn_shipped_schema* schema = &tn_shipped_schemas[place->schema];
    while (place->op < schema->op_count) {
      const tn_shipped_op* op = &tn_shipped_ops[schema->first_op + place->op++];
      if (!says(op, (tn_string_view){phrase, (size_t)size})) continue;
      const tn_string_view name = name_of(op, buffer);
      snprintf(out_name, capacity, "%s.%.*s", schema->name, (int)name.size, name.data);
      return true;
    }
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

static const tn_shipped_op* find_op(const tn_shipped_schema* schema, tn_string_view leaf) {
  char buffer[NAME_END_MAX];
  for (size_t i = 0; i < schema->op_count; ++i) {
    const tn_shipped_op* op = &tn_shipped_ops[schema->first_op + i];
    if (op->name_size == leaf.size && tn_string_view_equal(name_of(op, buffer), leaf)) return op;
  }
  return NULL;
}

static tn_status define_op(tn_context* context, tn_dialect* base, const tn_storage* name) {
  tn_schema_dialect* dialect = (tn_schema_dialect*)(void*)base;
  const tn_string_view text = tn_operation_name__text(name);
  const tn_string_view leaf = {text.data + base->name.size + 1, text.size - base->name.size - 1};
  const tn_shipped_op* it = find_op(dialect->shipped, leaf);
  if (it == NULL) return TN_OK;
  tn_text_buffer part = tn_text_buffer_make(dialect->arena.allocator);
  TN_TRY(write_op(it, tn_text_buffer_write, &part));
  tn_ref op = 0;
  TN_TRY(read_part(dialect, &part, &op));
  const tn_schema_source source = source_of(context, dialect, op);
  tn_op_schema* schema = NULL;
  TN_TRY(tn_schema__load_op(&source, &schema));
  tn_op_schema__publish(schema);
  return TN_OK;
}

/// The reader that another shipped dialect of the context has opened; NULL if there is none.
static tn_schema_reader* find_reader(const tn_context* context) {
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
    ++(*out_reader)->use_count;
    return TN_OK;
  }
  tn_schema_reader* reader = tn_allocate_zeroed(&context->allocator, sizeof *reader);
  if (reader == NULL) return tn_context__out_of_memory(context);
  const tn_status status =
      tn_schema_reader__open(reader, context, tn_string_view_from(is_own ? "*" : ""));
  if (status != TN_OK) {
    if (reader->context != NULL) tn_context_destroy(reader->context);
    tn_deallocate(&context->allocator, reader, sizeof *reader);
    return status;
  }
  reader->use_count = 1;
  *out_reader = reader;
  return TN_OK;
}

/// Reads what stands around the ops.
static tn_status read_frame(tn_schema_dialect* dialect) {
  tn_text_buffer frame = tn_text_buffer_make(dialect->arena.allocator);
  TN_TRY(write_frame(dialect->shipped, tn_text_buffer_write, &frame));
  TN_TRY(read_part(dialect, &frame, &dialect->dialect_op));
  const tn_context* from = dialect->reader->context;
  if (!tn_schema__is(from, dialect->dialect_op, TN_SCHEMA_DIALECT)) {
    dialect->dialect_op = tn_schema__first_op(from, dialect->dialect_op);
  }
  return TN_OK;
}

static tn_status open_dialect(tn_context* context, tn_schema_dialect* dialect) {
  TN_TRY(open_reader(context, tn_schema__is_own(context, dialect->base.name), &dialect->reader));
  TN_TRY(read_frame(dialect));
  const tn_schema_source source = source_of(context, dialect, dialect->dialect_op);
  tn_schema__read_flags(&source, dialect);
  return tn_schema__load_enums(&source);
}

/// Names that nobody knew until now are looked up again.
static tn_status forget_unknown_names(tn_context* context, const tn_shipped_schema* schema) {
  char text[UINT8_MAX + NAME_END_MAX];
  char buffer[NAME_END_MAX];
  for (size_t i = 0; context->has_unknown_names && i < schema->op_count; ++i) {
    const tn_string_view leaf = name_of(&tn_shipped_ops[schema->first_op + i], buffer);
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
  const tn_shipped_schema* schema = &tn_shipped_schemas[index];
  line_writer it;
  open_writer(write, user_data, &it);
  TN_TRY(write_lines(&it, schema->first_line, (size_t)schema->first_line + schema->line_count));
  return flush(&it);
}
