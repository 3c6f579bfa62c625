// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applying attached adapters: as ops of the module, or merged into its weights.
//
//   active set  tn_adapter_activate, tn_adapter_deactivate, tn_adapter_active_count, ...
//   as ops      tn_adapter_apply
//   as weights  tn_adapter_merge_into_weights
//
// An attached adapter (adapter_attach.h) is an attribute without effect on computation. Applying
// turns it into ops. A matrix product y = x W with an adapter on W becomes
//
//   y = x W + s (x A^T) B^T      W [in, out], A [rank, in], B [out, rank], s = alpha / rank
//
// with two small products after the original one; merging replaces the weight itself by W + s (B
// A)^T. Both remove the attributes. Source: Hu et al. 2021, arXiv:2106.09685, section 4.1.

#ifndef TENURE_ADAPTER_APPLY_H
#define TENURE_ADAPTER_APPLY_H

#include <tenure/base.h>
#include <tenure/context.h>
#include <tenure/scope.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- The active set ------------------------------------------------------------------------===//
//
// A context has an ordered list of names of active adapters, empty at first. It is the default
// selection of attached adapters (tn_adapter_selection) and their order; attaching and detaching do
// not change it.

/// Appends `name` to the list.
///
/// Ownership: copies the name.
/// Errors:    TN_ALREADY_EXISTS if it is in the list; TN_INVALID_ARGUMENT for an empty name;
///            TN_OUT_OF_MEMORY. The list is unchanged.
/// Threads:   any, with threading.
/// Cost:      O(active names).
TN_API TN_MUST_USE tn_status tn_adapter_activate(tn_context* context, tn_string_view name);

/// Removes `name` from the list; later names move up. TN_NOT_FOUND (not reported) if it is not in
/// the list.
TN_API tn_status tn_adapter_deactivate(tn_context* context, tn_string_view name);

TN_API size_t tn_adapter_active_count(const tn_context* context);
/// Returns the name at `index`; empty if out of range. Ownership: lives as long as the context.
TN_API tn_string_view tn_adapter_active_at(const tn_context* context, size_t index);

//===-- Application ---------------------------------------------------------------------------===//

/// Selects attached adapters.
typedef struct tn_adapter_selection {
  const tn_string_view* names;  ///< In the order in which they are added.
  size_t name_count;            ///< 0 selects all attached adapters, in the order of each op
                                ///< (tn_attachment_list).
  bool active;                  ///< Select the context's active set instead.
} tn_adapter_selection;

/// How A and B are represented.
typedef enum tn_adapter_form {
  TN_ADAPTER_AS_DENSE = 0,     ///< Constants with `dense` elements; the bytes are copied.
  TN_ADAPTER_AS_RESOURCE = 1,  ///< Constants with `dense_resource` elements; no bytes are copied.
  /// New arguments of the function, after the existing ones, in the order in which the ops use
  /// them, A before B. Each has its name as location and as argument attribute, `tenure.parameter =
  /// "NAME.STEM.lora_A"`.
  TN_ADAPTER_AS_ARGUMENTS = 2
} tn_adapter_form;

typedef struct tn_adapter_apply_options {
  tn_adapter_selection selection;
  tn_adapter_form form;
  /// Replaces alpha / rank, dimensionless, if `has_scale`.
  double scale;
  bool has_scale;
  /// True computes a changed weight W + s (B A)^T before ops that are not matrix products, and
  /// before products of two such weights. False reports an error for them.
  bool through_weights;
} tn_adapter_apply_options;

typedef struct tn_adapter_apply_report {
  size_t op_count;             ///< Ops that were rewritten, or whose weight changed.
  size_t target_module_count;  ///< Pairs A, B that were applied.
  size_t constant_count;       ///< Constants that were created or changed.
  size_t argument_count;       ///< Arguments that were added.
} tn_adapter_apply_report;

/// Applies the selected adapters to the ops in `root` that have them, all or nothing, and detaches
/// these adapters.
///
/// Products are stablehlo.dot_general with any contracting and batch dimensions, stablehlo.dot, and
/// on tensors linalg.matmul, linalg.batch_matmul, their variants and linalg.generic ops that
/// compute one. W may be either operand. If element types differ, the products are computed in the
/// widest of the types of adapter, input and result (f32 if two have the same width), and the sum
/// in the result's type. Adapters are added in order: y + d1 + d2. `options` and `out_report` may
/// be NULL.
///
/// Ownership: constants of the form TN_ADAPTER_AS_RESOURCE refer to the adapter's resources.
/// Errors:    the stale statuses; TN_NOT_FOUND if a selected adapter is not attached in `root`, or
///            its bytes were unloaded; TN_INVALID_ARGUMENT for an op that is not a product, or
///            elements that are not floats; TN_SHAPE_MISMATCH if A and B do not fit the weight;
///            TN_IO_ERROR if the adapter's file was changed after it was loaded; TN_OUT_OF_MEMORY.
///            The message names op, adapter and target module; nothing is changed.
/// Threads:   the root's isolated ancestor is the caller's.
/// Cost:      O(ops), and the bytes of A and B if they are copied.
TN_API TN_MUST_USE tn_status tn_adapter_apply(tn_op root, const tn_adapter_apply_options* options,
                                              tn_adapter_apply_report* out_report);

typedef struct tn_adapter_fold_options {
  tn_adapter_selection selection;
  double scale;  ///< As in tn_adapter_apply_options.
  bool has_scale;
} tn_adapter_fold_options;

/// Replaces the weight W of the ops in `root` that have the selected adapters by W + s (B A)^T, all
/// or nothing, and detaches these adapters.
///
/// A weight is a constant here: the result of an op without operands whose attribute `value` holds
/// dense elements or a resource, such as stablehlo.constant and arith.constant, in floats of 8, 16,
/// 32 or 64 bits. The sum is computed in 64 bits and rounded once, to the weight's element type. If
/// other ops use the constant without these adapters, they keep it and a new one is created after
/// it. `options` and `out_report` may be NULL.
///
/// Ownership: a weight that is a resource becomes a new resource; the old one stays.
/// Errors:    as tn_adapter_apply, with TN_INVALID_ARGUMENT for a weight that is not a constant or
///            has other element types; nothing is changed.
/// Threads:   the root's isolated ancestor is the caller's.
/// Cost:      O(ops + elements of the weights x rank).
TN_API TN_MUST_USE tn_status tn_adapter_merge_into_weights(tn_op root,
                                                           const tn_adapter_fold_options* options,
                                                           tn_adapter_apply_report* out_report);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ADAPTER_APPLY_H
