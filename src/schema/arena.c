// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A list of chunks. An allocation that does not fit in the newest chunk starts a larger one.

#include "schema/arena.h"

/// Leaves room for the heap's own block header.
#define HEAP_HEADER ((size_t)16)
#define FIRST_SIZE ((size_t)1024 - HEAP_HEADER)
#define SIZE_LIMIT ((size_t)2 * 1024)

struct tn_arena_chunk {
  tn_arena_chunk* older;
  size_t size;
  max_align_t bytes[];
};

/// Chunks grow geometrically: most dialects need little memory, few need much.
static size_t next_room(const tn_arena* arena, size_t size) {
  size_t room = FIRST_SIZE - sizeof(tn_arena_chunk);
  if (arena->chunks != NULL) room = arena->chunks->size + arena->chunks->size / 2;
  if (room > SIZE_LIMIT) room = SIZE_LIMIT;
  return size > room ? size : room;
}

static size_t align_up(size_t size) {
  const size_t unit = alignof(max_align_t);
  return (size + unit - 1) / unit * unit;
}

/// Takes `size` bytes after the first `used` of the newest chunk, or from a new chunk.
static void* take_behind(tn_arena* arena, size_t used, size_t size) {
  if (arena->chunks == NULL || used > arena->chunks->size || arena->chunks->size - used < size) {
    const size_t room = next_room(arena, size);
    tn_arena_chunk* chunk = tn_allocate(arena->allocator, sizeof *chunk + room);
    if (chunk == NULL) return NULL;
    chunk->older = arena->chunks;
    chunk->size = room;
    arena->chunks = chunk;
    used = 0;
  }
  arena->used = used + size;
  return (char*)arena->chunks->bytes + used;
}

void* tn_arena__take(tn_arena* arena, size_t size) {
  if (size > SIZE_MAX / 2) return NULL;
  void* at = take_behind(arena, align_up(arena->used), align_up(size));
  return at == NULL ? NULL : memset(at, 0, size);
}

tn_string_view tn_arena__copy(tn_arena* arena, tn_string_view text) {
  char* bytes = text.size > SIZE_MAX / 2 ? NULL : take_behind(arena, arena->used, text.size + 1);
  if (bytes == NULL) return (tn_string_view){NULL, 0};
  if (text.size != 0) memcpy(bytes, text.data, text.size);
  bytes[text.size] = 0;
  return (tn_string_view){bytes, text.size};
}

void tn_arena__free(tn_arena* arena) {
  while (arena->chunks != NULL) {
    tn_arena_chunk* chunk = arena->chunks;
    arena->chunks = chunk->older;
    tn_deallocate(arena->allocator, chunk, sizeof *chunk + chunk->size);
  }
}
