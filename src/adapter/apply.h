// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applying, from the inside: what the dialects' parts share.

#ifndef TENURE_SRC_ADAPTER_APPLY_H
#define TENURE_SRC_ADAPTER_APPLY_H

#include <tenure/adapter_apply.h>
#include <tenure/value.h>

#include "adapter/edits.h"
#include "adapter/selection.h"
#include "base/judy_map.h"

/// A function's new argument.
typedef struct tn_apply_argument {
  tn_block body;  ///< The function's first block.
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
  size_t older;  ///< The one before with these elements, + 1.
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
  tn_judy_map newest_tensor;  ///< By storage of the elements: number + 1.
  tn_apply_argument* arguments;
  size_t argument_count;
  size_t argument_capacity;
  size_t arguments_added;  ///< Those that are in their blocks.
  bool is_stablehlo;       ///< The module has ops of StableHLO.
  tn_adapter_apply_report report;
} tn_apply;

/// What a dialect calls the ops that both need.
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

/// The kind that products of these are computed in: the wider one, f32 where two differ in one
/// width, and nothing below 16 bits.
tn_float_kind tn_apply__wider(tn_float_kind a, tn_float_kind b);
/// The kind of the elements of a value; TN_FLOAT_KIND_COUNT if they are no floats that can be
/// computed with.
tn_float_kind tn_apply__kind_of(tn_value value);
/// `tensor<dims x kind>`.
TN_MUST_USE tn_status tn_apply__tensor_type(tn_apply* apply, tn_float_kind kind,
                                            const int64_t* dims, size_t rank, tn_type* out_type);
/// TN_NOT_FOUND, reported, if the op called `name` is of a dialect that was left out of the build.
TN_MUST_USE tn_status tn_apply__check_built(const tn_apply* apply, const char* name);
/// Makes an op with one result. `properties` may be NULL.
TN_MUST_USE tn_status tn_apply__make(tn_apply* apply, const char* name, const tn_value* operands,
                                     size_t operand_count, tn_type type,
                                     const tn_named_attribute* properties, size_t property_count,
                                     tn_value* out_value);
/// `value` with elements of `kind`; itself when they are that already.
TN_MUST_USE tn_status tn_apply__convert(tn_apply* apply, const tn_apply_words* words,
                                        tn_value value, tn_float_kind kind, tn_value* out_value);
/// A (or with `is_b` s B) of `lora` in elements of `kind`, for use by ops that are made now.
TN_MUST_USE tn_status tn_apply__tensor_value(tn_apply* apply, const tn_apply_words* words,
                                             const tn_lora* lora, bool is_b, tn_float_kind kind,
                                             tn_value* out_value);
/// Reports that `lora` cannot be applied to its op.
tn_status tn_apply__refuse(const tn_apply* apply, const tn_lora* lora, tn_status status,
                           const char* problem);

//===-- Dialects ------------------------------------------------------------------------------===//

/// Whether the op is a product of operand number `operand` and one other value; which number that
/// has.
bool tn_apply__is_dot(tn_op op, size_t operand, size_t* out_other);
/// y + s (x A^T) B^T for a product that tn_apply__is_dot knows; `y` is its result or the sum so
/// far.
TN_MUST_USE tn_status tn_apply__dot(tn_apply* apply, const tn_lora* lora, tn_value y,
                                    tn_value* out_y);
/// `weight` + s (B A)^T.
TN_MUST_USE tn_status tn_apply__dot_weight(tn_apply* apply, const tn_lora* lora, tn_value weight,
                                           tn_value* out_weight);

bool tn_apply__is_contraction(tn_op op, size_t operand, size_t* out_other);
TN_MUST_USE tn_status tn_apply__contraction(tn_apply* apply, const tn_lora* lora, tn_value y,
                                            tn_value* out_y);
TN_MUST_USE tn_status tn_apply__contraction_weight(tn_apply* apply, const tn_lora* lora,
                                                   tn_value weight, tn_value* out_weight);

//===-- Arguments -----------------------------------------------------------------------------===//

/// The first block of the function around `op`; null if there is none.
tn_block tn_apply__function_body(tn_op op);
/// Adds the arguments that the selected adapters need to their functions.
TN_MUST_USE tn_status tn_apply__add_arguments(tn_apply* apply);
/// Takes the arguments out again; nothing uses them.
void tn_apply__take_arguments_out(tn_apply* apply);

#endif  // TENURE_SRC_ADAPTER_APPLY_H
