// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Dialects as objects. They live as long as their context; there are few, so a list will do.

#include "mlir_c/dialect.h"

#include <stdlib.h>

#include "mlir_c/context.h"
#include "mlir_c/refuse.h"

/// The objects of all contexts. A list is short, and begins anew with each context.
static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static tn_mc_dialect* first_of[1u << TN_MC_CONTEXT_BITS];

/// Of a context that ends; `data` is its list.
static void free_all(void* data) {
  tn_mc_dialect** first = data;
  pthread_mutex_lock(&mutex);
  tn_mc_dialect* dialect = *first;
  *first = NULL;
  pthread_mutex_unlock(&mutex);
  while (dialect != NULL) {
    tn_mc_dialect* next = dialect->next;
    tn_mc__object_free(dialect->word);
    free(dialect);
    dialect = next;
  }
}

static tn_mc_dialect* find(const tn_mc_context* record, tn_string_view name) {
  tn_mc_dialect* dialect = first_of[record->number];
  while (dialect != NULL && (dialect->name.size != name.size ||
                             memcmp(dialect->name.data, name.data, name.size) != 0)) {
    dialect = dialect->next;
  }
  return dialect;
}

/// With the mutex; NULL when memory is out.
static tn_mc_dialect* make(tn_mc_context* record, tn_string_view name) {
  tn_mc_dialect** first = &first_of[record->number];
  tn_mc_dialect* dialect = malloc(sizeof *dialect + name.size + 1);
  if (dialect == NULL) return NULL;
  char* text = (char*)(dialect + 1);
  if (name.size != 0) memcpy(text, name.data, name.size);
  text[name.size] = '\0';
  *dialect = (tn_mc_dialect){.next = *first, .record = record, .name = {text, name.size}};
  dialect->word = tn_mc__object_new(TN_MC_DIALECT, dialect);
  if (dialect->word == 0 || (*first == NULL && !tn_mc__at_end(record, free_all, first))) {
    if (dialect->word != 0) tn_mc__object_free(dialect->word);
    free(dialect);
    return NULL;
  }
  *first = dialect;
  return dialect;
}

MlirDialect tn_mc__give_dialect(tn_mc_context* record, tn_string_view name) {
  pthread_mutex_lock(&mutex);
  tn_mc_dialect* dialect = find(record, name);
  if (dialect == NULL) dialect = make(record, name);
  pthread_mutex_unlock(&mutex);
  if (dialect == NULL) tn_mc__refuse("mlirDialect", record->context, "memory is out");
  return (MlirDialect){dialect == NULL ? NULL : TN_MC_POINTER(dialect->word)};
}
