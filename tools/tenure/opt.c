// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: reads a module and writes it, with mlir-opt's options and output.
//
// A source is one module, or several with --split-input-file, each with its own context. An error
// in one does not affect the others.

#if __has_include(<execinfo.h>)
#include <execinfo.h>
#endif
#include <pthread.h>
#include <stdlib.h>
#include <string.h>
#include <tenure/bytecode.h>
#include <tenure/dialect.h>
#include <tenure/location.h>
#include <tenure/resource.h>
#include <tenure/text.h>
#include <unistd.h>

#include "expected.h"
#include "opt.h"
#include "opt_remarks.h"
#include "opt_reproduce.h"
#include "opt_times.h"
#include "opt_trace.h"
#include "split.h"

#define STACK_FRAMES_MAX 64

// Memory that another thread frees while the run continues.
typedef struct opt_aside {
  pthread_t thread;
  bool is_running;
  bool is_last;         // Nothing is read after it.
  tn_context* context;  // Either a context,
  const tool_input* input;
  tn_string_view text;  // or a text.
} opt_aside;

// The state that the parts of a source share.
typedef struct opt_run {
  const opt_settings* settings;
  tool_passes* passes;
  const tool_input* input;
  tool_output* output;
  tool_expectations* expectations;  // NULL: diagnostics are printed.
  tool_text_progress* progress;
  opt_aside aside;
  tn_bytecode_encoding* encoding;  // Bytecode to write; NULL for none.
  uint64_t written;
  bool has_part;  // A part was written, or failed.
  bool is_quiet;  // Drops diagnostics, which will be reported again.
  bool failed;
} opt_run;

//===-- Freeing memory ------------------------------------------------------------------------===//

static void* give_back(void* data) {
  const opt_aside* self = data;
  if (self->context != NULL) {
    tn_context_destroy(self->context);
    if (self->is_last) tool_memory_drop();
  } else {
    tool_input_put_away(self->input, self->text);
  }
  return NULL;
}

static void wait_aside(opt_aside* self) {
  if (self->is_running) pthread_join(self->thread, NULL);
  self->is_running = false;
}

// The least size in bytes of a text for which a thread is worthwhile.
#define BIG_TEXT ((size_t)1 << 20)

/// Returns true if the memory of a text of this size is freed by another thread.
static bool has_aside(const opt_run* run, size_t text_size) {
  return text_size >= BIG_TEXT && tool_passes_threaded(run->passes, text_size) &&
         tool_passes_thread_count(run->passes) != 1;
}

// Frees the context, or, if that is NULL, the text; by another thread if the run may use several.
static void leave(opt_run* run, tn_context* context, tn_string_view text) {
  opt_aside* self = &run->aside;
  wait_aside(self);
  *self = (opt_aside){.is_last = run->settings->split_marker == NULL,
                      .context = context,
                      .input = run->input,
                      .text = text};
  self->is_running =
      has_aside(run, text.size) && pthread_create(&self->thread, NULL, give_back, self) == 0;
  if (self->is_running) return;
  self->is_last = false;
  give_back(self);
}

//===-- One module ----------------------------------------------------------------------------===//

static tn_status write_bytes(void* user_data, const char* bytes, size_t size) {
  opt_run* run = user_data;
  run->written += size;
  tool_text_progress_written(run->progress, run->written);
  return tool_output_write(run->output, bytes, size);
}

/// Returns true if diagnostics with the severity are shown.
static bool is_wanted(const opt_settings* settings, tn_severity severity) {
  const char* level = settings->verbosity.word;
  if (level == NULL || severity == TN_SEVERITY_ERROR || severity == TN_SEVERITY_NOTE) return true;
  return strcmp(level, "remarks") == 0 ||
         (strcmp(level, "warnings") == 0 && severity == TN_SEVERITY_WARNING);
}

/// Prints the library's stack at a diagnostic as a note; nothing if the C library does not provide
/// it.
static void print_stack(tn_location where) {
#if __has_include(<execinfo.h>)
  void* frames[STACK_FRAMES_MAX];
  tn_location file;
  tn_file_range range = {.file = tn_string_view_from("<unknown>")};
  if (tn_location_find_file(where, &file)) (void)tn_location_file_range(file, &range);
  fprintf(stderr, "%.*s:%u:%u: note: diagnostic emitted with trace:\n", (int)range.file.size,
          range.file.data, range.start_line, range.start_column);
  fflush(stderr);
  backtrace_symbols_fd(frames, backtrace(frames, STACK_FRAMES_MAX), STDERR_FILENO);
#else
  (void)where;
#endif
}

