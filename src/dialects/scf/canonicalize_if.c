// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.if, in the order in which MLIR tries them.

#include "dialects/arith_ops.h"
#include "dialects/common/constant.h"
#include "dialects/scf/scf.h"

static tn_ref then_block(const tn_context* context, tn_ref op) {
  return tn_op__first_block(context, op, 0);
}
static tn_ref else_block(const tn_context* context, tn_ref op) {
  return tn_op__first_block(context, op, 1);
}
static tn_ref condition_of(const tn_context* context, tn_ref op) {
  return tn_scf_if_condition(context, op);
}
static bool only_yields(const tn_context* context, tn_ref block) {
  return tn_block__at(context, block)->first_op == tn_block__at(context, block)->last_op;
}
/// Returns true if the value is defined directly in region `region` of `op`.
static bool is_nested_in(const tn_context* context, tn_ref value, tn_ref op, uint32_t region) {
  const tn_ref block = tn_value__parent_block(context, value);
  return block != 0 && tn_block__at(context, block)->region == tn_op__region(context, op, region);
}

/// Creates an scf.if and frees `types`; 0 on failure.
static tn_ref make_if(tn_rewriter* rewriter, tn_ref condition, tn_types* types) {
  const tn_ref made = rewriter->status != TN_OK ? 0
                                                : tn_build_scf_if(rewriter, tn_types__items(types),
                                                                  types->count, condition);
  tn_types__free(rewriter, types);
  return made;
}

/// Returns the value that `value` negates; 0 if it is no negation.
static tn_ref opposite_of(const tn_context* context, tn_ref value) {
  const tn_ref op = tn_value__defined_by(context, value, TN_CODE_ARITH_XORI);
  tn_int one;
  if (op == 0 || !tn_const__int_of(context, tn_arith_xori_rhs(context, op), &one) ||
      one.bits != 1) {
    return 0;
  }
  return tn_arith_xori_lhs(context, op);
}

//===-- Combining -----------------------------------------------------------------------------===//

/// Replaces uses of the results of `op` inside the region of `into` by the operands of `yield`.
static void forward_results(tn_rewriter* rewriter, tn_ref op, tn_ref yield, tn_ref into) {
  const tn_context* context = rewriter->context;
  const tn_ref region = tn_block__at(context, into)->region;
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    tn_ref next = 0;
    for (tn_ref use = tn_value__first_use(context, tn_op__result(context, op, i)); use != 0;
         use = next) {
      next = tn_use__next(context, use);
      const tn_ref user = tn_use__owner(context, use);
      if (tn_op__ancestor_in(context, region, user) == 0) continue;
      tn_use__set_value(context, use, tn_op__operand(context, yield, i));
      tn_rewriter__modified(rewriter, user);
    }
  }
}

/// Appends the ops of `more` to `block`, with one yield of both sets of values.
static void append_block(tn_rewriter* rewriter, tn_ref block, tn_ref more) {
  const tn_context* context = rewriter->context;
  const tn_ref first = tn_block__last_op(context, block);
  const tn_ref second = tn_block__last_op(context, more);
  tn_refs values = {0};
  tn_rewriter__inline_block(rewriter, more, block, 0, NULL, 0);
  tn_refs__push_operands(rewriter, &values, first, 0, tn_op__operand_count(context, first));
  tn_refs__push_operands(rewriter, &values, second, 0, tn_op__operand_count(context, second));
  (void)tn_scf__yield(rewriter, block, tn_refs__items(&values), values.count);
  tn_rewriter__erase(rewriter, first);
  tn_rewriter__erase(rewriter, second);
  tn_refs__free(rewriter, &values);
}

/// Sets `out_blocks` to the blocks of `op` that run if the condition of `first` is true and false.
/// Returns false if the conditions are unrelated.
static bool match_blocks(const tn_context* context, tn_ref first, tn_ref op, tn_ref* out_blocks) {
  const tn_ref mine = condition_of(context, op);
  const tn_ref its = condition_of(context, first);
  const bool is_opposite =
      mine != its && (opposite_of(context, mine) == its || opposite_of(context, its) == mine);
  out_blocks[0] = is_opposite ? else_block(context, op) : then_block(context, op);
  out_blocks[1] = is_opposite ? then_block(context, op) : else_block(context, op);
  return mine == its || is_opposite;
}

