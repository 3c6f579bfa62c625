// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Like MLIR's nesting of a pass in a pipeline: one level, all regions and blocks.

#include "dialects/common/anchor.h"

#include "schema/check.h"

/// Returns the first op of the block or of a later one, or of regions from `region` on; 0 for none.
static tn_ref first_from(const tn_context* context, tn_ref root, uint32_t region, tn_ref block) {
  while (true) {
    for (; block != 0; block = tn_block__at(context, block)->next) {
      const tn_ref first = tn_block__at(context, block)->first_op;
      if (first != 0) return first;
    }
    if (region == tn_op_cell__region_count(tn_op__at(context, root))) return 0;
    block = tn_op__first_block(context, root, region++);
  }
}

/// Returns the next op directly in `root`.
static tn_ref behind(const tn_context* context, tn_ref root, tn_ref op) {
  const tn_op_cell* cell = tn_op__at(context, op);
  if (cell->next != 0) return cell->next;
  uint32_t region = 0;
  const tn_ref own = tn_block__region(context, cell->block);
  while (tn_op__region(context, root, region) != own) ++region;
  return first_from(context, root, region + 1, tn_block__at(context, cell->block)->next);
}

tn_ref tn_anchor__next(const tn_context* context, tn_ref root, const char* name, tn_ref after) {
  if (tn_op__is_called(context, root, name)) return after == 0 ? root : 0;
  tn_ref op = after == 0 ? first_from(context, root, 0, 0) : behind(context, root, after);
  while (op != 0 && !tn_op__is_called(context, op, name)) op = behind(context, root, op);
  return op;
}

tn_status tn_anchor__rewrite(tn_rewriter* rewriter, tn_ref root, const char* name,
                             tn_match_fn match) {
  for (tn_ref op = 0; (op = tn_anchor__next(rewriter->context, root, name, op)) != 0;) {
    TN_TRY(tn_passes__rewrite(rewriter, op, match, NULL));
  }
  return rewriter->status;
}
