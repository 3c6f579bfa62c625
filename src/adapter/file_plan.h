// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plan of a file: the sequence of its bytes, without the tensors' data, which is read during
// writing.

#ifndef TENURE_SRC_ADAPTER_FILE_PLAN_H
#define TENURE_SRC_ADAPTER_FILE_PLAN_H

#include <tenure/adapter_export.h>

#include "adapter/adapter_builder.h"

/// Bytes of the plan, or the elements of an item.
typedef struct tn_file_piece {
  const tn_adapter_builder_item* item;  ///< NULL for bytes of the plan.
  size_t offset;                        ///< Offset in the plan's bytes.
  size_t size;
} tn_file_piece;

typedef struct tn_file_plan {
  const tn_adapter_builder* builder;
  tn_adapter_format format;
  unsigned char* bytes;
  size_t byte_capacity;
  tn_file_piece* pieces;  ///< In the order of the file.
  size_t piece_count;
  size_t piece_capacity;
  uint64_t total_size;
} tn_file_plan;

/// Checks the builder and plans its file. `format` is not automatic. Errors are reported; on
/// failure `out_plan` need not be freed.
TN_MUST_USE tn_status tn_file_plan__make(const tn_adapter_builder* builder,
                                         const tn_export_options* options, tn_adapter_format format,
                                         tn_file_plan* out_plan);
void tn_file_plan__free(tn_file_plan* plan);

/// The destination of a file's bytes.
typedef struct tn_file_sink {
  tn_write_fn write;
  void* user_data;
  /// True if only the system reads the bytes, so that they may be in a mapping. `write` returns
  /// TN_NOT_FOUND if such bytes no longer exist.
  bool takes_mapped;
} tn_file_sink;

/// Passes the file's bytes to `sink`, in blocks. Reports errors of the files with the values, but
/// not those of the sink.
TN_MUST_USE tn_status tn_file_plan__write(const tn_file_plan* plan,
                                          const tn_export_options* options,
                                          const tn_file_sink* sink);

/// Plan the file in one of the two formats; the builder was checked.
TN_MUST_USE tn_status tn_file_plan__make_onnx(tn_file_plan* plan, const tn_export_options* options);
TN_MUST_USE tn_status tn_file_plan__make_safetensors(tn_file_plan* plan,
                                                     const tn_export_options* options);

#endif  // TENURE_SRC_ADAPTER_FILE_PLAN_H
