// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: reproducers, which are modules with a pipeline, written on a failure or always.

#ifndef TENURE_TOOLS_OPT_REPRODUCE_H
#define TENURE_TOOLS_OPT_REPRODUCE_H

#include <tenure/pass.h>
#include <tenure/resource.h>

#include "opt_passes.h"

/// Writes the file of --mlir-generate-reproducer; returns false after reporting an error.
bool opt_reproduce_now(const tool_passes* passes, const tn_pass_manager* manager, tn_op module);
/// Keeps the module for a reproducer, and listens to the passes; returns false after reporting an
/// error.
bool opt_reproduce_begin(const tool_passes* passes, const tn_pass_manager* manager, tn_op module,
                         tn_pass_options* options);
/// Writes the reproducer if the run failed.
void opt_reproduce_end(const tool_passes* passes, tn_op module, bool done);

/// Moves the pipeline of a reproducer to `passes`. The caller owns the remaining list; NULL after
/// reporting an error.
tn_external_resources* opt_reproduce_take(const tn_external_resources* external,
                                          tool_passes* passes);

#endif  // TENURE_TOOLS_OPT_REPRODUCE_H
