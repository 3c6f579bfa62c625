// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All sets of patterns.

#include "dialects/transform/patterns.h"

const tn_pattern_group* tn_pattern_group__find(tn_string_view name) {
  static const tn_pattern_group* const lists[] = {
      tn_vector_pattern_groups, tn_memory_pattern_groups, tn_arm_pattern_groups,
      tn_shape_pattern_groups, tn_tensor_pattern_groups};
  static const char prefix[] = "transform.apply_patterns.";
  const size_t size = sizeof prefix - 1;
  if (name.size <= size || memcmp(name.data, prefix, size) != 0) return NULL;
  name = (tn_string_view){name.data + size, name.size - size};
  for (size_t i = 0; i < sizeof lists / sizeof *lists; ++i) {
    for (const tn_pattern_group* group = lists[i]; group->name != NULL; ++group) {
      if (tn_string_view_equal(name, tn_string_view_from(group->name))) return group;
    }
  }
  return NULL;
}
