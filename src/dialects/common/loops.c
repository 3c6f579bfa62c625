// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts multi-dimensional loops to nested single loops or to other multi-dimensional ones, and
// creates loops.

#include "dialects/common/loops.h"

#include "dialects/common/constant.h"
#include "dialects/scf_ops.h"
#include "ir/read.h"
#include "ir/wide.h"

enum { LOWER, UPPER, STEP };

static const char* const part_names[3] = {
    TN_SCF_FORALL_STATIC_LOWER_BOUND, TN_SCF_FORALL_STATIC_UPPER_BOUND, TN_SCF_FORALL_STATIC_STEP};

bool tn_nest__open_forall(const tn_context* context, tn_ref op, tn_nest* out) {
  out->op = op;
  out->operand_count = 0;
  for (uint32_t i = 0; i < 3; ++i) {
    if (!tn_mixed__open(context, op, part_names[i], &out->operand_count, &out->parts[i])) {
      return false;
    }
  }
  out->rank = out->parts[LOWER].count;
  return true;
}

bool tn_nest__open_parallel(const tn_context* context, tn_ref op, tn_nest* out) {
  const tn_ref block = tn_op__first_block(context, op, 0);
  out->op = op;
  out->rank = tn_block__argument_count(context, block);
  out->operand_count = 3 * out->rank;
  if (out->rank > TN_VIEW_RANK_MAX) {
    tn_wide__warn(context, op, "loops");
    return false;
  }
  for (uint32_t i = 0; i < 3; ++i) {
    out->parts[i].count = out->rank;
    for (uint32_t k = 0; k < out->rank; ++k) {
      out->parts[i].statics[k] = TN_DYNAMIC;
      out->parts[i].values[k] = tn_op__operand(context, op, i * out->rank + k);
    }
  }
  return true;
}

/// Creates constants for all static bounds and steps.
static void make_values(tn_rewriter* rewriter, tn_nest* at) {
  for (uint32_t i = 0; i < 3; ++i) {
    for (uint32_t k = 0; k < at->rank; ++k) {
      if (at->parts[i].values[k] == 0) {
        at->parts[i].values[k] = tn_rewriter__index_constant(rewriter, at->parts[i].statics[k]);
      }
    }
  }
}

void tn_nest__make_loops(tn_rewriter* rewriter, tn_nest* at, tn_refs* out_loops) {
  const tn_context* context = rewriter->context;
  const tn_ref body = tn_op__first_block(context, at->op, 0);
  tn_refs variables = {.count = 0};
  make_values(rewriter, at);
  for (uint32_t i = 0; i < at->rank && rewriter->status == TN_OK; ++i) {
    const tn_ref operands[3] = {at->parts[LOWER].values[i], at->parts[UPPER].values[i],
                                at->parts[STEP].values[i]};
    const tn_ref made =
        tn_build_scf_for(rewriter, NULL, 0, operands[0], operands[1], operands[2], NULL, 0);
    const tn_ref block =
        made == 0 ? 0 : tn_rewriter__create_block(rewriter, tn_op__region(context, made, 0), 0);
    if (block == 0) break;
    tn_refs__push(rewriter, out_loops, made);
    tn_refs__push(rewriter, &variables,
                  tn_rewriter__add_argument(rewriter, block, tn_value__type(context, operands[0]),
                                            rewriter->location));
    tn_rewriter__at_end(rewriter, block);
    const tn_ref yield = tn_build_scf_yield(rewriter, NULL, 0);
    if (yield != 0) tn_rewriter__at_op(rewriter, yield);
  }
  if (rewriter->status == TN_OK && out_loops->count != 0) {
    tn_rewriter__erase(rewriter, tn_block__last_op(context, body));
    tn_rewriter__inline_block(rewriter, body, rewriter->block, rewriter->before,
                              tn_refs__items(&variables), variables.count);
    tn_rewriter__erase(rewriter, at->op);
  }
  tn_refs__free(rewriter, &variables);
}

