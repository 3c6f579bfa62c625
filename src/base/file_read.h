// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Whole files in memory.

#ifndef TENURE_SRC_BASE_FILE_READ_H
#define TENURE_SRC_BASE_FILE_READ_H

#include "base/memory.h"

/// Reads a file to its end: nothing that others do to it afterwards changes what was read. 0, or an
/// errno: EFBIG for more than `size_max` bytes, EISDIR for a folder. On 0 the caller gives
/// `*out_size` bytes at `*out_data` (NULL for none) back to the allocator.
int tn_file_read(const char* path, size_t size_max, const tn_allocator* allocator, char** out_data,
                 size_t* out_size);

/// The same of a regular file alone; of anything else, which may keep who reads it waiting, EINVAL.
int tn_file_read_regular(const char* path, size_t size_max, const tn_allocator* allocator,
                         char** out_data, size_t* out_size);

#endif  // TENURE_SRC_BASE_FILE_READ_H
