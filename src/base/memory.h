// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory: wrappers of the allocator, and arithmetic that cannot wrap.

#ifndef TENURE_SRC_BASE_MEMORY_H
#define TENURE_SRC_BASE_MEMORY_H

#include <stdalign.h>
#include <stddef.h>
#include <tenure/base.h>

/// Returns `size` bytes aligned for any type, not cleared; NULL when out of memory. `size` must not
/// be 0.
static inline void* tn_allocate(const tn_allocator* allocator, size_t size) {
  return allocator->resize(allocator->user_data, NULL, 0, size, alignof(max_align_t));
}

/// Like tn_allocate, cleared.
static inline void* tn_allocate_zeroed(const tn_allocator* allocator, size_t size) {
  void* block = tn_allocate(allocator, size);
  if (block != NULL) memset(block, 0, size);
  return block;
}

/// Grows or shrinks `block`; returns NULL and leaves it unchanged when out of memory.
static inline void* tn_reallocate(const tn_allocator* allocator, void* block, size_t old_size,
                                  size_t new_size) {
  return allocator->resize(allocator->user_data, block, old_size, new_size, alignof(max_align_t));
}

/// Frees `block`, which has `size` bytes; NULL is ignored.
static inline void tn_deallocate(const tn_allocator* allocator, void* block, size_t size) {
  if (block != NULL) {
    allocator->resize(allocator->user_data, block, size, 0, alignof(max_align_t));
  }
}

static inline bool tn_checked_add(size_t a, size_t b, size_t* out_sum) {
  return !__builtin_add_overflow(a, b, out_sum);
}

static inline bool tn_checked_multiply(size_t a, size_t b, size_t* out_product) {
  return !__builtin_mul_overflow(a, b, out_product);
}

/// Reserves space for one more item in a growing array: doubles `*capacity` items of `item_size`
/// bytes. Returns false, with nothing changed, when out of memory.
bool tn_array_grow(const tn_allocator* allocator, void* items_pointer, size_t* capacity,
                   size_t needed, size_t item_size);

#endif  // TENURE_SRC_BASE_MEMORY_H
