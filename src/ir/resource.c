// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources: entries by name, and blobs.
//
// Entries are found through a JudySL of "dialect NUL key" and are in a ring in order of creation;
// the context has the last, whose `next` is the first. The context's lock protects all of it, but
// blobs are released without the lock: their callbacks may do anything.
//
// Invariants:
//   - an entry is in the ring if and only if it is in the names;
//   - a removed entry stays in both, but is not shown, and has no blob;
//   - all suffixes below `next_suffix` of an entry are taken for its key.

#include "ir/resource.h"

#include <stdlib.h>

#include "base/text_buffer.h"

/// The size of "_" and the digits of the largest suffix.
#define SUFFIX_SIZE 21u

struct tn_blob {
  tn_object object;
  const void* data;
  size_t byte_size;
  size_t alignment;
  tn_blob_release_fn release;
  void* user_data;
};

struct tn_resource {
  tn_context* context;
  tn_resource* next;
  tn_blob* blob;
  uint64_t next_suffix;
  tn_resource_identity identity;  ///< The identity of its blob when the entry was removed.
  bool removed;
  size_t block_size;
  tn_string_view dialect;
  tn_string_view key;
  char text[];  ///< The dialect, NUL, the key: the entry's name in the index.
};

//===-- Blobs ---------------------------------------------------------------------------------===//

static bool finalize_blob(void* object) {
  const tn_blob* blob = object;
  if (blob->release != NULL) blob->release(blob->user_data, blob->data, blob->byte_size);
  return true;
}

static bool is_power_of_two(size_t value) { return value != 0 && (value & (value - 1)) == 0; }

tn_status tn_blob_create(const void* data, size_t byte_size, size_t alignment,
                         tn_blob_release_fn release, void* user_data, tn_blob** out_blob) {
  *out_blob = NULL;
  if (!is_power_of_two(alignment) || (uintptr_t)data % alignment != 0) return TN_INVALID_ARGUMENT;
  tn_blob* blob = tn_object__create(TN_OBJECT_BLOB, sizeof *blob, finalize_blob);
  if (blob == NULL) return TN_OUT_OF_MEMORY;
  blob->data = data;
  blob->byte_size = byte_size;
  blob->alignment = alignment;
  blob->release = release;
  blob->user_data = user_data;
  *out_blob = blob;
  return TN_OK;
}

static void free_copy(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  free(user_data);
}

tn_status tn_blob_copy(const void* data, size_t byte_size, size_t alignment, tn_blob** out_blob) {
  *out_blob = NULL;
  if (!is_power_of_two(alignment)) return TN_INVALID_ARGUMENT;
  const size_t step = alignment < sizeof(void*) ? sizeof(void*) : alignment;
  size_t room = 0;
  if (!tn_checked_add(byte_size, step, &room)) return TN_OUT_OF_MEMORY;
  void* bytes = aligned_alloc(step, room / step * step);
  if (bytes == NULL) return TN_OUT_OF_MEMORY;
  if (byte_size != 0) memcpy(bytes, data, byte_size);
  const tn_status status = tn_blob_create(bytes, byte_size, alignment, free_copy, bytes, out_blob);
  if (status != TN_OK) free(bytes);
  return status;
}

const void* tn_blob_data(const tn_blob* blob) { return blob->data; }
size_t tn_blob_byte_size(const tn_blob* blob) { return blob->byte_size; }
size_t tn_blob_alignment(const tn_blob* blob) { return blob->alignment; }

void* tn_blob__user_data(const tn_blob* blob, tn_blob_release_fn release) {
  return blob->release == release ? blob->user_data : NULL;
}

//===-- Look-up -------------------------------------------------------------------------------===//

static tn_string_view dialect_or_builtin(tn_string_view dialect) {
  return dialect.size == 0 ? tn_string_view_from("builtin") : dialect;
}

// Writes "dialect NUL" to `name`, for keys to be appended. Returns its size.
static size_t begin_name(tn_string_view dialect, tn_text_buffer* name) {
  tn_text_buffer_append_view(name, dialect);
  tn_text_buffer_append(name, "", 1);
  return name->size;
}

// Called with the lock held.
static tn_status find_locked(tn_context* context, const tn_text_buffer* name,
                             tn_resource** out_resource) {
  *out_resource = NULL;
  if (name->failed) return TN_OUT_OF_MEMORY;
  uintptr_t value = 0;
  TN_TRY(tn_judy_names_get(&context->resource_names, &context->allocator, tn_text_buffer_view(name),
                           &value));
  *out_resource = (tn_resource*)value;
  return TN_OK;
}

