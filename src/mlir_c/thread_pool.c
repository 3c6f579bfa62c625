// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Thread pools, from mlir-c/Support.h and mlir-c/IR.h.
//
// A pool determines how many threads the passes of a context may use; each run creates and ends the
// threads themselves. A context without a client's pool has its own.

#include <stdlib.h>
#include <unistd.h>

#include "mlir_c/context.h"
#include "mlir_c/refuse.h"

typedef struct pool_body {
  unsigned thread_count;
  bool is_context_owned;
} pool_body;

static unsigned processor_count(void) {
  const long count = sysconf(_SC_NPROCESSORS_ONLN);
  return count < 1 ? 1 : (unsigned)count;
}

static tn_mc_word make_pool(bool is_context_owned) {
  pool_body* body = malloc(sizeof *body);
  if (body == NULL) return 0;
  *body = (pool_body){processor_count(), is_context_owned};
  const tn_mc_word word = tn_mc__object_new(TN_MC_THREAD_POOL, body);
  if (word == 0) free(body);
  return word;
}

#define TAKE_POOL(body, handle, none) \
  TN_MC_TAKE_OBJECT(pool_body, body, handle, TN_MC_THREAD_POOL, "thread pool", none)

MlirLlvmThreadPool mlirLlvmThreadPoolCreate(void) {
  const tn_mc_word word = make_pool(false);
  if (word == 0) tn_mc__refuse(__func__, NULL, "out of memory");
  return (MlirLlvmThreadPool){TN_MC_POINTER(word)};
}

void mlirLlvmThreadPoolDestroy(MlirLlvmThreadPool pool) {
  TAKE_POOL(body, pool, )
  if (body->is_context_owned) {
    tn_mc__refuse(__func__, NULL, "the thread pool is owned by a context");
    return;
  }
  tn_mc__object_free(TN_MC_WORD(pool));
  free(body);
}

//===-- Contexts ------------------------------------------------------------------------------===//

void mlirContextEnableMultithreading(MlirContext context, bool enable) {
  TN_MC_TAKE_CONTEXT(record, context, )
  record->is_single_threaded = !enable;
  tn_context_set_thread_count(record->context, enable ? 0 : 1);
}

void mlirContextSetThreadPool(MlirContext context, MlirLlvmThreadPool threadPool) {
  TN_MC_TAKE_CONTEXT(record, context, )
  TAKE_POOL(body, threadPool, )
  record->thread_pool = TN_MC_WORD(threadPool);
  record->is_single_threaded = false;
  tn_context_set_thread_count(record->context, body->thread_count);
}

unsigned mlirContextGetNumThreads(MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, 0)
  if (record->is_single_threaded) return 1;
  const pool_body* body = tn_mc__find_body(record->thread_pool, TN_MC_THREAD_POOL);
  return body == NULL ? processor_count() : body->thread_count;
}

static void end_pool(void* data) {
  const tn_mc_word word = (tn_mc_word)(uintptr_t)data;
  void* body = tn_mc__find_body(word, TN_MC_THREAD_POOL);
  tn_mc__object_free(word);
  free(body);
}

/// Returns the own pool of a context without a client's pool; 0 when out of memory.
static tn_mc_word own_pool(tn_mc_context* record) {
  const tn_mc_word word = make_pool(true);
  if (word == 0) {
    tn_context__out_of_memory(record->context);
  } else if (!tn_mc__at_end(record, end_pool, TN_MC_POINTER(word))) {
    end_pool(TN_MC_POINTER(word));
    return 0;
  }
  return word;
}

MlirLlvmThreadPool mlirContextGetThreadPool(MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, (MlirLlvmThreadPool){NULL})
  if (record->is_single_threaded) {
    tn_mc__refuse(__func__, record->context, "the context has no thread pool of its own");
    return (MlirLlvmThreadPool){NULL};
  }
  if (tn_mc__find_body(record->thread_pool, TN_MC_THREAD_POOL) == NULL) {
    record->thread_pool = own_pool(record);
  }
  return (MlirLlvmThreadPool){TN_MC_POINTER(record->thread_pool)};
}
