// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random programs against the whole C API.
//
//   fuzz.c_api --seed A --programs N --seconds S     programs 0 to N - 1 of the seed, S seconds at most
//   fuzz.c_api --seed A --program K --trace          one of them again, each call printed first
//                                  --steps N         only its first calls
//                                  --skip A-B        all but some of them
//                                  --check           the structure after each call
//
// A program is a sequence of calls that generate.py wrote (calls.inc) on two contexts, with arguments
// from pools: live, stale, null and forged handles, things of the other context, callbacks that call
// back. Each step has random numbers of its own, so a program that is cut short stays the same up to
// there. What is checked: nothing crashes; a handle that resolves names the op that it was made for
// (its name and numbers of results, regions and successors never change); out parameters are null
// after errors; use lists agree with operands; memory and blobs are given back at the end.

#include <time.h>

#include "pools.h"

//===-- Callbacks -----------------------------------------------------------------------------===//

static void run_any(void);
static void end_context(size_t index);

/// What callbacks do: up to so many calls for each outermost one.
static void act(void) {
  if (now.acts == 0 || now.depth > 4 || !chance(3)) return;
  --now.acts;
  if (chance(150)) {
    end_context(0);
  } else {
    run_any();
  }
}
static tn_status answer(void) {
  return !chance(12) ? TN_OK
                     : (tn_status[]){TN_INTERRUPTED, TN_NOT_FOUND, TN_INVALID_ARGUMENT}[below(3)];
}
static bool may_change_more(void) { return now.acts > 8 && chance(2); }

static void told(void* wrapper) {
  (void)wrapper;
  act();
}
static const tn_host_class host_class = {told, NULL};
static void deleted(void* user_data) {
  (void)user_data;
  act();
}
typedef void (*delete_fn)(void* user_data);
static delete_fn draw_delete(void) { return chance(2) ? NULL : deleted; }

