// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Builders: a list of parameters in the order in which they were added, and a map of their names.
//
// Each change first creates new objects, then enters them in steps of which only the last can fail,
// so a failed change leaves the list unchanged.
//
// Invariants:
//   - the name of each item is in the map and refers to it; its index is its position in the list;
//   - the elements of a tensor in host memory have the size given by its dimensions.

#include "adapter/adapter_builder.h"

#include "adapter/adapter.h"
#include "adapter/element.h"
#include "adapter/names.h"
#include "adapter/onnx_format.h"
#include "base/status.h"
#include "ir/context.h"

//===-- Reports -------------------------------------------------------------------------------===//

tn_status tn_adapter_builder__refuse(const tn_adapter_builder* builder, tn_status status,
                                     tn_string_view name, const char* format, ...) {
  tn_context* context = builder->context;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  if (name.data != NULL) {
    tn_text_buffer_append_text(&text, "parameter ");
    tn_names__append_quoted(&text, name);
    tn_text_buffer_append_text(&text, ": ");
  }
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&text, format, arguments);
  va_end(arguments);
  return tn_context__fail_text(context, status, tn_location_unknown(context), &text);
}

tn_status tn_adapter_builder__report_changed(const tn_adapter_builder* builder,
                                             const tn_adapter_builder_item* item) {
  return tn_adapter_builder__refuse(builder, TN_IO_ERROR, item->name,
                                    "the file that holds its data was changed after it was loaded");
}

const char* tn_adapter_builder__name_problem(tn_string_view name) {
  if (name.size == 0) return "the name is empty";
  if (memchr(name.data, 0, name.size) != NULL) return "the name contains a NUL";
  return tn_names__is_utf8(name) ? NULL : "the name is not valid UTF-8";
}

//===-- Items ---------------------------------------------------------------------------------===//

static void free_item(const tn_adapter_builder* builder, tn_adapter_builder_item* item) {
  const tn_allocator* allocator = &builder->allocator;
  if (item == NULL) return;
  tn_deallocate(allocator, (void*)(uintptr_t)item->name.data, item->name.size + 1);
  tn_deallocate(allocator, item->dims, item->rank * sizeof *item->dims);
  if (item->device != NULL) tn_deallocate(allocator, item->device, strlen(item->device) + 1);
  tn_object_release(item->owner);
  tn_deallocate(allocator, item, sizeof *item);
}

static tn_status copy_text(const tn_adapter_builder* builder, tn_string_view text,
                           char** out_copy) {
  *out_copy = tn_allocate(&builder->allocator, text.size + 1);
  if (*out_copy == NULL) return TN_OUT_OF_MEMORY;
  if (text.size != 0) memcpy(*out_copy, text.data, text.size);
  (*out_copy)[text.size] = '\0';
  return TN_OK;
}

static tn_status fill_item(const tn_adapter_builder* builder,
                           const tn_adapter_builder_parameter* parameter,
                           tn_adapter_builder_item* item) {
  char* name;
  TN_TRY(copy_text(builder, parameter->name, &name));
  item->name = (tn_string_view){name, parameter->name.size};
  item->element_type = (uint32_t)parameter->element_type;
  item->byte_size = parameter->byte_size;
  item->data = parameter->data;
  if (parameter->device != NULL) {
    TN_TRY(copy_text(builder, tn_string_view_from(parameter->device), &item->device));
  }
  if (parameter->rank == 0) return TN_OK;
  const size_t dims_size = parameter->rank * sizeof *item->dims;
  item->dims = tn_allocate(&builder->allocator, dims_size);
  if (item->dims == NULL) return TN_OUT_OF_MEMORY;
  memcpy(item->dims, parameter->dims, dims_size);
  item->rank = parameter->rank;
  return TN_OK;
}

// Creates an item for `parameter` that holds no owner yet.
static tn_status make_item(const tn_adapter_builder* builder,
                           const tn_adapter_builder_parameter* parameter,
                           tn_adapter_builder_item** out_item) {
  *out_item = tn_allocate_zeroed(&builder->allocator, sizeof **out_item);
  const tn_status status =
      *out_item == NULL ? TN_OUT_OF_MEMORY : fill_item(builder, parameter, *out_item);
  if (status == TN_OK) return TN_OK;
  free_item(builder, *out_item);
  *out_item = NULL;
  return tn_context__out_of_memory(builder->context);
}

