// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pipelines as text, from mlir-c/Pass.h.
//
// Errors of the library's parser are passed to the callback instead of the handlers.

#include "mlir_c/pass.h"

//===-- Printing ------------------------------------------------------------------------------===//

void mlirPrintPassPipeline(MlirOpPassManager passManager, MlirStringCallback callback,
                           void* userData) {
  TN_MC_TAKE_OP_PASS_MANAGER(body, passManager, )
  tn_context* context = body->pipeline->context;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  tn_pipeline__print(body->pipeline, &text);
  if (text.failed) {
    tn_context__out_of_memory(context);
  } else {
    callback((MlirStringRef){text.data, text.size}, userData);
  }
  tn_text_buffer_free(&text);
}

//===-- Parsing -------------------------------------------------------------------------------===//

/// Receives the errors on this thread.
typedef struct listener {
  MlirStringCallback callback;
  void* user_data;
  uint64_t thread;
} listener;

static bool tell(const tn_diagnostic* diagnostic, void* user_data) {
  const listener* self = user_data;
  if (self->thread != tn_mc__thread()) return false;
  self->callback(tn_mc__text(tn_diagnostic_message(diagnostic)), self->user_data);
  return true;
}

static MlirLogicalResult result_of(tn_status status) {
  return status == TN_OK ? mlirLogicalResultSuccess() : mlirLogicalResultFailure();
}

MlirLogicalResult mlirOpPassManagerAddPipeline(MlirOpPassManager passManager,
                                               MlirStringRef pipelineElements,
                                               MlirStringCallback callback, void* userData) {
  TN_MC_TAKE_OP_PASS_MANAGER(body, passManager, mlirLogicalResultFailure())
  tn_mc_pass_manager* root = body->root;
  tn_pipeline* pipeline = body->pipeline;
  if (tn_mc__pass_manager_is_busy(__func__, root)) return mlirLogicalResultFailure();
  listener self = {callback, userData, tn_mc__thread()};
  tn_diagnostic_handler_id id = 0;
  if (tn_diagnostic_handler_attach(pipeline->context, tell, &self, NULL, &id) != TN_OK) {
    return mlirLogicalResultFailure();
  }
  tn_context* context = pipeline->context;
  tn_mc__pass_manager_begin(root);  // The callback must not change the parsed pipeline.
  const tn_status status = tn_pipeline__parse(pipeline, tn_mc__view(pipelineElements));
  tn_diagnostic_handler_detach(context, id);
  root->is_initialized = false;
  tn_mc__pass_manager_end(root);
  return result_of(status);
}

MlirLogicalResult mlirParsePassPipeline(MlirOpPassManager passManager, MlirStringRef pipeline,
                                        MlirStringCallback callback, void* userData) {
  TN_MC_TAKE_OP_PASS_MANAGER(body, passManager, mlirLogicalResultFailure())
  tn_mc_pass_manager* root = body->root;
  tn_pipeline* old = body->pipeline;
  if (tn_mc__pass_manager_is_busy(__func__, root)) return mlirLogicalResultFailure();
  listener self = {callback, userData, tn_mc__thread()};
  tn_diagnostic_handler_id id = 0;
  if (tn_diagnostic_handler_attach(old->context, tell, &self, NULL, &id) != TN_OK) {
    return mlirLogicalResultFailure();
  }
  tn_pipeline* made = NULL;
  tn_context* context = old->context;
  tn_mc__pass_manager_begin(root);
  const tn_status status =
      tn_pipeline__parse_whole(context, tn_mc__view(pipeline), tn_mc__knows_pass, &made);
  tn_diagnostic_handler_detach(context, id);
  if (status == TN_OK) {
    tn_mc__forget_nested(root, old);
    const tn_pipeline replaced = *old;
    *old = *made;
    *made = replaced;
    root->is_initialized = false;
    // Destroying the client's passes calls back.
    tn_pipeline__destroy(made);
  }
  tn_mc__pass_manager_end(root);
  return result_of(status);
}
