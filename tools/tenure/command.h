// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the subcommands of `tenure` share: options, files, reports.
//
//   commands    TOOL_COMMAND, tool_commands
//   arguments   tool_arguments_parse, tool_command_print_help
//   files       tool_input_*, tool_output_*
//   progress    tool_text_progress_*
//   reports     tool_context_create, tool_error, tool_report_in; TOOL_DIAGNOSTICS, tool_findings_*
//   dialects    TOOL_DIALECT_FILE, tool_dialects_gather, tool_context_load_*
//
// Functions that can fail report on standard error and return false; a command then exits
// with 1.

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
  TOOL_INTEGER,   ///< tool_number: the same, from -1 on
  TOOL_TEXT,      ///< const char*: --name=TEXT, --name TEXT
  TOOL_MAY_TEXT,  ///< const char*: --name=TEXT, --name, which sets it to ""
  TOOL_LIST,      ///< tool_list: as TOOL_TEXT, and each one counts
  TOOL_WORD,      ///< tool_choice: --name=WORD, --name WORD
  TOOL_MAY_WORD   ///< tool_choice: --name=WORD, --name, which sets it to ""
} tool_option_kind;

#define TOOL_LIST_MAX 256u

/// The texts of an option that may be given several times.
typedef struct tool_list {
  size_t count;
  const char* items[TOOL_LIST_MAX];
} tool_list;

typedef struct tool_number {
  bool given;
  int64_t value;
} tool_number;

/// One of the values that an option takes.
typedef struct tool_word {
  const char* name;
  const char* help;
} tool_word;

/// The word that was given, or NULL, of those that there are, after which stands one without a name.
typedef struct tool_choice {
  const char* word;
  const tool_word* words;
} tool_choice;

/// An option, with one or two dashes as the user likes. Given twice, the last one counts.
typedef struct tool_option {
  const char* name;
  tool_option_kind kind;
  void* target;
  const char* value_name;  ///< For the help: "FILE".
  const char* help;
} tool_option;

/// Options that belong together.
typedef struct tool_option_group {
  const char* title;
  const tool_option* options;
  size_t option_count;
} tool_option_group;

typedef enum tool_taken {
  TOOL_NOT_TAKEN,  ///< It is for the table of options.
  TOOL_TAKEN,
  TOOL_REFUSED  ///< After a report.
} tool_taken;

/// One command, in its own file; TOOL_COMMAND puts it among the others.
typedef struct tool_command {
  const char* name;      ///< "tenure opt"; "tenure adapter list" is a command of "tenure adapter".
  const char* brief;     ///< In the list of commands.
  const char* usage;     ///< After the name: "[OPTION...] [FILE]"
  const char* summary;   ///< What it does, in a sentence or two.
  const char* epilogue;  ///< After the options; may be NULL.
  const tool_option* options;
  size_t option_count;
  const tool_option_group* groups;  ///< Further options, by title.
  size_t group_count;
  size_t positional_min;
  size_t positional_max;
  int rank;           ///< Lists have small ones first.
  int error_status;   ///< Of arguments that are wrong; 0 is TOOL_FAILURE.
  bool takes_passes;  ///< Its arguments may name passes: near misses of those are told as well.
  /// Asked for each option before the table is, "--NAME=VALUE" (or NULL); may be NULL.
  tool_taken (*take)(tn_string_view name, const char* value);
  /// Prints after the help what else there is, or completes it (tool_is_completing); may be NULL.
  void (*print_more)(void);
  /// Runs it, with the options in their places, on the arguments that are none, and returns the exit
  /// code; there is room for two more of them. NULL: it has only commands of its own.
  int (*run)(const char** words, size_t word_count);
} tool_command;

/// Defines the command of a file; the build gathers those of all files in tool_commands.
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

/// Reads the arguments after a command's name. Those that are no options go to `positionals`, in
/// order. TOOL_PARSE_HELP when the help is asked for.
tool_parse_result tool_arguments_parse(const tool_command* command, int argument_count,
                                       char** arguments, const char** positionals,
                                       size_t* out_positional_count);

