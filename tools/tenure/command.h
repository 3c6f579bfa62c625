// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the subcommands of `tenure`: options, files, reports.
//
//   commands    TOOL_COMMAND, tool_commands
//   arguments   tool_arguments_parse, tool_command_print_help
//   files       tool_input_*, tool_output_*
//   progress    tool_text_progress_*
//   reports     tool_context_create, tool_error, tool_report_in; TOOL_DIAGNOSTICS, tool_findings_*
//   dialects    TOOL_DIALECT_FILE, tool_dialects_gather, tool_context_load_*
//
// Functions that can fail report on standard error and return false; the command then exits with 1.

#ifndef TENURE_TOOLS_COMMAND_H
#define TENURE_TOOLS_COMMAND_H

#include <stdio.h>
#include <tenure/base.h>
#include <tenure/context.h>
#include <tenure/diagnostics.h>
#include <tenure/location.h>

#include "lsp/project.h"

#define TOOL_SUCCESS 0
#define TOOL_FAILURE 1

//===-- Arguments -----------------------------------------------------------------------------===//

typedef enum tool_option_kind {
  TOOL_FLAG,      ///< bool: --name, --name=false
  TOOL_NUMBER,    ///< tool_number: --name=N, --name N; from 0 to 2^32 - 1
  TOOL_INTEGER,   ///< tool_number: like TOOL_NUMBER, but from -1
  TOOL_TEXT,      ///< const char*: --name=TEXT, --name TEXT
  TOOL_MAY_TEXT,  ///< const char*: --name=TEXT, or --name for ""
  TOOL_LIST,      ///< tool_list: like TOOL_TEXT, collects all values
  TOOL_WORD,      ///< tool_choice: --name=WORD, --name WORD
  TOOL_MAY_WORD   ///< tool_choice: --name=WORD, or --name for ""
} tool_option_kind;

#define TOOL_LIST_MAX 256u

/// The values of an option that may be given several times.
typedef struct tool_list {
  size_t count;
  const char* items[TOOL_LIST_MAX];
} tool_list;

typedef struct tool_number {
  bool given;
  int64_t value;
} tool_number;

/// One of the allowed values of an option.
typedef struct tool_word {
  const char* name;
  const char* help;
} tool_word;

/// The given value, or NULL, and the allowed values, which end with one without a name.
typedef struct tool_choice {
  const char* word;
  const tool_word* words;
} tool_choice;

/// An option, with one or two dashes. If it is given twice, the last one counts.
typedef struct tool_option {
  const char* name;
  tool_option_kind kind;
  void* target;
  const char* value_name;  ///< For the help: "FILE".
  const char* help;
} tool_option;

/// A group of options.
typedef struct tool_option_group {
  const char* title;
  const tool_option* options;
  size_t option_count;
} tool_option_group;

typedef enum tool_taken {
  TOOL_NOT_TAKEN,  ///< The option belongs to the table of options.
  TOOL_TAKEN,
  TOOL_REFUSED  ///< Reported as an error.
} tool_taken;

/// A command, in its own file; TOOL_COMMAND registers it.
typedef struct tool_command {
  const char* name;      ///< "tenure opt"; "tenure adapter list" is a command of "tenure adapter".
  const char* brief;     ///< For the list of commands.
  const char* usage;     ///< The text after the name: "[OPTION...] [FILE]".
  const char* summary;   ///< A description of one or two sentences.
  const char* epilogue;  ///< The text after the options; may be NULL.
  const tool_option* options;
  size_t option_count;
  const tool_option_group* groups;  ///< Further options, grouped by title.
  size_t group_count;
  size_t positional_min;
  size_t positional_max;
  int rank;           ///< Lists are sorted by rank.
  int error_status;   ///< The exit code for wrong arguments; 0 for TOOL_FAILURE.
  bool takes_passes;  ///< Arguments may name passes: suggestions include their names.
  /// Called for each option before the table is searched, with "--NAME=VALUE" (or NULL); may be
  /// NULL.
  tool_taken (*take)(tn_string_view name, const char* value);
  /// Prints more help, or completes it (tool_is_completing); may be NULL.
  void (*print_more)(void);
  /// Runs the command on the positional arguments, after options are set, and returns the exit
  /// code. The array has room for two more arguments. NULL if it only has subcommands.
  int (*run)(const char** words, size_t word_count);
} tool_command;

/// Defines the command of a file. The build collects all commands in tool_commands.
#define TOOL_COMMAND(name)                       \
  extern const tool_command tool_command_##name; \
  const tool_command tool_command_##name

extern const tool_command* const tool_commands[];
extern const size_t tool_command_count;

