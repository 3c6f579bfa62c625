// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapters: loading and queries.
//
// Loading builds everything in an adapter that is not visible yet. Only after its bytes were read
// completely does it take ownership of the caller's objects, which cannot fail; a failed load has
// no effect on the caller.
//
// Invariants:
//   - the bytes are released exactly once, with the last reference to the adapter; tensors and
//     resources hold one reference each;
//   - the data of entries is inside the bytes, and the names of entries are unique.

#include "adapter/adapter.h"

#include "adapter/names.h"
#include "adapter/peft_config.h"
#include "base/hash.h"
#include "ir/context.h"

/// The memory kept for a file is at most this many times its size.
#define KEPT_SIZE_FACTOR 64u
#define CHUNK_SIZE ((size_t)4096 - sizeof(tn_adapter_chunk))

//===-- Lifetime ------------------------------------------------------------------------------===//

static void free_tables(tn_adapter* adapter) {
  const tn_allocator* allocator = &adapter->allocator;
  tn_deallocate(allocator, adapter->name, adapter->name_size + 1);
  tn_deallocate(allocator, adapter->entries, adapter->entry_capacity * sizeof *adapter->entries);
  tn_deallocate(allocator, adapter->buckets, adapter->bucket_count * sizeof *adapter->buckets);
  tn_metadata__free(&adapter->metadata, allocator);
  while (adapter->chunks != NULL) {
    tn_adapter_chunk* chunk = adapter->chunks;
    adapter->chunks = chunk->next;
    tn_deallocate(allocator, chunk, sizeof *chunk + chunk->size);
  }
}

static bool finalize(void* object) {
  tn_adapter* adapter = object;
  tn_adapter__leave_device(adapter);
  free_tables(adapter);
  tn_mapping__close(&adapter->mapping);
  tn_object_release(adapter->blob);
  tn_lock_finalize(&adapter->lock);
  return true;
}

static tn_status copy_name(tn_adapter* adapter, tn_string_view name) {
  adapter->name = tn_allocate(&adapter->allocator, name.size + 1);
  if (adapter->name == NULL) return TN_OUT_OF_MEMORY;
  memcpy(adapter->name, name.data, name.size);
  adapter->name[name.size] = '\0';
  adapter->name_size = name.size;
  return TN_OK;
}

static tn_status create(tn_context* context, tn_string_view default_name,
                        const tn_adapter_options* options, tn_adapter** out_adapter) {
  *out_adapter = NULL;
  tn_adapter* adapter = tn_object__create(TN_OBJECT_ADAPTER, sizeof *adapter, finalize);
  if (adapter == NULL) return tn_context__out_of_memory(context);
  adapter->allocator = tn_context_allocator(context);
  adapter->mapping.allocator = adapter->allocator;
  tn_lock_initialize(&adapter->lock, true);
  const bool named = options != NULL && options->name.size > 0;
  if (copy_name(adapter, named ? options->name : default_name) != TN_OK) {
    tn_object_release(adapter);
    return tn_context__out_of_memory(context);
  }
  *out_adapter = adapter;
  return TN_OK;
}

//===-- Formats -------------------------------------------------------------------------------===//

static bool ends_with(const char* text, const char* suffix) {
  const size_t size = strlen(text);
  const size_t suffix_size = strlen(suffix);
  return size >= suffix_size && strcmp(text + size - suffix_size, suffix) == 0;
}

// Returns the format to read. An unrecognised file is read as ONNX Runtime's, whose reader rejects
// it.
static tn_adapter_format choose_format(const tn_adapter* adapter, const char* path,
                                       const tn_adapter_options* options) {
  if (options->format != TN_ADAPTER_FORMAT_AUTOMATIC) return options->format;
  if (ends_with(path, ".onnx_adapter")) return TN_ADAPTER_FORMAT_ONNX;
  if (ends_with(path, ".safetensors")) return TN_ADAPTER_FORMAT_SAFETENSORS;
  unsigned char head[9];
  if (adapter->size < sizeof head || !tn_adapter__read(adapter, 0, sizeof head, head)) {
    return TN_ADAPTER_FORMAT_ONNX;
  }
  if (memcmp(head + 4, "TORT", 4) == 0) return TN_ADAPTER_FORMAT_ONNX;
  return head[8] == '{' ? TN_ADAPTER_FORMAT_SAFETENSORS : TN_ADAPTER_FORMAT_ONNX;
}

