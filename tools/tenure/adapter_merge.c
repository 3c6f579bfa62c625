// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure adapter merge, diff: commands on several adapters.

#include <tenure/adapter_merge.h>

#include <stdlib.h>

#include "adapter.h"

/// The exit code distinguishes differences from failures, as with diff(1).
#define TOOL_TROUBLE 2

//===-- merge ---------------------------------------------------------------------------------===//

typedef struct merge_settings {
  const char* paths[TOOL_ADAPTERS_MAX];
  size_t count;
  const char* weights;
  const char* rule;
  bool compatible;
  tool_export how;
} merge_settings;

// Parses numbers separated by commas, one for each input.
static bool read_weights(const merge_settings* s, tn_merge_input* inputs) {
  const char* text = s->weights;
  for (size_t i = 0; i < s->count; ++i) {
    char* end = NULL;
    inputs[i].weight = 1;
    if (s->weights == NULL) continue;
    inputs[i].weight = strtod(text, &end);
    if (end == text || *end != (i + 1 < s->count ? ',' : '\0')) {
      tool_error("for the --weights option: '%s' is not a list of %zu numbers", s->weights,
                 s->count);
      return false;
    }
    text = end + 1;
  }
  return true;
}

static bool read_rule(const merge_settings* s, tn_merge_rule* rule) {
  *rule = TN_MERGE_CONCATENATE;
  if (s->rule == NULL || strcmp(s->rule, "cat") == 0) return true;
  *rule = TN_MERGE_LINEAR;
  if (strcmp(s->rule, "linear") == 0) return true;
  tool_error("for the --rule option: '%s' is neither cat nor linear", s->rule);
  return false;
}

static bool merge_loaded(tn_context* context, const merge_settings* s,
                         const tn_merge_input* inputs) {
  tn_merge_rule rule;
  tn_adapter_builder* builder;
  if (!read_rule(s, &rule) || tn_adapter_builder_create(context, &builder) != TN_OK) return false;
  const bool done = tn_adapter_combine(builder, inputs, s->count, rule) == TN_OK &&
                    tool_export_write(builder, &s->how);
  tn_adapter_builder_destroy(builder);
  return done;
}

static bool merge(tn_context* context, const merge_settings* s) {
  const tn_adapter_options options = {.compatible = s->compatible};
  tn_merge_input inputs[TOOL_ADAPTERS_MAX] = {{0}};
  bool done = read_weights(s, inputs);
  for (size_t i = 0; done && i < s->count; ++i) {
    done = tool_adapter_load_in(context, s->paths[i], &options, &inputs[i].adapter);
  }
  if (done) done = merge_loaded(context, s, inputs);
  for (size_t i = 0; i < s->count; ++i) tn_object_release(inputs[i].adapter);
  return done;
}

static merge_settings merging;

static const tool_option adapter_merge_options[] = {
    TOOL_EXPORT_OPTIONS(&merging.how),
    {"weights", TOOL_TEXT, &merging.weights, "W,W,...", "Weight of each adapter (1)"},
    {"rule", TOOL_TEXT, &merging.rule, "RULE", "cat (the default) or linear"},
    {"compatible", TOOL_FLAG, &merging.compatible, NULL, TOOL_COMPATIBLE_HELP}};

static int run_adapter_merge(const char** words, size_t word_count) {
  merge_settings* s = &merging;
  tn_context* context;
  memcpy(s->paths, words, word_count * sizeof *words);
  s->count = word_count;
  if (!tool_context_create(NULL, true, &context)) return TOOL_FAILURE;
  const bool done = merge(context, s);
  tn_context_destroy(context);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}

