// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Changes of an input that keep most of its structure, for libFuzzer and AFL++ alike. Each target that
// has such changes implements the one function; libfuzzer.c and afl.c beside this file call it.

#ifndef TENURE_TESTS_FUZZ_MUTATOR_MUTATE_H
#define TENURE_TESTS_FUZZ_MUTATOR_MUTATE_H

#include <stddef.h>
#include <stdint.h>

/// Writes a changed input to `out` (at most `capacity` bytes) and returns its size. `other` (of size 0:
/// none) is an input from which pieces may be taken.
size_t fuzz_mutate(const char* text, size_t size, const char* other, size_t other_size,
                   uint64_t seed, char* out, size_t capacity);

#endif  // TENURE_TESTS_FUZZ_MUTATOR_MUTATE_H