static tn_status written(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  volatile char last = size == 0 ? '\0' : bytes[size - 1];
  (void)last;
  act();
  return answer();
}
static tn_status progressed(void* user_data, uint64_t done, uint64_t total) {
  (void)user_data;
  (void)done;
  (void)total;
  act();
  return answer();
}
/// Keeps to what it said until the call is over.
static bool interrupted(void* user_data) {
  (void)user_data;
  if (chance(40)) now.is_stopped = true;
  return now.is_stopped;
}
static bool handled(const tn_diagnostic* diagnostic, void* user_data) {
  (void)user_data;
  volatile size_t size = tn_diagnostic_message(diagnostic).size;
  (void)size;
  for (size_t i = 0; i < tn_diagnostic_note_count(diagnostic); ++i) {
    (void)tn_diagnostic_message(tn_diagnostic_note(diagnostic, i));
  }
  act();
  return chance(3);
}
static tn_status passed(void* user_data, tn_op op) {
  (void)user_data;
  learn_tn_op(op);
  act();
  return answer();
}
static void released(void* user_data, const void* data, size_t byte_size) {
  (void)user_data;
  (void)data;
  (void)byte_size;
  act();
}
static tn_walk_result visited(tn_op op, void* user_data) {
  (void)user_data;
  learn_tn_op(op);
  act();
  return (tn_walk_result)(chance(10) ? below(3) : TN_WALK_ADVANCE);
}
static tn_walk_result looked_at(tn_op op, const tn_walk_thread* thread) {
  return thread->number == 0 ? visited(op, NULL) : TN_WALK_ADVANCE;
}
static bool used(tn_op user, tn_attribute symbol_ref, void* user_data) {
  (void)user_data;
  learn_tn_op(user);
  learn_tn_attribute(symbol_ref);
  act();
  return !chance(8);
}
static tn_walk_result looked_into(tn_attribute attribute, tn_type type, void* user_data) {
  (void)user_data;
  learn_tn_attribute(attribute);
  learn_tn_type(type);
  act();
  return (tn_walk_result)(chance(10) ? below(3) : TN_WALK_ADVANCE);
}
static tn_walk_result replaced(tn_attribute* attribute, tn_type* type, void* user_data) {
  (void)user_data;
  if (attribute != NULL && chance(8)) *attribute = draw_tn_attribute();
  if (type != NULL && chance(8)) *type = draw_tn_type();
  act();
  return (tn_walk_result)(chance(10) ? below(3) : TN_WALK_ADVANCE);
}
static tn_status matched(void* user_data, tn_rewriter* rewriter, tn_op op) {
  (void)user_data;
  (void)rewriter;
  learn_tn_op(op);
  act();
  return may_change_more() ? TN_OK : chance(12) ? answer() : TN_NOT_FOUND;
}
static tn_status folded(void* user_data, tn_op op, const tn_attribute* operands,
                        size_t operand_count, tn_fold_result* results, size_t result_count) {
  (void)user_data;
  (void)operands;
  (void)operand_count;
  learn_tn_op(op);
  act();
  if (may_change_more() && chance(2)) {
    for (size_t i = 0; i < result_count; ++i) results[i].value = draw_tn_value();
    return TN_OK;
  }
  return TN_NOT_FOUND;
}
static tn_status converted_type(void* user_data, tn_type type, tn_type_sink* sink) {
  (void)user_data;
  act();
  if (chance(6)) return answer();
  if (chance(4)) return TN_NOT_FOUND;
  const tn_status status =
      chance(6) ? TN_OK : tn_type_sink_add(sink, chance(2) ? type : draw_tn_type());
  return status == TN_OK && chance(4) ? tn_type_sink_add(sink, draw_tn_type()) : status;
}
static tn_status materialized(void* user_data, tn_rewriter* rewriter,
                              const tn_materialization* wanted, tn_value* out_values) {
  (void)user_data;
  (void)rewriter;
  for (size_t i = 0; i < wanted->inputs.count; ++i) learn_tn_value(wanted->inputs.items[i]);
  act();
  for (size_t i = 0; i < wanted->types.count; ++i) out_values[i] = draw_tn_value();
  return chance(2) ? TN_OK : chance(6) ? answer() : TN_NOT_FOUND;
}
static tn_status judged(void* user_data, tn_op op, bool* out_is_legal) {
  (void)user_data;
  learn_tn_op(op);
  act();
  *out_is_legal = chance(2);
  return chance(8) ? answer() : chance(4) ? TN_NOT_FOUND : TN_OK;
}
static tn_status converted(void* user_data, tn_rewriter* rewriter, tn_op op,
                           const tn_value_list* operands) {
  for (size_t i = 0; i < tn_op_operand_count(op); ++i) {
    for (size_t k = 0; k < operands[i].count; ++k) learn_tn_value(operands[i].items[k]);
  }
  if (chance(4)) {
    const tn_value_list list = {NULL, 0};
    const tn_status status = tn_rewriter_replace_op_with_lists(rewriter, op, &list, 1);
    if (status == TN_OK) return TN_OK;
  }
  if (chance(2) && tn_rewriter_erase_op(rewriter, op) == TN_OK) return TN_OK;
  return matched(user_data, rewriter, op);
}
static tn_status called(void* user_data, tn_rewriter* rewriter, const tn_pdl_value* arguments,
                        size_t argument_count, tn_pdl_results* results) {
  (void)user_data;
  (void)rewriter;
  tn_pdl_kind kind;
  if (argument_count != 0 && tn_pdl_results_next(results, &kind)) {
    (void)!tn_pdl_results_push(results, &arguments[0]);
  }
  act();
  return answer();
}
static tn_status walked(void* user_data, tn_affine_expr expr) {
  (void)user_data;
  learn_tn_affine_expr(expr);
  act();
  return answer();
}
static tn_status differs(void* user_data, const tn_adapter_difference* difference) {
  (void)user_data;
  (void)difference;
  act();
  return answer();
}
static void heard_op(void* user_data, tn_op op) {
  (void)user_data;
  learn_tn_op(op);
  act();
}
#define heard_op_inserted heard_op
#define heard_op_modified heard_op
#define heard_op_erased heard_op
static void heard_op_replaced(void* user_data, tn_op op, const tn_value* values,
                              size_t value_count) {
  (void)user_data;
  for (size_t i = 0; i < value_count; ++i) learn_tn_value(values[i]);
  learn_tn_op(op);
  act();
}
static void heard_block(void* user_data, tn_block block) {
  (void)user_data;
  learn_tn_block(block);
  act();
}
#define heard_block_inserted heard_block
#define heard_block_erased heard_block
static void heard_pattern_tried(void* user_data, tn_string_view name, bool applied) {
  (void)user_data;
  (void)name;
  (void)applied;
  act();
}

