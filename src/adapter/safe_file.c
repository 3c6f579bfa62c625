// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes files atomically.
//
// Linux supports files without a name (O_TMPFILE), which disappear with the process even if it is
// killed. A new file gets its name by a link, which fails if the name exists by then. To replace a
// file, the new one is linked under a temporary name and renamed; only a process killed between
// these two steps leaves a temporary file. On systems without O_TMPFILE, the file has a temporary
// name from the start.

#include "adapter/safe_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/hash.h"
#include "base/memory.h"
#include "base/status.h"

#define ATTEMPTS_MAX 100u
#define SUFFIX_SIZE 32u
/// The mode of a new file, before the system applies the umask.
#define NEW_MODE 0666u
/// The disk is asked to write in runs of this many bytes, so that flushing only waits for the last
/// ones.
#define RUN_SIZE ((uint64_t)8 << 20)

static tn_status refuse(tn_safe_file* file, const char* problem) {
  file->error = (tn_mapping_error){problem, errno};
  return errno == ENOMEM ? TN_OUT_OF_MEMORY : TN_IO_ERROR;
}

//===-- Paths ---------------------------------------------------------------------------------===//

static tn_status copy_path(tn_safe_file* file, const char* path) {
  const size_t size = strlen(path) + 1;
  file->target = tn_allocate(file->allocator, size);
  if (file->target == NULL) return TN_OUT_OF_MEMORY;
  memcpy(file->target, path, size);
  return TN_OK;
}

// Resolves symbolic links, so that they are kept. A dangling one is an error.
static tn_status find_target(tn_safe_file* file, const char* path) {
  struct stat about;
  if (lstat(path, &about) != 0 || !S_ISLNK(about.st_mode)) return copy_path(file, path);
  char* real = realpath(path, NULL);
  if (real == NULL) return refuse(file, "is a dangling symbolic link");
  const tn_status status = copy_path(file, real);
  free(real);
  return status;
}

static tn_status open_folder(tn_safe_file* file) {
  const char* slash = strrchr(file->target, '/');
  const size_t size = slash == NULL ? 1 : (size_t)(slash - file->target) + 1;
  char* folder = tn_allocate(file->allocator, size + 1);
  if (folder == NULL) return TN_OUT_OF_MEMORY;
  memcpy(folder, slash == NULL ? "." : file->target, size);
  folder[size] = '\0';
  const int descriptor = open(folder, O_RDONLY | O_DIRECTORY | O_CLOEXEC);
  const tn_status status =
      descriptor < 0 ? refuse(file, "is in a directory that cannot be opened") : TN_OK;
  file->folder = descriptor + 1;
  tn_deallocate(file->allocator, folder, size + 1);
  return status;
}

static const char* file_name(const tn_safe_file* file) {
  const char* slash = strrchr(file->target, '/');
  return slash == NULL ? file->target : slash + 1;
}

// Creates the next temporary name: a dot, the name of the file, and unique digits.
static tn_status make_temporary_name(tn_safe_file* file, unsigned attempt) {
  struct timespec now = {0};
  const char* name = file_name(file);
  if (file->temporary == NULL) {
    file->temporary_size = strlen(name) + SUFFIX_SIZE;
    file->temporary = tn_allocate(file->allocator, file->temporary_size);
    if (file->temporary == NULL) return TN_OUT_OF_MEMORY;
  }
  clock_gettime(CLOCK_MONOTONIC, &now);
  const uint64_t digits = tn_hash_word((uint64_t)now.tv_nsec << 32 ^ (uint64_t)getpid() << 8 ^
                                       (uint64_t)now.tv_sec ^ attempt);
  snprintf(file->temporary, file->temporary_size, ".%s.%08x", name, (unsigned)digits);
  return TN_OK;
}

static void forget_temporary_name(tn_safe_file* file) {
  tn_deallocate(file->allocator, file->temporary, file->temporary_size);
  file->temporary = NULL;
}

//===-- Opening -------------------------------------------------------------------------------===//

static tn_status open_named(tn_safe_file* file) {
  for (unsigned attempt = 0; attempt < ATTEMPTS_MAX; ++attempt) {
    TN_TRY(make_temporary_name(file, attempt));
    const int descriptor =
        openat(file->folder - 1, file->temporary, O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, NEW_MODE);
    file->file = descriptor + 1;
    if (descriptor >= 0) return TN_OK;
    if (errno != EEXIST) break;
  }
  const tn_status status = refuse(file, "cannot be written");
  forget_temporary_name(file);
  return status;
}

static tn_status open_aside(tn_safe_file* file) {
#ifdef O_TMPFILE
  const int descriptor = openat(file->folder - 1, ".", O_TMPFILE | O_RDWR | O_CLOEXEC, NEW_MODE);
  file->file = descriptor + 1;
  if (descriptor >= 0) return TN_OK;
#endif
  return open_named(file);
}

