// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory that can be refused besides the context's allocator: Judy's, and that of objects.
//
// Included by the one source file of a program: it defines Judy's allocation functions.

#ifndef TENURE_TESTS_OOM_OOM_MEMORY_H
#define TENURE_TESTS_OOM_OOM_MEMORY_H

#include <stdlib.h>
#include <tenure/object.h>

#include "tn_test.h"

//===-- Judy's memory -------------------------------------------------------------------------===//

unsigned long JudyMalloc(unsigned long word_count);
unsigned long JudyMallocVirtual(unsigned long word_count);
void JudyFree(void* block, unsigned long word_count);
void JudyFreeVirtual(void* block, unsigned long word_count);

// When an allocation fails in the middle of a split, Judy loses a block or two; they are found here.
static size_t judy_allowed = SIZE_MAX;
static void* judy_blocks[4096];

static void** slot_of(const void* block) {
  size_t i = 0;
  while (judy_blocks[i] != block) ++i;
  return &judy_blocks[i];
}

unsigned long JudyMalloc(unsigned long word_count) {
  if (judy_allowed == 0) return 0;
  --judy_allowed;
  void* block = malloc(word_count * sizeof(unsigned long));
  *slot_of(NULL) = block;
  return (unsigned long)(uintptr_t)block;
}
unsigned long JudyMallocVirtual(unsigned long word_count) { return JudyMalloc(word_count); }
void JudyFree(void* block, unsigned long word_count) {
  (void)word_count;
  if (block != NULL) *slot_of(block) = NULL;
  free(block);
}
void JudyFreeVirtual(void* block, unsigned long word_count) { JudyFree(block, word_count); }

static size_t free_lost_blocks(void) {
  size_t lost_count = 0;
  for (size_t i = 0; i < sizeof judy_blocks / sizeof *judy_blocks; ++i) {
    lost_count += judy_blocks[i] != NULL;
    free(judy_blocks[i]);
    judy_blocks[i] = NULL;
  }
  return lost_count;
}

//===-- Objects -------------------------------------------------------------------------------===//

static size_t objects_allowed;

static void free_object(void* object) { free((char*)object - 16); }

static void* allocate_object(void* user_data, size_t body_size) {
  (void)user_data;
  if (objects_allowed == 0) return NULL;
  --objects_allowed;
  char* block = malloc(body_size + 16);
  if (block == NULL) return NULL;
  tn_object_base_of(block + 16)->delete_space = free_object;
  return block + 16;
}

static const tn_object_allocator limited_objects = {NULL, allocate_object};

#endif  // TENURE_TESTS_OOM_OOM_MEMORY_H
