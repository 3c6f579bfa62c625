// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure adapter export, convert: writes an adapter with changes or in another format.

#include <errno.h>
#include <stdlib.h>

#include "adapter.h"

typedef struct export_settings {
  const char* input_path;
  bool compatible;
  bool keep_names;
  tool_export how;
  tool_list drop;
  tool_list rename;
  tool_list cast;
  tool_list set;
  const char* adapter_version;
  const char* model_version;
} export_settings;

//===-- Changes -------------------------------------------------------------------------------===//

// Splits at the last `=`, so that names may contain one; without one, `out_left` is empty.
static void split(const char* text, tn_string_view* out_left, tn_string_view* out_right) {
  const char* sign = strrchr(text, '=');
  *out_left = (tn_string_view){text, sign == NULL ? 0 : (size_t)(sign - text)};
  *out_right = tn_string_view_from(sign == NULL ? text : sign + 1);
}

static bool drop_all(tn_adapter_builder* builder, const tool_list* names) {
  for (size_t i = 0; i < names->count; ++i) {
    if (tn_adapter_builder_drop(builder, tn_string_view_from(names->items[i])) != TN_OK)
      return false;
  }
  return true;
}

static bool rename_all(tn_adapter_builder* builder, const tool_list* pairs) {
  for (size_t i = 0; i < pairs->count; ++i) {
    tn_string_view old;
    tn_string_view fresh;
    split(pairs->items[i], &old, &fresh);
    if (old.size == 0) {
      tool_error("for the --rename option: '%s' is not of the form OLD=NEW", pairs->items[i]);
      return false;
    }
    if (tn_adapter_builder_rename(builder, old, fresh) != TN_OK) return false;
  }
  return true;
}

static bool cast_all(tn_adapter_builder* builder, const tool_list* casts) {
  for (size_t i = 0; i < casts->count; ++i) {
    tn_string_view name;
    tn_string_view type_name;
    split(casts->items[i], &name, &type_name);
    const tn_element_type type = tn_element_type_from_name(type_name);
    if (type == TN_ELEMENT_UNDEFINED) {
      tool_error("for the --cast option: unknown element type '%s'", type_name.data);
      return false;
    }
    if (tn_adapter_builder_cast(builder, name, type) != TN_OK) return false;
  }
  return true;
}

// Splits KEY=VALUE at the first `=`; KEY= removes the entry.
static bool set_all(tn_adapter_builder* builder, const tool_list* texts) {
  for (size_t i = 0; i < texts->count; ++i) {
    const char* sign = strchr(texts->items[i], '=');
    if (sign == NULL) {
      tool_error("for the --set option: '%s' is not of the form KEY=VALUE", texts->items[i]);
      return false;
    }
    const tn_string_view key = {texts->items[i], (size_t)(sign - texts->items[i])};
    const tn_string_view value = tn_string_view_from(sign[1] == '\0' ? NULL : sign + 1);
    if (tn_adapter_builder_set_metadata(builder, key, value) != TN_OK) return false;
  }
  return true;
}

static bool read_version(const char* option, const char* text, int32_t* version) {
  char* end = NULL;
  if (text == NULL) return true;
  errno = 0;
  const long long number = strtoll(text, &end, 10);
  if (end == text || *end != '\0' || errno != 0 || number < INT32_MIN || number > INT32_MAX) {
    tool_error("for the --%s option: '%s' is not a 32-bit integer", option, text);
    return false;
  }
  *version = (int32_t)number;
  return true;
}

static bool set_versions(tn_adapter_builder* builder, const export_settings* s) {
  int32_t adapter_version = tn_adapter_builder_adapter_version(builder);
  int32_t model_version = tn_adapter_builder_model_version(builder);
  if (!read_version("adapter-version", s->adapter_version, &adapter_version) ||
      !read_version("model-version", s->model_version, &model_version)) {
    return false;
  }
  tn_adapter_builder_set_versions(builder, adapter_version, model_version);
  return true;
}

static bool process(tn_context* context, const export_settings* s) {
  const tn_adapter_options options = {.compatible = s->compatible, .keep_names = s->keep_names};
  tn_adapter* adapter;
  tn_adapter_builder* builder;
  if (!tool_adapter_load_in(context, s->input_path, &options, &adapter)) return false;
  bool done = tn_adapter_builder_create(context, &builder) == TN_OK;
  if (done) {
    done = tn_adapter_builder_load_adapter(builder, adapter) == TN_OK &&
           drop_all(builder, &s->drop) && rename_all(builder, &s->rename) &&
           cast_all(builder, &s->cast) && set_all(builder, &s->set) && set_versions(builder, s) &&
           tool_export_write(builder, &s->how);
    tn_adapter_builder_destroy(builder);
  }
  tn_object_release(adapter);
  return done;
}

