// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: passes. Options that name a pass ("--cse", "--canonicalize=top-down=false") are taken
// as they come, for their order counts.

#include "opt_passes.h"

#include <stdlib.h>
#include <string.h>
#include <tenure/dialect_plugin.h>
#include <tenure/pass.h>
#include <tenure/pass_plugin.h>
#include <tenure/rewrite_pdl.h>
#include <tenure/text.h>
#include <tenure/verify.h>

#include "completion.h"

/// Rewrites in a turn: patterns may go on for ever.
#define REWRITES_MAX (INT64_C(1) << 22)

static tool_passes asked = {.verify_each = true};

const tool_passes* tool_passes_asked(void) { return &asked; }

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

/// For --help: what pipelines can name, with what a plugin adds that stands in front of it.
void tool_passes_print_help(void) {
  tn_context* context = NULL;
  if (tool_is_completing) {
    tool_complete_passes();
    return;
  }
  if (tn_context_create(NULL, &context) != TN_OK) return;
  for (size_t i = 0; i < asked.plugins.count; ++i) {
    (void)!tn_pass_plugin_load(context, asked.plugins.items[i]);
  }
  putchar('\n');
  (void)!tn_pass_print_help(context, write_stdout, NULL);
  tn_context_destroy(context);
}

static const tool_option option_table[] = {
    {"pass-pipeline", TOOL_TEXT, &asked.pipeline, "TEXT",
     "Run this pipeline: 'builtin.module(func.func(canonicalize,cse))'; --canonicalize, --cse "
     "and "
     "the like run a pass on the module"},
    {"load-dialect-plugin", TOOL_LIST, &asked.dialect_plugins, "LIBRARY",
     "Load dialects from a shared object; may be given several times"},
    {"load-pass-plugin", TOOL_LIST, &asked.plugins, "LIBRARY",
     "Load passes from a shared object, for --pass-pipeline to name; may be given several times"},
    {"pdl-patterns", TOOL_TEXT, &asked.patterns, "FILE",
     "Rewrite the module by the pdl.pattern ops in FILE until none applies, before passes run"},
    {"verify-each", TOOL_FLAG, &asked.verify_each, NULL,
     "Verify the IR after each pass (the default)"},
    {"mlir-print-ir-before-all", TOOL_FLAG, &asked.print_before_all, NULL,
     "Print the IR before each pass"},
    {"mlir-print-ir-after-all", TOOL_FLAG, &asked.print_after_all, NULL,
     "Print the IR after each pass"},
    {"mlir-print-ir-after-change", TOOL_FLAG, &asked.print_after_change, NULL,
     "Print the IR after passes that changed it"},
    {"mlir-print-ir-after-failure", TOOL_FLAG, &asked.print_after_failure, NULL,
     "Print the IR after a pass that failed"},
    {"mlir-print-ir-before", TOOL_TEXT, &asked.print_before, "PASS,...",
     "Print the IR before these passes"},
    {"mlir-print-ir-after", TOOL_TEXT, &asked.print_after, "PASS,...",
     "Print the IR after these passes"},
    {"mlir-print-ir-module-scope", TOOL_FLAG, &asked.print_module_scope, NULL,
     "Print the whole module then"},
    {"mlir-pass-statistics", TOOL_FLAG, &asked.statistics, NULL, "Say what passes counted"},
    {"pattern-statistics", TOOL_FLAG, &asked.pattern_statistics, NULL,
     "Say how often --canonicalize tried and applied each pattern"},
    {"mlir-timing", TOOL_FLAG, &asked.time, NULL, "Say how long each pass took"},
    {"mlir-disable-threading", TOOL_FLAG, &asked.disable_threading, NULL, "Do all on one thread"},
    {"threads", TOOL_NUMBER, &asked.thread_count, "N",
     "Read and print what is big and run nested pipelines on N threads (as many as there are "
     "processors)"},
    {"dump-pass-pipeline", TOOL_FLAG, &asked.dump, NULL, "Print the pipeline"},
    {"mlir-pass-pipeline-crash-reproducer", TOOL_TEXT, &asked.reproducer, "FILE",
     "Write the module and the pipeline to FILE if a pass fails"},
};

const tool_option_group tool_passes_options = {"Running passes", option_table,
                                               sizeof option_table / sizeof *option_table};

//===-- Reproducers ---------------------------------------------------------------------------===//

typedef struct kept_text {
  char* bytes;
  size_t size;
  size_t capacity;
} kept_text;

static tn_status keep_bytes(void* user_data, const char* bytes, size_t size) {
  kept_text* text = user_data;
  if (text->size + size > text->capacity) {
    const size_t capacity = 2 * (text->size + size);
    char* grown = realloc(text->bytes, capacity);
    if (grown == NULL) return TN_OUT_OF_MEMORY;
    text->bytes = grown;
    text->capacity = capacity;
  }
  memcpy(text->bytes + text->size, bytes, size);
  text->size += size;
  return TN_OK;
}

