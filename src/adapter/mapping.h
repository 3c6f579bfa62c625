// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files as memory: a read-only private mapping of a whole regular file.

#ifndef TENURE_SRC_ADAPTER_MAPPING_H
#define TENURE_SRC_ADAPTER_MAPPING_H

#include <tenure/base.h>

typedef struct tn_mapping {
  const void* data;  ///< NULL for an empty file.
  size_t size;
} tn_mapping;

/// What went wrong; `error_number` is an errno, or 0 when `problem` says it all.
typedef struct tn_mapping_error {
  const char* problem;
  int error_number;
} tn_mapping_error;

/// Maps the file at `path` and advises that it is read here and there. TN_OK, TN_IO_ERROR,
/// TN_OUT_OF_MEMORY, or TN_LIMIT_EXCEEDED for more than `size_max` bytes; reports nothing.
TN_MUST_USE tn_status tn_mapping__open(const char* path, size_t size_max, tn_mapping* out_mapping,
                                       tn_mapping_error* out_error);
/// Takes the advice back: from now on it is read in longer runs.
void tn_mapping__expect_runs(const tn_mapping* mapping);
void tn_mapping__close(const tn_mapping* mapping);

#endif  // TENURE_SRC_ADAPTER_MAPPING_H
