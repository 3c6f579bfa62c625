// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: what its files share.
//
//   opt.c            what is read, run and written
//   opt_options.c    the options that are about that
//   opt_passes.c     passes, and the options about them
//   opt_trace.c      actions: logs, profiles, counters
//   opt_tree.c       IR as files around passes
//   opt_times.c      how long all took
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
  bool assume_verified;  ///< Custom forms are printed without a look at the op anyway.
  bool color;
  bool show_dialects;
  bool list_passes;
  bool show_version;
  tool_choice verbosity;
  const char* split_marker;  ///< NULL: the source is one module.
  const char* output_marker;
  tool_choice verify_diagnostics;  ///< NULL: not to be done.
  bool emit_bytecode;
  bool elide_resource_data;
  tool_number bytecode_version;
  tool_dialects dialects;  ///< Of the project of the input, and of --dialect-file.
  tool_list irdl_paths;
  const char* left_out_dialects;
  tn_print_options print;
  tool_number elements_limit;
  tool_number hex_limit;
  tool_number resource_limit;
} opt_settings;

/// What the arguments ask for, once they are read and opt_options_check has looked at them.
extern opt_settings opt_asked;
#define OPT_OPTION_COUNT 16u
extern const tool_option opt_options[OPT_OPTION_COUNT];
/// The rest of its options, by title.
#define OPT_OPTION_GROUP_COUNT 5u
extern const tool_option_group opt_option_groups[OPT_OPTION_GROUP_COUNT];
/// Settings that take a value of their own kind. False after a report.
bool opt_options_check(void);

/// A context for what is read, without threads and handlers.
tn_context_options opt_context_options(const opt_settings* settings);
/// Loads schemas and plugins into it; false after a report.
bool opt_load(const opt_settings* settings, tn_context* context);

/// Prints the module, reads it back, as text and as bytecode, and compares; false after a report.
bool opt_roundtrip(const opt_settings* settings, tn_op module);

#endif  // TENURE_TOOLS_OPT_H
