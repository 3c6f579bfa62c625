// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: remarks about optimizations. Passes report them as diagnostics with severity remark
// and a message in MLIR's form:
//
//   [Passed] NAME | Category:CATEGORY | Reason="...", Remark="...", Suggestion="..."
//
// or with [Missed], [Failure] or [Analysis]. Those of requested categories are shown, or written as
// YAML; others are dropped. Other remarks are ordinary diagnostics.

#ifndef TENURE_TOOLS_OPT_REMARKS_H
#define TENURE_TOOLS_OPT_REMARKS_H

#include "command.h"

#define OPT_REMARKS_OPTION_COUNT 8u
extern const tool_option opt_remarks_options[OPT_REMARKS_OPTION_COUNT];

/// Checks the options; returns false after reporting an error.
bool opt_remarks_open(void);
/// Returns true for such a remark, which is dropped, kept for the end, or written to a file.
bool opt_remarks_take(const tn_diagnostic* diagnostic);
/// Reports or writes the remarks of a module. Its context must still exist.
void opt_remarks_flush(void);
/// Closes the file; returns false after reporting an error.
bool opt_remarks_close(void);

#endif  // TENURE_TOOLS_OPT_REMARKS_H
