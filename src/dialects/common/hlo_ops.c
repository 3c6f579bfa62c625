// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of stablehlo and mhlo ops: all can be inlined, into all of their regions; and the
// rules for result types. An op in both dialects means the same in both.

#include "dialects/common/infer_hlo.h"
#include "rewrite/constant.h"
#include "rewrite/effects.h"

//===-- Speculation ---------------------------------------------------------------------------===//

/// Dynamic sizes may violate the op's requirements: a conditionally speculatable op is speculatable
/// if all operands are statically shaped tensors.
static tn_speculatability speculatability(const tn_context* context, tn_ref op) {
  const tn_op_definition* definition = tn_op_definition__of(context, tn_op__at(context, op));
  if ((definition->traits & TN_OP_TRAIT_CONDITIONALLY_SPECULATABLE) == 0) {
    return tn_effects__speculatability_by_traits(definition);
  }
  const uint32_t count = tn_op__operand_count(context, op);
  for (uint32_t i = 0; i < count; ++i) {
    const tn_type type = tn_op__operand_type(context, op, i);
    if (!tn_type__is(type, TN_TYPE_TENSOR) || !tn_shaped_type_has_static_shape(type)) {
      return TN_NOT_SPECULATABLE;
    }
  }
  return tn_op_cell__region_count(tn_op__at(context, op)) == 0 ? TN_SPECULATABLE
                                                               : TN_RECURSIVELY_SPECULATABLE;
}

/// Like speculatability, for an op whose last operand is a shape, which must be constant.
static tn_speculatability shaped_speculatability(const tn_context* context, tn_ref op) {
  const uint32_t count = tn_op__operand_count(context, op);
  const bool is_known =
      count != 0 && tn_const__of(context, tn_op__operand(context, op, count - 1)).storage != NULL;
  return is_known ? speculatability(context, op) : TN_NOT_SPECULATABLE;
}

static bool is_set(const tn_context* context, tn_ref op, const char* name) {
  const tn_attribute flag = tn_op__attribute(context, op, name);
  return tn_attribute__is(flag, TN_ATTRIBUTE_INTEGER) && tn_integer_attribute_value(flag) != 0;
}

/// Like speculatability, for an op with promises about its indices, which are not checked.
static tn_speculatability indexed_speculatability(const tn_context* context, tn_ref op) {
  return is_set(context, op, "indices_are_sorted") || is_set(context, op, "unique_indices")
             ? TN_NOT_SPECULATABLE
             : speculatability(context, op);
}

//===-- The table -----------------------------------------------------------------------------===//

static const tn_op_interface plain = {.speculatability = speculatability,
                                      .inliner = &tn_inliner_interface__allow_all};
