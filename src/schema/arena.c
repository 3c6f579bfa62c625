// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A list of chunks; what does not fit in the newest gets a new one.

#include "schema/arena.h"

#define CHUNK_SIZE ((size_t)8 * 1024)

struct tn_arena_chunk {
  tn_arena_chunk* older;
  size_t size;
  max_align_t bytes[];
};

void* tn_arena__take(tn_arena* arena, size_t size) {
  const size_t unit = alignof(max_align_t);
  if (size > SIZE_MAX / 2) return NULL;
  size = (size + unit - 1) / unit * unit;
  if (arena->chunks == NULL || arena->chunks->size - arena->used < size) {
    const size_t room = size > CHUNK_SIZE ? size : CHUNK_SIZE;
    tn_arena_chunk* chunk = tn_allocate(arena->allocator, sizeof *chunk + room);
    if (chunk == NULL) return NULL;
    chunk->older = arena->chunks;
    chunk->size = room;
    arena->chunks = chunk;
    arena->used = 0;
  }
  void* at = (char*)arena->chunks->bytes + arena->used;
  arena->used += size;
  // Not the whole chunk, of which most dialects need little.
  return memset(at, 0, size);
}

tn_string_view tn_arena__copy(tn_arena* arena, tn_string_view text) {
  char* bytes = tn_arena__take(arena, text.size + 1);
  if (bytes == NULL) return (tn_string_view){NULL, 0};
  if (text.size != 0) memcpy(bytes, text.data, text.size);
  return (tn_string_view){bytes, text.size};
}

void tn_arena__free(tn_arena* arena) {
  while (arena->chunks != NULL) {
    tn_arena_chunk* chunk = arena->chunks;
    arena->chunks = chunk->older;
    tn_deallocate(arena->allocator, chunk, sizeof *chunk + chunk->size);
  }
}
