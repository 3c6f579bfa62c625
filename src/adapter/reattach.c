// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attaching again: provides an adapter's bytes for existing attributes.
//
// Each target module in the attributes is looked up in the adapter by name. The resource of a
// tensor is chosen once: the one in the first attribute, if it has the same bytes or none,
// otherwise a new one. Attributes with other resources change; resources without references are
// removed, as for detaching.

#include <tenure/resource.h>
#include <tenure/walk.h>

#include "adapter/attachment.h"
#include "adapter/entry_resource.h"
#include "adapter/orphaned_resources.h"
#include "adapter/target_modules.h"

/// The result for an entry.
typedef struct rebound {
  tn_attribute attribute;  ///< Null until requested.
  tn_resource* resource;
  tn_blob* blob;  ///< To be set on an existing resource.
  bool is_new;
} rebound;

typedef struct rebinding {
  tn_context* context;
  tn_adapter* adapter;
  tn_string_view name;
  tn_identifier identifier;
  tn_resource_identity identity;
  tn_target_modules target_modules;
  rebound* tensors;  ///< By index of the entry.
  tn_status status;
  tn_attribute_changes changes;
  tn_orphaned_resources orphans;
  tn_adapter_report report;
} rebinding;

//===-- One tensor ----------------------------------------------------------------------------===//

static tn_status refuse(rebinding* r, tn_op op, tn_status status, tn_string_view target_module,
                        tn_string_view role, const char* problem) {
  tn_text_buffer text = tn_text_buffer_make(&r->context->allocator);
  tn_text_buffer_append_text(&text, "adapter ");
  tn_names__append_quoted(&text, r->name);
  tn_text_buffer_append_text(&text, ": ");
  tn_names__append_quoted(&text, target_module);
  tn_text_buffer_format(&text, ": the adapter %s ", problem);
  tn_text_buffer_append_view(&text, role);
  return tn_context__fail_text(r->context, status, tn_op_location(op), &text);
}

// Compares in blocks, since the bytes on either side may be in a file.
static bool equals(const tn_adapter* adapter, const tn_adapter_entry* entry, const tn_blob* blob) {
  unsigned char left[16384];
  unsigned char right[16384];
  for (size_t i = 0; i < entry->byte_size; i += sizeof left) {
    const size_t rest = entry->byte_size - i;
    const size_t size = rest < sizeof left ? rest : sizeof left;
    if (!tn_adapter__read(adapter, entry->data_offset + i, size, left) ||
        !tn_adapter__read_blob(blob, i, size, right) || memcmp(left, right, size) != 0) {
      return false;
    }
  }
  return true;
}

// Returns whether the resource that `old` refers to has the entry's bytes, or none because a text
// only declared it; then its key can be kept.
static bool can_have_bytes(const rebinding* r, tn_attribute old, const tn_adapter_entry* entry,
                           tn_resource** out_resource) {
  tn_blob* blob;
  if (tn_resource_find(r->context, (tn_string_view){0}, tn_dense_resource_attribute_key(old),
                       out_resource) != TN_OK) {
    return false;
  }
  if (tn_resource_retain_blob(*out_resource, &blob) != TN_OK) return true;
  const bool same = tn_blob_byte_size(blob) == entry->byte_size && equals(r->adapter, entry, blob);
  tn_object_release(blob);
  return same;
}

static tn_status bind(rebinding* r, tn_attribute old, size_t number, tn_type type) {
  const tn_adapter_entry* entry = &r->adapter->entries[number];
  rebound* tensor = &r->tensors[number];
  r->report.tensor_count++;
  r->report.byte_size += entry->byte_size;
  if (can_have_bytes(r, old, entry, &tensor->resource)) {
    TN_TRY(tn_adapter__make_blob(r->context, r->adapter, entry, &tensor->blob));
    tensor->attribute = old;
    return TN_OK;
  }
  tensor->resource = NULL;
  TN_TRY(tn_adapter__make_resource(r->context, r->adapter, r->name, &r->identity, entry,
                                   &tensor->resource));
  tensor->is_new = true;
  return tn_dense_resource_attribute_get(type, tn_resource_key(tensor->resource),
                                         &tensor->attribute);
}

