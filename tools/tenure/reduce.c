// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure reduce: makes an interesting module smaller with a test script, like mlir-reduce.

#include "reduce.h"

#include <ctype.h>
#include <stdlib.h>
#include <tenure/bytecode.h>
#include <tenure/dialect.h>
#include <tenure/pass.h>
#include <tenure/scope.h>
#include <unistd.h>

#include "completion.h"
#include "split.h"

#define STEPS_MAX 256u

// A requested pass, in the order of the arguments.
typedef struct pass {
  tn_string_view name;
  const char* options;
} pass;

typedef struct settings {
  const char* output_path;
  const char* script;
  tool_list script_arguments;
  tool_number jobs;
  tool_number timeout;
  const char* split_marker;
  bool no_implicit_module;
  bool generic;
  bool debug_info;
  bool quiet;
  pass passes[STEPS_MAX];
  size_t pass_count;
} settings;

typedef struct reduction {
  settings* settings;
  tool_input input;
  tn_context* context;
  reduce_search search;
  reduce_tester tester;
  tn_print_options print;
  bool quiet;
  bool failed;
} reduction;

//===-- Reading -------------------------------------------------------------------------------===//

static bool take_diagnostic(const tn_diagnostic* diagnostic, void* user_data) {
  const reduction* self = user_data;
  return self->quiet || tool_report(diagnostic, (void*)(uintptr_t)&self->input.source);
}

static bool add_part(void* user_data, tn_string_view text, uint32_t line, uint32_t column) {
  reduction* self = user_data;
  reduce_case* best = &self->search.best;
  const size_t size = (best->count + 2) * sizeof *best->parts;
  reduce_part* parts = realloc(best->parts, size);
  tn_op module = {0};
  if (parts == NULL) {
    self->failed = true;
    return false;
  }
  best->parts = parts;
  const tn_text_parse_options options = {.file_name = self->input.source.name,
                                         .first_line = line,
                                         .first_column = column,
                                         .no_implicit_module = self->settings->no_implicit_module};
  tn_status status;
  // If there are several parts, invalid ones are kept unchanged.
  self->quiet = self->settings->split_marker != NULL;
  if (tn_bytecode_has_magic(text)) {
    status = tn_bytecode_read(best->scope, text,
                              &(tn_bytecode_read_options){.file_name = options.file_name}, &module);
  } else {
    status = tn_text_parse(best->scope, text, &options, &module);
  }
  self->quiet = false;
  if (status != TN_OK && self->settings->split_marker == NULL) {
    self->failed = true;
    return false;
  }
  best->parts[best->count++] = (reduce_part){module, text};
  return true;
}

static bool read_case(reduction* self) {
  const char* marker = self->settings->split_marker;
  self->search.best.scope = tn_context_root_scope(self->context);
  if (marker == NULL) {
    (void)add_part(self, self->input.source.text, 1, 1);
  } else {
    (void)tool_split(&self->input.source, tn_string_view_from(marker), add_part, self);
  }
  return !self->failed;
}

//===-- Passes --------------------------------------------------------------------------------===//

// Takes the next `name=value` of a pass's options; values may be quoted. Returns false at the end.
static bool take_option(const char** at, tn_string_view* out_name, tn_string_view* out_value) {
  while (isspace((unsigned char)**at)) ++*at;
  if (**at == '\0') return false;
  const size_t name_size = strcspn(*at, "= \t\n");
  *out_name = (tn_string_view){*at, name_size};
  *out_value = (tn_string_view){"", 0};
  *at += name_size;
  if (**at != '=') return true;
  ++*at;
  const char quote = **at;
  const bool is_quoted = quote == '"' || quote == '\'';
  if (is_quoted) ++*at;
  const char* start = *at;
  size_t depth = 0;
  while (**at != '\0' &&
         (is_quoted ? **at != quote : depth != 0 || !isspace((unsigned char)**at))) {
    if (**at == '{') ++depth;
    if (**at == '}' && depth != 0) --depth;
    ++*at;
  }
  *out_value = (tn_string_view){start, (size_t)(*at - start)};
  if (is_quoted && **at != '\0') ++*at;
  return true;
}

