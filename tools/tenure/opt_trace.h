// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: actions. What a run of passes does is logged, timed for a viewer of traces
// (chrome://tracing, Perfetto), and counted, to leave some of it out.

#ifndef TENURE_TOOLS_OPT_TRACE_H
#define TENURE_TOOLS_OPT_TRACE_H

#include <tenure/pass.h>

#include "command.h"

#define OPT_TRACE_OPTION_COUNT 6u
extern const tool_option opt_trace_options[OPT_TRACE_OPTION_COUNT];

/// Opens what is asked for, before the first source; false after a report.
bool opt_trace_open(void);
/// The listener of actions; NULL if there is none.
const tn_action_listener* opt_trace_listener(void);
/// Says what was counted, and closes files; false after a report.
bool opt_trace_close(void);

#endif  // TENURE_TOOLS_OPT_TRACE_H
