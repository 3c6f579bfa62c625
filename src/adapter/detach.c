// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Detaching: taking an adapter's attributes off, and its resources out.
//
// The attributes go first, all of them or none; making a resource absent cannot fail. Attributes of
// other trees that name the resource, a clone's, then read as absent: the resource's entry stays,
// its bytes go.

#include <tenure/adapter_attach.h>
#include <tenure/resource.h>
#include <tenure/walk.h>

#include "adapter/attachment.h"
#include "scope/access.h"

typedef struct removal {
  tn_context* context;
  tn_string_view name;
  tn_identifier identifier;
  tn_status status;
  tn_attribute_changes changes;
  tn_adapter_report report;
} removal;

//===-- Attributes ----------------------------------------------------------------------------===//

// What `dictionary` has under the adapter's name; null when it is none or has nothing.
static tn_attribute entry_of(const removal* r, tn_attribute dictionary) {
  if (tn_attribute_kind_of(dictionary) != TN_ATTRIBUTE_DICTIONARY) return (tn_attribute){NULL};
  return tn_dictionary_attribute_find(dictionary, r->name);
}

static tn_status take_off(removal* r, tn_op op, const char* attribute_name) {
  const tn_attribute old = tn_op_discardable_attribute(op, tn_string_view_from(attribute_name));
  if (tn_attribute_is_null(entry_of(r, old))) return TN_OK;
  tn_identifier attribute;
  tn_attribute rest;
  TN_TRY(tn_identifier_get(r->context, tn_string_view_from(attribute_name), &attribute));
  TN_TRY(tn_attachment__with_entry(r->context, old, r->identifier, (tn_attribute){NULL}, &rest));
  return tn_attribute_changes__add(&r->changes, op, attribute, rest);
}

static tn_walk_result visit(tn_op op, void* user_data) {
  removal* r = user_data;
  r->status = take_off(r, op, TN_ATTACHMENT_NAME);
  if (r->status == TN_OK) r->status = take_off(r, op, TN_ATTACHMENTS_NAME);
  return r->status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

//===-- Resources -----------------------------------------------------------------------------===//

static void take_out(removal* r, tn_string_view key) {
  tn_resource* resource;
  tn_blob* blob;
  if (tn_resource_find(r->context, (tn_string_view){0}, key, &resource) != TN_OK) return;
  if (tn_resource_retain_blob(resource, &blob) != TN_OK) return;
  r->report.tensor_count++;
  r->report.byte_size += tn_blob_byte_size(blob);
  tn_object_release(blob);
  tn_resource_set_blob(resource, NULL);
}

// Takes out the resources of one stem: `{lora_A = dense_resource<...>, ...}`.
static void take_out_stem(removal* r, tn_attribute stem) {
  if (tn_attribute_kind_of(stem) != TN_ATTRIBUTE_DICTIONARY) return;
  for (size_t i = 0; i < tn_dictionary_attribute_count(stem); ++i) {
    const tn_attribute value = tn_dictionary_attribute_entry(stem, i).value;
    if (tn_attribute_kind_of(value) != TN_ATTRIBUTE_DENSE_RESOURCE) continue;
    take_out(r, tn_dense_resource_attribute_key(value));
  }
}

static void take_out_stems(removal* r, tn_attribute stems) {
  if (tn_attribute_kind_of(stems) != TN_ATTRIBUTE_DICTIONARY) return;
  for (size_t i = 0; i < tn_dictionary_attribute_count(stems); ++i) {
    take_out_stem(r, tn_dictionary_attribute_entry(stems, i).value);
    r->report.stem_count++;
  }
}

//===-- Detaching -----------------------------------------------------------------------------===//

static tn_status detach(removal* r, tn_op root) {
  const tn_status walked = tn_op_walk(root, TN_WALK_PRE_ORDER, visit, r);
  TN_TRY(r->status);
  TN_TRY(walked);
  if (r->changes.count == 0) return TN_NOT_FOUND;
  TN_TRY(tn_attribute_changes__commit(&r->changes));
  for (size_t i = 0; i < r->changes.count; ++i) {
    const tn_attribute_change* change = &r->changes.items[i];
    if (!tn_string_view_equal(tn_identifier_text(change->name),
                              tn_string_view_from(TN_ATTACHMENT_NAME))) {
      continue;
    }
    r->report.op_count++;
    take_out_stems(r, entry_of(r, change->previous));
  }
  return TN_OK;
}

tn_status tn_adapter_detach(tn_op root, tn_string_view name, tn_adapter_report* out_report) {
  if (out_report != NULL) *out_report = (tn_adapter_report){0};
  tn_resolved it;
  if (tn_access__op(root, &it) == NULL) return tn_access__op_status(root);
  removal r = {.context = it.context, .name = name, .changes = {.context = it.context}};
  tn_status status = tn_identifier_find(it.context, name, &r.identifier);
  if (status == TN_OK) status = detach(&r, root);
  if (status == TN_NOT_FOUND) {
    tn_context__fail(it.context, status, tn_op_location(root),
                     "no adapter called '%.*s' is attached", (int)name.size, name.data);
  }
  if (status == TN_OK && out_report != NULL) *out_report = r.report;
  tn_attribute_changes__free(&r.changes);
  return status;
}
