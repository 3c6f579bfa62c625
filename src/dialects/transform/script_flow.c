// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Ops of a script that run other ops: sequences, alternatives, loops over payloads, and actions on
// matches.

#include "dialects/transform/script.h"
#include "ir/clone.h"
#include "ir/op_diagnostic.h"
#include "ir/walk.h"

static tn_attribute attribute(const tn_script* s, tn_ref op, const char* name) {
  return tn_op__attribute(s->rewriter->context, op, name);
}

static bool suppresses(const tn_script* s, tn_ref op) {
  return tn_integer_attribute_value(attribute(s, op, "failure_propagation_mode")) == 2;
}

static tn_payloads list_of(tn_script* s, tn_payload item) {
  tn_payloads list = {0};
  tn_payloads__push(s, &list, item);
  return list;
}

/// Allocates `count` empty lists; NULL if out of memory, which the rewriter records.
static tn_payloads* open_lists(tn_script* s, uint32_t count) {
  tn_context* context = s->rewriter->context;
  tn_payloads* lists = tn_allocate_zeroed(&context->allocator, ((size_t)count + 1) * sizeof *lists);
  if (lists == NULL) tn_rewriter__fail(s->rewriter, tn_context__out_of_memory(context));
  return lists;
}

/// Allocates lists with the payloads of the op's operands.
static tn_payloads* open_operands(tn_script* s, tn_ref op, uint32_t count) {
  tn_payloads* lists = open_lists(s, count);
  for (uint32_t i = 0; lists != NULL && i < count; ++i) lists[i] = tn_script__operand(s, op, i);
  return lists;
}

static void close_lists(tn_script* s, tn_payloads* lists, uint32_t count) {
  for (uint32_t i = 0; i < count; ++i) tn_payloads__free(s, &lists[i]);
  tn_deallocate(&s->rewriter->context->allocator, lists, ((size_t)count + 1) * sizeof *lists);
}

//===-- Sequences -----------------------------------------------------------------------------===//

static tn_outcome run_body(tn_script* s, tn_ref op, bool is_suppressing) {
  const tn_context* context = s->rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const size_t start = s->count;
  for (uint32_t i = 0; i < tn_op__operand_count(context, op); ++i) {
    tn_payloads list = tn_script__operand(s, op, i);
    tn_script__map(s, tn_block__argument(context, block, i), &list);
  }
  const tn_outcome outcome = tn_script__block(s, block, is_suppressing);
  if (outcome == TN_OUTCOME_OK) tn_script__yield(s, block, 0);
  tn_script__unmap_to(s, start);
  return outcome;
}

static tn_outcome run_sequence(tn_script* s, tn_ref op) {
  return run_body(s, op, suppresses(s, op));
}

/// Runs a named sequence with these arguments. Its yielded payloads go to `out_results` if that is
/// not NULL.
static tn_outcome call(tn_script* s, tn_ref sequence, const tn_payloads* arguments, uint32_t count,
                       bool is_suppressing, tn_payloads* out_results) {
  const tn_context* context = s->rewriter->context;
  const tn_ref block = tn_op__first_block(context, sequence, 0);
  const size_t start = s->count;
  const size_t floor = s->floor;
  s->floor = start;
  const tn_outcome outcome = tn_script__region(s, block, arguments, count, is_suppressing);
  if (outcome == TN_OUTCOME_OK && out_results != NULL) {
    tn_payloads* outer = s->results;
    s->results = out_results;
    tn_script__yield(s, block, 0);
    s->results = outer;
  }
  s->floor = floor;
  tn_script__unmap_to(s, start);
  return outcome;
}

static tn_outcome run_include(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  const tn_ref callee = tn_script__symbol(s, op, attribute(s, op, "target"));
  if (callee == 0 || tn_op__first_block(context, callee, 0) == 0) {
    return tn_script__definite(s, op, "unresolved external named sequence");
  }
  const uint32_t count = tn_op__operand_count(context, op);
  tn_payloads* arguments = open_operands(s, op, count);
  if (arguments == NULL) return TN_OUTCOME_DEFINITE;
  const tn_outcome outcome = call(s, callee, arguments, count, suppresses(s, op), s->results);
  close_lists(s, arguments, count);
  return outcome;
}

