// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contexts by number: creating and destroying them, and their scopes for each thread.
//
// A scope belongs to one thread at a time, but the API has no scopes: so each thread that creates
// or changes something in a context gets one, which another thread takes over when the first one
// ends.

#include "mlir_c/context.h"

#include <stdio.h>
#include <stdlib.h>
#include <tenure/diagnostics.h>
#include <tenure/text.h>

#include "dialects/dialects.h"
#include "ir/dialect_table.h"
#include "ir/services.h"
#include "mlir_c/member.h"
#include "mlir_c/object.h"
#include "mlir_c/refuse.h"

tn_mc_context tn_mc__contexts[1u << TN_MC_CONTEXT_BITS];

/// Protects the numbers; live contexts are read without it.
static pthread_mutex_t numbers_mutex = PTHREAD_MUTEX_INITIALIZER;
static uint32_t numbers_used;  ///< All numbers from 1 to this were used at least once.

typedef struct end_call {
  struct end_call* older;
  void (*release)(void* data);
  void* data;
} end_call;

struct tn_mc_registry {
  end_call* ends;
};

//===-- Numbers -------------------------------------------------------------------------------===//

/// Returns whether a context can start at this generation: it needs one for itself and its cells.
static bool has_generations(uint32_t generation) { return generation + 3 <= TN_MC_GENERATION_LAST; }

/// Recursive: handlers may report, and detach each other.
static void make_mutexes(tn_mc_context* record) {
  pthread_mutexattr_t attributes;
  pthread_mutexattr_init(&attributes);
  pthread_mutexattr_settype(&attributes, PTHREAD_MUTEX_RECURSIVE);
  pthread_mutex_init(&record->handler_mutex, &attributes);
  pthread_mutexattr_destroy(&attributes);
  pthread_mutex_init(&record->mutex, NULL);
}

/// Returns a free number, reserved by its generation, which the mutex protects; 0 if there is none.
/// Prefers the number with the fewest used generations, so that all last.
static uint32_t take_number(void) {
  uint32_t best = 0;
  pthread_mutex_lock(&numbers_mutex);
  if (numbers_used < TN_MC_CONTEXT_LAST) {
    best = numbers_used + 1;
    make_mutexes(&tn_mc__contexts[best]);  // Must precede any access by a thread that ends.
    __atomic_store_n(&numbers_used, best, __ATOMIC_RELEASE);
  } else {
    for (uint32_t i = 1; i <= numbers_used; ++i) {
      const tn_mc_context* record = &tn_mc__contexts[i];
      if (record->number != 0 || !has_generations(record->next_generation)) continue;
      if (best == 0 || record->next_generation < tn_mc__contexts[best].next_generation) {
        best = i;
      }
    }
  }
  if (best != 0) __atomic_store_n(&tn_mc__contexts[best].number, best, __ATOMIC_RELAXED);
  pthread_mutex_unlock(&numbers_mutex);
  return best;
}

static void give_back_number(tn_mc_context* record) {
  pthread_mutex_lock(&numbers_mutex);
  __atomic_store_n(&record->number, 0u, __ATOMIC_RELAXED);
  pthread_mutex_unlock(&numbers_mutex);
}

//===-- Creation ------------------------------------------------------------------------------===//

static tn_services own_services;
static pthread_once_t services_once = PTHREAD_ONCE_INIT;
static void make_services(void) {
  own_services = tn_dialects__services;
  own_services.forget_host = tn_mc__forget;
}

/// Prints errors that no handler handled in MLIR's format: the location, if known, and the message.
static bool print_diagnostic(const tn_diagnostic* diagnostic, void* user_data) {
  (void)user_data;
  const bool is_error = tn_diagnostic_severity(diagnostic) == TN_SEVERITY_ERROR;
  if (!is_error && !tn_mc__is_refusing) return true;
  static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&mutex);
  const tn_location location = tn_diagnostic_location(diagnostic);
  if (tn_location_kind_of(location) != TN_LOCATION_UNKNOWN &&
      tn_location_print(location, tn_write_to_stream, stderr) == TN_OK) {
    fputs(": ", stderr);
  }
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  fprintf(stderr, "%s: %.*s\n", is_error ? "error" : "warning", (int)message.size, message.data);
  pthread_mutex_unlock(&mutex);
  return true;
}

/// Sets up a new context.
static bool furnish(tn_mc_context* record, tn_context* context) {
  tn_diagnostic_handler_id handler;
  tn_attribute unknown;
  tn_context__need_registration(context);
  record->registry = calloc(1, sizeof *record->registry);
  record->scopes = calloc(1, sizeof *record->scopes);
  if (record->registry == NULL || record->scopes == NULL ||
      tn_diagnostic_handler_attach(context, print_diagnostic, NULL, NULL, &handler) != TN_OK ||
      tn_location_attribute(tn_location_unknown(context), &unknown) != TN_OK) {
    return false;
  }
  record->scopes[0] = (tn_mc_thread_scope){tn_mc__thread(), context->root_scope};
  record->scope_count = 1;
  record->scope = context->root_scope->number;
  record->unknown_location = tn_mc__word_of_context(context) | unknown.storage->self;
  return true;
}

static void clear(tn_mc_context* record) {
  pthread_mutex_lock(&record->mutex);
  free(record->scopes);
  free(record->registry);
  record->scopes = NULL;
  record->scope_count = 0;
  record->registry = NULL;
  record->thread_pool = 0;
  record->is_ending = false;
  record->first_object = 0;
  pthread_mutex_unlock(&record->mutex);
}

