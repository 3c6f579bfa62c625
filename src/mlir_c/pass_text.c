// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pipelines as text, from mlir-c/Pass.h.
//
// The library prints the options that were given; MLIR prints all, by name, with what they are: so
// it is done here. What the library's parser reports goes to the callback in the place of the
// handlers.

#include <stdlib.h>

#include "mlir_c/pass.h"

//===-- Printing ------------------------------------------------------------------------------===//

static void print_pipeline(const tn_pipeline* pipeline, tn_text_buffer* text);

/// The items of a list; nested pipelines of inline as they are once they are read.
static void print_list(const tn_pipeline* pipeline, const tn_pass_option* option, const char* value,
                       tn_text_buffer* text) {
  tn_string_view item;
  for (size_t i = 0; tn_pass_list__item(value, i, &item); ++i) {
    if (i != 0) tn_text_buffer_append_text(text, ",");
    tn_pipeline* nested = NULL;
    if (strcmp(option->name, "op-pipelines") == 0 &&
        tn_pipeline__parse_whole(pipeline->context, item, NULL, &nested) == TN_OK) {
      print_pipeline(nested, text);
      tn_pipeline__destroy(nested);
    } else {
      tn_text_buffer_append_view(text, item);
    }
  }
}

static void print_option(const tn_pipeline* pipeline, const tn_pass* pass,
                         const tn_pass_option* option, tn_text_buffer* text) {
  const char* value = tn_pass__text(pass, option->name);
  if (option->kind == TN_PASS_LIST || option->kind == TN_PASS_NAMES) {
    if (*value == '\0') return;
    tn_text_buffer_format(text, "%s={", option->name);
    print_list(pipeline, option, value, text);
    tn_text_buffer_append_text(text, "}");
  } else if (option->kind == TN_PASS_BOOL) {
    tn_text_buffer_format(text, "%s=%s", option->name,
                          tn_pass_option__is_true(value) ? "true" : "false");
  } else if (option->kind == TN_PASS_INT) {
    tn_text_buffer_format(text, "%s=%lld", option->name, strtoll(value, NULL, 0));
  } else {
    tn_text_buffer_format(text, "%s=%s", option->name, value);
  }
}

/// Options by name.
static void print_options(const tn_pipeline* pipeline, const tn_pass* pass, tn_text_buffer* text) {
  const tn_pass_info* info = tn_pass__info(pass);
  size_t order[TN_PASS_OPTIONS_MAX];
  if (info->option_count == 0) return;
  for (size_t i = 0; i < info->option_count; ++i) {
    size_t at = i;
    for (; at > 0 && strcmp(info->options[order[at - 1]].name, info->options[i].name) > 0; --at) {
      order[at] = order[at - 1];
    }
    order[at] = i;
  }
  for (size_t i = 0; i < info->option_count; ++i) {
    tn_text_buffer_append_text(text, i == 0 ? "{" : " ");
    print_option(pipeline, pass, &info->options[order[i]], text);
  }
  tn_text_buffer_append_text(text, "}");
}

static void print_pipeline(const tn_pipeline* pipeline, tn_text_buffer* text) {
  tn_text_buffer_format(text, "%s(", pipeline->anchor);
  for (size_t i = 0; i < pipeline->count; ++i) {
    const tn_pass* pass = &pipeline->passes[i];
    if (i != 0) tn_text_buffer_append_text(text, ",");
    if (pass->nested != NULL) {
      print_pipeline(pass->nested, text);
      continue;
    }
    const tn_pass_info* info = tn_pass__info(pass);
    tn_text_buffer_append_text(text, info == NULL ? pass->callback_name : info->name);
    if (info != NULL) print_options(pipeline, pass, text);
  }
  tn_text_buffer_append_text(text, ")");
}

void mlirPrintPassPipeline(MlirOpPassManager passManager, MlirStringCallback callback,
                           void* userData) {
  TN_MC_TAKE_OP_PASS_MANAGER(body, passManager, )
  tn_context* context = body->pipeline->context;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  print_pipeline(body->pipeline, &text);
  if (text.failed) {
    tn_context__out_of_memory(context);
  } else {
    callback((MlirStringRef){text.data, text.size}, userData);
  }
  tn_text_buffer_free(&text);
}

//===-- Parsing -------------------------------------------------------------------------------===//

/// Who is told what is wrong, on this thread.
typedef struct listener {
  MlirStringCallback callback;
  void* user_data;
  uint64_t thread;
} listener;

static bool tell(const tn_diagnostic* diagnostic, void* user_data) {
  const listener* it = user_data;
  if (it->thread != tn_mc__thread()) return false;
  it->callback(tn_mc__text(tn_diagnostic_message(diagnostic)), it->user_data);
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
  listener it = {callback, userData, tn_mc__thread()};
  tn_diagnostic_handler_id id = 0;
  if (tn_diagnostic_handler_attach(pipeline->context, tell, &it, NULL, &id) != TN_OK) {
    return mlirLogicalResultFailure();
  }
  tn_context* context = pipeline->context;
  tn_mc__pass_manager_begin(root);  // The callback may not change what is being read into.
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
  listener it = {callback, userData, tn_mc__thread()};
  tn_diagnostic_handler_id id = 0;
  if (tn_diagnostic_handler_attach(old->context, tell, &it, NULL, &id) != TN_OK) {
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
    // Passes of the client's say that they go, in callbacks.
    tn_pipeline__destroy(made);
  }
  tn_mc__pass_manager_end(root);
  return result_of(status);
}
