// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the subcommands of `tenure adapter` share.

#ifndef TENURE_TOOLS_ADAPTER_H
#define TENURE_TOOLS_ADAPTER_H

#include <tenure/adapter.h>

#include "command.h"

#define TOOL_COMPATIBLE_HELP "Also take what ONNX Runtime takes in spite of the format"

/// Loads an adapter through a context of its own, whose reports go to standard error.
bool tool_adapter_load(const char* path, bool compatible, tn_context** out_context,
                       tn_adapter** out_adapter);

/// Each runs a subcommand on the arguments behind its name, and returns the exit code.
int tool_adapter_list(int argument_count, char** arguments);
int tool_adapter_verify(int argument_count, char** arguments);
int tool_adapter_attach(int argument_count, char** arguments);
int tool_adapter_detach(int argument_count, char** arguments);
int tool_adapter_apply(int argument_count, char** arguments);

#endif  // TENURE_TOOLS_ADAPTER_H
