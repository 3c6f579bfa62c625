// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The definitions of the short readers of read.h, which includes this file if they are inlined;
// otherwise read.c includes it.

#ifndef TENURE_SRC_IR_READ_INLINE_H
#define TENURE_SRC_IR_READ_INLINE_H

#include "ir/read.h"

TN_READ tn_op_code tn_op__code(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  return definition == NULL ? TN_CODE_NONE : definition->code;
}

TN_READ bool tn_op__has_trait(const tn_context* context, tn_ref op, uint32_t trait) {
  return tn_op_cell__has_trait(context, tn_op__at(context, op), trait);
}

TN_READ bool tn_op__is_isolated(const tn_context* context, tn_ref op) {
  return tn_op_cell__region_count(tn_op__at(context, op)) != 0 &&
         tn_op__has_trait(context, op, TN_OP_TRAIT_ISOLATED);
}

TN_READ tn_ref tn_op__block(const tn_context* context, tn_ref op) {
  return tn_op__at(context, op)->block;
}

TN_READ tn_ref tn_op__parent(const tn_context* context, tn_ref op) {
  return tn_op_cell__parent(context, tn_op__at(context, op));
}

TN_READ tn_ref tn_op__next(const tn_context* context, tn_ref op) {
  return tn_op__at(context, op)->next;
}

TN_READ uint32_t tn_op__operand_count(const tn_context* context, tn_ref op) {
  return tn_op_cell__operand_count(context, tn_op__at(context, op));
}

TN_READ tn_ref tn_op__operand(const tn_context* context, tn_ref op, uint32_t index) {
  return tn_op_cell__operand(context, op, tn_op__at(context, op), index);
}

TN_READ uint32_t tn_op__result_count(const tn_context* context, tn_ref op) {
  return tn_op_cell__result_count(tn_op__at(context, op));
}

TN_READ tn_ref tn_op__result(const tn_context* context, tn_ref op, uint32_t index) {
  return tn_op_cell__result(op, tn_op__at(context, op), index);
}

TN_READ uint32_t tn_op__successor_count(const tn_context* context, tn_ref op) {
  return tn_op_cell__successor_count(tn_op__at(context, op));
}

TN_READ tn_ref tn_op__successor(const tn_context* context, tn_ref op, uint32_t index) {
  return tn_use__at(context, tn_op_cell__successors(op, tn_op__at(context, op)) + 3 * index)->value;
}

TN_READ uint32_t tn_op__region_count(const tn_context* context, tn_ref op) {
  return tn_op_cell__region_count(tn_op__at(context, op));
}

TN_READ tn_ref tn_op__region(const tn_context* context, tn_ref op, uint32_t index) {
  return tn_op_cell__region(tn_op__at(context, op), index);
}

TN_READ tn_ref tn_block__region(const tn_context* context, tn_ref block) {
  return tn_block__at(context, block)->region;
}

TN_READ tn_ref tn_block__first_op(const tn_context* context, tn_ref block) {
  return tn_block__at(context, block)->first_op;
}

TN_READ tn_ref tn_block__last_op(const tn_context* context, tn_ref block) {
  return block == 0 ? 0 : tn_block__at(context, block)->last_op;
}

TN_READ uint32_t tn_block__argument_count(const tn_context* context, tn_ref block) {
  return block == 0 ? 0 : tn_block__at(context, block)->argument_count;
}

TN_READ tn_ref tn_block__argument(const tn_context* context, tn_ref block, uint32_t index) {
  return tn_block_cell__argument(context, tn_block__at(context, block), index);
}

TN_READ tn_type tn_value__type(const tn_context* context, tn_ref value) {
  return tn_type__from(context, tn_value_cell__type(tn_value__at(context, value)));
}

TN_READ tn_ref tn_value__defining_op(const tn_context* context, tn_ref value) {
  return value == 0 || tn_value__is_argument(value) ? 0 : tn_value__owner(context, value);
}

TN_READ tn_ref tn_value__defined_by(const tn_context* context, tn_ref value, tn_op_code code) {
  const tn_ref op = tn_value__defining_op(context, value);
  return op != 0 && tn_op__code(context, op) == code ? op : 0;
}

TN_READ tn_ref tn_value__first_use(const tn_context* context, tn_ref value) {
  return tn_value__at(context, value)->first_use;
}

TN_READ tn_ref tn_use__next(const tn_context* context, tn_ref use) {
  return tn_use__at(context, use)->next;
}

TN_READ bool tn_value__has_one_use(const tn_context* context, tn_ref value) {
  const tn_ref first = tn_value__first_use(context, value);
  return first != 0 && tn_use__next(context, first) == 0;
}

#endif  // TENURE_SRC_IR_READ_INLINE_H
