// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Drafts: a list of parameters in the order in which they were added, and their names in a map.
//
// Each change makes what is new first, then enters it in steps of which only the last can fail, so a
// change that fails leaves the list as it was.
//
// Invariants:
//   - every item's name is in the map, and leads to it; its index is its place in the list;
//   - the elements of a tensor in host memory have the size that its extents come to.

#include "adapter/draft.h"

#include "adapter/adapter.h"
#include "adapter/element.h"
#include "adapter/names.h"
#include "adapter/onnx_format.h"
#include "base/status.h"
#include "ir/context.h"

//===-- Reports -------------------------------------------------------------------------------===//

tn_status tn_draft__refuse(const tn_draft* draft, tn_status status, tn_string_view name,
                           const char* format, ...) {
  tn_context* context = draft->context;
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

tn_status tn_draft__report_changed(const tn_draft* draft, const tn_draft_item* item) {
  return tn_draft__refuse(draft, TN_IO_ERROR, item->name,
                          "the file that it is in was changed after it was loaded");
}

const char* tn_draft__name_problem(tn_string_view name) {
  if (name.size == 0) return "a name may not be empty";
  if (memchr(name.data, 0, name.size) != NULL) return "a NUL stands inside its name";
  return tn_names__is_utf8(name) ? NULL : "its name is not UTF-8";
}

//===-- Items ---------------------------------------------------------------------------------===//

static void free_item(const tn_draft* draft, tn_draft_item* item) {
  const tn_allocator* allocator = &draft->allocator;
  if (item == NULL) return;
  tn_deallocate(allocator, (void*)(uintptr_t)item->name.data, item->name.size + 1);
  tn_deallocate(allocator, item->dims, item->rank * sizeof *item->dims);
  if (item->device != NULL) tn_deallocate(allocator, item->device, strlen(item->device) + 1);
  tn_object_release(item->owner);
  tn_deallocate(allocator, item, sizeof *item);
}

static tn_status copy_text(const tn_draft* draft, tn_string_view text, char** out_copy) {
  *out_copy = tn_allocate(&draft->allocator, text.size + 1);
  if (*out_copy == NULL) return TN_OUT_OF_MEMORY;
  if (text.size != 0) memcpy(*out_copy, text.data, text.size);
  (*out_copy)[text.size] = '\0';
  return TN_OK;
}

static tn_status fill_item(const tn_draft* draft, const tn_draft_parameter* parameter,
                           tn_draft_item* item) {
  char* name;
  TN_TRY(copy_text(draft, parameter->name, &name));
  item->name = (tn_string_view){name, parameter->name.size};
  item->element_type = (uint32_t)parameter->element_type;
  item->byte_size = parameter->byte_size;
  item->data = parameter->data;
  if (parameter->device != NULL) {
    TN_TRY(copy_text(draft, tn_string_view_from(parameter->device), &item->device));
  }
  if (parameter->rank == 0) return TN_OK;
  const size_t dims_size = parameter->rank * sizeof *item->dims;
  item->dims = tn_allocate(&draft->allocator, dims_size);
  if (item->dims == NULL) return TN_OUT_OF_MEMORY;
  memcpy(item->dims, parameter->dims, dims_size);
  item->rank = parameter->rank;
  return TN_OK;
}

// An item that says the same as `parameter` and holds nothing.
static tn_status make_item(const tn_draft* draft, const tn_draft_parameter* parameter,
                           tn_draft_item** out_item) {
  *out_item = tn_allocate_zeroed(&draft->allocator, sizeof **out_item);
  const tn_status status =
      *out_item == NULL ? TN_OUT_OF_MEMORY : fill_item(draft, parameter, *out_item);
  if (status == TN_OK) return TN_OK;
  free_item(draft, *out_item);
  *out_item = NULL;
  return tn_context__out_of_memory(draft->context);
}

// An item whose elements are in `owner`'s bytes, or copied.
static tn_status make_owned_item(const tn_draft* draft, const tn_draft_parameter* parameter,
                                 tn_blob* owner, tn_draft_item** out_item) {
  TN_TRY(make_item(draft, parameter, out_item));
  tn_draft_item* item = *out_item;
  tn_object_retain(owner);
  item->owner = owner;
  if (owner != NULL || parameter->device != NULL || parameter->data == NULL) return TN_OK;
  tn_blob* copy;
  if (tn_blob_copy(parameter->data, parameter->byte_size, 64, &copy) != TN_OK) {
    free_item(draft, item);
    *out_item = NULL;
    return tn_context__out_of_memory(draft->context);
  }
  tn_draft__set_elements(item, item->element_type, copy);
  return TN_OK;
}

void tn_draft__set_elements(tn_draft_item* item, uint32_t element_type, tn_blob* owned_blob) {
  tn_object_release(item->owner);
  item->owner = owned_blob;
  item->element_type = element_type;
  item->data = tn_blob_data(owned_blob);
  item->byte_size = tn_blob_byte_size(owned_blob);
  item->adapter = NULL;
  item->offset = 0;
}

bool tn_draft__read(const tn_draft_item* item, size_t offset, size_t size, void* out) {
  if (item->adapter != NULL)
    return tn_adapter__read(item->adapter, item->offset + offset, size, out);
  if (size != 0) memcpy(out, item->data + offset, size);
  return true;
}

//===-- Checks --------------------------------------------------------------------------------===//

static tn_status check_size(const tn_draft* draft, const tn_draft_parameter* parameter) {
  size_t size = 0;
  bool empty = false;
  const uint32_t type = (uint32_t)parameter->element_type;
  if (tn_element__class_of(type) == TN_ELEMENT_CLASS_NONE) return TN_OK;
  if (!tn_element__byte_size(type, parameter->dims, parameter->rank, &size, &empty)) {
    return tn_draft__refuse(draft, TN_INVALID_ARGUMENT, parameter->name,
                            "its extents come to more bytes than can be counted");
  }
  if (size != parameter->byte_size) {
    return tn_draft__refuse(draft, TN_SHAPE_MISMATCH, parameter->name,
                            "it has %zu bytes of data; its extents come to %zu",
                            parameter->byte_size, size);
  }
  if (parameter->data != NULL || size == 0) return TN_OK;
  return tn_draft__refuse(draft, TN_INVALID_ARGUMENT, parameter->name, "it has no data");
}

static tn_status check_parameter(const tn_draft* draft, const tn_draft_parameter* parameter) {
  const char* problem = tn_draft__name_problem(parameter->name);
  if (problem != NULL) {
    return tn_draft__refuse(draft, TN_INVALID_ARGUMENT, parameter->name, "%s", problem);
  }
  if (parameter->rank > TN_ADAPTER_RANK_MAX) {
    return tn_draft__refuse(draft, TN_LIMIT_EXCEEDED, parameter->name,
                            "it has %zu dimensions; %u are allowed", parameter->rank,
                            TN_ADAPTER_RANK_MAX);
  }
  for (size_t i = 0; i < parameter->rank; ++i) {
    if (parameter->dims[i] >= 0) continue;
    return tn_draft__refuse(draft, TN_INVALID_ARGUMENT, parameter->name,
                            "extent number %zu is negative", i + 1);
  }
  return check_size(draft, parameter);
}

//===-- The list ------------------------------------------------------------------------------===//

static tn_draft_item* find_item(const tn_draft* draft, tn_string_view name, tn_status* out_status) {
  uintptr_t value = 0;
  *out_status = tn_judy_names_get(&draft->names, &draft->allocator, name, &value);
  return *out_status == TN_OK ? (tn_draft_item*)value : NULL;
}

tn_draft_item* tn_draft__require(const tn_draft* draft, tn_string_view name,
                                 tn_status* out_status) {
  tn_draft_item* item = find_item(draft, name, out_status);
  if (*out_status == TN_NOT_FOUND) {
    tn_draft__refuse(draft, TN_NOT_FOUND, name.data == NULL ? tn_string_view_from("") : name,
                     "there is no such parameter");
  } else if (*out_status == TN_OUT_OF_MEMORY) {
    tn_context__out_of_memory(draft->context);
  }
  return item;
}

static tn_status require_free(const tn_draft* draft, tn_string_view name) {
  tn_status status;
  (void)find_item(draft, name, &status);
  if (status == TN_NOT_FOUND) return TN_OK;
  if (status == TN_OUT_OF_MEMORY) return tn_context__out_of_memory(draft->context);
  return tn_draft__refuse(draft, TN_ALREADY_EXISTS, name, "there is a parameter of this name");
}

// Enters the item at the end, or frees it.
static tn_status append(tn_draft* draft, tn_draft_item* owned_item) {
  tn_status status = require_free(draft, owned_item->name);
  if (status == TN_OK && draft->count == TN_ADAPTER_TENSOR_COUNT_MAX) {
    status =
        tn_draft__refuse(draft, TN_LIMIT_EXCEEDED, owned_item->name,
                         "no more than %u parameters are allowed", TN_ADAPTER_TENSOR_COUNT_MAX);
  }
  if (status == TN_OK && (!tn_array_grow(&draft->allocator, &draft->items, &draft->capacity,
                                         draft->count + 1, sizeof(tn_draft_item*)) ||
                          tn_judy_names_set(&draft->names, &draft->allocator, owned_item->name,
                                            (uintptr_t)owned_item) != TN_OK)) {
    status = tn_context__out_of_memory(draft->context);
  }
  if (status != TN_OK) {
    free_item(draft, owned_item);
    return status;
  }
  owned_item->index = draft->count;
  draft->items[draft->count++] = owned_item;
  return TN_OK;
}

tn_status tn_draft_add(tn_draft* draft, const tn_draft_parameter* parameter, tn_blob* owner) {
  tn_draft_item* item;
  TN_TRY(tn_draft__may_change(draft));
  TN_TRY(check_parameter(draft, parameter));
  TN_TRY(make_owned_item(draft, parameter, owner, &item));
  return append(draft, item);
}

static tn_status add_entry(tn_draft* draft, tn_string_view name, tn_adapter* adapter,
                           const tn_adapter_entry* entry) {
  const tn_draft_parameter parameter = {
      .name = name.size == 0 ? entry->name : name,
      .element_type = (tn_element_type)entry->element_type,
      .dims = entry->dims,
      .rank = entry->rank,
      .data = adapter->data + entry->data_offset,
      .byte_size = entry->byte_size,
  };
  tn_draft_item* item;
  TN_TRY(make_item(draft, &parameter, &item));
  tn_object_retain(adapter);
  item->owner = adapter;
  item->adapter = adapter;
  item->offset = entry->data_offset;
  return append(draft, item);
}

tn_status tn_draft_add_tensor(tn_draft* draft, tn_string_view name, const tn_tensor* tensor) {
  tn_adapter* adapter = tn_tensor_adapter(tensor);
  const char* problem = name.size == 0 ? NULL : tn_draft__name_problem(name);
  if (problem != NULL) return tn_draft__refuse(draft, TN_INVALID_ARGUMENT, name, "%s", problem);
  TN_TRY(tn_draft__may_change(draft));
  const size_t number = tn_adapter__find(adapter, tn_tensor_name(tensor));
  return add_entry(draft, name, adapter, &adapter->entries[number]);
}

static tn_status replace(tn_draft* draft, const tn_draft_parameter* parameter, tn_blob* owner) {
  tn_status status;
  tn_draft_item* item;
  tn_draft_item* old = tn_draft__require(draft, parameter->name, &status);
  if (old == NULL) return status;
  TN_TRY(check_parameter(draft, parameter));
  TN_TRY(make_owned_item(draft, parameter, owner, &item));
  // The key is there, so the map needs no memory.
  if (tn_judy_names_set(&draft->names, &draft->allocator, item->name, (uintptr_t)item) != TN_OK) {
    free_item(draft, item);
    return tn_context__out_of_memory(draft->context);
  }
  item->index = old->index;
  draft->items[item->index] = item;
  free_item(draft, old);
  return TN_OK;
}

tn_status tn_draft_replace(tn_draft* draft, const tn_draft_parameter* parameter, tn_blob* owner) {
  tn_draft_use use;
  TN_TRY(tn_draft__may_change(draft));
  tn_draft__hold(&use, draft);
  return tn_draft__let_go(&use, replace(draft, parameter, owner));
}

tn_status tn_draft_rename(tn_draft* draft, tn_string_view name, tn_string_view new_name) {
  tn_status status;
  tn_draft_item* item = tn_draft__require(draft, name, &status);
  if (item == NULL) return status;
  TN_TRY(tn_draft__may_change(draft));
  if (tn_string_view_equal(name, new_name)) return TN_OK;
  const char* problem = tn_draft__name_problem(new_name);
  if (problem != NULL) return tn_draft__refuse(draft, TN_INVALID_ARGUMENT, new_name, "%s", problem);
  TN_TRY(require_free(draft, new_name));
  char* copy;
  if (copy_text(draft, new_name, &copy) != TN_OK) return tn_context__out_of_memory(draft->context);
  const tn_string_view old = item->name;
  status = tn_judy_names_set(&draft->names, &draft->allocator, new_name, (uintptr_t)item);
  if (status == TN_OK) {
    status = tn_judy_names_remove(&draft->names, &draft->allocator, old);
    if (status != TN_OK) {
      (void)tn_judy_names_remove(&draft->names, &draft->allocator, new_name);
    }
  }
  if (status != TN_OK) {
    tn_deallocate(&draft->allocator, copy, new_name.size + 1);
    return tn_context__out_of_memory(draft->context);
  }
  item->name = (tn_string_view){copy, new_name.size};
  tn_deallocate(&draft->allocator, (void*)(uintptr_t)old.data, old.size + 1);
  return TN_OK;
}

static tn_status drop(tn_draft* draft, tn_string_view name) {
  tn_status status;
  tn_draft_item* item = tn_draft__require(draft, name, &status);
  if (item == NULL) return status;
  if (tn_judy_names_remove(&draft->names, &draft->allocator, name) != TN_OK) {
    return tn_context__out_of_memory(draft->context);
  }
  draft->count--;
  for (size_t i = item->index; i < draft->count; ++i) {
    draft->items[i] = draft->items[i + 1];
    draft->items[i]->index = i;
  }
  free_item(draft, item);
  return TN_OK;
}

tn_status tn_draft_drop(tn_draft* draft, tn_string_view name) {
  tn_draft_use use;
  TN_TRY(tn_draft__may_change(draft));
  tn_draft__hold(&use, draft);
  return tn_draft__let_go(&use, drop(draft, name));
}

//===-- Lifetime and loading ------------------------------------------------------------------===//

tn_status tn_draft_create(tn_context* context, tn_draft** out_draft) {
  const tn_allocator allocator = tn_context_allocator(context);
  *out_draft = NULL;
  if (!context->alive) return TN_CONTEXT_DESTROYED;
  tn_draft* draft = tn_allocate_zeroed(&allocator, sizeof *draft);
  *out_draft = draft;
  if (draft == NULL) return tn_context__out_of_memory(context);
  draft->context = context;
  draft->allocator = allocator;
  return TN_OK;
}

static void free_contents(tn_draft* draft) {
  for (size_t i = 0; i < draft->count; ++i) free_item(draft, draft->items[i]);
  tn_deallocate(&draft->allocator, draft->items, draft->capacity * sizeof *draft->items);
  tn_judy_names_clear(&draft->names);
  tn_metadata__free(&draft->metadata, &draft->allocator);
}

/// Empties the draft before anything of it is given back.
static void clear(tn_draft* draft) {
  tn_draft old = *draft;
  *draft = (tn_draft){.context = old.context,
                      .allocator = old.allocator,
                      .holders = old.holders,
                      .is_doomed = old.is_doomed};
  free_contents(&old);
}

void tn_draft_clear(tn_draft* draft) {
  tn_draft_use use;
  if (tn_draft__may_change(draft) != TN_OK) return;
  tn_draft__hold(&use, draft);
  clear(draft);
  (void)tn_draft__let_go(&use, TN_OK);
}

void tn_draft_destroy(tn_draft* draft) {
  if (draft == NULL) return;
  tn_draft_use use;
  tn_draft__hold(&use, draft);
  draft->is_doomed = true;
  (void)tn_draft__let_go(&use, TN_OK);
}

void tn_draft__hold(tn_draft_use* use, const tn_draft* draft) {
  use->draft = (tn_draft*)(uintptr_t)draft;
  ++use->draft->holders;
  tn_call_out__begin(&use->call, draft->context, TN_CALL_CHANGES);
}

tn_status tn_draft__let_go(tn_draft_use* use, tn_status status) {
  tn_draft* draft = use->draft;
  if (draft->holders == 1 && draft->is_doomed) {
    // The holder is this call: what is given back may ask for the same again.
    const tn_allocator allocator = draft->allocator;
    clear(draft);
    tn_deallocate(&allocator, draft, sizeof *draft);
  } else {
    --draft->holders;
  }
  tn_call_out__end(&use->call);
  return status;
}

tn_status tn_draft__may_change(const tn_draft* draft) {
  if (draft->holders == 0) return TN_OK;
  return tn_draft__refuse(draft, TN_INVALID_ARGUMENT, (tn_string_view){0},
                          "a draft cannot be changed by a callback of what uses it");
}

static tn_status load_adapter(tn_draft* draft, tn_adapter* adapter) {
  tn_draft fresh = {.context = draft->context, .allocator = draft->allocator};
  fresh.adapter_version = adapter->adapter_version;
  fresh.model_version = adapter->model_version;
  tn_status status = tn_metadata__copy(&adapter->metadata, &fresh.allocator, &fresh.metadata);
  if (status != TN_OK) tn_context__out_of_memory(draft->context);
  for (size_t i = 0; status == TN_OK && i < adapter->entry_count; ++i) {
    status = add_entry(&fresh, (tn_string_view){0}, adapter, &adapter->entries[i]);
  }
  if (status == TN_OK) {
    const tn_draft old = *draft;
    *draft = fresh;
    draft->holders = old.holders;
    fresh = old;
  }
  free_contents(&fresh);
  return status;
}

tn_status tn_draft_load_adapter(tn_draft* draft, tn_adapter* adapter) {
  tn_draft_use use;
  TN_TRY(tn_draft__may_change(draft));
  tn_draft__hold(&use, draft);
  return tn_draft__let_go(&use, load_adapter(draft, adapter));
}

static tn_status load_file(tn_draft* draft, const char* path, const tn_adapter_options* options) {
  tn_adapter* adapter;
  TN_TRY(tn_adapter_load(draft->context, path, options, &adapter));
  const tn_status status = load_adapter(draft, adapter);
  tn_object_release(adapter);
  return status;
}

tn_status tn_draft_load(tn_draft* draft, const char* path, const tn_adapter_options* options) {
  tn_draft_use use;
  TN_TRY(tn_draft__may_change(draft));
  tn_draft__hold(&use, draft);
  return tn_draft__let_go(&use, load_file(draft, path, options));
}

//===-- Asking --------------------------------------------------------------------------------===//

size_t tn_draft_count(const tn_draft* draft) { return draft->count; }

bool tn_draft_parameter_at(const tn_draft* draft, size_t index, tn_draft_parameter* out_parameter) {
  *out_parameter = (tn_draft_parameter){0};
  if (index >= draft->count) return false;
  const tn_draft_item* item = draft->items[index];
  *out_parameter = (tn_draft_parameter){.name = item->name,
                                        .element_type = (tn_element_type)item->element_type,
                                        .dims = item->dims,
                                        .rank = item->rank,
                                        .data = item->data,
                                        .byte_size = item->byte_size,
                                        .device = item->device};
  return true;
}

tn_status tn_draft_find(const tn_draft* draft, tn_string_view name, size_t* out_index) {
  tn_status status;
  const tn_draft_item* item = find_item(draft, name, &status);
  *out_index = item == NULL ? SIZE_MAX : item->index;
  return status;
}

tn_status tn_draft_read(const tn_draft* draft, size_t index, size_t offset, size_t byte_size,
                        void* out) {
  if (index >= draft->count) return TN_NOT_FOUND;
  const tn_draft_item* item = draft->items[index];
  if (item->device != NULL || offset > item->byte_size || item->byte_size - offset < byte_size) {
    return TN_INVALID_ARGUMENT;
  }
  return tn_draft__read(item, offset, byte_size, out) ? TN_OK : TN_IO_ERROR;
}

//===-- About it ------------------------------------------------------------------------------===//

void tn_draft_set_versions(tn_draft* draft, int32_t adapter_version, int32_t model_version) {
  if (tn_draft__may_change(draft) != TN_OK) return;
  draft->adapter_version = adapter_version;
  draft->model_version = model_version;
}

int32_t tn_draft_adapter_version(const tn_draft* draft) { return draft->adapter_version; }
int32_t tn_draft_model_version(const tn_draft* draft) { return draft->model_version; }

static bool is_text(tn_string_view text) {
  return text.size == 0 || (memchr(text.data, 0, text.size) == NULL && tn_names__is_utf8(text));
}

tn_status tn_draft_set_metadata(tn_draft* draft, tn_string_view key, tn_string_view value) {
  TN_TRY(tn_draft__may_change(draft));
  tn_metadata* metadata = &draft->metadata;
  const size_t found = tn_metadata__find(metadata, key);
  if (value.data == NULL) {
    if (found != SIZE_MAX) tn_metadata__remove(metadata, &draft->allocator, found);
    return TN_OK;
  }
  if (key.size == 0 || !is_text(key) || !is_text(value)) {
    return tn_draft__refuse(draft, TN_INVALID_ARGUMENT, (tn_string_view){0},
                            "metadata is UTF-8 without NUL, and its keys are not empty");
  }
  if (found == SIZE_MAX && metadata->count == TN_METADATA_COUNT_MAX) {
    return tn_draft__refuse(draft, TN_LIMIT_EXCEEDED, (tn_string_view){0},
                            "no more than %u texts of metadata are allowed", TN_METADATA_COUNT_MAX);
  }
  const tn_status status = tn_metadata__set(metadata, &draft->allocator, key, value);
  return status == TN_OK ? TN_OK : tn_context__out_of_memory(draft->context);
}

size_t tn_draft_metadata_count(const tn_draft* draft) { return draft->metadata.count; }

bool tn_draft_metadata_at(const tn_draft* draft, size_t index, tn_string_view* out_key,
                          tn_string_view* out_value) {
  *out_key = (tn_string_view){0};
  *out_value = (tn_string_view){0};
  if (index >= draft->metadata.count) return false;
  *out_key = draft->metadata.entries[index].key;
  *out_value = draft->metadata.entries[index].value;
  return true;
}
