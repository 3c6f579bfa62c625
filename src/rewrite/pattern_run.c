// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Running pattern sets. A callback receives a handle and may do anything with it, so the driver
// checks the scope, the root and the op after each callback.

#include <stdarg.h>

#include "ir/lazy.h"
#include "ir/op_diagnostic.h"
#include "ir/services.h"
#include "ir/verify.h"
#include "ir/well_formed.h"
#include "rewrite/greedy.h"
#include "rewrite/session.h"
#include "scope/access.h"

//===-- Listeners -----------------------------------------------------------------------------===//

// Calls a listener, which must only read: `ready` in rewriter_api.c rejects changes while
// `is_notifying`, and TN_CALL_READS rejects other changes.
#define TELL(self, function, ...)                                     \
  do {                                                                \
    tn_rewrite_session* told = (self)->session;                       \
    const bool was_notifying = told->is_notifying;                    \
    if (told->listener->function == NULL) break;                      \
    tn_callback_guard call;                                           \
    tn_callback_guard__begin(&call, (self)->context, TN_CALL_READS);  \
    told->is_notifying = true;                                        \
    told->listener->function(told->listener->user_data, __VA_ARGS__); \
    told->is_notifying = was_notifying;                               \
    tn_callback_guard__end(&call);                                    \
  } while (0)

static tn_op op_handle(const tn_rewriter* rewriter, tn_ref op) {
  return tn_op__handle(rewriter->context, rewriter->session->scope, op);
}
static tn_block block_handle(const tn_rewriter* rewriter, tn_ref block) {
  return tn_block__handle(rewriter->context, rewriter->session->scope, block);
}

static void op_inserted(tn_rewriter* rewriter, tn_ref op) {
  TELL(rewriter, op_inserted, op_handle(rewriter, op));
}
static void op_modified(tn_rewriter* rewriter, tn_ref op) {
  TELL(rewriter, op_modified, op_handle(rewriter, op));
}
static void op_erased(tn_rewriter* rewriter, tn_ref op) {
  TELL(rewriter, op_erased, op_handle(rewriter, op));
}
static void block_inserted(tn_rewriter* rewriter, tn_ref block) {
  TELL(rewriter, block_inserted, block_handle(rewriter, block));
}
static void block_erased(tn_rewriter* rewriter, tn_ref block) {
  TELL(rewriter, block_erased, block_handle(rewriter, block));
}

void tn_session__notify_tried(tn_rewriter* rewriter, const char* name, bool applied) {
  TELL(rewriter, pattern_tried, tn_string_view_from(name), applied);
}

#define VALUES_SPACE 8u

static void op_replaced(tn_rewriter* rewriter, tn_ref op, const tn_ref* values, uint32_t count) {
  const tn_rewrite_listener* listener = rewriter->session->listener;
  tn_value space[VALUES_SPACE];
  tn_value* handles = space;
  if (listener->op_replaced == NULL) return;
  const size_t size = count * sizeof *handles;
  if (count > VALUES_SPACE) handles = tn_allocate(&rewriter->context->allocator, size);
  if (handles == NULL) {
    tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
    return;
  }
  for (uint32_t i = 0; i < count; ++i) {
    handles[i] = tn_value__handle(rewriter->context, rewriter->session->scope, values[i]);
  }
  TELL(rewriter, op_replaced, op_handle(rewriter, op), handles, count);
  if (handles != space) tn_deallocate(&rewriter->context->allocator, handles, size);
}

const tn_rewrite_events tn_session__events = {.inserted = op_inserted,
                                              .modified = op_modified,
                                              .replaced = op_replaced,
                                              .erased = op_erased,
                                              .block_inserted = block_inserted,
                                              .block_erased = block_erased};

//===-- Callbacks -----------------------------------------------------------------------------===//

/// The target of a callback.
typedef struct target {
  tn_ref op;
  uint32_t generation;
  uint32_t location;
  tn_string_view name;  ///< Valid as long as the context.
} target;

static target target_of(const tn_context* context, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  return (target){op, cell->generation, cell->location, tn_op_cell__name_text(context, cell)};
}

static bool is_alive(const tn_context* context, tn_ref op, uint32_t generation) {
  return tn_op__at(context, op)->generation == generation;
}

