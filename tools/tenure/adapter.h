// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the subcommands of `tenure adapter`.

#ifndef TENURE_TOOLS_ADAPTER_H
#define TENURE_TOOLS_ADAPTER_H

#include <tenure/adapter_export.h>

#include "command.h"

/// The maximal number of adapters, or of their names, on a command line.
#define TOOL_ADAPTERS_MAX 64u

#define TOOL_COMPATIBLE_HELP "Also accept invalid files that ONNX Runtime accepts"

/// Loads an adapter with its own context, whose diagnostics go to standard error. "-" is standard
/// input; a folder is one that PEFT wrote.
bool tool_adapter_load(const char* path, const tn_adapter_options* options,
                       tn_context** out_context, tn_adapter** out_adapter);
/// Loads an adapter with an existing context.
bool tool_adapter_load_in(tn_context* context, const char* path, const tn_adapter_options* options,
                          tn_adapter** out_adapter);

/// Shows the progress of a long operation on standard error: the user data of a tn_progress_fn, all
/// zero except the label. Only on a terminal, unless `always` is set, and only from 64 MiB on.
typedef struct tool_progress {
  const char* label;
  bool always;
  bool shown;
  int percent;
} tool_progress;
tn_status tool_progress_show(void* progress, uint64_t done, uint64_t total);
/// Ends the line, if one was shown.
void tool_progress_end(tool_progress* progress);

/// The options of the subcommands that write a file.
typedef struct tool_export {
  const char* path;
  const char* format;
  const char* layout;
  bool checksums;
  bool peft_names;
  bool progress;
} tool_export;

/// These options, for the list of a subcommand.
#define TOOL_EXPORT_OPTIONS(e)                                                               \
  {"o", TOOL_TEXT, &(e)->path, "FILE", "Write to FILE; '-' is standard output"},             \
      {"to", TOOL_TEXT, &(e)->format, "FORMAT",                                              \
       "Format: onnx or safetensors (default: by the name of FILE)"},                        \
      {"layout", TOOL_TEXT, &(e)->layout, "LAYOUT",                                          \
       "onnx (the default): the bytes that ONNX Runtime writes; aligned: data at 64 bytes"}, \
      {"checksums", TOOL_FLAG, &(e)->checksums, NULL, "Write a checksum of each tensor"},    \
      {"peft-names", TOOL_FLAG, &(e)->peft_names, NULL,                                      \
       "In safetensors, prefix names with PEFT's 'base_model.model.'"},                      \
  {                                                                                          \
    "progress", TOOL_FLAG, &(e)->progress, NULL,                                             \
        "Show progress even if standard error is not a terminal"                             \
  }
#define TOOL_EXPORT_OPTION_COUNT 6u

/// Writes the builder with the options, and reports errors.
bool tool_export_write(const tn_adapter_builder* builder, const tool_export* how);

#endif  // TENURE_TOOLS_ADAPTER_H
