// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Used by the generated headers of ops (tools/cmake/op_header_read.c): groups of operands and
// results, and result types.

#ifndef TENURE_SRC_DIALECTS_COMMON_BUILD_H
#define TENURE_SRC_DIALECTS_COMMON_BUILD_H

#include "dialects/op_code.h"
#include "rewrite/constant.h"
#include "rewrite/make.h"

/// The index range of the values of a group.
typedef struct tn_op_range {
  uint32_t start;
  uint32_t count;
} tn_op_range;

static inline uint32_t tn_op_range__end(tn_op_range range) { return range.start + range.count; }

/// Returns the only variadic group out of `total` values, which starts at `start`; `single` values
/// belong to other groups.
static inline tn_op_range tn_op_range__rest(uint32_t total, uint32_t start, uint32_t single) {
  return (tn_op_range){start, total - single};
}
/// Returns one of `groups` groups of equal size, which follows `before` of them and `single_before`
/// single values, out of `single` single values.
static inline tn_op_range tn_op_range__share(uint32_t total, uint32_t single, uint32_t groups,
                                             uint32_t single_before, uint32_t before) {
  const uint32_t count = (total - single) / groups;
  return (tn_op_range){single_before + before * count, count};
}
/// Returns a group whose size an attribute specifies; empty without the attribute.
tn_op_range tn_op__operand_segment(const tn_context* context, tn_ref op, uint32_t index);
tn_op_range tn_op__result_segment(const tn_context* context, tn_ref op, uint32_t index);
static inline tn_ref tn_op__optional_operand(const tn_context* context, tn_ref op,
                                             tn_op_range range) {
  return range.count == 0 ? 0 : tn_op__operand(context, op, range.start);
}
static inline tn_ref tn_op__optional_result(const tn_context* context, tn_ref op,
                                            tn_op_range range) {
  return range.count == 0 ? 0 : tn_op__result(context, op, range.start);
}

/// Returns i1, or `type` with i1 elements if it is shaped; null on failure.
tn_type tn_build__i1_like(tn_rewriter* rewriter, tn_type type);

#endif  // TENURE_SRC_DIALECTS_COMMON_BUILD_H
