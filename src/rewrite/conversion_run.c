// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The public drivers: implement a conversion plan by a target, a pattern set and its type
// converters. Callbacks receive handles. Their changes are journaled first (conversion.h) or
// rejected, so that the IR is either fully converted or unchanged, whatever they return.

#include "rewrite/conversion_run.h"

#include "ir/lazy.h"
#include "ir/op_diagnostic.h"
#include "ir/well_formed.h"
#include "scope/access.h"

static tn_conversion_run* run_of(const tn_conversion* c) { return c->data; }

static bool fail(tn_conversion_run* run, tn_status status) {
  tn_rewriter__fail(&run->rewriter, status);
  return false;
}

static bool out_of_memory(tn_conversion_run* run) {
  return fail(run, tn_context__out_of_memory(run->rewriter.context));
}

bool tn_conversion_run__fail_call(tn_conversion_run* run, tn_status status, const char* what) {
  const bool is_reported = status == TN_INTERRUPTED || status == TN_OUT_OF_MEMORY ||
                           status == TN_SCOPE_CLOSED || run->rewriter.status != TN_OK;
  if (!is_reported) {
    const tn_context* context = run->rewriter.context;
    (void)tn_context__fail(
        context, status, (tn_location){context, tn_op__at(context, run->conversion.root)->location},
        "%s failed: %s", what, tn_status_name(status));
  }
  return fail(run, status);
}

//===-- Types ---------------------------------------------------------------------------------===//

/// Returns the index of a converter, and adds it if it is new.
static size_t number_of(tn_conversion_run* run, const tn_type_converter* converter) {
  for (size_t i = 0; i < run->known_count; ++i) {
    if (run->known[i].converter == converter) return i;
  }
  if (!tn_array_grow(&run->rewriter.context->allocator, (void*)&run->known, &run->known_capacity,
                     run->known_count + 1, sizeof *run->known)) {
    (void)out_of_memory(run);
    return 0;
  }
  tn_type_converter__retain((tn_type_converter*)(uintptr_t)converter);
  run->known[run->known_count] = (tn_known_converter){.converter = converter};
  return run->known_count++;
}

void tn_conversion_run__note(tn_conversion_run* run, tn_materialization_kind kind,
                             const tn_type_converter* converter) {
  const size_t number = converter == NULL ? 0 : number_of(run, converter) + 1;
  run->conversion.note = (uint32_t)(number << 2 | (size_t)kind);
}

/// Calls the converter and caches the result. 0 on failure.
static uint32_t ask(tn_conversion_run* run, size_t number, tn_type type) {
  const tn_allocator* allocator = &run->rewriter.context->allocator;
  const size_t first = run->types.count;
  const tn_status status =
      tn_type_converter__convert(run->known[number].converter, type, &run->types);
  if (status != TN_OK && status != TN_NOT_FOUND) {
    (void)tn_conversion_run__fail_call(run, status, "a type conversion");
    return 0;
  }
  if (!tn_array_grow(allocator, (void*)&run->converted, &run->converted_capacity,
                     run->converted_count + 1, sizeof *run->converted)) {
    (void)out_of_memory(run);
    return 0;
  }
  run->converted[run->converted_count++] =
      (tn_converted){(uint32_t)first, (uint32_t)(run->types.count - first), status == TN_NOT_FOUND};
  tn_value_map__set(&run->rewriter, &run->known[number].numbers, type.storage->self,
                    (uint32_t)run->converted_count);
  return (uint32_t)run->converted_count;
}

bool tn_conversion_run__types(tn_conversion_run* run, const tn_type_converter* converter,
                              tn_type type, tn_types* out_types) {
  const size_t number = number_of(run, converter);
  if (run->rewriter.status != TN_OK) return false;
  uint32_t index = tn_value_map__get(&run->known[number].numbers, type.storage->self);
  if (index == 0) index = ask(run, number, type);
  if (index == 0 || run->converted[index - 1].is_failed) return false;
  const tn_converted* found = &run->converted[index - 1];
  for (uint32_t i = 0; i < found->count; ++i) {
    tn_types__push(&run->rewriter, out_types, run->types.items[found->first + i]);
  }
  return run->rewriter.status == TN_OK;
}