tn_mc_context* tn_mc__context_new(const char* function, bool threading) {
  pthread_once(&services_once, make_services);
  const uint32_t number = take_number();
  if (number == 0) {
    tn_mc__refuse(function, NULL, "the process has reached its limit of contexts");
    return NULL;
  }
  tn_mc_context* record = &tn_mc__contexts[number];
  // Always with locks: a client may enable threading later.
  record->is_single_threaded = !threading;
  const tn_context_options options = {.threading = true, .thread_count = threading ? 0 : 1};
  tn_context* context;
  if (tn_context__create(&own_services, &options, &context) != TN_OK) {
    give_back_number(record);
    tn_mc__refuse(function, NULL, "out of memory");
    return NULL;
  }
  const uint32_t first = record->next_generation;
  tn_cells__limit_generations(context, first, TN_MC_GENERATION_LAST);
  context->host_number = number << (TN_MC_CONTEXT_SHIFT - TN_MC_GENERATION_SHIFT) | (first + 1);
  __atomic_store_n(&record->generation, first + 1, __ATOMIC_RELAXED);
  if (!furnish(record, context)) {
    clear(record);
    tn_context_destroy(context);
    give_back_number(record);
    tn_mc__refuse(function, NULL, "out of memory");
    return NULL;
  }
  __atomic_store_n(&record->context, context, __ATOMIC_RELEASE);
  return record;
}

//===-- Destruction ---------------------------------------------------------------------------===//

bool tn_mc__at_end(tn_mc_context* record, void (*release)(void* data), void* data) {
  end_call* call = malloc(sizeof *call);
  if (call == NULL) {
    tn_context__out_of_memory(record->context);
    return false;
  }
  pthread_mutex_lock(&record->mutex);
  *call = (end_call){record->registry->ends, release, data};
  record->registry->ends = call;
  pthread_mutex_unlock(&record->mutex);
  return true;
}

static void run_ends(tn_mc_context* record) {
  while (record->registry->ends != NULL) {
    end_call* call = record->registry->ends;
    record->registry->ends = call->older;
    call->release(call->data);
    free(call);
  }
}

void tn_mc__context_end(tn_mc_context* record) {
  tn_context* context = record->context;
  if (record->is_ending) return;
  record->is_ending = true;
  tn_mc__end_members(record);
  run_ends(record);
  tn_mc__forget_all(record);
  record->next_generation = tn_cells__next_generation(context);
  __atomic_store_n(&record->context, NULL, __ATOMIC_RELEASE);
  tn_context_destroy(context);
  clear(record);
  give_back_number(record);
}

//===-- Threads -------------------------------------------------------------------------------===//

static pthread_key_t thread_key;
static pthread_once_t thread_once = PTHREAD_ONCE_INIT;

static _Thread_local uint64_t thread_serial;

/// Makes the scopes of an ending thread available to others. Later destructors of the thread that
/// use the library get a thread number of their own, which ends as well.
static void leave_scopes(void* serial) {
  thread_serial = 0;
  tn_mc__last_scope = (tn_mc_last_scope){0};
  tn_mc__drop_arrays();
  const uint64_t thread = (uint64_t)(uintptr_t)serial;
  const uint32_t used = __atomic_load_n(&numbers_used, __ATOMIC_ACQUIRE);
  for (uint32_t i = 1; i <= used; ++i) {
    tn_mc_context* record = &tn_mc__contexts[i];
    pthread_mutex_lock(&record->mutex);
    for (size_t s = 0; s < record->scope_count; ++s) {
      if (record->scopes[s].thread == thread) record->scopes[s].thread = 0;
    }
    pthread_mutex_unlock(&record->mutex);
  }
}
static void make_thread_key(void) { (void)pthread_key_create(&thread_key, leave_scopes); }

uint64_t tn_mc__thread(void) {
  static uint64_t last_serial;
  if (thread_serial == 0) {
    pthread_once(&thread_once, make_thread_key);
    thread_serial = __atomic_add_fetch(&last_serial, 1, __ATOMIC_RELAXED);
    (void)pthread_setspecific(thread_key, TN_MC_POINTER(thread_serial));
  }
  return thread_serial;
}

/// Returns the thread's scope, or an unowned one; called with the record's mutex.
static tn_scope* find_scope(tn_mc_context* record, uint64_t thread) {
  tn_mc_thread_scope* unused = NULL;
  for (size_t i = 0; i < record->scope_count; ++i) {
    if (record->scopes[i].thread == thread) return record->scopes[i].scope;
    if (record->scopes[i].thread == 0) unused = &record->scopes[i];
  }
  if (unused == NULL) return NULL;
  unused->thread = thread;
  return unused->scope;
}

static tn_scope* add_scope(tn_mc_context* record, uint64_t thread) {
  tn_scope* scope;
  tn_mc_thread_scope* scopes = realloc(record->scopes, (record->scope_count + 1) * sizeof *scopes);
  if (scopes == NULL) {
    tn_context__out_of_memory(record->context);
    return NULL;
  }
  record->scopes = scopes;
  if (tn_scope_open(record->context, NULL, &scope) != TN_OK) return NULL;
  scopes[record->scope_count++] = (tn_mc_thread_scope){thread, scope};
  return scope;
}

tn_scope* tn_mc__scope_slow(tn_mc_context* record) {
  const uint64_t thread = tn_mc__thread();
  pthread_mutex_lock(&record->mutex);
  tn_scope* scope = find_scope(record, thread);
  if (scope == NULL) scope = add_scope(record, thread);
  pthread_mutex_unlock(&record->mutex);
  if (scope != NULL) tn_mc__last_scope = (tn_mc_last_scope){record, record->generation, scope};
  return scope;
}
