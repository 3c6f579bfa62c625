// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random numbers for the mutator: splitmix64, so that a seed tells all that follows.

#ifndef TENURE_TESTS_FUZZ_MUTATOR_RANDOM_H
#define TENURE_TESTS_FUZZ_MUTATOR_RANDOM_H

#include <stddef.h>
#include <stdint.h>

static inline uint64_t fuzz_random(uint64_t* state) {
  uint64_t z = (*state += 0x9E3779B97F4A7C15u);
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9u;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBu;
  return z ^ (z >> 31);
}

/// Below `bound`; 0 if that is 0.
static inline size_t fuzz_below(uint64_t* state, size_t bound) {
  return bound == 0 ? 0 : (size_t)(fuzz_random(state) % bound);
}

#endif  // TENURE_TESTS_FUZZ_MUTATOR_RANDOM_H