// Creates an item whose elements are in `owner`'s bytes, or are copied.
static tn_status make_owned_item(const tn_adapter_builder* builder,
                                 const tn_adapter_builder_parameter* parameter, tn_blob* owner,
                                 tn_adapter_builder_item** out_item) {
  TN_TRY(make_item(builder, parameter, out_item));
  tn_adapter_builder_item* item = *out_item;
  tn_object_retain(owner);
  item->owner = owner;
  if (owner != NULL || parameter->device != NULL || parameter->data == NULL) return TN_OK;
  tn_blob* copy;
  if (tn_blob_copy(parameter->data, parameter->byte_size, 64, &copy) != TN_OK) {
    free_item(builder, item);
    *out_item = NULL;
    return tn_context__out_of_memory(builder->context);
  }
  tn_adapter_builder__set_elements(item, item->element_type, copy);
  return TN_OK;
}

void tn_adapter_builder__set_elements(tn_adapter_builder_item* item, uint32_t element_type,
                                      tn_blob* owned_blob) {
  tn_object_release(item->owner);
  item->owner = owned_blob;
  item->element_type = element_type;
  item->data = tn_blob_data(owned_blob);
  item->byte_size = tn_blob_byte_size(owned_blob);
  item->adapter = NULL;
  item->offset = 0;
}

bool tn_adapter_builder__read(const tn_adapter_builder_item* item, size_t offset, size_t size,
                              void* out) {
  if (item->adapter != NULL)
    return tn_adapter__read(item->adapter, item->offset + offset, size, out);
  if (size != 0) memcpy(out, item->data + offset, size);
  return true;
}

//===-- Checks --------------------------------------------------------------------------------===//

static tn_status check_size(const tn_adapter_builder* builder,
                            const tn_adapter_builder_parameter* parameter) {
  size_t size = 0;
  bool empty = false;
  const uint32_t type = (uint32_t)parameter->element_type;
  if (tn_element__class_of(type) == TN_ELEMENT_CLASS_NONE) return TN_OK;
  if (!tn_element__byte_size(type, parameter->dims, parameter->rank, &size, &empty)) {
    return tn_adapter_builder__refuse(builder, TN_INVALID_ARGUMENT, parameter->name,
                                      "byte size of its dimensions overflows");
  }
  if (size != parameter->byte_size) {
    return tn_adapter_builder__refuse(
        builder, TN_SHAPE_MISMATCH, parameter->name,
        "%zu bytes of data do not match its dimensions and type; expected %zu",
        parameter->byte_size, size);
  }
  if (parameter->data != NULL || size == 0) return TN_OK;
  return tn_adapter_builder__refuse(builder, TN_INVALID_ARGUMENT, parameter->name, "missing data");
}

static tn_status check_parameter(const tn_adapter_builder* builder,
                                 const tn_adapter_builder_parameter* parameter) {
  const char* problem = tn_adapter_builder__name_problem(parameter->name);
  if (problem != NULL) {
    return tn_adapter_builder__refuse(builder, TN_INVALID_ARGUMENT, parameter->name, "%s", problem);
  }
  if (parameter->rank > TN_ADAPTER_RANK_MAX) {
    return tn_adapter_builder__refuse(builder, TN_LIMIT_EXCEEDED, parameter->name,
                                      "%zu dimensions exceed the limit of %u", parameter->rank,
                                      TN_ADAPTER_RANK_MAX);
  }
  for (size_t i = 0; i < parameter->rank; ++i) {
    if (parameter->dims[i] >= 0) continue;
    return tn_adapter_builder__refuse(builder, TN_INVALID_ARGUMENT, parameter->name,
                                      "dimension #%zu is negative", i + 1);
  }
  return check_size(builder, parameter);
}

//===-- The list ------------------------------------------------------------------------------===//

static tn_adapter_builder_item* find_item(const tn_adapter_builder* builder, tn_string_view name,
                                          tn_status* out_status) {
  uintptr_t value = 0;
  *out_status = tn_judy_names_get(&builder->names, &builder->allocator, name, &value);
  return *out_status == TN_OK ? (tn_adapter_builder_item*)value : NULL;
}

