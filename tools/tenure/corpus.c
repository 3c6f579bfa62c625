// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure corpus: applies steps to millions of modules.
//
// Python's tenure.corpus does the work; this command parses the options and executes Python. Steps
// run in the order of their options.

#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "command.h"

#define WORD_MAX 1024u
#define WORD_SIZE 65536u

static const char start_corpus[] =
    "import importlib.util, sys\n"
    "names = ['tenure', 'pyarrow', 'fsspec', 'cloudpickle', 'numpy']\n"
    "missing = [name for name in names if importlib.util.find_spec(name) is None]\n"
    "if missing:\n"
    "    sys.exit(f\"tenure: error: 'tenure corpus' needs the Python package\"\n"
    "             f\"{'s' if missing[1:] else ''} {', '.join(missing)}, missing in "
    "{sys.executable}; \"\n"
    "             \"install with: pip install 'tenure[corpus]'\")\n"
    "from tenure.corpus._command import main\n"
    "sys.exit(main(sys.argv[1:]))\n";

static struct {
  tool_list maps;
  tool_list filters;
  bool dedup;
  bool ops;
  bool stats;
  bool timed;
  bool overwrite;
  bool quiet;
  const char* write;
  const char* format;
  const char* engine;
  const char* address;
  const char* memory_limit;
  tool_list patterns;
  tool_number workers;
  tool_number rows_per_task;
} job;

/// The steps' options in order: their first letters.
static char steps[3 * TOOL_LIST_MAX];
static size_t step_count;

static const tool_option corpus_options[] = {
    {"map", TOOL_LIST, &job.maps, "PIPELINE", "Run passes on each module"},
    {"filter", TOOL_LIST, &job.filters, "QUERY",
     "Keep modules with an op that 'tenure query' would find"},
    {"dedup", TOOL_FLAG, &job.dedup, NULL,
     "Keep one of the modules that differ only in names and locations"},
    {"ops", TOOL_FLAG, &job.ops, NULL, "Write a row for each op, not for each module"},
    {"stats", TOOL_FLAG, &job.stats, NULL,
     "Count modules, ops, dialects and errors (the default without --write)"},
    {"write", TOOL_TEXT, &job.write, "PATH",
     "Write a Parquet file if PATH ends in .parquet, else a folder; continues an interrupted run"},
    {"format", TOOL_TEXT, &job.format, "NAME", "Format of a folder: parquet or bytecode"},
    {"overwrite", TOOL_FLAG, &job.overwrite, NULL, "Replace the output of another run at PATH"},
    {"time", TOOL_FLAG, &job.timed, NULL, "Record how long the passes of each module take"},
    {"engine", TOOL_TEXT, &job.engine, "NAME", "Engine: local, ray or dask"},
    {"address", TOOL_TEXT, &job.address, "ADDRESS", "Address of the cluster (one is started here)"},
    {"workers", TOOL_NUMBER, &job.workers, "N",
     "Number of workers (as many as there are processors)"},
    {"memory-limit", TOOL_TEXT, &job.memory_limit, "SIZE",
     "Memory limit of a worker, such as 2GB; a module that needs more gets an error"},
    {"pattern", TOOL_LIST, &job.patterns, "NAME",
     "Names of the files to read in folders (*.mlir and *.mlirbc)"},
    TOOL_DIALECT_FILE,
    {"rows-per-task", TOOL_NUMBER, &job.rows_per_task, "N", "Number of modules in a task (64)"},
    {"quiet", TOOL_FLAG, &job.quiet, NULL, "Show no progress"}};

/// Records the order of steps; the table sets the values.
static tool_taken note_step(tn_string_view name, const char* value) {
  static const char* const names[] = {"map", "filter", "dedup"};
  (void)value;
  for (size_t i = 0; i < sizeof names / sizeof *names && step_count < sizeof steps; ++i) {
    if (tn_string_view_equal(name, tn_string_view_from(names[i]))) steps[step_count++] = *names[i];
  }
  return TOOL_NOT_TAKEN;
}

