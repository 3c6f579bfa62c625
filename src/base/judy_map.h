// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Judy maps: sparse integer keys to words, ordered names to words, sets of integers.
//
// Only the .c file includes <Judy.h>, and it uses the function forms: the macro forms exit the
// process when out of memory. Judy allocates outside of tn_allocator. These maps are for long-lived
// sparse keys; dense ids index arrays.

#ifndef TENURE_SRC_BASE_JUDY_MAP_H
#define TENURE_SRC_BASE_JUDY_MAP_H

#include <tenure/base.h>

/// Word keys to word values (JudyL). All zero is empty.
typedef struct tn_judy_map {
  void* root;
} tn_judy_map;

/// Sets `key` to `value`, replacing an existing value. On TN_OUT_OF_MEMORY the map does not change.
TN_MUST_USE tn_status tn_judy_map_set(tn_judy_map* map, uintptr_t key, uintptr_t value);
bool tn_judy_map_get(const tn_judy_map* map, uintptr_t key, uintptr_t* out_value);
/// Removes `key`; returns true if it existed. Judy may need memory for the smaller remaining node;
/// without it the key stays with the value 0.
bool tn_judy_map_remove(tn_judy_map* map, uintptr_t key);
/// Sets `*key` to the first key that is not below it; false if there is none.
bool tn_judy_map_first(const tn_judy_map* map, uintptr_t* key, uintptr_t* out_value);
size_t tn_judy_map_count(const tn_judy_map* map);
void tn_judy_map_clear(tn_judy_map* map);

/// A set of words (Judy1). All zero is empty.
typedef struct tn_judy_set {
  void* root;
} tn_judy_set;

TN_MUST_USE tn_status tn_judy_set_insert(tn_judy_set* set, uintptr_t key, bool* out_was_new);
bool tn_judy_set_contains(const tn_judy_set* set, uintptr_t key);
void tn_judy_set_clear(tn_judy_set* set);

/// Byte-string keys to word values, in the order of memcmp (a JudySL with escaped keys, so that
/// names may contain NULs). All zero is empty.
typedef struct tn_judy_names {
  void* root;
} tn_judy_names;

TN_MUST_USE tn_status tn_judy_names_set(tn_judy_names* names, const tn_allocator* allocator,
                                        tn_string_view name, uintptr_t value);
/// Returns TN_NOT_FOUND if the name is missing; TN_OUT_OF_MEMORY only for names over 200 bytes.
tn_status tn_judy_names_get(const tn_judy_names* names, const tn_allocator* allocator,
                            tn_string_view name, uintptr_t* out_value);
tn_status tn_judy_names_remove(tn_judy_names* names, const tn_allocator* allocator,
                               tn_string_view name);
void tn_judy_names_clear(tn_judy_names* names);

#endif  // TENURE_SRC_BASE_JUDY_MAP_H
