// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is known of the few places that the bindings call from.

#include "mlir_c/list_length.h"

#include <pthread.h>

#include "mlir_c/ir.h"

/// How many calls are looked at in vain for one that asserts: bindings may be built without.
#define CALLS_LOOKED_AT 256u

#define ASSERTING_SITES 16u

typedef struct known_sites {
  const void* maker;  ///< Where lists are made; NULL while nobody asked.
  const void* asserting[ASSERTING_SITES];
  uint32_t count;
} known_sites;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static known_sites known[TN_MC_LIST_KIND_COUNT];
static bool has_assertions;
static uint32_t looks;

/// Whether what calls now cannot be told that it asks in vain, which assertions alone do.
static bool look(void) {
  if (has_assertions || looks >= CALLS_LOOKED_AT) return false;
  ++looks;
  has_assertions = tn_mc__is_uncaught();
  return has_assertions;
}

static bool is_asserting(known_sites* it, const void* site) {
  for (uint32_t i = 0; i < it->count; ++i) {
    if (it->asserting[i] == site) return true;
  }
  if (it->maker == NULL && !look() && !tn_mc__is_uncaught()) it->maker = site;
  if (it->maker == site || (!has_assertions && !look())) return false;
  if (it->count < ASSERTING_SITES) it->asserting[it->count++] = site;
  return true;
}

intptr_t tn_mc__list_length_slow(tn_mc_list_kind kind, intptr_t count, const void* site) {
  pthread_mutex_lock(&mutex);
  const bool asserts = is_asserting(&known[kind], site);
  pthread_mutex_unlock(&mutex);
  return asserts ? TN_MC_ENDLESS : count;
}

void tn_mc__fixed_length_slow(void) {
  pthread_mutex_lock(&mutex);
  (void)look();
  pthread_mutex_unlock(&mutex);
}
