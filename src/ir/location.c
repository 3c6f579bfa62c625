// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Locations: uniqued ones, and those kept as offsets into a source span.
//
// The 32-bit reference of a location is 0 for unknown, an offset (location_span.h) with
// TN_UREF_FLAG, or the reference of a storage. Children of locations are always storages or
// unknown, so that equal locations have one storage.

#include "base/text_buffer.h"
#include "ir/location_span.h"
#include "ir/uniqued.h"

#define LOCATION_KIND(kind) ((uint8_t)(TN_STORAGE_LOCATION_BASE + (unsigned)(kind)))

static const tn_storage* storage_of(tn_location location) {
  if (location.context == NULL || tn_location__is_packed(location)) return NULL;
  return tn_uniquer__at(&location.context->uniquer, tn_location__ref(location));
}

static bool is_unknown(tn_location location) {
  return location.context == NULL || location.reference == 0;
}

static const void* payload_of(tn_location location, tn_location_kind kind) {
  const tn_storage* storage = storage_of(location);
  if (storage == NULL || storage->kind != LOCATION_KIND(kind)) return NULL;
  return tn_storage_payload(storage);
}

//===-- Construction --------------------------------------------------------------------------===//

static tn_storage_key location_key(const tn_context* context, tn_location_kind kind,
                                   const void* payload, size_t payload_size) {
  return (tn_storage_key){.kind = LOCATION_KIND(kind),
                          .context_or_type = context->uniquer.none_type,
                          .payload = payload,
                          .payload_size = payload_size};
}

static tn_status get_location(tn_context* context, tn_storage_key* key, tn_nesting nesting,
                              tn_location* out_location) {
  const tn_storage* storage = NULL;
  nesting.flags |= TN_STORAGE_HAS_ALIAS;
  TN_TRY(tn_uniquer__get_nested(context, key, nesting, &storage));
  *out_location = (tn_location){context, storage->self};
  return TN_OK;
}

tn_location tn_location_unknown(const tn_context* context) { return (tn_location){context, 0}; }

static tn_status get_file(tn_context* context, const tn_file_location_payload* payload,
                          tn_location* out_location) {
  tn_storage_key key = location_key(context, TN_LOCATION_FILE, payload, sizeof *payload);
  return get_location(context, &key, (tn_nesting){0}, out_location);
}

tn_status tn_location__position_get(tn_context* context, tn_uref file, uint32_t line,
                                    uint32_t column, tn_location* out_location) {
  *out_location = (tn_location){NULL, 0};
  const tn_file_location_payload payload = {.file = file,
                                            .start_line = line,
                                            .start_column = column,
                                            .end_line = line,
                                            .end_column = column};
  return get_file(context, &payload, out_location);
}

static tn_status get_range(tn_context* context, const tn_file_range* range, bool of_columns,
                           tn_location* out_location) {
  *out_location = (tn_location){NULL, 0};
  tn_identifier file = {NULL};
  TN_TRY(tn_identifier_get(context, range->file, &file));
  const bool is_position = range->end_line == 0 && range->end_column == 0;
  const tn_file_location_payload payload = {
      .file = file.storage->self,
      .start_line = range->start_line,
      .start_column = range->start_column,
      .end_line = is_position ? range->start_line : range->end_line,
      .end_column = is_position ? range->start_column : range->end_column,
      .is_short = of_columns && range->end_column != range->start_column};
  return get_file(context, &payload, out_location);
}

tn_status tn_location_file_get(tn_context* context, const tn_file_range* range,
                               tn_location* out_location) {
  return get_range(context, range, false, out_location);
}

tn_status tn_location__columns_get(tn_context* context, const tn_file_range* range,
                                   tn_location* out_location) {
  return get_range(context, range, true, out_location);
}

static tn_status refuse(const tn_context* context, tn_location location) {
  return tn_context__fail(
      context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
      location.context == NULL ? "a location is null" : "a location belongs to another context");
}

