// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What `tenure query` asks about: a module that was read, and where its ops stand in its file.

#ifndef TENURE_TOOLS_QUERY_SESSION_H
#define TENURE_TOOLS_QUERY_SESSION_H

#include <tenure/location.h>

#include "command.h"
#include "query_matcher.h"

typedef struct tool_query_module {
  const char* path;
  tool_input input;
  tn_context* context;
  tn_op root;
  bool is_text;
  tool_ops placed;   ///< Of a text with locations of its own: the ops,
  uint32_t* starts;  ///< and where each one stands.
} tool_query_module;

/// Reads the module at `path`. Unless `verify` its ops need not be valid. False after a report; it is
/// to be closed in any case.
bool tool_query_open(const char* path, bool verify, tool_query_module* out_module);
void tool_query_close(tool_query_module* module);

/// Where an op is.
typedef struct tool_query_place {
  uint32_t line;    ///< In the module's file; 0 when it is no text.
  uint32_t column;  ///< Likewise.
  bool has_location;
  tn_file_range location;  ///< The first position in its location, where that is another one.
} tool_query_place;

void tool_query_find_place(const tool_query_module* module, tn_op op, tool_query_place* out_place);
/// Appends "FILE:LINE:COLUMN", or "FILE" of what is no text.
void tool_query_print_place(const tool_query_module* module, const tool_query_place* place,
                            tool_text* text);

/// How an op came to be shown.
typedef enum tool_query_role {
  TOOL_QUERY_HIT,
  TOOL_QUERY_DEFINITION,  ///< A hit is computed from it,
  TOOL_QUERY_USER         ///< or it is computed from a hit.
} tool_query_role;

typedef struct tool_query_format {
  bool json;
  tool_number context;  ///< Lines around a hit.
  uint64_t shown;       ///< Ops so far.
} tool_query_format;

/// Prints an op to standard output. False when out of memory.
bool tool_query_show(tool_query_format* format, const tool_query_module* module, tn_op op,
                     tool_query_role role);

/// Runs commands of mlir-query on a module; sets `*out_quit` where they end the session. False if
/// one of them went wrong.
bool tool_query_command(tool_query_module* module, const char* text, tool_query_format* format,
                        bool only_count, bool* out_quit, uint64_t* found);
/// Runs the commands that come on standard input, one on each line.
bool tool_query_interact(tool_query_module* module, tool_query_format* format, uint64_t* found);

#endif  // TENURE_TOOLS_QUERY_SESSION_H
