// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory effects of loads in llvm and ptr: they read, and volatile or atomic ones also write.

#include "dialects/common/load_interface.h"

#include "dialects/op_code.h"
#include "rewrite/rewriter.h"

#define UNORDERED 1

static uint32_t load_effects(const tn_context* context, tn_ref op) {
  const tn_attribute ordering = tn_op__attribute(context, op, "ordering");
  const tn_attribute flag = tn_op__attribute(context, op, "volatile_");
  const tn_attribute_kind kind = tn_attribute_kind_of(flag);
  const bool is_volatile = kind == TN_ATTRIBUTE_UNIT ||
                           (kind == TN_ATTRIBUTE_INTEGER && tn_integer_attribute_value(flag) != 0);
  const bool is_atomic = tn_attribute_kind_of(ordering) == TN_ATTRIBUTE_INTEGER &&
                         tn_integer_attribute_value(ordering) > UNORDERED;
  return TN_EFFECT_READ | (is_volatile || is_atomic ? TN_EFFECT_WRITE : 0u);
}

const tn_op_interface tn_load__op = {.get_effects = load_effects};

static const tn_named_interface ops[] = {{"load", &tn_load__op}, {"masked_load", &tn_load__op}};

const tn_dialect_interface tn_load__interface = {.ops = ops, .op_count = sizeof ops / sizeof *ops};
