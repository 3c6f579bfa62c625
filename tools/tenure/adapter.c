// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure adapter: which subcommand runs.

#include "adapter.h"

bool tool_adapter_load(const char* path, bool compatible, tn_context** out_context,
                       tn_adapter** out_adapter) {
  const tn_adapter_options options = {.compatible = compatible};
  if (!tool_context_create(NULL, true, out_context)) return false;
  if (tn_adapter_load(*out_context, path, &options, out_adapter) == TN_OK) return true;
  tn_context_destroy(*out_context);
  return false;
}

//===-- Dispatch ------------------------------------------------------------------------------===//

static void print_usage(FILE* out) {
  fputs(
      "Usage: tenure adapter list [--json] FILE\n"
      "       tenure adapter verify FILE...\n"
      "       tenure adapter attach MODULE ADAPTER... -o FILE\n"
      "       tenure adapter detach MODULE NAME... -o FILE\n"
      "       tenure adapter apply MODULE [ADAPTER...] -o FILE\n\n"
      "Works on LoRA adapters in ONNX Runtime's format (.onnx_adapter).\n"
      "'tenure adapter list --help' and so on say more.\n",
      out);
}

int tool_adapter(int argument_count, char** arguments) {
  static const struct {
    const char* name;
    int (*run)(int argument_count, char** arguments);
  } commands[] = {
      {"list", tool_adapter_list},     {"verify", tool_adapter_verify},
      {"attach", tool_adapter_attach}, {"detach", tool_adapter_detach},
      {"apply", tool_adapter_apply},
  };
  if (argument_count == 0) {
    print_usage(stderr);
    return TOOL_FAILURE;
  }
  for (size_t i = 0; i < sizeof commands / sizeof *commands; ++i) {
    if (strcmp(arguments[0], commands[i].name) == 0) {
      return commands[i].run(argument_count - 1, arguments + 1);
    }
  }
  if (strcmp(arguments[0], "--help") == 0 || strcmp(arguments[0], "-h") == 0) {
    print_usage(stdout);
    return TOOL_SUCCESS;
  }
  fprintf(stderr, "tenure adapter: Unknown command '%s'.  Try: 'tenure adapter --help'\n",
          arguments[0]);
  return TOOL_FAILURE;
}
