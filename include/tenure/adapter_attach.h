// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Attaching adapters: their tensors become attributes of the ops that use the weights.
//
//   attaching   tn_adapter_attach, tn_adapter_detach, tn_adapter_switch
//   bytes       tn_adapter_unload, tn_adapter_reattach
//   queries     tn_attachment_list
//
// Parameters are grouped by target module: `layers.0.q_proj.lora_A.weight` and
// `layers.0.q_proj.lora_B.weight` are the roles lora_A and lora_B of the target module
// `layers.0.q_proj`. A role is the last part of the name that begins with "lora_"; a suffix
// ".weight" or ".default.weight" is ignored. A target module is attached to the ops that use the
// weight of that name: the block argument, or result of an op without operands and regions, whose
// location is a name that equals the target module once subscripts and quotes are replaced by dots
// (`layers[0]['q_proj']`). A leading "base_model.model." of a target module is skipped if only the
// rest matches.
//
// An attached adapter is data in the IR, in MLIR's syntax. The ops that use a weight have
//
//   tenure.adapter = {NAME = {STEM = {lora_A = dense_resource<NAME.PARAMETER> : tensor<8x128xf32>,
//                                     lora_B = dense_resource<NAME.PARAMETER> : tensor<128x8xf32>,
//                                     operand = 1 : i64}}}
//
// where `operand` is the index of the first operand that is the weight. The op that the adapter was
// attached to has
//
//   tenure.adapters = {NAME = {adapter_version = 3 : i32, format_version = 1 : i32,
//                              model_version = 7 : i32}}
//
// With an explicit `alpha`, the target module also has `alpha = 16.0 : f64`. An op may have several
// adapters; `order = 0 : i64` in the target module's dictionary records the order of attachment to
// this op.
//
// The resources are the mapped bytes themselves; detaching removes their bytes, and never leaves
// them dangling.

#ifndef TENURE_ADAPTER_ATTACH_H
#define TENURE_ADAPTER_ATTACH_H

#include <tenure/adapter.h>
#include <tenure/attribute.h>
#include <tenure/scope.h>

