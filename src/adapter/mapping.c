// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Files as memory.
//
// The descriptions of an adapter's tensors are between their data, on different pages. Without the
// advice for random access, the kernel reads ahead around each of them, which loads most of a cold
// file of a gigabyte.
//
// Modification times have the resolution of the system's clock tick: a file that was written just
// before it is opened could be overwritten within the same tick and look unchanged. Such a file is
// mapped only after the tick has passed.

#include "adapter/mapping.h"

#include <errno.h>
#include <fcntl.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/hash.h"
#include "base/memory.h"
#include "base/status.h"

/// Files up to this size are copied: reading them costs no more than mapping them.
#define COPY_SIZE_MAX ((size_t)64 << 10)
/// Number of bytes read at once: the lists at the start of files, and in the aligned layout all
/// descriptions.
#define FRONT_SIZE ((size_t)128 << 10)
/// More than one clock tick of any system.
#define TICK_NANOSECONDS 11000000L

static tn_status refuse(tn_mapping_error* error, tn_status status, const char* problem,
                        int error_number) {
  *error = (tn_mapping_error){problem, error_number};
  return status;
}

//===-- Reading -------------------------------------------------------------------------------===//

// Reads all of it, or returns false with errno set; errno is 0 if the file is too short.
static bool read_fully(int file, size_t offset, size_t size, unsigned char* out) {
  while (size > 0) {
    const ssize_t got = pread(file, out, size, (off_t)offset);
    if (got < 0 && errno == EINTR) continue;
    if (got == 0) errno = 0;
    if (got <= 0) return false;
    out += got;
    offset += (size_t)got;
    size -= (size_t)got;
  }
  return true;
}

bool tn_mapping__is_unchanged(const tn_mapping* mapping) {
  struct stat about;
  if (mapping->file == 0) return true;
  return fstat(mapping->file - 1, &about) == 0 && about.st_size == (off_t)mapping->size &&
         about.st_mtim.tv_sec == mapping->changed_seconds &&
         about.st_mtim.tv_nsec == mapping->changed_nanoseconds;
}

bool tn_mapping__read(const tn_mapping* mapping, size_t offset, size_t size, void* out) {
  if (mapping->file == 0) {
    if (size != 0) memcpy(out, (const unsigned char*)mapping->data + offset, size);
    return true;
  }
  return read_fully(mapping->file - 1, offset, size, out) && tn_mapping__is_unchanged(mapping);
}

bool tn_mapping__identity(const tn_mapping* mapping, uint64_t out_words[2]) {
  struct stat about;
  if (mapping->file == 0 || fstat(mapping->file - 1, &about) != 0) return false;
  const int64_t facts[] = {(int64_t)about.st_dev,        (int64_t)about.st_ino,
                           (int64_t)about.st_size,       mapping->changed_seconds,
                           mapping->changed_nanoseconds, about.st_ctim.tv_sec,
                           about.st_ctim.tv_nsec};
  out_words[0] = tn_hash_bytes(facts, sizeof facts, 1);
  out_words[1] = tn_hash_bytes(facts, sizeof facts, 2);
  return true;
}

bool tn_mapping__peek(const tn_mapping* mapping, size_t offset, size_t size, void* out) {
  return read_fully(mapping->file - 1, offset, size, out);
}

//===-- Opening -------------------------------------------------------------------------------===//

static tn_status copy_file(int file, const struct stat* about, tn_mapping* out_mapping,
                           tn_mapping_error* out_error) {
  const size_t size = (size_t)about->st_size;
  unsigned char* bytes = tn_allocate(&out_mapping->allocator, size);
  if (bytes == NULL) return refuse(out_error, TN_OUT_OF_MEMORY, "cannot be read", ENOMEM);
  if (!read_fully(file, 0, size, bytes)) {
    const int error_number = errno;
    tn_deallocate(&out_mapping->allocator, bytes, size);
    return refuse(out_error, TN_IO_ERROR,
                  error_number == 0 ? "was truncated while it was read" : "cannot be read",
                  error_number);
  }
  out_mapping->data = bytes;
  out_mapping->size = size;
  return TN_OK;
}

static tn_status map_file(int file, const struct stat* about, tn_mapping* out_mapping,
                          tn_mapping_error* out_error) {
  const size_t size = (size_t)about->st_size;
  void* data = mmap(NULL, size, PROT_READ, MAP_PRIVATE, file, 0);
  if (data == MAP_FAILED) {
    return refuse(out_error, errno == ENOMEM ? TN_OUT_OF_MEMORY : TN_IO_ERROR, "cannot be mapped",
                  errno);
  }
  posix_madvise(data, size, POSIX_MADV_RANDOM);
  posix_fadvise(file, 0, 0, POSIX_FADV_RANDOM);
  posix_madvise(data, size < FRONT_SIZE ? size : FRONT_SIZE, POSIX_MADV_WILLNEED);
  out_mapping->data = data;
  out_mapping->size = size;
  out_mapping->file = file + 1;
  out_mapping->changed_seconds = about->st_mtim.tv_sec;
  out_mapping->changed_nanoseconds = about->st_mtim.tv_nsec;
  return TN_OK;
}

