// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts PEFT's configuration to metadata: "alpha", "rank", "targets", "base_model" and
// "peft_type".
//
// LoRA's scale is alpha / rank here. Rank-stabilised LoRA uses alpha / sqrt(rank), so alpha is
// multiplied by sqrt(rank) to get the same scale. If modules have their own alphas, or their own
// ranks with rank-stabilised LoRA, there is no single alpha; the metadata contains the text of the
// pattern, and operations that need alpha fail. Source: PEFT, LoraConfig.

#include "adapter/peft_config.h"

#include <errno.h>
#include <jansson.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>

#include "adapter/alpha.h"
#include "base/status.h"
#include "base/text_buffer.h"
#include "ir/context.h"

#define TENSORS_NAME "adapter_model.safetensors"
#define CONFIG_NAME "adapter_config.json"
#define CONFIG_SIZE_MAX ((size_t)1 << 20)

typedef struct config {
  tn_adapter* adapter;
  tn_file_report report;
  const json_t* root;
} config;

#define REFUSE(c, ...) \
  tn_file_report__refuse(&(c)->report, TN_MALFORMED, TN_FILE_REPORT_NOWHERE, __VA_ARGS__)

//===-- Values --------------------------------------------------------------------------------===//

// Returns the value of `key`; NULL also for JSON null.
static const json_t* value_of(const config* c, const char* key) {
  const json_t* value = json_object_get(c->root, key);
  return json_is_null(value) ? NULL : value;
}

static bool is_filled_object(const json_t* value) {
  return json_is_object(value) && json_object_size(value) > 0;
}

static tn_status set_text(const config* c, const char* key, tn_string_view text) {
  tn_adapter* adapter = c->adapter;
  const tn_string_view name = tn_string_view_from(key);
  if (tn_metadata__find(&adapter->metadata, name) != SIZE_MAX) return TN_OK;
  if (tn_metadata__set(&adapter->metadata, &adapter->allocator, name, text) == TN_OK) return TN_OK;
  return tn_context__out_of_memory(c->report.context);
}

static tn_status set_number(const config* c, const char* key, double value) {
  char digits[TN_ALPHA_TEXT_SIZE];
  if (!tn_alpha__spell(value, digits)) return tn_context__out_of_memory(c->report.context);
  return set_text(c, key, tn_string_view_from(digits));
}

static tn_status copy_text(const config* c, const char* key, const char* metadata_key) {
  const json_t* value = value_of(c, key);
  if (value == NULL) return TN_OK;
  if (!json_is_string(value)) return REFUSE(c, "%s is not a string", key);
  return set_text(c, metadata_key, tn_string_view_from(json_string_value(value)));
}

//===-- Alpha and rank ------------------------------------------------------------------------===//

static tn_status read_rank(const config* c, double* out_rank) {
  const json_t* value = value_of(c, "r");
  *out_rank = 0;
  if (value == NULL) return TN_OK;
  if (!json_is_integer(value) || json_integer_value(value) < 1) {
    return REFUSE(c, "r is not a positive integer");
  }
  *out_rank = (double)json_integer_value(value);
  return is_filled_object(value_of(c, "rank_pattern")) ? TN_OK : set_number(c, "rank", *out_rank);
}

static tn_status set_pattern(const config* c, const json_t* pattern) {
  char* text = json_dumps(pattern, JSON_COMPACT);
  if (text == NULL) return tn_context__out_of_memory(c->report.context);
  const tn_status status = set_text(c, TN_ALPHA_PATTERN_KEY, tn_string_view_from(text));
  free(text);
  return status;
}

static tn_status read_alpha(const config* c) {
  double rank;
  TN_TRY(read_rank(c, &rank));
  const json_t* value = value_of(c, "lora_alpha");
  const json_t* alphas = value_of(c, "alpha_pattern");
  const json_t* ranks = value_of(c, "rank_pattern");
  const bool is_stabilised = json_is_true(value_of(c, "use_rslora"));
  if (is_filled_object(alphas)) return set_pattern(c, alphas);
  if (is_stabilised && is_filled_object(ranks)) return set_pattern(c, ranks);
  if (value == NULL) return TN_OK;
  const double alpha = json_number_value(value);
  if (!json_is_number(value) || !isfinite(alpha))
    return REFUSE(c, "lora_alpha is not a finite number");
  if (is_stabilised && rank == 0) return REFUSE(c, "use_rslora needs r");
  return set_number(c, TN_ALPHA_KEY, is_stabilised ? alpha * sqrt(rank) : alpha);
}

