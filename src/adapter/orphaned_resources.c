// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources that are removed together with an adapter.

#include "adapter/orphaned_resources.h"

#include <tenure/resource.h>
#include <tenure/walk.h>

#include "adapter/attachment.h"
#include "base/memory.h"

static tn_status find(const tn_orphaned_resources* orphans, tn_attribute elements,
                      tn_resource** out_resource) {
  return tn_resource_find(orphans->context, (tn_string_view){0},
                          tn_dense_resource_attribute_key(elements), out_resource);
}

//===-- Adding --------------------------------------------------------------------------------===//

static tn_status add_resource(tn_orphaned_resources* orphans, tn_attribute elements) {
  tn_resource* resource;
  tn_blob* blob;
  const tn_status status = find(orphans, elements, &resource);
  if (status != TN_OK) return status == TN_NOT_FOUND ? TN_OK : status;
  if (tn_resource_retain_blob(resource, &blob) != TN_OK) return TN_OK;
  const size_t byte_size = tn_blob_byte_size(blob);
  tn_object_release(blob);
  const tn_status kept = tn_judy_map_set(&orphans->resources, (uintptr_t)resource, byte_size + 1);
  return kept == TN_OK ? TN_OK : tn_context__out_of_memory(orphans->context);
}

static tn_status add_target_module(tn_orphaned_resources* orphans, tn_attribute target_module) {
  for (size_t i = 0; i < tn_dictionary_attribute_count(target_module); ++i) {
    const tn_attribute value = tn_dictionary_attribute_entry(target_module, i).value;
    if (tn_attribute_kind_of(value) != TN_ATTRIBUTE_DENSE_RESOURCE) continue;
    TN_TRY(add_resource(orphans, value));
  }
  return TN_OK;
}

tn_status tn_orphaned_resources__add(tn_orphaned_resources* orphans, tn_attribute target_modules) {
  if (tn_attribute_kind_of(target_modules) != TN_ATTRIBUTE_DICTIONARY) return TN_OK;
  for (size_t i = 0; i < tn_dictionary_attribute_count(target_modules); ++i) {
    const tn_attribute target_module = tn_dictionary_attribute_entry(target_modules, i).value;
    if (tn_attribute_kind_of(target_module) != TN_ATTRIBUTE_DICTIONARY) continue;
    TN_TRY(add_target_module(orphans, target_module));
  }
  return TN_OK;
}

//===-- Keeping used ones ---------------------------------------------------------------------===//

static void spare_resource(tn_orphaned_resources* orphans, tn_attribute elements) {
  tn_resource* resource;
  const tn_status status = find(orphans, elements, &resource);
  if (status == TN_OK) tn_judy_map_remove(&orphans->resources, (uintptr_t)resource);
  if (status == TN_OUT_OF_MEMORY) orphans->status = status;
}

/// Adds a part to be searched, unless it has no parts or was searched already: shared parts may be
/// exponential when expanded to a tree.
static void push(tn_orphaned_resources* orphans, tn_attribute attribute) {
  const tn_attribute_kind kind = tn_attribute_kind_of(attribute);
  if (kind == TN_ATTRIBUTE_DENSE_RESOURCE) {
    spare_resource(orphans, attribute);
    return;
  }
  if (kind != TN_ATTRIBUTE_ARRAY && kind != TN_ATTRIBUTE_DICTIONARY) return;
  bool is_new = false;
  if (tn_judy_set_insert(&orphans->seen, (uintptr_t)attribute.storage, &is_new) != TN_OK ||
      (is_new &&
       !tn_array_grow(&orphans->context->allocator, (void*)&orphans->parts, &orphans->part_capacity,
                      orphans->part_count + 1, sizeof *orphans->parts))) {
    orphans->status = tn_context__out_of_memory(orphans->context);
    return;
  }
  if (is_new) orphans->parts[orphans->part_count++] = attribute;
}

static void spare_attribute(tn_orphaned_resources* orphans, tn_attribute attribute) {
  push(orphans, attribute);
  while (orphans->part_count != 0 && orphans->status == TN_OK) {
    const tn_attribute part = orphans->parts[--orphans->part_count];
    if (tn_attribute_kind_of(part) == TN_ATTRIBUTE_ARRAY) {
      for (size_t i = 0; i < tn_array_attribute_count(part); ++i) {
        push(orphans, tn_array_attribute_element(part, i));
      }
    } else {
      for (size_t i = 0; i < tn_dictionary_attribute_count(part); ++i) {
        push(orphans, tn_dictionary_attribute_entry(part, i).value);
      }
    }
  }
}

// Keeps the resources of adapters on the op, except those of the adapter that is removed.
static void spare_attached(tn_orphaned_resources* orphans, tn_op op, tn_attribute adapters) {
  const bool inside = tn_op_is_ancestor(orphans->root, op);
  for (size_t i = 0; i < tn_dictionary_attribute_count(adapters); ++i) {
    const tn_named_attribute adapter = tn_dictionary_attribute_entry(adapters, i);
    if (inside && tn_string_view_equal(tn_identifier_text(adapter.name), orphans->name)) continue;
    spare_attribute(orphans, adapter.value);
  }
}

static tn_walk_result spare_op(tn_op op, void* user_data) {
  tn_orphaned_resources* orphans = user_data;
  for (size_t i = 0; i < tn_op_property_count(op); ++i) {
    spare_attribute(orphans, tn_op_property_at(op, i).value);
  }
  for (size_t i = 0; i < tn_op_discardable_attribute_count(op); ++i) {
    const tn_named_attribute attribute = tn_op_discardable_attribute_at(op, i);
    const bool attached = tn_string_view_equal(tn_identifier_text(attribute.name),
                                               tn_string_view_from(TN_ATTACHMENT_NAME));
    if (attached && tn_attribute_kind_of(attribute.value) == TN_ATTRIBUTE_DICTIONARY) {
      spare_attached(orphans, op, attribute.value);
    } else {
      spare_attribute(orphans, attribute.value);
    }
  }
  return orphans->status == TN_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

tn_status tn_orphaned_resources__spare(tn_orphaned_resources* orphans) {
  if (tn_judy_map_count(&orphans->resources) == 0) return TN_OK;
  const tn_status walked =
      tn_op_walk(tn_op_root(orphans->root), TN_WALK_PRE_ORDER, spare_op, orphans);
  return orphans->status == TN_OK ? walked : orphans->status;
}

//===-- Removing ------------------------------------------------------------------------------===//

void tn_orphaned_resources__remove(tn_orphaned_resources* orphans, size_t* out_count,
                                   size_t* out_byte_size) {
  uintptr_t key = 0;
  uintptr_t size_and_one = 0;
  for (; tn_judy_map_first(&orphans->resources, &key, &size_and_one); ++key) {
    if (size_and_one == 0) continue;
    tn_resource_remove((tn_resource*)key);
    ++*out_count;
    *out_byte_size += size_and_one - 1;
  }
}

void tn_orphaned_resources__free(tn_orphaned_resources* orphans) {
  tn_judy_map_clear(&orphans->resources);
  tn_judy_set_clear(&orphans->seen);
  tn_deallocate(&orphans->context->allocator, orphans->parts,
                orphans->part_capacity * sizeof *orphans->parts);
}