static tn_status read_bytes(tn_adapter* adapter, tn_context* context, const char* path,
                            const tn_adapter_options* options) {
  const tn_string_view file_name = tn_string_view_from(path);
  adapter->format = choose_format(adapter, path, options);
  if (adapter->format == TN_ADAPTER_FORMAT_SAFETENSORS) {
    TN_TRY(tn_adapter__read_safetensors(adapter, context, file_name, options));
  } else if (adapter->size > TN_ADAPTER_BYTE_SIZE_MAX) {
    const tn_file_report report = {context, file_name, adapter->size, 0, {0}};
    return tn_file_report__refuse(&report, TN_LIMIT_EXCEEDED, TN_FILE_REPORT_NOWHERE,
                                  "exceeds the size limit of the format");
  } else {
    TN_TRY(tn_adapter__read_onnx(adapter, context, file_name, options->compatible));
  }
  return TN_OK;
}

static tn_status read_file(tn_adapter* adapter, tn_context* context, const char* path,
                           const tn_adapter_options* options) {
  TN_TRY(tn_adapter__choose_device(adapter, context, options));
  TN_TRY(read_bytes(adapter, context, path, options));
  if (adapter->format == TN_ADAPTER_FORMAT_SAFETENSORS && !options->ignore_config) {
    TN_TRY(tn_peft_config__read(adapter, context, path));
  }
  if (options->check) TN_TRY(tn_adapter_check(adapter, context, NULL, NULL));
  if (options->device == NULL || options->device_policy == TN_DEVICE_COPY_ON_ATTACH) return TN_OK;
  return tn_adapter_copy_to_device(adapter, context);
}

// Reads the bytes of `owned_adapter`, and returns or destroys it.
static tn_status finish(tn_context* context, tn_adapter* owned_adapter, const char* path,
                        const tn_adapter_options* options, tn_adapter** out_adapter) {
  const tn_adapter_options strict = {0};
  const tn_status status =
      read_file(owned_adapter, context, path, options == NULL ? &strict : options);
  if (status != TN_OK) {
    tn_object_release(owned_adapter);
    return status;
  }
  *out_adapter = owned_adapter;
  return TN_OK;
}

//===-- Loading -------------------------------------------------------------------------------===//

static tn_status report_file(tn_context* context, tn_status status, const char* path,
                             const tn_mapping_error* error) {
  // In the supported C libraries, the result of strerror is per thread or constant.
  const char* reason = error->error_number == 0 ? NULL : strerror(error->error_number);
  return tn_context__fail(context, status, tn_location_unknown(context), "%s: %s%s%s", path,
                          error->problem, reason == NULL ? "" : ": ", reason == NULL ? "" : reason);
}

static tn_status load_file(tn_context* context, const char* path, const tn_adapter_options* options,
                           tn_adapter** out_adapter) {
  tn_adapter* adapter;
  TN_TRY(create(context, tn_names__of_path(path), options, &adapter));
  tn_mapping_error error;
  const tn_adapter_storage storage =
      options == NULL ? TN_ADAPTER_STORAGE_AUTOMATIC : options->storage;
  const tn_status status =
      tn_mapping__open(path, &adapter->allocator, storage, &adapter->mapping, &error);
  if (status != TN_OK) {
    tn_object_release(adapter);
    return report_file(context, status, path, &error);
  }
  adapter->data = adapter->mapping.data;
  adapter->size = adapter->mapping.size;
  TN_TRY(finish(context, adapter, path, options, out_adapter));
  tn_mapping__expect_runs(&adapter->mapping);
  return TN_OK;
}