// The options of a reducing pass; the texts are in `buffer`.
typedef struct pass_options {
  char* buffer;
  const char* script;
  const char* pipeline;
  int64_t traversal_mode;
  const char* arguments[TOOL_LIST_MAX];
  size_t argument_count;
} pass_options;

static bool is_word(tn_string_view text, const char* word) {
  return tn_string_view_equal(text, tn_string_view_from(word));
}

// Terminates the text in place: the space, quote or comma after it has been consumed.
static const char* end_text(tn_string_view text) {
  char* bytes = (char*)(uintptr_t)text.data;
  if (text.size == 0) return "";
  bytes[text.size] = '\0';
  return bytes;
}

/// Returns false after reporting an error.
static bool add_arguments(pass_options* out, tn_string_view list) {
  while (list.size != 0) {
    if (out->argument_count == TOOL_LIST_MAX) {
      tool_error("a test takes at most %d arguments", (int)TOOL_LIST_MAX);
      return false;
    }
    const char* comma = memchr(list.data, ',', list.size);
    const size_t size = comma == NULL ? list.size : (size_t)(comma - list.data);
    out->arguments[out->argument_count++] = end_text((tn_string_view){list.data, size});
    const size_t taken = comma == NULL ? size : size + 1;
    list = (tn_string_view){list.data + taken, list.size - taken};
  }
  return true;
}

static bool read_option(tn_string_view name, tn_string_view value, bool is_tree, pass_options* out,
                        bool* out_reported) {
  if (is_word(name, "test")) {
    out->script = end_text(value);
  } else if (is_word(name, "test-arg")) {
    if (!add_arguments(out, value)) *out_reported = true;
  } else if (is_tree && is_word(name, "traversal-mode")) {
    char* end;
    const char* text = end_text(value);
    out->traversal_mode = strtoll(text, &end, 10);
    if (*text == '\0' || *end != '\0') out->traversal_mode = -1;
  } else if (!is_tree && is_word(name, "opt-pass")) {
    out->pipeline = end_text(value);
  } else {
    return false;
  }
  return true;
}

// Returns false after reporting an error; the buffer must be freed in any case.
static bool read_options(const pass* self, bool is_tree, pass_options* out) {
  tn_string_view name;
  tn_string_view value;
  *out = (pass_options){.buffer = strdup(self->options), .pipeline = ""};
  const char* at = out->buffer;
  if (at == NULL) {
    tool_error("out of memory");
    return false;
  }
  while (take_option(&at, &name, &value)) {
    // Skips the end of the value first, since it is overwritten.
    if (*at != '\0' && value.size != 0 && at == value.data + value.size) ++at;
    bool is_reported = false;
    const bool is_known = read_option(name, value, is_tree, out, &is_reported);
    if (is_reported) return false;
    if (is_known) continue;
    fprintf(stderr, "error: <Pass-Options-Parser>: no such option %.*s\n", (int)name.size,
            name.data);
    return false;
  }
  return true;
}

// Sets the test script of a pass: from its options, or else from --test.
static bool set_tester(reduction* self, const pass_options* options) {
  const settings* s = self->settings;
  self->tester.script = options->script != NULL ? options->script : s->script;
  self->tester.argument_count = 0;
  const char* const* arguments =
      options->script != NULL ? options->arguments : s->script_arguments.items;
  const size_t count =
      options->script != NULL ? options->argument_count : s->script_arguments.count;
  for (size_t i = 0; i < count; ++i) {
    self->tester.arguments[self->tester.argument_count++] = arguments[i];
  }
  if (self->tester.script != NULL && *self->tester.script != '\0') return true;
  tool_error("missing test script: use --test=SCRIPT, or test=SCRIPT in the pass options");
  return false;
}

