// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Included files. A .pdll file is parsed in place. A .td file, which defines ops, is mapped to a
// dialect with a schema: a shipped dialect, by MLIR's path of the file, or one of a schema next to
// the file, which tools/import-dialect generates. Without a schema, the file is parsed as TableGen,
// within the limits of tablegen.h.

#include <errno.h>

#include <tenure/attribute.h>
#include <tenure/block.h>
#include <tenure/dialect.h>
#include <tenure/text.h>

#include "base/file_read.h"
#include "pdll/tablegen.h"

#define FILE_SIZE_MAX ((size_t)1 << 30)

static bool ends_with(tn_string_view text, const char* end) {
  const size_t size = strlen(end);
  return text.size >= size && memcmp(text.data + text.size - size, end, size) == 0;
}

//===-- Files ---------------------------------------------------------------------------------===//

/// Reads a file into the arena; false if it does not exist or cannot be read.
static bool read_file(tn_pdll_parser* parser, tn_string_view path, tn_string_view* out_text) {
  char* bytes = NULL;
  size_t size = 0;
  const tn_allocator* allocator = &parser->context->allocator;
  // A path with a NUL is invalid.
  if (memchr(path.data, '\0', path.size) != NULL) return false;
  const int error = tn_file_read_regular(path.data, FILE_SIZE_MAX, allocator, &bytes, &size);
  if (error == ENOMEM) tn_pdll__out_of_memory(parser);
  if (error != 0) return false;
  *out_text = tn_arena__copy(&parser->arena, (tn_string_view){bytes, size});
  tn_deallocate(allocator, bytes, size);
  if (out_text->data == NULL) tn_pdll__out_of_memory(parser);
  return out_text->data != NULL;
}

/// Finds a file by its name or in one of the include folders.
static bool find_file(tn_pdll_parser* parser, tn_string_view name, tn_string_view* out_path,
                      tn_string_view* out_text) {
  *out_path = tn_pdll__text(parser, "%.*s", TN_PDLL_ARG(name));
  if (out_path->data == NULL) return false;
  if (read_file(parser, *out_path, out_text)) return true;
  for (size_t i = 0; i < parser->options->include_folder_count; ++i) {
    *out_path = tn_pdll__text(parser, "%.*s/%.*s", TN_PDLL_ARG(parser->options->include_folders[i]),
                              TN_PDLL_ARG(name));
    if (out_path->data == NULL) return false;
    if (read_file(parser, *out_path, out_text)) return true;
  }
  return false;
}

static bool fail_open(tn_pdll_parser* parser, tn_pdll_place place, tn_string_view name) {
  return tn_pdll__fail(parser, place, "unable to open include file `%.*s`", TN_PDLL_ARG(name));
}

//===-- .pdll ---------------------------------------------------------------------------------===//

static bool include_pdll(tn_pdll_parser* parser, tn_pdll_token token, tn_string_view name) {
  tn_string_view path;
  tn_string_view text;
  if (!find_file(parser, name, &path, &text)) return fail_open(parser, token.place, name);
  tn_pdll_buffer* buffer = tn_arena__take(&parser->arena, sizeof *buffer);
  if (buffer == NULL) return tn_pdll__out_of_memory(parser);
  *buffer = (tn_pdll_buffer){.name = path,
                             .text = text,
                             .parent = token.place.buffer,
                             .resume = token.place.offset + token.text.size};
  tn_pdll__open_buffer(parser, buffer);
  if (!tn_pdll__enter(parser)) return false;
  tn_pdll__advance(parser);
  const bool done = tn_pdll__parse_body(parser);
  tn_pdll__leave(parser);
  // At the end of the file, its parent continues after the directive.
  if (done) tn_pdll__advance(parser);
  return done;
}

//===-- .td -----------------------------------------------------------------------------------===//

/// Folders of MLIR's dialects that are named differently from the dialects.
static const char* const renamed[][2] = {{"controlflow", "cf"},
                                         {"openacc", "acc"},
                                         {"openmp", "omp"},
                                         {"llvmir", "llvm"},
                                         {"transformops", "transform"}};

