// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure adapter: which subcommand runs.

#include "adapter.h"
#include "completion.h"

//===-- Dispatch ------------------------------------------------------------------------------===//

typedef struct adapter_command {
  const char* name;
  int (*run)(int argument_count, char** arguments);
  const char* help;
} adapter_command;

static const adapter_command commands[] = {
    {"list", tool_adapter_list, "What is in a file: versions, tensors, types, sizes"},
    {"show", tool_adapter_show, "Metadata, and the values of tensors in figures"},
    {"verify", tool_adapter_verify, "Whether files are right: offsets, names, shapes, checksums"},
    {"convert", tool_adapter_convert, "From .onnx_adapter to .safetensors and back"},
    {"export", tool_adapter_export, "Write anew: renamed, dropped, cast, aligned, with metadata"},
    {"merge", tool_adapter_merge, "Make one adapter that does what several do, with weights"},
    {"diff", tool_adapter_diff, "What differs between two"},
    {"attach", tool_adapter_attach, "Put tensors on the ops of a module that use their weights"},
    {"detach", tool_adapter_detach, "Take adapters off the ops of a module"},
    {"apply", tool_adapter_apply, "Make attached adapters ops of the module"},
    {"fold", tool_adapter_fold, "Make attached adapters part of constant weights"},
};

static void print_usage(FILE* out) {
  for (size_t i = 0; i < sizeof commands / sizeof *commands && tool_is_completing; ++i) {
    tool_complete("", commands[i].name, "", commands[i].help);
  }
  if (tool_is_completing) return;
  fputs(
      "Usage: tenure adapter COMMAND [ARGUMENT...]\n\n"
      "Works on LoRA adapters: ONNX Runtime's .onnx_adapter, safetensors, and folders that PEFT "
      "wrote.\n\nCommands:\n",
      out);
  for (size_t i = 0; i < sizeof commands / sizeof *commands; ++i) {
    fprintf(out, "  %-10s %s\n", commands[i].name, commands[i].help);
  }
  fputs("\n'tenure adapter COMMAND --help' says what a command takes.\n", out);
}

int tool_adapter(int argument_count, char** arguments) {
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
