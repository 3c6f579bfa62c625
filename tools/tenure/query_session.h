// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The subject of `tenure query`: a module, and the positions of its ops in its file.

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
  tool_ops placed;   ///< For a text that has locations: the ops,
  uint32_t* starts;  ///< and the start of each one.
} tool_query_module;

/// Reads the module at `path`. Without `verify` its ops may be invalid. Returns false after
/// reporting an error; the module must be closed in any case.
bool tool_query_open(const char* path, bool verify, tool_query_module* out_module);
void tool_query_close(tool_query_module* module);

/// The position of an op.
typedef struct tool_query_place {
  uint32_t line;    ///< In the module's file; 0 if it is not text.
  uint32_t column;  ///< In the module's file; 0 if it is not text.
  bool has_location;
  tn_file_range location;  ///< The first position in its location, if it differs.
} tool_query_place;

void tool_query_find_place(const tool_query_module* module, tn_op op, tool_query_place* out_place);
/// Appends "FILE:LINE:COLUMN", or "FILE" for bytecode.
void tool_query_print_place(const tool_query_module* module, const tool_query_place* place,
                            tool_text* text);

/// The reason why an op is shown.
typedef enum tool_query_role {
  TOOL_QUERY_HIT,
  TOOL_QUERY_DEFINITION,  ///< A hit depends on it.
  TOOL_QUERY_USER         ///< It depends on a hit.
} tool_query_role;

typedef struct tool_query_format {
  bool json;
  tool_number context;  ///< The number of lines around a hit.
  uint64_t shown;       ///< The number of ops so far.
} tool_query_format;

/// Prints an op to standard output. Returns false if out of memory.
bool tool_query_show(tool_query_format* format, const tool_query_module* module, tn_op op,
                     tool_query_role role);

/// Runs commands of mlir-query on a module; sets `*out_quit` if they end the session. Returns false
/// if one of them failed.
bool tool_query_command(tool_query_module* module, const char* text, tool_query_format* format,
                        bool only_count, bool* out_quit, uint64_t* found);
/// Runs the commands on standard input, one on each line.
bool tool_query_interact(tool_query_module* module, tool_query_format* format, uint64_t* found);

#endif  // TENURE_TOOLS_QUERY_SESSION_H
