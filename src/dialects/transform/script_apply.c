// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes and sets of patterns that scripts run on payloads.

#include "dialects/transform/patterns.h"
#include "dialects/transform/script.h"
#include "dialects/transform_ops.h"
#include "ir/op_diagnostic.h"
#include "ir/op_interface.h"
#include "ir/verify.h"

static tn_attribute attribute(const tn_script* s, tn_ref op, const char* name) {
  return tn_op__attribute(s->rewriter->context, op, name);
}

/// Fails if a script would run on itself.
static bool holds_script(tn_script* s, tn_ref op, tn_ref target, tn_outcome* out_outcome) {
  if (!tn_op__is_ancestor(s->rewriter->context, target, op)) return false;
  *out_outcome = tn_script__definite(s, op,
                                     "cannot apply transform to itself (or one of its "
                                     "ancestors)");
  tn_script__note_at(s, target, "target payload op");
  return true;
}

//===-- Patterns ------------------------------------------------------------------------------===//

/// The patterns of the sets that an op names, or all canonicalizations.
typedef struct pattern_run {
  struct {
    const tn_pattern_group* group;
    tn_ref op;  ///< The op that names it.
  } * sets;
  uint32_t count;
  bool canonicalizes;
} pattern_run;

static bool try_patterns(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  const pattern_run* run = user_data;
  const tn_op_code code = tn_op__code(rewriter->context, op);
  for (uint32_t i = 0; i < run->count; ++i) {
    const tn_script_pattern* pattern = run->sets[i].group->patterns;
    for (; pattern->match != NULL; ++pattern) {
      if (pattern->root != TN_CODE_NONE && pattern->root != code) continue;
      tn_rewriter__for(rewriter, op);
      if (pattern->match(rewriter, op, run->sets[i].op)) return true;
    }
  }
  return run->canonicalizes && tn_canonical__match(NULL, rewriter, op);
}

static tn_outcome gather(tn_script* s, tn_ref op, pattern_run* out_run) {
  const tn_context* context = s->rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  for (tn_ref inner = block == 0 ? 0 : tn_block__first_op(context, block); inner != 0;
       inner = tn_op__next(context, inner)) {
    const tn_string_view name = tn_op__kept_name(context, inner);
    if (tn_string_view_equal(
            name, tn_string_view_from(TN_NAME_TRANSFORM_APPLY_PATTERNS_CANONICALIZATION))) {
      out_run->canonicalizes = true;
      continue;
    }
    const tn_pattern_group* group = tn_pattern_group__find(name);
    if (group == NULL) {
      return tn_script__definite(s, inner, "'%.*s' is not run by this interpreter", (int)name.size,
                                 name.data);
    }
    out_run->sets[out_run->count].op = inner;
    out_run->sets[out_run->count++].group = group;
  }
  return TN_OUTCOME_OK;
}

static tn_outcome run_patterns(tn_script* s, tn_ref op, tn_ref target, pattern_run* run) {
  tn_greedy_options options = tn_greedy__defaults();
  options.match = try_patterns;
  options.top_down = false;
  options.user_data = run;
  options.simplify = tn_op__is_isolated(s->rewriter->context, target) ? TN_SIMPLIFY_AGGRESSIVE
                                                                      : TN_SIMPLIFY_DISABLED;
  options.events = s->rewriter->events;
  options.listener = s->rewriter->listener;
  const tn_attribute iterations = attribute(s, op, "max_iterations");
  const tn_attribute rewrites = attribute(s, op, "max_num_rewrites");
  if (iterations.storage != NULL) {
    options.max_iterations = tn_integer_attribute_value(iterations);
  }
  if (rewrites.storage != NULL) options.max_rewrites = tn_integer_attribute_value(rewrites);
  for (int turn = 0; turn < 50; ++turn) {
    bool changed = false;
    bool converged = true;
    if (!tn_rewriter__ok(s->rewriter, tn_greedy__run(s->rewriter->shard, target, &options,
                                                     s->rewriter->host->greedy(s->rewriter->host),
                                                     &changed, &converged))) {
      return TN_OUTCOME_DEFINITE;
    }
    if (!converged) {
      tn_script__silenceable(s, target, "greedy pattern application failed");
      return TN_OUTCOME_SILENCEABLE;
    }
    if (attribute(s, op, "apply_cse").storage == NULL || (turn != 0 && !changed)) break;
    tn_rewriter__ok(s->rewriter, s->rewriter->host->run(s->rewriter->host, s->rewriter,
                                                        tn_string_view_from("cse"),
                                                        (tn_string_view){NULL, 0}, target));
  }
  return TN_OUTCOME_OK;
}