tn_adapter_builder_item* tn_adapter_builder__require(const tn_adapter_builder* builder,
                                                     tn_string_view name, tn_status* out_status) {
  tn_adapter_builder_item* item = find_item(builder, name, out_status);
  if (*out_status == TN_NOT_FOUND) {
    tn_adapter_builder__refuse(builder, TN_NOT_FOUND,
                               name.data == NULL ? tn_string_view_from("") : name,
                               "unknown parameter");
  } else if (*out_status == TN_OUT_OF_MEMORY) {
    tn_context__out_of_memory(builder->context);
  }
  return item;
}

static tn_status require_free(const tn_adapter_builder* builder, tn_string_view name) {
  tn_status status;
  (void)find_item(builder, name, &status);
  if (status == TN_NOT_FOUND) return TN_OK;
  if (status == TN_OUT_OF_MEMORY) return tn_context__out_of_memory(builder->context);
  return tn_adapter_builder__refuse(builder, TN_ALREADY_EXISTS, name,
                                    "a parameter of this name already exists");
}

// Appends the item, or frees it on failure.
static tn_status append(tn_adapter_builder* builder, tn_adapter_builder_item* owned_item) {
  tn_status status = require_free(builder, owned_item->name);
  if (status == TN_OK && builder->count == TN_ADAPTER_TENSOR_COUNT_MAX) {
    status = tn_adapter_builder__refuse(builder, TN_LIMIT_EXCEEDED, owned_item->name,
                                        "the number of parameters exceeds the limit of %u",
                                        TN_ADAPTER_TENSOR_COUNT_MAX);
  }
  if (status == TN_OK && (!tn_array_grow(&builder->allocator, &builder->items, &builder->capacity,
                                         builder->count + 1, sizeof(tn_adapter_builder_item*)) ||
                          tn_judy_names_set(&builder->names, &builder->allocator, owned_item->name,
                                            (uintptr_t)owned_item) != TN_OK)) {
    status = tn_context__out_of_memory(builder->context);
  }
  if (status != TN_OK) {
    free_item(builder, owned_item);
    return status;
  }
  owned_item->index = builder->count;
  builder->items[builder->count++] = owned_item;
  return TN_OK;
}

tn_status tn_adapter_builder_add(tn_adapter_builder* builder,
                                 const tn_adapter_builder_parameter* parameter, tn_blob* owner) {
  tn_adapter_builder_item* item;
  TN_TRY(tn_adapter_builder__may_change(builder));
  TN_TRY(check_parameter(builder, parameter));
  TN_TRY(make_owned_item(builder, parameter, owner, &item));
  return append(builder, item);
}

static tn_status add_entry(tn_adapter_builder* builder, tn_string_view name, tn_adapter* adapter,
                           const tn_adapter_entry* entry) {
  const tn_adapter_builder_parameter parameter = {
      .name = name.size == 0 ? entry->name : name,
      .element_type = (tn_element_type)entry->element_type,
      .dims = entry->dims,
      .rank = entry->rank,
      .data = adapter->data + entry->data_offset,
      .byte_size = entry->byte_size,
  };
  tn_adapter_builder_item* item;
  TN_TRY(make_item(builder, &parameter, &item));
  tn_object_retain(adapter);
  item->owner = adapter;
  item->adapter = adapter;
  item->offset = entry->data_offset;
  return append(builder, item);
}

tn_status tn_adapter_builder_add_tensor(tn_adapter_builder* builder, tn_string_view name,
                                        const tn_tensor* tensor) {
  tn_adapter* adapter = tn_tensor_adapter(tensor);
  const char* problem = name.size == 0 ? NULL : tn_adapter_builder__name_problem(name);
  if (problem != NULL)
    return tn_adapter_builder__refuse(builder, TN_INVALID_ARGUMENT, name, "%s", problem);
  TN_TRY(tn_adapter_builder__may_change(builder));
  const size_t number = tn_adapter__find(adapter, tn_tensor_name(tensor));
  return add_entry(builder, name, adapter, &adapter->entries[number]);
}

