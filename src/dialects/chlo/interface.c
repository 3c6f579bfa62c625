// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Interfaces of chlo ops for passes: as upstream, all can be inlined, into all regions of the
// dialect. Also the rules for result types.

#include "dialects/chlo/chlo.h"

static const tn_op_interface plain = {.inliner = &tn_inliner_interface__allow_all};

/// An interface with a rule for result types.
#define BY_RULE(rule) \
  { {.infer_types = tn_inference__run, .inliner = &tn_inliner_interface__allow_all}, rule }

static const tn_tensor_op broadcast = BY_RULE(tn_chlo__broadcast);
static const tn_tensor_op broadcast_complex = BY_RULE(tn_chlo__broadcast_complex);
static const tn_tensor_op broadcast_select = BY_RULE(tn_chlo__broadcast_select);
static const tn_tensor_op broadcast_truths = BY_RULE(tn_chlo__broadcast_truths);
static const tn_tensor_op constant_like = BY_RULE(tn_chlo__constant_like);
static const tn_tensor_op top_k = BY_RULE(tn_hlo__top_k);
static const tn_tensor_op same = BY_RULE(tn_rule__same);
static const tn_tensor_op truths = BY_RULE(tn_rule__truths);
static const tn_tensor_op value = BY_RULE(tn_rule__value);

static const tn_named_interface ops[] = {
    {"_asin_acos_kernel", &same.interface},
    {"acos", &same.interface},
    {"acosh", &same.interface},
    {"asin", &same.interface},
    {"asinh", &same.interface},
    {"atan", &same.interface},
    {"atanh", &same.interface},
    {"bessel_i1e", &same.interface},
    {"broadcast_add", &broadcast.interface},
    {"broadcast_and", &broadcast.interface},
    {"broadcast_atan2", &broadcast.interface},
    {"broadcast_compare", &broadcast_truths.interface},
    {"broadcast_complex", &broadcast_complex.interface},
    {"broadcast_divide", &broadcast.interface},
    {"broadcast_maximum", &broadcast.interface},
    {"broadcast_minimum", &broadcast.interface},
    {"broadcast_multiply", &broadcast.interface},
    {"broadcast_next_after", &broadcast.interface},
    {"broadcast_or", &broadcast.interface},
    {"broadcast_polygamma", &broadcast.interface},
    {"broadcast_power", &broadcast.interface},
    {"broadcast_remainder", &broadcast.interface},
    {"broadcast_select", &broadcast_select.interface},
    {"broadcast_shift_left", &broadcast.interface},
    {"broadcast_shift_right_arithmetic", &broadcast.interface},
    {"broadcast_shift_right_logical", &broadcast.interface},
    {"broadcast_subtract", &broadcast.interface},
    {"broadcast_xor", &broadcast.interface},
    {"broadcast_zeta", &broadcast.interface},
    {"conj", &same.interface},
    {"constant", &value.interface},
    {"constant_like", &constant_like.interface},
    {"cosh", &same.interface},
    {"digamma", &same.interface},
    {"erf", &same.interface},
    {"erf_inv", &same.interface},
    {"erfc", &same.interface},
    {"is_inf", &truths.interface},
    {"is_neg_inf", &truths.interface},
    {"is_pos_inf", &truths.interface},
    {"lgamma", &same.interface},
    {"mulhi", &same.interface},
    {"next_after", &same.interface},
    {"polygamma", &same.interface},
    {"sinh", &same.interface},
    {"square", &same.interface},
    {"tan", &same.interface},
    {"top_k", &top_k.interface},
    {"zeta", &same.interface},
};

const tn_dialect_interface tn_chlo__interface = {
    .others = &plain, .ops = ops, .op_count = sizeof ops / sizeof *ops};
