// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Removes adapters: detaching removes the attributes; unloading keeps them as a record.
//
// The attributes change first, all of them or none; removing resources cannot fail. Finding the
// resources needs memory, so it is done before.

#include <tenure/walk.h>

#include "adapter/attachment.h"
#include "adapter/orphaned_resources.h"
#include "scope/access.h"

// All zero initially except the first three fields.
typedef struct removal {
  tn_context* context;
  tn_string_view name;
  bool unloads;  ///< Keep the attributes, and mark them.
  tn_identifier identifier;
  tn_status status;
  tn_attribute_changes changes;
  tn_orphaned_resources orphans;
  tn_adapter_report report;
} removal;

//===-- Attributes ----------------------------------------------------------------------------===//

// Returns the value in `dictionary` of the adapter's name; null if it has none or is no dictionary.
static tn_attribute entry_of(const removal* r, tn_attribute dictionary) {
  if (!tn_attachment__is_dictionary(dictionary)) return (tn_attribute){NULL};
  return tn_dictionary_attribute_find(dictionary, r->name);
}

// Adds the unit attribute `unloaded` to `dictionary`.
static tn_status with_mark(const removal* r, tn_attribute dictionary, tn_attribute* out_marked) {
  tn_identifier name;
  tn_attribute unit;
  TN_TRY(tn_identifier_get(r->context, tn_string_view_from(TN_UNLOADED_NAME), &name));
  TN_TRY(tn_unit_attribute_get(r->context, &unit));
  return tn_attachment__with_entry(r->context, dictionary, name, unit, out_marked);
}

// Returns what remains of an adapter's target modules on an op, or of its entry in the list.
static tn_status rest_of(const removal* r, tn_attribute adapter, bool is_list,
                         tn_attribute* out_rest) {
  *out_rest = (tn_attribute){NULL};
  if (!r->unloads || !tn_attachment__is_dictionary(adapter)) return TN_OK;
  if (is_list) return with_mark(r, adapter, out_rest);
  *out_rest = adapter;
  for (size_t i = 0; i < tn_dictionary_attribute_count(adapter); ++i) {
    const tn_named_attribute target_module = tn_dictionary_attribute_entry(adapter, i);
    tn_attribute marked;
    if (!tn_attachment__is_dictionary(target_module.value)) continue;
    TN_TRY(with_mark(r, target_module.value, &marked));
    TN_TRY(tn_attachment__with_entry(r->context, *out_rest, target_module.name, marked, out_rest));
  }
  return TN_OK;
}

static tn_status take_off(removal* r, tn_op op, const char* attribute_name, bool is_list) {
  const tn_attribute old = tn_op_discardable_attribute(op, tn_string_view_from(attribute_name));
  const tn_attribute adapter = entry_of(r, old);
  if (tn_attribute_is_null(adapter)) return TN_OK;
  tn_identifier attribute;
  tn_attribute rest;
  TN_TRY(tn_identifier_get(r->context, tn_string_view_from(attribute_name), &attribute));
  TN_TRY(rest_of(r, adapter, is_list, &rest));
  TN_TRY(tn_attachment__with_entry(r->context, old, r->identifier, rest, &rest));
  TN_TRY(tn_attribute_changes__add(&r->changes, op, attribute, rest));
  if (is_list || !tn_attachment__is_dictionary(adapter)) return TN_OK;
  r->report.op_count++;
  r->report.target_module_count += tn_dictionary_attribute_count(adapter);
  return tn_orphaned_resources__add(&r->orphans, adapter);
}

