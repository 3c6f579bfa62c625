// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What functions share that say which types of results follow for ops on tensors: each is a rule of
// a few lines over the operands' shapes. A dialect's table of interfaces points into rows of
// tn_tensor_op, so that a rule is found from the definition without a number of the op's.

#ifndef TENURE_SRC_DIALECTS_COMMON_INFER_TENSOR_H
#define TENURE_SRC_DIALECTS_COMMON_INFER_TENSOR_H

#include <tenure/operation.h>
#include <tenure/type.h>

#include "ir/op_interface.h"

/// Above this the types of results are not inferred, which is an error.
#define TN_TENSOR_RANK_MAX 64u

/// An op whose results are being inferred.
typedef struct tn_inference {
  tn_context* context;
  const tn_op_state* state;
  tn_type* types;
  size_t capacity;
  size_t count;
} tn_inference;

typedef tn_status (*tn_tensor_rule)(tn_inference* inference);

/// An interface that infers by a rule.
typedef struct tn_tensor_op {
  tn_op_interface interface;
  tn_tensor_rule rule;
} tn_tensor_op;

/// The shape and element type of a tensor that is being put together.
typedef struct tn_tensor_shape {
  tn_type element;
  size_t rank;
  int64_t dims[TN_TENSOR_RANK_MAX];
} tn_tensor_shape;

/// The `infer_types` of the interface of a tn_tensor_op.
TN_MUST_USE tn_status tn_inference__run(tn_context* context, const tn_op_definition* definition,
                                        const tn_op_state* state, tn_type* out_types,
                                        size_t capacity, size_t* out_count);
/// Reports at the op that its types cannot be inferred, and why.
TN_MUST_USE tn_status tn_inference__fail(const tn_inference* inference, const char* format, ...)
    __attribute__((format(printf, 2, 3)));
/// Reports that `what` has more dimensions than TN_TENSOR_RANK_MAX.
TN_MUST_USE tn_status tn_inference__fail_rank(const tn_inference* inference, const char* what);

void tn_inference__put(tn_inference* inference, tn_type type);
TN_MUST_USE tn_status tn_inference__put_tensor(tn_inference* inference,
                                               const tn_tensor_shape* shape);

/// The type of an operand; null if there are not so many.
tn_type tn_inference__operand(const tn_inference* inference, size_t index);
/// The attribute; null if it is not there.
tn_attribute tn_inference__attribute(const tn_inference* inference, const char* name);
/// The dialect of the op.
tn_string_view tn_inference__dialect(const tn_inference* inference);
/// A 64-bit attribute, which must be there.
TN_MUST_USE tn_status tn_inference__number(const tn_inference* inference, const char* name,
                                           int64_t* out_number);
/// An array of such, or elements, which must be there; its memory is the attribute's.
TN_MUST_USE tn_status tn_inference__numbers(const tn_inference* inference, const char* name,
                                            const int64_t** out_numbers, size_t* out_count);
/// The shape of an operand, which must be a tensor with a rank.
TN_MUST_USE tn_status tn_inference__shape(const tn_inference* inference, size_t index,
                                          tn_tensor_shape* out_shape);

/// The type of a tensor like `like`, with its encoding, of other elements.
TN_MUST_USE tn_status tn_tensor__with_element(tn_type like, tn_type element, tn_type* out_type);
/// Of types of one shape the one that says most: `first` and up to `end` exclusively.
TN_MUST_USE tn_status tn_inference__most_specific(const tn_inference* inference, size_t first,
                                                  size_t end, tn_type* out_type);

//===-- Rules of several dialects -------------------------------------------------------------===//

/// The most specific type of all operands.
TN_MUST_USE tn_status tn_rule__same(tn_inference* inference);
/// The type of the first operand.
TN_MUST_USE tn_status tn_rule__first(tn_inference* inference);
/// The types of all operands.
TN_MUST_USE tn_status tn_rule__all(tn_inference* inference);
/// Booleans in the shape of the first operand.
TN_MUST_USE tn_status tn_rule__truths(tn_inference* inference);
/// That of the attribute `value`.
TN_MUST_USE tn_status tn_rule__value(tn_inference* inference);

#endif  // TENURE_SRC_DIALECTS_COMMON_INFER_TENSOR_H