/// Runs a sequence with patterns, which has one op besides them.
static tn_outcome run_with_patterns(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const size_t start = s->count;
  tn_payloads root = tn_op__operand_count(context, op) == 0
                         ? list_of(s, tn_payload__of_op(context, s->root))
                         : tn_script__operand(s, op, 0);
  tn_script__map(s, tn_block__argument(context, block, 0), &root);
  tn_outcome outcome = TN_OUTCOME_OK;
  for (tn_ref inner = tn_block__first_op(context, block); inner != 0 && outcome == TN_OUTCOME_OK;
       inner = tn_op__next(context, inner)) {
    if (tn_script__entry(s, inner) != NULL) outcome = tn_script__apply(s, inner);
  }
  tn_script__unmap_to(s, start);
  return outcome;
}

//===-- For each ------------------------------------------------------------------------------===//

static tn_outcome run_foreach(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  const tn_ref block = tn_op__first_block(context, op, 0);
  const uint32_t count = tn_op__operand_count(context, op);
  const bool is_shortest = attribute(s, op, "with_zip_shortest").storage != NULL;
  tn_outcome outcome = TN_OUTCOME_OK;
  if (count == 0) return TN_OUTCOME_OK;
  tn_payloads* lists = open_operands(s, op, count);
  if (lists == NULL) return TN_OUTCOME_DEFINITE;
  uint32_t turns = lists[0].count;
  for (uint32_t i = 1; i < count; ++i) {
    if (is_shortest) {
      if (lists[i].count < turns) turns = lists[i].count;
    } else if (lists[i].count != turns && outcome == TN_OUTCOME_OK) {
      outcome = tn_script__silenceable(
          s, op, "prior targets' payload size (%u) differs from payload size (%u) of target %u",
          turns, lists[i].count, i);
    }
  }
  for (uint32_t turn = 0; turn < turns && outcome == TN_OUTCOME_OK; ++turn) {
    const size_t start = s->count;
    for (uint32_t i = 0; i < count; ++i) {
      tn_payloads one = list_of(s, lists[i].items[turn]);
      tn_script__map(s, tn_block__argument(context, block, i), &one);
    }
    outcome = tn_script__block(s, block, false);
    if (outcome == TN_OUTCOME_OK) tn_script__yield(s, block, 0);
    tn_script__unmap_to(s, start);
  }
  close_lists(s, lists, count);
  return outcome;
}

//===-- Alternatives --------------------------------------------------------------------------===//

static tn_outcome check_scope(tn_script* s, tn_ref op, tn_ref scope) {
  const char* words = NULL;
  if (tn_op__is_ancestor(s->rewriter->context, scope, op)) {
    words = "scope must not contain the transforms being applied";
  } else if (!tn_op__is_isolated(s->rewriter->context, scope)) {
    words = "only isolated-from-above ops can be alternative scopes";
  }
  if (words == NULL) return TN_OUTCOME_OK;
  tn_script__definite(s, op, "%s", words);
  tn_script__note_at(s, scope, "scope");
  return TN_OUTCOME_DEFINITE;
}

static tn_payloads clone_all(tn_script* s, const tn_payloads* originals) {
  tn_payloads clones = {0};
  for (uint32_t i = 0; i < originals->count && s->rewriter->status == TN_OK; ++i) {
    struct tn_clone_map map;
    tn_clone_map__initialize(s->rewriter->context, &map);
    const tn_ref clone = tn_op__clone(s->rewriter->shard, originals->items[i].ref, 0, &map);
    tn_clone_map__finalize(&map);
    if (clone == 0) tn_rewriter__fail(s->rewriter, TN_OUT_OF_MEMORY);
    if (clone != 0) tn_payloads__push(s, &clones, tn_payload__of_op(s->rewriter->context, clone));
  }
  return clones;
}

/// Replaces the originals by the clones.
static void put_clones(tn_script* s, const tn_payloads* originals, const tn_payloads* clones) {
  tn_rewriter* rewriter = s->rewriter;
  for (uint32_t i = 0; i < clones->count; ++i) {
    const tn_ref original = originals->items[i].ref;
    const tn_ref clone = clones->items[i].ref;
    tn_op__insert(rewriter->shard, clone, tn_op__block(rewriter->context, original), original);
    tn_rewriter__replace_with_op(rewriter, original, clone);
  }
}

