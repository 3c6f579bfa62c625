// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The client's open folders, and the dialects that they name.

#ifndef TENURE_TOOLS_LSP_WORKSPACE_H
#define TENURE_TOOLS_LSP_WORKSPACE_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#include "project.h"

/// The known dialects.
typedef struct lsp_dialects {
  bool none;  ///< Only the builtin dialect.
  const char* const* files;
  size_t file_count;
} lsp_dialects;

/// The state of a file when it was last read.
typedef struct lsp_stamp {
  int64_t seconds;
  int64_t nanoseconds;
  int64_t size;
} lsp_stamp;

/// An open folder of the client.
typedef struct lsp_folder {
  char* path;
  char* settings;  ///< The path of the file that names schemas.
  lsp_stamp settings_stamp;
} lsp_folder;

/// The dialects of the command line and of the client's folders.
typedef struct lsp_workspace {
  const lsp_dialects* given;
  lsp_dialects dialects;
  lsp_folder* folders;
  size_t folder_count;
  size_t folder_capacity;
  tool_dialects schemas;
  lsp_stamp* stamps;  ///< The stamps of the schemas.
} lsp_workspace;

/// `given` must live as long as the workspace.
void lsp_workspace_open(lsp_workspace* workspace, const lsp_dialects* given);
/// Adds or removes a folder; does nothing for a known or unknown one.
void lsp_workspace_add_folder(lsp_workspace* workspace, const char* uri);
void lsp_workspace_remove_folder(lsp_workspace* workspace, const char* uri);
/// Returns true if a schema or the settings have changed, and records their new state.
bool lsp_workspace_changed(lsp_workspace* workspace);
void lsp_workspace_close(lsp_workspace* workspace);

#endif  // TENURE_TOOLS_LSP_WORKSPACE_H
