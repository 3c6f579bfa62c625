// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: actions, with mlir-opt's forms of logs, profiles and counters.

#include "opt_trace.h"

#include "opt_reproduce.h"

#include <errno.h>
#include <inttypes.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/location.h>
#include <tenure/operation.h>
#include <tenure/text.h>
#include <time.h>
#include <unistd.h>

#define COUNTERS_MAX 64u
#define TAG_SIZE_MAX 64u

typedef struct counter {
  char tag[TAG_SIZE_MAX];
  int64_t count;
  int64_t skip;  // -1 for none.
  int64_t most;  // The number of actions after the skipped ones; -1 for all.
} counter;

static const char* log_path;
static const char* profile_path;
static const char* filter;
static const char* counter_text;
static bool print_counters;
static bool has_debugger_hook;

static FILE* log_file;
static FILE* profile_file;
static bool profile_has_lines;
static struct timespec started;
static counter counters[COUNTERS_MAX];
static size_t counter_count;

const tool_option opt_trace_options[OPT_TRACE_OPTION_COUNT] = {
    {.name = "log-actions-to",
     .kind = TOOL_TEXT,
     .target = &log_path,
     .value_name = "<string>",
     .help = "Log action execution to a file, or stderr if  '-' is passed"},
    {.name = "log-mlir-actions-filter",
     .kind = TOOL_TEXT,
     .target = &filter,
     .value_name = "<string>",
     .help = "Comma separated list of locations to filter actions from logging"},
    {.name = "mlir-debug-counter",
     .kind = TOOL_TEXT,
     .target = &counter_text,
     .value_name = "<string>",
     .help = "Comma separated list of debug counter skip and count arguments"},
    {.name = "mlir-enable-debugger-hook",
     .kind = TOOL_FLAG,
     .target = &has_debugger_hook,
     .help = "Enable Debugger hook for debugging MLIR Actions"},
    {.name = "mlir-print-debug-counter",
     .kind = TOOL_FLAG,
     .target = &print_counters,
     .help = "Print out debug counter information after all counters have been accumulated"},
    {.name = "profile-actions-to",
     .kind = TOOL_TEXT,
     .target = &profile_path,
     .value_name = "<string>",
     .help = "Profile action execution to a file, or stderr if  '-' is passed"},
};

//===-- Debuggers -----------------------------------------------------------------------------===//

void tenure_debugger_hook(const char* tag, const char* description);

/// A place for breakpoints at actions: `break tenure_debugger_hook if $_streq(tag,
/// "apply-pattern")`.
__attribute__((noinline, used)) void tenure_debugger_hook(const char* tag,
                                                          const char* description) {
  __asm__ volatile("" : : "r"(tag), "r"(description) : "memory");
}

//===-- Counters ------------------------------------------------------------------------------===//

static counter* counter_of(tn_string_view tag) {
  for (size_t i = 0; i < counter_count; ++i) {
    if (tn_string_view_equal(tag, tn_string_view_from(counters[i].tag))) return &counters[i];
  }
  return NULL;
}

static bool ends_with(tn_string_view text, const char* end, tn_string_view* out_rest) {
  const size_t size = strlen(end);
  if (text.size < size || memcmp(text.data + text.size - size, end, size) != 0) return false;
  *out_rest = (tn_string_view){text.data, text.size - size};
  return true;
}

// Parses "TAG-skip=N" or "TAG-count=N".
static bool read_counter(const char* text, size_t size) {
  const char* sign = memchr(text, '=', size);
  if (sign == NULL) {
    tool_error(
        "expected DebugCounter argument to have an `=` separating the counter name and value, but "
        "the provided argument was: `%.*s`",
        (int)size, text);
    return false;
  }
  const tn_string_view name = {text, (size_t)(sign - text)};
  tn_string_view tag;
  char* end = NULL;
  const int64_t value = strtoll(sign + 1, &end, 10);
  if (end == sign + 1 || end != text + size) {
    tool_error("expected DebugCounter counter value to be numeric, but got `%.*s`",
               (int)(text + size - sign - 1), sign + 1);
    return false;
  }
  const bool is_skip = ends_with(name, "-skip", &tag);
  if (!is_skip && !ends_with(name, "-count", &tag)) {
    tool_error(
        "expected DebugCounter counter name to end with either `-skip` or `-count`, but got`%.*s`",
        (int)name.size, name.data);
    return false;
  }
  counter* self = counter_of(tag);
  if (self == NULL) {
    if (counter_count == COUNTERS_MAX || tag.size >= TAG_SIZE_MAX) {
      tool_error("for the --mlir-debug-counter option: too many counters");
      return false;
    }
    self = &counters[counter_count++];
    *self = (counter){.skip = -1, .most = -1};
    memcpy(self->tag, tag.data, tag.size);
  }
  *(is_skip ? &self->skip : &self->most) = value;
  return true;
}

