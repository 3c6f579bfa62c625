// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ONNX Runtime's adapter file: the indices of its fields, and of the extension that it ignores.
// Source: schema/adapter.fbs.

#ifndef TENURE_SRC_ADAPTER_ONNX_FORMAT_H
#define TENURE_SRC_ADAPTER_ONNX_FORMAT_H

#include "adapter/adapter.h"
#include "adapter/flatbuffer.h"

#define TN_ONNX_IDENTIFIER "TORT"
#define TN_ONNX_FORMAT_VERSION 1
#define TN_ONNX_FIELD_COUNT 4u

enum {
  TN_ONNX_ADAPTER_FORMAT_VERSION = 0,
  TN_ONNX_ADAPTER_VERSION = 1,
  TN_ONNX_ADAPTER_MODEL_VERSION = 2,
  TN_ONNX_ADAPTER_PARAMETERS = 3,
  /// Far from the indices that the format may add.
  TN_ONNX_ADAPTER_EXTENSION = 15
};

enum {
  TN_ONNX_PARAMETER_NAME = 0,
  TN_ONNX_PARAMETER_DIMS = 1,
  TN_ONNX_PARAMETER_DATA_TYPE = 2,
  TN_ONNX_PARAMETER_RAW_DATA = 3
};

/// The extension's signature; another value belongs to another extension.
#define TN_ONNX_EXTENSION_SIGNATURE "tenure.adapter.extension.1"

enum {
  TN_ONNX_EXTENSION_SIGNATURE_FIELD = 0,
  TN_ONNX_EXTENSION_METADATA = 1,
  TN_ONNX_EXTENSION_CHECKSUMS = 2,
  TN_ONNX_EXTENSION_PACKED = 3
};

enum { TN_ONNX_METADATA_KEY = 0, TN_ONNX_METADATA_VALUE = 1 };
enum { TN_ONNX_PACKED_PARAMETER = 0, TN_ONNX_PACKED_DATA_TYPE = 1, TN_ONNX_PACKED_DIMS = 2 };

/// Maximum number of metadata texts in a file.
#define TN_METADATA_COUNT_MAX 4096u

/// Reads the extension of an adapter, if it has one; its entries were read before.
TN_MUST_USE tn_status tn_onnx_extension__read(tn_adapter* adapter, const tn_file_report* report,
                                              tn_flatbuffer* buffer,
                                              const tn_flatbuffer_table* root,
                                              size_t parameter_count);

/// Requests the pages with the parameters' descriptions if the file is not in memory.
void tn_onnx_prefetch__parameters(const tn_adapter* adapter, const tn_flatbuffer* buffer,
                                  const tn_flatbuffer_vector* parameters);

#endif  // TENURE_SRC_ADAPTER_ONNX_FORMAT_H