/// Moves the contents of both ops into `made`.
static void move_both(tn_rewriter* rewriter, tn_ref first, const tn_ref* blocks, tn_ref made) {
  const tn_context* context = rewriter->context;
  for (uint32_t i = 0; i < 2; ++i) {
    tn_rewriter__inline_region(rewriter, tn_op__region(context, first, i),
                               tn_op__region(context, made, i), 0);
    const tn_ref block = tn_op__first_block(context, made, i);
    if (blocks[i] != 0 && block != 0) {
      append_block(rewriter, block, blocks[i]);
    } else if (blocks[i] != 0) {
      tn_rewriter__inline_region(rewriter, tn_block__region(context, blocks[i]),
                                 tn_op__region(context, made, i), 0);
    }
  }
}

/// Combines two consecutive ops with the same or opposite conditions.
bool tn_scf__combine_ifs(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref first = tn_op__at(context, op)->previous;
  tn_ref blocks[2] = {0, 0};
  if (first == 0 || tn_op__code(context, first) != TN_CODE_SCF_IF ||
      !match_blocks(context, first, op, blocks)) {
    return false;
  }
  for (uint32_t i = 0; i < 2; ++i) {
    const tn_ref from = tn_op__first_block(context, first, i);
    if (blocks[i] != 0 && from != 0) {
      forward_results(rewriter, first, tn_block__last_op(context, from), blocks[i]);
    }
  }
  tn_types types = {0};
  tn_refs results = {0};
  tn_types__push_results(rewriter, &types, first);
  const uint32_t count = types.count;
  tn_types__push_results(rewriter, &types, op);
  const tn_ref made = make_if(rewriter, condition_of(context, first), &types);
  if (made == 0) return true;
  move_both(rewriter, first, blocks, made);
  tn_refs__push_results(rewriter, &results, made);
  if (rewriter->status == TN_OK) {
    tn_rewriter__replace(rewriter, first, tn_refs__items(&results), count);
    tn_rewriter__replace(rewriter, op, tn_refs__items(&results) + count, results.count - count);
  }
  tn_refs__free(rewriter, &results);
  return true;
}

/// Collects the values that the combination of an op and the only op in its body yields; false if
/// they cannot be combined. `selects` gets 1 for each value that only the outer condition selects.
static bool merge_yields(tn_rewriter* rewriter, tn_ref op, tn_ref inner, tn_refs* values,
                         tn_refs* selects) {
  const tn_context* context = rewriter->context;
  const tn_ref yield = tn_block__last_op(context, then_block(context, op));
  const tn_ref other = else_block(context, op);
  for (uint32_t i = 0; i < tn_op__operand_count(context, yield); ++i) {
    const tn_ref value = tn_op__operand(context, yield, i);
    const bool is_inner = tn_value__defining_op(context, value) == inner;
    tn_refs__push(rewriter, selects, !is_inner);
    if (is_inner) {
      const uint32_t number = tn_value__result_number(tn_op__at(context, inner), inner, value);
      const tn_ref inner_else = tn_block__last_op(context, else_block(context, inner));
      if (tn_op__operand(context, inner_else, number) !=
          tn_op__operand(context, tn_block__last_op(context, other), i)) {
        return false;
      }
      tn_refs__push(
          rewriter, values,
          tn_op__operand(context, tn_block__last_op(context, then_block(context, inner)), number));
      continue;
    }
    if (is_nested_in(context, value, op, 0)) return false;
    tn_refs__push(rewriter, values, value);
  }
  return true;
}

static void replace_nested(tn_rewriter* rewriter, tn_ref op, tn_ref inner, tn_refs* values,
                           tn_refs* selects) {
  const tn_context* context = rewriter->context;
  tn_types types = {0};
  const uint32_t count = tn_op__result_count(context, op);
  const tn_ref outer_condition = condition_of(context, op);
  const tn_ref condition =
      tn_build_arith_andi(rewriter, outer_condition, condition_of(context, inner));
  tn_types__push_results(rewriter, &types, op);
  const tn_ref made = make_if(rewriter, condition, &types);
  if (made == 0) return;
  const tn_ref block = tn_rewriter__create_block(rewriter, tn_op__region(context, made, 0), 0);
  tn_refs results = {0};
  tn_refs others = {0};
  if (else_block(context, op) != 0) {
    tn_refs__push_operands(rewriter, &others, tn_block__last_op(context, else_block(context, op)),
                           0, count);
  }
  tn_rewriter__at_op(rewriter, made);
  for (uint32_t i = 0; i < count; ++i) {
    tn_ref result = tn_op__result(context, made, i);
    if (tn_refs__items(selects)[i] != 0) {
      result = tn_build_arith_select(rewriter, outer_condition, tn_refs__items(values)[i],
                                     tn_refs__items(&others)[i]);
    }
    tn_refs__push(rewriter, &results, result);
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__inline_block(rewriter, then_block(context, inner), block, 0, NULL, 0);
    const tn_ref yield = tn_block__last_op(context, block);
    (void)tn_scf__yield(rewriter, block, tn_refs__items(values), values->count);
    tn_rewriter__erase(rewriter, yield);
    if (others.count != 0) {
      const tn_ref other = tn_rewriter__create_block(rewriter, tn_op__region(context, made, 1), 0);
      if (other != 0) (void)tn_scf__yield(rewriter, other, tn_refs__items(&others), others.count);
    }
    tn_rewriter__replace(rewriter, op, tn_refs__items(&results), count);
  }
  tn_refs__free(rewriter, &results);
  tn_refs__free(rewriter, &others);
}

