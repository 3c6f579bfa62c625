// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Input and output of adapters for the subcommands of `tenure adapter`.

#include <limits.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <unistd.h>

#include "adapter.h"

#define PROGRESS_SIZE_MIN ((uint64_t)64 << 20)

//===-- Reading -------------------------------------------------------------------------------===//

static void close_input(void* user_data, const void* data, size_t byte_size) {
  (void)data;
  (void)byte_size;
  tool_input_close(user_data);
  free(user_data);
}

// Loads standard input; its bytes live as long as the adapter.
static bool load_standard_input(tn_context* context, const tn_adapter_options* options,
                                tn_adapter** out_adapter) {
  tool_input* input = malloc(sizeof *input);
  tn_blob* blob;
  if (input == NULL || !tool_input_open("-", TOOL_BYTES, input)) {
    if (input == NULL) tool_error("out of memory");
    free(input);
    return false;
  }
  const tn_string_view text = input->source.text;
  if (tn_blob_create(text.data, text.size, 1, close_input, input, &blob) != TN_OK) {
    tool_error("out of memory");
    close_input(input, NULL, 0);
    return false;
  }
  tn_adapter_options how = *options;
  if (how.name.size == 0) how.name = tn_string_view_from("adapter");
  const bool loaded = tn_adapter_load_blob(context, blob, &how, out_adapter) == TN_OK;
  tn_object_release(blob);
  return loaded;
}

// Loads the adapter in a folder that PEFT wrote; its name is the folder's.
static bool load_folder(tn_context* context, const char* folder, const tn_adapter_options* options,
                        tn_adapter** out_adapter) {
  char path[PATH_MAX];
  tn_adapter_options how = *options;
  size_t size = strlen(folder);
  while (size > 1 && folder[size - 1] == '/') --size;
  const int written =
      snprintf(path, sizeof path, "%.*s/adapter_model.safetensors", (int)size, folder);
  if (written < 0 || (size_t)written >= sizeof path) {
    tool_error("%s: the path is too long", folder);
    return false;
  }
  size_t start = size;
  while (start > 0 && folder[start - 1] != '/') --start;
  // "." and ".." are not names.
  if (how.name.size == 0 && folder[start] != '.') {
    how.name = (tn_string_view){folder + start, size - start};
  }
  return tn_adapter_load(context, path, &how, out_adapter) == TN_OK;
}

bool tool_adapter_load_in(tn_context* context, const char* path, const tn_adapter_options* options,
                          tn_adapter** out_adapter) {
  struct stat about;
  if (strcmp(path, "-") == 0) return load_standard_input(context, options, out_adapter);
  if (stat(path, &about) == 0 && S_ISDIR(about.st_mode)) {
    return load_folder(context, path, options, out_adapter);
  }
  return tn_adapter_load(context, path, options, out_adapter) == TN_OK;
}

bool tool_adapter_load(const char* path, const tn_adapter_options* options,
                       tn_context** out_context, tn_adapter** out_adapter) {
  if (!tool_context_create(NULL, true, out_context)) return false;
  if (tool_adapter_load_in(*out_context, path, options, out_adapter)) return true;
  tn_context_destroy(*out_context);
  return false;
}

//===-- Progress ------------------------------------------------------------------------------===//

tn_status tool_progress_show(void* user_data, uint64_t done, uint64_t total) {
  tool_progress* progress = user_data;
  const bool wanted = progress->always || (total >= PROGRESS_SIZE_MIN && isatty(STDERR_FILENO));
  const int percent = done == total ? 100 : (int)(done / (total / 100 + 1));
  if (!wanted || (progress->shown && percent == progress->percent)) return TN_OK;
  progress->shown = true;
  progress->percent = percent;
  fprintf(stderr, "\r%s: %3d %%", progress->label, percent);
  fflush(stderr);
  return TN_OK;
}

void tool_progress_end(tool_progress* progress) {
  if (progress->shown) fputc('\n', stderr);
  progress->shown = false;
}

//===-- Writing -------------------------------------------------------------------------------===//

// Returns true if the file name implies a format that this command cannot write.
static bool is_foreign(const char* path) {
  static const char* const suffixes[] = {".npz",  ".npy",  ".pt",   ".pth", ".ckpt",
                                         ".gguf", ".onnx", ".json", ".h5",  ".mlir"};
  const char* suffix = strrchr(path, '.');
  for (size_t i = 0; suffix != NULL && i < sizeof suffixes / sizeof *suffixes; ++i) {
    if (strcmp(suffix, suffixes[i]) == 0) return true;
  }
  return false;
}

static bool choose(const tool_export* how, tn_export_options* options) {
  if (how->format == NULL && is_foreign(how->path)) {
    tool_error("%s: unknown output format; use --to=onnx or --to=safetensors", how->path);
    return false;
  }
  if (how->format != NULL && strcmp(how->format, "onnx") == 0) {
    options->format = TN_ADAPTER_FORMAT_ONNX;
  } else if (how->format != NULL && strcmp(how->format, "safetensors") == 0) {
    options->format = TN_ADAPTER_FORMAT_SAFETENSORS;
  } else if (how->format != NULL) {
    tool_error("for the --to option: '%s' is neither onnx nor safetensors", how->format);
    return false;
  }
  if (how->layout != NULL && strcmp(how->layout, "aligned") == 0) {
    options->layout = TN_ADAPTER_LAYOUT_ALIGNED;
  } else if (how->layout != NULL && strcmp(how->layout, "onnx") != 0) {
    tool_error("for the --layout option: '%s' is neither onnx nor aligned", how->layout);
    return false;
  }
  return true;
}

static bool write_standard_output(const tn_adapter_builder* builder,
                                  const tn_export_options* options) {
  static tool_output output;
  if (!tool_output_open_binary("-", &output)) return false;
  const bool made = tn_adapter_builder_write(builder, options, tool_output_write, &output) == TN_OK;
  if (made || output.status != TN_OK) return tool_output_commit(&output);
  tool_output_abandon(&output);
  return false;
}

bool tool_export_write(const tn_adapter_builder* builder, const tool_export* how) {
  tool_progress progress = {.label = how->path, .always = how->progress};
  tn_export_options options = {.checksums = how->checksums,
                               .peft_names = how->peft_names,
                               .progress = tool_progress_show,
                               .progress_data = &progress};
  if (how->path == NULL) {
    tool_error("for the -o option: must be given");
    return false;
  }
  if (!choose(how, &options)) return false;
  const bool written = strcmp(how->path, "-") == 0
                           ? write_standard_output(builder, &options)
                           : tn_adapter_builder_export(builder, how->path, &options) == TN_OK;
  tool_progress_end(&progress);
  if (written && strcmp(how->path, "-") != 0) {
    fprintf(stderr, "wrote %s with %zu tensors\n", how->path, tn_adapter_builder_count(builder));
  }
  return written;
}
