// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Applying: attached adapters as code of the module, or as part of its weights.
//
//   active set  tn_adapter_activate, tn_adapter_deactivate, tn_adapter_active_count, ...
//   as code     tn_adapter_apply
//   as weights  tn_adapter_merge_into_weights
//
// An attached adapter (adapter_attach.h) is an attribute: nothing computes with it. Applying turns
// the attribute into ops. A matrix product y = x W with an adapter on W becomes
//
//   y = x W + s (x A^T) B^T      W [in, out], A [rank, in], B [out, rank], s = alpha / rank
//
// with two small products behind the old one; folding makes W + s (B A)^T the weight itself. Both
// take the attributes off. Source: Hu et al. 2021, arXiv:2106.09685, section 4.1.

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
// A context has a list of names of adapters that are active, empty at first. It says which of the
// attached adapters are meant where that is not said otherwise (tn_adapter_selection), and in which
// order they go on; attaching and detaching do not change it.

/// Puts `name` at the end of the list.
///
/// Ownership: copies the name.
/// Errors:    TN_ALREADY_EXISTS when it is in the list; TN_INVALID_ARGUMENT for an empty name;
///            TN_OUT_OF_MEMORY. The list is unchanged.
/// Threads:   any, with threading.
/// Cost:      O(active names).
TN_API TN_MUST_USE tn_status tn_adapter_activate(tn_context* context, tn_string_view name);

/// Takes `name` out of the list; those behind it move up. TN_NOT_FOUND (not reported) if it is not
/// there.
TN_API tn_status tn_adapter_deactivate(tn_context* context, tn_string_view name);

TN_API size_t tn_adapter_active_count(const tn_context* context);
/// Name number `index`; empty beyond the last. Ownership: lives as long as the context.
TN_API tn_string_view tn_adapter_active_at(const tn_context* context, size_t index);

//===-- Applying ------------------------------------------------------------------------------===//

/// Which of the attached adapters are meant.
typedef struct tn_adapter_selection {
  const tn_string_view* names;  ///< In the order in which they are added.
  size_t name_count;  ///< 0: all that are attached, in the order of each op (tn_attachment_list).
  bool active;        ///< The context's active set instead.
} tn_adapter_selection;

/// What A and B become.
typedef enum tn_adapter_form {
  TN_ADAPTER_AS_DENSE = 0,     ///< Constants with `dense` elements: copies of the bytes.
  TN_ADAPTER_AS_RESOURCE = 1,  ///< Constants with `dense_resource` elements: no byte is copied.
  /// New arguments of the function, behind those that it has, in the order in which the ops use
  /// them, A before B. Each says its name by its location and by an argument attribute,
  /// `tenure.parameter = "NAME.STEM.lora_A"`.
  TN_ADAPTER_AS_ARGUMENTS = 2
} tn_adapter_form;

typedef struct tn_adapter_apply_options {
  tn_adapter_selection selection;
  tn_adapter_form form;
  /// What takes the place of alpha / rank, dimensionless; counts if `has_scale`.
  double scale;
  bool has_scale;
  /// True gives ops that are no matrix products, and products of two such weights, a weight that
  /// was changed: W + s (B A)^T, put together where the op stands. False refuses ops that are no
  /// products.
  bool through_weights;
} tn_adapter_apply_options;

typedef struct tn_adapter_apply_report {
  size_t op_count;             ///< Ops that were rewritten, or whose weight was.
  size_t target_module_count;  ///< Pairs A, B that went into them.
  size_t constant_count;       ///< Constants made, or folded.
  size_t argument_count;       ///< Arguments added.
} tn_adapter_apply_report;

/// Rewrites the ops in `root` that have the selected adapters, all of them or none, and takes those
/// adapters off them.
///
/// Products are stablehlo.dot_general, whatever it contracts and batches, stablehlo.dot, and on
/// tensors linalg.matmul, linalg.batch_matmul, their relatives and linalg.generic where it is one.
/// W may stand on either side. Where element types differ, the products are computed in the widest
/// of the adapter's, the input's and the result's (f32 if two have one width), and the sum in the
/// result's. Adapters go on in order: y + d1 + d2. `options` and `out_report` may be NULL.
///
/// Ownership: constants of the form TN_ADAPTER_AS_RESOURCE name the adapter's resources.
/// Errors:    the stale statuses; TN_NOT_FOUND when a selected adapter is attached nowhere in
///            `root`, or its bytes are gone; TN_INVALID_ARGUMENT for an op that is no product, or
///            elements that are no floats; TN_SHAPE_MISMATCH when A and B do not fit the weight;
///            TN_IO_ERROR when the adapter's file was changed since it was loaded;
///            TN_OUT_OF_MEMORY. The message names op, adapter and target module; nothing is changed then.
/// Threads:   the root's isolated ancestor is the caller's.
/// Cost:      O(ops), and the bytes of A and B where they are copied.
TN_API TN_MUST_USE tn_status tn_adapter_apply(tn_op root, const tn_adapter_apply_options* options,
                                              tn_adapter_apply_report* out_report);

typedef struct tn_adapter_fold_options {
  tn_adapter_selection selection;
  double scale;  ///< As in tn_adapter_apply_options.
  bool has_scale;
} tn_adapter_fold_options;

/// Makes W + s (B A)^T the weight W of the ops in `root` that have the selected adapters, for all
/// of them or none, and takes those adapters off.
///
/// A weight is a constant here: the result of an op without operands whose attribute `value` holds
/// dense elements or a resource, as stablehlo.constant and arith.constant do, in floats of 8, 16,
/// 32 or 64 bits. The sum is computed in 64 bits and rounded once, to the weight's own elements. Where
/// other ops use the constant without these adapters, it stays for them and a new one is made
/// behind it. `options` and `out_report` may be NULL.
///
/// Ownership: a weight that is a resource becomes a new resource; the old one stays.
/// Errors:    as tn_adapter_apply, where TN_INVALID_ARGUMENT is for a weight that is no constant or
///            no such floats; nothing is changed then.
/// Threads:   the root's isolated ancestor is the caller's.
/// Cost:      O(ops + elements of the weights x rank).
TN_API TN_MUST_USE tn_status tn_adapter_merge_into_weights(tn_op root,
                                                           const tn_adapter_fold_options* options,
                                                           tn_adapter_apply_report* out_report);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ADAPTER_APPLY_H