//===-- Legality ------------------------------------------------------------------------------===//

/// Marks the ops nested in a recursively legal op.
static void spare(tn_conversion* c, tn_ref root) {
  const tn_context* context = c->rewriter->context;
  for (tn_ref op = tn_op__next_in_pre_order(context, root, root, false); op != 0;
       op = tn_op__next_in_pre_order(context, root, op, false)) {
    *tn_cell_map__at(&c->marks, op) |= TN_MARK_SPARED;
  }
}

static tn_legality ask_target(tn_conversion* c, tn_ref op, bool* out_is_recursive) {
  tn_conversion_run* run = run_of(c);
  tn_legality legality = TN_LEGALITY_UNKNOWN;
  *out_is_recursive = false;
  if ((tn_cell_map__get(&c->marks, op) & TN_MARK_SPARED) != 0) return TN_LEGAL;
  if (!tn_op__has_no_null(c->rewriter, op)) return TN_ILLEGAL;
  const tn_status status = tn_conversion_target__legality(run->target, run->session.scope, op,
                                                          &legality, out_is_recursive);
  if (status != TN_OK) (void)tn_conversion_run__fail_call(run, status, "a legality callback");
  if (!tn_session__is_open(&run->session)) (void)fail(run, TN_SCOPE_CLOSED);
  return legality;
}

static tn_legality legality_of(tn_conversion* c, tn_ref op) {
  bool is_recursive = false;
  const tn_legality legality = ask_target(c, op, &is_recursive);
  if (is_recursive) spare(c, op);
  return legality;
}

static bool is_spared(tn_conversion* c, tn_ref op) {
  bool is_recursive = false;
  if (tn_op_cell__region_count(tn_op__at(c->rewriter->context, op)) == 0) return false;
  return ask_target(c, op, &is_recursive) == TN_LEGAL && is_recursive;
}

//===-- One pattern ---------------------------------------------------------------------------===//

/// The converted operands of an op as handles for a pattern.
typedef struct operand_lists {
  tn_refs values;
  tn_refs counts;
  tn_value_list* lists;
  tn_value* handles;
} operand_lists;

/// Adds the values of one operand; false if its type cannot be converted.
static bool take_operand(tn_conversion_run* run, const tn_type_converter* converter, tn_ref operand,
                         operand_lists* out) {
  tn_conversion* c = &run->conversion;
  const uint32_t before = out->values.count;
  tn_types types = {0};
  bool fits = true;
  if (converter == NULL) {
    tn_conversion__current(c, operand, &out->values);
  } else {
    fits = tn_conversion_run__types(run, converter, tn_value__type(run->rewriter.context, operand),
                                    &types);
    if (fits) tn_conversion__cast(c, operand, &types, &out->values);
  }
  tn_types__free(&run->rewriter, &types);
  tn_refs__push(&run->rewriter, &out->counts, out->values.count - before);
  return fits && run->rewriter.status == TN_OK;
}

static bool take_operands(tn_conversion_run* run, const tn_pattern_entry* entry, tn_ref op,
                          operand_lists* out) {
  tn_rewriter* rewriter = &run->rewriter;
  const uint32_t count = tn_op__operand_count(rewriter->context, op);
  tn_conversion_run__note(run, TN_TARGET_MATERIALIZATION, entry->converter);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_ref operand = tn_op__operand(rewriter->context, op, i);
    if (!take_operand(run, entry->converter, operand, out)) return false;
  }
  const tn_allocator* allocator = &rewriter->context->allocator;
  out->lists = tn_allocate(allocator, (count + (size_t)1) * sizeof *out->lists);
  out->handles = tn_allocate(allocator, (out->values.count + (size_t)1) * sizeof *out->handles);
  if (out->lists == NULL || out->handles == NULL) return out_of_memory(run);
  uint32_t next = 0;
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t length = tn_refs__items(&out->counts)[i];
    out->lists[i] = (tn_value_list){out->handles + next, length};
    for (uint32_t k = 0; k < length; ++k, ++next) {
      out->handles[next] = tn_value__handle(rewriter->context, run->session.scope,
                                            tn_refs__items(&out->values)[next]);
    }
  }
  return true;
}

