// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Objects, from the inside: the head of every object body and how one is made.

#ifndef TENURE_SRC_BASE_OBJECT_H
#define TENURE_SRC_BASE_OBJECT_H

#include <tenure/object.h>

/// The first member of every object body.
typedef struct tn_object {
  uint32_t reference_count;
  uint16_t kind;
  uint8_t host_state;
  uint8_t end_state;  ///< object.c
  void* host_wrapper;
  const tn_host_class* host_class;
  /// Tears the body down when the last reference is gone; the memory goes after it. False puts that
  /// off: the object keeps the reference.
  bool (*finalize)(void* object);
} tn_object;

/// A cleared body of `body_size` bytes with one reference, from the registry's allocator; NULL when
/// out of memory.
void* tn_object__create(tn_object_kind kind, size_t body_size, bool (*finalize)(void* object));

/// True once the host has said that it goes away.
bool tn_object__host_exited(void);

#endif  // TENURE_SRC_BASE_OBJECT_H
