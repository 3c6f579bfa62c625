// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the generated headers of ops are made of (tools/cmake/op_header_read.c): groups of operands
// and results of an op, and types of results.

#ifndef TENURE_SRC_DIALECTS_COMMON_BUILD_H
#define TENURE_SRC_DIALECTS_COMMON_BUILD_H

#include "dialects/op_code.h"
#include "rewrite/constant.h"

/// The values of a group, by number.
typedef struct tn_op_range {
  uint32_t start;
  uint32_t count;
} tn_op_range;

static inline uint32_t tn_op_range__end(tn_op_range range) { return range.start + range.count; }

/// The one group that is not single, of `total` values, after `start` and among `single` others.
static inline tn_op_range tn_op_range__rest(uint32_t total, uint32_t start, uint32_t single) {
  return (tn_op_range){start, total - single};
}
/// One of `groups` groups of equal size, after `before` of them and `single_before` single ones;
/// there are `single` single ones.
static inline tn_op_range tn_op_range__share(uint32_t total, uint32_t single, uint32_t groups,
                                             uint32_t single_before, uint32_t before) {
  const uint32_t count = (total - single) / groups;
  return (tn_op_range){single_before + before * count, count};
}
/// A group whose size an attribute gives; none without that.
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

/// i1, or `type` with such elements if it is shaped; null on failure.
tn_type tn_build__i1_like(tn_rewriter* rewriter, tn_type type);

#endif  // TENURE_SRC_DIALECTS_COMMON_BUILD_H