static tn_outcome run_alternatives(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  tn_payloads originals = tn_op__operand_count(context, op) == 0
                              ? list_of(s, tn_payload__of_op(context, s->root))
                              : tn_script__operand(s, op, 0);
  const size_t waiting = s->message_count;
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = 0; i < originals.count && outcome == TN_OUTCOME_OK; ++i) {
    outcome = check_scope(s, op, originals.items[i].ref);
  }
  bool is_done = outcome != TN_OUTCOME_OK;
  for (uint32_t r = 0; !is_done && r < tn_op__region_count(context, op); ++r) {
    const tn_ref block = tn_op__first_block(context, op, r);
    const size_t start = s->count;
    tn_payloads clones = clone_all(s, &originals);
    outcome = tn_script__region(s, block, &clones, 1, false);
    is_done = outcome != TN_OUTCOME_SILENCEABLE;
    if (outcome == TN_OUTCOME_OK) {
      put_clones(s, &originals, &clones);
      tn_script__yield(s, block, 0);
    } else {
      tn_script__silence(s, waiting);
      for (uint32_t i = 0; i < clones.count; ++i) {
        if (tn_payload__is_alive(context, &clones.items[i])) {
          tn_op__destroy(s->rewriter->shard, clones.items[i].ref);
        }
      }
    }
    tn_script__unmap_to(s, start);
    tn_payloads__free(s, &clones);
  }
  tn_payloads__free(s, &originals);
  return is_done ? outcome : tn_script__silenceable(s, op, "all alternatives failed");
}

//===-- Matchers ------------------------------------------------------------------------------===//

/// Runs a matcher on an op and further arguments; discards messages if it does not match.
static tn_outcome run_matcher(tn_script* s, tn_ref matcher, tn_payloads* arguments, uint32_t count,
                              tn_ref target, tn_payloads* out_results) {
  const tn_context* context = s->rewriter->context;
  const tn_ref block = tn_op__first_block(context, matcher, 0);
  const tn_ref last = tn_block__last_op(context, block);
  const size_t waiting = s->message_count;
  for (tn_ref op = tn_block__first_op(context, block); op != last; op = tn_op__next(context, op)) {
    const tn_script_op* entry = tn_script__entry(s, op);
    if (entry != NULL && (entry->consumes & TN_SCRIPT_MATCHES) == 0) {
      tn_script__definite(s, op,
                          "expected operations in the match part to implement MatchOpInterface");
      tn_script__report(s, waiting);
      return TN_OUTCOME_DEFINITE;
    }
  }
  arguments[0].count = 0;
  tn_payloads__push(s, &arguments[0], tn_payload__of_op(context, target));
  const tn_outcome outcome = call(s, matcher, arguments, count, false, out_results);
  if (outcome == TN_OUTCOME_SILENCEABLE) tn_script__silence(s, waiting);
  return outcome;
}

/// A walk of a payload that runs matchers.
typedef struct match_walk {
  tn_script* s;
  tn_ref op;               ///< The op of the script.
  tn_ref root;             ///< 0 if the root is matched as well.
  tn_payloads* arguments;  ///< The arguments of matchers; the first is the op.
  uint32_t argument_count;
  tn_outcome outcome;
} match_walk;

/// Appends the yielded payloads to the results. Returns false if a result has several payloads and
/// the op does not flatten results.
static bool append_yields(match_walk* walk, const tn_payloads* lists, uint32_t count) {
  const bool flattens = attribute(walk->s, walk->op, "flatten_results").storage != NULL;
  for (uint32_t i = 0; i < count; ++i) {
    if (lists[i].count != 1 && !flattens) return false;
    for (uint32_t k = 0; k < lists[i].count; ++k) {
      tn_payloads__push(walk->s, &walk->s->results[i + 1], lists[i].items[k]);
    }
  }
  return true;
}

