// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes keep what programs mean: a random program is run on random inputs before and after a
// random pipeline, and must return and observe the same.
//
//   passes_property [--ops N] [--seed S] [--pipeline P] [--print yes]
//
// Program number i, and its pipeline unless that is given, come from seed S + i; programs follow until
// they have N ops in all. `--print yes` writes the first program instead.

#include <tenure/pass.h>

#include "program.h"
#include "random_program.h"
#include "random_things.h"

#define STEP_LIMIT 20000
#define INPUT_COUNT 3
#define PROGRAMS_A_CONTEXT 50

typedef struct run {
  uint64_t seed;
  const char* pipeline;
  text printed;  ///< The program as it was made.
  uint64_t op_count;
  uint64_t program_count;
  uint64_t run_count;
  uint64_t long_count;  ///< Runs that were given up, being too long.
  char message[512];
} run;

static bool keep_message(const tn_diagnostic* diagnostic, void* user_data) {
  run* r = user_data;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  snprintf(r->message, sizeof r->message, "%.*s", (int)message.size, message.data);
  return true;
}

static tn_context* open_context(run* r) {
  tn_context* context = NULL;
  tn_diagnostic_handler_id id;
  if (tn_context_create(NULL, &context) != TN_OK) abort();
  if (tn_diagnostic_handler_attach(context, keep_message, r, NULL, &id) != TN_OK) abort();
  return context;
}

static void fail(run* r, tn_op after, const char* what, tn_string_view name) {
  text changed = {0};
  printf("seed %llu, %s: %s '%.*s': %s\n", (unsigned long long)r->seed, r->pipeline, what,
         (int)name.size, name.data, r->message);
  const tn_print_options options = {.custom_form = true};
  if (after.slot == 0 || tn_op_print(after, &options, text_append, &changed) != TN_OK) exit(1);
  printf("---- before\n%.*s\n---- after\n%.*s\n", (int)r->printed.size, r->printed.data,
         (int)changed.size, changed.data);
  exit(1);
}

static tn_op parse(run* r, tn_context* context) {
  tn_op module;
  if (tn_text_parse(tn_context_root_scope(context), text_view(&r->printed), NULL, &module) !=
      TN_OK) {
    printf("%.*s\n", (int)r->printed.size, r->printed.data);
    fail(r, (tn_op){0}, "the program is not read", tn_string_view_from(""));
  }
  return module;
}

static void apply(run* r, tn_context* context, tn_op module) {
  tn_pass_manager* manager = NULL;
  const tn_string_view pipeline = tn_string_view_from(r->pipeline);
  if (tn_pass_manager_parse(context, pipeline, &manager) != TN_OK ||
      tn_pass_manager_run(manager, module, NULL) != TN_OK) {
    fail(r, module, "the pipeline fails", tn_string_view_from(""));
  }
  tn_pass_manager_destroy(manager);
}

//===-- Comparing -----------------------------------------------------------------------------===//

static run_value random_input(random_source* source, value_type type) {
  static const double floats[] = {0, -0.0, 1, -1, 0.5, 1e30, -2.75, 1e-40};
  if (type.is_float && random_chance(source, 60)) {
    return (run_value){program_bits(type, floats[random_below(source, 8)]), false};
  }
  uint64_t bits = random_bits(source);
  if (!type.is_float && random_chance(source, 60)) bits = random_below(source, 9) - 2;
  return (run_value){program_plain_bits(type, bits), false};
}

static bool is_equal(const run_trace* a, const run_trace* b, unsigned result_count) {
  if (a->outcome != b->outcome || a->observed != b->observed) return false;
  for (unsigned i = 0; i < result_count; ++i) {
    if (a->results[i].bits != b->results[i].bits ||
        a->results[i].is_poison != b->results[i].is_poison) {
      return false;
    }
  }
  return true;
}

