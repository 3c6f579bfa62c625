// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Internal interface between the parts of applying.

#ifndef TENURE_SRC_ADAPTER_APPLY_H
#define TENURE_SRC_ADAPTER_APPLY_H

#include <tenure/adapter_apply.h>
#include <tenure/value.h>

#include "adapter/edits.h"
#include "adapter/selection.h"
#include "base/judy_map.h"

/// A new argument of a function.
typedef struct tn_apply_argument {
  tn_block body;  ///< The first block of the function.
  tn_attribute elements;
  tn_value value;
  const tn_lora* lora;
  bool is_b;
} tn_apply_argument;

/// A or B as a value that ops of one block can use.
typedef struct tn_apply_tensor {
  tn_block block;
  tn_attribute elements;
  tn_float_kind kind;
  double scale;
  tn_value value;
  size_t older;  ///< Index + 1 of the previous tensor with these elements.
} tn_apply_tensor;

typedef struct tn_apply {
  tn_context* context;
  tn_op root;
  tn_adapter_apply_options options;
  tn_loras loras;
  tn_edits edits;
  tn_apply_tensor* tensors;
  size_t tensor_count;
  size_t tensor_capacity;
  tn_judy_map newest_tensor;  ///< Index + 1 by storage of the elements.
  tn_apply_argument* arguments;
  size_t argument_count;
  size_t argument_capacity;
  size_t arguments_added;  ///< Number of arguments that are in their blocks.
  bool is_stablehlo;       ///< The module contains StableHLO ops.
  tn_adapter_apply_report report;
} tn_apply;

/// A dialect's names of ops that both dialects need.
typedef struct tn_apply_words {
  const char* constant;
  const char* multiply;
  const char* add;
  const char* widen;
  const char* narrow;
} tn_apply_words;

extern const tn_apply_words tn_apply__stablehlo;
extern const tn_apply_words tn_apply__linalg;

//===-- Types and ops -------------------------------------------------------------------------===//

/// Returns the kind in which products of `a` and `b` are computed: the wider one, f32 for two
/// different kinds of the same width, and at least 16 bits.
tn_float_kind tn_apply__wider(tn_float_kind a, tn_float_kind b);
/// Returns the kind of the value's elements; TN_FLOAT_KIND_COUNT if they are not supported floats.
tn_float_kind tn_apply__kind_of(tn_value value);
/// Creates `tensor<dims x kind>`.
TN_MUST_USE tn_status tn_apply__tensor_type(tn_apply* apply, tn_float_kind kind,
                                            const int64_t* dims, size_t rank, tn_type* out_type);
/// Returns TN_NOT_FOUND, reported, if the dialect of the op called `name` is not in this build.
TN_MUST_USE tn_status tn_apply__check_built(const tn_apply* apply, const char* name);
/// Creates an op with one result. `properties` may be NULL.
TN_MUST_USE tn_status tn_apply__make(tn_apply* apply, const char* name, const tn_value* operands,
                                     size_t operand_count, tn_type type,
                                     const tn_named_attribute* properties, size_t property_count,
                                     tn_value* out_value);
/// Converts `value` to elements of `kind`; returns it unchanged if it has them already.
TN_MUST_USE tn_status tn_apply__convert(tn_apply* apply, const tn_apply_words* words,
                                        tn_value value, tn_float_kind kind, tn_value* out_value);
/// Returns A (B if `is_b`) of `lora` with elements of `kind`, for use by ops that are created next.
TN_MUST_USE tn_status tn_apply__tensor_value(tn_apply* apply, const tn_apply_words* words,
                                             const tn_lora* lora, bool is_b, tn_float_kind kind,
                                             tn_value* out_value);
/// Reports that `lora` cannot be applied to its op.
tn_status tn_apply__refuse(const tn_apply* apply, const tn_lora* lora, tn_status status,
                           const char* problem);

//===-- Dialects ------------------------------------------------------------------------------===//

/// Returns whether the op is a product of operand `operand` and one other value, and the index of
/// that.
bool tn_apply__is_dot(tn_op op, size_t operand, size_t* out_other);
/// Computes y + s (x A^T) B^T for a product accepted by tn_apply__is_dot; `y` is its result or the
/// sum so far.
TN_MUST_USE tn_status tn_apply__dot(tn_apply* apply, const tn_lora* lora, tn_value y,
                                    tn_value* out_y);
/// Computes `weight` + s (B A)^T.
TN_MUST_USE tn_status tn_apply__dot_weight(tn_apply* apply, const tn_lora* lora, tn_value weight,
                                           tn_value* out_weight);

bool tn_apply__is_contraction(tn_op op, size_t operand, size_t* out_other);
TN_MUST_USE tn_status tn_apply__contraction(tn_apply* apply, const tn_lora* lora, tn_value y,
                                            tn_value* out_y);
TN_MUST_USE tn_status tn_apply__contraction_weight(tn_apply* apply, const tn_lora* lora,
                                                   tn_value weight, tn_value* out_weight);

//===-- Arguments -----------------------------------------------------------------------------===//

/// Returns the first block of the enclosing function; null if there is none.
tn_block tn_apply__function_body(tn_op op);
/// Adds the arguments for the selected adapters to their functions.
TN_MUST_USE tn_status tn_apply__add_arguments(tn_apply* apply);
/// Removes the arguments, which have no uses.
void tn_apply__take_arguments_out(tn_apply* apply);

#endif  // TENURE_SRC_ADAPTER_APPLY_H
