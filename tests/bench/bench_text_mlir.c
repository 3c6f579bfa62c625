// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The same text through MLIR's C API, on one thread.

#include <mlir-c/Dialect/Arith.h>
#include <mlir-c/Dialect/ControlFlow.h>
#include <mlir-c/Dialect/Func.h>
#include <mlir-c/Dialect/MemRef.h>
#include <mlir-c/Dialect/SCF.h>
#include <mlir-c/IR.h>
#include <stdlib.h>

#include "measure.h"
#include "text_figures.h"

typedef struct session {
  MlirContext context;
  MlirModule module;
} session;

static void* open_session(void) {
  session* s = calloc(1, sizeof *s);
  measure_require(s != NULL, "there is memory");
  s->context = mlirContextCreateWithThreading(false);
  mlirContextSetAllowUnregisteredDialects(s->context, true);
  const MlirDialectHandle dialects[] = {
      mlirGetDialectHandle__arith__(), mlirGetDialectHandle__cf__(), mlirGetDialectHandle__func__(),
      mlirGetDialectHandle__memref__(), mlirGetDialectHandle__scf__()};
  for (size_t i = 0; i < sizeof dialects / sizeof *dialects; ++i) {
    (void)mlirDialectHandleLoadDialect(dialects[i], s->context);
  }
  return s;
}

static void close_session(void* context) {
  session* s = context;
  if (!mlirModuleIsNull(s->module)) mlirModuleDestroy(s->module);
  mlirContextDestroy(s->context);
  free(s);
}

static void parse(void* context, const char* text, size_t size) {
  session* s = context;
  s->module = mlirModuleCreateParse(s->context, mlirStringRefCreate(text, size));
  measure_require(!mlirModuleIsNull(s->module), "MLIR reads the text");
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

static void count_bytes(MlirStringRef piece, void* user_data) {
  *(size_t*)user_data += piece.length;
}

static size_t print(void* context, bool custom_form, bool with_locations) {
  session* s = context;
  size_t size = 0;
  MlirOpPrintingFlags flags = mlirOpPrintingFlagsCreate();
  if (!custom_form) mlirOpPrintingFlagsPrintGenericOpForm(flags);
  if (with_locations) mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
  mlirOperationPrintWithFlags(mlirModuleGetOperation(s->module), flags, count_bytes, &size);
  mlirOpPrintingFlagsDestroy(flags);
  return size;
}

int main(int argument_count, char** arguments) {
  static const text_side side = {open_session, close_session, parse, count_ops, print};
  return text_figures_run(&side, argument_count, arguments);
}
