// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The mutator in libFuzzer. One change in sixteen is libFuzzer's own, of bytes.

#include <stdlib.h>
#include <string.h>

#include "mutator/mutate.h"

size_t LLVMFuzzerMutate(uint8_t* data, size_t size, size_t max_size);
size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t max_size, unsigned seed);
size_t LLVMFuzzerCustomCrossOver(const uint8_t* data, size_t size, const uint8_t* other,
                                 size_t other_size, uint8_t* out, size_t max_size, unsigned seed);

size_t LLVMFuzzerCustomMutator(uint8_t* data, size_t size, size_t max_size, unsigned seed) {
  if (seed % 16 == 0) return LLVMFuzzerMutate(data, size, max_size);
  char* out = malloc(max_size);
  if (out == NULL) return size;
  const size_t written = fuzz_mutate((const char*)data, size, NULL, 0, seed, out, max_size);
  memcpy(data, out, written);
  free(out);
  return written;
}

size_t LLVMFuzzerCustomCrossOver(const uint8_t* data, size_t size, const uint8_t* other,
                                 size_t other_size, uint8_t* out, size_t max_size, unsigned seed) {
  return fuzz_mutate((const char*)data, size, (const char*)other, other_size, seed, (char*)out,
                     max_size);
}
