// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure query: modules, and the positions of their ops.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/bytecode.h>
#include <tenure/scope.h>
#include <tenure/source_map.h>
#include <tenure/text.h>

#include "query_session.h"

//===-- Reading -------------------------------------------------------------------------------===//

// If out of memory, ops have no positions.
static void keep_places(tool_query_module* module, const tn_source_map* places) {
  module->starts = malloc((places->count + 1) * sizeof *module->starts);
  for (size_t i = 0; i < places->count && module->starts != NULL; ++i) {
    const tn_text_place* place = &places->items[i];
    if (place->kind != TN_TEXT_OP || !tool_ops_add(&module->placed, place->op)) continue;
    module->starts[module->placed.count - 1] = place->start;
  }
}

// Returns true if the text may have locations, so that positions of ops must be recorded.
static bool has_locations(tn_string_view text) {
  return memmem(text.data, text.size, "loc(", 4) != NULL;
}

static tn_status read_text(tool_query_module* module, bool verify) {
  const tn_source* source = &module->input.source;
  tn_source_map places = {0};
  const tn_text_parse_options options = {.file_name = source->name,
                                         .skip_verify = !verify,
                                         .places = has_locations(source->text) ? &places : NULL};
  const tn_status status =
      tn_text_parse(tn_context_root_scope(module->context), source->text, &options, &module->root);
  if (status == TN_OK && options.places != NULL) keep_places(module, &places);
  tn_source_map_clear(&places);
  return status;
}

bool tool_query_open(const char* path, bool verify, tool_query_module* out_module) {
  *out_module = (tool_query_module){.path = path};
  if (!tool_input_open(path, TOOL_MODULE, &out_module->input)) return false;
  const tn_source* source = &out_module->input.source;
  if (!tool_context_create(source, true, &out_module->context) ||
      !tool_context_load_dialects(out_module->context, path)) {
    return false;
  }
  out_module->is_text = !tn_bytecode_has_magic(source->text);
  if (out_module->is_text) return read_text(out_module, verify) == TN_OK;
  const tn_bytecode_read_options options = {.file_name = source->name, .skip_verify = !verify};
  return tn_bytecode_read(tn_context_root_scope(out_module->context), source->text, &options,
                          &out_module->root) == TN_OK;
}

void tool_query_close(tool_query_module* module) {
  if (module->context != NULL) tn_context_destroy(module->context);
  if (module->input.source.name.data != NULL) tool_input_close(&module->input);
  tool_ops_free(&module->placed);
  free(module->starts);
}

//===-- Positions -----------------------------------------------------------------------------===//

void tool_query_find_place(const tool_query_module* module, tn_op op, tool_query_place* out_place) {
  *out_place = (tool_query_place){0};
  tn_location file;
  out_place->has_location = tn_location_find_file(tn_op_location(op), &file) &&
                            tn_location_file_range(file, &out_place->location);
  const size_t known = module->starts == NULL ? SIZE_MAX : tool_ops_find(&module->placed, op);
  if (known != SIZE_MAX) {
    tn_source_position(&module->input.source, module->starts[known], &out_place->line,
                       &out_place->column);
  } else if (module->is_text && module->starts == NULL && out_place->location.start_line != 0) {
    out_place->line = out_place->location.start_line;
    out_place->column = out_place->location.start_column;
  } else if (module->is_text) {
    // The implicit module of the parser.
    out_place->line = 1;
    out_place->column = 1;
  }
  if (out_place->has_location && out_place->location.start_line == out_place->line &&
      out_place->location.start_column == out_place->column &&
      tn_string_view_equal(out_place->location.file, module->input.source.name)) {
    out_place->has_location = false;
  }
}

static void add_position(tool_text* text, tn_string_view file, uint32_t line, uint32_t column) {
  char numbers[32];
  const int size = snprintf(numbers, sizeof numbers, ":%u:%u", line, column);
  (void)tool_text_write(text, file.data, file.size);
  if (line != 0) (void)tool_text_write(text, numbers, (size_t)size);
}

void tool_query_print_place(const tool_query_module* module, const tool_query_place* place,
                            tool_text* text) {
  add_position(text, module->input.source.name, place->line, place->column);
}