/// The functions of a device may destroy the context: destruction waits until loading ends.
tn_status tn_adapter_load(tn_context* context, const char* path, const tn_adapter_options* options,
                          tn_adapter** out_adapter) {
  *out_adapter = NULL;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, context, TN_CALL_CHANGES);
  const tn_status status = load_file(context, path, options, out_adapter);
  tn_callback_guard__end(&call);
  return status;
}

static tn_status load_blob(tn_context* context, tn_blob* blob, const tn_adapter_options* options,
                           tn_adapter** out_adapter) {
  const char* name = "adapter";
  tn_adapter* adapter;
  TN_TRY(create(context, tn_string_view_from(name), options, &adapter));
  adapter->data = tn_blob_data(blob);
  adapter->size = tn_blob_byte_size(blob);
  tn_object_retain(blob);
  adapter->blob = blob;
  return finish(context, adapter, name, options, out_adapter);
}

tn_status tn_adapter_load_blob(tn_context* context, tn_blob* blob,
                               const tn_adapter_options* options, tn_adapter** out_adapter) {
  *out_adapter = NULL;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, context, TN_CALL_CHANGES);
  const tn_status status = load_blob(context, blob, options, out_adapter);
  tn_callback_guard__end(&call);
  return status;
}

bool tn_adapter__read(const tn_adapter* adapter, size_t offset, size_t size, void* out) {
  if (tn_adapter_is_mapped(adapter)) return tn_mapping__read(&adapter->mapping, offset, size, out);
  if (size != 0) memcpy(out, adapter->data + offset, size);
  return true;
}

//===-- Kept bytes ----------------------------------------------------------------------------===//

tn_status tn_adapter__keep(tn_adapter* adapter, size_t size, void** out_bytes) {
  const size_t rounded = (size + 7) & ~(size_t)7;
  tn_adapter_chunk* chunk = adapter->chunks;
  *out_bytes = NULL;
  if (rounded < size || adapter->kept_size + rounded < rounded) return TN_LIMIT_EXCEEDED;
  if ((adapter->kept_size + rounded) / KEPT_SIZE_FACTOR > adapter->size) return TN_LIMIT_EXCEEDED;
  if (chunk == NULL || chunk->size - chunk->used < rounded) {
    const size_t chunk_size = rounded > CHUNK_SIZE ? rounded : CHUNK_SIZE;
    chunk = tn_allocate(&adapter->allocator, sizeof *chunk + chunk_size);
    if (chunk == NULL) return TN_OUT_OF_MEMORY;
    chunk->next = adapter->chunks;
    chunk->size = chunk_size;
    chunk->used = 0;
    adapter->chunks = chunk;
  }
  *out_bytes = chunk->bytes + chunk->used;
  chunk->used += rounded;
  adapter->kept_size += rounded;
  return TN_OK;
}

tn_status tn_adapter__report_keep(const tn_file_report* report, tn_status status) {
  if (status == TN_OUT_OF_MEMORY) return tn_context__out_of_memory(report->context);
  return tn_file_report__refuse(report, status, TN_FILE_REPORT_NOWHERE,
                                "overlapping parameter names and dimensions expand to more than %u "
                                "times the size of the file",
                                KEPT_SIZE_FACTOR);
}

tn_status tn_adapter__keep_text(tn_adapter* adapter, const tn_file_report* report,
                                const tn_flatbuffer* buffer, const tn_flatbuffer_vector* bytes,
                                tn_string_view* out_text) {
  void* kept = NULL;
  *out_text = (tn_string_view){0};
  if (buffer->data != NULL) {
    *out_text = (tn_string_view){(const char*)buffer->data + bytes->first, bytes->count};
    return TN_OK;
  }
  const tn_status status = tn_adapter__keep(adapter, bytes->count, &kept);
  if (status != TN_OK) return tn_adapter__report_keep(report, status);
  tn_flatbuffer__copy(buffer, bytes->first, bytes->count, kept);
  *out_text = (tn_string_view){kept, bytes->count};
  return TN_OK;
}

//===-- Entries -------------------------------------------------------------------------------===//