// Returns `child`, which belongs to `context`, as a storage or unknown.
static tn_status child_ref(tn_context* context, tn_location child, tn_nesting* nesting,
                           tn_uref* out_reference) {
  *out_reference = 0;
  if (child.context != context) return refuse(context, child);
  if (is_unknown(child)) return TN_OK;
  tn_attribute attribute = {NULL};
  TN_TRY(tn_location_attribute(child, &attribute));
  tn_nesting__add(nesting, attribute.storage);
  *out_reference = attribute.storage->self;
  return TN_OK;
}

static tn_status get_pair(tn_context* context, tn_location_kind kind, tn_pair_payload payload,
                          tn_nesting nesting, tn_location* out_location) {
  tn_storage_key key = location_key(context, kind, &payload, sizeof payload);
  return get_location(context, &key, nesting, out_location);
}

tn_status tn_location_name_get(tn_context* context, tn_string_view name, tn_location child,
                               tn_location* out_location) {
  *out_location = (tn_location){NULL, 0};
  if (child.context == NULL) child = tn_location_unknown(context);
  tn_nesting nesting = {0};
  tn_pair_payload payload = {0, 0};
  TN_TRY(child_ref(context, child, &nesting, &payload.second));
  tn_identifier identifier = {NULL};
  TN_TRY(tn_identifier_get(context, name, &identifier));
  payload.first = identifier.storage->self;
  return get_pair(context, TN_LOCATION_NAME, payload, nesting, out_location);
}

tn_status tn_location_call_site_get(tn_location callee, tn_location caller,
                                    tn_location* out_location) {
  *out_location = (tn_location){NULL, 0};
  // A location is const for its readers; creating another one changes only the context's tables.
  const tn_location known = callee.context != NULL ? callee : caller;
  tn_context* context = (tn_context*)(uintptr_t)known.context;
  if (context == NULL) return TN_INVALID_ARGUMENT;
  tn_nesting nesting = {0};
  tn_pair_payload payload = {0, 0};
  TN_TRY(child_ref(context, callee, &nesting, &payload.first));
  TN_TRY(child_ref(context, caller, &nesting, &payload.second));
  return get_pair(context, TN_LOCATION_CALL_SITE, payload, nesting, out_location);
}

//===-- Fused locations -----------------------------------------------------------------------===//

/// The distinct locations to be fused, in the order of their first appearance.
typedef struct fused_parts {
  tn_context* context;
  tn_text_buffer refs;  ///< An array of tn_uref.
  tn_judy_set seen;
  tn_uref metadata;
} fused_parts;

static tn_status add_part(fused_parts* parts, tn_uref reference) {
  bool is_new = false;
  tn_status status = tn_judy_set_insert(&parts->seen, reference, &is_new);
  if (status == TN_OK && is_new) {
    tn_text_buffer_append(&parts->refs, (const char*)&reference, sizeof reference);
    if (parts->refs.failed) status = TN_OUT_OF_MEMORY;
  }
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(parts->context);
}

// As in MLIR, a fused location with the same metadata is replaced by its parts, and unknown
// locations are dropped. (An unknown location with metadata alone is dropped as well, so that the
// text can be parsed again.)
static tn_status add_location(fused_parts* parts, tn_location location) {
  tn_nesting unused = {0};
  tn_uref reference = 0;
  TN_TRY(child_ref(parts->context, location, &unused, &reference));
  const tn_location child = {parts->context, reference};
  const tn_fused_location_payload* fused = payload_of(child, TN_LOCATION_FUSED);
  if (fused == NULL || fused->metadata != parts->metadata) {
    return reference == 0 ? TN_OK : add_part(parts, reference);
  }
  for (uint32_t i = 0; i < fused->count; ++i) {
    if (fused->locations[i] != 0) TN_TRY(add_part(parts, fused->locations[i]));
  }
  return TN_OK;
}