/// Runs an action with the payloads of its matcher; reports failures of its ops at the end.
static tn_outcome run_action(match_walk* walk, tn_ref action, tn_ref target,
                             const tn_payloads* arguments, uint32_t count) {
  tn_script* s = walk->s;
  const tn_context* context = s->rewriter->context;
  const tn_ref block = tn_op__first_block(context, action, 0);
  const tn_ref last = tn_block__last_op(context, block);
  const size_t start = s->count;
  tn_outcome outcome = TN_OUTCOME_OK;
  for (uint32_t i = 0; i < count; ++i) {
    tn_script__map_copy(s, tn_block__argument(context, block, i), &arguments[i]);
  }
  for (tn_ref op = tn_block__first_op(context, block); op != last && outcome != TN_OUTCOME_DEFINITE;
       op = tn_op__next(context, op)) {
    const size_t waiting = s->message_count;
    outcome = tn_script__apply(s, op);
    if (outcome != TN_OUTCOME_SILENCEABLE) continue;
    tn_text_buffer words = tn_text_buffer_make(&context->allocator);
    if (s->message_count > waiting) {
      tn_text_buffer_append_text(&words, s->messages[waiting].words);
    }
    tn_script__silence(s, waiting);
    if (walk->outcome == TN_OUTCOME_OK) tn_script__silenceable(s, walk->op, "actions failed");
    walk->outcome = TN_OUTCOME_SILENCEABLE;
    tn_script__note(s, tn_script__location(s, action), "failed action: %.*s", (int)words.size,
                    words.data);
    if (words.failed)
      tn_rewriter__fail(s->rewriter, tn_context__out_of_memory(s->rewriter->context));
    tn_text_buffer_free(&words);
    if (target != 0) tn_script__note_at(s, target, "when applied to this matching payload");
  }
  const uint32_t yield_count = tn_op__operand_count(context, last);
  tn_payloads* yields = outcome == TN_OUTCOME_DEFINITE ? NULL : open_lists(s, yield_count);
  if (yields == NULL) {
    outcome = TN_OUTCOME_DEFINITE;
  } else {
    tn_payloads* outer = s->results;
    s->results = yields;
    tn_script__yield(s, block, 0);
    s->results = outer;
    if (!append_yields(walk, yields, yield_count)) {
      const tn_string_view name = tn_string_attribute_value(attribute(s, action, "sym_name"));
      outcome = tn_script__definite(s, walk->op,
                                    "action @%.*s has results associated with multiple payload "
                                    "entities, but flattening was not requested",
                                    (int)name.size, name.data);
    }
    close_lists(s, yields, yield_count);
  }
  tn_script__unmap_to(s, start);
  return outcome == TN_OUTCOME_DEFINITE ? outcome : TN_OUTCOME_OK;
}

static uint32_t yield_count(const tn_script* s, tn_ref sequence) {
  const tn_context* context = s->rewriter->context;
  const tn_ref block = tn_op__first_block(context, sequence, 0);
  return tn_op__operand_count(context, tn_block__last_op(context, block));
}

static tn_walk_result visit_for_action(void* user_data, tn_ref target) {
  match_walk* walk = user_data;
  tn_script* s = walk->s;
  if (target == walk->root) return TN_WALK_ADVANCE;
  const tn_attribute matchers = attribute(s, walk->op, "matchers");
  const tn_attribute actions = attribute(s, walk->op, "actions");
  for (size_t i = 0; i < tn_array_attribute_count(matchers); ++i) {
    const tn_ref matcher = tn_script__symbol(s, walk->op, tn_array_attribute_element(matchers, i));
    const tn_ref action = tn_script__symbol(s, walk->op, tn_array_attribute_element(actions, i));
    const uint32_t count = yield_count(s, matcher);
    tn_payloads* results = open_lists(s, count);
    tn_outcome outcome = results == NULL ? TN_OUTCOME_DEFINITE
                                         : run_matcher(s, matcher, walk->arguments,
                                                       walk->argument_count, target, results);
    const bool matched = outcome == TN_OUTCOME_OK;
    if (matched) outcome = run_action(walk, action, target, results, count);
    if (results != NULL) close_lists(s, results, count);
    if (outcome == TN_OUTCOME_DEFINITE) {
      walk->outcome = outcome;
      return TN_WALK_INTERRUPT;
    }
    if (matched) break;
  }
  return TN_WALK_ADVANCE;
}