/// Combines an op with the only op in its body, on the conjunction of both conditions.
bool tn_scf__combine_nested_ifs(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref inner = tn_block__at(context, then_block(context, op))->first_op;
  const tn_ref other = else_block(context, op);
  if (tn_op__at(context, inner)->next != tn_block__last_op(context, then_block(context, op)) ||
      tn_op__code(context, inner) != TN_CODE_SCF_IF ||
      (other != 0 && !only_yields(context, other)) ||
      (else_block(context, inner) != 0 && !only_yields(context, else_block(context, inner)))) {
    return false;
  }
  tn_refs values = {0};
  tn_refs selects = {0};
  const bool fits =
      merge_yields(rewriter, op, inner, &values, &selects) && rewriter->status == TN_OK;
  if (fits) replace_nested(rewriter, op, inner, &values, &selects);
  tn_refs__free(rewriter, &values);
  tn_refs__free(rewriter, &selects);
  return fits;
}

//===-- Conditions ----------------------------------------------------------------------------===//

/// Replaces uses of the condition inside the regions by constants.
bool tn_scf__propagate_condition(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref condition = condition_of(context, op);
  tn_ref constants[2] = {0, 0};
  bool changed = false;
  tn_ref next = 0;
  if (tn_const__of(context, condition).storage != NULL) return false;
  for (tn_ref use = tn_value__first_use(context, condition); use != 0; use = next) {
    next = tn_use__next(context, use);
    const tn_ref user = tn_use__owner(context, use);
    for (uint32_t i = 0; i < 2; ++i) {
      if (tn_op__ancestor_in(context, tn_op__region(context, op, i), user) == 0) continue;
      if (constants[i] == 0) {
        constants[i] = tn_rewriter__arith_constant(rewriter, tn_const__make_bool(rewriter, i == 0));
      }
      if (constants[i] == 0) return true;
      tn_use__set_value(context, use, constants[i]);
      tn_rewriter__modified(rewriter, user);
      changed = true;
      break;
    }
  }
  return changed;
}

bool tn_scf__drop_known_if(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  tn_int condition;
  if (!tn_const__int_of(context, condition_of(context, op), &condition)) return false;
  const tn_ref block = tn_op__first_block(context, op, condition.bits != 0 ? 0 : 1);
  if (block == 0) {
    tn_rewriter__erase(rewriter, op);
  } else {
    tn_scf__replace_with_block(rewriter, op, block, NULL, 0);
  }
  return true;
}

//===-- Results -------------------------------------------------------------------------------===//

/// Returns true if both values yielded for result `i` are defined outside of the op.
static bool may_select(const tn_context* context, tn_ref op, uint32_t i) {
  const tn_ref a = tn_op__operand(context, tn_block__last_op(context, then_block(context, op)), i);
  const tn_ref b = tn_op__operand(context, tn_block__last_op(context, else_block(context, op)), i);
  return !is_nested_in(context, a, op, 0) && !is_nested_in(context, b, op, 1);
}

/// Yields only the values that `keeps` marks.
static void narrow_yield(tn_rewriter* rewriter, tn_ref block, tn_refs* keeps) {
  const tn_ref yield = tn_block__last_op(rewriter->context, block);
  tn_refs values = {0};
  for (uint32_t i = 0; i < keeps->count; ++i) {
    if (tn_refs__items(keeps)[i] == 0) continue;
    tn_refs__push(rewriter, &values, tn_op__operand(rewriter->context, yield, i));
  }
  (void)tn_scf__yield(rewriter, block, tn_refs__items(&values), values.count);
  tn_rewriter__erase(rewriter, yield);
  tn_refs__free(rewriter, &values);
}