static tn_status rebind_tensor(rebinding* r, tn_op op, const tn_target_module* target_module,
                               tn_named_attribute* tensor) {
  const tn_string_view role = tn_identifier_text(tensor->name);
  const tn_adapter_entry* entry =
      tn_target_modules__entry_view(&r->target_modules, target_module, role);
  if (entry == NULL) return refuse(r, op, TN_NOT_FOUND, target_module->name, role, "has no");
  tn_type type;
  TN_TRY(tn_adapter__entry_type(r->adapter, entry, r->context, &type));
  if (!tn_type_equal(type, tn_attribute_type(tensor->value))) {
    return refuse(r, op, TN_SHAPE_MISMATCH, target_module->name, role, "has a different type for");
  }
  const size_t number = (size_t)(entry - r->adapter->entries);
  if (tn_attribute_is_null(r->tensors[number].attribute)) {
    TN_TRY(bind(r, tensor->value, number, type));
  }
  tensor->value = r->tensors[number].attribute;
  return TN_OK;
}

//===-- Attributes ----------------------------------------------------------------------------===//

static tn_status without_mark(const rebinding* r, tn_attribute dictionary, tn_attribute* out_rest) {
  tn_identifier name;
  TN_TRY(tn_identifier_get(r->context, tn_string_view_from(TN_UNLOADED_NAME), &name));
  return tn_attachment__with_entry(r->context, dictionary, name, (tn_attribute){NULL}, out_rest);
}

static tn_status rebind_target_module(rebinding* r, tn_op op,
                                      tn_named_attribute* target_module_attribute) {
  const tn_string_view name = tn_identifier_text(target_module_attribute->name);
  const tn_target_module* target_module = tn_target_modules__find(&r->target_modules, name);
  if (target_module == NULL) {
    return refuse(r, op, TN_NOT_FOUND, name, (tn_string_view){NULL, 0},
                  "has no tensor of this name");
  }
  const tn_attribute old = target_module_attribute->value;
  TN_TRY(without_mark(r, old, &target_module_attribute->value));
  for (size_t i = 0; i < tn_dictionary_attribute_count(old); ++i) {
    tn_named_attribute tensor = tn_dictionary_attribute_entry(old, i);
    if (tn_attribute_kind_of(tensor.value) != TN_ATTRIBUTE_DENSE_RESOURCE) continue;
    TN_TRY(rebind_tensor(r, op, target_module, &tensor));
    TN_TRY(tn_attachment__with_entry(r->context, target_module_attribute->value, tensor.name,
                                     tensor.value, &target_module_attribute->value));
  }
  return TN_OK;
}

static tn_status rebind_target_modules(rebinding* r, tn_op op, tn_attribute* target_modules) {
  const tn_attribute old = *target_modules;
  TN_TRY(tn_orphaned_resources__add(&r->orphans, old));
  r->report.op_count++;
  for (size_t i = 0; i < tn_dictionary_attribute_count(old); ++i) {
    tn_named_attribute target_module = tn_dictionary_attribute_entry(old, i);
    if (!tn_attachment__is_dictionary(target_module.value)) continue;
    r->report.target_module_count++;
    TN_TRY(rebind_target_module(r, op, &target_module));
    TN_TRY(tn_attachment__with_entry(r->context, *target_modules, target_module.name,
                                     target_module.value, target_modules));
  }
  return TN_OK;
}

static tn_status rebind_op(rebinding* r, tn_op op, const char* attribute_name, bool is_list) {
  const tn_attribute old = tn_op_discardable_attribute(op, tn_string_view_from(attribute_name));
  if (!tn_attachment__is_dictionary(old)) return TN_OK;
  tn_attribute adapter = tn_dictionary_attribute_find(old, r->name);
  if (!tn_attachment__is_dictionary(adapter)) return TN_OK;
  tn_identifier attribute;
  tn_attribute changed;
  TN_TRY(is_list ? without_mark(r, adapter, &adapter) : rebind_target_modules(r, op, &adapter));
  if (tn_attribute_is_null(adapter)) {
    TN_TRY(tn_dictionary_attribute_get(r->context, NULL, 0, &adapter));
  }
  TN_TRY(tn_attachment__with_entry(r->context, old, r->identifier, adapter, &changed));
  if (tn_attribute_equal(changed, old)) return TN_OK;
  TN_TRY(tn_identifier_get(r->context, tn_string_view_from(attribute_name), &attribute));
  return tn_attribute_changes__add(&r->changes, op, attribute, changed);
}