/// Returns whether the driver can continue; otherwise fails the run.
static bool can_go_on(tn_rewriter* rewriter, const tn_pattern_entry* entry, const target* at) {
  const tn_rewrite_session* session = rewriter->session;
  if (!tn_session__is_open(session)) {
    tn_rewriter__fail(rewriter, TN_SCOPE_CLOSED);
    return false;
  }
  if (!is_alive(rewriter->context, session->root, session->root_generation)) {
    tn_rewriter__fail(rewriter,
                      tn_context__fail(rewriter->context, TN_VERIFY_FAILED,
                                       (tn_location){rewriter->context, at->location},
                                       "pattern '%s' erased the root of the rewrite", entry->name));
  }
  return rewriter->status == TN_OK;
}

/// Ends the run with the status that a callback returned.
static void fail_callback(tn_rewriter* rewriter, const tn_pattern_entry* entry, const target* at,
                          tn_status status) {
  if (status != TN_INTERRUPTED && status != TN_OUT_OF_MEMORY) {
    (void)tn_context__fail(rewriter->context, status,
                           (tn_location){rewriter->context, at->location},
                           "%s '%s' failed on '%.*s'", entry->fold != NULL ? "fold" : "pattern",
                           entry->name, (int)at->name.size, at->name.data);
  }
  tn_rewriter__fail(rewriter, status);
}

/// Returns whether an op that a callback must not change still exists; reports an error if not.
static bool was_left_alone(tn_rewriter* rewriter, const tn_pattern_entry* entry, const target* at) {
  if (is_alive(rewriter->context, at->op, at->generation)) return true;
  tn_rewriter__fail(rewriter,
                    tn_context__fail(rewriter->context, TN_INVALID_ARGUMENT,
                                     (tn_location){rewriter->context, at->location},
                                     "%s '%s' erased '%.*s' and returned that it did not match",
                                     entry->fold != NULL ? "fold" : "pattern", entry->name,
                                     (int)at->name.size, at->name.data));
  return false;
}

/// Returns whether a callback of an op interface failed, which ends the run.
static bool has_failed(tn_rewriter* rewriter) {
  const tn_callback_guard* run =
      rewriter->context->has_user_callbacks ? tn_callback_guard__run(rewriter->context) : NULL;
  if (run == NULL || run->failure == TN_OK) return false;
  tn_rewriter__fail(rewriter, run->failure);
  return true;
}

static bool attempt(tn_rewriter* rewriter, tn_ref op, const tn_pattern_entry* entry) {
  if (entry->match_and_rewrite == NULL || has_failed(rewriter)) return false;
  const target at = target_of(rewriter->context, op);
  tn_rewriter__for(rewriter, op);
  tn_session__placed(rewriter);
  const tn_op handle = {rewriter->session->scope, op, at.generation, 0};
  const tn_status status = entry->match_and_rewrite(entry->user_data, rewriter, handle);
  if (!can_go_on(rewriter, entry, &at)) return false;
  if (tn_session__hears_of_patterns(rewriter->session)) {
    tn_session__notify_tried(rewriter, entry->name, status == TN_OK);
  }
  if (status == TN_OK) return true;
  if (status == TN_NOT_FOUND) {
    (void)was_left_alone(rewriter, entry, &at);
  } else {
    fail_callback(rewriter, entry, &at, status);
  }
  return false;
}

/// Returns the patterns for the name of `op`. Caches the last name, because consecutive ops often
/// share it.
static const tn_pattern_range* patterns_for(tn_rewrite_session* session, const tn_context* context,
                                            tn_ref op) {
  const tn_storage* name = tn_op_cell__name(context, tn_op__at(context, op));
  if (name != session->last_name) {
    session->last_name = name;
    session->last_range = tn_pattern_list__find(&session->patterns->patterns, name);
  }
  return session->last_range;
}

/// Tries canonicalization patterns of users on one of their ops.
static bool canonicalize_user(tn_rewriter* rewriter, tn_ref op, tn_pattern_filter* filter) {
  tn_pattern_set* set = rewriter->context->user_canonicalizations;
  const tn_pattern_list* list = &set->patterns;
  if (!set->is_frozen && !tn_rewriter__ok(rewriter, tn_pattern_set_freeze(set))) return false;
  const tn_pattern_range* range = tn_pattern_list__find(
      list, tn_op_cell__name(rewriter->context, tn_op__at(rewriter->context, op)));
  for (uint32_t i = 0; range != NULL && i < range->count && rewriter->status == TN_OK; ++i) {
    const tn_pattern_entry* entry = &list->items[range->first + i];
    if (!tn_pattern_filter__chooses(filter, entry, entry->name)) continue;
    if (attempt(rewriter, op, entry)) return true;
  }
  // Patterns that failed may nevertheless have changed the op.
  if (range != NULL && rewriter->status == TN_OK) {
    tn_op__mark_with_sources(rewriter->context, op, rewriter->session->verified);
  }
  return false;
}

