// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources after the top-level op: those to which the printed text refers, by dialect, in the
// order of their first reference. A blob is printed as its alignment (four bytes, lowest first) and
// its bytes, in hexadecimal.
//
// dense_resource attributes refer to resources of the builtin dialect. Resources of other dialects
// are referred to in the bodies of their opaque types and attributes; any text that looks like a
// key counts.

#include <tenure/object.h>
#include <tenure/resource.h>

#include "text/printer.h"

//===-- Recording -----------------------------------------------------------------------------===//

static void append_resource(tn_printer* printer, tn_resource* resource) {
  if (!tn_array_grow(printer->allocator, &printer->resources, &printer->resource_capacity,
                     printer->resource_count + 1, sizeof *printer->resources)) {
    tn_printer__out_of_memory(printer);
    return;
  }
  printer->resources[printer->resource_count++] = resource;
}

void tn_printer__note_resource(tn_printer* printer, tn_uref key) {
  tn_print_symbol* symbol = tn_printer__symbol_make(printer, key);
  if (symbol == NULL || (symbol->flags & TN_SYMBOL_RESOURCE) != 0) return;
  symbol->flags |= TN_SYMBOL_RESOURCE;
  tn_resource* resource = NULL;
  const tn_status status = tn_resource_find(printer->context, (tn_string_view){NULL, 0},
                                            tn_identifier__text(printer->context, key), &resource);
  if (status == TN_OUT_OF_MEMORY) tn_printer__out_of_memory(printer);
  if (status == TN_OK) append_resource(printer, resource);
}

static bool is_of_builtin(const tn_resource* resource) {
  return tn_string_view_equal(tn_resource_dialect(resource), tn_string_view_from("builtin"));
}

static bool is_noted(const tn_printer* printer, const tn_resource* resource) {
  for (size_t i = 0; i < printer->resource_count; ++i) {
    if (printer->resources[i] == resource) return true;
  }
  return false;
}

void tn_printer__note_opaque(tn_printer* printer, const tn_opaque_payload* opaque) {
  if (!printer->has_dialect_resources) return;
  const tn_string_view dialect = tn_opaque__dialect(opaque);
  const tn_string_view body = tn_opaque__body(opaque);
  for (tn_resource* self = tn_resource_first(printer->context); self != NULL;
       self = tn_resource_next(self)) {
    if (!tn_string_view_equal(tn_resource_dialect(self), dialect)) continue;
    const tn_string_view key = tn_resource_key(self);
    if (memmem(body.data, body.size, key.data, key.size) != NULL && !is_noted(printer, self)) {
      append_resource(printer, self);
    }
  }
}

void tn_printer__look_for_resources(tn_printer* printer) {
  for (tn_resource* self = tn_resource_first(printer->context); self != NULL;
       self = tn_resource_next(self)) {
    if (!is_of_builtin(self)) printer->has_dialect_resources = true;
  }
}

//===-- Printing ----------------------------------------------------------------------------===//

/// Returns the size of quotes, `0x`, and two digits per byte.
static uint64_t blob_text_size(const tn_blob* blob) {
  return 4 + (uint64_t)(sizeof(uint32_t) + tn_blob_byte_size(blob)) * 2;
}

static bool is_elided(const tn_printer* printer, uint64_t text_size) {
  return printer->options.use_elide_resource_limit &&
         text_size > (uint64_t)printer->options.elide_resource_limit;
}

/// Prints the alignment (four bytes, lowest first) and the bytes. A blob without bytes has no
/// alignment, as in MLIR.
static void put_blob(tn_printer* printer, const tn_blob* blob) {
  tn_print_sink* sink = &printer->sink;
  const size_t alignment = tn_blob_byte_size(blob) == 0 ? 0 : tn_blob_alignment(blob);
  const unsigned char prefix[4] = {(unsigned char)alignment, (unsigned char)(alignment >> 8),
                                   (unsigned char)(alignment >> 16),
                                   (unsigned char)(alignment >> 24)};
  TN_PUT(sink, "\"0x");
  tn_put_hex_upper(sink, prefix, sizeof prefix);
  tn_put_hex_upper(sink, tn_blob_data(blob), tn_blob_byte_size(blob));
  tn_put_char(sink, '"');
}

/// The state of the dictionary, which determines the text before the next entry.
typedef struct metadata {
  bool is_open;       ///< Also set by an entry that is then elided.
  bool has_sections;  ///< A section was closed.
  bool has_section;   ///< `dialect_resources` or `external_resources` is open.
  bool has_groups;    ///< A group in it was closed.
  bool has_group;     ///< A group is open.
} metadata;

