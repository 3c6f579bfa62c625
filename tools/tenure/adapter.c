// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure adapter: lists, verifies and attaches adapters.

#include <tenure/adapter.h>

#include <inttypes.h>
#include <tenure/text.h>

#include "command.h"

#define FILES_MAX 4096

static const char compatible_help[] = "Also take what ONNX Runtime takes in spite of the format";

// Loads an adapter through a context of its own, whose reports go to standard error.
static bool load(const char* path, bool compatible, tn_context** out_context,
                 tn_adapter** out_adapter) {
  const tn_adapter_options options = {.compatible = compatible};
  if (!tool_context_create(NULL, true, out_context)) return false;
  if (tn_adapter_load(*out_context, path, &options, out_adapter) == TN_OK) return true;
  tn_context_destroy(*out_context);
  return false;
}

//===-- list ----------------------------------------------------------------------------------===//

// Writes `text` between quotes. A byte that is not UTF-8 can only come from a file that was loaded
// as compatible.
static void write_json_string(tool_output* output, tn_string_view text) {
  (void)!tool_output_write(output, "\"", 1);
  for (size_t i = 0; i < text.size; ++i) {
    const unsigned char byte = (unsigned char)text.data[i];
    if (byte < 0x20 || byte == 0x7f) {
      tool_output_format(output, "\\u%04x", byte);
    } else {
      if (byte == '"' || byte == '\\') (void)!tool_output_write(output, "\\", 1);
      (void)!tool_output_write(output, &text.data[i], 1);
    }
  }
  (void)!tool_output_write(output, "\"", 1);
}

static void write_json_tensor(const tn_tensor* tensor, tool_output* output) {
  tool_output_format(output, "    {\"name\": ");
  write_json_string(output, tn_tensor_name(tensor));
  tool_output_format(output, ", \"data_type\": %d, \"dims\": [",
                     (int)tn_tensor_element_type(tensor));
  for (size_t i = 0; i < tn_tensor_rank(tensor); ++i) {
    tool_output_format(output, "%s%" PRId64, i == 0 ? "" : ", ", tn_tensor_dims(tensor)[i]);
  }
  tool_output_format(output, "], \"nbytes\": %zu}", tn_tensor_byte_size(tensor));
}

static void write_text_tensor(const tn_tensor* tensor, tool_output* output) {
  const tn_string_view name = tn_tensor_name(tensor);
  tool_output_format(output, "%12zu %12zu  ", tn_tensor_byte_offset(tensor),
                     tn_tensor_byte_size(tensor));
  (void)!tool_output_write(output, name.data, name.size);
  tool_output_format(output, " : tensor<");
  for (size_t i = 0; i < tn_tensor_rank(tensor); ++i) {
    tool_output_format(output, "%" PRId64 "x", tn_tensor_dims(tensor)[i]);
  }
  tool_output_format(output, "%s>\n", tn_element_type_name(tn_tensor_element_type(tensor)));
}

static bool write_tensors(tn_adapter* adapter, bool json, tool_output* output) {
  for (size_t i = 0; i < tn_adapter_tensor_count(adapter); ++i) {
    tn_tensor* tensor;
    if (tn_adapter_tensor_at(adapter, i, &tensor) != TN_OK) {
      tool_error("memory is out");
      return false;
    }
    if (json) {
      tool_output_format(output, i == 0 ? "\n" : ",\n");
      write_json_tensor(tensor, output);
    } else {
      write_text_tensor(tensor, output);
    }
    tn_object_release(tensor);
  }
  return true;
}

static bool write_list(tn_adapter* adapter, const char* path, bool json, tool_output* output) {
  const int format_version = tn_adapter_format_version(adapter);
  const int version = tn_adapter_version(adapter);
  const int model_version = tn_adapter_model_version(adapter);
  const size_t count = tn_adapter_tensor_count(adapter);
  if (!json) {
    tool_output_format(output, "format %d, adapter version %d, model version %d, %zu tensor%s in ",
                       format_version, version, model_version, count, count == 1 ? "" : "s");
    (void)!tool_output_write(output, path, strlen(path));
    tool_output_format(output, "\n%12s %12s  tensor\n", "at byte", "bytes");
    return write_tensors(adapter, false, output);
  }
  tool_output_format(output,
                     "{\n  \"format_version\": %d,\n  \"adapter_version\": %d,\n"
                     "  \"model_version\": %d,\n  \"parameters\": [",
                     format_version, version, model_version);
  const bool written = write_tensors(adapter, true, output);
  tool_output_format(output, count == 0 ? "]\n}\n" : "\n  ]\n}\n");
  return written;
}

