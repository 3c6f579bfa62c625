// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// transform-interpreter: finds the script's entry, binds its arguments, and runs it.

#include <errno.h>
#include <stdlib.h>

#include "dialects/transform/script.h"
#include "dialects/transform/transform.h"
#include "dialects/transform_ops.h"
#include "ir/op_diagnostic.h"
#include "ir/walk.h"

static tn_attribute attribute(const tn_script* s, tn_ref op, const char* name) {
  return tn_op__attribute(s->rewriter->context, op, name);
}

static bool is_called(const tn_script* s, tn_ref op, const char* name) {
  return tn_op__is_called(s->rewriter->context, op, name);
}

static bool has_text(const tn_script* s, tn_ref op, const char* key, const char* text) {
  const tn_attribute found = attribute(s, op, key);
  return found.storage != NULL &&
         tn_string_view_equal(tn_string_attribute_value(found), tn_string_view_from(text));
}

//===-- Entry and payload ---------------------------------------------------------------------===//

static bool is_entry(const tn_script* s, tn_ref op, const char* name) {
  return is_called(s, op, TN_NAME_TRANSFORM_NAMED_SEQUENCE) && has_text(s, op, "sym_name", name);
}

/// Finds the sequence directly in the root, or the first one nested in it.
static tn_ref find_entry(const tn_script* s, tn_ref root, const char* name) {
  const tn_context* context = s->rewriter->context;
  const bool has_block = tn_op__region_count(context, root) != 0;
  const tn_ref block = has_block ? tn_op__first_block(context, root, 0) : 0;
  for (tn_ref op = block == 0 ? 0 : tn_block__first_op(context, block); op != 0;
       op = tn_op__next(context, op)) {
    if (is_entry(s, op, name)) return op;
  }
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    if (is_entry(s, op, name)) return op;
  }
  return 0;
}

/// Finds the op with the tag; 0, with a message, if there is not exactly one.
static tn_ref find_tagged(const tn_script* s, tn_ref root, const char* tag) {
  const tn_context* context = s->rewriter->context;
  tn_ref found = 0;
  for (tn_ref op = root; op != 0; op = tn_op__next_in_pre_order(context, root, op, false)) {
    if (!has_text(s, op, "transform.target_tag", tag)) continue;
    if (found != 0) {
      (void)tn_op__fail(context, op, NULL, "repeated operation with the target tag \"%s\"", tag);
      return 0;
    }
    found = op;
  }
  if (found == 0) {
    (void)tn_op__fail(context, root, NULL,
                      "could not find the operation with transform.target_tag=\"%s\" attribute",
                      tag);
  }
  return found;
}

//===-- Trailing arguments --------------------------------------------------------------------===//

typedef struct binding {
  tn_string_view name;  ///< The name of ops.
  bool of_values;       ///< Binds the ops' results, not the ops.
  tn_payloads list;
} binding;

typedef struct bind_walk {
  tn_script* s;
  binding* at;
} bind_walk;

static tn_walk_result visit_to_bind(void* user_data, tn_ref op) {
  bind_walk* walk = user_data;
  const tn_context* context = walk->s->rewriter->context;
  if (!tn_string_view_equal(tn_op__kept_name(context, op), walk->at->name)) {
    return TN_WALK_ADVANCE;
  }
  if (!walk->at->of_values) {
    tn_payloads__push(walk->s, &walk->at->list, tn_payload__of_op(context, op));
    return TN_WALK_ADVANCE;
  }
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    tn_payloads__push(walk->s, &walk->at->list,
                      tn_payload__of_value(context, tn_op__result(context, op, i)));
  }
  return TN_WALK_ADVANCE;
}

/// Parses integers separated by semicolons.
static bool bind_numbers(tn_script* s, tn_string_view text, binding* out_binding) {
  const char* at = text.data;
  const char* end = text.data + text.size;
  do {
    char* behind = NULL;
    errno = 0;
    const long long value = strtoll(at, &behind, 10);
    const bool starts = at < end && (*at == '-' || (*at >= '0' && *at <= '9'));
    if (!starts || errno != 0 || (behind != end && *behind != ';')) return false;
    tn_attribute number = {NULL};
    tn_rewriter__ok(s->rewriter, tn_integer_attribute_get(tn_rewriter__int_type(s->rewriter, 64),
                                                          value, &number));
    tn_payloads__push(s, &out_binding->list, (tn_payload){.param = number});
    at = behind + 1;
  } while (at < end);
  return true;
}

