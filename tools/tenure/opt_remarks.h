// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: remarks about optimizations, which passes report as diagnostics of that severity with
// a message in MLIR's form:
//
//   [Passed] NAME | Category:CATEGORY | Reason="...", Remark="...", Suggestion="..."
//
// or with [Missed], [Failure] or [Analysis]. Those whose category is asked for are shown, or written
// as YAML; others are dropped. Any other remark is none of these.

#ifndef TENURE_TOOLS_OPT_REMARKS_H
#define TENURE_TOOLS_OPT_REMARKS_H

#include "command.h"

#define OPT_REMARKS_OPTION_COUNT 8u
extern const tool_option opt_remarks_options[OPT_REMARKS_OPTION_COUNT];

/// Reads what is asked for; false after a report.
bool opt_remarks_open(void);
/// Whether it is such a remark that is dropped, kept for the end or written to a file.
bool opt_remarks_take(const tn_diagnostic* diagnostic);
/// Reports, or writes, what was kept of one module; its context lives still.
void opt_remarks_flush(void);
/// False after a report.
bool opt_remarks_close(void);

#endif  // TENURE_TOOLS_OPT_REMARKS_H