static void open_metadata(tn_printer* printer, metadata* self) {
  if (!self->is_open) TN_PUT(&printer->sink, "\n{-#\n");
  self->is_open = true;
}

/// Prints everything up to the value of an entry.
static void put_key(tn_printer* printer, metadata* self, const char* section, tn_string_view group,
                    tn_string_view key) {
  tn_print_sink* sink = &printer->sink;
  if (!self->has_section) {
    if (self->has_sections) TN_PUT(sink, ",\n");
    TN_PUT(sink, "  ");
    tn_put_view(sink, tn_string_view_from(section));
    TN_PUT(sink, ": {\n");
  }
  if (self->has_group || self->has_groups) TN_PUT(sink, ",\n");
  if (!self->has_group) {
    TN_PUT(sink, "    ");
    tn_put_view(sink, group);
    TN_PUT(sink, ": {\n");
  }
  self->has_section = true;
  self->has_group = true;
  TN_PUT(sink, "      ");
  tn_put_keyword_or_string(sink, key);
  TN_PUT(sink, ": ");
}

static void close_group(tn_printer* printer, metadata* self) {
  if (self->has_group) TN_PUT(&printer->sink, "\n    }");
  self->has_groups |= self->has_group;
  self->has_group = false;
}

//===-- Resources of dialects -----------------------------------------------------------------===//

/// Prints the resources of `dialect` and removes them from the list.
static void put_dialect(tn_printer* printer, tn_string_view dialect, metadata* self) {
  for (size_t i = 0; i < printer->resource_count; ++i) {
    tn_resource* resource = printer->resources[i];
    if (resource == NULL || !tn_string_view_equal(tn_resource_dialect(resource), dialect)) {
      continue;
    }
    printer->resources[i] = NULL;
    tn_blob* blob = NULL;
    if (tn_resource_retain_blob(resource, &blob) != TN_OK) continue;
    open_metadata(printer, self);
    if (!is_elided(printer, blob_text_size(blob))) {
      put_key(printer, self, "dialect_resources", dialect, tn_resource_key(resource));
      put_blob(printer, blob);
    }
    tn_object_release(blob);
  }
  close_group(printer, self);
}

static void put_dialects(tn_printer* printer, metadata* self) {
  put_dialect(printer, tn_string_view_from("builtin"), self);
  for (size_t i = 0; i < printer->resource_count; ++i) {
    const tn_resource* resource = printer->resources[i];
    if (resource != NULL) put_dialect(printer, tn_resource_dialect(resource), self);
  }
}

//===-- Resources of tools --------------------------------------------------------------------===//

/// Returns the number of characters of the value.
static uint64_t value_size(const tn_external_resource* entry) {
  switch (entry->kind) {
    case TN_EXTERNAL_BOOL:
      return entry->truth ? 4 : 5;
    case TN_EXTERNAL_STRING:
      return tn_escaped_size(entry->text) + 2;
    default:
      return blob_text_size(entry->blob);
  }
}

static void put_value(tn_printer* printer, const tn_external_resource* entry) {
  switch (entry->kind) {
    case TN_EXTERNAL_BOOL:
      tn_put_view(&printer->sink, tn_string_view_from(entry->truth ? "true" : "false"));
      break;
    case TN_EXTERNAL_STRING:
      tn_put_quoted(&printer->sink, entry->text);
      break;
    default:
      put_blob(printer, entry->blob);
      break;
  }
}

static void put_external(tn_printer* printer, metadata* self) {
  const tn_external_resources* external = printer->options.external_resources;
  for (size_t i = 0; i < tn_external_resources_group_count(external); ++i) {
    const tn_string_view group = tn_external_resources_group(external, i);
    for (size_t j = 0; j < tn_external_resources_count(external, i); ++j) {
      const tn_external_resource entry = tn_external_resources_at(external, i, j);
      open_metadata(printer, self);
      if (is_elided(printer, value_size(&entry))) continue;
      put_key(printer, self, "external_resources", group, entry.key);
      put_value(printer, &entry);
    }
    close_group(printer, self);
  }
}

//===-- The dictionary ------------------------------------------------------------------------===//

static void close_section(tn_printer* printer, metadata* self) {
  if (self->has_section) TN_PUT(&printer->sink, "\n  }");
  self->has_sections |= self->has_section;
  self->has_section = self->has_groups = false;
}

void tn_printer__put_resources(tn_printer* printer) {
  metadata self = {0};
  put_dialects(printer, &self);
  close_section(printer, &self);
  put_external(printer, &self);
  close_section(printer, &self);
  if (self.is_open) TN_PUT(&printer->sink, "\n#-}\n");
}
