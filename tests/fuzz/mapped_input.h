// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An input of the target `mapped`, which it shares with its mutator: how to load, how the file is laid
// out, what changes while it is loaded, the steps after that, and the bytes of the file.
//
// The file of ONNX Runtime's format is made larger than the input: a gap opens after its first eight
// bytes, whose offset is mended, and what follows stands there up to four times at a distance of whole
// pages. An offset in one copy that is larger by that distance leads into the next.

#ifndef TENURE_TESTS_FUZZ_MAPPED_INPUT_H
#define TENURE_TESTS_FUZZ_MAPPED_INPUT_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#define MAPPED_HEAD_SIZE 9u
#define MAPPED_STEP_SIZE 4u
#define MAPPED_STEPS_MAX 6u
#define MAPPED_PAGE_SIZE 4096u
/// As many pages as the reader keeps, so that those of two copies take each other's places.
#define MAPPED_FAR_PAGES 32u

enum {
  MAPPED_AT_OPTIONS = 0,
  MAPPED_AT_CHANGE_READ = 1,  ///< Before which read of the loading the file changes; 0 for none.
  MAPPED_AT_CHANGE_KIND = 2,
  MAPPED_AT_CHANGE_PLACE = 3,  ///< Two bytes.
  MAPPED_AT_GAP = 5,           ///< Two bytes, in units of four.
  MAPPED_AT_COPIES = 7,        ///< Bits 0 and 1: their number - 1; bit 2: far apart.
  MAPPED_AT_STEP_COUNT = 8
};

/// Bits of the options.
enum {
  MAPPED_SAFETENSORS = 1,
  MAPPED_COMPATIBLE = 2,
  MAPPED_KEEP_NAMES = 4,
  MAPPED_CHECK = 8,
  MAPPED_ON_DEVICE = 16
};

/// What a step does; kinds are taken modulo their number.
typedef enum mapped_step_kind {
  MAPPED_CHANGE,
  MAPPED_READ,
  MAPPED_VERIFY,
  MAPPED_SERIALIZE,
  MAPPED_EXPORT,
  MAPPED_COPY_TO_DEVICE,
  MAPPED_ATTACH,
  MAPPED_MERGE,
  MAPPED_DIFF,
  MAPPED_CAST,
  MAPPED_STEP_KINDS
} mapped_step_kind;

/// What becomes of the file; the bit above says that its time of change is set back.
typedef enum mapped_change_kind {
  MAPPED_CUT,
  MAPPED_CUT_AT_PAGE,
  MAPPED_GROW,
  MAPPED_OVERWRITE_WORD,
  MAPPED_OVERWRITE_PAGE,
  MAPPED_OVERWRITE_ALL,
  MAPPED_CHANGE_KINDS,
  MAPPED_HIDDEN = 0x80
} mapped_change_kind;

/// One step: its kind, before which read the file changes during it, and a place in the file (in
/// 65,536ths) or whatever number it needs.
typedef struct mapped_step {
  unsigned kind;
  unsigned change_read;
  unsigned place;
} mapped_step;

static inline unsigned mapped_word16(const uint8_t* bytes) { return bytes[0] | 256u * bytes[1]; }

static inline size_t mapped_step_count(const uint8_t* input, size_t size) {
  const size_t count = input[MAPPED_AT_STEP_COUNT] % (MAPPED_STEPS_MAX + 1);
  const size_t room = (size - MAPPED_HEAD_SIZE) / MAPPED_STEP_SIZE;
  return count < room ? count : room;
}

static inline mapped_step mapped_step_at(const uint8_t* input, size_t index) {
  const uint8_t* bytes = input + MAPPED_HEAD_SIZE + MAPPED_STEP_SIZE * index;
  return (mapped_step){bytes[0], bytes[1], mapped_word16(bytes + 2)};
}

/// How the file is made of the last `body_size` bytes of the input.
typedef struct mapped_layout {
  size_t body_size;
  size_t gap;
  size_t copies;
  size_t distance;
  size_t file_size;
} mapped_layout;

static inline mapped_layout mapped_layout_of(const uint8_t* input, size_t body_size) {
  mapped_layout layout = {body_size, 0, 1, 0, body_size};
  if (input[MAPPED_AT_OPTIONS] & MAPPED_SAFETENSORS || body_size < 8) return layout;
  const unsigned copies = input[MAPPED_AT_COPIES];
  const size_t pages = (body_size - 8 + MAPPED_PAGE_SIZE - 1) / MAPPED_PAGE_SIZE;
  layout.gap = 4u * (mapped_word16(input + MAPPED_AT_GAP) % (2 * MAPPED_PAGE_SIZE));
  layout.copies = 1 + copies % 4;
  layout.distance =
      MAPPED_PAGE_SIZE * (copies & 4 ? (pages / MAPPED_FAR_PAGES + 1) * MAPPED_FAR_PAGES : pages);
  layout.file_size = body_size + layout.gap + (layout.copies - 1) * layout.distance;
  return layout;
}

#endif  // TENURE_TESTS_FUZZ_MAPPED_INPUT_H