tn_ref tn_nest__make_parallel(tn_rewriter* rewriter, tn_nest* at) {
  const tn_context* context = rewriter->context;
  tn_refs operands = {.count = 0};
  make_values(rewriter, at);
  for (uint32_t i = 0; i < 3; ++i) {
    for (uint32_t k = 0; k < at->rank; ++k)
      tn_refs__push(rewriter, &operands, at->parts[i].values[k]);
  }
  const tn_ref* bounds = tn_refs__items(&operands);
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_build_scf_parallel(rewriter, NULL, 0, bounds, at->rank, bounds + at->rank, at->rank,
                                  bounds + 2 * at->rank, at->rank, NULL, 0)
          : 0;
  tn_refs__free(rewriter, &operands);
  if (made == 0) return 0;
  const tn_attribute mapping = tn_op__attribute(context, at->op, TN_SCF_FORALL_MAPPING);
  if (mapping.storage != NULL) {
    tn_rewriter__set_attribute(rewriter, made, TN_SCF_FORALL_MAPPING, mapping);
  }
  const tn_ref body = tn_op__first_block(context, at->op, 0);
  tn_rewriter__erase(rewriter, tn_block__last_op(context, body));
  tn_rewriter__inline_region(rewriter, tn_op__region(context, at->op, 0),
                             tn_op__region(context, made, 0), 0);
  tn_rewriter__at_end(rewriter, tn_op__first_block(context, made, 0));
  (void)tn_build_scf_reduce(rewriter, NULL, 0, 0);
  tn_rewriter__erase(rewriter, at->op);
  return made;
}

void tn_nest__push_operands(tn_rewriter* rewriter, const tn_mixed parts[3], tn_refs* shared,
                            tn_refs* operands, uint32_t sizes[4]) {
  for (uint32_t part = 0; part < 3; ++part) {
    sizes[part] = tn_mixed__push_values(rewriter, &parts[part], operands);
  }
  for (uint32_t i = 0; i < shared->count; ++i) {
    tn_refs__push(rewriter, operands, tn_refs__items(shared)[i]);
  }
  sizes[3] = shared->count;
}

tn_ref tn_nest__make_forall(tn_rewriter* rewriter, const tn_mixed parts[3], tn_refs* shared,
                            tn_attribute mapping) {
  const tn_context* context = rewriter->context;
  tn_refs operands = {0};
  tn_types types = {0};
  uint32_t sizes[4];
  tn_nest__push_operands(rewriter, parts, shared, &operands, sizes);
  for (uint32_t i = 0; i < shared->count; ++i) {
    tn_types__push(rewriter, &types, tn_value__type(context, tn_refs__items(shared)[i]));
  }
  const tn_attribute lower = tn_mixed__statics(rewriter, &parts[LOWER]);
  const tn_attribute upper = tn_mixed__statics(rewriter, &parts[UPPER]);
  const tn_attribute step = tn_mixed__statics(rewriter, &parts[STEP]);
  const tn_ref* lowers = tn_refs__items(&operands);
  const tn_ref* uppers = lowers + sizes[0];
  const tn_ref* steps = uppers + sizes[1];
  const tn_ref made =
      rewriter->status != TN_OK
          ? 0
          : tn_build_scf_forall_with(rewriter, tn_types__items(&types), types.count, lowers,
                                     sizes[0], uppers, sizes[1], steps, sizes[2], steps + sizes[2],
                                     sizes[3], lower, upper, step,
                                     &(tn_rewriter_attribute){TN_SCF_FORALL_MAPPING, mapping}, 1);
  tn_refs__free(rewriter, &operands);
  tn_types__free(rewriter, &types);
  return made;
}

tn_ref tn_nest__enter_for(tn_rewriter* rewriter, const tn_ref bounds[3], tn_refs* carried) {
  const tn_context* context = rewriter->context;
  tn_types types = {.count = 0};
  for (uint32_t i = 0; i < carried->count; ++i) {
    tn_types__push(rewriter, &types, tn_value__type(context, tn_refs__items(carried)[i]));
  }
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_build_scf_for(rewriter, tn_types__items(&types), types.count, bounds[0], bounds[1],
                             bounds[2], tn_refs__items(carried), carried->count)
          : 0;
  const tn_ref block =
      made == 0 ? 0 : tn_rewriter__create_block(rewriter, tn_op__region(context, made, 0), 0);
  if (block != 0) {
    (void)tn_rewriter__add_argument(rewriter, block, tn_value__type(context, bounds[0]),
                                    rewriter->location);
    for (uint32_t i = 0; i < carried->count; ++i) {
      tn_refs__items(carried)[i] = tn_rewriter__add_argument(
          rewriter, block, tn_types__items(&types)[i], rewriter->location);
    }
    tn_rewriter__at_end(rewriter, block);
  }
  tn_types__free(rewriter, &types);
  return block == 0 ? 0 : made;
}
