// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of tenure opt.
//
//   opt.c            input, passes and output
//   opt_options.c    the options of opt.c
//   opt_passes.c     passes and their options
//   opt_trace.c      actions: logs, profiles, counters
//   opt_tree.c       IR as files around passes
//   opt_times.c      times
//   opt_remarks.c    remarks
//   opt_reproduce.c  reproducers
//   opt_roundtrip.c  --verify-roundtrip

#ifndef TENURE_TOOLS_OPT_H
#define TENURE_TOOLS_OPT_H

#include "command.h"
#include "opt_passes.h"

typedef struct opt_settings {
  const char* output_path;
  bool allow_unregistered;
  bool generic;
  bool no_implicit_module;
  bool skip_verify;
  bool verify_roundtrip;
  bool op_notes;
  bool no_notes;
  bool stack_trace;
  bool assume_verified;  ///< Prints custom forms without checking the op.
  bool color;
  bool show_dialects;
  bool list_passes;
  bool show_version;
  tool_choice verbosity;
  const char* split_marker;  ///< NULL: the source is one module.
  const char* output_marker;
  tool_choice verify_diagnostics;  ///< NULL: off.
  bool emit_bytecode;
  bool elide_resource_data;
  tool_number bytecode_version;
  tool_dialects dialects;  ///< The dialects of the input's project, and of --dialect-file.
  tool_list irdl_paths;
  const char* left_out_dialects;
  tn_print_options print;
  tool_number elements_limit;
  tool_number hex_limit;
  tool_number resource_limit;
} opt_settings;

/// The settings from the arguments, after parsing and opt_options_check.
extern opt_settings opt_asked;
#define OPT_OPTION_COUNT 16u
extern const tool_option opt_options[OPT_OPTION_COUNT];
/// The remaining options, grouped by title.
#define OPT_OPTION_GROUP_COUNT 5u
extern const tool_option_group opt_option_groups[OPT_OPTION_GROUP_COUNT];
/// Checks settings with special values. Returns false after reporting an error.
bool opt_options_check(void);

/// Returns the options of a context for the input, without threads and handlers.
tn_context_options opt_context_options(const opt_settings* settings);
/// Loads schemas and plugins; returns false after reporting an error.
bool opt_load(const opt_settings* settings, tn_context* context);

/// Prints the module, parses it again, as text and as bytecode, and compares. Returns false after
/// reporting an error.
bool opt_roundtrip(const opt_settings* settings, tn_op module);

#endif  // TENURE_TOOLS_OPT_H
