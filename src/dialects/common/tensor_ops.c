// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Helpers for tensor ops that several dialects use.

#include "dialects/common/tensor_ops.h"

#include "dialects/op_code.h"
#include "dialects/tensor_ops.h"

bool tn_tensor__says_as_much(tn_type from, tn_type to) {
  if (!tn_shaped_type_has_rank(to)) return true;
  if (!tn_shaped_type_has_rank(from) || tn_shaped_type_rank(from) != tn_shaped_type_rank(to)) {
    return false;
  }
  for (size_t i = 0; i < tn_shaped_type_rank(to); ++i) {
    if (tn_shaped_type_dims(to)[i] >= 0 && tn_shaped_type_dims(from)[i] < 0) return false;
  }
  return true;
}

tn_ref tn_tensor__before_cast(const tn_context* context, tn_ref value) {
  const tn_ref cast = tn_value__defined_by(context, value, TN_CODE_TENSOR_CAST);
  if (cast == 0) return 0;
  const tn_ref source = tn_tensor_cast_source(context, cast);
  const tn_type from = tn_value__type(context, source);
  const tn_type to = tn_value__type(context, value);
  const bool forgets = tn_shaped_type_has_rank(from) && tn_shaped_type_has_rank(to) &&
                       tn_tensor__says_as_much(from, to);
  return forgets ? source : 0;
}
