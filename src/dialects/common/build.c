// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions that the generated headers of ops call.

#include "dialects/common/build.h"

#include "rewrite/branch.h"

static tn_op_range segment(const tn_context* context, tn_ref op, const char* name, uint32_t index) {
  tn_op_range range = {0, 0};
  uint32_t count = 0;
  const int32_t* sizes = tn_rewriter__segments(context, op, name, &count);
  for (uint32_t i = 0; i <= index && index < count; ++i) {
    range = (tn_op_range){range.start + range.count, (uint32_t)sizes[i]};
  }
  return range;
}

tn_op_range tn_op__operand_segment(const tn_context* context, tn_ref op, uint32_t index) {
  return segment(context, op, "operandSegmentSizes", index);
}

tn_op_range tn_op__result_segment(const tn_context* context, tn_ref op, uint32_t index) {
  return segment(context, op, "resultSegmentSizes", index);
}

tn_type tn_build__i1_like(tn_rewriter* rewriter, tn_type type) {
  const tn_type i1 = tn_rewriter__int_type(rewriter, 1);
  if (type.storage == NULL || i1.storage == NULL) return (tn_type){NULL};
  if (!tn_type_is_shaped(type)) return i1;
  return tn_type__with_element(rewriter, type, i1);
}