// Waits until a change would be visible. Then `about` is updated.
static bool let_tick_pass(int file, struct stat* about) {
  struct timespec now;
  if (clock_gettime(CLOCK_REALTIME, &now) != 0) return true;
  const int64_t seconds = (int64_t)now.tv_sec - about->st_mtim.tv_sec;
  if (seconds < 0 || seconds > 1) return true;
  const int64_t age = seconds * 1000000000 + now.tv_nsec - about->st_mtim.tv_nsec;
  if (age < 0 || age >= TICK_NANOSECONDS) return true;
  nanosleep(&(struct timespec){0, TICK_NANOSECONDS}, NULL);
  return fstat(file, about) == 0;
}

static tn_status open_descriptor(int file, tn_adapter_storage storage, tn_mapping* out_mapping,
                                 tn_mapping_error* out_error) {
  struct stat about;
  if (fstat(file, &about) != 0) return refuse(out_error, TN_IO_ERROR, "cannot be read", errno);
  if (!S_ISREG(about.st_mode)) {
    return refuse(out_error, TN_IO_ERROR, "is not a regular file",
                  S_ISDIR(about.st_mode) ? EISDIR : 0);
  }
  const bool copied =
      storage == TN_ADAPTER_STORAGE_COPY ||
      (storage == TN_ADAPTER_STORAGE_AUTOMATIC && about.st_size <= (off_t)COPY_SIZE_MAX);
  if (!copied && !let_tick_pass(file, &about)) {
    return refuse(out_error, TN_IO_ERROR, "cannot be read", errno);
  }
  if (about.st_size == 0) return TN_OK;
  return (copied ? copy_file : map_file)(file, &about, out_mapping, out_error);
}

tn_status tn_mapping__open(const char* path, const tn_allocator* allocator,
                           tn_adapter_storage storage, tn_mapping* out_mapping,
                           tn_mapping_error* out_error) {
  *out_mapping = (tn_mapping){.allocator = *allocator};
  *out_error = (tn_mapping_error){0};
  // O_NONBLOCK: opening a pipe without a writer must not block.
  const int file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
  if (file < 0) return refuse(out_error, TN_IO_ERROR, "cannot be opened", errno);
  const tn_status status = open_descriptor(file, storage, out_mapping, out_error);
  if (!tn_mapping__is_mapped(out_mapping)) close(file);
  return status;
}

static size_t page_begin(size_t offset) {
  const long page_size = sysconf(_SC_PAGESIZE);
  return page_size <= 0 ? 0 : offset / (size_t)page_size * (size_t)page_size;
}

bool tn_mapping__is_in_memory(const tn_mapping* mapping, size_t offset) {
  unsigned char state = 1;
  unsigned char* page = (unsigned char*)(uintptr_t)mapping->data + page_begin(offset);
  return mincore(page, 1, &state) != 0 || (state & 1) != 0;
}

void tn_mapping__will_need(const tn_mapping* mapping, size_t offset, size_t size) {
  const size_t begin = page_begin(offset);
  const size_t left = mapping->size - offset;
  const size_t end = offset + (size < left ? size : left);
  posix_madvise((unsigned char*)(uintptr_t)mapping->data + begin, end - begin, POSIX_MADV_WILLNEED);
}

//===-- Lending -------------------------------------------------------------------------------===//

// Headers of older C libraries lack this constant; the kernel decides whether it is supported.
#if defined(__linux__) && !defined(MADV_POPULATE_READ)
#define MADV_POPULATE_READ 22
#endif

// Gives advice about the pages of some bytes. Unsupported advice is not an error.
static void advise(const tn_mapping* mapping, size_t offset, size_t size, int advice) {
  const size_t begin = page_begin(offset);
  (void)!madvise((unsigned char*)(uintptr_t)mapping->data + begin, offset + size - begin, advice);
}

const char* tn_mapping__lend(const tn_mapping* mapping, size_t offset, size_t size) {
#ifdef MADV_POPULATE_READ
  advise(mapping, offset, size, MADV_POPULATE_READ);
#endif
  return (const char*)mapping->data + offset;
}

void tn_mapping__give_back(const tn_mapping* mapping, size_t offset, size_t size) {
  advise(mapping, offset, size, MADV_DONTNEED);
}

//===-- Closing -------------------------------------------------------------------------------===//

void tn_mapping__expect_runs(const tn_mapping* mapping) {
  if (!tn_mapping__is_mapped(mapping)) return;
  posix_madvise((void*)(uintptr_t)mapping->data, mapping->size, POSIX_MADV_NORMAL);
  posix_fadvise(mapping->file - 1, 0, 0, POSIX_FADV_NORMAL);
}

void tn_mapping__close(tn_mapping* mapping) {
  void* data = (void*)(uintptr_t)mapping->data;
  if (tn_mapping__is_mapped(mapping)) {
    munmap(data, mapping->size);
    close(mapping->file - 1);
  } else {
    tn_deallocate(&mapping->allocator, data, mapping->size);
  }
  *mapping = (tn_mapping){0};
}