static tn_outcome apply_patterns(tn_script* s, tn_ref op, tn_ref target) {
  const tn_context* context = s->rewriter->context;
  tn_outcome outcome;
  pattern_run run = {.count = 0};
  if (holds_script(s, op, target, &outcome)) return outcome;
  const tn_ref block = tn_op__first_block(context, op, 0);
  size_t most = 1;
  for (tn_ref at = block == 0 ? 0 : tn_block__first_op(context, block); at != 0; ++most) {
    at = tn_op__next(context, at);
  }
  run.sets = tn_allocate(&context->allocator, most * sizeof *run.sets);
  if (run.sets == NULL) {
    tn_rewriter__fail(s->rewriter, tn_context__out_of_memory(s->rewriter->context));
    return TN_OUTCOME_DEFINITE;
  }
  outcome = gather(s, op, &run);
  if (outcome == TN_OUTCOME_OK) outcome = run_patterns(s, op, target, &run);
  tn_deallocate(&context->allocator, run.sets, most * sizeof *run.sets);
  return outcome;
}

//===-- Passes --------------------------------------------------------------------------------===//

static tn_outcome run_plain(tn_script* s, tn_ref op, tn_ref target, const char* name) {
  tn_outcome outcome;
  if (holds_script(s, op, target, &outcome)) return outcome;
  tn_rewriter__ok(s->rewriter,
                  s->rewriter->host->run(s->rewriter->host, s->rewriter, tn_string_view_from(name),
                                         (tn_string_view){NULL, 0}, target));
  return s->rewriter->status == TN_OK ? TN_OUTCOME_OK : TN_OUTCOME_DEFINITE;
}

static tn_outcome apply_cse(tn_script* s, tn_ref op, tn_ref target) {
  return run_plain(s, op, target, "cse");
}
static tn_outcome apply_dce(tn_script* s, tn_ref op, tn_ref target) {
  return run_plain(s, op, target, "trivial-dce");
}
static tn_outcome apply_licm(tn_script* s, tn_ref op, tn_ref target) {
  if (tn_op_interface__of(s->rewriter->context, target)->loop_like == NULL) {
    tn_script__silenceable(s, op, "transform applied to the wrong op kind");
    tn_script__note_at(s, target, "when applied to this op");
    return TN_OUTCOME_SILENCEABLE;
  }
  return run_plain(s, op, target, "loop-invariant-code-motion");
}

/// Appends an option's value in the syntax of pipelines. `op` is 0 if `value` is already the
/// payload of an operand.
static void put_option(tn_script* s, tn_ref op, tn_attribute value, tn_text_buffer* text) {
  switch (tn_attribute_kind_of(value)) {
    case TN_ATTRIBUTE_STRING: {
      const tn_string_view words = tn_string_attribute_value(value);
      tn_text_buffer_append(text, words.data, words.size);
      return;
    }
    case TN_ATTRIBUTE_INTEGER:
      if (tn_attribute_is_bool(value)) {
        tn_text_buffer_append_text(text, tn_integer_attribute_value(value) != 0 ? "true" : "false");
      } else {
        tn_text_buffer_format(text, "%lld", (long long)tn_integer_attribute_value(value));
      }
      return;
    case TN_ATTRIBUTE_ARRAY:
      for (size_t i = 0; i < tn_array_attribute_count(value); ++i) {
        if (i != 0) tn_text_buffer_append_text(text, ",");
        put_option(s, op, tn_array_attribute_element(value, i), text);
      }
      return;
    default: {
      tn_text_buffer shown = tn_text_buffer_make(&s->rewriter->context->allocator);
      tn_attribute__append_text(value, &shown);
      tn_text_buffer_append(&shown, "", 1);
      const tn_string_view words = {shown.data, shown.size == 0 ? 0 : shown.size - 1};
      unsigned number = 0;
      // A parameter: the index of an operand after the first.
      if (sscanf(shown.data == NULL ? "" : shown.data, "#transform.param_operand<index = %u",
                 &number) == 1 &&
          op != 0 && number < tn_op__operand_count(s->rewriter->context, op) - 1) {
        tn_payloads params = tn_script__operand(s, op, number + 1);
        for (uint32_t i = 0; i < params.count; ++i) {
          if (i != 0) tn_text_buffer_append_text(text, ",");
          put_option(s, 0, params.items[i].param, text);
        }
        tn_payloads__free(s, &params);
      } else {
        tn_text_buffer_append(text, words.data, words.size);
      }
      tn_text_buffer_free(&shown);
    }
  }
}

