// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// <mlir-c/Support.h> and <mlir-c/Debug.h>: strings, TypeIDs and their allocators, debug types.

#include "mlir-c/Support.h"

#include <stdlib.h>
#include <string.h>

#include "mlir-c/Debug.h"
#include "mlir_c/take.h"

//===-- Strings -------------------------------------------------------------------------------===//

MlirStringRef mlirStringRefCreateFromCString(const char* str) {
  return (MlirStringRef){str, str == NULL ? 0 : strlen(str)};
}

bool mlirStringRefEqual(MlirStringRef string, MlirStringRef other) {
  return string.length == other.length &&
         (string.length == 0 || memcmp(string.data, other.data, string.length) == 0);
}

//===-- TypeIDs -------------------------------------------------------------------------------===//

MlirTypeID mlirTypeIDCreate(const void* ptr) {
  if ((uintptr_t)ptr % 8 != 0) {
    tn_mc__refuse(__func__, NULL, "the address is not a multiple of 8");
    return (MlirTypeID){NULL};
  }
  return (MlirTypeID){ptr};
}

bool mlirTypeIDEqual(MlirTypeID typeID1, MlirTypeID typeID2) { return typeID1.ptr == typeID2.ptr; }

size_t mlirTypeIDHashValue(MlirTypeID typeID) {
  const uintptr_t bits = (uintptr_t)typeID.ptr;
  return (size_t)((bits >> 4) ^ (bits >> 9));
}

#define IDS_OF_BLOCK 62u

/// TypeIDs of an allocator are addresses in its blocks.
typedef struct id_block {
  struct id_block* older;
  size_t used;
  uint64_t ids[IDS_OF_BLOCK];
} id_block;

typedef struct id_allocator {
  pthread_mutex_t mutex;
  id_block* newest;
} id_allocator;

MlirTypeIDAllocator mlirTypeIDAllocatorCreate(void) {
  id_allocator* allocator = calloc(1, sizeof *allocator);
  if (allocator != NULL) pthread_mutex_init(&allocator->mutex, NULL);
  const tn_mc_word word =
      allocator == NULL ? 0 : tn_mc__object_new(TN_MC_TYPE_ID_ALLOCATOR, allocator);
  if (word == 0) {
    free(allocator);
    tn_mc__refuse(__func__, NULL, "out of memory");
  }
  return (MlirTypeIDAllocator){TN_MC_POINTER(word)};
}

#define TAKE_ALLOCATOR(allocator, handle, none)                                                   \
  TN_MC_TAKE_OBJECT(id_allocator, allocator, handle, TN_MC_TYPE_ID_ALLOCATOR, "TypeID allocator", \
                    none)

void mlirTypeIDAllocatorDestroy(MlirTypeIDAllocator allocator) {
  TAKE_ALLOCATOR(self, allocator, )
  tn_mc__object_free(TN_MC_WORD(allocator));
  while (self->newest != NULL) {
    id_block* block = self->newest;
    self->newest = block->older;
    free(block);
  }
  pthread_mutex_destroy(&self->mutex);
  free(self);
}

/// Called with the allocator's mutex held; NULL when out of memory.
static const uint64_t* take_id(id_allocator* allocator) {
  if (allocator->newest == NULL || allocator->newest->used == IDS_OF_BLOCK) {
    id_block* block = calloc(1, sizeof *block);
    if (block == NULL) return NULL;
    block->older = allocator->newest;
    allocator->newest = block;
  }
  return &allocator->newest->ids[allocator->newest->used++];
}

MlirTypeID mlirTypeIDAllocatorAllocateTypeID(MlirTypeIDAllocator allocator) {
  const MlirTypeID none = {NULL};
  TAKE_ALLOCATOR(self, allocator, none)
  pthread_mutex_lock(&self->mutex);
  const uint64_t* id = take_id(self);
  pthread_mutex_unlock(&self->mutex);
  if (id == NULL) tn_mc__refuse(__func__, NULL, "out of memory");
  return (MlirTypeID){id};
}

//===-- Debug types ---------------------------------------------------------------------------===//
// The library writes no debug output, so the types are only stored for queries.

static pthread_mutex_t debug_mutex = PTHREAD_MUTEX_INITIALIZER;
static bool is_debug_enabled;
static char** debug_types;  ///< NULL if all types are enabled.
static size_t debug_type_count;

void mlirEnableGlobalDebug(bool enable) {
  __atomic_store_n(&is_debug_enabled, enable, __ATOMIC_RELAXED);
}

bool mlirIsGlobalDebugEnabled(void) { return __atomic_load_n(&is_debug_enabled, __ATOMIC_RELAXED); }

static void free_types(char** types, size_t count) {
  for (size_t i = 0; types != NULL && i < count; ++i) free(types[i]);
  free(types);
}

/// Returns NULL when out of memory.
static char** copy_types(const char** types, size_t count) {
  char** copies = calloc(count + 1, sizeof *copies);
  for (size_t i = 0; copies != NULL && i < count; ++i) {
    copies[i] = strdup(types[i] == NULL ? "" : types[i]);
    if (copies[i] != NULL) continue;
    free_types(copies, count);
    copies = NULL;
  }
  return copies;
}

void mlirSetGlobalDebugType(const char* type) { mlirSetGlobalDebugTypes(&type, 1); }

void mlirSetGlobalDebugTypes(const char** types, intptr_t n) {
  TN_MC_TAKE_COUNT(n, NULL, )
  char** copies = copy_types(types, (size_t)n);
  if (copies == NULL) {
    tn_mc__refuse(__func__, NULL, "out of memory");
    return;
  }
  pthread_mutex_lock(&debug_mutex);
  free_types(debug_types, debug_type_count);
  debug_types = copies;
  debug_type_count = (size_t)n;
  pthread_mutex_unlock(&debug_mutex);
}

bool mlirIsCurrentDebugType(const char* type) {
  pthread_mutex_lock(&debug_mutex);
  bool is_current = debug_type_count == 0;
  for (size_t i = 0; i < debug_type_count && !is_current; ++i) {
    is_current = strcmp(debug_types[i], type) == 0;
  }
  pthread_mutex_unlock(&debug_mutex);
  return is_current;
}
