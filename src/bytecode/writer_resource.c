// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources. The bytes of blobs are not copied: they are inserted during output.
//
// dense_resource attributes refer to resources of the builtin dialect. The bodies of opaque types
// and attributes of other dialects may refer to resources of these; any text that looks like a
// key counts.

#include <tenure/object.h>

#include "base/hash.h"

#include "bytecode/writer.h"

//===-- Collecting ----------------------------------------------------------------------------===//

uint32_t tn_writer__resource(tn_writer* writer, tn_string_view key) {
  const uint32_t hash = tn_table__hash(tn_hash_bytes(key.data, key.size, 2));
  size_t at = tn_table__start(&writer->resource_table, hash);
  for (int64_t found; (found = tn_table__next(&writer->resource_table, hash, &at)) >= 0;) {
    const tn_writer_resource* known = (const tn_writer_resource*)writer->resources.items + found;
    if (tn_string_view_equal(known->key, key)) return known->number;
  }
  tn_writer_resource fresh = {.key = key};
  tn_resource* resource = NULL;
  const tn_status status =
      tn_resource_find(writer->context, (tn_string_view){NULL, 0}, key, &resource);
  if (status == TN_OUT_OF_MEMORY) tn_writer__fail(writer, status);
  fresh.resource = resource;
  const uint32_t place = (uint32_t)writer->resources.count;
  if (tn_writer__push(writer, &writer->resources, &fresh, sizeof fresh)) {
    tn_table__add(writer, &writer->resource_table, hash, place);
  }
  return 0;
}

/// Resources that the context has come first.
void tn_writer__number_resources(tn_writer* writer) {
  tn_writer_resource* resources = writer->resources.items;
  uint32_t next = 0;
  for (size_t i = 0; i < writer->resources.count; ++i) {
    resources[i].is_defined =
        resources[i].resource != NULL && tn_resource_has_blob(resources[i].resource);
    if (resources[i].is_defined) resources[i].number = next++;
  }
  for (size_t i = 0; i < writer->resources.count; ++i) {
    if (!resources[i].is_defined) resources[i].number = next++;
  }
}

static bool is_of_builtin(const tn_resource* resource) {
  return tn_string_view_equal(tn_resource_dialect(resource), tn_string_view_from("builtin"));
}

void tn_writer__look_for_resources(tn_writer* writer) {
  for (tn_resource* self = tn_resource_first(writer->context); self != NULL;
       self = tn_resource_next(self)) {
    const tn_writer_other other = {.resource = self};
    if (is_of_builtin(self)) continue;
    if (!tn_writer__push(writer, &writer->others, &other, sizeof other)) return;
  }
}

void tn_writer__note_resources(tn_writer* writer, const tn_storage* storage) {
  if (!tn_storage__is_of_dialect(storage)) return;
  const tn_opaque_payload* payload = tn_storage_payload(storage);
  const tn_string_view dialect = tn_opaque__dialect(payload);
  const tn_string_view body = tn_opaque__body(payload);
  tn_writer_other* others = writer->others.items;
  for (size_t i = 0; i < writer->others.count; ++i) {
    tn_resource* resource = others[i].resource;
    if (others[i].is_listed || !tn_string_view_equal(tn_resource_dialect(resource), dialect)) {
      continue;
    }
    const tn_string_view key = tn_resource_key(resource);
    if (memmem(body.data, body.size, key.data, key.size) == NULL) continue;
    others[i].is_listed = true;
    tn_writer__push(writer, &writer->listed, &resource, sizeof resource);
  }
}

//===-- Entries -------------------------------------------------------------------------------===//

/// An entry of a group that is not written yet.
typedef struct entry {
  tn_string_view key;
  uint64_t size;
  uint8_t kind;
} entry;

typedef struct section {
  tn_writer* writer;
  tn_writer_list entries;
} section;

static uint64_t section_size(const tn_writer* writer) {
  return writer->resource_bytes.size + writer->blob_size;
}

static void add_entry(section* self, tn_string_view key, uint8_t kind, uint64_t start) {
  const entry fresh = {key, section_size(self->writer) - start, kind};
  tn_writer__push(self->writer, &self->entries, &fresh, sizeof fresh);
}

/// Takes a reference to the blob, which is released on close.
static void put_blob(section* self, tn_string_view key, tn_blob* blob) {
  tn_writer* writer = self->writer;
  const uint64_t start = section_size(writer);
  if (!writer->options.elide_resource_data) {
    const uint64_t alignment = tn_blob_alignment(blob);
    const size_t size = tn_blob_byte_size(blob);
    tn_bytes__varint(writer, &writer->resource_bytes, alignment);
    tn_bytes__varint(writer, &writer->resource_bytes, size);
    while (writer->status == TN_OK && (section_size(writer) & (alignment - 1)) != 0) {
      tn_bytes__put(writer, &writer->resource_bytes, TN_BYTECODE_PADDING);
    }
    if (alignment > writer->resource_alignment) writer->resource_alignment = alignment;
    const tn_writer_piece piece = {writer->resource_bytes.size, tn_blob_data(blob), size, blob};
    if (tn_writer__push(writer, &writer->blobs, &piece, sizeof piece)) {
      tn_object_retain(blob);
      writer->blob_size += size;
    }
  }
  add_entry(self, key, TN_RESOURCE_BLOB, start);
}

