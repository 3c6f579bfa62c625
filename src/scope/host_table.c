// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of host wrappers: its directory and its pages.

#include "scope/host_table.h"

#include <string.h>

#define FIRST_CHUNKS 4u

/// Extends the directory to include `chunk`.
static bool reach(tn_host_table* table, const tn_allocator* allocator, uint32_t chunk) {
  if (chunk < table->chunk_count) return true;
  uint32_t count = table->chunk_count == 0 ? FIRST_CHUNKS : table->chunk_count * 2u;
  if (count <= chunk) count = chunk + 1u;
  tn_host_page*** chunks = tn_allocate_zeroed(allocator, count * sizeof *chunks);
  if (chunks == NULL) return false;
  if (table->chunk_count != 0) {
    memcpy(chunks, table->chunks, table->chunk_count * sizeof *chunks);
  }
  tn_deallocate(allocator, table->chunks, table->chunk_count * sizeof *chunks);
  table->chunks = chunks;
  table->chunk_count = count;
  return true;
}

/// Gives the page space for more wrappers; it has fewer than slots.
static bool grow_page(tn_host_table* table, tn_host_page* page, const tn_allocator* allocator) {
  const uint32_t old = page->capacity;
  const uint32_t capacity = old + TN_HOST_PAGE_STEP;
  void** outside = page->wrappers == page->own ? NULL : page->wrappers;
  void** wrappers = tn_reallocate(allocator, outside, outside == NULL ? 0 : old * sizeof(void*),
                                  capacity * sizeof(void*));
  if (wrappers == NULL) return false;
  if (outside == NULL) memcpy(wrappers, page->own, old * sizeof(void*));
  page->wrappers = wrappers;
  page->free |= (uint64_t)((1u << TN_HOST_PAGE_STEP) - 1u) << old;
  page->capacity = (uint16_t)capacity;
  table->usual_capacity = capacity;
  return true;
}

/// Returns a page without entries.
static tn_host_page* take_page(tn_host_table* table, const tn_allocator* allocator) {
  tn_host_page* page = table->spare;
  if (page != NULL) {
    table->spare = page->next_doomed;
    --table->spare_count;
    return page;
  }
  if (table->usual_capacity == 0) table->usual_capacity = TN_HOST_PAGE_STEP;
  if (++table->page_count % TN_HOST_PAGE_STEP == 0 && table->usual_capacity > TN_HOST_PAGE_STEP) {
    table->usual_capacity -= TN_HOST_PAGE_STEP;
  }
  const uint32_t capacity = table->usual_capacity;
  page = tn_allocate(allocator, sizeof *page + capacity * sizeof(void*));
  if (page == NULL) return NULL;
  page->wrappers = page->own;
  page->capacity = page->own_capacity = (uint16_t)capacity;
  page->free = UINT64_MAX >> (TN_HOST_PAGE_PLACES - capacity);
  return page;
}

/// Returns the page with the slot of `key`, which is created if there is none; NULL when out of
/// memory.
static tn_host_page* make_page(tn_host_table* table, const tn_allocator* allocator, uint32_t key) {
  const uint32_t chunk = key >> TN_HOST_CHUNK_SHIFT;
  if (!reach(table, allocator, chunk)) return NULL;
  if (table->chunks[chunk] == NULL) {
    table->chunks[chunk] =
        tn_allocate_zeroed(allocator, TN_HOST_CHUNK_PAGES * sizeof *table->chunks[chunk]);
    if (table->chunks[chunk] == NULL) return NULL;
  }
  tn_host_page** page =
      &table->chunks[chunk][key / (2u * TN_HOST_PAGE_PLACES) % TN_HOST_CHUNK_PAGES];
  if (*page != NULL) return *page;
  tn_host_page* made = take_page(table, allocator);
  if (made == NULL) return NULL;
  // Wrappers and slots are set together with their entries.
  made->present = made->active = made->doomed = 0;
  made->next_doomed = NULL;
  made->first_key = key / (2u * TN_HOST_PAGE_PLACES) * (2u * TN_HOST_PAGE_PLACES);
  made->host_class = NULL;
  made->classes = NULL;
  *page = made;
  return made;
}

