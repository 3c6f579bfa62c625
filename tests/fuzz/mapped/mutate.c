// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mutator of the target `mapped`: one to four edits of how the file is loaded and laid out, of the
// steps, and of the file: offsets that lead elsewhere, vtables, numbers of a header in JSON.

#include "mutator/mutate.h"

#include <stdio.h>
#include <string.h>

#include "mapped_input.h"
#include "mutator/random.h"

typedef struct mutation {
  uint64_t random;
  uint8_t* bytes;
  size_t size;
  size_t capacity;
  const uint8_t* other;
  size_t other_size;
} mutation;

typedef void (*edit_fn)(mutation* m);

static size_t below(mutation* m, size_t bound) { return fuzz_below(&m->random, bound); }

static size_t body_begin(const mutation* m) {
  return MAPPED_HEAD_SIZE + MAPPED_STEP_SIZE * mapped_step_count(m->bytes, m->size);
}

static size_t body_size(const mutation* m) { return m->size - body_begin(m); }

//===-- Bytes ---------------------------------------------------------------------------------===//

// Puts `count` bytes (or, of NULL, random ones) instead of `old_count`, if there is room.
static void replace(mutation* m, size_t at, size_t old_count, const void* bytes, size_t count) {
  uint8_t copy[256];
  if (count > sizeof copy || m->size - old_count + count > m->capacity) return;
  for (size_t i = 0; i < count; ++i) {
    copy[i] = bytes == NULL ? (uint8_t)fuzz_random(&m->random) : ((const uint8_t*)bytes)[i];
  }
  memmove(m->bytes + at + count, m->bytes + at + old_count, m->size - at - old_count);
  memcpy(m->bytes + at, copy, count);
  m->size += count - old_count;
}

static uint32_t get32(const uint8_t* bytes) {
  return (uint32_t)bytes[0] | (uint32_t)bytes[1] << 8 | (uint32_t)bytes[2] << 16 |
         (uint32_t)bytes[3] << 24;
}

static void set(uint8_t* bytes, uint64_t value, size_t size) {
  for (size_t i = 0; i < size; ++i) bytes[i] = (uint8_t)(value >> (8 * i));
}

//===-- How it is loaded ----------------------------------------------------------------------===//

static void change_head(mutation* m) {
  // Safetensors or not is left as it is: the file would be nothing.
  const uint8_t format = m->bytes[MAPPED_AT_OPTIONS] & MAPPED_SAFETENSORS;
  m->bytes[below(m, MAPPED_HEAD_SIZE - 1)] = (uint8_t)fuzz_random(&m->random);
  m->bytes[MAPPED_AT_OPTIONS] =
      (uint8_t)((m->bytes[MAPPED_AT_OPTIONS] & ~MAPPED_SAFETENSORS) | format);
}

// Early reads are the ones that most files have.
static void change_early(mutation* m) {
  m->bytes[MAPPED_AT_CHANGE_READ] = (uint8_t)below(m, 12);
  m->bytes[MAPPED_AT_CHANGE_KIND] =
      (uint8_t)(below(m, MAPPED_CHANGE_KINDS) | (below(m, 2) * MAPPED_HIDDEN));
}

static void lay_out(mutation* m) {
  set(m->bytes + MAPPED_AT_GAP, below(m, 2) * below(m, 2 * MAPPED_PAGE_SIZE), 2);
  m->bytes[MAPPED_AT_COPIES] = (uint8_t)below(m, 8);
}

static void make_step(mutation* m, uint8_t* out) {
  out[0] = (uint8_t)below(m, MAPPED_STEP_KINDS);
  out[1] = (uint8_t)(below(m, 2) * fuzz_random(&m->random));
  set(out + 2, fuzz_random(&m->random), 2);
}

static void add_step(mutation* m) {
  uint8_t step[MAPPED_STEP_SIZE];
  const size_t count = mapped_step_count(m->bytes, m->size);
  if (count == MAPPED_STEPS_MAX || m->size + sizeof step > m->capacity) return;
  make_step(m, step);
  replace(m, MAPPED_HEAD_SIZE + MAPPED_STEP_SIZE * below(m, count + 1), 0, step, sizeof step);
  m->bytes[MAPPED_AT_STEP_COUNT] = (uint8_t)(count + 1);
}

static void change_step(mutation* m) {
  const size_t count = mapped_step_count(m->bytes, m->size);
  if (count == 0) return;
  uint8_t* step = m->bytes + MAPPED_HEAD_SIZE + MAPPED_STEP_SIZE * below(m, count);
  if (below(m, 3) == 0) make_step(m, step);
  step[1 + below(m, 3)] = (uint8_t)fuzz_random(&m->random);
}

static void remove_step(mutation* m) {
  const size_t count = mapped_step_count(m->bytes, m->size);
  if (count == 0) return;
  replace(m, MAPPED_HEAD_SIZE + MAPPED_STEP_SIZE * below(m, count), MAPPED_STEP_SIZE, "", 0);
  m->bytes[MAPPED_AT_STEP_COUNT] = (uint8_t)(count - 1);
}

//===-- The file ------------------------------------------------------------------------------===//

// A word of the file at a multiple of its size; NULL if there is none.
static uint8_t* any_word(mutation* m, size_t size) {
  const size_t count = body_size(m) / size;
  return count == 0 ? NULL : m->bytes + body_begin(m) + size * below(m, count);
}

// A word that looks like an offset to something in the file, or any.
static uint8_t* any_offset(mutation* m) {
  uint8_t* word = NULL;
  for (int attempt = 0; attempt < 16; ++attempt) {
    word = any_word(m, 4);
    if (word == NULL) return NULL;
    const uint32_t value = get32(word);
    if (value != 0 && value < (size_t)(m->bytes + m->size - word)) break;
  }
  return word;
}

