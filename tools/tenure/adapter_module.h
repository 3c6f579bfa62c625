// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the subcommands of `tenure adapter` that change a module: they read it,
// attach adapters to it, and write it.

#ifndef TENURE_TOOLS_ADAPTER_MODULE_H
#define TENURE_TOOLS_ADAPTER_MODULE_H

#include <tenure/adapter_attach.h>
#include <tenure/operation.h>

#include "adapter.h"

#define TOOL_ADAPTER_HELP                                                                         \
  "An ADAPTER is a file, or NAME=FILE; NAME defaults to the name of the file without its\n"       \
  "extension. A weight is named by its location: 'layers[0]['q_proj']' takes the tensors\n"       \
  "layers.0.q_proj.lora_A.weight [rank, in] and layers.0.q_proj.lora_B.weight [out, rank].\n"     \
  "Without --alpha, alpha is from the file's metadata, or from the adapter_config.json next to\n" \
  "PEFT's adapter_model.safetensors.\n"

typedef struct tool_adapter_job {
  const char* module_path;
  const char* output_path;
  const char* operands[TOOL_ADAPTERS_MAX];  ///< The operands after the module.
  size_t operand_count;
  const char* name;   ///< --name; NULL if not given.
  const char* alpha;  ///< --alpha; NULL if not given.
  bool emit_bytecode;
  bool custom_form;
  bool partial;
  bool again;  ///< --again.
  bool compatible;
  /// Changes the module. Returns false after reporting an error.
  bool (*change)(const struct tool_adapter_job* job, tn_op module);
  void* user_data;
} tool_adapter_job;

/// The options of all these subcommands, and the options for attaching adapters.
#define TOOL_JOB_OUTPUT_OPTIONS(job)                                                               \
  {"o", TOOL_TEXT, &(job)->output_path, "FILE", "Write to FILE; '-' is standard output"},          \
      {"emit-bytecode", TOOL_FLAG, &(job)->emit_bytecode, NULL, "Write bytecode instead of text"}, \
      TOOL_DIALECT_FILE, TOOL_DIAGNOSTICS, {                                                       \
    "custom-form", TOOL_FLAG, &(job)->custom_form, NULL,                                           \
        "Write ops in custom form instead of generic form"                                         \
  }
#define TOOL_JOB_ADAPTER_OPTIONS(job)                                       \
  {"name", TOOL_TEXT, &(job)->name, "NAME", "Call the one ADAPTER NAME"},   \
      {"alpha", TOOL_TEXT, &(job)->alpha, "NUMBER",                         \
       "LoRA's alpha of each ADAPTER: scale alpha / rank"},                 \
      {"partial", TOOL_FLAG, &(job)->partial, NULL,                         \
       "Skip tensors of ADAPTER that fit no weight, with a warning"},       \
  {                                                                         \
    "compatible", TOOL_FLAG, &(job)->compatible, NULL, TOOL_COMPATIBLE_HELP \
  }

/// Runs a subcommand on its arguments (MODULE, then operands; -o is required): reads the module,
/// text or bytecode, changes it, and writes it with its locations. Returns the exit code.
int tool_adapter_job_run(const tool_command* command, const char** words, size_t word_count,
                         tool_adapter_job* job);
/// Attaches the operands of the job, which are adapters, in order. `out_report` has the totals.
bool tool_adapter_job_attach(const tool_adapter_job* job, tn_op module,
                             tn_adapter_report* out_report);

/// Parses a number as an option's value. NULL leaves `out_value` unchanged and returns true.
bool tool_parse_real(const char* option, const char* text, double* out_value);

#endif  // TENURE_TOOLS_ADAPTER_MODULE_H
