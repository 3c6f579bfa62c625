// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Loading a shipped dialect from its schema, and a user's from a text.
//
// A shipped schema is long and a module uses few of its ops, so an op is read when its name is met:
// loading only finds out where the ops stand. They are read in a context that the context's shipped
// dialects share and keep.

#include "dialect/shipped.h"

#include <stdio.h>
#include <tenure/dialect.h>

#include "base/text_buffer.h"
#include "dialect/schema_value.h"

static const tn_shipped_schema* find_schema(tn_string_view name) {
  for (size_t i = 0; i < tn_shipped_schema_count; ++i) {
    const tn_shipped_schema* schema = &tn_shipped_schemas[i];
    if (tn_string_view_equal(name, tn_string_view_from(schema->name))) return schema;
  }
  return NULL;
}

//===-- Texts of ops --------------------------------------------------------------------------===//

/// Where an op stands in the schema.
typedef struct tn_op_text {
  tn_string_view name;  ///< Without the dialect.
  const char* start;
  size_t size;
  uint32_t line;
} tn_op_text;

/// How an op begins, behind a line break. irdl's own schema is in generic form.
static const char custom_start[] = "\n  irdl.operation @";
static const char generic_start[] = "\n    \"irdl.operation\"() <{sym_name = \"";
/// What stands behind the last op.
static const char custom_end[] = "\n}";
static const char generic_end[] = "\n  })";

static tn_string_view text_of(const tn_shipped_schema* schema) {
  return (tn_string_view){(const char*)(const void*)schema->text, schema->size};
}

static const char* find_text(const char* from, const char* end, const char* what) {
  return memmem(from, (size_t)(end - from), what, strlen(what));
}

/// The op's name: it stands behind irdl.operation, unless its attribute `name`, on a line of its
/// own, says another one.
static tn_string_view name_of(const char* text, const char* end, const char* start) {
  static const char given_name[] = "\n      name = \"";
  const char* given = find_text(text, end, given_name);
  const char* name = given == NULL ? text + strlen(start) : given + strlen(given_name);
  return (tn_string_view){name, strcspn(name, " \"\n")};
}

static uint32_t count_lines(const char* from, const char* to) {
  uint32_t count = 0;
  for (; (from = memchr(from, '\n', (size_t)(to - from))) != NULL; ++from) ++count;
  return count;
}

/// The texts of the ops; how many there are.
static size_t split_ops(tn_string_view text, bool is_generic, tn_op_text* out_ops) {
  const char* const start = is_generic ? generic_start : custom_start;
  const char* const end = text.data + text.size;
  const char* at = find_text(text.data, end, start);
  const char* counted = text.data;
  uint32_t line = 1;
  size_t count = 0;
  for (; at != NULL; ++count) {
    const char* next = find_text(at + 1, end, start);
    if (out_ops != NULL) {
      const char* stop = next;
      if (stop == NULL) stop = find_text(at + 1, end, is_generic ? generic_end : custom_end);
      if (stop == NULL) stop = end;
      line += count_lines(counted, at + 1);
      counted = at + 1;
      out_ops[count] = (tn_op_text){.name = name_of(at, stop, start),
                                    .start = at + 1,
                                    .size = (size_t)(stop - at),
                                    .line = line};
    }
    at = next;
  }
  return count;
}

static bool next_in(const tn_shipped_schema* schema, tn_string_view phrase, size_t* offset,
                    char* out_name, size_t capacity) {
  const tn_string_view text = text_of(schema);
  const char* const end = text.data + text.size;
  const char* found = memmem(text.data + *offset, text.size - *offset, phrase.data, phrase.size);
  const char* op = found == NULL ? NULL : find_text(text.data, found, custom_start);
  if (op == NULL) return false;
  for (const char* next = op; next != NULL; next = find_text(op + 1, found, custom_start))
    op = next;
  const char* stop = find_text(found, end, custom_start);
  const tn_string_view name = name_of(op, stop == NULL ? end : stop, custom_start);
  snprintf(out_name, capacity, "%s.%.*s", schema->name, (int)name.size, name.data);
  *offset = (size_t)(found - text.data) + phrase.size;
  return true;
}

bool tn_shipped__next_op(const char* key, tn_string_view value, tn_shipped_place* place,
                         char* out_name, size_t capacity) {
  char phrase[128];
  const int size =
      snprintf(phrase, sizeof phrase, "      %s = \"%.*s\"", key, (int)value.size, value.data);
  if (size <= 0 || (size_t)size >= sizeof phrase) return false;
  for (; place->schema < tn_shipped_schema_count; ++place->schema, place->offset = 0) {
    if (next_in(&tn_shipped_schemas[place->schema], (tn_string_view){phrase, (size_t)size},
                &place->offset, out_name, capacity)) {
      return true;
    }
  }
  return false;
}

//===-- Loading -------------------------------------------------------------------------------===//

static tn_status read_part(const tn_schema_dialect* dialect, tn_string_view text, uint32_t line,
                           tn_ref* out_op) {
  char file_name[64];
  const int size = snprintf(file_name, sizeof file_name, "%.*s.irdl.mlir",
                            (int)dialect->base.name.size, dialect->base.name.data);
  const tn_text_parse_options options = {.file_name = {file_name, (size_t)size},
                                         .first_line = line,
                                         .skip_verify = true,
                                         .no_implicit_module = true};
  tn_op op;
  TN_TRY(tn_text_parse(tn_context_root_scope(dialect->reader->context), text, &options, &op));
  *out_op = op.slot;
  return TN_OK;
}