#define DRAW_FUNCTION(type, function) \
  static type draw_##type(void) { return function; }
DRAW_FUNCTION(tn_write_fn, written)
DRAW_FUNCTION(tn_progress_fn, progressed)
DRAW_FUNCTION(tn_diagnostic_handler_fn, handled)
DRAW_FUNCTION(tn_pass_fn, passed)
DRAW_FUNCTION(tn_interrupt_fn, interrupted)
DRAW_FUNCTION(tn_walk_fn, visited)
DRAW_FUNCTION(tn_walk_parallel_fn, looked_at)
DRAW_FUNCTION(tn_symbol_use_fn, used)
DRAW_FUNCTION(tn_nested_walk_fn, looked_into)
DRAW_FUNCTION(tn_nested_replace_fn, replaced)
DRAW_FUNCTION(tn_pattern_fn, matched)
DRAW_FUNCTION(tn_fold_hook_fn, folded)
DRAW_FUNCTION(tn_type_conversion_fn, converted_type)
DRAW_FUNCTION(tn_materialization_fn, materialized)
DRAW_FUNCTION(tn_legality_fn, judged)
DRAW_FUNCTION(tn_conversion_pattern_fn, converted)
DRAW_FUNCTION(tn_pdl_fn, called)
DRAW_FUNCTION(tn_affine_walk_fn, walked)
DRAW_FUNCTION(tn_adapter_difference_fn, differs)
static tn_blob_release_fn draw_tn_blob_release_fn(void) { return chance(2) ? NULL : released; }

static tn_status device_allocate(void* user_data, size_t byte_size, void** out_block) {
  (void)user_data;
  act();
  *out_block = malloc(byte_size);
  return *out_block == NULL ? TN_OUT_OF_MEMORY : TN_OK;
}
static void device_deallocate(void* user_data, void* block, size_t byte_size) {
  (void)user_data;
  (void)byte_size;
  free(block);
  act();
}
static tn_status device_copy_in(void* user_data, void* block, size_t offset, const void* bytes,
                                size_t byte_size) {
  (void)user_data;
  memcpy((char*)block + offset, bytes, byte_size);
  act();
  return answer();
}
static tn_status device_copy_out(void* user_data, const void* block, size_t offset, void* out,
                                 size_t byte_size) {
  (void)user_data;
  memcpy(out, (const char*)block + offset, byte_size);
  act();
  return answer();
}
static const tn_device_allocator* draw_device(void) {
  static const tn_device_allocator device = {.kind = TN_DEVICE_OTHER,
                                             .name = "mine",
                                             .allocate = device_allocate,
                                             .deallocate = device_deallocate,
                                             .copy_in = device_copy_in,
                                             .copy_out = device_copy_out};
  return &device;
}

#if defined(__SANITIZE_ADDRESS__)
#define IS_UNDER_ASAN 1
#elif defined(__has_feature)
#define IS_UNDER_ASAN __has_feature(address_sanitizer)
#else
#define IS_UNDER_ASAN 0
#endif

#include "calls.inc"

#define CALL_COUNT (sizeof calls / sizeof *calls)

//===-- Contexts ------------------------------------------------------------------------------===//

static void open_context(size_t index) {
  const tn_context_options options = {.allocator = {NULL, resize},
                                      .allow_unregistered_dialects = !chance(4),
                                      .threading = chance(4)};
  if (tn_context_create(&options, &contexts[index]) != TN_OK) exit(2);
  tn_context_retain(contexts[index]);
  if (index == 0 || !is_single) learn_tn_location(tn_location_unknown(contexts[index]));
}

static void destroy_owned(void) {
  destroy_all_tn_rewriter();
  destroy_all_tn_pass_manager();
  destroy_all_tn_pattern_set();
  destroy_all_tn_type_converter();
  destroy_all_tn_conversion_target();
  destroy_all_tn_adapter_builder();
  destroy_all_tn_external_resources();
  if (now.depth != 0) return;
  destroy_all_tn_symbol_table();
  destroy_all_tn_clone_map();
  destroy_all_tn_dominance();
  destroy_all_tn_liveness();
  destroy_all_tn_call_graph();
  destroy_all_tn_symbol_users();
  destroy_all_tn_bytecode_encoding();
}