tn_status tn_adapter__reserve(tn_adapter* adapter, size_t count) {
  if (count == 0) return TN_OK;
  size_t bucket_count = 4;
  while (bucket_count < 2 * count) bucket_count *= 2;
  adapter->entries = tn_allocate(&adapter->allocator, count * sizeof *adapter->entries);
  if (adapter->entries == NULL) return TN_OUT_OF_MEMORY;
  adapter->entry_capacity = count;
  adapter->buckets =
      tn_allocate_zeroed(&adapter->allocator, bucket_count * sizeof *adapter->buckets);
  if (adapter->buckets == NULL) return TN_OUT_OF_MEMORY;
  adapter->bucket_count = bucket_count;
  // The seed differs from run to run, so no file can be crafted whose names all collide.
  adapter->hash_seed = tn_hash_word((uintptr_t)adapter);
  return TN_OK;
}

// Returns the bucket that holds `name`, or the free one where it belongs.
static uint32_t* find_bucket(const tn_adapter* adapter, tn_string_view name) {
  const size_t mask = adapter->bucket_count - 1;
  size_t i = (size_t)tn_hash_bytes(name.data, name.size, adapter->hash_seed) & mask;
  while (adapter->buckets[i] != 0 &&
         !tn_string_view_equal(adapter->entries[adapter->buckets[i] - 1].name, name)) {
    i = (i + 1) & mask;
  }
  return &adapter->buckets[i];
}

size_t tn_adapter__find(const tn_adapter* adapter, tn_string_view name) {
  if (adapter->bucket_count == 0) return SIZE_MAX;
  const uint32_t number = *find_bucket(adapter, name);
  return number == 0 ? SIZE_MAX : number - 1;
}

size_t tn_adapter__add(tn_adapter* adapter, const tn_adapter_entry* entry) {
  uint32_t* bucket = find_bucket(adapter, entry->name);
  if (*bucket != 0) return *bucket - 1;
  adapter->entries[adapter->entry_count++] = *entry;
  *bucket = (uint32_t)adapter->entry_count;
  return SIZE_MAX;
}

//===-- Queries -------------------------------------------------------------------------------===//

tn_string_view tn_adapter_name(const tn_adapter* adapter) {
  return (tn_string_view){adapter->name, adapter->name_size};
}

int32_t tn_adapter_format_version(const tn_adapter* adapter) { return adapter->format_version; }
int32_t tn_adapter_version(const tn_adapter* adapter) { return adapter->adapter_version; }
int32_t tn_adapter_model_version(const tn_adapter* adapter) { return adapter->model_version; }
size_t tn_adapter_byte_size(const tn_adapter* adapter) { return adapter->size; }
bool tn_adapter_has_checksums(const tn_adapter* adapter) { return adapter->checksums != NULL; }
tn_adapter_format tn_adapter_format_of(const tn_adapter* adapter) { return adapter->format; }

bool tn_adapter_is_mapped(const tn_adapter* adapter) {
  return tn_mapping__is_mapped(&adapter->mapping);
}

bool tn_adapter_is_unchanged(const tn_adapter* adapter) {
  return tn_mapping__is_unchanged(&adapter->mapping);
}
size_t tn_adapter_tensor_count(const tn_adapter* adapter) { return adapter->entry_count; }

//===-- Metadata ------------------------------------------------------------------------------===//

size_t tn_adapter_metadata_count(const tn_adapter* adapter) { return adapter->metadata.count; }

bool tn_adapter_metadata_at(const tn_adapter* adapter, size_t index, tn_string_view* out_key,
                            tn_string_view* out_value) {
  *out_key = (tn_string_view){0};
  *out_value = (tn_string_view){0};
  if (index >= adapter->metadata.count) return false;
  *out_key = adapter->metadata.entries[index].key;
  *out_value = adapter->metadata.entries[index].value;
  return true;
}

bool tn_adapter_metadata(const tn_adapter* adapter, tn_string_view key, tn_string_view* out_value) {
  *out_value = (tn_string_view){0};
  const size_t index = tn_metadata__find(&adapter->metadata, key);
  if (index == SIZE_MAX) return false;
  *out_value = adapter->metadata.entries[index].value;
  return true;
}