static void compare_function(run* r, const program* before, const program* after, tn_op module,
                             const run_function* function) {
  const run_function* other = program_find(after, function->name);
  if (other == NULL) fail(r, module, "a public function is gone", function->name);
  random_source source = {.state = r->seed};
  for (unsigned i = 0; i < INPUT_COUNT; ++i) {
    run_value inputs[8];
    run_trace traces[2];
    for (unsigned k = 0; k < function->argument_count; ++k) {
      inputs[k] = random_input(&source, function->arguments[k]);
    }
    program_run(before, function, inputs, STEP_LIMIT, &traces[0]);
    ++r->run_count;
    if (traces[0].outcome == RUN_TOO_LONG) {
      ++r->long_count;
      continue;
    }
    if (traces[0].outcome != RUN_DONE) fail(r, module, "undefined from the start", function->name);
    program_run(after, other, inputs, STEP_LIMIT * 4, &traces[1]);
    if (!is_equal(&traces[0], &traces[1], function->result_count)) {
      fail(r, module, "does something else", function->name);
    }
  }
}

static tn_walk_result count_op(tn_op op, void* user_data) {
  (void)op;
  ++*(uint64_t*)user_data;
  return TN_WALK_ADVANCE;
}

static void check_program(run* r, tn_context* context) {
  const tn_op original = parse(r, context);
  const tn_op module = parse(r, context);
  program before;
  program after;
  if (tn_op_walk(original, TN_WALK_PRE_ORDER, count_op, &r->op_count) != TN_OK) abort();
  program_load(original, &before);
  if (before.problem[0] != '\0') {
    fail(r, module, "cannot be run", tn_string_view_from(before.problem));
  }
  apply(r, context, module);
  program_load(module, &after);
  if (after.problem[0] != '\0') {
    fail(r, module, "cannot be run any more", tn_string_view_from(after.problem));
  }
  for (unsigned i = 0; i < before.function_count; ++i) {
    const run_function* function = &before.functions[i];
    if (!function->is_private) compare_function(r, &before, &after, module, function);
  }
  program_free(&before);
  program_free(&after);
  if (tn_op_erase(original) != TN_OK || tn_op_erase(module) != TN_OK) abort();
}

int main(int argument_count, char** arguments) {
  uint64_t op_goal = 20000;
  uint64_t seed = 1;
  const char* pipeline = NULL;
  bool prints = false;
  text made = {0};
  run r = {0};
  for (int i = 1; i + 1 < argument_count; i += 2) {
    const char* value = arguments[i + 1];
    if (strcmp(arguments[i], "--ops") == 0) op_goal = strtoull(value, NULL, 10);
    if (strcmp(arguments[i], "--seed") == 0) seed = strtoull(value, NULL, 10);
    if (strcmp(arguments[i], "--pipeline") == 0) pipeline = value;
    if (strcmp(arguments[i], "--print") == 0) prints = true;
  }
  tn_context* context = open_context(&r);
  for (uint64_t i = 0; r.op_count < op_goal; ++i) {
    r.seed = seed + i;
    made.size = 0;
    random_pipeline(r.seed, &made);
    r.pipeline = pipeline != NULL ? pipeline : made.data;
    r.printed.size = 0;
    random_program(r.seed, r.seed % 64 == 0 ? 2000 : 20 + r.seed % 100, &r.printed);
    if (prints) {
      printf("%.*s", (int)r.printed.size, r.printed.data);
      return 0;
    }
    if (i % PROGRAMS_A_CONTEXT == PROGRAMS_A_CONTEXT - 1) {
      tn_context_destroy(context);
      context = open_context(&r);
    }
    check_program(&r, context);
    ++r.program_count;
  }
  tn_context_destroy(context);
  free(r.printed.data);
  free(made.data);
  printf("%llu programs, %llu ops, %llu runs, %llu of them too long\n",
         (unsigned long long)r.program_count, (unsigned long long)r.op_count,
         (unsigned long long)r.run_count, (unsigned long long)r.long_count);
  return 0;
}
