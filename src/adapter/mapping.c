// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files as memory.
//
// The descriptions of an adapter's tensors lie between their data, a page each. Without the advice
// for random access the kernel reads ahead around every one of them, which for a cold file of a
// gigabyte is most of the file.

#include "adapter/mapping.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <unistd.h>

static tn_status refuse(tn_mapping_error* error, tn_status status, const char* problem,
                        int error_number) {
  *error = (tn_mapping_error){problem, error_number};
  return status;
}

static tn_status map_descriptor(int file, size_t size_max, tn_mapping* out_mapping,
                                tn_mapping_error* out_error) {
  struct stat about;
  if (fstat(file, &about) != 0) return refuse(out_error, TN_IO_ERROR, "cannot be read", errno);
  if (!S_ISREG(about.st_mode)) {
    return refuse(out_error, TN_IO_ERROR, "is not a regular file",
                  S_ISDIR(about.st_mode) ? EISDIR : 0);
  }
  if (about.st_size > 0 && (uintmax_t)about.st_size > size_max) {
    return refuse(out_error, TN_LIMIT_EXCEEDED, "is larger than the format allows", 0);
  }
  const size_t size = (size_t)about.st_size;
  if (size == 0) return TN_OK;
  void* data = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  if (data == MAP_FAILED) {
    return refuse(out_error, errno == ENOMEM ? TN_OUT_OF_MEMORY : TN_IO_ERROR, "cannot be mapped",
                  errno);
  }
  posix_madvise(data, size, POSIX_MADV_RANDOM);
  *out_mapping = (tn_mapping){data, size};
  return TN_OK;
}

tn_status tn_mapping__open(const char* path, size_t size_max, tn_mapping* out_mapping,
                           tn_mapping_error* out_error) {
  *out_mapping = (tn_mapping){0};
  *out_error = (tn_mapping_error){0};
  // O_NONBLOCK: opening a pipe that nobody writes to must not wait.
  const int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return refuse(out_error, TN_IO_ERROR, "cannot be opened", errno);
  const tn_status status = map_descriptor(file, size_max, out_mapping, out_error);
  close(file);
  return status;
}

void tn_mapping__expect_runs(const tn_mapping* mapping) {
  if (mapping->data == NULL) return;
  posix_madvise((void*)(uintptr_t)mapping->data, mapping->size, POSIX_MADV_NORMAL);
}

void tn_mapping__close(const tn_mapping* mapping) {
  if (mapping->data != NULL) munmap((void*)(uintptr_t)mapping->data, mapping->size);
}
