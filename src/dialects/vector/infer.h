// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules for result types of the vector dialect.

#ifndef TENURE_SRC_DIALECTS_VECTOR_INFER_H
#define TENURE_SRC_DIALECTS_VECTOR_INFER_H

#include "dialects/common/infer_tensor.h"

TN_MUST_USE tn_status tn_vector__infer_shuffle(tn_inference* inference);
TN_MUST_USE tn_status tn_vector__infer_extract(tn_inference* inference);
TN_MUST_USE tn_status tn_vector__infer_interleave(tn_inference* inference);
TN_MUST_USE tn_status tn_vector__infer_deinterleave(tn_inference* inference);

#endif  // TENURE_SRC_DIALECTS_VECTOR_INFER_H
