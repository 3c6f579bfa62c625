// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure: the library's command.

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "completion.h"

typedef struct subcommand {
  const char* name;
  int (*run)(int argument_count, char** arguments);
  const char* help;
} subcommand;

static const subcommand subcommands[] = {
    {"opt", tool_opt, "Read a module and write it, as mlir-opt does"},
    {"query", tool_query_run, "Find ops by name, attribute, operand, type or location"},
    {"diff", tool_diff, "Say what changed between two modules"},
    {"reduce", tool_reduce, "Make a module smaller that a script finds interesting"},
    {"view", tool_view_run, "Show a module's graph in a browser"},
    {"bytecode", tool_bytecode, "Say what a bytecode file is made of"},
    {"dialects", tool_dialects, "List dialects and say what their ops are made of"},
    {"lsp", tool_lsp, "Serve editors: a language server for MLIR"},
    {"adapter", tool_adapter, "Read, change, write and attach LoRA adapters"},
    {"completion", tool_completion, "Print what completes commands in bash, zsh or fish"},
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
      "'tenure help COMMAND' says what a command takes.\n",
      out);
}

// A file that is opened must not take the place of standard output or error. Where these are closed,
// what is read and written there goes nowhere; reading and writing standard output fails.
static void fill_closed(void) {
  static const int modes[] = {O_WRONLY, O_RDONLY, O_RDWR};
  for (int file = STDIN_FILENO; file <= STDERR_FILENO; ++file) {
    if (fcntl(file, F_GETFD) < 0 && errno == EBADF) (void)!open("/dev/null", modes[file]);
  }
}

// What was printed may not have arrived: that is a failure, too.
static int flush_all(int status) {
  const int problem = fflush(stdout) != 0 ? errno : ferror(stdout) != 0 ? EIO : 0;
  if (problem != 0) {
    fprintf(stderr, "cannot write output file '-': %s\n", strerror(problem));
    if (status == TOOL_SUCCESS) status = TOOL_FAILURE;
  }
  const bool told = fflush(stderr) == 0 && ferror(stderr) == 0;
  return !told && status == TOOL_SUCCESS ? TOOL_FAILURE : status;
}

#define SUBCOMMAND_COUNT (sizeof subcommands / sizeof *subcommands)

// `tenure NAME ARGUMENT...`; false if there is no such subcommand.
static bool run_subcommand(const char* name, int argument_count, char** arguments,
                           int* out_status) {
  for (size_t i = 0; i < SUBCOMMAND_COUNT; ++i) {
    if (strcmp(name, subcommands[i].name) != 0) continue;
    *out_status = subcommands[i].run(argument_count, arguments);
    return true;
  }
  return false;
}

static int refuse(const char* name) {
  const char* names[SUBCOMMAND_COUNT];
  for (size_t i = 0; i < SUBCOMMAND_COUNT; ++i) names[i] = subcommands[i].name;
  fprintf(stderr, "tenure: Unknown %s '%s'.  Try: 'tenure --help'\n",
          name[0] == '-' ? "command line argument" : "command", name);
  const char* nearest = tool_nearest(tn_string_view_from(name), names, SUBCOMMAND_COUNT);
  if (nearest != NULL) fprintf(stderr, "tenure: Did you mean '%s'?\n", nearest);
  return TOOL_FAILURE;
}

// `tenure help [COMMAND [COMMAND]]`: the help of a command, or of one of its own.
static int help(int argument_count, char** arguments) {
  static char option[] = "--help";
  char* words[] = {option, NULL, NULL};
  int status = TOOL_SUCCESS;
  if (argument_count == 0) {
    print_usage(stdout);
    return TOOL_SUCCESS;
  }
  if (argument_count > 1) {
    words[0] = arguments[1];
    words[1] = option;
  }
  if (run_subcommand(arguments[0], argument_count > 1 ? 2 : 1, words, &status)) return status;
  return refuse(arguments[0]);
}

// `tenure __complete WORD...`: what may follow the words.
static int complete(int argument_count, char** arguments) {
  const bool names_command = argument_count != 0 && strcmp(arguments[0], "help") == 0;
  const int skipped = names_command ? 1 : 0;
  tool_is_completing = true;
  if (argument_count == skipped) {
    for (size_t i = 0; i < SUBCOMMAND_COUNT; ++i) {
      tool_complete("", subcommands[i].name, "", subcommands[i].help);
    }
    if (!names_command) tool_complete("", "help", "", "Say what a command takes");
    return TOOL_SUCCESS;
  }
  // Only commands with commands of their own are asked about the second word.
  const bool is_nested = strcmp(arguments[skipped], "adapter") == 0;
  const int count = argument_count - skipped;
  return help(is_nested && count > 1 ? 2 : 1, arguments + skipped);
}

static int run(int argument_count, char** arguments) {
  int status = TOOL_SUCCESS;
  if (argument_count < 2) {
    print_usage(stderr);
    return TOOL_FAILURE;
  }
  const char* name = arguments[1];
  if (run_subcommand(name, argument_count - 2, arguments + 2, &status)) return status;
  if (strcmp(name, "help") == 0) return help(argument_count - 2, arguments + 2);
  if (strcmp(name, "__complete") == 0) return complete(argument_count - 2, arguments + 2);
  if (strcmp(name, "--help") == 0 || strcmp(name, "-help") == 0 || strcmp(name, "-h") == 0) {
    print_usage(stdout);
    return TOOL_SUCCESS;
  }
  if (strcmp(name, "--version") == 0 || strcmp(name, "-version") == 0) {
    printf("tenure %s\n", tn_version());
    return TOOL_SUCCESS;
  }
  return refuse(name);
}

int main(int argument_count, char** arguments) {
  static char reports[BUFSIZ];
  // A file that may not grow any more is an error to report, not a reason to die.
  signal(SIGXFSZ, SIG_IGN);
  fill_closed();
  // Reports are made of many pieces, and a line of them is one thing to write.
  setvbuf(stderr, reports, _IOLBF, sizeof reports);
  return flush_all(run(argument_count, arguments));
}
