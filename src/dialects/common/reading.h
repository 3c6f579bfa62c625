// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What tn_rewriter reads, as functions that are called: scripts and passes read a lot, so their
// code is to be small.

#ifndef TENURE_SRC_DIALECTS_COMMON_READING_H
#define TENURE_SRC_DIALECTS_COMMON_READING_H

#include "rewrite/rewriter.h"

tn_ref tn_read__operand(const tn_context* context, tn_ref op, uint32_t index);
uint32_t tn_read__operand_count(const tn_context* context, tn_ref op);
tn_ref tn_read__result(const tn_context* context, tn_ref op, uint32_t index);
uint32_t tn_read__result_count(const tn_context* context, tn_ref op);
uint32_t tn_read__region_count(const tn_context* context, tn_ref op);
tn_ref tn_read__first_block(const tn_context* context, tn_ref op, uint32_t region);
tn_ref tn_read__argument(const tn_context* context, tn_ref block, uint32_t index);
tn_ref tn_read__first_op(const tn_context* context, tn_ref block);
tn_ref tn_read__next(const tn_context* context, tn_ref op);
tn_ref tn_read__last_op(const tn_context* context, tn_ref block);
tn_ref tn_read__parent(const tn_context* context, tn_ref op);
tn_ref tn_read__source(const tn_context* context, tn_ref value);
tn_op_code tn_read__code(const tn_context* context, tn_ref op);
tn_type tn_read__type(const tn_context* context, tn_ref value);
tn_string_view tn_read__name(const tn_context* context, tn_ref op);
/// The type of the first result.
tn_type tn_read__result_type(const tn_rewriter* it, tn_ref op);
/// Puts the rewriter in front of an op, with its location.
void tn_read__for(tn_rewriter* it, tn_ref op);

#endif  // TENURE_SRC_DIALECTS_COMMON_READING_H