/// Prints the help of a command, with the table of its options; while completing, lines for these.
void tool_command_print_help(const tool_command* command);
/// The same for its options alone.
void tool_command_print_options(const tool_command* command);

/// The option called `name`, without dashes; NULL if there is none.
const tool_option* tool_command_find_option(const tool_command* command, const char* name,
                                            size_t size);
/// The words that an option takes, with one without a name after them; NULL where it takes others.
const tool_word* tool_option_words(const tool_option* option);

/// Looks for the name that another is most like, among names that are given one by one.
typedef struct tool_near_miss {
  tn_string_view name;
  const char* nearest;  ///< NULL while it is like none.
  size_t distance;      ///< What is nearer takes the place of `nearest`.
} tool_near_miss;
void tool_near_miss_begin(tool_near_miss* search, tn_string_view name);
void tool_near_miss_try(tool_near_miss* search, const char* name);

/// Of `count` names the one that `name` is most like; NULL if it is like none.
const char* tool_nearest(tn_string_view name, const char* const* names, size_t count);

//===-- Files ---------------------------------------------------------------------------------===//

/// A text that is read: a mapped file, or what standard input gave.
typedef struct tool_input {
  tn_source source;  ///< `name` as in messages and locations: the path as given, or "<stdin>".
  bool mapped;
} tool_input;

typedef enum tool_input_kind {
  TOOL_MODULE,  ///< Text or bytecode.
  TOOL_BYTES    ///< Anything else.
} tool_input_kind;

/// Reads the file at `path`; "-" is standard input. What is no regular file is read up to 4 GiB, and
/// refused at once where it cannot be of its kind: a block of 64 KiB of text in which a twentieth or
/// more are control characters, or a first block of nothing but NULs.
bool tool_input_open(const char* path, tool_input_kind kind, tool_input* out_input);
/// Gives the memory of a part that was read back, if the file is mapped: whoever looks into it reads
/// it again.
void tool_input_put_away(const tool_input* input, tn_string_view part);
void tool_input_close(tool_input* input);

/// Has memory that is given back kept for what comes next, and one heap for all threads. Called before
/// there are any.
void tool_memory_keep(void);
/// Gives back all that is not in use.
void tool_memory_drop(void);

/// A file that is written, or standard output. A regular file comes into being whole when it is
/// committed; until then it is a temporary file beside it, which is taken away when a signal ends the
/// process.
typedef struct tool_output {
  const char* path;
  char* target;  ///< The path to rename to; NULL when it is written directly.
  char* temporary;
  int file;
  tn_status status;
  int error_number;          ///< Of a write that failed.
  size_t size;               ///< Of what waits in the buffer.
  struct tool_output* next;  ///< Of those that a signal takes away.
  char buffer[1 << 16];
} tool_output;

/// What ends a process that does not look out for it; main ignores SIGXFSZ.
#define TOOL_ENDING_SIGNAL_COUNT 11
extern const int tool_ending_signals[TOOL_ENDING_SIGNAL_COUNT];