static tn_status replace(tn_adapter_builder* builder, const tn_adapter_builder_parameter* parameter,
                         tn_blob* owner) {
  tn_status status;
  tn_adapter_builder_item* item;
  tn_adapter_builder_item* old = tn_adapter_builder__require(builder, parameter->name, &status);
  if (old == NULL) return status;
  TN_TRY(check_parameter(builder, parameter));
  TN_TRY(make_owned_item(builder, parameter, owner, &item));
  // The key exists, so the map needs no memory.
  if (tn_judy_names_set(&builder->names, &builder->allocator, item->name, (uintptr_t)item) !=
      TN_OK) {
    free_item(builder, item);
    return tn_context__out_of_memory(builder->context);
  }
  item->index = old->index;
  builder->items[item->index] = item;
  free_item(builder, old);
  return TN_OK;
}

tn_status tn_adapter_builder_replace(tn_adapter_builder* builder,
                                     const tn_adapter_builder_parameter* parameter,
                                     tn_blob* owner) {
  tn_adapter_builder_use use;
  TN_TRY(tn_adapter_builder__may_change(builder));
  tn_adapter_builder__begin_call(&use, builder);
  return tn_adapter_builder__end_call(&use, replace(builder, parameter, owner));
}

tn_status tn_adapter_builder_rename(tn_adapter_builder* builder, tn_string_view name,
                                    tn_string_view new_name) {
  tn_status status;
  tn_adapter_builder_item* item = tn_adapter_builder__require(builder, name, &status);
  if (item == NULL) return status;
  TN_TRY(tn_adapter_builder__may_change(builder));
  if (tn_string_view_equal(name, new_name)) return TN_OK;
  const char* problem = tn_adapter_builder__name_problem(new_name);
  if (problem != NULL)
    return tn_adapter_builder__refuse(builder, TN_INVALID_ARGUMENT, new_name, "%s", problem);
  TN_TRY(require_free(builder, new_name));
  char* copy;
  if (copy_text(builder, new_name, &copy) != TN_OK)
    return tn_context__out_of_memory(builder->context);
  const tn_string_view old = item->name;
  status = tn_judy_names_set(&builder->names, &builder->allocator, new_name, (uintptr_t)item);
  if (status == TN_OK) {
    status = tn_judy_names_remove(&builder->names, &builder->allocator, old);
    if (status != TN_OK) {
      (void)tn_judy_names_remove(&builder->names, &builder->allocator, new_name);
    }
  }
  if (status != TN_OK) {
    tn_deallocate(&builder->allocator, copy, new_name.size + 1);
    return tn_context__out_of_memory(builder->context);
  }
  item->name = (tn_string_view){copy, new_name.size};
  tn_deallocate(&builder->allocator, (void*)(uintptr_t)old.data, old.size + 1);
  return TN_OK;
}

static tn_status drop(tn_adapter_builder* builder, tn_string_view name) {
  tn_status status;
  tn_adapter_builder_item* item = tn_adapter_builder__require(builder, name, &status);
  if (item == NULL) return status;
  if (tn_judy_names_remove(&builder->names, &builder->allocator, name) != TN_OK) {
    return tn_context__out_of_memory(builder->context);
  }
  builder->count--;
  for (size_t i = item->index; i < builder->count; ++i) {
    builder->items[i] = builder->items[i + 1];
    builder->items[i]->index = i;
  }
  free_item(builder, item);
  return TN_OK;
}

tn_status tn_adapter_builder_drop(tn_adapter_builder* builder, tn_string_view name) {
  tn_adapter_builder_use use;
  TN_TRY(tn_adapter_builder__may_change(builder));
  tn_adapter_builder__begin_call(&use, builder);
  return tn_adapter_builder__end_call(&use, drop(builder, name));
}

//===-- Lifetime and loading ------------------------------------------------------------------===//

tn_status tn_adapter_builder_create(tn_context* context, tn_adapter_builder** out_builder) {
  const tn_allocator allocator = tn_context_allocator(context);
  *out_builder = NULL;
  if (!context->alive) return TN_CONTEXT_DESTROYED;
  tn_adapter_builder* builder = tn_allocate_zeroed(&allocator, sizeof *builder);
  *out_builder = builder;
  if (builder == NULL) return tn_context__out_of_memory(context);
  builder->context = context;
  builder->allocator = allocator;
  return TN_OK;
}