static tn_outcome run_foreach_match(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  match_walk walk = {.s = s, .op = op, .argument_count = tn_op__operand_count(context, op)};
  for (int list = 0; list < 2; ++list) {
    const tn_attribute names = attribute(s, op, list == 0 ? "matchers" : "actions");
    for (size_t i = 0; i < tn_array_attribute_count(names); ++i) {
      const tn_attribute name = tn_array_attribute_element(names, i);
      const tn_ref found = tn_script__symbol(s, op, name);
      if (found != 0 && tn_op__first_block(context, found, 0) != 0) continue;
      const tn_string_view text = tn_symbol_ref_attribute_root(name);
      return tn_script__definite(s, op, "unresolved external symbol @%.*s", (int)text.size,
                                 text.data);
    }
  }
  walk.arguments = open_operands(s, op, walk.argument_count);
  if (walk.arguments == NULL) return TN_OUTCOME_DEFINITE;
  tn_payloads roots = tn_script__operand(s, op, 0);
  const bool is_restricted = attribute(s, op, "restrict_root").storage != NULL;
  for (uint32_t i = 0; i < roots.count && walk.outcome != TN_OUTCOME_DEFINITE; ++i) {
    walk.root = is_restricted ? 0 : roots.items[i].ref;
    (void)tn_op__walk(s->rewriter->shard, roots.items[i].ref, TN_WALK_POST_ORDER, visit_for_action,
                      &walk);
    tn_script__push_op(s, 0, roots.items[i].ref);
  }
  tn_payloads__free(s, &roots);
  close_lists(s, walk.arguments, walk.argument_count);
  return walk.outcome;
}

static tn_walk_result visit_to_collect(void* user_data, tn_ref target) {
  match_walk* walk = user_data;
  tn_script* s = walk->s;
  const tn_ref matcher = tn_script__symbol(s, walk->op, attribute(s, walk->op, "matcher"));
  const uint32_t count = yield_count(s, matcher);
  tn_payloads* results = open_lists(s, count);
  tn_outcome outcome = results == NULL
                           ? TN_OUTCOME_DEFINITE
                           : run_matcher(s, matcher, walk->arguments, 1, target, results);
  for (uint32_t i = 0; i < count && outcome == TN_OUTCOME_OK; ++i) {
    if (results[i].count != 1) {
      walk->outcome = outcome = tn_script__silenceable(
          s, walk->op, "result #%u, associated with %u payload objects, expected 1", i,
          results[i].count);
    } else {
      tn_payloads__push(s, &s->results[i], results[i].items[0]);
    }
  }
  if (results != NULL) close_lists(s, results, count);
  if (outcome == TN_OUTCOME_DEFINITE) walk->outcome = outcome;
  return walk->outcome == TN_OUTCOME_OK ? TN_WALK_ADVANCE : TN_WALK_INTERRUPT;
}

static tn_outcome run_collect(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  match_walk walk = {.s = s, .op = op, .argument_count = 1};
  const tn_attribute name = attribute(s, op, "matcher");
  const tn_ref matcher = tn_script__symbol(s, op, name);
  if (matcher == 0 || tn_op__first_block(context, matcher, 0) == 0) {
    const tn_string_view text = tn_symbol_ref_attribute_root(name);
    return tn_script__definite(s, op, "unresolved external symbol @%.*s", (int)text.size,
                               text.data);
  }
  walk.arguments = open_lists(s, 1);
  if (walk.arguments == NULL) return TN_OUTCOME_DEFINITE;
  tn_payloads roots = tn_script__operand(s, op, 0);
  for (uint32_t i = 0; i < roots.count && walk.outcome == TN_OUTCOME_OK; ++i) {
    (void)tn_op__walk(s->rewriter->shard, roots.items[i].ref, TN_WALK_POST_ORDER, visit_to_collect,
                      &walk);
  }
  tn_payloads__free(s, &roots);
  close_lists(s, walk.arguments, 1);
  return walk.outcome;
}

//===-- Structured matchers and alternatives --------------------------------------------------===//

/// Runs predicates on a structured op. If failures are suppressed, missing results are empty.
static tn_outcome match_structured(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  const tn_ref target = tn_script__single(s, op, 0);
  const bool is_suppressing = suppresses(s, op);
  if (target == 0) {
    return tn_script__definite(
        s, op, "SingleOpMatchOpTrait requires the operand handle to point to a single payload op");
  }
  if (!tn_script__is_structured(context, target)) {
    return is_suppressing ? TN_OUTCOME_OK : tn_script__silenceable(s, op, "expected a Linalg op");
  }
  const tn_ref block = tn_op__first_block(context, op, 0);
  const size_t start = s->count;
  const size_t waiting = s->message_count;
  tn_payloads argument = list_of(s, tn_payload__of_op(context, target));
  tn_outcome outcome = tn_script__region(s, block, &argument, 1, false);
  tn_payloads__free(s, &argument);
  if (outcome == TN_OUTCOME_SILENCEABLE && is_suppressing) {
    tn_script__silence(s, waiting);
    outcome = TN_OUTCOME_OK;
  }
  if (outcome == TN_OUTCOME_OK) tn_script__yield(s, block, 0);
  tn_script__unmap_to(s, start);
  return outcome;
}

