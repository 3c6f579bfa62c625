// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TypeIDs of registered ops: MLIR has one for each class of ops, here each name has one.
//
// They are allocated on first use. They are shared by all contexts and live as long as the process,
// like the tables of clients that use them as keys.

#include <stdlib.h>

#include "ir/op_definition.h"
#include "mlir_c/take.h"

#define BUCKET_COUNT 256u

typedef struct named_id {
  struct named_id* next;
  size_t size;
  char text[];
} named_id;

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static named_id* buckets[BUCKET_COUNT];

static size_t bucket_of(tn_string_view name) {
  size_t hash = 5381;
  for (size_t i = 0; i < name.size; ++i) hash = hash * 33 + (unsigned char)name.data[i];
  return hash % BUCKET_COUNT;
}

/// Called with the mutex held; NULL when out of memory.
static const named_id* find_or_make(tn_string_view name) {
  named_id** bucket = &buckets[bucket_of(name)];
  for (named_id* id = *bucket; id != NULL; id = id->next) {
    if (id->size == name.size && memcmp(id->text, name.data, name.size) == 0) return id;
  }
  named_id* made = malloc(sizeof *made + name.size);
  if (made == NULL) return NULL;
  *made = (named_id){.next = *bucket, .size = name.size};
  memcpy(made->text, name.data, name.size);
  *bucket = made;
  return made;
}

MlirTypeID mlirOperationGetTypeID(MlirOperation op) {
  TN_MC_TAKE_OP(cell, op, ((MlirTypeID){NULL}))
  const tn_op_cell* self = tn_op__at(cell.context, cell.reference);
  if (tn_op_definition__claimed(cell.context, self) == NULL) return (MlirTypeID){NULL};
  pthread_mutex_lock(&mutex);
  const named_id* id = find_or_make(tn_op_cell__name_text(cell.context, self));
  pthread_mutex_unlock(&mutex);
  if (id == NULL) tn_mc__refuse(__func__, cell.context, "out of memory");
  return (MlirTypeID){id};
}
