// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Stubs of the library's functions that the PDLL front end (src/pdll) needs, for a build program
// without a context: diagnostics go to stderr, and ops come from the schemas.

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "compile.h"

static tn_file_range last_range;
const tn_known_ops* tn_lowering_pdll__ops;

tn_status tn_context__out_of_memory(const tn_context* context) {
  (void)context;
  return TN_OUT_OF_MEMORY;
}

tn_location tn_location_unknown(const tn_context* context) {
  return (tn_location){(tn_context*)context, 0};
}

tn_status tn_location_file_get(tn_context* context, const tn_file_range* range,
                               tn_location* out_location) {
  last_range = *range;
  *out_location = (tn_location){context, 1};
  return TN_OK;
}

tn_status tn_source_lines_create(const tn_allocator* allocator, tn_string_view text,
                                 tn_source_lines** out_lines) {
  (void)allocator;
  (void)text;
  *out_lines = NULL;
  return TN_OK;
}

void tn_source_position(const tn_source* source, size_t offset, uint32_t* out_line,
                        uint32_t* out_column) {
  *out_line = *out_column = 1;
  for (size_t i = 0; i < offset && i < source->text.size; ++i) {
    *out_line += source->text.data[i] == '\n';
    *out_column = source->text.data[i] == '\n' ? 1 : *out_column + 1;
  }
}

/// Prints the diagnostic at the range of the last created location.
void tn_diagnostic__report(const tn_diagnostic* diagnostic) {
  const bool is_error = diagnostic->severity == TN_SEVERITY_ERROR;
  fprintf(stderr, "%.*s:%u:%u: %s: %.*s\n", (int)last_range.file.size, last_range.file.data,
          last_range.start_line, last_range.start_column, is_error ? "error" : "warning",
          (int)diagnostic->message.size, diagnostic->message.data);
}

const tn_pdll_definition* tn_pdll__definition(tn_pdll_parser* parser, tn_string_view name) {
  (void)parser;
  return tn_known_ops__find(tn_lowering_pdll__ops, name);
}

bool tn_pdll__check_name(tn_pdll_parser* parser, const tn_pdll_node* operation) {
  const tn_string_view name = operation->subject->name;
  return tn_pdll__fail(parser, operation->subject->place, "unknown op `%.*s`", TN_PDLL_ARG(name));
}

/// Reads a text that lives as long as the parser; NULL if there is no such file.
static char* read_file(tn_pdll_parser* parser, const char* path) {
  FILE* file = fopen(path, "rb");
  size_t size = 0;
  size_t capacity = 1 << 16;
  char* text = tn_arena__take(&parser->arena, capacity);
  if (file == NULL || text == NULL) return NULL;
  size = fread(text, 1, capacity - 1, file);
  const bool is_whole = feof(file) != 0;
  fclose(file);
  text[size] = '\0';
  return is_whole ? text : NULL;
}

/// Parses a file in the same folder.
bool tn_pdll__parse_include(tn_pdll_parser* parser) {
  tn_pdll__advance(parser);
  const tn_pdll_token token = parser->token;
  if (!tn_pdll__is_string(parser)) {
    return tn_pdll__fail(parser, token.place, "expected the name of a file");
  }
  const tn_string_view name = tn_pdll__string_value(parser);
  const tn_string_view from = token.place.buffer->name;
  size_t folder = from.size;
  while (folder != 0 && from.data[folder - 1] != '/') --folder;
  const tn_string_view path =
      tn_pdll__text(parser, "%.*s%.*s", (int)folder, from.data, TN_PDLL_ARG(name));
  const tn_string_view spelled = tn_pdll__text(parser, "%.*s%c", TN_PDLL_ARG(path), '\0');
  const char* text = read_file(parser, spelled.data);
  if (text == NULL) {
    return tn_pdll__fail(parser, token.place, "`%.*s` cannot be read", TN_PDLL_ARG(path));
  }
  tn_pdll_buffer* buffer = tn_arena__take(&parser->arena, sizeof *buffer);
  *buffer = (tn_pdll_buffer){.name = path,
                             .text = tn_string_view_from(text),
                             .parent = token.place.buffer,
                             .resume = token.place.offset + token.text.size};
  tn_pdll__open_buffer(parser, buffer);
  tn_pdll__advance(parser);
  if (!tn_pdll__parse_body(parser)) return false;
  tn_pdll__advance(parser);
  return true;
}
