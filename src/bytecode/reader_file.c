// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads a file in place: it is mapped, and unmapped when nothing refers to it any more.

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <tenure/bytecode.h>
#include <tenure/object.h>
#include <unistd.h>

#include "scope/scope.h"

static void unmap(void* user_data, const void* data, size_t byte_size) {
  (void)user_data;
  munmap((void*)(uintptr_t)data, byte_size);
}

/// Maps a whole regular file; data is NULL for an empty file. Returns an errno, or 0.
static int map_file(const char* path, const void** out_data, size_t* out_size) {
  struct stat about;
  *out_data = NULL;
  *out_size = 0;
  // O_NONBLOCK: opening a pipe without a writer must not block.
  const int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return errno;
  int error = fstat(file, &about) != 0 ? errno : 0;
  if (error == 0 && !S_ISREG(about.st_mode)) error = S_ISDIR(about.st_mode) ? EISDIR : EINVAL;
  if (error == 0 && about.st_size != 0) {
    void* data = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, file, 0);
    if (data == MAP_FAILED) {
      error = errno;
    } else {
      *out_data = data;
      *out_size = (size_t)about.st_size;
    }
  }
  close(file);
  return error;
}

static tn_status refuse_file(tn_context* context, const char* path, int error) {
  if (error == ENOMEM) return tn_context__out_of_memory(context);
  return tn_context__fail(context, TN_IO_ERROR, tn_location_unknown(context),
                          "the file '%s' cannot be read: %s", path, strerror(error));
}

tn_status tn_bytecode_read_file(tn_scope* scope, const char* path,
                                const tn_bytecode_read_options* options, tn_op* out_op) {
  *out_op = (tn_op){0};
  if (scope == NULL) return TN_INVALID_ARGUMENT;
  if (!scope->open) return TN_SCOPE_CLOSED;
  tn_bytecode_read_options file_options = {.file_name = {NULL, 0}};
  if (options != NULL) file_options = *options;
  if (file_options.file_name.size == 0) file_options.file_name = tn_string_view_from(path);
  const void* data;
  size_t size;
  const int error = map_file(path, &data, &size);
  if (error != 0) return refuse_file(scope->context, path, error);
  tn_blob* owner = NULL;
  if (data != NULL && tn_blob_create(data, size, 1, unmap, NULL, &owner) != TN_OK) {
    unmap(NULL, data, size);
    return tn_context__out_of_memory(scope->context);
  }
  file_options.owner = owner;
  const tn_status status =
      tn_bytecode_read(scope, (tn_string_view){data, size}, &file_options, out_op);
  tn_object_release(owner);
  return status;
}