/// Applies the canonicalizations of users and of the library; a tn_match_fn.
static bool match_canonical(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  tn_pattern_filter* filter = ((tn_rewrite_session*)user_data)->filter;
  if (rewriter->context->user_canonicalizations != NULL) {
    if (canonicalize_user(rewriter, op, filter)) return true;
    if (rewriter->status != TN_OK) return false;
  }
  tn_rewriter__for(rewriter, op);
  return tn_canonical__match(filter, rewriter, op);
}

/// Tries the patterns for the op's name and the patterns for any op, merged by benefit; a
/// tn_match_fn.
static bool match(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  tn_rewrite_session* session = user_data;
  const tn_pattern_list* list = &session->patterns->patterns;
  const tn_pattern_range* range = patterns_for(session, rewriter->context, op);
  const tn_pattern_entry* own = range == NULL ? NULL : &list->items[range->first];
  const tn_pattern_entry* own_end = range == NULL ? NULL : own + range->count;
  const tn_pattern_entry* any = list->items;
  const tn_pattern_entry* any_end = list->any_count == 0 ? any : any + list->any_count;
  while (own != own_end || any != any_end) {
    const bool is_own = own != own_end && (any == any_end || own->benefit >= any->benefit);
    if (attempt(rewriter, op, is_own ? own++ : any++)) return true;
    if (rewriter->status != TN_OK) return false;
  }
  if (!session->patterns->canonicalizes) return false;
  if (range != NULL || list->any_count != 0) {
    tn_op__mark_with_sources(rewriter->context, op, session->verified);
  }
  return match_canonical(session, rewriter, op);
}

void tn_session__add_user(tn_context* context, uint32_t scope, tn_ref root,
                          tn_greedy_options* options, tn_rewrite_session* out_session) {
  *out_session = (tn_rewrite_session){.scope = scope,
                                      .root = root,
                                      .root_generation = tn_op__at(context, root)->generation,
                                      .filter = options->user_data,
                                      .is_driven = true};
  options->match = match_canonical;
  options->user_data = out_session;
  options->session = out_session;
  options->has_untrusted_callbacks = true;
}

//===-- Folds ---------------------------------------------------------------------------------===//

