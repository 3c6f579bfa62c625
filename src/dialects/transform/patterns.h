// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Pattern sets that scripts name (transform.apply_patterns.*), by op name.

#ifndef TENURE_SRC_DIALECTS_TRANSFORM_PATTERNS_H
#define TENURE_SRC_DIALECTS_TRANSFORM_PATTERNS_H

#include "dialects/common/constant.h"
#include "dialects/op_code.h"
#include "ir/read.h"

/// Tries a pattern; `set` is the op that names the set, with its options.
typedef bool (*tn_script_match_fn)(tn_rewriter* rewriter, tn_ref op, tn_ref set);

typedef struct tn_script_pattern {
  tn_op_code root;           ///< TN_CODE_NONE: any op.
  tn_script_match_fn match;  ///< NULL terminates the list.
} tn_script_pattern;

typedef struct tn_pattern_group {
  const char* name;  ///< Without "transform.apply_patterns."; NULL terminates the table.
  const tn_script_pattern* patterns;
} tn_pattern_group;

/// Returns the group for an op name; NULL if there is none.
const tn_pattern_group* tn_pattern_group__find(tn_string_view name);

extern const tn_pattern_group tn_vector_pattern_groups[];
extern const tn_pattern_group tn_memory_pattern_groups[];
extern const tn_pattern_group tn_arm_pattern_groups[];
extern const tn_pattern_group tn_shape_pattern_groups[];
extern const tn_pattern_group tn_tensor_pattern_groups[];

#endif  // TENURE_SRC_DIALECTS_TRANSFORM_PATTERNS_H
