// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Records of the few call sites of bindings, by the libraries that contain them: extensions of
// other projects also query lengths, and assert nothing.

#include "mlir_c/list_length.h"

#include <dlfcn.h>
#include <pthread.h>

#include "mlir_c/ir.h"

/// The number of calls of a library that are examined for an assertion: bindings may be built
/// without them.
#define CALL_SCAN_LIMIT 256u

typedef struct caller {
  const void* base;                           ///< The start of the library.
  const void* makers[TN_MC_LIST_KIND_COUNT];  ///< The call sites that create lists; NULL until one
                                              ///< called.
  bool has_assertions;
  uint32_t looks;
} caller;

typedef struct asserting_site {
  const void* address;
  tn_mc_list_kind kind;
} asserting_site;

#define CALLERS 8u
#define ASSERTING_SITES 64u

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static bool any_context_asserts;  ///< Accessed with __atomic builtins.
static caller callers[CALLERS];
static uint32_t caller_count;
static asserting_site asserting[ASSERTING_SITES];
static uint32_t asserting_count;

/// Returns NULL if there are too many.
static caller* find_caller(const void* site) {
  Dl_info info;
  if (dladdr(site, &info) == 0) return NULL;
  for (uint32_t i = 0; i < caller_count; ++i) {
    if (callers[i].base == info.dli_fbase) return &callers[i];
  }
  if (caller_count == CALLERS) return NULL;
  callers[caller_count] = (caller){.base = info.dli_fbase};
  return &callers[caller_count++];
}

/// Returns whether the current caller cannot catch an exception, which is true only of assertions.
static bool look(caller* self) {
  if (self->looks >= CALL_SCAN_LIMIT) return false;
  const bool asserts = tn_mc__is_uncaught();
  self->looks += !self->has_assertions;
  self->has_assertions = self->has_assertions || asserts;
  if (asserts) __atomic_store_n(&any_context_asserts, true, __ATOMIC_RELAXED);
  return asserts;
}

static bool is_asserting(tn_mc_list_kind kind, const void* site) {
  for (uint32_t i = 0; i < asserting_count; ++i) {
    if (asserting[i].address == site && asserting[i].kind == kind) return true;
  }
  caller* self = find_caller(site);
  if (self == NULL || self->makers[kind] == site) return false;
  const bool asserts = look(self);
  if (self->makers[kind] == NULL && !asserts) self->makers[kind] = site;
  if (self->makers[kind] == site || !self->has_assertions) return false;
  if (asserting_count < ASSERTING_SITES) {
    asserting[asserting_count++] = (asserting_site){site, kind};
  }
  return true;
}

intptr_t tn_mc__list_length_slow(tn_mc_list_kind kind, intptr_t count, const void* site) {
  pthread_mutex_lock(&mutex);
  const bool asserts = is_asserting(kind, site);
  pthread_mutex_unlock(&mutex);
  return asserts ? TN_MC_ENDLESS : count;
}

void tn_mc__fixed_length_slow(const void* site) {
  if (TN_LIKELY(__atomic_load_n(&any_context_asserts, __ATOMIC_RELAXED))) return;
  pthread_mutex_lock(&mutex);
  caller* self = find_caller(site);
  if (self != NULL) (void)look(self);
  pthread_mutex_unlock(&mutex);
}