static bool take_diagnostic(const tn_diagnostic* diagnostic, void* user_data) {
  opt_run* run = user_data;
  if (run->is_quiet) return true;
  if (opt_remarks_take(diagnostic)) return true;
  tool_text_progress_clear(run->progress);
  if (!is_wanted(run->settings, tn_diagnostic_severity(diagnostic))) return true;
  if (run->expectations != NULL) return tool_expectations_handle(diagnostic, run->expectations);
  const bool told = tool_report(diagnostic, (void*)(uintptr_t)&run->input->source);
  if (run->settings->stack_trace) print_stack(tn_diagnostic_location(diagnostic));
  return told;
}

// Writes bytecode of a large module while another thread frees the module.
static bool write_bytecode(opt_run* run, tn_op module, tn_external_resources* external,
                           size_t text_size) {
  const opt_settings* settings = run->settings;
  const tn_bytecode_write_options options = {.use_version = settings->bytecode_version.given,
                                             .version = (uint32_t)settings->bytecode_version.value,
                                             .elide_resource_data = settings->elide_resource_data,
                                             .external_resources = external};
  if (has_aside(run, text_size) && !run->passes->time) {
    return tn_bytecode_encode(module, &options, &run->encoding) == TN_OK;
  }
  return tn_bytecode_write(module, &options, write_bytes, run) == TN_OK;
}

static bool write_encoding(opt_run* run) {
  const bool done = tn_bytecode_encoding_write(run->encoding, write_bytes, run) == TN_OK;
  tn_bytecode_encoding_destroy(run->encoding);
  run->encoding = NULL;
  return done;
}

// Writes `module`, and for text the final empty line, as mlir-opt does.
static bool write_module(opt_run* run, tn_op module, tn_external_resources* external,
                         size_t text_size) {
  if (run->settings->emit_bytecode) return write_bytecode(run, module, external, text_size);
  tn_print_options options = run->settings->print;
  options.external_resources = external;
  tn_status status = tn_op_print(module, &options, write_bytes, run);
  if (status == TN_OK) status = tool_output_write(run->output, "\n", 1);
  return status == TN_OK;
}

// Skips locations if they are unused; after an error, reads again with them for the messages.
static tn_status read_bytecode(opt_run* run, tn_scope* scope, tn_string_view bytes,
                               tn_bytecode_read_options* options, tn_op* out_module) {
  const opt_settings* settings = run->settings;
  if (!settings->emit_bytecode && !settings->print.debug_info && run->expectations == NULL &&
      !tool_passes_any(run->passes) && !run->passes->run_reproducer &&
      !settings->verify_roundtrip) {
    options->drop_locations = true;
    run->is_quiet = true;
    const tn_status status = tn_bytecode_read(scope, bytes, options, out_module);
    run->is_quiet = false;
    options->drop_locations = false;
    if (status == TN_OK) return status;
  }
  return tn_bytecode_read(scope, bytes, options, out_module);
}

// Reads text or bytecode, depending on the first bytes.
static tn_status read_module(opt_run* run, tn_context* context,
                             const tn_text_parse_options* options, tn_string_view text,
                             tn_op* out_module) {
  tn_scope* scope = tn_context_root_scope(context);
  if (!tn_bytecode_has_magic(text)) {
    const tn_status status = tn_text_parse(scope, text, options, out_module);
    leave(run, NULL, text);
    return status;
  }
  tn_bytecode_read_options bytecode_options = {.file_name = options->file_name,
                                               .no_implicit_module = options->no_implicit_module,
                                               .skip_verify = options->skip_verify,
                                               .external_resources = options->external_resources};
  return read_bytecode(run, scope, text, &bytecode_options, out_module);
}

static void add_time(const opt_run* run, const char* name, double begun) {
  const double seconds = opt_times_now() - begun;
  const tn_pass_time time = {tn_string_view_from(name), 0, seconds, seconds};
  if (run->passes->time) opt_times_add(&time);
}

