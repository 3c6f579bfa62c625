// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The project of a file: the nearest folder at or above the file with a `tenure.toml`.
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

/// Paths of schemas, each file once. Initially all zero.
typedef struct tool_dialects {
  char** paths;       ///< The paths as given.
  char** real_paths;  ///< The paths without links, which identify files.
  size_t count;
} tool_dialects;

/// Adds a file, unless the list has it, possibly with another path. Returns false if out of memory.
bool tool_dialects_add(tool_dialects* dialects, const char* path);
void tool_dialects_free(tool_dialects* dialects);

/// Finds the `tenure.toml` of the file or folder at `path`: in the nearest folder at or above it,
/// or at or above the working folder if `path` does not exist, as for standard input. Returns false
/// if there is none.
bool tool_project_find(const char* path, char out_settings[PATH_MAX]);

/// Receives an error at byte `at` of the settings; `text` is empty if they cannot be read.
typedef void (*tool_project_report_fn)(const char* settings, tn_string_view text, size_t at,
                                       const char* message);

/// Adds the schemas of the `tenure.toml` at `settings`. Returns false after reporting an error.
bool tool_project_read(const char* settings, tool_project_report_fn report,
                       tool_dialects* dialects);
/// Like tool_project_read, for a text in memory; `settings` is its path.
bool tool_project_parse(const char* settings, tn_string_view text, tool_project_report_fn report,
                        tool_dialects* dialects);

#endif  // TENURE_TOOLS_PROJECT_H
