// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Contexts, from mlir-c/IR.h.

#include "ir/callback_guard.h"
#include "mlir_c/context.h"
#include "mlir_c/interpreter.h"
#include "mlir_c/refuse.h"

static MlirContext create(const char* function, bool threading) {
  tn_mc__watch_interpreter();
  const tn_mc_context* record = tn_mc__context_new(function, threading);
  return record == NULL ? (MlirContext){NULL} : tn_mc__give_context(record->context);
}

MlirContext mlirContextCreate(void) { return create(__func__, true); }
MlirContext mlirContextCreateWithThreading(bool threadingEnabled) {
  return create(__func__, threadingEnabled);
}

MlirContext mlirContextCreateWithRegistry(MlirDialectRegistry registry, bool threadingEnabled) {
  const MlirContext context = create(__func__, threadingEnabled);
  if (!mlirContextIsNull(context)) mlirContextAppendDialectRegistry(context, registry);
  return context;
}

bool mlirContextEqual(MlirContext ctx1, MlirContext ctx2) { return ctx1.ptr == ctx2.ptr; }

void mlirContextDestroy(MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, )
  // A caller that called back still uses it.
  for (const tn_callback_guard* call = tn_callback_guard__innermost; call != NULL;
       call = call->outer) {
    if (call->context != record->context) continue;
    tn_mc__refuse(__func__, record->context,
                  "the context is in use by the caller of this callback");
    return;
  }
  tn_mc__context_end(record);
}

void mlirContextSetAllowUnregisteredDialects(MlirContext context, bool allow) {
  TN_MC_TAKE_CONTEXT(record, context, )
  tn_context_set_allows_unregistered_dialects(record->context, allow);
}

bool mlirContextGetAllowUnregisteredDialects(MlirContext context) {
  TN_MC_TAKE_CONTEXT(record, context, false)
  return tn_context_allows_unregistered_dialects(record->context);
}