static bool read_counters(void) {
  const char* text = counter_text;
  while (text != NULL && *text != '\0') {
    const size_t size = strcspn(text, ",");
    if (!read_counter(text, size)) return false;
    text += size + (text[size] == ',');
  }
  return true;
}

// Counts an action; false to skip it.
static bool count_action(tn_string_view tag) {
  counter* self = counter_of(tag);
  if (self == NULL) return true;
  ++self->count;
  if (self->skip >= 0 && self->count <= self->skip) return false;
  const int64_t first = self->skip < 0 ? 0 : self->skip;
  return self->most < 0 || self->count <= first + self->most;
}

static int compare_counters(const void* a, const void* b) {
  return strcmp(((const counter*)a)->tag, ((const counter*)b)->tag);
}

static void show_counters(void) {
  qsort(counters, counter_count, sizeof *counters, compare_counters);
  fputs("DebugCounter counters:\n", stderr);
  for (size_t i = 0; i < counter_count; ++i) {
    const counter* self = &counters[i];
    fprintf(stderr, "%-32s: {%" PRId64 ",%" PRId64 ",%" PRId64 "}\n", self->tag, self->count,
            self->skip, self->most);
  }
}

//===-- Filters -------------------------------------------------------------------------------===//

// Returns true if a range begins at "FILE", "FILE:LINE" or "FILE:LINE:COLUMN".
static bool names_range(const char* text, size_t size, const tn_file_range* range) {
  if (size < range->file.size || memcmp(text, range->file.data, range->file.size) != 0) {
    return false;
  }
  const uint32_t place[] = {range->start_line, range->start_column};
  size_t at = range->file.size;
  for (size_t i = 0; i < 2 && at < size; ++i) {
    char* end = NULL;
    if (text[at] != ':') return false;
    if (strtoull(text + at + 1, &end, 10) != place[i] || end == text + at + 1) return false;
    at = (size_t)(end - text);
  }
  return at == size;
}

static bool is_in_range(const tn_file_range* range) {
  for (const char* text = filter; *text != '\0';) {
    const size_t size = strcspn(text, ",");
    if (names_range(text, size, range)) return true;
    text += size + (text[size] == ',');
  }
  return false;
}

static bool is_wanted(tn_location location) {
  tn_file_range range;
  if (tn_location_file_range(location, &range)) return is_in_range(&range);
  for (size_t i = 0; i < tn_location_child_count(location); ++i) {
    if (is_wanted(tn_location_child(location, i))) return true;
  }
  return false;
}

//===-- Logs ----------------------------------------------------------------------------------===//

static void print_op(tn_op op) {
  const tn_print_options how = {.custom_form = true, .skip_regions = true};
  tool_text text = {0};
  (void)!tn_op_print(op, &how, tool_text_write, &text);
  // The text of a module ends with a line break.
  while (text.size != 0 && text.data[text.size - 1] == '\n') --text.size;
  fwrite(text.data, 1, text.size, log_file);
  free(text.data);
}

static void print_thread(FILE* out) {
  char name[32] = "tenure";
  FILE* file = fopen("/proc/self/comm", "r");
  if (file != NULL) {
    if (fgets(name, sizeof name, file) != NULL) name[strcspn(name, "\n")] = '\0';
    fclose(file);
  }
  fprintf(out, "[thread %s] ", name);
}

static void log_begin(const tn_action* action) {
  if (filter != NULL && !is_wanted(tn_op_location(action->op))) return;
  print_thread(log_file);
  fprintf(log_file, "begins (no breakpoint) Action %.*s", (int)action->description.size,
          action->description.data);
  const bool is_turn = *action->tag.data == 'G';
  fputs(is_turn ? " (Region #0 for op " : " (", log_file);
  print_op(action->op);
  fputs(")`\n", log_file);
}

