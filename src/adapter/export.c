// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exporting: a builder is checked and planned, written to a temporary file, read back, and renamed.

#include <tenure/adapter_export.h>

#include <stdlib.h>

#include "adapter/adapter.h"
#include "adapter/file_plan.h"
#include "adapter/safe_file.h"
#include "base/status.h"
#include "ir/context.h"

static const tn_export_options default_options;

static tn_adapter_format format_for(const char* path, const tn_export_options* options) {
  const char* suffix = ".safetensors";
  const size_t size = strlen(path);
  if (options->format != TN_ADAPTER_FORMAT_AUTOMATIC) return options->format;
  return size >= strlen(suffix) && strcmp(path + size - strlen(suffix), suffix) == 0
             ? TN_ADAPTER_FORMAT_SAFETENSORS
             : TN_ADAPTER_FORMAT_ONNX;
}

//===-- To memory -----------------------------------------------------------------------------===//

typedef struct memory_sink {
  unsigned char* bytes;
  size_t size;
} memory_sink;

static tn_status write_to_memory(void* user_data, const char* bytes, size_t size) {
  memory_sink* sink = user_data;
  memcpy(sink->bytes + sink->size, bytes, size);
  sink->size += size;
  return TN_OK;
}

static void free_bytes(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  free(user_data);
}

static tn_status serialize(const tn_file_plan* plan, const tn_export_options* options,
                           tn_blob** out_blob) {
  const size_t room = ((size_t)plan->total_size + 63) / 64 * 64;
  memory_sink memory = {aligned_alloc(64, room), 0};
  const tn_file_sink sink = {.write = write_to_memory, .user_data = &memory};
  if (memory.bytes == NULL) return tn_context__out_of_memory(plan->builder->context);
  tn_status status = tn_file_plan__write(plan, options, &sink);
  if (status == TN_OK) {
    status = tn_blob_create(memory.bytes, memory.size, 64, free_bytes, memory.bytes, out_blob);
    if (status != TN_OK) tn_context__out_of_memory(plan->builder->context);
  }
  if (status != TN_OK) free(memory.bytes);
  return status;
}

static tn_status make_blob(const tn_adapter_builder* builder, const tn_export_options* options,
                           tn_blob** out_blob) {
  tn_file_plan plan;
  *out_blob = NULL;
  if (options == NULL) options = &default_options;
  TN_TRY(tn_file_plan__make(builder, options, format_for("", options), &plan));
  const tn_status status = serialize(&plan, options, out_blob);
  tn_file_plan__free(&plan);
  return status;
}

tn_status tn_adapter_builder_serialize(const tn_adapter_builder* builder,
                                       const tn_export_options* options, tn_blob** out_blob) {
  tn_adapter_builder_use use;
  tn_adapter_builder__begin_call(&use, builder);
  return tn_adapter_builder__end_call(&use, make_blob(builder, options, out_blob));
}

//===-- To a callback -------------------------------------------------------------------------===//

static tn_status write_builder(const tn_adapter_builder* builder, const tn_export_options* options,
                               tn_write_fn write, void* user_data) {
  tn_file_plan plan;
  if (options == NULL) options = &default_options;
  TN_TRY(tn_file_plan__make(builder, options, format_for("", options), &plan));
  const tn_file_sink sink = {.write = write, .user_data = user_data};
  const tn_status status = tn_file_plan__write(&plan, options, &sink);
  tn_file_plan__free(&plan);
  return status;
}

tn_status tn_adapter_builder_write(const tn_adapter_builder* builder,
                                   const tn_export_options* options, tn_write_fn write,
                                   void* user_data) {
  tn_adapter_builder_use use;
  tn_adapter_builder__begin_call(&use, builder);
  return tn_adapter_builder__end_call(&use, write_builder(builder, options, write, user_data));
}

//===-- To a file -----------------------------------------------------------------------------===//

