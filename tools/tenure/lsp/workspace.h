// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The folders that a client has open, and the dialects that they name.

#ifndef TENURE_TOOLS_LSP_WORKSPACE_H
#define TENURE_TOOLS_LSP_WORKSPACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "project.h"

/// Which dialects there are.
typedef struct lsp_dialects {
  bool none;  ///< But for the builtin one.
  const char* const* files;
  size_t file_count;
} lsp_dialects;

/// What a file was when it was looked at last.
typedef struct lsp_stamp {
  int64_t seconds;
  int64_t nanoseconds;
  int64_t size;
} lsp_stamp;

/// A folder that the client has open.
typedef struct lsp_folder {
  char* path;
  char* settings;  ///< The path of the file that names schemas.
  lsp_stamp settings_stamp;
} lsp_folder;

/// The dialects of the command line, and those that the client's folders name.
typedef struct lsp_workspace {
  const lsp_dialects* given;
  lsp_dialects dialects;
  lsp_folder* folders;
  size_t folder_count;
  size_t folder_capacity;
  tool_dialects schemas;
  lsp_stamp* stamps;  ///< Of the schemas.
} lsp_workspace;

/// `given` is borrowed as long as the workspace is open.
void lsp_workspace_open(lsp_workspace* workspace, const lsp_dialects* given);
/// A folder more, and one less; what is said twice, or not known, changes nothing.
void lsp_workspace_add_folder(lsp_workspace* workspace, const char* uri);
void lsp_workspace_remove_folder(lsp_workspace* workspace, const char* uri);
/// Whether a schema or the settings are not what they were; then they are taken as they are now.
bool lsp_workspace_changed(lsp_workspace* workspace);
void lsp_workspace_close(lsp_workspace* workspace);

#endif  // TENURE_TOOLS_LSP_WORKSPACE_H