static void free_operands(tn_conversion_run* run, operand_lists* lists) {
  const tn_allocator* allocator = &run->rewriter.context->allocator;
  tn_deallocate(
      allocator, lists->lists,
      lists->lists == NULL ? 0 : lists->counts.count * sizeof *lists->lists + sizeof *lists->lists);
  tn_deallocate(allocator, lists->handles,
                lists->handles == NULL
                    ? 0
                    : lists->values.count * sizeof *lists->handles + sizeof *lists->handles);
  tn_refs__free(&run->rewriter, &lists->values);
  tn_refs__free(&run->rewriter, &lists->counts);
}

/// Calls the function of a pattern.
static tn_status call(tn_conversion_run* run, const tn_pattern_entry* entry, tn_ref op) {
  tn_rewriter* rewriter = &run->rewriter;
  const tn_op handle = tn_op__handle(rewriter->context, run->session.scope, op);
  operand_lists lists = {.lists = NULL};
  tn_status status = TN_NOT_FOUND;
  tn_rewriter__for(rewriter, op);
  tn_session__placed(rewriter);
  if (entry->convert == NULL) {
    tn_conversion_run__note(run, TN_SOURCE_MATERIALIZATION, NULL);
    status = entry->match_and_rewrite(entry->user_data, rewriter, handle);
  } else if (take_operands(run, entry, op, &lists)) {
    run->converter = entry->converter;
    tn_conversion_run__note(run, TN_SOURCE_MATERIALIZATION, entry->converter);
    status = entry->convert(entry->user_data, rewriter, handle, lists.lists);
    run->converter = NULL;
  }
  free_operands(run, &lists);
  if (rewriter->status != TN_OK) return rewriter->status;
  if (!tn_session__is_open(&run->session)) return TN_SCOPE_CLOSED;
  return status;
}

/// Ends the run with the status that a callback returned.
static void fail_callback(tn_conversion_run* run, const tn_pattern_entry* entry, tn_ref op,
                          tn_status status) {
  const tn_context* context = run->rewriter.context;
  const tn_op_cell* cell = tn_op__at(context, op);
  const tn_string_view name = tn_op_cell__name_text(context, cell);
  if (run->rewriter.status == TN_OK && status != TN_INTERRUPTED && status != TN_OUT_OF_MEMORY &&
      status != TN_SCOPE_CLOSED) {
    (void)tn_context__fail(context, status, (tn_location){context, cell->location},
                           "pattern '%s' failed on '%.*s'", entry->name, (int)name.size, name.data);
  }
  (void)fail(run, status);
}

static bool is_active(const tn_conversion_run* run, const tn_pattern_entry* entry) {
  for (size_t i = 0; i < run->active_count; ++i) {
    if (run->active[i] == entry) return true;
  }
  return false;
}

/// Returns whether any step since the mark is not a cast.
static bool has_changed(const tn_conversion* c, const tn_conversion_mark* mark) {
  for (uint32_t i = mark->steps; i < c->step_count; ++i) {
    if (c->steps[i].kind != TN_STEP_CAST) return true;
  }
  return false;
}

/// Undoes the changes of a failed pattern; reports an error if rollback is disabled.
static void take_back(tn_conversion_run* run, const tn_pattern_entry* entry, tn_ref op,
                      const tn_conversion_mark* mark) {
  tn_context* context = run->rewriter.context;
  const bool is_refused =
      !run->config->allow_pattern_rollback && has_changed(&run->conversion, mark);
  tn_conversion__undo(&run->conversion, mark);
  if (!is_refused || run->rewriter.status != TN_OK) return;
  const tn_op_cell* cell = tn_op__at(context, op);
  (void)fail(run,
             tn_context__fail(context, TN_INVALID_ARGUMENT, (tn_location){context, cell->location},
                              "pattern '%s' changed the IR and failed, but rollback is disabled",
                              entry->name));
}