static bool has_delicate(void) {
  return count_tn_symbol_table + count_tn_clone_map + count_tn_dominance + count_tn_liveness +
             count_tn_call_graph + count_tn_symbol_users !=
         0;
}

/// Contexts whose end was asked for in this step. It may have been put off, and each call gives a
/// reference up.
static bool is_ending[2];

/// Ends a context, with what is to go before. Where something else may be in use, it is left alone.
static void end_context(size_t index) {
  if (now.depth != 0 && (has_delicate() || !is_single)) return;
  begin_call("tn_context_destroy");
  destroy_owned();
  if (!is_ending[index] && tn_context_is_alive(contexts[index])) {
    is_ending[index] = true;
    tn_context_destroy(contexts[index]);
    now.acts = 0;  // What is made from here on might outlive it.
  }
  end_call();
}

/// Makes anew what a call ended, and forgets what lived in it.
static void renew_contexts(void) {
  for (size_t i = 0; i < 2; ++i) {
    is_ending[i] = false;
    if (tn_context_is_alive(contexts[i])) continue;
    tn_context_release(contexts[i]);
    count_tn_type = count_tn_attribute = count_tn_location = count_tn_identifier = 0;
    count_tn_operation_name = count_tn_affine_expr = count_tn_resource = 0;
    open_context(i);
  }
}

//===-- Structure -----------------------------------------------------------------------------===//

static tn_walk_result check_op(tn_op op, void* user_data) {
  (void)user_data;
  const tn_block block = tn_op_block(op);
  const tn_op next = tn_op_next(op);
  if (!tn_op_is_null(next) && !tn_op_same(tn_op_previous(next), op)) fail("neighbours disagree");
  if (!tn_op_is_null(next) && !tn_block_same(tn_op_block(next), block)) fail("blocks disagree");
  for (size_t i = 0; i < tn_op_operand_count(op) && i < 64; ++i) {
    const tn_value value = tn_op_operand(op, i);
    if (tn_value_is_null(value)) continue;
    if (tn_value_check(value) != TN_OK) fail("an operand is stale");
    tn_use use = tn_value_first_use(value);
    size_t count = 0;
    while (!tn_use_is_null(use) &&
           (!tn_op_same(tn_use_owner(use), op) || tn_use_operand_number(use) != i)) {
      use = tn_use_next(use);
      if (++count > 1000000) fail("a use list has no end");
    }
    if (tn_use_is_null(use)) fail("an operand is in no use list");
  }
  return TN_WALK_ADVANCE;
}

static void check_structure(void) {
  for (size_t i = 0; i < count_tn_op; ++i) {
    const tn_op op = pool_tn_op[i];
    if (tn_op_check(op) != TN_OK) continue;
    (void)!tn_op_walk(tn_op_root(op), TN_WALK_PRE_ORDER, check_op, NULL);
  }
}

//===-- Programs ------------------------------------------------------------------------------===//

static void run_any(void) { calls[below(CALL_COUNT)].run(); }

/// Calls without which there is little to work on are made more often.
static void run_step(void) {
  static const char* const often[] = {"tn_text_parse",
                                      "tn_op_create",
                                      "tn_op_region",
                                      "tn_region_first_block",
                                      "tn_block_first_op",
                                      "tn_op_next",
                                      "tn_op_result",
                                      "tn_block_argument",
                                      "tn_text_parse_type",
                                      "tn_text_parse_attribute",
                                      "tn_operation_name_get",
                                      "tn_identifier_get",
                                      "tn_op_walk",
                                      "tn_scope_open",
                                      "tn_op_host_tie",
                                      "tn_op_host_drop",
                                      "tn_op_erase",
                                      "tn_diagnostic_handler_attach",
                                      "tn_rewrite_greedily"};
  if (chance(2)) {
    run_any();
    return;
  }
  const char* name = often[below(sizeof often / sizeof *often)];
  for (size_t i = 0; i < CALL_COUNT; ++i) {
    if (strcmp(calls[i].name, name) == 0) calls[i].run();
  }
}

