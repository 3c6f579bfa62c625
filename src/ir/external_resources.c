// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// External resources: groups in order of addition, and their entries likewise.
//
// Groups are found by name through a JudySL. An entry's key and text share one block.

#include "ir/external_resources.h"

#include <tenure/object.h>

#include "base/judy_map.h"
#include "base/memory.h"
#include "base/status.h"
#include "ir/context.h"

typedef struct group {
  tn_string_view name;
  tn_external_resource* entries;
  size_t count;
  size_t capacity;
} group;

struct tn_external_resources {
  tn_allocator allocator;
  group* groups;
  size_t count;
  size_t capacity;
  tn_judy_names numbers;  ///< Indices of the groups, by name.
  uint32_t holders;       ///< Number of calls that read or fill the list; its destruction waits for
                          ///< them.
  bool is_ending;
};

//===-- Lifetime ------------------------------------------------------------------------------===//

tn_status tn_external_resources_create(const tn_allocator* allocator,
                                       tn_external_resources** out_resources) {
  const tn_allocator used = allocator == NULL ? tn_allocator_default() : *allocator;
  *out_resources = tn_allocate_zeroed(&used, sizeof **out_resources);
  if (*out_resources == NULL) return TN_OUT_OF_MEMORY;
  (*out_resources)->allocator = used;
  return TN_OK;
}

static void free_text(const tn_external_resources* resources, tn_string_view text, size_t size) {
  if (size != 0) tn_deallocate(&resources->allocator, (void*)(uintptr_t)text.data, size);
}

static void free_group(const tn_external_resources* resources, group* self) {
  for (size_t i = 0; i < self->count; ++i) {
    const tn_external_resource* entry = &self->entries[i];
    free_text(resources, entry->key, entry->key.size + entry->text.size);
    tn_object_release(entry->blob);
  }
  tn_deallocate(&resources->allocator, self->entries, self->capacity * sizeof *self->entries);
  free_text(resources, self->name, self->name.size);
}

static void end(tn_external_resources* owned_resources) {
  const tn_allocator allocator = owned_resources->allocator;
  for (size_t i = 0; i < owned_resources->count; ++i) {
    free_group(owned_resources, &owned_resources->groups[i]);
  }
  tn_deallocate(&allocator, owned_resources->groups,
                owned_resources->capacity * sizeof *owned_resources->groups);
  tn_judy_names_clear(&owned_resources->numbers);
  tn_deallocate(&allocator, owned_resources, sizeof *owned_resources);
}

void tn_external_resources_destroy(tn_external_resources* owned_resources) {
  if (owned_resources == NULL || owned_resources->is_ending) return;
  owned_resources->is_ending = true;
  if (owned_resources->holders == 0) end(owned_resources);
}

/// Holding does not change anything that a reader of the list can see.
static tn_external_resources* writable(const tn_external_resources* resources) {
  return (tn_external_resources*)(uintptr_t)resources;
}

void tn_external_resources__hold(const tn_external_resources* resources) {
  if (resources != NULL) ++writable(resources)->holders;
}

void tn_external_resources__release(const tn_external_resources* resources) {
  if (resources == NULL || --writable(resources)->holders != 0) return;
  if (resources->is_ending) end(writable(resources));
}

/// Returns whether the list is in use, or being destroyed. False for NULL.
static bool is_held(const tn_external_resources* resources) {
  return resources != NULL && (resources->holders != 0 || resources->is_ending);
}

/// Exchanges the contents of two lists, so that a reader can fill a second list and then put it in
/// place without failing.
static void swap(tn_external_resources* a, tn_external_resources* b) {
  const tn_external_resources kept = *a;
  *a = *b;
  a->holders = kept.holders;
  a->is_ending = kept.is_ending;
  const uint32_t holders = b->holders;
  const bool is_ending = b->is_ending;
  *b = kept;
  b->holders = holders;
  b->is_ending = is_ending;
}

tn_status tn_external_resources__begin(tn_context* context, tn_external_resources* resources,
                                       tn_external_resources** out_fresh) {
  *out_fresh = NULL;
  if (resources == NULL) return TN_OK;
  if (is_held(resources)) {
    return tn_context__fail(context, TN_INVALID_ARGUMENT, tn_location_unknown(context),
                            "the external resources are in use by a reader or a callback");
  }
  // The content may outlive the context: it is allocated by the list's own allocator.
  if (tn_external_resources_create(&resources->allocator, out_fresh) != TN_OK) {
    return tn_context__out_of_memory(context);
  }
  tn_external_resources__hold(resources);
  return TN_OK;
}

