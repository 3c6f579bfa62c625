// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The plan of a file: which bytes follow which, without the tensors' data, which is read when it is
// written.

#ifndef TENURE_SRC_ADAPTER_FILE_PLAN_H
#define TENURE_SRC_ADAPTER_FILE_PLAN_H

#include <tenure/adapter_export.h>

#include "adapter/adapter_builder.h"

/// Bytes of the plan itself, or an item's elements.
typedef struct tn_file_piece {
  const tn_adapter_builder_item* item;  ///< NULL for bytes of the plan.
  size_t offset;                        ///< In the plan's bytes.
  size_t size;
} tn_file_piece;

typedef struct tn_file_plan {
  const tn_adapter_builder* builder;
  tn_adapter_format format;
  unsigned char* bytes;
  size_t byte_capacity;
  tn_file_piece* pieces;  ///< From the first to the last.
  size_t piece_count;
  size_t piece_capacity;
  uint64_t total_size;
} tn_file_plan;

/// Checks what the builder says and plans its file. `format` is not automatic. Reports; on failure
/// `out_plan` needs no tn_file_plan__free.
TN_MUST_USE tn_status tn_file_plan__make(const tn_adapter_builder* builder,
                                         const tn_export_options* options, tn_adapter_format format,
                                         tn_file_plan* out_plan);
void tn_file_plan__free(tn_file_plan* plan);

/// Where a file's bytes go.
typedef struct tn_file_sink {
  tn_write_fn write;
  void* user_data;
  /// Whether the bytes are only ever read by the system, so that they may lie in a mapping. `write`
  /// returns TN_NOT_FOUND when it finds them gone.
  bool takes_mapped;
} tn_file_sink;

/// Hands the file's bytes to `sink`, in blocks. Reports what values' files do, not what the sink
/// does.
TN_MUST_USE tn_status tn_file_plan__write(const tn_file_plan* plan,
                                          const tn_export_options* options,
                                          const tn_file_sink* sink);

/// The two formats' plans, of a builder that was checked.
TN_MUST_USE tn_status tn_file_plan__make_onnx(tn_file_plan* plan, const tn_export_options* options);
TN_MUST_USE tn_status tn_file_plan__make_safetensors(tn_file_plan* plan,
                                                     const tn_export_options* options);

#endif  // TENURE_SRC_ADAPTER_FILE_PLAN_H
