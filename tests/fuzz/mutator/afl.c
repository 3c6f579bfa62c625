// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mutator in AFL++, as a custom mutator library (AFL_CUSTOM_MUTATOR_LIBRARY). Source: AFL++'s
// documentation, custom_mutators.md.

#include <stdlib.h>

#include "mutator/mutate.h"
#include "mutator/random.h"

typedef struct state {
  uint64_t random;
  char* out;
  size_t capacity;
} state;

void* afl_custom_init(void* afl, unsigned seed);
void afl_custom_deinit(void* data);
size_t afl_custom_fuzz(void* data, uint8_t* text, size_t size, uint8_t** out, uint8_t* other,
                       size_t other_size, size_t max_size);

void* afl_custom_init(void* afl, unsigned seed) {
  (void)afl;
  state* made = calloc(1, sizeof *made);
  if (made != NULL) made->random = seed;
  return made;
}

void afl_custom_deinit(void* data) {
  state* s = data;
  free(s->out);
  free(s);
}

/// Returns the size, and 0 where AFL++ is to pass over this turn.
size_t afl_custom_fuzz(void* data, uint8_t* text, size_t size, uint8_t** out, uint8_t* other,
                       size_t other_size, size_t max_size) {
  state* s = data;
  if (s->capacity < max_size) {
    char* room = realloc(s->out, max_size);
    if (room == NULL) return 0;
    s->out = room;
    s->capacity = max_size;
  }
  const uint64_t seed = fuzz_random(&s->random);
  if (seed % 4 != 0) other_size = 0;
  *out = (uint8_t*)s->out;
  return fuzz_mutate((const char*)text, size, (const char*)other, other_size, seed, s->out,
                     max_size);
}
