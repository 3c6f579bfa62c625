// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Folds of the linalg dialect.

#include "rewrite/fold.h"

#include "dialects/linalg/linalg.h"
#include "dialects/linalg/structure.h"
#include "dialects/op_code.h"

/// Returns whether a loop runs once, because the dimension that only it indexes has size 1.
static bool runs_once(const tn_context* context, tn_ref op, const tn_linalg_structure* structure,
                      int64_t loop) {
  for (uint32_t i = 0; i < structure->operand_count && i < structure->map_count; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    const size_t count = tn_affine_map_result_count(tn_linalg__map(structure, i));
    if (!tn_type_is_shaped(type) || !tn_shaped_type_has_rank(type) ||
        tn_shaped_type_rank(type) != count) {
      continue;
    }
    for (size_t k = 0; k < count; ++k) {
      const tn_affine_expr expr = tn_affine_map_result(tn_linalg__map(structure, i), k);
      if (tn_affine_expr_kind_of(expr) == TN_AFFINE_DIM &&
          (int64_t)tn_affine_expr_position(expr) == loop) {
        return tn_shaped_type_dims(type)[k] == 1;
      }
    }
  }
  return false;
}

/// Folds the index of a loop that runs once to 0.
static tn_fold_outcome fold_index(tn_fold* fold) {
  const tn_attribute dim = tn_linalg_index_dim(fold->context, fold->op);
  const tn_ref parent = tn_op__parent(fold->context, fold->op);
  tn_linalg_structure structure;
  if (parent == 0 || fold->result_count != 1 || tn_attribute_kind_of(dim) != TN_ATTRIBUTE_INTEGER ||
      !tn_linalg__operands(fold->context, parent, &structure) ||
      tn_linalg__structure_of(fold->context, parent, &structure) != TN_OK ||
      !runs_once(fold->context, parent, &structure, tn_integer_attribute_value(dim))) {
    return TN_FOLD_NOTHING;
  }
  return tn_fold__int(fold, 0);
}

tn_fold_outcome tn_fold__linalg(tn_fold* fold) {
  return fold->code == TN_CODE_LINALG_INDEX ? fold_index(fold) : TN_FOLD_NOTHING;
}