static void free_page(tn_host_page* page, const tn_allocator* allocator) {
  tn_deallocate(allocator, page->classes, TN_HOST_PAGE_PLACES * sizeof *page->classes);
  if (page->wrappers != page->own) {
    tn_deallocate(allocator, page->wrappers, page->capacity * sizeof(void*));
  }
  tn_deallocate(allocator, page, sizeof *page + page->own_capacity * sizeof(void*));
}

/// Gives each entry a class of its own.
static bool part_classes(tn_host_page* page, const tn_allocator* allocator) {
  page->classes = tn_allocate(allocator, TN_HOST_PAGE_PLACES * sizeof *page->classes);
  if (page->classes == NULL) return false;
  for (uint32_t i = 0; i < TN_HOST_PAGE_PLACES; ++i) page->classes[i] = page->host_class;
  return true;
}

void** tn_host_table__add_slow(tn_host_table* table, const tn_allocator* allocator, uint32_t key,
                               const tn_host_class* host_class) {
  tn_host_place place = {tn_host_table__page(table, key), key / 2u % TN_HOST_PAGE_PLACES};
  if (place.page == NULL) place.page = make_page(table, allocator, key);
  if (place.page == NULL) return NULL;
  if ((place.page->present | place.page->doomed) == 0) place.page->host_class = host_class;
  if (place.page->host_class != host_class && place.page->classes == NULL &&
      !part_classes(place.page, allocator)) {
    return NULL;
  }
  if (place.page->free == 0 && !grow_page(table, place.page, allocator)) return NULL;
  if (place.page->classes != NULL) place.page->classes[place.index] = host_class;
  place.page->present |= tn_host_place__bit(place);
  place.page->active |= tn_host_place__bit(place);
  ++table->count;
  return tn_host_place__take_wrapper(place);
}

void* tn_host_table__take_doomed_at(tn_host_table* table, uint32_t key,
                                    const tn_host_class** out_class) {
  const tn_host_place place = {tn_host_table__page(table, key), key / 2u % TN_HOST_PAGE_PLACES};
  *out_class = tn_host_place__class(place);
  tn_host_place__give_wrapper(place);
  place.page->doomed &= ~tn_host_place__bit(place);
  if (place.page->doomed == 0) {
    tn_host_page** link = &table->doomed;
    while (*link != place.page) link = &(*link)->next_doomed;
    *link = place.page->next_doomed;
  }
  return *tn_host_place__wrapper(place);
}

void tn_host_table__drop_page(tn_host_table* table, const tn_allocator* allocator, uint32_t key) {
  const uint32_t number = key / (2u * TN_HOST_PAGE_PLACES) % TN_HOST_CHUNK_PAGES;
  tn_host_page** page = &table->chunks[key >> TN_HOST_CHUNK_SHIFT][number];
  if (table->spare_count == TN_HOST_SPARE_PAGES || (*page)->classes != NULL) {
    free_page(*page, allocator);
  } else {
    (*page)->next_doomed = table->spare;
    table->spare = *page;
    ++table->spare_count;
  }
  *page = NULL;
}

void tn_host_table__free(tn_host_table* table, const tn_allocator* allocator) {
  while (table->spare != NULL) free_page(take_page(table, allocator), allocator);
  for (uint32_t i = 0; i < table->chunk_count; ++i) {
    tn_host_page** pages = table->chunks[i];
    for (uint32_t k = 0; pages != NULL && k < TN_HOST_CHUNK_PAGES; ++k) {
      if (pages[k] != NULL) free_page(pages[k], allocator);
    }
    tn_deallocate(allocator, pages, TN_HOST_CHUNK_PAGES * sizeof *pages);
  }
  tn_deallocate(allocator, table->chunks, table->chunk_count * sizeof *table->chunks);
  *table = (tn_host_table){0};
}
