// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes of shape: convert constraints to assertions or remove them, and convert products of
// extents to reductions.

#include "dialects/common/passes.h"
#include "dialects/shape_ops.h"
#include "rewrite/lowering.h"

//===-- Constraints ---------------------------------------------------------------------------===//

/// Replaces the constraint by a true witness.
static bool replace_by_truth(tn_rewriter* rewriter, tn_ref op) {
  const tn_ref truth = tn_build_shape_const_witness(
      rewriter, tn_op__result_type(rewriter->context, op, 0), tn_const__make_bool(rewriter, true));
  if (truth != 0) tn_rewriter__replace1(rewriter, op, truth);
  return truth != 0;
}

static bool remove_constraint(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  const tn_op_code code = tn_op__code(rewriter->context, op);
  (void)user_data;
  return (code == TN_CODE_SHAPE_CSTR_BROADCASTABLE || code == TN_CODE_SHAPE_CSTR_EQ) &&
         replace_by_truth(rewriter, op);
}

/// Builds the condition of the assertion; 0 on failure.
static tn_ref condition_of(tn_rewriter* rewriter, tn_ref op, const char* name) {
  tn_refs operands = {.count = 0};
  const tn_type truth = tn_rewriter__int_type(rewriter, 1);
  tn_refs__push_operands(rewriter, &operands, op, 0, tn_op__operand_count(rewriter->context, op));
  const tn_ref made = rewriter->status == TN_OK ? tn_rewriter__make_named(rewriter, name, truth,
                                                                          tn_refs__items(&operands),
                                                                          operands.count, NULL, 0)
                                                : 0;
  tn_refs__free(rewriter, &operands);
  return made;
}

static bool assert_constraint(void* user_data, tn_rewriter* rewriter, tn_ref op) {
  tn_rewriter_attribute message = {"msg", {NULL}};
  tn_ref flag = 0;
  (void)user_data;
  switch (tn_op__code(rewriter->context, op)) {
    case TN_CODE_SHAPE_CSTR_BROADCASTABLE:
      flag = condition_of(rewriter, op, TN_NAME_SHAPE_IS_BROADCASTABLE);
      message.value = tn_make__string(rewriter, "required broadcastable shapes");
      break;
    case TN_CODE_SHAPE_CSTR_EQ:
      flag = condition_of(rewriter, op, TN_NAME_SHAPE_SHAPE_EQ);
      message.value = tn_make__string(rewriter, "required equal shapes");
      break;
    case TN_CODE_SHAPE_CSTR_REQUIRE:
      flag = tn_shape_cstr_require_pred(rewriter->context, op);
      message.value = tn_shape_cstr_require_msg(rewriter->context, op);
      break;
    default:
      break;
  }
  if (flag == 0 || rewriter->status != TN_OK) return false;
  (void)tn_rewriter__create(rewriter, &(tn_rewriter_spec){.code = TN_CODE_CF_ASSERT,
                                                          .operands = &flag,
                                                          .operand_count = 1,
                                                          .attributes = &message,
                                                          .attribute_count = 1});
  return replace_by_truth(rewriter, op);
}

//===-- Products ------------------------------------------------------------------------------===//

/// Lowers the product of all extents to a reduction that begins with 1.
static bool lower_count(tn_lowering_run* run, tn_ref op, const tn_ref* operands) {
  tn_rewriter* rewriter = run->rewriter;
  const tn_type type = tn_op__result_type(rewriter->context, op, 0);
  const tn_type index = tn_rewriter__index_type(rewriter);
  const tn_attribute one = tn_const__make_int(rewriter, index, 1);
  const tn_ref start = tn_type__is(type, TN_TYPE_INDEX)
                           ? tn_rewriter__arith_constant(rewriter, one)
                           : tn_build_shape_const_size(rewriter, type, one);
  const tn_ref pair[2] = {operands[0], start};
  const tn_ref made =
      start == 0 ? 0 : tn_lowering__make_op(run, TN_NAME_SHAPE_REDUCE, type, pair, 2, NULL, 0, 1);
  const tn_ref block =
      made == 0 ? 0
                : tn_rewriter__create_block(rewriter, tn_op__region(rewriter->context, made, 0), 0);
  if (block == 0) return false;
  (void)tn_rewriter__add_argument(rewriter, block, index, rewriter->location);
  const tn_ref extent = tn_rewriter__add_argument(rewriter, block, type, rewriter->location);
  const tn_ref product = tn_rewriter__add_argument(rewriter, block, type, rewriter->location);
  tn_rewriter__at_end(rewriter, block);
  const tn_ref next = tn_build_shape_mul(rewriter, type, extent, product);
  if (next != 0) (void)tn_build_shape_yield(run->rewriter, &next, 1);
  tn_conversion__replace_with_op(run->c, op, made);
  return rewriter->status == TN_OK;
}

static const tn_lowering_hook hooks[] = {{TN_NAME_SHAPE_NUM_ELEMENTS, lower_count}, {NULL, NULL}};

static const tn_lowering lowering_shape_reduce = {
    .loads = "arith,shape", .illegal = ",shape.num_elements,", .hooks = hooks};

TN_PASS(convert_shape_constraints) = {"convert-shape-constraints", "ConvertShapeConstraints",
                                      "Convert shape constraint operations to the standard dialect",
                                      .rewrite = tn_passes__match, .match = assert_constraint};

TN_PASS(remove_shape_constraints) = {"remove-shape-constraints", "RemoveShapeConstraintsPass",
                                     "Replace all cstr_ ops with a true witness",
                                     .rewrite = tn_passes__match, .match = remove_constraint};

TN_PASS(shape_to_shape_lowering) = {"shape-to-shape-lowering", "ShapeToShapeLoweringPass",
                                    "Legalize Shape dialect to be convertible to Arith",
                                    .rewrite = tn_lowering__lower,
                                    .lowering = &lowering_shape_reduce};