/// Returns whether the op was erased or is legal, and everything else that the pattern created or
/// modified could be legalized.
static bool is_legalized(tn_conversion* c, tn_ref op, const tn_conversion_mark* mark) {
  if (!tn_conversion__is_gone(c, op) && legality_of(c, op) != TN_LEGAL) return false;
  return tn_conversion__convert_made(c, mark->steps);
}

static bool attempt(tn_conversion_run* run, const tn_pattern_entry* entry, tn_ref op) {
  tn_conversion* c = &run->conversion;
  if ((entry->convert == NULL && entry->match_and_rewrite == NULL) || is_active(run, entry)) {
    return false;
  }
  if (!tn_array_grow(&run->rewriter.context->allocator, (void*)&run->active, &run->active_capacity,
                     run->active_count + 1, sizeof *run->active)) {
    return out_of_memory(run);
  }
  const tn_conversion_mark mark = tn_conversion__mark(c);
  const tn_status status = call(run, entry, op);
  if (status != TN_OK && status != TN_NOT_FOUND) {
    fail_callback(run, entry, op, status);
    tn_conversion__undo(c, &mark);
    return false;
  }
  run->active[run->active_count++] = entry;
  const bool applied = status == TN_OK && is_legalized(c, op, &mark);
  --run->active_count;
  if (run->rewriter.status == TN_OK && tn_session__hears_of_patterns(&run->session)) {
    tn_session__notify_tried(&run->rewriter, entry->name, applied);
  }
  if (!applied) take_back(run, entry, op, &mark);
  return applied && run->rewriter.status == TN_OK;
}

/// Tries the patterns for the op's name and the patterns for any op, by benefit.
static bool convert(tn_conversion* c, tn_ref op) {
  tn_conversion_run* run = run_of(c);
  const tn_context* context = c->rewriter->context;
  const tn_pattern_list* list = &run->session.patterns->patterns;
  const tn_pattern_range* range =
      tn_pattern_list__find(list, tn_op_cell__name(context, tn_op__at(context, op)));
  const tn_pattern_entry* own = range == NULL ? NULL : &list->items[range->first];
  const tn_pattern_entry* own_end = range == NULL ? NULL : own + range->count;
  const tn_pattern_entry* any = list->items;
  const tn_pattern_entry* any_end = list->any_count == 0 ? any : any + list->any_count;
  while (own != own_end || any != any_end) {
    const bool is_own = own != own_end && (any == any_end || own->benefit >= any->benefit);
    if (attempt(run, is_own ? own++ : any++, op)) return true;
    if (c->rewriter->status != TN_OK) return false;
  }
  return false;
}

//===-- Checks of changes by callbacks --------------------------------------------------------===//

static void op_created(void* data, uint32_t op) {
  tn_conversion_run* run = data;
  tn_rewriter__notify_inserted(&run->rewriter, op);
}

static void block_created(void* data, uint32_t block) {
  tn_conversion_run* run = data;
  run->rewriter.events->block_inserted(&run->rewriter, block);
}

static tn_status op_changes(void* data, uint32_t op) {
  tn_conversion_run* run = data;
  tn_conversion__modifying(&run->conversion, op);
  return run->rewriter.status;
}

/// Allows only changes of blocks that the current pattern created: they are erased if it fails.
static bool block_may_change(void* data, uint32_t block) {
  const tn_conversion* c = &((const tn_conversion_run*)data)->conversion;
  if ((tn_cell_map__get(&c->marks, block) & TN_MARK_NEW) == 0) return false;
  for (uint32_t i = c->step_count; i-- > c->last_mark;) {
    if (c->steps[i].kind == TN_STEP_BLOCK_MADE && c->steps[i].entity == block) return true;
  }
  return false;
}

//===-- The run -------------------------------------------------------------------------------===//

