// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources: one section has the keys, sizes and kinds, in groups by tool or dialect; another has
// the values in the same order. A blob is not copied if the file's bytes have an owner and the blob
// is aligned as it requires.

#include <tenure/object.h>
#include <tenure/resource.h>

#include "bytecode/reader.h"

/// An entry of a group.
typedef struct resource_entry {
  const uint8_t* at;
  tn_string_view key;
  tn_cursor data;
  uint8_t kind;
} resource_entry;

static tn_status read_entry(tn_reader* reader, tn_cursor* cursor, tn_cursor* data,
                            resource_entry* out_entry) {
  *out_entry = (resource_entry){.at = cursor->at};
  uint64_t size;
  TN_TRY(tn_reader__read_string(reader, cursor, &out_entry->key));
  TN_TRY(tn_reader__varint(reader, cursor, "a resource's size", &size));
  if (!tn_cursor__byte(cursor, &out_entry->kind)) {
    return tn_reader__truncated(reader, cursor, "a resource");
  }
  if (out_entry->kind > TN_RESOURCE_STRING) {
    return tn_reader__error(reader, cursor->at - 1, "unknown resource kind %u", out_entry->kind);
  }
  if (!tn_cursor__bytes(data, size, &out_entry->data.at)) {
    return tn_reader__error(reader, out_entry->at, "a resource has %llu bytes, but only %zu remain",
                            (unsigned long long)size, tn_cursor__left(data));
  }
  out_entry->data.end = out_entry->data.at + size;
  return TN_OK;
}

//===-- Blobs ---------------------------------------------------------------------------------===//

static void release_owner(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  tn_object_release(user_data);
}

/// Makes a blob of bytes of the file.
static tn_status make_blob(const tn_reader* reader, const uint8_t* data, size_t size,
                           size_t alignment, tn_blob** out_blob) {
  tn_status status = TN_INVALID_ARGUMENT;
  if (reader->owner != NULL && ((uintptr_t)data & (alignment - 1)) == 0) {
    tn_object_retain(reader->owner);
    status = tn_blob_create(data, size, alignment, release_owner, reader->owner, out_blob);
    if (status != TN_OK) tn_object_release(reader->owner);
  } else {
    status = tn_blob_copy(data, size, alignment, out_blob);
  }
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(reader->context);
}

static tn_status read_blob(const tn_reader* reader, resource_entry* entry, tn_blob** out_blob) {
  tn_cursor* cursor = &entry->data;
  const uint8_t* at = cursor->at;
  uint64_t alignment;
  uint64_t size;
  const uint8_t* data;
  TN_TRY(tn_reader__varint(reader, cursor, "a blob's alignment", &alignment));
  TN_TRY(tn_reader__varint(reader, cursor, "a blob's size", &size));
  if (alignment == 0) alignment = 1;
  if ((alignment & (alignment - 1)) != 0 || alignment > UINT32_MAX) {
    return tn_reader__error(reader, at, "invalid alignment of a blob: %llu",
                            (unsigned long long)alignment);
  }
  const uint64_t offset = (uint64_t)(cursor->at - reader->file);
  const uint64_t padding = (0 - offset) & (alignment - 1);
  if (!tn_cursor__bytes(cursor, padding, &data) || !tn_cursor__bytes(cursor, size, &data)) {
    return tn_reader__error(reader, at, "a blob has %llu bytes, but only %zu remain",
                            (unsigned long long)size, tn_cursor__left(cursor));
  }
  return make_blob(reader, data, (size_t)size, (size_t)alignment, out_blob);
}

//===-- Groups --------------------------------------------------------------------------------===//

