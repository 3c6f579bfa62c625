// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Judy maps over JudyL, Judy1 and JudySL.
//
// JudySL's keys end at the first NUL, so names are escaped: the bytes 0 and 1 become 1,1 and 1,2,
// which preserves the order of memcmp. Names of up to STACK_NAME_SIZE bytes are escaped on the
// stack.

#include "base/judy_map.h"

#include <Judy.h>

#include "base/memory.h"
#include "base/status.h"

#define STACK_NAME_SIZE 200u

//===-- Words to words ------------------------------------------------------------------------===//

tn_status tn_judy_map_set(tn_judy_map* map, uintptr_t key, uintptr_t value) {
  JError_t error;
  void** slot = JudyLIns(&map->root, (Word_t)key, &error);
  if (slot == NULL || slot == PPJERR) return TN_OUT_OF_MEMORY;
  *(Word_t*)(void*)slot = (Word_t)value;
  return TN_OK;
}

bool tn_judy_map_get(const tn_judy_map* map, uintptr_t key, uintptr_t* out_value) {
  void** slot = JudyLGet(map->root, (Word_t)key, NULL);
  if (slot == NULL || slot == PPJERR) return false;
  *out_value = *(const Word_t*)(const void*)slot;
  return true;
}

bool tn_judy_map_remove(tn_judy_map* map, uintptr_t key) {
  JError_t error;
  const int outcome = JudyLDel(&map->root, (Word_t)key, &error);
  if (outcome != JERR) return outcome == 1;
  void** slot = JudyLGet(map->root, (Word_t)key, NULL);
  if (slot == NULL || slot == PPJERR) return false;
  *(Word_t*)(void*)slot = 0;
  return true;
}

bool tn_judy_map_first(const tn_judy_map* map, uintptr_t* key, uintptr_t* out_value) {
  Word_t index = (Word_t)*key;
  void** slot = JudyLFirst(map->root, &index, NULL);
  if (slot == NULL || slot == PPJERR) return false;
  *key = (uintptr_t)index;
  *out_value = *(const Word_t*)(const void*)slot;
  return true;
}

size_t tn_judy_map_count(const tn_judy_map* map) {
  return map->root == NULL ? 0 : (size_t)JudyLCount(map->root, 0, ~(Word_t)0, NULL);
}

void tn_judy_map_clear(tn_judy_map* map) {
  JudyLFreeArray(&map->root, NULL);
  map->root = NULL;
}

//===-- Sets ----------------------------------------------------------------------------------===//

tn_status tn_judy_set_insert(tn_judy_set* set, uintptr_t key, bool* out_was_new) {
  JError_t error;
  const int outcome = Judy1Set(&set->root, (Word_t)key, &error);
  *out_was_new = outcome == 1;
  return outcome == JERR ? TN_OUT_OF_MEMORY : TN_OK;
}

bool tn_judy_set_contains(const tn_judy_set* set, uintptr_t key) {
  return Judy1Test(set->root, (Word_t)key, NULL) == 1;
}

void tn_judy_set_clear(tn_judy_set* set) {
  Judy1FreeArray(&set->root, NULL);
  set->root = NULL;
}

//===-- Names ---------------------------------------------------------------------------------===//

/// A name, escaped for JudySL.
typedef struct escaped_name {
  uint8_t* text;
  size_t block_size;  ///< 0 while the text is in `space`.
  uint8_t space[2 * STACK_NAME_SIZE + 1];
} escaped_name;

static bool escape(escaped_name* escaped, const tn_allocator* allocator, tn_string_view name) {
  escaped->text = escaped->space;
  escaped->block_size = 0;
  if (name.size > STACK_NAME_SIZE) {
    if (name.size > (SIZE_MAX - 1) / 2) return false;
    escaped->block_size = 2 * name.size + 1;
    escaped->text = tn_allocate(allocator, escaped->block_size);
    if (escaped->text == NULL) return false;
  }
  uint8_t* at = escaped->text;
  for (size_t i = 0; i < name.size; ++i) {
    const uint8_t byte = (uint8_t)name.data[i];
    if (byte <= 1) *at++ = 1;
    *at++ = byte <= 1 ? (uint8_t)(byte + 1) : byte;
  }
  *at = 0;
  return true;
}

static void unescape(escaped_name* escaped, const tn_allocator* allocator) {
  if (escaped->block_size != 0) tn_deallocate(allocator, escaped->text, escaped->block_size);
}

tn_status tn_judy_names_set(tn_judy_names* names, const tn_allocator* allocator,
                            tn_string_view name, uintptr_t value) {
  escaped_name escaped;
  if (!escape(&escaped, allocator, name)) return TN_OUT_OF_MEMORY;
  JError_t error;
  void** slot = JudySLIns(&names->root, escaped.text, &error);
  const bool failed = slot == NULL || slot == PPJERR;
  if (!failed) *(Word_t*)(void*)slot = (Word_t)value;
  unescape(&escaped, allocator);
  return failed ? TN_OUT_OF_MEMORY : TN_OK;
}

tn_status tn_judy_names_get(const tn_judy_names* names, const tn_allocator* allocator,
                            tn_string_view name, uintptr_t* out_value) {
  escaped_name escaped;
  if (!escape(&escaped, allocator, name)) return TN_OUT_OF_MEMORY;
  void** slot = JudySLGet(names->root, escaped.text, NULL);
  const bool found = slot != NULL && slot != PPJERR;
  if (found) *out_value = *(const Word_t*)(const void*)slot;
  unescape(&escaped, allocator);
  return found ? TN_OK : TN_NOT_FOUND;
}

tn_status tn_judy_names_remove(tn_judy_names* names, const tn_allocator* allocator,
                               tn_string_view name) {
  escaped_name escaped;
  if (!escape(&escaped, allocator, name)) return TN_OUT_OF_MEMORY;
  JError_t error;
  const int outcome = JudySLDel(&names->root, escaped.text, &error);
  unescape(&escaped, allocator);
  return outcome == 1 ? TN_OK : TN_NOT_FOUND;
}

void tn_judy_names_clear(tn_judy_names* names) {
  JudySLFreeArray(&names->root, NULL);
  names->root = NULL;
}