static tn_outcome tune_knob(tn_script* s, tn_ref op) {
  const tn_attribute selected = attribute(s, op, "selected");
  if (selected.storage != NULL) {
    tn_script__push_param(s, 0, selected);
    return TN_OUTCOME_OK;
  }
  const tn_string_view name = tn_string_attribute_value(attribute(s, op, "name"));
  return tn_script__definite(s, op,
                             "non-deterministic choice \"%.*s\" is only resolved through "
                             "providing a `selected` attr",
                             (int)name.size, name.data);
}

static tn_outcome tune_alternatives(tn_script* s, tn_ref op) {
  const tn_context* context = s->rewriter->context;
  tn_attribute selected = attribute(s, op, "selected_region_attr");
  if (tn_op__operand_count(context, op) != 0) {
    tn_payloads params = tn_script__operand(s, op, 0);
    const bool is_one = params.count == 1;
    selected = params.count == 0 ? (tn_attribute){NULL} : params.items[0].param;
    tn_payloads__free(s, &params);
    if (!is_one || tn_attribute_kind_of(selected) != TN_ATTRIBUTE_INTEGER) {
      tn_text_buffer text = tn_text_buffer_make(&context->allocator);
      if (selected.storage != NULL) tn_attribute__append_text(selected, &text);
      tn_script__definite(s, op, "param should hold exactly one integer attribute, got: %.*s",
                          (int)text.size, text.data == NULL ? "" : text.data);
      tn_text_buffer_free(&text);
      return TN_OUTCOME_DEFINITE;
    }
  }
  if (selected.storage == NULL) {
    const tn_string_view name = tn_string_attribute_value(attribute(s, op, "name"));
    return tn_script__definite(s, op,
                               "non-deterministic choice \"%.*s\" is only resolved through "
                               "providing a `selected_region` attr/param",
                               (int)name.size, name.data);
  }
  const int64_t number = tn_integer_attribute_value(selected);
  const uint32_t count = tn_op__region_count(context, op);
  if (number < 0 || number >= count) {
    return tn_script__definite(s, op,
                               "'selected_region' attribute/param specifies region at index %lld "
                               "while op has only %u regions",
                               (long long)number, count);
  }
  const tn_ref block = tn_op__first_block(context, op, (uint32_t)number);
  const size_t start = s->count;
  const tn_outcome outcome = tn_script__block(s, block, false);
  if (outcome == TN_OUTCOME_OK) tn_script__yield(s, block, 0);
  tn_script__unmap_to(s, start);
  return outcome;
}

static tn_outcome run_nothing(tn_script* s, tn_ref op) {
  (void)s;
  (void)op;
  return TN_OUTCOME_OK;
}

const tn_script_op tn_script_flow_ops[] = {
    {"sequence", run_sequence, NULL, TN_SCRIPT_NESTS, TN_CODE_NONE},
    {"include", run_include, NULL, TN_SCRIPT_CALLS | TN_SCRIPT_MATCHES, TN_CODE_NONE},
    {"foreach", run_foreach, NULL, TN_SCRIPT_NESTS, TN_CODE_NONE},
    {"foreach_match", run_foreach_match, NULL, 1, TN_CODE_NONE},
    {"collect_matching", run_collect, NULL, 0, TN_CODE_NONE},
    {"alternatives", run_alternatives, NULL, 1, TN_CODE_NONE},
    {"with_pdl_patterns", run_with_patterns, NULL, TN_SCRIPT_NESTS, TN_CODE_NONE},
    {"match.structured", match_structured, NULL, TN_SCRIPT_MATCHES, TN_CODE_NONE},
    {"tune.knob", tune_knob, NULL, TN_SCRIPT_MATCHES, TN_CODE_NONE},
    {"tune.alternatives", tune_alternatives, NULL, 0, TN_CODE_NONE},
    {"named_sequence", run_nothing, NULL, 0, TN_CODE_NONE},
    {NULL, NULL, NULL, 0, TN_CODE_NONE},
};
