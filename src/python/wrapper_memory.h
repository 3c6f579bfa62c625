// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The bytes of wrappers of entities, for wrapper_bind.c.

#ifndef TENURE_SRC_PYTHON_WRAPPER_MEMORY_H
#define TENURE_SRC_PYTHON_WRAPPER_MEMORY_H

#include "tenure_py.h"

#if defined(__linux__) && !defined(Py_GIL_DISABLED) && !TNP_WATCHES_MEMORY
#define TNP_HAS_CHUNKS 1
#else
#define TNP_HAS_CHUNKS 0
#endif

/// An object of a class of wrappers: the fields after its head are empty except that it is
/// its own sibling, and it is not tracked.
/// NULL with an error.
tnp_entity* tnp_wrapper_memory_take(PyTypeObject* type);
#if TNP_HAS_CHUNKS

/// A wrapper and the garbage collector's header before it.
typedef struct tnp_plain_block {
  _Alignas(16) uintptr_t collector[2];
  tnp_entity entity;
} tnp_plain_block;

/// The head of a chunk, at an address that is a multiple of its size.
struct tnp_chunk {
  tnp_chunk* previous;  ///< In the ring of chunks with room.
  tnp_chunk* next;
  char* free_block;  ///< Freed blocks; each begins with the next one's address.
  char* unused;      ///< The first block that was never taken.
  char* mapped;      ///< The end of the pages that were requested.
  uint32_t used_count;
};

#define TNP_CHUNK_SIZE ((size_t)256 << 10)
#define TNP_CHUNK_HEADER_SIZE ((size_t)64)
#define TNP_CHUNK_BLOCKS \
  ((uint32_t)((TNP_CHUNK_SIZE - TNP_CHUNK_HEADER_SIZE) / sizeof(tnp_plain_block)))

/// A block where tnp_wrapper_memory_take_block finds no cached one; NULL if there is none.
TNP_SLOW char* tnp_wrapper_memory_find_block(void);
static inline char* tnp_wrapper_memory_take_block(void) {
  tnp_chunk* chunk = tnp.wrapper_memory.open;
  // A chunk's first and last blocks are not simply counted.
  if (chunk == NULL || chunk->used_count - 1u >= TNP_CHUNK_BLOCKS - 2u) {
    return tnp_wrapper_memory_find_block();
  }
  char* block = chunk->free_block;
  if (block != NULL) {
    memcpy(&chunk->free_block, block, sizeof chunk->free_block);
  } else {
    block = chunk->unused;
    if (block + sizeof(tnp_plain_block) > chunk->mapped) return tnp_wrapper_memory_find_block();
    chunk->unused = block + sizeof(tnp_plain_block);
  }
  ++chunk->used_count;
  return block;
}

/// Whether objects of the type have the fields of tnp_entity alone, and end as those of ours do.
static inline bool tnp_wrapper_is_plain(const PyTypeObject* type) {
  return type->tp_basicsize == sizeof(tnp_entity) && type->tp_dealloc == tnp_entity_dealloc &&
         type->tp_finalize == NULL && type->tp_del == NULL;
}

/// Takes an object from a chunk, without calling the interpreter; NULL, without an error, if that
/// is impossible. Inline, so that fields that the caller fills are not cleared first.
static inline tnp_entity* tnp_wrapper_memory_take_plain(PyTypeObject* type) {
  char* block = tnp_wrapper_is_plain(type) ? tnp_wrapper_memory_take_block() : NULL;
  if (block == NULL) return NULL;
  tnp_plain_block* plain = (tnp_plain_block*)(void*)block;
  tnp_entity* entity = &plain->entity;
  // One by one: compilers clear a whole of this size by an instruction that is slow to start.
  plain->collector[0] = plain->collector[1] = 0;
  entity->attributes = entity->weak_references = NULL;
  entity->context = NULL;
  entity->handle.op = (tn_op){0, 0, 0, 0};
  entity->sibling = entity;
  entity->root = NULL;
  entity->place = 0;
  entity->kind = entity->role = 0;
  entity->flags = TNP_IN_CHUNK;
#if defined(Py_REF_DEBUG) || defined(Py_TRACE_REFS)
  return (tnp_entity*)PyObject_Init((PyObject*)entity, type);
#else
  Py_INCREF(type);
  Py_SET_TYPE(entity, type);
  Py_SET_REFCNT(entity, 1);
  return entity;
#endif
}

#else

static inline tnp_entity* tnp_wrapper_memory_take_plain(PyTypeObject* type) {
  (void)type;
  return NULL;
}

#endif

/// Gives the bytes back; the reference to the type is the caller's.
void tnp_wrapper_memory_give(tnp_entity* entity);

#endif  // TENURE_SRC_PYTHON_WRAPPER_MEMORY_H
