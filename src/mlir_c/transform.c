// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter of transforms, from mlir-c/Dialect/Transform/Interpreter.h. The dialect of the
// script runs it; without that dialect there is none.

#include <stdio.h>
#include <stdlib.h>
#include <tenure/operation.h>

#include "ir/dialect_entry.h"
#include "ir/op_diagnostic.h"
#include "mlir-c/Dialect/Transform/Interpreter.h"
#include "mlir_c/ir.h"
#include "mlir_c/pass.h"
#include "mlir_c/transform.h"

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

//===-- Applying ------------------------------------------------------------------------------===//

/// A pass that applies a script.
typedef struct script_pass {
  tn_pass_info info;  ///< The first member.
  tn_apply_script_fn apply;
  tn_ref script;
  bool checks_handles;
} script_pass;

static tn_status apply(tn_rewriter* rewriter, tn_ref payload) {
  const script_pass* self = (const script_pass*)(const void*)rewriter->host->info;
  return self->apply(rewriter, self->script, payload, self->checks_handles);
}

static tn_status write_to_stdout(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  fwrite(bytes, 1, size, stdout);
  return TN_OK;
}

/// Brings the symbols of `module` to where those of the script are, unless it is in there.
static tn_status bring_symbols(tn_scope* scope, tn_op script, tn_op module) {
  tn_op table = script;
  if (tn_op_is_ancestor(module, script)) return TN_OK;
  while (!tn_op_is_null(table) &&
         !tn_operation_name_has_trait(tn_op_operation_name(table), TN_TRAIT_SYMBOL_TABLE)) {
    table = tn_op_parent(table);
  }
  return tn_op_is_null(table) ? TN_OK : tn_mc__merge_symbols(scope, table, module);
}

MlirLogicalResult mlirTransformApplyNamedSequence(MlirOperation payload,
                                                  MlirOperation transformRoot,
                                                  MlirOperation transformModule,
                                                  MlirTransformOptions transformOptions) {
  const MlirLogicalResult failure = mlirLogicalResultFailure();
  TN_MC_TAKE_OP(target, payload, failure)
  TN_MC_TAKE_OP(script, transformRoot, failure)
  TN_MC_TAKE_OP(module, transformModule, failure)
  TAKE_OPTIONS(options, transformOptions, failure)
  if (script.record != target.record || module.record != target.record) {
    tn_mc__refuse(__func__, target.context, "the operations belong to different contexts");
    return failure;
  }
  tn_scope* scope = tn_mc__scope(target.record);
  if (scope == NULL) return failure;
  const tn_op root = tn_mc__op_in(&script, scope->number);
  const tn_dialect_entry* dialect =
      tn_dialect_entry__find(target.context, tn_operation_name_dialect(tn_op_operation_name(root)));
  if (dialect == NULL || dialect->apply_script == NULL) {
    (void)tn_op__fail(target.context, root.slot, NULL,
                      "must implement TransformOpInterface to be used as transform root");
    return failure;
  }
  if (bring_symbols(scope, root, tn_mc__op_in(&module, scope->number)) != TN_OK) return failure;
  const script_pass pass = {{.rewrite = apply, .name = "", .title = "", .description = ""},
                            dialect->apply_script,
                            root.slot,
                            options->expensive_checks};
  const tn_pass_options how = {.print_output = write_to_stdout};
  return tn_pass__run_alone(scope, &pass.info, &how, target.reference) == TN_OK
             ? mlirLogicalResultSuccess()
             : failure;
}