static void free_contents(tn_adapter_builder* builder) {
  for (size_t i = 0; i < builder->count; ++i) free_item(builder, builder->items[i]);
  tn_deallocate(&builder->allocator, builder->items, builder->capacity * sizeof *builder->items);
  tn_judy_names_clear(&builder->names);
  tn_metadata__free(&builder->metadata, &builder->allocator);
}

/// Empties the builder before anything is released.
static void clear(tn_adapter_builder* builder) {
  tn_adapter_builder old = *builder;
  *builder = (tn_adapter_builder){.context = old.context,
                                  .allocator = old.allocator,
                                  .active_calls = old.active_calls,
                                  .is_doomed = old.is_doomed};
  free_contents(&old);
}

void tn_adapter_builder_clear(tn_adapter_builder* builder) {
  tn_adapter_builder_use use;
  if (tn_adapter_builder__may_change(builder) != TN_OK) return;
  tn_adapter_builder__begin_call(&use, builder);
  clear(builder);
  (void)tn_adapter_builder__end_call(&use, TN_OK);
}

void tn_adapter_builder_destroy(tn_adapter_builder* builder) {
  if (builder == NULL) return;
  tn_adapter_builder_use use;
  tn_adapter_builder__begin_call(&use, builder);
  builder->is_doomed = true;
  (void)tn_adapter_builder__end_call(&use, TN_OK);
}

void tn_adapter_builder__begin_call(tn_adapter_builder_use* use,
                                    const tn_adapter_builder* builder) {
  use->builder = (tn_adapter_builder*)(uintptr_t)builder;
  ++use->builder->active_calls;
  tn_callback_guard__begin(&use->call, builder->context, TN_CALL_CHANGES);
}

tn_status tn_adapter_builder__end_call(tn_adapter_builder_use* use, tn_status status) {
  tn_adapter_builder* builder = use->builder;
  if (builder->active_calls == 1 && builder->is_doomed) {
    // This call still counts as active, so callbacks that destroy the builder again have no effect.
    const tn_allocator allocator = builder->allocator;
    clear(builder);
    tn_deallocate(&allocator, builder, sizeof *builder);
  } else {
    --builder->active_calls;
  }
  tn_callback_guard__end(&use->call);
  return status;
}

tn_status tn_adapter_builder__may_change(const tn_adapter_builder* builder) {
  if (builder->active_calls == 0) return TN_OK;
  return tn_adapter_builder__refuse(builder, TN_INVALID_ARGUMENT, (tn_string_view){0},
                                    "a callback cannot change the builder that called it");
}

static tn_status load_adapter(tn_adapter_builder* builder, tn_adapter* adapter) {
  tn_adapter_builder fresh = {.context = builder->context, .allocator = builder->allocator};
  fresh.adapter_version = adapter->adapter_version;
  fresh.model_version = adapter->model_version;
  tn_status status = tn_metadata__copy(&adapter->metadata, &fresh.allocator, &fresh.metadata);
  if (status != TN_OK) tn_context__out_of_memory(builder->context);
  for (size_t i = 0; status == TN_OK && i < adapter->entry_count; ++i) {
    status = add_entry(&fresh, (tn_string_view){0}, adapter, &adapter->entries[i]);
  }
  if (status == TN_OK) {
    const tn_adapter_builder old = *builder;
    *builder = fresh;
    builder->active_calls = old.active_calls;
    fresh = old;
  }
  free_contents(&fresh);
  return status;
}

tn_status tn_adapter_builder_load_adapter(tn_adapter_builder* builder, tn_adapter* adapter) {
  tn_adapter_builder_use use;
  TN_TRY(tn_adapter_builder__may_change(builder));
  tn_adapter_builder__begin_call(&use, builder);
  return tn_adapter_builder__end_call(&use, load_adapter(builder, adapter));
}

static tn_status load_file(tn_adapter_builder* builder, const char* path,
                           const tn_adapter_options* options) {
  tn_adapter* adapter;
  TN_TRY(tn_adapter_load(builder->context, path, options, &adapter));
  const tn_status status = load_adapter(builder, adapter);
  tn_object_release(adapter);
  return status;
}

tn_status tn_adapter_builder_load(tn_adapter_builder* builder, const char* path,
                                  const tn_adapter_options* options) {
  tn_adapter_builder_use use;
  TN_TRY(tn_adapter_builder__may_change(builder));
  tn_adapter_builder__begin_call(&use, builder);
  return tn_adapter_builder__end_call(&use, load_file(builder, path, options));
}

