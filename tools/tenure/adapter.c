// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure adapter: shared code of its commands.

#include "command.h"

TOOL_COMMAND(adapter) = {.name = "tenure adapter",
                         .brief = "Read, change, write and attach LoRA adapters",
                         .usage = "COMMAND [ARGUMENT...]",
                         .summary =
                             "Works on LoRA adapters: ONNX Runtime's .onnx_adapter, safetensors, "
                             "and folders that PEFT wrote.",
                         .rank = 90};
