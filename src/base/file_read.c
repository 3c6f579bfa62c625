// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reading whole files. The file size is only a hint: pipes have none, and a file may grow
// meanwhile.

#include "base/file_read.h"

#include <errno.h>
#include <fcntl.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct bytes {
  const tn_allocator* allocator;
  char* data;
  size_t size;
  size_t capacity;
} bytes;

static int resize(bytes* self, size_t capacity) {
  char* data = capacity == 0 ? NULL : tn_allocate(self->allocator, capacity);
  if (data == NULL && capacity != 0) return ENOMEM;
  if (self->size != 0) memcpy(data, self->data, self->size);
  tn_deallocate(self->allocator, self->data, self->capacity);
  self->data = data;
  self->capacity = capacity;
  return 0;
}

/// Returns the initial buffer size.
static size_t expected_size(const struct stat* about, size_t size_max) {
  const size_t size = about->st_size > 0 ? (size_t)about->st_size : 4095;
  return (size < size_max ? size : size_max) + 1;  // One more byte, to detect the end without
                                                   // growing.
}

static int read_all(int file, size_t size_max, bytes* self) {
  for (;;) {
    if (self->size == self->capacity) {
      const int error = resize(self, self->capacity * 2);
      if (error != 0) return error;
    }
    const ssize_t count = read(file, self->data + self->size, self->capacity - self->size);
    if (count == 0) return 0;
    if (count < 0 && errno != EINTR) return errno;
    if (count > 0) self->size += (size_t)count;
    if (self->size > size_max) return EFBIG;
  }
}

static int read_file(const char* path, bool is_regular, size_t size_max,
                     const tn_allocator* allocator, char** out_data, size_t* out_size) {
  bytes self = {allocator, NULL, 0, 0};
  struct stat about;
  *out_data = NULL;
  *out_size = 0;
  const int file = open(path, O_RDONLY | O_CLOEXEC | (is_regular ? O_NONBLOCK : 0));
  if (file < 0) return errno;
  int error = fstat(file, &about) != 0 ? errno : 0;
  if (error == 0 && S_ISDIR(about.st_mode)) error = EISDIR;
  if (error == 0 && is_regular && !S_ISREG(about.st_mode)) error = EINVAL;
  if (error == 0) error = resize(&self, expected_size(&about, size_max));
  if (error == 0) error = read_all(file, size_max, &self);
  close(file);
  if (error == 0) error = resize(&self, self.size);
  if (error != 0) {
    tn_deallocate(allocator, self.data, self.capacity);
    return error;
  }
  *out_data = self.data;
  *out_size = self.size;
  return 0;
}

int tn_file_read(const char* path, size_t size_max, const tn_allocator* allocator, char** out_data,
                 size_t* out_size) {
  return read_file(path, false, size_max, allocator, out_data, out_size);
}

int tn_file_read_regular(const char* path, size_t size_max, const tn_allocator* allocator,
                         char** out_data, size_t* out_size) {
  return read_file(path, true, size_max, allocator, out_data, out_size);
}
