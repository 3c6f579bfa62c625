// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure adapter attach, detach: adapters as attributes of a module's ops.

#include <tenure/adapter_attach.h>

#include "adapter_module.h"

//===-- Attaching -----------------------------------------------------------------------------===//

static bool attach(const tool_adapter_job* job, tn_op module) {
  tn_adapter_report report;
  if (!tool_adapter_job_attach(job, module, &report)) return false;
  fprintf(stderr, "attached %zu tensors (%zu bytes) for %zu weights to %zu ops\n",
          report.tensor_count, report.byte_size, report.target_module_count, report.op_count);
  return true;
}

static tool_adapter_job attach_job = {.change = attach};

static const tool_option adapter_attach_options[] = {
    TOOL_JOB_OUTPUT_OPTIONS(&attach_job),
    {"again", TOOL_FLAG, &attach_job.again, NULL,
     "Replace the tensors attached under the name by those of ADAPTER"},
    TOOL_JOB_ADAPTER_OPTIONS(&attach_job)};

extern const tool_command tool_command_adapter_attach;

static int run_adapter_attach(const char** words, size_t word_count) {
  return tool_adapter_job_run(&tool_command_adapter_attach, words, word_count, &attach_job);
}

TOOL_COMMAND(adapter_attach) = {
    .name = "tenure adapter attach",
    .brief = "Attach tensors to the ops that use their weights",
    .usage = "[OPTION...] MODULE ADAPTER... -o FILE",
    .summary =
        "Attaches the LoRA tensors of each ADAPTER to the ops of MODULE that use the weights "
        "they "
        "are\n"
        "named after, as attributes 'tenure.adapter', and writes the module with its locations.\n"
        "What the module computes does not change; 'apply' and 'fold' do that.",
    .epilogue = TOOL_ADAPTER_HELP
    "All are attached or none: without --partial, a tensor that fits no weight is an error.\nWith "
    "--again, MODULE already has the adapter's attributes, with bytes or without (unloaded):\nthey "
    "get the bytes of ADAPTER, regardless of locations.\nSeveral adapters on one op keep their "
    "order of attachment.\n\nExample: tenure adapter attach model.mlir polite=a.onnx_adapter "
    "--alpha=16 -o out.mlir",
    .positional_min = 2,
    .positional_max = 1 + TOOL_ADAPTERS_MAX,
    .options = adapter_attach_options,
    .option_count = sizeof adapter_attach_options / sizeof *adapter_attach_options,
    .rank = 8,
    .run = run_adapter_attach};

//===-- Detaching -----------------------------------------------------------------------------===//

static bool detach(const tool_adapter_job* job, tn_op module) {
  for (size_t i = 0; i < job->operand_count; ++i) {
    tn_adapter_report report;
    const tn_string_view name = tn_string_view_from(job->operands[i]);
    if (tn_adapter_detach(module, name, &report) != TN_OK) return false;
    fprintf(stderr, "detached '%s': %zu tensors (%zu bytes) from %zu ops\n", job->operands[i],
            report.tensor_count, report.byte_size, report.op_count);
  }
  return true;
}

static tool_adapter_job detach_job = {.change = detach};

static const tool_option adapter_detach_options[] = {TOOL_JOB_OUTPUT_OPTIONS(&detach_job)};

extern const tool_command tool_command_adapter_detach;

static int run_adapter_detach(const char** words, size_t word_count) {
  return tool_adapter_job_run(&tool_command_adapter_detach, words, word_count, &detach_job);
}

TOOL_COMMAND(adapter_detach) = {
    .name = "tenure adapter detach",
    .brief = "Detach adapters from the ops of a module",
    .usage = "[OPTION...] MODULE NAME... -o FILE",
    .summary =
        "Detaches the adapters called NAME from the ops of MODULE, with their bytes, and writes "
        "the\nmodule with its locations.",
    .epilogue =
        "The module's attribute 'tenure.adapters' lists the names. A NAME that is not attached is "
        "an\nerror.",
    .positional_min = 2,
    .positional_max = 1 + TOOL_ADAPTERS_MAX,
    .options = adapter_detach_options,
    .option_count = sizeof adapter_detach_options / sizeof *adapter_detach_options,
    .rank = 9,
    .run = run_adapter_detach};