static tn_status get_fused(const fused_parts* parts, const tn_uref* refs, size_t count,
                           tn_location* out_location) {
  tn_context* context = parts->context;
  if (count > UINT32_MAX) return tn_uniqued__too_large(context, "a fused location");
  tn_nesting nesting = {0};
  for (size_t i = 0; i < count; ++i) {
    if (refs[i] != 0) tn_nesting__add(&nesting, tn_uniquer__at(&context->uniquer, refs[i]));
  }
  if (parts->metadata != 0) {
    tn_nesting__add(&nesting, tn_uniquer__at(&context->uniquer, parts->metadata));
  }
  const tn_fused_location_payload head = {.count = (uint32_t)count, .metadata = parts->metadata};
  tn_storage_key key = location_key(context, TN_LOCATION_FUSED, &head, sizeof head);
  key.tail = refs;
  key.tail_size = count * sizeof *refs;
  return get_location(context, &key, nesting, out_location);
}

// A single location without metadata is returned as is; no location gives the unknown location,
// which metadata wraps.
static tn_status fuse(fused_parts* parts, const tn_location* locations, size_t count,
                      tn_location* out_location) {
  for (size_t i = 0; i < count; ++i) TN_TRY(add_location(parts, locations[i]));
  const size_t part_count = parts->refs.size / sizeof(tn_uref);
  const tn_uref* refs = (const tn_uref*)(const void*)parts->refs.data;
  if (part_count > 1 || (part_count == 1 && parts->metadata != 0)) {
    return get_fused(parts, refs, part_count, out_location);
  }
  const tn_uref unknown = 0;
  if (parts->metadata != 0) return get_fused(parts, &unknown, 1, out_location);
  *out_location = (tn_location){parts->context, part_count == 0 ? 0 : refs[0]};
  return TN_OK;
}

tn_status tn_location_fused_get(tn_context* context, const tn_location* locations, size_t count,
                                const tn_attribute* metadata, tn_location* out_location) {
  *out_location = (tn_location){NULL, 0};
  fused_parts parts = {.context = context, .refs = tn_text_buffer_make(&context->allocator)};
  if (metadata != NULL && metadata->storage != NULL) {
    TN_TRY(tn_uniqued__check(context, metadata->storage, "an attribute"));
    parts.metadata = metadata->storage->self;
  }
  const tn_status status = fuse(&parts, locations, count, out_location);
  tn_text_buffer_free(&parts.refs);
  tn_judy_set_clear(&parts.seen);
  return status;
}

//===-- Accessors -----------------------------------------------------------------------------===//

tn_location_kind tn_location_kind_of(tn_location location) {
  if (is_unknown(location)) return TN_LOCATION_UNKNOWN;
  if (tn_location__is_packed(location)) return TN_LOCATION_FILE;
  const unsigned kind = storage_of(location)->kind;
  if (kind < TN_STORAGE_LOCATION_BASE) return TN_LOCATION_OPAQUE;
  return (tn_location_kind)(kind - TN_STORAGE_LOCATION_BASE);
}

// Returns the payload that the storage of a file location has, or would have.
static bool file_payload(tn_location location, tn_file_location_payload* out_payload) {
  *out_payload = (tn_file_location_payload){0};
  if (is_unknown(location)) return false;
  if (tn_location__is_packed(location)) {
    tn_source_span__resolve(location, &out_payload->file, &out_payload->start_line,
                            &out_payload->start_column);
    out_payload->end_line = out_payload->start_line;
    out_payload->end_column = out_payload->start_column;
    return true;
  }
  const tn_file_location_payload* payload = payload_of(location, TN_LOCATION_FILE);
  if (payload != NULL) *out_payload = *payload;
  return payload != NULL;
}

bool tn_location_equal(tn_location a, tn_location b) {
  if (a.context != b.context) return false;
  if (a.reference == b.reference) return true;
  if (!tn_location__is_packed(a) && !tn_location__is_packed(b)) return false;
  tn_file_location_payload left;
  tn_file_location_payload right;
  return file_payload(a, &left) && file_payload(b, &right) &&
         memcmp(&left, &right, sizeof left) == 0;
}

