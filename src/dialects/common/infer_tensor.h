// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Type inference for ops on tensors: each rule computes result types from the operands' shapes. A
// dialect's interface table points into rows of tn_tensor_op, so the rule is found from the
// definition without an op index.

#ifndef TENURE_SRC_DIALECTS_COMMON_INFER_TENSOR_H
#define TENURE_SRC_DIALECTS_COMMON_INFER_TENSOR_H

#include <tenure/operation.h>
#include <tenure/type.h>

#include "ir/op_interface.h"

/// Above this, inference of result types reports an error.
#define TN_TENSOR_RANK_MAX 64u

/// The state of inferring the result types of an op.
typedef struct tn_inference {
  tn_context* context;
  const tn_op_state* state;
  tn_type* types;
  size_t capacity;
  size_t count;
} tn_inference;

typedef tn_status (*tn_tensor_rule)(tn_inference* inference);

/// An interface that infers types by a rule.
typedef struct tn_tensor_op {
  tn_op_interface interface;
  tn_tensor_rule rule;
} tn_tensor_op;

/// The shape and element type of a tensor under construction.
typedef struct tn_tensor_shape {
  tn_type element;
  size_t rank;
  int64_t dims[TN_TENSOR_RANK_MAX];
} tn_tensor_shape;

/// Implements `infer_types` of the interface in a tn_tensor_op.
TN_MUST_USE tn_status tn_inference__run(tn_context* context, const tn_op_definition* definition,
                                        const tn_op_state* state, tn_type* out_types,
                                        size_t capacity, size_t* out_count);
/// Reports at the op why its types cannot be inferred.
TN_MUST_USE tn_status tn_inference__fail(const tn_inference* inference, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// Reports that `what` has more than TN_TENSOR_RANK_MAX dimensions.
TN_MUST_USE tn_status tn_inference__fail_rank(const tn_inference* inference, const char* what);

void tn_inference__put(tn_inference* inference, tn_type type);
TN_MUST_USE tn_status tn_inference__put_tensor(tn_inference* inference,
                                               const tn_tensor_shape* shape);

/// Returns the type of an operand; null if there are fewer operands.
tn_type tn_inference__operand(const tn_inference* inference, size_t index);
/// Returns the attribute; null if it is missing.
tn_attribute tn_inference__attribute(const tn_inference* inference, const char* name);
/// Returns the dialect of the op.
tn_string_view tn_inference__dialect(const tn_inference* inference);
/// Reads a required 64-bit integer attribute.
TN_MUST_USE tn_status tn_inference__number(const tn_inference* inference, const char* name,
                                           int64_t* out_number);
/// Reads a required array or elements of 64-bit integers; the attribute owns the memory.
TN_MUST_USE tn_status tn_inference__numbers(const tn_inference* inference, const char* name,
                                            const int64_t** out_numbers, size_t* out_count);
/// Returns the shape of an operand, which must be a ranked tensor.
TN_MUST_USE tn_status tn_inference__shape(const tn_inference* inference, size_t index,
                                          tn_tensor_shape* out_shape);

/// Returns a tensor type like `like`, including its encoding, with another element type.
TN_MUST_USE tn_status tn_tensor__with_element(tn_type like, tn_type element, tn_type* out_type);
/// Returns the most specific of compatible operand types from `first` up to but excluding `end`.
TN_MUST_USE tn_status tn_inference__most_specific(const tn_inference* inference, size_t first,
                                                  size_t end, tn_type* out_type);

//===-- Rules shared by dialects --------------------------------------------------------------===//

/// Returns the most specific of all operand types.
TN_MUST_USE tn_status tn_rule__same(tn_inference* inference);
/// Returns the type of the first operand.
TN_MUST_USE tn_status tn_rule__first(tn_inference* inference);
/// Returns the types of all operands.
TN_MUST_USE tn_status tn_rule__all(tn_inference* inference);
/// Returns booleans with the shape of the first operand.
TN_MUST_USE tn_status tn_rule__truths(tn_inference* inference);
/// Returns the type of the attribute `value`.
TN_MUST_USE tn_status tn_rule__value(tn_inference* inference);

#endif  // TENURE_SRC_DIALECTS_COMMON_INFER_TENSOR_H
