// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects: the allocator registry, reference counts and the binding of host wrappers.
//
// The registry is a process-wide pointer whose initial value is the built-in default, so it needs
// no initialisation. The default prepends only the base header, padded so that the body is aligned
// to 16.
//
// Invariants of binding:
//   - an Active wrapper owns one reference, taken by tie or revive and released by drop or detach;
//   - when the object is destroyed its wrapper is Detached or Inactive, and an Inactive one is
//     reclaimed;
//   - after tn_host_exit nothing is reclaimed;
//   - an object that is being destroyed has no reference, and callbacks that retain and release it,
//     or release it once too often, do not destroy it again. A reference that is kept refers to a
//     shell.

#include "base/object.h"

#include <stdlib.h>

#include "base/status.h"

#define HEADER_SIZE 16u

static void default_delete_space(void* object) { free((char*)object - HEADER_SIZE); }

static void* default_allocate(void* user_data, size_t body_size) {
  (void)user_data;
  if (body_size > SIZE_MAX - HEADER_SIZE) return NULL;
  char* block = malloc(HEADER_SIZE + body_size);
  if (block == NULL) return NULL;
  void* object = block + HEADER_SIZE;
  tn_object_base_of(object)->delete_space = default_delete_space;
  return object;
}

static const tn_object_allocator default_allocator = {NULL, default_allocate};
static const tn_object_allocator* current_allocator = &default_allocator;
static bool host_has_exited = false;

/// The values of `end_state`.
enum { LIVE = 0, ENDING = 1, ENDED = 2 };

//===-- Registry ------------------------------------------------------------------------------===//

const tn_object_allocator* tn_object_allocator_get(void) {
  return __atomic_load_n(&current_allocator, __ATOMIC_ACQUIRE);
}

void tn_object_allocator_set(const tn_object_allocator* allocator) {
  __atomic_store_n(&current_allocator, allocator == NULL ? &default_allocator : allocator,
                   __ATOMIC_RELEASE);
}

void* tn_object__create(tn_object_kind kind, size_t body_size, bool (*finalize)(void* object)) {
  const tn_object_allocator* allocator = tn_object_allocator_get();
  tn_object* object = allocator->allocate(allocator->user_data, body_size);
  if (object == NULL) return NULL;
  memset(object, 0, body_size);
  object->reference_count = 1;
  object->kind = (uint16_t)kind;
  object->finalize = finalize;
  return object;
}

//===-- Counts --------------------------------------------------------------------------------===//

void tn_object_retain(void* object) {
  if (object == NULL) return;
  __atomic_fetch_add(&((tn_object*)object)->reference_count, 1u, __ATOMIC_RELAXED);
}

static void reclaim(void* wrapper, const tn_host_class* host_class) {
  if (wrapper == NULL || tn_object__host_exited()) return;
  if (host_class != NULL && host_class->reclaim != NULL) host_class->reclaim(wrapper);
}

/// Returns whether the last reference was released; false if there was none.
static bool gave_last(tn_object* body) {
  const uint32_t count = __atomic_fetch_sub(&body->reference_count, 1u, __ATOMIC_ACQ_REL);
  if (TN_UNLIKELY(count == 0)) __atomic_fetch_add(&body->reference_count, 1u, __ATOMIC_RELAXED);
  return count == 1;
}

/// Destroys the body. Returns false if it stays alive, or if its shell is still referenced.
static bool finalize(tn_object* body) {
  if (body->end_state == ENDING) return false;
  body->end_state = ENDING;
  if (!body->finalize(body)) {
    __atomic_fetch_add(&body->reference_count, 1u, __ATOMIC_RELAXED);
    body->end_state = LIVE;
    return false;
  }
  body->end_state = ENDED;
  return tn_object_reference_count(body) == 0;
}

void tn_object_release(void* object) {
  tn_object* body = object;
  if (body == NULL || !gave_last(body)) return;
  if (body->finalize != NULL && body->end_state != ENDED && !finalize(body)) return;
  void* wrapper = body->host_state == TN_HOST_INACTIVE ? body->host_wrapper : NULL;
  const tn_host_class* host_class = body->host_class;
  tn_object_base_of(body)->delete_space(body);
  reclaim(wrapper, host_class);
}

tn_object_kind tn_object_kind_of(const void* object) {
  return (tn_object_kind)((const tn_object*)object)->kind;
}

uint32_t tn_object_reference_count(const void* object) {
  return __atomic_load_n(&((const tn_object*)object)->reference_count, __ATOMIC_RELAXED);
}

//===-- Binding -------------------------------------------------------------------------------===//

tn_status tn_object_host_tie(void* object, void* wrapper, const tn_host_class* host_class) {
  tn_object* body = object;
  if (body->host_state != TN_HOST_DETACHED) return TN_ALREADY_EXISTS;
  tn_object_retain(object);
  body->host_wrapper = wrapper;
  body->host_class = host_class;
  body->host_state = TN_HOST_ACTIVE;
  return TN_OK;
}

tn_host_state tn_object_host_state(const void* object, void** out_wrapper) {
  const tn_object* body = object;
  if (out_wrapper != NULL) *out_wrapper = body->host_wrapper;
  return (tn_host_state)body->host_state;
}

bool tn_object_host_drop(void* object) {
  tn_object* body = object;
  if (body->host_state != TN_HOST_ACTIVE) return false;
  body->host_state = TN_HOST_INACTIVE;
  tn_object_release(object);
  return true;
}

void* tn_object_host_revive(void* object) {
  tn_object* body = object;
  if (body->host_state == TN_HOST_DETACHED) return NULL;
  if (body->host_state == TN_HOST_INACTIVE) {
    body->host_state = TN_HOST_ACTIVE;
    tn_object_retain(object);
  }
  return body->host_wrapper;
}

void tn_object_host_detach(void* object) {
  tn_object* body = object;
  const bool was_active = body->host_state == TN_HOST_ACTIVE;
  body->host_state = TN_HOST_DETACHED;
  body->host_wrapper = NULL;
  body->host_class = NULL;
  if (was_active) tn_object_release(object);
}

void tn_host_exit(void) { __atomic_store_n(&host_has_exited, true, __ATOMIC_RELEASE); }

bool tn_object__host_exited(void) { return __atomic_load_n(&host_has_exited, __ATOMIC_ACQUIRE); }
