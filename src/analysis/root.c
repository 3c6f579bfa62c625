// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles given to analyses.

#include "analysis/root.h"

#include "ir/lazy.h"

tn_status tn_analysis__create(tn_op root, size_t size, tn_resolved* out_resolved,
                              void** out_analysis) {
  *out_analysis = NULL;
  if (tn_access__op(root, out_resolved) == NULL) return tn_access__op_status(root);
  TN_TRY(tn_lazy__load_tree(out_resolved->scope->shard, root.slot));
  tn_analysis_root* made = tn_allocate_zeroed(&out_resolved->context->allocator, size);
  if (made == NULL) return tn_context__out_of_memory(out_resolved->context);
  *made = (tn_analysis_root){out_resolved->context->allocator, root};
  *out_analysis = made;
  return TN_OK;
}

static bool is_of(const tn_resolved* root, const tn_resolved* resolved, const char* what) {
  if (TN_LIKELY(root->context == resolved->context)) return true;
  const tn_op_cell* cell = (const tn_op_cell*)(const void*)root->cell;
  (void)tn_access__report_wrong_context(tn_access__location(root->context, cell), what);
  return false;
}

bool tn_analysis__take_op(const tn_analysis_root* root, tn_op op, tn_resolved* out_resolved) {
  tn_resolved resolved;
  return tn_access__op(root->op, &resolved) != NULL && tn_access__op(op, out_resolved) != NULL &&
         is_of(&resolved, out_resolved, "operation");
}

bool tn_analysis__take_block(const tn_analysis_root* root, tn_block block,
                             tn_resolved* out_resolved) {
  tn_resolved resolved;
  return tn_access__op(root->op, &resolved) != NULL &&
         tn_access__block(block, out_resolved) != NULL && is_of(&resolved, out_resolved, "block");
}

tn_ref tn_analysis__take_value(const tn_analysis_root* root, tn_value value,
                               tn_resolved* out_resolved) {
  tn_resolved resolved;
  if (tn_access__op(root->op, &resolved) == NULL) return 0;
  const tn_ref found = tn_access__value(value, out_resolved);
  return found != 0 && is_of(&resolved, out_resolved, "value") ? found : 0;
}
