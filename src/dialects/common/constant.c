// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constants that dialects build for folds: numbers become arith.constant.

#include "dialects/common/constant.h"

#include "dialects/arith_ops.h"

tn_op_code tn_constant__of_number(tn_attribute value, tn_type type) {
  switch (tn_attribute_kind_of(value)) {
    case TN_ATTRIBUTE_INTEGER:
    case TN_ATTRIBUTE_FLOAT:
    case TN_ATTRIBUTE_DENSE_ELEMENTS:
    case TN_ATTRIBUTE_DENSE_RESOURCE:
    case TN_ATTRIBUTE_SPARSE_ELEMENTS:
      return tn_attribute_type(value).storage == type.storage ? TN_CODE_ARITH_CONSTANT
                                                              : TN_CODE_NONE;
    default:
      return TN_CODE_NONE;
  }
}

tn_op_code tn_constant__of_complex(tn_attribute value, tn_type type) {
  if (tn_attribute_kind_of(value) != TN_ATTRIBUTE_ARRAY) return tn_constant__of_number(value, type);
  return tn_type__is(type, TN_TYPE_COMPLEX) ? TN_CODE_COMPLEX_CONSTANT : TN_CODE_NONE;
}

tn_attribute tn_const__make_poison(tn_rewriter* rewriter) {
  tn_attribute made = {NULL};
  tn_type none = {NULL};
  if (tn_rewriter__ok(rewriter, tn_none_type_get(rewriter->context, &none))) {
    (void)tn_rewriter__ok(rewriter,
                          tn_opaque_attribute_get(rewriter->context, tn_string_view_from("ub"),
                                                  tn_string_view_from("poison"), none, &made));
  }
  return made;
}

tn_ref tn_rewriter__arith_constant(tn_rewriter* rewriter, tn_attribute value) {
  if (value.storage == NULL) return 0;
  return tn_build_arith_constant(rewriter, value);
}

tn_ref tn_rewriter__index_constant(tn_rewriter* rewriter, int64_t value) {
  const tn_type type = tn_rewriter__index_type(rewriter);
  return tn_rewriter__arith_constant(rewriter, tn_const__make_int(rewriter, type, (tn_wide)value));
}
