// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: --mlir-timing, as a tree or a list, as text or as JSON.

#ifndef TENURE_TOOLS_OPT_TIMES_H
#define TENURE_TOOLS_OPT_TIMES_H

#include <tenure/pass.h>

#include "command.h"

/// Returns monotonic seconds.
double opt_times_now(void);
/// Begins the times of a module.
void opt_times_open(void);
/// Adds a line of the tree; lines are in its order.
void opt_times_add(const tn_pass_time* time);
/// Prints them to standard error, with the remainder and the total. `display` and `format` are the
/// values of their options.
void opt_times_report(const char* display, const char* format);

#endif  // TENURE_TOOLS_OPT_TIMES_H
