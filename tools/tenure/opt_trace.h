// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: actions. The actions of passes are logged, recorded for trace viewers
// (chrome://tracing, Perfetto), and counted, so that some can be skipped.

#ifndef TENURE_TOOLS_OPT_TRACE_H
#define TENURE_TOOLS_OPT_TRACE_H

#include <tenure/pass.h>

#include "command.h"

#define OPT_TRACE_OPTION_COUNT 6u
extern const tool_option opt_trace_options[OPT_TRACE_OPTION_COUNT];

/// Opens the outputs before the first source; returns false after reporting an error.
bool opt_trace_open(void);
/// Returns the listener of actions; NULL if there is none.
const tn_action_listener* opt_trace_listener(void);
/// Prints the counters, and closes files; returns false after reporting an error.
bool opt_trace_close(void);

#endif  // TENURE_TOOLS_OPT_TRACE_H
