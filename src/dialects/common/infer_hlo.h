// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Result type rules of StableHLO and mhlo.

#ifndef TENURE_SRC_DIALECTS_COMMON_INFER_HLO_H
#define TENURE_SRC_DIALECTS_COMMON_INFER_HLO_H

#include "dialects/common/infer_tensor.h"
#include "ir/context.h"
#include "ir/op_interface.h"

/// Interfaces of ops of both dialects (hlo_ops.c).
extern const tn_dialect_interface tn_hlo__interface;

/// Directives in attribute formats of both dialects (hlo_bounds.c).
extern const tn_parameter_directive tn_hlo_parameter_directives[];
/// Parses `?, 4` up to a bracket as an array of i64.
TN_MUST_USE tn_status tn_hlo__parse_bounds(struct tn_parser* parser, tn_uref* parameters);
void tn_hlo__put_bounds(const int64_t* bounds, size_t count, tn_text_buffer* text);

// Rules for one result.
TN_MUST_USE tn_status tn_hlo__broadcast(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__cholesky(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__complex(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__concatenate(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__dequantize(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__dimension_size(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__dynamic_gather(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__dynamic_slice(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__element(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__fft(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__gather(tn_inference* inference);
/// For ids of a process.
TN_MUST_USE tn_status tn_hlo__id(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__pad(tn_inference* inference);
/// Returns the part type of a complex tensor; other tensors keep their type.
TN_MUST_USE tn_status tn_hlo__part(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__rng(tn_inference* inference);
/// Returns the type of the second operand.
TN_MUST_USE tn_status tn_hlo__second(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__select(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__set_size(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__slice(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__token(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__transpose(tn_inference* inference);
TN_MUST_USE tn_status tn_hlo__tuple(tn_inference* inference);

// Rules for several results.
TN_MUST_USE tn_status tn_hlo__all_to_all(tn_inference* inference);
/// Returns the types in a future or a bundle.
TN_MUST_USE tn_status tn_hlo__async_done(tn_inference* inference);
/// For the `k` largest elements of the last dimension and their indices.
TN_MUST_USE tn_status tn_hlo__top_k(tn_inference* inference);
/// Returns the operand's type, and the type of its features twice.
TN_MUST_USE tn_status tn_hlo__batch_norm(tn_inference* inference);

#endif  // TENURE_SRC_DIALECTS_COMMON_INFER_HLO_H
