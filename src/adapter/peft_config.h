// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PEFT's adapter_config.json, which lies beside adapter_model.safetensors and says what the tensors
// do not: alpha, rank, target modules.

#ifndef TENURE_SRC_ADAPTER_PEFT_CONFIG_H
#define TENURE_SRC_ADAPTER_PEFT_CONFIG_H

#include "adapter/adapter.h"

/// Puts what the file beside `path` says into the adapter's metadata, where that has not said it
/// itself. Nothing happens unless `path` ends in PEFT's name and the file is there. Reports.
TN_MUST_USE tn_status tn_peft_config__read(tn_adapter* adapter, tn_context* context,
                                           const char* path);

#endif  // TENURE_SRC_ADAPTER_PEFT_CONFIG_H