//===-- Python's arguments --------------------------------------------------------------------===//

/// The arguments of Python, and their text.
static char* words[WORD_MAX + 1];
static size_t word_count;
static char texts[WORD_SIZE];
static size_t text_size;
static bool is_full;

static void add(const char* name, const char* value) {
  const size_t size = strlen(name) + strlen(value) + 1;
  if (word_count == WORD_MAX || size > sizeof texts - text_size) {
    is_full = true;
    return;
  }
  words[word_count++] = texts + text_size;
  text_size +=
      (size_t)snprintf(texts + text_size, sizeof texts - text_size, "%s%s", name, value) + 1;
}

static void add_given(const char* name, const char* value) {
  if (value != NULL) add(name, value);
}

static void add_flag(const char* name, bool given) {
  if (given) add(name, "");
}

static void add_list(const char* name, const tool_list* list) {
  for (size_t i = 0; i < list->count; ++i) add(name, list->items[i]);
}

static void add_number(const char* name, tool_number number) {
  char digits[24];
  snprintf(digits, sizeof digits, "%lld", (long long)number.value);
  if (number.given) add(name, digits);
}

static void add_steps(void) {
  size_t map = 0;
  size_t filter = 0;
  for (size_t i = 0; i < step_count; ++i) {
    if (steps[i] == 'm' && map < job.maps.count) add("--map=", job.maps.items[map++]);
    if (steps[i] == 'f' && filter < job.filters.count) {
      add("--filter=", job.filters.items[filter++]);
    }
    if (steps[i] == 'd' && job.dedup) add("--dedup", "");
  }
}

static int run_corpus(const char** paths, size_t path_count) {
  const char* python = getenv("TENURE_PYTHON");
  if (python == NULL || *python == '\0') python = "python3";
  add(python, "");
  add("-c", "");
  add(start_corpus, "");
  add_steps();
  add_flag("--ops", job.ops);
  add_flag("--stats", job.stats);
  add_flag("--time", job.timed);
  add_flag("--overwrite", job.overwrite);
  add_flag("--quiet", job.quiet);
  add_given("--write=", job.write);
  add_given("--format=", job.format);
  add_given("--engine=", job.engine);
  add_given("--address=", job.address);
  add_given("--memory-limit=", job.memory_limit);
  add_number("--workers=", job.workers);
  add_number("--rows-per-task=", job.rows_per_task);
  add_list("--pattern=", &job.patterns);
  tool_dialects dialects;
  if (!tool_dialects_gather(".", &dialects)) return TOOL_FAILURE;
  for (size_t i = 0; i < dialects.count; ++i) add("--dialect-file=", dialects.paths[i]);
  tool_dialects_free(&dialects);
  add("--", "");
  for (size_t i = 0; i < path_count; ++i) add(paths[i], "");
  if (is_full) {
    tool_error("too many arguments; use folders or quoted patterns");
    return TOOL_FAILURE;
  }
  execvp(python, words);
  tool_error("'tenure corpus' cannot run '%s'", python);
  return TOOL_FAILURE;
}

TOOL_COMMAND(corpus) = {
    .name = "tenure corpus",
    .brief = "Transform and query many modules, locally or on a cluster",
    .usage = "[OPTION...] PATH...",
    .summary =
        "Reads modules, as text or bytecode, from files, folders, quoted glob patterns, URLs of "
        "fsspec\n"
        "and Parquet files, and processes them on all processors or on a cluster of Ray or Dask. "
        "Steps\n"
        "run in the order in which they are given. Needs the Python package tenure[corpus].",
    .epilogue =
        "A module that cannot be parsed, or on which a pass fails or crashes, gets a row with the\n"
        "error; the others are not affected.",
    .positional_min = 1,
    .positional_max = WORD_MAX - 64,
    .options = corpus_options,
    .option_count = sizeof corpus_options / sizeof *corpus_options,
    .rank = 55,
    .take = note_step,
    .run = run_corpus};