// Copies the mode and, if permitted, the owner of the file that is replaced.
static tn_status take_after(tn_safe_file* file) {
  struct stat about;
  if (stat(file->target, &about) != 0) return TN_OK;
  if (!S_ISREG(about.st_mode)) {
    errno = S_ISDIR(about.st_mode) ? EISDIR : 0;
    return refuse(file, "is not a regular file");
  }
  if (access(file->target, W_OK) != 0) return refuse(file, "cannot be written");
  file->replaces = true;
  const bool owned = fchown(file->file - 1, about.st_uid, about.st_gid) == 0;
  // If the owner changes, drop the set-user-ID and set-group-ID bits.
  const mode_t mode = about.st_mode & (owned ? 07777u : 0777u);
  return fchmod(file->file - 1, mode) == 0 ? TN_OK : refuse(file, "cannot be given its file mode");
}

tn_status tn_safe_file__open(const char* path, const tn_allocator* allocator,
                             tn_safe_file* out_file) {
  *out_file = (tn_safe_file){.allocator = allocator};
  tn_status status = find_target(out_file, path);
  if (status == TN_OK) status = open_folder(out_file);
  if (status == TN_OK) status = open_aside(out_file);
  if (status == TN_OK) status = take_after(out_file);
  if (status != TN_OK) tn_safe_file__close(out_file);
  return status;
}

//===-- Writing and reading back --------------------------------------------------------------===//

// Starts writing to the disk, without waiting. Flushing reports errors.
static void hand_over(tn_safe_file* file) {
  if (file->written - file->handed_over < RUN_SIZE) return;
#ifdef SYNC_FILE_RANGE_WRITE
  (void)!sync_file_range(file->file - 1, (off_t)file->handed_over,
                         (off_t)(file->written - file->handed_over), SYNC_FILE_RANGE_WRITE);
#endif
  file->handed_over = file->written;
}

tn_status tn_safe_file__write(void* user_data, const char* bytes, size_t size) {
  tn_safe_file* file = user_data;
  while (size > 0) {
    const ssize_t written = write(file->file - 1, bytes, size);
    if (written < 0 && errno == EINTR) continue;
    if (written < 0 && errno == EFAULT) return TN_NOT_FOUND;
    if (written < 0) return refuse(file, "cannot be written");
    bytes += written;
    size -= (size_t)written;
    file->written += (uint64_t)written;
  }
  hand_over(file);
  return TN_OK;
}

tn_status tn_safe_file__map(tn_safe_file* file, tn_mapping* out_mapping) {
  struct stat about;
  *out_mapping = (tn_mapping){.allocator = *file->allocator};
  const int descriptor = fcntl(file->file - 1, F_DUPFD_CLOEXEC, 0);
  if (descriptor < 0) return refuse(file, "cannot be read back");
  const bool known = fstat(descriptor, &about) == 0;
  void* data = MAP_FAILED;
  if (known) {
    data = mmap(NULL, (size_t)about.st_size, PROT_READ, MAP_PRIVATE, descriptor, 0);
  }
  if (data == MAP_FAILED) {
    const tn_status status = refuse(file, "cannot be read back");
    close(descriptor);
    return status;
  }
  out_mapping->data = data;
  out_mapping->size = (size_t)about.st_size;
  out_mapping->file = descriptor + 1;
  return TN_OK;
}

//===-- Committing ----------------------------------------------------------------------------===//

// Links the unnamed file to `name`, which must not exist.
static bool link_as(const tn_safe_file* file, const char* name) {
  char path[40];
  snprintf(path, sizeof path, "/proc/self/fd/%d", file->file - 1);
  return linkat(AT_FDCWD, path, file->folder - 1, name, AT_SYMLINK_FOLLOW) == 0;
}

static tn_status link_aside(tn_safe_file* file) {
  for (unsigned attempt = 0; attempt < ATTEMPTS_MAX; ++attempt) {
    TN_TRY(make_temporary_name(file, attempt));
    if (link_as(file, file->temporary)) return TN_OK;
    if (errno != EEXIST) break;
  }
  const tn_status status = refuse(file, "cannot be renamed to its final name");
  forget_temporary_name(file);
  return status;
}

static tn_status put_in_place(tn_safe_file* file) {
  const char* name = file_name(file);
  if (file->temporary == NULL) {
    if (!file->replaces && link_as(file, name)) return TN_OK;
    TN_TRY(link_aside(file));
  }
  if (renameat(file->folder - 1, file->temporary, file->folder - 1, name) != 0) {
    return refuse(file, "cannot be renamed to its final name");
  }
  forget_temporary_name(file);
  return TN_OK;
}

tn_status tn_safe_file__commit(tn_safe_file* file) {
  if (fsync(file->file - 1) != 0) return refuse(file, "cannot be flushed to the disk");
  TN_TRY(put_in_place(file));
  // Some file systems cannot flush directories.
  if (fsync(file->folder - 1) != 0 && errno != EINVAL && errno != EROFS) {
    return refuse(file, "was written, but its directory cannot be flushed to the disk");
  }
  return TN_OK;
}

void tn_safe_file__close(tn_safe_file* file) {
  if (file->file != 0) close(file->file - 1);
  if (file->temporary != NULL) {
    unlinkat(file->folder - 1, file->temporary, 0);
    forget_temporary_name(file);
  }
  if (file->folder != 0) close(file->folder - 1);
  if (file->target != NULL) {
    tn_deallocate(file->allocator, file->target, strlen(file->target) + 1);
  }
  const tn_mapping_error error = file->error;
  *file = (tn_safe_file){.error = error};
}