static void lead_elsewhere(mutation* m) {
  uint8_t* word = any_offset(m);
  if (word == NULL) return;
  const size_t target = body_begin(m) + 4 * below(m, body_size(m) / 4);
  set(word, (uint64_t)(m->bytes + target - word), 4);
}

static void lead_to_next_copy(mutation* m) {
  const size_t distance = mapped_layout_of(m->bytes, body_size(m)).distance;
  uint8_t* word = any_offset(m);
  if (word == NULL) return;
  set(word, get32(word) + (below(m, 4) == 0 ? (uint64_t)0 - distance : distance), 4);
}

static void change_word(mutation* m) {
  static const uint32_t values[] = {0, 1,   2,   3,          4,          7,
                                    8, 255, 256, 0x7fffffff, 0x80000000, 0xffffffff};
  uint8_t* word = any_word(m, 4);
  if (word == NULL) return;
  switch (below(m, 4)) {
    case 0:
      set(word, values[below(m, sizeof values / sizeof *values)], 4);
      break;
    case 1:
      set(word, body_size(m) - below(m, 16), 4);
      break;
    default:
      set(word, get32(word) + below(m, 33) - 16, 4);
      break;
  }
}

static void change_half(mutation* m) {
  uint8_t* word = any_word(m, 2);
  if (word != NULL) set(word, below(m, 8) == 0 ? fuzz_random(&m->random) : below(m, 41), 2);
}

static void change_byte(mutation* m) {
  uint8_t* byte = any_word(m, 1);
  if (byte != NULL) *byte = (uint8_t)fuzz_random(&m->random);
}

static void copy_range(mutation* m) {
  const size_t size = body_size(m);
  if (size < 8) return;
  const size_t count = 1 + below(m, size / 2);
  uint8_t* body = m->bytes + body_begin(m);
  memmove(body + below(m, size - count + 1), body + below(m, size - count + 1), count);
}

static void insert_bytes(mutation* m) {
  const size_t count = 4 * (1 + below(m, 8));
  const uint8_t* word = any_word(m, 4);
  uint8_t zeros[32] = {0};
  if (word == NULL) return;
  replace(m, (size_t)(word - m->bytes), 0, below(m, 2) == 0 ? zeros : NULL, count);
}

static void remove_bytes(mutation* m) {
  const uint8_t* word = any_word(m, 4);
  if (word == NULL) return;
  const size_t at = (size_t)(word - m->bytes);
  const size_t left = m->size - at;
  const size_t count = 4 * (1 + below(m, 4));
  replace(m, at, count < left ? count : left, "", 0);
}

static void cut(mutation* m) { m->size = body_begin(m) + below(m, body_size(m) + 1); }

// A number that JSON spells.
static void change_number(mutation* m) {
  const size_t begin = body_begin(m);
  const size_t start = below(m, body_size(m));
  for (size_t i = 0; i < body_size(m); ++i) {
    size_t at = begin + (start + i) % body_size(m);
    size_t end = at;
    char text[24];
    while (end < m->size && m->bytes[end] >= '0' && m->bytes[end] <= '9') ++end;
    if (end == at) continue;
    const int count = below(m, 4) == 0
                          ? snprintf(text, sizeof text, "%llu", (unsigned long long)m->random)
                          : snprintf(text, sizeof text, "%zu", below(m, 64));
    replace(m, at, end - at, text, (size_t)count);
    return;
  }
}

// Makes the length before a header in JSON that of the header, as far as it goes.
static void mend_header(mutation* m) {
  uint8_t* body = m->bytes + body_begin(m);
  size_t size = body_size(m);
  if (!(m->bytes[MAPPED_AT_OPTIONS] & MAPPED_SAFETENSORS) || size < 10) return;
  size -= 8;
  while (size > 1 && body[8 + size - 1] != '}') --size;
  set(body, size, 8);
}

static void splice_other(mutation* m) {
  if (m->other_size <= MAPPED_HEAD_SIZE) return;
  const size_t from = below(m, m->other_size);
  const size_t count = below(m, m->other_size - from < 256 ? m->other_size - from : 256);
  const size_t at = body_begin(m) + below(m, body_size(m) + 1);
  replace(m, at, below(m, 2) * below(m, m->size - at), m->other + from, count);
}

//===-- Mutating ------------------------------------------------------------------------------===//

static const edit_fn edits[] = {
    change_head,    change_early,  lay_out,           lay_out,           add_step,    add_step,
    change_step,    change_step,   remove_step,       lead_elsewhere,    change_word, change_word,
    change_half,    change_byte,   lead_to_next_copy, lead_to_next_copy, copy_range,  insert_bytes,
    remove_bytes,   cut,           change_number,     change_number,     mend_header, mend_header,
    lead_elsewhere, change_number,
};

size_t fuzz_mutate(const char* text, size_t size, const char* other, size_t other_size,
                   uint64_t seed, char* out, size_t capacity) {
  mutation m = {.random = seed, .bytes = (uint8_t*)out, .capacity = capacity};
  if (capacity < MAPPED_HEAD_SIZE) return 0;
  m.size = size < capacity ? size : capacity;
  if (m.size != 0) memcpy(out, text, m.size);
  if (m.size < MAPPED_HEAD_SIZE) {
    memset(out + m.size, 0, MAPPED_HEAD_SIZE - m.size);
    m.size = MAPPED_HEAD_SIZE;
  }
  m.other = (const uint8_t*)other;
  m.other_size = other_size;
  if (other_size != 0) splice_other(&m);
  for (size_t left = 1 + below(&m, 4); left-- > 0;) {
    edits[below(&m, sizeof edits / sizeof *edits)](&m);
  }
  return m.size;
}
