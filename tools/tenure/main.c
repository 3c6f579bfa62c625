// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure: the library's command.

#include <signal.h>

#include "command.h"

typedef struct subcommand {
  const char* name;
  int (*run)(int argument_count, char** arguments);
  const char* help;
} subcommand;

static const subcommand subcommands[] = {
    {"opt", tool_opt, "Read a module and write it, as mlir-opt does"},
    {"query", tool_query_run, "Find ops by name, attribute, operand, type or location"},
    {"bytecode", tool_bytecode, "Say what a bytecode file is made of"},
    {"adapter", tool_adapter, "Read, change, write and attach LoRA adapters"},
};

static void print_usage(FILE* out) {
  fputs(
      "Usage: tenure COMMAND [ARGUMENT...]\n\nReads, checks and writes MLIR "
      "modules.\n\nCommands:\n",
      out);
  for (size_t i = 0; i < sizeof subcommands / sizeof *subcommands; ++i) {
    fprintf(out, "  %-10s %s\n", subcommands[i].name, subcommands[i].help);
  }
  fputs(
      "\nOptions:\n  --help     Print this and exit\n  --version  Print the version and exit\n\n"
      "'tenure COMMAND --help' says what a command takes.\n",
      out);
}

int main(int argument_count, char** arguments) {
  // A file that may not grow any more is an error to report, not a reason to die.
  signal(SIGXFSZ, SIG_IGN);
  if (argument_count < 2) {
    print_usage(stderr);
    return TOOL_FAILURE;
  }
  const char* name = arguments[1];
  for (size_t i = 0; i < sizeof subcommands / sizeof *subcommands; ++i) {
    if (strcmp(name, subcommands[i].name) == 0) {
      return subcommands[i].run(argument_count - 2, arguments + 2);
    }
  }
  if (strcmp(name, "--help") == 0 || strcmp(name, "-help") == 0 || strcmp(name, "-h") == 0) {
    print_usage(stdout);
    return TOOL_SUCCESS;
  }
  if (strcmp(name, "--version") == 0 || strcmp(name, "-version") == 0) {
    printf("tenure %s\n", tn_version());
    return TOOL_SUCCESS;
  }
  fprintf(stderr, "tenure: Unknown %s '%s'.  Try: 'tenure --help'\n",
          name[0] == '-' ? "command line argument" : "command", name);
  return TOOL_FAILURE;
}