static tn_walk_result visit(tn_op op, void* user_data) {
  removal* r = user_data;
  r->status = take_off(r, op, TN_ATTACHMENT_NAME, false);
  if (r->status == TN_OK) r->status = take_off(r, op, TN_ATTACHMENTS_NAME, true);
  return r->status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

//===-- Detaching and unloading ---------------------------------------------------------------===//

static tn_status plan(removal* r, tn_op root) {
  TN_TRY(tn_identifier_find(r->context, r->name, &r->identifier));
  const tn_status walked = tn_op_walk(root, TN_WALK_PRE_ORDER, visit, r);
  TN_TRY(r->status);
  TN_TRY(walked);
  if (r->changes.count == 0) return TN_NOT_FOUND;
  return tn_orphaned_resources__spare(&r->orphans);
}

// Changes the attributes, all of them or none.
static tn_status removal_make(removal* r, tn_op root) {
  r->changes.context = r->context;
  r->orphans = (tn_orphaned_resources){.context = r->context, .root = root, .name = r->name};
  tn_status status = plan(r, root);
  if (status == TN_NOT_FOUND) {
    tn_context__fail(r->context, status, tn_op_location(root), "adapter '%.*s' is not attached",
                     (int)r->name.size, r->name.data);
  }
  if (status != TN_OK) return status;
  return tn_attribute_changes__commit(&r->changes);
}

// Removes the resources.
static void removal_finish(removal* r) {
  tn_orphaned_resources__remove(&r->orphans, &r->report.tensor_count, &r->report.byte_size);
}

static void removal_free(removal* r) {
  tn_attribute_changes__free(&r->changes);
  tn_orphaned_resources__free(&r->orphans);
}

static tn_status remove_adapter(tn_op root, tn_string_view name, bool unloads,
                                tn_adapter_report* out_report) {
  if (out_report != NULL) *out_report = (tn_adapter_report){0};
  tn_resolved resolved;
  if (tn_access__op(root, &resolved) == NULL) return tn_access__op_status(root);
  removal r = {.context = resolved.context, .name = name, .unloads = unloads};
  const tn_status status = removal_make(&r, root);
  if (status == TN_OK) {
    removal_finish(&r);
    if (out_report != NULL) *out_report = r.report;
  }
  removal_free(&r);
  return status;
}

static tn_status detach_adapter(tn_op root, tn_string_view name, tn_adapter_report* out_report) {
  return remove_adapter(root, name, false, out_report);
}

tn_status tn_adapter_detach(tn_op root, tn_string_view name, tn_adapter_report* out_report) {
  tn_callback_guard call;
  if (out_report != NULL) *out_report = (tn_adapter_report){0};
  TN_TRY(tn_adapter__begin_change(root, NULL, &call));
  return tn_adapter__end_change(&call, NULL, detach_adapter(root, name, out_report));
}

static tn_status unload_adapter(tn_op root, tn_string_view name, tn_adapter_report* out_report) {
  return remove_adapter(root, name, true, out_report);
}

tn_status tn_adapter_unload(tn_op root, tn_string_view name, tn_adapter_report* out_report) {
  tn_callback_guard call;
  if (out_report != NULL) *out_report = (tn_adapter_report){0};
  TN_TRY(tn_adapter__begin_change(root, NULL, &call));
  return tn_adapter__end_change(&call, NULL, unload_adapter(root, name, out_report));
}

static tn_status switch_adapter(tn_op root, tn_string_view name, tn_adapter* adapter,
                                const tn_adapter_attach_options* options,
                                tn_adapter_report* out_report) {
  if (out_report != NULL) *out_report = (tn_adapter_report){0};
  tn_context* context;
  TN_TRY(tn_adapter__prepare(adapter, root, &context));
  removal r = {.context = context, .name = name};
  tn_status status = removal_make(&r, root);
  if (status == TN_OK) {
    status = tn_adapter_attach(root, adapter, options, out_report);
    if (status == TN_OK) {
      removal_finish(&r);
    } else {
      tn_attribute_changes__revert(&r.changes);
    }
  }
  removal_free(&r);
  return status;
}

tn_status tn_adapter_switch(tn_op root, tn_string_view name, tn_adapter* adapter,
                            const tn_adapter_attach_options* options,
                            tn_adapter_report* out_report) {
  tn_callback_guard call;
  if (out_report != NULL) *out_report = (tn_adapter_report){0};
  TN_TRY(tn_adapter__begin_change(root, adapter, &call));
  return tn_adapter__end_change(&call, adapter,
                                switch_adapter(root, name, adapter, options, out_report));
}
