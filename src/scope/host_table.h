// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table in which a scope keeps the wrappers of a host by the entity's reference.
//
// References are word numbers of cells, handed out in order, and no two entities have references in
// one pair of words. So the table is a directory of pages with a place for every pair: nothing is
// hashed, probed or moved, and a host that walks a tree walks the pages as the library walks the
// cells. Measured at 300,000 ops, hashing cost a third of a Python loop over them, in cache misses.
// Of the places of a page few are ever used, an op's and those of its results, so a place has a
// byte, which says where the wrapper stands among those of the page: half of the memory, whose
// first touch costs a program that makes ops more than the byte does.
// A page is made with its first entry and freed with its last, but for a few that are kept: who
// goes through a module and lets go of what was seen wants as many again.

#ifndef TENURE_SRC_SCOPE_HOST_TABLE_H
#define TENURE_SRC_SCOPE_HOST_TABLE_H

#include <tenure/object.h>

#include "base/memory.h"
#include "base/status.h"

#define TN_HOST_PAGE_PLACES 64u
/// So many pages without entries are kept: 36 KB as a rule.
#define TN_HOST_SPARE_PAGES 128u
/// By so many wrappers a page gets more room, so that new ones have it from the beginning; and of
/// so many new ones one gets less, in case that they need it no more.
#define TN_HOST_PAGE_STEP 8u
/// Pages a chunk of references, which is as large as a chunk of cells.
#define TN_HOST_CHUNK_SHIFT 16
#define TN_HOST_CHUNK_PAGES ((1u << TN_HOST_CHUNK_SHIFT) / (2u * TN_HOST_PAGE_PLACES))

typedef struct tn_host_page {
  uint64_t present;                  ///< A bit for each place that has an entry.
  uint64_t active;                   ///< And whose wrapper is Active.
  uint64_t doomed;                   ///< No entry any more, but a wrapper that is still to be told.
  struct tn_host_page* next_doomed;  ///< In the table's list of pages with such.
  uint32_t first_key;
  uint16_t capacity;                   ///< Of `wrappers`.
  uint16_t own_capacity;               ///< Of `own`.
  const tn_host_class* host_class;     ///< Of all entries, unless `classes` says so of each.
  const tn_host_class** classes;       ///< NULL while there is one class.
  void** wrappers;                     ///< `own` until those do not suffice.
  uint64_t free;                       ///< A bit for each of `wrappers` that is no place's.
  uint8_t slots[TN_HOST_PAGE_PLACES];  ///< Which of `wrappers` is that of a place with a bit above.
  void* own[];
} tn_host_page;

typedef struct tn_host_table {
  tn_host_page*** chunks;  ///< By the high half of references: NULL, or that many pages or NULLs.
  uint32_t chunk_count;
  uint32_t count;
  tn_host_page* doomed;  ///< Pages with wrappers that are to be told.
  tn_host_page* spare;   ///< Pages without entries, linked as those are, for the next to be made.
  uint32_t spare_count;
  uint32_t page_count;      ///< Pages that were made.
  uint32_t usual_capacity;  ///< For how many wrappers a new page has room; 0 at first.
} tn_host_table;

/// Where an entry is; `page` is NULL when there is none.
typedef struct tn_host_place {
  tn_host_page* page;
  uint32_t index;
} tn_host_place;

static inline uint64_t tn_host_place__bit(tn_host_place place) {
  return UINT64_C(1) << place.index;
}
static inline bool tn_host_place__is_present(tn_host_place place) {
  return place.page != NULL && (place.page->present & tn_host_place__bit(place)) != 0;
}
static inline bool tn_host_place__is_active(tn_host_place place) {
  return (place.page->active & tn_host_place__bit(place)) != 0;
}
static inline const tn_host_class* tn_host_place__class(tn_host_place place) {
  return place.page->classes == NULL ? place.page->host_class : place.page->classes[place.index];
}

/// Of a place that has an entry or is doomed.
static inline void** tn_host_place__wrapper(tn_host_place place) {
  return &place.page->wrappers[place.page->slots[place.index]];
}

static inline tn_host_page* tn_host_table__page(const tn_host_table* table, uint32_t key) {
  const uint32_t chunk = key >> TN_HOST_CHUNK_SHIFT;
  if (chunk >= table->chunk_count || table->chunks[chunk] == NULL) return NULL;
  return table->chunks[chunk][key / (2u * TN_HOST_PAGE_PLACES) % TN_HOST_CHUNK_PAGES];
}

/// Where the entry of `key` is or would be; the page is NULL if it is to be made.
static inline tn_host_place tn_host_table__place(const tn_host_table* table, uint32_t key) {
  return (tn_host_place){tn_host_table__page(table, key), key / 2u % TN_HOST_PAGE_PLACES};
}

