// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure adapter list, verify: lists and checks adapter files.

#include <inttypes.h>

#include "adapter.h"

#define FILES_MAX 4096

//===-- list ----------------------------------------------------------------------------------===//

// Writes `text` in quotes. Bytes that are not UTF-8 only come from files loaded as compatible.
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
      tool_error("out of memory");
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

// Explains how to find the adapters that are attached to a module.
static void explain_module(const char* path) {
  const char* dot = strrchr(path, '.');
  if (dot == NULL || (strcmp(dot, ".mlir") != 0 && strcmp(dot, ".mlirbc") != 0)) return;
  fprintf(stderr,
          "tenure adapter list: expected an adapter file; 'tenure query attr:tenure.adapters %s' "
          "finds the ops of a module with attached adapters\n",
          path);
}

static bool list_json;
static bool list_compatible;

static const tool_option adapter_list_options[] = {
    {"json", TOOL_FLAG, &list_json, NULL, "Write JSON"},
    {"compatible", TOOL_FLAG, &list_compatible, NULL, TOOL_COMPATIBLE_HELP}};

static int run_adapter_list(const char** words, size_t word_count) {
  static tool_output output;
  const char* path = words[0];
  tn_context* context;
  tn_adapter* adapter;
  const tn_adapter_options load_options = {.compatible = list_compatible};
  (void)word_count;
  if (!tool_adapter_load(path, &load_options, &context, &adapter)) {
    explain_module(path);
    return TOOL_FAILURE;
  }
  (void)tool_output_open("-", &output);
  const bool listed = write_list(adapter, path, list_json, &output);
  const bool written = tool_output_commit(&output);
  tn_object_release(adapter);
  tn_context_destroy(context);
  return listed && written ? TOOL_SUCCESS : TOOL_FAILURE;
}

TOOL_COMMAND(adapter_list) = {
    .name = "tenure adapter list",
    .brief = "List a file's versions, tensors, types and sizes",
    .usage = "[OPTION...] FILE",
    .summary =
        "Lists the versions and tensors of an adapter, in the order of "
        "the file. '-' is standard\n"
        "input.",
    .positional_min = 1,
    .positional_max = 1,
    .options = adapter_list_options,
    .option_count = sizeof adapter_list_options / sizeof *adapter_list_options,
    .rank = 1,
    .run = run_adapter_list};

//===-- verify --------------------------------------------------------------------------------===//

static bool verify(const char* path, bool compatible, bool always) {
  const tn_adapter_options options = {.compatible = compatible, .name = tn_string_view_from(path)};
  tool_progress progress = {.label = path, .always = always};
  tn_context* context;
  tn_adapter* adapter;
  if (!tool_adapter_load(path, &options, &context, &adapter)) return false;
  const bool right = tn_adapter_check(adapter, context, tool_progress_show, &progress) == TN_OK;
  tool_progress_end(&progress);
  if (right) {
    printf("%s: ok, tensors: %zu%s\n", path, tn_adapter_tensor_count(adapter),
           tn_adapter_has_checksums(adapter) ? ", checksums hold" : "");
  }
  tn_object_release(adapter);
  tn_context_destroy(context);
  return right;
}

static bool verify_compatible;
static bool verify_progress;

static const tool_option adapter_verify_options[] = {
    {"compatible", TOOL_FLAG, &verify_compatible, NULL, TOOL_COMPATIBLE_HELP},
    {"progress", TOOL_FLAG, &verify_progress, NULL,
     "Show progress even if standard error is not a terminal"}};

static int run_adapter_verify(const char** words, size_t word_count) {
  bool right = true;
  for (size_t i = 0; i < word_count; ++i) {
    right = verify(words[i], verify_compatible, verify_progress) && right;
  }
  return right ? TOOL_SUCCESS : TOOL_FAILURE;
}

TOOL_COMMAND(adapter_verify) = {
    .name = "tenure adapter verify",
    .brief = "Verify offsets, names, shapes and checksums",
    .usage = "[OPTION...] FILE...",
    .summary =
        "Verifies adapters: every offset, name, shape and size, and the checksums of the data, "
        "if\npresent. '-' is standard input.",
    .epilogue = "Reports every invalid file, and exits with 1 if there is one.",
    .positional_min = 1,
    .positional_max = FILES_MAX,
    .options = adapter_verify_options,
    .option_count = sizeof adapter_verify_options / sizeof *adapter_verify_options,
    .rank = 3,
    .run = run_adapter_verify};