static int run(const export_settings* settings) {
  tn_context* context;
  if (!tool_context_create(NULL, true, &context)) return TOOL_FAILURE;
  const bool done = process(context, settings);
  tn_context_destroy(context);
  return done ? TOOL_SUCCESS : TOOL_FAILURE;
}

//===-- Commands ------------------------------------------------------------------------------===//

#define INPUT_OPTIONS(s)                                                     \
  {"compatible", TOOL_FLAG, &(s)->compatible, NULL, TOOL_COMPATIBLE_HELP}, { \
    "keep-names", TOOL_FLAG, &(s)->keep_names, NULL,                         \
        "Leave PEFT's names in safetensors as they are"                      \
  }

static export_settings exporting;

static const tool_option adapter_export_options[] = {
    TOOL_EXPORT_OPTIONS(&exporting.how),
    INPUT_OPTIONS(&exporting),
    {"drop", TOOL_LIST, &exporting.drop, "NAME", "Omit the parameter NAME"},
    {"rename", TOOL_LIST, &exporting.rename, "OLD=NEW", "Rename the parameter OLD to NEW"},
    {"cast", TOOL_LIST, &exporting.cast, "[NAME=]TYPE",
     "Cast NAME, or all floats, to TYPE: f64, f32, f16, bf16, f8E4M3FN, f8E5M2, ..."},
    {"set", TOOL_LIST, &exporting.set, "KEY=VALUE",
     "Set metadata: alpha, rank, targets, base_model, ...; an empty VALUE removes KEY"},
    {"adapter-version", TOOL_TEXT, &exporting.adapter_version, "N", "Set the adapter's version"},
    {"model-version", TOOL_TEXT, &exporting.model_version, "N", "Set the model's version"}};

static int run_adapter_export(const char** words, size_t word_count) {
  (void)word_count;
  exporting.input_path = words[0];
  return run(&exporting);
}

TOOL_COMMAND(adapter_export) = {
    .name = "tenure adapter export",
    .brief = "Rewrite: rename, drop, cast, align, set metadata",
    .usage = "[OPTION...] ADAPTER -o FILE",
    .summary =
        "Writes the parameters of ADAPTER ('-' is standard input) in their order, with the changes "
        "of\nthe options. --drop, --rename, --cast and --set may be given several times; they are "
        "applied\nin this order.",
    .epilogue =
        "FILE is written to a temporary file, read back and flushed, and then renamed: an export "
        "that\nfails or is killed leaves the old file. FILE may be ADAPTER itself.",
    .positional_min = 1,
    .positional_max = 1,
    .options = adapter_export_options,
    .option_count = sizeof adapter_export_options / sizeof *adapter_export_options,
    .rank = 5,
    .run = run_adapter_export};

static const tool_option adapter_convert_options[] = {TOOL_EXPORT_OPTIONS(&exporting.how),
                                                      INPUT_OPTIONS(&exporting)};

static int run_adapter_convert(const char** words, size_t word_count) {
  exporting.input_path = words[0];
  if (word_count > 1) exporting.how.path = words[1];
  return run(&exporting);
}

TOOL_COMMAND(adapter_convert) = {
    .name = "tenure adapter convert",
    .brief = "Convert between .onnx_adapter and .safetensors",
    .usage = "[OPTION...] ADAPTER FILE",
    .summary =
        "Writes ADAPTER as FILE, in the format given by FILE's extension: ONNX Runtime's "
        "for\n.onnx_adapter, safetensors for .safetensors. '-' is standard input and output.",
    .epilogue =
        "PEFT's names in safetensors are converted to ONNX Runtime's: without the "
        "prefix\n'base_model.model.' and the suffix '.default'; --keep-names leaves them, and "
        "--peft-names\nwrites the prefix. Metadata, versions and all element types are kept.",
    .positional_min = 1,
    .positional_max = 2,
    .options = adapter_convert_options,
    .option_count = sizeof adapter_convert_options / sizeof *adapter_convert_options,
    .rank = 4,
    .run = run_adapter_convert};
