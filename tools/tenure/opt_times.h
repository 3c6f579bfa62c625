// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: --mlir-timing, as a tree or a list, in words or as JSON.

#ifndef TENURE_TOOLS_OPT_TIMES_H
#define TENURE_TOOLS_OPT_TIMES_H

#include <tenure/pass.h>

#include "command.h"

/// Seconds from some time on.
double opt_times_now(void);
/// Begins the times of one module.
void opt_times_open(void);
/// Adds a line of the tree; lines come in its order.
void opt_times_add(const tn_pass_time* time);
/// Prints them on standard error, with what is left and the total. `display` and `format` are as
/// their options have them.
void opt_times_report(const char* display, const char* format);

#endif  // TENURE_TOOLS_OPT_TIMES_H
