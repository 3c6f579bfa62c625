// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure adapter attach: puts an adapter's tensors on the ops of a module.

#include <tenure/adapter_attach.h>
#include <tenure/text.h>

#include "adapter.h"

typedef struct attach_settings {
  const char* module_path;
  const char* adapter_path;
  const char* output_path;
  const char* name;
  bool partial;
  bool compatible;
} attach_settings;

static bool write_module(tn_op module, const char* path) {
  static tool_output output;
  const tn_print_options print = {.debug_info = true};
  if (!tool_output_open(path, &output)) return false;
  tn_status status = tn_op_print(module, &print, tool_output_write, &output);
  if (status == TN_OK) status = tool_output_write(&output, "\n", 1);
  if (status == TN_OK || output.status != TN_OK) return tool_output_commit(&output);
  tool_output_abandon(&output);
  return false;
}

static bool attach(tn_op module, tn_context* context, const attach_settings* settings) {
  const tn_adapter_options load_options = {.compatible = settings->compatible};
  const tn_adapter_attach_options options = {.name = tn_string_view_from(settings->name),
                                             .partial = settings->partial};
  tn_adapter* adapter;
  if (tn_adapter_load(context, settings->adapter_path, &load_options, &adapter) != TN_OK) {
    return false;
  }
  tn_adapter_report report;
  const bool attached = tn_adapter_attach(module, adapter, &options, &report) == TN_OK;
  tn_object_release(adapter);
  if (!attached || !write_module(module, settings->output_path)) return false;
  fprintf(stderr, "attached %zu tensors (%zu bytes) for %zu weights to %zu ops\n",
          report.tensor_count, report.byte_size, report.stem_count, report.op_count);
  return true;
}

static bool process(tool_input* input, const attach_settings* settings) {
  tn_context* context;
  if (!tool_context_create(&input->source, true, &context)) return false;
  const tn_text_parse_options options = {.file_name = input->source.name};
  tn_op module;
  const bool done = tn_text_parse(tn_context_root_scope(context), input->source.text, &options,
                                  &module) == TN_OK &&
                    attach(module, context, settings);
  tn_context_destroy(context);
  return done;
}

static tool_parse_result parse_attach(int argument_count, char** arguments, attach_settings* s) {
  const tool_option options[] = {
      {"o", TOOL_TEXT, &s->output_path, "FILE", "Write to FILE; '-' is standard output"},
      {"name", TOOL_TEXT, &s->name, "NAME", "Call the adapter NAME, not as its file is called"},
      {"partial", TOOL_FLAG, &s->partial, NULL,
       "Leave out tensors that fit no weight, with a warning"},
      {"compatible", TOOL_FLAG, &s->compatible, NULL, TOOL_COMPATIBLE_HELP}};
  const tool_command command = {
      .name = "tenure adapter attach",
      .usage = "[OPTION...] MODULE ADAPTER -o FILE",
      .summary =
          "Attaches the LoRA tensors of ADAPTER to the ops of MODULE that use the weights they "
          "are\n"
          "named after, as attributes 'tenure.adapter', and writes the module with its locations.",
      .epilogue =
          "A weight is named by its location: 'layers[0]['q_proj']' takes the tensors called\n"
          "layers.0.q_proj.lora_A.weight [rank, in] and layers.0.q_proj.lora_B.weight [out, "
          "rank].\n"
          "All are attached or none: a tensor that fits nothing is an error, without --partial.",
      .options = options,
      .option_count = sizeof options / sizeof *options,
      .positional_min = 2,
      .positional_max = 2};
  const char* paths[2] = {NULL, NULL};
  size_t count;
  const tool_parse_result parsed =
      tool_arguments_parse(&command, argument_count, arguments, paths, &count);
  s->module_path = paths[0];
  s->adapter_path = paths[1];
  if (parsed == TOOL_PARSE_OK && s->output_path == NULL) {
    fprintf(stderr, "%s: for the -o option: must be given.  Usage: %s %s\n", command.name,
            command.name, command.usage);
    return TOOL_PARSE_ERROR;
  }
  return parsed;
}

int tool_adapter_attach(int argument_count, char** arguments) {
  attach_settings settings = {0};
  const tool_parse_result parsed = parse_attach(argument_count, arguments, &settings);
  if (parsed != TOOL_PARSE_OK) return parsed == TOOL_PARSE_HELP ? TOOL_SUCCESS : TOOL_FAILURE;
  tool_input input;
  if (!tool_input_open(settings.module_path, &input)) return TOOL_FAILURE;
  const bool done = process(&input, &settings);
  tool_input_close(&input);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}
