// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources that go when an adapter is taken off.

#include "adapter/doomed.h"

#include <tenure/resource.h>
#include <tenure/walk.h>

#include "adapter/attachment.h"
#include "base/memory.h"

static tn_status find(const tn_doomed* doomed, tn_attribute elements, tn_resource** out_resource) {
  return tn_resource_find(doomed->context, (tn_string_view){0},
                          tn_dense_resource_attribute_key(elements), out_resource);
}

//===-- Adding --------------------------------------------------------------------------------===//

static tn_status add_resource(tn_doomed* doomed, tn_attribute elements) {
  tn_resource* resource;
  tn_blob* blob;
  const tn_status status = find(doomed, elements, &resource);
  if (status != TN_OK) return status == TN_NOT_FOUND ? TN_OK : status;
  if (tn_resource_retain_blob(resource, &blob) != TN_OK) return TN_OK;
  const size_t byte_size = tn_blob_byte_size(blob);
  tn_object_release(blob);
  const tn_status kept = tn_judy_map_set(&doomed->resources, (uintptr_t)resource, byte_size + 1);
  return kept == TN_OK ? TN_OK : tn_context__out_of_memory(doomed->context);
}

static tn_status add_stem(tn_doomed* doomed, tn_attribute stem) {
  for (size_t i = 0; i < tn_dictionary_attribute_count(stem); ++i) {
    const tn_attribute value = tn_dictionary_attribute_entry(stem, i).value;
    if (tn_attribute_kind_of(value) != TN_ATTRIBUTE_DENSE_RESOURCE) continue;
    TN_TRY(add_resource(doomed, value));
  }
  return TN_OK;
}

tn_status tn_doomed__add(tn_doomed* doomed, tn_attribute stems) {
  if (tn_attribute_kind_of(stems) != TN_ATTRIBUTE_DICTIONARY) return TN_OK;
  for (size_t i = 0; i < tn_dictionary_attribute_count(stems); ++i) {
    const tn_attribute stem = tn_dictionary_attribute_entry(stems, i).value;
    if (tn_attribute_kind_of(stem) != TN_ATTRIBUTE_DICTIONARY) continue;
    TN_TRY(add_stem(doomed, stem));
  }
  return TN_OK;
}

//===-- Sparing -------------------------------------------------------------------------------===//

static void spare_resource(tn_doomed* doomed, tn_attribute elements) {
  tn_resource* resource;
  const tn_status status = find(doomed, elements, &resource);
  if (status == TN_OK) tn_judy_map_remove(&doomed->resources, (uintptr_t)resource);
  if (status == TN_OUT_OF_MEMORY) doomed->status = status;
}

/// Adds a part to those that are still to be looked at, unless it holds nothing or was looked at:
/// what shares parts may be exponential as a tree.
static void push(tn_doomed* doomed, tn_attribute attribute) {
  const tn_attribute_kind kind = tn_attribute_kind_of(attribute);
  if (kind == TN_ATTRIBUTE_DENSE_RESOURCE) {
    spare_resource(doomed, attribute);
    return;
  }
  if (kind != TN_ATTRIBUTE_ARRAY && kind != TN_ATTRIBUTE_DICTIONARY) return;
  bool is_new = false;
  if (tn_judy_set_insert(&doomed->seen, (uintptr_t)attribute.storage, &is_new) != TN_OK ||
      (is_new &&
       !tn_array_grow(&doomed->context->allocator, (void*)&doomed->parts, &doomed->part_capacity,
                      doomed->part_count + 1, sizeof *doomed->parts))) {
    doomed->status = tn_context__out_of_memory(doomed->context);
    return;
  }
  if (is_new) doomed->parts[doomed->part_count++] = attribute;
}

static void spare_attribute(tn_doomed* doomed, tn_attribute attribute) {
  push(doomed, attribute);
  while (doomed->part_count != 0 && doomed->status == TN_OK) {
    const tn_attribute part = doomed->parts[--doomed->part_count];
    if (tn_attribute_kind_of(part) == TN_ATTRIBUTE_ARRAY) {
      for (size_t i = 0; i < tn_array_attribute_count(part); ++i) {
        push(doomed, tn_array_attribute_element(part, i));
      }
    } else {
      for (size_t i = 0; i < tn_dictionary_attribute_count(part); ++i) {
        push(doomed, tn_dictionary_attribute_entry(part, i).value);
      }
    }
  }
}

// What is attached to the op, without what is going to be taken off.
static void spare_attached(tn_doomed* doomed, tn_op op, tn_attribute adapters) {
  const bool inside = tn_op_is_ancestor(doomed->root, op);
  for (size_t i = 0; i < tn_dictionary_attribute_count(adapters); ++i) {
    const tn_named_attribute adapter = tn_dictionary_attribute_entry(adapters, i);
    if (inside && tn_string_view_equal(tn_identifier_text(adapter.name), doomed->name)) continue;
    spare_attribute(doomed, adapter.value);
  }
}

static tn_walk_result spare_op(tn_op op, void* user_data) {
  tn_doomed* doomed = user_data;
  for (size_t i = 0; i < tn_op_property_count(op); ++i) {
    spare_attribute(doomed, tn_op_property_at(op, i).value);
  }
  for (size_t i = 0; i < tn_op_discardable_attribute_count(op); ++i) {
    const tn_named_attribute attribute = tn_op_discardable_attribute_at(op, i);
    const bool attached = tn_string_view_equal(tn_identifier_text(attribute.name),
                                               tn_string_view_from(TN_ATTACHMENT_NAME));
    if (attached && tn_attribute_kind_of(attribute.value) == TN_ATTRIBUTE_DICTIONARY) {
      spare_attached(doomed, op, attribute.value);
    } else {
      spare_attribute(doomed, attribute.value);
    }
  }
  return doomed->status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

tn_status tn_doomed__spare(tn_doomed* doomed) {
  if (tn_judy_map_count(&doomed->resources) == 0) return TN_OK;
  const tn_status walked =
      tn_op_walk(tn_op_root(doomed->root), TN_WALK_PRE_ORDER, spare_op, doomed);
  return doomed->status == TN_OK ? walked : doomed->status;
}

//===-- Removing ------------------------------------------------------------------------------===//

void tn_doomed__remove(tn_doomed* doomed, size_t* out_count, size_t* out_byte_size) {
  uintptr_t key = 0;
  uintptr_t size_and_one = 0;
  for (; tn_judy_map_first(&doomed->resources, &key, &size_and_one); ++key) {
    if (size_and_one == 0) continue;
    tn_resource_remove((tn_resource*)key);
    ++*out_count;
    *out_byte_size += size_and_one - 1;
  }
}

void tn_doomed__free(tn_doomed* doomed) {
  tn_judy_map_clear(&doomed->resources);
  tn_judy_set_clear(&doomed->seen);
  tn_deallocate(&doomed->context->allocator, doomed->parts,
                doomed->part_capacity * sizeof *doomed->parts);
}
