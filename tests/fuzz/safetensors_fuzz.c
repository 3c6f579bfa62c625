// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// safetensors files: whatever the bytes, loading reads nothing outside them, what it takes lies
// inside, and what was taken is written in either format and read back without loss.

#include "adapter_look.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const tn_adapter_options mapped = {.format = TN_ADAPTER_FORMAT_SAFETENSORS};
  const tn_adapter_options kept = {.format = TN_ADAPTER_FORMAT_SAFETENSORS, .keep_names = true};
  const tn_export_options safetensors = {.format = TN_ADAPTER_FORMAT_SAFETENSORS};
  const tn_export_options onnx = {.format = TN_ADAPTER_FORMAT_ONNX, .checksums = true};
  const bool taken = load_and_look(data, size, &mapped, &safetensors);
  // Names that PEFT's mapping brings together are apart without it.
  if (!load_and_look(data, size, &kept, &onnx) && taken) abort();
  return 0;
}