/// Adds a resource of a dialect; one without bytes is only declared.
static tn_status take_dialect_entry(tn_reader* reader, tn_string_view dialect,
                                    resource_entry* entry) {
  tn_blob* blob = NULL;
  tn_resource* resource = NULL;
  if (tn_cursor__left(&entry->data) != 0) {
    if (entry->kind != TN_RESOURCE_BLOB) {
      return tn_reader__error(
          reader, entry->at, "the resource '%.*s' of the dialect '%.*s' is not a blob",
          (int)entry->key.size, entry->key.data, (int)dialect.size, dialect.data);
    }
    TN_TRY(read_blob(reader, entry, &blob));
  }
  const tn_status status =
      tn_resource_insert(reader->context, dialect, entry->key, blob, &resource);
  tn_object_release(blob);
  if (status != TN_OK) return status;
  return tn_reader__push(reader, &reader->resources, &resource, sizeof resource);
}

static tn_status read_external(tn_reader* reader, resource_entry* entry,
                               tn_external_resource* out_resource) {
  tn_cursor* cursor = &entry->data;
  uint8_t truth;
  switch (entry->kind) {
    case TN_RESOURCE_BOOL:
      out_resource->kind = TN_EXTERNAL_BOOL;
      if (!tn_cursor__byte(cursor, &truth)) {
        return tn_reader__truncated(reader, cursor, "a resource");
      }
      out_resource->truth = truth != 0;
      return TN_OK;
    case TN_RESOURCE_STRING:
      out_resource->kind = TN_EXTERNAL_STRING;
      return tn_reader__read_string(reader, cursor, &out_resource->text);
    default:
      out_resource->kind = TN_EXTERNAL_BLOB;
      return read_blob(reader, entry, &out_resource->blob);
  }
}

/// Adds a resource of a tool. One without bytes was omitted when the file was written.
static tn_status take_external_entry(tn_reader* reader, tn_string_view group,
                                     resource_entry* entry) {
  tn_external_resource resource = {.key = entry->key};
  if (reader->external == NULL || tn_cursor__left(&entry->data) == 0) return TN_OK;
  TN_TRY(read_external(reader, entry, &resource));
  const tn_status status = tn_external_resources_add(reader->external, group, &resource);
  tn_object_release(resource.blob);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(reader->context);
}

static tn_status read_group(tn_reader* reader, tn_cursor* cursor, tn_cursor* data,
                            bool is_external) {
  const uint8_t* at = cursor->at;
  uint64_t key;
  size_t count;
  tn_string_view name;
  TN_TRY(tn_reader__varint(reader, cursor, "a group's key", &key));
  if (is_external) {
    TN_TRY(tn_reader__string(reader, at, key, &name));
  } else if (key >= reader->dialects.count) {
    return tn_reader__bad_index(reader, at, "dialect", key, reader->dialects.count);
  } else {
    name = ((const tn_reader_dialect*)reader->dialects.items)[key].name;
  }
  TN_TRY(tn_reader__count(reader, cursor, "the number of resources", &count));
  for (size_t i = 0; i < count; ++i) {
    resource_entry entry;
    TN_TRY(read_entry(reader, cursor, data, &entry));
    // The table of names takes more time for each byte than others.
    TN_TRY(tn_reader__spend(reader, 4 * ((uint64_t)name.size + entry.key.size)));
    TN_TRY(is_external ? take_external_entry(reader, name, &entry)
                       : take_dialect_entry(reader, name, &entry));
  }
  return TN_OK;
}

tn_status tn_reader__read_resources(tn_reader* reader) {
  tn_cursor cursor = reader->sections[TN_SECTION_RESOURCE_OFFSET];
  tn_cursor data = reader->sections[TN_SECTION_RESOURCE];
  if (cursor.at == cursor.end) return TN_OK;
  size_t external_count;
  TN_TRY(tn_reader__count(reader, &cursor, "the number of tools", &external_count));
  for (size_t i = 0; i < external_count; ++i) {
    TN_TRY(read_group(reader, &cursor, &data, true));
  }
  while (cursor.at != cursor.end) TN_TRY(read_group(reader, &cursor, &data, false));
  return TN_OK;
}