static bool run_tree(reduction* self, const pass_options* options) {
  if (options->traversal_mode != 0) {
    tool_error("unsupported traversal mode detected");
    return false;
  }
  if (!set_tester(self, options) || !reduce_search_check(&self->search)) return false;
  reduce_search_run(&self->search);
  return !self->search.failed;
}

static bool run_pipeline(const reduce_case* self, const char* pipeline) {
  for (size_t i = 0; i < self->count; ++i) {
    const tn_op module = self->parts[i].module;
    if (tn_op_is_null(module)) continue;
    if (tn_op_run_pipeline(module, pipeline, &(tn_pass_options){0}) != TN_OK) return false;
  }
  return true;
}

static bool run_optimizer(reduction* self, const pass_options* options) {
  reduce_case clone;
  tool_text before = {0};
  tool_text after = {0};
  tool_text pipeline = {0};
  if (!set_tester(self, options) || !reduce_search_check(&self->search)) return false;
  (void)!tool_text_write(&pipeline, "builtin.module(", 15);
  (void)!tool_text_write(&pipeline, options->pipeline, strlen(options->pipeline));
  (void)!tool_text_write(&pipeline, ")", 2);
  bool done = !pipeline.failed && reduce_case_clone(&self->search.best, &clone);
  if (done && !run_pipeline(&clone, pipeline.data)) {
    reduce_case_destroy(&clone);
    done = false;
  }
  if (done) {
    const reduce_search* search = &self->search;
    done = reduce_case_write(&search->best, search->print, search->marker, &before) &&
           reduce_case_write(&clone, search->print, search->marker, &after);
    if (done && after.size < before.size) {
      (void)reduce_search_offer(&self->search, &clone);
    } else {
      reduce_case_destroy(&clone);
    }
  }
  free(before.data);
  free(after.data);
  free(pipeline.data);
  return done && !self->search.failed;
}

static bool run_other(reduction* self, const pass* other) {
  tool_text text = {0};
  (void)!tool_text_write(&text, "builtin.module(", 15);
  (void)!tool_text_write(&text, other->name.data, other->name.size);
  if (*other->options != '\0') {
    (void)!tool_text_write(&text, "{", 1);
    (void)!tool_text_write(&text, other->options, strlen(other->options));
    (void)!tool_text_write(&text, "}", 1);
  }
  (void)!tool_text_write(&text, ")", 2);
  const bool done = !text.failed && run_pipeline(&self->search.best, text.data);
  free(text.data);
  return done;
}

static bool is_module(const reduction* self) {
  for (size_t i = 0; i < self->search.best.count; ++i) {
    const tn_op module = self->search.best.parts[i].module;
    if (!tn_op_is_null(module) && !tn_op_is_called(module, "builtin.module")) return false;
  }
  return true;
}

static bool refuse_root(const reduction* self, bool is_tree) {
  const tn_op root = self->search.best.parts[0].module;
  if (is_tree) {
    tn_diagnostic_emit_format(tn_op_location(root), TN_SEVERITY_ERROR,
                              "top-level op must be 'builtin.module'");
    return false;
  }
  const tn_string_view name = tn_op_name(root);
  fprintf(
      stderr,
      "error: Can't add pass 'OptReductionPass' restricted to 'builtin.module' on a PassManager "
      "intended to run on '%.*s', did you intend to nest?\n",
      (int)name.size, name.data);
  return false;
}

static bool run_pass(reduction* self, const pass* one) {
  const bool is_tree = is_word(one->name, "reduction-tree");
  pass_options options;
  if (!is_tree && !is_word(one->name, "opt-reduction-pass")) return run_other(self, one);
  bool done = read_options(one, is_tree, &options);
  if (done && !is_module(self)) {
    done = refuse_root(self, is_tree);
  } else if (done) {
    done = is_tree ? run_tree(self, &options) : run_optimizer(self, &options);
  }
  free(options.buffer);
  self->tester.script = NULL;
  return done;
}

