// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes files. A file is written to a temporary file in the same directory, flushed to storage,
// and renamed. On failure the old file is unchanged and nothing else is left.

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/stat.h>
#include <tenure/bytecode.h>
#include <tenure/object.h>
#include <unistd.h>

#include "base/memory.h"
#include "scope/scope.h"

//===-- Files ---------------------------------------------------------------------------------===//

#define CHUNK_SIZE ((size_t)64 * 1024)

typedef struct file_output {
  int descriptor;
  int error;
  size_t size;  ///< Bytes pending in the chunk.
  char* chunk;
} file_output;

static tn_status write_all(file_output* self, const char* bytes, size_t size) {
  while (size != 0) {
    const ssize_t written = write(self->descriptor, bytes, size);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0) {
      self->error = errno;
      return TN_IO_ERROR;
    }
    bytes += written;
    size -= (size_t)written;
  }
  return TN_OK;
}

static tn_status flush(file_output* self) {
  const size_t size = self->size;
  self->size = 0;
  return write_all(self, self->chunk, size);
}

static tn_status put_bytes(void* user_data, const char* bytes, size_t size) {
  file_output* self = user_data;
  if (CHUNK_SIZE - self->size < size) TN_TRY(flush(self));
  if (size > CHUNK_SIZE) return write_all(self, bytes, size);
  memcpy(self->chunk + self->size, bytes, size);
  self->size += size;
  return TN_OK;
}

/// Returns the permissions of the existing file, or those of a new one.
static mode_t mode_of(const char* path) {
  struct stat about;
  if (stat(path, &about) == 0) return about.st_mode & 07777;
  const mode_t mask = umask(0);
  umask(mask);
  return 0666 & ~mask;
}

/// Performs all steps before the rename.
static tn_status write_temporary(tn_op op, const tn_bytecode_write_options* options,
                                 const char* path, file_output* self) {
  TN_TRY(tn_bytecode_write(op, options, put_bytes, self));
  TN_TRY(flush(self));
  if (fchmod(self->descriptor, mode_of(path)) == 0 && fsync(self->descriptor) == 0) return TN_OK;
  self->error = errno;
  return TN_IO_ERROR;
}

static tn_status replace(tn_op op, const tn_bytecode_write_options* options, const char* path,
                         char* temporary, file_output* self) {
  self->descriptor = mkstemp(temporary);
  if (self->descriptor < 0) {
    self->error = errno;
    return TN_IO_ERROR;
  }
  tn_status status = write_temporary(op, options, path, self);
  if (close(self->descriptor) != 0 && status == TN_OK) {
    self->error = errno;
    status = TN_IO_ERROR;
  }
  if (status == TN_OK && rename(temporary, path) != 0) {
    self->error = errno;
    status = TN_IO_ERROR;
  }
  if (status != TN_OK) unlink(temporary);
  return status;
}

tn_status tn_bytecode_write_file(tn_op op, const tn_bytecode_write_options* options,
                                 const char* path) {
  static const char suffix[] = ".XXXXXX";
  const tn_resolved resolved = tn_scope__resolve(op.scope, op.slot, op.generation, TN_CELL_OP);
  if (resolved.context == NULL) {
    return tn_scope__report_stale(op.scope, op.slot, op.generation, TN_CELL_OP);
  }
  const size_t path_size = strlen(path);
  const tn_allocator* allocator = &resolved.context->allocator;
  const size_t size = path_size + sizeof suffix + CHUNK_SIZE;
  char* memory = tn_allocate(allocator, size);
  if (memory == NULL) return tn_context__out_of_memory(resolved.context);
  char* temporary = memory + CHUNK_SIZE;
  memcpy(temporary, path, path_size);
  memcpy(temporary + path_size, suffix, sizeof suffix);
  file_output self = {.descriptor = -1, .chunk = memory};
  const tn_status status = replace(op, options, path, temporary, &self);
  tn_deallocate(allocator, memory, size);
  if (status != TN_IO_ERROR) return status;
  return tn_context__fail(resolved.context, TN_IO_ERROR, tn_location_unknown(resolved.context),
                          "the file '%s' cannot be written: %s", path, strerror(self.error));
}