/// Moves the regions of `op` to `made`, and replaces results that are not kept by selects.
static void move_selected(tn_rewriter* rewriter, tn_ref op, tn_ref made, tn_refs* keeps) {
  const tn_context* context = rewriter->context;
  const tn_ref condition = condition_of(context, op);
  for (uint32_t i = 0; i < 2; ++i) {
    tn_rewriter__inline_region(rewriter, tn_op__region(context, op, i),
                               tn_op__region(context, made, i), 0);
  }
  tn_rewriter__at_op(rewriter, made);
  tn_refs results = {0};
  uint32_t next = 0;
  for (uint32_t i = 0; i < keeps->count; ++i) {
    const tn_ref operands[3] = {
        condition,
        tn_op__operand(context, tn_block__last_op(context, then_block(context, made)), i),
        tn_op__operand(context, tn_block__last_op(context, else_block(context, made)), i)};
    tn_ref result = operands[1];
    if (tn_refs__items(keeps)[i] != 0) {
      result = tn_op__result(context, made, next++);
    } else if (operands[1] != operands[2]) {
      result = tn_build_arith_select(rewriter, operands[0], operands[1], operands[2]);
    }
    tn_refs__push(rewriter, &results, result);
  }
  for (uint32_t i = 0; i < 2 && rewriter->status == TN_OK; ++i) {
    narrow_yield(rewriter, tn_op__first_block(context, made, i), keeps);
  }
  tn_rewriter__replace(rewriter, op, tn_refs__items(&results), results.count);
  tn_refs__free(rewriter, &results);
}

bool tn_scf__select_results(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  tn_types types = {0};
  tn_refs keeps = {0};
  for (uint32_t i = 0; i < tn_op__result_count(context, op); ++i) {
    const bool stays = !may_select(context, op, i);
    if (stays) tn_types__push(rewriter, &types, tn_op__result_type(context, op, i));
    tn_refs__push(rewriter, &keeps, stays);
  }
  const bool changed = types.count != keeps.count;
  const tn_ref made = changed ? make_if(rewriter, condition_of(context, op), &types) : 0;
  if (made != 0) move_selected(rewriter, op, made, &keeps);
  tn_types__free(rewriter, &types);
  tn_refs__free(rewriter, &keeps);
  return changed;
}

bool tn_scf__drop_empty_else(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref other = else_block(context, op);
  if (tn_op__result_count(context, op) != 0 || other == 0 || !only_yields(context, other)) {
    return false;
  }
  const tn_ref made = make_if(rewriter, condition_of(context, op), &(tn_types){0});
  tn_rewriter__copy_discardable(rewriter, op, made);
  if (made == 0) return true;
  tn_rewriter__inline_region(rewriter, tn_scf_if_then_region(context, op),
                             tn_op__region(context, made, 0), 0);
  tn_rewriter__erase(rewriter, op);
  return true;
}

/// Returns a simpler value for a result that is `a` or `b`; 0 if there is none.
static tn_ref simpler_result(tn_rewriter* rewriter, tn_ref op, tn_ref a, tn_ref b) {
  const tn_context* context = rewriter->context;
  if (a == b) return a;
  const tn_attribute left = tn_const__of(context, a);
  const tn_attribute right = tn_const__of(context, b);
  if (!tn_attribute_is_bool(left) || !tn_attribute_is_bool(right)) return 0;
  const bool when = tn_integer_attribute_value(left) != 0;
  if (when == (tn_integer_attribute_value(right) != 0)) return 0;
  const tn_ref condition = condition_of(context, op);
  if (when) return condition;
  const tn_ref one = tn_rewriter__arith_constant(rewriter, tn_const__make_bool(rewriter, true));
  return one == 0 ? 0 : tn_build_arith_xori(rewriter, condition, one);
}

bool tn_scf__simplify_results(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const uint32_t count = tn_op__result_count(context, op);
  bool changed = false;
  for (uint32_t i = 0; i < count && rewriter->status == TN_OK; ++i) {
    const tn_ref result = tn_op__result(context, op, i);
    if (tn_value__first_use(context, result) == 0) continue;
    const tn_ref value = simpler_result(
        rewriter, op,
        tn_op__operand(context, tn_block__last_op(context, then_block(context, op)), i),
        tn_op__operand(context, tn_block__last_op(context, else_block(context, op)), i));
    if (value == 0 || tn_scf__is_inside(context, op, value)) continue;
    tn_value__replace_all_uses(context, result, value);
    changed = true;
  }
  return changed;
}
