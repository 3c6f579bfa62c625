// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the fuzz targets of adapter files do with what was loaded: look at all of it, and write it
// anew.

#ifndef TENURE_TESTS_FUZZ_ADAPTER_LOOK_H
#define TENURE_TESTS_FUZZ_ADAPTER_LOOK_H

#include <stdlib.h>
#include <tenure/adapter_export.h>

static inline void look_at_tensor(tn_adapter* adapter, tn_context* context, size_t index,
                                  size_t size) {
  tn_tensor* tensor;
  tn_tensor* same;
  tn_type type;
  if (tn_adapter_tensor_at(adapter, index, &tensor) != TN_OK) abort();
  const size_t byte_size = tn_tensor_byte_size(tensor);
  if (tn_tensor_byte_offset(tensor) > size) abort();
  if (size - tn_tensor_byte_offset(tensor) < byte_size) abort();
  const volatile unsigned char* bytes = tn_tensor_data(tensor);
  if (byte_size > 0) (void)(bytes[0] + bytes[byte_size - 1]);
  if (tn_adapter_tensor_find(adapter, tn_tensor_name(tensor), &same) != TN_OK) abort();
  if (same != tensor) abort();
  if (tn_tensor_type(tensor, context, &type) != TN_OK) abort();
  tn_object_release(same);
  tn_object_release(tensor);
}

static inline void look(tn_adapter* adapter, tn_context* context, size_t size) {
  for (size_t i = 0; i < tn_adapter_tensor_count(adapter); ++i) {
    look_at_tensor(adapter, context, i, size);
  }
  for (size_t i = 0; i < tn_adapter_metadata_count(adapter); ++i) {
    tn_string_view key;
    tn_string_view value;
    tn_string_view found;
    if (!tn_adapter_metadata_at(adapter, i, &key, &value)) abort();
    if (!tn_adapter_metadata(adapter, key, &found)) abort();
    if (!tn_string_view_equal(value, found)) abort();
  }
  (void)!tn_adapter_check(adapter, context, NULL, NULL);
}

/// Whether `parameter` of the builder is in the adapter, with the same bytes.
static inline bool is_kept(const tn_adapter_builder_parameter* parameter, tn_adapter* adapter) {
  tn_tensor* tensor;
  if (tn_adapter_tensor_find(adapter, parameter->name, &tensor) != TN_OK) return false;
  const size_t size = parameter->byte_size;
  const bool kept = tn_tensor_element_type(tensor) == parameter->element_type &&
                    tn_tensor_rank(tensor) == parameter->rank &&
                    tn_tensor_byte_size(tensor) == size &&
                    (size == 0 || memcmp(tn_tensor_data(tensor), parameter->data, size) == 0);
  tn_object_release(tensor);
  return kept;
}

/// Writes what was loaded strictly, and reads that back: nothing is lost.
static inline void rewrite(tn_adapter* adapter, tn_context* context,
                           const tn_export_options* options) {
  const tn_adapter_options how = {.format = options->format, .keep_names = true};
  tn_adapter_builder_parameter parameter;
  tn_adapter_builder* builder;
  tn_blob* blob;
  tn_adapter* again;
  if (tn_adapter_builder_create(context, &builder) != TN_OK) abort();
  if (tn_adapter_builder_load_adapter(builder, adapter) != TN_OK) abort();
  if (tn_adapter_builder_serialize(builder, options, &blob) == TN_OK) {
    if (tn_adapter_load_blob(context, blob, &how, &again) != TN_OK) abort();
    if (tn_adapter_tensor_count(again) != tn_adapter_builder_count(builder)) abort();
    for (size_t i = 0; tn_adapter_builder_parameter_at(builder, i, &parameter); ++i) {
      if (!is_kept(&parameter, again)) abort();
    }
    if (tn_adapter_check(again, context, NULL, NULL) != TN_OK &&
        tn_adapter_check(adapter, context, NULL, NULL) == TN_OK) {
      abort();
    }
    tn_object_release(again);
    tn_object_release(blob);
  }
  tn_adapter_builder_destroy(builder);
}

/// Loads `data` with these options, looks at it, and rewrites it if `options` are strict. False if
/// it was refused.
static inline bool load_and_look(const uint8_t* data, size_t size,
                                 const tn_adapter_options* options,
                                 const tn_export_options* target) {
  tn_context* context;
  tn_blob* blob;
  tn_adapter* adapter;
  if (tn_context_create(NULL, &context) != TN_OK) abort();
  if (tn_blob_create(data, size, 1, NULL, NULL, &blob) != TN_OK) abort();
  const bool taken = tn_adapter_load_blob(context, blob, options, &adapter) == TN_OK;
  if (taken) {
    look(adapter, context, size);
    if (!options->compatible) rewrite(adapter, context, target);
    tn_object_release(adapter);
  }
  tn_object_release(blob);
  tn_context_destroy(context);
  return taken;
}

#endif  // TENURE_TESTS_FUZZ_ADAPTER_LOOK_H
