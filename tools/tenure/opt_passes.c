// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: passes. Options that name a pass ("--cse", "--canonicalize=top-down=false") are
// handled in order.

#include "opt_passes.h"

#include <stdlib.h>
#include <string.h>
#include <tenure/dialect_plugin.h>
#include <tenure/pass.h>
#include <tenure/pass_plugin.h>
#include <tenure/pdll.h>
#include <tenure/rewrite_pdl.h>
#include <tenure/text.h>
#include <tenure/verify.h>

#include "completion.h"
#include "opt_reproduce.h"
#include "opt_times.h"
#include "opt_trace.h"
#include "opt_tree.h"

/// The maximal number of rewrites per iteration, since patterns may never converge.
#define REWRITES_MAX (INT64_C(1) << 22)

static const tool_word statistics_words[] = {
    {"list", "display the results in a merged list sorted by pass name"},
    {"pipeline", "display the results with a nested pipeline view"},
    {NULL, NULL}};
static const tool_word timing_words[] = {
    {"list", "display the results in a list sorted by total time"},
    {"tree", "display the results ina with a nested tree view"},
    {NULL, NULL}};
static const tool_word format_words[] = {{"text", "display the results in text format"},
                                         {"json", "display the results in JSON format"},
                                         {NULL, NULL}};

static tool_passes asked = {.verify_each = true,
                            .statistics_display = {NULL, statistics_words},
                            .time_display = {NULL, timing_words},
                            .time_format = {NULL, format_words}};

tool_passes* tool_passes_asked(void) { return &asked; }

//===-- Arguments -----------------------------------------------------------------------------===//

static bool is_pass(tn_string_view name) {
  for (size_t i = 0; i < tn_pass_count(); ++i) {
    if (tn_string_view_equal(tn_pass_name(i), name)) return true;
  }
  return false;
}

static bool add_pass(tool_passes* passes, tn_string_view name, const char* value) {
  const size_t size = strlen(passes->added);
  const int written = snprintf(passes->added + size, sizeof passes->added - size,
                               *value == '\0' ? "%s%.*s" : "%s%.*s{%s}", size == 0 ? "" : ",",
                               (int)name.size, name.data, value);
  if (written > 0 && (size_t)written < sizeof passes->added - size) return true;
  tool_error("too many passes");
  return false;
}

tool_taken tool_passes_take(tn_string_view name, const char* value) {
  if (!is_pass(name)) return TOOL_NOT_TAKEN;
  return add_pass(&asked, name, value == NULL ? "" : value) ? TOOL_TAKEN : TOOL_REFUSED;
}

static tn_status write_stdout(void* user_data, const char* bytes, size_t size) {
  (void)user_data;
  return fwrite(bytes, 1, size, stdout) == size ? TN_OK : TN_IO_ERROR;
}

/// The output of a script comes before the module, which does not use the stream.
static tn_status write_output(void* user_data, const char* bytes, size_t size) {
  const tn_status status = write_stdout(user_data, bytes, size);
  return status != TN_OK || fflush(stdout) == 0 ? status : TN_IO_ERROR;
}

/// Prints the passes and pipelines for --help, including those that a preceding plugin adds.
void tool_passes_print_help(void) {
  if (!tool_is_completing) putchar('\n');
  tool_passes_print_list();
}

void tool_passes_print_list(void) {
  tn_context* context = NULL;
  if (tool_is_completing) {
    tool_complete_passes();
    return;
  }
  if (tn_context_create(NULL, &context) != TN_OK) return;
  for (size_t i = 0; i < asked.plugins.count; ++i) {
    (void)!tn_pass_plugin_load(context, asked.plugins.items[i]);
  }
  (void)!tn_pass_print_help(context, write_stdout, NULL);
  tn_context_destroy(context);
}

