// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Options of the interpreter of transforms, from mlir-c/Dialect/Transform/Interpreter.h. They are
// stored; the interpreter itself is not available through this API.

#include <stdlib.h>

#include "mlir-c/Dialect/Transform/Interpreter.h"
#include "mlir_c/refuse.h"

typedef struct options_body {
  bool expensive_checks;
  bool single_top_level;
} options_body;

#define TAKE_OPTIONS(body, handle, none) \
  TN_MC_TAKE_OBJECT(options_body, body, handle, TN_MC_TRANSFORM_OPTIONS, "transform options", none)

MlirTransformOptions mlirTransformOptionsCreate(void) {
  options_body* body = malloc(sizeof *body);
  const tn_mc_word word = body == NULL ? 0 : tn_mc__object_new(TN_MC_TRANSFORM_OPTIONS, body);
  if (word == 0) {
    free(body);
    tn_mc__refuse(__func__, NULL, "out of memory");
    return (MlirTransformOptions){NULL};
  }
  *body = (options_body){.expensive_checks = true, .single_top_level = true};
  return (MlirTransformOptions){TN_MC_POINTER(word)};
}

void mlirTransformOptionsDestroy(MlirTransformOptions transformOptions) {
  TAKE_OPTIONS(body, transformOptions, )
  tn_mc__object_free(TN_MC_WORD(transformOptions));
  free(body);
}

void mlirTransformOptionsEnableExpensiveChecks(MlirTransformOptions transformOptions, bool enable) {
  TAKE_OPTIONS(body, transformOptions, )
  body->expensive_checks = enable;
}
bool mlirTransformOptionsGetExpensiveChecksEnabled(MlirTransformOptions transformOptions) {
  TAKE_OPTIONS(body, transformOptions, false)
  return body->expensive_checks;
}

void mlirTransformOptionsEnforceSingleTopLevelTransformOp(MlirTransformOptions transformOptions,
                                                          bool enable) {
  TAKE_OPTIONS(body, transformOptions, )
  body->single_top_level = enable;
}
bool mlirTransformOptionsGetEnforceSingleTopLevelTransformOp(
    MlirTransformOptions transformOptions) {
  TAKE_OPTIONS(body, transformOptions, false)
  return body->single_top_level;
}
