// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure lsp: a language server for MLIR on standard input and output.

#include "lsp/lsp.h"
#include "command.h"

#include <string.h>

typedef struct flags {
  bool is_test;
  bool pretty;
  const char* input_style;
  const char* log;
} flags;

static const char epilogue[] =
    "It speaks the Language Server Protocol on standard input and output, supports the "
    "requests\nof mlir-lsp-server, and loads the shipped dialects and those of --dialect-file.";

/// Checks the values of flags; reports unknown ones.
static bool check_words(const flags* self) {
  static const char* const styles[] = {"standard", "delimited"};
  static const char* const logs[] = {"error", "info", "verbose"};
  bool has_style = false;
  bool has_log = false;
  for (size_t i = 0; i < 2; ++i) has_style |= strcmp(self->input_style, styles[i]) == 0;
  for (size_t i = 0; i < 3; ++i) has_log |= strcmp(self->log, logs[i]) == 0;
  if (!has_style)
    tool_error("for the --input-style option: expected standard or delimited, got '%s'",
               self->input_style);
  if (!has_log)
    tool_error("for the --log option: expected error, info or verbose, got '%s'", self->log);
  return has_style && has_log;
}

static flags given = {.input_style = "standard", .log = "info"};

static const tool_option option_table[] = {
    TOOL_DIALECT_FILE,
    {"input-style", TOOL_TEXT, &given.input_style, "STYLE", "standard, or delimited (for tests)"},
    {"lit-test", TOOL_FLAG, &given.is_test, NULL,
     "Short for --input-style=delimited --pretty --log=verbose"},
    {"log", TOOL_TEXT, &given.log, "LEVEL", "Messages on standard error: error, info, verbose"},
    {"pretty", TOOL_FLAG, &given.pretty, NULL, "Indent replies"},
};

static int run_lsp(const char** words, size_t word_count) {
  (void)words;
  (void)word_count;
  if (!check_words(&given)) return TOOL_FAILURE;
  const lsp_options served = {
      .delimited = given.is_test || strcmp(given.input_style, "delimited") == 0,
      .pretty = given.is_test || given.pretty,
      .is_test = given.is_test,
      .verbose = given.is_test || strcmp(given.log, "verbose") == 0,
      .dialects = {.files = tool_dialect_files.items, .file_count = tool_dialect_files.count}};
  return lsp_serve(&served, stdin, stdout);
}

TOOL_COMMAND(lsp) = {.name = "tenure lsp",
                     .brief = "Run a language server for MLIR",
                     .usage = "[OPTION...]",
                     .summary = "Runs a language server for MLIR.",
                     .epilogue = epilogue,
                     .options = option_table,
                     .option_count = sizeof option_table / sizeof *option_table,
                     .rank = 80,
                     .run = run_lsp};