typedef enum tool_parse_result {
  TOOL_PARSE_OK,
  TOOL_PARSE_HELP,
  TOOL_PARSE_ERROR
} tool_parse_result;

/// Parses the arguments after a command's name. Those that are not options go to `positionals`, in
/// order. Returns TOOL_PARSE_HELP if the help is requested.
tool_parse_result tool_arguments_parse(const tool_command* command, int argument_count,
                                       char** arguments, const char** positionals,
                                       size_t* out_positional_count);

/// Prints the help of a command with its options; for completion, lines of words.
void tool_command_print_help(const tool_command* command);
/// Prints only its options.
void tool_command_print_options(const tool_command* command);

/// Finds the option `name`, without dashes; NULL if there is none.
const tool_option* tool_command_find_option(const tool_command* command, const char* name,
                                            size_t size);
/// Returns the allowed values of an option, which end with one without a name; NULL if any value is
/// allowed.
const tool_word* tool_option_words(const tool_option* option);

/// A search for the most similar name, among names that are added one by one.
typedef struct tool_near_miss {
  tn_string_view name;
  const char* nearest;  ///< NULL if none is similar.
  size_t distance;      ///< The distance to `nearest`; a name that is closer replaces it.
} tool_near_miss;
void tool_near_miss_begin(tool_near_miss* search, tn_string_view name);
void tool_near_miss_try(tool_near_miss* search, const char* name);

/// Returns the name among `count` names that is most similar to `name`; NULL if none is similar.
const char* tool_nearest(tn_string_view name, const char* const* names, size_t count);

//===-- Files ---------------------------------------------------------------------------------===//

/// An input: a mapped file, or the contents of standard input.
typedef struct tool_input {
  tn_source source;  ///< `name` as in messages and locations: the path as given, or "<stdin>".
  bool mapped;
} tool_input;

typedef enum tool_input_kind {
  TOOL_MODULE,  ///< Text or bytecode.
  TOOL_BYTES    ///< Anything else.
} tool_input_kind;

/// Opens the file at `path`; "-" is standard input. Reads at most 4 GiB of a file that is not
/// regular, and rejects it early if it cannot be of its kind: if a twentieth or more of a block of
/// 64 KiB of text are control characters, or if the first block is all NULs.
bool tool_input_open(const char* path, tool_input_kind kind, tool_input* out_input);
/// Releases the memory of a processed part of a mapped file. Accessing it again reloads it.
void tool_input_put_away(const tool_input* input, tn_string_view part);
void tool_input_close(tool_input* input);

/// Keeps freed memory for reuse, and uses one heap for all threads. Must be called before there are
/// threads.
void tool_memory_keep(void);
/// Returns all unused memory to the system.
void tool_memory_drop(void);

/// An output file, or standard output. A regular file appears only when it is committed; until then
/// it is a temporary file in the same folder, which is deleted if a signal ends the process.
typedef struct tool_output {
  const char* path;
  char* target;  ///< The path to rename to; NULL if written directly.
  char* temporary;
  int file;
  tn_status status;
  int error_number;          ///< The error of a failed write.
  size_t size;               ///< The number of bytes in the buffer.
  struct tool_output* next;  ///< The next file to delete on a signal.
  char buffer[1 << 16];
} tool_output;

/// The signals that end a process by default; main ignores SIGXFSZ.
#define TOOL_ENDING_SIGNAL_COUNT 11
extern const int tool_ending_signals[TOOL_ENDING_SIGNAL_COUNT];