static tn_walk_result visit(tn_op op, void* user_data) {
  rebinding* r = user_data;
  r->status = rebind_op(r, op, TN_ATTACHMENT_NAME, false);
  if (r->status == TN_OK) r->status = rebind_op(r, op, TN_ATTACHMENTS_NAME, true);
  return r->status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

//===-- Reattaching ---------------------------------------------------------------------------===//

// Keeps the resources that the changed attributes refer to.
static void spare_kept(rebinding* r) {
  for (size_t i = 0; i < r->adapter->entry_count; ++i) {
    if (r->tensors[i].resource == NULL) continue;
    tn_judy_map_remove(&r->orphans.resources, (uintptr_t)r->tensors[i].resource);
  }
}

static tn_status plan(rebinding* r, tn_op root) {
  TN_TRY(tn_identifier_find(r->context, r->name, &r->identifier));
  if (tn_target_modules__make(r->adapter, &r->context->allocator, &r->target_modules) != TN_OK) {
    return tn_context__out_of_memory(r->context);
  }
  if (r->adapter->entry_count > 0) {
    r->tensors =
        tn_allocate_zeroed(&r->context->allocator, r->adapter->entry_count * sizeof *r->tensors);
    if (r->tensors == NULL) return tn_context__out_of_memory(r->context);
  }
  r->identity = tn_adapter__identity(r->adapter);
  const tn_status walked = tn_op_walk(root, TN_WALK_PRE_ORDER, visit, r);
  TN_TRY(r->status);
  TN_TRY(walked);
  if (r->report.op_count == 0) return TN_NOT_FOUND;
  TN_TRY(tn_orphaned_resources__spare(&r->orphans));
  spare_kept(r);
  return tn_attribute_changes__commit(&r->changes);
}

static void finish(rebinding* r) {
  size_t count = 0;
  size_t byte_size = 0;
  for (size_t i = 0; i < r->adapter->entry_count; ++i) {
    if (r->tensors[i].blob != NULL) {
      tn_resource_set_blob(r->tensors[i].resource, r->tensors[i].blob);
    }
  }
  tn_orphaned_resources__remove(&r->orphans, &count, &byte_size);
}

static void give_up(rebinding* r) {
  for (size_t i = 0; r->tensors != NULL && i < r->adapter->entry_count; ++i) {
    if (r->tensors[i].is_new) tn_resource_remove(r->tensors[i].resource);
  }
}

static void free_rebinding(rebinding* r) {
  for (size_t i = 0; r->tensors != NULL && i < r->adapter->entry_count; ++i) {
    tn_object_release(r->tensors[i].blob);
  }
  tn_deallocate(&r->context->allocator, r->tensors, r->adapter->entry_count * sizeof *r->tensors);
  tn_attribute_changes__free(&r->changes);
  tn_orphaned_resources__free(&r->orphans);
  tn_target_modules__free(&r->target_modules);
}

static tn_status reattach_adapter(tn_op root, tn_string_view name, tn_adapter* adapter,
                                  tn_adapter_report* out_report) {
  if (out_report != NULL) *out_report = (tn_adapter_report){0};
  tn_context* context;
  TN_TRY(tn_adapter__prepare(adapter, root, &context));
  rebinding r = {.context = context,
                 .adapter = adapter,
                 .name = name,
                 .changes = {.context = context},
                 .orphans = {.context = context, .root = root, .name = name}};
  const tn_status status = plan(&r, root);
  if (status == TN_OK) {
    finish(&r);
    if (out_report != NULL) *out_report = r.report;
  } else {
    give_up(&r);
  }
  if (status == TN_NOT_FOUND && r.report.op_count == 0) {
    tn_context__fail(context, status, tn_op_location(root), "adapter '%.*s' is not attached",
                     (int)name.size, name.data);
  }
  free_rebinding(&r);
  return status;
}

tn_status tn_adapter_reattach(tn_op root, tn_string_view name, tn_adapter* adapter,
                              tn_adapter_report* out_report) {
  tn_callback_guard call;
  if (out_report != NULL) *out_report = (tn_adapter_report){0};
  TN_TRY(tn_adapter__begin_change(root, adapter, &call));
  return tn_adapter__end_change(&call, adapter, reattach_adapter(root, name, adapter, out_report));
}
