// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What session.h has, through MLIR's C API, on one thread.

#ifndef TENURE_TESTS_BENCH_SESSION_MLIR_H
#define TENURE_TESTS_BENCH_SESSION_MLIR_H

#include <mlir-c/IR.h>
#include <stdlib.h>

#include "measure.h"

typedef struct session {
  MlirContext context;
  MlirModule module;
} session;

static inline void* session_open(void) {
  session* s = calloc(1, sizeof *s);
  measure_require(s != NULL, "there is memory");
  s->context = mlirContextCreateWithThreading(false);
  mlirContextSetAllowUnregisteredDialects(s->context, true);
  return s;
}

static inline void session_close(void* context) {
  session* s = context;
  if (!mlirModuleIsNull(s->module)) mlirModuleDestroy(s->module);
  mlirContextDestroy(s->context);
  free(s);
}

/// Text or bytecode.
static inline void session_read(void* context, const char* data, size_t size) {
  session* s = context;
  s->module = mlirModuleCreateParse(s->context, mlirStringRefCreate(data, size));
  measure_require(!mlirModuleIsNull(s->module), "MLIR reads the file");
}

static inline MlirWalkResult session_count_op(MlirOperation op, void* user_data) {
  (void)op;
  ++*(size_t*)user_data;
  return MlirWalkResultAdvance;
}

static inline size_t session_count_ops(void* context) {
  session* s = context;
  size_t count = 0;
  mlirOperationWalk(mlirModuleGetOperation(s->module), session_count_op, &count, MlirWalkPreOrder);
  return count;
}

static inline void session_count_bytes(MlirStringRef piece, void* user_data) {
  *(size_t*)user_data += piece.length;
}

/// Prints the module with these flags, which are destroyed, and returns how many bytes that is.
static inline size_t session_print(const session* s, MlirOpPrintingFlags flags) {
  size_t size = 0;
  mlirOperationPrintWithFlags(mlirModuleGetOperation(s->module), flags, session_count_bytes, &size);
  mlirOpPrintingFlagsDestroy(flags);
  return size;
}

#endif  // TENURE_TESTS_BENCH_SESSION_MLIR_H
