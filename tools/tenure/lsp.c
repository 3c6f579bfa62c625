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
  tool_list dialect_files;
} flags;

static const char epilogue[] =
    "It speaks the Language Server Protocol on standard input and output, answers what\n"
    "mlir-lsp-server answers, and knows the dialects that are shipped and those of "
    "--dialect-file.";

/// Whether the flags name what there is; others are reported.
static bool check_words(const flags* given) {
  static const char* const styles[] = {"standard", "delimited"};
  static const char* const logs[] = {"error", "info", "verbose"};
  bool has_style = false;
  bool has_log = false;
  for (size_t i = 0; i < 2; ++i) has_style |= strcmp(given->input_style, styles[i]) == 0;
  for (size_t i = 0; i < 3; ++i) has_log |= strcmp(given->log, logs[i]) == 0;
  if (!has_style)
    tool_error("--input-style is standard or delimited, not '%s'", given->input_style);
  if (!has_log) tool_error("--log is error, info or verbose, not '%s'", given->log);
  return has_style && has_log;
}

int tool_lsp(int argument_count, char** arguments) {
  static flags given;
  given = (flags){.input_style = "standard", .log = "info"};
  const tool_option options[] = {
      {"dialect-file", TOOL_LIST, &given.dialect_files, "FILE",
       "Load the dialects of the schema in FILE ('Schemas' in the documentation, "
       "schema/README.md); may be given several times"},
      {"input-style", TOOL_TEXT, &given.input_style, "STYLE", "standard, or delimited: for tests"},
      {"lit-test", TOOL_FLAG, &given.is_test, NULL,
       "Short for --input-style=delimited --pretty --log=verbose"},
      {"log", TOOL_TEXT, &given.log, "LEVEL", "What goes to standard error: error, info, verbose"},
      {"pretty", TOOL_FLAG, &given.pretty, NULL, "Indent what is sent"},
  };
  const tool_command command = {.name = "tenure lsp",
                                .usage = "[OPTION...]",
                                .summary = "A language server for MLIR.",
                                .epilogue = epilogue,
                                .options = options,
                                .option_count = sizeof options / sizeof *options};
  size_t count = 0;
  const tool_parse_result parsed =
      tool_arguments_parse(&command, argument_count, arguments, NULL, &count);
  if (parsed != TOOL_PARSE_OK) return parsed == TOOL_PARSE_HELP ? TOOL_SUCCESS : TOOL_FAILURE;
  if (!check_words(&given)) return TOOL_FAILURE;
  const lsp_options served = {
      .delimited = given.is_test || strcmp(given.input_style, "delimited") == 0,
      .pretty = given.is_test || given.pretty,
      .verbose = given.is_test || strcmp(given.log, "verbose") == 0,
      .dialects = {.files = given.dialect_files.items, .file_count = given.dialect_files.count}};
  return lsp_serve(&served, stdin, stdout);
}
