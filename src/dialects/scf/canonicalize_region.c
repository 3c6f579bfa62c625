// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.execute_region and scf.index_switch: regions that stand in the place of the op, and
// results that are not needed. Source: the dialect's documentation, and what mlir-opt gives.

#include "dialects/op_code.h"
#include "dialects/scf/scf.h"

//===-- Results -------------------------------------------------------------------------------===//

/// The scf.yield ops that end blocks of the op.
static void collect_yields(tn_rewriter* it, tn_ref op, tn_refs* yields) {
  const tn_context* context = it->context;
  for (uint32_t i = 0; i < tn_op__region_count(tn_op__at(context, op)); ++i) {
    for (tn_ref block = tn_rw__first_block(context, op, i); block != 0;
         block = tn_block__at(context, block)->next) {
      const tn_ref last = tn_rw__last_op(context, block);
      if (last != 0 && tn_rw__code(context, last) == TN_CODE_SCF_YIELD) {
        tn_refs__push(it, yields, last);
      }
    }
  }
}

/// The numbers of results, by what one yield after the other gives for them: results that had one
/// number and get the same value there have one again, that of the first of them.
static void find_twins(tn_rewriter* it, tn_refs* yields, uint32_t count, tn_refs* numbers) {
  for (uint32_t k = 0; k < count; ++k) tn_refs__push(it, numbers, 0);
  for (uint32_t i = 0; i < yields->count && it->status == TN_OK; ++i) {
    tn_pairs firsts = {0};
    for (uint32_t k = 0; k < count && it->status == TN_OK; ++k) {
      const tn_ref value = tn_rw__operand(it->context, tn_refs__items(yields)[i], k);
      tn_ref* number = &tn_refs__items(numbers)[k];
      *number = tn_pairs__first(it, &firsts, *number, value, k);
    }
    tn_pairs__free(&firsts);
  }
}

/// What all yields give for a result, if it comes from outside; else 0.
static tn_ref outer_value(const tn_context* context, tn_ref op, tn_refs* yields, uint32_t index) {
  tn_ref value = 0;
  for (uint32_t i = 0; i < yields->count; ++i) {
    const tn_ref operand = tn_rw__operand(context, tn_refs__items(yields)[i], index);
    if (value != 0 && operand != value) return 0;
    value = operand;
  }
  return value != 0 && !tn_scf__is_inside(context, op, value) ? value : 0;
}

static bool is_used(const tn_context* context, tn_ref op, uint32_t index) {
  return tn_rw__first_use(context, tn_rw__result(context, op, index)) != 0;
}

/// Lets a yield give what is used alone.
static void narrow_yield(tn_rewriter* it, tn_ref op, tn_ref yield) {
  const tn_context* context = it->context;
  const uint32_t count = tn_rw__result_count(context, op);
  tn_refs values = {0};
  uint32_t start = 0;
  while (start < count && is_used(context, op, start)) ++start;
  for (uint32_t k = start; k < count; ++k) {
    if (is_used(context, op, k)) tn_refs__push(it, &values, tn_rw__operand(context, yield, k));
  }
  tn_rw__set_operands_behind(it, yield, start, tn_refs__items(&values), values.count);
  tn_rw__modified(it, yield);
  tn_refs__free(it, &values);
}

/// Moves the regions of `op` to `made`, which has the results that are used alone.
static void move_regions(tn_rewriter* it, tn_ref op, tn_ref made, tn_refs* yields) {
  const tn_context* context = it->context;
  const uint32_t count = tn_rw__result_count(context, op);
  tn_refs values = {0};
  uint32_t kept = 0;
  for (uint32_t i = 0; i < yields->count; ++i) narrow_yield(it, op, tn_refs__items(yields)[i]);
  for (uint32_t i = 0; i < tn_op__region_count(tn_op__at(context, op)); ++i) {
    tn_rw__inline_region(it, tn_rw__region(context, op, i), tn_rw__region(context, made, i), 0);
  }
  for (uint32_t i = 0; i < count; ++i) {
    tn_refs__push(it, &values, is_used(context, op, i) ? tn_rw__result(context, made, kept++) : 0);
  }
  tn_rw__replace(it, op, tn_refs__items(&values), count);
  tn_refs__free(it, &values);
}

/// The op with the results that are used alone.
static void remake(tn_rewriter* it, tn_ref op, tn_op_code code, tn_refs* yields) {
  const tn_context* context = it->context;
  tn_types types = {0};
  tn_refs operands = {0};
  for (uint32_t i = 0; i < tn_rw__result_count(context, op); ++i) {
    if (!is_used(context, op, i)) continue;
    tn_types__push(it, &types, tn_rw__type(context, tn_rw__result(context, op, i)));
  }
  tn_refs__push_operands(it, &operands, op, 0, tn_rw__operand_count(context, op));
  const tn_rw_attribute attributes[2] = {{"cases", tn_rw__attribute(context, op, "cases")},
                                         {"no_inline", tn_rw__attribute(context, op, "no_inline")}};
  const tn_rw_spec spec = {.code = code,
                           .operands = tn_refs__items(&operands),
                           .operand_count = operands.count,
                           .types = tn_types__items(&types),
                           .result_count = types.count,
                           .attributes = attributes,
                           .attribute_count = 2,
                           .region_count = tn_op__region_count(tn_op__at(context, op))};
  const tn_ref made = it->status == TN_OK ? tn_rw__create(it, &spec) : 0;
  tn_refs__free(it, &operands);
  tn_types__free(it, &types);
  tn_rw__copy_discardable(it, op, made);
  if (made != 0 && it->status == TN_OK) move_regions(it, op, made, yields);
}