static void log_end(const tn_action* action) {
  if (filter != NULL &&
      (tn_op_check(action->op) != TN_OK || !is_wanted(tn_op_location(action->op)))) {
    return;
  }
  print_thread(log_file);
  fprintf(log_file, "completed `%.*s`\n", (int)action->tag.size, action->tag.data);
}

//===-- Profiles ------------------------------------------------------------------------------===//

static long long microseconds(void) {
  struct timespec now;
  clock_gettime(CLOCK_MONOTONIC, &now);
  return (now.tv_sec - started.tv_sec) * 1000000LL + (now.tv_nsec - started.tv_nsec) / 1000;
}

static void profile(const tn_action* action, bool begins) {
  fprintf(profile_file,
          "%s{\"name\": \"%.*s\", \"cat\": \"PERF\", \"ph\": \"%s\", \"pid\": 0, \"tid\": %d, "
          "\"ts\": %lld",
          profile_has_lines ? ",\n" : "[", (int)action->tag.size, action->tag.data,
          begins ? "B" : "E", (int)getpid(), microseconds());
  profile_has_lines = true;
  if (begins) {
    fputs(", \"args\": {\"desc\": \"", profile_file);
    for (size_t i = 0; i < action->description.size; ++i) {
      const char c = action->description.data[i];
      if (c == '"' || c == '\\') fputc('\\', profile_file);
      fputc(c, profile_file);
    }
    fputs("\"}", profile_file);
  }
  fputc('}', profile_file);
}

//===-- Listening -----------------------------------------------------------------------------===//

static bool begin(void* user_data, const tn_action* action) {
  (void)user_data;
  if (!count_action(action->tag)) return false;
  if (log_file != NULL) log_begin(action);
  if (profile_file != NULL) profile(action, true);
  if (has_debugger_hook) {
    char tag[TAG_SIZE_MAX];
    char description[512];
    snprintf(tag, sizeof tag, "%.*s", (int)action->tag.size, action->tag.data);
    snprintf(description, sizeof description, "%.*s", (int)action->description.size,
             action->description.data);
    tenure_debugger_hook(tag, description);
  }
  return true;
}

static void end(void* user_data, const tn_action* action) {
  (void)user_data;
  if (log_file != NULL) log_end(action);
  if (profile_file != NULL) profile(action, false);
}

static bool has_listener(void) {
  return log_file != NULL || profile_file != NULL || has_debugger_hook || counter_text != NULL ||
         print_counters;
}

const tn_action_listener* opt_trace_listener(void) {
  static const tn_action_listener listener = {.begin = begin, .end = end};
  return has_listener() ? &listener : NULL;
}

static bool open_file(const char* path, FILE** out_file) {
  *out_file = NULL;
  if (path == NULL) return true;
  *out_file = strcmp(path, "-") == 0 ? stdout : fopen(path, "w");
  if (*out_file != NULL) return true;
  tool_error("cannot open output file '%s': %s", path, strerror(errno));
  return false;
}

bool opt_trace_open(void) {
  clock_gettime(CLOCK_MONOTONIC, &started);
  if (!read_counters() || !open_file(log_path, &log_file) ||
      !open_file(profile_path, &profile_file)) {
    return false;
  }
  if (log_file != NULL || profile_file != NULL || has_debugger_hook) {
    fprintf(stderr, "ExecutionContext registered on the context%s\n",
            has_debugger_hook ? " (with Debugger hook)" : "");
  }
  return true;
}

static bool close_file(const char* path, FILE* file) {
  if (file == NULL || file == stdout) return true;
  if (fclose(file) == 0) return true;
  tool_error("cannot write output file '%s': %s", path, strerror(errno));
  return false;
}

bool opt_trace_close(void) {
  if (print_counters) show_counters();
  if (profile_file != NULL) fputs(profile_has_lines ? "]\n" : "[]\n", profile_file);
  const bool logged = close_file(log_path, log_file);
  const bool profiled = close_file(profile_path, profile_file);
  return logged && profiled;
}
