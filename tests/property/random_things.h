// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Random types, attributes, locations and modules, made through the public API alone.
//
// A seed tells all that is made. What the library refuses (a vector of tuples, say) is replaced by
// something plain, so everything that is returned is whole.

#ifndef TENURE_TESTS_PROPERTY_RANDOM_THINGS_H
#define TENURE_TESTS_PROPERTY_RANDOM_THINGS_H

#include <tenure/tenure.h>

typedef struct random_source {
  tn_context* context;
  uint64_t state;
  uint64_t seed;       ///< In the names of resources, which a context has once.
  bool has_resources;  ///< Whether any was made.
  bool has_distincts;  ///< Likewise.
  bool portable;       ///< Makes nothing that mlir-opt prints and refuses to read.
} random_source;

uint64_t random_bits(random_source* source);
size_t random_below(random_source* source, size_t bound);
/// True `percent` times of a hundred.
bool random_chance(random_source* source, unsigned percent);

#define RANDOM_TEXT_MAX 40

/// Some bytes, mostly printable; not empty. Lives until the next call.
tn_string_view random_text(random_source* source, char out[RANDOM_TEXT_MAX]);
/// A short identifier.
tn_string_view random_word(random_source* source, char out[RANDOM_TEXT_MAX]);

/// `depth` bounds what nests.
tn_type random_type(random_source* source, int depth);
tn_attribute random_attribute(random_source* source, int depth);
tn_location random_location(random_source* source, int depth);
/// A map or set.
tn_attribute random_affine(random_source* source);
/// Dense, sparse, array and resource elements.
tn_attribute random_elements(random_source* source);

/// A module of up to some forty ops in up to four levels; it need not be valid, though most are.
tn_op random_module(random_source* source);

#endif  // TENURE_TESTS_PROPERTY_RANDOM_THINGS_H
