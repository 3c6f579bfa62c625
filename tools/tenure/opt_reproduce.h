// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: reproducers, modules with a pipeline in them that fails, or is just kept.

#ifndef TENURE_TOOLS_OPT_REPRODUCE_H
#define TENURE_TOOLS_OPT_REPRODUCE_H

#include <tenure/pass.h>
#include <tenure/resource.h>

#include "opt_passes.h"

/// Writes the file of --mlir-generate-reproducer; false after a report.
bool opt_reproduce_now(const tool_passes* passes, const tn_pass_manager* manager, tn_op module);
/// Keeps what a reproducer is made of, and listens for it; false after a report.
bool opt_reproduce_begin(const tool_passes* passes, const tn_pass_manager* manager, tn_op module,
                         tn_pass_options* options);
/// Writes the reproducer where the run failed.
void opt_reproduce_end(const tool_passes* passes, tn_op module, bool done);

/// Takes the pipeline of a reproducer out of what was read, for `passes` to run. The list that is
/// left is the caller's; NULL after a report.
tn_external_resources* opt_reproduce_take(const tn_external_resources* external,
                                          tool_passes* passes);

#endif  // TENURE_TOOLS_OPT_REPRODUCE_H