/// Results that come from outside, that are given twice, or that nobody uses.
static bool drop_results(tn_rewriter* it, tn_ref op, tn_op_code code) {
  const tn_context* context = it->context;
  const uint32_t count = tn_rw__result_count(context, op);
  tn_refs yields = {0};
  tn_refs twins = {0};
  bool any = false;
  if (count == 0) return false;
  collect_yields(it, op, &yields);
  find_twins(it, &yields, count, &twins);
  for (uint32_t i = 0; i < count && it->status == TN_OK; ++i) {
    const tn_ref result = tn_rw__result(context, op, i);
    const uint32_t twin = tn_refs__items(&twins)[i];
    tn_ref value = outer_value(context, op, &yields, i);
    if (value == 0 && twin != i) value = tn_rw__result(context, op, twin);
    if (value != 0) tn_rw__replace_uses(it, result, value);
    any = any || !is_used(context, op, i);
  }
  if (any && it->status == TN_OK) remake(it, op, code, &yields);
  tn_refs__free(it, &yields);
  tn_refs__free(it, &twins);
  return any;
}

//===-- scf.execute_region --------------------------------------------------------------------===//

/// Puts several blocks in the place of the op: what follows it becomes a block of its own, to which
/// yields branch.
static void inline_blocks(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_ref block = tn_rw__block(context, op);
  const tn_ref rest = tn_rw__split_block(it, block, op);
  if (rest == 0) return;
  const tn_ref first = tn_rw__first_block(context, op, 0);
  tn_refs values = {0};
  tn_refs yields = {0};
  collect_yields(it, op, &yields);
  tn_rw__at_end(it, block);
  (void)tn_rw__create(
      it, &(tn_rw_spec){.code = TN_CODE_CF_BR, .successors = &first, .successor_count = 1});
  for (uint32_t i = 0; i < yields.count && it->status == TN_OK; ++i) {
    const tn_ref yield = tn_refs__items(&yields)[i];
    values.count = 0;
    tn_refs__push_operands(it, &values, yield, 0, tn_rw__operand_count(context, yield));
    tn_rw__for(it, yield);
    (void)tn_rw__create(it, &(tn_rw_spec){.code = TN_CODE_CF_BR,
                                          .operands = tn_refs__items(&values),
                                          .operand_count = values.count,
                                          .successors = &rest,
                                          .successor_count = 1});
    tn_rw__erase(it, yield);
  }
  tn_refs__free(it, &yields);
  values.count = 0;
  for (uint32_t i = 0; i < tn_rw__result_count(context, op) && it->status == TN_OK; ++i) {
    tn_refs__push(it, &values,
                  tn_rw__add_argument(it, rest, tn_rw__type(context, tn_rw__result(context, op, i)),
                                      tn_op__at(context, op)->location));
  }
  if (it->status == TN_OK) {
    tn_rw__inline_region(it, tn_rw__region(context, op, 0), tn_rw__block_region(context, block),
                         rest);
    tn_rw__replace(it, op, tn_refs__items(&values), values.count);
  }
  tn_refs__free(it, &values);
}

static bool inline_execute(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  const tn_region_cell* region = tn_region__at(context, tn_rw__region(context, op, 0));
  const tn_ref last = tn_rw__last_op(context, region->first_block);
  if (tn_rw__attribute(context, op, "no_inline").storage != NULL) return false;
  if (region->first_block == region->last_block) {
    // The terminator goes, whatever it is.
    if (tn_rw__operand_count(context, last) != tn_rw__result_count(context, op)) return false;
    tn_scf__replace_with_block(it, op, region->first_block, NULL, 0);
    return true;
  }
  const tn_op_code around = tn_rw__code(context, tn_rw__parent(context, op));
  if (around != TN_CODE_FUNC_FUNC && around != TN_CODE_SCF_EXECUTE_REGION) return false;
  if (!tn_op_code__is_built(context, TN_CODE_CF_BR)) return false;
  inline_blocks(it, op);
  return true;
}

bool tn_canonical__scf_execute_region(tn_rewriter* it, tn_ref op) {
  return inline_execute(it, op) || drop_results(it, op, TN_CODE_SCF_EXECUTE_REGION);
}

//===-- scf.index_switch ----------------------------------------------------------------------===//

static bool choose_case(tn_rewriter* it, tn_ref op) {
  const tn_context* context = it->context;
  int64_t value = 0;
  size_t size = 0;
  if (!tn_const__int64_of(context, tn_rw__operand(context, op, 0), &value)) return false;
  const int64_t* cases =
      tn_dense_array_attribute_data(tn_rw__attribute(context, op, "cases"), &size);
  uint32_t chosen = 0;
  for (uint32_t i = (uint32_t)(size / sizeof *cases); i-- > 0;) {
    if (cases[i] == value) chosen = i + 1;
  }
  tn_scf__replace_with_block(it, op, tn_rw__first_block(context, op, chosen), NULL, 0);
  return true;
}

bool tn_canonical__scf_index_switch(tn_rewriter* it, tn_ref op) {
  return choose_case(it, op) || drop_results(it, op, TN_CODE_SCF_INDEX_SWITCH);
}