static bool run_passes(reduction* self) {
  const settings* s = self->settings;
  const pass tree = {tn_string_view_from("reduction-tree"), ""};
  if (s->pass_count == 0 && s->script != NULL) return run_pass(self, &tree);
  for (size_t i = 0; i < s->pass_count && self->tester.stop_signal == 0; ++i) {
    if (!run_pass(self, &s->passes[i])) return false;
  }
  return true;
}

//===-- Writing -------------------------------------------------------------------------------===//

static bool write_result(reduction* self) {
  static tool_output output;
  tool_text text = {0};
  const bool done =
      reduce_case_write(&self->search.best, self->search.print, self->search.marker, &text) &&
      tool_output_open(self->settings->output_path, &output) &&
      tool_output_write(&output, text.data, text.size) == TN_OK && tool_output_commit(&output);
  free(text.data);
  return done;
}

static void say(const reduction* self, size_t before) {
  if (self->settings->quiet || self->tester.run_count == 0) return;
  fprintf(stderr, "tenure reduce: %s%zu of %zu ops remain after %llu runs of the test",
          self->tester.stop_signal != 0 ? "stopped; " : "",
          reduce_case_op_count(&self->search.best), before,
          (unsigned long long)self->tester.run_count);
  if (strcmp(self->settings->output_path, "-") != 0) {
    fprintf(stderr, ": %s", self->settings->output_path);
  }
  fputc('\n', stderr);
}

static bool reduce(reduction* self) {
  if (!tool_context_load_dialects(self->context, self->input.source.name.data)) return false;
  if (!read_case(self)) return false;
  const size_t before = reduce_case_op_count(&self->search.best);
  reduce_tester_open(&self->tester);
  const bool done = run_passes(self);
  // The best case was interesting, so it is written, whatever ended the search.
  const bool has_result = done || self->search.seen_count > 1;
  const bool written = has_result && write_result(self);
  if (has_result && written) say(self, before);
  reduce_tester_close(&self->tester);
  return done && written;
}

//===-- Options -------------------------------------------------------------------------------===//

static settings given = {.output_path = "-"};

static const tool_option option_table[] = {
    {"test", TOOL_TEXT, &given.script, "SCRIPT",
     "Run SCRIPT with the name of a file; a nonzero exit status means that it is interesting"},
    {"test-arg", TOOL_LIST, &given.script_arguments, "TEXT",
     "Pass TEXT to the script before the file; may be given several times"},
    {"jobs", TOOL_NUMBER, &given.jobs, "N",
     "Test N files at a time (as many as there are processors)"},
    {"timeout", TOOL_NUMBER, &given.timeout, "SECONDS",
     "Treat a file as not interesting if the script runs longer"},
    {"reduction-tree", TOOL_MAY_TEXT, NULL, "OPTIONS",
     "As in mlir-reduce: traversal-mode=0 test=SCRIPT test-arg=TEXT,...; same as --test"},
    {"opt-reduction-pass", TOOL_MAY_TEXT, NULL, "OPTIONS",
     "As in mlir-reduce: opt-pass=PIPELINE test=SCRIPT; keeps the passes' result if it is smaller "
     "and interesting"},
    {"o", TOOL_TEXT, &given.output_path, "FILE",
     "Write to FILE whenever a smaller module is found; '-' (the default) is standard output, at "
     "the end"},
    {"split-input-file", TOOL_MAY_TEXT, &given.split_marker, "MARKER",
     "Read several modules, with '" TOOL_MARKER_DEFAULT "' or MARKER between them"},
    TOOL_DIAGNOSTICS,
    TOOL_DIALECT_FILE,
    {"no-implicit-module", TOOL_FLAG, &given.no_implicit_module, NULL,
     "Add no implicit module around the top-level op"},
    {"mlir-print-op-generic", TOOL_FLAG, &given.generic, NULL, "Write the generic form"},
    {"mlir-print-debuginfo", TOOL_FLAG, &given.debug_info, NULL, "Write locations"},
    {"quiet", TOOL_FLAG, &given.quiet, NULL, "Do not report progress"}};

