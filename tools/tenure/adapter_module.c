// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared code of the subcommands that change a module by adapters.

#include "adapter_module.h"

#include <math.h>
#include <stdlib.h>
#include <tenure/adapter_attach.h>
#include <tenure/bytecode.h>
#include <tenure/text.h>

//===-- Arguments -----------------------------------------------------------------------------===//

static bool take_words(const tool_command* command, const char** words, size_t word_count,
                       tool_adapter_job* job) {
  if (job->output_path == NULL) {
    fprintf(stderr, "%s: for the -o option: must be given.  Usage: %s %s\n", command->name,
            command->name, command->usage);
    return false;
  }
  job->module_path = words[0];
  job->operand_count = word_count - 1;
  memcpy(job->operands, words + 1, job->operand_count * sizeof *words);
  if (job->name == NULL || job->operand_count == 1) return true;
  fprintf(stderr, "%s: for the --name option: takes exactly one adapter; write NAME=FILE\n",
          command->name);
  return false;
}

bool tool_parse_real(const char* option, const char* text, double* out_value) {
  if (text == NULL) return true;
  char* end = NULL;
  const double value = strtod(text, &end);
  if (end == text || *end != '\0' || !isfinite(value)) {
    tool_error("for the --%s option: '%s' is not a number", option, text);
    return false;
  }
  *out_value = value;
  return true;
}

//===-- Attaching -----------------------------------------------------------------------------===//

static bool attach_one(const tool_adapter_job* job, tn_op module, const char* operand,
                       tn_adapter_report* sum) {
  const char* equals = strchr(operand, '=');
  const bool named = equals != NULL && equals != operand &&
                     memchr(operand, '/', (size_t)(equals - operand)) == NULL;
  const tn_adapter_options load_options = {.compatible = job->compatible};
  tn_adapter_attach_options options = {.name = tn_string_view_from(job->name),
                                       .partial = job->partial};
  if (named) options.name = (tn_string_view){operand, (size_t)(equals - operand)};
  if (!tool_parse_real("alpha", job->alpha, &options.alpha)) return false;
  tn_adapter* adapter;
  const char* path = named ? equals + 1 : operand;
  if (!tool_adapter_load_in(tn_op_context(module), path, &load_options, &adapter)) return false;
  tn_adapter_report report;
  const tn_string_view name = options.name.size > 0 ? options.name : tn_adapter_name(adapter);
  const tn_status status = job->again ? tn_adapter_reattach(module, name, adapter, &report)
                                      : tn_adapter_attach(module, adapter, &options, &report);
  tn_object_release(adapter);
  if (status != TN_OK) return false;
  sum->op_count += report.op_count;
  sum->target_module_count += report.target_module_count;
  sum->tensor_count += report.tensor_count;
  sum->byte_size += report.byte_size;
  return true;
}

bool tool_adapter_job_attach(const tool_adapter_job* job, tn_op module,
                             tn_adapter_report* out_report) {
  *out_report = (tn_adapter_report){0};
  for (size_t i = 0; i < job->operand_count; ++i) {
    if (!attach_one(job, module, job->operands[i], out_report)) return false;
  }
  return true;
}

//===-- The module ----------------------------------------------------------------------------===//

static tn_status write_text(tn_op module, bool custom_form, tool_output* output) {
  const tn_print_options print = {.debug_info = true, .custom_form = custom_form};
  const tn_status status = tn_op_print(module, &print, tool_output_write, output);
  if (status != TN_OK) return status;
  return tool_output_write(output, "\n", 1);
}

static bool write_module(const tool_adapter_job* job, tn_op module) {
  static tool_output output;
  if (!(job->emit_bytecode ? tool_output_open_binary : tool_output_open)(job->output_path,
                                                                         &output)) {
    return false;
  }
  const tn_status status = job->emit_bytecode
                               ? tn_bytecode_write(module, NULL, tool_output_write, &output)
                               : write_text(module, job->custom_form, &output);
  if (status == TN_OK || output.status != TN_OK) return tool_output_commit(&output);
  tool_output_abandon(&output);
  return false;
}

// Returns true if the bytes are an adapter, which comes after the module.
static bool is_adapter(tn_string_view bytes) {
  return bytes.size > 9 && (memcmp(bytes.data + 4, "TORT", 4) == 0 ||
                            (memcmp(bytes.data + 3, "\0\0\0\0\0{", 6) == 0));
}

// Reads text or bytecode, depending on the first bytes.
static tn_status read_module(tn_context* context, const tn_source* source, tn_op* out_module) {
  if (is_adapter(source->text)) {
    tool_error("%.*s: expected a module as the first argument, got an adapter",
               (int)source->name.size, source->name.data);
    return TN_MALFORMED;
  }
  tn_scope* scope = tn_context_root_scope(context);
  const tn_text_parse_options text_options = {.file_name = source->name};
  const tn_bytecode_read_options bytecode_options = {.file_name = source->name};
  return tn_bytecode_has_magic(source->text)
             ? tn_bytecode_read(scope, source->text, &bytecode_options, out_module)
             : tn_text_parse(scope, source->text, &text_options, out_module);
}

static bool process(const tool_adapter_job* job, tool_input* input) {
  tn_context* context;
  if (!tool_context_create(&input->source, true, &context)) return false;
  tn_op module;
  const bool done = tool_context_load_dialects(context, job->module_path) &&
                    read_module(context, &input->source, &module) == TN_OK &&
                    job->change(job, module) && write_module(job, module);
  tn_context_destroy(context);
  return done;
}

int tool_adapter_job_run(const tool_command* command, const char** words, size_t word_count,
                         tool_adapter_job* job) {
  tool_input input;
  if (!take_words(command, words, word_count, job)) return TOOL_FAILURE;
  if (!tool_input_open(job->module_path, TOOL_MODULE, &input)) return TOOL_FAILURE;
  const bool done = process(job, &input);
  tool_input_close(&input);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}
