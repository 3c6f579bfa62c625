// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random modules in text: what is printed reads back as the same module and prints the same again.
//
//   text_property [--count N] [--seed S] [--emit FILE] [--emit-debuginfo FILE]
//
// Module number i comes from seed S + i. `--emit` writes every tenth that the verifier takes to a file,
// separated by `// -----`, for another reader; `--emit-debuginfo` with locations.
//
// A module is read into its own context, where what is uniqued can be compared by identity. One that
// names resources is read into another one, where the names are free, and its text alone is compared.

#include <stdio.h>
#include <stdlib.h>

#include "../text.h"
#include "compare.h"
#include "random_things.h"

typedef struct run {
  uint64_t seed;  ///< Of the module at hand.
  uint64_t op_count;
  uint64_t valid_count;
  uint64_t byte_count;
  FILE* emitted;
  FILE* emitted_with_locations;
  bool is_first_emitted;
  char message[512];  ///< The last error that was reported.
} run;

static bool keep_message(const tn_diagnostic* diagnostic, void* user_data) {
  run* r = user_data;
  const tn_string_view message = tn_diagnostic_message(diagnostic);
  tn_file_range range = {.start_line = 0};
  (void)tn_location_file_range(tn_diagnostic_location(diagnostic), &range);
  snprintf(r->message, sizeof r->message, "%u:%u: %.*s", range.start_line, range.start_column,
           (int)message.size, message.data);
  return true;
}

static tn_context* open_context(run* r) {
  const tn_context_options options = {.allow_unregistered_dialects = true};
  tn_context* context = NULL;
  tn_diagnostic_handler_id id;
  if (tn_context_create(&options, &context) != TN_OK) abort();
  if (tn_diagnostic_handler_attach(context, keep_message, r, NULL, &id) != TN_OK) abort();
  return context;
}

static void print(tn_op op, const tn_print_options* options, text* out) {
  out->size = 0;
  if (tn_op_print(op, options, text_append, out) != TN_OK) abort();
}

static void fail(const run* r, const char* form, const char* what, const text* first,
                 const text* second) {
  printf("seed %llu, %s: %s: %s\n", (unsigned long long)r->seed, form, what, r->message);
  printf("---- printed\n%.*s\n", (int)first->size, first->data);
  if (second->size != 0) printf("---- printed again\n%.*s\n", (int)second->size, second->data);
  exit(1);
}

typedef struct form {
  const char* name;
  tn_print_options options;
} form;

static const form forms[] = {
    {"plain", {.debug_info = false}},
    {"with locations", {.debug_info = true}},
    {"with locations in place", {.debug_info = true, .local_scope = true}},
    {"with unique names", {.unique_ssa_ids = true}},
};

/// Leaves what was printed in `first`.
static void check_form(run* r, const random_source* source, tn_op module, const form* f,
                       text* first) {
  text second = {0};
  print(module, &f->options, first);
  tn_context* context = source->has_resources ? open_context(r) : source->context;
  const tn_text_parse_options options = {.skip_verify = true};
  tn_op again;
  if (tn_text_parse(tn_context_root_scope(context), text_view(first), &options, &again) != TN_OK) {
    fail(r, f->name, "not read", first, &second);
  }
  print(again, &f->options, &second);
  if (first->size != second.size || memcmp(first->data, second.data, first->size) != 0) {
    fail(r, f->name, "prints otherwise", first, &second);
  }
  const comparison how = {.with_locations = f->options.debug_info,
                          .distincts_by_text = source->has_distincts};
  const char* difference = source->has_resources ? NULL : compare_trees(module, again, &how);
  if (difference != NULL) fail(r, f->name, difference, first, &second);
  if (source->has_resources) {
    tn_context_destroy(context);
  } else if (tn_op_erase(again) != TN_OK) {
    abort();
  }
  free(second.data);
}

static void emit(FILE* file, bool is_first, const text* printed) {
  if (file == NULL) return;
  if (!is_first) fputs("// -----\n", file);
  fwrite(printed->data, 1, printed->size, file);
}

static tn_walk_result count_op(tn_op op, void* user_data) {
  (void)op;
  ++*(uint64_t*)user_data;
  return TN_WALK_ADVANCE;
}

static void check_module(run* r, bool is_emitted) {
  text printed[2] = {{0}, {0}};
  text rest = {0};
  random_source source = {
      .context = open_context(r), .state = r->seed, .seed = r->seed, .portable = is_emitted};
  const tn_op module = random_module(&source);
  const bool is_valid = tn_op_verify(module) == TN_OK;
  for (size_t i = 0; i < sizeof forms / sizeof *forms; ++i) {
    check_form(r, &source, module, &forms[i], i < 2 ? &printed[i] : &rest);
  }
  if (tn_op_walk(module, TN_WALK_PRE_ORDER, count_op, &r->op_count) != TN_OK) abort();
  r->valid_count += is_valid;
  r->byte_count += printed[1].size;
  if (is_emitted && is_valid) {
    emit(r->emitted, r->is_first_emitted, &printed[0]);
    emit(r->emitted_with_locations, r->is_first_emitted, &printed[1]);
    r->is_first_emitted = false;
  }
  tn_context_destroy(source.context);
  free(printed[0].data);
  free(printed[1].data);
  free(rest.data);
}

static FILE* open_file(const char* path) {
  FILE* file = fopen(path, "wb");
  if (file == NULL) {
    perror(path);
    exit(2);
  }
  return file;
}

int main(int argument_count, char** arguments) {
  uint64_t count = 1000;
  uint64_t seed = 1;
  run r = {.is_first_emitted = true};
  for (int i = 1; i + 1 < argument_count; i += 2) {
    const char* value = arguments[i + 1];
    if (strcmp(arguments[i], "--count") == 0) count = strtoull(value, NULL, 10);
    if (strcmp(arguments[i], "--seed") == 0) seed = strtoull(value, NULL, 10);
    if (strcmp(arguments[i], "--emit") == 0) r.emitted = open_file(value);
    if (strcmp(arguments[i], "--emit-debuginfo") == 0) r.emitted_with_locations = open_file(value);
  }
  for (uint64_t i = 0; i < count; ++i) {
    r.seed = seed + i;
    check_module(&r, i % 10 == 0);
  }
  if (r.emitted != NULL) fclose(r.emitted);
  if (r.emitted_with_locations != NULL) fclose(r.emitted_with_locations);
  printf("%llu modules, %llu of them valid, %llu ops, %llu bytes\n", (unsigned long long)count,
         (unsigned long long)r.valid_count, (unsigned long long)r.op_count,
         (unsigned long long)r.byte_count);
  return 0;
}
