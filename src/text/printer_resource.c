// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources behind the top-level op: those that dense_resource attributes named, in the order in
// which these were printed first. A blob goes as its alignment (four bytes, the lowest first) and
// its bytes, in hexadecimal.

#include <tenure/object.h>
#include <tenure/resource.h>

#include "text/printer.h"

void tn_printer__note_resource(tn_printer* printer, tn_uref key) {
  tn_print_symbol* symbol = tn_printer__symbol_make(printer, key);
  if (symbol == NULL || (symbol->flags & TN_SYMBOL_RESOURCE) != 0) return;
  if (!tn_array_grow(printer->allocator, &printer->resources, &printer->resource_capacity,
                     printer->resource_count + 1, sizeof *printer->resources)) {
    tn_printer__out_of_memory(printer);
    return;
  }
  symbol->flags |= TN_SYMBOL_RESOURCE;
  printer->resources[printer->resource_count++] = key;
}

/// Quotes, `0x`, and two digits a byte.
static bool is_elided(const tn_printer* printer, const tn_blob* blob) {
  if (!printer->options.use_elide_resource_limit) return false;
  const uint64_t size = 4 + (uint64_t)(sizeof(uint32_t) + tn_blob_byte_size(blob)) * 2;
  return size > (uint64_t)printer->options.elide_resource_limit;
}

static void put_blob(tn_printer* printer, tn_string_view key, const tn_blob* blob) {
  tn_print_sink* sink = &printer->sink;
  const size_t alignment = tn_blob_alignment(blob);
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

/// The blob of the resource `key`, with a reference; NULL if there is nothing to print.
static tn_blob* find_blob(tn_printer* printer, tn_string_view key) {
  tn_resource* resource = NULL;
  tn_blob* blob = NULL;
  const tn_status status =
      tn_resource_find(printer->context, (tn_string_view){NULL, 0}, key, &resource);
  if (status == TN_OUT_OF_MEMORY) tn_printer__out_of_memory(printer);
  if (status != TN_OK || tn_resource_retain_blob(resource, &blob) != TN_OK) return NULL;
  if (!is_elided(printer, blob)) return blob;
  tn_object_release(blob);
  return NULL;
}

void tn_printer__put_resources(tn_printer* printer) {
  tn_print_sink* sink = &printer->sink;
  bool any = false;
  for (size_t i = 0; i < printer->resource_count; ++i) {
    const tn_string_view key = tn_identifier__text(printer->context, printer->resources[i]);
    tn_blob* blob = find_blob(printer, key);
    if (blob == NULL) continue;
    if (any) {
      TN_PUT(sink, ",\n");
    } else {
      TN_PUT(sink, "\n{-#\n  dialect_resources: {\n    builtin: {\n");
    }
    any = true;
    put_blob(printer, key, blob);
    tn_object_release(blob);
  }
  if (any) TN_PUT(sink, "\n    }\n  }\n#-}\n");
}