const tool_option tool_passes_options[TOOL_PASSES_OPTION_COUNT] = {
    {.name = "dump-pass-pipeline",
     .kind = TOOL_FLAG,
     .target = &asked.dump,
     .help = "Print the pipeline that will be run"},
    {.name = "load-dialect-plugin",
     .kind = TOOL_LIST,
     .target = &asked.dialect_plugins,
     .value_name = "<string>",
     .help = "Load dialects from plugin library"},
    {.name = "load-pass-plugin",
     .kind = TOOL_LIST,
     .target = &asked.plugins,
     .value_name = "<string>",
     .help = "Load passes from plugin library"},
    {.name = "mlir-disable-threading",
     .kind = TOOL_FLAG,
     .target = &asked.disable_threading,
     .help = "Disable multi-threading within MLIR, overrides any further call to "
             "MLIRContext::enableMultiThreading()"},
    {.name = "mlir-generate-reproducer",
     .kind = TOOL_TEXT,
     .target = &asked.generated,
     .value_name = "<filename>",
     .help = "Generate an mlir reproducer at the provided filename (no crash required)"},
    {.name = "mlir-output-format",
     .kind = TOOL_WORD,
     .target = &asked.time_format,
     .value_name = "<value>",
     .help = "Output format for timing data"},
    {.name = "mlir-pass-pipeline-crash-reproducer",
     .kind = TOOL_TEXT,
     .target = &asked.reproducer,
     .value_name = "<string>",
     .help = "Generate a .mlir reproducer file at the given output path if the pass manager "
             "crashes or fails"},
    {.name = "mlir-pass-pipeline-local-reproducer",
     .kind = TOOL_FLAG,
     .target = &asked.is_local,
     .help = "When generating a crash reproducer, attempt to generated a reproducer with the "
             "smallest pipeline."},
    {.name = "mlir-pass-statistics",
     .kind = TOOL_FLAG,
     .target = &asked.statistics,
     .help = "Display the statistics of each pass"},
    {.name = "mlir-pass-statistics-display",
     .kind = TOOL_WORD,
     .target = &asked.statistics_display,
     .value_name = "<value>",
     .help = "Display method for pass statistics"},
    {.name = "mlir-print-ir-after",
     .kind = TOOL_TEXT,
     .target = &asked.print_after,
     .value_name = "<pass-arg>",
     .help = "Print IR after specified passes"},
    {.name = "mlir-print-ir-after-all",
     .kind = TOOL_FLAG,
     .target = &asked.print_after_all,
     .help = "Print IR after each pass"},
    {.name = "mlir-print-ir-after-change",
     .kind = TOOL_FLAG,
     .target = &asked.print_after_change,
     .help = "When printing the IR after a pass, only print if the IR changed"},
    {.name = "mlir-print-ir-after-failure",
     .kind = TOOL_FLAG,
     .target = &asked.print_after_failure,
     .help = "When printing the IR after a pass, only print if the pass failed"},
    {.name = "mlir-print-ir-before",
     .kind = TOOL_TEXT,
     .target = &asked.print_before,
     .value_name = "<pass-arg>",
     .help = "Print IR before specified passes"},
    {.name = "mlir-print-ir-before-all",
     .kind = TOOL_FLAG,
     .target = &asked.print_before_all,
     .help = "Print IR before each pass"},
    {.name = "mlir-print-ir-module-scope",
     .kind = TOOL_FLAG,
     .target = &asked.print_module_scope,
     .help = "When printing IR for print-ir-[before|after]{-all} always print the top-level "
             "operation"},
    {.name = "mlir-print-ir-tree-dir",
     .kind = TOOL_TEXT,
     .target = &asked.tree_folder,
     .value_name = "<string>",
     .help = "When printing the IR before/after a pass, print file tree rooted at this directory. "
             "Use in conjunction with mlir-print-ir-* flags"},
    {.name = "mlir-timing",
     .kind = TOOL_FLAG,
     .target = &asked.time,
     .help = "Display execution times"},
    {.name = "mlir-timing-display",
     .kind = TOOL_WORD,
     .target = &asked.time_display,
     .value_name = "<value>",
     .help = "Display method for timing data"},
    {.name = "p",
     .kind = TOOL_TEXT,
     .target = &asked.pipeline,
     .value_name = "<string>",
     .help = "Alias for --pass-pipeline"},
    {.name = "pass-pipeline",
     .kind = TOOL_TEXT,
     .target = &asked.pipeline,
     .value_name = "<string>",
     .help = "Textual description of the pass pipeline to run"},
    {.name = "pattern-statistics",
     .kind = TOOL_FLAG,
     .target = &asked.pattern_statistics,
     .help = "Print how often --canonicalize tried and applied each pattern"},
    {.name = "patterns",
     .kind = TOOL_TEXT,
     .target = &asked.pdll,
     .value_name = "<filename>",
     .help = "Rewrite the module with the PDLL patterns in the file until none applies, before "
             "passes run"},
    {.name = "patterns-include",
     .kind = TOOL_LIST,
     .target = &asked.include_folders,
     .value_name = "<directory>",
     .help = "Search the directory for files that --patterns includes"},
    {.name = "pdl-patterns",
     .kind = TOOL_TEXT,
     .target = &asked.patterns,
     .value_name = "<filename>",
     .help = "Rewrite the module with the pdl.pattern ops in the file until none applies, before "
             "passes run"},
    {.name = "run-reproducer",
     .kind = TOOL_FLAG,
     .target = &asked.run_reproducer,
     .help = "Run the pipeline stored in the reproducer"},
    {.name = "threads",
     .kind = TOOL_NUMBER,
     .target = &asked.thread_count,
     .value_name = "<n>",
     .help =
         "Parse and print large modules and run nested pipelines on N threads (as many as there "
         "are processors)"},
    {.name = "verify-each",
     .kind = TOOL_FLAG,
     .target = &asked.verify_each,
     .help = "Run the verifier after each transformation pass"},
};

