// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: passes and their options.

#ifndef TENURE_TOOLS_OPT_PASSES_H
#define TENURE_TOOLS_OPT_PASSES_H

#include <tenure/scope.h>
#include <tenure/text.h>

#include "command.h"

#define TOOL_PASSES_TEXT_MAX 4096u

typedef struct tool_passes {
  const char* pipeline;              ///< --pass-pipeline; NULL if not given.
  char added[TOOL_PASSES_TEXT_MAX];  ///< Options such as --canonicalize, in order.
  bool verify_each;
  bool is_unverified;  ///< The module was read without verification.
  bool print_before_all;
  bool print_after_all;
  bool print_after_change;
  bool print_after_failure;
  bool print_module_scope;
  bool disable_threading;
  tool_number thread_count;
  bool time;
  bool statistics;
  bool pattern_statistics;
  bool dump;
  const char* print_before;
  const char* print_after;
  const char* reproducer;
  const char* generated;  ///< Always write a reproducer to this path.
  bool is_local;          ///< Reproducers only have the pass that failed.
  bool run_reproducer;
  char* stored;  ///< The pipeline of a reproducer; allocated.
  const char* tree_folder;
  tool_choice time_display;        ///< "list" or "tree".
  tool_choice time_format;         ///< "text" or "json".
  tool_choice statistics_display;  ///< "list" or "pipeline".
  tool_list dialect_plugins;
  tool_list plugins;
  const char* patterns;       ///< --pdl-patterns; NULL if not given.
  const char* pdll;           ///< --patterns; NULL if not given.
  tool_list include_folders;  ///< --patterns-include.
} tool_passes;

/// The settings from the arguments: the options tool_passes_options, and one for each pass by its
/// name, which tool_passes_take takes.
tool_passes* tool_passes_asked(void);
#define TOOL_PASSES_OPTION_COUNT 29u
extern const tool_option tool_passes_options[TOOL_PASSES_OPTION_COUNT];
tool_taken tool_passes_take(tn_string_view name, const char* value);
/// Prints the passes and pipelines, for --help.
void tool_passes_print_help(void);
/// Prints only the list.
void tool_passes_print_list(void);
/// Returns true if there is a pass to run or a pattern to apply.
bool tool_passes_any(const tool_passes* passes);
/// Returns true if the passes, or reading an input of this size, may use several threads.
bool tool_passes_threaded(const tool_passes* passes, size_t byte_size);
/// Returns the number of threads; 0 for one per processor.
uint32_t tool_passes_thread_count(const tool_passes* passes);
/// Loads the plugins, if any, into a new context; returns false after reporting an error.
bool tool_passes_load(const tool_passes* passes, tn_context* context);
/// Applies the patterns to `module`, runs the passes on it, and prints IR with the options `print`.
/// Returns false after reporting an error.
bool tool_passes_run(const tool_passes* passes, tn_context* context, tn_op module,
                     const tn_print_options* print);

#endif  // TENURE_TOOLS_OPT_PASSES_H
