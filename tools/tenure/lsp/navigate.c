// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// textDocument/definition and textDocument/references.

#include <stdlib.h>
#include <string.h>

#include "lsp.h"

typedef struct gathering {
  const lsp_document* document;
  lsp_part* part;
  json_t* locations;
} gathering;

static void gather(void* user_data, const lsp_place* place) {
  gathering* self = user_data;
  json_array_append_new(
      self->locations,
      lsp_json_location(self->document->uri,
                        lsp_part_range(self->part, place->at.start, place->at.end)));
}

//===-- Definitions ---------------------------------------------------------------------------===//

static bool is_own_file(const lsp_document* document, tn_string_view file) {
  const size_t size = strlen(document->path);
  if (file.size != 0 && *file.data == LSP_OWN_FILE) return true;
  return file.size == size && memcmp(file.data, document->path, size) == 0;
}

static void add_file(gathering* self, const tn_file_range* range) {
  char* path = lsp_allocate(range->file.size + 1);
  memcpy(path, range->file.data, range->file.size);
  char* uri = lsp_uri_of(path, self->document->uri);
  const lsp_position at = {range->start_line == 0 ? 0 : range->start_line - 1,
                           range->start_column == 0 ? 0 : range->start_column - 1};
  json_array_append_new(self->locations, lsp_json_location(uri, lsp_json_range(at, at)));
  free(uri);
  free(path);
}

/// Adds the positions of a location in other files.
static void add_location(gathering* self, tn_location location) {
  tn_file_range range;
  if (tn_location_file_range(location, &range)) {
    if (range.file.size != 0 && !is_own_file(self->document, range.file)) add_file(self, &range);
    return;
  }
  const size_t count = tn_location_child_count(location);
  for (size_t i = 0; i < count; ++i) add_location(self, tn_location_child(location, i));
}

static void add_definition(gathering* self, const lsp_target* target) {
  const tn_text_place* definition = &target->definition.at;
  if (definition->kind != TN_TEXT_OP || target->symbol.slot != 0) gather(self, &target->definition);
  if (definition->kind == TN_TEXT_OP) {
    add_location(self, tn_op_location(definition->op));
  } else if (definition->kind == TN_TEXT_VALUES && !tn_value_is_block_argument(definition->value)) {
    add_location(self, tn_op_location(tn_value_owner_op(definition->value)));
  }
}

/// Returns the locations that `add` collects for the position of a request.
static json_t* locations_at(const lsp_document* document, const json_t* parameters,
                            void (*add)(gathering* self, const lsp_target* target)) {
  gathering self = {.document = document, .locations = json_array()};
  lsp_part* part = NULL;
  size_t offset = 0;
  lsp_target target;
  if (lsp_document_at(document, parameters, &part, &offset) &&
      lsp_part_find(part, offset, &target)) {
    self.part = part;
    add(&self, &target);
  }
  return self.locations;
}

json_t* lsp_definition(const lsp_document* document, const json_t* parameters) {
  return locations_at(document, parameters, add_definition);
}

//===-- References ----------------------------------------------------------------------------===//

/// Adds the results of an op, with all their uses.
static void add_results(gathering* self, const lsp_place* op) {
  const size_t count = tn_op_result_count(op->at.op);
  for (size_t i = 0; i < count;) {
    lsp_place name;
    if (!lsp_part_value(self->part, op->piece, tn_op_result(op->at.op, i), &name)) return;
    const lsp_target target = {.place = name, .definition = name};
    gather(self, &name);
    lsp_part_uses(self->part, &target, gather, self);
    i += name.at.number;
  }
}

static void add_references(gathering* self, const lsp_target* target) {
  if (target->place.at.kind == TN_TEXT_OP) {
    add_results(self, &target->place);
    return;
  }
  if (target->symbol.slot == 0) gather(self, &target->definition);
  lsp_part_uses(self->part, target, gather, self);
}

json_t* lsp_references(const lsp_document* document, const json_t* parameters) {
  return locations_at(document, parameters, add_references);
}