//===-- Patterns ------------------------------------------------------------------------------===//

/// Adds patterns of a module of the pdl dialect.
static bool add_pdl(const char* path, tn_context* context, tn_pattern_set* set) {
  tool_input file;
  tn_op patterns;
  if (!tool_input_open(path, TOOL_MODULE, &file)) return false;
  const tn_text_parse_options options = {.file_name = file.source.name};
  bool done =
      tn_text_parse(tn_context_root_scope(context), file.source.text, &options, &patterns) == TN_OK;
  if (done) {
    done = tn_pattern_set_add_pdl(set, patterns) == TN_OK && tn_op_erase(patterns) == TN_OK;
  }
  tool_input_close(&file);
  return done;
}

/// Adds patterns in PDLL; includes are also searched in the file's folder.
static bool add_pdll(const tool_passes* passes, tn_pattern_set* set) {
  tn_string_view folders[TOOL_LIST_MAX];
  for (size_t i = 0; i < passes->include_folders.count; ++i) {
    folders[i] = tn_string_view_from(passes->include_folders.items[i]);
  }
  const tn_pdll_options options = {.include_folders = folders,
                                   .include_folder_count = passes->include_folders.count};
  return tn_pattern_set_load_file(set, passes->pdll, &options) == TN_OK;
}

static bool add_patterns(const tool_passes* passes, tn_context* context, tn_pattern_set* set) {
  return (passes->patterns == NULL || add_pdl(passes->patterns, context, set)) &&
         (passes->pdll == NULL || add_pdll(passes, set));
}

static bool has_patterns(const tool_passes* passes) {
  return passes->patterns != NULL || passes->pdll != NULL;
}

/// Applies the patterns of --patterns and --pdl-patterns, if any; false after reporting an error.
static bool apply_patterns(const tool_passes* passes, tn_context* context, tn_op module) {
  if (!has_patterns(passes)) return true;
  tn_pattern_set* set = NULL;
  tn_rewrite_result result = {.converged = false};
  tn_greedy_config config = tn_greedy_config_default();
  config.max_num_rewrites = REWRITES_MAX;
  if (tn_pattern_set_create(context, &set) != TN_OK) return false;
  bool done = add_patterns(passes, context, set) && tn_pattern_set_freeze(set) == TN_OK &&
              tn_rewrite_greedily(module, set, &config, &result) == TN_OK;
  if (done && !result.converged) {
    tool_error("the patterns in '%s' did not converge after %lld iterations",
               passes->pdll != NULL ? passes->pdll : passes->patterns,
               (long long)config.max_iterations);
    done = false;
  }
  if (done && passes->verify_each) done = tn_op_verify(module) == TN_OK;
  tn_pattern_set_destroy(set);
  return done;
}