bool tn_location_file_range(tn_location location, tn_file_range* out_range) {
  *out_range = (tn_file_range){{NULL, 0}, 0, 0, 0, 0};
  tn_file_location_payload payload;
  if (!file_payload(location, &payload)) return false;
  *out_range = (tn_file_range){.file = tn_identifier__text(location.context, payload.file),
                               .start_line = payload.start_line,
                               .start_column = payload.start_column,
                               .end_line = payload.end_line,
                               .end_column = payload.end_column};
  return true;
}

tn_string_view tn_location_name(tn_location location) {
  const tn_pair_payload* payload = payload_of(location, TN_LOCATION_NAME);
  if (payload == NULL) return (tn_string_view){NULL, 0};
  return tn_identifier__text(location.context, payload->first);
}

size_t tn_location_child_count(tn_location location) {
  switch (tn_location_kind_of(location)) {
    case TN_LOCATION_NAME:
      return 1;
    case TN_LOCATION_CALL_SITE:
      return 2;
    case TN_LOCATION_FUSED:
      return ((const tn_fused_location_payload*)payload_of(location, TN_LOCATION_FUSED))->count;
    default:
      return 0;
  }
}

tn_location tn_location_child(tn_location location, size_t index) {
  if (index >= tn_location_child_count(location)) return (tn_location){NULL, 0};
  const void* payload = tn_storage_payload(storage_of(location));
  if (tn_location_kind_of(location) == TN_LOCATION_FUSED) {
    const tn_fused_location_payload* fused = payload;
    return (tn_location){location.context, fused->locations[index]};
  }
  const tn_pair_payload* pair = payload;
  const bool is_first = tn_location_kind_of(location) == TN_LOCATION_CALL_SITE && index == 0;
  return (tn_location){location.context, is_first ? pair->first : pair->second};
}

tn_attribute tn_location_metadata(tn_location location) {
  const tn_fused_location_payload* fused = payload_of(location, TN_LOCATION_FUSED);
  if (fused == NULL) return (tn_attribute){NULL};
  return tn_attribute__from(location.context, fused->metadata);
}

//===-- Conversion to attributes --------------------------------------------------------------===//

tn_status tn_location_attribute(tn_location location, tn_attribute* out_attribute) {
  out_attribute->storage = storage_of(location);
  if (out_attribute->storage != NULL) return TN_OK;
  tn_context* context = (tn_context*)(uintptr_t)location.context;
  if (context == NULL) return TN_INVALID_ARGUMENT;
  if (location.reference == 0) {
    tn_storage_key key = location_key(context, TN_LOCATION_UNKNOWN, NULL, 0);
    key.flags = TN_STORAGE_HAS_ALIAS;
    return tn_uniquer__get(context, &key, &out_attribute->storage);
  }
  tn_file_location_payload payload;
  tn_location uniqued = {NULL, 0};
  (void)file_payload(location, &payload);
  TN_TRY(get_file(context, &payload, &uniqued));
  out_attribute->storage = storage_of(uniqued);
  return TN_OK;
}

tn_location tn_location_from_attribute(tn_attribute attribute) {
  switch (tn_attribute_kind_of(attribute)) {
    case TN_ATTRIBUTE_LOCATION:
      if (attribute.storage->kind == LOCATION_KIND(TN_LOCATION_UNKNOWN)) {
        return tn_location_unknown(tn_attribute_context(attribute));
      }
      return (tn_location){tn_attribute_context(attribute), attribute.storage->self};
    case TN_ATTRIBUTE_OPAQUE:
    case TN_ATTRIBUTE_DIALECT:
      return (tn_location){tn_attribute_context(attribute), attribute.storage->self};
    default:
      return (tn_location){NULL, 0};
  }
}