//===-- Targets -------------------------------------------------------------------------------===//

static tn_status join_targets(const config* c, const json_t* list, tn_text_buffer* text) {
  for (size_t i = 0; i < json_array_size(list); ++i) {
    const json_t* name = json_array_get(list, i);
    if (!json_is_string(name))
      return REFUSE(c, "target_modules contains an element that is not a string");
    if (i > 0) tn_text_buffer_append_text(text, ",");
    tn_text_buffer_append_text(text, json_string_value(name));
  }
  if (text->failed) return tn_context__out_of_memory(c->report.context);
  return set_text(c, "targets", (tn_string_view){text->data, text->size});
}

// Reads a list of names, or one text: a pattern, or "all-linear".
static tn_status read_targets(const config* c) {
  const json_t* value = value_of(c, "target_modules");
  if (!json_is_array(value)) return copy_text(c, "target_modules", "targets");
  if (json_array_size(value) == 0) return TN_OK;
  tn_text_buffer text = tn_text_buffer_make(&c->adapter->allocator);
  const tn_status status = join_targets(c, value, &text);
  tn_text_buffer_free(&text);
  return status;
}

//===-- The file ------------------------------------------------------------------------------===//

static tn_status read_fields(const config* c) {
  if (!json_is_object(c->root)) return REFUSE(c, "expected a JSON object");
  const json_t* type = value_of(c, "peft_type");
  if (type != NULL && strcmp(json_is_string(type) ? json_string_value(type) : "", "LORA") != 0) {
    return copy_text(c, "peft_type", "peft_type");
  }
  const bool has_alpha =
      tn_metadata__find(&c->adapter->metadata, tn_string_view_from(TN_ALPHA_KEY)) != SIZE_MAX;
  if (!has_alpha) TN_TRY(read_alpha(c));
  TN_TRY(read_targets(c));
  return copy_text(c, "base_model_name_or_path", "base_model");
}

static tn_status parse(config* c, const tn_mapping* file) {
  json_error_t error;
  if (file->size > CONFIG_SIZE_MAX) return REFUSE(c, "exceeds the size limit of 1 MiB");
  json_t* root = json_loadb(file->data == NULL ? "" : file->data, file->size, 0, &error);
  if (root == NULL) {
    if (json_error_code(&error) == json_error_out_of_memory) {
      return tn_context__out_of_memory(c->report.context);
    }
    return tn_file_report__refuse(&c->report, TN_MALFORMED,
                                  error.position < 0 ? 0 : (size_t)error.position,
                                  "invalid JSON: %s", error.text);
  }
  c->root = root;
  const tn_status status = read_fields(c);
  json_decref(root);
  return status;
}

static tn_status read_file(tn_adapter* adapter, tn_context* context, const char* path) {
  tn_mapping file;
  tn_mapping_error error;
  config c = {.adapter = adapter, .report = {context, tn_string_view_from(path), 0, 0, {0}}};
  tn_status status =
      tn_mapping__open(path, &adapter->allocator, TN_ADAPTER_STORAGE_COPY, &file, &error);
  if (status == TN_IO_ERROR && error.error_number == ENOENT) return TN_OK;
  if (status == TN_OUT_OF_MEMORY) return tn_context__out_of_memory(context);
  if (status != TN_OK) {
    return tn_file_report__refuse(&c.report, status, TN_FILE_REPORT_NOWHERE, "%s%s%s",
                                  error.problem, error.error_number == 0 ? "" : ": ",
                                  error.error_number == 0 ? "" : strerror(error.error_number));
  }
  c.report.file_size = file.size;
  status = parse(&c, &file);
  tn_mapping__close(&file);
  return status;
}

tn_status tn_peft_config__read(tn_adapter* adapter, tn_context* context, const char* path) {
  const char* slash = strrchr(path, '/');
  const size_t folder_size = slash == NULL ? 0 : (size_t)(slash - path) + 1;
  if (strcmp(path + folder_size, TENSORS_NAME) != 0) return TN_OK;
  const size_t size = folder_size + sizeof CONFIG_NAME;
  char* beside = tn_allocate(&adapter->allocator, size);
  if (beside == NULL) return tn_context__out_of_memory(context);
  memcpy(beside, path, folder_size);
  memcpy(beside + folder_size, CONFIG_NAME, sizeof CONFIG_NAME);
  const tn_status status = read_file(adapter, context, beside);
  tn_deallocate(&adapter->allocator, beside, size);
  return status;
}
