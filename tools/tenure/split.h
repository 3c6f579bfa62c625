// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// --split-input-file: the parts of a source between markers.

#ifndef TENURE_TOOLS_SPLIT_H
#define TENURE_TOOLS_SPLIT_H

#include "command.h"

/// Takes a part of a source: `text`, which starts at `line` and `column`, counted from 1. False ends
/// the splitting.
typedef bool (*tool_part_fn)(void* user_data, tn_string_view text, uint32_t line, uint32_t column);

#define TOOL_MARKER_DEFAULT "// -----"

/// The marker of --split-input-file: an empty one becomes the default, NULL stays. False, and
/// reported, for one that is too short.
bool tool_marker_check(const char** marker);

/// Hands the parts of `source` to `take`, in order; false if that did once. As with mlir-opt a
/// marker with nothing after it is none, empty parts are left out, and what is almost a marker is
/// warned of.
bool tool_split(const tn_source* source, tn_string_view marker, tool_part_fn take, void* user_data);

#endif  // TENURE_TOOLS_SPLIT_H