static void put_external(section* self, const tn_external_resource* resource) {
  tn_writer* writer = self->writer;
  const uint64_t start = section_size(writer);
  const bool elides = writer->options.elide_resource_data;
  switch (resource->kind) {
    case TN_EXTERNAL_BOOL:
      if (!elides) tn_bytes__put(writer, &writer->resource_bytes, resource->truth);
      add_entry(self, resource->key, TN_RESOURCE_BOOL, start);
      break;
    case TN_EXTERNAL_STRING:
      if (!elides) {
        tn_bytes__varint(writer, &writer->resource_bytes,
                         tn_writer__string(writer, resource->text));
      }
      add_entry(self, resource->key, TN_RESOURCE_STRING, start);
      break;
    default:
      put_blob(self, resource->key, resource->blob);
      break;
  }
}

static void put_group(section* self, uint64_t key) {
  tn_writer* writer = self->writer;
  tn_bytes* out = &writer->resource_offset_bytes;
  const entry* entries = self->entries.items;
  tn_bytes__varint(writer, out, key);
  tn_bytes__varint(writer, out, self->entries.count);
  for (size_t i = 0; i < self->entries.count; ++i) {
    tn_bytes__varint(writer, out, tn_writer__string(writer, entries[i].key));
    tn_bytes__varint(writer, out, entries[i].size);
    tn_bytes__put(writer, out, entries[i].kind);
  }
  self->entries.count = 0;
}

static void put_external_groups(section* self) {
  tn_writer* writer = self->writer;
  const tn_external_resources* external = writer->options.external_resources;
  const size_t group_count = tn_external_resources_group_count(external);
  tn_bytes__varint(writer, &writer->resource_offset_bytes, group_count);
  for (size_t i = 0; i < group_count; ++i) {
    for (size_t j = 0; j < tn_external_resources_count(external, i); ++j) {
      const tn_external_resource resource = tn_external_resources_at(external, i, j);
      put_external(self, &resource);
    }
    put_group(self, tn_writer__string(writer, tn_external_resources_group(external, i)));
  }
}

/// Writes the resource with its blob, or only its key.
static void put_resource(section* self, const tn_resource* resource) {
  tn_blob* blob = NULL;
  if (tn_resource_retain_blob(resource, &blob) == TN_OK) {
    put_blob(self, tn_resource_key(resource), blob);
  } else {
    add_entry(self, tn_resource_key(resource), TN_RESOURCE_BLOB, section_size(self->writer));
  }
  tn_object_release(blob);
}

/// Writes resources with blobs first, then those that are only declared.
static void put_builtin_group(section* self) {
  tn_writer* writer = self->writer;
  const tn_writer_resource* resources = writer->resources.items;
  for (size_t i = 0; i < writer->resources.count; ++i) {
    if (resources[i].is_defined) put_resource(self, resources[i].resource);
  }
  for (size_t i = 0; i < writer->resources.count; ++i) {
    if (resources[i].is_defined) continue;
    add_entry(self, resources[i].key, TN_RESOURCE_BLOB, section_size(writer));
  }
  if (self->entries.count == 0) return;
  put_group(self, tn_writer__dialect(writer, tn_string_view_from("builtin")));
}

/// Writes a group for each other dialect, in the order of first use.
static void put_other_groups(section* self) {
  tn_writer* writer = self->writer;
  tn_resource** listed = writer->listed.items;
  for (size_t i = 0; i < writer->listed.count; ++i) {
    if (listed[i] == NULL) continue;
    const tn_string_view dialect = tn_resource_dialect(listed[i]);
    for (size_t j = i; j < writer->listed.count; ++j) {
      if (listed[j] == NULL || !tn_string_view_equal(tn_resource_dialect(listed[j]), dialect)) {
        continue;
      }
      put_resource(self, listed[j]);
      listed[j] = NULL;
    }
    put_group(self, tn_writer__dialect(writer, dialect));
  }
}

void tn_writer__write_resources(tn_writer* writer) {
  section self = {.writer = writer};
  writer->resource_alignment = 1;
  if (tn_external_resources_group_count(writer->options.external_resources) != 0 ||
      writer->resources.count != 0 || writer->listed.count != 0 ||
      writer->options.marks_known_ops) {
    put_external_groups(&self);
    put_builtin_group(&self);
    put_other_groups(&self);
  }
  tn_writer__free_list(writer, &self.entries, sizeof(entry));
}
