// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The file of the target `mapped`: a file in memory that has a path, was last changed long ago (so that
// nobody waits for a tick of the clock), and is changed between two reads of the library: its calls of
// pread come here.

#ifndef TENURE_TESTS_FUZZ_MAPPED_FILE_H
#define TENURE_TESTS_FUZZ_MAPPED_FILE_H

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

#include "mapped_input.h"

#define MAPPED_LONG_AGO 1000

typedef struct mapped_file {
  int descriptor;
  char path[40];
  uint8_t* bytes;  ///< What it was made of.
  size_t size;
  bool is_touched;       ///< It was changed, openly or not.
  unsigned change_read;  ///< Reads until it is changed; 0 for never.
  unsigned change_kind;
  unsigned change_place;
} mapped_file;

/// The one file. libFuzzer calls its target on one thread.
static mapped_file the_file;

static inline void mapped_fail(int line, const char* condition) {
  fprintf(stderr, "line %d: not so: %s\n", line, condition);
  abort();
}

#define mapped_require(condition) ((condition) ? (void)0 : mapped_fail(__LINE__, #condition))

static inline void mapped_set_long_ago(void) {
  static const struct timespec long_ago[] = {{MAPPED_LONG_AGO, 0}, {MAPPED_LONG_AGO, 0}};
  mapped_require(futimens(the_file.descriptor, long_ago) == 0);
}

/// Whether the file's size and time tell that it is not what it was made.
static inline bool mapped_shows_change(void) {
  struct stat about;
  mapped_require(fstat(the_file.descriptor, &about) == 0);
  return (size_t)about.st_size != the_file.size || about.st_mtim.tv_sec != MAPPED_LONG_AGO;
}

//===-- Making --------------------------------------------------------------------------------===//

static inline void mapped_write(size_t offset, const void* bytes, size_t size) {
  mapped_require(pwrite(the_file.descriptor, bytes, size, (off_t)offset) == (ssize_t)size);
}

static inline void mapped_lay_out(const uint8_t* input, const uint8_t* body, size_t body_size) {
  const mapped_layout layout = mapped_layout_of(input, body_size);
  the_file.size = layout.file_size;
  the_file.bytes = calloc(layout.file_size + 1, 1);
  mapped_require(the_file.bytes != NULL);
  memcpy(the_file.bytes, body, body_size < 8 ? body_size : 8);
  if (body_size < 8) return;
  for (size_t i = 0; i < 4 && layout.gap != 0; ++i) {
    const size_t root =
        (body[0] | (size_t)body[1] << 8 | (size_t)body[2] << 16 | (size_t)body[3] << 24) +
        layout.gap;
    the_file.bytes[i] = (uint8_t)(root >> (8 * i));
  }
  for (size_t i = 0; i < layout.copies; ++i) {
    memcpy(the_file.bytes + 8 + layout.gap + i * layout.distance, body + 8, body_size - 8);
  }
}

static inline void mapped_open(const uint8_t* input, const uint8_t* body, size_t body_size) {
  if (the_file.path[0] == '\0') {
    the_file.descriptor = memfd_create("adapter", MFD_CLOEXEC);
    mapped_require(the_file.descriptor >= 0);
    snprintf(the_file.path, sizeof the_file.path, "/proc/self/fd/%d", the_file.descriptor);
  }
  mapped_lay_out(input, body, body_size);
  mapped_require(ftruncate(the_file.descriptor, 0) == 0);
  mapped_write(0, the_file.bytes, the_file.size);
  mapped_set_long_ago();
  the_file.is_touched = false;
  the_file.change_read = 0;
}

static inline void mapped_close(void) {
  free(the_file.bytes);
  the_file.bytes = NULL;
}

//===-- Changing ------------------------------------------------------------------------------===//

static inline void mapped_change(unsigned kind, unsigned place) {
  static const unsigned char ones[MAPPED_PAGE_SIZE] = {[0] = 1, [7] = 0xff, [4095] = 0x80};
  const size_t offset = place * the_file.size / 65536;
  const size_t page = offset / MAPPED_PAGE_SIZE * MAPPED_PAGE_SIZE;
  the_file.is_touched = true;
  switch (kind % MAPPED_HIDDEN % MAPPED_CHANGE_KINDS) {
    case MAPPED_CUT:
      mapped_require(ftruncate(the_file.descriptor, (off_t)offset) == 0);
      break;
    case MAPPED_CUT_AT_PAGE:
      mapped_require(ftruncate(the_file.descriptor, (off_t)page) == 0);
      break;
    case MAPPED_GROW:
      mapped_require(ftruncate(the_file.descriptor, (off_t)(the_file.size + place)) == 0);
      break;
    case MAPPED_OVERWRITE_WORD:
      mapped_write(offset / 4 * 4, &place, 4);
      break;
    case MAPPED_OVERWRITE_PAGE:
      mapped_write(page, ones, sizeof ones);
      break;
    default:
      for (size_t at = 0; at < the_file.size; at += sizeof ones)
        mapped_write(at, ones, sizeof ones);
      break;
  }
  if (kind & MAPPED_HIDDEN) mapped_set_long_ago();
}

/// Changes the file before the read number `read` from now on; 0 for not at all.
static inline void mapped_change_at(unsigned read, unsigned kind, unsigned place) {
  the_file.change_read = read;
  the_file.change_kind = kind;
  the_file.change_place = place;
}

ssize_t pread(int file, void* out, size_t size, off_t offset);

ssize_t pread(int file, void* out, size_t size, off_t offset) {
  if (the_file.change_read > 0 && --the_file.change_read == 0) {
    mapped_change(the_file.change_kind, the_file.change_place);
  }
  return syscall(SYS_pread64, file, out, size, offset);
}

#endif  // TENURE_TESTS_FUZZ_MAPPED_FILE_H
