// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --split-input-file: the parts of a source between markers.

#ifndef TENURE_TOOLS_SPLIT_H
#define TENURE_TOOLS_SPLIT_H

#include "command.h"

/// Receives a part of a source: `text`, which starts at `line` and `column`, counted from 1.
/// Returning false ends the splitting.
typedef bool (*tool_part_fn)(void* user_data, tn_string_view text, uint32_t line, uint32_t column);

#define TOOL_MARKER_DEFAULT "// -----"

/// Checks the marker of --split-input-file: an empty one becomes the default, NULL stays. Returns
/// false, with a message, if it is too short.
bool tool_marker_check(const char** marker);

/// Calls `take` for the parts of `source` in order; false if one call returned false. As in
/// mlir-opt, a marker at the end of the source is ignored, empty parts are skipped, and text that
/// is almost a marker causes a warning.
bool tool_split(const tn_source* source, tn_string_view marker, tool_part_fn take, void* user_data);

#endif  // TENURE_TOOLS_SPLIT_H
