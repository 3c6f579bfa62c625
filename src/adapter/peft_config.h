// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PEFT's adapter_config.json, a file beside adapter_model.safetensors with information that the
// tensors lack: alpha, rank, target modules.

#ifndef TENURE_SRC_ADAPTER_PEFT_CONFIG_H
#define TENURE_SRC_ADAPTER_PEFT_CONFIG_H

#include "adapter/adapter.h"

/// Adds the contents of the file beside `path` to the adapter's metadata, except for existing keys.
/// Does nothing unless `path` ends in PEFT's name and the file exists. Errors are reported.
TN_MUST_USE tn_status tn_peft_config__read(tn_adapter* adapter, tn_context* context,
                                           const char* path);

#endif  // TENURE_SRC_ADAPTER_PEFT_CONFIG_H
