// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the transform dialect.

#ifndef TENURE_SRC_DIALECTS_TRANSFORM_TRANSFORM_H
#define TENURE_SRC_DIALECTS_TRANSFORM_TRANSFORM_H

#include "dialects/transform_ops.h"
#include "schema/check.h"
#include "schema/format.h"

extern const tn_named_check tn_transform_checks[];
/// Checks that no handle in a sequence is consumed twice (check_consumed.c).
TN_MUST_USE tn_status tn_transform__check_consumed(tn_context* context, tn_ref op,
                                                   const tn_op_schema* schema,
                                                   tn_symbol_finder* finder);
extern const tn_custom_directive tn_transform_directives[];
extern const tn_custom_directive tn_transform_list_directives[];

/// Applies a named sequence with one argument to the payload (dialect_entry.h).
tn_status tn_transform__apply(tn_rewriter* rewriter, tn_ref script, tn_ref payload,
                              bool checks_handles);

#endif  // TENURE_SRC_DIALECTS_TRANSFORM_TRANSFORM_H
