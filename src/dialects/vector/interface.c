// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Memory effects of transfers, of which transfers of tensors have none, and inference of result
// types.

#include "ir/op_interface.h"

#include "dialects/vector/fold.h"
#include "dialects/vector/infer.h"
#include "dialects/vector/vector.h"

/// Returns true if a transfer accesses memory, or has an invalid base.
static bool is_of_memory(const tn_context* context, tn_ref op, uint32_t base) {
  return base >= tn_op__operand_count(context, op) ||
         !tn_type__is(tn_op__operand_type(context, op, base), TN_TYPE_TENSOR);
}

static uint32_t read_effects(const tn_context* context, tn_ref op) {
  return is_of_memory(context, op, 0) ? TN_EFFECT_READ : TN_EFFECT_NONE;
}
static uint32_t write_effects(const tn_context* context, tn_ref op) {
  return is_of_memory(context, op, 1) ? TN_EFFECT_WRITE : TN_EFFECT_NONE;
}
static tn_speculatability read_speculatability(const tn_context* context, tn_ref op) {
  return is_of_memory(context, op, 0) ? TN_NOT_SPECULATABLE : TN_SPECULATABLE;
}
static tn_speculatability write_speculatability(const tn_context* context, tn_ref op) {
  return is_of_memory(context, op, 1) ? TN_NOT_SPECULATABLE : TN_SPECULATABLE;
}

static const tn_op_interface transfer_read = {.get_effects = read_effects,
                                              .speculatability = read_speculatability,
                                              .inliner = &tn_inliner_interface__allow_all};
static const tn_op_interface transfer_write = {.get_effects = write_effects,
                                               .speculatability = write_speculatability,
                                               .inliner = &tn_inliner_interface__allow_all};

#define BY_RULE(rule) \
  { {.infer_types = tn_inference__run, .inliner = &tn_inliner_interface__allow_all}, rule }

static const tn_tensor_op deinterleave = BY_RULE(tn_vector__infer_deinterleave);
static const tn_tensor_op extract = BY_RULE(tn_vector__infer_extract);
static const tn_tensor_op interleave = BY_RULE(tn_vector__infer_interleave);
static const tn_tensor_op shuffle = BY_RULE(tn_vector__infer_shuffle);

static const tn_named_interface ops[] = {
    {"deinterleave", &deinterleave.interface}, {"extract", &extract.interface},
    {"interleave", &interleave.interface},     {"shuffle", &shuffle.interface},
    {"transfer_read", &transfer_read},         {"transfer_write", &transfer_write}};

const tn_dialect_interface tn_vector__interface = {.ops = ops,
                                                   .op_count = sizeof ops / sizeof *ops};