tn_status tn_resource_find(tn_context* context, tn_string_view dialect, tn_string_view key,
                           tn_resource** out_resource) {
  *out_resource = NULL;
  tn_text_buffer name = tn_text_buffer_make(&context->allocator);
  begin_name(dialect_or_builtin(dialect), &name);
  tn_text_buffer_append_view(&name, key);
  tn_lock_acquire(&context->lock);
  tn_status status = find_locked(context, &name, out_resource);
  if (status == TN_OK && (*out_resource)->removed) {
    *out_resource = NULL;
    status = TN_NOT_FOUND;
  }
  tn_lock_release(&context->lock);
  tn_text_buffer_free(&name);
  return status == TN_OUT_OF_MEMORY ? tn_context__out_of_memory(context) : status;
}

//===-- Insertion -----------------------------------------------------------------------------===//

static void append_key(tn_text_buffer* name, tn_string_view key, uint64_t suffix) {
  tn_text_buffer_append_view(name, key);
  if (suffix == 0) return;
  tn_text_buffer_append_text(name, "_");
  tn_text_buffer_append_unsigned(name, suffix);
}

// Finds the first of key, key_1, key_2, ... that is free, and leaves it in `name`.
static tn_status find_free_name(tn_context* context, tn_string_view key, size_t prefix_size,
                                tn_text_buffer* name) {
  tn_resource* base = NULL;
  uint64_t suffix = 0;
  for (;;) {
    name->size = prefix_size;
    append_key(name, key, suffix);
    tn_resource* taken = NULL;
    const tn_status status = find_locked(context, name, &taken);
    if (status == TN_NOT_FOUND) break;
    TN_TRY(status);
    if (base == NULL) base = taken;
    suffix = suffix == 0 ? taken->next_suffix : suffix + 1;
  }
  if (base != NULL) base->next_suffix = suffix;
  return TN_OK;
}

static void append_to_ring(tn_context* context, tn_resource* resource) {
  tn_resource* last = context->resources;
  resource->next = last == NULL ? resource : last->next;
  if (last != NULL) last->next = resource;
  context->resources = resource;
}

// Called with the lock held; completes `resource` and adds it. Reports nothing.
static tn_status insert_locked(tn_context* context, tn_string_view key, size_t prefix_size,
                               tn_text_buffer* name, tn_resource* resource) {
  TN_TRY(find_free_name(context, key, prefix_size, name));
  TN_TRY(tn_judy_names_set(&context->resource_names, &context->allocator, tn_text_buffer_view(name),
                           (uintptr_t)resource));
  memcpy(resource->text, name->data, name->size);
  resource->dialect = (tn_string_view){resource->text, prefix_size - 1};
  resource->key = (tn_string_view){resource->text + prefix_size, name->size - prefix_size};
  append_to_ring(context, resource);
  return TN_OK;
}

static tn_status insert(tn_context* context, tn_string_view dialect, tn_string_view key,
                        tn_resource* resource) {
  tn_text_buffer name = tn_text_buffer_make(&context->allocator);
  const size_t prefix_size = begin_name(dialect, &name);
  tn_lock_acquire(&context->lock);
  const tn_status status = insert_locked(context, key, prefix_size, &name, resource);
  tn_lock_release(&context->lock);
  tn_text_buffer_free(&name);
  return status;
}

// Allocates a resource with space for its name, whatever the suffix.
static tn_resource* allocate_resource(tn_context* context, tn_string_view dialect,
                                      tn_string_view key) {
  size_t size = sizeof(tn_resource) + 1 + SUFFIX_SIZE;
  if (!tn_checked_add(size, dialect.size, &size) || !tn_checked_add(size, key.size, &size)) {
    return NULL;
  }
  tn_resource* resource = tn_allocate(&context->allocator, size);
  if (resource == NULL) return NULL;
  memset(resource, 0, sizeof *resource);
  resource->context = context;
  resource->next_suffix = 1;
  resource->block_size = size;
  return resource;
}

tn_status tn_resource_insert(tn_context* context, tn_string_view dialect, tn_string_view key,
                             tn_blob* blob, tn_resource** out_resource) {
  *out_resource = NULL;
  if (!context->alive) return TN_CONTEXT_DESTROYED;
  dialect = dialect_or_builtin(dialect);
  tn_resource* resource = allocate_resource(context, dialect, key);
  if (resource == NULL) return tn_context__out_of_memory(context);
  resource->blob = blob;
  tn_object_retain(blob);
  if (insert(context, dialect, key, resource) != TN_OK) {
    tn_object_release(blob);
    tn_deallocate(&context->allocator, resource, resource->block_size);
    return tn_context__out_of_memory(context);
  }
  *out_resource = resource;
  return TN_OK;
}

//===-- Removal -------------------------------------------------------------------------------===//

/// The maximum number of keys with a suffix that are searched for an entry of the same bytes.
#define REVIVED_SUFFIX_MAX 64u

static bool had(const tn_resource* resource, const tn_resource_identity* identity) {
  return resource->removed && (identity->words[0] | identity->words[1]) != 0 &&
         memcmp(&resource->identity, identity, sizeof *identity) == 0;
}

