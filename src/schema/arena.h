// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a dialect is kept in: memory that is taken piece by piece and given back at once.

#ifndef TENURE_SRC_SCHEMA_ARENA_H
#define TENURE_SRC_SCHEMA_ARENA_H

#include "base/memory.h"

typedef struct tn_arena_chunk tn_arena_chunk;

typedef struct tn_arena {
  const tn_allocator* allocator;
  tn_arena_chunk* chunks;  ///< The newest first.
  size_t used;             ///< Of the newest.
} tn_arena;

/// `size` zeroed bytes aligned for anything; NULL when out of memory.
void* tn_arena__take(tn_arena* arena, size_t size);
/// A copy of `text` with a NUL after; `data` is NULL when out of memory.
tn_string_view tn_arena__copy(tn_arena* arena, tn_string_view text);
void tn_arena__free(tn_arena* arena);

#endif  // TENURE_SRC_SCHEMA_ARENA_H
