// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading whole files.

#ifndef TENURE_SRC_BASE_FILE_READ_H
#define TENURE_SRC_BASE_FILE_READ_H

#include "base/memory.h"

/// Reads a file to its end into memory. Returns 0, or an errno: EFBIG for more than `size_max`
/// bytes, EISDIR for a directory. On success the caller frees the `*out_size` bytes at `*out_data`
/// (NULL for none) with the allocator.
int tn_file_read(const char* path, size_t size_max, const tn_allocator* allocator, char** out_data,
                 size_t* out_size);

/// Likewise, for regular files only; EINVAL for other files, whose reads may block.
int tn_file_read_regular(const char* path, size_t size_max, const tn_allocator* allocator,
                         char** out_data, size_t* out_size);

#endif  // TENURE_SRC_BASE_FILE_READ_H
