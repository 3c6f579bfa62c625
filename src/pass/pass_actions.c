// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Actions: notify listeners of the steps of a run, with MLIR's tags; listeners may skip steps.

#include "ir/callback_guard.h"
#include "pass/pass.h"
#include "rewrite/session.h"
#include "scope/access.h"

/// Calls the listener's `begin` or `end`.
static bool tell(const tn_pass_env* env, const char* tag, const tn_text_buffer* description,
                 tn_ref op, tn_string_view pipeline, bool begins) {
  const tn_action_listener* listener = env->run->options->actions;
  const tn_action action = {.tag = tn_string_view_from(tag),
                            .description = {description->data, description->size},
                            .op = tn_op__handle(env->context, env->run->scope, op),
                            .pipeline = pipeline};
  bool goes_on = true;
  tn_callback_guard call;
  tn_callback_guard__begin(&call, env->context, TN_CALL_READS);
  if (begins) {
    goes_on = listener->begin == NULL || listener->begin(listener->user_data, &action);
  } else if (listener->end != NULL) {
    listener->end(listener->user_data, &action);
  }
  tn_callback_guard__end(&call);
  return goes_on;
}

//===-- Passes --------------------------------------------------------------------------------===//

static bool tell_pass(const tn_pass_env* env, const tn_pass* pass, tn_ref op, bool begins) {
  const tn_context* context = env->context;
  tn_text_buffer words = tn_text_buffer_make(&context->allocator);
  tn_text_buffer pipeline = tn_text_buffer_make(&context->allocator);
  const tn_op_cell* cell = tn_op__at(context, op);
  // The pass may have erased the op.
  const bool is_alive = cell->generation % 2 == 1;
  const tn_string_view name =
      is_alive ? tn_op_cell__name_text(context, cell) : (tn_string_view){"", 0};
  const tn_pass_info* info = pass == NULL ? NULL : tn_pass__info(pass);
  const char* title = pass == NULL   ? "mlir::detail::OpToOpPassAdaptor"
                      : info != NULL ? info->title
                                     : pass->callback_name;
  tn_text_buffer_format(&words, "`pass-execution` running `%s` on Operation `%.*s`", title,
                        (int)name.size, name.data);
  if (pass != NULL) tn_pass__print(env->context, pass, &pipeline);
  const tn_string_view text = {pipeline.data, pipeline.size};
  const bool goes_on = tell(env, "pass-execution", &words, op, text, begins);
  tn_text_buffer_free(&words);
  tn_text_buffer_free(&pipeline);
  return goes_on;
}

bool tn_pass_actions__begin(const tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  return env->run->options->actions == NULL || tell_pass(env, pass, op, true);
}
void tn_pass_actions__end(const tn_pass_env* env, const tn_pass* pass, tn_ref op) {
  if (env->run->options->actions != NULL) (void)tell_pass(env, pass, op, false);
}

//===-- Rewriting -----------------------------------------------------------------------------===//

static bool tell_turn(void* env, tn_ref root, int64_t turn, bool begins) {
  const tn_pass_env* self = env;
  tn_text_buffer words = tn_text_buffer_make(&self->context->allocator);
  tn_text_buffer_format(&words, "GreedyPatternRewriteIteration(%lld)", (long long)turn + 1);
  const bool goes_on =
      tell(self, "GreedyPatternRewriteIteration", &words, root, (tn_string_view){NULL, 0}, begins);
  tn_text_buffer_free(&words);
  return goes_on;
}

static bool tell_pattern(void* env, tn_ref op, const char* name, bool begins) {
  const tn_pass_env* self = env;
  tn_text_buffer words = tn_text_buffer_make(&self->context->allocator);
  tn_text_buffer_format(&words, "`apply-pattern pattern: %s", name);
  const bool goes_on = tell(self, "apply-pattern", &words, op, (tn_string_view){NULL, 0}, begins);
  tn_text_buffer_free(&words);
  return goes_on;
}

void tn_pass_actions__watch(tn_pass_env* env, tn_rewrite_watch* out_watch) {
  *out_watch = (tn_rewrite_watch){.turn = tell_turn, .pattern = tell_pattern, .user_data = env};
}