/// "-" is standard output.
bool tool_output_open(const char* path, tool_output* output);
/// The same for bytes that are no text, which a terminal is not given: it would take them as commands.
bool tool_output_open_binary(const char* path, tool_output* output);
/// A tn_write_fn over a tool_output.
tn_status tool_output_write(void* output, const char* bytes, size_t size);
void tool_output_format(tool_output* output, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// Writes what waits and puts the file in its place.
bool tool_output_commit(tool_output* output);
/// After a failure: takes a file away, but writes what waits to standard output.
void tool_output_give_up(tool_output* output);
/// Takes away what was written.
void tool_output_abandon(tool_output* output);

//===-- Texts ---------------------------------------------------------------------------------===//

/// A text in memory that grows. It begins as all zero, and its owner frees `data`. `failed` is set
/// when out of memory.
typedef struct tool_text {
  char* data;
  size_t size;
  size_t capacity;
  bool failed;
} tool_text;
/// A tn_write_fn over a tool_text.
tn_status tool_text_write(void* text, const char* bytes, size_t size);

/// Prints a text as a JSON string; bytes that are not UTF-8 become U+FFFD.
void tool_json_string(FILE* out, tn_string_view text);

//===-- Progress ------------------------------------------------------------------------------===//

/// A line about what is being done, on standard error if that is a terminal, and only for what takes
/// more than a second.
typedef struct tool_text_progress {
  const char* name;  ///< Of the input.
  bool enabled;
  bool is_shown;
  double started;  ///< In seconds.
  double shown_at;
} tool_text_progress;

void tool_text_progress_open(const char* name, tool_text_progress* progress);
/// A tn_progress_fn over a tool_text_progress: shows how much of the input was read.
tn_status tool_text_progress_read(void* progress, uint64_t done, uint64_t total);
/// Shows how many bytes were written.
void tool_text_progress_written(tool_text_progress* progress, uint64_t byte_count);
/// Takes the line away: before something else is said, and in the end.
void tool_text_progress_clear(tool_text_progress* progress);

//===-- Reports -------------------------------------------------------------------------------===//

/// A tn_write_fn for standard error.
tn_status tool_write_stderr(void* user_data, const char* bytes, size_t size);

/// Says "tenure: error: ..." on standard error.
void tool_error(const char* format, ...) __attribute__((format(printf, 1, 2)));

/// Reports a file that cannot be read or written, as mlir-opt does: without a name in front.
void tool_file_error(const char* format, ...) __attribute__((format(printf, 1, 2)));

/// Says something about the bytes of a source from `offset` on, of which the first `size` are marked,
/// in the form of diagnostics.
void tool_report_in(const tn_source* source, size_t offset, size_t size, const char* severity,
                    const char* format, ...) __attribute__((format(printf, 5, 6)));

/// Shows the line at a position of a source, with a caret and `size` - 1 tildes below it where it is
/// plain ASCII; nothing if there is no such line.
void tool_show_line(FILE* out, const tn_source* source, uint32_t line, uint32_t column,
                    size_t size);

/// A context whose diagnostics go to standard error in mlir-opt's form; lines are shown from
/// `source`, which may be NULL and is borrowed as long as the context lives.
bool tool_context_create(const tn_source* source, bool allow_unregistered,
                         tn_context** out_context);

/// A context with `handler`, as in tn_diagnostic_handler_attach.
bool tool_context_create_with(const tn_context_options* options, tn_diagnostic_handler_fn handler,
                              void* user_data, tn_context** out_context);
/// How tool_report prints: in colour where a terminal is, if nothing else is set here.
extern tn_diagnostic_printer_options tool_report_options;
/// The handler of tool_context_create; `source` is the tn_source.
bool tool_report(const tn_diagnostic* diagnostic, void* source);

/// A diagnostic as a program reads it.
typedef struct tool_finding {
  tn_severity severity;
  tn_string_view message;
  tn_file_range range;              ///< Line 0 if the diagnostic has no place.
  const tn_source* source;          ///< The text of `range.file`; NULL if not available.
  const tn_diagnostic* diagnostic;  ///< The one that it is, for its notes; may be NULL.
} tool_finding;
/// Takes what would be printed as text; NULL prints it.
extern void (*tool_finding_sink)(const tool_finding* finding);

/// Where a diagnostic points; false, and line 0, if nowhere in a file.
bool tool_finding_find_place(const tn_diagnostic* diagnostic, tn_file_range* out_range);

/// The option --diagnostics, and its value.
extern tool_choice tool_diagnostics;
#define TOOL_DIAGNOSTICS                                           \
  {                                                                \
    "diagnostics", TOOL_WORD, &tool_diagnostics, "FORMAT",         \
        "Format of errors, warnings and remarks on standard error" \
  }

/// Sends findings where --diagnostics asks for.
void tool_findings_begin(void);
/// Prints what the format has at the end.
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

/// The schemas of the project that `path` belongs to, and those of --dialect-file.
bool tool_dialects_gather(const char* path, tool_dialects* out_dialects);
bool tool_context_load_schema(tn_context* context, const char* path);
bool tool_context_load_schemas(tn_context* context, const tool_dialects* dialects);
/// tool_dialects_gather and tool_context_load_schemas, for one context.
bool tool_context_load_dialects(tn_context* context, const char* path);

#endif  // TENURE_TOOLS_COMMAND_H