//===-- Queries -------------------------------------------------------------------------------===//

size_t tn_adapter_builder_count(const tn_adapter_builder* builder) { return builder->count; }

bool tn_adapter_builder_parameter_at(const tn_adapter_builder* builder, size_t index,
                                     tn_adapter_builder_parameter* out_parameter) {
  *out_parameter = (tn_adapter_builder_parameter){0};
  if (index >= builder->count) return false;
  const tn_adapter_builder_item* item = builder->items[index];
  *out_parameter =
      (tn_adapter_builder_parameter){.name = item->name,
                                     .element_type = (tn_element_type)item->element_type,
                                     .dims = item->dims,
                                     .rank = item->rank,
                                     .data = item->data,
                                     .byte_size = item->byte_size,
                                     .device = item->device};
  return true;
}

tn_status tn_adapter_builder_find(const tn_adapter_builder* builder, tn_string_view name,
                                  size_t* out_index) {
  tn_status status;
  const tn_adapter_builder_item* item = find_item(builder, name, &status);
  *out_index = item == NULL ? SIZE_MAX : item->index;
  return status;
}

tn_status tn_adapter_builder_read(const tn_adapter_builder* builder, size_t index, size_t offset,
                                  size_t byte_size, void* out) {
  if (index >= builder->count) return TN_NOT_FOUND;
  const tn_adapter_builder_item* item = builder->items[index];
  if (item->device != NULL || offset > item->byte_size || item->byte_size - offset < byte_size) {
    return TN_INVALID_ARGUMENT;
  }
  return tn_adapter_builder__read(item, offset, byte_size, out) ? TN_OK : TN_IO_ERROR;
}

//===-- Metadata and versions -----------------------------------------------------------------===//

void tn_adapter_builder_set_versions(tn_adapter_builder* builder, int32_t adapter_version,
                                     int32_t model_version) {
  if (tn_adapter_builder__may_change(builder) != TN_OK) return;
  builder->adapter_version = adapter_version;
  builder->model_version = model_version;
}

int32_t tn_adapter_builder_adapter_version(const tn_adapter_builder* builder) {
  return builder->adapter_version;
}
int32_t tn_adapter_builder_model_version(const tn_adapter_builder* builder) {
  return builder->model_version;
}

static bool is_text(tn_string_view text) {
  return text.size == 0 || (memchr(text.data, 0, text.size) == NULL && tn_names__is_utf8(text));
}

tn_status tn_adapter_builder_set_metadata(tn_adapter_builder* builder, tn_string_view key,
                                          tn_string_view value) {
  TN_TRY(tn_adapter_builder__may_change(builder));
  tn_metadata* metadata = &builder->metadata;
  const size_t found = tn_metadata__find(metadata, key);
  if (value.data == NULL) {
    if (found != SIZE_MAX) tn_metadata__remove(metadata, &builder->allocator, found);
    return TN_OK;
  }
  if (key.size == 0 || !is_text(key) || !is_text(value)) {
    return tn_adapter_builder__refuse(builder, TN_INVALID_ARGUMENT, (tn_string_view){0},
                                      "metadata must be UTF-8 without NUL, with a nonempty key");
  }
  if (found == SIZE_MAX && metadata->count == TN_METADATA_COUNT_MAX) {
    return tn_adapter_builder__refuse(builder, TN_LIMIT_EXCEEDED, (tn_string_view){0},
                                      "the number of metadata entries exceeds the limit of %u",
                                      TN_METADATA_COUNT_MAX);
  }
  const tn_status status = tn_metadata__set(metadata, &builder->allocator, key, value);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(builder->context);
}

size_t tn_adapter_builder_metadata_count(const tn_adapter_builder* builder) {
  return builder->metadata.count;
}

bool tn_adapter_builder_metadata_at(const tn_adapter_builder* builder, size_t index,
                                    tn_string_view* out_key, tn_string_view* out_value) {
  *out_key = (tn_string_view){0};
  *out_value = (tn_string_view){0};
  if (index >= builder->metadata.count) return false;
  *out_key = builder->metadata.entries[index].key;
  *out_value = builder->metadata.entries[index].value;
  return true;
}
