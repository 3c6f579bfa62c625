// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is known of the few places that the bindings call from.

#include "mlir_c/list_length.h"

#include <pthread.h>

#include "mlir_c/ir.h"

typedef enum site_use {
  SITE_CATCHES = 0,  ///< Either.
  SITE_MAKES,        ///< It makes lists,
  SITE_ASSERTS       ///< or asserts.
} site_use;

typedef struct site {
  const void* address;
  site_use use;
} site;

#define SITES 16u
/// How many calls are looked at in vain for one that asserts: bindings may be built without.
#define CALLS_LOOKED_AT 256u

typedef struct known_sites {
  site sites[SITES];
  uint32_t count;
  site* last;  ///< Who asked for a number last, and for no element since; NULL for none.
} known_sites;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static known_sites known[TN_MC_LIST_KIND_COUNT];
static bool has_assertions;
static uint32_t looks;

/// The place, which is looked at when it is new; NULL if there are too many.
static site* find_site(known_sites* it, const void* address) {
  for (uint32_t i = 0; i < it->count; ++i) {
    if (it->sites[i].address == address) return &it->sites[i];
  }
  if (it->count == SITES) return NULL;
  bool makes = true;
  for (uint32_t i = 0; i < it->count; ++i) makes = makes && it->sites[i].use == SITE_ASSERTS;
  site* added = &it->sites[it->count++];
  const bool asserts = tn_mc__is_uncaught();
  has_assertions = has_assertions || asserts;
  *added = (site){address, asserts ? SITE_ASSERTS : makes ? SITE_MAKES : SITE_CATCHES};
  return added;
}

static site_use use_of(known_sites* it, const void* address) {
  // Who asks anew without having got an element did not assert.
  if (it->last != NULL && it->last->use == SITE_CATCHES) it->last->use = SITE_MAKES;
  it->last = find_site(it, address);
  return it->last == NULL ? SITE_MAKES : it->last->use;
}

intptr_t tn_mc__list_length_slow(const char* function, tn_mc_list_kind kind, intptr_t count,
                                 const void* address) {
  pthread_mutex_lock(&mutex);
  const site_use use = use_of(&known[kind], address);
  // An assertion about a list that has an element.
  const bool is_shorter = use == SITE_CATCHES && count == 0 && has_assertions;
  if (is_shorter) known[kind].last = NULL;
  pthread_mutex_unlock(&mutex);
  if (is_shorter) tn_mc__throw(function, "what the list had is gone");
  return use == SITE_ASSERTS ? TN_MC_ENDLESS : count;
}

void tn_mc__fixed_length_slow(void) {
  pthread_mutex_lock(&mutex);
  if (!has_assertions && looks < CALLS_LOOKED_AT) {
    ++looks;
    has_assertions = tn_mc__is_uncaught();
  }
  pthread_mutex_unlock(&mutex);
}

void tn_mc__list_element_slow(tn_mc_list_kind kind) {
  pthread_mutex_lock(&mutex);
  known_sites* it = &known[kind];
  if (it->last != NULL && it->last->use == SITE_CATCHES && has_assertions) {
    it->last->use = SITE_ASSERTS;
  }
  it->last = NULL;
  pthread_mutex_unlock(&mutex);
}