static bool run_passes(opt_run* run, tn_context* context, tn_op module,
                       tn_external_resources** external) {
  const opt_settings* settings = run->settings;
  if (settings->verify_roundtrip && !opt_roundtrip(settings, module)) return false;
  tool_passes* passes = run->passes;
  passes->is_unverified = settings->skip_verify;
  if (!passes->run_reproducer) return tool_passes_run(passes, context, module, &settings->print);
  // The pipeline of one module does not apply to the next one.
  static tool_passes stored;
  free(stored.stored);  // From the previous part.
  stored = *passes;
  tn_external_resources* rest = opt_reproduce_take(*external, &stored);
  if (rest == NULL) return false;
  tn_external_resources_destroy(*external);
  *external = rest;
  return tool_passes_run(&stored, context, module, &settings->print);
}

static bool process_module(opt_run* run, tn_context* context, const tn_text_parse_options* options,
                           tn_string_view text, tn_external_resources** external) {
  tn_op module;
  double begun = opt_times_now();
  opt_times_open();
  bool done = read_module(run, context, options, text, &module) == TN_OK;
  add_time(run, "Parser", begun);
  done = done && run_passes(run, context, module, external);
  opt_remarks_flush();
  begun = opt_times_now();
  done = done && write_module(run, module, *external, text.size);
  add_time(run, "Output", begun);
  if (run->passes->time)
    opt_times_report(run->passes->time_display.word, run->passes->time_format.word);
  return done;
}

bool opt_load(const opt_settings* settings, tn_context* context) {
  if (!tool_context_load_schemas(context, &settings->dialects)) return false;
  for (size_t i = 0; i < settings->irdl_paths.count; ++i) {
    if (!tool_context_load_schema(context, settings->irdl_paths.items[i])) return false;
  }
  return tool_passes_load(tool_passes_asked(), context);
}

tn_context_options opt_context_options(const opt_settings* settings) {
  return (tn_context_options){
      .allow_unregistered_dialects = settings->allow_unregistered,
      .left_out_dialects = tn_string_view_from(settings->left_out_dialects)};
}

static bool process_part(opt_run* run, tn_string_view text, uint32_t line, uint32_t column) {
  const opt_settings* settings = run->settings;
  const bool verifies = run->expectations != NULL;
  tn_context_options context_options = opt_context_options(settings);
  context_options.threading = tool_passes_threaded(run->passes, text.size);
  context_options.thread_count = tool_passes_thread_count(run->passes);
  context_options.omit_op_notes = verifies || !settings->op_notes;
  tn_context* context = NULL;
  tn_external_resources* external = NULL;
  if (!tool_context_create_with(&context_options, take_diagnostic, run, &context)) return false;
  bool done = false;
  if (!opt_load(settings, context)) {
    tn_context_destroy(context);
    return false;
  }
  if (tn_external_resources_create(NULL, &external) == TN_OK) {
    const tn_text_parse_options options = {.file_name = run->input->source.name,
                                           .first_line = line,
                                           .first_column = column,
                                           .no_implicit_module = settings->no_implicit_module,
                                           .skip_verify = settings->skip_verify,
                                           .external_resources = external,
                                           .progress = tool_text_progress_read,
                                           .progress_data = run->progress};
    done = process_module(run, context, &options, text, &external);
  } else {
    tool_error("out of memory");
  }
  tn_external_resources_destroy(external);
  leave(run, context, text);
  if (run->encoding != NULL) done = write_encoding(run) && done;
  return done;
}

//===-- All of them ---------------------------------------------------------------------------===//

// Every part except the first has the marker before it, even after an error.
static bool take_part(void* user_data, tn_string_view text, uint32_t line, uint32_t column) {
  opt_run* run = user_data;
  if (run->has_part) tool_output_format(run->output, "%s\n", run->settings->output_marker);
  run->has_part = true;
  if (!process_part(run, text, line, column) && run->expectations == NULL) run->failed = true;
  return run->output->status == TN_OK;
}

static void process(opt_run* run) {
  const char* marker = run->settings->split_marker;
  if (marker == NULL) {
    (void)take_part(run, run->input->source.text, 1, 1);
  } else {
    (void)tool_split(&run->input->source, tn_string_view_from(marker), take_part, run);
  }
}

