// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources behind the top-level op: those that were named in what was printed, by dialect, in the
// order in which they were named first. A blob goes as its alignment (four bytes, the lowest first)
// and its bytes, in hexadecimal.
//
// dense_resource attributes name resources of the builtin dialect. Those of other dialects are
// named somewhere in the bodies of their opaque types and attributes; whatever is spelled like a
// key counts.

#include <tenure/object.h>
#include <tenure/resource.h>

#include "text/printer.h"

//===-- Noting ------------------------------------------------------------------------------===//

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
  const tn_string_view dialect = {opaque->text, opaque->dialect_size};
  const char* body = opaque->text + opaque->dialect_size + 1;
  for (tn_resource* it = tn_resource_first(printer->context); it != NULL;
       it = tn_resource_next(it)) {
    if (!tn_string_view_equal(tn_resource_dialect(it), dialect)) continue;
    const tn_string_view key = tn_resource_key(it);
    if (memmem(body, opaque->body_size, key.data, key.size) != NULL && !is_noted(printer, it)) {
      append_resource(printer, it);
    }
  }
}

void tn_printer__look_for_resources(tn_printer* printer) {
  for (tn_resource* it = tn_resource_first(printer->context); it != NULL;
       it = tn_resource_next(it)) {
    if (!is_of_builtin(it)) printer->has_dialect_resources = true;
  }
}

//===-- Printing ----------------------------------------------------------------------------===//

/// Quotes, `0x`, and two digits a byte.
static bool is_elided(const tn_printer* printer, const tn_blob* blob) {
  if (!printer->options.use_elide_resource_limit) return false;
  const uint64_t size = 4 + (uint64_t)(sizeof(uint32_t) + tn_blob_byte_size(blob)) * 2;
  return size > (uint64_t)printer->options.elide_resource_limit;
}

static void put_blob(tn_printer* printer, tn_string_view key, const tn_blob* blob) {
  tn_print_sink* sink = &printer->sink;
  // A blob without bytes has no alignment, as in MLIR.
  const size_t alignment = tn_blob_byte_size(blob) == 0 ? 0 : tn_blob_alignment(blob);
  const unsigned char prefix[4] = {(unsigned char)alignment, (unsigned char)(alignment >> 8),
                                   (unsigned char)(alignment >> 16),
                                   (unsigned char)(alignment >> 24)};
  TN_PUT(sink, "      ");
  tn_put_keyword_or_string(sink, key);
  TN_PUT(sink, ": \"0x");
  tn_put_hex_upper(sink, prefix, sizeof prefix);
  tn_put_hex_upper(sink, tn_blob_data(blob), tn_blob_byte_size(blob));
  tn_put_char(sink, '"');
}

/// The blob to print, with a reference; NULL if there is none or it is left out. A blob that is
/// left out opens the metadata as well.
static tn_blob* retain_blob(tn_printer* printer, const tn_resource* resource, bool* is_open) {
  tn_blob* blob = NULL;
  if (tn_resource_retain_blob(resource, &blob) != TN_OK) return NULL;
  if (!*is_open) TN_PUT(&printer->sink, "\n{-#\n");
  *is_open = true;
  if (!is_elided(printer, blob)) return blob;
  tn_object_release(blob);
  return NULL;
}

/// Prints the resources of `dialect` and takes them from the list. True if there was something to
/// print.
static bool put_group(tn_printer* printer, tn_string_view dialect, bool is_first_group,
                      bool* is_open) {
  tn_print_sink* sink = &printer->sink;
  bool any = false;
  for (size_t i = 0; i < printer->resource_count; ++i) {
    tn_resource* resource = printer->resources[i];
    if (resource == NULL || !tn_string_view_equal(tn_resource_dialect(resource), dialect)) {
      continue;
    }
    printer->resources[i] = NULL;
    tn_blob* blob = retain_blob(printer, resource, is_open);
    if (blob == NULL) continue;
    if (any || !is_first_group) TN_PUT(sink, ",\n");
    if (!any && is_first_group) TN_PUT(sink, "  dialect_resources: {\n");
    if (!any) {
      TN_PUT(sink, "    ");
      tn_put_view(sink, dialect);
      TN_PUT(sink, ": {\n");
    }
    any = true;
    put_blob(printer, tn_resource_key(resource), blob);
    tn_object_release(blob);
  }
  if (any) TN_PUT(sink, "\n    }");
  return any;
}

void tn_printer__put_resources(tn_printer* printer) {
  bool is_open = false;
  bool any = put_group(printer, tn_string_view_from("builtin"), true, &is_open);
  for (size_t i = 0; i < printer->resource_count; ++i) {
    const tn_resource* resource = printer->resources[i];
    if (resource == NULL) continue;
    if (put_group(printer, tn_resource_dialect(resource), !any, &is_open)) any = true;
  }
  if (any) TN_PUT(&printer->sink, "\n  }");
  if (is_open) TN_PUT(&printer->sink, "\n#-}\n");
}