TOOL_COMMAND(adapter_merge) = {
    .name = "tenure adapter merge",
    .brief = "Merge several adapters into one, with weights",
    .usage = "[OPTION...] ADAPTER... -o FILE",
    .summary =
        "Writes one LoRA adapter with the sum of all ADAPTERs, each times its weight and "
        "its\nalpha / rank (from its metadata, else 1), computed in f32.",
    .epilogue =
        "cat concatenates the ranks, as PEFT's 'cat': the result is exactly the sum, and its rank "
        "is\nthe sum of the ranks. linear adds the matrices, as PEFT's 'linear': it needs equal "
        "ranks,\nkeeps the rank, and approximates the sum for similar adapters. The result's alpha "
        "/ rank\nis 1. Other metadata is kept if all adapters agree on it.",
    .positional_min = 1,
    .positional_max = TOOL_ADAPTERS_MAX,
    .options = adapter_merge_options,
    .option_count = sizeof adapter_merge_options / sizeof *adapter_merge_options,
    .rank = 6,
    .run = run_adapter_merge};

//===-- diff ----------------------------------------------------------------------------------===//

static tn_status print_difference(void* user_data, const tn_adapter_difference* difference) {
  static const char* const words[] = {
      [TN_DIFFERENCE_ADAPTER_VERSION] = "adapter version",
      [TN_DIFFERENCE_MODEL_VERSION] = "model version",
      [TN_DIFFERENCE_METADATA] = "metadata",
      [TN_DIFFERENCE_ONLY_FIRST] = "only in the first",
      [TN_DIFFERENCE_ONLY_SECOND] = "only in the second",
      [TN_DIFFERENCE_TYPE] = "type",
      [TN_DIFFERENCE_SHAPE] = "shape",
      [TN_DIFFERENCE_DATA] = "data",
  };
  ++*(size_t*)user_data;
  printf("%s", words[difference->kind]);
  if (difference->name.size > 0) {
    printf(": %.*s", (int)difference->name.size, difference->name.data);
  }
  if (difference->kind == TN_DIFFERENCE_DATA) {
    printf(": %zu numbers differ, by up to %.9g", difference->element_count,
           difference->largest_distance);
  }
  // The message includes the type of a tensor that only one adapter has.
  const bool is_pair = difference->first.size > 0 && difference->second.size > 0;
  if (difference->kind != TN_DIFFERENCE_DATA && difference->kind != TN_DIFFERENCE_METADATA) {
    printf(": %.*s%s%.*s", (int)difference->first.size, difference->first.data,
           is_pair ? " and " : "", (int)difference->second.size, difference->second.data);
  }
  putchar('\n');
  return TN_OK;
}

static int diff(tn_context* context, const char* const* paths, const tn_adapter_options* options) {
  size_t difference_count = 0;
  tn_adapter* first = NULL;
  tn_adapter* second = NULL;
  const bool compared =
      tool_adapter_load_in(context, paths[0], options, &first) &&
      tool_adapter_load_in(context, paths[1], options, &second) &&
      tn_adapter_diff(first, second, context, print_difference, &difference_count) == TN_OK;
  tn_object_release(first);
  tn_object_release(second);
  if (!compared) return TOOL_TROUBLE;
  return difference_count == 0 ? TOOL_SUCCESS : TOOL_FAILURE;
}

static tn_adapter_options diff_load_options;

static const tool_option adapter_diff_options[] = {
    {"compatible", TOOL_FLAG, &diff_load_options.compatible, NULL, TOOL_COMPATIBLE_HELP}};

static int run_adapter_diff(const char** words, size_t word_count) {
  tn_context* context;
  (void)word_count;
  if (!tool_context_create(NULL, true, &context)) return TOOL_TROUBLE;
  const int result = diff(context, words, &diff_load_options);
  tn_context_destroy(context);
  return result;
}

TOOL_COMMAND(adapter_diff) = {
    .name = "tenure adapter diff",
    .brief = "Compare two adapters",
    .usage = "[OPTION...] ADAPTER ADAPTER",
    .summary =
        "Shows the differences between two adapters, in either format: versions, metadata, "
        "and\nparameters by name. Ignores the order of parameters and the file layout.",
    .epilogue = "Exits with 0 if they are equal, 1 if they differ, 2 if one cannot be read.",
    .positional_min = 2,
    .positional_max = 2,
    .options = adapter_diff_options,
    .option_count = sizeof adapter_diff_options / sizeof *adapter_diff_options,
    .rank = 7,
    .error_status = TOOL_TROUBLE,
    .run = run_adapter_diff};
