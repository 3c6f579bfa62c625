// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The rules for types of results that are StableHLO's own.

#ifndef TENURE_SRC_DIALECTS_STABLEHLO_INFER_H
#define TENURE_SRC_DIALECTS_STABLEHLO_INFER_H

#include "dialects/common/infer_tensor.h"
#include "ir/context.h"

// Of one result.
TN_MUST_USE tn_status tn_stablehlo__broadcast(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__cholesky(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__complex(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__concatenate(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__dequantize(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__dimension_size(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__dynamic_gather(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__dynamic_slice(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__element(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__fft(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__gather(tn_inference* it);
/// A number of a process.
TN_MUST_USE tn_status tn_stablehlo__id(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__pad(tn_inference* it);
/// Of a complex tensor the type of a part, of another one its own.
TN_MUST_USE tn_status tn_stablehlo__part(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__rng(tn_inference* it);
/// The type of the second operand.
TN_MUST_USE tn_status tn_stablehlo__second(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__select(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__set_size(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__slice(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__token(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__transpose(tn_inference* it);
TN_MUST_USE tn_status tn_stablehlo__tuple(tn_inference* it);

// Of several.
TN_MUST_USE tn_status tn_stablehlo__all_to_all(tn_inference* it);
/// What a future is of.
TN_MUST_USE tn_status tn_stablehlo__async_done(tn_inference* it);
/// The type of the operand, and twice that of its features.
TN_MUST_USE tn_status tn_stablehlo__batch_norm(tn_inference* it);

#endif  // TENURE_SRC_DIALECTS_STABLEHLO_INFER_H