//===-- Suggestions ---------------------------------------------------------------------------===//

/// Suggests a shipped pass for an unknown name in a pipeline.
static bool suggest_pass(tn_string_view name) {
  tool_near_miss search;
  tool_near_miss_begin(&search, name);
  for (size_t i = 0; i < tn_pass_count(); ++i) {
    if (tn_string_view_equal(tn_pass_name(i), name)) return false;
    tool_near_miss_try(&search, tn_pass_name(i).data);
  }
  if (search.nearest != NULL && tool_finding_sink == NULL) {
    fprintf(stderr, "tenure: Did you mean '%s'?\n", search.nearest);
  }
  return search.nearest != NULL;
}

/// Finds the first unknown name: one outside of braces, and not before '('.
static void suggest_passes(const char* pipeline) {
  static const char ends[] = ",(){} \t\n";
  size_t depth = 0;
  while (*pipeline != '\0') {
    const size_t size = strcspn(pipeline, ends);
    const char end = pipeline[size];
    const bool is_pass = size != 0 && depth == 0 && end != '(';
    if (is_pass && suggest_pass((tn_string_view){pipeline, size})) return;
    if (end == '{') ++depth;
    if (end == '}' && depth != 0) --depth;
    pipeline += end == '\0' ? size : size + 1;
  }
}

//===-- Running -------------------------------------------------------------------------------===//

static bool build(const tool_passes* passes, tn_context* context, tn_pass_manager** out_manager) {
  *out_manager = NULL;
  if (passes->pipeline != NULL && *passes->added != '\0') {
    tool_error("'-pass-pipeline' option can't be used with individual pass options");
    return false;
  }
  if (passes->pipeline != NULL) {
    const tn_status status =
        tn_pass_manager_parse(context, tn_string_view_from(passes->pipeline), out_manager);
    if (status != TN_OK) suggest_passes(passes->pipeline);
    return status == TN_OK;
  }
  const tn_string_view anchor = tn_string_view_from("builtin.module");
  return tn_pass_manager_create(context, anchor, out_manager) == TN_OK &&
         tn_pass_manager_add(*out_manager, tn_string_view_from(passes->added)) == TN_OK;
}

static bool shows_list(const char* display) {
  return display != NULL && strcmp(display, "list") == 0;
}

static void take_time(void* user_data, const tn_pass_time* time) {
  (void)user_data;
  opt_times_add(time);
}

static tn_pass_options options_of(const tool_passes* passes, const tn_print_options* print) {
  const bool has_tree = passes->tree_folder != NULL;
  const bool is_verified = !passes->is_unverified && (!has_patterns(passes) || passes->verify_each);
  tn_pass_options options = {.skip_verify = !passes->verify_each,
                             .is_verified = is_verified,
                             .print_before_all = passes->print_before_all,
                             .print_after_all = passes->print_after_all,
                             .print_after_change = passes->print_after_change,
                             .print_after_failure = passes->print_after_failure,
                             .print_module_scope = passes->print_module_scope,
                             .print = print,
                             .print_before = tn_string_view_from(passes->print_before),
                             .print_after = tn_string_view_from(passes->print_after),
                             .time = passes->time,
                             .take_time = take_time,
                             .statistics = passes->statistics,
                             .statistics_as_list = shows_list(passes->statistics_display.word),
                             .patterns = passes->pattern_statistics,
                             .thread_count = (uint32_t)passes->thread_count.value,
                             .print_output = write_output,
                             .write = has_tree ? opt_tree_write : tool_write_stderr,
                             .begin_print = has_tree ? opt_tree_begin : NULL,
                             .actions = opt_trace_listener()};
  return options;
}

