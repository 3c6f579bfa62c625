// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An arena for a dialect: memory that is allocated piecewise and freed all at once.

#ifndef TENURE_SRC_SCHEMA_ARENA_H
#define TENURE_SRC_SCHEMA_ARENA_H

#include "base/memory.h"

typedef struct tn_arena_chunk tn_arena_chunk;

typedef struct tn_arena {
  const tn_allocator* allocator;
  tn_arena_chunk* chunks;  ///< A list, newest chunk first.
  size_t used;             ///< Bytes used in the newest chunk.
} tn_arena;

/// Returns `size` zeroed bytes with maximum alignment; NULL when out of memory.
void* tn_arena__take(tn_arena* arena, size_t size);
/// Copies `text` and appends a NUL; `data` is NULL when out of memory.
tn_string_view tn_arena__copy(tn_arena* arena, tn_string_view text);
void tn_arena__free(tn_arena* arena);

#endif  // TENURE_SRC_SCHEMA_ARENA_H