/// Rejects the results of a fold, which then has no effect.
static void refuse_folded(const tn_fold* fold, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
static void refuse_folded(const tn_fold* fold, const char* format, ...) {
  const tn_op_cell* cell = tn_op__at(fold->context, fold->op);
  const tn_string_view name = tn_op_cell__name_text(fold->context, cell);
  tn_text_buffer why = tn_text_buffer_make(&fold->context->allocator);
  va_list arguments;
  va_start(arguments, format);
  tn_text_buffer_format_list(&why, format, arguments);
  va_end(arguments);
  const tn_string_view text = tn_text_buffer_view(&why);
  tn_rewriter__fail(fold->rewriter,
                    why.failed ? tn_context__out_of_memory(fold->context)
                               : tn_context__fail(fold->context, TN_INVALID_ARGUMENT,
                                                  (tn_location){fold->context, cell->location},
                                                  "fold of '%.*s' returned %.*s", (int)name.size,
                                                  name.data, (int)text.size, text.data));
  tn_text_buffer_free(&why);
}

static void refuse_folded_type(const tn_fold* fold, uint32_t index, const char* what, tn_type type,
                               tn_type expected) {
  tn_text_buffer text = tn_text_buffer_make(&fold->context->allocator);
  tn_text_buffer_append_text(&text, what);
  tn_text_buffer_append_text(&text, " of type '");
  tn_type__append_text(type, &text);
  tn_text_buffer_append_text(&text, "' for the result of type '");
  tn_type__append_text(expected, &text);
  const tn_string_view message = tn_text_buffer_view(&text);
  refuse_folded(fold, "%.*s' at index %u", (int)message.size, message.data, index);
  tn_text_buffer_free(&text);
}

static bool is_scalar(tn_type type) {
  const tn_type_kind kind = tn_type_kind_of(type);
  return kind == TN_TYPE_INTEGER || kind == TN_TYPE_INDEX || kind == TN_TYPE_FLOAT;
}

/// Returns whether a constant of this type may have the attribute. As in MLIR, the constant op of a
/// user's dialect decides that, but numbers always keep their types.
static bool may_become(const tn_fold* fold, tn_attribute attribute, tn_type type) {
  const tn_type own = tn_attribute_type(attribute);
  if (tn_type_is_null(own) || tn_type_equal(own, type) || tn_const__is_poison(attribute)) {
    return true;
  }
  const tn_op_code code = tn_const__maker(fold->context, fold->op);
  return tn_const__maker_name(fold->context, code) != NULL && !is_scalar(type);
}

/// Takes a fold result, which may be the result itself; reports errors and returns false.
static bool take_one(tn_fold* fold, uint32_t index, const tn_fold_result* given) {
  const tn_context* context = fold->context;
  const tn_location where = {fold->context, tn_op__at(context, fold->op)->location};
  const tn_type type = tn_value__type(context, tn_op__result(context, fold->op, index));
  const tn_storage* attribute = given->attribute.storage;
  tn_resolved resolved;
  tn_ref value = 0;
  if (!tn_value_is_null(given->value)) {
    value = tn_access__value(given->value, &resolved);
    if (value == 0) {
      tn_rewriter__fail(fold->rewriter, tn_access__lost_value(where, given->value));
    } else if (resolved.context != context) {
      refuse_folded(fold, "a value of another context");
    } else if (!tn_type_equal(tn_value__type(context, value), type)) {
      refuse_folded_type(fold, index, "a value", tn_value__type(context, value), type);
    }
  } else if (attribute != NULL && attribute->type->context != context) {
    refuse_folded(fold, "an attribute of another context");
  } else if (attribute != NULL && !may_become(fold, given->attribute, type)) {
    refuse_folded_type(fold, index, "an attribute", tn_attribute_type(given->attribute), type);
  }
  fold->results[index] = (tn_folded){value, given->attribute};
  return fold->rewriter->status == TN_OK;
}

/// Returns whether each result folds to itself, which means a fold in place, as in MLIR.
static bool is_itself(const tn_fold* fold) {
  for (uint32_t i = 0; i < fold->result_count; ++i) {
    if (fold->results[i].value != tn_op__result(fold->context, fold->op, i)) return false;
  }
  return fold->result_count != 0;
}

tn_fold_outcome tn_session__take_folded(tn_fold* fold, const tn_fold_result* results) {
  uint32_t given = 0;
  uint32_t own = 0;
  for (uint32_t i = 0; i < fold->result_count; ++i) {
    if (!take_one(fold, i, &results[i])) return TN_FOLD_NOTHING;
    const tn_folded* self = &fold->results[i];
    given += self->value != 0 || self->attribute.storage != NULL;
    own += self->value != 0 && tn_value__defining_op(fold->context, self->value) == fold->op;
  }
  if (given == 0 || is_itself(fold)) return TN_FOLD_IN_PLACE;
  if (given != fold->result_count) {
    refuse_folded(fold, "%u of %u results", given, fold->result_count);
  } else if (own != 0) {
    refuse_folded(fold, "one of the op's results as another result");
  }
  return fold->rewriter->status == TN_OK ? TN_FOLD_DONE : TN_FOLD_NOTHING;
}

static tn_fold_outcome call_fold(tn_fold* fold, const tn_pattern_entry* entry,
                                 tn_fold_result* results) {
  tn_rewriter* rewriter = fold->rewriter;
  const target at = target_of(rewriter->context, fold->op);
  memset(results, 0, fold->result_count * sizeof *results);
  const tn_op handle = {rewriter->session->scope, fold->op, at.generation, 0};
  const tn_status status = entry->fold(entry->user_data, handle, fold->constants,
                                       fold->operand_count, results, fold->result_count);
  if (!can_go_on(rewriter, entry, &at) || !was_left_alone(rewriter, entry, &at))
    return TN_FOLD_NOTHING;
  if (status == TN_OK) return tn_session__take_folded(fold, results);
  if (status != TN_NOT_FOUND) fail_callback(rewriter, entry, &at, status);
  return TN_FOLD_NOTHING;
}

/// Tries the folds of users; a tn_try_fold_fn.
static tn_fold_outcome try_fold(void* user_data, tn_rewriter* rewriter, tn_ref op, tn_fold* fold) {
  const tn_rewrite_session* session = user_data;
  const tn_pattern_list* list = &session->patterns->folds;
  const tn_pattern_range* range = tn_pattern_list__find(
      list, tn_op_cell__name(rewriter->context, tn_op__at(rewriter->context, op)));
  if (range == NULL) return TN_FOLD_NOTHING;
  if (!tn_fold__open(rewriter, op, NULL, fold)) {
    tn_fold__close(fold);
    return TN_FOLD_NOTHING;
  }
  const size_t size = (fold->result_count + 1) * sizeof(tn_fold_result);
  tn_fold_result* results = tn_allocate(&rewriter->context->allocator, size);
  if (results == NULL) tn_rewriter__fail(rewriter, tn_context__out_of_memory(rewriter->context));
  tn_fold_outcome outcome = TN_FOLD_NOTHING;
  for (uint32_t i = 0; i < range->count && outcome == TN_FOLD_NOTHING && rewriter->status == TN_OK;
       ++i) {
    outcome = call_fold(fold, &list->items[range->first + i], results);
  }
  tn_deallocate(&rewriter->context->allocator, results, results == NULL ? 0 : size);
  fold->code = tn_const__maker(rewriter->context, op);
  if (outcome == TN_FOLD_NOTHING) tn_fold__close(fold);
  if (outcome == TN_FOLD_NOTHING && rewriter->status == TN_OK) {
    tn_op__mark_with_sources(rewriter->context, op, session->verified);
  }
  return outcome;
}

//===-- The greedy driver ---------------------------------------------------------------------===//

tn_greedy_config tn_greedy_config_default(void) {
  return (tn_greedy_config){.enable_folding = true,
                            .enable_constant_cse = true,
                            .region_simplification = TN_REGION_SIMPLIFICATION_AGGRESSIVE,
                            .max_iterations = 10,
                            .max_num_rewrites = -1};
}

/// Resolves the op to rewrite and opens a session for it.
static tn_status open_session(tn_op op, tn_pattern_set* patterns,
                              const tn_rewrite_listener* listener, tn_resolved* out_resolved,
                              tn_rewrite_session* out_session) {
  if (tn_access__op(op, out_resolved) == NULL) return tn_access__op_status(op);
  if (out_resolved->context != patterns->context) {
    return tn_access__report_wrong_context(tn_access__where_op(op), "pattern set");
  }
  TN_TRY(tn_callback_guard__may_change(out_resolved->context));
  TN_TRY(tn_lazy__load_tree(out_resolved->scope->shard, op.slot));
  *out_session = (tn_rewrite_session){.scope = op.scope,
                                      .root = op.slot,
                                      .root_generation = op.generation,
                                      .patterns = patterns,
                                      .listener = listener,
                                      .is_driven = true};
  return tn_pattern_set__begin(patterns);
}

static tn_status check_config(tn_op op, const tn_greedy_config* config) {
  if ((uint32_t)config->strictness <= TN_REWRITE_EXISTING_OPS &&
      (uint32_t)config->region_simplification <= TN_REGION_SIMPLIFICATION_AGGRESSIVE) {
    return TN_OK;
  }
  const tn_location where = tn_access__where_op(op);
  if (where.context == NULL) return tn_access__op_status(op);
  return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where,
                          "invalid strictness %d or region simplification %d",
                          (int)config->strictness, (int)config->region_simplification);
}

