// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure adapter apply, fold: adds the computation of adapters to a module, or changes its weights.

#include <tenure/adapter_apply.h>

#include "adapter_module.h"

typedef struct apply_settings {
  const char* select;
  const char* scale;
  bool as_arguments;
  bool as_resources;
  bool through_weights;
} apply_settings;

//===-- Selection -----------------------------------------------------------------------------===//

// Splits the value of `--select`, "a,b", into names.
static bool select_names(const char* text, tn_string_view* out_names, size_t* out_count) {
  *out_count = 0;
  while (text != NULL && *text != '\0') {
    const size_t size = strcspn(text, ",");
    if (*out_count == TOOL_ADAPTERS_MAX) {
      tool_error("for the --select option: more than %u names", TOOL_ADAPTERS_MAX);
      return false;
    }
    out_names[(*out_count)++] = (tn_string_view){text, size};
    text += size + (text[size] == ',');
  }
  return true;
}

//===-- Applying ------------------------------------------------------------------------------===//

static bool read_options(const apply_settings* settings, tn_string_view* names,
                         tn_adapter_apply_options* out_options) {
  *out_options = (tn_adapter_apply_options){.selection = {.names = names},
                                            .through_weights = settings->through_weights,
                                            .has_scale = settings->scale != NULL};
  if (settings->as_resources) out_options->form = TN_ADAPTER_AS_RESOURCE;
  if (settings->as_arguments) out_options->form = TN_ADAPTER_AS_ARGUMENTS;
  if (settings->as_arguments && settings->as_resources) {
    tool_error("--as-arguments and --as-resources exclude each other");
    return false;
  }
  return select_names(settings->select, names, &out_options->selection.name_count) &&
         tool_parse_real("scale", settings->scale, &out_options->scale);
}

static bool apply(const tool_adapter_job* job, tn_op module) {
  tn_string_view names[TOOL_ADAPTERS_MAX];
  tn_adapter_apply_options options;
  tn_adapter_report attached;
  tn_adapter_apply_report report;
  if (!read_options(job->user_data, names, &options) ||
      !tool_adapter_job_attach(job, module, &attached) ||
      tn_adapter_apply(module, &options, &report) != TN_OK) {
    return false;
  }
  fprintf(stderr, "applied %zu pairs to %zu ops, with %zu constants and %zu arguments\n",
          report.target_module_count, report.op_count, report.constant_count,
          report.argument_count);
  return true;
}

static apply_settings given;
static tool_adapter_job apply_job = {.change = apply, .user_data = &given};

static const tool_option adapter_apply_options[] = {
    TOOL_JOB_OUTPUT_OPTIONS(&apply_job),
    {"select", TOOL_TEXT, &given.select, "NAME,...",
     "Apply only the adapters with these names, in this order"},
    {"scale", TOOL_TEXT, &given.scale, "NUMBER", "Scale by NUMBER instead of alpha / rank"},
    {"as-arguments", TOOL_FLAG, &given.as_arguments, NULL,
     "Make A and B arguments of the function instead of constants"},
    {"as-resources", TOOL_FLAG, &given.as_resources, NULL,
     "Make A and B dense_resource constants instead of dense ones"},
    {"through-weights", TOOL_FLAG, &given.through_weights, NULL,
     "Change the weight of ops that are not matrix products"},
    TOOL_JOB_ADAPTER_OPTIONS(&apply_job)};

extern const tool_command tool_command_adapter_apply;

static int run_adapter_apply(const char** words, size_t word_count) {
  return tool_adapter_job_run(&tool_command_adapter_apply, words, word_count, &apply_job);
}

