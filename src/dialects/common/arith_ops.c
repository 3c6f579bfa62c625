// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for arith ops that several dialects use.

#include "dialects/common/arith_ops.h"

#include "ir/enum_attribute.h"

unsigned tn_arith__flags(const tn_context* context, tn_ref op) {
  uint64_t flags;
  tn_attribute attribute = tn_op__attribute(context, op, "overflowFlags");
  if (attribute.storage == NULL) attribute = tn_op__attribute(context, op, "fastmath");
  (void)tn_enum_attribute__number(attribute, &flags);
  return (unsigned)flags;
}