// Called with the lock held. Returns the removed entry of this key, or this key with a suffix, that
// had the same bytes.
static tn_resource* find_removed(tn_context* context, tn_string_view key, size_t prefix_size,
                                 const tn_resource_identity* identity, tn_text_buffer* name) {
  for (uint64_t suffix = 0; suffix <= REVIVED_SUFFIX_MAX; ++suffix) {
    tn_resource* resource = NULL;
    name->size = prefix_size;
    append_key(name, key, suffix);
    if (find_locked(context, name, &resource) != TN_OK) return NULL;
    if (had(resource, identity)) return resource;
  }
  return NULL;
}

static tn_resource* revive(tn_context* context, tn_string_view dialect, tn_string_view key,
                           tn_blob* blob, const tn_resource_identity* identity) {
  tn_text_buffer name = tn_text_buffer_make(&context->allocator);
  const size_t prefix_size = begin_name(dialect_or_builtin(dialect), &name);
  tn_lock_acquire(&context->lock);
  tn_resource* resource = find_removed(context, key, prefix_size, identity, &name);
  if (resource != NULL) {
    resource->removed = false;
    resource->blob = blob;
    tn_object_retain(blob);
  }
  tn_lock_release(&context->lock);
  tn_text_buffer_free(&name);
  return resource;
}

tn_status tn_resource__insert_again(tn_context* context, tn_string_view dialect, tn_string_view key,
                                    tn_blob* blob, const tn_resource_identity* identity,
                                    tn_resource** out_resource) {
  *out_resource = revive(context, dialect, key, blob, identity);
  if (*out_resource == NULL) {
    TN_TRY(tn_resource_insert(context, dialect, key, blob, out_resource));
  }
  tn_lock_acquire(&context->lock);
  (*out_resource)->identity = *identity;
  tn_lock_release(&context->lock);
  return TN_OK;
}

void tn_resource_remove(tn_resource* resource) {
  tn_lock_acquire(&resource->context->lock);
  tn_blob* old = resource->blob;
  resource->blob = NULL;
  resource->removed = true;
  tn_lock_release(&resource->context->lock);
  tn_object_release(old);
}

//===-- Accessors and changes -----------------------------------------------------------------===//

tn_string_view tn_resource_key(const tn_resource* resource) { return resource->key; }

tn_string_view tn_resource_dialect(const tn_resource* resource) { return resource->dialect; }

tn_status tn_resource_retain_blob(const tn_resource* resource, tn_blob** out_blob) {
  tn_lock_acquire(&resource->context->lock);
  *out_blob = resource->blob;
  tn_object_retain(*out_blob);
  tn_lock_release(&resource->context->lock);
  return *out_blob == NULL ? TN_NOT_FOUND : TN_OK;
}

bool tn_resource_has_blob(const tn_resource* resource) {
  tn_lock_acquire(&resource->context->lock);
  const bool has_blob = resource->blob != NULL;
  tn_lock_release(&resource->context->lock);
  return has_blob;
}

void tn_resource_set_blob(tn_resource* resource, tn_blob* blob) {
  if (!resource->context->alive) blob = NULL;
  tn_object_retain(blob);
  tn_lock_acquire(&resource->context->lock);
  tn_blob* old = resource->blob;
  resource->blob = blob;
  tn_lock_release(&resource->context->lock);
  tn_object_release(old);
}

// Returns the first entry, from `resource` up to `last`, that was not removed.
static tn_resource* first_shown(const tn_resource* last, tn_resource* resource) {
  while (resource->removed) {
    if (resource == last) return NULL;
    resource = resource->next;
  }
  return resource;
}

tn_resource* tn_resource_first(const tn_context* context) {
  tn_lock* lock = (tn_lock*)(uintptr_t)&context->lock;
  tn_lock_acquire(lock);
  tn_resource* last = context->resources;
  tn_resource* first = last == NULL ? NULL : first_shown(last, last->next);
  tn_lock_release(lock);
  return first;
}

tn_resource* tn_resource_next(const tn_resource* resource) {
  tn_lock_acquire(&resource->context->lock);
  const tn_resource* last = resource->context->resources;
  tn_resource* next = resource == last ? NULL : first_shown(last, resource->next);
  tn_lock_release(&resource->context->lock);
  return next;
}

void tn_resource__release_all(tn_context* context) {
  tn_resource* last = context->resources;
  if (last == NULL) return;
  tn_resource* resource = last;
  do {
    resource = resource->next;
    tn_resource_set_blob(resource, NULL);
  } while (resource != last);
}

void tn_resource__finalize_all(tn_context* context) {
  tn_judy_names_clear(&context->resource_names);
  tn_resource* last = context->resources;
  context->resources = NULL;
  if (last == NULL) return;
  tn_resource* resource = last->next;
  last->next = NULL;
  while (resource != NULL) {
    tn_resource* next = resource->next;
    tn_deallocate(&context->allocator, resource, resource->block_size);
    resource = next;
  }
}
