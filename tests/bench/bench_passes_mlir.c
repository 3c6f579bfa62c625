// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The same passes through MLIR's C API. A context with threading has as many threads as the machine
// has processors.

#include <mlir-c/IR.h>
#include <mlir-c/Pass.h>
#include <mlir-c/RegisterEverything.h>
#include <stdio.h>
#include <stdlib.h>

#include "measure.h"
#include "passes_figures.h"

typedef struct session {
  MlirContext context;
  MlirModule module;
} session;

static void* open_session(unsigned thread_count) {
  session* s = calloc(1, sizeof *s);
  measure_require(s != NULL, "there is memory");
  MlirDialectRegistry registry = mlirDialectRegistryCreate();
  mlirRegisterAllDialects(registry);
  s->context = mlirContextCreateWithRegistry(registry, thread_count > 1);
  mlirDialectRegistryDestroy(registry);
  return s;
}

static void close_session(void* context) {
  session* s = context;
  mlirModuleDestroy(s->module);
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

static void complain(MlirStringRef message, void* user_data) {
  (void)user_data;
  (void)fprintf(stderr, "%.*s\n", (int)message.length, message.data);
}

static void run(void* context, const char* pipeline) {
  session* s = context;
  MlirPassManager manager =
      mlirPassManagerCreateOnOperation(s->context, mlirStringRefCreateFromCString("any"));
  const MlirLogicalResult parsed =
      mlirParsePassPipeline(mlirPassManagerGetAsOpPassManager(manager),
                            mlirStringRefCreateFromCString(pipeline), complain, NULL);
  measure_require(mlirLogicalResultIsSuccess(parsed), "MLIR reads the pipeline");
  const MlirLogicalResult done = mlirPassManagerRunOnOp(manager, mlirModuleGetOperation(s->module));
  measure_require(mlirLogicalResultIsSuccess(done), "MLIR's passes succeed");
  mlirPassManagerDestroy(manager);
}

int main(int argument_count, char** arguments) {
  static const passes_side side = {open_session, close_session, parse, count_ops, run};
  mlirRegisterAllPasses();
  return passes_figures_run(&side, argument_count, arguments);
}
