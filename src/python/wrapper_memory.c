// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The memory of wrappers.
//
// A wrapper lives as long as its entity, so a program that builds or walks a large module has
// hundreds of thousands of them, all of one size: the first access to their pages costs more than
// initialising them, and so does the interpreter's allocator. Plain wrappers come from chunks,
// whose pages are requested several at a time, at two thirds of the cost. (Huge pages cost a third,
// but only if the system has free ones; creating them costs more than small pages.) A few empty
// chunks are kept, the others are unmapped.
//
// Each object follows the two words of the garbage collector's header. Their number is checked when
// the module is loaded. If it differs, if the collector finds objects in other ways (free
// threading), or if a build detects uses of freed memory, the interpreter's allocator is used
// instead. It also allocates objects of user classes with fields.

#include "wrapper_memory.h"

#include <string.h>

#if TNP_HAS_CHUNKS
#include <sys/mman.h>
#endif

#define COLLECTOR_SIZE (2 * sizeof(uintptr_t))

#if TNP_HAS_CHUNKS

#define BLOCK_SIZE sizeof(tnp_plain_block)
#define CHUNK_SIZE TNP_CHUNK_SIZE
#define HEADER_SIZE TNP_CHUNK_HEADER_SIZE
#define BLOCK_COUNT TNP_CHUNK_BLOCKS
/// The size of a request for pages.
#define STEP_SIZE ((size_t)64 << 10)

/// So many empty chunks are kept.
#define EMPTY_MAX 4u

//===-- Chunks ------------------------------------------------------------------------------===//

static void link_chunk(tnp_chunk* chunk) {
  tnp_chunk* first = tnp.wrapper_memory.open;
  if (first == NULL) {
    chunk->previous = chunk->next = chunk;
  } else {
    chunk->next = first;
    chunk->previous = first->previous;
    chunk->previous->next = first->previous = chunk;
  }
  tnp.wrapper_memory.open = chunk;
}

static void unlink_chunk(tnp_chunk* chunk) {
  chunk->previous->next = chunk->next;
  chunk->next->previous = chunk->previous;
  if (tnp.wrapper_memory.open == chunk) {
    tnp.wrapper_memory.open = chunk->next == chunk ? NULL : chunk->next;
  }
}

/// A mapping of a chunk's size at a multiple of it; NULL when out of memory.
static tnp_chunk* map_chunk(void) {
  char* mapping =
      mmap(NULL, 2 * CHUNK_SIZE, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mapping == MAP_FAILED) return NULL;
  const size_t before = (CHUNK_SIZE - (uintptr_t)mapping % CHUNK_SIZE) % CHUNK_SIZE;
  if (before != 0) (void)munmap(mapping, before);
  (void)munmap(mapping + before + CHUNK_SIZE, CHUNK_SIZE - before);
  return (tnp_chunk*)(void*)(mapping + before);
}

/// A new chunk with room, which becomes the first; NULL when out of memory.
static tnp_chunk* make_chunk(void) {
  tnp_chunk* chunk = map_chunk();
  if (chunk == NULL) return NULL;
  chunk->free_block = NULL;
  chunk->unused = (char*)chunk + HEADER_SIZE;
  chunk->mapped = (char*)chunk;
  chunk->used_count = 0;
  ++tnp.wrapper_memory.empty_count;
  link_chunk(chunk);
  return chunk;
}

/// Has the next pages of a chunk mapped at once, which is cheaper than one by one.
static void map_step(tnp_chunk* chunk) {
#ifdef MADV_POPULATE_WRITE
  (void)madvise(chunk->mapped, STEP_SIZE, MADV_POPULATE_WRITE);
#endif
  chunk->mapped += STEP_SIZE;
}

static tnp_chunk* chunk_of(const void* block) {
  return (tnp_chunk*)((uintptr_t)block / CHUNK_SIZE * CHUNK_SIZE);
}

/// A chunk became empty: it goes back, if enough of them are kept.
static void release_chunk(tnp_chunk* chunk) {
  if (tnp.wrapper_memory.empty_count < EMPTY_MAX) {
    ++tnp.wrapper_memory.empty_count;
    return;
  }
  unlink_chunk(chunk);
  (void)munmap(chunk, CHUNK_SIZE);
}

//===-- Blocks ------------------------------------------------------------------------------===//

char* tnp_wrapper_memory_find_block(void) {
  if (!tnp.wrapper_memory.is_usable) return NULL;
  tnp_chunk* chunk = tnp.wrapper_memory.open;
  if (chunk == NULL) chunk = make_chunk();
  if (chunk == NULL) return NULL;
  char* block = chunk->free_block;
  if (block != NULL) {
    memcpy(&chunk->free_block, block, sizeof chunk->free_block);
  } else {
    block = chunk->unused;
    chunk->unused += BLOCK_SIZE;
    if (chunk->unused > chunk->mapped) map_step(chunk);
  }
  if (chunk->used_count++ == 0) --tnp.wrapper_memory.empty_count;
  if (chunk->used_count == BLOCK_COUNT) unlink_chunk(chunk);
  return block;
}

static void give_block(char* block) {
  tnp_chunk* chunk = chunk_of(block);
  memcpy(block, &chunk->free_block, sizeof chunk->free_block);
  chunk->free_block = block;
  if (chunk->used_count-- == BLOCK_COUNT) link_chunk(chunk);
  if (chunk->used_count == 0) release_chunk(chunk);
}

#endif

//===-- Wrappers ----------------------------------------------------------------------------===//

static tnp_entity* take_from_interpreter(PyTypeObject* type) {
  tnp_entity* entity = PyObject_GC_New(tnp_entity, type);
  if (entity == NULL) return NULL;
  // A subclass may have slots of its own after these fields.
  memset((char*)entity + offsetof(tnp_entity, attributes), 0,
         (size_t)type->tp_basicsize - offsetof(tnp_entity, attributes));
  entity->sibling = entity;
  return entity;
}

tnp_entity* tnp_wrapper_memory_take(PyTypeObject* type) {
  tnp_entity* entity = tnp_wrapper_memory_take_plain(type);
  return entity != NULL ? entity : take_from_interpreter(type);
}

void tnp_wrapper_memory_give(tnp_entity* entity) {
#if TNP_HAS_CHUNKS
  if (entity->flags & TNP_IN_CHUNK) {
    give_block((char*)entity - COLLECTOR_SIZE);
    return;
  }
#endif
  PyObject_GC_Del(entity);
}

/// The size of the garbage collector's header before an object: what sys.getsizeof adds to the
/// object's own size. -1 with an error.
static Py_ssize_t collector_size(void) {
  PyObject* object = PyDict_New();
  PyObject* function = PySys_GetObject("getsizeof");
  PyObject* whole = object == NULL ? NULL : PyObject_CallOneArg(function, object);
  PyObject* own = whole == NULL ? NULL : PyObject_CallMethod(object, "__sizeof__", NULL);
  const Py_ssize_t size = own == NULL ? -1 : PyLong_AsSsize_t(whole) - PyLong_AsSsize_t(own);
  Py_XDECREF(object);
  Py_XDECREF(whole);
  Py_XDECREF(own);
  return size;
}

bool tnp_init_wrapper_memory(void) {
  const Py_ssize_t size = collector_size();
  if (size < 0) return false;
  tnp.wrapper_memory.is_usable = TNP_HAS_CHUNKS && size == (Py_ssize_t)COLLECTOR_SIZE;
  return true;
}
