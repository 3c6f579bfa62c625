// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes of the math dialect other than lowerings.

#include "dialects/arith_ops.h"
#include "dialects/common/widen.h"
#include "dialects/math_ops.h"
#include "rewrite/lowering.h"

//===-- math-extend-to-supported-types --------------------------------------------------------===//

static tn_legality extension_of(tn_string_view name) {
  const bool is_math = name.size > 5 && memcmp(name.data, "math.", 5) == 0;
  return is_math && !tn_string_view_equal(name, tn_string_view_from(TN_NAME_MATH_FMA)) ? TN_ILLEGAL
                                                                                       : TN_LEGAL;
}

static tn_status extend(tn_rewriter* rewriter, tn_ref op) {
  return tn_floats__widen(rewriter, op, tn_rewriter__option(rewriter, "extra-types"), true,
                          tn_rewriter__option(rewriter, "target-type"), extension_of);
}

//===-- math-sincos-fusion --------------------------------------------------------------------===//

static bool fuse_sincos(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  (void)user_data;
  if (tn_op__code(context, op) != TN_CODE_MATH_SIN) return false;
  const tn_ref operand = tn_math_sin_operand(context, op);
  const tn_ref block = tn_op__block(context, op);
  tn_ref first = 0;
  tn_ref cos = 0;
  for (tn_ref at = tn_block__first_op(context, block); at != 0 && cos == 0;
       at = tn_op__next(context, at)) {
    if (at == op && first == 0) first = at;
    if (tn_op__code(context, at) == TN_CODE_MATH_COS &&
        tn_math_cos_operand(context, at) == operand &&
        tn_arith__flags(context, at) == tn_arith__flags(context, op)) {
      cos = at;
    }
  }
  if (cos == 0) return false;
  tn_rewriter__for(rewriter, first == 0 ? cos : first);
  const tn_type types[2] = {tn_op__result_type(rewriter->context, op, 0),
                            tn_op__result_type(rewriter->context, op, 0)};
  const tn_rewriter_attribute flags = {"fastmath", tn_math_sin_fastmath(context, op)};
  const tn_rewriter_spec spec = {.code = TN_CODE_MATH_SINCOS,
                                 .operands = &operand,
                                 .operand_count = 1,
                                 .types = types,
                                 .result_count = 2,
                                 .attributes = &flags,
                                 .attribute_count = 1};
  const tn_ref made = tn_rewriter__create(rewriter, &spec);
  if (made == 0) return false;
  tn_rewriter__replace1(rewriter, op, tn_op__result(context, made, 0));
  tn_rewriter__replace1(rewriter, cos, tn_op__result(context, made, 1));
  return true;
}

//===-- math-uplift-to-fma --------------------------------------------------------------------===//

static bool uplift(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  const tn_context* context = rewriter->context;
  (void)user_data;
  if (tn_op__code(context, op) != TN_CODE_ARITH_ADDF ||
      !tn_arith__has_flags(context, op, TN_FASTMATH_CONTRACT)) {
    return false;
  }
  uint32_t side = 0;
  tn_ref product =
      tn_value__defined_by(context, tn_arith_addf_lhs(context, op), TN_CODE_ARITH_MULF);
  if (product == 0) {
    side = 1;
    product = tn_value__defined_by(context, tn_arith_addf_rhs(context, op), TN_CODE_ARITH_MULF);
  }
  if (product == 0 || !tn_arith__has_flags(context, product, TN_FASTMATH_CONTRACT)) return false;
  const tn_ref made =
      rewriter->status == TN_OK
          ? tn_build_math_fma_with(
                rewriter, tn_arith_mulf_lhs(context, product), tn_arith_mulf_rhs(context, product),
                tn_op__operand(context, op, 1 - side),
                &(tn_rewriter_attribute){
                    TN_MATH_FMA_FASTMATH,
                    tn_make_arith_fastmath(rewriter, tn_arith__flags(context, op) &
                                                         tn_arith__flags(context, product))},
                1)
          : 0;
  if (made != 0) tn_rewriter__replace1(rewriter, op, made);
  return made != 0;
}

TN_PASS(math_extend_to_supported_types) = {
    "math-extend-to-supported-types", "MathExtendToSupportedTypes",
    "Legalize floating-point math ops on low-precision floats", .rewrite = extend,
    TN_PASS_OPTIONS({"extra-types", TN_PASS_LIST, "", NULL,
                     "MLIR types with arithmetic support on a given target (f64 and f32 are "
                     "implicitly supported)"},
                    {"target-type", TN_PASS_TEXT, "f32", NULL,
                     "MLIR type to convert the unsupported source types to"})};

TN_PASS(math_sincos_fusion) = {"math-sincos-fusion", "MathSincosFusionPass",
                               "Fuse sin and cos operations.", .rewrite = tn_passes__match,
                               .match = fuse_sincos};

TN_PASS(math_uplift_to_fma) = {"math-uplift-to-fma", "MathUpliftToFMA",
                               "Uplift arith ops to math.fma.", .rewrite = tn_passes__match,
                               .match = uplift};