/// The module as it was, with the pipeline as a resource, as MLIR writes it.
static bool write_reproducer(const char* path, const kept_text* module, const kept_text* pipeline) {
  static tool_output output;
  if (!tool_output_open(path, &output)) return false;
  (void)!tool_output_write(&output, module->bytes, module->size);
  tool_output_format(
      &output,
      "\n{-#\n  external_resources: {\n    mlir_reproducer: {\n      pipeline: "
      "\"%.*s\",\n      disable_threading: false,\n      verify_each: true\n    }\n  "
      "}\n#-}\n",
      (int)pipeline->size, pipeline->bytes);
  return tool_output_commit(&output);
}

//===-- Patterns ------------------------------------------------------------------------------===//

static bool add_patterns(const char* path, tn_context* context, tn_pattern_set* set) {
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

/// Applies the patterns of --pdl-patterns, if there are any; false after a report.
static bool apply_patterns(const tool_passes* passes, tn_context* context, tn_op module) {
  if (passes->patterns == NULL) return true;
  tn_pattern_set* set = NULL;
  tn_rewrite_result result = {.converged = false};
  tn_greedy_config config = tn_greedy_config_default();
  config.max_num_rewrites = REWRITES_MAX;
  if (tn_pattern_set_create(context, &set) != TN_OK) return false;
  bool done = add_patterns(passes->patterns, context, set) && tn_pattern_set_freeze(set) == TN_OK &&
              tn_rewrite_greedily(module, set, &config, &result) == TN_OK;
  if (done && !result.converged) {
    tool_error("the patterns in '%s' still apply after %lld turns", passes->patterns,
               (long long)config.max_iterations);
    done = false;
  }
  if (done && passes->verify_each) done = tn_op_verify(module) == TN_OK;
  tn_pattern_set_destroy(set);
  return done;
}

//===-- Near misses ---------------------------------------------------------------------------===//

#define NAMES_MAX 64u

/// Says which shipped pass may be meant by a name in a pipeline that is that of none.
static bool suggest_pass(tn_string_view name) {
  const char* names[NAMES_MAX];
  size_t count = 0;
  for (size_t i = 0; i < tn_pass_count() && count < NAMES_MAX; ++i) {
    if (tn_string_view_equal(tn_pass_name(i), name)) return false;
    names[count++] = tn_pass_name(i).data;
  }
  const char* nearest = tool_nearest(name, names, count);
  if (nearest != NULL) fprintf(stderr, "tenure: Did you mean '%s'?\n", nearest);
  return nearest != NULL;
}

/// Looks for the first such name: what stands outside of braces, and not in front of '('.
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

static tn_pass_options options_of(const tool_passes* passes, const tn_print_options* print) {
  tn_pass_options options = {.skip_verify = !passes->verify_each,
                             .is_verified = true,
                             .print_before_all = passes->print_before_all,
                             .print_after_all = passes->print_after_all,
                             .print_after_change = passes->print_after_change,
                             .print_after_failure = passes->print_after_failure,
                             .print_module_scope = passes->print_module_scope,
                             .print = print,
                             .print_before = tn_string_view_from(passes->print_before),
                             .print_after = tn_string_view_from(passes->print_after),
                             .time = passes->time,
                             .statistics = passes->statistics,
                             .patterns = passes->pattern_statistics,
                             .thread_count = (uint32_t)passes->thread_count.value,
                             .write = tool_write_stderr};
  return options;
}

static void dump(tn_pass_manager* manager) {
  fputs("Pass Manager:\n", stderr);
  (void)!tn_pass_manager_print(manager, tool_write_stderr, NULL);
  fputs("\n", stderr);
}

// Less is read and written before threads are under way.
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
  return names_passes(passes) || passes->patterns != NULL;
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

bool tool_passes_run(const tool_passes* passes, tn_context* context, tn_op module,
                     const tn_print_options* print) {
  if (!apply_patterns(passes, context, module)) return false;
  if (!names_passes(passes)) return true;
  tn_pass_manager* manager;
  kept_text before = {NULL, 0, 0};
  kept_text pipeline = {NULL, 0, 0};
  bool done = build(passes, context, &manager);
  if (done && passes->dump) dump(manager);
  if (done && passes->reproducer != NULL) {
    const tn_print_options how = {.debug_info = false};
    done = tn_op_print(module, &how, keep_bytes, &before) == TN_OK &&
           tn_pass_manager_print(manager, keep_bytes, &pipeline) == TN_OK;
  }
  const tn_pass_options options = options_of(passes, print);
  if (done) done = tn_pass_manager_run(manager, module, &options) == TN_OK;
  if (!done && pipeline.size != 0) (void)write_reproducer(passes->reproducer, &before, &pipeline);
  tn_pass_manager_destroy(manager);
  free(before.bytes);
  free(pipeline.bytes);
  return done;
}
