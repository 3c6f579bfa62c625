// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What scripts read of ops, once.

#include "dialects/common/reading.h"

tn_ref tn_read__operand(const tn_context* context, tn_ref op, uint32_t index) {
  return tn_rewriter__operand(context, op, index);
}
uint32_t tn_read__operand_count(const tn_context* context, tn_ref op) {
  return tn_rewriter__operand_count(context, op);
}
tn_ref tn_read__result(const tn_context* context, tn_ref op, uint32_t index) {
  return tn_rewriter__result(context, op, index);
}
uint32_t tn_read__result_count(const tn_context* context, tn_ref op) {
  return tn_rewriter__result_count(context, op);
}
uint32_t tn_read__region_count(const tn_context* context, tn_ref op) {
  return tn_op__region_count(tn_op__at(context, op));
}
tn_ref tn_read__first_block(const tn_context* context, tn_ref op, uint32_t region) {
  return tn_rewriter__first_block(context, op, region);
}
tn_ref tn_read__argument(const tn_context* context, tn_ref block, uint32_t index) {
  return tn_rewriter__argument(context, block, index);
}
tn_ref tn_read__first_op(const tn_context* context, tn_ref block) {
  return tn_block__at(context, block)->first_op;
}
tn_ref tn_read__next(const tn_context* context, tn_ref op) { return tn_op__at(context, op)->next; }
tn_ref tn_read__last_op(const tn_context* context, tn_ref block) {
  return tn_rewriter__last_op(context, block);
}
tn_ref tn_read__parent(const tn_context* context, tn_ref op) {
  return tn_rewriter__parent(context, op);
}
tn_ref tn_read__source(const tn_context* context, tn_ref value) {
  return tn_rewriter__source(context, value);
}
tn_op_code tn_read__code(const tn_context* context, tn_ref op) {
  return tn_rewriter__code(context, op);
}
tn_type tn_read__type(const tn_context* context, tn_ref value) {
  return tn_rewriter__type(context, value);
}
tn_string_view tn_read__name(const tn_context* context, tn_ref op) {
  return tn_op__kept_name(context, op);
}
tn_type tn_read__result_type(const tn_rewriter* it, tn_ref op) {
  return tn_rewriter__type(it->context, tn_rewriter__result(it->context, op, 0));
}
void tn_read__for(tn_rewriter* it, tn_ref op) { tn_rewriter__for(it, op); }