static bool names_pass(tn_string_view name) {
  if (is_word(name, "reduction-tree") || is_word(name, "opt-reduction-pass")) return true;
  for (size_t i = 0; i < tn_pass_count(); ++i) {
    if (tn_string_view_equal(tn_pass_name(i), name)) return true;
  }
  return false;
}

// Passes run in the order of their options.
static tool_taken take_pass(tn_string_view name, const char* value) {
  if (!names_pass(name)) return TOOL_NOT_TAKEN;
  if (given.pass_count == STEPS_MAX) {
    tool_error("too many passes");
    return TOOL_REFUSED;
  }
  given.passes[given.pass_count++] = (pass){name, value == NULL ? "" : value};
  return TOOL_TAKEN;
}

static void complete_passes(void) {
  if (tool_is_completing) tool_complete_passes();
}

static size_t job_count(const settings* s) {
  const long processors = sysconf(_SC_NPROCESSORS_ONLN);
  const int64_t wanted = s->jobs.given ? s->jobs.value : processors;
  return wanted < 1 ? 1 : wanted > 64 ? 64 : (size_t)wanted;
}

static int run_command(const char** words, size_t word_count) {
  static reduction self;
  settings* s = &given;
  const char* path = word_count == 0 ? "-" : words[0];
  if (!tool_marker_check(&s->split_marker)) return TOOL_FAILURE;
  self.settings = s;
  self.tester.timeout = s->timeout;
  self.print = (tn_print_options){.custom_form = !s->generic, .debug_info = s->debug_info};
  self.search =
      (reduce_search){.tester = &self.tester,
                      .jobs = job_count(s),
                      .print = &self.print,
                      .marker = s->split_marker == NULL ? TOOL_MARKER_DEFAULT : s->split_marker,
                      .output_path = s->output_path,
                      .quiet = &self.quiet};
  if (!tool_input_open(path, TOOL_MODULE, &self.input)) return TOOL_FAILURE;
  const tn_context_options options = {.allow_unregistered_dialects = true, .omit_op_notes = true};
  bool done = false;
  if (tool_context_create_with(&options, take_diagnostic, &self, &self.context)) {
    done = reduce(&self);
    free(self.search.best.parts);
    free(self.search.seen);
    tn_context_destroy(self.context);
  }
  tool_input_close(&self.input);
  if (self.tester.stop_signal != 0) return 128 + self.tester.stop_signal;
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}

TOOL_COMMAND(reduce) = {
    .name = "tenure reduce",
    .brief = "Reduce a module while a script finds it interesting",
    .usage = "[OPTION...] [FILE]",
    .summary =
        "Reduces the module in FILE ('-', the default, is standard input) as long as a script "
        "finds\n"
        "it interesting. Passes given as options run on it in their order.",
    .epilogue =
        "Removes functions, ops, blocks, regions, arguments, operands, attributes, types, and the\n"
        "modules of a file. Every candidate is valid, and none is tested twice. The standard input "
        "of\n"
        "the script is empty, and its output is discarded. A signal to stop (Ctrl-C) writes the\n"
        "smallest module found so far.\n"
        "\n"
        "Exits with 0, with 1 after an error, with 128 plus the number of a signal that stopped "
        "it.",
    .positional_max = 1,
    .options = option_table,
    .option_count = sizeof option_table / sizeof *option_table,
    .rank = 40,
    .takes_passes = true,
    .take = take_pass,
    .print_more = complete_passes,
    .run = run_command};