static char to_lower(char c) { return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c; }

/// Returns whether `text` starts with a name, ignoring case and underscores.
static bool begins_as(tn_string_view text, tn_string_view name, size_t* out_size) {
  size_t at = 0;
  for (size_t i = 0; i < name.size; ++i) {
    if (name.data[i] == '_') continue;
    if (at == text.size || to_lower(text.data[at]) != name.data[i]) return false;
    ++at;
  }
  *out_size = at;
  return true;
}

/// Returns the shipped dialect that a part of a path names; empty for none. A file name only has to
/// start with it: "NVVMOps.td".
static tn_string_view dialect_of(tn_string_view part, bool is_file) {
  tn_string_view best = {NULL, 0};
  size_t size = 0;
  size_t best_size = 0;
  for (size_t i = 0; i < sizeof renamed / sizeof *renamed; ++i) {
    if (begins_as(part, tn_string_view_from(renamed[i][0]), &size) && size == part.size) {
      return tn_string_view_from(renamed[i][1]);
    }
  }
  for (size_t i = 0; i < tn_dialect_shipped_count(); ++i) {
    const tn_string_view name = tn_dialect_shipped_name(i);
    if (!begins_as(part, name, &size) || (!is_file && size != part.size)) continue;
    if (size <= best_size) continue;
    best = name;
    best_size = size;
  }
  return best;
}

/// Splits off the part of a path up to the next slash.
static tn_string_view next_part(tn_string_view* path) {
  const char* slash = memchr(path->data, '/', path->size);
  const tn_string_view part = {path->data,
                               slash == NULL ? path->size : (size_t)(slash - path->data)};
  const size_t cut = slash == NULL ? part.size : part.size + 1;
  *path = (tn_string_view){path->data + cut, path->size - cut};
  return part;
}

/// Returns the dialect that one of MLIR's files describes; empty for none, as for
/// "mlir/IR/OpBase.td".
static tn_string_view dialect_of_path(tn_string_view path) {
  tn_string_view found = {NULL, 0};
  for (bool in_dialects = false; path.size != 0;) {
    const tn_string_view part = next_part(&path);
    if (!in_dialects) {
      in_dialects = tn_string_view_equal(part, tn_string_view_from("Dialect"));
      continue;
    }
    // The file name decides if it names a dialect, otherwise the innermost folder.
    const tn_string_view named = dialect_of(part, path.size == 0);
    const bool in_other = tn_string_view_equal(found, tn_string_view_from("transform"));
    if (named.size != 0 && !in_other) found = named;
  }
  return found;
}

static bool is_of_mlir(tn_string_view name) {
  return name.size > 5 && memcmp(name.data, "mlir/", 5) == 0;
}

static bool include_mlir(tn_pdll_parser* parser, tn_pdll_place place, tn_string_view name) {
  const tn_string_view dialect = dialect_of_path(name);
  // Files shared by all dialects define no ops.
  if (dialect.size == 0) return true;
  const tn_status status = tn_pdll__use_dialect(parser, dialect);
  if (status != TN_NOT_FOUND) return status == TN_OK;
  return tn_pdll__fail(parser, place, "dialect '%.*s' of include file `%.*s` is not available",
                       TN_PDLL_ARG(dialect), TN_PDLL_ARG(name));
}

/// Makes the dialects in a schema module known; loads them first if necessary.
static tn_status use_dialects(tn_pdll_parser* parser, tn_op module, tn_string_view file_name,
                              tn_string_view text) {
  const tn_block body = tn_region_first_block(tn_op_region(module, 0));
  bool is_loaded = false;
  for (tn_op op = tn_block_first_op(body); !tn_op_is_null(op); op = tn_op_next(op)) {
    const tn_attribute name = tn_op_attribute(op, tn_string_view_from("sym_name"));
    if (name.storage == NULL || tn_attribute_kind_of(name) != TN_ATTRIBUTE_STRING) continue;
    tn_status status = tn_pdll__use_dialect(parser, tn_string_attribute_value(name));
    if (status == TN_NOT_FOUND && !is_loaded) {
      TN_TRY(tn_dialect_load_schema(parser->context, text, file_name));
      is_loaded = true;
      status = tn_pdll__use_dialect(parser, tn_string_attribute_value(name));
    }
    TN_TRY(status);
  }
  return TN_OK;
}