static void judge(void* data, tn_ref op, bool is_legal) {
  tn_conversion_run* run = data;
  if (run->config->op_judged == NULL) return;
  if (!tn_array_grow(&run->rewriter.context->allocator, (void*)&run->judgements,
                     &run->judgement_capacity, run->judgement_count + 1, sizeof *run->judgements)) {
    (void)out_of_memory(run);
    return;
  }
  run->judgements[run->judgement_count++] =
      (tn_judgement){op, tn_op__at(run->rewriter.context, op)->generation, is_legal};
}

static void tell_judgements(tn_conversion_run* run) {
  const tn_context* context = run->rewriter.context;
  tn_callback_guard reading;
  tn_callback_guard__begin(&reading, context, TN_CALL_READS);
  for (size_t i = 0; i < run->judgement_count; ++i) {
    const tn_judgement* judgement = &run->judgements[i];
    if (tn_op__at(context, judgement->op)->generation != judgement->generation) continue;
    run->config->op_judged(run->config->user_data,
                           tn_op__handle(context, run->session.scope, judgement->op),
                           judgement->is_legal);
  }
  tn_callback_guard__end(&reading);
}

/// Checks that remaining ops have no null operands or successors.
static tn_status check_whole(tn_conversion* c) {
  for (uint32_t i = 0; i < c->step_count && c->rewriter->status == TN_OK; ++i) {
    const tn_step* step = &c->steps[i];
    const bool is_op =
        step->kind == TN_STEP_MADE || step->kind == TN_STEP_MODIFIED || step->kind == TN_STEP_USE;
    if (!is_op || !tn_step__is_current(c, step) || tn_conversion__is_in_gone(c, step->entity)) {
      continue;
    }
    (void)tn_op__has_no_null(c->rewriter, step->entity);
  }
  return c->rewriter->status;
}

/// Ends a run that may change the IR.
static tn_status finish(tn_conversion* c) {
  TN_TRY(tn_conversion__finish(c));
  TN_TRY(check_whole(c));
  tn_conversion__commit(c);
  return c->rewriter->status;
}

static tn_status work(tn_conversion_run* run, tn_conversion_mode mode) {
  tn_conversion* c = &run->conversion;
  const tn_conversion_mark start = tn_conversion__mark(c);
  tn_status status = tn_conversion__convert(c, judge);
  if (status == TN_OK) status = run->frame.failure;
  if (mode == TN_CONVERT_ANALYSIS) {
    tn_conversion__undo(c, &start);
  } else if (status == TN_OK) {
    status = finish(c);
    if (status != TN_OK && c->rewriter->conversion != NULL) tn_conversion__undo(c, &start);
  } else if (run->config->allow_pattern_rollback) {
    tn_conversion__undo(c, &start);
  } else {
    c->rewriter->status = TN_OK;  // The failed pattern has been undone completely.
    if (finish(c) != TN_OK && c->rewriter->conversion != NULL) tn_conversion__undo(c, &start);
  }
  return status;
}

static void free_run(tn_conversion_run* run) {
  const tn_allocator* allocator = &run->rewriter.context->allocator;
  for (size_t i = 0; i < run->known_count; ++i) {
    tn_value_map__free(&run->rewriter, &run->known[i].numbers);
    tn_type_converter_destroy((tn_type_converter*)(uintptr_t)run->known[i].converter);
  }
  tn_deallocate(allocator, run->known, run->known_capacity * sizeof *run->known);
  tn_deallocate(allocator, run->converted, run->converted_capacity * sizeof *run->converted);
  tn_deallocate(allocator, run->active, run->active_capacity * sizeof *run->active);
  tn_deallocate(allocator, run->judgements, run->judgement_capacity * sizeof *run->judgements);
  tn_type_sink__clear(&run->types);
  tn_verify_memory__clear(run->rewriter.context, &run->verified);
}

static tn_conversion_plan plan_of(const tn_conversion_config* config, tn_conversion_mode mode) {
  return (tn_conversion_plan){
      .legality = legality_of,
      .convert = convert,
      .is_spared = is_spared,
      .materialize = config->build_materializations ? tn_conversion_run__materialize : NULL,
      .is_full = mode == TN_CONVERT_FULLY,
      .is_lenient = mode == TN_CONVERT_ANALYSIS,
      .is_deferred = true,
      .folding = config->folding};
}

