// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table in which a scope keeps the wrappers of a host, by the entity's reference.
//
// References are word indices of cells, assigned in order, and each pair of words has at most one
// entity's reference. So the table is a directory of pages with a place for every pair: nothing is
// hashed, probed or moved, and a host that walks a tree accesses the pages in the order in which
// the library accesses the cells. Measured at 300,000 ops, hashing cost a third of a Python loop
// over them, in cache misses. Few places of a page are used, an op's and those of its results, so a
// place has a byte, the index of the wrapper among those of the page: this halves the memory, whose
// first touch costs a program that creates ops more than the extra byte does. A page is created
// with its first entry and freed with its last, except for a few that are kept: a program that
// walks a module and frees the wrappers of visited ops needs the same number again.

#ifndef TENURE_SRC_SCOPE_HOST_TABLE_H
#define TENURE_SRC_SCOPE_HOST_TABLE_H

#include <tenure/object.h>

#include "base/memory.h"
#include "base/status.h"

#define TN_HOST_PAGE_PLACES 64u
/// The maximum number of kept pages without entries: usually 36 KB.
#define TN_HOST_SPARE_PAGES 128u
/// A page grows by this number of wrappers. New pages start with the size that recent pages needed,
/// which decreases after this number of new pages, in case it is no longer needed.
#define TN_HOST_PAGE_STEP 8u
/// Pages per chunk of references, which is as large as a chunk of cells.
#define TN_HOST_CHUNK_SHIFT 16
#define TN_HOST_CHUNK_PAGES ((1u << TN_HOST_CHUNK_SHIFT) / (2u * TN_HOST_PAGE_PLACES))

typedef struct tn_host_page {
  uint64_t present;                  ///< A bit for each place that has an entry.
  uint64_t active;                   ///< A bit for each place whose wrapper is Active.
  uint64_t doomed;                   ///< A bit for each place without an entry, but with a wrapper
                                     ///< still to be notified.
  struct tn_host_page* next_doomed;  ///< Links the table's list of pages with such wrappers.
  uint32_t first_key;
  uint16_t capacity;                   ///< The capacity of `wrappers`.
  uint16_t own_capacity;               ///< The capacity of `own`.
  const tn_host_class* host_class;     ///< The class of all entries, unless `classes` is set.
  const tn_host_class** classes;       ///< NULL while there is one class.
  void** wrappers;                     ///< `own`, until that does not suffice.
  uint64_t free;                       ///< A bit for each unused item of `wrappers`.
  uint8_t slots[TN_HOST_PAGE_PLACES];  ///< The index in `wrappers` for each place with a bit above.
  void* own[];
} tn_host_page;

typedef struct tn_host_table {
  tn_host_page*** chunks;  ///< By the high half of references: NULL, or TN_HOST_CHUNK_PAGES pages
                           ///< or NULLs.
  uint32_t chunk_count;
  uint32_t count;
  tn_host_page* doomed;  ///< Pages with wrappers to be notified.
  tn_host_page* spare;   ///< Pages without entries, linked likewise, to be reused.
  uint32_t spare_count;
  uint32_t page_count;      ///< Number of pages that were created.
  uint32_t usual_capacity;  ///< The capacity of a new page; initially 0.
} tn_host_table;

/// The position of an entry; `page` is NULL if there is none.
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

/// Returns the wrapper of a place that has an entry or is doomed.
static inline void** tn_host_place__wrapper(tn_host_place place) {
  return &place.page->wrappers[place.page->slots[place.index]];
}

static inline tn_host_page* tn_host_table__page(const tn_host_table* table, uint32_t key) {
  const uint32_t chunk = key >> TN_HOST_CHUNK_SHIFT;
  if (chunk >= table->chunk_count || table->chunks[chunk] == NULL) return NULL;
  return table->chunks[chunk][key / (2u * TN_HOST_PAGE_PLACES) % TN_HOST_CHUNK_PAGES];
}

/// Returns the position of the entry of `key`, present or not; the page is NULL if it must be
/// created.
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

/// Returns whether an entry of the class can be added without allocation.
static inline bool tn_host_table__has_room(tn_host_place place, const tn_host_class* host_class) {
  return TN_LIKELY(place.page != NULL && place.page->host_class == host_class &&
                   place.page->free != 0 && place.page->classes == NULL);
}
/// Assigns one of the page's wrappers, which is NULL, to a place, which gets or loses its last bit,
/// or takes it back.
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
/// tn_host_table__add for that case.
static inline void** tn_host_table__put(tn_host_table* table, tn_host_place place) {
  place.page->present |= tn_host_place__bit(place);
  place.page->active |= tn_host_place__bit(place);
  ++table->count;
  return tn_host_place__take_wrapper(place);
}
/// tn_host_table__add if the page must be created or grow, or its entries are of several classes.
void** tn_host_table__add_slow(tn_host_table* table, const tn_allocator* allocator, uint32_t key,
                               const tn_host_class* host_class);
/// Adds an Active entry for `key`, which is not 0 and has none, at its place: returns the address
/// of its wrapper, which is NULL. NULL when out of memory.
static inline void** tn_host_table__add(tn_host_table* table, const tn_allocator* allocator,
                                        uint32_t key, tn_host_place place,
                                        const tn_host_class* host_class) {
  if (!tn_host_table__has_room(place, host_class)) {
    return tn_host_table__add_slow(table, allocator, key, host_class);
  }
  return tn_host_table__put(table, place);
}

/// Frees the page of `key`, which has no more entries.
void tn_host_table__drop_page(tn_host_table* table, const tn_allocator* allocator, uint32_t key);
/// Removes the entry of `key` at `place`.
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
/// Hides the entry at `place`, and keeps its wrapper to be notified.
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
/// Returns whether a doomed wrapper is at `place`.
static inline bool tn_host_place__is_doomed(tn_host_place place) {
  return place.page != NULL && TN_UNLIKELY((place.page->doomed & tn_host_place__bit(place)) != 0);
}
/// Removes that wrapper. The page stays.
void* tn_host_table__take_doomed_at(tn_host_table* table, uint32_t key,
                                    const tn_host_class** out_class);
/// Removes one of the doomed wrappers; the table must have one.
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
/// Frees the memory and empties the table.
void tn_host_table__free(tn_host_table* table, const tn_allocator* allocator);

#endif  // TENURE_SRC_SCOPE_HOST_TABLE_H