static inline tn_host_place tn_host_table__find(const tn_host_table* table, uint32_t key) {
  tn_host_place place = tn_host_table__place(table, key);
  if (place.page != NULL && (place.page->present & tn_host_place__bit(place)) == 0) {
    place.page = NULL;
  }
  return place;
}

/// Whether an entry of the class needs no more than its place.
static inline bool tn_host_table__has_room(tn_host_place place, const tn_host_class* host_class) {
  return TN_LIKELY(place.page != NULL && place.page->host_class == host_class &&
                   place.page->free != 0 && place.page->classes == NULL);
}
/// Gives a place, which gets or loses its last bit, one of the page's wrappers, which is NULL, or
/// takes it back.
static inline void** tn_host_place__take_wrapper(tn_host_place place) {
  const uint32_t slot = (uint32_t)__builtin_ctzll(place.page->free);
  place.page->free &= place.page->free - 1;
  place.page->slots[place.index] = (uint8_t)slot;
  place.page->wrappers[slot] = NULL;
  return &place.page->wrappers[slot];
}
static inline void tn_host_place__give_wrapper(tn_host_place place) {
  place.page->free |= UINT64_C(1) << place.page->slots[place.index];
}
/// tn_host_table__add where that is so.
static inline void** tn_host_table__put(tn_host_table* table, tn_host_place place) {
  place.page->present |= tn_host_place__bit(place);
  place.page->active |= tn_host_place__bit(place);
  ++table->count;
  return tn_host_place__take_wrapper(place);
}
/// tn_host_table__add where the page is to be made or to grow, or its entries are of several
/// classes.
void** tn_host_table__add_slow(tn_host_table* table, const tn_allocator* allocator, uint32_t key,
                               const tn_host_class* host_class);
/// Adds an Active entry for `key`, which is not 0 and has none, at its place: returns where its
/// wrapper goes, which is NULL so far. NULL when out of memory.
static inline void** tn_host_table__add(tn_host_table* table, const tn_allocator* allocator,
                                        uint32_t key, tn_host_place place,
                                        const tn_host_class* host_class) {
  if (!tn_host_table__has_room(place, host_class)) {
    return tn_host_table__add_slow(table, allocator, key, host_class);
  }
  return tn_host_table__put(table, place);
}

/// Frees the page of `key`, which has no entries any more.
void tn_host_table__drop_page(tn_host_table* table, const tn_allocator* allocator, uint32_t key);
/// Takes the entry of `key`, which lies at `place`, out.
static inline void tn_host_table__remove(tn_host_table* table, const tn_allocator* allocator,
                                         uint32_t key, tn_host_place place) {
  place.page->present &= ~tn_host_place__bit(place);
  place.page->active &= ~tn_host_place__bit(place);
  --table->count;
  tn_host_place__give_wrapper(place);
  if (TN_UNLIKELY((place.page->present | place.page->doomed) == 0)) {
    tn_host_table__drop_page(table, allocator, key);
  }
}
/// Makes the entry that lies at `place` none that is found, and keeps its wrapper to be told.
static inline void tn_host_table__doom(tn_host_table* table, tn_host_place place) {
  place.page->present &= ~tn_host_place__bit(place);
  place.page->active &= ~tn_host_place__bit(place);
  --table->count;
  if (place.page->doomed == 0) {
    place.page->next_doomed = table->doomed;
    table->doomed = place.page;
  }
  place.page->doomed |= tn_host_place__bit(place);
}
/// Whether a wrapper that is doomed lies at `place`.
static inline bool tn_host_place__is_doomed(tn_host_place place) {
  return place.page != NULL && TN_UNLIKELY((place.page->doomed & tn_host_place__bit(place)) != 0);
}
/// Takes that one, so that it is doomed no more. The page stays.
void* tn_host_table__take_doomed_at(tn_host_table* table, uint32_t key,
                                    const tn_host_class** out_class);
/// Takes one of the wrappers that are doomed, of which the table has some.
static inline void* tn_host_table__take_doomed(tn_host_table* table, const tn_allocator* allocator,
                                               const tn_host_class** out_class) {
  tn_host_page* page = table->doomed;
  const tn_host_place place = {page, (uint32_t)__builtin_ctzll(page->doomed)};
  void* wrapper = *tn_host_place__wrapper(place);
  *out_class = tn_host_place__class(place);
  tn_host_place__give_wrapper(place);
  page->doomed &= page->doomed - 1;
  if (page->doomed == 0) {
    table->doomed = page->next_doomed;
    if (page->present == 0) tn_host_table__drop_page(table, allocator, page->first_key);
  }
  return wrapper;
}
/// Frees the memory; the table is empty then.
void tn_host_table__free(tn_host_table* table, const tn_allocator* allocator);

#endif  // TENURE_SRC_SCOPE_HOST_TABLE_H
