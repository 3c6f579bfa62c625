// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure: the library's command. Its commands are in their own files, and the build collects them
// (TOOL_COMMAND); this file finds them by name, lists them and runs them.

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"
#include "commands.h"
#include "completion.h"

//===-- Files ---------------------------------------------------------------------------------===//

// Opens /dev/null for closed standard files, so that a new file does not replace standard output or
// error. Reading and writing standard output then fails.
static void fill_closed(void) {
  static const int modes[] = {O_WRONLY, O_RDONLY, O_RDWR};
  for (int file = STDIN_FILENO; file <= STDERR_FILENO; ++file) {
    if (fcntl(file, F_GETFD) < 0 && errno == EBADF) (void)!open("/dev/null", modes[file]);
  }
}

// The error of the first failed write to standard output; 0 for none. At the end of a long output
// errno has changed, and there may be nothing to flush.
static int output_problem;

static ssize_t write_output(void* unused, const char* bytes, size_t size) {
  (void)unused;
  size_t done = 0;
  while (done < size && output_problem == 0) {
    const ssize_t written = write(STDOUT_FILENO, bytes + done, size - done);
    if (written < 0 && errno != EINTR) output_problem = errno;
    if (written > 0) done += (size_t)written;
  }
  return output_problem == 0 ? (ssize_t)size : 0;
}

static void watch_output(void) {
#ifdef __GLIBC__
  static const cookie_io_functions_t functions = {.write = write_output};
  FILE* watched = fopencookie(NULL, "w", functions);
  if (watched == NULL) return;
  // A terminal shows each line when it is printed.
  setvbuf(watched, NULL, isatty(STDOUT_FILENO) != 0 ? _IOLBF : _IOFBF, BUFSIZ);
  stdout = watched;
#else
  (void)write_output;
#endif
}

// Failing to flush the output is a failure, too.
static int flush_all(int status) {
  const bool written = fflush(stdout) == 0 && ferror(stdout) == 0;
  if (!written) {
    fprintf(stderr, "cannot write output file '-': %s\n",
            strerror(output_problem != 0 ? output_problem : EIO));
    if (status == TOOL_SUCCESS) status = TOOL_FAILURE;
  }
  const bool told = fflush(stderr) == 0 && ferror(stderr) == 0;
  return !told && status == TOOL_SUCCESS ? TOOL_FAILURE : status;
}

//===-- Commands ------------------------------------------------------------------------------===//

static int error_status(const tool_command* command) {
  return command->error_status != 0 ? command->error_status : TOOL_FAILURE;
}

// Parses the arguments of a command without subcommands, and runs it.
static int run_leaf(const tool_command* command, int argument_count, char** arguments) {
  const char** words = calloc((size_t)argument_count + 2, sizeof *words);
  size_t word_count = 0;
  if (words == NULL) {
    tool_error("out of memory");
    return error_status(command);
  }
  int status = error_status(command);
  const tool_parse_result parsed =
      tool_arguments_parse(command, argument_count, arguments, words, &word_count);
  if (parsed == TOOL_PARSE_OK) {
    tool_findings_begin();
    status = command->run(words, word_count);
    tool_findings_end();
  }
  if (parsed == TOOL_PARSE_HELP) {
    tool_command_print_help(command);
    status = TOOL_SUCCESS;
  }
  free(words);
  return status;
}

// Finds the most similar option of a group, which has no table of options.
static const char* nearest_option(const tool_command* group, const char* name) {
  static const char* const options[] = {"--help", "--version"};
  return tool_nearest(tn_string_view_from(name), options, group == &tool_command_tenure ? 2 : 1);
}

static int refuse(const tool_command* group, const char* name) {
  fprintf(stderr, "%s: Unknown %s '%s'.  Try: '%s --help'\n", group->name,
          name[0] == '-' ? "command line argument" : "command", name, group->name);
  const char* nearest =
      name[0] == '-' ? nearest_option(group, name) : tool_commands_nearest(group, name);
  if (nearest != NULL) fprintf(stderr, "%s: Did you mean '%s'?\n", group->name, nearest);
  return TOOL_FAILURE;
}

static bool is_option(const char* argument, const char* name) {
  if (argument[0] != '-') return false;
  return strcmp(argument + (argument[1] == '-' ? 2 : 1), name) == 0;
}

// Runs the command that the arguments after the name of a group, or of `tenure`, name.
static int run(const tool_command* group, int argument_count, char** arguments) {
  if (group->run != NULL) return run_leaf(group, argument_count, arguments);
  if (argument_count == 0) {
    tool_commands_print_help(group, stderr);
    return TOOL_FAILURE;
  }
  const tool_command* command = tool_commands_find(group, arguments[0]);
  if (command != NULL) return run(command, argument_count - 1, arguments + 1);
  if (is_option(arguments[0], "help") || strcmp(arguments[0], "-h") == 0) {
    tool_commands_print_help(group, stdout);
    return TOOL_SUCCESS;
  }
  if (group == &tool_command_tenure &&
      (is_option(arguments[0], "version") || strcmp(arguments[0], "-V") == 0 ||
       strcmp(arguments[0], "version") == 0)) {
    printf("tenure %s\n", tn_version());
    return TOOL_SUCCESS;
  }
  return refuse(group, arguments[0]);
}

TOOL_COMMAND(tenure) = {.name = "tenure",
                        .usage = "COMMAND [ARGUMENT...]",
                        .summary = "Reads, checks and writes MLIR modules."};

//===-- help ----------------------------------------------------------------------------------===//

static int run_help(const char** words, size_t word_count) {
  const tool_command* command = &tool_command_tenure;
  for (size_t i = 0; i < word_count; ++i) {
    const tool_command* inside = tool_commands_find(command, words[i]);
    if (inside == NULL) return refuse(command, words[i]);
    command = inside;
  }
  if (command->run == NULL) {
    tool_commands_print_help(command, stdout);
  } else {
    tool_command_print_help(command);
  }
  return TOOL_SUCCESS;
}

TOOL_COMMAND(help) = {.name = "tenure help",
                      .brief = "Show the usage of a command",
                      .usage = "[COMMAND...]",
                      .summary = "Shows the usage of a command, as 'tenure COMMAND --help' does.",
                      .positional_max = 2,
                      .rank = 110,
                      .run = run_help};

//===-- The program ---------------------------------------------------------------------------===//

int main(int argument_count, char** arguments) {
  static char reports[BUFSIZ];
  // Exceeding the file size limit is an error to report, not a crash.
  signal(SIGXFSZ, SIG_IGN);
  fill_closed();
  watch_output();
  // Messages consist of many pieces; each line is written at once.
  setvbuf(stderr, reports, _IOLBF, sizeof reports);
  const int count = argument_count < 1 ? 0 : argument_count - 1;
  if (count != 0 && strcmp(arguments[1], "__complete") == 0) {
    const bool done = tool_completion_answer(count - 1, arguments + 2);
    return flush_all(done ? TOOL_SUCCESS : TOOL_FAILURE);
  }
  if (count == 2 && strcmp(arguments[1], "__manual") == 0) {
    return flush_all(tool_manual_write(arguments[2]));
  }
  return flush_all(run(&tool_command_tenure, count, arguments + 1));
}