static tn_status run_in(tn_op op, const tn_resolved* found, tn_conversion_mode mode,
                        tn_conversion_run* run) {
  tn_context* context = found->context;
  tn_conversion* c = &run->conversion;
  tn_rewriter__open(&run->rewriter, found->scope->shard);
  run->rewriter.session = &run->session;
  run->types.context = context;
  run->watch = (tn_call_watch){run, op_created, block_created, op_changes, block_may_change};
  tn_callback_guard__begin(&run->frame, context, TN_CALL_CONVERTS);
  run->frame.scope = op.scope;
  run->frame.watch = &run->watch;
  tn_conversion__open(&run->rewriter, op.slot, &run->plan, run, c);
  c->verified = &run->verified;
  c->frame = &run->frame;
  c->told = run->config->listener == NULL ? NULL : &tn_session__events;
  tn_status status = work(run, mode);
  tn_op__unmark_tree(context, op.slot);
  tn_conversion__close(c);
  if (status == TN_OK) status = run->rewriter.status;
  if (run->config->op_judged != NULL && tn_session__is_open(&run->session)) tell_judgements(run);
  free_run(run);
  tn_callback_guard__end(&run->frame);
  return status;
}

static tn_status check_config(const tn_conversion_config* config, tn_conversion_mode mode,
                              tn_location where) {
  if ((uint32_t)config->folding <= TN_FOLD_AFTER_PATTERNS &&
      (uint32_t)mode <= TN_CONVERT_ANALYSIS) {
    return TN_OK;
  }
  return tn_context__fail(where.context, TN_INVALID_ARGUMENT, where,
                          "invalid conversion mode %d or folding mode %d", (int)mode,
                          (int)config->folding);
}

tn_conversion_config tn_conversion_config_default(void) {
  return (tn_conversion_config){.folding = TN_FOLD_BEFORE_PATTERNS,
                                .build_materializations = true,
                                .allow_pattern_rollback = true};
}

tn_status tn_convert(tn_op op, tn_conversion_mode mode, tn_conversion_target* target,
                     tn_pattern_set* patterns, const tn_conversion_config* config) {
  const tn_conversion_config given = config == NULL ? tn_conversion_config_default() : *config;
  tn_resolved found;
  if (tn_access__op(op, &found) == NULL) return tn_access__op_status(op);
  const tn_location where = tn_access__where_op(op);
  if (found.context != patterns->context)
    return tn_access__report_wrong_context(where, "pattern set");
  if (found.context != tn_conversion_target__context(target)) {
    return tn_access__report_wrong_context(where, "conversion target");
  }
  TN_TRY(check_config(&given, mode, where));
  TN_TRY(tn_callback_guard__may_change(found.context));
  TN_TRY(tn_lazy__load_tree(found.scope->shard, op.slot));
  TN_TRY(tn_pattern_set__begin(patterns));
  tn_conversion_run* run = tn_allocate_zeroed(&found.context->allocator, sizeof *run);
  tn_status status = TN_OUT_OF_MEMORY;
  tn_context* context = found.context;
  if (run == NULL) {
    status = tn_context__out_of_memory(context);
  } else {
    const tn_allocator allocator = context->allocator;
    tn_conversion_target__retain(target);
    run->target = target;
    run->config = &given;
    run->plan = plan_of(&given, mode);
    run->session = (tn_rewrite_session){.scope = op.scope,
                                        .root = op.slot,
                                        .root_generation = op.generation,
                                        .patterns = patterns,
                                        .listener = given.listener,
                                        .is_driven = true};
    tn_callback_guard call;
    tn_callback_guard__begin(&call, context, TN_CALL_CHANGES);
    status = run_in(op, &found, mode, run);
    tn_deallocate(&allocator, run, sizeof *run);
    tn_conversion_target__release(target);
    tn_pattern_set__end(patterns);
    tn_callback_guard__end(&call);
    return status;
  }
  tn_pattern_set__end(patterns);
  return status;
}
