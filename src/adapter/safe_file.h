// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files that come into being whole: written aside, flushed, and put in their place in one step.

#ifndef TENURE_SRC_ADAPTER_SAFE_FILE_H
#define TENURE_SRC_ADAPTER_SAFE_FILE_H

#include "adapter/mapping.h"

typedef struct tn_safe_file {
  const tn_allocator* allocator;
  char* target;     ///< What the path leads to, symbolic links followed.
  char* temporary;  ///< The name aside; NULL while it has none.
  size_t temporary_size;
  int folder;  ///< Descriptor + 1.
  int file;    ///< Descriptor + 1.
  bool replaces;
  uint64_t written;        ///< Bytes,
  uint64_t handed_over;    ///< and how many of them the disk was asked to write.
  tn_mapping_error error;  ///< Of the call that failed.
} tn_safe_file;

/// Opens a file aside, in the folder of `path`, of the same mode as the one that is there. On
/// failure nothing is left, and `error` says why.
TN_MUST_USE tn_status tn_safe_file__open(const char* path, const tn_allocator* allocator,
                                         tn_safe_file* out_file);
/// A tn_write_fn over a tn_safe_file. TN_NOT_FOUND, with no error noted, when the bytes themselves
/// are gone: those of a mapping whose file became shorter.
tn_status tn_safe_file__write(void* file, const char* bytes, size_t size);
/// Maps what was written, to be read back.
TN_MUST_USE tn_status tn_safe_file__map(tn_safe_file* file, tn_mapping* out_mapping);
/// Flushes the file, puts it in its place and flushes the folder. On failure what was there stays;
/// when only the last step failed, the new file is there. tn_safe_file__close follows.
TN_MUST_USE tn_status tn_safe_file__commit(tn_safe_file* file);
/// Takes away what was not committed.
void tn_safe_file__close(tn_safe_file* file);

#endif  // TENURE_SRC_ADAPTER_SAFE_FILE_H
