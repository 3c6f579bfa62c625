// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of host wrappers. Removal closes the gap in the run of entries that it leaves, so there
// are no marks of what was removed, and a table that empties is as good as new.

#include "scope/host_table.h"

#define FIRST_CAPACITY 16u

static void place(tn_host_table* table, uint32_t key, tn_host_entry entry) {
  uint32_t at = tn_host_table__home(table, key);
  while (table->keys[at] != 0) at = (at + 1u) & (table->capacity - 1u);
  table->keys[at] = key;
  table->entries[at] = entry;
}

/// Moves everything to a table of twice the size.
static bool grow(tn_host_table* table, const tn_allocator* allocator) {
  const uint32_t capacity = table->capacity == 0 ? FIRST_CAPACITY : table->capacity * 2u;
  if (capacity == 0) return false;
  tn_host_table larger = {.capacity = capacity, .count = table->count};
  larger.keys = tn_allocate_zeroed(allocator, capacity * sizeof *larger.keys);
  larger.entries = tn_allocate(allocator, capacity * sizeof *larger.entries);
  if (larger.keys == NULL || larger.entries == NULL) {
    tn_host_table__free(&larger, allocator);
    return false;
  }
  for (uint32_t i = 0; i < table->capacity; ++i) {
    if (table->keys[i] != 0) place(&larger, table->keys[i], table->entries[i]);
  }
  tn_host_table__free(table, allocator);
  *table = larger;
  return true;
}

bool tn_host_table__insert(tn_host_table* table, const tn_allocator* allocator, uint32_t key,
                           tn_host_entry entry) {
  if (table->count >= table->capacity / 4u * 3u && !grow(table, allocator)) return false;
  place(table, key, entry);
  ++table->count;
  return true;
}

void tn_host_table__remove(tn_host_table* table, uint32_t key) {
  tn_host_entry* entry = tn_host_table__find(table, key);
  if (entry == NULL) return;
  const uint32_t mask = table->capacity - 1u;
  uint32_t gap = (uint32_t)(entry - table->entries);
  --table->count;
  for (uint32_t at = (gap + 1u) & mask; table->keys[at] != 0; at = (at + 1u) & mask) {
    // An entry may fill the gap unless its home lies behind it.
    const uint32_t home = tn_host_table__home(table, table->keys[at]);
    if (((at - home) & mask) < ((at - gap) & mask)) continue;
    table->keys[gap] = table->keys[at];
    table->entries[gap] = table->entries[at];
    gap = at;
  }
  table->keys[gap] = 0;
}

void tn_host_table__free(tn_host_table* table, const tn_allocator* allocator) {
  tn_deallocate(allocator, table->keys, table->capacity * sizeof *table->keys);
  tn_deallocate(allocator, table->entries, table->capacity * sizeof *table->entries);
  *table = (tn_host_table){0};
}
