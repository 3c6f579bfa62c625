// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// tenure adapter show: prints the metadata of an adapter, and statistics of its tensors.

#include <inttypes.h>
#include <math.h>
#include <stdlib.h>

#include "adapter.h"

#define SHOWN_MAX 8u

//===-- Statistics ----------------------------------------------------------------------------===//

typedef struct figures {
  double values[SHOWN_MAX];
  size_t count;  ///< The number of real numbers; a complex number is two.
  size_t not_finite_count;
  double least;
  double largest;
  double sum;
  double square_sum;
} figures;

static void count_value(figures* f, double value) {
  if (f->count < SHOWN_MAX) f->values[f->count] = value;
  f->count++;
  if (!isfinite(value)) {
    f->not_finite_count++;
    return;
  }
  const bool first = f->count - f->not_finite_count == 1;
  if (first || value < f->least) f->least = value;
  if (first || value > f->largest) f->largest = value;
  f->sum += value;
  f->square_sum += value * value;
}

// The values come from a cast to f64, except complex numbers.
static bool measure(const tn_adapter_builder* builder, size_t index, figures* out_figures) {
  double block[1024];
  tn_adapter_builder_parameter parameter;
  *out_figures = (figures){0};
  (void)tn_adapter_builder_parameter_at(builder, index, &parameter);
  for (size_t offset = 0; offset < parameter.byte_size; offset += sizeof block) {
    const size_t left = parameter.byte_size - offset;
    const size_t size = left < sizeof block ? left : sizeof block;
    if (tn_adapter_builder_read(builder, index, offset, size, block) != TN_OK) return false;
    for (size_t i = 0; i < size / sizeof *block; ++i) count_value(out_figures, block[i]);
  }
  return true;
}

static void print_figures(const figures* f) {
  const double finite = (double)(f->count - f->not_finite_count);
  if (finite > 0) {
    printf("  least %.9g, largest %.9g, mean %.9g, root of mean square %.9g\n", f->least,
           f->largest, f->sum / finite, sqrt(f->square_sum / finite));
  }
  if (f->not_finite_count > 0) printf("  %zu are not finite\n", f->not_finite_count);
  if (f->count == 0) return;
  printf("  values");
  for (size_t i = 0; i < f->count && i < SHOWN_MAX; ++i) printf(" %.9g", f->values[i]);
  puts(f->count > SHOWN_MAX ? " ..." : "");
}

//===-- Tensors -------------------------------------------------------------------------------===//

static void print_type(const tn_tensor* tensor) {
  const tn_string_view name = tn_tensor_name(tensor);
  fwrite(name.data, 1, name.size, stdout);
  printf(" : tensor<");
  for (size_t i = 0; i < tn_tensor_rank(tensor); ++i) {
    printf("%" PRId64 "x", tn_tensor_dims(tensor)[i]);
  }
  printf("%s>, %zu bytes at byte %zu\n", tn_element_type_name(tn_tensor_element_type(tensor)),
         tn_tensor_byte_size(tensor), tn_tensor_byte_offset(tensor));
}

static bool show_tensor(tn_context* context, const tn_tensor* tensor) {
  const tn_element_type type = tn_tensor_element_type(tensor);
  const bool is_complex = type == TN_ELEMENT_COMPLEX64 || type == TN_ELEMENT_COMPLEX128;
  const bool is_wide = type == TN_ELEMENT_INT64 || type == TN_ELEMENT_UINT64;
  const tn_string_view name = tn_string_view_from("t");
  figures found;
  tn_adapter_builder* builder;
  print_type(tensor);
  if (is_wide) return true;
  if (tn_adapter_builder_create(context, &builder) != TN_OK) return false;
  const bool shown =
      tn_adapter_builder_add_tensor(builder, name, tensor) == TN_OK &&
      tn_adapter_builder_cast(builder, name,
                              is_complex ? TN_ELEMENT_COMPLEX128 : TN_ELEMENT_FLOAT64) == TN_OK &&
      measure(builder, 0, &found);
  if (shown) print_figures(&found);
  tn_adapter_builder_destroy(builder);
  return shown;
}

static void print_metadata(const tn_adapter* adapter) {
  for (size_t i = 0; i < tn_adapter_metadata_count(adapter); ++i) {
    tn_string_view key;
    tn_string_view value;
    (void)tn_adapter_metadata_at(adapter, i, &key, &value);
    printf("%.*s = %.*s\n", (int)key.size, key.data, (int)value.size, value.data);
  }
}

static bool show_number(tn_context* context, tn_adapter* adapter, size_t index) {
  tn_tensor* tensor;
  if (tn_adapter_tensor_at(adapter, index, &tensor) != TN_OK) return false;
  const bool shown = show_tensor(context, tensor);
  tn_object_release(tensor);
  return shown;
}

static bool show_name(tn_context* context, tn_adapter* adapter, const char* name) {
  tn_tensor* tensor;
  if (tn_adapter_tensor_find(adapter, tn_string_view_from(name), &tensor) != TN_OK) {
    tool_error("unknown tensor '%s'", name);
    return false;
  }
  const bool shown = show_tensor(context, tensor);
  tn_object_release(tensor);
  return shown;
}

static bool show(tn_context* context, tn_adapter* adapter, const char* const* names, size_t count) {
  bool shown = true;
  printf("format %d (%s), adapter version %d, model version %d, %zu bytes%s\n",
         tn_adapter_format_version(adapter),
         tn_adapter_format_of(adapter) == TN_ADAPTER_FORMAT_SAFETENSORS ? "safetensors" : "onnx",
         tn_adapter_version(adapter), tn_adapter_model_version(adapter),
         tn_adapter_byte_size(adapter),
         tn_adapter_has_checksums(adapter) ? ", with checksums" : "");
  print_metadata(adapter);
  for (size_t i = 0; shown && i < count; ++i) shown = show_name(context, adapter, names[i]);
  const size_t all = count == 0 ? tn_adapter_tensor_count(adapter) : 0;
  for (size_t i = 0; shown && i < all; ++i) shown = show_number(context, adapter, i);
  return shown;
}

static tn_adapter_options load_options;

static const tool_option adapter_show_options[] = {
    {"compatible", TOOL_FLAG, &load_options.compatible, NULL, TOOL_COMPATIBLE_HELP},
    {"keep-names", TOOL_FLAG, &load_options.keep_names, NULL,
     "Leave PEFT's names in safetensors as they are"}};

static int run_adapter_show(const char** words, size_t word_count) {
  tn_context* context;
  tn_adapter* adapter;
  if (!tool_adapter_load(words[0], &load_options, &context, &adapter)) return TOOL_FAILURE;
  const bool shown = show(context, adapter, words + 1, word_count - 1);
  tn_object_release(adapter);
  tn_context_destroy(context);
  return shown ? TOOL_SUCCESS : TOOL_FAILURE;
}

TOOL_COMMAND(adapter_show) = {
    .name = "tenure adapter show",
    .brief = "Show metadata and statistics of tensors",
    .usage = "[OPTION...] FILE [TENSOR...]",
    .summary =
        "Shows an adapter's versions and metadata, and for each TENSOR (default: all) its type, "
        "its\nleast and largest values and its first eight values. '-' is standard input.",
    .positional_min = 1,
    .positional_max = 64,
    .options = adapter_show_options,
    .option_count = sizeof adapter_show_options / sizeof *adapter_show_options,
    .rank = 2,
    .run = run_adapter_show};
