// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure opt: reads a module and writes it, with mlir-opt's options and mlir-opt's bytes.

#include <tenure/text.h>

#include "command.h"

typedef struct opt_settings {
  const char* output_path;
  bool allow_unregistered;
  bool generic;
  tn_print_options print;
  tool_number elements_limit;
  tool_number resource_limit;
} opt_settings;

// Writes `module` and the empty line that mlir-opt ends with.
static bool write_module(tn_op module, const opt_settings* settings, tool_output* output) {
  if (!tool_output_open(settings->output_path, output)) return false;
  tn_status status = tn_op_print(module, &settings->print, tool_output_write, output);
  if (status == TN_OK) status = tool_output_write(output, "\n", 1);
  if (status == TN_OK || output->status != TN_OK) return tool_output_commit(output);
  tool_output_abandon(output);
  return false;
}

static bool process(tool_input* input, const opt_settings* settings) {
  static tool_output output;
  tn_context* context;
  if (!tool_context_create(&input->source, settings->allow_unregistered, &context)) return false;
  const tn_text_parse_options options = {.file_name = input->source.name};
  tn_op module;
  const bool written = tn_text_parse(tn_context_root_scope(context), input->source.text, &options,
                                     &module) == TN_OK &&
                       write_module(module, settings, &output);
  tn_context_destroy(context);
  return written;
}

static tool_parse_result parse(int argument_count, char** arguments, opt_settings* s,
                               const char** input_path, size_t* out_count) {
  const tool_option options[] = {
      {"o", TOOL_TEXT, &s->output_path, "FILE",
       "Write to FILE; '-' (the default) is standard output"},
      {"allow-unregistered-dialect", TOOL_FLAG, &s->allow_unregistered, NULL,
       "Take ops, types and attributes of any dialect"},
      {"mlir-print-op-generic", TOOL_FLAG, &s->generic, NULL, "Print the generic form"},
      {"mlir-print-debuginfo", TOOL_FLAG, &s->print.debug_info, NULL, "Print locations"},
      {"mlir-pretty-debuginfo", TOOL_FLAG, &s->print.pretty_debug_info, NULL,
       "Print locations in a form to be read by people"},
      {"mlir-print-local-scope", TOOL_FLAG, &s->print.local_scope, NULL,
       "Print without aliases, everything in its place"},
      {"mlir-print-unique-ssa-ids", TOOL_FLAG, &s->print.unique_ssa_ids, NULL,
       "Number values so that no two of the module share a name"},
      {"mlir-print-skip-regions", TOOL_FLAG, &s->print.skip_regions, NULL,
       "Print ops without what is in them"},
      {"mlir-elide-elementsattrs-if-larger", TOOL_NUMBER, &s->elements_limit, "N",
       "Leave out the elements of attributes that have more than N"},
      {"mlir-elide-resource-strings-if-larger", TOOL_NUMBER, &s->resource_limit, "N",
       "Leave out resources of more than N characters"},
  };
  const tool_command command = {
      .name = "tenure opt",
      .usage = "[OPTION...] [FILE]",
      .summary =
          "Reads the module in FILE ('-', the default, is standard input), verifies it, and\n"
          "writes it as mlir-opt does.",
      .epilogue =
          "Options take one dash or two, and values behind '=' or as the next argument.\n"
          "Exits with 0, or with 1 after the first error; -o FILE is then left as it was.",
      .options = options,
      .option_count = sizeof options / sizeof *options,
      .positional_max = 1};
  return tool_arguments_parse(&command, argument_count, arguments, input_path, out_count);
}

int tool_opt(int argument_count, char** arguments) {
  opt_settings settings = {.output_path = "-"};
  const char* input_path = "-";
  size_t count;
  const tool_parse_result parsed = parse(argument_count, arguments, &settings, &input_path, &count);
  if (parsed != TOOL_PARSE_OK) return parsed == TOOL_PARSE_HELP ? TOOL_SUCCESS : TOOL_FAILURE;
  settings.print.use_elide_elements_limit = settings.elements_limit.given;
  settings.print.elide_elements_limit = settings.elements_limit.value;
  settings.print.use_elide_resource_limit = settings.resource_limit.given;
  settings.print.elide_resource_limit = settings.resource_limit.value;
  tool_input input;
  if (!tool_input_open(input_path, &input)) return TOOL_FAILURE;
  const bool done = process(&input, &settings);
  tool_input_close(&input);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}
