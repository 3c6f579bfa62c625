// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random programs: modules of func, arith, scf, cf and memref ops in text that verify, end, and mean
// something for every input. A seed tells all.
//
// Divisors, shift amounts and indices are kept in bounds, so that no run is undefined. What a run
// does is what its public functions return and what they hand to the functions called "observe".

#ifndef TENURE_TESTS_PROPERTY_RANDOM_PROGRAM_H
#define TENURE_TESTS_PROPERTY_RANDOM_PROGRAM_H

#include <stddef.h>
#include <stdint.h>

#include "../text.h"

/// About `op_goal` ops in one to five functions, written after what is in `out`.
void random_program(uint64_t seed, size_t op_goal, text* out);

/// A pipeline for a module, of one to four passes, some of them nested, written after what is in
/// `out` and ended by a NUL.
void random_pipeline(uint64_t seed, text* out);

#endif  // TENURE_TESTS_PROPERTY_RANDOM_PROGRAM_H