void tn_external_resources__finish(tn_external_resources* resources,
                                   tn_external_resources* owned_fresh, bool is_read) {
  if (is_read && resources != NULL) swap(resources, owned_fresh);
  tn_external_resources_destroy(owned_fresh);
  tn_external_resources__release(resources);
}

//===-- Additions -----------------------------------------------------------------------------===//

/// Copies `first` and `second` to one block; empty strings need none.
static tn_status copy_texts(const tn_external_resources* resources, tn_string_view* first,
                            tn_string_view* second) {
  size_t size = 0;
  if (!tn_checked_add(first->size, second->size, &size)) return TN_OUT_OF_MEMORY;
  if (size == 0) {
    *first = *second = (tn_string_view){"", 0};
    return TN_OK;
  }
  char* block = tn_allocate(&resources->allocator, size);
  if (block == NULL) return TN_OUT_OF_MEMORY;
  if (first->size != 0) memcpy(block, first->data, first->size);
  if (second->size != 0) memcpy(block + first->size, second->data, second->size);
  *first = (tn_string_view){block, first->size};
  *second = (tn_string_view){block + first->size, second->size};
  return TN_OK;
}

static tn_status append_entry(tn_external_resources* resources, group* self,
                              const tn_external_resource* entry) {
  if (!tn_array_grow(&resources->allocator, &self->entries, &self->capacity, self->count + 1,
                     sizeof *self->entries)) {
    return TN_OUT_OF_MEMORY;
  }
  tn_external_resource copy = {.key = entry->key, .kind = entry->kind};
  if (entry->kind == TN_EXTERNAL_STRING) copy.text = entry->text;
  TN_TRY(copy_texts(resources, &copy.key, &copy.text));
  copy.truth = entry->kind == TN_EXTERNAL_BOOL && entry->truth;
  copy.blob = entry->kind == TN_EXTERNAL_BLOB ? entry->blob : NULL;
  tn_object_retain(copy.blob);
  self->entries[self->count++] = copy;
  return TN_OK;
}

/// Appends a group with one entry.
static tn_status append_group(tn_external_resources* resources, tn_string_view name,
                              const tn_external_resource* entry) {
  if (!tn_array_grow(&resources->allocator, &resources->groups, &resources->capacity,
                     resources->count + 1, sizeof *resources->groups)) {
    return TN_OUT_OF_MEMORY;
  }
  tn_string_view nothing = {"", 0};
  TN_TRY(copy_texts(resources, &name, &nothing));
  group self = {.name = name};
  tn_status status = append_entry(resources, &self, entry);
  if (status == TN_OK) {
    status = tn_judy_names_set(&resources->numbers, &resources->allocator, name, resources->count);
  }
  if (status == TN_OK) {
    resources->groups[resources->count++] = self;
  } else {
    free_group(resources, &self);
  }
  return status;
}

tn_status tn_external_resources_add(tn_external_resources* resources, tn_string_view group_name,
                                    const tn_external_resource* entry) {
  const bool is_known = entry->kind >= TN_EXTERNAL_BOOL && entry->kind <= TN_EXTERNAL_BLOB;
  if (!is_known || (entry->kind == TN_EXTERNAL_BLOB && entry->blob == NULL) || is_held(resources)) {
    return TN_INVALID_ARGUMENT;
  }
  uintptr_t number = 0;
  const tn_status status =
      tn_judy_names_get(&resources->numbers, &resources->allocator, group_name, &number);
  if (status == TN_NOT_FOUND) return append_group(resources, group_name, entry);
  TN_TRY(status);
  return append_entry(resources, &resources->groups[number], entry);
}

//===-- Queries -------------------------------------------------------------------------------===//

size_t tn_external_resources_group_count(const tn_external_resources* resources) {
  return resources == NULL ? 0 : resources->count;
}

tn_string_view tn_external_resources_group(const tn_external_resources* resources, size_t number) {
  if (number >= tn_external_resources_group_count(resources)) return (tn_string_view){0};
  return resources->groups[number].name;
}

size_t tn_external_resources_count(const tn_external_resources* resources, size_t number) {
  if (number >= tn_external_resources_group_count(resources)) return 0;
  return resources->groups[number].count;
}

tn_external_resource tn_external_resources_at(const tn_external_resources* resources, size_t number,
                                              size_t index) {
  if (index >= tn_external_resources_count(resources, number)) return (tn_external_resource){0};
  return resources->groups[number].entries[index];
}
