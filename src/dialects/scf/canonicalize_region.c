// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Patterns of scf.execute_region and scf.index_switch that inline regions.
//
// Source: the dialect's documentation, and mlir-opt's results.

#include "dialects/cf_ops.h"
#include "dialects/op_code.h"
#include "dialects/scf/scf.h"

/// Collects the scf.yield ops that end blocks of the op.
static void collect_yields(tn_rewriter* rewriter, tn_ref op, tn_refs* yields) {
  const tn_context* context = rewriter->context;
  for (uint32_t i = 0; i < tn_op_cell__region_count(tn_op__at(context, op)); ++i) {
    for (tn_ref block = tn_op__first_block(context, op, i); block != 0;
         block = tn_block__at(context, block)->next) {
      const tn_ref last = tn_block__last_op(context, block);
      if (last != 0 && tn_op__code(context, last) == TN_CODE_SCF_YIELD) {
        tn_refs__push(rewriter, yields, last);
      }
    }
  }
}

//===-- scf.execute_region --------------------------------------------------------------------===//

/// Inlines a region of several blocks: the rest of the block becomes a block that yields branch to.
static void inline_blocks(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_ref block = tn_op__block(context, op);
  const tn_ref rest = tn_rewriter__split_block(rewriter, block, op);
  if (rest == 0) return;
  const tn_ref first = tn_op__first_block(context, op, 0);
  tn_refs values = {0};
  tn_refs yields = {0};
  collect_yields(rewriter, op, &yields);
  tn_rewriter__at_end(rewriter, block);
  (void)tn_build_cf_br(rewriter, NULL, 0, first);
  for (uint32_t i = 0; i < yields.count && rewriter->status == TN_OK; ++i) {
    const tn_ref yield = tn_refs__items(&yields)[i];
    values.count = 0;
    tn_refs__push_operands(rewriter, &values, yield, 0, tn_op__operand_count(context, yield));
    tn_rewriter__for(rewriter, yield);
    (void)tn_build_cf_br(rewriter, tn_refs__items(&values), values.count, rest);
    tn_rewriter__erase(rewriter, yield);
  }
  tn_refs__free(rewriter, &yields);
  values.count = 0;
  for (uint32_t i = 0; i < tn_op__result_count(context, op) && rewriter->status == TN_OK; ++i) {
    tn_refs__push(rewriter, &values,
                  tn_rewriter__add_argument(rewriter, rest, tn_op__result_type(context, op, i),
                                            tn_op__at(context, op)->location));
  }
  if (rewriter->status == TN_OK) {
    tn_rewriter__inline_region(rewriter, tn_op__region(context, op, 0),
                               tn_block__region(context, block), rest);
    tn_rewriter__replace(rewriter, op, tn_refs__items(&values), values.count);
  }
  tn_refs__free(rewriter, &values);
}

bool tn_scf__inline_block(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_region_cell* region = tn_region__at(context, tn_op__region(context, op, 0));
  const tn_ref block = region->first_block;
  // The pattern erases the terminator, whatever it is.
  if (block != region->last_block ||
      tn_op__operand_count(context, tn_block__last_op(context, block)) !=
          tn_op__result_count(context, op) ||
      tn_scf_execute_region_no_inline(context, op).storage != NULL) {
    return false;
  }
  tn_scf__replace_with_block(rewriter, op, block, NULL, 0);
  return true;
}

bool tn_scf__inline_blocks(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  const tn_op_code around = tn_op__code(context, tn_op__parent(context, op));
  if ((around != TN_CODE_FUNC_FUNC && around != TN_CODE_SCF_EXECUTE_REGION) ||
      tn_scf_execute_region_no_inline(context, op).storage != NULL) {
    return false;
  }
  inline_blocks(rewriter, op);
  return true;
}

//===-- scf.index_switch ----------------------------------------------------------------------===//

bool tn_scf__choose_case(tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  int64_t value = 0;
  size_t size = 0;
  if (!tn_const__int64_of(context, tn_scf_index_switch_arg(context, op), &value)) return false;
  const int64_t* cases =
      tn_dense_array_attribute_data(tn_scf_index_switch_cases(context, op), &size);
  uint32_t chosen = 0;
  for (uint32_t i = (uint32_t)(size / sizeof *cases); i-- > 0;) {
    if (cases[i] == value) chosen = i + 1;
  }
  tn_scf__replace_with_block(rewriter, op, tn_op__first_block(context, op, chosen), NULL, 0);
  return true;
}
