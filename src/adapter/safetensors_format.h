// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// safetensors: the names of its types, and Tenure's keys in its metadata.
//
// A file is the size of a header in 8 bytes, the header in JSON, and the tensors' bytes. The header
// maps names to {"dtype", "shape", "data_offsets"}, and "__metadata__" to texts by key.
// Source: safetensors' README, "Format".

#ifndef TENURE_SRC_ADAPTER_SAFETENSORS_FORMAT_H
#define TENURE_SRC_ADAPTER_SAFETENSORS_FORMAT_H

#include "adapter/adapter.h"

/// The limit of the original library.
#define TN_SAFETENSORS_HEADER_SIZE_MAX ((size_t)100000000)
#define TN_SAFETENSORS_METADATA "__metadata__"
/// Versions of the adapter and its model, as decimal numbers.
#define TN_SAFETENSORS_ADAPTER_VERSION "tenure.adapter_version"
#define TN_SAFETENSORS_MODEL_VERSION "tenure.model_version"
/// Tensors of types that the format lacks are vectors of bytes in the file. This key has their
/// types, in JSON: {NAME: {"type": "i4", "shape": [3, 5]}}.
#define TN_SAFETENSORS_TYPES "tenure.types"

/// Returns the format's name of a type, or NULL if it has none.
const char* tn_safetensors__type_name(uint32_t type);

#endif  // TENURE_SRC_ADAPTER_SAFETENSORS_FORMAT_H
