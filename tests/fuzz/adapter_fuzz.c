// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Adapter files: whatever the bytes, loading reads nothing outside them, and what it takes lies
// inside.

#include <stdlib.h>
#include <tenure/adapter.h>

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

static void look(tn_adapter* adapter, tn_context* context, size_t size) {
  for (size_t i = 0; i < tn_adapter_tensor_count(adapter); ++i) {
    tn_tensor* tensor;
    tn_tensor* same;
    tn_type type;
    if (tn_adapter_tensor_at(adapter, i, &tensor) != TN_OK) abort();
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
}

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  tn_context* context;
  tn_blob* blob;
  bool taken[2] = {false, false};
  if (tn_context_create(NULL, &context) != TN_OK) abort();
  if (tn_blob_create(data, size, 1, NULL, NULL, &blob) != TN_OK) abort();
  for (int i = 0; i < 2; ++i) {
    const tn_adapter_options options = {.compatible = i == 1};
    tn_adapter* adapter;
    if (tn_adapter_load_blob(context, blob, &options, &adapter) != TN_OK) continue;
    look(adapter, context, size);
    tn_object_release(adapter);
    taken[i] = true;
  }
  // What is taken strictly is taken with compatibility as well.
  if (taken[0] && !taken[1]) abort();
  tn_object_release(blob);
  tn_context_destroy(context);
  return 0;
}
