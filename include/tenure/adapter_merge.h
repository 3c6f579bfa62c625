// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Comparing two adapters, and merging several into one.
//
//   comparison  tn_adapter_diff
//   merge       tn_adapter_combine

#ifndef TENURE_ADAPTER_MERGE_H
#define TENURE_ADAPTER_MERGE_H

#include <tenure/adapter_builder.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Comparison ----------------------------------------------------------------------------===//

typedef enum tn_difference_kind {
  TN_DIFFERENCE_ADAPTER_VERSION = 0,
  TN_DIFFERENCE_MODEL_VERSION = 1,
  TN_DIFFERENCE_METADATA = 2,     ///< A metadata value, or a key that only one adapter has.
  TN_DIFFERENCE_ONLY_FIRST = 3,   ///< A parameter that only the first adapter has.
  TN_DIFFERENCE_ONLY_SECOND = 4,  ///< A parameter that only the second adapter has.
  TN_DIFFERENCE_TYPE = 5,
  TN_DIFFERENCE_SHAPE = 6,
  TN_DIFFERENCE_DATA = 7
} tn_difference_kind;

/// One difference.
typedef struct tn_adapter_difference {
  tn_difference_kind kind;
  tn_string_view name;      ///< The name of the parameter, or the metadata key.
  size_t element_count;     ///< For TN_DIFFERENCE_DATA: the number of different elements.
  double largest_distance;  ///< For TN_DIFFERENCE_DATA: the largest distance between finite ones.
  /// The values of both adapters, as text: a version, a metadata value, or a parameter's type and
  /// shape as `tensor<8x64xf32>`. Empty if the adapter has none.
  tn_string_view first;
  tn_string_view second;
} tn_adapter_difference;

/// Called for each difference, which is borrowed for the call. Any status but TN_OK stops the
/// comparison, which returns it.
typedef tn_status (*tn_adapter_difference_fn)(void* user_data,
                                              const tn_adapter_difference* difference);

/// Compares two adapters: versions, metadata, and parameters by name, in any order. Data is
/// compared if type and shape are equal.
///
/// Ownership: arguments of the callback are borrowed for its call.
/// Errors:    TN_IO_ERROR if a file was changed, TN_OUT_OF_MEMORY; reported. The status of `found`.
/// Threads:   any that may use the context.
/// Cost:      reads every byte of both.
TN_API TN_MUST_USE tn_status tn_adapter_diff(tn_adapter* first, tn_adapter* second,
                                             tn_context* context, tn_adapter_difference_fn found,
                                             void* user_data);

//===-- Merge ---------------------------------------------------------------------------------===//

/// How the pairs of one target module are merged. Both rules are PEFT's: add_weighted_adapter with
/// "cat" and "linear". A pair's scale is alpha / rank, from the metadata "alpha" of its adapter and
/// the rank of the pair, or 1 without it; w is its weight times its scale.
typedef enum tn_merge_rule {
  /// Concatenates the ranks: A is w1 A1 on top of w2 A2 ..., B is B1 beside B2 .... The result is
  /// exactly w1 B1 A1 + w2 B2 A2 + ...; its rank is the sum of the ranks.
  TN_MERGE_CONCATENATE = 0,
  /// Adds the matrices, which must have equal ranks: A is the sum of sign(w) sqrt(|w|) A, B the sum
  /// of sqrt(|w|) B. The rank does not change, and the result is close to the sum only for similar
  /// adapters.
  TN_MERGE_LINEAR = 1
} tn_merge_rule;

typedef struct tn_merge_input {
  tn_adapter* adapter;
  double weight;  ///< Finite; may be negative.
} tn_merge_input;

/// Replaces the content of `builder` by the weighted sum of the inputs.
///
/// Numbers are multiplied and added as f32, and rounded to the type of the matrices if all matrices
/// of a target module have the same type; otherwise the result is f32. A target module that some
/// inputs lack is merged from the other inputs. Target modules are in order of first appearance,
/// with the names of the first input that has them. The result's scale is 1: if all target modules
/// have the same rank, the metadata contains it as "rank" and "alpha", else neither. Other metadata
/// and versions are kept if all inputs agree.
///
/// Ownership: copies the values; the inputs do not change.
/// Errors:    TN_INVALID_ARGUMENT without inputs, for a weight or an alpha that is not finite, and
///            for a parameter that is not half of a LoRA pair, as in PEFT; TN_SHAPE_MISMATCH for
///            pairs with different shapes; TN_IO_ERROR if a file was changed; TN_OUT_OF_MEMORY.
///            Reported; the builder is unchanged.
/// Threads:   the builder's.
/// Cost:      reads every byte, and keeps the result in memory.
TN_API TN_MUST_USE tn_status tn_adapter_combine(tn_adapter_builder* builder,
                                                const tn_merge_input* inputs, size_t input_count,
                                                tn_merge_rule rule);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ADAPTER_MERGE_H
