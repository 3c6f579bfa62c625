// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass that lowers math ops to calls of libm, vectors element by element. Its rules are in
// schema/lowerings.

#include "rewrite/lowering.h"

#include "dialects/arith_ops.h"
#include "dialects/vector_ops.h"

static tn_ref call(tn_lowering_run* run, tn_ref op, const char* name,
                   const tn_rewriter_spec* spec) {
  return tn_lowering__call_function(run, op, name, spec, "llvm.readnone");
}

static tn_ref make(tn_lowering_run* run, const char* name, tn_type type, const tn_ref* operands,
                   uint32_t count, tn_attribute place) {
  const tn_rewriter_attribute position = {"static_position", place};
  const tn_ref op = tn_lowering__make_op(run, name, type, operands, count, &position, 1, 0);
  return op == 0 ? 0 : tn_op__result(run->rewriter->context, op, 0);
}

static bool scalarize(tn_lowering_run* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const uint32_t count = tn_op__operand_count(rewriter->context, op);
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const tn_type element = tn_type__element(type);
  const tn_storage* name = tn_op_cell__name(rewriter->context, tn_op__at(rewriter->context, op));
  tn_ref parts[4];
  if (!tn_type__is(type, TN_TYPE_VECTOR) || count > 4 || !tn_type__is(element, TN_TYPE_FLOAT)) {
    return false;
  }
  tn_ref all = tn_build_arith_constant(run->rewriter, tn_const__make_bits(rewriter, type, 0));
  for (int64_t k = 0; k < tn_shaped_type_element_count(type) && tn_rewriter__goes_on(rewriter);
       ++k) {
    const tn_attribute place = tn_lowering__place(rewriter, type, tn_shaped_type_rank(type), k);
    for (uint32_t i = 0; i < count; ++i) {
      parts[i] = make(run, TN_NAME_VECTOR_EXTRACT, element, &operands[i], 1, place);
    }
    const tn_ref scalar = tn_rewriter__create(rewriter, &(tn_rewriter_spec){.name = name,
                                                                            .operands = parts,
                                                                            .operand_count = count,
                                                                            .types = &element,
                                                                            .result_count = 1});
    if (scalar == 0) return false;
    const tn_ref pair[] = {tn_op__result(rewriter->context, scalar, 0), all};
    all = make(run, TN_NAME_VECTOR_INSERT, type, pair, 2, place);
  }
  tn_conversion__replace(run->c, op, &all);
  return rewriter->status == TN_OK;
}

static const tn_lowering_hook hooks[] = {{"math.*", scalarize}, {NULL, NULL}};

static const tn_lowering lowering_math_libm = {.loads = "arith,func,vector",
                                               .illegal = ",math,",
                                               .legal = ",builtin.unrealized_conversion_cast,",
                                               .rules = "math_libm",
                                               .hooks = hooks,
                                               .call = call};

TN_PASS(convert_math_to_libm) = {"convert-math-to-libm", "ConvertMathToLibmPass",
                                 "Convert Math dialect to libm calls",
                                 .rewrite = tn_lowering__lower, .lowering = &lowering_math_libm};