TOOL_COMMAND(adapter_apply) = {
    .name = "tenure adapter apply",
    .brief = "Turn attached adapters into ops",
    .usage = "[OPTION...] MODULE [ADAPTER...] -o FILE",
    .summary =
        "Attaches each ADAPTER to MODULE, then turns all attached adapters into ops: a product\n"
        "y = x W becomes y = x W + s (x A^T) B^T, with A and B as constants. Writes the module "
        "with\nits locations.",
    .epilogue = TOOL_ADAPTER_HELP
    "Products are stablehlo.dot_general, stablehlo.dot, linalg.matmul and its variants, "
    "and\nlinalg.generic ops that compute one, on tensors. W may be either operand. s is alpha / "
    "rank, or 1.\nWhere element types differ, the product is computed in the widest.\nNew "
    "arguments (--as-arguments) follow the existing ones, in order of use, A before B; each "
    "has\nthe attribute tenure.parameter = \"NAME.STEM.lora_A\".\n\nExample: tenure adapter apply "
    "model.mlir a.onnx_adapter --alpha=16 -o out.mlir",
    .positional_min = 1,
    .positional_max = 1 + TOOL_ADAPTERS_MAX,
    .options = adapter_apply_options,
    .option_count = sizeof adapter_apply_options / sizeof *adapter_apply_options,
    .rank = 10,
    .run = run_adapter_apply};

//===-- Folding -------------------------------------------------------------------------------===//

static bool fold(const tool_adapter_job* job, tn_op module) {
  const apply_settings* settings = job->user_data;
  tn_string_view names[TOOL_ADAPTERS_MAX];
  tn_adapter_fold_options options = {.selection = {.names = names},
                                     .has_scale = settings->scale != NULL};
  tn_adapter_report attached;
  tn_adapter_apply_report report;
  if (!select_names(settings->select, names, &options.selection.name_count) ||
      !tool_parse_real("scale", settings->scale, &options.scale) ||
      !tool_adapter_job_attach(job, module, &attached) ||
      tn_adapter_merge_into_weights(module, &options, &report) != TN_OK) {
    return false;
  }
  fprintf(stderr, "folded %zu pairs for %zu ops into %zu constants\n", report.target_module_count,
          report.op_count, report.constant_count);
  return true;
}

static tool_adapter_job fold_job = {.change = fold, .user_data = &given};

static const tool_option adapter_fold_options[] = {
    TOOL_JOB_OUTPUT_OPTIONS(&fold_job),
    {"select", TOOL_TEXT, &given.select, "NAME,...", "Fold only the adapters with these names"},
    {"scale", TOOL_TEXT, &given.scale, "NUMBER", "Scale by NUMBER instead of alpha / rank"},
    TOOL_JOB_ADAPTER_OPTIONS(&fold_job)};

extern const tool_command tool_command_adapter_fold;

static int run_adapter_fold(const char** words, size_t word_count) {
  return tool_adapter_job_run(&tool_command_adapter_fold, words, word_count, &fold_job);
}

TOOL_COMMAND(adapter_fold) = {
    .name = "tenure adapter fold",
    .brief = "Merge attached adapters into constant weights",
    .usage = "[OPTION...] MODULE [ADAPTER...] -o FILE",
    .summary =
        "Attaches each ADAPTER to MODULE, then replaces each weight W by W + s (B A)^T for all "
        "attached\nadapters. Writes the module with its locations. Weights must be constants; for "
        "weights that are\narguments use 'apply'.",
    .epilogue = TOOL_ADAPTER_HELP
    "A constant is an op without operands whose attribute 'value' holds dense elements or a\n"
    "dense_resource, of f16, bf16, f32, f64 or 8-bit floats. The sum is computed in f64 and\n"
    "rounded once. s is alpha / rank, or 1.\n\n"
    "Example: tenure adapter fold model.mlir a.onnx_adapter --alpha=16 -o out.mlir",
    .positional_min = 1,
    .positional_max = 1 + TOOL_ADAPTERS_MAX,
    .options = adapter_fold_options,
    .option_count = sizeof adapter_fold_options / sizeof *adapter_fold_options,
    .rank = 11,
    .run = run_adapter_fold};