static int run_list(int argument_count, char** arguments) {
  static tool_output output;
  bool json = false;
  bool compatible = false;
  const tool_option options[] = {{"json", TOOL_FLAG, &json, NULL, "Write JSON"},
                                 {"compatible", TOOL_FLAG, &compatible, NULL, compatible_help}};
  const tool_command command = {
      .name = "tenure adapter list",
      .usage = "[OPTION...] FILE",
      .summary =
          "Lists the versions and tensors of an adapter (ONNX Runtime's .onnx_adapter), in the\n"
          "order of the file.",
      .options = options,
      .option_count = 2,
      .positional_min = 1,
      .positional_max = 1};
  const char* path = NULL;
  size_t count;
  const tool_parse_result parsed =
      tool_arguments_parse(&command, argument_count, arguments, &path, &count);
  if (parsed != TOOL_PARSE_OK) return parsed == TOOL_PARSE_HELP ? TOOL_SUCCESS : TOOL_FAILURE;
  tn_context* context;
  tn_adapter* adapter;
  if (!load(path, compatible, &context, &adapter)) return TOOL_FAILURE;
  (void)tool_output_open("-", &output);
  const bool listed = write_list(adapter, path, json, &output);
  const bool written = tool_output_commit(&output);
  tn_object_release(adapter);
  tn_context_destroy(context);
  return listed && written ? TOOL_SUCCESS : TOOL_FAILURE;
}

//===-- verify --------------------------------------------------------------------------------===//

static int run_verify(int argument_count, char** arguments) {
  bool compatible = false;
  const tool_option options[] = {{"compatible", TOOL_FLAG, &compatible, NULL, compatible_help}};
  const tool_command command = {
      .name = "tenure adapter verify",
      .usage = "[OPTION...] FILE...",
      .summary =
          "Checks adapters (ONNX Runtime's .onnx_adapter): every offset, name, shape and size.",
      .epilogue = "Exits with 1 if any is refused, after saying why of each.",
      .options = options,
      .option_count = 1,
      .positional_min = 1,
      .positional_max = FILES_MAX};
  const char* paths[FILES_MAX];
  size_t count;
  const tool_parse_result parsed =
      tool_arguments_parse(&command, argument_count, arguments, paths, &count);
  if (parsed != TOOL_PARSE_OK) return parsed == TOOL_PARSE_HELP ? TOOL_SUCCESS : TOOL_FAILURE;
  int result = TOOL_SUCCESS;
  for (size_t i = 0; i < count; ++i) {
    tn_context* context;
    tn_adapter* adapter;
    if (!load(paths[i], compatible, &context, &adapter)) {
      result = TOOL_FAILURE;
      continue;
    }
    printf("%s: ok, tensors: %zu\n", paths[i], tn_adapter_tensor_count(adapter));
    tn_object_release(adapter);
    tn_context_destroy(context);
  }
  return result;
}

//===-- attach --------------------------------------------------------------------------------===//

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
      {"compatible", TOOL_FLAG, &s->compatible, NULL, compatible_help}};
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

static int run_attach(int argument_count, char** arguments) {
  attach_settings settings = {0};
  const tool_parse_result parsed = parse_attach(argument_count, arguments, &settings);
  if (parsed != TOOL_PARSE_OK) return parsed == TOOL_PARSE_HELP ? TOOL_SUCCESS : TOOL_FAILURE;
  tool_input input;
  if (!tool_input_open(settings.module_path, &input)) return TOOL_FAILURE;
  const bool done = process(&input, &settings);
  tool_input_close(&input);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}

//===-- Dispatch ------------------------------------------------------------------------------===//

static void print_usage(FILE* out) {
  fputs(
      "Usage: tenure adapter list [--json] FILE\n"
      "       tenure adapter verify FILE...\n"
      "       tenure adapter attach MODULE ADAPTER -o FILE [--name=NAME] [--partial]\n\n"
      "Works on LoRA adapters in ONNX Runtime's format (.onnx_adapter).\n"
      "'tenure adapter list --help' and so on say more.\n",
      out);
}

int tool_adapter(int argument_count, char** arguments) {
  static const struct {
    const char* name;
    int (*run)(int argument_count, char** arguments);
  } commands[] = {{"list", run_list}, {"verify", run_verify}, {"attach", run_attach}};
  if (argument_count == 0) {
    print_usage(stderr);
    return TOOL_FAILURE;
  }
  for (size_t i = 0; i < sizeof commands / sizeof *commands; ++i) {
    if (strcmp(arguments[0], commands[i].name) == 0) {
      return commands[i].run(argument_count - 1, arguments + 1);
    }
  }
  if (strcmp(arguments[0], "--help") == 0 || strcmp(arguments[0], "-h") == 0) {
    print_usage(stdout);
    return TOOL_SUCCESS;
  }
  fprintf(stderr, "tenure adapter: Unknown command '%s'.  Try: 'tenure adapter --help'\n",
          arguments[0]);
  return TOOL_FAILURE;
}
