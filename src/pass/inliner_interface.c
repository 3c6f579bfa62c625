// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Determines whether dialects allow inlining a function body at a call, according to the inliner
// interfaces of the call, the enclosing op, and the ops in the body.

#include "pass/inliner_interface.h"

#include "analysis/call_graph.h"

static const tn_inliner_interface* inliner_of(const tn_context* context, tn_ref op) {
  return tn_op_interface__of(context, op)->inliner;
}

static bool call_may_go(const tn_context* context, tn_ref call, tn_ref callee) {
  const tn_inliner_interface* inliner = inliner_of(context, call);
  return inliner != NULL &&
         (inliner->call_is_legal == NULL || inliner->call_is_legal(context, call, callee));
}

static bool body_may_come(const tn_context* context, tn_ref call, tn_ref source) {
  const tn_inliner_interface* inliner = inliner_of(context, tn_op__parent(context, call));
  return inliner != NULL &&
         (inliner->region_is_legal == NULL || inliner->region_is_legal(context, call, source));
}

static bool op_may_come(const tn_context* context, tn_ref op, tn_ref around) {
  const tn_inliner_interface* inliner = inliner_of(context, op);
  return inliner != NULL &&
         (inliner->op_is_legal == NULL || inliner->op_is_legal(context, op, around));
}

/// Returns whether the terminator of the only block yields as many values as the call has results.
static bool gives_results(const tn_context* context, tn_ref call, tn_ref entry) {
  const tn_ref last = tn_block__last_op(context, entry);
  return last != 0 && tn_op__has_trait(context, last, TN_OP_TRAIT_RETURN_LIKE) &&
         tn_op__operand_count(context, last) == tn_op__result_count(context, call);
}

static bool same_type(const tn_context* context, tn_ref a, tn_ref b) {
  return a == 0 || b == 0 || tn_type_equal(tn_value__type(context, a), tn_value__type(context, b));
}

/// Returns whether the types that the block returns, if it does, match the call's results.
static bool returns_types(const tn_context* context, tn_ref call, tn_ref block) {
  const tn_ref last = tn_block__last_op(context, block);
  if (last == 0 || !tn_op__has_trait(context, last, TN_OP_TRAIT_RETURN_LIKE)) return true;
  const uint32_t count = tn_op__result_count(context, call);
  if (tn_op__operand_count(context, last) != count) return true;
  for (uint32_t i = 0; i < count; ++i) {
    if (!same_type(context, tn_op__operand(context, last, i), tn_op__result(context, call, i))) {
      return false;
    }
  }
  return true;
}

/// Returns whether the types of call and callable match, or the call's dialect can insert casts.
static bool types_fit(const tn_context* context, tn_ref call, tn_ref entry) {
  const tn_inliner_interface* inliner = inliner_of(context, call);
  const uint32_t first = tn_op_interface__of(context, call)->call->first_argument;
  if (inliner != NULL && inliner->cast != NULL) return true;
  for (uint32_t i = 0; i < tn_block__argument_count(context, entry); ++i) {
    if (!same_type(context, tn_op__operand(context, call, first + i),
                   tn_block__argument(context, entry, i))) {
      return false;
    }
  }
  for (tn_ref block = entry; block != 0; block = tn_block__at(context, block)->next) {
    if (!returns_types(context, call, block)) return false;
  }
  return true;
}

bool tn_inline__is_legal(const tn_context* context, tn_ref call, tn_ref callee) {
  const tn_ref entry = tn_callable__entry(context, callee);
  const tn_call_interface* interface = tn_op_interface__of(context, call)->call;
  if (entry == 0 || interface == NULL ||
      tn_op__operand_count(context, call) !=
          (uint64_t)tn_block__argument_count(context, entry) + interface->first_argument ||
      (tn_block__at(context, entry)->next == 0 && !gives_results(context, call, entry)) ||
      !types_fit(context, call, entry) || !call_may_go(context, call, callee) ||
      !body_may_come(context, call, tn_block__region(context, entry))) {
    return false;
  }
  const tn_ref around = tn_op__parent(context, call);
  for (tn_ref op = tn_op__next_in_pre_order(context, callee, callee, false); op != 0;
       op = tn_op__next_in_pre_order(context, callee, op, false)) {
    if (!op_may_come(context, op, around)) return false;
  }
  return true;
}
