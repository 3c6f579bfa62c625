// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The project that a file belongs to: the nearest folder at or above the file with a `tenure.toml`.
//
//   dialect-files = ["toy.irdl.mlir", "more/*.irdl.mlir"]
//
// Paths are relative to that folder. A pattern, as of glob(7), that matches no file is an error.

#ifndef TENURE_TOOLS_PROJECT_H
#define TENURE_TOOLS_PROJECT_H

#include <limits.h>
#include <stdbool.h>
#include <stddef.h>
#include <tenure/base.h>

#define TOOL_SETTINGS "tenure.toml"

/// Paths of schemas, each file once. Begins as all zero.
typedef struct tool_dialects {
  char** paths;       ///< As they were given.
  char** real_paths;  ///< Without links, by which a file is known.
  size_t count;
} tool_dialects;

/// Adds a file, unless the list has it under this path or another; false when out of memory.
bool tool_dialects_add(tool_dialects* dialects, const char* path);
void tool_dialects_free(tool_dialects* dialects);

/// Finds the `tenure.toml` for the file or folder at `path`: in the nearest folder at or above it, or
/// at or above the working folder if `path` does not exist, as for standard input. False if there is
/// none.
bool tool_project_find(const char* path, char out_settings[PATH_MAX]);

/// Is given an error at byte `at` of the settings; `text` is empty if they cannot be read.
typedef void (*tool_project_report_fn)(const char* settings, tn_string_view text, size_t at,
                                       const char* message);

/// Adds the schemas of the `tenure.toml` at `settings`. False after a report.
bool tool_project_read(const char* settings, tool_project_report_fn report,
                       tool_dialects* dialects);
/// The same for a text that is in memory already; `settings` is the path that it has.
bool tool_project_parse(const char* settings, tn_string_view text, tool_project_report_fn report,
                        tool_dialects* dialects);

#endif  // TENURE_TOOLS_PROJECT_H