static tn_outcome apply_pass(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  tn_payloads targets = tn_script__operand(s, op, 0);
  tn_text_buffer options = tn_text_buffer_make(&context->allocator);
  const tn_attribute given = attribute(s, op, "options");
  const tn_string_view name = tn_string_attribute_value(attribute(s, op, "pass_name"));
  tn_text_buffer_append(&options, "", 0);
  for (size_t i = 0; i < tn_dictionary_attribute_count(given); ++i) {
    const tn_named_attribute entry = tn_dictionary_attribute_entry(given, i);
    const tn_string_view key = tn_identifier_text(entry.name);
    tn_text_buffer_format(&options, "%s%.*s=", i == 0 ? "" : " ", (int)key.size, key.data);
    put_option(s, op, entry.value, &options);
  }
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = 0; i < targets.count && outcome == TN_OUTCOME_OK; ++i) {
    const tn_ref target = targets.items[i].ref;
    if (holds_script(s, op, target, &outcome)) break;
    tn_string_view view = tn_text_buffer_view(&options);
    if (view.data == NULL) view = (tn_string_view){"", 0};
    const tn_status status =
        s->rewriter->host->run(s->rewriter->host, s->rewriter, name, view, target);
    if (status == TN_NOT_FOUND) {
      outcome = tn_script__definite(s, op, "unknown pass or pass pipeline: %.*s", (int)name.size,
                                    name.data);
    } else if (status == TN_VERIFY_FAILED) {
      outcome = tn_script__silenceable(s, op, "pass pipeline failed");
      tn_script__note_at(s, target, "target op");
    } else if (status == TN_OK) {
      tn_script__push_op(s, 0, target);
    } else {
      tn_rewriter__fail(s->rewriter, status);
    }
  }
  tn_text_buffer_free(&options);
  tn_payloads__free(s, &targets);
  return outcome;
}

//===-- Verification --------------------------------------------------------------------------===//

static tn_outcome verify(tn_script* s, tn_ref op, tn_ref target) {
  tn_verify_memory* memory = tn_allocate_zeroed(&s->rewriter->context->allocator, sizeof *memory);
  if (memory == NULL) {
    tn_rewriter__fail(s->rewriter, tn_context__out_of_memory(s->rewriter->context));
    return TN_OUTCOME_DEFINITE;
  }
  const tn_status status = tn_op__verify(s->rewriter->context, target, memory);
  tn_verify_memory__clear(s->rewriter->context, memory);
  tn_deallocate(&s->rewriter->context->allocator, memory, sizeof *memory);
  if (status == TN_OK) return TN_OUTCOME_OK;
  tn_script__definite(s, op, "failed to verify payload op");
  tn_script__note_at(s, target, "payload op");
  return TN_OUTCOME_DEFINITE;
}

static void append_op(tn_script* s, tn_ref printer, tn_ref op, tn_text_buffer* text) {
  tn_script__append(s, op, attribute(s, printer, "use_local_scope").storage != NULL,
                    attribute(s, printer, "skip_regions").storage != NULL, text);
  tn_text_buffer_append_text(text, "\n");
}

static tn_outcome print(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  tn_text_buffer text = tn_text_buffer_make(&context->allocator);
  const tn_attribute name = attribute(s, op, "name");
  tn_text_buffer_append_text(&text, "[[[ IR printer: ");
  if (name.storage != NULL) {
    const tn_string_view words = tn_string_attribute_value(name);
    tn_text_buffer_format(&text, "%.*s ", (int)words.size, words.data);
  }
  if (tn_op__operand_count(context, op) == 0) {
    tn_text_buffer_append_text(&text, "top-level ]]]\n");
    append_op(s, op, s->root, &text);
  } else {
    tn_text_buffer_append_text(&text, "]]]\n");
    tn_payloads list = tn_script__operand(s, op, 0);
    for (uint32_t i = 0; i < list.count; ++i) {
      append_op(s, op, list.items[i].ref, &text);
    }
    tn_payloads__free(s, &list);
  }
  const tn_string_view view = tn_text_buffer_view(&text);
  tn_rewriter__ok(s->rewriter, s->rewriter->host->print(s->rewriter->host, view.data, view.size));
  tn_text_buffer_free(&text);
  return TN_OUTCOME_OK;
}

const tn_script_op tn_script_apply_ops[] = {
    {"apply_patterns", NULL, apply_patterns, 0, TN_CODE_NONE},
    {"apply_cse", NULL, apply_cse, 0, TN_CODE_NONE},
    {"apply_dce", NULL, apply_dce, 0, TN_CODE_NONE},
    {"apply_licm", NULL, apply_licm, 0, TN_CODE_NONE},
    {"apply_registered_pass", apply_pass, NULL, 1, TN_CODE_NONE},
    {"verify", NULL, verify, 0, TN_CODE_NONE},
    {"print", print, NULL, TN_SCRIPT_MATCHES, TN_CODE_NONE},
    {NULL, NULL, NULL, 0, TN_CODE_NONE},
};
