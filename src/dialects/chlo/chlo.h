// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shared declarations of the chlo dialect.

#ifndef TENURE_SRC_DIALECTS_CHLO_CHLO_H
#define TENURE_SRC_DIALECTS_CHLO_CHLO_H

#include "dialects/chlo_ops.h"
#include "dialects/common/infer_hlo.h"
#include "ir/dialect_entry.h"
#include "schema/custom_directive.h"

extern const tn_custom_assembly tn_chlo_assemblies[];
extern const tn_named_check tn_chlo_checks[];
extern const tn_naming tn_chlo_namings[];
extern const tn_dialect_interface tn_chlo__interface;

// Rules for result types.
/// For two operands with broadcasting.
TN_MUST_USE tn_status tn_chlo__broadcast(tn_inference* inference);
TN_MUST_USE tn_status tn_chlo__broadcast_complex(tn_inference* inference);
TN_MUST_USE tn_status tn_chlo__broadcast_select(tn_inference* inference);
TN_MUST_USE tn_status tn_chlo__broadcast_truths(tn_inference* inference);
TN_MUST_USE tn_status tn_chlo__constant_like(tn_inference* inference);
tn_status tn_chlo__read(tn_reader* reader, tn_cursor* cursor, const tn_storage** out_value);

#endif  // TENURE_SRC_DIALECTS_CHLO_CHLO_H
