// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ONNX Runtime's adapter files: whatever the bytes, loading reads nothing outside them, what it takes
// lies inside, and what was taken strictly is written and read back without loss.

#include "adapter_look.h"

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
  const tn_adapter_options strict = {.format = TN_ADAPTER_FORMAT_ONNX};
  const tn_adapter_options compatible = {.format = TN_ADAPTER_FORMAT_ONNX, .compatible = true};
  const tn_export_options target = {.format = TN_ADAPTER_FORMAT_ONNX,
                                    .layout = (tn_adapter_layout)(size % 2),
                                    .checksums = size % 4 < 2};
  const bool taken = load_and_look(data, size, &strict, &target);
  // What is taken strictly is taken with compatibility as well.
  if (taken && !load_and_look(data, size, &compatible, NULL)) abort();
  if (!taken) (void)load_and_look(data, size, &compatible, NULL);
  return 0;
}
