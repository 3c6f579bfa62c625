// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The same through MLIR's C API, on one thread.

#include <mlir-c/IR.h>
#include <stdlib.h>

#include "bytecode_figures.h"
#include "measure.h"

typedef struct session {
  MlirContext context;
  MlirModule module;
} session;

static void* open_session(void) {
  session* s = calloc(1, sizeof *s);
  measure_require(s != NULL, "there is memory");
  s->context = mlirContextCreateWithThreading(false);
  mlirContextSetAllowUnregisteredDialects(s->context, true);
  return s;
}

static void close_session(void* context) {
  session* s = context;
  if (!mlirModuleIsNull(s->module)) mlirModuleDestroy(s->module);
  mlirContextDestroy(s->context);
  free(s);
}

static void read(void* context, const char* data, size_t size) {
  session* s = context;
  s->module = mlirModuleCreateParse(s->context, mlirStringRefCreate(data, size));
  measure_require(!mlirModuleIsNull(s->module), "MLIR reads the file");
}

static MlirWalkResult count_op(MlirOperation op, void* user_data) {
  (void)op;
  ++*(size_t*)user_data;
  return MlirWalkResultAdvance;
}

static size_t count_ops(void* context) {
  session* s = context;
  size_t count = 0;
  mlirOperationWalk(mlirModuleGetOperation(s->module), count_op, &count, MlirWalkPreOrder);
  return count;
}

static void append(MlirStringRef piece, void* user_data) {
  bytecode_bytes_append(user_data, piece.data, piece.length);
}

static void write(void* context, bytecode_bytes* out) {
  session* s = context;
  mlirOperationWriteBytecode(mlirModuleGetOperation(s->module), append, out);
}

static void count_bytes(MlirStringRef piece, void* user_data) {
  *(size_t*)user_data += piece.length;
}

static size_t print(void* context) {
  session* s = context;
  size_t size = 0;
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  mlirOpPrintingFlagsPrintGenericOpForm(flags);
  mlirOperationPrintWithFlags(mlirModuleGetOperation(s->module), flags, count_bytes, &size);
  mlirOpPrintingFlagsDestroy(flags);
  return size;
}

int main(int argument_count, char** arguments) {
  static const bytecode_side side = {open_session, close_session, read, count_ops, write, print};
  return bytecode_figures_run(&side, argument_count, arguments);
}