/// "-" is standard output.
bool tool_output_open(const char* path, tool_output* output);
/// Like tool_output_open, but for binary data: refuses a terminal, which would interpret it.
bool tool_output_open_binary(const char* path, tool_output* output);
/// A tn_write_fn; `output` is a tool_output.
tn_status tool_output_write(void* output, const char* bytes, size_t size);
void tool_output_format(tool_output* output, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// Writes the buffer and moves the file to its path.
bool tool_output_commit(tool_output* output);
/// After a failure: deletes a file, but writes the buffer to standard output.
void tool_output_give_up(tool_output* output);
/// Discards the output.
void tool_output_abandon(tool_output* output);

//===-- Text ----------------------------------------------------------------------------------===//

/// A growing buffer. It is initially all zero, and its owner frees `data`. `failed` is set if out
/// of memory.
typedef struct tool_text {
  char* data;
  size_t size;
  size_t capacity;
  bool failed;
} tool_text;
/// A tn_write_fn; `text` is a tool_text.
tn_status tool_text_write(void* text, const char* bytes, size_t size);

/// Prints a text as a JSON string; bytes that are not UTF-8 become U+FFFD.
void tool_json_string(FILE* out, tn_string_view text);

//===-- Progress ------------------------------------------------------------------------------===//

/// A progress line on standard error, if that is a terminal and the operation takes more than a
/// second.
typedef struct tool_text_progress {
  const char* name;  ///< The name of the input.
  bool enabled;
  bool is_shown;
  double started;  ///< In seconds.
  double shown_at;
} tool_text_progress;

void tool_text_progress_open(const char* name, tool_text_progress* progress);
/// A tn_progress_fn; `progress` is a tool_text_progress: shows how much of the input was read.
tn_status tool_text_progress_read(void* progress, uint64_t done, uint64_t total);
/// Shows how many bytes were written.
void tool_text_progress_written(tool_text_progress* progress, uint64_t byte_count);
/// Clears the line: before other output, and at the end.
void tool_text_progress_clear(tool_text_progress* progress);

//===-- Reports -------------------------------------------------------------------------------===//

/// A tn_write_fn for standard error.
tn_status tool_write_stderr(void* user_data, const char* bytes, size_t size);

/// Prints "tenure: error: ..." to standard error.
void tool_error(const char* format, ...) __attribute__((format(printf, 1, 2)));

/// Reports a file that cannot be read or written, without a prefix, as mlir-opt does.
void tool_file_error(const char* format, ...) __attribute__((format(printf, 1, 2)));

/// Reports a problem with `size` bytes of a source at `offset`, in the form of diagnostics.
void tool_report_in(const tn_source* source, size_t offset, size_t size, const char* severity,
                    const char* format, ...) __attribute__((format(printf, 5, 6)));

/// Prints a line of a source, with a caret and `size` - 1 tildes below the position if the line is
/// plain ASCII; nothing if there is no such line.
void tool_show_line(FILE* out, const tn_source* source, uint32_t line, uint32_t column,
                    size_t size);

/// Creates a context whose diagnostics go to standard error in mlir-opt's form. Lines are shown
/// from `source`, which may be NULL and must live as long as the context.
bool tool_context_create(const tn_source* source, bool allow_unregistered,
                         tn_context** out_context);

/// Creates a context with `handler`, as in tn_diagnostic_handler_attach.
bool tool_context_create_with(const tn_context_options* options, tn_diagnostic_handler_fn handler,
                              void* user_data, tn_context** out_context);
/// The options of tool_report: by default, in color on a terminal.
extern tn_diagnostic_printer_options tool_report_options;
/// The handler of tool_context_create; `source` is the tn_source.
bool tool_report(const tn_diagnostic* diagnostic, void* source);

/// A diagnostic in machine-readable form.
typedef struct tool_finding {
  tn_severity severity;
  tn_string_view message;
  tn_file_range range;              ///< Line 0 if the diagnostic has no position.
  const tn_source* source;          ///< The text of `range.file`; NULL if not available.
  const tn_diagnostic* diagnostic;  ///< The original diagnostic, for its notes; may be NULL.
} tool_finding;
/// Receives findings instead of the printer; NULL prints them.
extern void (*tool_finding_sink)(const tool_finding* finding);

/// Finds the position of a diagnostic; false, and line 0, if it has none in a file.
bool tool_finding_find_place(const tn_diagnostic* diagnostic, tn_file_range* out_range);

/// The option --diagnostics and its value.
extern tool_choice tool_diagnostics;
#define TOOL_DIAGNOSTICS                                           \
  {                                                                \
    "diagnostics", TOOL_WORD, &tool_diagnostics, "FORMAT",         \
        "Format of errors, warnings and remarks on standard error" \
  }

/// Sends findings to the format that --diagnostics selects.
void tool_findings_begin(void);
/// Prints the end of the format.
void tool_findings_end(void);

//===-- Dialects ------------------------------------------------------------------------------===//

/// The schemas that --dialect-file names.
extern tool_list tool_dialect_files;

/// The option, for the table of each command that reads modules.
#define TOOL_DIALECT_FILE                                                     \
  {                                                                           \
    "dialect-file", TOOL_LIST, &tool_dialect_files, "FILE",                   \
        "Load the dialects of the schema in FILE; may be given several times" \
  }

/// Collects the schemas of the project that contains `path`, and of --dialect-file.
bool tool_dialects_gather(const char* path, tool_dialects* out_dialects);
bool tool_context_load_schema(tn_context* context, const char* path);
bool tool_context_load_schemas(tn_context* context, const tool_dialects* dialects);
/// Like tool_dialects_gather and tool_context_load_schemas, for one context.
bool tool_context_load_dialects(tn_context* context, const char* path);

#endif  // TENURE_TOOLS_COMMAND_H