/// The valid sizes depend on the number of processes or on several operands.
static const tn_op_interface bound = {.inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface shaped = {.speculatability = shaped_speculatability,
                                       .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface scatter = {.speculatability = indexed_speculatability,
                                        .inliner = &tn_inliner_interface__allow_all};

/// An interface with a rule for result types.
#define BY_RULE_IF(rule, speculation)              \
  {                                                \
    {.infer_types = tn_inference__run,             \
     .speculatability = speculation,               \
     .inliner = &tn_inliner_interface__allow_all}, \
        rule                                       \
  }
#define BY_RULE(rule) BY_RULE_IF(rule, speculatability)

static const tn_tensor_op all = BY_RULE(tn_rule__all);
static const tn_tensor_op first = BY_RULE(tn_rule__first);
static const tn_tensor_op same = BY_RULE(tn_rule__same);
static const tn_tensor_op truths = BY_RULE(tn_rule__truths);
static const tn_tensor_op value = BY_RULE(tn_rule__value);
static const tn_tensor_op all_to_all = BY_RULE_IF(tn_hlo__all_to_all, NULL);
static const tn_tensor_op async_done = BY_RULE(tn_hlo__async_done);
static const tn_tensor_op batch_norm = BY_RULE(tn_hlo__batch_norm);
static const tn_tensor_op broadcast = BY_RULE(tn_hlo__broadcast);
static const tn_tensor_op cholesky = BY_RULE(tn_hlo__cholesky);
static const tn_tensor_op complex = BY_RULE(tn_hlo__complex);
static const tn_tensor_op concatenate = BY_RULE(tn_hlo__concatenate);
static const tn_tensor_op dequantize = BY_RULE(tn_hlo__dequantize);
static const tn_tensor_op dimension_size = BY_RULE(tn_hlo__dimension_size);
static const tn_tensor_op dynamic_gather =
    BY_RULE_IF(tn_hlo__dynamic_gather, shaped_speculatability);
static const tn_tensor_op dynamic_slice = BY_RULE(tn_hlo__dynamic_slice);
static const tn_tensor_op element = BY_RULE(tn_hlo__element);
static const tn_tensor_op fft = BY_RULE(tn_hlo__fft);
static const tn_tensor_op gather = BY_RULE_IF(tn_hlo__gather, indexed_speculatability);
static const tn_tensor_op id = BY_RULE(tn_hlo__id);
static const tn_tensor_op pad = BY_RULE(tn_hlo__pad);
static const tn_tensor_op part = BY_RULE(tn_hlo__part);
static const tn_tensor_op rng = BY_RULE(tn_hlo__rng);
static const tn_tensor_op second = BY_RULE(tn_hlo__second);
static const tn_tensor_op select = BY_RULE(tn_hlo__select);
static const tn_tensor_op set_size = BY_RULE_IF(tn_hlo__set_size, shaped_speculatability);
static const tn_tensor_op slice = BY_RULE(tn_hlo__slice);
static const tn_tensor_op token = BY_RULE(tn_hlo__token);
static const tn_tensor_op top_k = BY_RULE(tn_hlo__top_k);
static const tn_tensor_op transpose = BY_RULE(tn_hlo__transpose);
static const tn_tensor_op tuple = BY_RULE(tn_hlo__tuple);

static const tn_named_interface ops[] = {
    {"abs", &part.interface},
    {"acos", &same.interface},
    {"acosh", &same.interface},
    {"add", &same.interface},
    {"add_dependency", &first.interface},
    {"after_all", &token.interface},
    {"all_gather", &bound},
    {"all_to_all", &all_to_all.interface},
    {"and", &same.interface},
    {"asin", &same.interface},
    {"asinh", &same.interface},
    {"async_done", &async_done.interface},
    {"async_update", &first.interface},
    {"atan2", &same.interface},
    {"atanh", &same.interface},
    {"batch_norm_grad", &batch_norm.interface},
    {"batch_norm_inference", &first.interface},
    {"batch_norm_training", &batch_norm.interface},
    {"broadcast", &broadcast.interface},
    {"cbrt", &same.interface},
    {"ceil", &same.interface},
    {"cholesky", &cholesky.interface},
    {"clamp", &second.interface},
    {"collective_broadcast", &all.interface},
    {"collective_permute", &first.interface},
    {"compare", &truths.interface},
    {"complex", &complex.interface},
    {"concatenate", &concatenate.interface},
    {"constant", &value.interface},
    {"copy", &first.interface},
    {"cosh", &same.interface},
    {"cosine", &same.interface},
    {"count_leading_zeros", &same.interface},
    {"create_token", &token.interface},
    {"cross-replica-sum", &same.interface},
    {"divide", &same.interface},
    {"domain", &first.interface},
    {"dynamic_broadcast_in_dim", &shaped},
    {"dynamic_conv", &bound},
    {"dynamic_gather", &dynamic_gather.interface},
    {"dynamic_iota", &shaped},
    {"dynamic_pad", &bound},
    {"dynamic_reshape", &shaped},
    {"dynamic_slice", &dynamic_slice.interface},
    {"dynamic_update_slice", &first.interface},
    {"erf", &same.interface},
    {"exponential", &same.interface},
    {"exponential_minus_one", &same.interface},
    {"fft", &fft.interface},
    {"floor", &same.interface},
    {"gather", &gather.interface},
    {"get_dimension_size", &dimension_size.interface},
    {"get_tuple_element", &element.interface},
    {"imag", &part.interface},
    {"is_finite", &truths.interface},
    {"log", &same.interface},
    {"log_plus_one", &same.interface},
    {"logistic", &same.interface},
    {"maximum", &same.interface},
    {"minimum", &same.interface},
    {"mulhi", &same.interface},
    {"multiply", &same.interface},
    {"negate", &same.interface},
    {"not", &same.interface},
    {"optimization_barrier", &all.interface},
    {"or", &same.interface},
    {"outfeed", &token.interface},
    {"pad", &pad.interface},
    {"partition_id", &id.interface},
    {"popcnt", &same.interface},
    {"power", &same.interface},
    {"real", &part.interface},
    {"real_dynamic_slice", &bound},
    {"reduce_precision", &first.interface},
    {"reduce_scatter", &bound},
    {"remainder", &same.interface},
    {"replica_id", &id.interface},
    {"reverse", &first.interface},
    {"rng", &rng.interface},
    {"round_nearest_afz", &same.interface},
    {"round_nearest_even", &same.interface},
    {"rsqrt", &same.interface},
    {"scatter", &scatter},
    {"select", &select.interface},
    {"send", &token.interface},
    {"set_dimension_size", &set_size.interface},
    {"shift_left", &same.interface},
    {"shift_right_arithmetic", &same.interface},
    {"shift_right_logical", &same.interface},
    {"sign", &same.interface},
    {"sine", &same.interface},
    {"sinh", &same.interface},
    {"slice", &slice.interface},
    {"sort", &all.interface},
    {"sqrt", &same.interface},
    {"subtract", &same.interface},
    {"tan", &same.interface},
    {"tanh", &same.interface},
    {"topk", &top_k.interface},
    {"transpose", &transpose.interface},
    {"triangular_solve", &second.interface},
    {"tuple", &tuple.interface},
    {"uniform_dequantize", &dequantize.interface},
    {"while", &all.interface},
    {"xor", &same.interface},
};

const tn_dialect_interface tn_hlo__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