/// Converts the public options. The public simplification levels have the same values as the
/// driver's.
static tn_greedy_options options_of(const tn_greedy_config* config, tn_rewrite_session* session) {
  return (tn_greedy_options){.match = match,
                             .try_fold = session->patterns->folds.count != 0 ? try_fold : NULL,
                             .user_data = session,
                             .has_untrusted_callbacks = true,
                             .scope = (tn_greedy_scope)config->strictness,
                             .session = session,
                             .top_down = config->use_top_down_traversal,
                             .fold = config->enable_folding,
                             .unique_constants = config->enable_constant_cse,
                             .simplify = (tn_region_simplify)config->region_simplification,
                             .max_iterations = config->max_iterations,
                             .max_rewrites = config->max_num_rewrites,
                             .events = session->listener != NULL ? &tn_session__events : NULL};
}

/// Canonicalizations require verified input.
static tn_status check_input(const tn_resolved* resolved, tn_ref op,
                             const tn_pattern_set* patterns) {
  if (!patterns->canonicalizes) return TN_OK;
  tn_verify_memory verified = {0};
  const tn_status status = tn_op__verify(resolved->context, op, &verified);
  tn_verify_memory__clear(resolved->context, &verified);
  return status;
}

tn_status tn_rewrite_greedily(tn_op op, tn_pattern_set* patterns, const tn_greedy_config* config,
                              tn_rewrite_result* out_result) {
  const tn_greedy_config defaults = tn_greedy_config_default();
  tn_rewrite_result result = {false, false};
  tn_rewrite_session session;
  tn_resolved resolved;
  if (out_result != NULL) *out_result = result;
  if (config == NULL) config = &defaults;
  TN_TRY(check_config(op, config));
  TN_TRY(open_session(op, patterns, config->listener, &resolved, &session));
  const tn_greedy_options options = options_of(config, &session);
  tn_callback_guard call;
  tn_callback_guard__begin(&call, resolved.context, TN_CALL_CHANGES);
  call.scope = op.scope;
  tn_greedy_memory memory;
  tn_greedy_memory__open(resolved.scope->shard, &memory);
  tn_status status = check_input(&resolved, op.slot, patterns);
  if (status == TN_OK) {
    status = tn_greedy__run(resolved.scope->shard, op.slot, &options, &memory, &result.changed,
                            &result.converged);
  }
  if (status == TN_OK) status = call.failure;
  tn_greedy_memory__close(&memory);
  tn_pattern_set__end(patterns);
  tn_callback_guard__end(&call);
  if (out_result != NULL) *out_result = result;
  return status;
}