static tn_status report(const tn_adapter_builder* builder, const char* path, tn_status status,
                        const tn_mapping_error* error) {
  const char* reason = error->error_number == 0 ? NULL : strerror(error->error_number);
  if (error->problem == NULL) return tn_context__out_of_memory(builder->context);
  return tn_context__fail(builder->context, status, tn_location_unknown(builder->context),
                          "%s: %s%s%s", path, error->problem, reason == NULL ? "" : ": ",
                          reason == NULL ? "" : reason);
}

// Returns whether every parameter of the plan's builder is in the file, at the right place and with
// the right contents.
static tn_status compare(const tn_file_plan* plan, const tn_adapter* adapter, const char* path) {
  const tn_adapter_builder* builder = plan->builder;
  bool same = adapter->entry_count == builder->count && adapter->size == plan->total_size &&
              adapter->adapter_version == builder->adapter_version &&
              adapter->model_version == builder->model_version;
  for (size_t i = 0; same && i < builder->count; ++i) {
    const tn_adapter_builder_item* item = builder->items[i];
    const tn_adapter_entry* entry = &adapter->entries[i];
    same = entry->element_type == item->element_type && entry->rank == item->rank &&
           entry->byte_size == item->byte_size &&
           (item->rank == 0 || memcmp(entry->dims, item->dims, item->rank * 8) == 0);
  }
  if (same) return TN_OK;
  return tn_context__fail(builder->context, TN_IO_ERROR, tn_location_unknown(builder->context),
                          "%s: the written file cannot be read back", path);
}

static tn_status read_back(const tn_file_plan* plan, tn_safe_file* file, const char* path) {
  tn_mapping mapping;
  tn_blob* blob;
  tn_adapter* adapter;
  tn_context* context = plan->builder->context;
  const tn_status mapped = tn_safe_file__map(file, &mapping);
  if (mapped != TN_OK) return report(plan->builder, path, mapped, &file->error);
  tn_status status = tn_blob_create(mapping.data, mapping.size, 1, NULL, NULL, &blob);
  if (status == TN_OK) {
    const tn_adapter_options how = {.format = plan->format, .keep_names = true};
    status = tn_adapter_load_blob(context, blob, &how, &adapter);
    if (status == TN_OK) {
      status = compare(plan, adapter, path);
      tn_object_release(adapter);
    }
    tn_object_release(blob);
  } else {
    tn_context__out_of_memory(context);
  }
  tn_mapping__close(&mapping);
  return status;
}

static tn_status write_file(const tn_file_plan* plan, const char* path,
                            const tn_export_options* options) {
  tn_safe_file file;
  const tn_adapter_builder* builder = plan->builder;
  tn_status status = tn_safe_file__open(path, &builder->allocator, &file);
  if (status != TN_OK) return report(builder, path, status, &file.error);
  const tn_file_sink sink = {
      .write = tn_safe_file__write, .user_data = &file, .takes_mapped = true};
  status = tn_file_plan__write(plan, options, &sink);
  if (status != TN_OK && file.error.problem != NULL) report(builder, path, status, &file.error);
  if (status == TN_OK) status = read_back(plan, &file, path);
  if (status == TN_OK) {
    status = tn_safe_file__commit(&file);
    if (status != TN_OK) report(builder, path, status, &file.error);
  }
  tn_safe_file__close(&file);
  return status;
}

static tn_status export_to(const tn_adapter_builder* builder, const char* path,
                           const tn_export_options* options) {
  tn_file_plan plan;
  if (options == NULL) options = &default_options;
  TN_TRY(tn_file_plan__make(builder, options, format_for(path, options), &plan));
  const tn_status status = write_file(&plan, path, options);
  tn_file_plan__free(&plan);
  return status;
}

tn_status tn_adapter_builder_export(const tn_adapter_builder* builder, const char* path,
                                    const tn_export_options* options) {
  tn_adapter_builder_use use;
  tn_adapter_builder__begin_call(&use, builder);
  return tn_adapter_builder__end_call(&use, export_to(builder, path, options));
}
