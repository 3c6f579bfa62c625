// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes files atomically: to a temporary file, which is flushed and renamed in one step.

#ifndef TENURE_SRC_ADAPTER_SAFE_FILE_H
#define TENURE_SRC_ADAPTER_SAFE_FILE_H

#include "adapter/mapping.h"

typedef struct tn_safe_file {
  const tn_allocator* allocator;
  char* target;     ///< The path with symbolic links resolved.
  char* temporary;  ///< The temporary name; NULL if it has none.
  size_t temporary_size;
  int folder;  ///< File descriptor + 1.
  int file;    ///< File descriptor + 1.
  bool replaces;
  uint64_t written;        ///< Number of bytes written.
  uint64_t handed_over;    ///< Number of bytes that the disk was asked to write.
  tn_mapping_error error;  ///< The error of the failed call.
} tn_safe_file;

/// Opens a temporary file in the directory of `path`, with the mode of the existing file. On
/// failure nothing is left, and `error` has the reason.
TN_MUST_USE tn_status tn_safe_file__open(const char* path, const tn_allocator* allocator,
                                         tn_safe_file* out_file);
/// A tn_write_fn for a tn_safe_file. Returns TN_NOT_FOUND, without setting `error`, if the bytes no
/// longer exist because a mapped file was truncated.
tn_status tn_safe_file__write(void* file, const char* bytes, size_t size);
/// Maps the written bytes, to read them back.
TN_MUST_USE tn_status tn_safe_file__map(tn_safe_file* file, tn_mapping* out_mapping);
/// Flushes the file, renames it and flushes the directory. On failure the old file is unchanged; if
/// only the last step failed, the new file is there. Must be followed by tn_safe_file__close.
TN_MUST_USE tn_status tn_safe_file__commit(tn_safe_file* file);
/// Removes the file unless it was committed.
void tn_safe_file__close(tn_safe_file* file);

#endif  // TENURE_SRC_ADAPTER_SAFE_FILE_H