//===-- The walk driver -----------------------------------------------------------------------===//

typedef struct enlisted {
  tn_rewriter* rewriter;
  tn_refs ops;
  tn_refs generations;
  tn_ref root;
} enlisted;

static tn_walk_result enlist(void* user_data, tn_ref op) {
  enlisted* list = user_data;
  if (op == list->root) return TN_WALK_ADVANCE;
  tn_refs__push(list->rewriter, &list->ops, op);
  tn_refs__push(list->rewriter, &list->generations,
                tn_op__at(list->rewriter->context, op)->generation);
  return tn_rewriter__goes_on(list->rewriter) ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

tn_status tn_rewrite_once(tn_op op, tn_pattern_set* patterns, const tn_rewrite_listener* listener) {
  tn_rewrite_session session;
  tn_resolved resolved;
  TN_TRY(open_session(op, patterns, listener, &resolved, &session));
  tn_callback_guard call;
  tn_callback_guard__begin(&call, resolved.context, TN_CALL_CHANGES);
  call.scope = op.scope;
  tn_rewriter rewriter;
  tn_rewriter__open(&rewriter, resolved.scope->shard);
  tn_verify_memory verified = {.known = NULL};
  session.verified = &verified;
  rewriter.session = &session;
  if (listener != NULL) rewriter.events = &tn_session__events;
  rewriter.status = check_input(&resolved, op.slot, patterns);
  enlisted list = {.rewriter = &rewriter, .root = op.slot};
  (void)tn_op__walk(rewriter.shard, op.slot, TN_WALK_POST_ORDER, enlist, &list);
  for (uint32_t i = 0; i < list.ops.count && tn_rewriter__goes_on(&rewriter); ++i) {
    const tn_ref at = tn_refs__items(&list.ops)[i];
    if (!is_alive(rewriter.context, at, tn_refs__items(&list.generations)[i])) continue;
    if (patterns->canonicalizes) tn_op__mark_with_sources(rewriter.context, at, &verified);
    (void)match(&session, &rewriter, at);
  }
  if (is_alive(rewriter.context, op.slot, op.generation))
    tn_op__unmark_tree(rewriter.context, op.slot);
  if (rewriter.status == TN_OK) rewriter.status = call.failure;
  tn_verify_memory__clear(rewriter.context, &verified);
  tn_refs__free(&rewriter, &list.ops);
  tn_refs__free(&rewriter, &list.generations);
  tn_pattern_set__end(patterns);
  tn_callback_guard__end(&call);
  return rewriter.status;
}