/// Parses "name", "^name" or "#1;2", separated by commas; `out_bindings` has room for each.
static bool bind_all(tn_script* s, tn_ref root, const char* text, binding* out_bindings,
                     uint32_t* out_count) {
  *out_count = 0;
  while (*text != '\0') {
    binding* at = &out_bindings[(*out_count)++];
    const char* end = strchr(text, ',');
    const size_t size = end == NULL ? strlen(text) : (size_t)(end - text);
    *at = (binding){.name = {text, size}, .of_values = *text == '^'};
    if (*text == '#') {
      if (!bind_numbers(s, (tn_string_view){text + 1, size - 1}, at)) {
        (void)tn_op__fail(s->rewriter->context, root, NULL,
                          "couldn't parse integer pass argument %.*s", (int)size, text);
        return false;
      }
    } else {
      if (at->of_values) at->name = (tn_string_view){text + 1, size - 1};
      bind_walk walk = {s, at};
      (void)tn_op__walk(s->rewriter->shard, root, TN_WALK_POST_ORDER, visit_to_bind, &walk);
    }
    text += size + (end != NULL);
  }
  return true;
}

/// Checks that a handle can have the payloads in the list, and reports if not.
static bool fits(tn_script* s, tn_ref argument, const tn_payloads* list) {
  const tn_context* context = s->rewriter->context;
  const tn_handle_kind kind = tn_script__kind(s, argument);
  bool right = true;
  for (uint32_t i = 0; i < list->count; ++i) {
    const tn_payload* item = &list->items[i];
    const tn_handle_kind found = item->param.storage != NULL ? TN_HANDLE_PARAM
                                 : item->ref == item->owner  ? TN_HANDLE_OP
                                                             : TN_HANDLE_VALUE;
    right = right && found == kind;
  }
  if (right) return true;
  static const char* const words[] = {"wrong kind of value provided for top-level operation handle",
                                      "wrong kind of value provided for the top-level value handle",
                                      "wrong kind of value provided for top-level parameter"};
  (void)tn_context__fail(context, TN_VERIFY_FAILED,
                         tn_location__from(context, tn_argument__at(context, argument)->location),
                         "%s", words[kind]);
  return false;
}

//===-- The pass ------------------------------------------------------------------------------===//

static tn_outcome run_entry(tn_script* s, tn_ref entry, binding* bindings, uint32_t count) {
  const tn_context* context = s->rewriter->context;
  const tn_ref block = tn_op__first_block(context, entry, 0);
  const uint32_t expected = block == 0 ? 0 : tn_block__argument_count(context, block);
  if (expected != count + 1) {
    (void)tn_context__fail(
        context, TN_VERIFY_FAILED, tn_location__from(context, tn_script__location(s, entry)),
        "operation expects %lld extra value bindings, but %u were provided to the interpreter",
        (long long)expected - 1, count);
    return TN_OUTCOME_DEFINITE;
  }
  tn_payloads root = {0};
  tn_payloads__push(s, &root, tn_payload__of_op(context, s->root));
  const tn_ref first = tn_block__argument(context, block, 0);
  const bool is_right = fits(s, first, &root);
  tn_script__map(s, first, &root);
  if (!is_right) return TN_OUTCOME_DEFINITE;
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref argument = tn_block__argument(context, block, i + 1);
    if (!fits(s, argument, &bindings[i].list)) return TN_OUTCOME_DEFINITE;
    tn_script__map(s, argument, &bindings[i].list);
  }
  return tn_script__block(s, block, false);
}

