// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What ops of stablehlo and mhlo offer to passes: all of them may be inlined, and into all of their
// regions. And which rule says the types of results. An op that both have means the same in both;
// some only one has.

#include "dialects/common/infer_hlo.h"

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};

/// An interface whose types of results follow by a rule.
#define BY_RULE(rule) \
  { {.infer_types = tn_inference__run, .inliner = &tn_inliner_interface__allow_all}, rule }

static const tn_tensor_op all = BY_RULE(tn_rule__all);
static const tn_tensor_op first = BY_RULE(tn_rule__first);
static const tn_tensor_op same = BY_RULE(tn_rule__same);
static const tn_tensor_op truths = BY_RULE(tn_rule__truths);
static const tn_tensor_op value = BY_RULE(tn_rule__value);
static const tn_tensor_op all_to_all = BY_RULE(tn_hlo__all_to_all);
static const tn_tensor_op async_done = BY_RULE(tn_hlo__async_done);
static const tn_tensor_op batch_norm = BY_RULE(tn_hlo__batch_norm);
static const tn_tensor_op broadcast = BY_RULE(tn_hlo__broadcast);
static const tn_tensor_op cholesky = BY_RULE(tn_hlo__cholesky);
static const tn_tensor_op complex = BY_RULE(tn_hlo__complex);
static const tn_tensor_op concatenate = BY_RULE(tn_hlo__concatenate);
static const tn_tensor_op dequantize = BY_RULE(tn_hlo__dequantize);
static const tn_tensor_op dimension_size = BY_RULE(tn_hlo__dimension_size);
static const tn_tensor_op dynamic_gather = BY_RULE(tn_hlo__dynamic_gather);
static const tn_tensor_op dynamic_slice = BY_RULE(tn_hlo__dynamic_slice);
static const tn_tensor_op element = BY_RULE(tn_hlo__element);
static const tn_tensor_op fft = BY_RULE(tn_hlo__fft);
static const tn_tensor_op gather = BY_RULE(tn_hlo__gather);
static const tn_tensor_op id = BY_RULE(tn_hlo__id);
static const tn_tensor_op pad = BY_RULE(tn_hlo__pad);
static const tn_tensor_op part = BY_RULE(tn_hlo__part);
static const tn_tensor_op rng = BY_RULE(tn_hlo__rng);
static const tn_tensor_op second = BY_RULE(tn_hlo__second);
static const tn_tensor_op select = BY_RULE(tn_hlo__select);
static const tn_tensor_op set_size = BY_RULE(tn_hlo__set_size);
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
    {"dynamic_gather", &dynamic_gather.interface},
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
    {"reduce_precision", &first.interface},
    {"remainder", &same.interface},
    {"replica_id", &id.interface},
    {"reverse", &first.interface},
    {"rng", &rng.interface},
    {"round_nearest_afz", &same.interface},
    {"round_nearest_even", &same.interface},
    {"rsqrt", &same.interface},
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
