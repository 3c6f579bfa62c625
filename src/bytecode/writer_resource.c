// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources. The bytes of blobs are not copied: they lie between those that are put together here.

#include <tenure/object.h>

#include "bytecode/writer.h"

/// An entry of a group, until the group is written.
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

static void add_entry(section* it, tn_string_view key, uint8_t kind, uint64_t start) {
  const entry fresh = {key, section_size(it->writer) - start, kind};
  tn_writer__push(it->writer, &it->entries, &fresh, sizeof fresh);
}

/// Takes a reference to the blob, which is given back at the end.
static void put_blob(section* it, tn_string_view key, tn_blob* blob) {
  tn_writer* writer = it->writer;
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
  add_entry(it, key, TN_RESOURCE_BLOB, start);
}

static void put_external(section* it, const tn_external_resource* resource) {
  tn_writer* writer = it->writer;
  const uint64_t start = section_size(writer);
  const bool elides = writer->options.elide_resource_data;
  switch (resource->kind) {
    case TN_EXTERNAL_BOOL:
      if (!elides) tn_bytes__put(writer, &writer->resource_bytes, resource->truth);
      add_entry(it, resource->key, TN_RESOURCE_BOOL, start);
      break;
    case TN_EXTERNAL_STRING:
      if (!elides) {
        tn_bytes__varint(writer, &writer->resource_bytes,
                         tn_writer__string(writer, resource->text));
      }
      add_entry(it, resource->key, TN_RESOURCE_STRING, start);
      break;
    default:
      put_blob(it, resource->key, resource->blob);
      break;
  }
}

static void put_group(section* it, uint64_t key) {
  tn_writer* writer = it->writer;
  tn_bytes* out = &writer->resource_offset_bytes;
  const entry* entries = it->entries.items;
  tn_bytes__varint(writer, out, key);
  tn_bytes__varint(writer, out, it->entries.count);
  for (size_t i = 0; i < it->entries.count; ++i) {
    tn_bytes__varint(writer, out, tn_writer__string(writer, entries[i].key));
    tn_bytes__varint(writer, out, entries[i].size);
    tn_bytes__put(writer, out, entries[i].kind);
  }
  it->entries.count = 0;
}

static void put_external_groups(section* it) {
  tn_writer* writer = it->writer;
  const tn_external_resources* external = writer->options.external_resources;
  const size_t group_count = tn_external_resources_group_count(external);
  tn_bytes__varint(writer, &writer->resource_offset_bytes, group_count);
  for (size_t i = 0; i < group_count; ++i) {
    for (size_t j = 0; j < tn_external_resources_count(external, i); ++j) {
      const tn_external_resource resource = tn_external_resources_at(external, i, j);
      put_external(it, &resource);
    }
    put_group(it, tn_writer__string(writer, tn_external_resources_group(external, i)));
  }
}

/// Those with blobs, and behind them those that are only named.
static void put_builtin_group(section* it) {
  tn_writer* writer = it->writer;
  const tn_writer_resource* resources = writer->resources.items;
  for (size_t i = 0; i < writer->resources.count; ++i) {
    if (!resources[i].is_defined) continue;
    tn_blob* blob = NULL;
    if (tn_resource_retain_blob(resources[i].resource, &blob) == TN_OK) {
      put_blob(it, resources[i].key, blob);
    } else {
      add_entry(it, resources[i].key, TN_RESOURCE_BLOB, section_size(writer));
    }
    tn_object_release(blob);
  }
  for (size_t i = 0; i < writer->resources.count; ++i) {
    if (resources[i].is_defined) continue;
    add_entry(it, resources[i].key, TN_RESOURCE_BLOB, section_size(writer));
  }
  if (it->entries.count == 0) return;
  put_group(it, tn_writer__dialect(writer, tn_string_view_from("builtin")));
}

void tn_writer__write_resources(tn_writer* writer) {
  section it = {.writer = writer};
  writer->resource_alignment = 1;
  if (tn_external_resources_group_count(writer->options.external_resources) != 0 ||
      writer->resources.count != 0) {
    put_external_groups(&it);
    put_builtin_group(&it);
  }
  tn_writer__free_list(writer, &it.entries, sizeof(entry));
}