static bool run_opt(const tool_input* input, const opt_settings* settings,
                    tool_text_progress* progress) {
  static tool_output output;
  opt_run run = {.settings = settings,
                 .passes = tool_passes_asked(),
                 .input = input,
                 .output = &output,
                 .progress = progress};
  const bool is_binary = settings->emit_bytecode;
  if (!(is_binary ? tool_output_open_binary : tool_output_open)(settings->output_path, &output)) {
    return false;
  }
  if (settings->verify_diagnostics.word != NULL) {
    const bool only_expected = strcmp(settings->verify_diagnostics.word, "only-expected") == 0;
    run.expectations = tool_expectations_open(&input->source, only_expected);
    run.failed = run.expectations == NULL;
  }
  if (!run.failed) process(&run);
  if (run.expectations != NULL && !tool_expectations_close(run.expectations)) run.failed = true;
  const bool done = !run.failed && tool_output_commit(&output);
  if (run.failed) tool_output_give_up(&output);
  wait_aside(&run.aside);
  return done;
}

//===-- The command ---------------------------------------------------------------------------===//

static int compare_names(const void* a, const void* b) {
  const tn_string_view x = *(const tn_string_view*)a;
  const tn_string_view y = *(const tn_string_view*)b;
  const int order = memcmp(x.data, y.data, x.size < y.size ? x.size : y.size);
  return order != 0 ? order : (x.size > y.size) - (x.size < y.size);
}

/// Prints the shipped dialects in one line, as mlir-opt does; `tenure dialects` prints more.
static int show_dialects(void) {
  const size_t count = tn_dialect_shipped_count() + 1;
  tn_string_view* names = calloc(count, sizeof *names);
  if (names == NULL) return TOOL_FAILURE;
  names[0] = tn_string_view_from("builtin");
  for (size_t i = 1; i < count; ++i) names[i] = tn_dialect_shipped_name(i - 1);
  qsort(names, count, sizeof *names, compare_names);
  fputs("Available Dialects: ", stdout);
  for (size_t i = 0; i < count; ++i) {
    printf("%s%.*s", i == 0 ? "" : ",", (int)names[i].size, names[i].data);
  }
  putchar('\n');
  free(names);
  return TOOL_SUCCESS;
}

static int run_command(const char** words, size_t word_count) {
  const char* path = word_count == 0 ? "-" : words[0];
  tool_memory_keep();
  if (!opt_options_check()) return TOOL_FAILURE;
  if (opt_asked.show_dialects) return show_dialects();
  if (opt_asked.list_passes || opt_asked.show_version) {
    if (opt_asked.show_version) printf("tenure %s\n", tn_version());
    if (opt_asked.list_passes) tool_passes_print_list();
    return TOOL_SUCCESS;
  }
  tool_input input;
  tool_text_progress progress;
  tool_text_progress_open(path, &progress);
  if (!tool_input_open(path, TOOL_MODULE, &input)) return TOOL_FAILURE;
  bool done = tool_dialects_gather(path, &opt_asked.dialects) && opt_trace_open() &&
              opt_remarks_open() && run_opt(&input, &opt_asked, &progress);
  done = opt_trace_close() && done;
  done = opt_remarks_close() && done;
  tool_text_progress_clear(&progress);
  tool_dialects_free(&opt_asked.dialects);
  tool_input_close(&input);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}

TOOL_COMMAND(opt) = {
    .name = "tenure opt",
    .brief = "Read a module and write it, as mlir-opt does",
    .usage = "[OPTION...] [FILE]",
    .summary =
        "Reads the module in FILE ('-', the default, is standard input), verifies it, runs "
        "passes,\n"
        "and writes it as mlir-opt does.",
    .epilogue =
        "Options take one dash or two; values follow '=' or are the next argument.\nExits with 0, "
        "or with 1 after the first error; -o FILE is then left unchanged.",
    .positional_max = 1,
    .options = opt_options,
    .option_count = OPT_OPTION_COUNT,
    .groups = opt_option_groups,
    .group_count = OPT_OPTION_GROUP_COUNT,
    .rank = 10,
    .takes_passes = true,
    .take = tool_passes_take,
    .print_more = tool_passes_print_help,
    .run = run_command};
