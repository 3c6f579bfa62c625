// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Result types of smt that are parameters of the operands' types, or sums of widths.

#include "dialects/common/infer_tensor.h"
#include "dialects/smt/smt.h"

/// The parameter `index` of the first operand's type, which must be `!smt.<mnemonic>`.
static tn_status put_parameter(tn_inference* inference, const char* mnemonic, size_t index) {
  const tn_type type = tn_inference__operand(inference, 0);
  if (type.storage == NULL || !tn_opaque__is_called(type.storage, "smt", mnemonic)) {
    return tn_inference__fail(inference, "needs a first operand of the type !smt.%s", mnemonic);
  }
  tn_inference__put(inference, tn_type_attribute_value(tn_type_parameter_at(type, index)));
  return TN_OK;
}

static tn_status infer_apply(tn_inference* inference) {
  return put_parameter(inference, "func", 1);
}

static tn_status infer_select(tn_inference* inference) {
  return put_parameter(inference, "array", 1);
}

static tn_status infer_constant(tn_inference* inference) {
  const tn_attribute value = tn_inference__attribute(inference, TN_SMT_BV_CONSTANT_VALUE);
  if (value.storage == NULL) return tn_inference__fail(inference, "needs the attribute 'value'");
  tn_inference__put(inference, tn_attribute_type(value));
  return TN_OK;
}

static tn_status infer_concat(tn_inference* inference) {
  const tn_type lhs = tn_inference__operand(inference, 0);
  const tn_type rhs = tn_inference__operand(inference, 1);
  const int64_t left = lhs.storage == NULL ? 0 : tn_smt__width(lhs);
  const int64_t right = rhs.storage == NULL ? 0 : tn_smt__width(rhs);
  if (left == 0 || right == 0 || left > INT64_MAX - right) {
    return tn_inference__fail(inference, "needs two bit vectors, of at most 2^63 bits together");
  }
  tn_type type;
  TN_TRY(tn_smt__bit_vector(inference->context, left + right, &type));
  tn_inference__put(inference, type);
  return TN_OK;
}

#define BY_RULE(rule) \
  { {.infer_types = tn_inference__run}, rule }

static const tn_tensor_op apply_func = BY_RULE(infer_apply);
static const tn_tensor_op array_select = BY_RULE(infer_select);
static const tn_tensor_op bv_concat = BY_RULE(infer_concat);
static const tn_tensor_op bv_constant = BY_RULE(infer_constant);

static const tn_named_interface ops[] = {{"apply_func", &apply_func.interface},
                                         {"array.select", &array_select.interface},
                                         {"bv.concat", &bv_concat.interface},
                                         {"bv.constant", &bv_constant.interface}};

const tn_dialect_interface tn_smt__interface = {.ops = ops, .op_count = sizeof ops / sizeof *ops};