static tn_schema_source source_of(tn_context* context, tn_schema_dialect* dialect, tn_ref op) {
  return (tn_schema_source){.context = context,
                            .dialect = dialect,
                            .from = dialect->reader->context,
                            .op = op,
                            .dialect_op = dialect->dialect_op};
}

static tn_status define_op(tn_context* context, tn_dialect* base, const tn_storage* name) {
  tn_schema_dialect* dialect = (tn_schema_dialect*)(void*)base;
  const tn_string_view text = tn_operation_name__text(name);
  const tn_string_view leaf = {text.data + base->name.size + 1, text.size - base->name.size - 1};
  for (size_t i = 0; i < dialect->op_text_count; ++i) {
    const tn_op_text* it = &dialect->op_texts[i];
    if (!tn_string_view_equal(it->name, leaf)) continue;
    tn_ref op = 0;
    TN_TRY(read_part(dialect, (tn_string_view){it->start, it->size}, it->line, &op));
    const tn_schema_source source = source_of(context, dialect, op);
    tn_op_schema* schema = NULL;
    TN_TRY(tn_schema__load_op(&source, &schema));
    tn_op_schema__publish(schema);
    return TN_OK;
  }
  return TN_OK;
}

static bool is_irdl(tn_string_view name) {
  return tn_string_view_equal(name, tn_string_view_from("irdl"));
}

/// The reader that another shipped dialect of the context has opened; NULL if there is none.
static tn_schema_reader* find_reader(const tn_context* context) {
  for (tn_dialect* it = context->dialects; it != NULL; it = it->next) {
    if (it->define == define_op && !is_irdl(it->name)) {
      return ((tn_schema_dialect*)(void*)it)->reader;
    }
  }
  return NULL;
}

/// irdl is what the others are read with; its own schema is read without any.
static tn_status open_reader(tn_context* context, bool for_irdl, tn_schema_reader** out_reader) {
  *out_reader = for_irdl ? NULL : find_reader(context);
  if (*out_reader != NULL) {
    ++(*out_reader)->use_count;
    return TN_OK;
  }
  tn_schema_reader* reader = tn_allocate_zeroed(&context->allocator, sizeof *reader);
  if (reader == NULL) return tn_context__out_of_memory(context);
  const tn_status status =
      tn_schema_reader__open(reader, context, tn_string_view_from(for_irdl ? "*" : ""));
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
static tn_status read_frame(tn_schema_dialect* dialect, tn_string_view text) {
  const tn_op_text* first = &dialect->op_texts[0];
  const tn_op_text* last = &dialect->op_texts[dialect->op_text_count - 1];
  const char* rest = last->start + last->size;
  tn_text_buffer frame = tn_text_buffer_make(dialect->arena.allocator);
  tn_text_buffer_append(&frame, text.data, (size_t)(first->start - text.data));
  tn_text_buffer_append(&frame, rest, (size_t)(text.data + text.size - rest));
  tn_status status = TN_OUT_OF_MEMORY;
  if (!frame.failed) {
    status = read_part(dialect, tn_text_buffer_view(&frame), 1, &dialect->dialect_op);
  }
  tn_text_buffer_free(&frame);
  if (status != TN_OK) return status;
  const tn_context* from = dialect->reader->context;
  if (!tn_schema__is(from, dialect->dialect_op, "irdl.dialect")) {
    dialect->dialect_op = tn_schema__first_op(from, dialect->dialect_op);
  }
  return TN_OK;
}

static tn_status open_dialect(tn_context* context, tn_schema_dialect* dialect,
                              const tn_shipped_schema* schema) {
  const tn_string_view text = text_of(schema);
  dialect->base.name = tn_string_view_from(schema->name);
  const bool is_generic = is_irdl(dialect->base.name);
  dialect->op_text_count = split_ops(text, is_generic, NULL);
  dialect->op_texts =
      tn_arena__take(&dialect->arena, dialect->op_text_count * sizeof *dialect->op_texts + 1);
  if (dialect->op_texts == NULL) return tn_context__out_of_memory(context);
  split_ops(text, is_generic, dialect->op_texts);
  TN_TRY(open_reader(context, is_generic, &dialect->reader));
  TN_TRY(read_frame(dialect, text));
  const tn_schema_source source = source_of(context, dialect, dialect->dialect_op);
  dialect->attributes_stay = tn_schema__has(&source, "attributes_stay");
  return TN_OK;
}

tn_status tn_dialect__load_shipped(tn_context* context, tn_string_view name,
                                   tn_dialect** out_dialect) {
  *out_dialect = NULL;
  const tn_shipped_schema* schema = find_schema(name);
  if (schema == NULL) return TN_OK;
  tn_schema_dialect* dialect = tn_allocate_zeroed(&context->allocator, sizeof *dialect);
  if (dialect == NULL) return tn_context__out_of_memory(context);
  dialect->arena.allocator = &context->allocator;
  dialect->base.destroy = tn_schema__destroy_dialect;
  dialect->base.define = define_op;
  const tn_status status = open_dialect(context, dialect, schema);
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

tn_string_view tn_dialect_shipped_schema(size_t index) {
  if (index >= tn_shipped_schema_count) return (tn_string_view){NULL, 0};
  return text_of(&tn_shipped_schemas[index]);
}
