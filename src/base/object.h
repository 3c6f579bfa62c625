// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internals of objects: the head of every object body, and creation.

#ifndef TENURE_SRC_BASE_OBJECT_H
#define TENURE_SRC_BASE_OBJECT_H

#include <tenure/object.h>

/// The first member of every object body.
typedef struct tn_object {
  uint32_t reference_count;
  uint16_t kind;
  uint8_t host_state;
  uint8_t end_state;  ///< Used by object.c.
  void* host_wrapper;
  const tn_host_class* host_class;
  /// Destroys the body when the last reference is released; the memory is freed after it. Returns
  /// false to defer that: the object keeps the reference.
  bool (*finalize)(void* object);
} tn_object;

/// Allocates a zeroed body of `body_size` bytes with one reference, from the registry's allocator;
/// NULL when out of memory.
void* tn_object__create(tn_object_kind kind, size_t body_size, bool (*finalize)(void* object));

/// Returns true once tn_host_exit was called.
bool tn_object__host_exited(void);

#endif  // TENURE_SRC_BASE_OBJECT_H