static void begin_program(uint64_t number) {
  now.program = number;
  now.depth = 0;
  log_size = 0;
  path_of_log[0] = '\0';
  state = mix(now.seed * UINT64_C(0x2545f4914f6cdd1d) ^ mix(number));
  model_count = handle_count = 0;
  count_tn_op = count_tn_block = count_tn_region = count_tn_value = count_tn_use = 0;
  count_tn_type = count_tn_attribute = count_tn_location = count_tn_identifier = 0;
  count_tn_operation_name = count_tn_affine_expr = count_tn_resource = 0;
  memset(handles[0], 0, sizeof handles[0]);
  handle_count = 1;
  failing = 0;
  is_single = chance(2);
  open_context(0);
  open_context(1);
  for (size_t i = 0; i < (is_single ? 1u : 2u); ++i) {
    tn_object_retain(tn_context_root_scope(contexts[i]));
    keep_object_tn_scope(tn_context_root_scope(contexts[i]));
  }
}

static void end_program(void) {
  failing = 0;
  check_structure();
  now.depth = 0;
  now.acts = 0;
  destroy_owned();
  for (size_t i = 0; i < 6; ++i) tn_pin_release(&pins[i]);
  for (size_t i = 0; i < count_tn_scope; ++i) tn_scope_close(pool_tn_scope[i]);
  for (size_t i = 0; i < 2; ++i) {
    tn_context_destroy(contexts[i]);
    tn_context_release(contexts[i]);
  }
  release_all_tn_scope();
  release_all_tn_tensor();
  release_all_tn_adapter();
  release_all_tn_blob();
  memset(pins, 0, sizeof pins);
  if (live_bytes != 0) fail("memory is not given back");
  while (pieces != NULL) {
    piece* next = pieces->next;
    free(pieces);
    pieces = next;
  }
}

/// Whether the structure is checked after each call, not only at the end: to find the one that broke it.
static bool checks_each;

static void run_program(uint64_t number, size_t steps, size_t skip_from, size_t skip_to) {
  begin_program(number);
  const uint64_t base = next_random();
  const bool fails = chance(4);
  for (size_t i = 0; i < steps; ++i) {
    now.step = i;
    state = mix(base ^ mix(i));
    if (i >= skip_from && i < skip_to) continue;
    if (fails && chance(10)) failing = 1 + below(20);
    run_step();
    now.acts = 0;
    failing = 0;
    renew_contexts();
    check_model();
    if (checks_each) check_structure();
  }
  end_program();
}

static uint64_t number_after(const char* option, int count, char** arguments, uint64_t otherwise) {
  for (int i = 1; i + 1 < count; ++i) {
    if (strcmp(arguments[i], option) == 0) return strtoull(arguments[i + 1], NULL, 0);
  }
  return otherwise;
}

#if IS_UNDER_ASAN
void __asan_on_error(void);
void __asan_on_error(void) { say_where(); }
#endif

int main(int count, char** arguments) {
  const size_t steps = (size_t)number_after("--steps", count, arguments, 150);
  const uint64_t programs = number_after("--programs", count, arguments, UINT64_MAX);
  const time_t end = time(NULL) + (time_t)number_after("--seconds", count, arguments, 1u << 30);
  const uint64_t only = number_after("--program", count, arguments, UINT64_MAX);
  size_t skip[2] = {0, 0};
  now.seed = number_after("--seed", count, arguments, 1);
  for (int i = 1; i < count; ++i) {
    if (strcmp(arguments[i], "--trace") == 0) now.traces = true;
    if (strcmp(arguments[i], "--check") == 0) checks_each = true;
    if (strcmp(arguments[i], "--skip") == 0 && i + 1 < count) {
      (void)!sscanf(arguments[i + 1], "%zu-%zu", &skip[0], &skip[1]);
    }
  }
  signal(SIGABRT, die);
#if !IS_UNDER_ASAN
  signal(SIGSEGV, die);
  signal(SIGBUS, die);
  signal(SIGFPE, die);
#endif
  signal(SIGALRM, die);
  uint64_t done = 0;
  for (uint64_t i = only == UINT64_MAX ? 0 : only; done < programs && time(NULL) < end;
       ++i, ++done) {
    alarm(120);
    run_program(i, steps, skip[0], skip[1]);
    if (only != UINT64_MAX) {
      ++done;
      break;
    }
  }
  printf("%llu programs of seed %llu, %llu calls of %zu functions, %llu TN_OK\n",
         (unsigned long long)done, (unsigned long long)now.seed, (unsigned long long)now.call_count,
         CALL_COUNT, (unsigned long long)now.ok_count);
  return 0;
}