static tn_status run_script(tn_script* s, tn_ref root) {
  const tn_context* context = s->rewriter->context;
  const char* tag = tn_rewriter__option(s->rewriter, "debug-payload-root-tag");
  const char* name = tn_rewriter__option(s->rewriter, "entry-point");
  s->root = *tag == '\0' ? root : find_tagged(s, root, tag);
  if (s->root == 0) return TN_VERIFY_FAILED;
  const tn_ref library = tn_script__library(context);
  tn_ref entry = find_entry(s, root, name);
  if (entry == 0 && library != 0) {
    entry = find_entry(s, library, name);
  } else if (entry != 0 && library != 0) {
    tn_ref table = tn_op__parent(context, entry);
    while (table != 0 && !tn_op__has_trait(context, table, TN_OP_TRAIT_SYMBOL_TABLE)) {
      table = tn_op__parent(context, table);
    }
    if (table != 0) TN_TRY(tn_script__merge_library(s->rewriter, table));
  }
  if (entry == 0) {
    return tn_op__fail(context, root, NULL, "could not find a nested named sequence with name: %s",
                       name);
  }
  const char* bound = tn_rewriter__option(s->rewriter, "debug-bind-trailing-args");
  size_t most = 1;
  for (const char* at = bound; *at != '\0'; ++at) most += *at == ',';
  binding* bindings = tn_allocate(&context->allocator, most * sizeof *bindings);
  if (bindings == NULL) return tn_context__out_of_memory(s->rewriter->context);
  uint32_t count = 0;
  bool is_right = bind_all(s, s->root, bound, bindings, &count);
  is_right = is_right && run_entry(s, entry, bindings, count) == TN_OUTCOME_OK;
  for (uint32_t i = 0; i < count; ++i) tn_payloads__free(s, &bindings[i].list);
  tn_deallocate(&context->allocator, bindings, most * sizeof *bindings);
  tn_script__report(s, 0);
  return is_right ? TN_OK : TN_VERIFY_FAILED;
}

static void open_script(tn_script* s, tn_rewriter* rewriter, bool is_expensive) {
  *s = (tn_script){.rewriter = rewriter, .is_expensive = is_expensive};
  tn_cell_map__open_in(rewriter->shard, &s->tracked);
  rewriter->events = &tn_script__events;
  rewriter->listener = s;
}

static tn_status close_script(tn_script* s, tn_status status) {
  tn_rewriter* rewriter = s->rewriter;
  if (s->tracked.failed) tn_rewriter__fail(rewriter, TN_OUT_OF_MEMORY);
  rewriter->events = NULL;
  tn_script__close(s);
  return rewriter->status != TN_OK ? rewriter->status : status;
}

static tn_status interpret(tn_rewriter* rewriter, tn_ref root) {
  tn_script s;
  const char* skips = tn_rewriter__option(rewriter, "disable-expensive-checks");
  open_script(&s, rewriter, strcmp(skips, "false") == 0 || strcmp(skips, "0") == 0);
  return close_script(&s, run_script(&s, root));
}

tn_status tn_transform__apply(tn_rewriter* rewriter, tn_ref script, tn_ref payload,
                              bool checks_handles) {
  const tn_context* context = rewriter->context;
  if (!tn_op__is_called(context, script, TN_NAME_TRANSFORM_NAMED_SEQUENCE)) {
    return tn_op__fail(context, script, NULL,
                       "must implement TransformOpInterface to be used as transform root");
  }
  tn_script s;
  open_script(&s, rewriter, checks_handles);
  s.root = payload;
  const tn_outcome outcome = run_entry(&s, script, NULL, 0);
  tn_script__report(&s, 0);
  return close_script(&s, outcome == TN_OUTCOME_OK ? TN_OK : TN_VERIFY_FAILED);
}

TN_PASS(transform_interpreter) = {
    "transform-interpreter",
    "InterpreterPass",
    "transform dialect interpreter",
    .rewrite = interpret,
    TN_PASS_OPTIONS(
        {"debug-payload-root-tag", TN_PASS_TEXT, "", NULL,
         "Select the operation with 'transform.target_tag' attribute having the given value as "
         "payload IR root. If empty select the pass anchor operation as the payload IR root."},
        {"debug-bind-trailing-args", TN_PASS_LIST, "", NULL,
         "Binds trailing arguments of the entry point to the payload operations with specified "
         "names."},
        {"disable-expensive-checks", TN_PASS_BOOL, "false", NULL,
         "Disable expensive checks in the interpreter for a faster run."},
        {"entry-point", TN_PASS_TEXT, "__transform_main", NULL,
         "Entry point of the pass pipeline."}),
    .prints = true};