#ifdef __cplusplus
extern "C" {
#endif

//===-- Attachment ----------------------------------------------------------------------------===//

typedef struct tn_adapter_attach_options {
  /// The name of the attributes and resources; if empty, the adapter's name.
  tn_string_view name;
  /// True skips target modules without a matching weight, with a warning each, instead of failing.
  bool partial;
  /// LoRA's alpha, dimensionless: the product is scaled by alpha / rank. 0 uses the "alpha" of the
  /// adapter's metadata, which must be a number; without it the scale is 1.
  double alpha;
} tn_adapter_attach_options;

/// The result of an operation.
typedef struct tn_adapter_report {
  size_t op_count;  ///< Ops that have the adapter.
  size_t target_module_count;
  size_t tensor_count;
  size_t byte_size;                    ///< Total size of these tensors.
  size_t skipped_target_module_count;  ///< Target modules skipped with `partial`.
  size_t skipped_tensor_count;
} tn_adapter_report;

/// Attaches `adapter` to the ops in `root` that use its weights, all or nothing. A `root` without
/// regions is the only op considered, with its operands as weights.
///
/// A weight is a ranked tensor [in, out] of floats; lora_A is [rank, in] and lora_B is [out, rank],
/// floats of the same type, which may differ from the weight's. Source: Hu et al. 2021,
/// arXiv:2106.09685, section 4.1. `options` and `out_report` may be NULL.
///
/// Ownership: each resource retains the adapter until it is detached or the context is destroyed;
///            no tensor bytes are copied.
/// Errors:    the stale statuses; TN_NOT_FOUND for a target module without a weight,
///            TN_SHAPE_MISMATCH for a weight of another shape, TN_INVALID_ARGUMENT for a parameter
///            without a role or with a duplicate role, TN_ALREADY_EXISTS if an adapter of this name
///            is attached, TN_IO_ERROR if its file was changed after it was loaded, the status of
///            its device, TN_OUT_OF_MEMORY. Each target module that does not match is reported;
///            nothing is attached.
/// Threads:   the root's isolated ancestor is the caller's.
/// Cost:      O(ops + tensors).
TN_API TN_MUST_USE tn_status tn_adapter_attach(tn_op root, tn_adapter* adapter,
                                               const tn_adapter_attach_options* options,
                                               tn_adapter_report* out_report);

/// Detaches the adapter called `name` from `root` and the ops in it, and removes its resources,
/// except those that other attributes in the tree around `root` refer to. Attributes of other trees
/// (such as a clone) that refer to them have no data; if the same file is attached under this name
/// again, they refer to the same bytes, and never to others. `out_report` may be NULL.
///
/// Ownership: the resources release the adapter.
/// Errors:    the stale statuses; TN_NOT_FOUND if no op has it; TN_OUT_OF_MEMORY, with nothing
///            detached.
/// Threads:   the tree around `root` is the caller's.
/// Cost:      O(ops of that tree).
TN_API TN_MUST_USE tn_status tn_adapter_detach(tn_op root, tn_string_view name,
                                               tn_adapter_report* out_report);

/// Detaches the adapter called `name` from `root` and the ops in it, and attaches `adapter`, as
/// tn_adapter_detach and tn_adapter_attach do, both or neither. Both adapters may have the same
/// name. On each op the new adapter is the last in order.
///
/// Ownership: as for both functions.
/// Errors:    as for both functions; the attached adapter stays on errors.
/// Threads:   the tree around `root` is the caller's.
/// Cost:      that of both functions.
TN_API TN_MUST_USE tn_status tn_adapter_switch(tn_op root, tn_string_view name, tn_adapter* adapter,
                                               const tn_adapter_attach_options* options,
                                               tn_adapter_report* out_report);

//===-- Bytes ---------------------------------------------------------------------------------===//

/// Releases the bytes of the adapter called `name`, and keeps its attributes in `root`: each target
/// module's dictionary gets the unit attribute `unloaded`, and so does the adapter's dictionary in
/// `tenure.adapters`. The resources are removed as by tn_adapter_detach; the attributes still refer
/// to them. Such an adapter can be detached or reattached, but not applied.
///
/// Ownership: the resources release the adapter.
/// Errors:    the stale statuses; TN_NOT_FOUND if no op has it; TN_OUT_OF_MEMORY. Nothing is
///            unloaded.
/// Threads:   the tree around `root` is the caller's.
/// Cost:      O(ops of that tree).
TN_API TN_MUST_USE tn_status tn_adapter_unload(tn_op root, tn_string_view name,
                                               tn_adapter_report* out_report);

/// Sets the bytes of the attributes called `name` in `root` to those of `adapter`: after an unload,
/// or in a module that was parsed from text. Ops, operands and scales do not change; each tensor
/// must be in `adapter`, with the same target module, role and type. A resource that already holds
/// the same bytes is reused; others are replaced by new ones.
///
/// Ownership: each resource retains the adapter, as with tn_adapter_attach.
/// Errors:    the stale statuses; TN_NOT_FOUND if no op has `name`, or `adapter` lacks a tensor;
///            TN_SHAPE_MISMATCH if one has a different type; TN_IO_ERROR if the file was changed
///            after it was loaded; the status of its device; TN_OUT_OF_MEMORY. Nothing is changed.
/// Threads:   the tree around `root` is the caller's.
/// Cost:      O(ops of that tree + tensors), and reading the bytes of existing resources.
TN_API TN_MUST_USE tn_status tn_adapter_reattach(tn_op root, tn_string_view name,
                                                 tn_adapter* adapter,
                                                 tn_adapter_report* out_report);

//===-- Queries -------------------------------------------------------------------------------===//

/// One target module of one adapter on one op, as described by the op's attribute. Views and
/// attributes live as long as the context.
typedef struct tn_attachment {
  tn_string_view name;  ///< The adapter's name.
  tn_string_view target_module;
  size_t operand;    ///< The index of the operand that is the weight.
  tn_attribute a;    ///< lora_A [rank, in]; null if the attribute has none.
  tn_attribute b;    ///< lora_B [out, rank]; likewise.
  double scale;      ///< alpha / rank; 1 without an alpha.
  int64_t order;     ///< Order of attachment to this op.
  bool is_unloaded;  ///< The adapter is unloaded.
  bool has_more;     ///< There are tensors of roles other than those of plain LoRA.
} tn_attachment;

/// Returns the number of attachments of `op`, and writes them to `out_attachments` if all of them
/// fit in `capacity`: ordered by `order`, then by name, then by target module.
///
/// Ownership: none.
/// Threads:   the op's isolated ancestor is the caller's, or only read.
/// Cost:      O(n log n) for n attachments.
TN_API size_t tn_attachment_list(tn_op op, tn_attachment* out_attachments, size_t capacity);

#ifdef __cplusplus
}
#endif

#endif  // TENURE_ADAPTER_ATTACH_H
