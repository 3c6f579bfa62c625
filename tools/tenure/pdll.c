// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure pdll: compiles PDLL like mlir-pdll.

#include <stdlib.h>
#include <string.h>
#include <tenure/pdll.h>
#include <tenure/text.h>

#include "command.h"
#include "split.h"

static const tool_word forms[] = {
    {"ast", "The tree"}, {"mlir", "A module of the pdl dialect"}, {NULL, NULL}};

static struct {
  tool_choice form;
  tool_list include_folders;
  const char* output;
  const char* split;
  const char* output_marker;
  bool strict;
} asked = {.form = {.words = forms}};

static tn_status compile(tn_context* context, const tn_source* source,
                         const tn_pdll_options* options, tool_text* out) {
  if (asked.form.word == NULL || strcmp(asked.form.word, "ast") == 0) {
    return tn_pdll_print_ast(context, source->text, options, tool_text_write, out);
  }
  const tn_print_options print = {.custom_form = true, .debug_info = true};
  tn_op module;
  const tn_status status =
      tn_pdll_compile(tn_context_root_scope(context), source->text, options, &module);
  return status != TN_OK ? status : tn_op_print(module, &print, tool_text_write, out);
}

/// The state of a command.
typedef struct job {
  const char* path;
  const tn_source* whole;
  tool_output* output;
  tool_text text;  ///< The output of one chunk.
  bool is_first;
  bool failed;
} job;

static bool run_chunk(const job* self, const tn_source* source, tool_text* out) {
  tn_context* context;
  tn_string_view folders[TOOL_LIST_MAX];
  for (size_t i = 0; i < asked.include_folders.count; ++i) {
    folders[i] = tn_string_view_from(asked.include_folders.items[i]);
  }
  const tn_pdll_options options = {.file_name = source->name,
                                   .include_folders = folders,
                                   .include_folder_count = asked.include_folders.count,
                                   .knows_all_dialects = asked.strict,
                                   .repeats_returned = !asked.strict};
  const tn_context_options context_options = {.allow_unregistered_dialects = true};
  const tn_diagnostic_printer_options printer = {
      .color = tool_report_options.color, .sources = source, .source_count = 1};
  tn_diagnostic_handler_id handler;
  if (tn_context_create(&context_options, &context) != TN_OK) return false;
  out->size = 0;
  const tn_status attached =
      tool_finding_sink == NULL
          ? tn_diagnostic_printer_attach(context, &printer, &handler)
          : tn_diagnostic_handler_attach(context, tool_report, (void*)(uintptr_t)source, NULL,
                                         &handler);
  const bool done = attached == TN_OK && tool_context_load_dialects(context, self->path) &&
                    compile(context, source, &options, out) == TN_OK;
  tn_context_destroy(context);
  return done;
}

//===-- Chunks --------------------------------------------------------------------------------===//

static void compile_chunk(job* self, const tn_source* chunk) {
  if (!run_chunk(self, chunk, &self->text)) self->failed = true;
  if (!self->is_first) {
    tool_output_format(self->output, "%s\n",
                       asked.output_marker != NULL ? asked.output_marker : "");
  }
  self->is_first = false;
  (void)!tool_output_write(self->output, self->text.data, self->text.size);
}

static bool take_chunk(void* user_data, tn_string_view text, uint32_t line, uint32_t column) {
  job* self = user_data;
  char name[4096];
  (void)column;
  snprintf(name, sizeof name, "within split at %.*s:%u offset ", (int)self->whole->name.size,
           self->whole->name.data, line);
  compile_chunk(self, &(tn_source){.name = tn_string_view_from(name), .text = text});
  return true;
}

static int run(const char** words, size_t word_count) {
  static tool_output output;
  tool_input input;
  const char* marker = asked.split;
  if (!tool_marker_check(&marker)) return TOOL_FAILURE;
  if (!tool_input_open(word_count == 0 ? "-" : words[0], TOOL_BYTES, &input)) return TOOL_FAILURE;
  if (asked.output_marker == NULL) asked.output_marker = marker;
  bool done = tool_output_open(asked.output != NULL ? asked.output : "-", &output);
  if (done) {
    job self = {.path = input.source.name.data,
                .whole = &input.source,
                .output = &output,
                .is_first = true};
    if (marker != NULL) {
      (void)tool_split(&input.source, tn_string_view_from(marker), take_chunk, &self);
    } else {
      compile_chunk(&self, &input.source);
    }
    free(self.text.data);
    done = !self.failed;
    if (done) {
      done = tool_output_commit(&output);
    } else {
      tool_output_give_up(&output);
    }
  }
  tool_input_close(&input);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}

static const tool_option options[] = {
    TOOL_DIAGNOSTICS,
    TOOL_DIALECT_FILE,
    {"I", TOOL_LIST, &asked.include_folders, "DIR", "Search DIR for included files"},
    {"check-dialects", TOOL_FLAG, &asked.strict, NULL,
     "Check ops against the schemas of all dialects, as loading patterns does"},
    {"o", TOOL_TEXT, &asked.output, "FILE", "Write to FILE"},
    {"output-split-marker", TOOL_TEXT, &asked.output_marker, "TEXT",
     "Print TEXT between the outputs of chunks"},
    {"split-input-file", TOOL_MAY_TEXT, &asked.split, "MARKER",
     "Split the input at '" TOOL_MARKER_DEFAULT "' or MARKER, and compile each chunk"},
    {"x", TOOL_WORD, &asked.form, "FORM", "Output format (ast)"},
};

TOOL_COMMAND(pdll) = {
    .name = "tenure pdll",
    .brief = "Compile PDLL patterns",
    .usage = "[OPTION...] [FILE]",
    .summary = "Compiles PDLL patterns to MLIR's pdl dialect, or prints their syntax tree.",
    .options = options,
    .option_count = sizeof options / sizeof *options,
    .positional_max = 1,
    .rank = 45,
    .run = run};
