// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// safetensors: what its types are called, and the keys of ours in its metadata.
//
// A file is the size of a header in 8 bytes, the header in JSON, and the tensors' bytes. The header
// maps names to {"dtype", "shape", "data_offsets"}, and "__metadata__" to texts by key. Source:
// safetensors' README, "Format".

#ifndef TENURE_SRC_ADAPTER_SAFETENSORS_FORMAT_H
#define TENURE_SRC_ADAPTER_SAFETENSORS_FORMAT_H

#include "adapter/adapter.h"

/// What safetensors itself takes.
#define TN_SAFETENSORS_HEADER_SIZE_MAX ((size_t)100000000)
#define TN_SAFETENSORS_METADATA "__metadata__"
/// Versions of the adapter and its model, as decimal numbers.
#define TN_SAFETENSORS_ADAPTER_VERSION "tenure.adapter_version"
#define TN_SAFETENSORS_MODEL_VERSION "tenure.model_version"
/// What the format has no type for is a vector of bytes there. This says what it is, in JSON:
/// {NAME: {"type": "i4", "shape": [3, 5]}}.
#define TN_SAFETENSORS_TYPES "tenure.types"

/// The format's name of a type, or NULL when it has none.
const char* tn_safetensors__type_name(uint32_t type);

#endif  // TENURE_SRC_ADAPTER_SAFETENSORS_FORMAT_H