/// Loads the dialects of a schema that are not loaded yet.
static bool load_schema(tn_pdll_parser* parser, tn_string_view file_name, tn_string_view text) {
  tn_scope* scope = NULL;
  tn_op module;
  const tn_text_parse_options options = {.file_name = file_name, .skip_verify = true};
  tn_status status = tn_scope_open(parser->context, NULL, &scope);
  if (status == TN_OK) status = tn_text_parse(scope, text, &options, &module);
  if (status == TN_OK) status = use_dialects(parser, module, file_name, text);
  tn_scope_close(scope);
  if (parser->status == TN_OK) parser->status = status;
  return status == TN_OK;
}

/// Reports an error and returns NULL if the file does not exist.
static const tn_pdll_buffer* open_tablegen(tn_pdll_parser* parser, tn_pdll_place place,
                                           tn_string_view name) {
  tn_pdll_buffer* buffer = tn_arena__take(&parser->arena, sizeof *buffer);
  if (buffer == NULL) return tn_pdll__out_of_memory(parser);
  if (find_file(parser, name, &buffer->name, &buffer->text)) return buffer;
  if (parser->status == TN_OK) fail_open(parser, place, name);
  return NULL;
}

static bool include_tablegen(tn_td_reader* reader, tn_pdll_place place, tn_string_view name) {
  const tn_pdll_buffer* buffer = open_tablegen(reader->parser, place, name);
  return buffer != NULL && tn_td__read(reader, buffer);
}

static bool read_tablegen(tn_pdll_parser* parser, tn_pdll_place place, tn_string_view name) {
  const tn_pdll_buffer* buffer = open_tablegen(parser, place, name);
  return buffer != NULL && tn_td__use(parser, place, buffer);
}

bool tn_td__include(tn_td_reader* reader, tn_string_view name) {
  return is_of_mlir(name) ? include_mlir(reader->parser, reader->include, name)
                          : include_tablegen(reader, reader->include, name);
}

/// Uses a schema next to the file or in an include folder, "ops.irdl.mlir" for "ops.td", and makes
/// its dialects known.
static bool use_schema(tn_pdll_parser* parser, tn_pdll_place place, tn_string_view name) {
  tn_string_view path;
  tn_string_view text;
  const tn_string_view schema =
      tn_pdll__text(parser, "%.*s.irdl.mlir", (int)(name.size - 3), name.data);
  if (schema.data == NULL) return false;
  if (!find_file(parser, schema, &path, &text)) {
    return parser->status == TN_OK && read_tablegen(parser, place, name);
  }
  return load_schema(parser, path, text);
}

static bool include_td(tn_pdll_parser* parser, tn_pdll_place place, tn_string_view name) {
  return is_of_mlir(name) ? include_mlir(parser, place, name) : use_schema(parser, place, name);
}

bool tn_pdll__parse_include(tn_pdll_parser* parser) {
  const tn_pdll_place directive = parser->token.place;
  tn_pdll__advance(parser);
  if (!tn_pdll__is_string(parser)) {
    return tn_pdll__fail(parser, directive, "expected string file name after `include` directive");
  }
  const tn_pdll_token token = parser->token;
  const tn_string_view name = tn_pdll__string_value(parser);
  if (name.data == NULL) return false;
  if (ends_with(name, ".pdll")) return include_pdll(parser, token, name);
  tn_pdll__advance(parser);
  if (ends_with(name, ".td")) return include_td(parser, token.place, name);
  return tn_pdll__fail(parser, token.place,
                       "expected include filename to end with `.pdll` or `.td`");
}