/// Prints the pipeline as mlir-opt does: each pass on its own line, indented by pipelines.
static void print_pretty(const char* text, size_t size) {
  int depth = 0;
  int braces = 0;
  for (size_t i = 0; i < size; ++i) {
    const char c = text[i];
    braces += (c == '{') - (c == '}');
    const bool opens = c == '(' && braces == 0;
    const bool closes = c == ')' && braces == 0;
    depth += opens - closes;
    if (closes) fprintf(stderr, "\n%*s", 2 * depth, "");
    fputc(c, stderr);
    if (opens || (c == ',' && braces == 0)) fprintf(stderr, "\n%*s", 2 * depth, "");
  }
}

/// Counts the passes and pipelines directly in one: "anchor(a,b(c))" has two.
static size_t count_passes(const char* text, size_t size) {
  size_t count = size != 0 && text[size - 1] == ')' && text[size - 2] != '(' ? 1 : 0;
  int depth = 0;
  for (size_t i = 0; i < size; ++i) {
    depth += (text[i] == '(' || text[i] == '{') - (text[i] == ')' || text[i] == '}');
    count += depth == 1 && text[i] == ',';
  }
  return count;
}

static void dump(tn_pass_manager* manager) {
  tool_text text = {0};
  if (tn_pass_manager_print(manager, tool_text_write, &text) == TN_OK) {
    fprintf(stderr, "Pass Manager with %zu passes:\n", count_passes(text.data, text.size));
    print_pretty(text.data, text.size);
    fputs("\n\n", stderr);
  }
  free(text.data);
}

// Smaller inputs are read and written faster than threads start.
#define BIG_BYTE_SIZE ((size_t)1 << 20)

bool tool_passes_threaded(const tool_passes* passes, size_t byte_size) {
  if (passes->disable_threading) return false;
  return tool_passes_any(passes) ||
         (byte_size >= BIG_BYTE_SIZE && tool_passes_thread_count(passes) != 1);
}

uint32_t tool_passes_thread_count(const tool_passes* passes) {
  return passes->disable_threading ? 1 : (uint32_t)passes->thread_count.value;
}

static bool names_passes(const tool_passes* passes) {
  return passes->pipeline != NULL || *passes->added != '\0';
}

bool tool_passes_any(const tool_passes* passes) {
  return names_passes(passes) || has_patterns(passes);
}

bool tool_passes_load(const tool_passes* passes, tn_context* context) {
  for (size_t i = 0; i < passes->dialect_plugins.count; ++i) {
    if (tn_dialect_plugin_load(context, passes->dialect_plugins.items[i]) != TN_OK) return false;
  }
  for (size_t i = 0; i < passes->plugins.count; ++i) {
    if (tn_pass_plugin_load(context, passes->plugins.items[i]) != TN_OK) return false;
  }
  return true;
}

static bool run_manager(const tool_passes* passes, tn_pass_manager* manager, tn_op module,
                        const tn_print_options* print) {
  if (passes->dump) dump(manager);
  if (passes->generated != NULL && !opt_reproduce_now(passes, manager, module)) return false;
  tn_pass_options options = options_of(passes, print);
  if (passes->reproducer != NULL && !opt_reproduce_begin(passes, manager, module, &options)) {
    return false;
  }
  bool done = tn_pass_manager_run(manager, module, &options) == TN_OK;
  done = opt_tree_end() && done;
  if (passes->reproducer != NULL) opt_reproduce_end(passes, module, done);
  return done;
}

bool tool_passes_run(const tool_passes* passes, tn_context* context, tn_op module,
                     const tn_print_options* print) {
  if (passes->is_local && passes->reproducer != NULL && !passes->disable_threading) {
    tn_diagnostic_emit(tn_location_unknown(context), TN_SEVERITY_ERROR,
                       tn_string_view_from("Local crash reproduction may not be used without "
                                           "disabling mutli-threading first."));
    return false;
  }
  if (!apply_patterns(passes, context, module)) return false;
  if (!names_passes(passes)) return true;
  tn_pass_manager* manager;
  const bool done = build(passes, context, &manager) && run_manager(passes, manager, module, print);
  tn_pass_manager_destroy(manager);
  return done;
}
